// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The column of a Search: the pile with a filter, then the dial, what placing does, and the confirmation.
#include "presentation/effect_icon.h"
#include "presentation/sentences.h"
#include "ui/kit/fields.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/step_bar.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/turn_dial.h"

#include <algorithm>

namespace ui {

using presentation::Names;
using zaibatsu::BlockId;

QString SearchFlow::fromText() const
{
    const auto& at = state().pawns[m_pawn.index()].at;
    return at ? tr("from %1").arg(Names(state()).block(BlockId{at->piece})) : QString();
}

QWidget* SearchFlow::panel() { return m_block ? placePanel() : drawPanel(); }

QWidget* SearchFlow::drawPanel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("search"));
    flow.head->addWidget(flowHead(look(), tr("Search"), fromText(), [this] { emit finished(); }));
    flow.head->addWidget(new StepBar(look(), {tr("Draw"), tr("Place"), tr("Confirm")}, 0));
    flow.head->addWidget(flowHeading(look(), tr("Which block was drawn?")));
    auto* filter = new TextField(look(), tr("Filter the names"));
    filter->setObjectName(QStringLiteral("filter"));
    filter->setPlaceholderText(tr("Filter the names"));
    filter->setGlyph(QStringLiteral("magnifier"));
    filter->setText(m_filter);
    flow.head->addWidget(filter);
    QVBoxLayout* into = flow.body;
    connect(filter, &TextField::textChanged, into, [this, into](const QString& text) {
        m_filter = text;
        emptyLayout(*into);
        fillPile(*into);
    });
    fillPile(*into);
    return flow.panel;
}

void SearchFlow::fillPile(QVBoxLayout& into)
{
    const Names names(state());
    std::vector<std::pair<QString, BlockId>> pile;
    for (std::size_t i = 0; i < state().blocks.size(); ++i) {
        const BlockId block{static_cast<std::uint16_t>(i)};
        const QString name = names.block(block);
        if (!state().blocks[i] && name.contains(m_filter.trimmed(), Qt::CaseInsensitive))
            pile.emplace_back(name, block);
    }
    std::ranges::sort(pile,
                      [](const auto& a, const auto& b) { return QString::localeAwareCompare(a.first, b.first) < 0; });
    for (const auto& [name, block] : pile) {
        auto* row = new ActionRow(look(), QStringLiteral("hexagon"), name);
        row->setObjectName("block-" + QString::fromStdString(zaibatsu::faceOf(state(), block).key));
        const zaibatsu::Face& face = zaibatsu::faceOf(state(), block);
        row->setPossible(!face.sides && !face.spaces ? tr("face not entered yet") : QString());
        connect(row, &ActionRow::chosen, this, [this, drawn = block] { draw(drawn); });
        into.addWidget(row);
    }
    if (pile.empty())
        into.addWidget(
            new Label(look(), Style::Body, tr("No block of that name is left in the pile."), Ink::TextSecondary));
    into.addStretch(1);
}

QWidget* SearchFlow::placePanel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("search"));
    flow.head->addWidget(flowHead(look(), tr("Search"), fromText(), [this] { emit finished(); }));
    flow.head->addWidget(new StepBar(look(), {tr("Draw"), tr("Place"), tr("Confirm")}, m_at && !m_refused ? 2 : 1));
    flow.body->addWidget(drawnCard());
    if (m_refused)
        flow.body->addWidget(refusalCard(
            look(), {tr("Not here"), m_refused->text, m_refused->rule},
            [this](const QString& rule) { emit ruleRequested(rule); }, wayRound(m_refused->command)));
    if (const auto unknown = unknownFace())
        addUnknown(*flow.body, *unknown);
    else if (m_at)
        flow.body->addWidget(dial());
    else if (m_placements.empty())
        flow.body->addWidget(new Label(look(), Style::Body,
                                       tr("This block fits nowhere beside the pawn's block. Tap a cell to see why.")));
    else
        flow.body->addWidget(new Label(
            look(), Style::Body, tr("Tap a glowing cell. Any other cell says why it cannot be."), Ink::TextSecondary));
    if (m_at && !m_refused)
        flow.body->addWidget(consequences());
    if (QWidget* with = m_at && !m_refused ? m_with.row(look(), state(), [this] { emit changed(); }) : nullptr)
        flow.body->addWidget(with);
    flow.body->addStretch(1);
    const bool ready = m_at && !m_refused;
    flow.foot->addWidget(flowFoot(
        look(), tr("Place here"), [this] { emit finished(); }, ready ? Action([this] { confirm(); }) : nullptr));
    return flow.panel;
}

