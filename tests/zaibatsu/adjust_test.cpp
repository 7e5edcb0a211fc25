// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Putting the table by hand, and entering what is printed.
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

BlockPatch at(const Table& table, const char* block, std::optional<hex::Cell> cell)
{
    BlockPatch patch;
    patch.block = table.block(block);
    patch.at = cell;
    return patch;
}

BlockPatch owned(const Table& table, const char* block, std::optional<Colour> owner)
{
    BlockPatch patch;
    patch.block = table.block(block);
    patch.owner = owner;
    return patch;
}

PawnPatch pawnPatch(const Table& table, const char* pawn)
{
    PawnPatch patch;
    patch.pawn = table.pawn(pawn);
    return patch;
}

PlayerPatch playerPatch(Colour colour)
{
    PlayerPatch patch;
    patch.colour = colour;
    return patch;
}

Adjust of(std::vector<BlockPatch> blocks, std::vector<PawnPatch> pawns = {}, std::vector<PlayerPatch> players = {})
{
    Adjust adjust;
    adjust.blocks = std::move(blocks);
    adjust.pawns = std::move(pawns);
    adjust.players = std::move(players);
    return adjust;
}

Adjust withCard(Adjust adjust, const Table& table, const char* card, CardWhere where, const char* pawn = nullptr)
{
    CardPatch patch;
    patch.card = table.card(card);
    patch.where = where;
    if (pawn)
        patch.pawn = table.pawn(pawn);
    adjust.cards.push_back(patch);
    return adjust;
}

Adjust turned(TurnPatch turn)
{
    Adjust adjust;
    adjust.turn = turn;
    return adjust;
}

/// The problems of a refused adjust, in order.
std::vector<TableObstacle> problems(const Table& table, const Adjust& adjust)
{
    Command command;
    command.action = adjust;
    const auto decision = Game::decide(table.state, command);
    const auto* refused = std::get_if<base::Refused<Game>>(&decision);
    if (!refused)
        return {};
    std::vector<TableObstacle> found{std::get<TableObstacle>(refused->refusal.code)};
    for (const auto& [code, about] : refused->refusal.more)
        found.push_back(std::get<TableObstacle>(code));
    return found;
}

} // namespace

class AdjustTest : public QObject {
    Q_OBJECT
private slots:
    void countersFollowOwners();
    void givenCountersStay();
    void aLaidBlockFormsItsIcons();
    void movingAndTurningFormsIconsAnew();
    void aWonIconStaysSpent();
    void backToThePile();
    void pawnsAreMoved();
    void idorusCounterFollows();
    void cardsAreMoved();
    void cardsLeaveWithTheirPawn();
    void countersLeaveWithTheirPawn();
    void anOldFaultStaysAdjustable();
    void usedInTheBeginningStaysUsed();
    void playersAndTurn();
    void aWrongColourIsPutRight();
    void theWinIsChecked();
    void whatCannotHoldTogether_data();
    void whatCannotHoldTogether();
    void everyProblemAtOnce();
    void nothingNamedNothingDone();
    void facesAreLaidOver();
    void facesThatPawnsStandOn();
    void anOldPawnOnNoSpace();
    void copiesOfACard();
    void pawnsAndCatalogues();
};

void AdjustTest::countersFollowOwners()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Blue);
    QCOMPARE(table.play(of({owned(table, "sprawl", Colour::Red)})), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("adjusted"));
    QCOMPARE(int(table.laid("sprawl").counters[0]), 1);
    QCOMPARE(int(table.laid("sprawl").counters[1]), 0);
    QCOMPARE(table.player(Colour::Red).pool, 9);
    QCOMPARE(table.player(Colour::Blue).pool, 10);
    QCOMPARE(table.play(of({owned(table, "sprawl", std::nullopt)})), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).pool, 10);
    QVERIFY(!table.laid("sprawl").owner);
}

void AdjustTest::givenCountersStay()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    BlockPatch patch = owned(table, "sprawl", Colour::Red);
    patch.counters = std::array<std::uint8_t, 4>{3, 0, 0, 0};
    patch.bonus = 2;
    QCOMPARE(table.play(of({patch})), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).pool, 7);
    QCOMPARE(table.state.bonusSupply, 22); // what is not elsewhere
}

