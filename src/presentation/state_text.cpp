// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/state_text.h"

#include "presentation/players_model.h"
#include "presentation/sentences.h"
#include "zaibatsu/piece_ids.h"

using namespace zaibatsu;

namespace presentation {
namespace {

/// Lines of a table in words.
class StateWords {
    Q_DECLARE_TR_FUNCTIONS(StateWords)

public:
    explicit StateWords(const State& state) : m_state(state), m_names(state) { }

    [[nodiscard]] QStringList lines() const;

private:
    [[nodiscard]] QString turn() const;
    [[nodiscard]] QString player(const PlayerRow& row) const;
    [[nodiscard]] QString block(BlockId id, const LaidBlock& laid) const;
    [[nodiscard]] QString pawn(PawnId id) const;
    [[nodiscard]] QString card(CardId id) const;
    [[nodiscard]] QStringList winners() const;
    [[nodiscard]] QStringList tracking() const;
    [[nodiscard]] QStringList board() const;

    const State& m_state;
    Names m_names;
};

QString StateWords::turn() const
{
    QString phase = Names::phase(m_state.turn.phase);
    if (m_state.turn.number == 0)
        return phase;
    return tr("Turn %1, %2, %3", "number, player, phase")
        .arg(QString::number(m_state.turn.number), m_names.player(m_state.turn.player), phase);
}

QString StateWords::player(const PlayerRow& row) const
{
    return tr("%1 (%2): %3 of %4 control counters in the Cybernet, %5 free bonus counters, hand maximum %6",
              "name, colour, numbers")
        .arg(row.name, Names::colour(row.colour), QString::number(row.placed), QString::number(row.total),
             QString::number(row.bonus), row.handSum);
}

QString StateWords::block(BlockId id, const LaidBlock& laid) const
{
    const QString where = tr("%1 at [%2, %3], turned %4", "a block")
                              .arg(m_names.block(id), QString::number(laid.at.q), QString::number(laid.at.r),
                                   QString::number(laid.rotation));
    const QString whose = laid.owner ? tr("controlled by %1").arg(m_names.player(*laid.owner)) : tr("nobody's");
    return laid.bonus > 0 ? tr("%1, %2, %n bonus counter(s) on it", nullptr, laid.bonus).arg(where, whose)
                          : tr("%1, %2", "a block and whose it is").arg(where, whose);
}

QString StateWords::pawn(PawnId id) const
{
    const PawnState& pawn = m_state.pawns[id.index()];
    const QString whose = pawn.controller ? m_names.player(*pawn.controller) : tr("nobody's");
    if (pawn.where == PawnWhere::Eliminated)
        return tr("%1 (%2): eliminated, waits for Reboot", "a pawn and whose it is").arg(m_names.pawn(id), whose);
    return tr("%1 (%2): %3", "a pawn, whose it is, where it stands")
        .arg(m_names.pawn(id), whose, pawn.at ? m_names.place(*pawn.at) : QString());
}

QString StateWords::card(CardId id) const
{
    const CardState& card = m_state.cards[id.index()];
    const QString name = m_names.card(id);
    switch (card.where) {
    case CardWhere::Supply:
    case CardWhere::Discarded: return {};
    case CardWhere::Equipped:
        return tr("%1 on %2", "a card and its pawn").arg(name, card.pawn ? m_names.pawn(*card.pawn) : QString());
    case CardWhere::Cybernet:
        return tr("%1 beside %2", "a card and a block")
            .arg(name, card.beside ? m_names.block(*card.beside) : QString());
    case CardWhere::Held:
        return tr("%1 held by %2", "a card and a player")
            .arg(name, card.owner ? m_names.player(*card.owner) : QString());
    case CardWhere::Table: return tr("%1 played, on the table", "a card").arg(name);
    }
    return {};
}

QStringList StateWords::winners() const
{
    QStringList names;
    for (const Colour colour : m_state.winners)
        names.append(m_names.player(colour));
    return names.isEmpty() ? names : QStringList{tr("Won by %1").arg(names.join(QStringLiteral(", ")))};
}

QStringList StateWords::tracking() const
{
    switch (m_state.settings->track) {
    case Track::All: break;
    case Track::Control:
        return {tr("This table follows blocks and control; pawns stand where they were last said to be.")};
    case Track::Scores: return {tr("This table keeps only the scores.")};
    }
    return {};
}

QStringList StateWords::board() const
{
    QStringList lines{QString()};
    int pile = 0;
    for (const BlockId id : blockIds(m_state)) {
        if (const auto& laid = m_state.blocks[id.index()])
            lines.append(block(id, *laid));
        else
            ++pile;
    }
    lines.append(QString());
    for (const PawnId id : pawnIds(m_state))
        if (const PawnWhere where = pawnOf(m_state, id).where;
            where == PawnWhere::Cybernet || where == PawnWhere::Eliminated)
            lines.append(pawn(id));
    for (const CardId id : cardIds(m_state))
        if (const QString text = card(id); !text.isEmpty())
            lines.append(text);
    lines.append(QString());
    lines.append(tr("%n block(s) left in the pile", nullptr, pile));
    return lines;
}

QStringList StateWords::lines() const
{
    QStringList lines{turn()};
    lines.append(winners());
    lines.append(tracking());
    lines.append(QString());
    for (const PlayerRow& row : playerRows(m_state))
        lines.append(player(row));
    if (!scoresOnly(*m_state.settings))
        lines.append(board());
    lines.append(tr("%n bonus counter(s) left in the supply", nullptr, m_state.bonusSupply));
    for (const Choice& choice : m_state.pending)
        lines.append(choiceText(m_state, choice));
    return lines;
}

} // namespace

QString stateText(const State& state) { return StateWords(state).lines().join(QLatin1Char('\n')) + QLatin1Char('\n'); }

} // namespace presentation
