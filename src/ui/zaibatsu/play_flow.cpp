// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/play_flow.h"

#include "presentation/now_rows.h"
#include "presentation/sentences.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

PlayFlow::PlayFlow(const Look& look, TableDriver& driver, const zaibatsu::Command& command, QObject* parent)
    : Flow(look, driver, parent),
      m_command(command)
{
    PlayFlow::refresh();
}

QWidget* PlayFlow::panel()
{
    const QString title = presentation::nowTitle(state(), presentation::NowAction::Reboot);
    const FlowColumn flow = flowColumn(look(), QStringLiteral("play"));
    flow.head->addWidget(
        flowHead(look(), title, presentation::commandText(state(), m_command), [this] { emit finished(); }));
    if (QWidget* with = m_with.row(look(), state(), [this] { emit changed(); }))
        flow.body->addWidget(with);
    flow.body->addStretch(1);
    flow.foot->addWidget(flowFoot(look(), title, [this] { emit finished(); }, [this] { confirm(); }));
    return flow.panel;
}

void PlayFlow::confirm()
{
    if (driver().act(m_with.apply(state(), m_command)))
        emit finished();
}

} // namespace ui
