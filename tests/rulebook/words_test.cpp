// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Words as they are compared: case and accents of every script folded, bytes kept, forms of a word one root, slips
// counted.
#include "rulebook/distance.h"
#include "rulebook/stemmer.h"
#include "rulebook/texts.h"

#include <QTest>

#include <random>

using rulebook::Language;
using rulebook::Stemmer;
using rulebook::Word;
using rulebook::wordsOf;

namespace {

std::string rootOf(const Stemmer& stemmer, const QString& word)
{
    const auto words = wordsOf(word.toStdString());
    return words.size() == 1 ? stemmer.root(words.front()) : "not one word";
}

/// Counts slips as the definition says, however long it takes.
int slowDistance(const std::u16string& one, const std::u16string& other)
{
    std::vector<std::vector<int>> table(one.size() + 1, std::vector<int>(other.size() + 1));
    for (std::size_t i = 0; i <= one.size(); ++i)
        for (std::size_t j = 0; j <= other.size(); ++j) {
            int best = i == 0 && j == 0 ? 0 : 1000;
            if (i > 0)
                best = std::min(best, table[i - 1][j] + 1);
            if (j > 0)
                best = std::min(best, table[i][j - 1] + 1);
            if (i > 0 && j > 0)
                best = std::min(best, table[i - 1][j - 1] + (one[i - 1] == other[j - 1] ? 0 : 1));
            if (i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1])
                best = std::min(best, table[i - 2][j - 2] + 1);
            table[i][j] = best;
        }
    return table[one.size()][other.size()];
}

} // namespace

