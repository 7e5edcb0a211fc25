// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The Icebreaker on blocks and pawns, control, bonus counters, the win.
#include "zaibatsu/outlook.h"
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

dice::FaceSet set(const QString& digits)
{
    dice::FaceSet faces;
    for (const QChar c : digits)
        faces.insert(c.digitValue());
    return faces;
}

QString digits(dice::FaceSet faces)
{
    QString text;
    for (int face = 1; face <= 6; ++face)
        if (faces.contains(face))
            text += QString::number(face);
    return text;
}

/// Red's Speedrunner on the Sprawl, east of the Core.
Table onSprawl(Edition edition = Edition::First2011, std::map<RuleId, bool> switches = {}, int players = 2)
{
    Table table(players, edition, std::move(switches));
    table.lay("sprawl", {1, 0});
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    return table;
}

void own(Table& table, const char* block, Colour colour)
{
    Game::evolve(table.state, ControlGained{table.block(block), colour});
    Game::evolve(table.state, CounterPlaced{table.block(block), colour, 1});
}

Icebreak breaking(const Table& table, MaybeDice dice = {}, const char* block = "sprawl",
                  const char* pawn = "speedrunner-red")
{
    return {table.pawn(pawn), table.block(block), std::move(dice), false};
}

Effect effectOf(EffectKind kind, std::optional<PawnId> pawn = {})
{
    Effect effect;
    effect.kind = kind;
    effect.pawn = pawn;
    return effect;
}

/// All pool counters but `left` lie on far blocks.
void spend(Table& table, Colour colour, int left)
{
    const std::array keys{"antro", "yakuza",    "underground", "copyleft",  "freeside",
                          "ai",    "cleaner-a", "cleaner-b",   "cleaner-c", "cleaner-d"};
    std::int16_t q = 10;
    for (std::size_t i = 0; table.player(colour).pool > left; ++i)
        table.lay(keys[i], {q++, 0}, 0, colour);
}

} // namespace

class IcebreakTest : public QObject {
    Q_OBJECT
private slots:
    void numbersThatSucceed_data();
    void numbersThatSucceed();
    void whatFailureCosts_data();
    void whatFailureCosts();
    void diceOfManySources();
    void successTakesTheBlock();
    void anotherPlayersBlockIsTaken();
    void refusals_data();
    void refusals();
    void unknownIceIsAskedFor();
    void diceMustFit_data();
    void diceMustFit();
    void ownBlockUnderA054Off();
    void noCounterLeft();
    void declaredRolls();
    void eachTurnIcon();
    void cardsThatLackTheAction();
    void bonusCounterForThreeBlocks();
    void lostBlockKeepsTheCounterWon();
    void anUncontrollableBlockKeepsItsIcon();
    void lastCounterWins();
    void idorusCounterAndTheWin();
    void markerOfTheSecondEdition();
    void aBlackNumberAddsNoDie();
    void valuesCountedAsNone();
    void bonusesWorkAgainstPawns();
};

void IcebreakTest::numbersThatSucceed_data()
{
    QTest::addColumn<QString>("ice");
    QTest::addColumn<QString>("fixed");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("R-074 adds 5") << "643" << "5" << "3456";
    QTest::newRow("R-075 5 is there already") << "654" << "5" << "456";
    QTest::newRow("no fixed number") << "25" << "" << "25";
    QTest::newRow("Black ICE with one number") << "1" << "5" << "15";
    QTest::newRow("all six") << "123" << "456" << "123456";
}

void IcebreakTest::numbersThatSucceed()
{
    QFETCH(QString, ice);
    QFETCH(QString, fixed);
    QFETCH(QString, numbers);
    Table table = onSprawl();
    table.print("sprawl", [&](Face& face) { face.ice = Ice{set(ice), false}; });
    table.printPawn("speedrunner-red", [&](PawnCard& card) { card.fixed = set(fixed); });
    const IcebreakOutlook outlook = icebreakOutlook(table.state, table.pawn("speedrunner-red"), table.block("sprawl"));
    QCOMPARE(digits(outlook.numbers), numbers);
    QCOMPARE(outlook.dice, 1);
    QVERIFY(!outlook.losesPawn() && !outlook.refusal && outlook.needs.empty());
    for (int face = 1; face <= 6; ++face) {
        Table roll = table;
        QCOMPARE(roll.play(breaking(roll, typed({face}))), QByteArray("ok"));
        QCOMPARE(roll.laid("sprawl").owner.has_value(), numbers.contains(QString::number(face)));
    }
}

