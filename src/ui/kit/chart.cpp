// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/chart.h"

#include "ui/kit/paint.h"
#include "ui/kit/text_block.h"

#include <algorithm>
#include <numeric>

namespace ui {
namespace {

constexpr double thickness = 3.5;

/// A pen whose dashes are the owner's.
QPen linePen(const Look& look, Owner owner)
{
    QPen pen(look.owner(owner).line, thickness);
    pen.setJoinStyle(Qt::MiterJoin);
    pen.setCapStyle(Qt::FlatCap);
    switch (owner) {
    case Owner::Red: pen.setDashPattern({3, 1.6}); break;
    case Owner::Blue: pen.setStyle(Qt::SolidLine); break;
    case Owner::Green: pen.setDashPattern({0.9, 1.2}); break;
    case Owner::Yellow: pen.setDashPattern({5, 1.2, 1, 1.2}); break;
    case Owner::Nobody: pen.setDashPattern({1, 3}); break;
    }
    return pen;
}

/// Draws lines into a box; names stand on the right, numbers on the left and below.
class ChartPainter {
public:
    ChartPainter(QPainter& painter, const Look& look, const QList<ChartLine>& lines, int most, const QRectF& box)
        : m_painter(painter),
          m_look(look),
          m_lines(lines),
          m_most(std::max(1, most)),
          m_line(look.lineHeight(Style::Caption))
    {
        for (const ChartLine& line : lines)
            for (const QPoint& point : line.points)
                m_last = std::max(m_last, point.x());
        m_mark = look.scaled(9);
        double names = 0;
        for (const ChartLine& line : lines)
            names = std::max(names, measureText(nameOf(line)).width());
        names = std::min(names, box.width() * 0.4);
        const double numbers = measureText(block(QString::number(m_most))).width();
        m_plot = box.adjusted(numbers + 12, m_line / 2, -(names + 3 * m_mark + 8), -(m_line + 8));
        m_names = names;
    }

    void paint()
    {
        m_painter.setRenderHint(QPainter::Antialiasing);
        paintGrid();
        for (const ChartLine& line : m_lines)
            paintLine(line);
        paintEnds();
    }

private:
    [[nodiscard]] TextBlock block(const QString& text) const { return textBlock(m_look, Style::Caption, text); }
    [[nodiscard]] TextBlock nameOf(const ChartLine& line) const
    {
        const int value = line.points.isEmpty() ? 0 : line.points.last().y();
        return textBlock(m_look, Style::Label, QStringLiteral("%1 %2").arg(line.name, QString::number(value)));
    }
    [[nodiscard]] double x(int at) const { return m_plot.left() + m_plot.width() * at / std::max(1, m_last); }
    [[nodiscard]] double y(int value) const { return m_plot.bottom() - m_plot.height() * value / m_most; }

    /// Every so many are named, so that names stay apart.
    [[nodiscard]] static int stepOf(int count, double room, double each)
    {
        int step = 1;
        while (count > 0 && room / count * step < each)
            step += step == 1 ? 1 : step; // 1, 2, 4, 8 …
        return step;
    }

    void paintGrid()
    {
        const QColor ink = m_look.ink(Ink::TextSecondary);
        const int rise = std::max(m_most > 4 ? 2 : 1, stepOf(m_most, m_plot.height(), m_line * 1.4));
        for (int value = 0; value <= m_most; value += rise) {
            m_painter.setPen(QPen(m_look.ink(Ink::Hairline), 1));
            m_painter.drawLine(QPointF(m_plot.left(), y(value)), QPointF(m_plot.right(), y(value)));
            drawText(m_painter, block(QString::number(value)),
                     {m_plot.left() - 12 - m_line * 2, y(value) - m_line / 2, m_line * 2, m_line}, ink,
                     Qt::AlignRight | Qt::AlignVCenter);
        }
        QPen goal(m_look.ink(Ink::TextMuted), 1.5);
        goal.setDashPattern({4, 4});
        m_painter.setPen(goal);
        m_painter.drawLine(QPointF(m_plot.left(), y(m_most)), QPointF(m_plot.right(), y(m_most)));
        const int step = stepOf(m_last, m_plot.width(), measureText(block(QString::number(m_last))).width() + m_line);
        for (int at = 0; at <= m_last; at += step)
            drawText(m_painter, block(QString::number(at)),
                     {x(at) - m_line * 2, m_plot.bottom() + 6, m_line * 4, m_line}, ink, Qt::AlignCenter);
    }