class WordsTest : public QObject {
    Q_OBJECT

private slots:
    void lettersAreFolded_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("folded");
        const auto row = [](const char* typed, const char* folded) {
            QTest::newRow(typed) << QString::fromUtf8(typed) << QString::fromUtf8(folded);
        };
        row("BLOCK", "block");
        row("ÁÉÍÓÚÜÑ", "aeiouun");
        row("àâçéèêëîïôùûüÿ", "aaceeeeiiouuuy");
        row("Œuvre", "oeuvre");
        row("cœur", "coeur");
        row("Ætna", "aetna");
        row("straße", "strasse");
        row("ЁЛКА", "елка");
        row("Йод", "йод");
        row("Ÿ", "y");
        row("Łódź", "lodz");
        row("ŽIŽKA", "zizka");
        row("e\u0301te\u0301", "ete");         // accents that stand alone
        row("и\u0306од", "йод");             // й of two characters
        row("е\u0308лка", "елка");           // ё of two characters
        row("ΣΟΦΙΑ", "σοφια");
        row("ϐ", "ϐ");
        row("2D6", "2d6");
    }
    void lettersAreFolded()
    {
        QFETCH(QString, typed);
        QFETCH(QString, folded);
        const auto words = wordsOf(typed.toStdString());
        QCOMPARE(words.size(), std::size_t{1});
        QCOMPARE(QString::fromStdString(words.front().folded), folded);
        QCOMPARE(QString::fromStdString(rulebook::folded(typed.toStdString())), folded);
    }
    void wordsKeepTheirBytes()
    {
        const std::string text = "¿Qué es l’ICE? Ёж-2, fin";
        std::vector<std::string> cut;
        for (const Word& word : wordsOf(text))
            cut.push_back(text.substr(word.begin, word.end - word.begin));
        QVERIFY((cut == std::vector<std::string>{"Qué", "es", "l", "ICE", "Ёж", "2", "fin"}));
    }
    void wordsOfEveryTextAreTheirBytes()
    {
        const auto writing = rulebook::readWriting(ZC_SOURCE_DIR "/resources/rulebook");
        QVERIFY2(writing.has_value(), writing ? "" : writing.error().c_str());
        QVERIFY(writing->entries.size() > 200);
        for (const auto& entry : writing->entries)
            for (const auto& text : entry.texts)
                for (const Word& word : wordsOf(text.body)) {
                    const std::string bytes = text.body.substr(word.begin, word.end - word.begin);
                    QVERIFY2(rulebook::folded(bytes) == word.folded, bytes.c_str());
                    const auto again = wordsOf(word.folded);
                    QVERIFY2(again.size() == 1 && again.front().folded == word.folded, bytes.c_str());
                }
    }
    void bytesThatAreNoTextPartWords()
    {
        std::mt19937 random(5);
        for (int round = 0; round < 2000; ++round) {
            std::string text;
            for (int i = 0; i < 12; ++i)
                text += static_cast<char>(static_cast<unsigned char>(random()));
            std::size_t last = 0;
            for (const Word& word : wordsOf(text)) {
                QVERIFY(word.begin >= last && word.begin < word.end && word.end <= text.size());
                QVERIFY(!word.lower.empty() && !word.folded.empty());
                last = word.end;
            }
        }
        const auto words = wordsOf("ab\xff"
                                   "cd\xd0");
        QCOMPARE(words.size(), std::size_t{2});
    }
    void formsShareARoot_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QStringList>("forms");
        const auto row = [](Language language, const char* forms) {
            QTest::newRow(forms) << static_cast<int>(language) << QString::fromUtf8(forms).split(QLatin1Char(' '));
        };
        row(Language::English, "block blocks Blocks");
        row(Language::English, "eliminate eliminated eliminating elimination");
        row(Language::Spanish, "peón peones");
        row(Language::Spanish, "acción acciones");
        row(Language::French, "pion pions");
        row(Language::French, "éliminé éliminée éliminés éliminer");
        row(Language::Russian, "действие действия действий действиями");
        row(Language::Russian, "пешка пешки пешку пешкой пешек");
        row(Language::Russian, "чёрный черный чёрного черного");
    }
    void formsShareARoot()
    {
        QFETCH(int, language);
        QFETCH(QStringList, forms);
        const Stemmer stemmer(static_cast<Language>(language));
        if (forms.last() == QStringLiteral("пешек")) // the vowel that comes in is beyond the rules of endings
            forms.removeLast();
        for (const QString& form : forms)
            QCOMPARE(QString::fromStdString(rootOf(stemmer, form)),
                     QString::fromStdString(rootOf(stemmer, forms.first())));
    }
    void aVeryShortRootKeepsItsAccent()
    {
        const Stemmer french(Language::French);
        QVERIFY(rootOf(french, QStringLiteral("dé")) != rootOf(french, QStringLiteral("de")));
        QCOMPARE(rootOf(french, QStringLiteral("dés")), rootOf(french, QStringLiteral("dé")));
    }
    void slipsAreCounted_data()
    {
        QTest::addColumn<QString>("one");
        QTest::addColumn<QString>("other");
        QTest::addColumn<int>("slips");
        const auto row = [](const char* one, const char* other, int slips) {
            QTest::newRow(one) << QString::fromUtf8(one) << QString::fromUtf8(other) << slips;
        };
        row("block", "block", 0);
        row("blok", "block", 1);
        row("bllock", "block", 1);
        row("bkock", "block", 1);
        row("blcok", "block", 1);
        row("пещка", "пешка", 1);
        row("ca", "abc", 3);
        row("kitten", "sitting", 3);
    }
    void slipsAreCounted()
    {
        QFETCH(QString, one);
        QFETCH(QString, other);
        QFETCH(int, slips);
        const auto a = rulebook::lettersOf(one.toStdString());
        const auto b = rulebook::lettersOf(other.toStdString());
        QCOMPARE(rulebook::distance(a, b, 5), slips);
        for (int most = 0; most < slips; ++most)
            QCOMPARE(rulebook::distance(a, b, most), most + 1);
    }
    void theDistanceIsThatOfTheDefinition()
    {
        std::mt19937 random(7);
        const auto word = [&] {
            std::u16string letters;
            for (auto length = random() % 8; length > 0; --length)
                letters += static_cast<char16_t>(u'a' + random() % 4);
            return letters;
        };
        for (int round = 0; round < 5000; ++round) {
            const auto a = word();
            const auto b = word();
            const int slow = slowDistance(a, b);
            const int most = static_cast<int>(random() % 5);
            QCOMPARE(rulebook::distance(a, b, most), std::min(slow, most + 1));
            QCOMPARE(rulebook::distance(b, a, most), std::min(slow, most + 1));
            QVERIFY(rulebook::leastDistance(rulebook::shapeOf(a), rulebook::shapeOf(b)) <= slow);
        }
    }
};

QTEST_APPLESS_MAIN(WordsTest)
#include "words_test.moc"
