// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a pawn keeps and loses: Reboot, cards and their number, holders of lost blocks, Idoru, icons of pawns that act
// in any turn.
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Effect pawnEffect(EffectKind kind, PawnId pawn)
{
    Effect effect;
    effect.kind = kind;
    effect.pawn = pawn;
    return effect;
}

/// Cleaner A of red's and the gynoid of blue's on the Sprawl.
Table facing(Edition edition = Edition::First2011, std::map<RuleId, bool> switches = {})
{
    Table table(2, edition, std::move(switches));
    table.lay("sprawl", {1, 0});
    table.stand("cleaner-a", "sprawl/4", Colour::Red);
    table.stand("gynoid", "sprawl/0", Colour::Blue);
    return table;
}

void lose(Table& table, const char* pawn, Colour controller)
{
    Game::evolve(table.state, PawnEliminated{table.pawn(pawn), PawnWhere::Eliminated, {}, controller});
}

std::vector<CardId> addCards(Table& table, int count, Abilities actions)
{
    std::vector<CardId> cards;
    for (int i = 1; i <= count; ++i) {
        const QByteArray key = "copy-" + QByteArray::number(i);
        table.addCard(key.constData(), [&](Card& card) { card.actions = actions; });
        cards.push_back(table.card(key.constData()));
    }
    return cards;
}

std::vector<CardId> firstOf(const std::vector<CardId>& cards, std::ptrdiff_t count)
{
    return {cards.begin(), cards.begin() + count};
}

/// All of the player's counters but one lie on far blocks.
void spendAllButOne(Table& table, Colour colour)
{
    const std::array keys{"antro", "yakuza",    "underground", "copyleft", "freeside",
                          "ai",    "cleaner-b", "cleaner-c",   "cleaner-d"};
    std::int16_t q = 10;
    for (const char* key : keys)
        table.lay(key, {q++, 0}, 0, colour);
}

} // namespace

class KeptAndLostTest : public QObject {
    Q_OBJECT
private slots:
    void rebootFromAnItemLeavesWithIt();
    void whetherItWaitsIsNotKnown();
    void rebootByWhatIsPrinted_data();
    void rebootByWhatIsPrinted();
    void asManyCardsAsNamed();
    void theCannotIconBarsReboot();
    void oneCardForAnAction();
    void noCardWhereNoneIsPlayed();
    void bonusCardsAreNotPlayed();
    void faceDownPawnsOfALostBlock();
    void aBonusCardComesBackWithItsBlock();
    void nothingFollowsTheLastCounter();
    void idoruNeverReturns();
    void iconsOfAnyTurnPawns();
    void actionsOfAnyTurnPawns();
};

void KeptAndLostTest::rebootFromAnItemLeavesWithIt()
{
    Table table = facing();
    table.addCard("chipware", [](Card& card) { card.grants = Abilities{Ability::Reboot}; });
    table.give("chipware", "cleaner-a");
    QCOMPARE(table.play(Sacrifice{table.pawn("cleaner-a")}), QByteArray("ok"));
    QCOMPARE(table.at("cleaner-a").where, PawnWhere::Reserve); // it could never reboot
    QVERIFY(!table.at("cleaner-a").controller);
    QCOMPARE(table.play(Sacrifice{table.pawn("speedrunner-red")}), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Eliminated);
}

