// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Random play over tables with every kind of piece: what is listed is accepted, what is accepted is listed, the
// table always holds together, and a refusal changes nothing.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/table.h"

#include <QTest>

#include <algorithm>
#include <random>

using namespace zaibatsu;
using namespace testing;

namespace {

using Random = std::mt19937;

int upTo(Random& random, int most) { return std::uniform_int_distribution<int>(0, most)(random); }

bool chance(Random& random, int percent) { return upTo(random, 99) < percent; }

dice::FaceSet someFaces(Random& random) { return dice::FaceSet::fromBits(static_cast<unsigned>(upTo(random, 63))); }

Effect someEffect(Random& random, const Table& table)
{
    Effect effect;
    effect.kind = static_cast<EffectKind>(upTo(random, 14));
    effect.pawn = PawnId{static_cast<std::uint16_t>(4 + upTo(random, 11))};
    if (effect.kind == EffectKind::GainCard)
        effect.card = table.card("google-ex-machina");
    effect.skulls = upTo(random, 2);
    effect.reach = static_cast<Reach>(upTo(random, 2));
    effect.may = chance(random, 25);
    return effect;
}

std::vector<Effect> someEffects(Random& random, const Table& table)
{
    std::vector<Effect> effects;
    while (chance(random, 55) && effects.size() < 3)
        effects.push_back(someEffect(random, table));
    return effects;
}

/// Faces at random, with figure spaces where pawns enter, so that nobody has to crowd in.
void printBlocks(Random& random, Table& table)
{
    for (std::size_t i = 0; i < table.state.blocks.size(); ++i)
        table.print(table.state.components->blocks[i]->key.c_str(), [&](Face& face) {
            face.corners = hex::Six::fromBits(static_cast<unsigned>(upTo(random, 63)) | 9U);
            if (i > 0) {
                face.ice = Ice{someFaces(random), chance(random, 20)};
                face.placed = someEffects(random, table);
                face.controlled = someEffects(random, table);
            }
            if (i == 0 || chance(random, 40))
                return;
            face.sides = hex::Six::fromBits(static_cast<unsigned>(upTo(random, 63)) | 21U);
            face.spaces.emplace();
            for (int side = 0; side < 6; ++side)
                if (face.sides->at(side)) {
                    Space space{sideSpace(side), static_cast<SpaceKind>(upTo(random, 2)), {}, {}, {}, {}, 0, 0, {}};
                    space.sides.set(side);
                    space.defence = {someFaces(random), {}};
                    space.arrows[static_cast<std::size_t>(side)] =
                        static_cast<BorderArrow>(upTo(random, 8) > 2 ? 0 : upTo(random, 2));
                    face.spaces->push_back(space);
                }
            face.spaces->push_back({middleSpace, SpaceKind::Figure, {}, {}, {}, {}, 0, 0, {}});
        });
}

void printPawns(Random& random, Table& table)
{
    for (std::size_t i = 0; i < table.state.pawns.size(); ++i)
        table.printPawn(table.state.components->pawns[i]->key.c_str(), [&](PawnCard& card) {
            card.fixed = chance(random, 50) ? someFaces(random) : dice::FaceSet{};
            card.defence = Defence{someFaces(random), someFaces(random)};
            card.ice = Ice{chance(random, 50) ? someFaces(random) : dice::FaceSet{}, chance(random, 30)};
            if (chance(random, 30))
                card.icebreaker =
                    IcebreakBonus{upTo(random, 2), chance(random, 30), someFaces(random), chance(random, 50)};
            if (chance(random, 20))
                card.eachTurn = Abilities{static_cast<Ability>(upTo(random, 3))};
            if (chance(random, 10))
                card.turnStart = someEffects(random, table);
            card.anyTurn = chance(random, 10);
        });
}

void addCards(Random& random, Table& table)
{
    for (int i = 0; i < 12; ++i) {
        const std::string key = "card-" + std::to_string(i);
        table.addCard(key.c_str(), [&](Card& card) {
            card.use = static_cast<CardUse>(i % 9);
            card.cost = upTo(random, 2);
            card.skulls = upTo(random, 2);
            card.defence = Defence{someFaces(random), someFaces(random)};
            card.icebreaker = IcebreakBonus{upTo(random, 1), false, someFaces(random), false};
            if (card.use == CardUse::BlockCard)
                card.pawn = PawnId{static_cast<std::uint16_t>(i % 2 == 0 ? 14 : 15)};
            if (chance(random, 20))
                card.sacrifice = someEffects(random, table);
        });
    }
}

std::map<RuleId, bool> someSwitches(Random& random)
{
    std::map<RuleId, bool> switches;
    for (const HouseRule& house : houseRules())
        if (chance(random, 25))
            switches[house.ruling] = chance(random, 50);
    return switches;
}

Table someTable(Random& random)
{
    const Edition edition = chance(random, 50) ? Edition::First2011 : Edition::Second2017;
    Table table(2 + upTo(random, 2), edition, someSwitches(random));
    printBlocks(random, table);
    addCards(random, table);
    printPawns(random, table);
    return table;
}

/// The command with the dice it asks for.
Command rolled(Random& random, const State& state, Command command)
{
    for (int round = 0; round < 50; ++round) {
        const auto decision = Game::decide(state, command);
        const auto* needs = std::get_if<base::NeedsDice>(&decision);
        if (!needs)
            break;
        std::vector<dice::Face> faces;
        for (int i = 0; i < needs->count; ++i)
            faces.push_back(static_cast<dice::Face>(1 + upTo(random, 5)));
        command = Game::withDice(command, faces);
    }
    return command;
}

template <class IdType>
IdType any(Random& random, std::size_t count)
{
    return IdType{static_cast<std::uint16_t>(upTo(random, static_cast<int>(count) - 1))};
}

/// A command out of thin air, legal or not, in the canonical form that legal() lists.
Action someAction(Random& random, const State& state, int actions)
{
    const PawnId pawn = any<PawnId>(random, state.pawns.size());
    const PawnId target = any<PawnId>(random, state.pawns.size());
    const BlockId block = any<BlockId>(random, state.blocks.size());
    const CardId card = any<CardId>(random, state.cards.size());
    const bool own = chance(random, 20);
    switch (upTo(random, 11)) {
    case 0:
        return Search{pawn,
                      block,
                      {static_cast<std::int16_t>(upTo(random, 6) - 3), static_cast<std::int16_t>(upTo(random, 6) - 3)},
                      upTo(random, 5),
                      own};
    case 1: {
        const auto reach = reachablePlaces(state, pawn, actions + 1);
        return reach.empty()
            ? Action{Sacrifice{pawn}}
            : Action{Move{pawn, reach[static_cast<std::size_t>(upTo(random, static_cast<int>(reach.size()) - 1))].path,
                          own ? std::nullopt : std::optional(actions), own}};
    }
    case 2: return Icebreak{pawn, block, {}, own};
    case 3: return Icebreak{pawn, target, {}, own};
    case 4: return Delete{pawn, target, {}, own};
    case 5: return Reboot{pawn, {}};
    case 6: return Equip{card, pawn};
    case 7: return PlaceCard{card, block, upTo(random, 5), {}};
    case 8: return Enter{pawn};
    case 9: return RollMovement{pawn, {}};
    case 10: return Sacrifice{pawn};
    default: return NextPhase{};
    }
}

bool listed(const std::vector<Command>& legal, const Command& command)
{
    return std::any_of(legal.begin(), legal.end(), [&](const Command& known) {
        const auto* move = std::get_if<Move>(&known.action);
        const auto* wanted = std::get_if<Move>(&command.action);
        if (move && wanted) // one cheapest way stands for all
            return move->pawn == wanted->pawn && move->own == wanted->own && move->path.back() == wanted->path.back();
        return known.action == command.action;
    });
}

/// One step of a random game: "ok", or what went wrong.
QByteArray step(Random& random, Table& table)
{
    std::vector<Command> legal = Game::legal(table.state, 2);
    if (legal.empty())
        return "nothing left to do"; // nothing pending is skipped, nothing gets stuck
    std::erase_if(legal, [](const Command& c) { return std::holds_alternative<EndGame>(c.action); });
    std::erase_if(legal,
                  [&](const Command& c) { return std::holds_alternative<Sacrifice>(c.action) && chance(random, 90); });
    std::erase_if(legal,
                  [&](const Command& c) { return std::holds_alternative<Search>(c.action) && chance(random, 90); });
    if (legal.empty())
        return "ok";
    const auto pick = static_cast<std::size_t>(upTo(random, static_cast<int>(legal.size()) - 1));
    return table.play(rolled(random, table.state, legal[pick]));
}

bool acceptable(const State& state, const Command& command)
{
    const auto decision = Game::decide(state, command);
    return std::holds_alternative<base::Accepted<Game>>(decision) || std::holds_alternative<base::NeedsDice>(decision);
}

} // namespace

