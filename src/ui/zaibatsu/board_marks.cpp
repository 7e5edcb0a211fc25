// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/board_marks.h"

#include "ui/kit/paint.h"
#include "ui/shell/layouts.h"
#include "ui/zaibatsu/players_panel.h"

namespace ui {
namespace {

/// Words of this file.
struct BoardMarks {
    Q_DECLARE_TR_FUNCTIONS(BoardMarks)
};

void ground(Card& card)
{
    card.setSurface(Ink::Panel, Ink::Hairline);
    card.setRadius(radiusButton);
    card.setAttribute(Qt::WA_TransparentForMouseEvents); // the board below takes the tap
}

Label* word(const Look& look, Style style, const QString& text, Ink ink)
{
    auto* label = new Label(look, style, text, ink);
    label->setWraps(false);
    return label;
}

} // namespace

SupplyMark::SupplyMark(const Look& look, const zaibatsu::State& state, const TableClock* clock, QWidget* parent)
    : Card(look, parent),
      m_clock(clock),
      m_limit(state.settings->timeLimit),
      m_turnNumber(state.turn.number)
{
    setObjectName(QStringLiteral("supply-mark"));
    setAttribute(Qt::WA_TransparentForMouseEvents); // what lies under it can be tapped
    ground(*this);
    auto* parts = new FlowLayout(this, look.scaled(10));
    parts->setContentsMargins(look.scaled(8), 5, look.scaled(8), 5);
    if (clock) {
        const auto time = row(look.scaled(6));
        m_sign = makeIcon(look, QStringLiteral("warning"), 16, Ink::Danger);
        m_time = word(look, Style::Id, {}, Ink::Text);
        m_time->setObjectName(QStringLiteral("clock"));
        time.layout->addWidget(m_sign);
        time.layout->addWidget(m_time);
        parts->addWidget(time.widget);
        if (m_turnNumber > 0 && state.turn.phase != zaibatsu::Phase::Over) {
            m_turn = word(look, Style::Caption, {}, Ink::TextSecondary);
            m_turn->setObjectName(QStringLiteral("turn-time"));
            parts->addWidget(m_turn);
        }
    }
    const auto pile = row(look.scaled(6));
    pile.layout->addWidget(word(look, Style::Caption, BoardMarks::tr("pile"), Ink::TextSecondary));
    pile.layout->addWidget(word(look, Style::Label, QString::number(pileLeft(state)), Ink::Text));
    parts->addWidget(pile.widget);
    const auto left = row(look.scaled(6));
    left.layout->addWidget(makeCoin(look, 18));
    auto* bonus = word(look, Style::Label, QString::number(state.bonusSupply), Ink::Text);
    bonus->setAccessibleName(BoardMarks::tr("bonus counters left: %1").arg(state.bonusSupply));
    left.layout->addWidget(bonus);
    parts->addWidget(left.widget);
    tick();
}

void SupplyMark::tick()
{
    if (!m_time)
        return;
    const ClockWords words = clockWords(*m_clock, m_limit);
    const bool little = words.stage >= TimeStage::FiveMinutes;
    m_sign->setVisible(little);
    m_time->setInk(little ? Ink::Danger : Ink::Text);
    m_time->setText(words.time);
    m_time->setAccessibleName(words.spoken);
    if (m_turn)
        m_turn->setText(BoardMarks::tr("turn %1", "how long it has been played").arg(words.turn));
}

Card* makeSampleMark(const Look& look, QWidget* parent)
{
    auto* card = new Card(look, parent);
    card->setObjectName(QStringLiteral("sample-mark"));
    card->setAttribute(Qt::WA_TransparentForMouseEvents);
    ground(*card);
    auto* line = new QHBoxLayout(card);
    line->setContentsMargins(look.scaled(8), 5, look.scaled(8), 5);
    line->setSpacing(look.scaled(6));
    line->addWidget(makeIcon(look, QStringLiteral("hexagon"), 16, Ink::TextSecondary));
    line->addWidget(word(look, Style::Chip, BoardMarks::tr("sample faces"), Ink::TextSecondary));
    return card;
}

} // namespace ui