void AdjustTest::aLaidBlockFormsItsIcons()
{
    Table table(2);
    for (const char* key : {"central-core", "antro", "sprawl", "yakuza"})
        table.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    table.print("sprawl", [](Face& face) { face.placed = std::vector{Effect{}}; });
    QCOMPARE(table.play(of({at(table, "antro", hex::Cell{1, -1}), at(table, "sprawl", hex::Cell{1, 0})})),
             QByteArray("ok"));
    QCOMPARE(table.state.icons.size(), std::size_t(1)); // once, though both were laid
    QVERIFY(table.state.icons[0].counter);
    QCOMPARE(table.state.bonusSupply, 23);
    QCOMPARE(table.count<EffectFired>(), 0); // no effect
    table.enrich(Colour::Blue, 23);
    QCOMPARE(table.play(of({at(table, "yakuza", hex::Cell{0, 1})})), QByteArray("ok"));
    QVERIFY(!table.state.icons.at(1).counter);
}

void AdjustTest::movingAndTurningFormsIconsAnew()
{
    Table table(2);
    for (const char* key : {"central-core", "antro"})
        table.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    table.print("sprawl", [](Face& face) {
        face.corners = hex::Six{};
        face.corners->set(5);
    });
    QCOMPARE(table.play(of({at(table, "antro", hex::Cell{1, -1}), at(table, "sprawl", hex::Cell{1, 0})})),
             QByteArray("ok"));
    QCOMPARE(table.state.icons.size(), std::size_t(1)); // [0,0] 1, [1,-1] 3, [1,0] 5
    BlockPatch turn;
    turn.block = table.block("sprawl");
    turn.rotation = 1;
    QCOMPARE(table.play(of({turn})), QByteArray("ok"));
    QVERIFY(table.state.icons.empty());
    QCOMPARE(table.state.bonusSupply, 24);
    QCOMPARE(table.play(of({at(table, "antro", hex::Cell{0, 1})})), QByteArray("ok"));
    QCOMPARE(table.state.icons.size(), std::size_t(0));
    turn.rotation = 5;
    QCOMPARE(table.play(of({turn})), QByteArray("ok")); // printed 5 lies at 4: [0,0], [1,0], [0,1]
    QCOMPARE(table.state.icons.size(), std::size_t(1));
}

void AdjustTest::aWonIconStaysSpent()
{
    Table table(2);
    for (const char* key : {"central-core", "antro", "sprawl"})
        table.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    QCOMPARE(table.play(of({at(table, "antro", hex::Cell{1, -1}), at(table, "sprawl", hex::Cell{1, 0})})),
             QByteArray("ok"));
    Game::evolve(table.state, BonusCounterWon{table.state.icons[0].cells, Colour::Red, true});
    QCOMPARE(table.play(of({at(table, "sprawl", std::nullopt)})), QByteArray("ok"));
    QCOMPARE(table.play(of({at(table, "sprawl", hex::Cell{1, 0})})), QByteArray("ok"));
    QCOMPARE(table.state.icons.size(), std::size_t(1));
    QCOMPARE(table.state.bonusSupply, 23);
}

void AdjustTest::backToThePile()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    const BlockPatch away = at(table, "sprawl", std::nullopt);
    QCOMPARE(problems(table, of({away})), std::vector{TableObstacle::NotLaid}); // its pawn would stand nowhere
    PawnPatch moved = pawnPatch(table, "speedrunner-red");
    moved.at = table.place("central-core/c");
    QCOMPARE(table.play(of({away}, {moved})), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).pool, 10);
    QCOMPARE(table.answer(Search{table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false}),
             QByteArray("ok"));
}

