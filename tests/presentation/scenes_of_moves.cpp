// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "refused_scenes.h"

using namespace zaibatsu;

namespace testing {
namespace {

using Make = std::function<Action(Table&)>;
using Switches = std::map<RuleId, bool>;
constexpr const char* runner = "speedrunner-red";

void add(std::vector<Scene>& scenes, const char* name, const Make& make, Edition edition = Edition::First2011,
         const Switches& switches = {})
{
    Table table(3, edition, switches);
    Command command;
    command.action = make(table);
    scenes.push_back({name, std::move(table), std::move(command), {}});
}

/// Sprawl north-east of the Core, with a wall towards it unless turned.
void lay(Table& table, hex::Cell at = {1, -1}) { table.lay("sprawl", at); }

Action search(const Table& table, hex::Cell at, const char* block = "yakuza")
{
    return Search{table.pawn(runner), table.block(block), at, 0, false};
}

Action moveTo(const Table& table, const char* place, const char* pawn = runner)
{
    return Move{table.pawn(pawn), {table.place(place)}, 1, false};
}

Choice openChoice(const Table& table, Colour player)
{
    Choice choice;
    choice.id = 1;
    choice.kind = ChoiceKind::Pawn;
    choice.player = player;
    choice.source = table.block("sprawl");
    choice.rule = rule("R-061");
    choice.options = {table.pawn(runner)};
    choice.effect.kind = EffectKind::Strip;
    return choice;
}

void addTurns(std::vector<Scene>& scenes)
{
    const auto sacrifice = [](const Table& t, const char* pawn = runner) { return Sacrifice{t.pawn(pawn)}; };
    add(scenes, "not started", [&](Table& t) {
        t.state.turn = {};
        return sacrifice(t);
    });
    add(scenes, "started already", [](Table&) { return StartingRolls{}; });
    add(scenes, "wrong phase", [](Table& t) {
        t.state.turn.phase = Phase::Recycling;
        return search(t, {1, -1});
    });
    add(scenes, "wrong phase for a space", [](Table& t) {
        lay(t);
        t.print("sprawl", [](Face& face) {
            Space space{middleSpace, SpaceKind::Large, {}, {}, {}, {}, 0, 0, {}};
            space.effects.push_back({});
            face.spaces = std::vector<Space>{space};
        });
        t.stand("cleaner-c", "sprawl/c", Colour::Red);
        t.state.turn.phase = Phase::Recycling;
        return Use{t.pawn("cleaner-c"), {}};
    });
    add(scenes, "a hand told too early", [](Table& t) {
        t.state.turn.phase = Phase::Beginning;
        return NextPhase{2, 3};
    });
    add(scenes, "more cards kept than the maximum", [](Table&) { return NextPhase{6, {}}; });
    add(scenes, "more cards drawn than up to the maximum", [](Table&) { return NextPhase{2, 4}; });
    add(scenes, "over", [&](Table& t) {
        t.state.turn.phase = Phase::Over;
        return sacrifice(t);
    });
    add(scenes, "a choice is open", [&](Table& t) {
        t.state.pending.push_back(openChoice(t, Colour::Green));
        return sacrifice(t);
    });
    add(scenes, "another's pawn", [&](Table& t) { return sacrifice(t, "speedrunner-green"); });
    add(scenes, "another's pawn searches",
        [](Table& t) { return Search{t.pawn("speedrunner-blue"), t.block("yakuza"), {1, 0}, 0, false}; });
    add(scenes, "nobody's pawn", [&](Table& t) {
        t.stand("gynoid", "central-core/c", {});
        return sacrifice(t, "gynoid");
    });
    for (const char* source : {"block", "card", "pawn"})
        add(scenes, QByteArray("a turn start is left: ").append(source).constData(), [source](Table& t) {
            t.addCard("worm", [](Card& card) { card.turnStart = std::vector<Effect>{{}}; });
            t.lay("freeside", {1, 0}, 0, Colour::Red);
            t.print("freeside", [](Face& face) { face.turnStart = std::vector<Effect>{{}}; });
            t.printPawn(runner, [](PawnCard& card) { card.turnStart = std::vector<Effect>{{}}; });
            t.give("worm", runner);
            const std::map<std::string, Source> sources{
                {"block", t.block("freeside")}, {"card", t.card("worm")}, {"pawn", t.pawn(runner)}};
            t.state.turn.phase = Phase::Beginning;
            t.state.turnStartsLeft = {sources.at(source)};
            return NextPhase{};
        });
}

void addPawns(std::vector<Scene>& scenes)
{
    add(scenes, "not in the Cybernet", [](Table& t) {
        t.state.pawns[4].controller = Colour::Red;
        return Delete{t.pawn("cleaner-a"), t.pawn("speedrunner-blue"), {}, false};
    });
    add(scenes, "target not in the Cybernet",
        [](Table& t) { return Icebreak{t.pawn(runner), t.pawn("hulk-drone"), {}, false}; });
    add(scenes, "lacks the ability",
        [](Table& t) { return Delete{t.pawn(runner), t.pawn("speedrunner-blue"), {}, false}; });
    for (const bool own : {false, true})
        add(
            scenes, own ? "cannot, by its own icon" : "cannot",
            [own](Table& t) {
                t.printPawn(runner, [](PawnCard& card) {
                    card.cannot = Abilities{Ability::Search};
                    card.eachTurn = Abilities{Ability::Search};
                });
                return Search{t.pawn(runner), t.block("yakuza"), {1, -1}, 0, own};
            },
            own ? Edition::Second2017 : Edition::First2011);
    for (const bool has : {false, true})
        add(scenes, has ? "icon used" : "no icon", [has](Table& t) {
            t.printPawn(runner,
                        [has](PawnCard& card) { card.eachTurn = has ? Abilities{Ability::Search} : Abilities{}; });
            t.state.pawns[0].used = Abilities{Ability::Search};
            return Search{t.pawn(runner), t.block("yakuza"), {1, -1}, 0, true};
        });
    add(scenes, "not eliminated", [](Table& t) { return Reboot{t.pawn(runner), {}}; });
    add(scenes, "no Reboot", [](Table& t) {
        t.state.pawns[4].controller = Colour::Red;
        t.state.pawns[4].where = PawnWhere::Eliminated;
        return Reboot{t.pawn("cleaner-a"), {}};
    });
}

void addSearches(std::vector<Scene>& scenes)
{
    add(scenes, "not on a block", [](Table& t) {
        lay(t);
        t.addCard("chatsubo");
        Game::evolve(t.state, CardPlaced{t.card("chatsubo"), {2, -1}, t.block("sprawl"), Colour::Red});
        t.stand(runner, "chatsubo/c", Colour::Red);
        return search(t, {1, 0});
    });
    add(scenes, "not in the pile", [](Table& t) {
        lay(t);
        return search(t, {1, 0}, "sprawl");
    });
    add(scenes, "pile empty", [](Table& t) {
        std::int16_t q = 1;
        for (auto& block : t.state.blocks)
            if (!block)
                block = LaidBlock{{q++, 0}, 0, {}, {}, 0, {}};
        return search(t, {0, 1});
    });
    add(scenes, "not adjacent", [](Table& t) { return search(t, {3, 0}); });
    add(scenes, "taken by a block", [](Table& t) {
        lay(t);
        return search(t, {1, -1});
    });
    add(scenes, "taken by a card", [](Table& t) {
        lay(t);
        t.addCard("chatsubo");
        Game::evolve(t.state, CardPlaced{t.card("chatsubo"), {1, 0}, t.block("sprawl"), Colour::Red});
        return search(t, {1, 0});
    });
    add(scenes, "a wall of the reference block", [](Table& t) {
        lay(t);
        t.print("sprawl", [](Face& face) { face.sides = hex::Six::fromBits(0b001000); });
        t.stand(runner, "sprawl/3", Colour::Red);
        return search(t, {2, -1});
    });
    add(scenes, "a wall of the new block", [](Table& t) {
        lay(t);
        t.print("yakuza", [](Face& face) { face.sides = hex::Six::fromBits(0b000001); });
        t.stand(runner, "sprawl/3", Colour::Red);
        return search(t, {2, -1});
    });
    add(scenes, "no side with a space at all", [](Table& t) {
        t.print("yakuza", [](Face& face) { face.sides = hex::Six{}; });
        return search(t, {1, 0});
    });
    scenes.back().command.declared = true; // else its sides are asked for
    add(scenes, "against an arrow",
        [](Table& t) {
            t.print("yakuza", [](Face& face) {
                Space space{sideSpace(4), SpaceKind::Normal, {}, {}, {}, {}, 0, 0, {}};
                space.sides.set(4);
                space.arrows[4] = BorderArrow::Out;
                face.sides = hex::Six::fromBits(0b010000);
                face.spaces = std::vector<Space>{space};
            });
            return search(t, {1, 0});
        },
        Edition::First2011, {{rule("A-040"), false}});
}

void addMoves(std::vector<Scene>& scenes)
{
    const auto own = [](const Table& t, const char* pawn, const char* place) {
        return Move{t.pawn(pawn), {t.place(place)}, {}, true};
    };
    add(scenes, "no step", [](Table& t) {
        lay(t, {3, 0});
        return moveTo(t, "sprawl/0");
    });
    add(scenes, "no path", [](Table& t) { return Move{t.pawn(runner), {}, 1, false}; });
    add(scenes, "step against an arrow", [](Table& t) {
        lay(t);
        t.print("sprawl", [](Face& face) {
            Space space{sideSpace(3), SpaceKind::Normal, {}, {}, {}, {}, 0, 0, {}};
            space.sides.set(3);
            space.arrows[3] = BorderArrow::Out;
            face.sides = hex::Six::fromBits(0b001000);
            face.spaces = std::vector<Space>{space};
        });
        return moveTo(t, "sprawl/3");
    });
    add(scenes, "space full", [](Table& t) {
        lay(t);
        t.stand("cleaner-c", "sprawl/3", Colour::Blue);
        return moveTo(t, "sprawl/3");
    });
    add(scenes, "double space full", [](Table& t) {
        lay(t);
        t.print("sprawl", [](Face& face) {
            Space space{sideSpace(3), SpaceKind::Double, {}, {}, {}, {}, 0, 0, {}};
            space.sides.set(3);
            face.sides = hex::Six::fromBits(0b001000);
            face.spaces = std::vector<Space>{space};
        });
        t.stand("cleaner-c", "sprawl/3", Colour::Blue);
        t.stand("gynoid", "sprawl/3", Colour::Blue);
        return moveTo(t, "sprawl/3");
    });
    add(scenes, "too few actions", [](Table& t) {
        lay(t);
        return Move{t.pawn(runner), {t.place("sprawl/3"), t.place("sprawl/c")}, 1, false};
    });
    add(scenes, "no card movement", [](Table& t) {
        lay(t);
        t.stand("cyborg", "central-core/c", Colour::Red);
        return moveTo(t, "sprawl/3", "cyborg");
    });
    add(scenes, "no own movement", [own](Table& t) {
        lay(t);
        return own(t, runner, "sprawl/3");
    });
    add(scenes, "own movement used", [own](Table& t) {
        lay(t);
        t.stand("probe-drone", "central-core/c", Colour::Red);
        t.state.pawns[t.pawn("probe-drone").index()].ownLeft = 0;
        return own(t, "probe-drone", "sprawl/3");
    });
    add(scenes, "not rolled", [own](Table& t) {
        lay(t);
        t.stand("cyborg", "central-core/c", Colour::Red);
        return own(t, "cyborg", "sprawl/3");
    });
    add(scenes, "rolled already", [](Table& t) {
        t.stand("cyborg", "central-core/c", Colour::Red);
        t.state.pawns[t.pawn("cyborg").index()].ownLeft = 2;
        return RollMovement{t.pawn("cyborg"), {}};
    });
    add(scenes, "no such space", [](Table& t) {
        lay(t);
        return moveTo(t, "sprawl/zz");
    });
    add(scenes, "a bare block", [](Table& t) {
        lay(t);
        return moveTo(t, "sprawl");
    });
    add(scenes, "no block beside", [own](Table& t) {
        lay(t, {3, 0});
        t.stand("hulk-drone", "central-core", Colour::Red);
        return own(t, "hulk-drone", "sprawl");
    });
    add(scenes, "no block beside over open sides",
        [own](Table& t) {
            lay(t);
            t.print("sprawl", [](Face& face) { face.sides = hex::Six{}; });
            t.stand("hulk-drone", "central-core", Colour::Red);
            return own(t, "hulk-drone", "sprawl");
        },
        Edition::First2011, {{rule("A-031"), false}});
    add(scenes, "nothing to roll", [](Table& t) {
        t.stand("hulk-drone", "central-core", Colour::Red);
        return RollMovement{t.pawn("hulk-drone"), {}};
    });
    add(
        scenes, "every other movement barred",
        [own](Table& t) {
            lay(t);
            t.printPawn("gynoid", [](PawnCard& card) { card.cardMovement = false; });
            t.addCard("worm", [](Card& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Spaces, 3}; });
            t.stand("gynoid", "central-core/c", Colour::Red);
            t.give("worm", "gynoid");
            return own(t, "gynoid", "sprawl/3");
        },
        Edition::Second2017);
    for (const char* ground : {"sprawl/3", "chatsubo/c"})
        add(scenes, QByteArray("not laid: ").append(ground).constData(), [ground](Table& t) {
            t.addCard("chatsubo");
            return moveTo(t, ground);
        });
    for (const std::size_t count : {std::size_t{1}, std::size_t{2}}) {
        add(scenes, count == 1 ? "another number is printed" : "another number is printed on two", [](Table& t) {
            lay(t);
            for (const char* key : {"worm", "virus"})
                t.addCard(key, [](Card& card) { card.movement = 3; });
            return Move{t.pawn(runner), {t.place("sprawl/3")}, 5, false};
        });
        Scene& scene = scenes.back();
        scene.command.cards = {scene.table.card("worm"), scene.table.card("virus")};
        scene.command.cards.resize(count, {});
    }
}

} // namespace

std::vector<Scene> scenesOfMoves()
{
    std::vector<Scene> scenes;
    addTurns(scenes);
    addPawns(scenes);
    addSearches(scenes);
    addMoves(scenes);
    return scenes;
}

} // namespace testing
