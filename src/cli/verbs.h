// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Each verb of docs/formats.md as one function.
#pragma once

#include "cli/arguments.h"
#include "cli/console.h"

namespace cli {

/// What every verb works with.
struct Work {
    Tables& tables;
    Console& console;
    const Syntax& syntax;
    Arguments words;
};

/// Makes a table file.
[[nodiscard]] Status newVerb(Work& work);
/// Does one command a line.
[[nodiscard]] Status doVerb(Work& work);
/// Takes commands back.
[[nodiscard]] Status undoVerb(Work& work);
/// Brings commands back.
[[nodiscard]] Status redoVerb(Work& work);
/// Puts another command in place of an entry.
[[nodiscard]] Status amendVerb(Work& work);
/// The table now or after an entry.
[[nodiscard]] Status showVerb(Work& work);
/// What would be accepted now.
[[nodiscard]] Status legalVerb(Work& work);
/// Every legal place of a block.
[[nodiscard]] Status placementsVerb(Work& work);
/// Chances, without a table.
[[nodiscard]] Status oddsVerb(Work& work);
/// The rulebook: search, show, list.
[[nodiscard]] Status rulesVerb(Work& work);
/// What happened.
[[nodiscard]] Status logVerb(Work& work);
/// Whether a file is whole.
[[nodiscard]] Status checkVerb(Work& work);
/// A table as JSON Lines.
[[nodiscard]] Status exportVerb(Work& work);
/// A table file from JSON Lines.
[[nodiscard]] Status importVerb(Work& work);

/// The bytes of a file, or of the input for "-".
[[nodiscard]] Result<QByteArray> bytesOf(Console& console, const QString& file, qint64 most);

/// Prints an answer that a table gave to a change of its own, and tells the status.
[[nodiscard]] Status answered(Work& work, const presentation::Answer& answer);
/// The status of an answer: refused, needed and no command are one.
[[nodiscard]] Status statusOf(const presentation::Answer& answer);
/// The trouble of an answer that could not be kept.
[[nodiscard]] Trouble notSaved(const presentation::Answer& answer);

/// How often a change is decided again after another process has written in between.
inline constexpr int mostTries = 100;
/// Calls `change` until its answer is not Reloaded.
template <class Change>
[[nodiscard]] presentation::Answer retried(Change change)
{
    presentation::Answer answer = change();
    for (int tries = 1; tries < mostTries && answer.kind == presentation::Answer::Kind::Reloaded; ++tries)
        answer = change();
    return answer;
}

} // namespace cli
