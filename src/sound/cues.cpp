// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sound/cues.h"

#include <algorithm>

using namespace zaibatsu;
using namespace std::chrono_literals;

namespace sound {
namespace {

using Heard = std::optional<Cue>;

/// Visitor over Event. A new event does not compile without a line here.
struct Listener {
    Heard operator()(const GameWon&) const { return Cue{Kind::Won}; }
    Heard operator()(const PawnEliminated&) const { return Cue{Kind::Eliminated}; }
    Heard operator()(const IcebreakSucceeded&) const { return Cue{Kind::Hit}; }
    Heard operator()(const DeleteSucceeded&) const { return Cue{Kind::Hit}; }
    Heard operator()(const IcebreakFailed&) const { return Cue{Kind::Miss}; }
    Heard operator()(const DeleteFailed&) const { return Cue{Kind::Miss}; }
    Heard operator()(const ControlGained& gained) const { return Cue{Kind::ControlGained, gained.player}; }
    Heard operator()(const ControlLost& lost) const { return Cue{Kind::ControlLost, lost.player}; }
    Heard operator()(const PawnControlChanged& changed) const
    {
        if (changed.to)
            return Cue{Kind::ControlGained, changed.to};
        return changed.from ? Heard(Cue{Kind::ControlLost, changed.from}) : Heard();
    }
    Heard operator()(const BonusCounterWon&) const { return Cue{Kind::BonusWon}; }
    Heard operator()(const BonusCountersGained& gained) const
    {
        return gained.count > 0 ? Heard(Cue{Kind::BonusWon}) : Heard();
    }
    Heard operator()(const PawnRebooted&) const { return Cue{Kind::Reboot}; }
    Heard operator()(const TurnBegan&) const { return Cue{Kind::NextPlayer}; }
    Heard operator()(const BlockPlaced&) const { return Cue{Kind::Placed}; }
    Heard operator()(const CardPlaced&) const { return Cue{Kind::Placed}; }
    Heard operator()(const PawnPlaced&) const { return Cue{Kind::Placed}; }
    Heard operator()(const BonusIconFormed&) const { return Cue{Kind::BonusFormed}; }
    // Dice that the players roll and type have been heard on the table.
    Heard operator()(const DiceRolled& rolled) const { return rolled.typed ? Heard() : Heard(Cue{Kind::Dice}); }
    Heard operator()(const StartRolled& rolled) const { return rolled.typed ? Heard() : Heard(Cue{Kind::Dice}); }

    // What is entered, put by hand, or seen well enough without a sound.
    Heard operator()(const BlockSet&) const { return {}; }
    Heard operator()(const CardSet&) const { return {}; }
    Heard operator()(const PawnSet&) const { return {}; }
    Heard operator()(const PhaseBegan&) const { return {}; }
    Heard operator()(const CardPlayed&) const { return {}; }
    Heard operator()(const EachTurnUsed&) const { return {}; }
    Heard operator()(const EffectFired&) const { return {}; }
    Heard operator()(const EffectLapsed&) const { return {}; }
    Heard operator()(const ChoiceOpened&) const { return {}; }
    Heard operator()(const ChoiceMade&) const { return {}; }
    Heard operator()(const ChoiceClosed&) const { return {}; }
    Heard operator()(const PawnMoved&) const { return {}; }
    Heard operator()(const MovementRolled&) const { return {}; }
    Heard operator()(const MovementKept&) const { return {}; }
    Heard operator()(const CounterPlaced&) const { return {}; }
    Heard operator()(const CounterReturned&) const { return {}; }
    Heard operator()(const BonusCountersLaid&) const { return {}; }
    Heard operator()(const BonusCountersPaid&) const { return {}; }
    Heard operator()(const BonusCountersReturned&) const { return {}; }
    Heard operator()(const CardEquipped&) const { return {}; }
    Heard operator()(const CardHeld&) const { return {}; }
    Heard operator()(const CardDiscarded&) const { return {}; }
    Heard operator()(const BonusCardMoved&) const { return {}; }
    Heard operator()(const DiscardAsked&) const { return {}; }
    Heard operator()(const HandFilled&) const { return {}; }
    Heard operator()(const Noted&) const { return {}; }
    Heard operator()(const Adjusted&) const { return {}; }
    Heard operator()(const RuleOverridden&) const { return {}; }
    Heard operator()(const Declared&) const { return {}; }
};

constexpr std::size_t stages = 4;

/// Dice fall, the verdict is told, pieces move, then what follows from it.
std::size_t stageOf(Kind kind)
{
    switch (kind) {
    case Kind::Dice: return 0;
    case Kind::Hit:
    case Kind::Miss: return 1;
    case Kind::Eliminated:
    case Kind::ControlGained:
    case Kind::ControlLost:
    case Kind::Reboot:
    case Kind::Placed: return 2;
    case Kind::Won:
    case Kind::BonusWon:
    case Kind::NextPlayer:
    case Kind::BonusFormed:
    case Kind::Refused:
    case Kind::Undo:
    case Kind::ClockWarning: break;
    }
    return 3;
}

/// How long a stage keeps the ear before the next one may begin: dice until they rest, the others until they fade.
constexpr std::array<std::chrono::milliseconds, stages> lengths{700ms, 220ms, 260ms, 0ms};

} // namespace

std::vector<Cue> cues(const std::vector<Event>& events)
{
    std::array<Heard, stages> heard;
    for (const Event& event : events) {
        const Heard cue = std::visit(Listener{}, event);
        if (!cue)
            continue;
        Heard& place = heard.at(stageOf(cue->kind));
        if (!place || cue->kind < place->kind)
            place = cue;
    }
    std::vector<Cue> out;
    std::chrono::milliseconds after{};
    for (std::size_t stage = 0; stage < stages; ++stage) {
        if (!heard.at(stage))
            continue;
        heard.at(stage)->after = after;
        out.push_back(*heard.at(stage));
        after += lengths.at(stage);
    }
    std::ranges::stable_sort(out, {}, &Cue::kind);
    return out;
}

} // namespace sound