void IcebreakTest::whatFailureCosts_data()
{
    QTest::addColumn<bool>("blackIce");
    QTest::addColumn<bool>("blackDie");
    QTest::addColumn<bool>("owned");
    QTest::addColumn<bool>("lost");
    QTest::newRow("A-080 nothing") << false << false << false << false;
    QTest::newRow("R-068 Black ICE") << true << false << false << true;
    QTest::newRow("R-078 black die") << false << true << false << true;
    QTest::newRow("R-072 another's block") << false << false << true << true;
    QTest::newRow("all at once") << true << true << true << true;
}

void IcebreakTest::whatFailureCosts()
{
    QFETCH(bool, blackIce);
    QFETCH(bool, blackDie);
    QFETCH(bool, owned);
    QFETCH(bool, lost);
    Table table = onSprawl();
    table.print("sprawl", [&](Face& face) { face.ice = Ice{{2, 5}, blackIce}; });
    table.printPawn("speedrunner-red",
                    [&](PawnCard& card) { card.icebreaker = IcebreakBonus{1, blackDie, {}, false}; });
    if (owned)
        own(table, "sprawl", Colour::Blue);
    QCOMPARE(table.answer(breaking(table)), QByteArray("dice 2"));
    QCOMPARE(table.play(breaking(table, typed({1, 3}))), QByteArray("ok"));
    QCOMPARE(table.story(),
             QByteArray(lost ? "dice-rolled icebreak-failed pawn-eliminated" : "dice-rolled icebreak-failed"));
    QCOMPARE(table.first<IcebreakFailed>().fatal, lost);
    QCOMPARE(table.first<DiceRolled>().black, blackDie ? 1 : 0);
    QCOMPARE(table.at("speedrunner-red").where, lost ? PawnWhere::Eliminated : PawnWhere::Cybernet);
    QCOMPARE(table.at("speedrunner-red").controller, std::optional(Colour::Red));
    QCOMPARE(table.laid("sprawl").owner, owned ? std::optional(Colour::Blue) : std::nullopt);
}

void IcebreakTest::diceOfManySources()
{
    Table table = onSprawl();
    table.addCard("seven", [](Card& card) { card.icebreaker = IcebreakBonus{2, true, {1}, false}; });
    table.addCard("bot", [](Card& card) { card.icebreaker = IcebreakBonus{0, false, {6}, false}; });
    table.give("seven", "speedrunner-red");
    table.give("bot", "speedrunner-red");
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.icebreaker = IcebreakBonus{1, false, {}, true}; });
    Game::evolve(table.state, BonusCardMoved{table.card("ai"), std::nullopt, Colour::Red});
    IcebreakOutlook outlook = icebreakOutlook(table.state, table.pawn("speedrunner-red"), table.block("sprawl"));
    QCOMPARE(outlook.dice, 4); // one, two of the card, one of A.I.; the pawn's own only against others' blocks
    QCOMPARE(outlook.blackDice, 1);
    QCOMPARE(digits(outlook.numbers), QString("1236"));
    QCOMPARE(outlook.diceSources.size(), std::size_t(3));
    QCOMPARE(outlook.losses, std::vector{LossReason::BlackDie});
    own(table, "sprawl", Colour::Blue);
    outlook = icebreakOutlook(table.state, table.pawn("speedrunner-red"), table.block("sprawl"));
    QCOMPARE(outlook.dice, 5);
    QCOMPARE(outlook.losses, (std::vector{LossReason::BlackDie, LossReason::ControlledBlock}));
    Game::evolve(table.state, BonusCardMoved{table.card("ai"), Colour::Red, Colour::Blue}); // not red's any more
    QCOMPARE(icebreakOutlook(table.state, table.pawn("speedrunner-red"), table.block("sprawl")).dice, 4);
}

