// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/table_bar.h"

#include "presentation/help_entries.h"
#include "presentation/names.h"
#include "ui/kit/label.h"
#include "ui/kit/text_block.h"
#include "ui/shell/layouts.h"
#include "ui/zaibatsu/block_look.h"

#include <QHBoxLayout>

#include <algorithm>

namespace ui {

using presentation::Names;

namespace {

/// A phase in the bar; a tap tells what happens in it.
class PhaseStep : public QPushButton {
public:
    PhaseStep(const Look& look, const QString& name, bool now)
        : m_look(look),
          m_now(now),
          m_word(textBlock(look, Style::Label, name))
    {
        setFixedSize(static_cast<int>(measureText(m_word).width()) + look.scaled(24),
                     std::max(target, look.scaled(34)));
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        const double high = m_look.scaled(34);
        const QRectF pill(0, (height() - high) / 2, width(), high);
        if (m_now)
            paintSurface(painter, pill, {m_look.ink(Ink::Text), {}, 1, radiusChip, false});
        drawText(painter, m_word, pill, m_look.ink(m_now ? Ink::Bg : Ink::TextSecondary), Qt::AlignCenter);
        if (showsFocus(*this))
            paintFocusRing(painter, m_look, m_now ? pill.adjusted(3, 3, -3, -3) : pill, radiusChip);
    }

private:
    const Look& m_look;
    bool m_now;
    TextBlock m_word;
};

} // namespace

TableBar::TableBar(const Look& look, const zaibatsu::State& state, const BarState& bar, QWidget* parent)
    : Panel(look, Ink::Panel, parent),
      m_look(look),
      m_state(state),
      m_bar(bar),
      m_row(new QHBoxLayout)
{
    setLines(Qt::BottomEdge);
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(narrow() ? 4 : 8, 4, narrow() ? 4 : 8, 5);
    rows->setSpacing(4);
    rows->addLayout(m_row);
    m_row->setSpacing(8);
    setMinimumHeight(m_look.scaled(narrow() ? 56 : 64));
    addLeft();
    const bool twoLines = needsTwoLines();
    if (!twoLines)
        addTurn(*m_row);
    if (bar.breadth == Breadth::Wide)
        addPhases();
    if (!narrow() || twoLines) // else turn and phase take all that is left
        m_row->addStretch(1);
    if (bar.clock && bar.breadth >= Breadth::Medium)
        addClock();
    if (!twoLines)
        addNext(*m_row);
    addRight();
    if (!twoLines)
        return;
    auto* second = new QHBoxLayout;
    second->setSpacing(8);
    rows->addLayout(second);
    addTurn(*second);
    addNext(*second);
}

int TableBar::besideTurn() const
{
    const int icon = std::max(target, m_look.scaled(target * 0.8));
    const Button next(m_look, ButtonKind::Raised, tr("Next"));
    return 3 * icon + std::max(m_look.scaled(80), next.minimumSizeHint().width()) + 4 * 8 + 8;
}

bool TableBar::needsTwoLines() const
{
    if (!narrow())
        return false;
    const int room = m_bar.width - besideTurn() - 4;
    const QString name = Names(m_state).player(m_state.turn.player);
    return leastWidth(textBlock(m_look, Style::Row, name)) + m_look.scaled(24) > room
        || measureText(textBlock(m_look, Style::Caption, shortPhase(m_state.turn.phase))).width() > room;
}

QString TableBar::turnWords(int room) const
{
    const QString phase = shortPhase(m_state.turn.phase);
    if (m_state.turn.number == 0)
        return Names::phase(m_state.turn.phase);
    if (m_bar.breadth == Breadth::Wide)
        return tr("Turn %1").arg(m_state.turn.number);
    const QString both = tr("%1, %2").arg(m_state.turn.number).arg(phase);
    return measureText(textBlock(m_look, Style::Caption, both)).width() <= room ? both : phase;
}

QString TableBar::turnWords(int room, const QString& time) const
{
    QString words = turnWords(room);
    const bool onBoard = m_bar.breadth < Breadth::Medium; // there the clock stands on the board
    if (!m_bar.clock || onBoard || m_state.turn.number == 0 || m_state.turn.phase == zaibatsu::Phase::Over)
        return words;
    const QString both = tr("%1 · %2", "turn and how long it has been played").arg(words, time);
    return measureText(textBlock(m_look, Style::Caption, both)).width() <= room ? both : words;
}

IconButton* TableBar::addIcon(const QString& icon, const QString& name, const QKeySequence& keys, const QString& object)
{
    auto* button = new IconButton(m_look, icon, name, keys);
    button->setObjectName(object);
    m_row->addWidget(button);
    return button;
}

void TableBar::addLeft()
{
    connect(addIcon("home", tr("Home"), QKeySequence(Qt::CTRL | Qt::Key_H), "home"), &QPushButton::clicked, this,
            &TableBar::homeRequested);
    if (narrow()) {
        auto* undo = addIcon("undo", tr("Undo"), QKeySequence::Undo, "undo");
        undo->setEnabled(m_bar.canUndo && m_bar.acting);
        connect(undo, &QPushButton::clicked, this, &TableBar::undoRequested);
        return;
    }
    auto* undo = new Button(m_look, ButtonKind::Plain, tr("Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    undo->setGlyph(QStringLiteral("undo"));
    setHint(*undo, tr("Undo"), QKeySequence::Undo);
    undo->setFixedWidth(m_look.scaled(124)); // its place and size never change
    undo->setEnabled(m_bar.canUndo && m_bar.acting);
    connect(undo, &QPushButton::clicked, this, &TableBar::undoRequested);
    m_row->addWidget(undo);
    auto* redo = addIcon("redo", tr("Redo"), QKeySequence::Redo, "redo");
    redo->setEnabled(m_bar.canRedo && m_bar.acting);
    connect(redo, &QPushButton::clicked, this, &TableBar::redoRequested);
}

void TableBar::addTurn(QHBoxLayout& into)
{
    const bool inOneLine = narrow() && !needsTwoLines();
    const auto part = row(narrow() ? 6 : 12);
    part.layout->setContentsMargins(narrow() ? 4 : 16, 0, narrow() ? 0 : 8, 0);
    PictureView* mark = makeMark(m_look, ownerOf(m_state.turn.player), inOneLine ? 18 : narrow() ? 22 : 32);
    auto* name =
        new Label(m_look, narrow() ? Style::Row : Style::PanelTitle, Names(m_state).player(m_state.turn.player));
    name->setObjectName(QStringLiteral("whose-turn"));
    const auto words = column(0);
    if (inOneLine) { // the phase has the whole width below mark and name
        const auto first = row(6);
        first.layout->addWidget(mark);
        first.layout->addWidget(name, 1);
        words.layout->addWidget(first.widget);
    } else {
        part.layout->addWidget(mark);
        words.layout->addWidget(name);
    }
    const int room = inOneLine ? m_bar.width - besideTurn() - 12 : m_bar.width / 3;
    m_turnRoom = room;
    m_turn = new Label(m_look, Style::Caption, turnWords(room), Ink::TextSecondary);
    m_turn->setObjectName(QStringLiteral("turn-time"));
    if (!narrow()) { // as wide as it will be in this turn: a second more moves nothing beside it
        const QString widest = turnWords(room, QStringLiteral("88:88"));
        m_turn->setMinimumWidth(static_cast<int>(measureText(textBlock(m_look, Style::Caption, widest)).width()) + 1);
    }
    words.layout->addWidget(m_turn);
    part.layout->addWidget(words.widget, 1);
    into.addWidget(part.widget, narrow() ? 1 : 0);
    tick();
}

QString TableBar::shortPhase(zaibatsu::Phase phase)
{
    switch (phase) {
    case zaibatsu::Phase::Beginning: return tr("Beginning");
    case zaibatsu::Phase::Action: return tr("Action");
    case zaibatsu::Phase::Recycling: return tr("Recycling");
    case zaibatsu::Phase::Setup:
    case zaibatsu::Phase::Over: break;
    }
    return Names::phase(phase);
}

void TableBar::addPhases()
{
    using zaibatsu::Phase;
    m_row->addSpacing(16);
    for (const Phase phase : {Phase::Beginning, Phase::Action, Phase::Recycling}) {
        const bool now = m_state.turn.phase == phase;
        auto* step = new PhaseStep(m_look, shortPhase(phase), now);
        step->setObjectName(QStringLiteral("phase-%1").arg(static_cast<int>(phase)));
        const QString entry = presentation::helpEntry(phase);
        setHint(*step, now ? tr("%1, now").arg(shortPhase(phase)) : shortPhase(phase), {}, tr("What happens in it"));
        setHelp(*step, entry);
        connect(step, &QPushButton::clicked, this, [this, entry] { emit aboutRequested(entry); });
        m_row->addWidget(step);
    }
}

void TableBar::addClock()
{
    const auto words = column(0);
    m_time = new Label(m_look, Style::Clock);
    m_time->setObjectName(QStringLiteral("clock"));
    m_time->setWraps(false);
    m_time->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_timeBelow = new Label(m_look, Style::Caption, {}, Ink::TextSecondary);
    m_timeBelow->setWraps(false);
    m_timeBelow->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    const auto first = row(6);
    first.layout->addStretch(1);
    m_timeSign = makeIcon(m_look, QStringLiteral("warning"), 18, Ink::Danger);
    m_timeSign->setObjectName(QStringLiteral("clock-sign"));
    first.layout->addWidget(m_timeSign);
    first.layout->addWidget(m_time);
    words.layout->addWidget(first.widget);
    words.layout->addWidget(m_timeBelow);
    m_row->addWidget(words.widget);
    const bool held = m_bar.clock->held();
    IconButton* pause =
        addIcon(held ? QStringLiteral("play") : QStringLiteral("pause"),
                held ? tr("Let the clock run") : tr("Stop the clock"), QKeySequence(Qt::CTRL | Qt::Key_P), "pause");
    pause->setEnabled(m_state.turn.phase != zaibatsu::Phase::Over); // then it stands anyway
    connect(pause, &QPushButton::clicked, this, &TableBar::pauseRequested);
    tick();
}

void TableBar::tick()
{
    if (!m_bar.clock)
        return;
    const ClockWords words = clockWords(*m_bar.clock, m_state.settings->timeLimit);
    if (m_turn)
        m_turn->setText(turnWords(m_turnRoom, words.turn));
    if (!m_time)
        return;
    const bool little = words.stage >= TimeStage::FiveMinutes;
    m_timeSign->setVisible(little);
    m_time->setInk(little ? Ink::Danger : Ink::Text);
    m_time->setText(words.time);
    m_time->setAccessibleName(words.spoken);
    m_timeBelow->setText(words.below);
}

void TableBar::addNext(QHBoxLayout& into)
{
    auto* next = new Button(m_look, ButtonKind::Raised, narrow() ? tr("Next") : tr("Next phase"));
    next->setObjectName(QStringLiteral("next-phase"));
    if (!narrow())
        next->setTrailingGlyph(QStringLiteral("next"));
    setHint(*next, tr("Next phase"), QKeySequence(Qt::CTRL | Qt::Key_N));
    // As wide as ever the phase is; wider only where the language needs it.
    next->setFixedWidth(narrow() ? std::max(m_look.scaled(80), next->minimumSizeHint().width()) : m_look.scaled(168));
    const bool running = m_state.turn.number > 0 && m_state.turn.phase != zaibatsu::Phase::Over;
    next->setEnabled(m_bar.acting && running && !m_bar.choosing);
    connect(next, &QPushButton::clicked, this, &TableBar::nextPhaseRequested);
    into.addWidget(next);
}

void TableBar::addRight()
{
    if (m_bar.breadth >= Breadth::Medium) {
        m_row->addSpacing(16);
        connect(addIcon("help", tr("Keys and help"), {}, "help"), &QPushButton::clicked, this,
                &TableBar::helpRequested); // F1 is the window's, on every screen
    }
    auto* more = addIcon("more", tr("More"), QKeySequence(Qt::CTRL | Qt::Key_M), "more");
    connect(more, &QPushButton::clicked, this, [this, more] { emit moreRequested(more); });
}

} // namespace ui
