// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Pawns against pawns: Icebreaker on pawns, Delete, elimination, Reboot, sacrifice.
#include "zaibatsu/outlook.h"
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

/// Cleaner A of red's on sprawl/c; the gynoid of blue's on sprawl/0, with ICE 4.
Table facing(Edition edition = Edition::First2011, std::map<RuleId, bool> switches = {})
{
    Table table(2, edition, std::move(switches));
    table.lay("sprawl", {1, 0});
    table.lay("antro", {2, 0});
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    table.stand("cleaner-a", "sprawl/4", Colour::Red);
    table.stand("gynoid", "sprawl/0", Colour::Blue);
    table.printPawn("gynoid", [](PawnCard& card) { card.ice = Ice{{4}, false}; });
    return table;
}

Icebreak breaking(const Table& table, MaybeDice dice = {}, const char* target = "gynoid")
{
    return {table.pawn("speedrunner-red"), table.pawn(target), std::move(dice), false};
}

Delete attacking(const Table& table, MaybeDice dice = {}, const char* target = "gynoid", const char* pawn = "cleaner-a")
{
    return {table.pawn(pawn), table.pawn(target), std::move(dice), false};
}

} // namespace

class PawnsTest : public QObject {
    Q_OBJECT
private slots:
    void aPawnIsTakenOver();
    void whichPawnsCanBeBroken_data();
    void whichPawnsCanBeBroken();
    void howFarItReaches_data();
    void howFarItReaches();
    void arrowsAndHulkInReach();
    void failingOnAPawn_data();
    void failingOnAPawn();
    void idoruChangesHands();
    void crackersCountersGoBack();
    void whoCanBeAttacked_data();
    void whoCanBeAttacked();
    void skullsAndShields_data();
    void skullsAndShields();
    void whatAnAttackMustKnow();
    void eliminatedPawnsAreStripped();
    void rebootBringsBack();
    void rebootOfTheSecondEdition();
    void rebootAtABlockThatServesAsCore();
    void aLostBlockServesAsCoreNoMore();
    void sacrifice();
    void anyTurnPawns();
};

void PawnsTest::aPawnIsTakenOver()
{
    Table table = facing();
    table.addCard("worm");
    table.give("worm", "gynoid", 2, Colour::Blue);
    QCOMPARE(table.answer(breaking(table)), QByteArray("dice 1"));
    QCOMPARE(table.play(breaking(table, typed({4}))), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("dice-rolled icebreak-succeeded bonus-returned card-discarded pawn-control"));
    QCOMPARE(table.at("gynoid").controller, std::optional(Colour::Red));
    QCOMPARE(table.at("gynoid").at, std::optional(table.place("sprawl/0")));
    QCOMPARE(table.player(Colour::Blue).bonus, 2);
    QCOMPARE(table.lying("worm").where, CardWhere::Discarded);
}

void PawnsTest::whichPawnsCanBeBroken_data()
{
    QTest::addColumn<QString>("change");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("overridden");
    QTest::newRow("another's") << "" << "dice 1" << "dice 1";
    QTest::newRow("uncontrolled") << "free" << "dice 1" << "dice 1";
    QTest::newRow("A-077 own") << "own" << "A-077" << "A-077";
    QTest::newRow("R-085 no ICE") << "no ice" << "R-085" << "R-085";
    QTest::newRow("R-090 covered by armour") << "armour" << "R-090" << "R-090";
    QTest::newRow("R-086 in reserve") << "reserve" << "R-086" << "R-086";
    QTest::newRow("unknown ICE") << "unknown" << "needs ice" << "needs ice";
}

void PawnsTest::whichPawnsCanBeBroken()
{
    QFETCH(QString, change);
    QFETCH(QString, answer);
    QFETCH(QString, overridden);
    Table table = facing();
    table.addCard("armour", [](Card& card) { card.use = CardUse::Defence; });
    if (change == "free")
        table.stand("gynoid", "sprawl/0", {});
    if (change == "own")
        table.stand("gynoid", "sprawl/0", Colour::Red);
    if (change == "no ice")
        table.printPawn("gynoid", [](PawnCard& card) { card.ice = Ice{}; });
    if (change == "unknown")
        table.printPawn("gynoid", [](PawnCard& card) { card.ice.reset(); });
    if (change == "armour")
        table.give("armour", "gynoid");
    if (change == "reserve")
        Game::evolve(table.state, PawnEliminated{table.pawn("gynoid"), PawnWhere::Reserve, {}, {}});
    QCOMPARE(QString(table.answer(breaking(table))), answer);
    QCOMPARE(QString(table.answer(overriding(breaking(table)))), overridden);
    Table second = facing(Edition::Second2017);
    second.stand("gynoid", "sprawl/0", Colour::Red);
    QCOMPARE(second.answer(breaking(second)), QByteArray("R-154"));
}

