// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What lists say of a table, apart from its state: small enough to be remembered from one start to the next.
#pragma once

#include "zaibatsu/state.h"

#include <QJsonObject>

#include <optional>

namespace app {

/// How far a table is, and who plays.
struct TableSummary {
    zaibatsu::Edition edition = zaibatsu::Edition::First2011;
    std::vector<zaibatsu::Colour> owners; ///< seating order
    zaibatsu::Phase phase = zaibatsu::Phase::Setup;
    int turn = 0;
    std::string player;               ///< whose turn it is
    std::vector<std::string> winners; ///< once it is over

    friend bool operator==(const TableSummary&, const TableSummary&) = default;
};

/// What there is to say of a state.
[[nodiscard]] TableSummary summaryOf(const zaibatsu::State& state);
/// For a file, and back; nothing where it was not written by `summaryJson`.
[[nodiscard]] QJsonObject summaryJson(const TableSummary& summary);
[[nodiscard]] std::optional<TableSummary> summaryFromJson(const QJsonObject& json);

} // namespace app