void KeptAndLostTest::whetherItWaitsIsNotKnown() // with a hint
{
    Table table = facing();
    table.printPawn("gynoid", [](PawnCard& card) { card.abilities.reset(); });
    const Delete shot{table.pawn("cleaner-a"), table.pawn("gynoid"), typed({5}), false};
    QCOMPARE(table.play(shot), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").where, PawnWhere::Reserve);
    QVERIFY(
        (table.hints() == std::vector<Hint>{{Hint::Code::TakenAsNone, Fact{table.pawn("gynoid"), Field::Abilities}}}));
    Table known = facing();
    QCOMPARE(known.play(shot), QByteArray("ok"));
    QVERIFY(known.hints().empty());
}

void KeptAndLostTest::rebootByWhatIsPrinted_data()
{
    QTest::addColumn<bool>("card");
    QTest::addColumn<bool>("four");
    QTest::newRow("by a card") << true << false;
    QTest::newRow("by four cards") << false << true;
    QTest::newRow("by either") << true << true;
}

void KeptAndLostTest::rebootByWhatIsPrinted()
{
    QFETCH(bool, card);
    QFETCH(bool, four);
    Table table(2, Edition::Second2017);
    lose(table, "speedrunner-red", Colour::Red);
    table.printPawn("speedrunner-red", [&](PawnCard& printed) { printed.rebootBy = RebootBy{card, four}; });
    const PawnId pawn = table.pawn("speedrunner-red");
    QCOMPARE(table.answer(Reboot{pawn, {}}), QByteArray(card ? "ok" : "R-152"));
    QCOMPARE(table.answer(Reboot{pawn, 1}), QByteArray(card ? "ok" : "R-152"));
    QCOMPARE(table.answer(Reboot{pawn, 4}), QByteArray(four ? "ok" : "R-152"));
    Table first(2); // in the first edition a Reboot card does, and nothing else
    lose(first, "speedrunner-red", Colour::Red);
    first.printPawn("speedrunner-red", [&](PawnCard& printed) { printed.rebootBy = RebootBy{card, four}; });
    QCOMPARE(first.answer(Reboot{pawn, {}}), QByteArray("ok"));
    QCOMPARE(first.answer(Reboot{pawn, 4}), QByteArray("R-100"));
}

void KeptAndLostTest::asManyCardsAsNamed()
{
    Table table(2, Edition::Second2017);
    lose(table, "speedrunner-red", Colour::Red);
    const auto cards = addCards(table, 5, {Ability::Reboot});
    const PawnId pawn = table.pawn("speedrunner-red");
    QCOMPARE(table.answer(with(Reboot{pawn, 4}, firstOf(cards, 2))), QByteArray("R-152"));
    QCOMPARE(table.answer(with(Reboot{pawn, 4}, cards)), QByteArray("R-152"));
    QCOMPARE(table.answer(with(Reboot{pawn, {}}, firstOf(cards, 2))), QByteArray("R-152"));
    QCOMPARE(table.answer(with(Reboot{pawn, 4}, firstOf(cards, 4))), QByteArray("ok"));
    QCOMPARE(table.answer(with(Reboot{pawn, {}}, firstOf(cards, 1))), QByteArray("ok"));
    Table first(2);
    lose(first, "speedrunner-red", Colour::Red);
    const auto two = addCards(first, 2, {Ability::Reboot});
    QCOMPARE(first.answer(with(Reboot{pawn, {}}, two)), QByteArray("R-100"));
}

void KeptAndLostTest::theCannotIconBarsReboot()
{
    Table table(2);
    lose(table, "speedrunner-red", Colour::Red);
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.cannot = Abilities{Ability::Reboot}; });
    const Reboot reboot{table.pawn("speedrunner-red"), {}};
    QCOMPARE(table.answer(reboot), QByteArray("R-148"));
    QCOMPARE(table.answer(overriding(reboot)), QByteArray("ok"));
}

void KeptAndLostTest::oneCardForAnAction() // with the each-turn icon none
{
    Table table = facing();
    const auto cards = addCards(table, 2, {Ability::Icebreaker, Ability::Delete, Ability::Search});
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    const auto actions = [&](bool own) {
        return std::array<Action, 3>{Icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), own},
                                     Delete{table.pawn("cleaner-a"), table.pawn("gynoid"), typed({5}), own},
                                     Search{table.pawn("speedrunner-red"), table.block("yakuza"), {2, 0}, 0, own}};
    };
    for (const char* key : {"speedrunner-red", "cleaner-a"})
        table.printPawn(key, [](PawnCard& card) {
            card.eachTurn = Abilities{Ability::Icebreaker, Ability::Delete, Ability::Search};
        });
    for (const Action& action : actions(false)) {
        QCOMPARE(table.answer(with(action, cards)), QByteArray("R-142"));
        QCOMPARE(table.answer(with(action, firstOf(cards, 1))), QByteArray("ok"));
        QCOMPARE(table.answer(action), QByteArray("ok")); // hands are not tracked
    }
    for (const Action& action : actions(true)) {
        QCOMPARE(table.answer(with(action, firstOf(cards, 1))), QByteArray("R-144"));
        QCOMPARE(table.answer(action), QByteArray("ok"));
    }
}

void KeptAndLostTest::noCardWhereNoneIsPlayed() // what is named is played, or the command is refused
{
    Table table = facing();
    const auto cards = addCards(table, 1, {Ability::Icebreaker});
    table.printPawn("cleaner-a", [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Roll, 1}; });
    table.print("sprawl", [](Face& face) {
        face.spaces = std::vector{Space{middleSpace, SpaceKind::Large, {}, {}, {}, {}, 0, 0, std::vector<Effect>(1)}};
    });
    table.addCard("gentleman-loser", [&](Card& card) { card.pawn = table.pawn("cracker"); });
    table.lay("antro", {-1, 0}, 0, Colour::Red);
    Game::evolve(table.state, CardPlaced{table.card("gentleman-loser"), {-2, 0}, table.block("antro"), Colour::Red});
    table.printPawn("cracker", [](PawnCard& card) { card.cost = 0; });
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    const std::vector<std::pair<Action, const char*>> actions{
        {RollMovement{table.pawn("cleaner-a"), typed({3})}, "R-117"},
        {Sacrifice{table.pawn("cleaner-a")}, "A-099"},
        {Enter{table.pawn("cracker")}, "R-114"},
        {Use{table.pawn("speedrunner-red"), {}}, "R-167"}};
    for (const auto& [action, rule] : actions) {
        QCOMPARE(table.answer(action), QByteArray("ok"));
        QCOMPARE(table.answer(with(action, cards)), QByteArray(rule));
    }
}

