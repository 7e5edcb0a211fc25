// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/weights.h"

#include "base/overload.h"
#include "presentation/effect_icon.h"

#include <algorithm>

using namespace zaibatsu;

namespace presentation {
namespace {

/// Weight, glyph and rule of one kind of event.
struct Seen {
    Weight weight = Weight::Along;
    const char* icon = "";
    const char* rule = "";
};

/// Visitor over Event, listed by weight. A new event does not compile without one.
struct Weigher {
    Seen operator()(const BlockSet&) const { return {Weight::Main, "hexagon"}; }
    Seen operator()(const CardSet&) const { return {Weight::Main, "edit"}; }
    Seen operator()(const PawnSet&) const { return {Weight::Main, "edit"}; }
    Seen operator()(const StartRolled&) const { return {Weight::Main, "play", "R-014"}; }
    Seen operator()(const TurnBegan&) const { return {Weight::Main, "next", "R-022"}; }
    Seen operator()(const PhaseBegan&) const { return {Weight::Main, "next", "R-022"}; }
    Seen operator()(const BlockPlaced&) const { return {Weight::Main, "search", "R-053"}; }
    Seen operator()(const PawnMoved&) const { return {Weight::Main, "move", "R-034"}; }
    Seen operator()(const MovementRolled&) const { return {Weight::Main, "move", "R-117"}; }
    Seen operator()(const IcebreakSucceeded&) const { return {Weight::Main, "icebreaker", "R-066"}; }
    Seen operator()(const IcebreakFailed&) const { return {Weight::Main, "icebreaker", "R-066"}; }
    Seen operator()(const DeleteSucceeded&) const { return {Weight::Main, "delete", "R-094"}; }
    Seen operator()(const DeleteFailed&) const { return {Weight::Main, "delete", "R-095"}; }
    Seen operator()(const PawnEliminated&) const { return {Weight::Main, "fx-sacrifice", "R-098"}; }
    Seen operator()(const PawnRebooted&) const { return {Weight::Main, "reboot", "R-101"}; }
    Seen operator()(const CardEquipped&) const { return {Weight::Main, "equip", "R-123"}; }
    Seen operator()(const CardHeld&) const { return {Weight::Main, "equip", "A-100"}; }
    Seen operator()(const CardPlaced&) const { return {Weight::Main, "blockcard", "R-134"}; }
    Seen operator()(const ChoiceMade&) const { return {Weight::Main, "check"}; }
    Seen operator()(const Noted&) const { return {Weight::Main, "edit"}; }
    Seen operator()(const Adjusted&) const { return {Weight::Main, "adjust"}; }
    Seen operator()(const DiceRolled&) const { return {Weight::Silent, "play"}; }
    Seen operator()(const RuleOverridden&) const { return {Weight::Silent, "warning"}; }
    Seen operator()(const Declared&) const { return {Weight::Silent, "hand"}; }
    Seen operator()(const CardPlayed&) const { return {Weight::Along, "log", "R-026"}; }
    Seen operator()(const EachTurnUsed&) const { return {Weight::Along, "now", "R-144"}; }
    Seen operator()(const BonusIconFormed&) const { return {Weight::Along, "fx-bonus-block", "R-056"}; }
    Seen operator()(const EffectFired&) const { return {Weight::Along, "now", "R-140"}; }
    Seen operator()(const EffectLapsed&) const { return {Weight::Along, "minus"}; }
    Seen operator()(const ChoiceOpened&) const { return {Weight::Along, "question"}; }
    Seen operator()(const ChoiceClosed&) const { return {Weight::Along, "close"}; }
    Seen operator()(const PawnPlaced&) const { return {Weight::Along, "fx-place", "R-104"}; }
    Seen operator()(const MovementKept&) const { return {Weight::Along, "move", "A-025"}; }
    Seen operator()(const ControlGained&) const { return {Weight::Along, "lock", "R-069"}; }
    Seen operator()(const ControlLost&) const { return {Weight::Along, "minus", "R-073"}; }
    Seen operator()(const CounterPlaced&) const { return {Weight::Along, "plus", "R-069"}; }
    Seen operator()(const CounterReturned&) const { return {Weight::Along, "fx-return", "A-064"}; }
    Seen operator()(const BonusCounterWon&) const { return {Weight::Along, "fx-bonus", "R-082"}; }
    Seen operator()(const BonusCountersGained&) const { return {Weight::Along, "fx-bonus"}; }
    Seen operator()(const BonusCountersLaid&) const { return {Weight::Along, "fx-bonus-block"}; }
    Seen operator()(const BonusCountersPaid&) const { return {Weight::Along, "fx-bonus", "R-121"}; }
    Seen operator()(const BonusCountersReturned&) const { return {Weight::Along, "fx-bonus", "R-122"}; }
    Seen operator()(const PawnControlChanged&) const { return {Weight::Along, "fx-gain", "R-087"}; }
    Seen operator()(const CardDiscarded&) const { return {Weight::Along, "fx-discard", "R-125"}; }
    Seen operator()(const BonusCardMoved&) const { return {Weight::Along, "fx-card", "R-136"}; }
    Seen operator()(const DiscardAsked&) const { return {Weight::Along, "fx-discard"}; }
    Seen operator()(const HandFilled&) const { return {Weight::Along, "hand", "R-029"}; }
    Seen operator()(const GameWon&) const { return {Weight::Along, "star", "R-019"}; }
};

} // namespace

Weight weightOf(const Event& event) { return std::visit(Weigher{}, event).weight; }

QString ruleBehind(const Event& event)
{
    if (const auto* fired = std::get_if<EffectFired>(&event); fired != nullptr && fired->time == EffectTime::Placed)
        return QStringLiteral("R-061");
    if (const auto* fired = std::get_if<EffectFired>(&event); fired != nullptr && fired->time == EffectTime::Controlled)
        return QStringLiteral("R-070");
    if (const auto* lost = std::get_if<PawnEliminated>(&event); lost != nullptr && lost->to == PawnWhere::Eliminated)
        return QStringLiteral("R-099");
    return QString::fromLatin1(std::visit(Weigher{}, event).rule);
}

int mainOf(const std::vector<Event>& events)
{
    if (events.empty())
        return -1;
    const auto lightest = std::ranges::min_element(events, {}, [](const Event& event) { return weightOf(event); });
    return static_cast<int>(lightest - events.begin());
}

QString iconOf(const Action& action)
{
    return std::visit(base::overload{[](const SetBlock&) { return QStringLiteral("hexagon"); },
                                     [](const SetCard&) { return QStringLiteral("edit"); },
                                     [](const SetPawn&) { return QStringLiteral("edit"); },
                                     [](const SetCatalogue&) { return QStringLiteral("import"); },
                                     [](const StartingRolls&) { return QStringLiteral("play"); },
                                     [](const Search&) { return QStringLiteral("search"); },
                                     [](const Move&) { return QStringLiteral("move"); },
                                     [](const RollMovement&) { return QStringLiteral("move"); },
                                     [](const Icebreak&) { return QStringLiteral("icebreaker"); },
                                     [](const Delete&) { return QStringLiteral("delete"); },
                                     [](const Reboot&) { return QStringLiteral("reboot"); },
                                     [](const Equip&) { return QStringLiteral("equip"); },
                                     [](const PlaceCard&) { return QStringLiteral("blockcard"); },
                                     [](const Enter&) { return QStringLiteral("fx-gain"); },
                                     [](const Use&) { return QStringLiteral("now"); },
                                     [](const Sacrifice&) { return QStringLiteral("fx-sacrifice"); },
                                     [](const Choose&) { return QStringLiteral("check"); },
                                     [](const NextPhase&) { return QStringLiteral("next"); },
                                     [](const EndGame&) { return QStringLiteral("clock"); },
                                     [](const Note&) { return QStringLiteral("edit"); },
                                     [](const Adjust&) { return QStringLiteral("adjust"); }},
                      action);
}

QString iconOf(const Event& event)
{
    if (const auto* fired = std::get_if<EffectFired>(&event))
        return effectIcon(fired->effect.kind);
    return QString::fromLatin1(std::visit(Weigher{}, event).icon);
}

} // namespace presentation