void AdjustTest::pawnsAreMoved()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    PawnPatch patch = pawnPatch(table, "gynoid");
    patch.at = table.place("sprawl/c");
    patch.controller = Colour::Blue;
    QCOMPARE(table.play(of({}, {patch})), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").where, PawnWhere::Cybernet); // state and place agree
    PawnPatch out = pawnPatch(table, "gynoid");
    out.where = PawnWhere::Reserve;
    QCOMPARE(table.play(of({}, {out})), QByteArray("ok"));
    QVERIFY(!table.at("gynoid").at && !table.at("gynoid").controller);
    PawnPatch down = pawnPatch(table, "speedrunner-red");
    down.where = PawnWhere::Eliminated;
    QCOMPARE(table.play(of({}, {down})), QByteArray("ok"));
    QCOMPARE(table.at("speedrunner-red").controller, std::optional(Colour::Red));
    QVERIFY(!table.at("speedrunner-red").at);
    PawnPatch used = pawnPatch(table, "speedrunner-blue");
    used.used = Abilities{Ability::Search};
    used.ownLeft = std::optional(2);
    used.paid = 1;
    used.payer = std::optional(Colour::Red);
    QCOMPARE(table.play(of({}, {used})), QByteArray("ok"));
    QVERIFY(table.at("speedrunner-blue").used.has(Ability::Search));
    QCOMPARE(table.state.bonusSupply, 23);
}

void AdjustTest::idorusCounterFollows()
{
    Table table(2);
    PawnPatch patch = pawnPatch(table, "idoru");
    patch.at = table.place("central-core/c");
    patch.controller = Colour::Blue;
    QCOMPARE(table.play(of({}, {patch})), QByteArray("ok"));
    QCOMPARE(table.at("idoru").counter, std::optional(Colour::Blue));
    QCOMPARE(table.player(Colour::Blue).pool, 9);
    PawnPatch out = pawnPatch(table, "idoru");
    out.where = PawnWhere::Removed;
    QCOMPARE(table.play(of({}, {out})), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Blue).pool, 10);
}

void AdjustTest::cardsAreMoved()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.addCard("seven");
    CardPatch patch;
    patch.card = table.card("seven");
    patch.where = CardWhere::Equipped;
    patch.pawn = table.pawn("speedrunner-red");
    patch.paid = 2;
    patch.owner = Colour::Red;
    Adjust adjust;
    adjust.cards = {patch};
    QCOMPARE(table.play(adjust), QByteArray("ok"));
    QCOMPARE(table.state.bonusSupply, 22);
    CardPatch placed;
    placed.card = table.card("seven");
    placed.where = CardWhere::Cybernet;
    placed.at = hex::Cell{2, 0};
    placed.beside = table.block("sprawl");
    adjust.cards = {placed};
    QCOMPARE(table.play(adjust), QByteArray("ok"));
    QVERIFY(!table.lying("seven").pawn);
    QCOMPARE(problems(table, of({at(table, "sprawl", hex::Cell{-1, 0})})),
             std::vector{TableObstacle::CardBesideNothing});
    QCOMPARE(problems(table, of({at(table, "antro", hex::Cell{2, 0})})), std::vector{TableObstacle::TwoBlocksOneCell});
    CardPatch gone;
    gone.card = table.card("seven");
    gone.where = CardWhere::Discarded;
    adjust.cards = {gone};
    QCOMPARE(table.play(adjust), QByteArray("ok"));
    QCOMPARE(table.state.bonusSupply, 24);
    QVERIFY(!table.lying("seven").at && !table.lying("seven").owner);
}

void AdjustTest::cardsLeaveWithTheirPawn()
{
    Table table(2);
    table.addCard("seven");
    table.give("seven", "speedrunner-red", 1, Colour::Red);
    for (const PawnWhere where : {PawnWhere::Reserve, PawnWhere::Eliminated, PawnWhere::Removed}) {
        PawnPatch patch = pawnPatch(table, "speedrunner-red");
        patch.where = where;
        const Adjust out = of({}, {patch});
        QCOMPARE(problems(table, out), std::vector{TableObstacle::CardOnPawnOutOfPlay});
        QCOMPARE(table.answer(overriding(out)), QByteArray("R-125"));
        Table other = table;
        QCOMPARE(other.play(withCard(out, table, "seven", CardWhere::Discarded)), QByteArray("ok"));
        QCOMPARE(other.state.bonusSupply, 24);
        QCOMPARE(problems(other, withCard({}, table, "seven", CardWhere::Equipped, "speedrunner-red")),
                 std::vector{TableObstacle::CardOnPawnOutOfPlay});
        Table given = table;
        QCOMPARE(given.play(withCard(out, table, "seven", CardWhere::Equipped, "speedrunner-blue")), QByteArray("ok"));
    }
}

