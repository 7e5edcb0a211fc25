// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every obstacle of every family is a sentence in four languages, whatever it is about.
#include "naming_oracle.h"
#include "spoken.h"

#include "presentation/rule_entry.h"
#include "presentation/sentences.h"

#include <QDirIterator>
#include <QRegularExpression>
#include <QTest>

using namespace zaibatsu;
using namespace presentation;

namespace {

/// A refusal that names everything.
About everything(const testing::Table& table)
{
    About about;
    about.pawn = table.pawn("cleaner-b");
    about.block = table.block("sprawl");
    about.otherBlock = table.block("copyleft");
    about.card = table.card("automatic-gun");
    about.player = Colour::Blue;
    about.place = onBlock(table.block("yakuza"), sideSpace(2));
    about.cell = hex::Cell{1, -1};
    about.ability = Ability::Delete;
    about.side = 3;
    about.have = 1;
    about.need = 4;
    return about;
}

} // namespace

class RefusalsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        m_table.addCard("automatic-gun", [](Card& card) { card.name = "Automatic Gun"; });
    }
    void everyCodeIsASentence_data();
    void everyCodeIsASentence();
    void everyCodeDiffersFromTheOthers();
    void countsChangeTheirWords();
    void aPlayersNameIsNeverRead();
    void allProblemsOfAnAdjustAreNamed();
    void everyRefusingRuleHasATitle();
    void aRuleSaysWhereItIsPrinted();

private:
    void printedPlaces(const QString& id);

    Languages m_languages;
    testing::Table m_table{3};
};

void RefusalsTest::everyCodeIsASentence_data()
{
    QTest::addColumn<int>("family");
    QTest::addColumn<int>("code");
    for (const ObstacleCode& code : testing::allObstacles()) {
        const int value = std::visit([](auto obstacle) { return static_cast<int>(obstacle); }, code);
        QTest::addRow("family %zu code %d", code.index(), value) << static_cast<int>(code.index()) << value;
    }
}

void RefusalsTest::everyCodeIsASentence()
{
    QFETCH(int, family);
    QFETCH(int, code);
    for (const ObstacleCode& obstacle : testing::allObstacles()) {
        const int value = std::visit([](auto each) { return static_cast<int>(each); }, obstacle);
        if (static_cast<int>(obstacle.index()) != family || value != code)
            continue;
        for (const About& about : {About{}, everything(m_table)}) {
            const auto texts =
                testing::inAllLanguages(m_languages, [&] { return obstacleText(m_table.state, obstacle, about); });
            QCOMPARE(testing::faults(texts), QString());
            for (const QString& text : texts) {
                QVERIFY2(text.endsWith(QLatin1Char('.')), qPrintable(text));
                QVERIFY2(!text[0].isLower(), qPrintable(text));
                QVERIFY2(text.size() < 220, qPrintable(text));
            }
        }
    }
}

void RefusalsTest::everyCodeDiffersFromTheOthers()
{
    QMap<QString, int> seen;
    for (const ObstacleCode& code : testing::allObstacles())
        ++seen[obstacleText(m_table.state, code, everything(m_table))];
    // Taken cells and full spaces are the same obstacle in two families; nothing else may share its words.
    QCOMPARE(seen.size(), static_cast<qsizetype>(testing::allObstacles().size()));
}

void RefusalsTest::countsChangeTheirWords()
{
    m_languages.install(Language::Russian);
    const auto cost = [this](int need) {
        About about;
        about.need = need;
        about.have = 0;
        return obstacleText(m_table.state, CardObstacle::TooFewBonus, about);
    };
    QVERIFY(cost(1).contains(QStringLiteral("1 бонусный жетон,")));
    QVERIFY(cost(2).contains(QStringLiteral("2 бонусных жетона,")));
    QVERIFY(cost(5).contains(QStringLiteral("5 бонусных жетонов,")));
    QVERIFY(cost(11).contains(QStringLiteral("11 бонусных жетонов,")));
    QVERIFY(cost(21).contains(QStringLiteral("21 бонусный жетон,")));
    QVERIFY(cost(22).contains(QStringLiteral("22 бонусных жетона,")));
    m_languages.install(Language::English);
    QVERIFY(cost(1).contains(QStringLiteral("1 bonus counter,")));
    QVERIFY(cost(2).contains(QStringLiteral("2 bonus counters,")));
    m_languages.install(Language::French);
    QVERIFY(cost(2).contains(QStringLiteral("2 compteurs de bonus")));
    QVERIFY2(cost(2).contains(QStringLiteral("0 compteur de bonus")), qPrintable(cost(2)));
    m_languages.install(Language::English);
}

