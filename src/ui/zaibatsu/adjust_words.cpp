// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/adjust_words.h"

#include "presentation/names.h"
#include "zaibatsu/piece_ids.h"

namespace ui {

namespace z = zaibatsu;
using presentation::Names;

namespace {

/// Words of this file; what differs between two tables, gathered.
class Changes {
    Q_DECLARE_TR_FUNCTIONS(AdjustChanges)

public:
    Changes(const z::State& before, const z::State& after) : m_before(before), m_after(after), m_names(after) { }

    [[nodiscard]] QStringList all();
    [[nodiscard]] QString lying(z::BlockId id) const;

private:
    [[nodiscard]] QString who(std::optional<z::Colour> colour) const
    {
        return colour ? m_names.player(*colour) : tr("nobody");
    }
    void line(const QString& name, const QStringList& parts)
    {
        if (!parts.isEmpty())
            m_lines << tr("%1: %2", "a piece and what will be of it").arg(name, parts.join(tr(", ")));
    }
    void block(z::BlockId id);
    void pawn(z::PawnId id);
    void card(z::CardId id);
    void player(std::size_t seat);
    void turn();
    [[nodiscard]] QStringList lies(z::BlockId id) const;
    [[nodiscard]] QStringList stands(z::PawnId id) const;

    const z::State& m_before;
    const z::State& m_after;
    Names m_names;
    QStringList m_lines;
};

QString Changes::lying(z::BlockId id) const
{
    const z::LaidBlock laid = z::laidCopy(m_after, id);
    // Players find a block by its neighbours; a cell's two numbers stand on no table.
    for (int side = 0; side < 6; ++side)
        if (const auto beside = z::blockAt(m_after, hex::neighbour(laid.at, side)); beside && id != z::centralCore)
            return tr("beside %1 (%2), turned by %3", "a block, on which side of it")
                .arg(m_names.block(*beside), Names::direction(hex::opposite(side)))
                .arg(laid.rotation);
    if (laid.at == hex::Cell{})
        return tr("in the middle, turned by %1").arg(laid.rotation);
    return tr("alone at [%1, %2], turned by %3").arg(laid.at.q).arg(laid.at.r).arg(laid.rotation);
}

QStringList Changes::lies(z::BlockId id) const
{
    const z::LaidBlock* was = z::findLaid(m_before, id);
    const z::LaidBlock* now = z::findLaid(m_after, id);
    if (!now)
        return was ? QStringList{tr("goes back into the pile")} : QStringList{};
    if (was && was->at == now->at && was->rotation == now->rotation)
        return {};
    return {tr("lies %1", "beside a block").arg(lying(id))};
}

void Changes::block(z::BlockId id)
{
    QStringList parts = lies(id);
    const z::LaidBlock was = z::laidCopy(m_before, id);
    const z::LaidBlock now = z::laidCopy(m_after, id);
    if (z::findLaid(m_after, id)) {
        if (now.owner != was.owner)
            parts << tr("controlled by %1").arg(who(now.owner));
        for (const z::Colour colour : z::allColours) {
            const auto at = static_cast<std::size_t>(colour);
            if (now.counters[at] != was.counters[at])
                parts << tr("counters of %1: %2").arg(m_names.player(colour)).arg(now.counters[at]);
        }
        if (now.bonus != was.bonus)
            parts << tr("bonus counters on it: %1").arg(now.bonus);
    }
    line(m_names.block(id), parts);
}

QStringList Changes::stands(z::PawnId id) const
{
    const z::PawnState& was = z::pawnOf(m_before, id);
    const z::PawnState& now = z::pawnOf(m_after, id);
    QStringList parts;
    if (now.where != was.where)
        parts << pawnWhereWord(now.where);
    if (now.at != was.at && now.at)
        parts << m_names.place(*now.at);
    if (now.controller != was.controller)
        parts << tr("controlled by %1").arg(who(now.controller));
    return parts;
}

void Changes::pawn(z::PawnId id)
{
    QStringList parts = stands(id);
    const z::PawnState& was = z::pawnOf(m_before, id);
    const z::PawnState& now = z::pawnOf(m_after, id);
    if (now.paid != was.paid)
        parts << tr("paid: %1").arg(now.paid);
    if (now.payer != was.payer)
        parts << tr("paid for by %1").arg(who(now.payer));
    if (now.counter != was.counter)
        parts << tr("counter on its card: %1").arg(who(now.counter));
    if (now.used != was.used)
        parts << tr("each-turn icons used");
    if (now.ownLeft != was.ownLeft)
        parts << (now.ownLeft ? tr("spaces left of its own movement: %1").arg(*now.ownLeft)
                              : tr("own movement not begun"));
    line(m_names.pawn(id), parts);
}

void Changes::card(z::CardId id)
{
    const z::CardState& was = z::stateOf(m_before, id);
    const z::CardState& now = z::stateOf(m_after, id);
    QStringList parts;
    if (now.where != was.where)
        parts << cardWhereWord(now.where);
    if (now.pawn != was.pawn && now.pawn)
        parts << m_names.pawn(*now.pawn);
    if ((now.at != was.at || now.beside != was.beside) && now.at && now.beside)
        parts << tr("beside %1, at [%2, %3]").arg(m_names.block(*now.beside)).arg(now.at->q).arg(now.at->r);
    if (now.owner != was.owner)
        parts << tr("of %1", "whose card").arg(who(now.owner));
    if (now.paid != was.paid)
        parts << tr("paid: %1").arg(now.paid);
    line(m_names.card(id), parts);
}

void Changes::player(std::size_t seat)
{
    const z::Player& was = m_before.players[seat];
    const z::Player& now = m_after.players[seat];
    QStringList parts;
    if (now.name != was.name)
        parts << tr("is called %1").arg(QString::fromStdString(now.name));
    if (now.colour != was.colour)
        parts << tr("plays %1").arg(Names::colour(now.colour));
    if (now.left != was.left)
        parts << (now.left ? tr("leaves the table") : tr("is back at the table"));
    if (now.total != was.total)
        parts << tr("control counters in all: %1").arg(now.total);
    if (now.total - now.pool != was.total - was.pool)
        parts << tr("in the Cybernet: %1").arg(now.total - now.pool);
    if (now.bonus != was.bonus)
        parts << tr("free bonus counters: %1").arg(now.bonus);
    if (now.openingHand != was.openingHand)
        parts << tr("opening cards: %1").arg(now.openingHand);
    if (now.blackMarker != was.blackMarker)
        parts << (now.blackMarker.value_or(true) ? tr("markers show Black ICE") : tr("markers show no Black ICE"));
    line(QString::fromStdString(was.name), parts);
}

void Changes::turn()
{
    const z::Turn& now = m_after.turn;
    if (now != m_before.turn)
        line(tr("The turn"), {tr("number %1").arg(now.number), m_names.player(now.player), Names::phase(now.phase)});
    if (m_after.icons != m_before.icons)
        line(tr("Bonus icons"), {tr("formed: %1").arg(m_after.icons.size())});
    QStringList winners;
    for (const z::Colour colour : m_after.winners)
        winners << m_names.player(colour);
    if (m_after.winners != m_before.winners)
        line(tr("Winner"), winners.isEmpty() ? QStringList{tr("nobody")} : winners);
}

QStringList Changes::all()
{
    turn();
    for (std::size_t seat = 0; seat < m_after.players.size(); ++seat)
        player(seat);
    for (const z::BlockId id : z::blockIds(m_after))
        block(id);
    for (const z::PawnId id : z::pawnIds(m_after))
        pawn(id);
    for (const z::CardId id : z::cardIds(m_after))
        card(id);
    return m_lines;
}

/// Words for where pieces are.
struct AdjustWords {
    Q_DECLARE_TR_FUNCTIONS(AdjustWords)
};

} // namespace

QString pawnWhereWord(z::PawnWhere where)
{
    switch (where) {
    case z::PawnWhere::Cybernet: return AdjustWords::tr("In the Cybernet");
    case z::PawnWhere::Eliminated: return AdjustWords::tr("Waits for Reboot");
    case z::PawnWhere::Reserve: return AdjustWords::tr("Not in play");
    case z::PawnWhere::Removed: break;
    }
    return AdjustWords::tr("Out for the game");
}

QString cardWhereWord(z::CardWhere where)
{
    switch (where) {
    case z::CardWhere::Supply: return AdjustWords::tr("In the deck or a hand");
    case z::CardWhere::Equipped: return AdjustWords::tr("On a pawn");
    case z::CardWhere::Cybernet: return AdjustWords::tr("Placed beside a block");
    case z::CardWhere::Held: return AdjustWords::tr("Held by a player");
    case z::CardWhere::Table: return AdjustWords::tr("Played, on the table");
    case z::CardWhere::Discarded: break;
    }
    return AdjustWords::tr("Discarded");
}

QString lyingWords(const z::State& state, z::BlockId block) { return Changes(state, state).lying(block); }

QStringList adjustChanges(const z::State& before, const z::State& after) { return Changes(before, after).all(); }

} // namespace ui
