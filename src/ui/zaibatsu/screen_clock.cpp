// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The clock of the table, and where a toast may lie.
#include "ui/zaibatsu/board_marks.h"
#include "ui/zaibatsu/panel_holder.h"
#include "ui/zaibatsu/table_bar.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QTimer>

namespace ui {

void ZaibatsuScreen::startClock()
{
    if (!m_clock)
        return;
    if (m_table->state().turn.phase != zaibatsu::Phase::Over)
        m_clock->run();
    auto* every = new QTimer(this);
    connect(every, &QTimer::timeout, this, &ZaibatsuScreen::tick);
    every->start(std::chrono::seconds(1));
}

void ZaibatsuScreen::tick()
{
    if (m_clock->running() && m_table->state().turn.phase == zaibatsu::Phase::Over) {
        m_clock->pause(); // the game is over, and so is its time
        if (m_side)
            showBar();
    }
    auto* held = m_barHolder ? m_barHolder->held() : nullptr; // never one that waits to be deleted
    if (auto* bar = qobject_cast<TableBar*>(held))
        bar->tick();
    if (m_supply)
        m_supply->tick();
}

void ZaibatsuScreen::pauseOrRun()
{
    if (m_clock->running())
        m_clock->pause();
    else
        m_clock->run();
    showBar();
}

QRect ZaibatsuScreen::toastRoom() const
{
    const bool tabs = m_breadth <= Breadth::Compact;
    if (m_boardArea && m_boardArea->isVisible()) {
        const QRect board(m_boardArea->mapTo(this, QPoint()), m_boardArea->size());
        return tabs ? board
                    : board.adjusted(
                          0, 0, 0, -std::max(target, look().scaled(target * 0.8)) - 12); // the buttons below stay free
    }
    const auto* below = tabs ? findChild<Tabs*>(QStringLiteral("bottom-tabs")) : nullptr;
    return below ? rect().adjusted(0, 0, 0, -below->height()) : rect();
}

void ZaibatsuScreen::tell(const ToastWords& words)
{
    m_toast->setRoom(toastRoom());
    m_toast->tell(words);
}

bool ZaibatsuScreen::besideNow() const
{
    return look().breadth(width()) == Breadth::Compact && width() * 4 > height() * 5;
}

} // namespace ui