void AdjustTest::countersLeaveWithTheirPawn()
{
    Table table(2);
    PawnPatch in = pawnPatch(table, "cracker");
    in.at = table.place("central-core/c");
    in.controller = Colour::Red;
    in.paid = 2;
    in.payer = std::optional(Colour::Red);
    QCOMPARE(table.play(of({}, {in})), QByteArray("ok"));
    PawnPatch out = pawnPatch(table, "cracker");
    out.where = PawnWhere::Reserve;
    QCOMPARE(problems(table, of({}, {out})), std::vector{TableObstacle::CountersOnPawnOutOfPlay});
    QCOMPARE(table.answer(overriding(of({}, {out}))), QByteArray("A-117"));
    out.paid = 0;
    out.payer = std::optional<Colour>();
    QCOMPARE(table.play(of({}, {out})), QByteArray("ok"));
    PawnPatch paid = pawnPatch(table, "cracker");
    paid.paid = 1;
    paid.payer = std::optional(Colour::Red);
    QCOMPARE(problems(table, of({}, {paid})), std::vector{TableObstacle::CountersOnPawnOutOfPlay});
}

void AdjustTest::anOldFaultStaysAdjustable()
{
    Table table(2);
    table.addCard("seven");
    table.give("seven", "cleaner-a", 1, Colour::Red); // it is in the reserve
    table.state.pawns[table.pawn("cracker").index()].paid = 1;
    table.state.pawns[table.pawn("cracker").index()].payer = Colour::Red;
    table.state.bonusSupply -= 1;
    PlayerPatch rich = playerPatch(Colour::Red);
    rich.bonus = 1;
    QCOMPARE(table.answer(of({}, {}, {rich})), QByteArray("ok"));
    PlayerPatch yellow = playerPatch(Colour::Red);
    yellow.recolour = Colour::Yellow;
    QCOMPARE(table.answer(of({}, {}, {yellow})), QByteArray("ok"));
    QCOMPARE(table.answer(withCard({}, table, "seven", CardWhere::Equipped, "cleaner-a")), QByteArray("ok"));
    QCOMPARE(table.answer(withCard({}, table, "seven", CardWhere::Equipped, "cleaner-b")), QByteArray("R-125"));
}

void AdjustTest::usedInTheBeginningStaysUsed()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.lay("antro", {-1, 0}, 0, Colour::Blue);
    Effect note;
    note.text = "a card each";
    for (const char* block : {"sprawl", "antro"})
        table.print(block, [&](Face& face) { face.turnStart = std::vector{note}; });
    for (const char* pawn : {"speedrunner-red", "speedrunner-yellow"})
        table.printPawn(pawn, [&](PawnCard& card) { card.turnStart = std::vector{note}; });
    QCOMPARE(table.play(turned({{}, {}, Phase::Beginning})), QByteArray("ok"));
    QCOMPARE(table.state.turnStartsLeft, (std::vector<Source>{table.block("sprawl"), table.pawn("speedrunner-red")}));
    QCOMPARE(table.play(Use{table.block("sprawl"), {}}), QByteArray("ok"));
    QCOMPARE(table.play(turned({6, {}, {}})), QByteArray("ok"));
    QCOMPARE(table.state.turnStartsLeft, (std::vector<Source>{table.pawn("speedrunner-red")})); // and no more
    QCOMPARE(table.play(Use{table.pawn("speedrunner-red"), {}}), QByteArray("ok"));
    QCOMPARE(table.play(turned({7, {}, {}})), QByteArray("ok"));
    QVERIFY(table.state.turnStartsLeft.empty());
    PlayerPatch yellow = playerPatch(Colour::Red);
    yellow.recolour = Colour::Yellow;
    Adjust both = of({}, {}, {yellow});
    both.turn = TurnPatch{8, {}, {}};
    QCOMPARE(table.play(both), QByteArray("ok"));
    QCOMPARE(table.state.turn.player, Colour::Yellow);
    QVERIFY(table.state.turnStartsLeft.empty()); // no other player
    QCOMPARE(table.play(turned({{}, Colour::Blue, {}})), QByteArray("ok"));
    QCOMPARE(table.state.turnStartsLeft, (std::vector<Source>{table.block("antro")}));
}

