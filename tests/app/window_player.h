// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The program's window, played in by taps until somebody kills it.
#pragma once

#include <QString>

class QApplication;

namespace app_test {

/// Shows the window over the data folder at `root`, taps Continue, then plays on with the commands of `script`, a JSON
/// line each: command n makes entry n. Tells on stdout, in a JSON line each, `open` with the table that is shown, `try`
/// before each action, `kept` for each entry that is in force then, `done` behind them, `over` at the end, and `fault`.
int playInWindow(QApplication& application, const QString& root, const QString& script);

} // namespace app_test
