// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Events of Icebreaker, Delete, control, counters, pawns, cards and the end.
#include "presentation/event_words.h"
#include "presentation/sentences.h"

#include "base/overload.h"

using namespace zaibatsu;

namespace presentation {

template <class Variant>
QString EventWords::piece(const Variant& piece) const
{
    return std::visit(base::overload{[this](BlockId id) { return block(id); }, [this](PawnId id) { return pawn(id); },
                                     [this](CardId id) { return card(id); }},
                      piece);
}

QString EventWords::operator()(const IcebreakSucceeded& event) const
{
    return tr("%1 succeeds with Icebreaker on %2.").arg(pawn(event.pawn), piece(event.target));
}

QString EventWords::operator()(const IcebreakFailed& event) const
{
    const QString text =
        event.fatal ? tr("%1 fails with Icebreaker on %2 and is lost.") : tr("%1 fails with Icebreaker on %2.");
    return text.arg(pawn(event.pawn), piece(event.target));
}

QString EventWords::operator()(const DeleteSucceeded& event) const
{
    return tr("%1 succeeds with Delete on %2.").arg(pawn(event.pawn), pawn(event.target));
}

QString EventWords::operator()(const DeleteFailed& event) const
{
    return tr("%1 fails with Delete on %2.").arg(pawn(event.pawn), pawn(event.target));
}

QString EventWords::operator()(const ControlGained& event) const
{
    return tr("%1 takes control of %2.").arg(m_names.player(event.player), block(event.block));
}

QString EventWords::operator()(const ControlLost& event) const
{
    return tr("%1 loses control of %2.").arg(m_names.player(event.player), block(event.block));
}

QString EventWords::operator()(const CounterPlaced& event) const
{
    return tr("%1 places %n control counter(s) on %2.", nullptr, event.count)
        .arg(m_names.player(event.player), piece(event.on));
}

QString EventWords::operator()(const CounterReturned& event) const
{
    return tr("%1 takes back %n control counter(s) from %2.", nullptr, event.count)
        .arg(m_names.player(event.player), piece(event.from));
}

QString EventWords::operator()(const BonusCounterWon& event) const
{
    const QString player = m_names.player(event.player);
    return event.counter
        ? tr("%1 wins the bonus counter between %2.").arg(player, cells(event.cells))
        : tr("%1 wins the bonus icon between %2; it holds no counter.").arg(player, cells(event.cells));
}

QString EventWords::operator()(const BonusCountersGained& event) const
{
    const QString player = m_names.player(event.player);
    return event.block
        ? tr("%1 takes %n bonus counter(s) from %2.", nullptr, event.count).arg(player, block(*event.block))
        : tr("%1 gets %n bonus counter(s).", nullptr, event.count).arg(player);
}

QString EventWords::operator()(const BonusCountersLaid& event) const
{
    return tr("%n bonus counter(s) now lie on %1.", nullptr, event.count).arg(block(event.block));
}

QString EventWords::operator()(const BonusCountersPaid& event) const
{
    return tr("%1 pays %n bonus counter(s) for %2.", nullptr, event.count)
        .arg(m_names.player(event.player), piece(event.on));
}

QString EventWords::operator()(const BonusCountersReturned& event) const
{
    if (event.toSupply)
        return tr("%n bonus counter(s) go back from %1 to the supply.", nullptr, event.count).arg(piece(event.from));
    return tr("%1 gets back %n bonus counter(s) from %2.", nullptr, event.count)
        .arg(m_names.player(event.player), piece(event.from));
}

QString EventWords::operator()(const PawnEliminated& event) const
{
    switch (event.to) {
    case PawnWhere::Eliminated: return tr("%1 is eliminated and waits for Reboot.").arg(pawn(event.pawn));
    case PawnWhere::Reserve:
    case PawnWhere::Cybernet: return tr("%1 is eliminated and goes to the reserve.").arg(pawn(event.pawn));
    case PawnWhere::Removed: return tr("%1 is eliminated and out of the game.").arg(pawn(event.pawn));
    }
    return {};
}

QString EventWords::operator()(const PawnRebooted& event) const
{
    return tr("%1 comes back by Reboot at %2.").arg(pawn(event.pawn), place(event.at));
}

QString EventWords::operator()(const PawnControlChanged& event) const
{
    return event.to ? tr("%1 is now controlled by %2.").arg(pawn(event.pawn), m_names.player(*event.to))
                    : tr("Nobody controls %1 any more.").arg(pawn(event.pawn));
}

QString EventWords::operator()(const CardEquipped& event) const
{
    return tr("%1 equips %2 on %3.").arg(m_names.player(event.player), card(event.card), pawn(event.pawn));
}

QString EventWords::operator()(const CardHeld& event) const
{
    return tr("%1 pays for %2 and keeps it for later.").arg(m_names.player(event.player), card(event.card));
}

QString EventWords::operator()(const CardPlaced& event) const
{
    return tr("%1 places the card %2 beside %3.")
        .arg(m_names.player(event.player), card(event.card), block(event.beside));
}

QString EventWords::operator()(const CardDiscarded& event) const
{
    return tr("%1 goes to the discard pile.").arg(card(event.card));
}

QString EventWords::operator()(const BonusCardMoved& event) const
{
    return event.to ? tr("%1 gets the bonus card %2.").arg(m_names.player(*event.to), card(event.card))
                    : tr("The bonus card %1 goes back to the common area.").arg(card(event.card));
}

QString EventWords::operator()(const DiscardAsked& event) const
{
    return tr("%1 discards %n card(s).", nullptr, event.count).arg(m_names.player(event.player));
}

QString EventWords::operator()(const GameWon& event) const
{
    QStringList winners;
    for (const Colour colour : event.winners)
        winners.append(m_names.player(colour));
    const QString text = winners.isEmpty()
        ? tr("Everybody has left the table, so nobody wins.")
        : tr("%1 win(s) the game.", nullptr, static_cast<int>(winners.size())).arg(list(winners));
    return event.timeUp ? tr("Time is up.") + QLatin1Char(' ') + text : text;
}

QString EventWords::operator()(const Noted& event) const
{
    return tr("“%1”", "a note of the players").arg(QString::fromStdString(event.text));
}

QStringList EventWords::players(const std::vector<Player>& after) const
{
    const auto& before = m_names.state().players;
    if (after.size() != before.size())
        return after.empty() ? QStringList{} : QStringList{tr("the players", "put by hand")};
    QStringList things;
    for (std::size_t i = 0; i < after.size(); ++i) {
        const QString name = m_names.player(before[i].colour);
        if (after[i].left != before[i].left)
            things.append(after[i].left ? tr("%1 has left the table", "put by hand").arg(name)
                                        : tr("%1 is back at the table", "put by hand").arg(name));
        else if (after[i] != before[i])
            things.append(name);
    }
    return things.isEmpty() ? QStringList{tr("the players", "put by hand")} : things;
}

QString EventWords::operator()(const Adjusted& event) const
{
    QStringList things;
    if (event.turn)
        things.append(tr("the turn", "put by hand"));
    things.append(players(event.players));
    for (const auto& entry : event.blocks)
        things.append(block(entry.first));
    for (const auto& entry : event.pawns)
        things.append(pawn(entry.first));
    for (const auto& entry : event.cards)
        things.append(card(entry.first));
    if (event.icons)
        things.append(tr("the bonus icons", "put by hand"));
    if (event.winners)
        things.append(tr("the winner", "put by hand"));
    const QString text =
        things.isEmpty() ? tr("Put by hand.") : withSingleStops(tr("Put by hand: %1.").arg(list(things)));
    return event.note.empty()
        ? text
        : tr("%1 Reason: %2", "a sentence, then the players' words").arg(text, QString::fromStdString(event.note));
}

QString EventWords::operator()(const RuleOverridden& event) const
{
    return tr("Done although %1 refuses it. Reason: %2", "a rule, then the players' words")
        .arg(ruleName(event.refusal.rule), QString::fromStdString(event.reason));
}

QString EventWords::operator()(const Declared& event) const
{
    return tr("%n thing(s) not known to the app taken as the players say.", nullptr,
              static_cast<int>(event.facts.size()));
}

} // namespace presentation
