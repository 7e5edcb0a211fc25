// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Reboot, the entry of Cracker and Cyborg, and the end by time.
#include "zaibatsu/about.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/checks.h"
#include "zaibatsu/decide.h"
#include "zaibatsu/effects.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// a Reboot card or four cards of any kind, in the second edition, as the pawn's card allows it.
Stop checkRebootCards(Attempt& attempt, const Reboot& reboot)
{
    const int count = reboot.cards.value_or(1);
    const bool oneCard = firstWay(attempt.settings(), rule("A-097")); // a Reboot card, nothing else
    const RebootBy by =
        oneCard ? RebootBy{true, false} : cardOf(attempt.state(), reboot.pawn).rebootBy.value_or(RebootBy{true, true});
    About about;
    about.pawn = reboot.pawn;
    about.have = count;
    const bool allowed = (count == 1 && by.card) || (count == 4 && by.fourCards);
    const RuleId paid = oneCard ? rule("R-100") : rule("R-152");
    about.need = by.fourCards && (count > 1 || !by.card) ? 4 : 1;
    if (auto stop = attempt.require(allowed, paid, CardObstacle::WrongCount, about))
        return stop;
    const std::size_t named = attempt.command().cards.size();
    about.have = static_cast<int>(named);
    if (auto stop = attempt.require(named == 0 || named == static_cast<std::size_t>(count), paid,
                                    CardObstacle::WrongCount, about))
        return stop;
    return checkCards(attempt, count == 4 ? std::nullopt : std::optional(Ability::Reboot), rule("R-100"));
}

Stop checkReboot(Attempt& attempt, const Reboot& reboot)
{
    const State& state = attempt.state();
    if (auto stop = checkActionPhase(attempt))
        return stop;
    if (auto stop = checkWhose(attempt, reboot.pawn, true))
        return stop;
    About about;
    about.pawn = reboot.pawn;
    if (auto stop = attempt.require(pawnOf(state, reboot.pawn).where == PawnWhere::Eliminated, rule("R-100"),
                                    PawnObstacle::NotEliminated, about))
        return stop;
    const auto has = hasAbility(state, reboot.pawn, Ability::Reboot);
    if (!has)
        if (auto stop = attempt.need({reboot.pawn, Field::Abilities}))
            return stop;
    if (auto stop = attempt.require(has.value_or(true), rule("R-100"), PawnObstacle::NoReboot, about))
        return stop;
    return checkNotBarred(attempt, reboot.pawn, Ability::Reboot);
}

/// Where it would come in there is a space: else it is asked for, and without one nobody can stand there.
Stop checkHasSpace(Attempt& attempt, PawnId pawn, bool has, Fact spaces)
{
    if (has)
        return std::nullopt;
    if (auto stop = attempt.need(spaces))
        return stop;
    return attempt.refuse(rule("R-149"), TableObstacle::PlaceWithoutSpace, aboutPawn(pawn), Weight::Table);
}

/// Blocks that the player may use as the Central Core, with a space for the pawn.
std::vector<Option> cores(const State& state, Colour player, PawnId pawn)
{
    std::vector<Option> blocks{centralCore};
    for (std::size_t i = 0; i < state.blocks.size(); ++i) {
        const auto& controlled = state.components->blocks[i]->controlled;
        const bool asCore = controlled && std::any_of(controlled->begin(), controlled->end(), [](const Effect& effect) {
                                return effect.kind == EffectKind::AsCore;
                            });
        if (asCore && state.blocks[i] && state.blocks[i]->owner == player)
            blocks.emplace_back(BlockId{static_cast<std::uint16_t>(i)});
    }
    std::erase_if(blocks, [&](const Option& block) { return !entryPlace(state, std::get<BlockId>(block), pawn); });
    return blocks;
}

Choice whereToReboot(PawnId pawn, Colour player, std::vector<Option> blocks)
{
    Choice choice;
    choice.kind = ChoiceKind::Block;
    choice.player = player;
    choice.source = pawn;
    choice.rule = rule("R-101");
    choice.options = std::move(blocks);
    choice.effect.kind = EffectKind::AsCore;
    choice.target = pawn;
    return choice;
}

/// The card placed by this player, or by anybody, that lets the pawn in.
std::optional<CardId> gateOf(const State& state, PawnId pawn, std::optional<Colour> player)
{
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (state.components->cards[i]->pawn == pawn && state.cards[i].where == CardWhere::Cybernet
            && (!player || state.cards[i].owner == player))
            return CardId{static_cast<std::uint16_t>(i)};
    return std::nullopt;
}

/// The player's own before anybody's, through which an override lets it in.
std::optional<CardId> gateFor(const State& state, PawnId pawn, Colour player)
{
    const auto gate = gateOf(state, pawn, player);
    return gate ? gate : gateOf(state, pawn, std::nullopt);
}

