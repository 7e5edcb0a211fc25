// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/svg_path.h"

#include <QTransform>
#include <QtMath>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {
namespace {

/// An arc as SVG gives it: from the current point to `end`.
struct Arc {
    double rx, ry, turn;
    bool large, sweep;
    QPointF end;
};

/// Adds an arc by its centre (SVG 1.1, F.6.5).
void addArc(QPainterPath& path, const Arc& arc)
{
    const QPointF start = path.currentPosition();
    double rx = std::abs(arc.rx);
    double ry = std::abs(arc.ry);
    if (rx <= 0 || ry <= 0) {
        path.lineTo(arc.end);
        return;
    }
    QTransform turn;
    turn.rotate(arc.turn);
    const QPointF half = turn.inverted().map((start - arc.end) / 2);
    const double fit = half.x() * half.x() / (rx * rx) + half.y() * half.y() / (ry * ry);
    if (fit > 1) {
        rx *= std::sqrt(fit);
        ry *= std::sqrt(fit);
    }
    const double rest = std::max(0.0, 1 / std::max(fit, 1e-12) - 1);
    const double way = (arc.large == arc.sweep ? -1 : 1) * std::sqrt(fit > 1 ? 0.0 : rest);
    const QPointF centre(way * rx * half.y() / ry, -way * ry * half.x() / rx);
    const auto angle = [&](const QPointF& at) {
        return qRadiansToDegrees(std::atan2(-(at.y() - centre.y()) / ry, (at.x() - centre.x()) / rx));
    };
    const double from = angle(half);
    double span = angle(-half) - from;
    if (arc.sweep && span > 0)
        span -= 360;
    if (!arc.sweep && span < 0)
        span += 360;
    QPainterPath piece;
    const QRectF box(centre.x() - rx, centre.y() - ry, 2 * rx, 2 * ry);
    piece.arcMoveTo(box, from);
    piece.arcTo(box, from, span);
    const QPointF middle = (start + arc.end) / 2;
    path.connectPath((turn * QTransform::fromTranslate(middle.x(), middle.y())).map(piece));
}

/// Reads numbers and commands one after the other.
class Reader {
public:
    explicit Reader(const QString& text) : m_text(text) { }

    [[nodiscard]] std::optional<QPainterPath> read()
    {
        while (skip(), m_at < m_text.size()) {
            const QChar c = m_text.at(m_at);
            if (c.isLetter()) {
                m_command = c;
                ++m_at;
                if (c.toLower() == u'z') {
                    m_path.closeSubpath();
                    continue;
                }
            }
            if (m_command.isNull() || m_command.toLower() == u'z' || !step())
                return std::nullopt;
        }
        return m_path;
    }

private:
    void skip()
    {
        while (m_at < m_text.size() && (m_text.at(m_at).isSpace() || m_text.at(m_at) == u','))
            ++m_at;
    }
    [[nodiscard]] double number()
    {
        skip();
        const qsizetype start = m_at;
        bool dot = false;
        while (m_at < m_text.size()) {
            const QChar c = m_text.at(m_at);
            if (!(c.isDigit() || (c == u'-' && m_at == start) || (c == u'.' && !dot)))
                break;
            dot = dot || c == u'.';
            ++m_at;
        }
        bool good = false;
        const double value = m_text.mid(start, m_at - start).toDouble(&good);
        m_good = m_good && good;
        return value;
    }
    [[nodiscard]] QPointF point()
    {
        const double x = number();
        const double y = number();
        return relative() ? m_path.currentPosition() + QPointF(x, y) : QPointF(x, y);
    }
    [[nodiscard]] bool relative() const { return m_command.isLower(); }

    [[nodiscard]] bool step()
    {
        const QPointF here = m_path.currentPosition();
        switch (m_command.toLower().unicode()) {
        case u'm':
            m_path.moveTo(point());
            m_command = relative() ? QChar(u'l') : QChar(u'L');
            break;
        case u'l': m_path.lineTo(point()); break;
        case u'h': m_path.lineTo(number() + (relative() ? here.x() : 0), here.y()); break;
        case u'v': m_path.lineTo(here.x(), number() + (relative() ? here.y() : 0)); break;
        case u'c': curve(point()); break;
        case u's': curve(m_lastControl ? 2 * here - *m_lastControl : here); return m_good;
        case u'q': quad(); break;
        case u'a': arc(); break;
        default: return false;
        }
        if (m_command.toLower() != u'c')
            m_lastControl.reset();
        return m_good;
    }
    void curve(const QPointF& first)
    {
        const QPointF second = point();
        const QPointF end = point();
        m_path.cubicTo(first, second, end);
        m_lastControl = second;
    }
    void quad()
    {
        const QPointF control = point();
        m_path.quadTo(control, point());
    }
    void arc()
    {
        std::array<double, 5> values{};
        for (double& value : values)
            value = number();
        addArc(m_path, {values[0], values[1], values[2], values[3] != 0, values[4] != 0, point()});
    }

    QString m_text;
    qsizetype m_at = 0;
    QChar m_command;
    QPainterPath m_path;
    std::optional<QPointF> m_lastControl;
    bool m_good = true;
};

} // namespace

std::optional<QPainterPath> pathFromSvg(const QString& text) { return Reader(text).read(); }

} // namespace ui
