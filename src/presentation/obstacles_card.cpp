// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Refusals of cards and of answers.
#include "presentation/told.h"

using namespace zaibatsu;

namespace presentation {
namespace {

bool concernsCarrying(CardObstacle code)
{
    return code <= CardObstacle::OnlyDrones;
}

} // namespace

QString Obstacles::text(AnswerObstacle code, const Told& told)
{
    switch (code) {
    case AnswerObstacle::WrongDiceCount:
        return tr("%1 dice are rolled here, but %2 were entered. Enter as many as are rolled.").arg(told.need()).arg(told.have());
    case AnswerObstacle::NotADieFace:
        return tr("A die shows 1 to 6. Enter one of these numbers.");
    case AnswerObstacle::NoSuchChoice:
        return tr("No such choice is open. Look at what is asked now.");
    case AnswerObstacle::NotAnOption:
        return tr("This is not among the answers offered. Choose one of them.");
    case AnswerObstacle::DiceTyped:
        return tr("No dice are rolled here. Leave them out.");
    case AnswerObstacle::RollsDontDecide:
        return tr("These rolls do not decide who starts. Only the tied roll again, until one is highest.");
    }
    return {};
}

} // namespace presentation
