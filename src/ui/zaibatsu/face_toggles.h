// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The round toggles of 52 around the hexagon of the face editor.
#pragma once

#include "ui/kit/look.h"

#include <QAbstractButton>

namespace ui {

/// A side: a cyan check with a space, a minus as a wall.
[[nodiscard]] QAbstractButton* makeSideToggle(const Look& look, QWidget* parent);
/// A corner: a violet coin with a bonus part, a dashed plus without.
[[nodiscard]] QAbstractButton* makeCornerToggle(const Look& look, QWidget* parent);

} // namespace ui
