// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The three levels of tracking (docs/adr/0006): what a table that does not follow every step still holds its players
// to, and what it takes on their word.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Table tracking(Track track, Edition edition = Edition::First2011, std::map<RuleId, bool> switches = {})
{
    Table table(2, edition, std::move(switches));
    Settings settings = *table.state.settings;
    settings.track = track;
    table.state.settings = std::make_shared<const Settings>(std::move(settings));
    return table;
}

/// One more block beside the Core, and one beside that.
void layTwo(Table& table, std::optional<Colour> owner = {})
{
    table.lay("sprawl", {1, 0}, 0, owner);
    table.lay("antro", {2, 0});
}

bool offers(const Table& table, const Action& action)
{
    for (const Command& command : Game::legal(table.state))
        if (command.action == action)
            return true;
    return false;
}

Adjust scored(Colour colour, std::optional<int> total, std::optional<int> pool, std::optional<int> bonus = {})
{
    PlayerPatch patch;
    patch.colour = colour;
    patch.total = total;
    patch.pool = pool;
    patch.bonus = bonus;
    Adjust adjust;
    adjust.players = {patch};
    return adjust;
}

} // namespace

class TrackingTest : public QObject {
    Q_OBJECT
private slots:
    void stepsAreTakenAsTold();
    void whatNeedsNoPlaceIsStillAsked();
    void searchedFromWhereTheyStand();
    void targetsAreInReach();
    void attachedWhereTheyStand();
    void effectsReachWhomTheySay();
    void crowdsAreTakenAsTold();
    void aBlockNothingIsKnownOf();
    void noMoveToWhereItStands();
    void noPlacesOutOfTheCybernet();
    void handsAreNotJudged();
    void scoresKeepNoPlay();
    void scoresArePutByHand();
    void aColourAmongScores();
    void scoresAreWonByThem();
    void timeDecidesScores();
    void turnsGoOnAmongScores();
};

void TrackingTest::stepsAreTakenAsTold()
{
    for (const Track track : {Track::All, Track::Control}) {
        Table table = tracking(track);
        layTwo(table);
        table.stand("speedrunner-blue", "antro/0", Colour::Blue);
        const bool judged = track == Track::All;
        const Move far{table.pawn("speedrunner-red"), {table.place("antro/3")}, 1, false};
        const Move full{table.pawn("speedrunner-red"), {table.place("antro/0")}, 1, false};
        const Move uncounted{table.pawn("speedrunner-red"), {table.place("antro/3")}, {}, false};
        QCOMPARE(table.answer(far), judged ? QByteArray("R-034") : QByteArray("ok"));
        QCOMPARE(offers(table, far), !judged);
        QCOMPARE(table.answer(uncounted), judged ? QByteArray("needs movement") : QByteArray("ok"));
        QCOMPARE(table.answer(full) == "ok", !judged);
        QCOMPARE(table.answer(Move{table.pawn("speedrunner-red"), {table.place("antro/9")}, 1, false}),
                 QByteArray("R-034")); // a space that is not there
        if (judged)
            continue;
        QCOMPARE(table.play(far), QByteArray("ok"));
        QCOMPARE(table.at("speedrunner-red").at, std::optional(table.place("antro/3"))); // the place told last
    }
}