void PawnsTest::howFarItReaches_data()
{
    QTest::addColumn<QString>("at");
    QTest::addColumn<bool>("first");
    QTest::addColumn<bool>("second");
    QTest::newRow("same space's block") << "sprawl/1" << true << true;
    QTest::newRow("adjacent over the border") << "antro/4" << true << false;
    QTest::newRow("next block, not adjacent") << "antro/c" << false << false;
    QTest::newRow("the Core, one step over the border") << "central-core/c" << true << false;
}

void PawnsTest::howFarItReaches()
{
    QFETCH(QString, at);
    QFETCH(bool, first);
    QFETCH(bool, second);
    const QByteArray where = at.toUtf8();
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        const bool reached = edition == Edition::First2011 ? first : second;
        Table table = facing(edition);
        table.stand("gynoid", where.constData(), Colour::Blue);
        const bool west = at.startsWith("central");
        table.stand("speedrunner-red", west ? "sprawl/4" : "sprawl/1", Colour::Red);
        table.stand("cleaner-a", west ? "sprawl/4" : "sprawl/1", Colour::Red);
        const bool wide = edition == Edition::First2011;
        QCOMPARE(table.answer(breaking(table)), QByteArray(reached ? "dice 1" : wide ? "R-086" : "R-153"));
        QCOMPARE(table.answer(attacking(table)), QByteArray(reached ? "dice 1" : wide ? "R-092" : "R-153"));
        QCOMPARE(table.answer(overriding(attacking(table))), QByteArray("dice 1"));
    }
    Table switched = facing(Edition::Second2017, {{rule("A-076"), false}, {rule("A-082"), false}});
    switched.stand("gynoid", "antro/4", Colour::Blue);
    switched.stand("speedrunner-red", "sprawl/1", Colour::Red);
    QCOMPARE(switched.answer(breaking(switched)), QByteArray("dice 1")); // E off: as the other edition
}

void PawnsTest::arrowsAndHulkInReach()
{
    const auto arrow = [](Face& face) {
        Space west{sideSpace(4), SpaceKind::Normal, {}, {}, {}, {}, 0, 0, {}};
        west.sides.set(4);
        west.arrows[4] = BorderArrow::Out;
        face.spaces = std::vector{west};
        face.sides.reset();
    };
    for (const bool off : {false, true}) {
        Table table = facing(Edition::First2011, {{rule("A-028"), !off}});
        table.print("antro", arrow);
        table.stand("gynoid", "antro/4", Colour::Blue);
        table.stand("cleaner-a", "sprawl/1", Colour::Red);
        QCOMPARE(table.answer(attacking(table)), QByteArray(off ? "R-092" : "dice 1"));
    }
    for (const bool off : {false, true}) {
        Table table = facing(Edition::First2011, {{rule("A-032"), !off}});
        table.stand("hulk-drone", "antro", Colour::Red);
        table.stand("gynoid", "sprawl/1", Colour::Blue);
        QCOMPARE(table.answer(attacking(table, {}, "gynoid", "hulk-drone")), QByteArray(off ? "dice 1" : "R-092"));
        table.stand("gynoid", "antro/2", Colour::Blue); // on its own block always
        QCOMPARE(table.answer(attacking(table, {}, "gynoid", "hulk-drone")), QByteArray("dice 1"));
    }
}

void PawnsTest::failingOnAPawn_data()
{
    QTest::addColumn<bool>("black");
    QTest::addColumn<bool>("controlled");
    QTest::addColumn<bool>("off");
    QTest::addColumn<bool>("lost");
    QTest::newRow("A-078 white ICE") << false << true << false << false;
    QTest::newRow("A-078 off") << false << true << true << true;
    QTest::newRow("A-078 off, nobody's pawn") << false << false << true << false;
    QTest::newRow("black ICE die") << true << false << false << true;
}

