// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/screen.h"
#include "ui/shell/preferences.h"

#include <QList>

namespace ui {

/// A language to choose: "es", "Español".
struct LanguageChoice {
    QString code;
    QString name;
};

/// Language, theme, text size, motion, dice, screen, sound, and the pieces that were entered. Each works at once.
class SettingsScreen : public Screen {
    Q_OBJECT
public:
    SettingsScreen(Look& look, const Preferences& wishes, const QList<LanguageChoice>& languages,
                   const QString& language, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Settings"); }
    [[nodiscard]] const Preferences& wishes() const { return m_wishes; }
    /// How many faces, cards and pawn cards the device remembers of each edition.
    void setRemembered(int first, int second);

signals:
    void wishesChanged(const Preferences& wishes);
    void languageChosen(const QString& code);
    void exportPiecesRequested(bool secondEdition);
    void importPiecesRequested(bool secondEdition);
    void soundTried(ui::SoundKind kind);

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;

private:
    [[nodiscard]] QWidget* languagePart();
    [[nodiscard]] QWidget* themePart();
    [[nodiscard]] QWidget* sizePart();
    [[nodiscard]] QWidget* switches();
    [[nodiscard]] QWidget* pieces();
    [[nodiscard]] QWidget* piecesOf(bool secondEdition, int count);
    [[nodiscard]] QWidget* soundPart();
    void change(const Preferences& wishes);

    Preferences m_wishes;
    QList<LanguageChoice> m_languages;
    QString m_language;
    int m_rememberedFirst = 0;
    int m_rememberedSecond = 0;
};

} // namespace ui
