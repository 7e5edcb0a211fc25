// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/glyphs.h"
#include "ui/kit/sheets.h"
#include "ui/kit/text_block.h"

#include <QButtonGroup>
#include <QRadioButton>

#include <algorithm>

namespace ui {
namespace {

/// One tab; a radio button for keys and screen readers.
class TabButton : public QRadioButton {
public:
    TabButton(const Look& look, const Tabs::Tab& tab, bool bottom, QWidget* parent)
        : QRadioButton(tab.text, parent),
          m_look(look),
          m_icon(tab.icon),
          m_bottom(bottom)
    {
        setHint(*this, tab.text);
        setAttribute(Qt::WA_Hover);
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        followLook(*this, look);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const int words = static_cast<int>(measureText(block()).width());
        if (m_bottom)
            return {std::max(target, words + 8), std::max(64, m_look.scaled(48))};
        return {words + m_look.scaled(20) + 8 + 24, std::max(56, m_look.scaled(44))};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {target, sizeHint().height()}; }

protected:
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QColor ink = m_look.ink(isChecked() ? Ink::Text : Ink::TextSecondary);
        const double side = m_look.scaled(m_bottom ? 24 : 20);
        if (m_bottom)
            paintBottom(painter, ink, side);
        else
            paintTop(painter, ink, side);
        if (showsFocus(*this))
            paintFocusRing(painter, m_look, rect(), radiusButton);
    }

private:
    [[nodiscard]] TextBlock block() const { return textBlock(m_look, m_bottom ? Style::Label : Style::Button, text()); }

    [[nodiscard]] QList<const TabButton*> all() const
    {
        QList<const TabButton*> tabs;
        for (const QAbstractButton* each : group()->buttons())
            tabs << static_cast<const TabButton*>(each);
        return tabs;
    }
    /// How much of their size the words of all tabs keep, so that each fits: they shrink together.
    [[nodiscard]] double shareOfAll() const
    {
        constexpr double air = 8;
        double share = 1;
        for (const TabButton* each : all())
            share = std::min(share, (each->width() - air) / std::max(1.0, measureText(each->block()).width()));
        return share;
    }
    /// Whether every tab has room for its words and an icon: all have one or none.
    [[nodiscard]] bool allHaveRoomFor(double icon) const
    {
        const auto tabs = all();
        return std::ranges::all_of(
            tabs, [&](const TabButton* each) { return longestWord(each->block()) + icon + 8 <= each->width(); });
    }

    void paintBottom(QPainter& painter, const QColor& ink, double side)
    {
        if (isChecked())
            painter.fillRect(QRectF(0, 0, width(), 3), ink);
        TextBlock words = block();
        words.font.setPixelSize(std::max(14, static_cast<int>(words.font.pixelSize() * shareOfAll())));
        const double top = (height() - side - words.lineHeight - 2) / 2 + 1;
        paintIcon(painter, m_look, m_icon, {(width() - side) / 2, top, side, side}, ink);
        drawText(painter, words, {0, top + side + 2, static_cast<double>(width()), words.lineHeight}, ink,
                 Qt::AlignCenter);
    }
    void paintTop(QPainter& painter, const QColor& ink, double side)
    {
        if (isChecked()) {
            paintSurface(painter, rect(), {m_look.ink(Ink::Raised), {}, 0, radiusButton, false});
            painter.save();
            painter.setClipRect(QRect(0, height() - 3, width(), 3));
            paintSurface(painter, rect(), {m_look.ink(Ink::Text), {}, 0, radiusButton, false});
            painter.restore();
        }
        const TextBlock words = block();
        const double icon = allHaveRoomFor(side + 8) ? side + 8 : 0; // a long word of a long language goes first
        const double room = std::max(1.0, width() - icon - 8);
        const double taken = std::min(room, measureText(words, room).width());
        const double x = (width() - taken - icon) / 2;
        if (icon > 0)
            paintIcon(painter, m_look, m_icon, {x, (height() - side) / 2, side, side}, ink);
        drawText(painter, words, {x + icon, 0, taken, static_cast<double>(height())}, ink, Qt::AlignCenter);
    }

    const Look& m_look;
    QString m_icon;
    bool m_bottom;
};

} // namespace

TopBar::TopBar(const Look& look, Breadth breadth, QWidget* parent)
    : Panel(look, Ink::Panel, parent),
      m_look(look),
      m_breadth(breadth)
{
    setLines(Qt::BottomEdge);
    m_row = new QHBoxLayout(this);
    m_row->setContentsMargins(8, 8, 8, 8);
    m_row->setSpacing(gap);
    m_row->addStretch(1);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

QPushButton* TopBar::addBack(const QString& where)
{
    const QString name = tr("Back: %1").arg(where);
    const QKeySequence keys(Qt::ALT | Qt::Key_Left);
    QPushButton* out = nullptr;
    if (m_breadth == Breadth::Narrow) {
        out = new IconButton(m_look, "back", name, keys, this);
    } else {
        auto* button = new Button(m_look, ButtonKind::Quiet, where, this);
        button->setGlyph("back");
        setHint(*button, name, keys);
        out = button;
    }
    out->setObjectName("back");
    addLeft(out);
    return out;
}

void TopBar::addTitle(const QString& title)
{
    auto* label = new Label(m_look, Style::PanelTitle, title);
    m_row->insertSpacing(m_left++, m_breadth == Breadth::Narrow ? 0 : 16);
    m_row->insertWidget(m_left++, label, 8);
}

void TopBar::addLeft(QWidget* widget) { m_row->insertWidget(m_left++, widget); }
void TopBar::addRight(QWidget* widget) { m_row->addWidget(widget); }
void TopBar::addAir(int pixels) { m_row->addSpacing(pixels); }

Tabs::Tabs(const Look& look, const QString& name, const QList<Tab>& tabs, bool bottom, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_bottom(bottom)
{
    setAccessibleName(name);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(bottom ? 0 : gap);
    m_group.setExclusive(true);
    for (int i = 0; i < tabs.size(); ++i) {
        auto* button = new TabButton(look, tabs.at(i), bottom, this);
        m_group.addButton(button, i);
        row->addWidget(button, bottom ? 0 : 1); // along the bottom a long word gets more than a short one
    }
    setChosen(0);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(&m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            emit chosenChanged(id);
    });
}

void Tabs::setChosen(int index)
{
    if (QAbstractButton* button = m_group.button(index))
        button->setChecked(true);
}

void Tabs::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.ink(Ink::Panel));
    if (m_bottom) // there it parts them from what lies above
        painter.fillRect(0, 0, width(), 1, m_look.ink(Ink::Hairline));
}

} // namespace ui
