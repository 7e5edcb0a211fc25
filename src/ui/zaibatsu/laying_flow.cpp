// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/laying_flow.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

LayingFlow::LayingFlow(const Look& look, TableDriver& driver, QObject* parent)
    : AdjustFlow(look, driver, std::monostate{}, parent)
{
}

std::pair<QString, QString> LayingFlow::heading() const
{
    return {tr("The table as it stands"), tr("Each piece is kept as soon as it is put.")};
}

QString LayingFlow::confirmWord() const
{
    return std::holds_alternative<TurnSubject>(subject()) ? tr("Play on") : tr("Apply");
}

void LayingFlow::addListFoot(QVBoxLayout& into)
{
    auto* on = new Button(look(), ButtonKind::Confirm, tr("All laid out: whose turn?"));
    on->setObjectName(QStringLiteral("laid"));
    on->setHeight(56);
    on->setTrailingGlyph(QStringLiteral("chevron-right"));
    connect(on, &QPushButton::clicked, this, &LayingFlow::askTurn);
    into.addWidget(on);
}

void LayingFlow::askTurn()
{
    go(TurnSubject{});
    desk().put([](AdjustDraft& draft) {
        draft.turn().number = 1;
        draft.turn().phase = z::Phase::Action; // most tables are joined in the middle of a turn
    });
}

bool LayingFlow::backWithin()
{
    if (std::holds_alternative<std::monostate>(subject()))
        return false;
    desk().clear();
    go(std::monostate{});
    return true;
}

void LayingFlow::leave()
{
    if (!backWithin())
        emit finished();
}

void LayingFlow::afterPut()
{
    if (state().turn.phase == z::Phase::Setup)
        backWithin();
    else
        emit finished();
}

bool isBeingLaid(const presentation::ZaibatsuTable& table)
{
    if (table.state().turn.phase != z::Phase::Setup)
        return false;
    const auto& entries = table.session().entries();
    const std::vector<int> inForce = table.session().inForce();
    return std::ranges::any_of(inForce, [&entries](int n) {
        const auto* done = std::get_if<session::Done<z::Game>>(&entries[static_cast<std::size_t>(n) - 1].what);
        return done && std::holds_alternative<z::Adjust>(done->command.action);
    });
}

} // namespace ui
