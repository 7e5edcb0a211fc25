// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/proofs/watch.h"

#include "zaibatsu/proofs/canonical.h"

#include <algorithm>

namespace proofs {

using namespace zaibatsu;
using namespace testing;

namespace {

QByteArray nameOf(const State& state, PawnId pawn) { return cardOf(state, pawn).key.c_str(); }

template <class Kind>
bool happened(const Played& played)
{
    return std::any_of(played.events.begin(), played.events.end(),
                       [](const Event& event) { return std::holds_alternative<Kind>(event); });
}

bool byHand(const Played& played) { return isByHand(played.command.action) || played.command.overrideReason; }

/// How many a place holds by what is printed; nothing: any number.
std::optional<int> roomAt(const State& state, const Place& place)
{
    const auto printed = [&]() -> std::optional<std::vector<Space>> {
        if (place.on == Place::On::Card)
            return printedOf(state, CardId{place.piece}).spaces.value_or(std::vector<Space>{});
        return graphOf(faceOf(state, BlockId{place.piece})).spaces;
    }();
    const auto space = std::find_if(printed->begin(), printed->end(),
                                    [&](const Space& one) { return place.space && one.id == *place.space; });
    if (space == printed->end() || space->pawn || space->kind == SpaceKind::Large || space->kind == SpaceKind::Figure)
        return std::nullopt;
    return space->kind == SpaceKind::Double ? 2 : 1;
}

/// A walk ends where there is room, if anybody looks; entries may crowd.
QByteArray wrongEnd(const State& now, const PawnMoved& moved)
{
    if (!tracksPlaces(*now.settings))
        return {};
    const Place& end = moved.path.back();
    const auto room = roomAt(now, end);
    const auto standing =
        std::count_if(now.pawns.begin(), now.pawns.end(), [&](const PawnState& pawn) { return pawn.at == end; });
    return room && standing > *room ? nameOf(now, moved.pawn) + " ends where there is no room" : QByteArray();
}

/// Idoru never returns, who has Reboot waits for it, all others go to the reserve.
QByteArray wrongLeaving(const State& now, const PawnEliminated& lost)
{
    const PawnCard& card = cardOf(now, lost.pawn);
    const bool reboots = card.abilities && card.abilities->has(Ability::Reboot) && lost.controller;
    const PawnWhere to = card.key == "idoru" ? PawnWhere::Removed
        : reboots                            ? PawnWhere::Eliminated
                                             : PawnWhere::Reserve;
    return lost.to == to ? QByteArray() : nameOf(now, lost.pawn) + " leaves to the wrong place";
}

/// Looks at each event with the table right before and right after it. An overridden Reboot may end in a choice.
QByteArray wrongEvent(const State& before, const State& now, const Event& event, const Command& command)
{
    const bool overridden = command.overrideReason || std::holds_alternative<Choose>(command.action);
    if (const auto* moved = std::get_if<PawnMoved>(&event))
        return wrongEnd(now, *moved);
    if (const auto* lost = std::get_if<PawnEliminated>(&event))
        return wrongLeaving(before, *lost);
    if (const auto* placed = std::get_if<PawnPlaced>(&event))
        if (pawnOf(before, placed->pawn).where == PawnWhere::Removed && !command.overrideReason)
            return nameOf(before, placed->pawn) + " is out for the game and enters";
    if (const auto* rebooted = std::get_if<PawnRebooted>(&event))
        if (pawnOf(before, rebooted->pawn).where != PawnWhere::Eliminated && !overridden)
            return nameOf(before, rebooted->pawn) + " is rebooted and was not eliminated";
    const auto* made = std::get_if<ChoiceMade>(&event);
    if (made && (before.pending.empty() || before.pending.front().id != made->choice))
        return "a choice is answered that is not the first";
    return {};
}

QByteArray wrongOnTheWay(const Played& played)
{
    State now = played.before;
    for (const Event& event : played.events) {
        const State before = now;
        Game::evolve(now, event);
        if (const QByteArray wrong = wrongEvent(before, now, event, played.command); !wrong.isEmpty())
            return wrong;
    }
    return now == played.after ? QByteArray() : "the events do not lead to the table";
}

std::vector<int> idsOf(const std::vector<Choice>& choices)
{
    std::vector<int> ids;
    for (const Choice& choice : choices)
        ids.push_back(choice.id);
    return ids;
}

/// Nothing open is passed over, and nothing closes unsaid.
QByteArray wrongChoices(const Played& played)
{
    const bool answers = std::holds_alternative<Choose>(played.command.action);
    if (!played.before.pending.empty() && !answers && !isByHand(played.command.action))
        return "something was done while a choice is open";
    std::vector<int> ids = idsOf(played.before.pending);
    for (const Event& event : played.events) {
        if (const auto* opened = std::get_if<ChoiceOpened>(&event))
            ids.push_back(opened->choice.id);
        if (const auto* made = std::get_if<ChoiceMade>(&event))
            std::erase(ids, made->choice);
        if (const auto* closed = std::get_if<ChoiceClosed>(&event))
            std::erase(ids, closed->choice);
        if (std::holds_alternative<GameWon>(event))
            ids.clear();
    }
    return ids == idsOf(played.after.pending) ? QByteArray() : "open choices came or went unsaid";
}

bool same(const QueuedEffect& queued, const Source& source, const Effect& effect)
{
    return queued.source == source && queued.effect.kind == effect.kind;
}

/// How often an effect waits, or began to work, or asks whether it shall.
long metAgain(const Played& played, const QueuedEffect& queued)
{
    long met = 0;
    for (const Choice& choice : played.after.pending)
        met += std::count_if(choice.then.begin(), choice.then.end(),
                             [&](const QueuedEffect& other) { return same(queued, other.source, other.effect); });
    for (const Event& event : played.events) {
        if (const auto* fired = std::get_if<EffectFired>(&event))
            met += same(queued, fired->source, fired->effect) ? 1 : 0;
        const auto* opened = std::get_if<ChoiceOpened>(&event);
        if (opened && opened->choice.kind == ChoiceKind::Yes)
            met += same(queued, opened->choice.source, opened->choice.effect) ? 1 : 0;
    }
    return met;
}

/// An effect that waits behind a choice is never lost.
QByteArray wrongWaiting(const Played& played)
{
    if (played.after.turn.phase == Phase::Over || byHand(played))
        return {};
    std::vector<QueuedEffect> waiting;
    for (const Choice& choice : played.before.pending)
        waiting.insert(waiting.end(), choice.then.begin(), choice.then.end());
    for (const QueuedEffect& queued : waiting) {
        const auto often = std::count_if(waiting.begin(), waiting.end(), [&](const QueuedEffect& other) {
            return same(queued, other.source, other.effect);
        });
        if (metAgain(played, queued) < often)
            return "an effect that waited is lost";
    }
    return {};
}

/// who gains a block marks it, as long as he has a counter.
QByteArray wrongOwners(const Played& played)
{
    for (std::size_t i = 0; i < played.after.blocks.size(); ++i) {
        const auto& block = played.after.blocks[i];
        if (!block || !block->owner || block->counters[static_cast<std::size_t>(*block->owner)] > 0)
            continue;
        const auto& before = played.before.blocks[i];
        const Player* owner = findPlayer(played.after, *block->owner);
        if (!(before && before->owner == block->owner) && !byHand(played) && owner && owner->pool > 0)
            return "a block is owned, and no counter lies on it";
    }
    return {};
}

/// Each card lies in one zone alone; pieces are only ever added.
QByteArray wrongCards(const Played& played)
{
    const State& after = played.after;
    if (after.cards.size() != after.components->cards.size() || after.cards.size() < played.before.cards.size())
        return "cards were lost";
    for (std::size_t i = 0; i < after.cards.size(); ++i) {
        const CardState& card = after.cards[i];
        const bool lies = card.where == CardWhere::Cybernet;
        if (card.at.has_value() != lies || card.beside.has_value() != lies)
            return "a card lies and does not lie in the Cybernet";
        const LaidBlock* anchor = lies ? findLaid(after, *card.beside) : nullptr;
        if (lies && (!anchor || !hex::sideTowards(anchor->at, *card.at)))
            return "a card lies beside nothing";
        const bool takesCell = lies && firstWay(*after.settings, rule("A-111"));
        for (std::size_t j = 0; j < i && takesCell; ++j)
            if (after.cards[j].at == card.at)
                return "two cards in one cell";
        if (takesCell && blockAt(after, *card.at))
            return "a block lies where a card lies";
    }
    return {};
}

/// an icon that was won bears no counter and is not won again.
QByteArray wrongIcons(const Played& played)
{
    for (const Icon& icon : played.after.icons)
        if (icon.counter && icon.wonBy)
            return "a counter lies on a spent icon";
    for (const Icon& was : played.before.icons)
        for (const Icon& is : played.after.icons)
            if (was.cells == is.cells && was.wonBy && is.wonBy != was.wonBy && !byHand(played))
                return "a spent icon was won again";
    return {};
}

/// Whether the pawn's own card lets it reboot.
bool mayReboot(const State& state, PawnId pawn)
{
    const PawnCard& card = cardOf(state, pawn);
    const bool barred = card.cannot && card.cannot->has(Ability::Reboot);
    const bool anyWay =
        firstWay(*state.settings, rule("A-097")) || !card.rebootBy || card.rebootBy->card || card.rebootBy->fourCards;
    return card.abilities && card.abilities->has(Ability::Reboot) && !barred && anyWay;
}

/// Whether a card of the player's lets it in, and he can pay.
bool mayEnter(const State& state, PawnId pawn)
{
    const Player* player = findPlayer(state, state.turn.player);
    const auto& cost = cardOf(state, pawn).cost;
    if (!player || !cost || player->bonus < *cost)
        return false;
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (state.components->cards[i]->pawn == pawn && state.cards[i].where == CardWhere::Cybernet
            && state.cards[i].owner == state.turn.player)
            return true;
    return false;
}

Command plain(Action action)
{
    Command command;
    command.action = std::move(action);
    return command;
}

QByteArray wrongPawn(const State& state, PawnId pawn)
{
    const PawnState& piece = pawnOf(state, pawn);
    const QByteArray name = nameOf(state, pawn);
    const bool out = piece.where == PawnWhere::Eliminated;
    if (out && !piece.controller)
        return name + " waits for Reboot under nobody";
    const bool reboots = out && piece.controller == state.turn.player && mayReboot(state, pawn);
    const bool enters = piece.where == PawnWhere::Reserve && mayEnter(state, pawn);
    const bool others = state.components->pawns[pawn.index()]->anyTurn.value_or(false);
    const bool listed =
        acceptable(state, plain(Reboot{pawn, std::nullopt})) || acceptable(state, plain(Reboot{pawn, 4}));
    if (listed != reboots && !(others && out))
        return name + (reboots ? " cannot be rebooted" : " can be rebooted");
    if (acceptable(state, plain(Enter{pawn})) != enters)
        return name + (enters ? " cannot enter" : " can enter");
    return {};
}

} // namespace

QByteArray wrongStep(const Played& played)
{
    for (auto* check : {wrongOnTheWay, wrongChoices, wrongWaiting, wrongOwners, wrongCards, wrongIcons})
        if (const QByteArray what = check(played); !what.isEmpty())
            return what;
    return broken(played.after);
}

QByteArray wrongWayBack(const State& state)
{
    if (state.turn.phase != Phase::Action || !state.pending.empty())
        return {};
    for (std::size_t i = 0; i < state.pawns.size(); ++i)
        if (const QByteArray what = wrongPawn(state, PawnId{static_cast<std::uint16_t>(i)}); !what.isEmpty())
            return what;
    return {};
}

} // namespace proofs
