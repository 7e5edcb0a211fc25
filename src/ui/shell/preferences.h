// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a device remembers about its players' wishes.
#pragma once

#include "ui/kit/look.h"
#include "ui/shell/sounds.h"

#include <QString>
#include <QStringList>

namespace ui {

/// Wishes of the people at this device.
struct Preferences {
    QString language;                            ///< "es"; empty: the machine's
    ThemeChoice theme = ThemeChoice::System;
    double textScale = 1.0;
    bool reducedMotion = false;
    bool typedDice = false;                      ///< what a new table begins with
    bool screenStaysOn = true;                   ///< while a table runs
    SoundWishes sound{};

    friend bool operator==(const Preferences&, const Preferences&) = default;
};

/// What the people at this device have read of the rulebook: ids of entries.
struct ReadingMarks {
    QStringList bookmarks; ///< as they were put
    QStringList lately;    ///< the latest first, 24 at most

    friend bool operator==(const ReadingMarks&, const ReadingMarks&) = default;
};
inline constexpr qsizetype mostLatelyRead = 24;

/// Reads an INI file; what is missing or makes no sense is as by default.
[[nodiscard]] Preferences loadPreferences(const QString& file);
/// False when it could not be written.
[[nodiscard]] bool savePreferences(const QString& file, const Preferences& wishes);
/// From the same file, and into it.
[[nodiscard]] ReadingMarks loadReading(const QString& file);
[[nodiscard]] bool saveReading(const QString& file, const ReadingMarks& marks);
/// Puts theme, text size and motion into the look.
void apply(const Preferences& wishes, Look& look);

} // namespace ui
