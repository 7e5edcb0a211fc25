// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/odds_words.h"
#include "presentation/sentences.h"

#include "zaibatsu/defence.h"
#include "zaibatsu/icebreak.h"
#include "zaibatsu/odds.h"

#include <QLocale>

#include <cmath>

using namespace zaibatsu;

namespace presentation {
namespace {

QString about(const Names& names, PawnId pawn)
{
    const auto& at = names.state().pawns[pawn.index()].at;
    return at ? names.pawn(pawn) + QStringLiteral(", ") + names.place(*at) : names.pawn(pawn);
}

template <class Outlook>
void addCommon(OddsSheet& sheet, const Names& names, const Outlook& outlook, const std::optional<Fact>& unknown)
{
    sheet.dice = outlook.dice;
    for (std::size_t i = 0; i < outlook.diceSources.size(); ++i) {
        const DiceFrom& from = outlook.diceSources[i];
        sheet.sources.append(
            {from.dice, from.black, OddsWords::diceFrom(from, i == 0), OddsWords::source(names, from.source)});
    }
    if (outlook.refusal) {
        sheet.refusal = refusalText(names.state(), *outlook.refusal);
        sheet.refusalRule = ruleName(outlook.refusal->rule);
    }
    sheet.unknown = outlook.needs;
    if (unknown && sheet.unknown.empty()) // the rules refuse before they ask
        sheet.unknown.push_back(*unknown);
    for (const Fact& fact : sheet.unknown)
        sheet.needs.append(factText(names.state(), fact));
    sheet.rollText = OddsWords::roll(outlook.dice);
}

/// ICE that nobody has entered: no number can be said to succeed.
std::optional<Fact> unknownIce(const State& state, const Target& target)
{
    if (iceOf(state, target))
        return std::nullopt;
    return std::visit([](auto piece) { return Fact{piece, Field::Ice}; }, target);
}

/// Skulls of an attack without any known, or defence dice, that nobody has entered.
std::optional<Fact> unknownInAttack(const State& state, PawnId pawn, PawnId target, const DeleteOutlook& outlook)
{
    if (outlook.dice == 0 && !cardOf(state, pawn).skulls)
        return Fact{pawn, Field::Skulls};
    return defenceOf(state, target).unknown;
}

QString originOf(const Names& names, const std::vector<NumbersFrom>& sources, int face)
{
    for (const NumbersFrom& from : sources)
        if (from.numbers.contains(face))
            return OddsWords::source(names, from.source);
    return {};
}

} // namespace

Chance chanceOf(dice::Fraction fraction)
{
    Chance chance;
    chance.value = dice::approximate(fraction);
    // A small chance is no impossible one, a large one not certain.
    const double percent = chance.value * 100;
    double shown = std::round(percent);
    QString sign;
    if (shown <= 0 && percent > 0) {
        shown = 1;
        sign = QStringLiteral("< ");
    } else if (shown >= 100 && percent < 100) {
        shown = 99;
        sign = QStringLiteral("> ");
    }
    chance.percent = sign + QLocale().toString(static_cast<int>(shown)) + QStringLiteral("\u00a0%");
    chance.fraction = OddsWords::inTotal(fraction.num, fraction.den);
    return chance;
}

OddsSheet icebreakSheet(const State& state, PawnId pawn, std::variant<BlockId, PawnId> target)
{
    const Names names(state);
    const IcebreakOutlook outlook = icebreakOutlook(state, pawn, target);
    OddsSheet sheet;
    sheet.title = Names::ability(Ability::Icebreaker);
    sheet.about = about(names, pawn);
    sheet.target = std::visit([&names](auto id) { return OddsWords::target(names, id); }, target);
    addCommon(sheet, names, outlook, unknownIce(state, target));
    sheet.blackDice = outlook.blackDice;
    for (const LossReason reason : outlook.losses)
        sheet.reasons.append(OddsWords::loss(reason));
    if (!sheet.unknown.empty())
        return sheet;
    for (int face = 1; face <= 6; ++face)
        sheet.faces.append({face, outlook.numbers.contains(face), originOf(names, outlook.numberSources, face)});
    IcebreakRoll roll;
    roll.ice = outlook.numbers;
    roll.dice = outlook.dice;
    roll.blackIce = outlook.losesPawn();
    if (const auto odds = icebreakOdds(roll)) {
        sheet.success = chanceOf(odds->success);
        sheet.loss = chanceOf(odds->losePawn);
    }
    sheet.successText = OddsWords::takesControl();
    sheet.lossText = OddsWords::losesPawn();
    return sheet;
}

OddsSheet deleteSheet(const State& state, PawnId pawn, PawnId target)
{
    const Names names(state);
    const DeleteOutlook outlook = deleteOutlook(state, pawn, target);
    OddsSheet sheet;
    sheet.title = Names::ability(Ability::Delete);
    sheet.about = about(names, pawn);
    sheet.target = OddsWords::target(names, target);
    addCommon(sheet, names, outlook, unknownInAttack(state, pawn, target, outlook));
    if (!sheet.unknown.empty())
        return sheet;
    for (int face = 1; face <= 6; ++face)
        sheet.faces.append({face, outlook.numbers.contains(face), {}});
    DefenceLayers layers;
    layers.own.unshielded = outlook.numbers;
    if (const auto odds = deleteOdds(layers, outlook.dice, ShieldedWins::WithinRank))
        sheet.success = chanceOf(odds->success);
    sheet.successText = OddsWords::eliminates();
    return sheet;
}

} // namespace presentation
