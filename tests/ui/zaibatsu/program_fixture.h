// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The whole window over one real table in memory.
#pragma once

#include "presentation/languages.h"
#include "ui/fake_tables.h"
#include "ui/kit/sheets.h"
#include "ui/look_support.h"
#include "ui/shell/main_window.h"
#include "ui/zaibatsu/table_fixture.h"
#include "ui/zaibatsu/zaibatsu_screen.h"
#include "ui/zaibatsu/zaibatsu_screens.h"

#include <QTemporaryDir>

namespace support {

/// Opens the one table whatever is asked for.
class OneTable : public fake::Tables {
public:
    explicit OneTable(std::shared_ptr<presentation::Table> one) : m_table(std::move(one)) { }
    ui::Opened open(const QString&) override { return {m_table, {}}; }
    ui::Opened create(const ui::NewTable&) override { return {m_table, {}}; }

private:
    std::shared_ptr<presentation::Table> m_table;
};

/// Stands at 27 minutes and 50 seconds, whether it runs or not.
class StillClock : public ui::TableClock {
public:
    void run() override { m_running = true; }
    void pause() override { m_running = false; }
    [[nodiscard]] bool running() const override { return m_running; }
    [[nodiscard]] std::chrono::milliseconds played() const override { return std::chrono::seconds(1670); }
    void setHeld(bool held) override { m_held = held; }
    [[nodiscard]] bool held() const override { return m_held; }
    void setTurn(int) override { }
    [[nodiscard]] std::chrono::milliseconds inTurn() const override { return std::chrono::seconds(130); }

private:
    bool m_running = false;
    bool m_held = false;
};

/// The program without files.
struct Program {
    explicit Program(TableInMemory table, presentation::Language language = presentation::Language::English,
                     QSize size = {1280, 800}, double scale = 1.0)
        : look(makeLook(ui::ThemeChoice::Dark, scale)),
          made(std::move(table)),
          tables(made.table),
          screens([this](const QString&) { return made.table->sharedState(); },
                  [](const QString&) { return std::make_unique<StillClock>(); })
    {
        tables.kept = fake::sampleTables();
        tables.importAnswer.question = "\u201cBo, Mia, Ana\u201d is here with 58 entries, the file has 59.";
        tables.importAnswer.longer = true;
        ui::Preferences wishes;
        wishes.language = presentation::languageCode(language);
        wishes.theme = ui::ThemeChoice::Dark;
        wishes.textScale = scale;
        wishes.reducedMotion = true;
        (void)ui::savePreferences(file(), wishes);
        window = std::make_unique<ui::MainWindow>(ui::ShellParts{*look, tables, screens, languages, file()});
        ::support::settle(*window, size);
        settle();
    }
    void settle()
    {
        for (int i = 0; i < 5; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QApplication::processEvents();
        }
    }
    [[nodiscard]] QString file() const { return folder.filePath("settings.ini"); }
    [[nodiscard]] ui::ZaibatsuScreen* table() const { return qobject_cast<ui::ZaibatsuScreen*>(window->current()); }

    /// The sheet over the screen; null while there is none.
    [[nodiscard]] QWidget* sheet() const
    {
        for (auto* sheet : window->findChildren<ui::Sheet*>())
            if (sheet->isVisible())
                return sheet;
        return nullptr;
    }

    QTemporaryDir folder;
    std::unique_ptr<ui::Look> look;
    TableInMemory made;
    OneTable tables;
    ui::ZaibatsuScreens screens;
    presentation::Languages languages;
    std::unique_ptr<ui::MainWindow> window;
};

/// Everything that is read or spoken in a view, one line a control.
inline QStringList spoken(const QWidget& view)
{
    QStringList lines;
    for (const QWidget* widget : view.findChildren<QWidget*>()) {
        if (!widget->isVisibleTo(&view))
            continue;
        QStringList words{widget->accessibleName(), widget->accessibleDescription(), widget->toolTip()};
        if (const auto* label = qobject_cast<const QLabel*>(widget))
            words << label->text();
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            words << button->text();
        if (const auto* field = qobject_cast<const QLineEdit*>(widget))
            words << field->placeholderText();
        words.removeAll(QString());
        if (!words.isEmpty())
            lines << words.join(" | ");
    }
    lines.sort();
    return lines;
}

} // namespace support
