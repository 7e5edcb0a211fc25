// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What must be entered first, and what was taken for granted.
#include "presentation/names.h"
#include "presentation/sentences.h"

using namespace zaibatsu;

namespace presentation {
namespace {

/// Words for unknown fields and hints.
struct FactWords {
    Q_DECLARE_TR_FUNCTIONS(FactWords)

public:
    static QString field(Field field, const QString& piece);
    static QString hint(Hint::Code code, const QString& fact);
    static QString noEffect(const QString& piece)
    {
        return tr("The effect of %1 on placement is not entered: none fires.").arg(piece);
    }
    static QString noCorners(const QString& piece)
    {
        return tr("The corners of %1 are not entered: no bonus icon closes with it.").arg(piece);
    }
};

QString FactWords::field(Field field, const QString& piece)
{
    switch (field) {
    case Field::Sides: return tr("Enter which sides of %1 have a space.").arg(piece);
    case Field::Corners: return tr("Enter which corners of %1 show a bonus part.").arg(piece);
    case Field::Ice: return tr("Enter the ICE of %1.").arg(piece);
    case Field::Spaces: return tr("Enter the spaces of %1.").arg(piece);
    case Field::Links: return tr("Enter how the spaces of %1 are linked.").arg(piece);
    case Field::Arrows: return tr("Enter the direction arrows of %1.").arg(piece);
    case Field::Placed: return tr("Enter the effect of %1 on placement.").arg(piece);
    case Field::Controlled: return tr("Enter the effect of %1 under control.").arg(piece);
    case Field::TurnStart: return tr("Enter the effect of %1 at the beginning of a turn.").arg(piece);
    case Field::Skulls: return tr("Enter the attack skulls of %1.").arg(piece);
    case Field::Defence: return tr("Enter the defence dice of %1.").arg(piece);
    case Field::Cost: return tr("Enter the cost of %1 in bonus counters.").arg(piece);
    case Field::Use: return tr("Enter what kind of item %1 is.").arg(piece);
    case Field::Movement: return tr("Enter the movement actions of %1.").arg(piece);
    case Field::Actions: return tr("Enter the actions that %1 gives.").arg(piece);
    case Field::OwnMovement: return tr("Enter the own movement of %1.").arg(piece);
    case Field::Abilities: return tr("Enter the abilities of %1.").arg(piece);
    case Field::CardMovement: return tr("Enter whether %1 takes movement from cards.").arg(piece);
    case Field::Fixed: return tr("Enter the fixed Icebreaker numbers of %1.").arg(piece);
    case Field::Icebreaker: return tr("Enter the Icebreaker bonus of %1.").arg(piece);
    case Field::Slots: return tr("Enter the slots of %1.").arg(piece);
    case Field::Sacrifice: return tr("Enter the effect of %1 by sacrifice.").arg(piece);
    }
    return {};
}

QString FactWords::hint(Hint::Code code, const QString& fact)
{
    switch (code) {
    case Hint::Code::TakenAsNone:
        return fact.isEmpty()
            ? tr("What is not entered yet counted as none.")
            : tr("What is not entered yet counted as none. %1", "a request to enter it follows").arg(fact);
    case Hint::Code::ManyGenericItems:
        return tr("This pawn carries more than one generic item; the rules name no limit.");
    case Hint::Code::ManyBots: return tr("This pawn carries more than one bot; the rules name no limit.");
    case Hint::Code::SupplyEmpty: return tr("No bonus counter was left for this.");
    case Hint::Code::SampleFace: return tr("A sample face was used; its numbers are invented.");
    }
    return {};
}

} // namespace

QString factText(const State& state, const Fact& fact)
{
    return FactWords::field(fact.field, Names::within(Names(state).source(fact.about)));
}

QString hintText(const State& state, const Hint& hint)
{
    return FactWords::hint(hint.code, hint.fact ? factText(state, *hint.fact) : QString());
}

QString notEnteredText(const State& state, const Hint& hint)
{
    if (hint.code != Hint::Code::TakenAsNone || !hint.fact)
        return hintText(state, hint);
    const QString piece = Names::within(Names(state).source(hint.fact->about));
    if (hint.fact->field == Field::Placed)
        return FactWords::noEffect(piece);
    if (hint.fact->field == Field::Corners)
        return FactWords::noCorners(piece);
    return hintText(state, hint);
}

} // namespace presentation
