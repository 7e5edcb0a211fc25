// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The column of a movement.
#include "ui/kit/choices.h"
#include "ui/kit/text_block.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/move_flow.h"

#include <QButtonGroup>

namespace ui {

using presentation::Names;

QWidget* MoveFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("move"), 8);
    flow.head->addWidget(flowHead(look(), tr("Move"), Names(state()).pawn(m_pawn), [this] { emit finished(); }));
    if (m_by == By::Card)
        flow.body->addWidget(actionChoice());
    flow.body->addWidget(wayList());
    if (QWidget* with = m_by == By::Card ? m_with.row(look(), state(), [this] { chooseCard(); }) : nullptr)
        flow.body->addWidget(with);
    const auto unknown = unknownUnder();
    if (m_closed) {
        flow.body->addWidget(closedCard());
    } else if (m_reachable.empty() && unknown) {
        flow.body->addWidget(
            new Label(look(), Style::Body,
                      tr("Nobody has entered yet which sides of %1 have a space. Enter its face, or tap "
                         "where the pawn goes.")
                          .arg(Names(state()).block(*unknown))));
        flow.body->addWidget(enterFace(*unknown));
    }
    flow.body->addStretch(1);
    flow.foot->addWidget(flowFoot(
        look(), confirmText(), [this] { emit finished(); }, m_way.empty() ? Action() : Action([this] { confirm(); })));
    return flow.panel;
}

std::optional<zaibatsu::BlockId> MoveFlow::unknownUnder() const
{
    const auto& at = state().pawns[m_pawn.index()].at;
    if (!at || at->on != zaibatsu::Place::On::Block)
        return std::nullopt;
    const zaibatsu::Face& face = zaibatsu::faceOf(state(), zaibatsu::BlockId{at->piece});
    return face.sides || face.spaces ? std::nullopt : std::optional(zaibatsu::BlockId{at->piece});
}

QWidget* MoveFlow::enterFace(zaibatsu::BlockId block)
{
    auto* enter = new Button(look(), ButtonKind::Raised, tr("Enter the face of %1").arg(Names(state()).block(block)));
    enter->setObjectName(QStringLiteral("enter-face"));
    connect(enter, &QPushButton::clicked, this, [this, block] { emit faceRequested(block); });
    return enter;
}

QWidget* MoveFlow::closedCard()
{
    const QString title = Names(state()).place(m_closed->place);
    if (!m_closed->rule.isEmpty())
        return refusalCard(
            look(), {title, m_closed->text, m_closed->rule}, [this](const QString& rule) { emit ruleRequested(rule); },
            wayRound(m_closed->command));
    const auto part = column(8);
    part.layout->addWidget(new Label(look(), Style::Row, title));
    part.layout->addWidget(new Label(look(), Style::Body, m_closed->text));
    if (m_closed->unknown)
        part.layout->addWidget(enterFace(*m_closed->unknown));
    part.layout->addWidget(asSaidButton(look(), tr("Move there all the same: we know the way"),
                                        [this, command = build::declared(m_closed->command)] {
                                            if (driver().act(command))
                                                emit finished();
                                        }));
    return part.widget;
}

QString MoveFlow::confirmText() const
{
    if (m_by == By::Own || m_way.empty())
        return tr("Move");
    return tr("Move, uses %1 of %2").arg(m_way.size()).arg(m_actions);
}

QWidget* MoveFlow::actionChoice()
{
    const auto part = column(8);
    part.layout->addWidget(flowHeading(look(), tr("Movement actions on the card")));
    const auto numbers = flow(8);
    auto* group = new QButtonGroup(numbers.widget);
    for (int actions = 1; actions <= mostActions; ++actions) {
        auto* toggle =
            new PictureToggle(look(), tr("Movement actions: %1").arg(actions),
                              [this, actions](QPainter& painter, const QRectF& box, bool) {
                                  drawText(painter, textBlock(look(), Style::PanelTitle, QString::number(actions)), box,
                                           look().ink(Ink::Text), Qt::AlignCenter);
                              });
        toggle->setObjectName(QStringLiteral("actions-%1").arg(actions));
        toggle->setChecked(actions == m_actions);
        group->addButton(toggle, actions);
        connect(toggle, &PictureToggle::clicked, this, [this, actions] { setActions(actions); });
        numbers.layout->addWidget(toggle);
    }
    part.layout->addWidget(numbers.widget);
    return part.widget;
}

QWidget* MoveFlow::wayList()
{
    const Names names(state());
    const auto part = column(8);
    part.layout->addWidget(flowHeading(look(), tr("Way chosen")));
    for (std::size_t i = 0; i < m_way.size(); ++i) {
        const bool last = i + 1 == m_way.size();
        auto* number = new PictureView(look(), QSize(34, 34), [this, i, last](QPainter& painter, const QRectF& box) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(look().ink(Ink::Possible), 2.5));
            painter.setBrush(last ? look().ink(Ink::Possible) : QColor(Qt::transparent));
            painter.drawEllipse(box.adjusted(2, 2, -2, -2));
            drawText(painter, textBlock(look(), Style::Row, QString::number(i + 1)), box,
                     look().ink(last ? Ink::OnPossible : Ink::Text), Qt::AlignCenter);
        });
        const auto line = row(12);
        line.layout->addWidget(number);
        line.layout->addWidget(new Label(look(), Style::Body, names.place(m_way[i])), 1);
        part.layout->addWidget(line.widget);
    }
    part.layout->addWidget(new Label(look(), Style::Body,
                                     m_way.empty() ? m_reachable.empty()
                                             ? tr("No space can be reached with so few actions.")
                                             : tr("Tap a space; each shows what it costs.")
                                                   : tr("Tap a space on the way to go round another side."),
                                     Ink::TextSecondary));
    return part.widget;
}

} // namespace ui