void TrackingTest::whatNeedsNoPlaceIsStillAsked()
{
    Table table = tracking(Track::Control);
    layTwo(table, Colour::Red);
    const auto antro = table.place("antro/3");
    QCOMPARE(table.answer(Move{table.pawn("speedrunner-blue"), {antro}, 1, false}), QByteArray("R-147"));
    table.stand("turret-drone", "sprawl/c", Colour::Red);
    table.printPawn("turret-drone", [](PawnCard& card) { card.cardMovement = false; });
    QCOMPARE(table.answer(Move{table.pawn("turret-drone"), {antro}, 1, false}), QByteArray("R-037"));
    table.printPawn("turret-drone", [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Roll, 1}; });
    const Move own{table.pawn("turret-drone"), {antro}, {}, true};
    QCOMPARE(table.answer(own), QByteArray("R-117")); // not rolled yet
    QCOMPARE(table.play(RollMovement{table.pawn("turret-drone"), typed({1})}), QByteArray("ok"));
    QVERIFY(offers(table, own));
    QCOMPARE(table.play(own), QByteArray("ok")); // however far
    QCOMPARE(table.answer(own), QByteArray("R-117")); // once a turn
    table.stand("hulk-drone", "sprawl", Colour::Red);
    table.printPawn("hulk-drone", [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Blocks, 1}; });
    QCOMPARE(table.answer(Move{table.pawn("hulk-drone"), {antro}, {}, true}), QByteArray("R-109"));
    QCOMPARE(table.answer(Move{table.pawn("hulk-drone"), {table.place("antro")}, {}, true}), QByteArray("ok"));
    const Icebreak owned{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), false};
    QCOMPARE(table.answer(owned), QByteArray("A-054"));
    const Icebreak core{table.pawn("speedrunner-red"), centralCore, typed({2}), false};
    QCOMPARE(table.answer(core), QByteArray("R-065"));
    QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.answer(Move{table.pawn("speedrunner-red"), {antro}, 1, false}), QByteArray("R-024"));
}

void TrackingTest::searchedFromWhereTheyStand()
{
    Table table = tracking(Track::Control);
    layTwo(table);
    table.print("antro", [](Face& face) { face.sides = hex::Six::fromBits(1U << 1U | 1U << 4U); });
    table.print("yakuza", [](Face& face) { face.sides = hex::Six::fromBits(1U << 4U); });
    const auto search = [&](hex::Cell at, int rotation) {
        return Search{table.pawn("speedrunner-red"), table.block("yakuza"), at, rotation, false};
    };
    QCOMPARE(table.answer(search({3, 0}, 0)), QByteArray("ok")); // beside the Antro, not beside the Core
    QVERIFY(offers(table, search({3, 0}, 0)));
    QCOMPARE(table.answer(search({3, 0}, 1)), QByteArray("R-052"));
    QCOMPARE(table.answer(search({2, 1}, 1)), QByteArray("R-051")); // the Antro has no space there
    QCOMPARE(table.answer(search({5, 0}, 0)), QByteArray("R-049"));
    QCOMPARE(table.answer(search({2, 0}, 0)), QByteArray("R-050"));
    QCOMPARE(table.answer(search({1, 1}, 1)), QByteArray("ok")); // of two neighbours the Sprawl lets it in
    table.print("antro", [](Face& face) { face.sides.reset(); });
    QCOMPARE(table.answer(search({3, 0}, 0)), QByteArray("needs sides"));
    Table tracked = tracking(Track::All);
    layTwo(tracked);
    QCOMPARE(tracked.answer(search({3, 0}, 0)), QByteArray("R-049"));
}

void TrackingTest::targetsAreInReach()
{
    for (const Track track : {Track::All, Track::Control}) {
        Table table = tracking(track);
        layTwo(table);
        table.stand("cleaner-a", "antro/3", Colour::Red);
        table.printPawn("speedrunner-blue", [](PawnCard& card) { card.ice = Ice{{2}, false}; });
        const bool judged = track == Track::All;
        const Icebreak block{table.pawn("speedrunner-red"), table.block("antro"), {}, false};
        const Icebreak pawn{table.pawn("cleaner-a"), table.pawn("speedrunner-blue"), {}, false};
        const Delete attack{table.pawn("cleaner-a"), table.pawn("speedrunner-blue"), {}, false};
        QCOMPARE(table.answer(block), judged ? QByteArray("R-064") : QByteArray("dice 1"));
        QCOMPARE(offers(table, block), !judged);
        QCOMPARE(table.answer(attack), judged ? QByteArray("R-092") : QByteArray("dice 1"));
        QCOMPARE(offers(table, attack), !judged);
        table.printPawn("cleaner-a", [](PawnCard& card) { card.abilities->insert(Ability::Icebreaker); });
        QCOMPARE(table.answer(pawn), judged ? QByteArray("R-086") : QByteArray("dice 1"));
    }
}

