// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/players_panel.h"

#include "ui/kit/buttons.h"
#include "ui/kit/label.h"
#include "ui/kit/text_block.h"
#include "ui/shell/layouts.h"
#include "ui/zaibatsu/block_look.h"
#include "ui/zaibatsu/flow_parts.h"

#include <algorithm>

namespace ui {

using presentation::PlayerRow;

int pileLeft(const zaibatsu::State& state)
{
    return static_cast<int>(std::ranges::count_if(state.blocks, [](const auto& laid) { return !laid.has_value(); }));
}

PlayersPanel::PlayersPanel(const Look& look, const zaibatsu::State& state, PlayersForm form, QWidget* parent)
    : Panel(look, Ink::Panel, parent),
      m_look(look),
      m_state(state),
      m_form(form)
{
    setLines(Qt::RightEdge);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    const Page list = page(look, QStringLiteral("players"), {8, 8, 9, 8}, 8);
    for (const PlayerRow& player : presentation::playerRows(state))
        list.layout->addWidget(form == PlayersForm::Cards ? card(player) : mark(player));
    list.layout->addStretch(1);
    all->addWidget(list.area, 1);
    if (form == PlayersForm::Cards)
        all->addWidget(supply());
}

QWidget* PlayersPanel::card(const PlayerRow& player)
{
    auto* holder = new Card(m_look);
    holder->setOwner(player.active ? std::optional(ownerOf(player.colour)) : std::nullopt);
    holder->setEmphasised(player.active);
    auto* rows = new QVBoxLayout(holder);
    rows->setContentsMargins(12, 6, 10, 10);
    rows->setSpacing(6);
    rows->addWidget(cardHead(player));
    rows->addWidget(counters(player));
    rows->addWidget(numbers(player));
    if (player.handMax != 5)
        rows->addWidget(new Label(m_look, Style::Caption, player.handSum, Ink::TextSecondary));
    rows->addWidget(pawns(player));
    if (!player.cards.isEmpty()) {
        auto* cards = new Label(m_look, Style::Caption, tr("Cards: %1").arg(player.cards.join(QStringLiteral(", "))),
                                Ink::TextSecondary);
        cards->setObjectName("cards-" + presentation::colourWord(player.colour));
        rows->addWidget(cards);
    }
    return holder;
}

QWidget* PlayersPanel::cardHead(const PlayerRow& player)
{
    auto* head = new SurfaceButton(m_look);
    head->setMinimalHeight(48);
    head->setAccessibleName(
        tr("%1, %2 of %3 counters in the Cybernet").arg(player.name).arg(player.placed).arg(player.total));
    head->setObjectName("player-" + presentation::colourWord(player.colour));
    auto* line = new QHBoxLayout(head);
    line->setContentsMargins(0, 2, 0, 2);
    line->setSpacing(8);
    line->addWidget(makeMark(m_look, ownerOf(player.colour), 28));
    line->addWidget(new Label(m_look, Style::PanelTitle, player.name), 1);
    line->addWidget(score(player));
    connect(head, &QPushButton::clicked, this, [this, colour = player.colour] { emit playerTapped(colour); });
    return head;
}

QWidget* PlayersPanel::score(const PlayerRow& player)
{
    // "5/8": one big and one small number on one baseline.
    const TextBlock big = textBlock(m_look, Style::NumberM, QString::number(player.placed));
    const TextBlock small = textBlock(m_look, Style::Row, QStringLiteral("/%1").arg(player.total));
    const double bigWidth = measureText(big).width();
    const int width = static_cast<int>(bigWidth + measureText(small).width()) + 4;
    auto* view =
        new PictureView(m_look, QSize(10, 36), [this, big, small, bigWidth](QPainter& painter, const QRectF& box) {
            const double base = box.center().y() + QFontMetricsF(big.font).capHeight() / 2;
            painter.setFont(big.font);
            painter.setPen(m_look.ink(Ink::Text));
            painter.drawText(QPointF(box.left(), base), big.text);
            painter.setFont(small.font);
            painter.setPen(m_look.ink(Ink::TextSecondary));
            painter.drawText(QPointF(box.left() + bigWidth + 1, base), small.text);
        });
    view->setFixedWidth(width);
    return view;
}

QWidget* PlayersPanel::counters(const PlayerRow& player)
{
    const Owner owner = ownerOf(player.colour);
    const int placed = player.placed;
    const int total = player.total;
    auto* view =
        new PictureView(m_look, QSize(90, 20), [this, owner, placed, total](QPainter& painter, const QRectF& box) {
            painter.setRenderHint(QPainter::Antialiasing);
            const double step = std::min(26.0, box.width() / std::max(1, total));
            const double r = std::min(7.5, step * 0.3);
            for (int i = 0; i < total; ++i)
                paintOwnerShape(painter, m_look, owner, QPointF(box.left() + step * (i + 0.5), box.center().y()), r,
                                i < placed ? MarkFill::Filled : MarkFill::Hollow);
        });
    view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return view;
}

QWidget* PlayersPanel::numbers(const PlayerRow& player)
{
    const auto line = flow(10);
    const auto pair = [&](QWidget* picture, const QString& text, const QString& spoken) {
        const auto part = row(6);
        part.layout->addWidget(picture);
        auto* label = new Label(m_look, Style::Label, text);
        label->setWraps(false);
        label->setAccessibleName(spoken);
        part.layout->addWidget(label);
        line.layout->addWidget(part.widget);
    };
    pair(makeCoin(m_look, 22), QString::number(player.bonus), tr("free bonus counters: %1").arg(player.bonus));
    pair(makeIcon(m_look, QStringLiteral("hand"), 22, Ink::TextSecondary), tr("max %1").arg(player.handMax),
         tr("hand maximum: %1").arg(player.handMax));
    return line.widget;
}

QWidget* PlayersPanel::pawns(const PlayerRow& player)
{
    const auto line = flow(8);
    for (std::size_t i = 0; i < m_state.pawns.size(); ++i) {
        const zaibatsu::PawnId pawn{static_cast<std::uint16_t>(i)};
        const zaibatsu::PawnState& standing = m_state.pawns[i];
        const bool here = standing.where == zaibatsu::PawnWhere::Cybernet;
        const bool out = standing.where == zaibatsu::PawnWhere::Eliminated;
        if (standing.controller != player.colour || !(here || out))
            continue;
        auto* button = new SurfaceButton(m_look);
        button->setMinimalHeight(48);
        button->setAccessibleName(presentation::Names(m_state).pawn(pawn));
        button->setToolTip(button->accessibleName());
        button->setObjectName(QStringLiteral("pawn-%1").arg(i));
        auto* inside = new QHBoxLayout(button);
        inside->setContentsMargins(4, 4, 4, 4);
        const PawnLook token{QString::fromStdString(zaibatsu::cardOf(m_state, pawn).key), ownerOf(player.colour),
                             out ? PawnState::Out : PawnState::Rest, false};
        inside->addWidget(makePawn(m_look, token, 40));
        connect(button, &QPushButton::clicked, this, [this, pawn] { emit pawnTapped(pawn); });
        line.layout->addWidget(button);
    }
    return line.widget;
}

QWidget* PlayersPanel::mark(const PlayerRow& player)
{
    auto* button = new SurfaceButton(m_look);
    button->setMinimalHeight(64);
    button->setFrame(player.active ? SurfaceButton::Frame::Framed : SurfaceButton::Frame::Card);
    button->setAccessibleName(
        tr("%1, %2 of %3 counters in the Cybernet").arg(player.name).arg(player.placed).arg(player.total));
    button->setToolTip(button->accessibleName());
    button->setObjectName("player-" + presentation::colourWord(player.colour));
    auto* rows = new QVBoxLayout(button);
    rows->setContentsMargins(2, 6, 2, 6);
    rows->setSpacing(2);
    rows->addWidget(makeMark(m_look, ownerOf(player.colour), 28), 0, Qt::AlignHCenter);
    auto* text = new Label(m_look, Style::Label, QStringLiteral("%1/%2").arg(player.placed).arg(player.total));
    text->setWraps(false);
    rows->addWidget(text, 0, Qt::AlignHCenter);
    connect(button, &QPushButton::clicked, this, [this, colour = player.colour] { emit playerTapped(colour); });
    return button;
}

QWidget* PlayersPanel::supply()
{
    const auto line = flow(12);
    line.layout->setContentsMargins(16, 12, 12, 16);
    const auto pair = [&](const QString& name, int count) {
        const auto part = row(4);
        part.layout->addWidget(new Label(m_look, Style::Caption, name, Ink::TextSecondary));
        auto* number = new Label(m_look, Style::Label, QString::number(count));
        number->setWraps(false);
        part.layout->addWidget(number);
        line.layout->addWidget(part.widget);
    };
    pair(tr("Pile"), pileLeft(m_state));
    const auto bonus = row(4);
    bonus.layout->addWidget(makeCoin(m_look, 20));
    auto* left = new Label(m_look, Style::Label, tr("%1 left").arg(m_state.bonusSupply));
    left->setWraps(false);
    bonus.layout->addWidget(left);
    line.layout->addWidget(bonus.widget);
    return line.widget;
}

} // namespace ui
