// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The players' part of the new table: seats, colours, the starting roll and what follows from it.
#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/kit/label.h"
#include "ui/shell/layouts.h"
#include "ui/shell/new_table_screen.h"

#include <algorithm>

namespace ui {

QString colourName(Owner owner)
{
    switch (owner) {
    case Owner::Red: return NewTableScreen::tr("red");
    case Owner::Blue: return NewTableScreen::tr("blue");
    case Owner::Green: return NewTableScreen::tr("green");
    case Owner::Yellow: return NewTableScreen::tr("yellow");
    case Owner::Nobody: break;
    }
    return NewTableScreen::tr("nobody");
}

QString NewTableScreen::shownName(int seat) const
{
    const QString name = m_agreed.players.at(seat).name.trimmed();
    return name.isEmpty() ? tr("Player %1").arg(seat + 1) : name;
}

QWidget* NewTableScreen::players(Breadth breadth)
{
    const auto pile = column(0);
    const auto head = row(8);
    head.layout->addWidget(new Label(look(), Style::PanelTitle, tr("Players, in seating order")), 1);
    if (breadth >= Breadth::Medium && !m_agreed.asItStands) {
        auto* roll = new Label(look(), Style::Body, tr("Starting roll"), Ink::TextSecondary);
        roll->setWraps(false);
        head.layout->addWidget(roll);
    }
    pile.layout->addWidget(head.widget);
    pile.layout->addSpacing(12);
    for (int seat = 0; seat < m_agreed.players.size(); ++seat) {
        pile.layout->addWidget(playerRow(seat, breadth));
        pile.layout->addSpacing(15);
        pile.layout->addWidget(new Divider(look()));
        pile.layout->addSpacing(16);
    }
    if (m_agreed.players.size() < 4) {
        const auto line = row(0);
        auto* add = new Button(look(), ButtonKind::Dashed,
                               m_agreed.players.size() == 2 ? tr("Add a third player") : tr("Add a fourth player"));
        add->setObjectName("add-player");
        add->setGlyph("plus");
        setHint(*add, add->text(), QKeySequence(Qt::CTRL | Qt::Key_Plus));
        connect(add, &QPushButton::clicked, this, &NewTableScreen::addPlayer);
        line.layout->addWidget(add);
        line.layout->addStretch();
        pile.layout->addWidget(line.widget);
        pile.layout->addSpacing(20);
    }
    if (!m_agreed.asItStands) {
        pile.layout->addWidget(rollButtons());
        pile.layout->addSpacing(12);
    }
    pile.layout->addWidget(verdict());
    return pile.widget;
}

QWidget* NewTableScreen::playerRow(int seat, Breadth breadth)
{
    auto* number = new Label(look(), Style::PanelTitle, QString::number(seat + 1), Ink::TextSecondary);
    number->setWraps(false);
    number->setFixedWidth(look().scaled(22));
    if (breadth == Breadth::Wide) {
        const auto line = row(12);
        line.layout->addWidget(number);
        line.layout->addWidget(nameField(seat), 1);
        line.layout->addWidget(colourMarks(seat));
        line.layout->addWidget(rollOf(seat));
        line.layout->addWidget(orderOf(seat));
        line.layout->addWidget(moveButtons(seat));
        return line.widget;
    }
    const auto pile = column(8);
    const auto first = row(12);
    first.layout->addWidget(number);
    first.layout->addWidget(nameField(seat), 1);
    first.layout->addWidget(moveButtons(seat));
    pile.layout->addWidget(first.widget);
    const auto second = flow(12);
    second.layout->addWidget(colourMarks(seat));
    second.layout->addWidget(rollOf(seat));
    second.layout->addWidget(orderOf(seat));
    pile.layout->addWidget(second.widget);
    return pile.widget;
}

QWidget* NewTableScreen::nameField(int seat)
{
    auto* field = new TextField(look(), tr("Name of player %1").arg(seat + 1), m_agreed.players.at(seat).name);
    field->setObjectName(QString("name-%1").arg(seat));
    field->setMaxLength(40);
    field->setPlaceholderText(tr("Name"));
    connect(field, &QLineEdit::textChanged, this, [this, seat](const QString& text) {
        m_agreed.players[seat].name = text;
        refreshStart();
    });
    return field;
}

QWidget* NewTableScreen::colourMarks(int seat)
{
    const auto line = flow(8);
    for (const Owner colour : {Owner::Red, Owner::Blue, Owner::Green, Owner::Yellow}) {
        const bool mine = m_agreed.players.at(seat).colour == colour;
        const bool taken = !mine
            && std::any_of(m_agreed.players.begin(), m_agreed.players.end(),
                           [colour](const NewPlayer& player) { return player.colour == colour; });
        auto* mark = makeOwnerToggle(look(), colour, tr("%1: %2").arg(shownName(seat), colourName(colour)));
        mark->setObjectName(QString("colour-%1-%2").arg(seat).arg(ownerWord(colour)));
        mark->setDimmed(taken);
        mark->setChecked(mine);
        mark->setAutoExclusive(true); // one colour a seat
        connect(mark, &QAbstractButton::clicked, this, [this, seat, colour] { giveColour(seat, colour); });
        line.layout->addWidget(mark);
    }
    if (look().breadth(width()) == Breadth::Wide)
        line.widget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return line.widget;
}

QWidget* NewTableScreen::rollOf(int seat)
{
    const bool wide = look().breadth(width()) == Breadth::Wide;
    const auto line = row(8);
    const QList<int> rolls = m_agreed.asItStands ? QList<int>() : m_agreed.players.at(seat).rolls;
    if (wide)
        line.layout->addStretch(1);
    for (int i = 0; i < rolls.size(); ++i) {
        const bool last = i + 1 == rolls.size();
        if (i > 0)
            line.layout->addWidget(makeIcon(look(), "chevron-right", 16, Ink::TextMuted));
        auto* die = makeDie(look(), {last ? DieKind::Unshielded : DieKind::CannotHit, rolls.at(i)}, last ? 46 : 38);
        die->setAccessibleName(tr("%1 rolled %2").arg(shownName(seat)).arg(rolls.at(i)));
        line.layout->addWidget(die);
    }
    if (wide && rolls.isEmpty() && !m_agreed.asItStands) // in a narrow one it would seem one colour more
        line.layout->addWidget(makeDie(look(), {DieKind::CannotHit, std::nullopt}, 46));
    if (wide)
        line.widget->setMinimumWidth(look().scaled(120));
    line.widget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
    return line.widget;
}

QWidget* NewTableScreen::orderOf(int seat)
{
    const auto pile = column(0);
    pile.widget->setFixedWidth(look().scaled(112));
    const auto starter = order().starter;
    if (!starter || m_agreed.asItStands)
        return pile.widget;
    const int seats = static_cast<int>(m_agreed.players.size());
    const int place = placeInOrder(seat, *starter, seats);
    const StartFacts facts = m_tables.startFacts(seats);
    const QStringList words{tr("starts"), tr("plays second"), tr("plays third"), tr("plays fourth")};
    pile.layout->addWidget(new Label(look(), place == 1 ? Style::Button : Style::Body, words.value(place - 1),
                                     place == 1 ? Ink::Text : Ink::TextSecondary));
    if (place <= facts.openingHands.size())
        pile.layout->addWidget(new Label(look(), Style::Body, tr("%n cards", nullptr, facts.openingHands.at(place - 1)),
                                         Ink::TextSecondary));
    return pile.widget;
}

QWidget* NewTableScreen::moveButtons(int seat)
{
    const auto line = row(8);
    auto* more = new IconButton(look(), "grip", tr("Move or remove %1").arg(shownName(seat)));
    more->setObjectName(QString("seat-%1").arg(seat));
    more->setInk(Ink::TextSecondary);
    connect(more, &QPushButton::clicked, this, [this, seat, more] {
        QMenu* menu = makeMenu(look(), more);
        const int last = static_cast<int>(m_agreed.players.size()) - 1;
        QAction* up = menu->addAction(tr("One seat up"));
        QAction* down = menu->addAction(tr("One seat down"));
        QAction* away = menu->addAction(tr("Remove"));
        up->setEnabled(seat > 0);
        down->setEnabled(seat < last);
        away->setEnabled(last > 1);
        connect(up, &QAction::triggered, this, [this, seat] { swapPlayers(seat, seat - 1); });
        connect(down, &QAction::triggered, this, [this, seat] { swapPlayers(seat, seat + 1); });
        connect(away, &QAction::triggered, this, [this, seat] { removePlayer(seat); });
        openMenu(look(), *menu);
    });
    line.layout->addWidget(more);
    line.widget->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    return line.widget;
}

QWidget* NewTableScreen::rollButtons()
{
    const auto line = flow(8);
    const StartingOrder now = order();
    const bool any = std::any_of(m_agreed.players.begin(), m_agreed.players.end(),
                                 [](const NewPlayer& player) { return !player.rolls.isEmpty(); });
    if (!now.starter && !m_agreed.typedDice) {
        auto* draw = new Button(look(), ButtonKind::Raised, tr("Roll for the start"));
        draw->setObjectName("roll-start");
        draw->setGlyph("quick-check");
        setHint(*draw, tr("Roll for the start"), QKeySequence(Qt::CTRL | Qt::Key_R));
        connect(draw, &QPushButton::clicked, this, &NewTableScreen::drawAll);
        line.layout->addWidget(draw);
    }
    if (!now.starter && m_agreed.typedDice && !now.due.isEmpty()) {
        const int seat = now.due.first();
        const auto words = row(8);
        words.layout->addWidget(new Label(look(), Style::Button,
                                          now.round == 0 ? tr("%1 rolled:").arg(shownName(seat))
                                                         : tr("%1 rolled again:").arg(shownName(seat))));
        words.widget->setMinimumHeight(56);
        line.layout->addWidget(words.widget);
        for (int value = 1; value <= 6; ++value) {
            auto* face = makeDieToggle(look(), DieKind::Unshielded, value);
            face->setObjectName(QString("face-%1").arg(value));
            face->setSide(56);
            setHint(*face, tr("%1 rolled %2").arg(shownName(seat)).arg(value),
                    QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + value)));
            connect(face, &QAbstractButton::clicked, this, [this, seat, value] { roll(seat, value); });
            line.layout->addWidget(face);
        }
    }
    if (any && m_agreed.typedDice) {
        auto* again = new Button(look(), ButtonKind::Quiet, tr("Type the rolls again"));
        again->setObjectName("roll-again");
        again->setGlyph("undo");
        connect(again, &QPushButton::clicked, this, &NewTableScreen::clearRolls);
        line.layout->addWidget(again);
    }
    return line.widget;
}

} // namespace ui
