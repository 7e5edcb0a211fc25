// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Which entries of a log do the same to the same thing, so that a list may show them as one.
#pragma once

#include <QByteArray>
#include <QString>

namespace presentation {

/// What a command does and to what, without its dice, its way and its numbers; equal for entries of one run. Empty for
/// commands that always stand alone, and for what is no command.
[[nodiscard]] QString runKey(const QByteArray& commandJson);

} // namespace presentation
