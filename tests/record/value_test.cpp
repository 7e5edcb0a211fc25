// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One JSON text in, one value out, within every limit; what is wrong is told with its place.
#include "record/cursor.h"
#include "record/writer.h"

#include <QJsonDocument>
#include <QtTest>

using record::ReadProblem;
using Code = ReadProblem::Code;

Q_DECLARE_METATYPE(record::ReadProblem::Code)

namespace {

QByteArray nested(int depth, const char* open, const char* close)
{
    return QByteArray(open).repeated(depth) + "1" + QByteArray(close).repeated(depth);
}

} // namespace

class ValueTest : public QObject {
    Q_OBJECT

private slots:
    void broken_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<Code>("code");
        QTest::addColumn<QString>("where");
        QTest::newRow("empty") << QByteArray() << Code::Empty << QString();
        QTest::newRow("blanks") << QByteArray(" \t\r\n") << Code::Empty << QString();
        QTest::newRow("no end") << QByteArray("{\"a\":[1,2") << Code::NotJson << QString("/a/2");
        QTest::newRow("two texts") << QByteArray("{} {}") << Code::NotJson << QString();
        QTest::newRow("bare word") << QByteArray("{\"a\":yes}") << Code::NotJson << QString("/a");
        QTest::newRow("comment") << QByteArray("{} // no") << Code::NotJson << QString();
        QTest::newRow("trailing comma") << QByteArray("[1,]") << Code::NotJson << QString("/1");
        QTest::newRow("single quotes") << QByteArray("{'a':1}") << Code::NotJson << QString("/");
        QTest::newRow("not a number") << QByteArray("[NaN]") << Code::NotJson << QString("/0");
        QTest::newRow("leading zero") << QByteArray("[01]") << Code::NotJson << QString("/1");
        QTest::newRow("number beyond any double") << QByteArray("{\"n\":1e999}") << Code::OutOfRange << QString("/n");
        QTest::newRow("cut character") << QByteArray("[\"\xC3\"]") << Code::NotJson << QString("/0");
        QTest::newRow("lone continuation") << QByteArray("[\"\x80\"]") << Code::NotJson << QString("/0");
        QTest::newRow("overlong slash") << QByteArray("[\"\xC0\xAF\"]") << Code::NotJson << QString("/0");
        QTest::newRow("surrogate in UTF-8") << QByteArray("[\"\xED\xA0\x80\"]") << Code::NotJson << QString("/0");
        QTest::newRow("beyond Unicode") << QByteArray("[\"\xF5\x80\x80\x80\"]") << Code::NotJson << QString("/0");
        QTest::newRow("lone surrogate escape") << QByteArray("[\"\\ud800\"]") << Code::NotJson << QString("/0");
        QTest::newRow("raw line feed in a text") << QByteArray("[\"a\nb\"]") << Code::NotJson << QString("/0");
        QTest::newRow("zero character") << QByteArray("[\"a\\u0000b\"]") << Code::OutOfRange << QString("/0");
        QTest::newRow("key twice") << QByteArray("{\"a\":1,\"b\":2,\"a\":1}") << Code::DuplicateKey << QString("/a");
        QTest::newRow("key twice, escaped once")
            << QByteArray("{\"a\":1,\"\\u0061\":1}") << Code::DuplicateKey << QString("/a");
        QTest::newRow("key twice, deep") << QByteArray("{\"x\":[{},{\"a\":1,\"a\":1}]}") << Code::DuplicateKey
                                         << QString("/x/1/a");
        QTest::newRow("33 arrays") << nested(33, "[", "]") << Code::TooDeep << QString("/0").repeated(32);
        QTest::newRow("100,000 arrays") << nested(100'000, "[", "]") << Code::TooDeep << QString("/0").repeated(32);
        QTest::newRow("33 objects") << nested(33, "{\"k\":", "}") << Code::TooDeep << QString("/k").repeated(32);
        QTest::newRow("text of 4,001") << "[\"" + QByteArray(4001, 'x') + "\"]" << Code::TooLong << QString("/0");
        QTest::newRow("key of 4,001") << "{\"" + QByteArray(4001, 'x') + "\":1}" << Code::TooLong << QString("/");
        QTest::newRow("slash and tilde in keys")
            << QByteArray("{\"a/b~c\":nope}") << Code::NotJson << QString("/a~1b~0c");
        QTest::newRow("more than a line holds")
            << "[\"" + QByteArray(1 << 20, ' ') + "\"]" << Code::TooLarge << QString();
    }
    void broken()
    {
        QFETCH(QByteArray, text);
        QFETCH(Code, code);
        QFETCH(QString, where);
        const auto value = record::parse(text.toStdString());
        QVERIFY(!value);
        QCOMPARE(QString(toString(value.error().code)), QString(toString(code)));
        QCOMPARE(QString::fromStdString(value.error().where), where);
    }

