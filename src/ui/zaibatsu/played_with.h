// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What an action is played with: an action card, named or not, or the pawn's own icon.
#pragma once

#include "ui/kit/look.h"
#include "zaibatsu/game.h"

#include <QCoreApplication>
#include <QWidget>

#include <functional>
#include <vector>

namespace ui {

/// The choice inside a flow. Hands are not tracked, so a card may be named and never has to be; the icon works
/// once a turn. Which of them do is asked of the rules.
class PlayedWith {
    Q_DECLARE_TR_FUNCTIONS(PlayedWith)

public:
    /// Finds what `meant` could be played with now; a choice that no longer holds falls back to the first way.
    void fit(const zaibatsu::State& state, const zaibatsu::Command& meant);
    /// The command, played as chosen. A named card's number of movement actions becomes the move's.
    [[nodiscard]] zaibatsu::Command apply(const zaibatsu::State& state, const zaibatsu::Command& meant) const;
    /// The movement actions of the card that was named; nothing without one or where its number is not known.
    [[nodiscard]] std::optional<int> movement(const zaibatsu::State& state) const;
    /// A picker of the ways; null where there is but one. `chosen` is called after a choice.
    [[nodiscard]] QWidget* row(const Look& look, const zaibatsu::State& state, const std::function<void()>& chosen);

private:
    /// One way to play it.
    struct Way {
        std::optional<zaibatsu::CardId> card;
        bool own = false;
        friend bool operator==(const Way&, const Way&) = default;
    };
    [[nodiscard]] QString words(const zaibatsu::State& state, const Way& way) const;

    std::vector<Way> m_ways;
    Way m_way;
};

} // namespace ui
