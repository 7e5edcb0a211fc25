// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The four languages, switched while the program runs.
#pragma once

#include <QList>
#include <QLocale>
#include <QObject>
#include <QString>
#include <QTranslator>

#include <memory>
#include <optional>

namespace presentation {

/// The languages of the app.
enum class Language : std::uint8_t { English, Spanish, French, Russian };

/// All four, in the order in which they are offered.
[[nodiscard]] QList<Language> allLanguages();
/// "en", "es", "fr", "ru"
[[nodiscard]] QString languageCode(Language language);
/// The language of that code, or nothing.
[[nodiscard]] std::optional<Language> languageOfCode(const QString& code);
/// Its own name for itself: "Español".
[[nodiscard]] QString languageName(Language language);
/// The language that serves a locale best; English where none does.
[[nodiscard]] Language plainLanguage(const QLocale& locale);

/// Holds the translation installed now. One per application, made after QCoreApplication and gone before it.
class Languages : public QObject {
    Q_OBJECT
public:
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    [[nodiscard]] Language current() const { return m_current; }
    /// Installs a language; false if its translation is missing, and then nothing changes.
    bool install(Language language);

signals:
    void changed(); ///< every text is to be asked for again

private:
    Language m_current = Language::English;
    std::unique_ptr<QTranslator> m_installed;
};

} // namespace presentation
