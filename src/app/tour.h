// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One picture of every screen, in each language, theme and size, and a contact sheet a screen.
#pragma once

#include <QString>

class QApplication;

namespace app {

/// Plays on copies of the table and writes SCREEN/LANGUAGE-THEME-SIZE.png and SCREEN.png (the sheet) into `folder`.
/// Says on standard error what could not be shown; false when anything was missing.
[[nodiscard]] bool takeTour(QApplication& application, const QString& folder, const QString& table);

} // namespace app
