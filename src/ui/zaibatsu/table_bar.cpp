// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/table_bar.h"

#include "presentation/names.h"
#include "ui/kit/label.h"
#include "ui/kit/text_block.h"
#include "ui/shell/layouts.h"
#include "ui/zaibatsu/block_look.h"

#include <QHBoxLayout>

#include <algorithm>

namespace ui {

using presentation::Names;

TableBar::TableBar(const Look& look, const zaibatsu::State& state, const BarState& bar, QWidget* parent)
    : Panel(look, Ink::Panel, parent),
      m_look(look),
      m_state(state),
      m_bar(bar),
      m_row(new QHBoxLayout(this))
{
    setLines(Qt::BottomEdge);
    const bool narrow = bar.breadth == Breadth::Narrow;
    m_row->setContentsMargins(narrow ? 4 : 8, 4, narrow ? 4 : 8, 5);
    m_row->setSpacing(8);
    setMinimumHeight(m_look.scaled(narrow ? 56 : 64));
    addLeft();
    addTurn();
    if (bar.breadth == Breadth::Wide)
        addPhases();
    m_row->addStretch(1);
    addRight();
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
    if (m_bar.breadth == Breadth::Narrow) {
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

void TableBar::addTurn()
{
    const bool narrow = m_bar.breadth == Breadth::Narrow;
    const auto line = row(narrow ? 6 : 12);
    line.layout->setContentsMargins(narrow ? 0 : 16, 0, narrow ? 0 : 8, 0);
    line.layout->addWidget(makeMark(m_look, ownerOf(m_state.turn.player), narrow ? 22 : 32));
    const auto words = column(0);
    auto* name = new Label(m_look, narrow ? Style::Row : Style::PanelTitle, Names(m_state).player(m_state.turn.player));
    name->setObjectName(QStringLiteral("whose-turn"));
    words.layout->addWidget(name);
    const bool phased = m_bar.breadth == Breadth::Wide;
    const QString turn = m_state.turn.number == 0 ? Names::phase(m_state.turn.phase)
        : phased                                  ? tr("Turn %1").arg(m_state.turn.number)
                 : tr("%1, %2").arg(m_state.turn.number).arg(shortPhase(m_state.turn.phase));
    words.layout->addWidget(new Label(m_look, Style::Caption, turn, Ink::TextSecondary));
    line.layout->addWidget(words.widget);
    m_row->addWidget(line.widget, narrow ? 1 : 0);
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
        const TextBlock word = textBlock(m_look, Style::Label, shortPhase(phase));
        const QSizeF size = measureText(word);
        auto* step = new PictureView(m_look, QSize(10, 34), [this, word, now](QPainter& painter, const QRectF& box) {
            painter.setRenderHint(QPainter::Antialiasing);
            if (now) {
                QPainterPath pill;
                pill.addRoundedRect(box, 8, 8);
                painter.fillPath(pill, m_look.ink(Ink::Text));
            }
            drawText(painter, word, box, m_look.ink(now ? Ink::Bg : Ink::TextSecondary), Qt::AlignCenter);
        });
        step->setFixedWidth(static_cast<int>(size.width()) + m_look.scaled(24));
        step->setAccessibleName(now ? tr("%1, now").arg(word.text) : word.text);
        m_row->addWidget(step);
    }
}

void TableBar::addRight()
{
    const bool narrow = m_bar.breadth == Breadth::Narrow;
    auto* next = new Button(m_look, ButtonKind::Raised, narrow ? tr("Next") : tr("Next phase"));
    next->setObjectName(QStringLiteral("next-phase"));
    if (!narrow)
        next->setTrailingGlyph(QStringLiteral("next"));
    setHint(*next, tr("Next phase"), QKeySequence(Qt::CTRL | Qt::Key_N));
    // As wide as ever the phase is; wider only where the language needs it.
    next->setFixedWidth(std::max(m_look.scaled(narrow ? 92 : 168), narrow ? next->sizeHint().width() : 0));
    const bool running = m_state.turn.number > 0 && m_state.turn.phase != zaibatsu::Phase::Over;
    next->setEnabled(m_bar.acting && running && !m_bar.choosing);
    connect(next, &QPushButton::clicked, this, &TableBar::nextPhaseRequested);
    m_row->addWidget(next);
    if (!narrow) {
        m_row->addSpacing(16);
        connect(addIcon("help", tr("Keys and help"), QKeySequence(Qt::Key_F1), "help"), &QPushButton::clicked, this,
                &TableBar::helpRequested);
    }
    auto* more = addIcon("more", tr("More"), QKeySequence(Qt::CTRL | Qt::Key_M), "more");
    connect(more, &QPushButton::clicked, this, [this, more] { emit moreRequested(more); });
}

} // namespace ui
