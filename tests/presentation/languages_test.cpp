// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The four languages: found by locale and code, switched while running, gone with their owner.
#include "presentation/languages.h"

#include <QCoreApplication>
#include <QSignalSpy>
#include <QTest>

using namespace presentation;

class LanguagesTest : public QObject {
    Q_OBJECT
private slots:
    void aLocaleFindsItsLanguage_data();
    void aLocaleFindsItsLanguage();
    void codesAndNamesGoBothWays();
    void switchingIsToldOnceAndHoldsForEveryText();
    void theOwnerTakesItsTranslationAlong();
    void russianHasThreeForms_data();
    void russianHasThreeForms();
};

void LanguagesTest::aLocaleFindsItsLanguage_data()
{
    QTest::addColumn<QString>("locale");
    QTest::addColumn<QString>("code");
    QTest::newRow("Mexico") << "es_MX" << "es";
    QTest::newRow("Spain") << "es_ES" << "es";
    QTest::newRow("Canada, French") << "fr_CA" << "fr";
    QTest::newRow("Russia") << "ru_RU" << "ru";
    QTest::newRow("Belarus, Russian") << "ru_BY" << "ru";
    QTest::newRow("Britain") << "en_GB" << "en";
    QTest::newRow("Germany has none") << "de_DE" << "en";
    QTest::newRow("C") << "C" << "en";
}

void LanguagesTest::aLocaleFindsItsLanguage()
{
    QFETCH(QString, locale);
    QFETCH(QString, code);
    QCOMPARE(languageCode(plainLanguage(QLocale(locale))), code);
}

void LanguagesTest::codesAndNamesGoBothWays()
{
    QCOMPARE(allLanguages().size(), 4);
    QStringList names;
    for (const Language language : allLanguages()) {
        QCOMPARE(languageOfCode(languageCode(language)), language);
        names.append(languageName(language));
    }
    QCOMPARE(names,
             QStringList({QStringLiteral("English"), QStringLiteral("Español"), QStringLiteral("Français"),
                          QStringLiteral("Русский")}));
    QVERIFY(!languageOfCode(QStringLiteral("de")));
    QVERIFY(!languageOfCode(QString()));
}

void LanguagesTest::switchingIsToldOnceAndHoldsForEveryText()
{
    Languages languages;
    QSignalSpy changed(&languages, &Languages::changed);
    const auto east = [] { return QCoreApplication::translate("Names", "east"); };
    QCOMPARE(east(), QStringLiteral("east"));
    QVERIFY(languages.install(Language::Russian));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(languages.current(), Language::Russian);
    QCOMPARE(east(), QStringLiteral("восток"));
    QCOMPARE(QLocale().language(), QLocale::Russian);
    QVERIFY(languages.install(Language::French));
    QCOMPARE(east(), QStringLiteral("est"));
    QVERIFY(languages.install(Language::English));
    QCOMPARE(east(), QStringLiteral("east"));
    QCOMPARE(changed.size(), 3);
}

void LanguagesTest::theOwnerTakesItsTranslationAlong()
{
    {
        Languages languages;
        QVERIFY(languages.install(Language::Spanish));
        QCOMPARE(QCoreApplication::translate("Names", "east"), QStringLiteral("este"));
    }
    QCOMPARE(QCoreApplication::translate("Names", "east"), QStringLiteral("east"));
}

void LanguagesTest::russianHasThreeForms_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QString>("text");
    QTest::newRow("0") << 0 << "0 карт";
    QTest::newRow("1") << 1 << "1 карта";
    QTest::newRow("2") << 2 << "2 карты";
    QTest::newRow("4") << 4 << "4 карты";
    QTest::newRow("5") << 5 << "5 карт";
    QTest::newRow("11") << 11 << "11 карт";
    QTest::newRow("12") << 12 << "12 карт";
    QTest::newRow("21") << 21 << "21 карта";
    QTest::newRow("23") << 23 << "23 карты";
    QTest::newRow("112") << 112 << "112 карт";
}

void LanguagesTest::russianHasThreeForms()
{
    QFETCH(int, count);
    QFETCH(QString, text);
    Languages languages;
    QVERIFY(languages.install(Language::Russian));
    QCOMPARE(QCoreApplication::translate("Obstacles", "%n card(s)", nullptr, count), text);
}

QTEST_GUILESS_MAIN(LanguagesTest)
#include "languages_test.moc"
