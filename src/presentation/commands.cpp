// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a command wants, for lists of entries and for the sheet that fixes one.
#include "presentation/names.h"
#include "presentation/sentences.h"

#include "base/overload.h"

using namespace zaibatsu;

namespace presentation {
namespace {

/// Visitor over Action.
class CommandWords {
    Q_DECLARE_TR_FUNCTIONS(CommandWords)

public:
    explicit CommandWords(const State& state) : m_names(state) { }

    QString operator()(const SetBlock& it) const
    {
        return tr("Face of %1").arg(Names::within(Names::blockOfKey(it.face.key)));
    }
    QString operator()(const SetCard& it) const { return tr("Card %1").arg(Names::within(m_names.card(it.card))); }
    QString operator()(const SetPawn& it) const
    {
        const bool second = m_names.state().settings->edition == Edition::Second2017;
        return tr("Pawn card of %1").arg(Names::within(Names::pawnOfKey(it.pawn.key, second)));
    }
    QString operator()(const SetCatalogue& it) const
    {
        return tr("Catalogue with %n piece(s)", nullptr,
                  static_cast<int>(it.blocks.size() + it.cards.size() + it.pawns.size()));
    }
    QString operator()(const StartingRolls&) const { return tr("Starting rolls"); }
    QString operator()(const Search& it) const { return byIcon(it.own, tr("Search: %1").arg(block(it.block))); }
    QString operator()(const Move& it) const
    {
        if (it.own)
            return it.path.empty() ? tr("Own movement of %1").arg(pawn(it.pawn))
                                   : tr("Own movement of %1 to %2").arg(pawn(it.pawn), m_names.place(it.path.back()));
        return it.path.empty() ? tr("Movement of %1").arg(pawn(it.pawn))
                               : tr("Movement of %1 to %2").arg(pawn(it.pawn), m_names.place(it.path.back()));
    }
    QString operator()(const RollMovement& it) const { return tr("Movement roll of %1").arg(pawn(it.pawn)); }
    QString operator()(const Icebreak& it) const
    {
        const QString target =
            std::visit(base::overload{[this](BlockId id) { return block(id); }, [this](PawnId id) { return pawn(id); }},
                       it.target);
        return byIcon(it.own, tr("Icebreaker on %1").arg(target));
    }
    QString operator()(const Delete& it) const { return byIcon(it.own, tr("Delete on %1").arg(pawn(it.target))); }
    QString operator()(const Reboot& it) const
    {
        if (!it.cards)
            return tr("Reboot of %1").arg(pawn(it.pawn));
        return tr("Reboot of %1 with %n card(s)", nullptr, *it.cards).arg(pawn(it.pawn));
    }
    QString operator()(const Equip& it) const
    {
        return it.pawn ? tr("Equip %1 on %2").arg(card(it.card), pawn(*it.pawn)) : tr("Pay for %1").arg(card(it.card));
    }
    QString operator()(const PlaceCard& it) const
    {
        const QString words = tr("Place the card %1 beside %2, %3", "a card, a block, a direction")
                                  .arg(card(it.card), block(it.beside), Names::direction(it.side));
        return it.pawn ? tr("%1, by %2", "what is done, a pawn").arg(words, pawn(*it.pawn)) : words;
    }
    QString operator()(const Enter& it) const { return tr("Entry of %1").arg(pawn(it.pawn)); }
    QString operator()(const Use& it) const
    {
        const QString source = Names::within(m_names.source(it.source));
        const QString space = it.space ? m_names.space(*it.space) : QString();
        return space.isEmpty() ? tr("Effect of %1").arg(source)
                               : tr("Effect of %1, %2", "a piece, one of its spaces").arg(source, space);
    }
    QString operator()(const Sacrifice& it) const { return tr("Sacrifice of %1").arg(pawn(it.pawn)); }
    QString operator()(const Choose& it) const
    {
        return it.answer ? tr("Choice: %1").arg(Names::within(m_names.option(*it.answer))) : tr("Roll for an effect");
    }
    QString operator()(const NextPhase&) const { return tr("Next phase"); }
    QString operator()(const EndGame&) const { return tr("Time is up", "the command that ends the game"); }
    QString operator()(const Note&) const { return tr("Note"); }
    QString operator()(const Adjust&) const { return tr("Change by hand"); }

private:
    /// The icon of each turn in place of a card.
    [[nodiscard]] static QString byIcon(bool own, const QString& words)
    {
        return own ? tr("%1, by the icon of each turn", "what is done").arg(words) : words;
    }
    [[nodiscard]] QString block(BlockId id) const { return Names::within(m_names.block(id)); }
    [[nodiscard]] QString pawn(PawnId id) const { return Names::within(m_names.pawn(id)); }
    [[nodiscard]] QString card(CardId id) const { return Names::within(m_names.card(id)); }

    Names m_names;
};

} // namespace

QString commandText(const State& state, const Command& command)
{
    return std::visit(CommandWords(state), command.action);
}

} // namespace presentation
