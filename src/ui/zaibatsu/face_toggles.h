// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The round toggles of 52 around the hexagon of the face editor, and the cells of the ways out of a space.
#pragma once

#include "ui/kit/choices.h"
#include "ui/zaibatsu/face_draft.h"

namespace ui {

/// A side: a cyan check with a space, a minus as a wall.
[[nodiscard]] QAbstractButton* makeSideToggle(const Look& look, QWidget* parent);
/// A corner: a violet coin with a bonus part, a dashed plus without.
[[nodiscard]] QAbstractButton* makeCornerToggle(const Look& look, QWidget* parent);
/// A way to another space: the sign of its side, or a hexagon for the middle, over how it is open.
[[nodiscard]] PictureToggle* makeWayToggle(const Look& look, int position, Joint joint);
/// The border of a side: its sign over the arrow there.
[[nodiscard]] PictureToggle* makeBorderToggle(const Look& look, int side, zaibatsu::BorderArrow arrow);

} // namespace ui
