// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What players may wish of sound. The window knows no sound: the app hands in who can be heard.
#pragma once

#include <array>
#include <cstdint>

namespace ui {

/// What can be switched off by itself.
enum class SoundKind : std::uint8_t { Dice, Outcome, Pieces, Control, Refusals, Turns, Clock };
inline constexpr std::array allSoundKinds{SoundKind::Dice,    SoundKind::Outcome,  SoundKind::Pieces,
                                          SoundKind::Control, SoundKind::Refusals, SoundKind::Turns,
                                          SoundKind::Clock};

/// Whether anything is heard, how loud, and what of it.
struct SoundWishes {
    static constexpr int loudest = 10;

    bool on = true;
    int volume = 8; ///< 1 to `loudest`
    std::array<bool, allSoundKinds.size()> kinds{true, true, true, true, true, true, true};

    [[nodiscard]] bool wants(SoundKind kind) const { return on && kinds.at(static_cast<std::size_t>(kind)); }
    friend bool operator==(const SoundWishes&, const SoundWishes&) = default;
};

/// Who is heard. Every call returns at once.
class Sounds {
public:
    Sounds() = default;
    Sounds(const Sounds&) = delete;
    Sounds& operator=(const Sounds&) = delete;
    virtual ~Sounds() = default;

    /// What holds from now on.
    virtual void heed(const SoundWishes& wishes) = 0;
    /// Lets one kind be heard, whether it is wished or not.
    virtual void tryOut(SoundKind kind) = 0;
};

} // namespace ui
