// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/step_bar.h"

#include "ui/kit/paint.h"
#include "ui/kit/text_block.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr int bar = 4;
constexpr int air = 4; // between a bar and its word

} // namespace

StepBar::StepBar(const Look& look, const QStringList& names, int current, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_names(names),
      m_current(current)
{
    setAccessibleName(tr("Step %1 of %2: %3").arg(current + 1).arg(names.size()).arg(names.value(current)));
    setAccessibleDescription(names.join(QStringLiteral(", ")));
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    followLook(*this, look);
}

double StepBar::share(double width) const
{
    const auto count = static_cast<double>(m_names.size());
    return (width - gap * (count - 1)) / count;
}

bool StepBar::allFit(double width) const
{
    for (int i = 0; i < m_names.size(); ++i)
        if (measureText(textBlock(m_look, styleOf(i), m_names[i])).width() > share(width))
            return false;
    return true;
}

QSize StepBar::sizeHint() const { return {m_look.scaled(240), heightForWidth(m_look.scaled(240))}; }

QSize StepBar::minimumSizeHint() const
{
    return {leastWidth(textBlock(m_look, styleOf(m_current), m_names.value(m_current))), bar};
}

int StepBar::heightForWidth(int width) const
{
    const TextBlock word = textBlock(m_look, styleOf(m_current), m_names.value(m_current));
    const double high = allFit(width) ? word.lineHeight : measureText(word, std::max(1, width)).height();
    return bar + air + static_cast<int>(std::ceil(high));
}

void StepBar::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const double each = share(width());
    const double top = bar + air;
    const bool all = allFit(width());
    for (int i = 0; i < m_names.size(); ++i) {
        const double x = i * (each + gap);
        painter.fillRect(QRectF(x, 0, each, bar), m_look.ink(i <= m_current ? Ink::Text : Ink::Hairline));
        if (!all && i != m_current)
            continue;
        const TextBlock word = textBlock(m_look, styleOf(i), m_names[i]);
        const double wide = std::min<double>(width(), std::max(each, measureText(word).width()));
        drawText(painter, word, QRectF(std::min(x, width() - wide), top, wide, height() - top),
                 m_look.ink(i > m_current ? Ink::TextSecondary : Ink::Text), Qt::AlignLeft | Qt::AlignTop);
    }
}

} // namespace ui
