// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What came of a roll: one sentence, the dice, one line for each consequence.
#pragma once

#include "presentation/result_lines.h"
#include "ui/zaibatsu/flow.h"

namespace ui {

/// Shown after an Icebreaker, a Delete or dice of an effect.
class ResultFlow : public Flow {
    Q_OBJECT
public:
    ResultFlow(const Look& look, TableDriver& driver, const Done& done, QObject* parent = nullptr);

    [[nodiscard]] FlowRoom room() const override { return FlowRoom::Sheet; }
    [[nodiscard]] BoardOverlay overlay() const override;
    [[nodiscard]] std::optional<BoardPart> inView() const override;
    [[nodiscard]] QWidget* panel() override;
    void refresh() override;

private:
    [[nodiscard]] QWidget* head() const;
    [[nodiscard]] QWidget* dice();
    [[nodiscard]] QWidget* consequences();
    [[nodiscard]] QWidget* line(const presentation::ResultLine& line);
    [[nodiscard]] QWidget* foot();
    void rest();

    Done m_done;
    presentation::ResultWords m_words;
    std::optional<zaibatsu::PawnId> m_pawn;
    std::optional<zaibatsu::BlockId> m_block;
    bool m_rested = false;
};

} // namespace ui