void TrackingTest::attachedWhereTheyStand()
{
    for (const Track track : {Track::All, Track::Control}) {
        Table table = tracking(track, Edition::Second2017);
        layTwo(table);
        table.addCard("chatsubo", [](Card& card) {
            card.use = CardUse::BlockCard;
            card.cost = 0;
        });
        table.addCard("spammer", [](Card& card) {
            card.use = CardUse::Malware;
            card.cost = 0;
        });
        table.stand("speedrunner-blue", "antro/3", Colour::Blue);
        const bool judged = track == Track::All;
        const PlaceCard place{table.card("chatsubo"), table.block("sprawl"), 2, table.pawn("speedrunner-red")};
        const Equip equip{table.card("spammer"), table.pawn("speedrunner-blue")};
        QCOMPARE(table.answer(place), judged ? QByteArray("R-164") : QByteArray("ok"));
        QCOMPARE(offers(table, place), !judged);
        QCOMPARE(table.answer(equip), judged ? QByteArray("R-163") : QByteArray("ok"));
        const PlaceCard others{table.card("chatsubo"), table.block("sprawl"), 2, table.pawn("speedrunner-blue")};
        QCOMPARE(table.answer(others), QByteArray("R-164")); // his pawn attaches nothing for red
    }
}

void TrackingTest::effectsReachWhomTheySay()
{
    for (const Track track : {Track::All, Track::Control}) {
        Table table = tracking(track);
        table.print("sprawl", [](Face& face) {
            Effect effect;
            effect.kind = EffectKind::AttackOne;
            effect.reach = Reach::Block;
            effect.skulls = 1;
            face.controlled = std::vector{effect};
        });
        layTwo(table);
        table.stand("speedrunner-red", "sprawl/c", Colour::Red);
        QCOMPARE(table.play(Icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), false}),
                 QByteArray("ok"));
        QCOMPARE(table.state.pending.front().options.size(), std::size_t(track == Track::All ? 1 : 2));
    }
}

void TrackingTest::crowdsAreTakenAsTold()
{
    for (const Track track : {Track::All, Track::Control}) {
        Table table = tracking(track);
        layTwo(table);
        table.stand("speedrunner-red", "antro/0", Colour::Red);
        table.stand("speedrunner-blue", "antro/1", Colour::Blue);
        const bool judged = track == Track::All;
        PawnPatch patch;
        patch.pawn = table.pawn("speedrunner-red");
        patch.at = table.place("antro/1");
        Adjust adjust;
        adjust.pawns = {patch};
        QCOMPARE(table.answer(adjust), judged ? QByteArray("R-039") : QByteArray("ok"));
        table.stand("speedrunner-red", "antro/1", Colour::Red);
        table.print("antro", [](Face& face) {
            face.spaces = std::vector{Space{*spaceId("1"), SpaceKind::Double, hex::Six::all(), {}, {}, {}, 0, 0, {}}};
        });
        SetBlock smaller;
        smaller.face.key = "antro";
        smaller.face.spaces =
            std::vector{Space{*spaceId("1"), SpaceKind::Normal, hex::Six::all(), {}, {}, {}, 0, 0, {}}};
        QCOMPARE(table.answer(smaller), judged ? QByteArray("R-039") : QByteArray("ok"));
        table.print("antro", [&](Face& face) { face.spaces = smaller.face.spaces; });
        table.stand("hulk-drone", "antro", Colour::Red);
        SetPawn walks; // it uses spaces after all, and the only one is full
        walks.pawn.key = "hulk-drone";
        walks.pawn.ownMovement = OwnMovement{OwnMovement::Kind::Spaces, 3};
        table.printPawn("hulk-drone",
                        [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Blocks, 1}; });
        QCOMPARE(table.answer(walks), judged ? QByteArray("R-039") : QByteArray("ok"));
    }
}

