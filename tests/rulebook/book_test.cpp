// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rulebook as it ships: the same entries in each language, marks that fall on words, typing that narrows, slips
// forgiven.
#include "rulebook/asked_questions.h"
#include "rulebook/book.h"

#include <QTest>

#include <random>
#include <set>

using rulebook::Book;
using rulebook::Found;
using rulebook::Language;
using rulebook::Question;

namespace {

bool beginsCharacter(const std::string& text, std::size_t at)
{
    return at == text.size() || (static_cast<unsigned char>(text[at]) & 0xC0U) != 0x80;
}

std::size_t characters(const std::string& text)
{
    return static_cast<std::size_t>(QString::fromStdString(text).toUcs4().size());
}

std::string firstFor(Book& book, const std::string& words, Language shown)
{
    const auto ranked = book.ranked({words, shown, {}, 1}).value();
    return ranked.empty() ? std::string("nothing") : ranked.front().id;
}

} // namespace

class BookTest : public QObject {
    Q_OBJECT
    Book m_book = Book::shipped().value();

    void marksFallOnWords(const rulebook::Marked& marked)
    {
        std::size_t last = 0;
        for (const rulebook::Range& mark : marked.marks) {
            QVERIFY(mark.begin >= last && mark.begin < mark.end && mark.end <= marked.text.size());
            QVERIFY(beginsCharacter(marked.text, mark.begin) && beginsCharacter(marked.text, mark.end));
            const auto words = rulebook::wordsOf(marked.text.substr(mark.begin, mark.end - mark.begin));
            QCOMPARE(words.size(), std::size_t{1});
            last = mark.end;
        }
    }

private slots:
    void everyLanguageHasTheSameEntries()
    {
        QVERIFY((m_book.games() == std::vector<std::string>{"zaibatsu", "infiltration", "neuroscape"}));
        const auto english = m_book.contents(Language::English).value();
        QVERIFY(english.size() > 200);
        for (const Language language : rulebook::languages) {
            const auto lines = m_book.contents(language).value();
            QCOMPARE(lines.size(), english.size());
            for (std::size_t i = 0; i < lines.size(); ++i) {
                QCOMPARE(lines[i].id, english[i].id);
                QVERIFY(!lines[i].title.empty() && !lines[i].topic.empty());
            }
        }
        std::size_t together = 0;
        for (const std::string& game : m_book.games())
            together += m_book.contents(Language::Russian, game).value().size();
        QCOMPARE(together, english.size());
        QVERIFY(m_book.contents(Language::English, "chess").value().empty());
    }
    void anEntryIsWhole()
    {
        const auto lines = m_book.contents(Language::English).value();
        for (const auto& line : lines)
            for (const Language language : rulebook::languages) {
                const auto entry = m_book.entry(line.id, language).value();
                QVERIFY2(entry.has_value(), line.id.c_str());
                QVERIFY(entry->id == line.id && entry->game == line.game && entry->topic == line.topic);
                QVERIFY(!entry->title.empty() && entry->body.size() > 40);
                for (const std::string& other : entry->see)
                    QVERIFY2(m_book.entry(other, language).value().has_value(), other.c_str());
            }
        const auto entry = m_book.entry("valid-orientation", Language::French).value();
        QCOMPARE(entry->title, std::string("L’orientation du nouveau bloc"));
        QVERIFY((entry->rules == std::vector<std::string>{"A-038", "A-040", "R-052", "R-053"}));
        QVERIFY(!m_book.entry("nothing-of-that-name", Language::French).value().has_value());
    }
    void aRuleLeadsToItsEntries()
    {
        QCOMPARE(m_book.explaining("R-052").value().front(), std::string("valid-orientation"));
        QVERIFY(m_book.explaining("R-999").value().empty());
        const auto ids = m_book.explaining("A-001").value();
        std::size_t before = 0;
        for (const std::string& id : ids) {
            const auto entry = m_book.entry(id, Language::English).value();
            QVERIFY(std::find(entry->rules.begin(), entry->rules.end(), "A-001") != entry->rules.end());
            QVERIFY(entry->rules.size() >= before);
            before = entry->rules.size();
        }
        for (const char* typed : {"R-052", "r-052", "r052", "R 052"})
            QCOMPARE(firstFor(m_book, typed, Language::Russian), std::string("valid-orientation"));
    }
    void answersAreMarkedWhereTheyMatch()
    {
        std::size_t marks = 0;
        for (const Language language : rulebook::languages)
            for (const auto& asked : asked::questionsIn(language)) {
                const auto found = m_book.search({asked.words, language, {}, 5}).value();
                const auto ranked = m_book.ranked({asked.words, language, {}, 5}).value();
                QCOMPARE(found.size(), ranked.size());
                for (std::size_t i = 0; i < found.size(); ++i) {
                    QCOMPARE(found[i].id, ranked[i].id);
                    QVERIFY(found[i].score > 0 && (i == 0 || found[i].score <= found[i - 1].score));
                    marksFallOnWords(found[i].title);
                    marksFallOnWords(found[i].excerpt);
                    QVERIFY(characters(found[i].excerpt.text) <= 184);
                    marks += found[i].title.marks.size() + found[i].excerpt.marks.size();
                }
            }
        QVERIFY(marks > 1000);
    }
    void aMarkCoversAnInflectedWordWithItsAccents()
    {
        const auto found = m_book.search({"fleche", Language::French, {}, 1}).value();
        QCOMPARE(found.front().id, std::string("direction-arrows"));
        const auto& title = found.front().title;
        QCOMPARE(title.text, std::string("Les flèches de direction"));
        QCOMPARE(title.marks.size(), std::size_t{1});
        QCOMPARE(title.text.substr(title.marks[0].begin, title.marks[0].end - title.marks[0].begin),
                 std::string("flèches"));
    }
    void oneLanguageFindsWhatIsShownInAnother_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("entry");
        for (const auto& [typed, entry] :
             {std::pair("neuroconsole", "neuroconsole"), std::pair("sacrificio", "sacrifice"),
              std::pair("capacités une fois par tour", "once-per-turn"),
              std::pair("стрелки направления", "direction-arrows")})
            QTest::newRow(entry) << QString::fromUtf8(typed) << QString::fromUtf8(entry);
    }
    void oneLanguageFindsWhatIsShownInAnother()
    {
        QFETCH(QString, typed);
        QFETCH(QString, entry);
        for (const Language shown : rulebook::languages) {
            const auto found = m_book.search({typed.toStdString(), shown, {}, 3}).value();
            QVERIFY(!found.empty());
            QCOMPARE(QString::fromStdString(found.front().id), entry);
            QCOMPARE(found.front().title.text, m_book.entry(found.front().id, shown).value()->title);
        }
    }
    void playersWordsLeadToThoseOfTheRules()
    {
        const auto leads = [&](const char* typed, Language shown, const char* to) {
            const auto found = m_book.search({typed, shown, {}, 10}).value();
            return std::any_of(found.begin(), found.end(), [&](const Found& each) {
                const auto& text = each.title.text;
                return std::any_of(each.title.marks.begin(), each.title.marks.end(), [&](const auto& mark) {
                    return rulebook::folded(text.substr(mark.begin, mark.end - mark.begin)).starts_with(to);
                });
            });
        };
        QVERIFY(leads("tile", Language::English, "block"));
        QVERIFY(leads("ficha", Language::Spanish, "bloque"));
        QVERIFY(leads("tuile", Language::French, "bloc"));
        QVERIFY(leads("тайл", Language::Russian, "блок"));
        QVERIFY(leads("hacking", Language::English, "icebreak"));
        QVERIFY(leads("взломать", Language::Russian, "icebreak"));
    }
    void typingNarrows_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QString>("word");
        QTest::addColumn<QString>("entry");
        QTest::newRow("en") << static_cast<int>(Language::English) << QStringLiteral("neuroconsole")
                            << QStringLiteral("neuroconsole");
        QTest::newRow("es") << static_cast<int>(Language::Spanish) << QStringLiteral("sacrificio")
                            << QStringLiteral("sacrifice");
        QTest::newRow("ru") << static_cast<int>(Language::Russian) << QStringLiteral("нейроконсоль")
                            << QStringLiteral("neuroconsole");
    }
    void typingNarrows()
    {
        QFETCH(int, language);
        QFETCH(QString, word);
        QFETCH(QString, entry);
        for (int letters = 4; letters <= word.size(); ++letters)
            QCOMPARE(QString::fromStdString(
                         firstFor(m_book, word.left(letters).toStdString(), static_cast<Language>(language))),
                     entry);
    }
    void oneSlipIsForgiven()
    {
        const std::string word = "speedrunner";
        for (std::size_t i = 1; i < word.size(); ++i) {
            std::string without = word;
            without.erase(i, 1);
            QVERIFY2(firstFor(m_book, without + " card", Language::English)
                         == firstFor(m_book, word + " card", Language::English),
                     without.c_str());
            std::string changed = word;
            changed[i] = 'x';
            QCOMPARE(firstFor(m_book, changed, Language::English), std::string("speedrunner"));
        }
        QVERIFY(m_book.ranked({"xqzwvkj", Language::English, {}, 10}).value().empty());
    }
    void aWordThatIsThereIsNotTakenForASlip()
    {
        // "bots" is one letter from "both".
        const auto found = m_book.search({"bots", Language::English, {}, 3}).value();
        QCOMPARE(found.front().id, std::string("bot"));
        for (const auto& mark : found.front().excerpt.marks)
            QVERIFY(rulebook::folded(found.front().excerpt.text.substr(mark.begin, mark.end - mark.begin))
                        .starts_with("bot"));
    }
    void onlyOfOneGameAndNotMoreThanAsked()
    {
        const auto found = m_book.search({"token", Language::English, "infiltration", 4}).value();
        QCOMPARE(found.size(), std::size_t{4});
        for (const Found& each : found)
            QCOMPARE(each.game, std::string("infiltration"));
    }
    void whateverIsTypedIsAnswered()
    {
        for (const char* typed : {"", " ", "\"", "\" OR *", "a", "?!", "NEAR(", "^block", "-block", "t:block", "…"})
            QVERIFY2(m_book.search({typed, Language::English, {}, 10}).has_value(), typed);
        QVERIFY(m_book.search({std::string(100'000, 'x'), Language::English, {}, 10}).has_value());
        QVERIFY(m_book.search({std::string(20'000, ' ') + "block", Language::English, {}, 10}).has_value());
        std::mt19937 random(11);
        for (int round = 0; round < 300; ++round) {
            std::string typed;
            for (int i = 0; i < 20; ++i)
                typed += static_cast<char>(static_cast<unsigned char>(random()));
            QVERIFY(m_book.search({typed, Language::French, {}, 10}).has_value());
        }
    }
    void anIndexOfAnotherKindIsRefused()
    {
        const std::string nothing(4096, '\0');
        QVERIFY(!Book::over(nothing).has_value());
        QVERIFY(!Book::over("no database at all").has_value());
    }
};

QTEST_APPLESS_MAIN(BookTest)
#include "book_test.moc"