void AdjustTest::playersAndTurn()
{
    Table table(2);
    PlayerPatch red = playerPatch(Colour::Red);
    red.name = "Anna";
    red.total = 8;
    red.bonus = 3;
    red.openingHand = 4;
    red.blackMarker = std::optional(false);
    Adjust adjust = of({}, {}, {red});
    adjust.turn = TurnPatch{7, Colour::Blue, Phase::Recycling};
    adjust.note = "as it was";
    QCOMPARE(table.play(adjust), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).name, std::string("Anna"));
    QCOMPARE(table.player(Colour::Red).pool, 8);
    QCOMPARE(table.state.bonusSupply, 21);
    QCOMPARE(table.state.turn, (Turn{7, Colour::Blue, Phase::Recycling}));
    PlayerPatch pool = playerPatch(Colour::Red);
    pool.pool = 5;
    QCOMPARE(table.play(of({}, {}, {pool})), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).total, 5);
    Adjust over;
    over.winners = std::vector{Colour::Blue, Colour::Red};
    QCOMPARE(table.play(over), QByteArray("ok"));
    QCOMPARE(table.state.turn.phase, Phase::Over);
}

void AdjustTest::aWrongColourIsPutRight()
{
    Table table(2);
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    table.addCard("seven");
    table.give("seven", "speedrunner-red", 1, Colour::Red);
    PlayerPatch patch = playerPatch(Colour::Red);
    patch.recolour = Colour::Yellow;
    QCOMPARE(table.play(of({}, {}, {patch})), QByteArray("ok"));
    QCOMPARE(table.laid("sprawl").owner, std::optional(Colour::Yellow));
    QCOMPARE(int(table.laid("sprawl").counters[3]), 1);
    QCOMPARE(table.at("speedrunner-yellow").controller, std::optional(Colour::Yellow));
    QCOMPARE(table.at("speedrunner-red").where, PawnWhere::Removed);
    QCOMPARE(table.lying("seven").pawn, std::optional(table.pawn("speedrunner-yellow")));
    QCOMPARE(table.state.turn.player, Colour::Yellow);
    patch.colour = Colour::Yellow;
    patch.recolour = Colour::Blue;
    QCOMPARE(problems(table, of({}, {}, {patch})), std::vector{TableObstacle::ColourTaken});
}

void AdjustTest::theWinIsChecked()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    PlayerPatch one = playerPatch(Colour::Blue);
    one.total = 1;
    QCOMPARE(table.play(of({owned(table, "sprawl", Colour::Blue)}, {}, {one})), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("adjusted game-won"));
    QCOMPARE(table.state.winners, std::vector{Colour::Blue});
    Settings settings;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}};
    Table before(settings);
    before.lay("sprawl", {1, 0});
    QCOMPARE(before.play(of({owned(before, "sprawl", Colour::Blue)}, {}, {one})), QByteArray("ok"));
    QCOMPARE(before.story(), QByteArray("adjusted")); // not during set-up
}

void AdjustTest::whatCannotHoldTogether_data()
{
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("id");
    QTest::newRow("two blocks in one cell") << int(TableObstacle::TwoBlocksOneCell) << "R-050";
    QTest::newRow("R-039 a full space") << int(TableObstacle::SpaceFull) << "R-039";
    QTest::newRow("R-002 too many counters") << int(TableObstacle::CountersExceedSupply) << "R-002";
    QTest::newRow("R-003 too many bonus counters") << int(TableObstacle::BonusExceedsSupply) << "R-003";
    QTest::newRow("a place without space") << int(TableObstacle::PlaceWithoutSpace) << "R-149";
    QTest::newRow("eliminated, yet somewhere") << int(TableObstacle::StateAndPlaceDisagree) << "R-098";
    QTest::newRow("R-005 the Core elsewhere") << int(TableObstacle::CoreMustLie) << "R-005";
    QTest::newRow("nobody plays green") << int(TableObstacle::OwnerWithoutSeat) << "R-007";
    QTest::newRow("turned too far") << int(TableObstacle::OutOfRange) << "A-120";
    QTest::newRow("owned, not laid") << int(TableObstacle::NotLaid) << "R-064";
}

