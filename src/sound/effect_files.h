// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which file of resources/sounds/ is heard for a cue.
#pragma once

#include "sound/cues.h"

#include <QString>
#include <QStringList>

namespace sound {

/// Name of the cue's file without its ending; control without an owner sounds in red's tone, the lowest.
[[nodiscard]] QString fileOf(const Cue& cue);
/// Every file that some cue needs, each once.
[[nodiscard]] QStringList allFiles();

} // namespace sound
