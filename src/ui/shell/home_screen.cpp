// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/home_screen.h"

#include "ui/kit/buttons.h"
#include "ui/kit/label.h"
#include "ui/kit/sheets.h"
#include "ui/shell/layouts.h"
#include "ui/shell/table_picture.h"

#include <QEvent>
#include <QLocale>

#include <algorithm>

namespace ui {
namespace {

QWidget* gameCard(const Look& look, const QString& icon, const QString& name, const QString& detail, bool offered)
{
    QWidget* out = nullptr;
    if (offered) {
        auto* button = new SurfaceButton(look);
        button->setFrame(SurfaceButton::Frame::Framed);
        button->setMinimalHeight(88);
        out = button;
    } else {
        auto* card = new Card(look);
        card->setMinimumHeight(88);
        card->setSurface(Ink::Bg, Ink::Hairline);
        out = card;
    }
    out->setAccessibleName(name);
    out->setAccessibleDescription(detail);
    auto* line = new QHBoxLayout(out);
    line->setContentsMargins(16, 12, 16, 12);
    line->setSpacing(14);
    line->addWidget(makeIcon(look, icon, 28, offered ? Ink::Text : Ink::TextMuted));
    const auto words = column(2);
    words.layout->addStretch();
    words.layout->addWidget(new Label(look, Style::Row, name, offered ? Ink::Text : Ink::TextMuted));
    words.layout->addWidget(new Label(look, Style::Body, detail, offered ? Ink::TextSecondary : Ink::TextMuted));
    words.layout->addStretch();
    words.widget->setAttribute(Qt::WA_TransparentForMouseEvents);
    line->addWidget(words.widget, 1);
    return out;
}

} // namespace

HomeScreen::HomeScreen(Look& look, Tables& tables, const GameScreens& games, QWidget* parent)
    : Screen(look, parent),
      m_tables(tables),
      m_games(games)
{
}

bool HomeScreen::closeInner()
{
    if (!m_sheet || m_sheet->isHidden())
        return false;
    m_sheet->dismiss();
    return true;
}

void HomeScreen::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange && m_sheet)
        m_sheet->dismiss(); // its words are those of before
    Screen::changeEvent(event);
}

QWidget* HomeScreen::compose(Breadth breadth)
{
    const QList<SavedTable> list = m_tables.list();
    const auto last = std::find_if(list.begin(), list.end(),
                                   [](const SavedTable& table) { return !table.over && table.problem.isEmpty(); });
    const SavedTable* running = last == list.end() ? nullptr : &*last;
    if (breadth <= Breadth::Compact) {
        const Page all = page(look(), "home", {16, 12, 16, 24}, 16);
        all.layout->addWidget(head(true));
        all.layout->addWidget(tools());
        all.layout->addWidget(running ? lastTable(running, breadth) : firstSteps());
        fillRight(*all.layout, list, breadth);
        return all.area;
    }
    const auto sides = row(0);
    auto* left = new Panel(look(), Ink::Board);
    left->setLines(Qt::RightEdge);
    left->setFixedWidth(std::min(look().scaled(424), width() * 2 / 5));
    auto* pile = new QVBoxLayout(left);
    pile->setContentsMargins(32, 24, 32, 32);
    pile->setSpacing(16);
    pile->addWidget(head(false));
    if (running) {
        pile->addWidget(lastTable(running, breadth), 1);
    } else {
        pile->addStretch(1);
        pile->addWidget(firstSteps());
        pile->addStretch(2);
    }
    sides.layout->addWidget(left);
    const Page right = page(look(), "home", {32, 24, 32, 24}, 16);
    right.layout->addWidget(tools());
    fillRight(*right.layout, list, breadth);
    sides.layout->addWidget(right.area, 1);
    return sides.widget;
}

void HomeScreen::fillRight(QBoxLayout& into, const QList<SavedTable>& list, Breadth breadth)
{
    into.addWidget(new Label(look(), Style::PanelTitle, tr("New table")));
    into.addWidget(newTables(breadth));
    into.addWidget(quickChecks(breadth));
    into.addSpacing(8);
    into.addWidget(savedTables(list, breadth));
    into.addStretch(1);
    into.addWidget(new Label(
        look(), Style::Body,
        tr("A fan-made aid. Own words and drawings, no art of any game. Nothing leaves this device."), Ink::TextMuted));
}

QWidget* HomeScreen::head(bool compact)
{
    const auto line = row(14);
    const int side = compact ? 40 : 44;
    line.layout->addWidget(new PictureView(
        look(), {side, side}, [this](QPainter& painter, const QRectF& box) { paintAppMark(painter, look(), box); }));
    const auto words = column(0);
    words.layout->addWidget(new Label(look(), Style::PanelTitle, tr("Zaibatsu Companion")));
    words.layout->addWidget(new Label(look(), Style::Body, tr("for the table you already have"), Ink::TextSecondary));
    line.layout->addWidget(words.widget, 1);
    return line.widget;
}

