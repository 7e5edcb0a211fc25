// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/tour_pictures.h"

#include <QFontMetrics>
#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace app {

namespace {

constexpr int paperWidth = 2400;
constexpr int gap = 16;
constexpr int labelHeight = 32;
constexpr int titleHeight = 64;
constexpr int quick = 80; ///< of PNG's levels: larger files in a third of the time

const char* themeWord(ui::ThemeChoice theme)
{
    switch (theme) {
    case ui::ThemeChoice::Dark: return "dark";
    case ui::ThemeChoice::Light: return "light";
    case ui::ThemeChoice::HighContrast: return "contrast";
    case ui::ThemeChoice::System: break;
    }
    return "system";
}

QString sizeWord(QSize size, const QString& times)
{
    return QStringLiteral("%1%2%3").arg(size.width()).arg(times).arg(size.height());
}

/// How wide a picture stands on the paper: four or eight side by side, three where they differ in size.
int cellWidth(const Shot& shot)
{
    if (shot.size.width() < 600)
        return (paperWidth - 9 * gap) / 8;
    return shot.sheet() == QLatin1String("more") ? (paperWidth - 4 * gap) / 3 : (paperWidth - 5 * gap) / 4;
}

QFont paperFont(int pixels)
{
    QFont font = QGuiApplication::font(); // the look's
    font.setPixelSize(pixels);
    return font;
}

/// Where each picture of a sheet goes, in lines of equal height.
QList<QRect> placesOf(const QList<Picture>& pictures)
{
    QList<QRect> places;
    QPoint at(gap, titleHeight);
    int below = 0;
    for (const Picture& picture : pictures) {
        const int width = cellWidth(picture.shot);
        const QSize size(width, width * picture.image.height() / std::max(1, picture.image.width()));
        if (!places.isEmpty() && (at.x() + width + gap > paperWidth || size.height() != places.last().height()))
            at = {gap, below};
        places.append({at, size});
        below = at.y() + size.height() + labelHeight + gap;
        at.rx() += width + gap;
    }
    return places;
}

QImage sheetOf(const QString& stop, const QList<Picture>& pictures)
{
    const QList<QRect> places = placesOf(pictures);
    QImage paper(paperWidth, places.last().bottom() + labelHeight + gap, QImage::Format_RGB32);
    paper.fill(QColor(112, 112, 112)); // neither dark nor light: both stand out
    QPainter painter(&paper);
    painter.setPen(Qt::white);
    painter.setFont(paperFont(28));
    painter.drawText(QRect(gap, 0, paperWidth - 2 * gap, titleHeight), Qt::AlignVCenter,
                     QStringLiteral("%1   %2").arg(stop, pictures.first().shot.sheet()));
    painter.setFont(paperFont(14));
    for (qsizetype i = 0; i < places.size(); ++i) {
        const QRect place = places.at(i);
        painter.drawImage(place.topLeft(),
                          pictures.at(i).image.scaled(place.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
        const QRect below(place.left(), place.bottom() + 1, place.width(), labelHeight);
        const QString words = QStringLiteral("%1 · %2").arg(stop, pictures.at(i).shot.words());
        painter.drawText(below, Qt::AlignVCenter,
                         painter.fontMetrics().elidedText(words, Qt::ElideLeft, below.width()));
    }
    return paper;
}

} // namespace

QString Shot::name() const
{
    const QString scale = textScale > 1.0 ? QStringLiteral("-text%1").arg(qRound(textScale * 100)) : QString();
    return QStringLiteral("%1-%2-%3%4")
        .arg(presentation::languageCode(language), QLatin1String(themeWord(theme)), sizeWord(size, QStringLiteral("x")),
             scale);
}

QString Shot::words() const
{
    const QString scale = textScale > 1.0 ? QStringLiteral(" · text %1 %").arg(qRound(textScale * 100)) : QString();
    return QStringLiteral("%1 · %2 · %3%4")
        .arg(presentation::languageCode(language), QLatin1String(themeWord(theme)),
             sizeWord(size, QStringLiteral(" × ")), scale);
}

QString Shot::sheet() const
{
    const bool plain = textScale <= 1.0 && theme != ui::ThemeChoice::HighContrast;
    return plain ? sizeWord(size, QStringLiteral("x")) : QStringLiteral("more");
}

QList<QList<Shot>> tourShots()
{
    using presentation::Language;
    using ui::ThemeChoice;
    QList<QList<Shot>> shots;
    for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(360, 740)})
        for (const Language language : presentation::allLanguages())
            shots.append({{language, ThemeChoice::Dark, size}, {language, ThemeChoice::Light, size}});
    for (const QSize size : {QSize(1280, 800), QSize(360, 740)}) {
        shots.append({{Language::English, ThemeChoice::Dark, size, 2.0}});
        shots.append({{Language::Russian, ThemeChoice::Light, size, 2.0}});
        shots.append({{Language::English, ThemeChoice::HighContrast, size}});
    }
    return shots;
}

QList<QList<Shot>> eachAlone(const QList<QList<Shot>>& shots)
{
    QList<QList<Shot>> alone;
    for (const QList<Shot>& together : shots)
        for (const Shot& shot : together)
            alone.append({shot});
    return alone;
}

bool writePictures(const QDir& folder, const QString& stop, const QList<Picture>& pictures)
{
    folder.mkpath(stop);
    bool whole = true;
    QMap<QString, QList<Picture>> sheets;
    for (const Picture& picture : pictures) {
        const QString file = folder.filePath(stop + QLatin1Char('/') + picture.shot.name() + QStringLiteral(".png"));
        whole = picture.image.save(file, "PNG", quick) && whole;
        sheets[picture.shot.sheet()].append(picture);
    }
    for (auto sheet = sheets.cbegin(); sheet != sheets.cend(); ++sheet) {
        const QString file = folder.filePath(stop + QLatin1Char('-') + sheet.key() + QStringLiteral(".png"));
        QList<Picture> inOrder = *sheet;
        std::ranges::stable_sort(inOrder, {}, [](const Picture& picture) {
            return std::pair(-picture.shot.size.width(), picture.shot.theme); // a line for each theme
        });
        whole = sheetOf(stop, inOrder).save(file, "PNG", quick) && whole;
    }
    return whole;
}

} // namespace app
