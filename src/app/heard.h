// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the window tells and wishes, as sound.
#pragma once

#include "sound/player.h"
#include "ui/shell/sounds.h"
#include "ui/zaibatsu/table_ear.h"

#include <QObject>

namespace app {

/// Listens to the tables and lets what is wished be heard.
class Heard : public QObject, public ui::Sounds, public ui::TableEar {
public:
    explicit Heard(std::unique_ptr<sound::Player> player) : m_player(std::move(player)) { }

    void heed(const ui::SoundWishes& wishes) override { m_wishes = wishes; }
    void tryOut(ui::SoundKind kind) override;
    void happened(const std::vector<zaibatsu::Event>& events) override;
    void refused() override { play({{sound::Kind::Refused}}); }
    void moved() override { play({{sound::Kind::Undo}}); }
    void timeRunsOut() override { play({{sound::Kind::ClockWarning}}); }

    /// Lets the player load its files once this window has been painted for the first time.
    void prepareAfter(QWidget& window);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void play(std::vector<sound::Cue> cues);
    [[nodiscard]] double volume() const;

    std::unique_ptr<sound::Player> m_player;
    ui::SoundWishes m_wishes;
};

/// Which switch of the settings a cue hangs on.
[[nodiscard]] ui::SoundKind kindOf(sound::Kind kind);
/// What is heard when a kind is tried.
[[nodiscard]] std::vector<sound::Cue> samplesOf(ui::SoundKind kind);

} // namespace app
