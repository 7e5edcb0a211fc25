// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The answers of the command line and of show as JSON text. Sentences come from whoever has words.
#pragma once

#include "record/names.h"
#include "session/change.h"
#include "zaibatsu/game.h"
#include "zaibatsu/legal.h"
#include "zaibatsu/odds.h"

#include <functional>
#include <span>

namespace record {

/// {"ok":true,"n":12,"events":[…]}
[[nodiscard]] std::string encodeDone(const Names& names, int n, std::span<const zaibatsu::Event> events,
                                     std::span<const std::string> hints = {});
/// {"ok":false,"refusal":{"code":"side-without-space","rule":"R-051","text":"…","override":true}}; `override` tells
/// whether the same command with an override would be done.
[[nodiscard]] std::string encodeRefused(const zaibatsu::Refusal& refusal, std::string_view text,
                                        std::optional<bool> mayBeOverridden = {});
/// {"ok":false,"refusal":{"code":"bad-command","text":"…"}}: a refusal that no rule stands behind.
[[nodiscard]] std::string encodeRefused(std::string_view code, std::string_view text);
/// {"ok":false,"needs":[{"block":"yakuza","field":"sides"}]}
[[nodiscard]] std::string encodeNeeds(const Names& names, std::span<const zaibatsu::Fact> facts,
                                      std::span<const std::string> hints = {});
/// {"ok":false,"needs":[{"dice":2}]}: dice that must be typed.
[[nodiscard]] std::string encodeNeedsDice(int count);

/// Where a state stands in its record.
struct StandsAt {
    int entries = 0; ///< number of the last entry written
    int head = 0;    ///< the entry in force
    int inForce = 0; ///< how many commands lead to it
};
/// The table as `show --json` shows it.
[[nodiscard]] std::string encodeState(const zaibatsu::State& state, const StandsAt& at);

/// A list of commands.
[[nodiscard]] std::string encodeLegal(const Names& names, std::span<const zaibatsu::Command> commands);
/// A list of {"at":[1,-1],"rotation":2,"icons":1}
[[nodiscard]] std::string encodePlacements(std::span<const zaibatsu::Placement> placements);
/// {"numbers":[…],"dice":1,"success":{"num":2,"den":3},"lose_pawn":{"num":0,"den":1}}
[[nodiscard]] std::string encodeOdds(const zaibatsu::IcebreakOdds& odds);
[[nodiscard]] std::string encodeOdds(const zaibatsu::DeleteOdds& odds);

/// The sentence of a refusal.
using TextOf = std::function<std::string(const zaibatsu::Refusal&)>;
/// {"changed":[{"n","was","now"}],"illegal":[{"n","refusal"}]}; an entry that would need facts has `needs`.
[[nodiscard]] std::string encodeAmend(const Names& names, const session::AmendPreview<zaibatsu::Game>& preview,
                                      const TextOf& textOf);

} // namespace record