void PawnsTest::failingOnAPawn()
{
    QFETCH(bool, black);
    QFETCH(bool, controlled);
    QFETCH(bool, off);
    QFETCH(bool, lost);
    Table table = facing(Edition::First2011, {{rule("A-078"), !off}});
    table.printPawn("gynoid", [&](PawnCard& card) { card.ice = Ice{{4}, black}; });
    if (!controlled)
        table.stand("gynoid", "sprawl/0", {});
    QCOMPARE(table.play(breaking(table, typed({1}))), QByteArray("ok"));
    QCOMPARE(table.count<PawnEliminated>(), lost ? 1 : 0);
}

void PawnsTest::idoruChangesHands()
{
    Table table = facing();
    table.stand("idoru", "sprawl/1", {});
    table.printPawn("idoru", [](PawnCard& card) { card.ice = Ice{{4}, false}; });
    QCOMPARE(table.play(breaking(table, typed({4}), "idoru")), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("dice-rolled icebreak-succeeded pawn-control counter-placed"));
    QCOMPARE(table.at("idoru").counter, std::optional(Colour::Red));
    QCOMPARE(table.player(Colour::Red).pool, 9);
    table.state.turn.player = Colour::Blue;
    table.stand("speedrunner-blue", "sprawl/2", Colour::Blue);
    QCOMPARE(table.play(Icebreak{table.pawn("speedrunner-blue"), table.pawn("idoru"), typed({4}), false}),
             QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("dice-rolled icebreak-succeeded counter-returned pawn-control counter-placed"));
    QCOMPARE(table.player(Colour::Red).pool, 10);
    QCOMPARE(table.at("idoru").counter, std::optional(Colour::Blue));
    table.state.turn.player = Colour::Red;
    QCOMPARE(table.play(attacking(table, typed({5}), "idoru")), QByteArray("ok"));
    QCOMPARE(table.at("idoru").where, PawnWhere::Removed);
    QCOMPARE(table.player(Colour::Blue).pool, 10);
    Table empty = facing(Edition::First2011, {{rule("A-009"), false}});
    empty.stand("idoru", "sprawl/1", {});
    empty.printPawn("idoru", [](PawnCard& card) { card.ice = Ice{{4}, false}; });
    findPlayer(empty.state, Colour::Red)->pool = findPlayer(empty.state, Colour::Red)->total = 0;
    QCOMPARE(empty.answer(breaking(empty, {}, "idoru")), QByteArray("A-068"));
    QCOMPARE(empty.answer(breaking(empty)), QByteArray("dice 1")); // any other pawn needs no counter
}

void PawnsTest::crackersCountersGoBack()
{
    for (const bool off : {false, true}) {
        Table table = facing(Edition::First2011, {{rule("A-117"), !off}});
        table.stand("cracker", "sprawl/1", Colour::Blue);
        table.enrich(Colour::Blue, 2);
        Game::evolve(table.state, BonusCountersPaid{Colour::Blue, 2, table.pawn("cracker")});
        QCOMPARE(table.play(attacking(table, typed({6}), "cracker")), QByteArray("ok"));
        QCOMPARE(table.at("cracker").where, PawnWhere::Reserve);
        QCOMPARE(table.at("cracker").paid, 0);
        QCOMPARE(table.player(Colour::Blue).bonus, off ? 0 : 2);
    }
}

void PawnsTest::whoCanBeAttacked_data()
{
    QTest::addColumn<QString>("target");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("own");
    QTest::newRow("another's") << "gynoid" << "dice 1" << "dice 1";
    QTest::newRow("A-084 own") << "speedrunner-red" << "dice 1" << "A-084";
    QTest::newRow("A-084 itself") << "cleaner-a" << "A-084" << "A-084";
    QTest::newRow("R-092 in reserve") << "cleaner-b" << "R-092" << "R-092";
    QTest::newRow("nobody's") << "idoru" << "dice 1" << "dice 1";
}

void PawnsTest::whoCanBeAttacked()
{
    QFETCH(QString, target);
    QFETCH(QString, answer);
    QFETCH(QString, own);
    for (const bool off : {false, true}) {
        Table table = facing(Edition::First2011, {{rule("A-084"), !off}});
        table.stand("idoru", "sprawl/1", {});
        const QByteArray key = target.toUtf8();
        QCOMPARE(QString(table.answer(attacking(table, {}, key.constData()))), off ? own : answer);
    }
    Table table = facing();
    QCOMPARE(table.answer(attacking(table, {}, "gynoid", "speedrunner-red")), QByteArray("R-091"));
    QCOMPARE(table.answer(attacking(table, {}, "cleaner-a", "gynoid")), QByteArray("R-147"));
    Table second = facing(Edition::Second2017);
    QCOMPARE(second.answer(attacking(second, {}, "cleaner-a")), QByteArray("R-155"));
}

