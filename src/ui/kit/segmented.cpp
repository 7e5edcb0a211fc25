// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/choices.h"
#include "ui/kit/text_block.h"

#include <QEvent>

#include <algorithm>

namespace ui {
namespace {

constexpr int frame = 4;    // between the trough and the segments
constexpr int padding = 12; // beside the words of a segment

/// One segment. A radio button, so that arrow keys and screen readers treat it as one.
class Segment : public QRadioButton {
public:
    Segment(const Look& look, const QString& text, QWidget* parent) : QRadioButton(text, parent), m_look(look)
    {
        setAttribute(Qt::WA_Hover);
        setAccessibleName(text);
    }
    [[nodiscard]] int wanted() const { return static_cast<int>(measureText(block()).width()) + 2 * padding; }
    /// With no word broken or smaller.
    [[nodiscard]] int whole() const { return static_cast<int>(longestWord(block())) + 2 * padding; }
    [[nodiscard]] int least() const { return leastWidth(block()) + 2 * padding; }
    [[nodiscard]] int height(int width) const
    {
        const double high = measureText(block(), std::max(1, width - 2 * padding)).height();
        return std::max(target, static_cast<int>(high) + 16);
    }

protected:
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        if (isChecked())
            paintSurface(painter, rect(),
                         {m_look.ink(Ink::Raised), m_look.ink(Ink::Text), 1.5, radiusButton - 2, false});
        const Ink ink = isChecked() ? Ink::Text : isEnabled() ? Ink::TextSecondary : Ink::TextMuted;
        drawText(painter, block(), rect().adjusted(padding, 0, -padding, 0), m_look.ink(ink), Qt::AlignCenter);
        if (showsFocus(*this))
            paintFocusRing(painter, m_look, rect(), radiusButton - 2);
    }

private:
    [[nodiscard]] TextBlock block() const { return textBlock(m_look, Style::Button, text()); }

    const Look& m_look;
};

const Segment& segment(const QButtonGroup& group, int index)
{
    return *static_cast<const Segment*>(group.button(index));
}

} // namespace

Segmented::Segmented(const Look& look, const QString& name, const QStringList& options, int chosen, QWidget* parent)
    : QWidget(parent),
      m_look(look)
{
    setAccessibleName(name);
    m_group.setExclusive(true);
    for (int i = 0; i < options.size(); ++i) {
        auto* part = new Segment(look, options.at(i), this);
        part->setAccessibleDescription(name);
        m_group.addButton(part, i);
    }
    setChosen(chosen);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit chosenChanged(id);
    });
    followLook(*this, look);
    connect(&look, &Look::changed, this, [this] { place(); });
}

void Segmented::setChosen(int index)
{
    if (QAbstractButton* part = m_group.button(index))
        part->setChecked(true);
}

int Segmented::columns(int width) const
{
    int widest = 0;
    int longest = 0;
    for (int i = 0; i < count(); ++i) {
        widest = std::max(widest, segment(m_group, i).wanted());
        longest = std::max(longest, segment(m_group, i).whole());
    }
    int columns = std::max(1, count());
    const auto fits = [&](int wanted) { return wanted <= (width - 2 * frame) / columns; };
    // An odd number has no pairs: words go on two lines before they stand one below the other.
    while (columns > 1 && !fits(widest) && !(columns % 2 == 1 && fits(longest)))
        columns = columns % 2 == 0 ? columns / 2 : 1;
    return columns;
}

int Segmented::rowHeight(int first, int columns, int width) const
{
    const int each = (width - 2 * frame) / columns;
    int high = columns > 1 ? std::max(target, m_look.scaled(40)) : target;
    for (int i = first; i < std::min(first + columns, count()); ++i)
        high = std::max(high, segment(m_group, i).height(each));
    return high;
}

QSize Segmented::sizeHint() const
{
    int widest = 0;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, segment(m_group, i).wanted());
    const int width = widest * count() + 2 * frame;
    return {width, heightForWidth(width)};
}

QSize Segmented::minimumSizeHint() const
{
    int widest = target;
    for (int i = 0; i < count(); ++i)
        widest = std::max(widest, segment(m_group, i).least());
    return {widest + 2 * frame, target + 2 * frame};
}

int Segmented::heightForWidth(int width) const
{
    const int beside = columns(width);
    int high = 2 * frame;
    for (int first = 0; first < count(); first += beside)
        high += rowHeight(first, beside, width) + (first > 0 ? gap : 0);
    return high;
}

void Segmented::place()
{
    const int beside = columns(width());
    int y = frame;
    for (int first = 0; first < count(); first += beside) {
        // One line takes the height there is.
        const int high = beside >= count() ? height() - 2 * frame : rowHeight(first, beside, width());
        int x = frame;
        for (int column = 0; column < beside; ++column) {
            const int right = frame + (width() - 2 * frame) * (column + 1) / beside;
            m_group.button(first + column)->setGeometry(x, y, right - x, high);
            x = right;
        }
        y += high + gap;
    }
}

void Segmented::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    place();
}

bool Segmented::event(QEvent* event)
{
    if (event->type() == QEvent::LayoutRequest)
        place();
    return QWidget::event(event);
}

void Segmented::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    paintSurface(painter, rect(), {m_look.ink(Ink::Bg), m_look.ink(Ink::Hairline), 1, radiusCard, false});
}

} // namespace ui
