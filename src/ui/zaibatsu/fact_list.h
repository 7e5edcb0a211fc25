// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "presentation/piece_facts.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

/// What is known of a piece as a column of rows; dice are pictures.
[[nodiscard]] QWidget* factList(const Look& look, const QList<presentation::PieceFact>& facts);

} // namespace ui
