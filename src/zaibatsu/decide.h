// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One decide() for each command; all share an Attempt and give back the whole answer.
#pragma once

#include "zaibatsu/refuse.h"

namespace zaibatsu {

[[nodiscard]] Decision decide(Attempt& attempt, const SetBlock& set);
[[nodiscard]] Decision decide(Attempt& attempt, const SetCard& set);
[[nodiscard]] Decision decide(Attempt& attempt, const SetPawn& set);
[[nodiscard]] Decision decide(Attempt& attempt, const SetCatalogue& set);
[[nodiscard]] Decision decide(Attempt& attempt, const StartingRolls& rolls);
[[nodiscard]] Decision decide(Attempt& attempt, const Search& search);
[[nodiscard]] Decision decide(Attempt& attempt, const Move& move);
[[nodiscard]] Decision decide(Attempt& attempt, const RollMovement& roll);
[[nodiscard]] Decision decide(Attempt& attempt, const Icebreak& icebreak);
[[nodiscard]] Decision decide(Attempt& attempt, const Delete& attack);
[[nodiscard]] Decision decide(Attempt& attempt, const Reboot& reboot);
[[nodiscard]] Decision decide(Attempt& attempt, const Equip& equip);
[[nodiscard]] Decision decide(Attempt& attempt, const PlaceCard& place);
[[nodiscard]] Decision decide(Attempt& attempt, const Enter& enter);
[[nodiscard]] Decision decide(Attempt& attempt, const Use& use);
[[nodiscard]] Decision decide(Attempt& attempt, const Sacrifice& sacrifice);
[[nodiscard]] Decision decide(Attempt& attempt, const Choose& choose);
[[nodiscard]] Decision decide(Attempt& attempt, const NextPhase& next);
[[nodiscard]] Decision decide(Attempt& attempt, const EndGame& end);
[[nodiscard]] Decision decide(Attempt& attempt, const Note& note);
[[nodiscard]] Decision decide(Attempt& attempt, const Adjust& adjust);

/// Whether the table has every piece that the command names: an amended record may name one that is gone.
[[nodiscard]] bool piecesKnown(const State& state, const Command& command);

} // namespace zaibatsu