void IcebreakTest::successTakesTheBlock()
{
    Table table = onSprawl();
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.icebreaker = IcebreakBonus{1, false, {}, false}; });
    table.print("sprawl", [&](Face& face) { face.controlled = {effectOf(EffectKind::Bonus)}; });
    QCOMPARE(table.play(breaking(table, typed({6, 3}))), QByteArray("ok")); // one die of two suffices
    QCOMPARE(table.story(),
             QByteArray("dice-rolled icebreak-succeeded control-gained counter-placed effect-fired bonus-gained"));
    QCOMPARE(table.laid("sprawl").owner, std::optional(Colour::Red));
    QCOMPARE(int(table.laid("sprawl").counters[0]), 1);
    QCOMPARE(table.player(Colour::Red).pool, 9);
    QCOMPARE(table.player(Colour::Red).bonus, 1);
}

void IcebreakTest::anotherPlayersBlockIsTaken()
{
    Table table = onSprawl();
    own(table, "sprawl", Colour::Blue);
    Game::evolve(table.state, CounterPlaced{table.block("sprawl"), Colour::Blue, 1}); // a second one, as of Freeside
    QCOMPARE(table.play(breaking(table, typed({2}))), QByteArray("ok"));
    QCOMPARE(table.story(),
             QByteArray("dice-rolled icebreak-succeeded counter-returned control-lost control-gained "
                        "counter-placed"));
    QCOMPARE(table.player(Colour::Blue).pool, 10);
    QCOMPARE(table.laid("sprawl").owner, std::optional(Colour::Red));
    QCOMPARE(int(table.laid("sprawl").counters[1]), 0);
}

void IcebreakTest::refusals_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("overridden");
    QTest::newRow("R-064 elsewhere") << "antro" << "R-064" << "dice 1";
    QTest::newRow("R-064 not laid") << "yakuza" << "R-064" << "R-064";
    QTest::newRow("A-054 own block") << "sprawl" << "A-054" << "dice 1";
    QTest::newRow("R-065 the Core, elsewhere") << "central-core" << "R-064" << "R-065";
}

void IcebreakTest::refusals()
{
    QFETCH(QString, target);
    QFETCH(QString, answer);
    QFETCH(QString, overridden);
    Table table = onSprawl();
    table.lay("antro", {0, 1});
    own(table, "sprawl", Colour::Red);
    const Icebreak action = breaking(table, {}, target.toUtf8().constData());
    QCOMPARE(QString(table.answer(action)), answer);
    QCOMPARE(QString(table.answer(overriding(action))), overridden);
    Table second = onSprawl(Edition::Second2017);
    own(second, "sprawl", Colour::Red);
    QCOMPARE(second.answer(breaking(second)), QByteArray("R-154"));
    Table core;
    QCOMPARE(core.answer(breaking(core, {}, "central-core")), QByteArray("R-065"));
    QCOMPARE(core.answer(breaking(core, {}, "central-core", "speedrunner-blue")), QByteArray("R-147"));
    core.stand("cleaner-a", "central-core/c", Colour::Red);
    QCOMPARE(core.answer(breaking(core, {}, "central-core", "cleaner-a")), QByteArray("R-063"));
}

void IcebreakTest::unknownIceIsAskedFor()
{
    Table table = onSprawl();
    table.print("sprawl", [](Face& face) { face.ice.reset(); });
    QCOMPARE(table.answer(breaking(table)), QByteArray("needs ice"));
    const auto outlook = icebreakOutlook(table.state, table.pawn("speedrunner-red"), table.block("sprawl"));
    QCOMPARE(outlook.needs, (std::vector<Fact>{{table.block("sprawl"), Field::Ice}}));
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.fixed.reset(); });
    table.print("sprawl", [](Face& face) {
        face.ice = Ice{{1}, false};
        face.controlled.reset();
    });
    QCOMPARE(table.play(breaking(table, typed({1}))), QByteArray("ok"));
    QCOMPARE(table.hints().size(), std::size_t(2)); // no fixed number, no effect: taken as none
}

