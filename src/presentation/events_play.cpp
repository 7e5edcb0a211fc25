// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Events of set-up, turn, Search, effects and movement.
#include "presentation/effect_words.h"
#include "presentation/event_words.h"
#include "presentation/sentences.h"

#include <algorithm>

using namespace zaibatsu;

namespace presentation {

QString EventWords::faces(const std::vector<dice::Face>& faces)
{
    QStringList words;
    for (const dice::Face face : faces)
        words.append(QString::number(face));
    return words.join(QStringLiteral(", "));
}

QString EventWords::list(const QStringList& names)
{
    if (names.size() < 2)
        return names.join(QString());
    return tr("%1 and %2", "the last of a list")
        .arg(names.mid(0, names.size() - 1).join(QStringLiteral(", ")), names.last());
}

QString EventWords::place(const Place& at) const
{
    const QString name = m_names.place(at);
    return at.space && name.contains(QLatin1Char(',')) ? name : Names::within(name);
}

QString EventWords::cells(const std::array<hex::Cell, 3>& cells) const
{
    QStringList words;
    for (const hex::Cell cell : cells)
        words.append(Names::within(m_names.cell(cell)));
    return list(words);
}

QString EventWords::operator()(const BlockSet& event) const
{
    return tr("The face of %1 is entered.").arg(Names::within(Names::blockOfKey(event.face.key)));
}

QString EventWords::operator()(const CardSet& event) const
{
    return tr("The card %1 is entered.").arg(Names::within(m_names.card(event.card)));
}

QString EventWords::operator()(const PawnSet& event) const
{
    const bool second = m_names.state().settings->edition == Edition::Second2017;
    return tr("The pawn card of %1 is entered.").arg(Names::within(Names::pawnOfKey(event.pawn.key, second)));
}

QString EventWords::operator()(const StartRolled& event) const
{
    QStringList hands;
    for (std::size_t i = 0; i < event.openingHands.size() && i < m_names.state().players.size(); ++i)
        hands.append(
            tr("%1 %2", "a player and a number of cards")
                .arg(m_names.player(m_names.state().players[i].colour), QString::number(event.openingHands[i])));
    QString text = tr("%1 begins.").arg(m_names.player(event.first));
    if (!hands.isEmpty())
        text += QLatin1Char(' ') + tr("Opening hands: %1.").arg(hands.join(QStringLiteral(", ")));
    return text;
}

QString EventWords::operator()(const TurnBegan& event) const
{
    return tr("Turn %1: %2.").arg(event.number).arg(m_names.player(event.player));
}

QString EventWords::operator()(const PhaseBegan& event) const
{
    return tr("Now: %1.", "a phase").arg(Names::phase(event.phase)) + keptAndDrawn(event.kept, event.drawn);
}

QString EventWords::operator()(const HandFilled& event) const
{
    return tr("%1 fills the hand.").arg(m_names.player(event.player)) + keptAndDrawn(event.kept, event.drawn);
}

QString EventWords::keptAndDrawn(std::optional<int> kept, std::optional<int> drawn)
{
    QString text;
    if (kept)
        text += QLatin1Char(' ') + tr("%n card(s) kept.", nullptr, *kept);
    if (drawn)
        text += QLatin1Char(' ') + tr("%n card(s) drawn.", nullptr, *drawn);
    return text;
}

QString EventWords::operator()(const CardPlayed& event) const
{
    return tr("%1 is played and lies on the table until recycling.").arg(card(event.card));
}

QString EventWords::operator()(const EachTurnUsed& event) const
{
    return tr("%1 uses its icon for %2; it is spent for this turn.")
        .arg(pawn(event.pawn), Names::ability(event.ability));
}

QString EventWords::operator()(const BlockPlaced& event) const
{
    const QString player = m_names.player(event.player);
    if (event.pawn) {
        const std::optional<Place>& at = m_names.state().pawns[event.pawn->index()].at;
        if (at && at->on == Place::On::Block && at->piece != event.block.value)
            return tr("%1 places %2 beside %3.").arg(player, block(event.block), block(BlockId{at->piece}));
    }
    return tr("%1 places %2.").arg(player, block(event.block));
}

QString EventWords::operator()(const BonusIconFormed& event) const
{
    const QString where = cells(event.cells);
    return event.counter ? tr("A bonus icon forms between %1 and gets a bonus counter.").arg(where)
                         : tr("A bonus icon forms between %1, but no bonus counter is left.").arg(where);
}

QString EventWords::operator()(const EffectFired& event) const
{
    return tr("Effect of %1, %2: %3.", "a piece, when, what")
        .arg(Names::within(m_names.source(event.source)), EffectWords::when(event.time),
             EffectWords::text(m_names, event.effect));
}

QString EventWords::operator()(const EffectLapsed& event) const
{
    return tr("The effect of %1 finds nothing to do.").arg(Names::within(m_names.source(event.source)));
}

QString EventWords::operator()(const ChoiceOpened& event) const { return EffectWords::question(m_names, event.choice); }

QString EventWords::operator()(const ChoiceMade& event) const
{
    const auto& open = m_names.state().pending;
    const auto choice = std::ranges::find(open, event.choice, &Choice::id);
    if (choice == open.end())
        return event.answer ? tr("Chosen: %1.").arg(Names::within(m_names.option(*event.answer)))
                            : tr("The roll is made.");
    const QString source = Names::within(m_names.source(choice->source));
    const QString player = m_names.player(choice->player);
    return event.answer ? tr("%1 chooses for %2: %3.", "player, source, answer")
                              .arg(player, source, Names::within(m_names.option(*event.answer)))
                        : tr("%1 rolls for %2.").arg(player, source);
}

QString EventWords::operator()(const ChoiceClosed&) const { return tr("The open choice falls away."); }

QString EventWords::operator()(const PawnPlaced& event) const
{
    if (!event.controller)
        return tr("%1 enters at %2; nobody controls it.").arg(pawn(event.pawn), place(event.at));
    return tr("%1 enters at %2, controlled by %3.")
        .arg(pawn(event.pawn), place(event.at), m_names.player(*event.controller));
}

QString EventWords::operator()(const PawnMoved& event) const
{
    const QString to = event.path.empty() ? place(event.from) : place(event.path.back());
    return tr("%1 moves %n step(s) to %2.", nullptr, static_cast<int>(event.path.size())).arg(pawn(event.pawn), to);
}

QString EventWords::operator()(const MovementRolled& event) const
{
    return tr("%1 may move up to %n space(s) this turn.", nullptr, event.spaces).arg(pawn(event.pawn));
}

QString EventWords::operator()(const MovementKept& event) const
{
    return tr("%1 keeps %n movement action(s) of %2 for later.", nullptr, event.left)
        .arg(pawn(event.pawn), card(event.card));
}

QString EventWords::operator()(const DiceRolled& event) const
{
    return event.typed ? tr("Dice on the table: %1.").arg(faces(event.dice))
                       : tr("Dice of the app: %1.").arg(faces(event.dice));
}

bool isToldBefore(const Event& event)
{
    return std::holds_alternative<ChoiceMade>(event) || std::holds_alternative<Adjusted>(event);
}

QString eventText(const State& state, const Event& event)
{
    const QString text = std::visit(EventWords(state), event);
    // What players wrote stays as they wrote it.
    const bool own = std::holds_alternative<Noted>(event) || std::holds_alternative<RuleOverridden>(event)
        || std::holds_alternative<Adjusted>(event);
    return own ? text : withSingleStops(text);
}

} // namespace presentation
