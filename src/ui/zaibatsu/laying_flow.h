// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A new table begun from the table as it stands: laid piece by piece, then played on.
#pragma once

#include "ui/zaibatsu/adjust_flow.h"

namespace ui {

/// Each piece is put as a step of its own, so that nothing laid is lost and each can be undone; during set-up nothing
/// is won and no effect fires. Whose turn it is comes last and ends it.
class LayingFlow : public AdjustFlow {
    Q_OBJECT
public:
    LayingFlow(const Look& look, TableDriver& driver, QObject* parent = nullptr);

    bool backWithin() override;

protected:
    [[nodiscard]] std::pair<QString, QString> heading() const override;
    [[nodiscard]] QString reason() const override { return tr("The table as it stood"); }
    [[nodiscard]] QString confirmWord() const override;
    void addReason(QVBoxLayout& into) override { Q_UNUSED(into) }
    void addListFoot(QVBoxLayout& into) override;
    void afterPut() override;
    void leave() override;
    [[nodiscard]] bool pileFirst() const override { return true; }

private:
    void askTurn();
};

/// Whether that table is one whose laying is not over: nobody has begun, and something was put by hand.
[[nodiscard]] bool isBeingLaid(const presentation::ZaibatsuTable& table);

} // namespace ui
