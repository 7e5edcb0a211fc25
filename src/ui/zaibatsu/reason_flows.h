// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What players write beside play: why a refused command is done anyway, and notes.
#pragma once

#include "ui/zaibatsu/flow.h"

namespace ui {

/// Asks why a refused command is done anyway; a tap on a ready reason is enough.
class AnywayFlow : public Flow {
    Q_OBJECT
public:
    AnywayFlow(const Look& look, TableDriver& driver, const zaibatsu::Command& command, QObject* parent = nullptr);
    [[nodiscard]] QWidget* panel() override;

private:
    void act(const QString& reason);

    zaibatsu::Command m_command;
    QString m_text;
};

/// A note for the log.
class NoteFlow : public Flow {
    Q_OBJECT
public:
    using Flow::Flow;
    [[nodiscard]] QWidget* panel() override;

private:
    void keep(const QString& text);
};

} // namespace ui
