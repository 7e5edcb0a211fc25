// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/fact_lines.h"

#include "presentation/sentences.h"

#include <algorithm>
#include <array>

using namespace zaibatsu;

namespace presentation {

namespace {

QString listed(const QStringList& words) { return words.join(QStringLiteral(", ")); }

QString numbers(dice::FaceSet faces)
{
    QStringList words;
    for (int face = 1; face <= 6; ++face)
        if (faces.contains(face))
            words << QString::number(face);
    return words.join(QLatin1Char(' '));
}

} // namespace

PieceFact FactLines::line(const QString& title, const std::optional<QString>& text)
{
    return {title, text.value_or(notEntered()), {}, text.has_value()};
}

PieceFact FactLines::effects(const State& state, const QString& title,
                             const std::optional<std::vector<Effect>>& effects)
{
    if (!effects)
        return line(title, std::nullopt);
    QStringList words;
    for (const Effect& effect : *effects)
        words << effectText(state, effect);
    return line(title, words.isEmpty() ? none() : words.join(QStringLiteral("; ")));
}

PieceFact FactLines::ice(const std::optional<Ice>& ice)
{
    PieceFact fact = line(tr("ICE"), ice ? std::optional(QString()) : std::nullopt);
    if (!ice)
        return fact;
    fact.text = ice->numbers.empty() ? tr("no ICE") : ice->black ? tr("Black ICE") : QString();
    for (int face = 1; face <= 6; ++face)
        if (ice->numbers.contains(face))
            fact.dice.append({ice->black ? PieceFact::Die::BlackIce : PieceFact::Die::Ice, face});
    return fact;
}

QList<PieceFact::Face> FactLines::dice(const Defence& defence)
{
    QList<PieceFact::Face> faces;
    for (int face = 1; face <= 6; ++face) {
        if (defence.unshielded.contains(face))
            faces.append({PieceFact::Die::Unshielded, face});
        if (defence.shielded.contains(face))
            faces.append({PieceFact::Die::Shielded, face});
    }
    return faces;
}

PieceFact FactLines::defence(const std::optional<Defence>& defence)
{
    PieceFact fact = line(tr("Defence"), defence ? std::optional(QString()) : std::nullopt);
    if (defence)
        fact.dice = dice(*defence);
    if (defence && fact.dice.isEmpty())
        fact.text = none();
    return fact;
}

PieceFact FactLines::movement(const std::optional<OwnMovement>& movement)
{
    const QString title = tr("Own movement");
    if (!movement)
        return line(title, std::nullopt);
    switch (movement->kind) {
    case OwnMovement::Kind::None: return line(title, none());
    case OwnMovement::Kind::Spaces: return line(title, tr("%n space(s)", nullptr, movement->count));
    case OwnMovement::Kind::Roll:
        return line(title, tr("as many spaces as %n die/dice show", nullptr, movement->count));
    case OwnMovement::Kind::Blocks: return line(title, tr("%n block(s)", nullptr, movement->count));
    }
    return {};
}

QString FactLines::abilities(Abilities abilities)
{
    QStringList words;
    for (const Ability ability : {Ability::Icebreaker, Ability::Delete, Ability::Search, Ability::Reboot})
        if (abilities.has(ability))
            words << Names::ability(ability);
    return words.isEmpty() ? none() : listed(words);
}

QString FactLines::space(const State& state, const Space& space)
{
    QStringList words;
    switch (space.kind) {
    case SpaceKind::Normal: break;
    case SpaceKind::Double: words << tr("two pawns"); break;
    case SpaceKind::Large: words << tr("any number of pawns"); break;
    case SpaceKind::Figure:
        if (!space.pawn)
            words << tr("figure space");
        break;
    }
    if (const QString shielded = numbers(space.defence.shielded); !shielded.isEmpty())
        words << tr("shielded defence %1", "numbers").arg(shielded);
    if (const QString unshielded = numbers(space.defence.unshielded); !unshielded.isEmpty())
        words << tr("defence %1", "numbers").arg(unshielded);
    if (std::ranges::find(space.arrows, BorderArrow::Out) != space.arrows.end())
        words << tr("only out over the border");
    if (std::ranges::find(space.arrows, BorderArrow::In) != space.arrows.end())
        words << tr("only in over the border");
    if (space.hand != 0)
        words << tr("hand maximum %1").arg(change(space.hand));
    if (space.skulls > 0)
        words << tr("%n attack skull(s)", nullptr, space.skulls);
    for (const Effect& effect : space.effects)
        words << effectText(state, effect);
    return listed(words);
}

QString FactLines::use(CardUse use)
{
    switch (use) {
    case CardUse::Generic: return tr("generic item");
    case CardUse::Defence: return tr("defence");
    case CardUse::Neuroconsole: return tr("neuroconsole");
    case CardUse::Weapon: return tr("weapon");
    case CardUse::DroneWeapon: return tr("weapon of drones");
    case CardUse::Bot: return tr("bot");
    case CardUse::Malware: return tr("malware");
    case CardUse::BlockCard: return tr("block card");
    case CardUse::None: return tr("action card");
    }
    return {};
}

QString FactLines::icebreak(const IcebreakBonus& bonus)
{
    QStringList words;
    if (bonus.dice > 0)
        words << (bonus.black ? tr("Icebreaker with %n more die/dice, one black", nullptr, bonus.dice)
                              : tr("Icebreaker with %n more die/dice", nullptr, bonus.dice));
    if (const QString fixed = numbers(bonus.fixed); !fixed.isEmpty())
        words << tr("fixed numbers %1").arg(fixed);
    if (bonus.againstOwned && !words.isEmpty())
        words << tr("against others' blocks");
    return listed(words);
}

QString FactLines::change(int by) { return by < 0 ? QStringLiteral("−%1").arg(-by) : QStringLiteral("+%1").arg(by); }

} // namespace presentation