    void whole_data()
    {
        QTest::addColumn<QByteArray>("text");
        for (const char* text : {"null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808",
                                 "18446744073709551615", "1.5", "\"\"", "\"a\\\"\\\\\\n\\t\\u0001\"", "[]", "{}",
                                 "[1,[2,[3]],{\"a\":{\"b\":null}}]", "{\"z\":1,\"a\":2}", "\"Ñandú, Жар, œuvre\""})
            QTest::newRow(text) << QByteArray(text);
        QTest::newRow("32 arrays") << nested(32, "[", "]");
        QTest::newRow("4,000 characters of two bytes") << "\"" + QByteArray("ж").repeated(4000) + "\"";
    }
    /// Compact texts with keys in their order come back byte for byte.
    void whole()
    {
        QFETCH(QByteArray, text);
        const auto value = record::parse(text.toStdString());
        QVERIFY2(value.has_value(), value ? "" : toString(value.error().code));
        QCOMPARE(QByteArray::fromStdString(record::written(*value)), text);
    }

    /// Another reader sees what our writer wrote.
    void writtenTextIsReadByOthers()
    {
        std::string every;
        for (int c = 1; c < 128; ++c)
            every += static_cast<char>(c);
        record::Writer writer;
        writer.beginArray();
        writer.text(every);
        writer.endArray();
        const std::string text = writer.take();
        const auto document = QJsonDocument::fromJson(QByteArray::fromStdString(text));
        QCOMPARE(document[0].toString().toStdString(), every);
        QCOMPARE(record::textOf(&std::get<record::Array>(record::parse(text)->data)[0]), std::string_view(every));
    }

    void numbersKeepWithinTheirBounds_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("fits");
        QTest::newRow("least") << QByteArray("-3") << true;
        QTest::newRow("most") << QByteArray("7") << true;
        QTest::newRow("below") << QByteArray("-4") << false;
        QTest::newRow("above") << QByteArray("8") << false;
        QTest::newRow("far above") << QByteArray("18446744073709551615") << false;
        QTest::newRow("wraps to 0") << QByteArray("18446744073709551616") << false;
        QTest::newRow("wraps to 1 in 32 bits") << QByteArray("4294967297") << false;
        QTest::newRow("whole but written as real") << QByteArray("5.0") << false;
        QTest::newRow("with exponent") << QByteArray("1e0") << false;
        QTest::newRow("text") << QByteArray("\"5\"") << false;
        QTest::newRow("truth") << QByteArray("true") << false;
        QTest::newRow("null") << QByteArray("null") << false;
    }
    void numbersKeepWithinTheirBounds()
    {
        QFETCH(QByteArray, text);
        QFETCH(bool, fits);
        record::Problems problems;
        const auto value = record::parse(text.toStdString());
        QVERIFY(value);
        const int number = record::Cursor(*value, problems).integer(-3, 7);
        QCOMPARE(problems.empty(), fits);
        QVERIFY(number >= -3 && number <= 7);
    }

    void allProblemsWithTheirPlaces()
    {
        const auto value = record::parse(R"({"a":1,"list":[true,"x",3],"extra~/":0})");
        record::Problems problems;
        const record::Cursor cursor(*value, problems);
        static_cast<void>(cursor.field("missing").integer(0, 1));
        static_cast<void>(cursor.field("a").text());
        for (const auto& one : cursor.field("list").elements())
            static_cast<void>(one.boolean());
        const std::array<std::string_view, 2> keys{"a", "list"};
        cursor.only(keys);
        QStringList places;
        for (const auto& problem : problems)
            places << QString("%1 %2").arg(toString(problem.code), QString::fromStdString(problem.where));
        QCOMPARE(places,
                 QStringList({"missing-field /missing", "wrong-type /a", "wrong-type /list/1", "wrong-type /list/2",
                              "unknown-field /extra~0~1"}));
    }

    void aFloodOfProblemsEnds()
    {
        std::string text = "[0";
        for (int i = 0; i < 900; ++i)
            text += ",0";
        const auto value = record::parse(text + "]");
        record::Problems problems;
        for (const auto& one : record::Cursor(*value, problems).elements())
            static_cast<void>(one.boolean());
        QCOMPARE(problems.size(), record::mostProblems);
    }

    void whatIsToldOfAValueIsShort()
    {
        const auto value = record::parse("\"" + std::string(3000, 'x') + "ж\"");
        record::Problems problems;
        static_cast<void>(record::Cursor(*value, problems).boolean());
        QVERIFY(problems.front().detail.size() < 80);
    }
};

QTEST_GUILESS_MAIN(ValueTest)
#include "value_test.moc"