    void paintLine(const ChartLine& line)
    {
        if (line.points.isEmpty())
            return;
        QPolygonF steps;
        for (const QPoint& point : line.points) {
            if (!steps.isEmpty())
                steps << QPointF(x(point.x()), steps.last().y());
            steps << QPointF(x(point.x()), y(point.y()));
        }
        m_painter.setPen(linePen(m_look, line.owner));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPolyline(steps);
    }

    /// Marks and names, the highest value on top, far enough apart to be read.
    void paintEnds()
    {
        QList<const ChartLine*> order;
        for (const ChartLine& line : m_lines)
            if (!line.points.isEmpty())
                order << &line;
        std::ranges::stable_sort(
            order, [](const ChartLine* a, const ChartLine* b) { return a->points.last().y() < b->points.last().y(); });
        const double apart = std::max(m_line * 1.1, 2.4 * m_mark);
        double above = m_plot.bottom() + apart;
        for (const ChartLine* line : order) {
            const double own = y(line->points.last().y());
            const double at = above = std::min(own, above - apart);
            const double left = m_plot.right() + 1.6 * m_mark;
            paintOwnerShape(m_painter, m_look, line->owner, {left, at}, m_mark);
            drawText(m_painter, nameOf(*line), {left + 1.4 * m_mark + 4, at - m_line, m_names + 4, 2 * m_line},
                     m_look.ink(Ink::Text), Qt::AlignLeft | Qt::AlignVCenter);
        }
    }

    QPainter& m_painter;
    const Look& m_look;
    const QList<ChartLine>& m_lines;
    int m_most;
    int m_last = 0;
    double m_line;
    double m_mark = 9;
    double m_names = 0;
    QRectF m_plot;
};

} // namespace

LineChart::LineChart(const Look& look, QList<ChartLine> lines, int most, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_lines(std::move(lines)),
      m_most(most)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    followLook(*this, look);
}

QSize LineChart::sizeHint() const { return {m_look.scaled(420), m_look.scaled(300)}; }
QSize LineChart::minimumSizeHint() const { return {200, std::min(m_look.scaled(220), 360)}; }

void LineChart::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintLineChart(painter, m_look, m_lines, m_most, rect());
}

void paintLineChart(QPainter& painter, const Look& look, const QList<ChartLine>& lines, int most, const QRectF& box)
{
    ChartPainter(painter, look, lines, most, box).paint();
}

FaceBars::FaceBars(const Look& look, const FaceCounts& counts, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_counts(counts)
{
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    followLook(*this, look);
}

QSize FaceBars::sizeHint() const
{
    const int line = static_cast<int>(m_look.lineHeight(Style::Caption));
    return {std::max(6 * 28, 6 * line), m_look.scaled(48) + line + 4};
}

void FaceBars::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double line = m_look.lineHeight(Style::Caption);
    const QRectF plot = QRectF(rect()).adjusted(0, 2, 0, -(line + 2));
    int highest = 1;
    int all = 0;
    for (std::size_t i = 0; i < 6; ++i) {
        const int count = m_counts.drawn.at(i) + m_counts.typed.at(i);
        highest = std::max(highest, count);
        all += count;
    }
    const double width = plot.width() / 6;
    const double unit = plot.height() / highest;
    for (std::size_t i = 0; i < 6; ++i) {
        const double left = plot.left() + width * static_cast<double>(i) + 3;
        const double drawn = unit * m_counts.drawn.at(i);
        const double typed = unit * m_counts.typed.at(i);
        const QRectF below(left, plot.bottom() - drawn, width - 6, drawn);
        const QRectF above(left, below.top() - typed, width - 6, typed);
        painter.fillRect(below, m_look.ink(Ink::TextSecondary));
        if (m_counts.typed.at(i) > 0) {
            painter.setPen(QPen(m_look.ink(Ink::TextSecondary), 2));
            painter.drawRect(above.adjusted(1, 1, -1, typed > 4 ? -1 : 0));
        }
        drawText(painter, textBlock(m_look, Style::Caption, QString::number(i + 1)),
                 {left - 3, plot.bottom() + 2, width, line}, m_look.ink(Ink::TextSecondary), Qt::AlignCenter);
    }
    if (all == 0)
        return;
    QPen fair(m_look.ink(Ink::Text), 1.5);
    fair.setDashPattern({2, 2});
    painter.setPen(fair);
    const double at = plot.bottom() - unit * all / 6;
    painter.drawLine(QPointF(plot.left(), at), QPointF(plot.right(), at));
}

} // namespace ui
