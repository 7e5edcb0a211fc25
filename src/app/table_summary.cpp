// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/table_summary.h"

#include <QJsonArray>

namespace app {

namespace {

std::string nameOf(const zaibatsu::State& state, zaibatsu::Colour colour)
{
    const zaibatsu::Player* player = zaibatsu::findPlayer(state, colour);
    return player ? player->name : std::string();
}

/// A number from 0 to `most`; nothing else.
std::optional<int> small(const QJsonValue& value, int most)
{
    const int number = value.toInt(-1);
    return number >= 0 && number <= most ? std::optional(number) : std::nullopt;
}

} // namespace

TableSummary summaryOf(const zaibatsu::State& state)
{
    TableSummary summary;
    summary.edition = state.settings->edition;
    for (const zaibatsu::Player& player : state.players)
        summary.owners.push_back(player.colour);
    summary.phase = state.turn.phase;
    summary.turn = state.turn.number;
    summary.player = nameOf(state, state.turn.player);
    for (const zaibatsu::Colour colour : state.winners)
        summary.winners.push_back(nameOf(state, colour));
    return summary;
}

QJsonObject summaryJson(const TableSummary& summary)
{
    QJsonArray owners;
    for (const zaibatsu::Colour owner : summary.owners)
        owners.append(static_cast<int>(owner));
    QJsonArray winners;
    for (const std::string& winner : summary.winners)
        winners.append(QString::fromStdString(winner));
    return {{"edition", static_cast<int>(summary.edition)},     {"owners", owners},
            {"phase", static_cast<int>(summary.phase)},         {"turn", summary.turn},
            {"player", QString::fromStdString(summary.player)}, {"winners", winners}};
}

std::optional<TableSummary> summaryFromJson(const QJsonObject& json)
{
    constexpr int mostTurns = 1'000'000;
    const auto edition = small(json.value("edition"), static_cast<int>(zaibatsu::Edition::Second2017));
    const auto phase = small(json.value("phase"), static_cast<int>(zaibatsu::Phase::Over));
    const auto turn = small(json.value("turn"), mostTurns);
    if (!edition || !phase || !turn || !json.value("player").isString())
        return std::nullopt;
    TableSummary summary;
    summary.edition = static_cast<zaibatsu::Edition>(*edition);
    summary.phase = static_cast<zaibatsu::Phase>(*phase);
    summary.turn = *turn;
    summary.player = json.value("player").toString().toStdString();
    for (const QJsonValue value : json.value("owners").toArray()) {
        const auto owner = small(value, static_cast<int>(zaibatsu::allColours.size()) - 1);
        if (!owner)
            return std::nullopt;
        summary.owners.push_back(static_cast<zaibatsu::Colour>(*owner));
    }
    for (const QJsonValue value : json.value("winners").toArray())
        summary.winners.push_back(value.toString().toStdString());
    return summary;
}

} // namespace app
