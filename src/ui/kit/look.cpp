// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/look.h"

#include <QDirIterator>
#include <QFontDatabase>
#include <QResource>

#include <algorithm>
#include <cmath>

static void initFontResource()
{
    Q_INIT_RESOURCE(fonts); // the kit is a static library
}

namespace ui {

Look::Look(std::shared_ptr<const Tokens> tokens, QObject* parent) : QObject(parent), m_tokens(std::move(tokens)) { }

const Theme& Look::theme() const
{
    switch (m_choice) {
    case ThemeChoice::System: return m_tokens->themes.at(m_systemDark ? 0 : 1);
    case ThemeChoice::Light: return m_tokens->themes.at(1);
    case ThemeChoice::HighContrast: return m_tokens->themes.at(2);
    case ThemeChoice::Dark: break;
    }
    return m_tokens->themes.at(0);
}

void Look::setChoice(ThemeChoice choice)
{
    if (std::exchange(m_choice, choice) != choice)
        emit changed();
}

void Look::setSystemDark(bool dark)
{
    if (std::exchange(m_systemDark, dark) != dark && m_choice == ThemeChoice::System)
        emit changed();
}

void Look::setTextScale(double scale)
{
    const double wanted = std::clamp(scale, 1.0, 2.0);
    if (std::exchange(m_textScale, wanted) != wanted)
        emit changed();
}

void Look::setReducedMotion(bool reduced)
{
    if (std::exchange(m_reducedMotion, reduced) != reduced)
        emit changed();
}

QFont Look::font(Style style) const
{
    const TypeStyle& type = m_tokens->styles.at(static_cast<std::size_t>(style));
    QFont font(type.mono ? "ZC Mono" : "ZC Sans");
    font.setFamilies({type.mono ? "ZC Mono" : "ZC Sans", "ZC Fallback", "Noto Sans", "sans-serif"});
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(type.size * m_textScale))));
    font.setWeight(static_cast<QFont::Weight>(type.weight));
    font.setLetterSpacing(QFont::AbsoluteSpacing, type.tracking * m_textScale);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont Look::boardFont(double pixels) const
{
    QFont font("ZC Condensed");
    font.setFamilies({"ZC Condensed", "Roboto Condensed", "ZC Fallback", "sans-serif"});
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(QFont::Bold);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QFont Look::digitFont(double pixels) const
{
    QFont font = this->font(Style::Body);
    font.setPixelSize(std::max(1, static_cast<int>(std::lround(pixels))));
    font.setWeight(QFont::ExtraBold);
    return font;
}

double Look::lineHeight(Style style) const
{
    const TypeStyle& type = m_tokens->styles.at(static_cast<std::size_t>(style));
    return type.size * type.lineHeight * m_textScale;
}

int Look::scaled(double pixels) const { return static_cast<int>(std::lround(pixels * m_textScale)); }

int Look::duration(Motion motion) const
{
    return m_reducedMotion ? 0 : m_tokens->motionMs.at(static_cast<std::size_t>(motion));
}

Breadth Look::breadth(int widthInPixels) const
{
    const double width = widthInPixels / m_textScale;
    if (width < 600)
        return Breadth::Narrow;
    if (width < 900)
        return Breadth::Compact;
    return width < 1180 ? Breadth::Medium : Breadth::Wide;
}

bool loadFonts()
{
    initFontResource();
    int loaded = 0;
    for (QDirIterator it(":/fonts", QDir::Files); it.hasNext();) {
        const QResource font(it.next());
        const auto* bytes = reinterpret_cast<const char*>(font.data()); // stays as long as the program
        loaded += QFontDatabase::addApplicationFontFromData(QByteArray::fromRawData(bytes, font.size())) >= 0 ? 1 : 0;
    }
    return loaded == 9;
}

} // namespace ui