void KeptAndLostTest::bonusCardsAreNotPlayed()
{
    Table table = facing();
    const CardId card = table.card("ai");
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    for (const CardWhere where : {CardWhere::Supply, CardWhere::Held}) {
        table.state.cards[card.index()].where = where;
        table.state.cards[card.index()].owner = Colour::Red;
        QCOMPARE(table.answer(Equip{card, table.pawn("cleaner-a")}), QByteArray("R-136"));
        QCOMPARE(table.answer(PlaceCard{card, table.block("sprawl"), 0, {}}), QByteArray("R-136"));
        QCOMPARE(table.answer(
                     with(Icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({2}), false}, {card})),
                 QByteArray("R-136"));
    }
    Settings later = *table.state.settings; // what waits paid for in a control zone is no bonus card
    later.switches[rule("A-100")] = false;
    table.state.settings = std::make_shared<const Settings>(later);
    QCOMPARE(table.answer(Equip{card, table.pawn("cleaner-a")}), QByteArray("R-136"));
}

void KeptAndLostTest::faceDownPawnsOfALostBlock()
{
    for (const bool off : {false, true}) {
        Table table(2, Edition::First2011, {{rule("A-074"), !off}});
        Effect back;
        back.kind = EffectKind::ReturnCounter;
        table.print("yakuza", [&](Face& face) { face.placed = {back}; });
        table.lay("cleaner-a", {1, 0}, 0, Colour::Red);
        table.print("cleaner-a",
                    [&](Face& face) { face.controlled = {pawnEffect(EffectKind::GainPawn, table.pawn("cleaner-a"))}; });
        table.printPawn("cleaner-a", [](PawnCard& card) { card.abilities = Abilities{Ability::Reboot}; });
        table.stand("cleaner-a", "cleaner-a/c", Colour::Red);
        lose(table, "cleaner-a", Colour::Red);
        QCOMPARE(table.play(Search{table.pawn("speedrunner-red"), table.block("yakuza"), {0, 1}, 0, false}),
                 QByteArray("ok"));
        QCOMPARE(table.play(Choose{1, table.block("cleaner-a"), {}}), QByteArray("ok"));
        QVERIFY(!table.laid("cleaner-a").owner);
        QCOMPARE(table.at("cleaner-a").where, off ? PawnWhere::Reserve : PawnWhere::Eliminated);
        QCOMPARE(table.answer(Reboot{table.pawn("cleaner-a"), {}}), QByteArray(off ? "R-147" : "ok"));
    }
}

void KeptAndLostTest::aBonusCardComesBackWithItsBlock()
{
    for (const bool off : {false, true}) {
        Table table(2, Edition::First2011, {{rule("A-071"), !off}});
        Effect gain;
        gain.kind = EffectKind::GainCard;
        table.print("financial-sector", [&](Face& face) { face.controlled = {gain}; });
        Effect back;
        back.kind = EffectKind::ReturnCounter;
        table.print("yakuza", [&](Face& face) { face.placed = {back}; });
        table.lay("financial-sector", {1, 0});
        table.stand("speedrunner-red", "financial-sector/c", Colour::Red);
        const Icebreak taking{table.pawn("speedrunner-red"), table.block("financial-sector"), typed({2}), false};
        QCOMPARE(table.play(taking), QByteArray("ok"));
        QCOMPARE(table.lying("financial-sector").owner, std::optional(Colour::Red));
        QCOMPARE(table.play(Search{table.pawn("speedrunner-red"), table.block("yakuza"), {2, 0}, 0, false}),
                 QByteArray("ok"));
        QCOMPARE(table.play(Choose{1, table.block("financial-sector"), {}}), QByteArray("ok"));
        QVERIFY(!table.lying("financial-sector").owner);
        QCOMPARE(table.play(taking), QByteArray("ok"));
        QCOMPARE(table.lying("financial-sector").owner, off ? std::nullopt : std::optional(Colour::Red));
    }
}

