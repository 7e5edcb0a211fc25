// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The glyph that stands for an effect: the same on the block, in a panel and in the log.
#pragma once

#include "zaibatsu/face.h"

#include <QString>

namespace presentation {

/// Name of a glyph in the look.
[[nodiscard]] QString effectIcon(zaibatsu::EffectKind kind);

} // namespace presentation
