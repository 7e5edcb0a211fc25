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

/// One turn: cyan while chosen, edged when legal, dashed and grey when not; a tap on that says why. One that is chosen
/// and not legal has the edge of a selection.
class DialPoint : public QAbstractButton {
public:
    DialPoint(const Look& look, int turn, QWidget* parent) : QAbstractButton(parent), m_look(look), m_turn(turn)
    {
        setCheckable(true);
        setFocusPolicy(Qt::StrongFocus);
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
        const bool plain = !m_legal && !isChecked();
        QPen edge(m_look.ink(m_legal ? Ink::Possible : plain ? Ink::Outline : Ink::Text), plain ? 1.5 : 2.5);
        if (plain)
            edge.setDashPattern({2, 2});
        painter.setPen(edge);
        painter.setBrush(chosen ? m_look.ink(Ink::Possible) : QColor(Qt::transparent));
        painter.drawEllipse(QRectF(rect()).adjusted(2, 2, -2, -2));
        const QColor ink = m_look.ink(chosen ? Ink::OnPossible : plain ? Ink::TextMuted : Ink::Text);
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

/// Two buttons, the ring of six points, and 8 px between.
constexpr int fullWidth = 330;

TurnDial::TurnDial(const Look& look, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_back(new IconButton(look, QStringLiteral("turn-counterclockwise"), tr("Turn back"), {}, this)),
      m_forward(new IconButton(look, QStringLiteral("turn-clockwise"), tr("Turn on"), {}, this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
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

double TurnDial::share(int width) const { return std::clamp(width / (fullWidth * m_look.textScale()), 0.4, 1.0); }

QSize TurnDial::sizeHint() const { return {m_look.scaled(fullWidth), m_look.scaled(196)}; }

QSize TurnDial::minimumSizeHint() const { return {std::min(m_look.scaled(fullWidth), 300), heightForWidth(300)}; }

int TurnDial::heightForWidth(int width) const { return static_cast<int>(m_look.scaled(196) * share(width)); }

void TurnDial::resizeEvent(QResizeEvent*)
{
    // In a narrow column everything gets smaller, down to what a finger needs.
    const double part = share(width());
    const int side = std::max(target, static_cast<int>(m_look.scaled(64) * part));
    const int point = std::max(target, static_cast<int>(m_look.scaled(50) * part));
    m_back->setGeometry(0, (height() - side) / 2, side, side);
    m_forward->setGeometry(width() - side, (height() - side) / 2, side, side);
    const double radius = (height() - point) / 2.0;
    for (std::size_t i = 0; i < m_points.size(); ++i) {
        const double angle = (-90.0 + 60.0 * static_cast<double>(i)) * std::numbers::pi / 180;
        const QPointF at(width() / 2.0 + radius * std::cos(angle), height() / 2.0 + radius * std::sin(angle));
        m_points[i]->setGeometry(qRound(at.x() - point / 2.0), qRound(at.y() - point / 2.0), point, point);
    }
}

} // namespace ui
