// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A build without Qt Multimedia.
#include "sound/player.h"

namespace sound {

std::unique_ptr<Player> makePlayer() { return std::make_unique<SilentPlayer>(); }

} // namespace sound
