// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/board_items.h"

#include "ui/zaibatsu/block_metrics.h"

#include <QQmlEngine>

#include <algorithm>

namespace ui {

PaintedItem::PaintedItem(QQuickItem* parent) : QQuickPaintedItem(parent) { setAntialiasing(true); }

void PaintedItem::setTokens(QObject* tokens)
{
    auto* wanted = qobject_cast<BoardTokens*>(tokens);
    if (wanted == m_tokens)
        return;
    if (m_tokens)
        disconnect(m_tokens, nullptr, this, nullptr);
    m_tokens = wanted;
    if (m_tokens)
        connect(m_tokens, &BoardTokens::changed, this, [this] { update(); });
    emit tokensChanged();
    update();
}

void PaintedItem::paint(QPainter* painter)
{
    if (!m_tokens)
        return;
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(width() / 2, height() / 2);
    paintAbout(*painter, m_tokens->look());
}

BlockItem::BlockItem(QQuickItem* parent) : PaintedItem(parent)
{
    connect(this, &BlockItem::lookChanged, this, [this] { update(); });
}

void BlockItem::setLook(const QVariant& look)
{
    const auto wanted = look.value<BlockLook>();
    if (m_look == wanted)
        return;
    m_look = wanted;
    emit lookChanged();
}

void BlockItem::paintAbout(QPainter& painter, const Look& look)
{
    BlockPainter block(painter, look, m_unit);
    const auto mark = static_cast<BlockMark>(m_mark);
    if (m_look.face)
        block.paint(m_look);
    block.paintMark(mark, m_turns);
}

CardItem::CardItem(QQuickItem* parent) : PaintedItem(parent)
{
    connect(this, &CardItem::lookChanged, this, [this] { update(); });
}

void CardItem::setLook(const QVariant& look)
{
    const auto wanted = look.value<CardLook>();
    if (m_look == wanted)
        return;
    m_look = wanted;
    emit lookChanged();
}

void CardItem::paintAbout(QPainter& painter, const Look& look) { paintCard(painter, look, m_look, m_unit); }

PawnItem::PawnItem(QQuickItem* parent) : PaintedItem(parent)
{
    connect(this, &PawnItem::lookChanged, this, [this] { update(); });
}

void PawnItem::paintAbout(QPainter& painter, const Look& look)
{
    const double r = metrics::pawnRadius * m_unit;
    const PawnLook pawn{m_pawn, static_cast<Owner>(m_owner), static_cast<PawnState>(m_standing), true};
    paintPawn(painter, look, pawn, {}, r);
    if (m_together < 2)
        return;
    const double badge = std::max(9.0, 0.09 * m_unit);
    const QPointF at(0.14 * m_unit, -0.14 * m_unit);
    painter.setPen(QPen(look.ink(Ink::Board), 2));
    painter.setBrush(look.ink(Ink::Text));
    painter.drawEllipse(at, badge, badge);
    painter.setPen(look.ink(Ink::Board));
    painter.setFont(look.digitFont(badge * 1.3));
    painter.drawText(QRectF(at.x() - badge, at.y() - badge, 2 * badge, 2 * badge), Qt::AlignCenter,
                     QString::number(m_together));
}

BonusItem::BonusItem(QQuickItem* parent) : PaintedItem(parent)
{
    connect(this, &BonusItem::lookChanged, this, [this] { update(); });
}

void BonusItem::paintAbout(QPainter& painter, const Look& look)
{
    const double r = metrics::iconRadius * m_unit;
    QPen edge(look.ink(Ink::Bonus), std::max(1.5, metrics::iconStroke * m_unit));
    if (m_forming)
        edge.setDashPattern({3, 2});
    painter.setPen(edge);
    painter.setBrush(look.ink(Ink::BonusDim));
    painter.drawEllipse(QPointF(), r, r);
    const double coin = metrics::coinRadius * m_unit;
    if (m_wonBy >= 0)
        paintBonusCoin(painter, look, {}, coin, static_cast<Owner>(m_wonBy));
    else if (m_counter)
        paintBonusCoin(painter, look, {}, coin);
}

DieItem::DieItem(QQuickItem* parent) : PaintedItem(parent)
{
    connect(this, &DieItem::lookChanged, this, [this] { update(); });
}

void DieItem::paintAbout(QPainter& painter, const Look& look)
{
    const double side = std::min(width(), height()) * 0.76; // the ring of a hit lies around it
    DieLook die{m_black ? DieKind::Shielded : DieKind::Unshielded, std::nullopt, m_hit, false, false};
    if (m_value > 0)
        die.value = m_value;
    paintDie(painter, look, die, QRectF(-side / 2, -side / 2, side, side));
}

GlyphItem::GlyphItem(QQuickItem* parent) : PaintedItem(parent)
{
    connect(this, &GlyphItem::lookChanged, this, [this] { update(); });
}

void GlyphItem::paintAbout(QPainter& painter, const Look& look)
{
    paintIcon(painter, look, m_glyph, QRectF(-width() / 2, -height() / 2, width(), height()), m_colour);
}

void registerPaintedItems()
{
    qmlRegisterType<BlockItem>("Zaibatsu.Painted", 1, 0, "BlockItem");
    qmlRegisterType<CardItem>("Zaibatsu.Painted", 1, 0, "CardItem");
    qmlRegisterType<PawnItem>("Zaibatsu.Painted", 1, 0, "PawnItem");
    qmlRegisterType<BonusItem>("Zaibatsu.Painted", 1, 0, "BonusItem");
    qmlRegisterType<DieItem>("Zaibatsu.Painted", 1, 0, "DieItem");
    qmlRegisterType<GlyphItem>("Zaibatsu.Painted", 1, 0, "GlyphItem");
}

} // namespace ui
