// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Several effects at the beginning of a turn, and whose they are.
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Effect bonus(bool may = false)
{
    Effect effect;
    effect.kind = EffectKind::Bonus;
    effect.may = may;
    return effect;
}

/// Blue's next turn begins.
void beginBlue(Table& table)
{
    for (int phase = 0; phase < 2; ++phase)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
}

} // namespace

class TurnStartsTest : public QObject {
    Q_OBJECT
private slots:
    void optionalPartsAreAsked();
    void aloneTheCommandIsTheYes();
    void mandatoryOnesInEitherOrder();
    void ofMalwareForWhoCarriesIt();
};

void TurnStartsTest::optionalPartsAreAsked() // one must, two may
{
    Table table(2);
    table.printPawn("speedrunner-blue", [](PawnCard& card) { card.turnStart = {bonus(), bonus(true), bonus(true)}; });
    beginBlue(table);
    QCOMPARE(table.answer(NextPhase{}), QByteArray("R-023"));
    QCOMPARE(table.play(Use{table.pawn("speedrunner-blue"), {}}), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
    QCOMPARE(table.play(Choose{1, false, {}}), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
    QCOMPARE(table.play(Choose{2, true, {}}), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Blue).bonus, 2);
    QVERIFY(table.state.pending.empty());
    QCOMPARE(table.answer(NextPhase{}), QByteArray("ok"));
}

void TurnStartsTest::aloneTheCommandIsTheYes()
{
    Table table(2);
    table.printPawn("speedrunner-blue", [](PawnCard& card) { card.turnStart = {bonus(true)}; });
    beginBlue(table);
    QCOMPARE(table.answer(NextPhase{}), QByteArray("ok")); // it may
    QCOMPARE(table.play(Use{table.pawn("speedrunner-blue"), {}}), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
    QVERIFY(table.state.pending.empty());
}

void TurnStartsTest::mandatoryOnesInEitherOrder()
{
    for (const bool pawnFirst : {false, true}) {
        Table table(2);
        table.lay("sprawl", {1, 0}, 0, Colour::Blue);
        table.print("sprawl", [](Face& face) { face.turnStart = {bonus()}; });
        table.printPawn("speedrunner-blue", [](PawnCard& card) { card.turnStart = {bonus()}; });
        beginBlue(table);
        const Use pawn{table.pawn("speedrunner-blue"), {}};
        const Use block{table.block("sprawl"), {}};
        QCOMPARE(table.play(pawnFirst ? pawn : block), QByteArray("ok"));
        QCOMPARE(table.answer(pawnFirst ? pawn : block), QByteArray("R-023")); // once
        QCOMPARE(table.answer(NextPhase{}), QByteArray("R-023"));              // the other is left
        QCOMPARE(table.play(pawnFirst ? block : pawn), QByteArray("ok"));
        QCOMPARE(table.answer(NextPhase{}), QByteArray("ok"));
    }
}

void TurnStartsTest::ofMalwareForWhoCarriesIt() // not for its owner
{
    Table table(2);
    table.addCard("toxin", [](Card& card) { card.turnStart = {bonus()}; });
    table.give("toxin", "speedrunner-blue", 1, Colour::Red);
    beginBlue(table);
    QCOMPARE(table.answer(NextPhase{}), QByteArray("R-023"));
    QCOMPARE(table.play(Use{table.card("toxin"), {}}), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
    for (int phase = 0; phase < 3; ++phase)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turn.player, Colour::Red);
    QCOMPARE(table.answer(Use{table.card("toxin"), {}}), QByteArray("R-023"));
    QCOMPARE(table.answer(NextPhase{}), QByteArray("ok"));
}

QTEST_GUILESS_MAIN(TurnStartsTest)
#include "turn_starts_test.moc"
