// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window over a data folder, with everything that it is made of: the one place that wires them.
#pragma once

#include "app/device_tables.h"
#include "app/heard.h"
#include "ui/shell/main_window.h"
#include "ui/zaibatsu/zaibatsu_screens.h"

class QApplication;

namespace app {

/// A window with its tables, screens, look and languages. It gives the application its style and its language, so
/// there is one at a time. The fonts must be loaded before.
class Companion {
public:
    /// Reads the wishes that are kept in the folder; the window is not shown yet. Another `player` is for tests.
    Companion(QApplication& application, const platform::DataFolder& folder,
              std::unique_ptr<sound::Player> player = sound::makePlayer());

    /// The window; gone with this.
    [[nodiscard]] ui::MainWindow& window() { return m_window; }
    /// Another theme for as long as this runs; the wish that is kept stays.
    void setTheme(ui::ThemeChoice theme) { m_look.setChoice(theme); }
    /// What the theme "as the system" means from now on.
    void setSystemDark(bool dark) { m_look.setSystemDark(dark); }

private:
    // In the order in which one needs the other.
    DeviceTables m_tables;
    Heard m_heard;
    ui::ZaibatsuScreens m_screens;
    ui::Look m_look;
    presentation::Languages m_languages;
    ui::MainWindow m_window;
};

} // namespace app
