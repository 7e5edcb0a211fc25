// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What sound costs the tap that is heard: the cues of a roll with everything that may follow, given to the player.
#include "measure.h"

#include "app/heard.h"

#include <QApplication>
#include <QThread>

#include <algorithm>

namespace {

using namespace zaibatsu;

std::vector<Event> longRoll()
{
    std::vector<Event> events{DiceRolled{}, IcebreakSucceeded{}};
    for (int i = 0; i < 40; ++i)
        events.insert(events.end(), {ControlLost{}, ControlGained{}, CounterPlaced{}, BonusCounterWon{}});
    return events;
}

/// The slowest of a hundred taps, in ms; between two of them what was queued is worked off, outside the measure.
double slowest(app::Heard& heard, const std::vector<Event>& events)
{
    double most = 0;
    for (int tap = 0; tap < 100; ++tap) {
        most = std::max(most, bench::secondsOf([&] { heard.happened(events); }) * 1000);
        QCoreApplication::processEvents();
    }
    return most;
}

} // namespace

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    auto player = sound::makePlayer();
    player->prepare();
    QThread::msleep(300); // where there is a device, the files are read by a thread of Qt's
    QCoreApplication::processEvents();
    app::Heard heard(std::move(player));
    const std::vector<Event> events = longRoll();
    bench::require(sound::cues(events).size() == 4, "the roll is not heard");
    bench::show(bench::measured({"sound inside a tap, slowest of 100", "ms", 1.0, bench::Better::Lower}, 9,
                                [&] { return slowest(heard, events); }));
    return 0;
}