void AdjustTest::whatCannotHoldTogether()
{
    QFETCH(int, code);
    QFETCH(QString, id);
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.stand("cleaner-a", "sprawl/2", Colour::Blue);
    PawnPatch onto = pawnPatch(table, "speedrunner-red");
    onto.at = table.place("sprawl/2");
    PawnPatch nowhere = onto;
    nowhere.at = table.place("sprawl/9");
    PawnPatch both = onto;
    both.where = PawnWhere::Eliminated;
    BlockPatch many = owned(table, "sprawl", Colour::Red);
    many.counters = std::array<std::uint8_t, 4>{11, 0, 0, 0};
    PlayerPatch rich = playerPatch(Colour::Red);
    rich.bonus = 25;
    BlockPatch turned = at(table, "sprawl", hex::Cell{1, 0});
    turned.rotation = 6;
    const std::map<TableObstacle, Adjust> cases{
        {TableObstacle::TwoBlocksOneCell, of({at(table, "antro", hex::Cell{1, 0})})},
        {TableObstacle::SpaceFull, of({}, {onto})},
        {TableObstacle::CountersExceedSupply, of({many})},
        {TableObstacle::BonusExceedsSupply, of({}, {}, {rich})},
        {TableObstacle::PlaceWithoutSpace, of({}, {nowhere})},
        {TableObstacle::StateAndPlaceDisagree, of({}, {both})},
        {TableObstacle::CoreMustLie, of({at(table, "central-core", hex::Cell{3, 3})})},
        {TableObstacle::OwnerWithoutSeat, of({owned(table, "sprawl", Colour::Green)})},
        {TableObstacle::OutOfRange, of({turned})},
        {TableObstacle::NotLaid, of({owned(table, "antro", Colour::Red)})}};
    const auto wanted = static_cast<TableObstacle>(code);
    const auto found = problems(table, cases.at(wanted));
    QVERIFY(std::find(found.begin(), found.end(), wanted) != found.end());
    const Command forced = overriding(cases.at(wanted));
    QCOMPARE(QString(table.answer(forced)), id); // no override holds it together
}

void AdjustTest::everyProblemAtOnce()
{
    Table table(2);
    PlayerPatch rich = playerPatch(Colour::Red);
    rich.bonus = 25;
    PlayerPatch absent = playerPatch(Colour::Green);
    absent.bonus = 1;
    Adjust adjust = of({at(table, "antro", hex::Cell{0, 0}), owned(table, "yakuza", Colour::Red)}, {}, {rich, absent});
    adjust.turn = TurnPatch{0, Colour::Yellow, Phase::Action};
    const State before = table.state;
    QVERIFY(problems(table, adjust).size() >= 5);
    QVERIFY(table.play(adjust) != "ok");
    QVERIFY(table.state == before); // as a whole
}

void AdjustTest::nothingNamedNothingDone()
{
    Table table(2);
    QCOMPARE(table.answer(Adjust{}), QByteArray("A-120"));
    Adjust note;
    note.note = "the cat walked over the table";
    QCOMPARE(table.play(note), QByteArray("ok"));
    QCOMPARE(table.first<Adjusted>().note, note.note);
}

void AdjustTest::facesAreLaidOver()
{
    Table table(2);
    Face patch;
    patch.key = "sprawl";
    patch.ice = Ice{{1}, true};
    QCOMPARE(table.play(SetBlock{patch}), QByteArray("ok"));
    const Face& now = faceOf(table.state, table.block("sprawl"));
    QCOMPARE(now.ice->numbers, (dice::FaceSet{1}));
    QCOMPARE(now.sides, std::optional(hex::Six::all())); // the rest stays
    Space only{*spaceId("x"), SpaceKind::Large, {}, {}, {}, {}, 0, 0, {}};
    only.sides.set(2);
    Face spaces;
    spaces.key = "sprawl";
    spaces.spaces = std::vector{only};
    QCOMPARE(table.play(SetBlock{spaces}), QByteArray("ok"));
    QCOMPARE(faceOf(table.state, table.block("sprawl")).sides->bits(), 4u); // as the newer entry says
    Face sides;
    sides.key = "sprawl";
    sides.sides = hex::Six::all();
    QCOMPARE(table.play(SetBlock{sides}), QByteArray("ok"));
    QVERIFY(!faceOf(table.state, table.block("sprawl")).spaces);
    Face added;
    added.key = "hacktivism";
    added.sides = hex::Six::all();
    const std::size_t count = table.state.blocks.size();
    QCOMPARE(table.play(SetBlock{added}), QByteArray("ok"));
    QCOMPARE(table.state.blocks.size(), count + 1);
    QCOMPARE(table.answer(Search{table.pawn("speedrunner-red"), table.block("hacktivism"), {1, 0}, 0, false}),
             QByteArray("ok"));
}

