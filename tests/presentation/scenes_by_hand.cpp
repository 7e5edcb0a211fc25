// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "refused_scenes.h"

using namespace zaibatsu;

namespace testing {
namespace {

using Fill = std::function<Things(Table&, Adjust&)>;
constexpr const char* runner = "speedrunner-red";

/// `fill` puts one wrong thing into the adjust and says what must be named.
void adjust(std::vector<Scene>& scenes, const char* name, const Fill& fill)
{
    Table table(3);
    table.lay("sprawl", {1, -1}, 0, Colour::Red);
    table.lay("antro", {1, 0});
    table.addCard("worm", [](Card& card) { card.use = CardUse::BlockCard; });
    Adjust change;
    const Things names = fill(table, change);
    Command command;
    command.action = std::move(change);
    scenes.push_back({name, std::move(table), std::move(command), names});
}

void set(std::vector<Scene>& scenes, const char* name, const std::function<Things(Table&, Action&)>& fill)
{
    Table table(3);
    Command command;
    const Things names = fill(table, command.action);
    scenes.push_back({name, std::move(table), std::move(command), names});
}

BlockPatch lying(BlockId block, hex::Cell at)
{
    BlockPatch patch{block, {}, {}, {}, {}, {}};
    patch.at = at;
    return patch;
}

PawnPatch standing(PawnId pawn, const Place& at)
{
    PawnPatch patch{pawn, {}, {}, {}, {}, {}, {}, {}, {}};
    patch.at = at;
    return patch;
}

PlayerPatch playing(Colour colour)
{
    PlayerPatch patch;
    patch.colour = colour;
    return patch;
}

CardPatch putting(CardId card, CardWhere where)
{
    CardPatch patch{card, {}, {}, {}, {}, {}, {}};
    patch.where = where;
    return patch;
}

void addBoard(std::vector<Scene>& scenes)
{
    // Whichever of two pieces has the lower id: the one put by hand is the second in its cell.
    for (const bool onto : {false, true})
        adjust(scenes, "two blocks in one cell", [onto](Table& t, Adjust& a) -> Things {
            const BlockId moved = t.block(onto ? "antro" : "sprawl");
            a.blocks.push_back(lying(moved, onto ? hex::Cell{1, -1} : hex::Cell{1, 0}));
            return {moved};
        });
    adjust(scenes, "a block onto a card", [](Table& t, Adjust& a) -> Things {
        Game::evolve(t.state, CardPlaced{t.card("worm"), {2, -1}, t.block("sprawl"), Colour::Red});
        a.blocks.push_back(lying(t.block("yakuza"), {2, -1}));
        return {t.block("yakuza")};
    });
    adjust(scenes, "a card onto a block", [](Table& t, Adjust& a) -> Things {
        CardPatch patch = putting(t.card("worm"), CardWhere::Cybernet);
        patch.at = hex::Cell{1, 0};
        patch.beside = t.block("sprawl");
        a.cards.push_back(patch);
        return {t.card("worm")};
    });
    adjust(scenes, "the Core elsewhere", [](Table&, Adjust& a) -> Things {
        a.blocks.push_back(lying(centralCore, {4, 0}));
        return {centralCore};
    });
    adjust(scenes, "an owner of the Core", [](Table&, Adjust& a) -> Things {
        BlockPatch patch{centralCore, {}, {}, {}, {}, {}};
        patch.owner = Colour::Red;
        a.blocks.push_back(patch);
        return {centralCore};
    });
    adjust(scenes, "an owner of a block in the pile", [](Table& t, Adjust& a) -> Things {
        BlockPatch patch{t.block("yakuza"), {}, {}, {}, {}, {}};
        patch.owner = Colour::Red;
        a.blocks.push_back(patch);
        return {t.block("yakuza")};
    });
    adjust(scenes, "rotation out of range", [](Table& t, Adjust& a) -> Things {
        BlockPatch patch{t.block("antro"), {}, {}, {}, {}, {}};
        patch.rotation = 9;
        a.blocks.push_back(patch);
        return {t.block("antro")};
    });
    adjust(scenes, "a card beside nothing", [](Table& t, Adjust& a) -> Things {
        CardPatch patch = putting(t.card("worm"), CardWhere::Cybernet);
        patch.at = hex::Cell{5, 5};
        patch.beside = t.block("sprawl");
        a.cards.push_back(patch);
        return {t.card("worm")};
    });
    adjust(scenes, "a card on no pawn", [](Table& t, Adjust& a) -> Things {
        a.cards.push_back(putting(t.card("worm"), CardWhere::Equipped));
        return {t.card("worm")};
    });
    adjust(scenes, "counters on a card of nobody", [](Table& t, Adjust& a) -> Things {
        CardPatch patch = putting(t.card("worm"), CardWhere::Discarded);
        patch.paid = 2;
        a.cards.push_back(patch);
        return {t.card("worm")};
    });
}

void addPawns(std::vector<Scene>& scenes)
{
    adjust(scenes, "no room", [](Table& t, Adjust& a) -> Things {
        t.stand("cleaner-c", "antro/0", Colour::Blue);
        a.pawns.push_back(standing(t.pawn(runner), t.place("antro/0")));
        return {t.pawn(runner), t.block("antro")};
    });
    adjust(scenes, "no such space", [](Table& t, Adjust& a) -> Things {
        a.pawns.push_back(standing(t.pawn(runner), t.place("antro/zz")));
        return {t.pawn(runner)};
    });
    for (const char* place : {"yakuza/0", "worm/c"})
        adjust(scenes, "a place that is not laid", [place](Table& t, Adjust& a) -> Things {
            a.pawns.push_back(standing(t.pawn(runner), t.place(place)));
            const Place at = t.place(place);
            return at.on == Place::On::Block ? Things{BlockId{at.piece}} : Things{CardId{at.piece}};
        });
    adjust(scenes, "in play and nowhere", [](Table& t, Adjust& a) -> Things {
        PawnPatch patch{t.pawn("gynoid"), PawnWhere::Cybernet, {}, {}, {}, {}, {}, {}, {}};
        a.pawns.push_back(patch);
        return {t.pawn("gynoid")};
    });
    adjust(scenes, "counters on a pawn of nobody", [](Table& t, Adjust& a) -> Things {
        t.stand("cracker", "sprawl/c", std::nullopt);
        PawnPatch patch{t.pawn("cracker"), {}, {}, {}, {}, {}, {}, {}, {}};
        patch.paid = 1;
        a.pawns.push_back(patch);
        return {t.pawn("cracker")};
    });
    adjust(scenes, "counters on a pawn out of play", [](Table& t, Adjust& a) -> Things {
        PawnPatch patch{t.pawn("cracker"), {}, {}, {}, {}, {}, {}, {}, {}};
        patch.paid = 1;
        patch.payer = Colour::Red;
        a.pawns.push_back(patch);
        return {t.pawn("cracker")};
    });
    adjust(scenes, "a card on a pawn out of play", [](Table& t, Adjust& a) -> Things {
        t.addCard("thing", [](Card& card) { card.use = CardUse::Generic; });
        CardPatch patch = putting(t.card("thing"), CardWhere::Equipped);
        patch.pawn = t.pawn("gynoid");
        patch.owner = Colour::Red;
        a.cards.push_back(patch);
        return {t.card("thing"), t.pawn("gynoid")};
    });
    adjust(scenes, "no such pawn", [](Table&, Adjust& a) -> Things {
        a.pawns.push_back({PawnId{200}, PawnWhere::Reserve, {}, {}, {}, {}, {}, {}, {}});
        return {};
    });
}

void addPlayers(std::vector<Scene>& scenes)
{
    adjust(scenes, "more counters than he has", [](Table& t, Adjust& a) -> Things {
        BlockPatch patch{t.block("sprawl"), {}, {}, {}, {}, {}};
        patch.counters = std::array<std::uint8_t, 4>{9, 0, 0, 0};
        a.blocks.push_back(patch);
        return {Colour::Red};
    });
    adjust(scenes, "more bonus counters than there are", [](Table&, Adjust& a) -> Things {
        for (const Colour colour : {Colour::Blue, Colour::Green})
            a.players.push_back(playing(colour));
        a.players[0].bonus = 20;
        a.players[1].bonus = 20;
        return {};
    });
    adjust(scenes, "an opening hand out of range", [](Table&, Adjust& a) -> Things {
        a.players.push_back(playing(Colour::Green));
        a.players[0].openingHand = 60;
        return {Colour::Green};
    });
    adjust(scenes, "a turn out of range", [](Table&, Adjust& a) -> Things {
        a.turn = TurnPatch{5, {}, Phase::Setup};
        return {};
    });
    adjust(scenes, "a player who does not sit here", [](Table&, Adjust& a) -> Things {
        a.players.push_back(playing(Colour::Yellow));
        a.players[0].bonus = 1;
        return {Colour::Yellow};
    });
    adjust(scenes, "a controller who does not sit here", [](Table& t, Adjust& a) -> Things {
        PawnPatch patch{t.pawn(runner), {}, {}, {}, {}, {}, {}, {}, {}};
        patch.controller = Colour::Yellow;
        a.pawns.push_back(patch);
        return {Colour::Yellow};
    });
    adjust(scenes, "a colour that is taken", [](Table&, Adjust& a) -> Things {
        a.players.push_back(playing(Colour::Red));
        a.players[0].recolour = Colour::Blue;
        return {Colour::Blue};
    });
    adjust(scenes, "nothing", [](Table&, Adjust&) -> Things { return {}; });
}

void addFaces(std::vector<Scene>& scenes)
{
    set(scenes, "a space would vanish", [](Table& t, Action& action) -> Things {
        t.lay("antro", {1, 0});
        t.stand(runner, "antro/0", Colour::Red);
        Face face;
        face.key = "antro";
        face.sides = hex::Six::fromBits(0b001000);
        action = SetBlock{face};
        return {t.block("antro")};
    });
    set(scenes, "a space would be too small", [](Table& t, Action& action) -> Things {
        t.lay("antro", {1, 0});
        const auto face = [](SpaceKind kind) {
            Space space{sideSpace(0), kind, {}, {}, {}, {}, 0, 0, {}};
            space.sides.set(0);
            Face changed;
            changed.key = "antro";
            changed.sides = hex::Six::fromBits(0b000001);
            changed.spaces = std::vector<Space>{space};
            return changed;
        };
        t.print("antro", [&](Face& printed) { printed.spaces = face(SpaceKind::Double).spaces; });
        t.stand(runner, "antro/0", Colour::Red);
        t.stand("cleaner-c", "antro/0", Colour::Blue);
        action = SetBlock{face(SpaceKind::Normal)};
        return {t.block("antro")};
    });
    set(scenes, "a card's space would vanish", [](Table& t, Action& action) -> Things {
        t.lay("antro", {1, 0}, 0, Colour::Red);
        t.addCard("worm", [](Card& card) { card.use = CardUse::BlockCard; });
        Game::evolve(t.state, CardPlaced{t.card("worm"), {2, 0}, t.block("antro"), Colour::Red});
        t.stand(runner, "worm/c", Colour::Red);
        SetCard gone;
        gone.card.key = "worm";
        gone.card.spaces.emplace();
        action = gone;
        return {t.card("worm")};
    });
    set(scenes, "copies would differ", [](Table& t, Action& action) -> Things {
        for (const char* key : {"worm-1", "worm-2", "worm-3"})
            t.addCard(key);
        Card card;
        card.key = "worm";
        action = SetCard{card, 2};
        return {t.card("worm-1")};
    });
    set(scenes, "only the scores are kept", [](Table& t, Action& action) -> Things {
        Settings settings = *t.state.settings;
        settings.track = Track::Scores;
        t.state.settings = std::make_shared<const Settings>(std::move(settings));
        action = Sacrifice{t.pawn(runner)};
        return {};
    });
    set(scenes, "over", [](Table& t, Action& action) -> Things {
        t.state.turn.phase = Phase::Over;
        action = SetPawn{};
        return {};
    });
}

} // namespace

std::vector<Scene> scenesByHand()
{
    std::vector<Scene> scenes;
    addBoard(scenes);
    addPawns(scenes);
    addPlayers(scenes);
    addFaces(scenes);
    return scenes;
}

} // namespace testing