void SearchFlow::addUnknown(QVBoxLayout& into, BlockId unknown)
{
    const QString name = Names(state()).block(unknown);
    into.addWidget(
        new Label(look(), Style::Body, tr("Nobody has entered yet which sides of %1 have a space.").arg(name)));
    auto* enter = new Button(look(), ButtonKind::Raised, tr("Enter the face of %1").arg(name));
    enter->setObjectName(QStringLiteral("enter-face"));
    connect(enter, &QPushButton::clicked, this, [this, unknown] { emit faceRequested(unknown); });
    into.addWidget(enter);
    into.addWidget(asSaidButton(look(), tr("Place it all the same: we know where it fits"), [this] { placeAsSaid(); }));
}

QWidget* SearchFlow::drawnCard()
{
    auto* card = new Card(look());
    auto* fold = new FoldLayout(card, 8);
    fold->setContentsMargins(12, 10, 8, 10);
    const auto block = row(8);
    const QString name = Names(state()).block(*m_block);
    const BlockLook picture = ghostLook(state(), *m_block, name, {100, 100}, m_rotation);
    block.layout->addWidget(blockPicture(look(), picture, 72));
    const auto words = column(2);
    words.layout->addWidget(new Label(look(), Style::Row, name));
    words.layout->addWidget(new Label(look(), Style::Caption, tr("drawn from the pile"), Ink::TextSecondary));
    block.layout->addWidget(words.widget, 1);
    fold->addWidget(block.widget);
    const auto ways = row(8);
    auto* edit = new IconButton(look(), QStringLiteral("edit"), tr("Change the face"));
    edit->setObjectName(QStringLiteral("edit-face"));
    connect(edit, &QPushButton::clicked, this, [this] { emit faceRequested(*m_block); });
    ways.layout->addWidget(edit);
    auto* other = new IconButton(look(), QStringLiteral("back"), tr("Another block"));
    other->setObjectName(QStringLiteral("another"));
    connect(other, &QPushButton::clicked, this, [this] {
        m_block.reset();
        m_at.reset();
        m_refused.reset();
        emit changed();
    });
    ways.layout->addWidget(other);
    fold->addWidget(ways.widget);
    return card;
}

QWidget* SearchFlow::dial()
{
    const auto part = column(8);
    const std::vector<int> turns = turnsAt(m_refused ? m_refused->at : *m_at);
    const auto line = flow(8);
    line.layout->addWidget(flowHeading(look(), tr("Turn of the block")));
    auto* count = new Label(look(), Style::Caption, tr("%1 of 6 legal here").arg(turns.size()), Ink::TextSecondary);
    line.layout->addWidget(count);
    part.layout->addWidget(line.widget);
    auto* turner = new TurnDial(look());
    turner->setObjectName(QStringLiteral("dial"));
    turner->setTurns(turns, m_rotation);
    connect(turner, &TurnDial::turnChosen, this, &SearchFlow::turnTo);
    connect(turner, &TurnDial::stepRequested, this, &SearchFlow::turn);
    part.layout->addWidget(turner);
    return part.widget;
}

QWidget* SearchFlow::consequences()
{
    const Names names(state());
    const auto part = column(4);
    part.layout->addWidget(flowHeading(look(), tr("What placing it here does")));
    for (const zaibatsu::Icon& icon : zaibatsu::iconsFormed(state(), *m_block, *m_at, m_rotation)) {
        QStringList others;
        for (const hex::Cell cell : icon.cells)
            if (cell != *m_at)
                others << names.cell(cell);
        part.layout->addWidget(new InfoRow(look(), makeCoin(look(), 32), tr("One bonus icon closes"),
                                           tr("%1 and this block").arg(others.join(tr(" and ")))));
    }
    const zaibatsu::Face& face = zaibatsu::faceOf(state(), *m_block);
    const auto tell = [&](const std::optional<std::vector<zaibatsu::Effect>>& effects, const QString& when) {
        for (const zaibatsu::Effect& effect : effects.value_or(std::vector<zaibatsu::Effect>{}))
            part.layout->addWidget(
                new InfoRow(look(), makeIcon(look(), presentation::effectIcon(effect.kind), 28, Ink::TextSecondary),
                            when, presentation::effectText(state(), effect)));
    };
    tell(face.placed, tr("On placement"));
    tell(face.controlled, tr("Waits until somebody takes control"));
    const auto decision = zaibatsu::Game::decide(state(), command(*m_at, m_rotation));
    if (const auto* accepted = std::get_if<base::Accepted<zaibatsu::Game>>(&decision))
        for (const zaibatsu::Hint& hint : accepted->hints)
            if (hint.code == zaibatsu::Hint::Code::TakenAsNone)
                part.layout->addWidget(
                    new Label(look(), Style::Body, presentation::notEnteredText(state(), hint), Ink::TextSecondary));
    if (part.layout->count() == 1)
        part.layout->addWidget(new Label(look(), Style::Body, tr("Nothing more: no icon closes and no effect fires."),
                                         Ink::TextSecondary));
    return part.widget;
}

} // namespace ui
