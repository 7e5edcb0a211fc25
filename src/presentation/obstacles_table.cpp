// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the table cannot hold, and the door to the sentences of all refusals.
#include "presentation/sentences.h"
#include "presentation/told.h"

using namespace zaibatsu;

namespace presentation {

namespace {

QString spaceVanishes(const Told& told)
{
    return told.about().block
        ? Obstacles::tr("A pawn stands on a space of %1 that would vanish. Move the pawn first.").arg(told.block())
        : Obstacles::tr("A pawn stands on a space of %1 that would vanish. Move the pawn first.", "a card")
              .arg(told.ground());
}

/// What would still lie on a pawn that is not in the Cybernet.
QString leftOutOfPlay(TableObstacle code, const Told& told)
{
    if (code == TableObstacle::CardOnPawnOutOfPlay)
        return Obstacles::tr("%1 would lie on %2, which is not in the Cybernet. Take the card off in the same step.")
            .arg(told.card(), told.pawn());
    return Obstacles::tr(
               "Bonus counters would lie on %1, which is not in the Cybernet. Take them off in the same step.")
        .arg(told.pawn());
}

} // namespace

QString Obstacles::text(TableObstacle code, const Told& told)
{
    switch (code) {
    case TableObstacle::TwoBlocksOneCell:
        return tr("A cell holds one piece, and %1 would be a second one. Put it elsewhere.").arg(told.piece());
    case TableObstacle::SpaceFull:
        return told.about().pawn
            ? tr("%1 has no room for %2. Choose another space.").arg(told.place(), told.pawn())
            : tr("%1 would hold more pawns than it has room for. Move one first.").arg(told.place());
    case TableObstacle::CountersExceedSupply:
        return tr("%1 does not have that many control counters. Put fewer.").arg(told.player());
    case TableObstacle::BonusExceedsSupply: return tr("There are not that many bonus counters. Put fewer, 24 in all.");
    case TableObstacle::UnknownPiece: return tr("This table has no such piece. Choose one that it has.");
    case TableObstacle::PlaceWithoutSpace:
        return tr("%1 cannot stand there: there is no such space. Choose a space that exists.").arg(told.pawn());
    case TableObstacle::StateAndPlaceDisagree:
        return tr("State and place of %1 do not agree. A piece has a place exactly while it is in the Cybernet.")
            .arg(told.piece());
    case TableObstacle::CardBesideNothing:
        return tr("%1 would lie beside nothing. Put it beside a block in the Cybernet.").arg(told.card());
    case TableObstacle::SpaceWouldVanish: return spaceVanishes(told);
    case TableObstacle::CoreMustLie:
        return tr("The Central Core lies at [0, 0] and belongs to nobody. Leave it there.");
    case TableObstacle::OwnerWithoutSeat:
        return told.about().player ? tr("Nobody plays %1. Choose the colour of a player.").arg(told.player())
                                   : tr("Nobody plays this colour. Choose the colour of a player.");
    case TableObstacle::OutOfRange:
        return tr("A number for %1 is out of range. Enter one that fits.").arg(told.piece());
    case TableObstacle::ColourTaken: return tr("%1 has this colour already. Choose a free one.").arg(told.player());
    case TableObstacle::CopiesDiffer: return tr("The copies of %1 would differ. Enter them alike.").arg(told.card());
    case TableObstacle::NothingToAdjust: return tr("Nothing would change. Name at least one thing to put by hand.");
    case TableObstacle::OnlyScores:
        return tr("This table keeps only the scores. Put counters by hand, or start a new table that tracks more and "
                  "enter there what lies in the Cybernet.");
    case TableObstacle::NotLaid: return tr("%1 is not in the Cybernet. Place it first.").arg(told.ground());
    case TableObstacle::CardOnPawnOutOfPlay:
    case TableObstacle::CountersOnPawnOutOfPlay: return leftOutOfPlay(code, told);
    }
    return {};
}

QString obstacleText(const State& state, const ObstacleCode& code, const About& about)
{
    const Told told(state, about);
    QString text = std::visit([&told](auto obstacle) { return Obstacles::text(obstacle, told); }, code);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return withSingleStops(std::move(text));
}

QString refusalText(const State& state, const Refusal& refusal)
{
    QStringList all{obstacleText(state, refusal.code, refusal.about)};
    for (const auto& [code, about] : refusal.more)
        all.append(obstacleText(state, code, about));
    // Two parts of a patch may have the same fault; a player needs to hear it once.
    all.removeDuplicates();
    return all.join(QLatin1Char(' '));
}

} // namespace presentation