void AdjustTest::facesThatPawnsStandOn()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.stand("speedrunner-red", "sprawl/2", Colour::Red);
    Face patch;
    patch.key = "sprawl";
    patch.sides = hex::Six::fromBits(1);
    QCOMPARE(table.answer(SetBlock{patch}), QByteArray("R-149")); // its space would vanish
    QCOMPARE(table.answer(overriding(SetBlock{patch})), QByteArray("R-149"));
    patch.sides = hex::Six::fromBits(5);
    QCOMPARE(table.answer(SetBlock{patch}), QByteArray("ok"));
    table.stand("speedrunner-blue", "sprawl/2", Colour::Blue);
    patch.ice = Ice{};
    QCOMPARE(table.answer(SetBlock{patch}), QByteArray("ok")); // the space is no smaller than before
}

void AdjustTest::anOldPawnOnNoSpace() // what is entered is not refused for it
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.print("sprawl", [](Face& face) { face.sides = hex::Six::fromBits(1); });
    table.stand("speedrunner-red", "sprawl/3", Colour::Red);
    Face corners;
    corners.key = "antro";
    corners.corners = hex::Six::all();
    QCOMPARE(table.answer(SetBlock{corners}), QByteArray("ok"));
    Face sides;
    sides.key = "sprawl";
    sides.sides = hex::Six::fromBits(8);
    QCOMPARE(table.answer(SetBlock{sides}), QByteArray("ok")); // now there is one
}

void AdjustTest::copiesOfACard()
{
    Table table(2);
    Card card;
    card.key = "icebreaker";
    card.actions = Abilities{Ability::Icebreaker};
    QCOMPARE(table.play(SetCard{card, 3}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("card-set card-set card-set"));
    QVERIFY(printedOf(table.state, table.card("icebreaker-3")).actions->has(Ability::Icebreaker));
    card.movement = 4;
    QCOMPARE(table.play(SetCard{card, 1}), QByteArray("ok")); // all copies are alike
    QCOMPARE(printedOf(table.state, table.card("icebreaker-2")).movement, std::optional(4));
    QCOMPARE(table.answer(SetCard{card, 2}), QByteArray("R-004")); // cards are only added
    QCOMPARE(table.play(SetCard{card, 4}), QByteArray("ok"));
    QCOMPARE(printedOf(table.state, table.card("icebreaker-4")).movement, std::optional(4));
    card.key = "worm";
    QCOMPARE(table.play(SetCard{card, 1}), QByteArray("ok"));
    QCOMPARE(table.lying("worm").where, CardWhere::Supply);
}

void AdjustTest::pawnsAndCatalogues()
{
    Table table(2);
    PawnCard pawn;
    pawn.key = "speedrunner-red";
    pawn.fixed = dice::FaceSet{5};
    Face face;
    face.key = "sprawl";
    face.corners = hex::Six::all();
    Card card;
    card.key = "worm";
    QCOMPARE(table.play(SetCatalogue{{SetBlock{face}}, {SetCard{card, 1}}, {SetPawn{pawn}}}), QByteArray("ok"));
    QCOMPARE(table.count<PawnSet>() + table.count<CardSet>() + table.count<BlockSet>(), 3);
    QCOMPARE(cardOf(table.state, table.pawn("speedrunner-red")).fixed, std::optional(dice::FaceSet{5}));
    QVERIFY(cardOf(table.state, table.pawn("speedrunner-red")).abilities->has(Ability::Search));
    pawn.key = "android";
    QCOMPARE(table.play(SetPawn{pawn}), QByteArray("ok"));
    QCOMPARE(table.at("android").where, PawnWhere::Reserve);
    Search gone{table.pawn("android"), BlockId{999}, {1, 0}, 0, false};
    QCOMPARE(table.answer(gone), QByteArray("R-001")); // a piece that is not there
}

QTEST_GUILESS_MAIN(AdjustTest)
#include "adjust_test.moc"