void PawnsTest::skullsAndShields_data()
{
    QTest::addColumn<int>("skulls");
    QTest::addColumn<QString>("own");       // unshielded/shielded
    QTest::addColumn<QString>("space");
    QTest::addColumn<QString>("numbers");
    QTest::newRow("R-094") << 2 << "45/" << "/" << "45";
    QTest::newRow("R-096 space shields 4") << 2 << "45/" << "/4" << "5";
    QTest::newRow("R-097 space opens 1 and 2") << 2 << "45/" << "12/" << "1245";
    QTest::newRow("A-086 space overrides") << 1 << "4/1" << "1/" << "14";
    QTest::newRow("R-095 shielded only") << 1 << "/123" << "/" << "";
}

void PawnsTest::skullsAndShields()
{
    QFETCH(int, skulls);
    QFETCH(QString, own);
    QFETCH(QString, space);
    QFETCH(QString, numbers);
    const auto defence = [](const QString& text) {
        Defence dice;
        for (const QChar c : text.section('/', 0, 0))
            dice.unshielded.insert(c.digitValue());
        for (const QChar c : text.section('/', 1))
            dice.shielded.insert(c.digitValue());
        return dice;
    };
    Table table = facing();
    table.printPawn("cleaner-a", [&](PawnCard& card) { card.skulls = skulls; });
    table.printPawn("gynoid", [&](PawnCard& card) { card.defence = defence(own); });
    table.print("sprawl", [&](Face& face) {
        Space middle{middleSpace, SpaceKind::Large, hex::Six::all(), {}, defence(space), {}, 0, 0, {}};
        face.spaces = std::vector{middle};
    });
    table.stand("cleaner-a", "sprawl/c", Colour::Red);
    table.stand("gynoid", "sprawl/c", Colour::Blue);
    const DeleteOutlook outlook = deleteOutlook(table.state, table.pawn("cleaner-a"), table.pawn("gynoid"));
    QCOMPARE(outlook.dice, skulls);
    for (int face = 1; face <= 6; ++face) {
        QCOMPARE(outlook.numbers.contains(face), numbers.contains(QString::number(face)));
        Table roll = table;
        Dice dice{std::vector<dice::Face>(static_cast<std::size_t>(skulls), static_cast<dice::Face>(face)), true};
        QCOMPARE(roll.play(attacking(roll, dice)), QByteArray("ok"));
        QCOMPARE(roll.count<PawnEliminated>(), numbers.contains(QString::number(face)) ? 1 : 0);
        QCOMPARE(roll.count<DeleteFailed>(), numbers.contains(QString::number(face)) ? 0 : 1);
    }
}

void PawnsTest::whatAnAttackMustKnow()
{
    Table table = facing();
    table.printPawn("gynoid", [](PawnCard& card) { card.defence.reset(); });
    QCOMPARE(table.answer(attacking(table)), QByteArray("needs defence"));
    table.printPawn("cleaner-a", [](PawnCard& card) { card.skulls.reset(); });
    QCOMPARE(table.answer(attacking(table)), QByteArray("needs skulls"));
    QCOMPARE(table.answer(declared(attacking(table))), QByteArray("needs skulls"));
    Table missed = table;
    QCOMPARE(missed.play(declared(attacking(missed), false)), QByteArray("ok"));
    QCOMPARE(missed.story(), QByteArray("declared delete-failed"));
    QCOMPARE(table.play(declared(attacking(table), true)), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("declared delete-succeeded pawn-eliminated"));
    // Dice beside what is told are faces of dice, as many as the skulls where those are known.
    Table typedToo = facing();
    typedToo.printPawn("gynoid", [](PawnCard& card) { card.defence.reset(); });
    const auto told = [&typedToo](std::initializer_list<int> faces) {
        return declared(attacking(typedToo, typed(faces)), true);
    };
    QCOMPARE(typedToo.answer(told({9})), QByteArray("A-129"));
    QCOMPARE(typedToo.answer(told({4, 4})), QByteArray("A-129"));
    QCOMPARE(typedToo.answer(told({4})), QByteArray("ok"));
    typedToo.printPawn("cleaner-a", [](PawnCard& card) { card.skulls.reset(); });
    QCOMPARE(typedToo.answer(told({4, 0})), QByteArray("A-129"));
    QCOMPARE(typedToo.answer(told({4, 6, 1})), QByteArray("ok"));
    Table none = facing();
    none.printPawn("cleaner-a", [](PawnCard& card) { card.skulls = 0; });
    QCOMPARE(none.answer(attacking(none)), QByteArray("A-090"));
    QCOMPARE(none.answer(overriding(attacking(none))), QByteArray("A-090"));
    none.addCard("gun", [](Card& card) { card.use = CardUse::Weapon; });
    none.give("gun", "cleaner-a");
    QCOMPARE(none.answer(attacking(none)), QByteArray("needs skulls")); // the gun alone attacks
    none.printCard("gun", [](Card& card) { card.skulls = 2; });
    QCOMPARE(none.answer(attacking(none)), QByteArray("dice 2"));
}