void IcebreakTest::diceMustFit_data()
{
    QTest::addColumn<QString>("faces");
    QTest::addColumn<bool>("typedDice");
    QTest::addColumn<QString>("answer");
    QTest::newRow("fits") << "12" << true << "ok";
    QTest::newRow("A-129 too few") << "1" << true << "A-129";
    QTest::newRow("A-129 too many") << "123" << true << "A-129";
    QTest::newRow("A-129 seven") << "17" << true << "A-129";
    QTest::newRow("A-129 zero") << "01" << true << "A-129";
    QTest::newRow("drawn, too few: more are asked for") << "1" << false << "dice 2";
    QTest::newRow("drawn, too many") << "123" << false << "A-129";
}

void IcebreakTest::diceMustFit()
{
    QFETCH(QString, faces);
    QFETCH(bool, typedDice);
    QFETCH(QString, answer);
    Table table = onSprawl();
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.icebreaker = IcebreakBonus{1, false, {}, false}; });
    Dice dice;
    dice.typed = typedDice;
    for (const QChar c : faces)
        dice.faces.push_back(static_cast<dice::Face>(c.digitValue()));
    QCOMPARE(QString(table.answer(breaking(table, dice))), answer);
    QCOMPARE(QString(table.answer(overriding(breaking(table, dice)))), answer); // no override counts dice away
}

void IcebreakTest::ownBlockUnderA054Off()
{
    for (const int face : {2, 6}) {
        Table table = onSprawl(Edition::First2011, {{rule("A-054"), false}});
        own(table, "sprawl", Colour::Red);
        QCOMPARE(table.play(breaking(table, typed({face}))), QByteArray("ok"));
        QCOMPARE(
            table.story(),
            QByteArray(face == 2 ? "dice-rolled icebreak-succeeded" : "dice-rolled icebreak-failed pawn-eliminated"));
        QCOMPARE(table.player(Colour::Red).pool, 9);
    }
}

void IcebreakTest::noCounterLeft()
{
    for (const bool off : {false, true}) {
        Table table = onSprawl(Edition::First2011, {{rule("A-068"), !off}, {rule("A-009"), false}});
        spend(table, Colour::Red, 1);
        Game::evolve(table.state, PawnPlaced{table.pawn("idoru"), table.place("central-core/c"), Colour::Red});
        Game::evolve(table.state, CounterPlaced{table.pawn("idoru"), Colour::Red, 1});
        QCOMPARE(table.answer(breaking(table)), QByteArray(off ? "dice 1" : "A-068"));
        QCOMPARE(table.play(overriding(breaking(table, typed({2})))), QByteArray("ok"));
        QCOMPARE(table.laid("sprawl").owner, std::optional(Colour::Red));
        QCOMPARE(int(table.laid("sprawl").counters[0]), 0);
    }
}

void IcebreakTest::declaredRolls()
{
    Table table = onSprawl();
    table.print("sprawl", [](Face& face) { face.ice.reset(); });
    QCOMPARE(table.answer(declared(breaking(table))), QByteArray("needs ice")); // it must be said how it ended
    Table failed = table;
    QCOMPARE(failed.play(declared(breaking(failed), false)), QByteArray("ok"));
    QCOMPARE(failed.story(), QByteArray("declared icebreak-failed"));
    QCOMPARE(table.play(declared(breaking(table), true)), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("declared icebreak-succeeded control-gained counter-placed"));
    Table known = onSprawl(); // what is known still judges
    QCOMPARE(known.answer(declared(breaking(known), true)), QByteArray("dice 1"));
    QCOMPARE(known.play(declared(breaking(known, typed({6})), true)), QByteArray("ok"));
    QCOMPARE(known.story(), QByteArray("dice-rolled icebreak-failed"));
}

