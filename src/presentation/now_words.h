// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Words of the Now panel. For this room alone.
#pragma once

#include "presentation/names.h"
#include "presentation/now_rows.h"

namespace presentation {

/// Titles and details of actions.
struct NowWords {
    Q_DECLARE_TR_FUNCTIONS(NowWords)

public:
    [[nodiscard]] static QString title(NowAction action);
    [[nodiscard]] static QString verb(NowAction action);
    [[nodiscard]] static QString icon(NowAction action);
    /// What a possible action would bring.
    [[nodiscard]] static QString detail(const zaibatsu::State& state, const NowRow& row, int actions);
    /// How many blocks are left to draw, and beside which block these searches would lay one.
    [[nodiscard]] static QString draw(const zaibatsu::State& state, const std::vector<zaibatsu::Command>& searches);
    /// Of items nobody has entered anything.
    [[nodiscard]] static QString noItemKnown();
    /// Where nothing that is tapped could do it.
    [[nodiscard]] static QString nothingToDoItWith();
    /// On to which phase.
    [[nodiscard]] static QString onTo(zaibatsu::Phase now);
};

} // namespace presentation
