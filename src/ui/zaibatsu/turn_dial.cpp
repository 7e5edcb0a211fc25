// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/turn_dial.h"

#include "ui/kit/text_block.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace ui {

namespace {

/// One turn: cyan while chosen, edged when legal, dashed and grey when not; a tap on that says why.
class DialPoint : public QAbstractButton {
public:
    DialPoint(const Look& look, int turn, QWidget* parent) : QAbstractButton(parent), m_look(look), m_turn(turn)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
        setFixedSize(look.scaled(50), look.scaled(50));
    }
    void setLegal(bool legal)
    {
        m_legal = legal;
        update();
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const bool chosen = isChecked() && m_legal;
        QPen edge(m_look.ink(m_legal ? Ink::Possible : Ink::Outline), m_legal ? 2.5 : 1.5);
        if (!m_legal)
            edge.setDashPattern({2, 2});
        painter.setPen(edge);
        painter.setBrush(chosen ? m_look.ink(Ink::Possible) : QColor(Qt::transparent));
        painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
        const QColor ink = m_look.ink(chosen ? Ink::OnPossible : m_legal ? Ink::Text : Ink::TextMuted);
        drawText(painter, textBlock(m_look, Style::PanelTitle, QString::number(m_turn)), rect(), ink, Qt::AlignCenter);
        if (showsFocus(*this))
            paintFocusRing(painter, m_look, rect(), height() / 2.0);
    }

private:
    const Look& m_look;
    int m_turn;
    bool m_legal = false;
};

} // namespace

TurnDial::TurnDial(const Look& look, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_back(new IconButton(look, QStringLiteral("turn-counterclockwise"), tr("Turn back"), {}, this)),
      m_forward(new IconButton(look, QStringLiteral("turn-clockwise"), tr("Turn on"), {}, this))
{
    m_back->setFramed(true);
    m_forward->setFramed(true);
    connect(m_back, &QPushButton::clicked, this, [this] { emit stepRequested(-1); });
    connect(m_forward, &QPushButton::clicked, this, [this] { emit stepRequested(1); });
    for (int turn = 0; turn < 6; ++turn) {
        auto* point = new DialPoint(look, turn, this);
        point->setObjectName(QStringLiteral("turn-%1").arg(turn));
        connect(point, &QAbstractButton::clicked, this, [this, turn] { emit turnChosen(turn); });
        m_points.push_back(point);
    }
}

void TurnDial::setTurns(const std::vector<int>& legal, int chosen)
{
    for (int turn = 0; turn < 6; ++turn) {
        auto* point = static_cast<DialPoint*>(m_points[static_cast<std::size_t>(turn)]);
        const bool may = std::ranges::find(legal, turn) != legal.end();
        point->setLegal(may);
        point->setChecked(turn == chosen);
        point->setAccessibleName(may ? tr("Turn %1").arg(turn) : tr("Turn %1, not legal here").arg(turn));
    }
}

QSize TurnDial::sizeHint() const { return {m_look.scaled(300), m_look.scaled(196)}; }

void TurnDial::resizeEvent(QResizeEvent*)
{
    const int side = m_look.scaled(64);
    m_back->setGeometry(0, (height() - side) / 2, side, side);
    m_forward->setGeometry(width() - side, (height() - side) / 2, side, side);
    const double radius = height() / 2.0 - m_points.front()->height() / 2.0;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const double angle = (-90.0 + 60.0 * static_cast<double>(i)) * std::numbers::pi / 180;
        const QPointF at(width() / 2.0 + radius * std::cos(angle), height() / 2.0 + radius * std::sin(angle));
        m_points[i]->move((at - QPointF(m_points[i]->width() / 2.0, m_points[i]->height() / 2.0)).toPoint());
    }
}

} // namespace ui
