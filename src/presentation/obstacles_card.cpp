// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Refusals of cards and of answers. Every switch names each code, so that a new one does not compile without words.
#include "presentation/told.h"

using namespace zaibatsu;

namespace presentation {
namespace {

/// Who may carry a card.
struct Carrying {
    Q_DECLARE_TR_FUNCTIONS(Carrying)

public:
    static QString text(CardObstacle code, const Told& told);
};

QString Carrying::text(CardObstacle code, const Told& told)
{
    using enum CardObstacle;
    switch (code) {
    case WrongPawn:
        return told.about().pawn ? tr("%1 is no pawn of %2 and cannot carry %3. Choose a pawn that is.")
                                       .arg(told.pawn(), told.player(), told.card())
                                 : tr("%1 is carried by a pawn from the start. Choose the pawn.").arg(told.card());
    case DroneCarriesNone:
        return tr("%1 is a drone, and drones do not carry %2. Choose another pawn.").arg(told.pawn(), told.card());
    case SlotTaken:
        return tr("%1 has no place left for %2, and nothing is taken off by choice. Choose another pawn.")
            .arg(told.pawn(), told.card());
    case NeedsIcebreaker:
        return tr("%1 goes only to a pawn with the ability Icebreaker. Choose such a pawn.").arg(told.card());
    case NeedsDelete: return tr("%1 goes only to a pawn with the ability Delete. Choose such a pawn.").arg(told.card());
    case OnlyDrones: return tr("%1 goes only to a drone. Choose one.").arg(told.card());
    case MalwareOwnPawn:
        return tr("%1 is malware and goes on the pawn of an opponent, which %2 is not. Choose one of those.")
            .arg(told.card(), told.pawn());
    case NotSameBlock:
        return tr("%1 needs a pawn of your own on %2. Move one there first.").arg(told.card(), told.ground());
    case AlreadyUsed:
    case LacksAction:
    case TooFewBonus:
    case NotAnItem:
    case NotControlled:
    case BesideCore:
    case SideWithoutSpace:
    case CellTaken:
    case NotBlockCard:
    case CardNotPlaced:
    case NotEnterable:
    case AlreadyInPlay:
    case NoSuchEffect:
    case WrongCount:
    case NoIce:
    case TooManyCards:
    case BonusCard: break;
    }
    return {};
}

/// Where a block card may lie and whom it lets in.
struct Placing {
    Q_DECLARE_TR_FUNCTIONS(Placing)

public:
    static QString text(CardObstacle code, const Told& told);
};

QString Placing::text(CardObstacle code, const Told& told)
{
    using enum CardObstacle;
    switch (code) {
    case NotControlled:
        return tr("%1 is not under control of %2. A block card needs a block that is.")
            .arg(told.block(), told.player());
    case BesideCore:
        return tr("Nobody controls the Central Core, so no block card lies beside it. Choose a block you control.");
    case SideWithoutSpace:
        return tr("This side of %1 is a wall. Place the card at a side with a space.").arg(told.block());
    case CellTaken: return tr("%1 lies in this cell. Choose an empty one beside %2.").arg(told.taker(), told.block());
    case NoIce:
        return tr("%1 has no ICE, so no block card is joined to it. Choose a block with ICE.").arg(told.block());
    case NotBlockCard: return tr("%1 is not a block card. Choose one that is.").arg(told.card());
    case CardNotPlaced:
        return tr("%1 enters only while its block card lies in the Cybernet. Place that card first.").arg(told.pawn());
    case NotEnterable: return tr("%1 does not enter by paying. It comes by its own entry rule.").arg(told.pawn());
    case AlreadyInPlay: return tr("%1 is in play already. Choose another one.").arg(told.piece());
    case AlreadyUsed:
    case LacksAction:
    case TooFewBonus:
    case NotAnItem:
    case WrongPawn:
    case DroneCarriesNone:
    case SlotTaken:
    case NeedsIcebreaker:
    case NeedsDelete:
    case OnlyDrones:
    case MalwareOwnPawn:
    case NoSuchEffect:
    case WrongCount:
    case TooManyCards:
    case BonusCard:
    case NotSameBlock: break;
    }
    return {};
}

/// What a Reboot is paid with.
QString otherCount(const Told& told)
{
    const auto& pawn = told.about().pawn;
    const auto* printed = pawn ? &cardOf(told.state(), *pawn) : nullptr;
    const bool onlyMany = printed && printed->rebootBy && !printed->rebootBy->card;
    const QString need = Obstacles::cards(told.need());
    const QString have = Obstacles::cards(told.have());
    if (told.need() == 1)
        return Obstacles::tr("Reboot of %1 takes %2, not %3.", "each a number of cards").arg(told.pawn(), need, have);
    return onlyMany
        ? Obstacles::tr("Reboot of %1 takes any %2, not %3.", "each a number of cards").arg(told.pawn(), need, have)
        : Obstacles::tr("Reboot of %1 takes one card or any %2, not %3.", "each a number of cards")
              .arg(told.pawn(), need, have);
}

/// One card for an action, none for what an icon gives.
QString tooManyCards(const Told& told)
{
    if (told.need() == 0)
        return Obstacles::tr("%1 does this by itself. Leave the card out.").arg(told.piece());
    return Obstacles::tr("%1 needs one card for this, not %2. Name the one that is played.", "a number of cards")
        .arg(told.pawn(), Obstacles::cards(told.have()));
}

} // namespace

QString Obstacles::text(CardObstacle code, const Told& told)
{
    using enum CardObstacle;
    switch (code) {
    case AlreadyUsed: return tr("%1 is in use already. Choose another card.").arg(told.card());
    case LacksAction: return tr("%1 does not give %2. Play a card that does.").arg(told.card(), told.ability());
    case TooFewBonus:
        return tr("%1 costs %2, %3 has %4. Win bonus counters first.")
            .arg(told.piece(), counters(told.need()), told.player(), counters(told.have()));
    case NotAnItem: return tr("%1 is no item and no bot. Play it for its action or movement.").arg(told.card());
    case NoSuchEffect: return tr("%1 has no effect to use now. Choose another one.").arg(told.piece());
    case WrongCount: return otherCount(told);
    case TooManyCards: return tooManyCards(told);
    case BonusCard:
        return tr("%1 is a bonus card: it comes and goes with its block and is not played. Choose another card.")
            .arg(told.card());
    case WrongPawn:
    case DroneCarriesNone:
    case SlotTaken:
    case NeedsIcebreaker:
    case NeedsDelete:
    case OnlyDrones:
    case MalwareOwnPawn:
    case NotSameBlock: return Carrying::text(code, told);
    case NotControlled:
    case BesideCore:
    case SideWithoutSpace:
    case CellTaken:
    case NotBlockCard:
    case CardNotPlaced:
    case NotEnterable:
    case NoIce:
    case AlreadyInPlay: return Placing::text(code, told);
    }
    return {};
}

QString Obstacles::counters(int count) { return tr("%n bonus counter(s)", nullptr, count); }

QString Obstacles::cards(int count) { return tr("%n card(s)", nullptr, count); }

QString Obstacles::dice(int count) { return tr("%n die/dice", nullptr, count); }

QString Obstacles::text(AnswerObstacle code, const Told& told)
{
    switch (code) {
    case AnswerObstacle::WrongDiceCount:
        if (told.about().player) // the starting roll, A-004
            return tr("%1 rolls %2 for the start, not %3. Enter as many as are rolled.", "each a number of dice")
                .arg(told.player(), dice(told.need()), dice(told.have()));
        return tr("Rolled here: %1. Entered: %2. Enter as many as are rolled.", "each a number of dice")
            .arg(dice(told.need()), dice(told.have()));
    case AnswerObstacle::NotADieFace:
        return told.about().player ? tr("A die shows 1 to 6. Put the roll of %1 right.").arg(told.player())
                                   : tr("A die shows 1 to 6. Enter one of these numbers.");
    case AnswerObstacle::NoSuchChoice: return tr("No such choice is open. Look at what is asked now.");
    case AnswerObstacle::AnotherFirst:
        return tr("Another choice of %1 comes first. Answer that one.").arg(told.player());
    case AnswerObstacle::NotAnOption: return tr("This is not among the answers offered. Choose one of them.");
    case AnswerObstacle::DiceTyped: return tr("No dice are rolled here. Leave them out.");
    case AnswerObstacle::RollsDontDecide:
        return tr("A roll of %1 is missing. All roll once, then only the tied again, until one is highest.")
            .arg(told.player());
    }
    return {};
}

} // namespace presentation
