// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The pictures of the tour as files: each by itself, and contact sheets that name what they show.
#pragma once

#include "presentation/languages.h"
#include "ui/kit/look.h"

#include <QDir>
#include <QImage>
#include <QList>
#include <QString>

namespace app {

/// How one picture is taken.
struct Shot {
    presentation::Language language = presentation::Language::English;
    ui::ThemeChoice theme = ui::ThemeChoice::Dark;
    QSize size{1280, 800};
    double textScale = 1.0;

    /// "en-dark-1280x800": of the file.
    [[nodiscard]] QString name() const;
    /// "English · dark · 1280 × 800": under the picture.
    [[nodiscard]] QString words() const;
    /// Which sheet it belongs on: "1280x800", or "more" for larger text and high contrast.
    [[nodiscard]] QString sheet() const;
};

/// Four languages, dark and light, at three sizes; then larger text and high contrast. Those that differ in their theme
/// alone stand together.
[[nodiscard]] QList<QList<Shot>> tourShots();
/// The same, none together with another: for what does not outlive a change of theme.
[[nodiscard]] QList<QList<Shot>> eachAlone(const QList<QList<Shot>>& shots);

/// A shot of a stop.
struct Picture {
    Shot shot;
    QImage image;
};

/// Writes STOP/SHOT.png each, and STOP-SHEET.png for each sheet; false when one could not be written.
[[nodiscard]] bool writePictures(const QDir& folder, const QString& stop, const QList<Picture>& pictures);

} // namespace app
