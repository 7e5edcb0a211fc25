// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stops of the tour by where they lie. For the files of the tour alone.
#pragma once

#include "ui/zaibatsu/tour.h"

class QWidget;

namespace ui::tour {

/// Home and what stands over it, a new table, quick checks, settings.
[[nodiscard]] QList<TourStop> homeStops();
/// The log and its entries.
[[nodiscard]] QList<TourStop> logStops();
/// The open table beside the course of play: what is tapped, refused, chosen, looked back at.
[[nodiscard]] QList<TourStop> tableStops();
/// Cards, their flows, and the editors of what is printed.
[[nodiscard]] QList<TourStop> pieceStops();
/// The rulebook, and the sheet behind a `?`.
[[nodiscard]] QList<TourStop> rulesStops();
/// What is put by hand, and a table that is laid as it stands.
[[nodiscard]] QList<TourStop> handStops();

/// Scrolls to it.
void bringIntoSight(const MainWindow& window, QWidget& widget);
/// A Search that the rules refuse, tried: its toast is up.
void tryRefused(ZaibatsuScreen& screen);

} // namespace ui::tour
