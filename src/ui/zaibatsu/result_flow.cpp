// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/result_flow.h"

#include "ui/kit/fold_layout.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/dice_view.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

namespace z = zaibatsu;

ResultFlow::ResultFlow(const Look& look, TableDriver& driver, const Done& done, QObject* parent)
    : Flow(look, driver, parent),
      m_done(done)
{
    if (const auto* icebreak = std::get_if<z::Icebreak>(&done.command.action)) {
        m_pawn = icebreak->pawn;
        if (const auto* block = std::get_if<z::BlockId>(&icebreak->target))
            m_block = *block;
    } else if (const auto* attack = std::get_if<z::Delete>(&done.command.action)) {
        m_pawn = attack->pawn;
    }
    ResultFlow::refresh();
    m_rested = m_words.typed || look.reducedMotion() || m_words.dice.isEmpty();
}

void ResultFlow::refresh() { m_words = presentation::resultWords(*m_done.before, m_done.events); }

BoardOverlay ResultFlow::overlay() const
{
    BoardOverlay overlay;
    overlay.pawn = m_pawn;
    overlay.block = m_block;
    return overlay;
}

std::optional<BoardPart> ResultFlow::inView() const
{
    if (m_block)
        return BoardPart{{BlockSpot{*m_block, std::nullopt}}, metrics::choosingR};
    return std::nullopt;
}

QWidget* ResultFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("result"), 24);
    flow.head->addWidget(head());
    if (!m_words.dice.isEmpty())
        flow.head->addWidget(dice());
    if (m_rested)
        flow.body->addWidget(consequences());
    flow.body->addStretch(1);
    flow.foot->addWidget(foot());
    return flow.panel;
}

QWidget* ResultFlow::head() const
{
    const auto line = row(12);
    if (m_pawn)
        line.layout->addWidget(pawnPicture(look(), *m_done.before, *m_pawn, 48), 0, Qt::AlignTop);
    const auto words = column(2);
    if (m_rested && !m_words.about.isEmpty())
        words.layout->addWidget(new Label(look(), Style::Caption, m_words.about, Ink::TextSecondary));
    auto* headline = new Label(look(), Style::Title, m_rested ? m_words.headline : tr("The dice roll"));
    headline->setObjectName(QStringLiteral("headline"));
    words.layout->addWidget(headline);
    line.layout->addWidget(words.widget, 1);
    return line.widget;
}

QWidget* ResultFlow::dice()
{
    auto* thrown = new QWidget;
    auto* fold = new FoldLayout(thrown, 16);
    fold->setEndGrows(true);
    auto* view = new DiceView(look(), {m_words.dice, m_words.hits, m_words.blackDice});
    const int count = static_cast<int>(m_words.dice.size());
    const int wide = std::min(look().scaled(std::min(300, 130 * count)), inRoom().width() - 64);
    view->setFixedSize(wide, std::min(look().scaled(120), wide));
    fold->addWidget(view);
    if (!m_rested) {
        connect(view, &DiceView::rested, this, &ResultFlow::rest);
        view->roll();
    }
    const auto words = column(2);
    if (m_rested && !m_words.needed.isEmpty())
        words.layout->addWidget(new Label(look(), Style::Row, m_words.needed));
    words.layout->addWidget(new Label(
        look(), Style::Caption, m_words.typed ? tr("typed by the players") : tr("rolled by the app"), Ink::TextMuted));
    fold->addWidget(words.widget);
    return thrown;
}

void ResultFlow::rest()
{
    if (m_rested)
        return;
    m_rested = true;
    emit changed();
}

QWidget* ResultFlow::consequences()
{
    const auto part = column(0);
    for (const presentation::ResultLine& each : m_words.lines) {
        part.layout->addWidget(line(each));
        part.layout->addWidget(new Divider(look()));
    }
    return part.widget;
}

QWidget* ResultFlow::line(const presentation::ResultLine& each)
{
    const std::optional<Owner> owner = ownerFromWord(each.player);
    // A counter that comes or goes is the owner's shape itself.
    const QStringList counters{QString(), QStringLiteral("plus"), QStringLiteral("minus")};
    const bool counter = owner && counters.contains(each.icon);
    QWidget* picture = counter ? makeMark(look(), *owner, 34)
                               : makeIcon(look(), each.icon.isEmpty() ? QStringLiteral("hexagon") : each.icon, 34,
                                          each.loss ? Ink::Danger : Ink::TextSecondary);
    auto* info = new InfoRow(look(), picture, each.title, each.detail);
    if (!each.rule.isEmpty())
        info->addEnd(whyButton(look(), each.rule, [this](const QString& rule) { emit ruleRequested(rule); }));
    return info;
}

QWidget* ResultFlow::foot()
{
    const auto line = row(8);
    if (m_pawn && driver().state().pending.empty()) {
        auto* again = new Button(look(), ButtonKind::Plain, tr("Again"));
        again->setObjectName(QStringLiteral("again"));
        again->setGlyph(QStringLiteral("icebreaker"));
        again->setHeight(64);
        connect(again, &QPushButton::clicked, this, &Flow::againRequested);
        line.layout->addWidget(again, 1);
    }
    auto* done = new Button(look(), ButtonKind::Raised, tr("Done"));
    done->setObjectName(QStringLiteral("done"));
    done->setHeight(64);
    connect(done, &QPushButton::clicked, this, &Flow::finished);
    line.layout->addWidget(done, 2);
    return line.widget;
}

} // namespace ui
