// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One of several commands: which meant, which card, which answer to an open choice. By list or on the board.
#pragma once

#include "ui/zaibatsu/flow.h"

namespace ui {

/// Lets one of the commands be chosen; those with a place on the board glow there.
class PickFlow : public Flow {
    Q_OBJECT
public:
    /// What is asked.
    struct Question {
        QString title;
        QString text;
        QString rule;
        std::vector<zaibatsu::Command> commands;
        bool dismissable = true;
    };
    PickFlow(const Look& look, TableDriver& driver, const Question& question, QObject* parent = nullptr);

    [[nodiscard]] BoardOverlay overlay() const override;
    [[nodiscard]] QWidget* panel() override;
    void tap(const BoardTarget& meant) override;

signals:
    void picked(const zaibatsu::Command& command);

private:
    [[nodiscard]] QString words(const zaibatsu::Command& command) const;

    Question m_question;
};

/// Where on the board a command points; nothing for those that have no place there.
[[nodiscard]] std::optional<BoardTarget> targetOf(const zaibatsu::State& state, const zaibatsu::Command& command);

} // namespace ui
