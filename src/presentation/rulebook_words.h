// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What stands around the texts of the rulebook, in any language, whichever the program speaks now: two languages may
// stand side by side.
#pragma once

#include "presentation/languages.h"

#include <QList>
#include <QString>

#include <memory>

namespace presentation {

/// A part of the contents: what a game's topics are gathered under.
struct BookPart {
    const char* game;   ///< "zaibatsu"
    const char* topics; ///< of the entries, parted by blanks: "setup end"
    const char* title;  ///< in English; `RulebookWords::say` has the others
};
/// All parts, game by game, in the order of the contents.
[[nodiscard]] const QList<BookPart>& bookParts();

/// The words of one language.
class RulebookWords {
public:
    /// English stands in where a language is missing in this program.
    explicit RulebookWords(Language language);

    /// A text of this context in that language.
    [[nodiscard]] QString say(const char* english) const;
    /// "Infiltration"
    [[nodiscard]] static QString game(const QString& id);
    /// The part of the contents that a topic belongs to: "Delete and Reboot".
    [[nodiscard]] QString part(const QString& game, const QString& topic) const;
    /// What a figure shows, in a sentence; empty where there is no such figure.
    [[nodiscard]] QString caption(const QString& figure) const;
    /// Where an entry is printed, as entries.json has it: pages and quotes as the language writes them.
    [[nodiscard]] QString printed(const QString& source) const;

private:
    std::unique_ptr<QTranslator> m_translator; ///< null: English
};

} // namespace presentation