void RefusalsTest::aPlayersNameIsNeverRead()
{
    testing::Table table(2);
    table.addCard("automatic-gun", [](Card& card) { card.name = "Automatic Gun"; });
    table.state.players[1].name = "%1 %2 %n <b>";
    About about = everything(table);
    const QString text = obstacleText(table.state, CardObstacle::TooFewBonus, about);
    QCOMPARE(text,
             QStringLiteral(
                 "Automatic Gun costs 4 bonus counters, %1 %2 %n <b> has 1 bonus counter. Win bonus counters first."));
}

void RefusalsTest::allProblemsOfAnAdjustAreNamed()
{
    Refusal refusal{TableObstacle::CoreMustLie, rule("A-120"), {}, {}};
    About second;
    second.player = Colour::Blue;
    refusal.more.emplace_back(TableObstacle::CountersExceedSupply, second);
    refusal.more.emplace_back(TableObstacle::ColourTaken, About{});
    const QString text = refusalText(m_table.state, refusal);
    QVERIFY(text.contains(QStringLiteral("Central Core lies at [0, 0]")));
    QVERIFY(text.contains(QStringLiteral("does not have that many control counters")));
    QVERIFY(text.contains(QStringLiteral("Ana has this colour already")));
    refusal.more.emplace_back(TableObstacle::ColourTaken, About{});
    QCOMPARE(refusalText(m_table.state, refusal), text);
}

/// Kind and printed places of a rule, in every language.
void RefusalsTest::printedPlaces(const QString& id)
{
    const auto texts = testing::inAllLanguages(m_languages, [&] {
        const auto entry = ruleEntry(id);
        return entry ? entry->kind + QStringLiteral(". ") + entry->places.join(QStringLiteral(". ")) : QString();
    });
    QVERIFY2(testing::faults(texts).isEmpty(), qPrintable(id + QStringLiteral(": ") + testing::faults(texts)));
}

void RefusalsTest::aRuleSaysWhereItIsPrinted()
{
    QCOMPARE(ruleEntry(QStringLiteral("R-152"))->places, QStringList{QStringLiteral("Second edition (2017): p. 26")});
    QCOMPARE(ruleEntry(QStringLiteral("R-153"))->places,
             QStringList{QStringLiteral("Second edition (2017): p. 22, 28")});
    QCOMPARE(ruleEntry(QStringLiteral("R-007"))->places,
             QStringList{QStringLiteral("First edition (2011): “Setup of the Player Pieces”")});
    QCOMPARE(ruleEntry(QStringLiteral("R-007"))->title, QStringLiteral("Each player has a colour of his own"));
    QCOMPARE(ruleEntry(QStringLiteral("A-129"))->places.size(), 1);
    QVERIFY(!ruleEntry(QStringLiteral("R-7"))); // as no id is written
    QVERIFY(!ruleEntry(QString()));
}

void RefusalsTest::everyRefusingRuleHasATitle()
{
    static const QRegularExpression refusing(
        QStringLiteral("(?:refuse|require|check\\w*)\\([^;]*?rule\\(\"([RA]-\\d{3})\"\\)"));
    int found = 0;
    QDirIterator files(QStringLiteral(ZC_SOURCE_DIR "/src/zaibatsu"), {QStringLiteral("*.cpp")});
    while (files.hasNext()) {
        QFile file(files.next());
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString source = QString::fromUtf8(file.readAll());
        for (auto it = refusing.globalMatch(source); it.hasNext();) {
            const QString id = it.next().captured(1);
            const RuleId ruleId{id[0].toLatin1(), static_cast<std::uint16_t>(id.mid(2).toInt())};
            const auto texts = testing::inAllLanguages(m_languages, [&] { return ruleTitle(ruleId); });
            QVERIFY2(testing::faults(texts).isEmpty(), qPrintable(id + QStringLiteral(": ") + testing::faults(texts)));
            QCOMPARE(ruleName(ruleId), id);
            printedPlaces(id);
            ++found;
        }
    }
    QVERIFY2(found > 50, qPrintable(QString::number(found)));
}

QTEST_GUILESS_MAIN(RefusalsTest)
#include "refusals_test.moc"
