// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/now_panel.h"

#include "base/overload.h"
#include "presentation/help_entries.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/sheets.h"
#include "ui/zaibatsu/board_scene.h"
#include "ui/zaibatsu/card_look.h"
#include "ui/zaibatsu/fact_list.h"
#include "ui/zaibatsu/rules_column.h"

#include <QScrollBar>

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace z = zaibatsu;
using presentation::NowRow;

QWidget* NowPanel::build(const NowContent& content) const
{
    constexpr std::array names{"now", "now-rules", "now-log"};
    const FlowColumn flow = flowColumn(m_look, QLatin1String(names.at(static_cast<std::size_t>(content.tab))), 9);
    flow.panel->setLines(Qt::LeftEdge);
    if (content.tabs)
        addTabs(*flow.head, content.tab);
    switch (content.tab) {
    case NowTab::Now: addNow(flow, content); break;
    case NowTab::Rules: addRules(flow, content); break;
    case NowTab::Log: addLog(flow); break;
    }
    return flow.panel;
}

void NowPanel::addTabs(QVBoxLayout& into, NowTab chosen) const
{
    auto* tabs = new Tabs(
        m_look, tr("Beside the board"),
        {{QStringLiteral("now"), tr("Now")}, {QStringLiteral("book"), tr("Rules")}, {QStringLiteral("log"), tr("Log")}},
        false);
    tabs->setChosen(static_cast<int>(chosen));
    tabs->setObjectName(QStringLiteral("side-tabs"));
    const auto& wish = m_wishes.tab;
    QObject::connect(tabs, &Tabs::chosenChanged, tabs, [wish](int index) { wish(static_cast<NowTab>(index)); });
    into.addWidget(tabs);
}

bool NowPanel::elsewhere(const NowRow& row, const presentation::Subject& subject)
{
    // The bar has the next phase; the end of the game is no business of a pawn or block.
    using presentation::NowAction;
    const bool piece = std::holds_alternative<z::PawnId>(subject) || std::holds_alternative<z::BlockId>(subject)
        || std::holds_alternative<z::CardId>(subject);
    return row.action == NowAction::NextPhase || (row.action == NowAction::EndGame && piece);
}

bool NowPanel::doable(const NowRow& row)
{
    // What asks for a fact first is not done with one tap; these flows ask by themselves.
    using presentation::NowAction;
    const bool asks = row.action == NowAction::Icebreaker || row.action == NowAction::Search
        || row.action == NowAction::Move || row.action == NowAction::Delete;
    return row.possible && (!row.commands.empty() || asks || choosesPiece(row));
}

bool NowPanel::choosesPiece(const NowRow& row)
{
    using presentation::NowAction;
    return row.action == NowAction::Equip || row.action == NowAction::PlaceCard || row.action == NowAction::Enter;
}

void NowPanel::addWhoseTurn(QVBoxLayout& into, const NowContent& content) const
{
    const auto* player = std::get_if<z::Colour>(&content.subject);
    const bool played = m_state.turn.phase != z::Phase::Setup && m_state.turn.phase != z::Phase::Over;
    if (!content.acting || !played || !player || *player == m_state.turn.player)
        return;
    const QString name = presentation::Names(m_state).player(m_state.turn.player);
    into.addWidget(new Label(m_look, Style::Body, tr("It is the turn of %1.").arg(name), Ink::TextSecondary));
}

void NowPanel::addNow(const FlowColumn& flow, const NowContent& content) const
{
    flow.head->addWidget(subject(content.subject, content.acting));
    // An earlier table is only looked at: what could not be done then, and a way round it, would be about now.
    QList<NowRow> rows = content.acting ? content.rows : QList<NowRow>();
    std::ranges::stable_partition(rows, doable);
    addWhoseTurn(*flow.body, content);
    const auto facts = presentation::factsOf(m_state, content.subject);
    bool told = false;
    auto tellFacts = [&, shown = false]() mutable {
        if (!shown && !facts.isEmpty())
            flow.body->addWidget(factList(m_look, facts));
        shown = true;
    };
    for (const NowRow& each : rows) {
        if (elsewhere(each, content.subject))
            continue;
        if (!doable(each) && !told) {
            tellFacts();
            if (!content.tabs)
                addByHand(*flow.body, content);
            flow.body->addWidget(flowHeading(m_look, tr("Not now")));
        }
        told = told || !doable(each);
        flow.body->addWidget(row(each));
    }
    tellFacts();
    if (content.tabs || !told)
        addByHand(content.tabs ? *flow.foot : *flow.body, content);
    if (content.tabs)
        flow.body->addStretch(1);
    if (!content.acting)
        return;
    auto* adjust = new Button(m_look, ButtonKind::Plain, tr("Adjust by hand"));
    adjust->setObjectName(QStringLiteral("adjust"));
    adjust->setGlyph(QStringLiteral("adjust"));
    QObject::connect(adjust, &QPushButton::clicked, adjust, [wish = m_wishes.adjust] { wish(); });
    // In a narrow window the room below the board is for what can be done.
    (content.tabs ? flow.foot : flow.body)->addWidget(adjust);
    if (!content.tabs)
        flow.body->addStretch(1);
}

