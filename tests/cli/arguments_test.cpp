// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Words sorted into places, options and flags; each wrong word gives one sentence that names it.
#include "cli/arguments.h"

#include <QtTest>

class ArgumentsTest : public QObject {
    Q_OBJECT

private slots:
    void right_data();
    void right();
    void wrong_data();
    void wrong();
    void counts_data();
    void counts();

private:
    const cli::Syntax m_syntax{
        QStringLiteral("dig"),     QStringLiteral("dig HOLE [DEPTH]"), 1, 2, {QStringLiteral("--with")},
        {QStringLiteral("--for")}, {QStringLiteral("--fast")}};
};

void ArgumentsTest::right_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QStringList>("places");
    QTest::addColumn<QString>("with");
    QTest::addColumn<QStringList>("lists");
    QTest::addColumn<bool>("fast");
    const QStringList none;
    QTest::newRow("places") << "a b" << QStringList{"a", "b"} << "" << none << false;
    QTest::newRow("option behind") << "a --with x" << QStringList{"a"} << "x" << none << false;
    QTest::newRow("option before") << "--with x a" << QStringList{"a"} << "x" << none << false;
    QTest::newRow("equals sign") << "a --with=x=y" << QStringList{"a"} << "x=y" << none << false;
    QTest::newRow("a value like an option") << "a --with --fast" << QStringList{"a"} << "--fast" << none << false;
    QTest::newRow("a list") << "--for 1 a --for 2" << QStringList{"a"} << "" << QStringList{"1", "2"} << false;
    QTest::newRow("a flag") << "a --fast" << QStringList{"a"} << "" << none << true;
    QTest::newRow("end of options") << "-- --fast" << QStringList{"--fast"} << "" << none << false;
    QTest::newRow("the input") << "a -" << QStringList{"a", "-"} << "" << none << false;
    QTest::newRow("of every verb") << "a --json --lang ru" << QStringList{"a"} << "" << none << false;
}

void ArgumentsTest::right()
{
    QFETCH(QString, typed);
    QFETCH(QStringList, places);
    QFETCH(QString, with);
    QFETCH(QStringList, lists);
    QFETCH(bool, fast);
    const auto words = cli::Arguments::sorted(m_syntax, typed.split(' '));
    QVERIFY2(words, words ? "" : qPrintable(words.error().text));
    for (int i = 0; i < places.size(); ++i)
        QCOMPARE(words->place(i), places[i]);
    QCOMPARE(words->places(), static_cast<int>(places.size()));
    QCOMPARE(words->value("--with"), with);
    QCOMPARE(words->values("--for"), lists);
    QCOMPARE(words->has("--fast"), fast);
}

void ArgumentsTest::wrong_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("named");
    QTest::newRow("no place") << "--fast" << "dig";
    QTest::newRow("a place too many") << "a b c" << "\"c\"";
    QTest::newRow("unknown option") << "a --deep" << "--deep";
    QTest::newRow("unknown option with a value") << "a --deep=3" << "--deep";
    QTest::newRow("value missing") << "a --with" << "--with";
    QTest::newRow("twice") << "a --with x --with y" << "--with";
    QTest::newRow("flag twice") << "a --fast --fast" << "--fast";
    QTest::newRow("flag with a value") << "a --fast=yes" << "--fast";
    QTest::newRow("language missing") << "a --lang" << "--lang";
}

void ArgumentsTest::wrong()
{
    QFETCH(QString, typed);
    QFETCH(QString, named);
    const auto words = cli::Arguments::sorted(m_syntax, typed.split(' '));
    QVERIFY(!words);
    QCOMPARE(static_cast<int>(words.error().status), 2);
    QVERIFY2(words.error().text.contains(named), qPrintable(words.error().text));
    QVERIFY2(words.error().text.contains(m_syntax.usage), qPrintable(words.error().text));
}

void ArgumentsTest::counts_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("number");
    QTest::newRow("one") << "1" << 1;
    QTest::newRow("with zeros") << "007" << 7;
    for (const char* text : {"0", "-1", "+1", "1.0", "", " 1", "1x", "0x1", "99999999999", "٣"})
        QTest::newRow(text) << QString::fromUtf8(text) << 0;
}

void ArgumentsTest::counts()
{
    QFETCH(QString, text);
    QFETCH(int, number);
    const auto count = cli::counted(text, "COUNT");
    QCOMPARE(count.value_or(0), number);
    if (!count)
        QVERIFY(count.error().text.contains("COUNT"));
}

QTEST_GUILESS_MAIN(ArgumentsTest)
#include "arguments_test.moc"
