// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/figure_view.h"

#include "ui/kit/paint.h"

#include <QRegularExpression>
#include <QSvgRenderer>

#include <algorithm>
#include <cmath>

namespace ui {

QByteArray inkedSvg(const Look& look, const QByteArray& svg)
{
    static const QRegularExpression role(QStringLiteral("@([A-Za-z]+)"));
    const QString text = QString::fromUtf8(svg);
    QString out;
    qsizetype at = 0;
    for (auto each = role.globalMatch(text); each.hasNext();) {
        const QRegularExpressionMatch match = each.next();
        const auto* const ink =
            std::ranges::find(inkNames(), match.captured(1), [](const char* name) { return QLatin1String(name); });
        out += text.mid(at, match.capturedStart() - at);
        out += ink == inkNames().end() ? match.captured() : look.ink(static_cast<Ink>(ink - inkNames().begin())).name();
        at = match.capturedEnd();
    }
    out += text.mid(at);
    out.replace(QLatin1String("sans-serif"), look.font(Style::Body).family());
    return out.toUtf8();
}

FigureView::FigureView(const Look& look, const QByteArray& svg, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_svg(svg),
      m_drawing(std::make_unique<QSvgRenderer>())
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    followLook(*this, look);
    connect(&look, &Look::changed, this, &FigureView::ink);
    ink();
}

FigureView::~FigureView() = default;

void FigureView::ink() { m_drawing->load(inkedSvg(m_look, m_svg)); }

bool FigureView::isValid() const { return m_drawing->isValid(); }

QSize FigureView::sizeHint() const
{
    const QSize own = m_drawing->defaultSize();
    return {m_look.scaled(own.width()), m_look.scaled(own.height())};
}

QSize FigureView::minimumSizeHint() const { return {std::min(200, sizeHint().width()), 0}; }

int FigureView::heightForWidth(int width) const
{
    const QSize own = sizeHint();
    if (own.isEmpty())
        return 0;
    return static_cast<int>(std::ceil(static_cast<double>(std::min(width, own.width())) * own.height() / own.width()));
}

void FigureView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QSizeF shown =
        QSizeF(m_drawing->defaultSize()).scaled(QSizeF(size()).boundedTo(sizeHint()), Qt::KeepAspectRatio);
    const QPointF corner((width() - shown.width()) / 2, (height() - shown.height()) / 2);
    m_drawing->render(&painter, QRectF(corner, shown));
}

} // namespace ui