void NowPanel::addByHand(QVBoxLayout& into, const NowContent& content) const
{
    const bool player = std::holds_alternative<z::Colour>(content.subject);
    const bool before = m_state.turn.phase == z::Phase::Setup;
    if (!content.acting || !(player || before))
        return;
    const auto line = flow(8);
    const auto add = [&](const QString& words, const QString& object, const Action& act) {
        auto* button = new Button(m_look, ButtonKind::Plain, words);
        button->setObjectName(object);
        QObject::connect(button, &QPushButton::clicked, button, act);
        line.layout->addWidget(button);
    };
    const auto wish = [put = m_wishes.player](PlayerWish what) { return [put, what] { put(what); }; };
    if (player) {
        add(tr("Rename"), QStringLiteral("rename"), wish(PlayerWish::Rename));
        add(tr("Another colour"), QStringLiteral("recolour"), wish(PlayerWish::Recolour));
        add(tr("Leaves the table"), QStringLiteral("leave"), wish(PlayerWish::Leave));
    }
    if (before)
        add(tr("Lay the table as it stands"), QStringLiteral("lay-table"), m_wishes.lay);
    into.addWidget(line.widget);
}

QWidget* NowPanel::detail(const NowRow& row) const
{
    const auto line = flow(6);
    for (const int face : row.faces)
        line.layout->addWidget(makeDie(m_look, {DieKind::Ice, face, false, false, true}, 22));
    auto* success = new Label(m_look, Style::Label, row.success);
    success->setWraps(false);
    line.layout->addWidget(success);
    if (!row.loss.isEmpty()) {
        line.layout->addWidget(makeSkull(m_look, 20));
        auto* loss = new Label(m_look, Style::Label, row.loss, Ink::Danger);
        loss->setWraps(false);
        line.layout->addWidget(loss);
    }
    return line.widget;
}

QWidget* NowPanel::row(const NowRow& each) const
{
    auto* line = new ActionRow(m_look, each.icon, each.title);
    line->setObjectName("action-" + each.verb);
    line->setAbout(presentation::helpEntry(each.action));
    const NowWishes& wishes = m_wishes;
    QObject::connect(line, &ActionRow::whyAsked, line, [rule = wishes.rule](const QString& id) { rule(id); });
    QObject::connect(line, &ActionRow::chosen, line, [act = wishes.act, each] { act(each); });
    if (!doable(each) && each.possible)
        return asking(each);
    if (each.possible && !each.faces.isEmpty())
        line->setPossible(detail(each), each.detail);
    else if (each.possible && each.action == presentation::NowAction::Sacrifice)
        line->setLosing(each.detail);
    else if (each.possible)
        line->setPossible(each.detail);
    else
        line->setImpossible(each.detail, each.rule);
    const bool choosing = choosesPiece(each) && m_state.turn.phase == z::Phase::Action;
    if (each.possible || (each.anyway.empty() && !choosing))
        return line;
    // Beside each refusal stands the way round it.
    const auto part = column(0);
    part.layout->addWidget(line);
    // Which card or pawn is meant is said first: the refusal is about one of many.
    const bool which = choosesPiece(each);
    auto* anyway = new Button(m_look, ButtonKind::Quiet, which ? tr("Choose which") : tr("Do it anyway"));
    anyway->setObjectName((which ? "choose-" : "anyway-") + each.verb);
    QObject::connect(anyway, &QPushButton::clicked, anyway, [which, wishes, each] {
        if (which)
            wishes.act(each);
        else
            wishes.anyway(each);
    });
    const auto indented = ui::row(0);
    indented.layout->setContentsMargins(36, 0, 0, 0);
    indented.layout->addWidget(anyway, 0, Qt::AlignLeft);
    part.layout->addWidget(indented.widget);
    return part.widget;
}