void IcebreakTest::eachTurnIcon()
{
    Table table = onSprawl();
    Icebreak action = breaking(table, typed({6}));
    action.own = true;
    QCOMPARE(table.answer(action), QByteArray("R-144"));
    table.printPawn("speedrunner-red", [](PawnCard& card) {
        card.eachTurn = Abilities{Ability::Icebreaker};
        card.cannot = Abilities{Ability::Icebreaker};
        card.abilities = Abilities{Ability::Reboot};
    });
    QCOMPARE(table.answer(breaking(table)), QByteArray("R-063"));
    QCOMPARE(table.play(action), QByteArray("ok")); // the icon suffices, and the bar is only for cards
    QCOMPARE(table.story(), QByteArray("each-turn-used dice-rolled icebreak-failed"));
    QCOMPARE(table.answer(action), QByteArray("R-144"));
    for (int phase = 0; phase < 6; ++phase)
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.answer(action), QByteArray("ok")); // a new turn
    Table second = onSprawl(Edition::Second2017);
    second.printPawn("speedrunner-red", [](PawnCard& card) {
        card.eachTurn = Abilities{Ability::Icebreaker};
        card.cannot = Abilities{Ability::Icebreaker};
    });
    QCOMPARE(second.answer(action), QByteArray("R-161"));
}

void IcebreakTest::cardsThatLackTheAction()
{
    Table table = onSprawl();
    table.addCard("delete-1", [](Card& card) { card.actions = Abilities{Ability::Delete}; });
    table.addCard("icebreaker-1", [](Card& card) { card.actions = Abilities{Ability::Icebreaker}; });
    table.addCard("odd");
    QCOMPARE(table.answer(with(breaking(table), {table.card("delete-1")})), QByteArray("R-063"));
    QCOMPARE(table.answer(with(breaking(table), {table.card("odd"), table.card("odd")})), QByteArray("R-142"));
    QCOMPARE(table.play(with(breaking(table, typed({6})), {table.card("odd")})), QByteArray("ok")); // not known
    QCOMPARE(table.play(with(breaking(table, typed({6})), {table.card("icebreaker-1")})), QByteArray("ok"));
    QCOMPARE(table.count<CardPlayed>(), 1);
    QCOMPARE(table.answer(with(breaking(table), {table.card("icebreaker-1")})), QByteArray("R-026"));
    Table second = onSprawl(Edition::Second2017);
    second.addCard("delete-1", [](Card& card) { card.actions = Abilities{Ability::Delete}; });
    QCOMPARE(second.answer(with(breaking(second), {second.card("delete-1")})), QByteArray("R-063"));
}

namespace {

/// Three blocks with an icon between them; blue owns `blue` of them, red's pawn stands on the Sprawl.
Table threeBlocks(std::map<RuleId, bool> switches = {}, bool core = false)
{
    Table table = onSprawl(Edition::First2011, std::move(switches));
    const char* third = core ? "central-core" : "yakuza";
    if (!core)
        table.lay("yakuza", {2, -1});
    table.lay("antro", core ? hex::Cell{1, -1} : hex::Cell{2, 0});
    std::array<hex::Cell, 3> cells{table.laid("sprawl").at, table.laid("antro").at, table.laid(third).at};
    std::sort(cells.begin(), cells.end());
    Game::evolve(table.state, BonusIconFormed{cells, true});
    return table;
}

} // namespace

void IcebreakTest::bonusCounterForThreeBlocks()
{
    Table table = threeBlocks();
    own(table, "antro", Colour::Red);
    Table mixed = table;
    own(table, "yakuza", Colour::Red);
    own(mixed, "yakuza", Colour::Blue);
    table.print("sprawl", [&](Face& face) { face.controlled = {effectOf(EffectKind::Bonus)}; });
    QCOMPARE(table.play(breaking(table, typed({2}))), QByteArray("ok"));
    QCOMPARE(table.story(),
             QByteArray("dice-rolled icebreak-succeeded control-gained counter-placed bonus-won "
                        "effect-fired bonus-gained"));
    QCOMPARE(table.player(Colour::Red).bonus, 2);
    QVERIFY(!table.state.icons[0].counter && table.state.icons[0].wonBy == Colour::Red);
    QCOMPARE(mixed.play(breaking(mixed, typed({2}))), QByteArray("ok"));
    QCOMPARE(mixed.count<BonusCounterWon>(), 0);
}

