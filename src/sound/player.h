// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What makes a cue heard.
#pragma once

#include "sound/cues.h"

#include <memory>

namespace sound {

/// Plays cues. Whoever has no device, no backend or no files stays silent and says nothing of it.
class Player {
public:
    Player() = default;
    Player(const Player&) = delete;
    Player& operator=(const Player&) = delete;
    virtual ~Player() = default;

    /// Looks for a device and loads the files: once, when the window has been painted. Until then nothing is heard.
    virtual void prepare() = 0;
    /// Returns at once; each cue is heard when its time has come. What still waits of an earlier command is dropped.
    /// `volume`: 0 to 1, as the ear takes it.
    virtual void play(const std::vector<Cue>& cues, double volume) = 0;
};

/// Never heard.
class SilentPlayer : public Player {
public:
    void prepare() override { }
    void play(const std::vector<Cue>&, double) override { }
};

/// The player of this build: with Qt Multimedia where it was there, else a silent one.
[[nodiscard]] std::unique_ptr<Player> makePlayer();

} // namespace sound
