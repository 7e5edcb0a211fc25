// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/look.h"
#include "zaibatsu/state.h"

#include <QPainter>

namespace ui {

/// The whole Cybernet as a picture, as large as the box allows.
void paintCybernet(QPainter& painter, const Look& look, const zaibatsu::State& state, const QRectF& box);

} // namespace ui
