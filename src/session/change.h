// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a session answers and tells.
#pragma once

#include "base/decision.h"
#include "session/entry.h"

#include <memory>
#include <optional>
#include <string>

namespace session {

/// How safe the table is.
struct Status {
    /// Whether everything is on disk, and if not, why.
    enum class Code : std::uint8_t { Saved, Unsaved, ReadOnly, ChangedElsewhere };
    Code code = Code::Saved;
    int unsaved = 0; ///< entries that wait to be written
    std::string detail;
    friend bool operator==(const Status&, const Status&) = default;
};

/// The one notice of change.
template <class Game>
struct Change {
    /// Forward by one command, by undo, redo or go-to, by an amend, or read again.
    enum class Kind : std::uint8_t { Advanced, Rewound, Amended, Loaded };
    Kind kind = Kind::Advanced;
    std::vector<typename Game::Event> events; ///< of an Advanced
    std::shared_ptr<const typename Game::State> before;
    std::shared_ptr<const typename Game::State> after;
};

/// Accepted, with the entry's number.
template <class Game>
struct Entered {
    int n = 0;
    std::vector<typename Game::Event> events;
    std::vector<typename Game::Hint> hints;
    bool saved = true; ///< false: in force, but not on disk yet
};
/// Another process has written: the table was loaded again, nothing was done. Own commands that were still unsaved
/// are kept as a branch of the record that is not in force; goTo() puts it in force.
struct Reloaded { };

/// The answer to dispatch().
template <class Game>
using Outcome = std::variant<Entered<Game>, base::Refused<Game>, base::NeedsDice, base::NeedsFacts<Game>, Reloaded>;

/// The answer to undo, redo and goTo: the entry's number, or why not.
enum class MoveRefused : std::uint8_t { StepsMissing, NoSuchEntry, Reloaded };
using MoveOutcome = std::variant<int, MoveRefused>;

/// What becomes of later entries that would be illegal after an amend.
enum class Accept : std::uint8_t { Drop, Keep };

/// One later entry that would come out differently.
template <class Game>
struct AmendedEntry {
    int n = 0;
    std::vector<typename Game::Event> was;
    std::vector<typename Game::Event> now;
};
/// One entry that would be illegal (the amended one itself too); it would need facts where `refusal` is empty.
template <class Game>
struct IllegalEntry {
    int n = 0;
    std::variant<typename Game::Refusal, base::NeedsFacts<Game>, base::NeedsDice> why;
    bool kept = false; ///< done all the same, as with an override (Accept::Keep); false: left out
};
/// What amend() would do.
template <class Game>
struct AmendPreview {
    bool possible = true; ///< false: entry not in force, or the new command itself is refused (it stands in illegal)
    bool inForce = true;
    std::optional<Done<Game>> amended; ///< the entry itself, as it would come out; none where it is not possible
    std::vector<AmendedEntry<Game>> changed;
    std::vector<IllegalEntry<Game>> illegal;
};
/// What amend() did; `n` is the entry that moved the head, 0 when nothing was done.
template <class Game>
struct AmendOutcome {
    AmendPreview<Game> preview;
    int n = 0;
    bool reloaded = false;
};

} // namespace session
