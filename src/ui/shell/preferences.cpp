// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/preferences.h"

#include <QSettings>

#include <algorithm>
#include <array>

namespace ui {
namespace {

constexpr std::array<const char*, 4> themeWords{"system", "dark", "light", "high-contrast"};
constexpr std::array<const char*, allSoundKinds.size()> soundWords{"dice",     "outcome", "pieces", "control",
                                                                   "refusals", "turns",   "clock"};

SoundWishes loadSound(const QSettings& settings)
{
    SoundWishes sound;
    sound.on = settings.value("sound/on", true).toBool();
    bool good = false;
    const int volume = settings.value("sound/volume").toInt(&good);
    if (good)
        sound.volume = std::clamp(volume, 1, SoundWishes::loudest);
    for (std::size_t i = 0; i < soundWords.size(); ++i)
        sound.kinds.at(i) = settings.value(QLatin1String("sound/") + QLatin1String(soundWords.at(i)), true).toBool();
    return sound;
}

void saveSound(QSettings& settings, const SoundWishes& sound)
{
    settings.setValue("sound/on", sound.on);
    settings.setValue("sound/volume", sound.volume);
    for (std::size_t i = 0; i < soundWords.size(); ++i)
        settings.setValue(QLatin1String("sound/") + QLatin1String(soundWords.at(i)), sound.kinds.at(i));
}

} // namespace

Preferences loadPreferences(const QString& file)
{
    const QSettings settings(file, QSettings::IniFormat);
    Preferences wishes;
    wishes.language = settings.value("language").toString().left(8);
    const QString theme = settings.value("theme").toString();
    for (std::size_t i = 0; i < themeWords.size(); ++i)
        if (theme == QLatin1String(themeWords.at(i)))
            wishes.theme = static_cast<ThemeChoice>(i);
    bool good = false;
    const double scale = settings.value("text-size").toDouble(&good);
    wishes.textScale = good ? std::clamp(scale / 100, 1.0, 2.0) : 1.0;
    wishes.reducedMotion = settings.value("reduced-motion", false).toBool();
    wishes.typedDice = settings.value("typed-dice", false).toBool();
    wishes.screenStaysOn = settings.value("screen-stays-on", true).toBool();
    wishes.sound = loadSound(settings);
    return wishes;
}

bool savePreferences(const QString& file, const Preferences& wishes)
{
    QSettings settings(file, QSettings::IniFormat);
    settings.setValue("language", wishes.language);
    settings.setValue("theme", themeWords.at(static_cast<std::size_t>(wishes.theme)));
    settings.setValue("text-size", qRound(wishes.textScale * 100));
    settings.setValue("reduced-motion", wishes.reducedMotion);
    settings.setValue("typed-dice", wishes.typedDice);
    settings.setValue("screen-stays-on", wishes.screenStaysOn);
    saveSound(settings, wishes.sound);
    settings.sync();
    return settings.status() == QSettings::NoError;
}

ReadingMarks loadReading(const QString& file)
{
    const QSettings settings(file, QSettings::IniFormat);
    return {settings.value("rules/bookmarks").toStringList(),
            settings.value("rules/lately").toStringList().mid(0, mostLatelyRead)};
}

bool saveReading(const QString& file, const ReadingMarks& marks)
{
    QSettings settings(file, QSettings::IniFormat);
    settings.setValue("rules/bookmarks", marks.bookmarks);
    settings.setValue("rules/lately", marks.lately);
    settings.sync();
    return settings.status() == QSettings::NoError;
}

void apply(const Preferences& wishes, Look& look)
{
    look.setChoice(wishes.theme);
    look.setTextScale(wishes.textScale);
    look.setReducedMotion(wishes.reducedMotion);
}

} // namespace ui
