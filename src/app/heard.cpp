// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/heard.h"

#include <QEvent>
#include <QTimer>
#include <QWidget>

namespace app {

using namespace std::chrono_literals;
using sound::Cue;
using sound::Kind;
using ui::SoundKind;

SoundKind kindOf(Kind kind)
{
    switch (kind) {
    case Kind::Dice: return SoundKind::Dice;
    case Kind::Hit:
    case Kind::Miss: return SoundKind::Outcome;
    case Kind::Placed:
    case Kind::Eliminated:
    case Kind::Reboot: return SoundKind::Pieces;
    case Kind::ControlGained:
    case Kind::ControlLost:
    case Kind::BonusFormed:
    case Kind::BonusWon: return SoundKind::Control;
    case Kind::Refused:
    case Kind::Undo: return SoundKind::Refusals;
    case Kind::NextPlayer:
    case Kind::Won: return SoundKind::Turns;
    case Kind::ClockWarning: break;
    }
    return SoundKind::Clock;
}

std::vector<Cue> samplesOf(SoundKind kind)
{
    switch (kind) {
    case SoundKind::Dice: return {{Kind::Dice}};
    case SoundKind::Outcome: return {{Kind::Hit}, {Kind::Miss, {}, 450ms}};
    case SoundKind::Pieces: return {{Kind::Placed}, {Kind::Eliminated, {}, 300ms}, {Kind::Reboot, {}, 750ms}};
    case SoundKind::Control:
        return {{Kind::ControlGained, zaibatsu::Colour::Red},
                {Kind::ControlLost, zaibatsu::Colour::Blue, 550ms},
                {Kind::BonusWon, {}, 1100ms}};
    case SoundKind::Refusals: return {{Kind::Refused}, {Kind::Undo, {}, 350ms}};
    case SoundKind::Turns: return {{Kind::NextPlayer}, {Kind::Won, {}, 800ms}};
    case SoundKind::Clock: break;
    }
    return {{Kind::ClockWarning}};
}

void Heard::happened(const std::vector<zaibatsu::Event>& events)
{
    // A phase that the window passes by itself follows at once and must not cut off what brought it.
    if (auto cues = sound::cues(events); !cues.empty())
        play(std::move(cues));
}

void Heard::tryOut(SoundKind kind) { m_player->play(samplesOf(kind), volume()); }

void Heard::play(std::vector<Cue> cues)
{
    std::erase_if(cues, [this](const Cue& cue) { return !m_wishes.wants(kindOf(cue.kind)); });
    if (!cues.empty())
        m_player->play(cues, volume());
}

double Heard::volume() const { return m_wishes.volume / double(ui::SoundWishes::loudest); }

void Heard::prepareAfter(QWidget& window) { window.installEventFilter(this); }

bool Heard::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Paint) {
        watched->removeEventFilter(this);
        QTimer::singleShot(0, this, [this] { m_player->prepare(); });
    }
    return QObject::eventFilter(watched, event);
}

} // namespace app
