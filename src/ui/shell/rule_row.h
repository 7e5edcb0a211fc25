// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "presentation/rule_book.h"
#include "ui/kit/buttons.h"

namespace ui {

/// An entry of the rulebook in a list, with the words that were looked for marked; named "entry-ID".
[[nodiscard]] SurfaceButton* makeRuleRow(const Look& look, const presentation::RuleHit& hit, bool chosen = false);

} // namespace ui
