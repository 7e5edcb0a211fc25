// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/end_flow.h"

#include "presentation/figures_words.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/sheets.h"
#include "ui/zaibatsu/flow_parts.h"

#include <algorithm>

namespace ui {

using presentation::FiguresWords;
using presentation::PlayerFigures;

namespace {

FaceCounts countsOf(const PlayerFigures& player)
{
    FaceCounts counts;
    for (std::size_t i = 0; i < 6; ++i) {
        counts.drawn.at(i) = static_cast<int>(player.drawn.at(i));
        counts.typed.at(i) = static_cast<int>(player.typed.at(i));
    }
    return counts;
}

/// A card with a heading.
struct TitledCard {
    Card* card;
    QVBoxLayout* body;
};
TitledCard titledCard(const Look& look, const QString& title)
{
    auto* card = new Card(look);
    auto* body = new QVBoxLayout(card);
    body->setContentsMargins(20, 16, 20, 16);
    body->setSpacing(12);
    body->addWidget(new Label(look, Style::Row, title));
    return {card, body};
}

} // namespace

QList<ChartLine> counterLines(const presentation::GameFigures& figures)
{
    QList<ChartLine> lines;
    for (std::size_t seat = 0; seat < figures.players.size(); ++seat) {
        ChartLine line{ownerOf(figures.players[seat].colour), figures.players[seat].name, {}};
        for (const presentation::TurnCounters& turn : figures.counters)
            line.points.append(QPoint(turn.turn, turn.placed[seat]));
        lines.append(line);
    }
    return lines;
}

int mostCounters(const presentation::GameFigures& figures)
{
    int most = 1;
    for (const PlayerFigures& player : figures.players)
        most = std::max(most, player.total);
    return most;
}

EndFlow::EndFlow(const Look& look, TableDriver& driver, std::optional<std::chrono::milliseconds> played,
                 QObject* parent)
    : Flow(look, driver, parent),
      m_figures(presentation::gameFigures(driver.table().session())),
      m_played(played)
{
}

void EndFlow::refresh() { m_figures = presentation::gameFigures(driver().table().session()); }

QWidget* EndFlow::panel()
{
    auto* whole = new Panel(look(), Ink::Bg);
    auto* parts = new QVBoxLayout(whole);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    parts->addWidget(bar());
    const int margin = narrow() ? 12 : 32;
    const Page middle = page(look(), QStringLiteral("end"), {margin, 20, margin, 20}, 20);
    parts->addWidget(middle.area, 1);
    middle.layout->addWidget(winner());
    const bool wide = look().breadth(inRoom().width()) >= Breadth::Medium;
    auto* cards = new QBoxLayout(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    cards->setSpacing(24);
    cards->addWidget(chart(), wide ? 58 : 0);
    cards->addWidget(dice(), wide ? 42 : 0);
    middle.layout->addLayout(cards, 1);
    if (!wide)
        middle.layout->addStretch(1);
    parts->addWidget(ways());
    return whole;
}

QWidget* EndFlow::bar()
{
    auto* bar = new TopBar(look(), look().breadth(inRoom().width()));
    auto* home = new IconButton(look(), QStringLiteral("home"), tr("Home"));
    home->setObjectName(QStringLiteral("home"));
    connect(home, &QPushButton::clicked, this, &EndFlow::homeRequested);
    bar->addLeft(home);
    QPushButton* undo = pageUndo(look(), narrow());
    undo->setObjectName(QStringLiteral("undo"));
    setHint(*undo, tr("Undo"), QKeySequence::Undo);
    undo->setEnabled(driver().table().undoable() > 0);
    connect(undo, &QPushButton::clicked, this, &EndFlow::undoRequested);
    bar->addLeft(undo);
    const auto add = [&](const QString& icon, const QString& name, const QKeySequence& keys) {
        QPushButton* button = nullptr;
        if (look().breadth(inRoom().width()) >= Breadth::Medium) {
            auto* words = new Button(look(), ButtonKind::Plain, name);
            words->setGlyph(icon);
            setHint(*words, name, keys);
            button = words;
        } else {
            button = new IconButton(look(), icon, name, keys);
        }
        button->setObjectName(icon);
        bar->addRight(button);
        return button;
    };
    connect(add(QStringLiteral("log"), tr("Log"), QKeySequence(Qt::CTRL | Qt::Key_L)), &QPushButton::clicked, this,
            &EndFlow::logRequested);
    connect(add(QStringLiteral("export"), tr("Keep the log"), QKeySequence::Save), &QPushButton::clicked, this,
            &EndFlow::keepRequested);
    return bar;
}

QWidget* EndFlow::winner()
{
    const bool roomy = !narrow() && look().textScale() < 1.5;
    auto* whole = new QWidget;
    auto* fold = new FoldLayout(whole, 24);
    fold->setEndGrows(true);
    const auto marks = row(8);
    for (const PlayerFigures& player : m_figures.players)
        if (std::ranges::find(m_figures.winners, player.colour) != m_figures.winners.end())
            marks.layout->addWidget(makeMark(look(), ownerOf(player.colour), roomy ? 92 : 56));
    fold->addWidget(marks.widget);
    const auto words = column(4);
    auto* headline = new Label(look(), roomy ? Style::Number : Style::Title, FiguresWords::headline(m_figures));
    headline->setObjectName(QStringLiteral("winner"));
    words.layout->addWidget(headline);
    auto* how = new Label(look(), Style::Reading, FiguresWords::how(m_figures, m_played), Ink::TextSecondary);
    how->setObjectName(QStringLiteral("how"));
    words.layout->addWidget(how);
    fold->addWidget(words.widget);
    return whole;
}

QWidget* EndFlow::ways()
{
    auto* foot = new Panel(look(), Ink::Panel);
    foot->setLines(Qt::TopEdge);
    auto* line = new FlowLayout(foot, 8);
    line->setAlignedRight(true);
    line->setContentsMargins(narrow() ? 12 : 24, 8, narrow() ? 12 : 24, 8);
    auto* table = new Button(look(), ButtonKind::Plain, tr("Look at the table"));
    table->setObjectName(QStringLiteral("look"));
    connect(table, &QPushButton::clicked, this, &Flow::finished);
    line->addWidget(table);
    auto* again = new Button(look(), ButtonKind::Raised, tr("New table, same players"));
    again->setObjectName(QStringLiteral("new-table"));
    connect(again, &QPushButton::clicked, this, &EndFlow::newTableRequested);
    line->addWidget(again);
    return foot;
}

QWidget* EndFlow::chart()
{
    const TitledCard part = titledCard(look(), FiguresWords::countersTitle());
    QStringList spoken;
    for (std::size_t seat = 0; seat < m_figures.players.size(); ++seat)
        spoken << FiguresWords::line(m_figures, seat);
    auto* lines = new LineChart(look(), counterLines(m_figures), mostCounters(m_figures));
    lines->setObjectName(QStringLiteral("counters"));
    lines->setAccessibleName(FiguresWords::countersTitle());
    lines->setAccessibleDescription(spoken.join(QStringLiteral("; ")));
    part.body->addWidget(lines, 1);
    return part.card;
}

QWidget* EndFlow::dice()
{
    const TitledCard part = titledCard(look(), FiguresWords::diceTitle());
    part.body->addWidget(new Label(
        look(), Style::Caption, tr("Filled: drawn. Hollow: typed. Dashed: what fair dice give."), Ink::TextSecondary));
    for (const PlayerFigures& player : m_figures.players) {
        part.body->addWidget(diceOf(player));
        part.body->addWidget(new Divider(look()));
    }
    part.body->addWidget(rest());
    part.body->addStretch(1);
    return part.card;
}

QWidget* EndFlow::diceOf(const PlayerFigures& player)
{
    auto* whole = new QWidget;
    whole->setObjectName(QStringLiteral("dice-") + presentation::colourWord(player.colour));
    auto* fold = new FoldLayout(whole, 16);
    const auto words = column(2);
    const auto who = row(10);
    who.layout->addWidget(makeMark(look(), ownerOf(player.colour), 26));
    who.layout->addWidget(new Label(look(), Style::Row, player.name), 1);
    words.layout->addWidget(who.widget);
    words.layout->addWidget(new Label(look(), Style::Body, FiguresWords::rolls(player)));
    words.layout->addWidget(new Label(look(), Style::Caption,
                                      tr("%1: luck %2", "successes to be expected, and how far off")
                                          .arg(FiguresWords::expected(player), FiguresWords::luck(player)),
                                      Ink::TextSecondary));
    fold->addWidget(words.widget);
    auto* bars = new FaceBars(look(), countsOf(player));
    bars->setAccessibleName(FiguresWords::dice(player));
    fold->addWidget(bars);
    return whole;
}

QWidget* EndFlow::rest()
{
    const auto lines = column(4);
    if (m_figures.icons > 0)
        lines.layout->addWidget(new Label(look(), Style::Body, FiguresWords::icons(m_figures), Ink::TextSecondary));
    QStringList lost;
    for (const PlayerFigures& player : m_figures.players)
        lost << QStringLiteral("%1 %2").arg(player.name, QString::number(player.pawnsLost));
    lines.layout->addWidget(
        new Label(look(), Style::Body, tr("Pawns lost: %1").arg(lost.join(QStringLiteral(", "))), Ink::TextSecondary));
    return lines.widget;
}

} // namespace ui