void IcebreakTest::lostBlockKeepsTheCounterWon()
{
    Table table = threeBlocks();
    own(table, "antro", Colour::Red);
    own(table, "yakuza", Colour::Red);
    QCOMPARE(table.play(breaking(table, typed({2}))), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).bonus, 1);
    table.stand("speedrunner-blue", "sprawl/0", Colour::Blue);
    table.state.turn.player = Colour::Blue;
    QCOMPARE(table.play(breaking(table, typed({2}), "sprawl", "speedrunner-blue")), QByteArray("ok"));
    QCOMPARE(table.count<ControlLost>(), 1);
    table.state.turn.player = Colour::Red;
    QCOMPARE(table.play(breaking(table, typed({2}))), QByteArray("ok")); // all three again
    QCOMPARE(table.count<BonusCounterWon>(), 0); // the icon is dead
    QCOMPARE(table.player(Colour::Red).bonus, 1);
}

void IcebreakTest::anUncontrollableBlockKeepsItsIcon()
{
    for (const bool off : {false, true}) {
        Table table = threeBlocks({{rule("A-066"), !off}}, true);
        own(table, "antro", Colour::Red);
        QCOMPARE(table.play(breaking(table, typed({2}))), QByteArray("ok"));
        QCOMPARE(table.count<BonusCounterWon>(), off ? 1 : 0);
    }
    Table table(2, Edition::First2011, {{rule("A-066"), false}}); // complete at its placement: awarded at once
    for (const char* key : {"central-core", "antro", "sprawl"})
        table.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    table.print("sprawl", [](Face& face) { face.ice = Ice{}; });
    table.lay("antro", {1, -1}, 0, Colour::Blue);
    QCOMPARE(table.play(Search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false}),
             QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("block-placed icon-formed bonus-won"));
    QCOMPARE(table.player(Colour::Blue).bonus, 1);
}

void IcebreakTest::lastCounterWins()
{
    Table table = threeBlocks();
    own(table, "yakuza", Colour::Red);
    own(table, "antro", Colour::Red);
    int q = 20;
    for (const char* key : {"underground", "copyleft", "freeside", "ai", "cleaner-a", "cleaner-b", "cleaner-c"})
        table.lay(key, {static_cast<std::int16_t>(q++), 0}, 0, Colour::Red);
    QCOMPARE(table.player(Colour::Red).pool, 1);
    table.print("sprawl", [&](Face& face) { face.controlled = {effectOf(EffectKind::Bonus)}; });
    QCOMPARE(table.play(breaking(table, typed({2}))), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("dice-rolled icebreak-succeeded control-gained counter-placed game-won"));
    QCOMPARE(table.state.winners, std::vector{Colour::Red});
    QCOMPARE(table.state.turn.phase, Phase::Over);
    QVERIFY(!table.first<GameWon>().timeUp);
}

void IcebreakTest::idorusCounterAndTheWin()
{
    for (const bool off : {false, true}) {
        Table table = onSprawl(Edition::First2011, {{rule("A-009"), !off}});
        spend(table, Colour::Red, 2);
        Game::evolve(table.state, PawnPlaced{table.pawn("idoru"), table.place("central-core/c"), Colour::Red});
        Game::evolve(table.state, CounterPlaced{table.pawn("idoru"), Colour::Red, 1});
        QCOMPARE(table.play(breaking(table, typed({2}))), QByteArray("ok"));
        QCOMPARE(table.count<GameWon>(), off ? 0 : 1); // nine on blocks and hers
        QCOMPARE(table.player(Colour::Red).pool, 0);
    }
}

void IcebreakTest::markerOfTheSecondEdition()
{
    for (const int shown : {-1, 0, 1}) {
        Table table = onSprawl(Edition::Second2017);
        own(table, "sprawl", Colour::Blue);
        if (shown >= 0)
            findPlayer(table.state, Colour::Blue)->blackMarker = shown == 1;
        QCOMPARE(table.play(breaking(table, typed({6}))), QByteArray("ok"));
        QCOMPARE(table.count<PawnEliminated>(), shown == 0 ? 0 : 1); // not entered: shown
    }
    Table first = onSprawl();
    own(first, "sprawl", Colour::Blue);
    findPlayer(first.state, Colour::Blue)->blackMarker = false;
    QCOMPARE(first.play(breaking(first, typed({6}))), QByteArray("ok"));
    QCOMPARE(first.count<PawnEliminated>(), 1); // always
}