void TrackingTest::aBlockNothingIsKnownOf() // its middle is there
{
    Table table = tracking(Track::Control);
    layTwo(table);
    table.print("antro", [](Face& face) { face.sides.reset(); });
    const Move middle{table.pawn("speedrunner-red"), {table.place("antro/c")}, 1, false};
    QVERIFY(offers(table, middle));
    QCOMPARE(table.play(middle), QByteArray("ok"));
}

void TrackingTest::noMoveToWhereItStands()
{
    for (const Track track : {Track::All, Track::Control}) {
        Table table = tracking(track);
        layTwo(table);
        const auto core = table.place("central-core/c");
        const Move still{table.pawn("speedrunner-red"), {core}, 1, false};
        QCOMPARE(table.answer(still), QByteArray("R-034"));
        QVERIFY(!offers(table, still));
        QCOMPARE(table.answer(Move{table.pawn("speedrunner-red"), {table.place("sprawl/4"), core}, 2, false}),
                 QByteArray("ok")); // there and back
        table.stand("hulk-drone", "sprawl", Colour::Red);
        table.printPawn("hulk-drone",
                        [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Blocks, 1}; });
        QCOMPARE(table.answer(Move{table.pawn("hulk-drone"), {table.place("sprawl")}, {}, true}), QByteArray("R-109"));
    }
}

void TrackingTest::noPlacesOutOfTheCybernet()
{
    for (const Track track : {Track::All, Track::Control}) {
        Table table = tracking(track);
        layTwo(table);
        QVERIFY(!legalPlacements(table.state, table.pawn("speedrunner-red"), table.block("yakuza")).empty());
        QVERIFY(legalPlacements(table.state, table.pawn("cleaner-a"), table.block("yakuza")).empty());
    }
}

void TrackingTest::handsAreNotJudged()
{
    for (const Track track : {Track::All, Track::Control, Track::Scores}) {
        Table table = tracking(track);
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
        const bool judged = track == Track::All;
        QCOMPARE(table.answer(NextPhase{6, {}}), judged ? QByteArray("A-012") : QByteArray("ok"));
        QCOMPARE(table.answer(NextPhase{2, 4}), judged ? QByteArray("R-029") : QByteArray("ok"));
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
        QCOMPARE(table.answer(NextPhase{2, 1}), QByteArray("R-027")); // in the beginning phase nobody draws
    }
}

void TrackingTest::scoresKeepNoPlay()
{
    Table table = tracking(Track::Scores);
    const PawnId pawn = table.pawn("speedrunner-red");
    for (const Action& action :
         std::vector<Action>{Search{pawn, table.block("sprawl"), {1, 0}, 0, false},
                             Move{pawn, {table.place("central-core/c")}, 1, false}, RollMovement{pawn, {}},
                             Icebreak{pawn, table.block("sprawl"), {}, false}, Delete{pawn, pawn, {}, false},
                             Reboot{pawn, {}}, Enter{pawn}, Use{pawn, {}}, Sacrifice{pawn}}) {
        QCOMPARE(table.answer(action), QByteArray("A-120"));
        QCOMPARE(table.answer(overriding(action)), QByteArray("A-120"));
    }
    const auto legal = Game::legal(table.state);
    QCOMPARE(legal.size(), std::size_t(2));
    QVERIFY(offers(table, NextPhase{}) && offers(table, EndGame{}));
    QCOMPARE(table.answer(Note{"the cat"}), QByteArray("ok"));
    BlockPatch laid;
    laid.block = table.block("sprawl");
    laid.at = std::optional(hex::Cell{1, 0});
    Adjust adjust;
    adjust.blocks = {laid};
    QCOMPARE(table.answer(adjust), QByteArray("A-120"));
}