void PawnsTest::eliminatedPawnsAreStripped()
{
    Table table = facing();
    table.addCard("worm");
    table.addCard("seven");
    table.stand("speedrunner-blue", "sprawl/0", Colour::Blue);
    table.stand("gynoid", "sprawl/1", Colour::Blue);
    table.give("worm", "speedrunner-blue", 1, Colour::Red); // malware of red's
    table.give("seven", "speedrunner-blue", 3, Colour::Blue);
    QCOMPARE(table.play(attacking(table, typed({5}), "speedrunner-blue")), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-blue").where, PawnWhere::Eliminated);
    QCOMPARE(table.at("speedrunner-blue").controller, std::optional(Colour::Blue));
    QCOMPARE(table.player(Colour::Red).bonus, 1);
    QCOMPARE(table.player(Colour::Blue).bonus, 3);
    QCOMPARE(table.play(attacking(table, typed({5}))), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").where, PawnWhere::Reserve); // no Reboot: the card goes back to the others
    QVERIFY(!table.at("gynoid").controller);
}

void PawnsTest::rebootBringsBack()
{
    Table table = facing();
    QCOMPARE(table.answer(Reboot{table.pawn("speedrunner-red"), {}}), QByteArray("R-100"));
    Game::evolve(table.state, PawnEliminated{table.pawn("speedrunner-red"), PawnWhere::Eliminated, {}, Colour::Red});
    QCOMPARE(table.answer(Reboot{table.pawn("speedrunner-red"), 4}), QByteArray("R-100")); // not in this edition
    QCOMPARE(table.answer(Search{table.pawn("speedrunner-red"), table.block("yakuza"), {0, 1}, 0, false}),
             QByteArray("R-047"));
    table.addCard("reboot", [](Card& card) { card.actions = Abilities{Ability::Reboot}; });
    table.addCard("search", [](Card& card) { card.actions = Abilities{Ability::Search}; });
    const Reboot reboot{table.pawn("speedrunner-red"), {}};
    QCOMPARE(table.answer(with(reboot, {table.card("search")})), QByteArray("R-100"));
    QCOMPARE(table.play(with(reboot, {table.card("reboot")})), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-red").at, std::optional(table.place("central-core/c")));
    QCOMPARE(table.answer(Search{table.pawn("speedrunner-red"), table.block("yakuza"), {0, 1}, 0, false}),
             QByteArray("ok"));
}

void PawnsTest::rebootOfTheSecondEdition()
{
    Table table = facing(Edition::Second2017);
    Game::evolve(table.state, PawnEliminated{table.pawn("speedrunner-red"), PawnWhere::Eliminated, {}, Colour::Red});
    const Reboot four{table.pawn("speedrunner-red"), 4};
    QCOMPARE(table.answer(four), QByteArray("ok"));
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.rebootBy = RebootBy{true, false}; });
    QCOMPARE(table.answer(four), QByteArray("R-152"));
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.rebootBy = RebootBy{true, true}; });
    std::vector<CardId> cards;
    for (const char* key : {"a", "b", "c", "d"}) {
        table.addCard(key, [](Card& card) { card.actions = Abilities{Ability::Delete}; });
        cards.push_back(table.card(key));
    }
    QCOMPARE(table.play(with(four, cards)), QByteArray("ok"));
    QCOMPARE(table.count<CardPlayed>(), 4);
}

