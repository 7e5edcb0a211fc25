// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the sheets say before a roll and after it: chances against counting, consequences against the events.
#include "spoken.h"

#include "presentation/names.h"
#include "presentation/odds_sheet.h"
#include "presentation/result_lines.h"
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace presentation;

namespace {

/// Chance that at least one of so many dice shows one of so many numbers, by counting all throws.
double counted(int dice, int numbers)
{
    int all = 1;
    for (int i = 0; i < dice; ++i)
        all *= 6;
    int hits = 0;
    for (int thrown = 0; thrown < all; ++thrown) {
        bool hit = false;
        for (int rest = thrown, i = 0; i < dice; ++i, rest /= 6)
            hit = hit || rest % 6 < numbers;
        hits += hit ? 1 : 0;
    }
    return static_cast<double>(hits) / all;
}

ResultLine lineWith(const ResultWords& words, const QString& part)
{
    for (const ResultLine& line : words.lines)
        if (line.title.contains(part))
            return line;
    return {};
}

} // namespace

class RollsTest : public QObject {
    Q_OBJECT
private slots:
    void init();
    void chancesAreRoundedButNeverToAll_data();
    void chancesAreRoundedButNeverToAll();
    void theSheetTellsWhereNumbersComeFrom();
    void theSheetTellsWhyThePawnCouldBeLost();
    void theSheetSaysWhyNot();
    void whatIsUnknownLeavesNoChance();
    void theCoreHasNoIceToEnter();
    void deleteCountsSkulls();
    void aHitIsToldWithItsConsequences();
    void aFatalMissIsALoss();
    void anEffectThatStaysSilentIsExplained();
    void resultsSpeakFourLanguages();

private:
    ResultWords icebreak(std::initializer_list<int> dice);

    Languages m_languages;
    std::unique_ptr<testing::Table> m_table;
};

void RollsTest::init()
{
    m_table = std::make_unique<testing::Table>(2);
    m_table->state.players[0].name = "Ana";
    m_table->state.players[1].name = "Bo";
    m_table->lay("underground", {1, -1});
    m_table->stand("speedrunner-red", "underground/c", Colour::Red);
}

ResultWords RollsTest::icebreak(std::initializer_list<int> dice)
{
    const State before = m_table->state;
    const QByteArray answer = m_table->play(
        Icebreak{m_table->pawn("speedrunner-red"), m_table->block("underground"), testing::typed(dice), false});
    return answer == "ok" ? resultWords(before, m_table->events())
                          : ResultWords{QString::fromUtf8(answer), {}, {}, {}, 0, false, {}, {}};
}

void RollsTest::chancesAreRoundedButNeverToAll_data()
{
    QTest::addColumn<quint64>("num");
    QTest::addColumn<quint64>("den");
    QTest::addColumn<QString>("percent");
    QTest::addColumn<QString>("fraction");
    const auto row = [](const char* name, quint64 num, quint64 den, const char* percent, const char* fraction) {
        QTest::newRow(name) << num << den << QString::fromUtf8(percent) << QString::fromUtf8(fraction);
    };
    row("three in four", 3, 4, "75\u00a0%", "3 in 4");
    row("two thirds", 2, 3, "67\u00a0%", "2 in 3");
    row("never", 0, 1, "0\u00a0%", "0 in 1");
    row("always", 1, 1, "100\u00a0%", "1 in 1");
    row("hardly", 1, 1296, "< 1\u00a0%", "1 in 1296");
    row("nearly", 1295, 1296, "> 99\u00a0%", "1295 in 1296");
}

void RollsTest::chancesAreRoundedButNeverToAll()
{
    QFETCH(quint64, num);
    QFETCH(quint64, den);
    QFETCH(QString, percent);
    QFETCH(QString, fraction);
    const Chance chance = chanceOf({num, den});
    QCOMPARE(chance.percent, percent);
    QCOMPARE(chance.fraction, fraction);
}

void RollsTest::theSheetTellsWhereNumbersComeFrom()
{
    m_table->printPawn("speedrunner-red", [](PawnCard& pawn) { pawn.fixed = dice::FaceSet{5}; });
    m_table->print("underground", [](Face& face) { face.ice = Ice{dice::FaceSet{3, 6}, false}; });
    const OddsSheet sheet =
        icebreakSheet(m_table->state, m_table->pawn("speedrunner-red"), m_table->block("underground"));
    QCOMPARE(sheet.faces.size(), 6);
    for (const FaceOrigin& face : sheet.faces)
        QCOMPARE(face.hits, face.face == 3 || face.face == 5 || face.face == 6);
    QCOMPARE(sheet.faces[2].origin, QStringLiteral("ICE"));
    QCOMPARE(sheet.faces[4].origin, QStringLiteral("fixed"));
    QVERIFY(sheet.faces[0].origin.isEmpty());
    QCOMPARE(sheet.dice, 1);
    QCOMPARE(sheet.sources.size(), 1);
    QCOMPARE(sheet.sources.first().text, QStringLiteral("1 die"));
    QCOMPARE(sheet.success.value, counted(1, 3));
    QCOMPARE(sheet.loss.value, 0.0);
    QVERIFY(sheet.reasons.isEmpty());
    QCOMPARE(sheet.target, QStringLiteral("Underground, nobody's block"));
    QCOMPARE(sheet.about, QStringLiteral("Red Speedrunner, Underground, middle"));
    QVERIFY2(sheet.refusal.isEmpty(), qPrintable(sheet.refusal));
    QCOMPARE(sheet.rollText, QStringLiteral("Roll 1 die"));
}