QWidget* HomeScreen::tools()
{
    const auto line = flow(8);
    line.layout->setAlignedRight(true);
    QPushButton* language = nullptr;
    if (look().breadth(width()) == Breadth::Narrow) { // beside two names there is room for a sign
        language = new IconButton(look(), "language", m_languageName);
    } else {
        auto* named = new Button(look(), ButtonKind::Quiet, m_languageName);
        named->setGlyph("language");
        language = named;
    }
    language->setObjectName("language");
    setHint(*language, tr("Language: %1").arg(m_languageName), QKeySequence(Qt::CTRL | Qt::Key_L));
    connect(language, &QPushButton::clicked, this, [this, language] { emit languageRequested(language); });
    auto* settings = new Button(look(), ButtonKind::Plain, tr("Settings"));
    settings->setObjectName("settings");
    settings->setGlyph("gear");
    setHint(*settings, tr("Settings"), QKeySequence(Qt::CTRL | Qt::Key_Comma));
    connect(settings, &QPushButton::clicked, this, &HomeScreen::settingsRequested);
    auto* rules = new Button(look(), ButtonKind::Plain, tr("Rules"));
    rules->setObjectName("rules");
    rules->setGlyph("book");
    setHint(*rules, tr("Rules"), QKeySequence(Qt::CTRL | Qt::Key_B));
    connect(rules, &QPushButton::clicked, this, &HomeScreen::rulesRequested);
    line.layout->addWidget(language);
    line.layout->addWidget(rules);
    line.layout->addWidget(settings);
    return line.widget;
}

QWidget* HomeScreen::lastTable(const SavedTable* last, Breadth breadth)
{
    const auto pile = column(8);
    pile.widget->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Expanding);
    auto* picture = new TablePicture(look(), m_games, last->id);
    if (breadth <= Breadth::Compact)
        picture->setFixedHeight(220);
    picture->setAccessibleName(tr("Picture of the table %1").arg(last->name));
    pile.layout->addWidget(picture, 1);
    pile.layout->addWidget(new Label(look(), Style::Row, last->name));
    pile.layout->addWidget(new Label(look(), Style::Body, last->progress, Ink::TextSecondary));
    auto* go = new Button(look(), ButtonKind::Confirm, tr("Continue this table"));
    go->setObjectName("continue");
    go->setGlyph("play");
    go->setHeight(76);
    setHint(*go, tr("Continue this table"), QKeySequence(Qt::CTRL | Qt::Key_Return));
    const QString id = last->id;
    connect(go, &QPushButton::clicked, this, [this, id] { emit openRequested(id); });
    pile.layout->addWidget(go);
    return pile.widget;
}

QWidget* HomeScreen::firstSteps()
{
    const auto pile = column(16);
    pile.layout->addWidget(
        new Label(look(), Style::Body,
                  tr("No table is running. Lay the Central Core in the middle, then start a new table here."),
                  Ink::TextSecondary));
    auto* start = new Button(look(), ButtonKind::Confirm, tr("New Zaibatsu table"));
    start->setObjectName("first-table");
    start->setGlyph("plus");
    start->setHeight(76);
    connect(start, &QPushButton::clicked, this, &HomeScreen::newTableRequested);
    pile.layout->addWidget(start);
    return pile.widget;
}

QWidget* HomeScreen::newTables(Breadth breadth)
{
    const bool beside = breadth >= Breadth::Medium;
    auto* out = new QWidget;
    auto* line = new QBoxLayout(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, out);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(beside ? 16 : 8);
    QWidget* zaibatsu = gameCard(look(), "hexagon", "Zaibatsu", tr("2 to 4 players"), true);
    zaibatsu->setObjectName("new-zaibatsu");
    setHint(*zaibatsu, tr("New Zaibatsu table"), QKeySequence(Qt::CTRL | Qt::Key_N));
    connect(static_cast<SurfaceButton*>(zaibatsu), &QPushButton::clicked, this, &HomeScreen::newTableRequested);
    line->addWidget(zaibatsu, 1);
    line->addWidget(gameCard(look(), "lock", "Infiltration", tr("not in this version yet"), false), 1);
    line->addWidget(gameCard(look(), "swap", "NeuroScape", tr("not in this version yet"), false), 1);
    return out;
}

QWidget* HomeScreen::quickChecks(Breadth breadth)
{
    const auto offer = [this](const QString& text, const char* objectName, QuickCheck which, Qt::Key key) {
        auto* button = new Button(look(), ButtonKind::Plain, text);
        button->setObjectName(objectName);
        setHint(*button, text, QKeySequence(Qt::CTRL | key));
        connect(button, &QPushButton::clicked, this, [this, which] { emit quickRequested(which); });
        return button;
    };
    QWidget* odds = offer(tr("Dice and odds"), "quick-odds", QuickCheck::Odds, Qt::Key_D);
    QWidget* placement = offer(tr("Is this placement legal?"), "quick-placement", QuickCheck::Placement, Qt::Key_P);
    QWidget* roll = offer(tr("Roll dice"), "quick-roll", QuickCheck::Roll, Qt::Key_R);
    const auto name = row(10);
    name.layout->addWidget(makeIcon(look(), "quick-check", 22, Ink::TextSecondary));
    name.layout->addWidget(new Label(look(), Style::Body, tr("Quick check"), Ink::TextSecondary), 1);
    if (breadth == Breadth::Wide) {
        const auto line = row(12);
        line.layout->addWidget(name.widget, 3);
        line.layout->addWidget(odds, 4);
        line.layout->addWidget(placement, 5); // its name is the longest
        line.layout->addWidget(roll, 4);
        return line.widget;
    }
    const auto pile = column(8);
    pile.layout->addWidget(name.widget);
    QLayout* into = pile.layout;
    if (breadth == Breadth::Medium) {
        const auto wrapped = flow(8);
        pile.layout->addWidget(wrapped.widget);
        into = wrapped.layout;
    }
    for (QWidget* each : {odds, placement, roll})
        into->addWidget(each);
    return pile.widget;
}

} // namespace ui
