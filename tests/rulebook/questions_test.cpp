// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What players ask, in four languages: the entry that answers stands first, or nearly so. Kept in
// tests/data/questions-<language>.txt.
#include "rulebook/asked_questions.h"
#include "rulebook/book.h"

#include <QTest>

#include <algorithm>

using rulebook::Book;
using rulebook::Language;
using rulebook::Question;

namespace {

constexpr std::size_t beyond = 99;

/// The place of the expected entry among the answers, from 0.
std::size_t placeOf(Book& book, const asked::Expected& expected, Language shown)
{
    const auto ranked = book.ranked({expected.words, shown, {}, 10}).value();
    const auto found =
        std::find_if(ranked.begin(), ranked.end(), [&](const auto& each) { return each.id == expected.id; });
    return found == ranked.end() ? beyond : static_cast<std::size_t>(found - ranked.begin());
}

std::vector<std::string> idsFor(Book& book, const char* words, Language shown)
{
    std::vector<std::string> ids;
    const auto ranked = book.ranked({words, shown, {}, 10}).value();
    for (const auto& each : ranked)
        ids.push_back(each.id);
    return ids;
}

} // namespace

class QuestionsTest : public QObject {
    Q_OBJECT
    Book m_book = Book::shipped().value();

private slots:
    void theAnswerStandsFirstOrNearlySo_data()
    {
        QTest::addColumn<int>("language");
        for (const Language language : rulebook::languages)
            QTest::newRow(std::string(rulebook::codeOf(language)).c_str()) << static_cast<int>(language);
    }
    void theAnswerStandsFirstOrNearlySo()
    {
        QFETCH(int, language);
        const auto shown = static_cast<Language>(language);
        const auto questions = asked::questionsIn(shown);
        QVERIFY(questions.size() >= 40);
        std::size_t first = 0;
        std::size_t nearly = 0;
        for (const asked::Expected& expected : questions) {
            QVERIFY2(m_book.entry(expected.id, shown).value().has_value(), expected.id.c_str());
            const std::size_t place = placeOf(m_book, expected, shown);
            first += place == 0 ? 1 : 0;
            nearly += place < 3 ? 1 : 0;
            if (place > 0)
                qInfo("%2zu %s: %s (first: %s)", place + 1, expected.id.c_str(), expected.words.c_str(),
                      idsFor(m_book, expected.words.c_str(), shown).front().c_str());
        }
        qInfo("%zu questions: first %.1f %%, among three %.1f %%", questions.size(),
              100.0 * static_cast<double>(first) / static_cast<double>(questions.size()),
              100.0 * static_cast<double>(nearly) / static_cast<double>(questions.size()));
        QVERIFY(first * 100 >= questions.size() * 90);
        QVERIFY(nearly * 100 >= questions.size() * 98);
    }
    void formsOfAWordGiveOneList_data()
    {
        QTest::addColumn<int>("language");
        QTest::addColumn<QStringList>("forms");
        QTest::newRow("ru") << static_cast<int>(Language::Russian)
                            << QStringList{QStringLiteral("действие"), QStringLiteral("действия"),
                                           QStringLiteral("действий"), QStringLiteral("ДЕЙСТВИЯМИ")};
        QTest::newRow("es") << static_cast<int>(Language::Spanish)
                            << QStringList{QStringLiteral("acción"), QStringLiteral("acciones"),
                                           QStringLiteral("ACCION")};
        QTest::newRow("fr") << static_cast<int>(Language::French)
                            << QStringList{QStringLiteral("éliminé"), QStringLiteral("éliminés"),
                                           QStringLiteral("elimine"), QStringLiteral("ÉLIMINÉE")};
        QTest::newRow("en") << static_cast<int>(Language::English)
                            << QStringList{QStringLiteral("block"), QStringLiteral("blocks"), QStringLiteral("Blocks")};
    }
    void formsOfAWordGiveOneList()
    {
        QFETCH(int, language);
        QFETCH(QStringList, forms);
        const auto shown = static_cast<Language>(language);
        const auto list = idsFor(m_book, forms.first().toUtf8(), shown);
        QCOMPARE(list.size(), std::size_t{10});
        for (const QString& form : forms)
            QVERIFY2(idsFor(m_book, form.toUtf8(), shown) == list, form.toUtf8());
    }
};

QTEST_APPLESS_MAIN(QuestionsTest)
#include "questions_test.moc"