class RandomPlayTest : public QObject {
    Q_OBJECT
private slots:
    void gamesHoldTogether_data();
    void gamesHoldTogether();
    void everyKindOfEventHappens();
    void legalAndDecideAgree_data();
    void legalAndDecideAgree();
    void overridesNeverBreakTheTable_data();
    void overridesNeverBreakTheTable();
    void diceAreTakenOutAndPutBack();
};

void RandomPlayTest::gamesHoldTogether_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 40; ++seed)
        QTest::addRow("game %d", seed) << seed;
}

void RandomPlayTest::gamesHoldTogether()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed));
    Table table = someTable(random);
    for (int turn = 0; turn < 250 && table.state.turn.phase != Phase::Over; ++turn) {
        const QByteArray answer = step(random, table);
        QVERIFY2(answer == "ok", answer + " after " + table.story());
        if (!table.state.pending.empty())
            QVERIFY(!Game::legal(table.state, 1).empty());
    }
}

void RandomPlayTest::everyKindOfEventHappens() // else the games above would prove little
{
    std::map<std::string, int> seen;
    Random random(77);
    for (int game = 0; game < 60; ++game) {
        Table table = someTable(random);
        for (int turn = 0; turn < 200 && table.state.turn.phase != Phase::Over; ++turn) {
            QCOMPARE(step(random, table), QByteArray("ok"));
            for (const Event& event : table.events())
                ++seen[kindOf(event)];
        }
    }
    for (const char* kind :
         {"turn-began",       "phase-began",     "each-turn-used", "block-placed",       "icon-formed",
          "effect-fired",     "effect-lapsed",   "choice-opened",  "choice-made",        "pawn-placed",
          "pawn-moved",       "movement-rolled", "dice-rolled",    "icebreak-succeeded", "icebreak-failed",
          "delete-succeeded", "delete-failed",   "control-gained", "control-lost",       "counter-placed",
          "counter-returned", "bonus-won",       "bonus-gained",   "bonus-laid",         "bonus-paid",
          "bonus-returned",   "pawn-eliminated", "pawn-rebooted",  "pawn-control",       "card-equipped",
          "card-placed",      "card-discarded",  "bonus-card",     "discard-asked"})
        QVERIFY2(seen[kind] > 0, kind);
}