namespace {

/// Red's Speedrunner waits for a Reboot, and red controls a block that serves as the Core.
Table waitingBesideASecondCore()
{
    Table table = facing();
    table.lay("clandestine-broadcast", {0, 1}, 0, Colour::Red);
    table.print("clandestine-broadcast", [](Face& face) {
        Effect effect;
        effect.kind = EffectKind::AsCore;
        face.controlled = {effect};
    });
    Game::evolve(table.state, PawnEliminated{table.pawn("speedrunner-red"), PawnWhere::Eliminated, {}, Colour::Red});
    return table;
}

} // namespace

void PawnsTest::aLostBlockServesAsCoreNoMore()
{
    Table table = waitingBesideASecondCore();
    Game::evolve(table.state, CounterReturned{table.block("clandestine-broadcast"), Colour::Red, 1});
    Game::evolve(table.state, ControlLost{table.block("clandestine-broadcast"), Colour::Red});
    QCOMPARE(table.play(Reboot{table.pawn("speedrunner-red"), {}}), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-red").at, std::optional(table.place("central-core/c")));
}

void PawnsTest::rebootAtABlockThatServesAsCore()
{
    Table table = waitingBesideASecondCore();
    QCOMPARE(table.play(Reboot{table.pawn("speedrunner-red"), {}}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("choice-opened"));
    QCOMPARE(table.answer(Choose{1, table.block("antro"), {}}), QByteArray("R-101"));
    QCOMPARE(table.play(Choose{1, table.block("clandestine-broadcast"), {}}), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-red").at, std::optional(table.place("clandestine-broadcast/c")));
}

void PawnsTest::sacrifice()
{
    Table table = facing();
    QCOMPARE(table.answer(Sacrifice{table.pawn("gynoid")}), QByteArray("R-147"));
    QCOMPARE(table.answer(Sacrifice{table.pawn("cleaner-b")}), QByteArray("R-147"));
    table.addCard("kamikaze", [](Card& card) {
        Effect effect;
        effect.kind = EffectKind::AttackAll;
        effect.skulls = 2;
        effect.reach = Reach::Block;
        card.sacrifice = {effect};
    });
    table.give("kamikaze", "cleaner-a");
    table.stand("speedrunner-blue", "antro/c", Colour::Blue);
    QCOMPARE(table.play(Sacrifice{table.pawn("cleaner-a")}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("card-discarded pawn-eliminated effect-fired choice-opened"));
    QCOMPARE(table.answer(Choose{1, {}, {}}), QByteArray("dice 2"));
    QCOMPARE(table.play(Choose{1, {}, typed({1, 6})}), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").where, PawnWhere::Reserve);
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Eliminated);
    QCOMPARE(table.answer(Sacrifice{table.pawn("speedrunner-red")}), QByteArray("A-099")); // gone already
    QCOMPARE(table.at("speedrunner-blue").where, PawnWhere::Cybernet); // another block
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.answer(Sacrifice{table.pawn("speedrunner-red")}), QByteArray("R-024"));
}

void PawnsTest::anyTurnPawns()
{
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        Table table = facing(edition);
        table.stand("turret-drone", "sprawl/2", Colour::Blue);
        table.printPawn("turret-drone", [](PawnCard& card) { card.anyTurn = true; });
        const Delete shot = attacking(table, typed({5}), "speedrunner-red", "turret-drone");
        QCOMPARE(table.answer(shot), QByteArray(edition == Edition::First2011 ? "R-147" : "ok"));
    }
    Table table = facing(Edition::Second2017); // it acts for its controller, not for whose turn it is
    table.stand("turret-drone", "sprawl/2", Colour::Blue);
    table.printPawn("turret-drone", [](PawnCard& card) {
        card.anyTurn = true;
        card.abilities = Abilities{Ability::Icebreaker};
    });
    QCOMPARE(table.play(Icebreak{table.pawn("turret-drone"), table.block("sprawl"), typed({2}), false}),
             QByteArray("ok"));
    QCOMPARE(table.laid("sprawl").owner, std::optional(Colour::Blue));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.answer(attacking(table, {}, "speedrunner-red", "turret-drone")), QByteArray("R-024"));
}

QTEST_GUILESS_MAIN(PawnsTest)
#include "pawns_test.moc"
