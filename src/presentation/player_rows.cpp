// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/players_model.h"

#include "zaibatsu/outlook.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>

using namespace zaibatsu;

namespace presentation {
namespace {

/// Words for the hand maximum.
struct HandWords {
    Q_DECLARE_TR_FUNCTIONS(HandWords)

public:
    /// "6 = 5 base + 1 Financial Sector"; "5" where nothing is added
    static QString sum(const State& state, Colour player);

private:
    static QString source(const Names& names, const HandPart& part);
};

QString HandWords::source(const Names& names, const HandPart& part)
{
    if (const auto* card = std::get_if<CardId>(&part.source))
        return Names::within(names.card(*card));
    if (const auto* pawn = std::get_if<PawnId>(&part.source))
        return Names::within(names.pawn(*pawn));
    return tr("base", "the hand maximum before any card");
}

QString HandWords::sum(const State& state, Colour player)
{
    const Names names(state);
    const std::vector<HandPart> parts = handParts(state, player);
    QString text;
    for (const HandPart& part : parts) {
        if (!text.isEmpty())
            text += part.change < 0 ? QStringLiteral(" − ") : QStringLiteral(" + ");
        text += tr("%1 %2", "a number of cards and where it comes from")
                    .arg(QString::number(text.isEmpty() ? part.change : std::abs(part.change)), source(names, part));
    }
    if (parts.size() < 2)
        return QString::number(handMaximum(state, player));
    return QStringLiteral("%1 = ").arg(handMaximum(state, player)) + text;
}

int paidBy(const State& state, Colour player)
{
    int paid = 0;
    for (const CardState& card : state.cards)
        if (card.owner == player)
            paid += card.paid;
    for (const PawnState& pawn : state.pawns)
        if (pawn.payer == player)
            paid += pawn.paid;
    return paid;
}

void addPieces(PlayerRow& row, const State& state, const Names& names)
{
    for (const PawnId id : pawnIds(state)) {
        const PawnState& pawn = pawnOf(state, id);
        if (pawn.controller == row.colour && pawn.where == PawnWhere::Cybernet)
            row.pawns.append(names.pawn(id));
        if (pawn.controller == row.colour && pawn.where == PawnWhere::Eliminated)
            row.eliminated.append(names.pawn(id));
    }
    for (const CardId id : cardIds(state)) {
        const CardState& card = state.cards[id.index()];
        const bool lies =
            card.where == CardWhere::Equipped || card.where == CardWhere::Cybernet || card.where == CardWhere::Held;
        if (card.owner == row.colour && lies)
            row.cards.append(names.card(id));
    }
}

} // namespace

QList<PlayerRow> playerRows(const State& state)
{
    const Names names(state);
    QList<PlayerRow> rows;
    for (const Player& player : state.players) {
        PlayerRow row;
        row.colour = player.colour;
        row.name = names.player(player.colour);
        row.placed = player.total - player.pool;
        row.total = player.total;
        row.bonus = player.bonus;
        row.bonusPaid = paidBy(state, player.colour);
        row.handMax = handMaximum(state, player.colour);
        row.handSum = HandWords::sum(state, player.colour);
        row.openingHand = player.openingHand;
        const bool playing = state.turn.phase != Phase::Setup && state.turn.phase != Phase::Over;
        row.active = playing && state.turn.player == player.colour;
        row.left = player.left;
        row.winner = std::ranges::find(state.winners, player.colour) != state.winners.end();
        addPieces(row, state, names);
        rows.append(row);
    }
    return rows;
}

} // namespace presentation
