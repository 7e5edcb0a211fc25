// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the starting roll says, the folded list of house rules, and the button that makes the table of both.
#include "ui/kit/buttons.h"
#include "ui/kit/choices.h"
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/shell/layouts.h"
#include "ui/shell/new_table_screen.h"

#include <algorithm>

namespace ui {

QString NewTableScreen::verdictTitle() const
{
    if (m_agreed.asItStands)
        return tr("Nobody rolls for the start");
    const StartingOrder now = order();
    if (now.starter)
        return tr("%1 starts").arg(shownName(*now.starter));
    QStringList names;
    for (const int seat : now.due)
        names << shownName(seat);
    if (now.round > 0)
        return tr("A tie: %1 roll again").arg(names.join(", "));
    return tr("The highest die starts");
}

QString NewTableScreen::verdictDetail() const
{
    const int seats = static_cast<int>(m_agreed.players.size());
    const StartFacts facts = m_tables.startFacts(seats);
    const QString counters = tr("%n control counters each.", nullptr, facts.countersEach);
    if (m_agreed.asItStands)
        return tr("Whose turn it is comes last, once everything is laid out.") + ' ' + counters;
    return order().starter ? counters + ' ' + tr("Then the order of the seats, clockwise.")
                           : tr("Ties are rolled again among those who tied.") + ' ' + counters;
}

QWidget* NewTableScreen::verdict()
{
    auto* card = new Card(look());
    auto* line = new QHBoxLayout(card);
    line->setContentsMargins(20, 12, 20, 12);
    line->setSpacing(16);
    if (const auto starter = order().starter; starter && !m_agreed.asItStands)
        line->addWidget(makeMark(look(), m_agreed.players.at(*starter).colour, 36));
    else
        line->addWidget(makeIcon(look(), "quick-check", 28, Ink::TextSecondary));
    const auto words = column(2);
    words.layout->addWidget(new Label(look(), Style::Row, verdictTitle()));
    words.layout->addWidget(new Label(look(), Style::Body, verdictDetail(), Ink::TextSecondary));
    line->addWidget(words.widget, 1);
    card->setAccessibleName(verdictTitle());
    card->setAccessibleDescription(verdictDetail());
    return card;
}

QWidget* NewTableScreen::houseRulesPart()
{
    const QList<HouseRule> rules = houseRules();
    const auto pile = column(0);
    auto* fold = new SurfaceButton(look());
    fold->setObjectName("house-rules");
    fold->setFrame(SurfaceButton::Frame::Card);
    fold->setMinimalHeight(64);
    auto* line = new QHBoxLayout(fold);
    line->setContentsMargins(16, 8, 16, 8);
    const auto words = column(2);
    words.layout->addWidget(new Label(look(), Style::Button, tr("House rules")));
    const int apart = static_cast<int>(m_agreed.houseRules.size());
    const QString count = tr("%n switches", nullptr, static_cast<int>(rules.size()));
    const QString state =
        apart == 0 ? tr("%1, all at their default").arg(count) : tr("%1, %2 set apart").arg(count).arg(apart);
    words.layout->addWidget(new Label(look(), Style::Body, state, Ink::TextSecondary));
    line->addWidget(words.widget, 1);
    line->addWidget(makeIcon(look(), m_rulesOpen ? "minus" : "chevron-down", 22));
    setHint(*fold, tr("House rules"), QKeySequence(Qt::CTRL | Qt::Key_H), state);
    connect(fold, &QPushButton::clicked, this, [this] {
        m_rulesOpen = !m_rulesOpen;
        rebuild();
    });
    pile.layout->addWidget(fold);
    if (m_rulesOpen)
        for (const HouseRule& rule : rules) {
            pile.layout->addWidget(houseRule(rule));
            pile.layout->addWidget(new Divider(look()));
        }
    return pile.widget;
}

QWidget* NewTableScreen::houseRule(const HouseRule& rule)
{
    const bool standard = m_agreed.secondEdition ? rule.onInSecond : rule.onInFirst;
    auto* one = new SwitchRow(look(), rule.sentence, rule.id);
    one->setSentence(true);
    one->setObjectName("rule-" + rule.id);
    one->setChecked(m_agreed.houseRules.value(rule.id, standard));
    connect(one, &QAbstractButton::toggled, this, [this, id = rule.id, standard](bool on) {
        if (on == standard)
            m_agreed.houseRules.remove(id);
        else
            m_agreed.houseRules.insert(id, on);
    });
    const auto line = row(gap);
    setHelp(*line.widget, rule.id);
    line.layout->addWidget(one, 1);
    IconButton* about = makeQuestion(look(), rule.id, tr("About: %1").arg(rule.id),
                                     [this](const QString& id) { emit ruleRequested(id); });
    about->setObjectName("about-" + rule.id);
    line.layout->addWidget(about);
    return line.widget;
}

QWidget* NewTableScreen::startButton()
{
    const auto pile = column(8);
    m_obstacle = new Label(look(), Style::Body, {}, Ink::TextMuted);
    pile.layout->addWidget(m_obstacle);
    if (!m_problem.isEmpty())
        pile.layout->addWidget(new Banner(look(), Banner::Kind::Warning, m_problem));
    m_start = new Button(look(), ButtonKind::Confirm, {});
    m_start->setObjectName("start");
    m_start->setHeight(68);
    m_start->setTrailingGlyph("chevron-right");
    connect(m_start, &QPushButton::clicked, this, [this] {
        NewTable agreed = m_agreed;
        QStringList names;
        for (const NewPlayer& player : agreed.players)
            names << player.name.trimmed();
        if (agreed.name.trimmed().isEmpty())
            agreed.name = names.join(", "); // as the empty field promises
        emit startRequested(agreed);
    });
    pile.layout->addWidget(m_start);
    refreshStart();
    return pile.widget;
}

QWidget* NewTableScreen::startChoice()
{
    auto* choice =
        new Segmented(look(), tr("Start"), {tr("Fresh"), tr("As the table stands")}, m_agreed.asItStands ? 1 : 0);
    choice->setObjectName("start-from");
    connect(choice, &Segmented::chosenChanged, this, [this](int index) {
        m_agreed.asItStands = index == 1;
        rebuild();
    });
    return choice;
}

void NewTableScreen::refreshStart()
{
    const QString why = obstacle();
    const auto starter = order().starter;
    const QString fresh = starter && why.isEmpty() ? tr("Start, %1 first").arg(shownName(*starter)) : tr("Start");
    const QString text = m_agreed.asItStands ? tr("Lay the table") : fresh;
    m_obstacle->setText(why);
    m_obstacle->setVisible(!why.isEmpty());
    m_start->setText(text);
    m_start->setEnabled(why.isEmpty());
    setHint(*m_start, text, QKeySequence(Qt::CTRL | Qt::Key_Return), why);
}

} // namespace ui