void TrackingTest::scoresArePutByHand()
{
    Table table = tracking(Track::Scores);
    QCOMPARE(table.play(scored(Colour::Red, {}, 6, 3)), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).total, 10);
    QCOMPARE(table.player(Colour::Red).pool, 6);
    QCOMPARE(table.state.bonusSupply, 21);
    QCOMPARE(table.play(scored(Colour::Red, {}, {}, 4)), QByteArray("ok")); // what is not named stays
    QCOMPARE(table.player(Colour::Red).pool, 6);
    QCOMPARE(table.play(scored(Colour::Red, 8, {})), QByteArray("ok")); // as many are placed as before
    QCOMPARE(table.player(Colour::Red).pool, 4);
    QCOMPARE(table.answer(scored(Colour::Red, 8, 9)), QByteArray("R-002"));
    QCOMPARE(table.answer(scored(Colour::Red, 3, {})), QByteArray("R-002")); // four lie in the Cybernet
    QCOMPARE(table.answer(scored(Colour::Red, {}, {}, 25)), QByteArray("R-003"));
}

void TrackingTest::aColourAmongScores() // the Speedrunners change over, and nothing else
{
    Table table = tracking(Track::Scores);
    Adjust yellow = scored(Colour::Red, {}, 6, 3);
    yellow.players.front().recolour = Colour::Yellow;
    QCOMPARE(table.play(yellow), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Yellow).pool, 6);
    PawnPatch moved;
    moved.pawn = table.pawn("speedrunner-yellow");
    moved.where = PawnWhere::Eliminated;
    Adjust both = scored(Colour::Yellow, {}, {});
    both.players.front().recolour = Colour::Red;
    both.pawns = {moved};
    QCOMPARE(table.answer(both), QByteArray("A-120"));
}

void TrackingTest::scoresAreWonByThem()
{
    for (const bool idoru : {true, false}) {
        Table table = tracking(Track::Scores, Edition::First2011, {{rule("A-009"), idoru}});
        QCOMPARE(table.play(scored(Colour::Blue, {}, 1)), QByteArray("ok"));
        QVERIFY(table.state.winners.empty());
        QCOMPARE(table.play(scored(Colour::Blue, {}, 0)), QByteArray("ok"));
        QCOMPARE(table.state.winners, std::vector{Colour::Blue});
    }
}

void TrackingTest::timeDecidesScores()
{
    Table table = tracking(Track::Scores);
    QCOMPARE(table.play(scored(Colour::Red, {}, 5)), QByteArray("ok"));
    QCOMPARE(table.play(scored(Colour::Blue, {}, 5, 1)), QByteArray("ok"));
    Table more = table;
    QCOMPARE(table.play(EndGame{}), QByteArray("ok"));
    QCOMPARE(table.state.winners, std::vector{Colour::Blue}); // as many, and more bonus counters
    QCOMPARE(more.play(scored(Colour::Red, {}, 4)), QByteArray("ok"));
    QCOMPARE(more.play(EndGame{}), QByteArray("ok"));
    QCOMPARE(more.state.winners, std::vector{Colour::Red});
}

void TrackingTest::turnsGoOnAmongScores() // nothing is left to be used
{
    Table table = tracking(Track::Scores);
    table.printPawn("speedrunner-blue", [](PawnCard& card) { card.turnStart = std::vector{Effect{}}; });
    for (int i = 0; i < 4; ++i) // red's action, recycling, blue's beginning
        QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(table.state.turn.player, Colour::Blue);
    QCOMPARE(table.state.turn.phase, Phase::Recycling);
}

QTEST_GUILESS_MAIN(TrackingTest)
#include "tracking_test.moc"