void RollsTest::theSheetTellsWhyThePawnCouldBeLost()
{
    m_table->lay("underground", {1, -1}, 0, Colour::Blue);
    const auto owned = icebreakSheet(m_table->state, m_table->pawn("speedrunner-red"), m_table->block("underground"));
    QCOMPARE(owned.reasons.size(), 1);
    QCOMPARE(owned.reasons.first().rule, QStringLiteral("R-072"));
    QCOMPARE(owned.success.value + owned.loss.value, 1.0);
    QVERIFY(owned.target.contains(QStringLiteral("Bo")));
    m_table->addCard("7g-ma-mi", [](Card& card) {
        card.name = "7g Ma-Mi";
        card.use = CardUse::Neuroconsole;
        card.icebreaker = IcebreakBonus{1, true, {}, false};
    });
    m_table->give("7g-ma-mi", "speedrunner-red");
    const auto black = icebreakSheet(m_table->state, m_table->pawn("speedrunner-red"), m_table->block("underground"));
    QCOMPARE(black.dice, 2);
    QCOMPARE(black.blackDice, 1);
    QCOMPARE(black.reasons.size(), 2);
    QStringList rules{black.reasons.first().rule, black.reasons.last().rule};
    rules.sort();
    QCOMPARE(rules, QStringList({QStringLiteral("R-072"), QStringLiteral("R-078")}));
    QCOMPARE(black.sources.last().text, QStringLiteral("+ 1 black die"));
    QCOMPARE(black.sources.last().origin, QStringLiteral("7g Ma-Mi"));
    QVERIFY(qAbs(black.success.value - counted(2, 2)) < 1e-12);
    QCOMPARE(black.rollText, QStringLiteral("Roll 2 dice"));
}

void RollsTest::theSheetSaysWhyNot()
{
    m_table->stand("speedrunner-red", "central-core/c", Colour::Red);
    const auto sheet = icebreakSheet(m_table->state, m_table->pawn("speedrunner-red"), m_table->block("underground"));
    QCOMPARE(sheet.refusal, QStringLiteral("Red Speedrunner does not stand on Underground. Move it there first."));
    QCOMPARE(sheet.refusalRule, QStringLiteral("R-064"));
}

void RollsTest::theCoreHasNoIceToEnter()
{
    m_table->print("central-core", [](Face& face) { face.ice.reset(); });
    m_table->stand("speedrunner-red", "central-core/c", Colour::Red);
    for (const Phase phase : {Phase::Action, Phase::Recycling}) {
        m_table->state.turn.phase = phase;
        const OddsSheet sheet = icebreakSheet(m_table->state, m_table->pawn("speedrunner-red"), centralCore);
        QCOMPARE(sheet.needs, QStringList());
        QCOMPARE(sheet.refusalRule, phase == Phase::Action ? QStringLiteral("R-065") : QStringLiteral("R-024"));
    }
}

void RollsTest::whatIsUnknownLeavesNoChance()
{
    const PawnId red = m_table->pawn("speedrunner-red");
    m_table->printPawn("speedrunner-red", [](PawnCard& pawn) { pawn.fixed = dice::FaceSet{5}; });
    m_table->print("underground", [](Face& face) { face.ice.reset(); });
    m_table->stand("cleaner-a", "underground/c", Colour::Red);
    m_table->stand("speedrunner-blue", "underground/0", Colour::Blue);
    m_table->printPawn("cleaner-a", [](PawnCard& pawn) { pawn.skulls = 2; });
    m_table->printPawn("speedrunner-blue", [](PawnCard& pawn) { pawn.defence.reset(); });
    const auto guess = [](const OddsSheet& sheet) {
        return !sheet.faces.isEmpty() || !sheet.success.percent.isEmpty() || !sheet.loss.percent.isEmpty();
    };
    // Whether the rules ask, or refuse before they come to it.
    for (const Phase phase : {Phase::Action, Phase::Recycling}) {
        m_table->state.turn.phase = phase;
        const OddsSheet block = icebreakSheet(m_table->state, red, m_table->block("underground"));
        QVERIFY(!guess(block));
        QCOMPARE(block.needs, QStringList{QStringLiteral("Enter the ICE of Underground.")});
        const OddsSheet attack =
            deleteSheet(m_table->state, m_table->pawn("cleaner-a"), m_table->pawn("speedrunner-blue"));
        QVERIFY(!guess(attack));
        QCOMPARE(attack.needs, QStringList{QStringLiteral("Enter the defence dice of Blue Speedrunner.")});
    }
    m_table->printPawn("cleaner-a", [](PawnCard& pawn) { pawn.skulls.reset(); });
    const OddsSheet skulls = deleteSheet(m_table->state, m_table->pawn("cleaner-a"), m_table->pawn("speedrunner-blue"));
    QVERIFY(!guess(skulls));
    QCOMPARE(skulls.needs, QStringList{QStringLiteral("Enter the attack skulls of Cleaner A.")});
}

