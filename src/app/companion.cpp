// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/companion.h"

#include "app/saved_clock.h"
#include "platform/clock.h"
#include "ui/kit/kit_style.h"

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QQuickWindow>

namespace app {

namespace {

/// The look that was asked for: style, palette and fonts of the application come before its first widget.
ui::Look& applied(ui::Look& look, QApplication& application)
{
    // The board moves kept images: the software renderer is the quicker one for them (docs/performance.md) and needs
    // no graphics driver; with one, a board that changes its place in the window crashes Qt 6.4.
    if (QQuickWindow::sceneGraphBackend() != QLatin1String("software")) // once; another window finds it so
        QQuickWindow::setGraphicsApi(QSGRendererInterface::Software);
    look.setSystemDark(ui::systemPrefersDark());
    ui::applyLook(application, look);
    return look;
}

/// Beside the settings, so that a wish never waits for a clock.
QString timesFile(const platform::DataFolder& folder)
{
    return QFileInfo(folder.settingsFile).dir().filePath(QStringLiteral("times.ini"));
}

} // namespace

Companion::Companion(QApplication& application, const platform::DataFolder& folder,
                     std::unique_ptr<sound::Player> player)
    : m_tables(folder, std::make_shared<platform::WallClock>()),
      m_heard(std::move(player)),
      m_screens([this](const QString& id) { return m_tables.stateOf(id); },
                [file = timesFile(folder)](const QString& id) {
                    return std::make_unique<SavedClock>(file, id, platform::awakeTicker());
                },
                [this](const zaibatsu::State& state) { return m_tables.offerFor(state); }, &m_heard),
      m_look(std::make_shared<ui::Tokens>(ui::embeddedTokens())),
      m_window({applied(m_look, application), m_tables, m_screens, m_languages, folder.settingsFile, &m_heard})
{
    m_heard.prepareAfter(m_window);
}

} // namespace app
