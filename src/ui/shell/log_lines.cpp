// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The lines of the log screen: turns that fold, entries that can be chosen, effects that stand under them.
#include "ui/kit/buttons.h"
#include "ui/kit/label.h"
#include "ui/shell/layouts.h"
#include "ui/shell/log_screen.h"

#include <QScrollBar>
#include <QTimer>

namespace ui {
namespace {

/// A mark such as "typed": a chip that is only read.
QWidget* markChip(const Look& look, const QString& text)
{
    auto* chip = new Card(look);
    chip->setSurface(Ink::Card, Ink::Hairline);
    chip->setRadius(radiusChip);
    chip->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    auto* inside = new QHBoxLayout(chip);
    inside->setContentsMargins(9, 3, 9, 3);
    auto* label = new Label(look, Style::Chip, text);
    label->setWraps(false);
    inside->addWidget(label);
    return chip;
}

/// Dice and marks at the end of a line.
QWidget* lineEnd(const Look& look, const presentation::LogLine& line, bool right)
{
    const auto out = flow(6);
    out.layout->setAlignedRight(right);
    const qsizetype firstBlack = line.dice.size() - line.blackDice;
    for (qsizetype i = 0; i < line.dice.size(); ++i)
        out.layout->addWidget(
            makeDie(look, {i >= firstBlack ? DieKind::Shielded : DieKind::Unshielded, line.dice.at(i)}, 32));
    for (const QString& mark : line.marks)
        out.layout->addWidget(markChip(look, mark));
    return out.widget;
}

/// A chosen line has an edge in the colour of text.
class EntryButton : public SurfaceButton {
public:
    EntryButton(const Look& look, bool chosen) : SurfaceButton(look), m_look(look), m_chosen(chosen) { }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        if (m_chosen) {
            QPainter painter(this);
            paintSurface(painter, rect(), {m_look.ink(Ink::Raised), m_look.ink(Ink::Text), 2, radiusButton, false});
        }
        SurfaceButton::paintEvent(event);
    }

private:
    const Look& m_look;
    bool m_chosen;
};

} // namespace

QWidget* LogScreen::list(Breadth breadth)
{
    const Page out = page(look(), "log", {0, 0, 12, 24}, 0);
    fillList(*out.layout, breadth);
    // The latest entry stands last; that is where one looks first.
    QTimer::singleShot(0, out.area, [area = out.area, find = m_find] {
        if (find.isEmpty() && area->verticalScrollBar()->value() == 0)
            area->stayAtEnd();
    });
    return out.area;
}

void LogScreen::fillList(QVBoxLayout& into, Breadth breadth)
{
    const QList<Group> all = groups();
    if (all.isEmpty())
        into.addWidget(new Label(look(), Style::Body,
                                 m_find.isEmpty() ? tr("Nothing has happened yet.") : tr("Nothing found."),
                                 Ink::TextSecondary));
    for (int i = 0; i < all.size(); ++i) {
        into.addWidget(heading(all.at(i), i));
        if (m_folded.contains(i) && m_find.isEmpty())
            continue;
        for (const Run& run : all.at(i).runs)
            addRun(into, run, breadth);
    }
    into.addStretch(1);
}

QWidget* LogScreen::heading(const Group& group, int index)
{
    auto* button = new SurfaceButton(look());
    button->setObjectName(QString("turn-%1").arg(index));
    button->setMinimalHeight(56);
    auto* inside = new QHBoxLayout(button);
    inside->setContentsMargins(0, 8, 8, 8);
    inside->setSpacing(12);
    if (const auto owner = ownerFromWord(group.head.player))
        inside->addWidget(makeMark(look(), *owner, 26));
    const QString name = group.head.text.isEmpty() ? tr("Set-up") : group.head.text;
    inside->addWidget(new Label(look(), Style::Row, name));
    const bool narrow = look().breadth(width()) == Breadth::Narrow;
    if (!narrow)
        inside->addWidget(new Divider(look()), 1);
    else
        inside->addStretch(1);
    int entries = 0;
    for (const Run& run : group.runs)
        for (const Item& item : run)
            entries += item.first().n > 0 ? 1 : 0;
    const QString count = tr("%n entries", nullptr, entries);
    if (!narrow) {
        auto* number = new Label(look(), Style::Body, count, Ink::TextSecondary);
        number->setWraps(false);
        inside->addWidget(number);
    }
    inside->addWidget(
        makeIcon(look(), m_folded.contains(index) ? "chevron-right" : "chevron-down", 16, Ink::TextSecondary));
    setHint(*button, QString("%1, %2").arg(name, count));
    connect(button, &QPushButton::clicked, this, [this, index] {
        if (!m_folded.remove(index))
            m_folded.insert(index);
        rebuild();
    });
    return button;
}

QWidget* LogScreen::line(const presentation::LogLine& one, Breadth breadth)
{
    using Kind = presentation::LogLine::Kind;
    const bool entry = one.n > 0;
    QWidget* out = nullptr;
    if (entry) {
        auto* button = new EntryButton(look(), m_chosen == one.n);
        button->setObjectName(QString("entry-%1").arg(one.n));
        connect(button, &QPushButton::clicked, this,
                [this, n = one.n] { choose(m_chosen == n ? std::nullopt : std::optional(n)); });
        setHint(*button, tr("Entry %1: %2").arg(one.n).arg(one.text), {}, one.marks.join(", "));
        out = button;
    } else {
        out = new QWidget;
        out->setAccessibleName(one.text);
    }
    auto* inside = new QHBoxLayout(out);
    inside->setContentsMargins(breadth <= Breadth::Compact ? 4 : 36, entry ? 8 : 4, 8, entry ? 8 : 4);
    inside->setSpacing(12);
    auto* number = new Label(look(), Style::Id, entry ? QString::number(one.n) : QString(), Ink::TextMuted);
    number->setWraps(false);
    number->setFixedWidth(qRound(36 * look().signScale()));
    inside->addWidget(number);
    if (width() > look().scaled(300))
        inside->addWidget(makeIcon(look(), one.icon.isEmpty() ? "chevron-right" : one.icon, 20, Ink::TextSecondary));
    auto* text = new Label(look(), Style::Body, one.text, entry ? Ink::Text : Ink::TextSecondary);
    text->setItalic(one.kind == Kind::Note);
    const bool ends = !one.dice.isEmpty() || !one.marks.isEmpty();
    if (ends && breadth == Breadth::Narrow) {
        const auto words = column(6);
        words.layout->addWidget(text);
        words.layout->addWidget(lineEnd(look(), one, false));
        inside->addWidget(words.widget, 1);
        return out;
    }
    inside->addWidget(text, 1);
    if (ends)
        inside->addWidget(lineEnd(look(), one, true));
    return out;
}

} // namespace ui
