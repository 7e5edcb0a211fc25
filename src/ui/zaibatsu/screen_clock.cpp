// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The clock of the table, and where a toast may lie.
#include "ui/zaibatsu/board_marks.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/hand_over.h"
#include "ui/zaibatsu/panel_holder.h"
#include "ui/zaibatsu/table_bar.h"
#include "ui/zaibatsu/time_up_flow.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QTimer>

namespace ui {

void ZaibatsuScreen::startClock()
{
    keepTime();
    if (!m_clock)
        return;
    auto* every = new QTimer(this);
    connect(every, &QTimer::timeout, this, &ZaibatsuScreen::tick);
    every->start(std::chrono::seconds(1));
}

void ZaibatsuScreen::keepTime()
{
    // When the game is over, so is its time; a win that is taken back lets it run again.
    const zaibatsu::Turn& turn = m_table->state().turn;
    const bool goesOn = turn.phase != zaibatsu::Phase::Over && !(m_clock && m_clock->held());
    if (m_clock) {
        m_clock->setTurn(turn.number);
        if (goesOn && !m_clock->running())
            m_clock->run();
        else if (!goesOn && m_clock->running())
            m_clock->pause();
    }
    if (std::exchange(m_playing, goesOn) != goesOn)
        emit playingChanged();
}

void ZaibatsuScreen::watchLimit()
{
    const zaibatsu::State& state = m_table->state();
    const TimeStage now = timeStage(m_clock->played(), state.settings->timeLimit);
    const std::optional<TimeStage> before = std::exchange(m_timeStage, now);
    if (state.turn.phase == zaibatsu::Phase::Over || state.turn.number == 0 || now < TimeStage::FiveMinutes)
        return;
    if (before && now > *before) {
        const int minutes = now == TimeStage::FiveMinutes ? 5 : 1;
        tell({now == TimeStage::Up ? tr("Time is up.") : tr("%n minutes are left.", nullptr, minutes)});
        emit timeRunsOut();
        if (m_side)
            showSide(); // the end of the game may be offered now
    }
    // Asked once, and not in the middle of something: a sheet must not come under a finger.
    const bool free = !m_looked && m_side && (!flow() || qobject_cast<HandOver*>(flow()));
    if (now == TimeStage::Up && free && !std::exchange(m_askedToEnd, true))
        openTimeUp();
}

void ZaibatsuScreen::openTimeUp() { push(new TimeUpFlow(look(), m_driver, m_timeStage == TimeStage::Up, this)); }

void ZaibatsuScreen::tick()
{
    keepTime();
    if (!m_clock)
        return;
    watchLimit();
    auto* held = m_barHolder ? m_barHolder->held() : nullptr; // never one that waits to be deleted
    if (auto* bar = qobject_cast<TableBar*>(held))
        bar->tick();
    if (m_supply)
        m_supply->tick();
}

void ZaibatsuScreen::pauseOrRun()
{
    m_clock->setHeld(!m_clock->held());
    keepTime();
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

void ZaibatsuScreen::keepAboveToast(const zaibatsu::About& about)
{
    std::optional<BoardTarget> meant;
    for (const auto& block : {about.block, about.otherBlock})
        if (!meant && block && shown().blocks[block->index()])
            meant = BlockSpot{*block, std::nullopt};
    if (!meant && about.pawn && shown().pawns[about.pawn->index()].at)
        meant = *about.pawn;
    if (!meant || !m_boardArea->isVisible())
        return;
    const QRect toast(m_board->mapFrom(this, m_toast->pos()), m_toast->size());
    const QPointF at = m_board->screenPoint(*meant);
    const double half = m_board->r() * (std::holds_alternative<BlockSpot>(*meant) ? 0.9 : 0.3);
    if (at.y() + half <= toast.top() || at.x() + half <= toast.left() || at.x() - half >= toast.right())
        return;
    m_board->lendView(*meant, QPointF(at.x(), std::max(half, toast.top() - half)));
}

bool ZaibatsuScreen::besideNow() const
{
    return look().breadth(width()) == Breadth::Compact && width() * 4 > height() * 5;
}

} // namespace ui
