// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Effects and the choices they open.
#include "presentation/effect_words.h"
#include "presentation/sentences.h"

using namespace zaibatsu;

namespace presentation {
namespace {

QString nameOf(const Names& names, const std::optional<PawnId>& pawn)
{
    return pawn ? Names::within(names.pawn(*pawn)) : QString();
}

} // namespace

QString EffectWords::skulls(const Effect& effect)
{
    return tr("%n attack skull(s)", nullptr, effect.skulls.value_or(1));
}

QString EffectWords::reach(Reach reach)
{
    switch (reach) {
    case Reach::Any: return tr("anywhere", "where the attacked pawn may stand");
    case Reach::Block: return tr("on this block", "where the attacked pawn may stand");
    case Reach::Adjacent: return tr("on a block beside it", "where the attacked pawn may stand");
    }
    return {};
}

QString EffectWords::text(const Names& names, const Effect& effect)
{
    const int count = effect.count.value_or(1);
    switch (effect.kind) {
    case EffectKind::PlacePawn:
        return tr("%1 comes in, controlled by nobody").arg(nameOf(names, effect.pawn)).simplified();
    case EffectKind::GainPawn: return tr("its controller gains %1").arg(nameOf(names, effect.pawn)).simplified();
    case EffectKind::GainCard:
        return tr("its controller gains the card %1")
            .arg(effect.card ? Names::within(names.card(*effect.card)) : QString())
            .simplified();
    case EffectKind::AttackAll: return tr("attack on all pawns, %1").arg(skulls(effect));
    case EffectKind::AttackOne: return tr("attack on one pawn %1, %2").arg(reach(effect.reach), skulls(effect));
    case EffectKind::ExtraCounter: return tr("%n more control counter(s) on the block", nullptr, count);
    case EffectKind::ReturnCounter: return tr("every player takes back %n control counter(s)", nullptr, count);
    case EffectKind::Bonus: return tr("%n bonus counter(s) for the player", nullptr, count);
    case EffectKind::BonusToAll: return tr("%n bonus counter(s) for every player", nullptr, count);
    case EffectKind::BonusOnBlock: return tr("%n bonus counter(s) onto the block", nullptr, count);
    case EffectKind::SacrificeOne: return tr("every player with more than one pawn sacrifices one");
    case EffectKind::Discard: return tr("discarding, %n card(s)", nullptr, count);
    case EffectKind::Strip: return tr("one pawn loses all its cards");
    case EffectKind::AsCore: return tr("it serves its controller as Central Core");
    case EffectKind::Note:
        return effect.text.empty() ? tr("the players do what it says") : QString::fromStdString(effect.text);
    }
    return {};
}

QString EffectWords::when(EffectTime time)
{
    switch (time) {
    case EffectTime::Placed: return tr("on placement", "when an effect works");
    case EffectTime::Controlled: return tr("under control", "when an effect works");
    case EffectTime::TurnStart: return tr("at the beginning of the turn", "when an effect works");
    case EffectTime::Space: return tr("by its space", "when an effect works");
    case EffectTime::Sacrifice: return tr("by sacrifice", "when an effect works");
    }
    return {};
}

QString effectText(const State& state, const Effect& effect)
{
    const QString text = EffectWords::text(Names(state), effect);
    return effect.may ? EffectWords::tr("%1 (optional)", "an effect").arg(text) : text;
}

QString EffectWords::pawnQuestion(EffectKind kind)
{
    if (kind == EffectKind::AttackOne)
        return tr("%1 chooses whom %2 attacks.");
    if (kind == EffectKind::SacrificeOne)
        return tr("%1 chooses the pawn that is sacrificed for %2.");
    return tr("%1 chooses a pawn for %2.");
}

QString EffectWords::question(const Names& names, const Choice& choice)
{
    const QString player = names.player(choice.player);
    const QString source = Names::within(names.source(choice.source));
    switch (choice.kind) {
    case ChoiceKind::Dice: return tr("%1 rolls %n die/dice for %2.", nullptr, choice.count).arg(player, source);
    case ChoiceKind::Pawn: return pawnQuestion(choice.effect.kind).arg(player, source);
    case ChoiceKind::Player: return tr("%1 chooses a player for %2.").arg(player, source);
    case ChoiceKind::Block: return tr("%1 chooses a block for %2.").arg(player, source);
    case ChoiceKind::Card: return tr("%1 chooses a card for %2.").arg(player, source);
    case ChoiceKind::Place:
        return choice.target ? tr("%1 chooses a space for the pawn %2.").arg(player, nameOf(names, choice.target))
                             : tr("%1 chooses a space for %2.").arg(player, source);
    case ChoiceKind::Yes: return tr("%1 decides whether the effect of %2 works.").arg(player, source);
    }
    return {};
}

QString choiceText(const State& state, const Choice& choice) { return EffectWords::question(Names(state), choice); }

} // namespace presentation
