// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a refusal is about, as words that fit into a sentence. For the sentences of this room alone.
#pragma once

#include "presentation/names.h"
#include "zaibatsu/refusal.h"

namespace presentation {

/// Names for one sentence; what is not named gets a plain word instead.
class Told {
    Q_DECLARE_TR_FUNCTIONS(Told)

public:
    Told(const zaibatsu::State& state, const zaibatsu::About& about) : m_names(state), m_about(about) { }

    [[nodiscard]] QString pawn() const;
    [[nodiscard]] QString block() const;
    [[nodiscard]] QString otherBlock() const;
    [[nodiscard]] QString card() const;
    [[nodiscard]] QString player() const;
    [[nodiscard]] QString place() const;
    /// The block or card that the place is on.
    [[nodiscard]] QString ground() const;
    /// The block or card that lies in the cell.
    [[nodiscard]] QString taker() const;
    [[nodiscard]] QString ability() const;
    /// What it is about: card, else pawn, else block, else player.
    [[nodiscard]] QString piece() const;
    /// The player whose turn it is.
    [[nodiscard]] QString active() const;
    [[nodiscard]] int have() const { return m_about.have.value_or(0); }
    [[nodiscard]] int need() const { return m_about.need.value_or(0); }
    [[nodiscard]] const zaibatsu::About& about() const { return m_about; }
    [[nodiscard]] const zaibatsu::State& state() const { return m_names.state(); }
    /// Whether the table plays the first-named way of a ruling.
    [[nodiscard]] bool firstWay(zaibatsu::RuleId ruling) const;

private:
    Names m_names;
    const zaibatsu::About& m_about;
};

/// One obstacle of each family as a sentence: what is wrong and what to do.
struct Obstacles {
    Q_DECLARE_TR_FUNCTIONS(Obstacles)

public:
    [[nodiscard]] static QString text(zaibatsu::TurnObstacle code, const Told& told);
    [[nodiscard]] static QString text(zaibatsu::PawnObstacle code, const Told& told);
    [[nodiscard]] static QString text(zaibatsu::SearchObstacle code, const Told& told);
    [[nodiscard]] static QString text(zaibatsu::MoveObstacle code, const Told& told);
    [[nodiscard]] static QString text(zaibatsu::IcebreakObstacle code, const Told& told);
    [[nodiscard]] static QString text(zaibatsu::DeleteObstacle code, const Told& told);
    [[nodiscard]] static QString text(zaibatsu::CardObstacle code, const Told& told);
    [[nodiscard]] static QString text(zaibatsu::AnswerObstacle code, const Told& told);
    [[nodiscard]] static QString text(zaibatsu::TableObstacle code, const Told& told);

    /// "2 bonus counters"
    [[nodiscard]] static QString counters(int count);
    /// "4 cards"
    [[nodiscard]] static QString cards(int count);
    /// "3 movement actions"
    [[nodiscard]] static QString steps(int count);
    /// "2 dice"
    [[nodiscard]] static QString dice(int count);
};

} // namespace presentation