void RandomPlayTest::legalAndDecideAgree_data() { gamesHoldTogether_data(); }

void RandomPlayTest::legalAndDecideAgree()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 1000);
    Table table = someTable(random);
    for (int turn = 0; turn < 40 && table.state.turn.phase != Phase::Over; ++turn) {
        const auto legal = Game::legal(table.state, 2);
        for (const Command& command : legal)
            QVERIFY(acceptable(table.state, command));
        for (int i = 0; i < 60; ++i) {
            Command command;
            command.action = someAction(random, table.state, 2);
            const State before = table.state;
            const bool accepted = acceptable(table.state, command);
            QVERIFY(table.state == before);
            QVERIFY2(accepted == listed(legal, command), QByteArray::number(static_cast<int>(command.action.index())));
        }
        const Command next = rolled(random, table.state,
                                    legal[static_cast<std::size_t>(upTo(random, static_cast<int>(legal.size()) - 1))]);
        QCOMPARE(table.play(next), QByteArray("ok"));
    }
}

void RandomPlayTest::overridesNeverBreakTheTable_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 25; ++seed)
        QTest::addRow("table %d", seed) << seed;
}

void RandomPlayTest::overridesNeverBreakTheTable()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 5000);
    Table table = someTable(random);
    int done = 0;
    for (int turn = 0; turn < 300 && table.state.turn.phase != Phase::Over; ++turn) {
        Command command;
        if (table.state.pending.empty())
            command.action = someAction(random, table.state, 2);
        else
            command = Game::legal(table.state, 1).front();
        command = Game::overridden(command, "so be it");
        command.declared = chance(random, 30);
        command = rolled(random, table.state, command);
        const QByteArray answer = table.play(command);
        QVERIFY2(!answer.startsWith("broken"), answer + ": " + table.story());
        done += answer == "ok" ? 1 : 0;
    }
    QVERIFY(done > 0);
}

void RandomPlayTest::diceAreTakenOutAndPutBack()
{
    Table table(2);
    Command command;
    command.action = Icebreak{table.pawn("speedrunner-red"), table.block("sprawl"), typed({3, 4}), false};
    QVERIFY(Game::diceTyped(command));
    QCOMPARE(Game::diceOf(command), (std::vector<dice::Face>{3, 4}));
    const Command bare = Game::withoutDice(command);
    QVERIFY(Game::diceOf(bare).empty() && !Game::diceTyped(bare));
    const std::vector<dice::Face> drawn{1, 2, 6};
    QCOMPARE(Game::diceOf(Game::withDice(bare, drawn)), drawn);
    QVERIFY(!Game::diceTyped(Game::withDice(bare, drawn)));
    QVERIFY(Game::diceTyped(Game::withDice(command, drawn))); // the mark stays
    Command start;
    start.action = StartingRolls{{{Colour::Red, {6}}, {Colour::Blue, {2}}}, {}};
    QVERIFY(Game::diceTyped(start));
    QVERIFY(!Game::diceTyped(Game::withoutDice(start)));
    QCOMPARE(Game::withDice(start, drawn), start);
    Command note;
    note.action = Note{"n"};
    QCOMPARE(Game::withDice(note, drawn), note);
    QCOMPARE(Game::overridden(Game::overridden(note, "first"), "second").overrideReason,
             std::optional<std::string>("first"));
}

QTEST_GUILESS_MAIN(RandomPlayTest)
#include "random_play_test.moc"
