// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The words of a command line, sorted into places, options and flags.
#pragma once

#include "cli/tables.h"

#include <QMap>

namespace cli {

/// What a verb takes.
struct Syntax {
    QString verb;
    QString usage;            ///< "undo FILE [COUNT]"
    int leastPlaces = 1;
    int mostPlaces = 1;
    QStringList options;      ///< with a value, once
    QStringList lists;        ///< with a value, any number of times
    QStringList flags;        ///< without one
};

/// The words of one run, as its verb's syntax takes them.
class Arguments {
public:
    /// Sorts the words behind the verb; options may stand anywhere, "--" ends them, "--x=y" is "--x y".
    [[nodiscard]] static Result<Arguments> sorted(const Syntax& syntax, const QStringList& words);

    /// The place at that position, or an empty text.
    [[nodiscard]] QString place(int i) const { return m_places.value(i); }
    [[nodiscard]] int places() const { return static_cast<int>(m_places.size()); }
    [[nodiscard]] bool has(const QString& option) const { return m_values.contains(option); }
    /// The value of an option, or an empty text.
    [[nodiscard]] QString value(const QString& option) const { return m_values.value(option).value(0); }
    [[nodiscard]] QStringList values(const QString& option) const { return m_values.value(option); }
    /// The options of a question that a game answers itself, as typed and without those of every verb.
    [[nodiscard]] QStringList passedOn() const { return m_passedOn; }

private:
    /// Takes one option, with its value where it has one.
    Result<void> take(const Syntax& syntax, const QString& option, const QStringList& words, qsizetype& at);

    QStringList m_places;
    QMap<QString, QStringList> m_values;
    QStringList m_passedOn;
};

/// A whole number of at least 1 in plain digits; `what` names it in the sentence of the trouble.
[[nodiscard]] Result<int> counted(const QString& text, const QString& what);

/// Wrong usage with the syntax behind the sentence.
[[nodiscard]] Trouble wrongUsage(const QString& sentence, const Syntax& syntax);

} // namespace cli
