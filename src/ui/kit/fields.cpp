// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/fields.h"

#include "ui/kit/containers.h"
#include "ui/kit/glyphs.h"
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/kit/sheets.h"

#include <QHBoxLayout>
#include <QKeyEvent>

#include <algorithm>

namespace ui {

TextField::TextField(const Look& look, const QString& name, const QString& text, QWidget* parent)
    : QLineEdit(text, parent),
      m_look(look)
{
    setAccessibleName(name);
    setFrame(false);
    setAttribute(Qt::WA_Hover);
    connect(&look, &Look::changed, this, [this] { adopt(); });
    adopt();
}

void TextField::adopt()
{
    setFont(m_look.font(m_mono ? Style::Id : Style::Body));
    QPalette colours = palette();
    colours.setColor(QPalette::Base, Qt::transparent);
    colours.setColor(QPalette::Text, m_look.ink(Ink::Text));
    colours.setColor(QPalette::PlaceholderText, m_look.ink(Ink::TextMuted));
    colours.setColor(QPalette::Highlight, m_look.ink(Ink::Text));
    colours.setColor(QPalette::HighlightedText, m_look.ink(Ink::Bg));
    setPalette(colours);
    setTextMargins(m_glyph.isEmpty() ? 14 : 22 + m_look.scaled(20), 0, 12, 0);
    updateGeometry();
    update();
}

void TextField::setGlyph(const QString& icon)
{
    m_glyph = icon;
    adopt();
}

void TextField::setMono(bool mono)
{
    m_mono = mono;
    adopt();
}

void TextField::setRefused(bool refused)
{
    m_refused = refused;
    update();
}

QSize TextField::sizeHint() const { return {m_look.scaled(220), std::max(target, m_look.scaled(target * 0.8))}; }

QSize TextField::minimumSizeHint() const { return {m_look.scaled(60), sizeHint().height()}; }

void TextField::paintEvent(QPaintEvent* event)
{
    {
        QPainter painter(this);
        const QColor edge = m_look.ink(m_refused ? Ink::Danger : hasFocus() ? Ink::Text : Ink::Outline);
        paintSurface(painter, rect(),
                     {m_look.ink(Ink::Bg), edge, hasFocus() || m_refused ? 2.0 : 1.0, radiusButton, false});
        const double side = m_look.scaled(18);
        if (!m_glyph.isEmpty())
            paintIcon(painter, m_look, m_glyph, {14, (height() - side) / 2, side, side},
                      m_look.ink(Ink::TextSecondary));
    }
    QLineEdit::paintEvent(event);
}

Stepper::Stepper(const Look& look, const QString& name, Range range, int value, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_name(name),
      m_range(range)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    m_minus = new IconButton(look, "minus", tr("%1: less").arg(name), {}, this);
    m_plus = new IconButton(look, "plus", tr("%1: more").arg(name), {}, this);
    auto* number = new Label(look, Style::NumberM, QString(), Ink::Text, this);
    number->setWraps(false);
    number->setAlignment(Qt::AlignCenter);
    number->setMinimumWidth(std::min(look.scaled(44), 60));
    m_number = number;
    for (IconButton* button : {m_minus, m_plus}) {
        button->setFramed(true);
        button->setAutoRepeat(true);
    }
    row->addWidget(m_minus);
    row->addWidget(number);
    row->addWidget(m_plus);
    connect(m_minus, &QPushButton::clicked, this, [this] { setValue(m_value - m_range.step); });
    connect(m_plus, &QPushButton::clicked, this, [this] { setValue(m_value + m_range.step); });
    m_value = range.least - 1; // so that the first value is shown
    setValue(value);
}

void Stepper::setValue(int value)
{
    const int wanted = std::clamp(value, m_range.least, m_range.most);
    m_minus->setEnabled(wanted > m_range.least);
    m_plus->setEnabled(wanted < m_range.most);
    if (std::exchange(m_value, wanted) == wanted)
        return;
    static_cast<Label*>(m_number)->setText(QString::number(wanted));
    m_number->setAccessibleName(QString("%1: %2").arg(m_name).arg(wanted));
    emit valueChanged(wanted);
}

Picker::Picker(const Look& look, const QString& name, const QStringList& options, int picked, QWidget* parent)
    : SurfaceButton(look, parent),
      m_look(look),
      m_name(name),
      m_options(options)
{
    setFrame(Frame::Card);
    setMinimalHeight(target);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(14, 8, 12, 8);
    m_text = new Label(look, Style::Button, QString(), Ink::Text, this);
    row->addWidget(m_text, 1);
    row->addWidget(makeIcon(look, "chevron-down", 18, Ink::TextSecondary));
    pick(picked);
    connect(this, &QPushButton::clicked, this, [this] { openList(); });
}

void Picker::pick(int index)
{
    if (index < 0 || index >= m_options.size())
        return;
    const bool other = std::exchange(m_picked, index) != index;
    m_text->setText(m_options.at(index));
    setAccessibleName(QString("%1: %2").arg(m_name, m_options.at(index)));
    setToolTip(m_name);
    updateGeometry();
    if (other)
        emit pickedChanged(index);
}

void Picker::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Up || event->key() == Qt::Key_Down)
        pick(m_picked + (event->key() == Qt::Key_Down ? 1 : -1));
    else
        SurfaceButton::keyPressEvent(event);
}