QString NowPanel::enterText(const z::Source& piece)
{
    return std::visit(base::overload{[](z::BlockId) { return tr("Enter the face"); },
                                     [](z::CardId) { return tr("Enter the card"); },
                                     [](z::PawnId) { return tr("Enter the pawn card"); }},
                      piece);
}

QWidget* NowPanel::asking(const NowRow& each) const
{
    auto* line = new ActionRow(m_look, each.icon, each.title);
    line->setObjectName("action-" + each.verb);
    line->setAbout(presentation::helpEntry(each.action));
    QObject::connect(line, &ActionRow::whyAsked, line, [rule = m_wishes.rule](const QString& id) { rule(id); });
    line->setImpossible(each.detail);
    if (each.needs.empty())
        return line;
    const z::Source piece = each.needs.front().about;
    const auto part = column(0);
    part.layout->addWidget(line);
    auto* enter = new Button(m_look, ButtonKind::Plain, enterText(piece));
    enter->setObjectName("enter-" + each.verb);
    QObject::connect(enter, &QPushButton::clicked, enter, [wish = m_wishes.piece, piece] { wish(piece); });
    part.layout->addWidget(enter);
    return part.widget;
}

void NowPanel::addRules(const FlowColumn& flow, const NowContent& content) const
{
    QStringList concerned{presentation::helpEntry(m_state, content.subject)};
    for (const NowRow& each : content.rows)
        if (const QString entry = presentation::helpEntry(each.action); !elsewhere(each, content.subject))
            concerned << entry;
    concerned.removeDuplicates();
    auto* rules = new RulesColumn(m_look, m_book, concerned);
    QObject::connect(rules, &RulesColumn::chosen, rules, [wish = m_wishes.rule](const QString& entry) { wish(entry); });
    flow.body->addWidget(rules);
    flow.body->addStretch(1);
    auto* open = new Button(m_look, ButtonKind::Raised, tr("Open the rules"));
    open->setObjectName(QStringLiteral("open-rules"));
    QObject::connect(open, &QPushButton::clicked, open, [wish = m_wishes.rules] { wish(); });
    flow.foot->addWidget(open);
}

void NowPanel::addLog(const FlowColumn& flow) const
{
    const QList<presentation::LogLine> lines = m_table.log();
    constexpr qsizetype shown = 40;
    for (const presentation::LogLine& line : lines.mid(std::max<qsizetype>(0, lines.size() - shown))) {
        const bool heading = line.kind == presentation::LogLine::Kind::Turn;
        const bool effect = line.kind == presentation::LogLine::Kind::Effect;
        auto* text = new Label(m_look, heading ? Style::Label : Style::Body, line.text,
                               effect || heading ? Ink::TextSecondary : Ink::Text);
        text->setContentsMargins(effect ? 20 : 4, 0, 4, 0);
        flow.body->addWidget(text);
    }
    flow.body->addStretch(1);
    // The latest line stands last; that is where one looks first, until somebody scrolls up.
    QScrollBar* bar = flow.panel->findChild<QScrollArea*>()->verticalScrollBar();
    QObject::connect(bar, &QScrollBar::rangeChanged, bar, [bar, before = 0](int, int most) mutable {
        if (bar->value() >= std::exchange(before, most))
            bar->setValue(most);
    });
    const auto foot = ui::row(8);
    auto* note = new Button(m_look, ButtonKind::Plain, tr("Note"));
    note->setObjectName(QStringLiteral("note"));
    note->setGlyph(QStringLiteral("edit"));
    QObject::connect(note, &QPushButton::clicked, note, [wish = m_wishes.note] { wish(); });
    foot.layout->addWidget(note);
    auto* open = new Button(m_look, ButtonKind::Raised, tr("Open the log"));
    open->setObjectName(QStringLiteral("open-log"));
    QObject::connect(open, &QPushButton::clicked, open, [wish = m_wishes.log] { wish(); });
    foot.layout->addWidget(open, 1);
    flow.foot->addWidget(foot.widget);
}

} // namespace ui
