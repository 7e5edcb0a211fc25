// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The column of putting by hand: the list, then a piece with its fields, what will change, and why.
#include "base/overload.h"
#include "presentation/sentences.h"
#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/adjust_flow.h"
#include "ui/zaibatsu/adjust_words.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Whether a piece waits for its place and nothing else: that is no fault, the players have not come to it yet.
bool waitsForPlace(const z::Refusal& refusal)
{
    const auto waits = [](const z::ObstacleCode& code) {
        return code == z::ObstacleCode(z::TableObstacle::StateAndPlaceDisagree)
            || code == z::ObstacleCode(z::TableObstacle::CardBesideNothing);
    };
    return waits(refusal.code)
        && std::ranges::all_of(refusal.more, [&](const auto& each) { return waits(each.first); });
}

} // namespace

std::pair<QString, QString> AdjustFlow::heading() const
{
    return {tr("Adjust by hand"), tr("Marked in the log as a ruling of the table.")};
}

QWidget* AdjustFlow::panel() { return std::holds_alternative<std::monostate>(m_subject) ? listPanel() : piecePanel(); }

QWidget* AdjustFlow::listPanel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("adjust-list"));
    const auto [title, detail] = heading();
    flow.head->addWidget(flowHead(look(), title, detail, [this] { leave(); }));
    m_list.pileFirst = pileFirst();
    const std::vector<AdjustKind> kinds = adjustKinds(state());
    QStringList words;
    for (const AdjustKind kind : kinds)
        words << adjustKindWord(kind);
    if (kinds.size() > 1) {
        const auto now = std::ranges::find(kinds, m_list.kind) - kinds.begin();
        auto* segments = new Segmented(look(), tr("What is to be put"), words, static_cast<int>(now));
        segments->setObjectName(QStringLiteral("kinds"));
        connect(segments, &Segmented::chosenChanged, this,
                [this, kinds](int index) { setKind(kinds[static_cast<std::size_t>(index)]); });
        flow.head->addWidget(segments);
    }
    if (m_list.kind != AdjustKind::Players) {
        auto* filter = new TextField(look(), tr("Filter the names"), m_list.filter);
        filter->setObjectName(QStringLiteral("filter"));
        filter->setPlaceholderText(tr("Filter the names"));
        filter->setGlyph(QStringLiteral("magnifier"));
        connect(filter, &TextField::textChanged, flow.body, [this, into = flow.body](const QString& text) {
            m_list.filter = text;
            emptyLayout(*into);
            fillList(*into);
        });
        flow.head->addWidget(filter);
    }
    fillList(*flow.body);
    addListFoot(*flow.foot);
    return flow.panel;
}

void AdjustFlow::fillList(QVBoxLayout& into)
{
    addAdjustRows(into, *m_desk, m_list, [this](const AdjustSubject& subject) { go(subject); });
}

void AdjustFlow::addListFoot(QVBoxLayout& into)
{
    if (!m_desk->changesAnything())
        return;
    const auto count = adjustChanges(m_desk->before(), m_desk->after()).size();
    into.addWidget(flowHeading(
        look(), m_desk->refusal() ? tr("What is gathered cannot be so yet.") : tr("Changes gathered: %1").arg(count)));
    into.addWidget(foot());
}

QWidget* AdjustFlow::foot()
{
    QWidget* line = flowFoot(look(), confirmWord(), [this] { leave(); }, [this] { confirm(); });
    if (auto* go = line->findChild<QWidget*>(QStringLiteral("confirm")))
        go->setEnabled(m_desk->changesAnything() && !m_desk->refusal());
    return line;
}

QWidget* AdjustFlow::piecePanel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("adjust"));
    flow.head->addWidget(pieceHead());
    QWidget* end = foot();
    addOutcome(*flow.body, end, Outcome::Refusal); // on top: nothing else can be done first
    addPiece(*flow.body);
    addOutcome(*flow.body, end, Outcome::Changes);
    addReason(*flow.body);
    flow.body->addStretch(1);
    flow.foot->addWidget(end);
    return flow.panel;
}

QString AdjustFlow::pieceName() const
{
    const presentation::Names names(m_desk->after());
    return std::visit(base::overload{
                          [](std::monostate) { return QString(); },
                          [&](z::PawnId pawn) { return names.pawn(pawn); },
                          [&](z::BlockId block) { return names.block(block); },
                          [&](z::Colour player) { return presentation::Names(state()).player(player); },
                          [&](z::CardId card) { return names.card(card); },
                          [](TurnSubject) { return tr("The turn"); },
                      },
                      m_subject);
}