namespace {

constexpr int air = 4; // around a menu

QSize wantedSize(QMenu& menu)
{
    menu.setMaximumWidth(menu.parentWidget()->window()->width()); // longer lines wrap
    return menu.sizeHint();
}

/// From the left side of the widget it was made for, or to its right one where the window ends before.
void popUp(QMenu& menu)
{
    const QWidget& at = *menu.parentWidget();
    const QSize window = at.window()->size();
    const QPoint from = at.mapTo(at.window(), QPoint());
    const QSize wanted = wantedSize(menu);
    const bool ends = from.x() + wanted.width() > window.width();
    const int x = ends ? std::max(at.width() - wanted.width(), -from.x()) : 0;
    const int below = window.height() - from.y() - at.height() - air;
    const bool above = wanted.height() > below && from.y() > below;
    menu.popup(at.mapToGlobal(QPoint(x, above ? -wanted.height() - air : at.height() + air)));
}

} // namespace

void Picker::openList()
{
    QMenu* menu = makeMenu(m_look, this);
    menu->setMinimumWidth(width());
    for (int i = 0; i < m_options.size(); ++i) {
        QAction* line = menu->addAction(m_options.at(i));
        line->setCheckable(true);
        line->setChecked(i == m_picked);
        connect(line, &QAction::triggered, this, [this, i] { pick(i); });
    }
    popUp(*menu); // its keys go from line to line
}

QMenu* makeMenu(const Look& look, QWidget* at)
{
    auto* menu = new QMenu(at);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setFont(look.font(Style::Body));
    return menu;
}

namespace {

/// The lines of a menu that is higher than its window, where a finger can scroll through them.
void openAsSheet(const Look& look, QMenu& menu)
{
    const QWidget& at = *menu.parentWidget();
    const auto name = QStringLiteral("menu-sheet");
    if (auto* open = at.window()->findChild<Sheet*>(name)) // its button can be tapped beside it
        return open->dismiss();
    auto* sheet = new Sheet(look, at.accessibleName(), at.window());
    sheet->setObjectName(name);
    for (QAction* action : menu.actions()) {
        if (action->isSeparator()) {
            sheet->body()->addWidget(new Divider(look));
            continue;
        }
        auto* line = new Button(look, ButtonKind::Quiet, action->text());
        line->setObjectName(action->objectName());
        line->setAlignedLeft(true);
        line->setEnabled(action->isEnabled());
        if (action->isChecked())
            line->setGlyph(QStringLiteral("check"));
        QObject::connect(line, &QPushButton::clicked, action, [sheet, action] {
            sheet->dismiss();
            action->trigger();
        });
        sheet->body()->addWidget(line);
    }
    sheet->body()->addStretch(1);
    QObject::connect(sheet, &Sheet::closed, &menu, &QObject::deleteLater);
    QObject::connect(&menu, &QObject::destroyed, sheet, &QObject::deleteLater); // its button was composed anew
    sheet->open();
}

} // namespace

void openMenu(const Look& look, QMenu& menu)
{
    if (wantedSize(menu).height() > menu.parentWidget()->window()->height() - 2 * air)
        openAsSheet(look, menu);
    else
        popUp(menu);
}

} // namespace ui
