// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/checks.h"

#include "zaibatsu/about.h"
#include "zaibatsu/carried.h"

#include <algorithm>

namespace zaibatsu {

namespace {

About aboutPawn(PawnId pawn, Colour player)
{
    About about;
    about.pawn = pawn;
    about.player = player;
    return about;
}

/// A card named twice, or lying where no hand reaches it.
bool isFree(const Attempt& attempt, std::size_t index)
{
    const auto& cards = attempt.command().cards;
    const CardId card = cards[index];
    const CardWhere where = stateOf(attempt.state(), card).where;
    const bool repeated = std::find(cards.begin(), cards.begin() + static_cast<std::ptrdiff_t>(index), card)
        != cards.begin() + static_cast<std::ptrdiff_t>(index);
    return !repeated && (where == CardWhere::Supply || where == CardWhere::Discarded);
}

Stop checkAtMost(Attempt& attempt, std::size_t most, RuleId rule, About about)
{
    const std::size_t named = attempt.command().cards.size();
    about.have = static_cast<int>(named);
    about.need = static_cast<int>(most);
    return attempt.require(named <= most, rule, CardObstacle::TooManyCards, about);
}

/// in the second edition any card does for Search.
bool anyCardDoes(const Settings& settings, Ability ability)
{
    return ability == Ability::Search && settings.edition == Edition::Second2017;
}

Stop checkEachTurnIcon(Attempt& attempt, PawnId pawn, Ability ability, About about)
{
    const State& state = attempt.state();
    if (auto stop = attempt.require(eachTurnAbilities(state, pawn).has(ability), rule("R-144"),
                                    PawnObstacle::NoEachTurnIcon, about))
        return stop;
    if (auto stop =
            attempt.require(!pawnOf(state, pawn).used.has(ability), rule("R-144"), PawnObstacle::EachTurnUsed, about))
        return stop;
    // the second edition's icon bars the each-turn use too
    const bool barred = !firstWay(attempt.settings(), rule("A-127")) && barredAbilities(state, pawn).has(ability);
    return attempt.require(!barred, rule("R-161"), PawnObstacle::CannotIcon, about);
}

/// the icon wins over what a card gives, except where the card says so; in the second edition always.
bool barredByIcon(const State& state, PawnId pawn, Ability ability)
{
    if (!barredAbilities(state, pawn).has(ability))
        return false;
    return !firstWay(*state.settings, rule("A-127")) || !grantedAbilities(state, pawn).has(ability);
}

} // namespace

Stop checkInPlay(Attempt& attempt)
{
    const State& state = attempt.state();
    About about;
    about.player = state.turn.player;
    if (state.turn.phase == Phase::Over)
        return attempt.refuse(rule("R-019"), TurnObstacle::GameOver, about, Weight::Table);
    if (state.turn.phase == Phase::Setup)
        return attempt.refuse(rule("R-014"), TurnObstacle::NotStarted, about, Weight::Table);
    if (state.pending.empty())
        return std::nullopt;
    about.player = state.pending.front().player;
    about.need = state.pending.front().id;
    return attempt.refuse(state.pending.front().rule, TurnObstacle::ChoiceOpen, about, Weight::Table);
}

Stop checkActionPhase(Attempt& attempt)
{
    if (auto stop = checkInPlay(attempt))
        return stop;
    About about;
    about.player = attempt.state().turn.player;
    return attempt.require(attempt.state().turn.phase == Phase::Action, rule("R-024"), TurnObstacle::WrongPhase, about);
}

Stop checkWhose(Attempt& attempt, PawnId pawn, bool anyTurn)
{
    const State& state = attempt.state();
    const auto controller = pawnOf(state, pawn).controller;
    const About about = aboutPawn(pawn, attempt.actor());
    if (!controller)
        return attempt.refuse(rule("R-147"), TurnObstacle::PawnUncontrolled, about);
    if (*controller == attempt.actor())
        return std::nullopt;
    if (anyTurn && cardOf(state, pawn).anyTurn.value_or(false)
        && !firstWay(attempt.settings(), rule("A-017"))) {
        attempt.actFor(*controller);
        return std::nullopt;
    }
    return attempt.refuse(rule("R-147"), TurnObstacle::NotYourPawn, about);
}

Stop checkInCybernet(Attempt& attempt, PawnId pawn, RuleId rule, Weight weight)
{
    return attempt.require(pawnOf(attempt.state(), pawn).where == PawnWhere::Cybernet, rule,
                           PawnObstacle::NotInCybernet, aboutPawn(pawn, attempt.actor()), weight);
}

Stop checkAbility(Attempt& attempt, PawnId pawn, Ability ability, RuleId rule, bool own)
{
    const State& state = attempt.state();
    About about = aboutPawn(pawn, attempt.actor());
    about.ability = ability;
    if (own)
        return checkEachTurnIcon(attempt, pawn, ability, about);
    const auto has = hasAbility(state, pawn, ability);
    if (!has)
        if (auto stop = attempt.need({pawn, Field::Abilities}))
            return stop;
    if (auto stop = attempt.require(has.value_or(true), rule, PawnObstacle::LacksAbility, about))
        return stop;
    return checkNotBarred(attempt, pawn, ability);
}

Stop checkNotBarred(Attempt& attempt, PawnId pawn, Ability ability)
{
    About about = aboutPawn(pawn, attempt.actor());
    about.ability = ability;
    return attempt.require(!barredByIcon(attempt.state(), pawn, ability), rule("R-148"), PawnObstacle::CannotIcon,
                           about);
}

Stop checkMostCards(Attempt& attempt, PawnId pawn, std::size_t most, RuleId rule)
{
    return checkAtMost(attempt, most, rule, aboutPawn(pawn, attempt.actor()));
}

Stop checkNoCard(Attempt& attempt, const Source& source, RuleId rule)
{
    return checkAtMost(attempt, 0, rule, aboutSource(source));
}

Stop checkOneCard(Attempt& attempt, PawnId pawn, bool own)
{
    return own ? checkMostCards(attempt, pawn, 0, rule("R-144")) : checkMostCards(attempt, pawn, 1, rule("R-142"));
}

Stop checkNoBonusCard(Attempt& attempt, CardId card)
{
    return attempt.require(!printedOf(attempt.state(), card).bonus, rule("R-136"), CardObstacle::BonusCard,
                           aboutCard(card), Weight::Table);
}

Stop checkCards(Attempt& attempt, std::optional<Ability> ability, RuleId rule)
{
    const auto& cards = attempt.command().cards;
    for (std::size_t i = 0; i < cards.size(); ++i) {
        About about;
        about.card = cards[i];
        about.ability = ability;
        if (auto stop = checkNoBonusCard(attempt, cards[i]))
            return stop;
        // Played again from the table it stays one card; in any other place it is needed where it lies.
        const bool onTable = stateOf(attempt.state(), cards[i]).where == CardWhere::Table;
        if (auto stop = attempt.require(isFree(attempt, i), zaibatsu::rule("R-026"), CardObstacle::AlreadyUsed, about,
                                        onTable ? Weight::Rule : Weight::Table))
            return stop;
        const auto& actions = printedOf(attempt.state(), cards[i]).actions;
        const bool fits = !ability || !actions || actions->has(*ability) || anyCardDoes(attempt.settings(), *ability);
        if (auto stop = attempt.require(fits, rule, CardObstacle::LacksAction, about))
            return stop;
    }
    return std::nullopt;
}

void playCards(const Attempt& attempt, Unfolding& unfolding, PawnId pawn)
{
    for (const CardId card : attempt.command().cards)
        unfolding.tell(CardPlayed{card, pawn});
}

void useEachTurn(Unfolding& unfolding, PawnId pawn, Ability ability, bool own)
{
    if (own)
        unfolding.tell(EachTurnUsed{pawn, ability});
}

Stop checkDice(Attempt& attempt, const MaybeDice& dice, int count)
{
    const std::size_t wanted = static_cast<std::size_t>(count);
    if (!dice || (!dice->typed && dice->faces.size() < wanted))
        return Decision{base::NeedsDice{count}};
    About about;
    about.have = static_cast<int>(dice->faces.size());
    about.need = count;
    if (auto stop = attempt.require(dice->faces.size() == wanted, rule("A-129"), AnswerObstacle::WrongDiceCount, about,
                                    Weight::Table))
        return stop;
    const bool faces =
        std::all_of(dice->faces.begin(), dice->faces.end(), [](dice::Face face) { return face >= 1 && face <= 6; });
    return attempt.require(faces, rule("A-129"), AnswerObstacle::NotADieFace, about, Weight::Table);
}

} // namespace zaibatsu
