// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// An action of which only the card played is left to say.
#pragma once

#include "ui/zaibatsu/flow.h"
#include "ui/zaibatsu/played_with.h"

namespace ui {

/// What would be done, the card it is played with, and the confirmation (Reboot, R-100).
class PlayFlow : public Flow {
    Q_OBJECT
public:
    PlayFlow(const Look& look, TableDriver& driver, const zaibatsu::Command& command, QObject* parent = nullptr);

    [[nodiscard]] QWidget* panel() override;
    void refresh() override { m_with.fit(state(), m_command); }
    void confirm();

private:
    zaibatsu::Command m_command;
    PlayedWith m_with;
};

} // namespace ui
