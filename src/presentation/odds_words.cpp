// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/odds_words.h"

using namespace zaibatsu;

namespace presentation {

QString OddsWords::inTotal(std::uint64_t num, std::uint64_t den)
{
    return tr("%1 in %2", "a chance: 3 in 4").arg(num).arg(den);
}

QString OddsWords::source(const Names& names, const RollSource& source)
{
    switch (source.kind) {
    case RollSource::Kind::Base: return tr("base", "where a die comes from");
    case RollSource::Kind::Ice: return tr("ICE", "where a number comes from");
    case RollSource::Kind::Pawn: return tr("fixed", "a number printed on the pawn's card");
    case RollSource::Kind::Card:
    case RollSource::Kind::BonusCard:
        return source.card ? names.card(*source.card) : tr("a card", "where a die comes from");
    case RollSource::Kind::Space: return tr("space", "where a die comes from");
    }
    return {};
}

LossLine OddsWords::loss(LossReason reason)
{
    switch (reason) {
    case LossReason::BlackIce: return {tr("A miss costs the pawn: the target has Black ICE."), QStringLiteral("R-068")};
    case LossReason::ControlledBlock:
        return {tr("A miss costs the pawn: another player's block acts as Black ICE."), QStringLiteral("R-072")};
    case LossReason::BlackDie: return {tr("A miss costs the pawn: a black die is rolled."), QStringLiteral("R-078")};
    case LossReason::ControlledPawn:
        return {tr("A miss costs the pawn: this table plays that for pawns of other players."),
                QStringLiteral("A-078")};
    }
    return {};
}

QString OddsWords::diceFrom(const DiceFrom& dice, bool first)
{
    if (dice.black)
        return tr("+ %n black die/dice", nullptr, dice.dice);
    return first ? tr("%n die/dice", nullptr, dice.dice) : tr("+ %n die/dice", nullptr, dice.dice);
}

QString OddsWords::target(const Names& names, BlockId block)
{
    const auto& laid = names.state().blocks[block.index()];
    const QString name = Names::within(names.block(block));
    if (!laid || !laid->owner)
        return tr("%1, nobody's block").arg(name);
    return tr("%1, controlled by %2").arg(name, names.player(*laid->owner));
}

QString OddsWords::target(const Names& names, PawnId pawn)
{
    const auto& controller = names.state().pawns[pawn.index()].controller;
    const QString name = Names::within(names.pawn(pawn));
    return controller ? tr("%1, controlled by %2").arg(name, names.player(*controller))
                      : tr("%1, controlled by nobody").arg(name);
}

QString OddsWords::roll(int dice) { return tr("Roll %n die/dice", nullptr, dice); }

} // namespace presentation