void RollsTest::deleteCountsSkulls()
{
    m_table->stand("cleaner-a", "underground/c", Colour::Red);
    m_table->stand("speedrunner-blue", "underground/0", Colour::Blue);
    m_table->printPawn("cleaner-a", [](PawnCard& pawn) { pawn.skulls = 2; });
    const auto sheet = deleteSheet(m_table->state, m_table->pawn("cleaner-a"), m_table->pawn("speedrunner-blue"));
    QCOMPARE(sheet.dice, 2);
    // All invented pawns fall to 5 and 6.
    QVERIFY(qAbs(sheet.success.value - counted(2, 2)) < 1e-12);
    QVERIFY(sheet.target.contains(QStringLiteral("Bo")));
}

void RollsTest::aHitIsToldWithItsConsequences()
{
    const int before = m_table->state.players[0].total - m_table->state.players[0].pool;
    const ResultWords words = icebreak({2});
    QCOMPARE(words.headline, QStringLiteral("Ana takes control of Underground."));
    QCOMPARE(words.about, QStringLiteral("Red Speedrunner succeeds with Icebreaker on Underground."));
    QCOMPARE(words.dice, QList<int>{2});
    QCOMPARE(words.hits, QList<bool>{true});
    QVERIFY(words.typed);
    QCOMPARE(words.needed, QStringLiteral("Needed: 2 or 3."));
    const ResultLine counter = lineWith(words, QStringLiteral("control counter"));
    QCOMPARE(counter.detail, QStringLiteral("Ana: %1 → %2 of 10 in the Cybernet").arg(before).arg(before + 1));
    QCOMPARE(counter.player, QStringLiteral("red"));
    QCOMPARE(counter.rule, QStringLiteral("R-069"));
    QVERIFY(!counter.loss);
}

void RollsTest::aFatalMissIsALoss()
{
    m_table->lay("underground", {1, -1}, 0, Colour::Blue);
    const ResultWords words = icebreak({6});
    QCOMPARE(words.headline, QStringLiteral("Red Speedrunner fails with Icebreaker on Underground and is lost."));
    QCOMPARE(words.hits, QList<bool>{false});
    const ResultLine lost = lineWith(words, QStringLiteral("eliminated"));
    QVERIFY(lost.loss);
    QCOMPARE(lost.player, QStringLiteral("red"));
    QCOMPARE(lost.rule, QStringLiteral("R-099"));
}

void RollsTest::anEffectThatStaysSilentIsExplained()
{
    m_table->print("underground", [](Face& face) {
        Effect attack;
        attack.kind = EffectKind::AttackAll;
        attack.skulls = 1;
        face.placed = std::vector<Effect>{attack};
    });
    const ResultLine silent = lineWith(icebreak({3}), QStringLiteral("No effect works."));
    QCOMPARE(silent.detail, QStringLiteral("The effect of Underground works on placement, not now."));
    QCOMPARE(silent.rule, QStringLiteral("R-140"));
}

void RollsTest::resultsSpeakFourLanguages()
{
    const State before = m_table->state;
    (void)icebreak({2});
    const std::vector<Event> events = m_table->events();
    const auto texts = testing::inAllLanguages(m_languages, [&] {
        QStringList all;
        const ResultWords words = resultWords(before, events);
        all << words.headline << words.about << words.needed;
        for (const ResultLine& line : words.lines)
            all << line.title;
        return all.join(QLatin1Char('|'));
    });
    QCOMPARE(testing::faults(texts), QString());
    const auto sheets = testing::inAllLanguages(m_languages, [&] {
        const OddsSheet sheet = icebreakSheet(before, PawnId{0}, m_table->block("underground"));
        return sheet.target + QLatin1Char('|') + sheet.success.fraction + QLatin1Char('|') + sheet.rollText
            + QLatin1Char('|') + sheet.successText;
    });
    QCOMPARE(testing::faults(sheets), QString());
}

QTEST_GUILESS_MAIN(RollsTest)
#include "rolls_test.moc"
