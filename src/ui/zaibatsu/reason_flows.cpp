// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/reason_flows.h"

#include "presentation/sentences.h"
#include "ui/kit/fields.h"
#include "ui/shell/log_screen.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

namespace z = zaibatsu;

AnywayFlow::AnywayFlow(const Look& look, TableDriver& driver, const z::Command& command, QObject* parent)
    : Flow(look, driver, parent),
      m_command(command)
{
}

void AnywayFlow::act(const QString& reason)
{
    if (driver().act(build::anyway(m_command, reason.toStdString())))
        emit finished();
}

QWidget* AnywayFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("anyway"));
    flow.head->addWidget(flowHead(look(), tr("Do it anyway"), presentation::commandText(state(), m_command),
                                  [this] { emit finished(); }));
    flow.body->addWidget(new Label(
        look(), Style::Body, tr("Why? The reason goes into the log, and the rule is marked as set aside by the table."),
        Ink::TextSecondary));
    const QStringList ready{tr("We play it so"), tr("We agreed on it this once"), tr("It was so on the real table"),
                            tr("To put a mistake right")};
    for (qsizetype i = 0; i < ready.size(); ++i) {
        auto* row = new ActionRow(look(), QStringLiteral("check"), ready[i]);
        row->setObjectName(QStringLiteral("reason-%1").arg(i));
        row->setPossible();
        connect(row, &ActionRow::chosen, this, [this, text = ready[i]] { act(text); });
        flow.body->addWidget(row);
    }
    auto* own = new TextField(look(), tr("Another reason"), m_text);
    own->setObjectName(QStringLiteral("reason"));
    own->setPlaceholderText(tr("Another reason"));
    connect(own, &TextField::textChanged, this, [this](const QString& text) { m_text = text; });
    connect(own, &TextField::returnPressed, this, [this] {
        if (!m_text.trimmed().isEmpty())
            act(m_text.trimmed());
    });
    flow.body->addWidget(own);
    flow.body->addStretch(1);
    return flow.panel;
}

void NoteFlow::keep(const QString& text)
{
    if (!text.trimmed().isEmpty() && driver().act(build::note(text.trimmed().toStdString())))
        emit finished();
}

QWidget* NoteFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("note"));
    flow.head->addWidget(flowHead(look(), tr("Note for the log"), {}, [this] { emit finished(); }));
    auto* field = new TextField(look(), tr("Note for the log"));
    field->setObjectName(QStringLiteral("note"));
    field->setPlaceholderText(LogScreen::notePrompt(look(), inRoom().width()));
    connect(field, &TextField::returnPressed, this, [this, field] { keep(field->text()); });
    flow.body->addWidget(field);
    flow.body->addStretch(1);
    flow.foot->addWidget(
        flowFoot(look(), tr("Keep note"), [this] { emit finished(); }, [this, field] { keep(field->text()); }));
    return flow.panel;
}

} // namespace ui
