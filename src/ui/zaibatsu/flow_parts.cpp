// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/flow_parts.h"

#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/flow_panel.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

/// Words of this file.
struct FlowParts {
    Q_DECLARE_TR_FUNCTIONS(FlowParts)
};

} // namespace

FlowColumn flowColumn(const Look& look, const QString& name, int margin)
{
    auto* panel = new FlowPanel(look);
    const auto part = [&](QMargins margins) {
        const auto laid = column(8);
        laid.layout->setContentsMargins(margins);
        return laid;
    };
    const auto head = part({margin, margin, margin, 8});
    const Page middle = page(look, name, {0, 0, 0, 0}, 0);
    const auto body = part({margin, 4, margin, 8});
    middle.layout->addWidget(body.widget, 1);
    const auto foot = part({margin, 8, margin, margin});
    panel->setParts(head.widget, *middle.area, foot.widget);
    return {panel, head.layout, body.layout, foot.layout};
}

QWidget* flowHead(const Look& look, const QString& title, const QString& detail, const Action& close, QWidget* picture)
{
    const auto line = row(12);
    if (picture)
        line.layout->addWidget(picture, 0, Qt::AlignTop);
    const auto words = column(2);
    words.layout->addWidget(new Label(look, Style::PanelTitle, title));
    if (!detail.isEmpty())
        words.layout->addWidget(new Label(look, Style::Caption, detail, Ink::TextSecondary));
    line.layout->addWidget(words.widget, 1);
    if (close) {
        auto* cross = new IconButton(look, QStringLiteral("close"), FlowParts::tr("Close"));
        cross->setObjectName(QStringLiteral("close"));
        QObject::connect(cross, &QPushButton::clicked, cross, close);
        line.layout->addWidget(cross, 0, Qt::AlignTop);
    }
    return line.widget;
}

QWidget* flowFoot(const Look& look, const QString& confirm, const Action& cancel, const Action& accept)
{
    const auto line = row(8);
    auto* giveUp = new Button(look, ButtonKind::Plain, FlowParts::tr("Cancel"));
    giveUp->setObjectName(QStringLiteral("cancel"));
    giveUp->setMinimumWidth(std::min(look.scaled(104), 120)); // in large text the confirm needs the room
    QObject::connect(giveUp, &QPushButton::clicked, giveUp, cancel);
    line.layout->addWidget(giveUp);
    auto* go = new Button(look, ButtonKind::Confirm, confirm);
    go->setObjectName(QStringLiteral("confirm"));
    go->setHeight(56);
    go->setGlyph(QStringLiteral("check"));
    go->setEnabled(accept != nullptr);
    if (accept)
        QObject::connect(go, &QPushButton::clicked, go, accept);
    line.layout->addWidget(go, 1);
    return line.widget;
}

QPushButton* asSaidButton(const Look& look, const QString& text, const Action& take)
{
    auto* button = new Button(look, ButtonKind::Plain, text);
    button->setObjectName(QStringLiteral("as-said"));
    QObject::connect(button, &QPushButton::clicked, button, take);
    return button;
}

QPushButton* whyButton(const Look& look, const QString& rule, const std::function<void(const QString&)>& why)
{
    IconButton* button = makeQuestion(look, rule, FlowParts::tr("Why? Rule %1").arg(rule), why);
    button->setObjectName(QStringLiteral("why"));
    return button;
}

QPushButton* pageUndo(const Look& look, bool alone)
{
    if (alone)
        return new IconButton(look, QStringLiteral("undo"), FlowParts::tr("Undo"));
    auto* undo = new Button(look, ButtonKind::Plain, FlowParts::tr("Undo"));
    undo->setGlyph(QStringLiteral("undo"));
    undo->setFixedWidth(look.scaled(124));
    return undo;
}

QWidget* refusalCard(const Look& look, const RefusalWords& words, const std::function<void(const QString&)>& why,
                     const Action& anyway)
{
    auto* card = new Card(look);
    card->setObjectName(QStringLiteral("refusal"));
    card->setSurface(Ink::DangerDim, Ink::Danger);
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(14, 12, 12, 12);
    inside->setSpacing(8);
    inside->addWidget(new Label(look, Style::Row, words.title));
    inside->addWidget(new Label(look, Style::Body, words.text));
    const auto line = row(8);
    if (anyway) {
        auto* button = new Button(look, ButtonKind::Plain, FlowParts::tr("Do it anyway"));
        button->setObjectName(QStringLiteral("anyway"));
        QObject::connect(button, &QPushButton::clicked, button, anyway);
        line.layout->addWidget(button);
    }
    line.layout->addStretch(1);
    if (!words.rule.isEmpty())
        line.layout->addWidget(whyButton(look, words.rule, why));
    inside->addWidget(line.widget);
    return card;
}

PictureToggle* chosenDie(const Look& look, DieKind kind, int value)
{
    return new PictureToggle(
        look, QString::number(value), [&look, kind, value](QPainter& painter, const QRectF& box, bool chosen) {
            const double side = look.scaled(32);
            const DieLook die{chosen ? kind : DieKind::CannotHit, value, false, false, true};
            paintDie(painter, look, die, QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side));
        });
}

QWidget* blockPicture(const Look& look, const BlockLook& block, int side)
{
    return new PictureView(look, QSize(side, side), [&look, block](QPainter& painter, const QRectF& box) {
        painter.translate(box.center());
        BlockPainter picture(painter, look, box.height() / 2.05);
        picture.setDetail(Detail::Shape);
        picture.paint(block);
    });
}

QWidget* pawnPicture(const Look& look, const zaibatsu::State& state, zaibatsu::PawnId pawn, int side)
{
    const PawnLook token{QString::fromStdString(zaibatsu::cardOf(state, pawn).key),
                         ownerOf(state.pawns[pawn.index()].controller), PawnState::Rest, false};
    return makePawn(look, token, side);
}

Label* flowHeading(const Look& look, const QString& text)
{
    return new Label(look, Style::Label, text, Ink::TextSecondary);
}

} // namespace ui
