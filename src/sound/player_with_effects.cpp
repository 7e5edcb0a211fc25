// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A build with Qt Multimedia.
#include "sound/effect_player.h"

namespace sound {

std::unique_ptr<Player> makePlayer() { return std::make_unique<EffectPlayer>(); }

} // namespace sound
