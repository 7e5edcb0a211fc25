// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sound/effect_files.h"

using zaibatsu::Colour;

namespace sound {
namespace {

QString toneOf(std::optional<Colour> owner)
{
    switch (owner.value_or(Colour::Red)) {
    case Colour::Red: return QStringLiteral("red");
    case Colour::Blue: return QStringLiteral("blue");
    case Colour::Green: return QStringLiteral("green");
    case Colour::Yellow: break;
    }
    return QStringLiteral("yellow");
}

} // namespace

QString fileOf(const Cue& cue)
{
    switch (cue.kind) {
    case Kind::Won: return QStringLiteral("won");
    case Kind::Eliminated: return QStringLiteral("eliminated");
    case Kind::Hit: return QStringLiteral("hit");
    case Kind::Miss: return QStringLiteral("miss");
    case Kind::ControlGained: return QStringLiteral("control-gained-") + toneOf(cue.owner);
    case Kind::ControlLost: return QStringLiteral("control-lost-") + toneOf(cue.owner);
    case Kind::BonusWon: return QStringLiteral("bonus-won");
    case Kind::Reboot: return QStringLiteral("reboot");
    case Kind::NextPlayer: return QStringLiteral("next-player");
    case Kind::Placed: return QStringLiteral("placed");
    case Kind::BonusFormed: return QStringLiteral("bonus-formed");
    case Kind::Dice: return QStringLiteral("dice");
    case Kind::Refused: return QStringLiteral("refused");
    case Kind::Undo: return QStringLiteral("undo");
    case Kind::ClockWarning: break;
    }
    return QStringLiteral("clock");
}

QStringList allFiles()
{
    QStringList out;
    for (const Kind kind : allKinds)
        for (const Colour owner : {Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow})
            out << fileOf({kind, owner});
    out.removeDuplicates();
    return out;
}

} // namespace sound
