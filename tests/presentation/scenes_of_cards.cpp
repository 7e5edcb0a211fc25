// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "refused_scenes.h"

using namespace zaibatsu;

namespace testing {
namespace {

using Make = std::function<Command(Table&)>;
using Switches = std::map<RuleId, bool>;
constexpr const char* runner = "speedrunner-red";
constexpr const char* rival = "speedrunner-blue";

void add(std::vector<Scene>& scenes, const char* name, const Make& make, Edition edition = Edition::First2011,
         const Switches& switches = {})
{
    Table table(3, edition, switches);
    Command command = make(table);
    scenes.push_back({name, std::move(table), std::move(command), {}});
}

Command plain(Action action) { return with(std::move(action), {}); }

Command icebreak(const Table& table, const char* pawn, std::variant<BlockId, PawnId> target)
{
    return plain(Icebreak{table.pawn(pawn), target, {}, false});
}

Command attack(const Table& table, const char* pawn, const char* target)
{
    return plain(Delete{table.pawn(pawn), table.pawn(target), {}, false});
}

Command equip(const Table& table, const char* card, const char* pawn)
{
    return plain(Equip{table.card(card), table.pawn(pawn)});
}

/// A card of that use, free of cost.
void print(Table& table, const char* key, CardUse use)
{
    table.addCard(key, [use](Card& card) {
        card.use = use;
        card.cost = 0;
    });
}

void addIcebreaks(std::vector<Scene>& scenes)
{
    add(scenes, "not on the block", [](Table& t) {
        t.lay("sprawl", {1, -1});
        return icebreak(t, runner, t.block("sprawl"));
    });
    add(scenes, "not laid", [](Table& t) { return icebreak(t, runner, t.block("yakuza")); });
    add(scenes, "no ICE", [](Table& t) { return icebreak(t, runner, t.block("central-core")); });
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        add(
            scenes, "own block",
            [](Table& t) {
                t.lay("sprawl", {1, -1}, 0, Colour::Red);
                t.stand(runner, "sprawl/3", Colour::Red);
                return icebreak(t, runner, t.block("sprawl"));
            },
            edition);
        add(
            scenes, "own pawn",
            [](Table& t) {
                t.stand("gynoid", "central-core/c", Colour::Red);
                return icebreak(t, runner, t.pawn("gynoid"));
            },
            edition);
        add(
            scenes, "pawn out of range",
            [](Table& t) {
                t.lay("sprawl", {1, -1});
                t.stand(rival, "sprawl/0", Colour::Blue);
                return icebreak(t, runner, t.pawn(rival));
            },
            edition);
        add(
            scenes, "target of Delete out of range",
            [](Table& t) {
                t.lay("sprawl", {1, -1});
                t.stand("cleaner-b", "sprawl/0", Colour::Red);
                return attack(t, "cleaner-b", rival);
            },
            edition);
        add(
            scenes, "Delete on itself",
            [](Table& t) {
                t.stand("cleaner-b", "central-core/c", Colour::Red);
                return attack(t, "cleaner-b", "cleaner-b");
            },
            edition);
    }
    add(scenes, "no ICE on the pawn", [](Table& t) { return icebreak(t, runner, t.pawn(rival)); });
    add(scenes, "ICE covered", [](Table& t) {
        print(t, "coffin", CardUse::Defence);
        t.give("coffin", rival);
        return icebreak(t, runner, t.pawn(rival));
    });
    add(scenes, "no counter left", [](Table& t) {
        t.lay("sprawl", {1, -1});
        t.stand(runner, "sprawl/3", Colour::Red);
        t.state.players[0].total = 0;
        t.state.players[0].pool = 0;
        return icebreak(t, runner, t.block("sprawl"));
    });
}

void addDeletes(std::vector<Scene>& scenes)
{
    add(scenes, "own pawn as a target",
        [](Table& t) {
            t.stand("cleaner-b", "central-core/c", Colour::Red);
            return attack(t, "cleaner-b", runner);
        },
        Edition::First2011, {{rule("A-084"), false}});
    add(scenes, "no skulls", [](Table& t) {
        t.stand("cleaner-b", "central-core/c", Colour::Red);
        t.printPawn("cleaner-b", [](PawnCard& card) { card.skulls = 0; });
        return attack(t, "cleaner-b", rival);
    });
    add(scenes, "target of Delete elsewhere", [](Table& t) {
        t.stand("cleaner-b", "central-core/c", Colour::Red);
        return attack(t, "cleaner-b", "gynoid");
    });
}

void addPlayedCards(std::vector<Scene>& scenes)
{
    for (const CardWhere where : {CardWhere::Table, CardWhere::Held}) // the second of the two named cards is in use
        add(scenes, "card in use", [where](Table& t) {
            t.addCard("worm");
            t.addCard("virus");
            t.state.cards[t.card("virus").index()].where = where;
            return with(Search{t.pawn(runner), t.block("yakuza"), {1, -1}, 0, false},
                        {t.card("worm"), t.card("virus")});
        });
    for (const Action& action :
         {Action(Search{speedrunnerOf(Colour::Red), {}, {}, 0, false}), Action(Equip{}), Action(PlaceCard{})})
        add(scenes, "a bonus card", [action](Table& t) {
            Action played = action;
            if (auto* equip = std::get_if<Equip>(&played))
                *equip = {t.card("ai"), t.pawn(runner)};
            if (auto* place = std::get_if<PlaceCard>(&played))
                *place = {t.card("ai"), t.block("central-core"), 0, {}};
            if (auto* search = std::get_if<Search>(&played))
                search->block = t.block("yakuza");
            return with(played,
                        std::holds_alternative<Search>(played) ? std::vector{t.card("ai")} : std::vector<CardId>{});
        });
    add(scenes, "card lacks the action", [](Table& t) {
        t.addCard("worm", [](Card& card) { card.actions = Abilities{Ability::Delete}; });
        return with(Search{t.pawn(runner), t.block("yakuza"), {1, -1}, 0, false}, {t.card("worm")});
    });
    for (const Edition edition : {Edition::First2011, Edition::Second2017})
        add(
            scenes, "wrong number of cards",
            [](Table& t) {
                t.state.pawns[0].where = PawnWhere::Eliminated;
                t.state.pawns[0].at.reset();
                return plain(Reboot{t.pawn(runner), 3});
            },
            edition);
    add(scenes, "too few counters for a card", [](Table& t) {
        print(t, "worm", CardUse::Generic);
        t.printCard("worm", [](Card& card) { card.cost = 3; });
        return equip(t, "worm", runner);
    });
    add(scenes, "too few counters for a pawn", [](Table& t) {
        t.lay("sprawl", {1, -1}, 0, Colour::Red);
        t.addCard("gentleman-loser", [&](Card& card) { card.pawn = t.pawn("cracker"); });
        Game::evolve(t.state, CardPlaced{t.card("gentleman-loser"), {2, -1}, t.block("sprawl"), Colour::Red});
        return plain(Enter{t.pawn("cracker")});
    });
    for (const char* pawn : {"cracker", "cyborg"})
        add(scenes, "no block card placed", [pawn](Table& t) {
            t.addCard("gentleman-loser", [&](Card& card) { card.pawn = t.pawn(pawn); });
            return plain(Enter{t.pawn(pawn)});
        });
    add(scenes, "does not enter", [](Table& t) { return plain(Enter{t.pawn("gynoid")}); });
    add(scenes, "in play already", [](Table& t) {
        t.addCard("gentleman-loser", [&](Card& card) { card.pawn = t.pawn("cracker"); });
        t.stand("cracker", "central-core/c", Colour::Green);
        return plain(Enter{t.pawn("cracker")});
    });
}

/// Where no card is played, one that is named is refused.
void addByItself(std::vector<Scene>& scenes)
{
    add(scenes, "a card for a movement roll", [](Table& t) {
        t.addCard("worm");
        t.printPawn("cyborg", [](PawnCard& card) { card.ownMovement = OwnMovement{OwnMovement::Kind::Roll, 1}; });
        t.stand("cyborg", "central-core/c", Colour::Red);
        return with(RollMovement{t.pawn("cyborg"), {}}, {t.card("worm")});
    });
    add(scenes, "a card for a sacrifice", [](Table& t) {
        t.addCard("worm");
        return with(Sacrifice{t.pawn(runner)}, {t.card("worm")});
    });
    add(scenes, "a card for an entry", [](Table& t) {
        t.addCard("worm");
        t.lay("sprawl", {1, -1}, 0, Colour::Red);
        t.addCard("gentleman-loser", [&](Card& card) { card.pawn = t.pawn("cracker"); });
        Game::evolve(t.state, CardPlaced{t.card("gentleman-loser"), {2, -1}, t.block("sprawl"), Colour::Red});
        return with(Enter{t.pawn("cracker")}, {t.card("worm")});
    });
    add(scenes, "a card for an effect", [](Table& t) {
        t.addCard("worm");
        t.lay("sprawl", {1, -1}, 0, Colour::Red);
        t.print("sprawl", [](Face& face) { face.turnStart = std::vector<Effect>(1); });
        t.state.turn.phase = Phase::Beginning;
        t.state.turnStartsLeft = {t.block("sprawl")};
        return with(Use{t.block("sprawl"), {}}, {t.card("worm")});
    });
}

void addCarried(std::vector<Scene>& scenes)
{
    const auto carry = [&scenes](const char* name, CardUse use, const char* pawn, bool taken = false) {
        add(scenes, name, [use, pawn, taken](Table& t) {
            t.stand("hulk-drone", "central-core", Colour::Red);
            t.stand("cleaner-b", "central-core/c", Colour::Red);
            print(t, "worm", use);
            print(t, "virus", use);
            if (taken)
                t.give("virus", pawn);
            return equip(t, "worm", pawn);
        });
    };
    carry("no item", CardUse::None, runner);
    carry("another's pawn", CardUse::Generic, rival);
    carry("a drone", CardUse::Generic, "hulk-drone");
    carry("only drones", CardUse::DroneWeapon, runner);
    carry("needs Icebreaker", CardUse::Neuroconsole, "cleaner-b");
    carry("bot needs Icebreaker", CardUse::Bot, "cleaner-b");
    carry("needs Delete", CardUse::Weapon, runner);
    carry("own pawn and malware", CardUse::Malware, runner);
    carry("second defence", CardUse::Defence, runner, true);
    carry("second weapon", CardUse::Weapon, "cleaner-b", true);
    carry("second neuroconsole", CardUse::Neuroconsole, runner, true);
    add(scenes, "nobody's pawn and malware", [](Table& t) {
        t.stand("idoru", "central-core/c", {});
        print(t, "worm", CardUse::Malware);
        return equip(t, "worm", "idoru");
    });
    add(scenes, "a pawn elsewhere carries", [](Table& t) {
        t.state.pawns[4].controller = Colour::Red;
        print(t, "worm", CardUse::Generic);
        return equip(t, "worm", "cleaner-a");
    });
    add(scenes, "no pawn named", [](Table& t) {
        print(t, "worm", CardUse::Generic);
        return plain(Equip{t.card("worm"), {}});
    });
    for (const char* place : {"sprawl/0", "chatsubo/c"})
        add(
            scenes, "malware from afar",
            [place](Table& t) {
                t.lay("sprawl", {1, -1});
                t.addCard("chatsubo");
                Game::evolve(t.state, CardPlaced{t.card("chatsubo"), {2, -1}, t.block("sprawl"), Colour::Red});
                t.stand(rival, place, Colour::Blue);
                print(t, "worm", CardUse::Malware);
                return equip(t, "worm", rival);
            },
            Edition::Second2017);
}

void addBlockCards(std::vector<Scene>& scenes)
{
    const auto place = [&scenes](const char* name, const char* beside, Edition edition, const Make& before) {
        add(
            scenes, name,
            [beside, before](Table& t) {
                print(t, "chatsubo", CardUse::BlockCard);
                print(t, "worm", CardUse::Generic);
                t.lay("sprawl", {1, -1}, 0, Colour::Red);
                t.lay("antro", {1, 0}, 0, Colour::Blue);
                const Command changed = before(t);
                Command command = plain(PlaceCard{t.card("chatsubo"), t.block(beside), 2, {}});
                return changed == Command{} ? command : changed;
            },
            edition);
    };
    const Make nothing = [](Table&) { return Command{}; };
    place("not controlled", "antro", Edition::First2011, nothing);
    place("beside the Core", "central-core", Edition::First2011, nothing);
    place("beside a block in the pile", "yakuza", Edition::First2011, nothing);
    place("cell taken by a block", "sprawl", Edition::First2011, nothing);
    place("cell taken by a card", "sprawl", Edition::First2011, [](Table& t) {
        t.addCard("virus");
        Game::evolve(t.state, CardPlaced{t.card("virus"), {2, -1}, t.block("sprawl"), Colour::Red});
        return plain(PlaceCard{t.card("chatsubo"), t.block("sprawl"), 1, {}});
    });
    place("a wall", "sprawl", Edition::First2011, [](Table& t) {
        t.print("sprawl", [](Face& face) { face.sides = hex::Six::fromBits(0b001000); });
        return plain(PlaceCard{t.card("chatsubo"), t.block("sprawl"), 1, {}});
    });
    place("no block card", "sprawl", Edition::First2011,
          [](Table& t) { return plain(PlaceCard{t.card("worm"), t.block("sprawl"), 1, {}}); });
    place("card in use", "sprawl", Edition::First2011, [](Table& t) {
        t.state.cards[t.card("chatsubo").index()].where = CardWhere::Table;
        return Command{};
    });
    place("nobody stands there", "sprawl", Edition::Second2017, nothing);
    place("no ICE there", "sprawl", Edition::Second2017, [](Table& t) {
        t.print("sprawl", [](Face& face) { face.ice = Ice{}; });
        t.stand(runner, "sprawl/3", Colour::Red);
        return plain(PlaceCard{t.card("chatsubo"), t.block("sprawl"), 1, t.pawn(runner)});
    });
}

Choice openChoice(const Table& table, ChoiceKind kind)
{
    Choice choice;
    choice.id = 1;
    choice.kind = kind;
    choice.player = Colour::Red;
    choice.source = table.block("sprawl");
    choice.rule = kind == ChoiceKind::Dice ? rule("R-070") : rule("R-061");
    choice.count = 2;
    choice.effect.kind = kind == ChoiceKind::Dice ? EffectKind::AttackAll : EffectKind::Strip;
    if (kind != ChoiceKind::Dice)
        choice.options = {table.pawn(runner)};
    return choice;
}

void addAnswers(std::vector<Scene>& scenes)
{
    const auto answer = [&scenes](const char* name, ChoiceKind kind, const Choose& given) {
        add(scenes, name, [kind, given](Table& t) {
            print(t, "worm", CardUse::Generic);
            t.lay("sprawl", {1, -1});
            t.give("worm", runner);
            t.state.pending.push_back(openChoice(t, kind));
            t.state.nextChoice = 2;
            return plain(given);
        });
    };
    const PawnId red = speedrunnerOf(Colour::Red);
    answer("no such choice", ChoiceKind::Pawn, {7, red, {}});
    add(scenes, "a choice that waits", [](Table& t) {
        for (const int id : {1, 2}) {
            t.state.pending.push_back(openChoice(t, ChoiceKind::Yes));
            t.state.pending.back().id = id;
        }
        return plain(Choose{2, true, {}});
    });
    answer("no option", ChoiceKind::Pawn, {1, speedrunnerOf(Colour::Blue), {}});
    answer("an option where dice fall", ChoiceKind::Dice, {1, red, {}});
    answer("dice where none fall", ChoiceKind::Pawn, {1, red, typed({3})});
    answer("too many dice", ChoiceKind::Dice, {1, {}, typed({3, 4, 5})});
    answer("no face of a die", ChoiceKind::Dice, {1, {}, typed({3, 7})});
    const auto start = [&scenes](const char* name, std::map<Colour, std::vector<dice::Face>> rolls) {
        add(scenes, name, [rolls](Table& t) {
            t.state.turn = {};
            return plain(StartingRolls{rolls, {}});
        });
    };
    start("a roll is missing", {{Colour::Red, {6, 2}}, {Colour::Blue, {6}}, {Colour::Green, {3}}});
    start("a roll too many", {{Colour::Red, {6}}, {Colour::Blue, {4}}, {Colour::Green, {3, 3}}});
    start("no face of a die at the start", {{Colour::Red, {6}}, {Colour::Blue, {4}}, {Colour::Green, {0}}});
    add(scenes, "no effect", [](Table& t) { return plain(Use{t.block("central-core"), {}}); });
    add(scenes, "no effect of a card", [](Table& t) {
        print(t, "worm", CardUse::Generic);
        return plain(Use{t.card("worm"), {}});
    });
    add(scenes, "unknown piece", [](Table&) { return plain(Sacrifice{PawnId{200}}); });
}

} // namespace

std::vector<Scene> scenesOfCards()
{
    std::vector<Scene> scenes;
    addIcebreaks(scenes);
    addDeletes(scenes);
    addPlayedCards(scenes);
    addByItself(scenes);
    addCarried(scenes);
    addBlockCards(scenes);
    addAnswers(scenes);
    return scenes;
}

} // namespace testing