QWidget* AdjustFlow::pieceHead()
{
    const auto line = row(4);
    auto* other = new IconButton(look(), QStringLiteral("back"), tr("Something else"));
    other->setObjectName(QStringLiteral("another"));
    connect(other, &QPushButton::clicked, this, [this] { go(std::monostate{}); });
    line.layout->addWidget(other, 0, Qt::AlignTop);
    QWidget* picture = nullptr;
    const bool roomy = inRoom().width() >= look().scaled(300); // else a long name needs it
    if (const auto* pawn = std::get_if<z::PawnId>(&m_subject); pawn && roomy)
        picture = pawnPicture(look(), m_desk->after(), *pawn, 44);
    else if (const auto* player = std::get_if<z::Colour>(&m_subject); player && roomy)
        picture = makeMark(look(), ownerOf(*player), 32);
    else if (const auto* block = std::get_if<z::BlockId>(&m_subject);
             block && roomy && z::findLaid(m_desk->after(), *block))
        picture = blockPicture(look(), lookOf(m_desk->after(), *block, {}), 48);
    line.layout->addWidget(flowHead(look(), pieceName(), heading().first, [this] { leave(); }, picture), 1);
    return line.widget;
}

void AdjustFlow::addPiece(QVBoxLayout& into)
{
    std::visit(base::overload{
                   [](std::monostate) {},
                   [&](z::PawnId pawn) { addAdjustPawn(into, *m_desk, pawn); },
                   [&](z::BlockId block) {
                       const auto move = [this] {
                           m_moving = true;
                           emit changed();
                       };
                       addAdjustBlock(into, *m_desk, block,
                                      {choosingCell(block), move, [this, block] { emit faceRequested(block); }});
                   },
                   [&](z::Colour player) { addAdjustPlayer(into, *m_desk, player); },
                   [&](z::CardId card) { addAdjustCard(into, *m_desk, card); },
                   [&](TurnSubject) { addAdjustTurn(into, *m_desk); },
               },
               m_subject);
}

void AdjustFlow::addOutcome(QVBoxLayout& into, QWidget* foot, Outcome what)
{
    const auto part = column(4);
    const auto fill = [this, what](QVBoxLayout& layout) {
        if (what == Outcome::Refusal)
            fillRefusal(layout);
        else
            fillChanges(layout);
    };
    fill(*part.layout);
    into.addWidget(part.widget);
    connect(m_desk, &AdjustDesk::typed, part.widget, [this, fill, layout = part.layout, foot] {
        emptyLayout(*layout);
        fill(*layout);
        if (auto* go = foot->findChild<QWidget*>(QStringLiteral("confirm")))
            go->setEnabled(m_desk->changesAnything() && !m_desk->refusal());
    });
}

void AdjustFlow::fillRefusal(QVBoxLayout& into)
{
    const auto refusal = m_desk->changesAnything() ? m_desk->refusal() : std::nullopt;
    if (!refusal)
        return;
    if (waitsForPlace(*refusal)) {
        into.addWidget(flowHeading(look(), tr("Still to be chosen: where it is")));
        return;
    }
    into.addWidget(
        refusalCard(look(),
                    {tr("It cannot be so"), presentation::obstacleText(m_desk->after(), refusal->code, refusal->about),
                     presentation::ruleName(refusal->rule)},
                    [this](const QString& rule) { emit ruleRequested(rule); }, {}));
    for (const auto& [code, about] : refusal->more) {
        auto* more = new Label(look(), Style::Body, presentation::obstacleText(m_desk->after(), code, about));
        more->setObjectName(QStringLiteral("problem"));
        into.addWidget(more);
    }
}

void AdjustFlow::fillChanges(QVBoxLayout& into) const
{
    if (!m_desk->changesAnything() || m_desk->refusal())
        return;
    into.addWidget(flowHeading(look(), tr("What will change")));
    for (const QString& line : adjustChanges(m_desk->before(), m_desk->after())) {
        auto* words = new Label(look(), Style::Body, line);
        words->setObjectName(QStringLiteral("change"));
        into.addWidget(words);
    }
}

void AdjustFlow::addReason(QVBoxLayout& into)
{
    into.addWidget(flowHeading(look(), tr("Why")));
    auto* field = new TextField(look(), tr("Why"), m_reason);
    field->setObjectName(QStringLiteral("reason"));
    connect(field, &TextField::textChanged, this, [this](const QString& text) { m_reason = text; });
    into.addWidget(field);
}

} // namespace ui
