// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Commands as legal() tells them apart: what comes to the same has one form.
#pragma once

#include "zaibatsu/game.h"

namespace proofs {

/// A command's kind and its fields as numbers, without dice, cards and the way a move takes.
using Form = std::array<std::int64_t, 8>;

/// The form of a command.
[[nodiscard]] Form formOf(const zaibatsu::State& state, const zaibatsu::Action& action);

/// Whether legal() leaves it to the players at any time: data, notes and what is put by hand.
[[nodiscard]] bool isByHand(const zaibatsu::Action& action);

/// Whether decide() does it, once the dice are there.
[[nodiscard]] bool acceptable(const zaibatsu::State& state, const zaibatsu::Command& command);

/// The list of legal(), to look things up in.
class Listed {
public:
    Listed(const zaibatsu::State& state, const std::vector<zaibatsu::Command>& legal);

    /// Whether the list has a command that comes to the same.
    [[nodiscard]] bool covers(const zaibatsu::Action& action) const;
    /// A form that the list has twice: the index of its kind, if there is one.
    [[nodiscard]] std::optional<std::size_t> twice() const;

private:
    [[nodiscard]] bool has(const zaibatsu::Action& action) const;
    [[nodiscard]] bool coversSpaces(const zaibatsu::Use& use) const;

    const zaibatsu::State* m_state;
    std::vector<Form> m_forms;
};

} // namespace proofs
