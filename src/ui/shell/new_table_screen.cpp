// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the screen knows and how it changes; its right side. The players stand in new_table_players.cpp.
#include "ui/shell/new_table_screen.h"

#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/kit/sheets.h"
#include "ui/shell/layouts.h"

#include <QEvent>

#include <algorithm>
#include <array>

namespace ui {
namespace {

constexpr std::array<std::optional<int>, 5> limits{std::nullopt, 30, 60, 90, 120};
constexpr int otherLimit = 45; ///< what a limit of their own begins with, in minutes

void addTitled(QBoxLayout& into, const Look& look, const QString& name, QWidget* widget)
{
    into.addWidget(new Label(look, Style::Body, name, Ink::TextSecondary));
    into.addWidget(widget);
    into.addSpacing(8);
}

} // namespace

NewTableScreen::NewTableScreen(Look& look, const Tables& tables, bool typedDice, quint64 seed, QWidget* parent)
    : Screen(look, parent),
      m_tables(tables)
{
    m_agreed.players = {{QString(), Owner::Red, {}}, {QString(), Owner::Blue, {}}};
    m_agreed.typedDice = typedDice;
    m_agreed.seed = seed;
}

void NewTableScreen::setAgreed(const NewTable& agreed)
{
    m_agreed = agreed;
    if (content())
        rebuild();
}

void NewTableScreen::tellProblem(const QString& problem)
{
    m_problem = problem;
    rebuild();
}

QString NewTableScreen::obstacle() const
{
    QStringList names;
    for (int seat = 0; seat < m_agreed.players.size(); ++seat) {
        const QString name = m_agreed.players.at(seat).name.trimmed();
        if (name.isEmpty())
            return tr("Player %1 has no name yet.").arg(seat + 1);
        if (names.contains(name))
            return tr("Two players are called %1.").arg(name);
        names << name;
    }
    if (!m_agreed.asItStands && !order().starter)
        return tr("The starting roll is not complete yet.");
    return {};
}

void NewTableScreen::addPlayer()
{
    for (const Owner colour : {Owner::Red, Owner::Blue, Owner::Green, Owner::Yellow}) {
        const bool taken = std::any_of(m_agreed.players.begin(), m_agreed.players.end(),
                                       [colour](const NewPlayer& player) { return player.colour == colour; });
        if (taken)
            continue;
        m_agreed.players.append({QString(), colour, {}});
        break;
    }
    clearRolls();
}

void NewTableScreen::removePlayer(int seat)
{
    if (m_agreed.players.size() > 2)
        m_agreed.players.removeAt(seat);
    clearRolls();
}

void NewTableScreen::swapPlayers(int seat, int other)
{
    m_agreed.players.swapItemsAt(seat, other);
    rebuild();
}

void NewTableScreen::giveColour(int seat, Owner colour)
{
    // Whoever had the colour takes the one given up, so that they stay distinct.
    const Owner before = m_agreed.players.at(seat).colour;
    for (NewPlayer& player : m_agreed.players)
        if (player.colour == colour)
            player.colour = before;
    m_agreed.players[seat].colour = colour;
    rebuild();
}

void NewTableScreen::roll(int seat, int value)
{
    m_agreed.players[seat].rolls << value;
    rebuild();
}

void NewTableScreen::drawAll()
{
    const QList<QList<int>> drawn = m_tables.drawStart(m_agreed);
    for (int seat = 0; seat < m_agreed.players.size() && seat < drawn.size(); ++seat)
        m_agreed.players[seat].rolls = drawn.at(seat);
    rebuild();
}

void NewTableScreen::clearRolls()
{
    for (NewPlayer& player : m_agreed.players)
        player.rolls.clear();
    rebuild();
}

StartingOrder NewTableScreen::order() const
{
    QList<QList<int>> rolls;
    for (const NewPlayer& player : m_agreed.players)
        rolls << player.rolls;
    return startingOrder(rolls);
}

void NewTableScreen::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        m_problem.clear(); // told in the language of before; Start tells it again
    Screen::changeEvent(event);
}

QWidget* NewTableScreen::compose(Breadth breadth)
{
    const auto all = column(0);
    auto* bar = new TopBar(look(), breadth);
    QPushButton* back = bar->addBack(tr("Home"));
    connect(back, &QPushButton::clicked, this, &NewTableScreen::backRequested);
    bar->addTitle(title());
    all.layout->addWidget(bar);
    if (breadth <= Breadth::Compact) {
        const Page one = page(look(), "players", {16, 16, 16, 16}, 16);
        one.layout->addWidget(players(breadth));
        one.layout->addWidget(agreements(breadth));
        fillRight(*one.layout, true);
        all.layout->addWidget(one.area, 1);
        return all.widget;
    }
    const auto sides = row(0);
    const Page left = page(look(), "players", {32, 20, 28, 24}, 20);
    left.layout->addWidget(players(breadth));
    left.layout->addWidget(agreements(breadth));
    left.layout->addStretch();
    sides.layout->addWidget(left.area, 1);
    auto* right = new Panel(look(), Ink::Panel);
    right->setLines(Qt::LeftEdge);
    right->setFixedWidth(std::min(look().scaled(440), width() * 2 / 5));
    auto* pile = new QVBoxLayout(right);
    pile->setContentsMargins(1, 0, 0, 20);
    pile->setSpacing(12);
    const Page scroll = page(look(), "agreed", {24, 20, 20, 8}, 10);
    fillRight(*scroll.layout, false);
    pile->addWidget(scroll.area, 1);
    auto* foot = new QVBoxLayout;
    foot->setContentsMargins(24, 0, 20, 0);
    foot->addWidget(startButton());
    pile->addLayout(foot);
    sides.layout->addWidget(right);
    all.layout->addWidget(sides.widget, 1);
    return all.widget;
}

