// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is said beside the board: clock, supply, and that faces are samples.
#include "ui/kit/fold_layout.h"
#include "ui/zaibatsu/board_marks.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/panel_holder.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Whether any face that lies or is looked at was invented for trying the app.
bool showsSamples(const z::State& state)
{
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (state.blocks[i] && state.components->blocks[i]->sample)
            return true;
    return std::ranges::any_of(state.components->pawns, [](const auto& pawn) { return pawn->sample; });
}

} // namespace

QWidget* ZaibatsuScreen::markStrip()
{
    auto* strip = new Panel(look(), Ink::Board);
    auto* line = new FlowLayout(strip, gap);
    line->setContentsMargins(gap, 0, gap, 4);
    return strip;
}

void ZaibatsuScreen::showMarks()
{
    // A banner in large text leaves a phone no room for the strip.
    const bool strip = m_strip && !(m_bannerHolder->held() && look().textScale() > 1.5);
    if (QWidget* home = strip ? m_strip : m_boardArea; m_sample->parentWidget() != home) {
        m_sample->setParent(home);
        if (strip)
            m_strip->layout()->addWidget(m_sample);
    }
    m_sample->setVisible(showsSamples(shown()));
    if (m_supply) {
        m_supply->hide();
        m_supply->deleteLater();
        m_supply = nullptr;
    }
    // The players' panel says it in a wide window; on a phone the board needs the room for what goes on, and the
    // players' tab says it in large text.
    const bool tabs = m_breadth <= Breadth::Compact;
    const bool tight = m_breadth == Breadth::Narrow && (flow() || look().textScale() > 1.5);
    if (m_breadth <= Breadth::Medium && !tight) {
        m_supply = new SupplyMark(look(), shown(), tabs ? m_clock.get() : nullptr, m_strip ? m_strip : m_boardArea);
        if (m_strip)
            m_strip->layout()->addWidget(m_supply);
        m_supply->show();
    }
    if (m_strip)
        m_strip->setVisible(strip && (m_supply || m_sample->isVisibleTo(m_strip)));
}

void ZaibatsuScreen::placeMarks()
{
    const bool tabs = m_breadth <= Breadth::Compact;
    QMarginsF insets = tabs ? QMarginsF(10, 10, 10, 10) : QMarginsF(16, 12, 16, 76); // the buttons lie in a row below
    if (!m_strip && m_supply) {
        const int room = std::min(m_supply->sizeHint().width(), m_boardArea->width() - 16);
        m_supply->resize(room, m_supply->layout()->totalHeightForWidth(room));
        m_supply->move(8, m_boardArea->height() - m_supply->height() - 8);
        m_supply->raise();
        m_supply->setVisible(m_supply->height() * 3
                             <= m_boardArea->height() - 16); // in a low one the board comes first
        if (m_supply->isVisibleTo(m_boardArea))
            insets.setBottom(std::max<double>(insets.bottom(), m_supply->height() + 12));
    }
    if (m_sample->parentWidget() == m_boardArea) {
        m_sample->resize(m_sample->sizeHint());
        m_sample->move(tabs ? 8 : m_boardArea->width() - m_sample->width() - 12, 8);
        m_sample->raise();
        if (m_sample->height() + 16 > m_boardArea->height()) // of a board that low nothing is to be seen
            m_sample->hide();
        if (m_sample->isVisibleTo(m_boardArea))
            insets.setTop(m_sample->height() + 12);
    }
    m_board->setInsets(insets);
}

} // namespace ui
