// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is really written where: a paint device that keeps every line of text a view draws, with what clips it.
#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QWidget>

#include <cmath>

namespace support {

/// One run of text on the screen.
struct Written {
    QString text;
    QRectF ink;   ///< from the capitals' top to the baseline
    QRectF seen;  ///< the region that the painting was let into
};

/// Draws nothing and remembers each text.
class TextRecorder : public QPaintEngine {
public:
    explicit TextRecorder(QList<Written>& into) : QPaintEngine(AllFeatures), m_into(into) { }
    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return User; }
    void updateState(const QPaintEngineState& now) override
    {
        if (now.state() & DirtyTransform)
            m_transform = now.transform();
    }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override { }
    void drawImage(const QRectF&, const QImage&, const QRectF&, Qt::ImageConversionFlags) override { }
    void drawPath(const QPainterPath&) override { }
    void drawPolygon(const QPointF*, int, PolygonDrawMode) override { }
    void drawTextItem(const QPointF& at, const QTextItem& item) override
    {
        const double high = QFontMetricsF(item.font()).capHeight();
        m_into.append({item.text(), m_transform.mapRect(QRectF(at.x(), at.y() - high, item.width(), high)),
                       systemClip().isEmpty() ? QRectF(-1e5, -1e5, 2e5, 2e5) : QRectF(systemClip().boundingRect())});
    }

private:
    QList<Written>& m_into;
    QTransform m_transform;
};

/// A sheet of paper of some size that is never printed.
class TextPaper : public QPaintDevice {
public:
    explicit TextPaper(QSize size) : m_engine(lines), m_size(size) { }
    QPaintEngine* paintEngine() const override { return &m_engine; }
    QList<Written> lines;

protected:
    int metric(PaintDeviceMetric what) const override
    {
        switch (what) {
        case PdmWidth: return m_size.width();
        case PdmHeight: return m_size.height();
        case PdmDepth: return 32;
        case PdmNumColors: return 1 << 24;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY: return 96;
        case PdmDevicePixelRatio: return 1;
        case PdmDevicePixelRatioScaled: return static_cast<int>(devicePixelRatioFScale());
        case PdmWidthMM:
        case PdmHeightMM: break;
        }
        return 100;
    }

private:
    mutable TextRecorder m_engine;
    QSize m_size;
};

/// Every line of text that a view draws now. Runs that touch are one: a change of alphabet begins a new run.
inline QList<Written> written(QWidget& view)
{
    TextPaper paper(view.size());
    view.render(&paper, {}, {}, QWidget::DrawChildren);
    QList<Written> lines;
    for (const Written& run : paper.lines) {
        if (!lines.isEmpty() && std::abs(lines.last().ink.bottom() - run.ink.bottom()) < 0.1
            && std::abs(lines.last().ink.right() - run.ink.left()) < 0.6) {
            lines.last().text += run.text;
            lines.last().ink |= run.ink;
        } else {
            lines.append(run);
        }
    }
    return lines;
}

} // namespace support