void NewTableScreen::fillRight(QBoxLayout& into, bool withStart)
{
    into.addWidget(new Label(look(), Style::PanelTitle, tr("How much to track")));
    into.addWidget(tracking());
    into.addSpacing(12);
    into.addWidget(new Label(look(), Style::PanelTitle, tr("Start")));
    into.addWidget(startChoice());
    into.addWidget(new Label(look(), Style::Body,
                             tr("As the table stands: lay the blocks, owners, pawns and counters first, then play on."),
                             Ink::TextSecondary));
    into.addSpacing(12);
    into.addWidget(houseRulesPart());
    into.addStretch(1);
    if (withStart)
        into.addWidget(startButton());
}

QWidget* NewTableScreen::agreements(Breadth breadth)
{
    auto* out = new QWidget;
    auto* sides = new QBoxLayout(breadth >= Breadth::Medium ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, out);
    sides->setContentsMargins(0, 0, 0, 0);
    sides->setSpacing(24);
    const auto left = column(4);
    addTitled(*left.layout, look(), tr("Edition of your box"), editionChoice());
    addTitled(*left.layout, look(), tr("Time limit"), limitChoice());
    const auto right = column(4);
    auto* dice = new Segmented(look(), tr("Dice"), {tr("App rolls"), tr("We roll")}, m_agreed.typedDice ? 1 : 0);
    dice->setObjectName("dice");
    connect(dice, &Segmented::chosenChanged, this, [this](int index) {
        m_agreed.typedDice = index == 1;
        clearRolls();
    });
    addTitled(*right.layout, look(), tr("Dice"), dice);
    auto* name = new TextField(look(), tr("Table name"), m_agreed.name);
    name->setObjectName("table-name");
    name->setMaxLength(80);
    name->setPlaceholderText(tr("the players' names"));
    connect(name, &QLineEdit::textChanged, this, [this](const QString& text) { m_agreed.name = text; });
    addTitled(*right.layout, look(), tr("Table name"), name);
    right.layout->addStretch();
    sides->addWidget(left.widget, 1);
    sides->addWidget(right.widget, 1);
    return out;
}

QWidget* NewTableScreen::editionChoice()
{
    auto* edition = new Segmented(look(), tr("Edition of your box"), {tr("First, 2011"), tr("Second, 2017")},
                                  m_agreed.secondEdition ? 1 : 0);
    edition->setObjectName("edition");
    connect(edition, &Segmented::chosenChanged, this, [this](int index) {
        m_agreed.secondEdition = index == 1;
        m_agreed.houseRules.clear(); // defaults follow the edition
        rebuild();
    });
    return edition;
}

QWidget* NewTableScreen::limitChoice()
{
    const auto at = std::find(limits.begin(), limits.end(), m_agreed.minutes);
    const int chosen = static_cast<int>(at - limits.begin()); // behind the last: a number of their own
    auto* limit =
        new Segmented(look(), tr("Time limit"), {tr("None"), "30", "60", "90", tr("120 min"), tr("Other")}, chosen);
    limit->setObjectName("limit");
    const auto pile = column(8);
    pile.layout->addWidget(limit);
    const auto line = row(12);
    line.layout->addWidget(new Label(look(), Style::Body, tr("Minutes")), 1);
    auto* minutes = new Stepper(look(), tr("Minutes"), {5, 600, 5}, m_agreed.minutes.value_or(otherLimit));
    minutes->setObjectName("limit-minutes");
    line.layout->addWidget(minutes);
    line.widget->setVisible(at == limits.end());
    pile.layout->addWidget(line.widget);
    connect(limit, &Segmented::chosenChanged, this, [this, own = line.widget, minutes](int index) {
        const auto which = static_cast<std::size_t>(index);
        own->setVisible(which == limits.size());
        m_agreed.minutes = which < limits.size() ? limits.at(which) : minutes->value();
    });
    connect(minutes, &Stepper::valueChanged, this, [this](int value) { m_agreed.minutes = value; });
    return pile.widget;
}

QWidget* NewTableScreen::tracking()
{
    const auto pile = column(8);
    auto* group = new QButtonGroup(pile.widget);
    const auto offer = [&](TrackChoice choice, const QString& name, const QString& detail) {
        auto* card = new RadioCard(look(), name, detail);
        card->setChecked(m_agreed.track == choice);
        group->addButton(card, static_cast<int>(choice));
        pile.layout->addWidget(card);
    };
    offer(TrackChoice::Everything, tr("Everything"), tr("steps, places and dice are checked"));
    offer(TrackChoice::Control, tr("Blocks and control"), tr("steps and places are declared"));
    offer(TrackChoice::Scores, tr("Scores only"), tr("counters and turns"));
    connect(group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (on)
            m_agreed.track = static_cast<TrackChoice>(id);
    });
    return pile.widget;
}

} // namespace ui