bool hasGate(const State& state, PawnId pawn)
{
    return std::any_of(state.components->cards.begin(), state.components->cards.end(),
                       [pawn](const auto& card) { return card->pawn == pawn; });
}

RuleId entryRule(const State& state, PawnId pawn)
{
    return cardOf(state, pawn).key == "cyborg" ? rule("R-116") : rule("R-114");
}

Stop checkEnter(Attempt& attempt, const Enter& enter)
{
    const State& state = attempt.state();
    if (auto stop = checkActionPhase(attempt))
        return stop;
    const RuleId entry = entryRule(state, enter.pawn);
    About about;
    about.pawn = enter.pawn;
    about.player = attempt.actor();
    if (auto stop =
            attempt.require(hasGate(state, enter.pawn), entry, CardObstacle::NotEnterable, about, Weight::Table))
        return stop;
    if (auto stop = attempt.require(pawnOf(state, enter.pawn).where == PawnWhere::Reserve, entry,
                                    CardObstacle::AlreadyInPlay, about, Weight::Table))
        return stop;
    const bool placed = gateOf(state, enter.pawn, std::nullopt).has_value(); // without one there is no way in at all
    if (auto stop = attempt.require(gateOf(state, enter.pawn, attempt.actor()).has_value(), entry,
                                    CardObstacle::CardNotPlaced, about, placed ? Weight::Rule : Weight::Table))
        return stop;
    if (const auto gate = gateFor(state, enter.pawn, attempt.actor()))
        return checkHasSpace(attempt, enter.pawn, entryPlace(state, *gate, enter.pawn).has_value(),
                             {*gate, Field::Spaces});
    return std::nullopt;
}

/// no card is played, and its cost is known and payable.
Stop checkEntryCost(Attempt& attempt, PawnId pawn)
{
    const State& state = attempt.state();
    const RuleId entry = entryRule(state, pawn);
    if (auto stop = checkNoCard(attempt, pawn, entry))
        return stop;
    const auto& cost = cardOf(state, pawn).cost;
    if (!cost)
        if (auto stop = attempt.need({pawn, Field::Cost}))
            return stop;
    const Player* player = findPlayer(state, attempt.actor());
    About about = aboutPawn(pawn);
    about.player = attempt.actor();
    about.have = player ? player->bonus : 0;
    about.need = cost.value_or(0);
    return attempt.require(*about.have >= *about.need, entry, CardObstacle::TooFewBonus, about, Weight::Table);
}

} // namespace

Decision decide(Attempt& attempt, const Reboot& reboot)
{
    if (auto stop = checkReboot(attempt, reboot))
        return *std::move(stop);
    auto blocks = cores(attempt.state(), attempt.actor(), reboot.pawn);
    if (auto stop = checkHasSpace(attempt, reboot.pawn, !blocks.empty(), {centralCore, Field::Spaces}))
        return *std::move(stop);
    if (auto stop = checkRebootCards(attempt, reboot))
        return *std::move(stop);
    if (blocks.empty()) // only with its rule knocked out
        return attempt.accept({});
    Unfolding unfolding(attempt.state());
    playCards(attempt, unfolding, reboot.pawn);
    if (blocks.size() == 1) {
        const auto place = entryPlace(attempt.state(), std::get<BlockId>(blocks.front()), reboot.pawn);
        unfolding.tell(PawnRebooted{reboot.pawn, *place}); // R-101; each of them has a space
        return attempt.accept(unfolding.take());
    }
    if (auto stop =
            openThenRun(attempt, unfolding, {whereToReboot(reboot.pawn, attempt.actor(), std::move(blocks))}, {}))
        return *std::move(stop);
    return attempt.accept(unfolding.take());
}

Decision decide(Attempt& attempt, const Enter& enter)
{
    if (auto stop = checkEnter(attempt, enter))
        return *std::move(stop);
    if (auto stop = checkEntryCost(attempt, enter.pawn))
        return *std::move(stop);
    const State& state = attempt.state();
    const auto gate = gateFor(state, enter.pawn, attempt.actor());
    const auto place = gate ? entryPlace(state, *gate, enter.pawn) : std::nullopt;
    if (!place) // only with its rule knocked out
        return attempt.accept({});
    std::vector<Event> events;
    if (const int cost = cardOf(state, enter.pawn).cost.value_or(0); cost > 0)
        events.emplace_back(BonusCountersPaid{attempt.actor(), cost, enter.pawn});
    events.emplace_back(PawnPlaced{enter.pawn, *place, attempt.actor()});
    return attempt.accept(std::move(events));
}

} // namespace zaibatsu
