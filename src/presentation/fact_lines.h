// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Parts of the lines about pieces. For this room alone.
#pragma once

#include "presentation/names.h"
#include "presentation/piece_facts.h"

#include <QStringList>

namespace presentation {

/// Words for what is printed.
struct FactLines {
    Q_DECLARE_TR_FUNCTIONS(FactLines)

public:
    [[nodiscard]] static QString notEntered() { return tr("not entered"); }
    [[nodiscard]] static QString none() { return tr("none", "no effect, no ability"); }
    /// A line whose text is known, or "not entered".
    [[nodiscard]] static PieceFact line(const QString& title, const std::optional<QString>& text);
    [[nodiscard]] static PieceFact effects(const zaibatsu::State& state, const QString& title,
                                           const std::optional<std::vector<zaibatsu::Effect>>& effects);
    [[nodiscard]] static PieceFact ice(const std::optional<zaibatsu::Ice>& ice);
    [[nodiscard]] static PieceFact defence(const std::optional<zaibatsu::Defence>& defence);
    [[nodiscard]] static QList<PieceFact::Face> dice(const zaibatsu::Defence& defence);
    [[nodiscard]] static PieceFact movement(const std::optional<zaibatsu::OwnMovement>& movement);
    /// "Icebreaker, Search"
    [[nodiscard]] static QString abilities(zaibatsu::Abilities abilities);
    /// A space's extras: "two pawns, arrow out, 2 attack skulls"; empty for a plain one.
    [[nodiscard]] static QString space(const zaibatsu::State& state, const zaibatsu::Space& space);
    [[nodiscard]] static QString use(zaibatsu::CardUse use);
    [[nodiscard]] static QString icebreak(const zaibatsu::IcebreakBonus& bonus);
    /// "+1", "−1"
    [[nodiscard]] static QString change(int by);
};

} // namespace presentation
