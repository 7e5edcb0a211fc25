// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/names.h"

#include <QRegularExpression>

using namespace zaibatsu;

namespace presentation {

QString Names::colour(Colour colour)
{
    switch (colour) {
    case Colour::Red: return tr("Red");
    case Colour::Blue: return tr("Blue");
    case Colour::Green: return tr("Green");
    case Colour::Yellow: return tr("Yellow");
    }
    return {};
}

QString Names::phase(Phase phase)
{
    switch (phase) {
    case Phase::Setup: return tr("set-up");
    case Phase::Beginning: return tr("beginning phase");
    case Phase::Action: return tr("action phase");
    case Phase::Recycling: return tr("recycling phase");
    case Phase::Over: return tr("end of the game");
    }
    return {};
}

QString Names::ability(Ability ability)
{
    switch (ability) {
    case Ability::Icebreaker: return tr("Icebreaker");
    case Ability::Delete: return tr("Delete", "the ability");
    case Ability::Search: return tr("Search", "the ability");
    case Ability::Reboot: return tr("Reboot", "the ability");
    }
    return {};
}

QString Names::direction(int side)
{
    switch (hex::wrapSix(side)) {
    case 0: return tr("north-east");
    case 1: return tr("east");
    case 2: return tr("south-east");
    case 3: return tr("south-west");
    case 4: return tr("west");
    default: return tr("north-west");
    }
}

QString withSingleStops(QString sentence)
{
    static const QRegularExpression twice(QStringLiteral("(?<!\\.)\\.\\.(?=\\s|$)"));
    return sentence.replace(twice, QStringLiteral("."));
}

QString colourWord(Colour colour)
{
    switch (colour) {
    case Colour::Red: return QStringLiteral("red");
    case Colour::Blue: return QStringLiteral("blue");
    case Colour::Green: return QStringLiteral("green");
    case Colour::Yellow: return QStringLiteral("yellow");
    }
    return {};
}

} // namespace presentation
