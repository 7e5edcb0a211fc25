// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "sound/player.h"

#include <QHash>
#include <QObject>
#include <QTimer>

#include <deque>

class QSoundEffect;

namespace sound {

/// Whether a sound server may answer: it listens at its socket, or the environment names one. Asked first, because Qt
/// Multimedia writes warnings and waits where none does.
[[nodiscard]] bool mayHaveServer();

/// Plays the embedded files with QSoundEffect, in the order of their times.
class EffectPlayer : public QObject, public Player {
    Q_OBJECT
public:
    EffectPlayer();
    ~EffectPlayer() override;

    void prepare() override;
    void play(const std::vector<Cue>& cues, double volume) override;

private:
    /// One sound that waits for its time.
    struct Waiting {
        std::chrono::milliseconds at{}; ///< on m_clock's scale
        QString file;
        double volume = 1;
    };
    void playDue();

    QHash<QString, QSoundEffect*> m_effects; ///< children of this; empty: silent
    std::deque<Waiting> m_waiting;
    QTimer m_timer;
};

} // namespace sound