void KeptAndLostTest::nothingFollowsTheLastCounter() // A-072 off, A-008
{
    Table table(2, Edition::First2011, {{rule("A-072"), false}});
    table.lay("toei-company", {1, 0});
    table.print("toei-company", [&](Face& face) {
        face.controlled = {pawnEffect(EffectKind::GainPawn, table.pawn("idoru"))};
        Space stage{*spaceId("s"), SpaceKind::Figure, {}, table.pawn("idoru"), {}, {}, 0, 0, {}};
        face.spaces = std::vector{stage, Space{middleSpace, SpaceKind::Large, hex::Six::all(), {}, {}, {}, 0, 0, {}}};
    });
    table.stand("speedrunner-red", "toei-company/c", Colour::Red);
    table.stand("idoru", "central-core/c", {});
    const Icebreak taking{table.pawn("speedrunner-red"), table.block("toei-company"), typed({2}), false};
    Table moved = table; // it goes to its figure space each time
    QCOMPARE(moved.play(taking), QByteArray("ok"));
    QCOMPARE(moved.at("idoru").at, std::optional(moved.place("toei-company/s")));
    spendAllButOne(table, Colour::Red);
    table.state.players.front().total = 11; // one counter for the block, the last for her card
    table.state.players.front().pool = 2;
    const auto decision = Game::decide(table.state, [&] {
        Command command;
        command.action = taking;
        return command;
    }());
    const auto& events = std::get<base::Accepted<Game>>(decision).events;
    QVERIFY(std::holds_alternative<GameWon>(events.back()));
}

void KeptAndLostTest::idoruNeverReturns()
{
    for (const EffectKind kind : {EffectKind::PlacePawn, EffectKind::GainPawn}) {
        Table table(2);
        table.lay("toei-company", {1, 0});
        table.print("toei-company", [&](Face& face) { face.controlled = {pawnEffect(kind, table.pawn("idoru"))}; });
        table.stand("speedrunner-red", "toei-company/c", Colour::Red);
        Game::evolve(table.state, PawnEliminated{table.pawn("idoru"), PawnWhere::Removed, {}, {}});
        QCOMPARE(table.play(Icebreak{table.pawn("speedrunner-red"), table.block("toei-company"), typed({2}), false}),
                 QByteArray("ok"));
        QCOMPARE(table.at("idoru").where, PawnWhere::Removed);
        QCOMPARE(table.count<EffectLapsed>(), 1);
    }
}

void KeptAndLostTest::iconsOfAnyTurnPawns() // once from one own turn to the next
{
    Table table = facing(Edition::Second2017);
    table.stand("turret-drone", "sprawl/2", Colour::Red);
    table.printPawn("turret-drone", [](PawnCard& card) {
        card.anyTurn = true;
        card.eachTurn = Abilities{Ability::Delete};
    });
    const Delete shot{table.pawn("turret-drone"), table.pawn("gynoid"), typed({1}), true};
    const auto nextTurn = [&] {
        for (int phase = 0; phase < 3; ++phase)
            QCOMPARE(table.play(NextPhase{}), QByteArray("ok"));
    };
    QCOMPARE(table.play(shot), QByteArray("ok"));
    QCOMPARE(table.answer(shot), QByteArray("R-144"));
    nextTurn(); // blue's
    QCOMPARE(table.answer(shot), QByteArray("R-144"));
    nextTurn(); // red's
    QCOMPARE(table.answer(shot), QByteArray("ok"));
    nextTurn(); // not used in red's own turn, it waits for blue's
    QCOMPARE(table.play(shot), QByteArray("ok"));
    QCOMPARE(table.answer(shot), QByteArray("R-144"));
    Table usual = facing();
    usual.printPawn("cleaner-a", [](PawnCard& card) { card.eachTurn = Abilities{Ability::Delete}; });
    QCOMPARE(usual.play(Delete{usual.pawn("cleaner-a"), usual.pawn("gynoid"), typed({1}), true}), QByteArray("ok"));
    for (int phase = 0; phase < 3; ++phase)
        QCOMPARE(usual.play(NextPhase{}), QByteArray("ok"));
    QVERIFY(usual.at("cleaner-a").used.empty());
}

void KeptAndLostTest::actionsOfAnyTurnPawns() // Search and Reboot too
{
    Table table = facing(Edition::Second2017);
    for (const bool any : {false, true}) {
        table.printPawn("speedrunner-blue", [&](PawnCard& card) { card.anyTurn = any; });
        const Search search{table.pawn("speedrunner-blue"), table.block("yakuza"), {0, 1}, 0, false};
        QCOMPARE(table.answer(search), QByteArray(any ? "ok" : "R-147"));
        Table down = table;
        lose(down, "speedrunner-blue", Colour::Blue);
        QCOMPARE(down.answer(Reboot{down.pawn("speedrunner-blue"), {}}), QByteArray(any ? "ok" : "R-147"));
    }
}

QTEST_GUILESS_MAIN(KeptAndLostTest)
#include "kept_and_lost_test.moc"