void IcebreakTest::aBlackNumberAddsNoDie()
{
    Table table = onSprawl(Edition::Second2017);
    table.addCard("simstim", [](Card& card) { card.icebreaker = IcebreakBonus{0, true, {5}, false}; });
    table.give("simstim", "speedrunner-red");
    const IcebreakOutlook outlook = icebreakOutlook(table.state, table.pawn("speedrunner-red"), table.block("sprawl"));
    QCOMPARE(outlook.dice, 1);
    QCOMPARE(outlook.blackDice, 0);
    QCOMPARE(digits(outlook.numbers), QString("235"));
    QVERIFY(outlook.losses == std::vector{LossReason::BlackIce});
    Table hit = table;
    QCOMPARE(hit.play(breaking(hit, typed({5}))), QByteArray("ok"));
    QCOMPARE(hit.laid("sprawl").owner, std::optional(Colour::Red));
    QCOMPARE(table.play(breaking(table, typed({1}))), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Eliminated);
    Table dice = onSprawl(Edition::Second2017); // +2 dice with Black ICE
    dice.addCard("hyper", [](Card& card) { card.icebreaker = IcebreakBonus{2, true, {}, false}; });
    dice.give("hyper", "speedrunner-red");
    QCOMPARE(dice.answer(breaking(dice)), QByteArray("dice 3"));
    QVERIFY(icebreakOutlook(dice.state, dice.pawn("speedrunner-red"), dice.block("sprawl")).losesPawn());
}

void IcebreakTest::valuesCountedAsNone()
{
    Table table = onSprawl();
    table.addCard("seven", [](Card& card) { card.use = CardUse::Neuroconsole; });
    table.addCard("gaspar", [](Card& card) { card.use = CardUse::Bot; });
    table.addCard("chipware", [](Card& card) { card.use = CardUse::Generic; });
    for (const char* key : {"seven", "gaspar", "chipware"})
        table.give(key, "speedrunner-red");
    QCOMPARE(table.play(breaking(table, typed({6}))), QByteArray("ok"));
    const Hint seven{Hint::Code::TakenAsNone, Fact{table.card("seven"), Field::Icebreaker}};
    const Hint gaspar{Hint::Code::TakenAsNone, Fact{table.card("gaspar"), Field::Icebreaker}};
    QVERIFY((table.hints() == std::vector{seven, gaspar}));
    table.printCard("seven", [](Card& card) { card.icebreaker = IcebreakBonus{}; });
    QCOMPARE(table.play(breaking(table, typed({6}))), QByteArray("ok"));
    QVERIFY(table.hints() == std::vector{gaspar});
}

void IcebreakTest::bonusesWorkAgainstPawns()
{
    Table table = onSprawl();
    table.stand("gynoid", "sprawl/0", Colour::Blue);
    table.printPawn("gynoid", [](PawnCard& card) { card.ice = Ice{{4}, false}; });
    table.addCard("gaspar", [](Card& card) { card.icebreaker = IcebreakBonus{0, false, {6}, false}; });
    table.addCard("ghost", [](Card& card) { card.icebreaker = IcebreakBonus{2, true, {}, false}; });
    table.addCard("key", [](Card& card) { card.icebreaker = IcebreakBonus{3, false, {1}, true}; });
    for (const char* key : {"gaspar", "ghost", "key"})
        table.give(key, "speedrunner-red");
    Icebreak breaking{table.pawn("speedrunner-red"), table.pawn("gynoid"), {}, false};
    QCOMPARE(digits(icebreakOutlook(table.state, breaking.pawn, breaking.target).numbers), QString("46"));
    QCOMPARE(table.answer(breaking), QByteArray("dice 3")); // what counts against others' blocks does not here
    Table hit = table;
    breaking.dice = typed({1, 6, 1});
    QCOMPARE(hit.play(breaking), QByteArray("ok"));
    QCOMPARE(hit.at("gynoid").controller, std::optional(Colour::Red));
    breaking.dice = typed({1, 1, 1});
    QCOMPARE(table.play(breaking), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Eliminated);
}

QTEST_GUILESS_MAIN(IcebreakTest)
#include "icebreak_test.moc"
