// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every screen as pictures, in each language, theme and size, and contact sheets of them.
#pragma once

#include <QString>
#include <QStringList>

class QApplication;

namespace app {

/// Plays on copies of the table and writes STOP/LANGUAGE-THEME-SIZE.png and, as contact sheets, STOP-SIZE.png and
/// STOP-more.png into `folder`. `only`: those stops, all when empty. Says on standard error what could not be shown;
/// false when anything was missing.
[[nodiscard]] bool takeTour(QApplication& application, const QString& folder, const QString& table,
                            const QStringList& only = {});

} // namespace app
