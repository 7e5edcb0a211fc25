// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/languages.h"

#include <QCoreApplication>

namespace presentation {

QList<Language> allLanguages() { return {Language::English, Language::Spanish, Language::French, Language::Russian}; }

QString languageCode(Language language)
{
    switch (language) {
    case Language::English: return QStringLiteral("en");
    case Language::Spanish: return QStringLiteral("es");
    case Language::French: return QStringLiteral("fr");
    case Language::Russian: return QStringLiteral("ru");
    }
    return {};
}

std::optional<Language> languageOfCode(const QString& code)
{
    for (const Language language : allLanguages())
        if (languageCode(language) == code)
            return language;
    return std::nullopt;
}

QString languageName(Language language)
{
    switch (language) {
    case Language::English: return QStringLiteral("English");
    case Language::Spanish: return QStringLiteral("Español");
    case Language::French: return QStringLiteral("Français");
    case Language::Russian: return QStringLiteral("Русский");
    }
    return {};
}

Language plainLanguage(const QLocale& locale)
{
    for (const QString& tag : locale.uiLanguages())
        if (const auto language = languageOfCode(tag.section(QLatin1Char('-'), 0, 0).toLower()))
            return *language;
    return Language::English;
}

Languages::Languages(QObject* parent) : QObject(parent) { install(Language::English); }

Languages::~Languages()
{
    if (m_installed)
        QCoreApplication::removeTranslator(m_installed.get());
}

bool Languages::install(Language language)
{
    // English has a catalogue too: its plural forms.
    auto fresh = std::make_unique<QTranslator>();
    if (!fresh->load(QStringLiteral(":/i18n/companion_") + languageCode(language)))
        return false;
    const std::unique_ptr<QTranslator> before = std::exchange(m_installed, std::move(fresh));
    QCoreApplication::installTranslator(m_installed.get());
    if (before)
        QCoreApplication::removeTranslator(before.get());
    m_current = language;
    QLocale::setDefault(QLocale(languageCode(language)));
    emit changed();
    return true;
}

} // namespace presentation
