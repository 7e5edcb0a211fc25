// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Figures as pictures: lines over turns, and how often each face of the dice fell.
#pragma once

#include "ui/kit/glyphs.h"

#include <QList>
#include <QWidget>

#include <array>

namespace ui {

/// One line: a step at each of its points, left to right. Its owner's dash and mark tell it apart, beside his colour.
struct ChartLine {
    Owner owner = Owner::Nobody;
    QString name;         ///< stands at its end, with the last value
    QList<QPoint> points; ///< x and y, none below 0
};

/// Lines over whole numbers.
class LineChart : public QWidget {
    Q_OBJECT
public:
    /// `most`: the highest value of the axis; it has a dashed line.
    LineChart(const Look& look, QList<ChartLine> lines, int most, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    QList<ChartLine> m_lines;
    int m_most;
};
/// The same into any picture.
void paintLineChart(QPainter& painter, const Look& look, const QList<ChartLine>& lines, int most, const QRectF& box);

/// How often each face fell; face f stands at f - 1. Drawn dice are filled, typed ones stand hollow on top of them.
struct FaceCounts {
    std::array<int, 6> drawn{};
    std::array<int, 6> typed{};
};
/// Six bars with their faces below, and a dashed line where fair dice would end.
class FaceBars : public QWidget {
    Q_OBJECT
public:
    FaceBars(const Look& look, const FaceCounts& counts, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    FaceCounts m_counts;
};

} // namespace ui
