// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The entries of a table and their way to the journal: what cannot be written now waits and goes first next time, in
// one transaction; what another process wrote is taken in, and nothing of our own is dropped for it.
#pragma once

#include "session/change.h"
#include "session/journal.h"
#include "session/timeline.h"

namespace session {

/// Entries kept, entries waiting, and the status that tells of them.
template <class Game>
class Ledger {
public:
    /// What became of entries handed to append().
    enum class Kept : std::uint8_t { Saved, Queued, Reloaded };

    /// `kept` are the entries that the journal holds.
    Ledger(Journal<Game>& journal, std::vector<Entry<Game>> kept);

    /// Keeps the entries behind all others, or queues them; after Reloaded they are gone and the timeline is new.
    [[nodiscard]] Kept append(std::span<Entry<Game>> fresh);
    /// Tries to keep what waits.
    [[nodiscard]] Kept flush() { return append({}); }

    [[nodiscard]] const Timeline<Game>& timeline() const { return m_timeline; }
    [[nodiscard]] const Status& status() const { return m_status; }

private:
    [[nodiscard]] int waiting() const { return m_timeline.last() - m_kept; }
    /// What waits and then `fresh`, in one transaction.
    [[nodiscard]] base::Result<void, JournalFailure> write(std::span<const Entry<Game>> fresh);
    /// Takes in what is on disk and puts what is ours beside it.
    void reload(const std::string& detail);
    /// The loaded entries, then our own that are not among them.
    void takeIn(std::vector<Entry<Game>> loaded);
    /// Our commands that are not among the loaded entries, numbered to follow them.
    [[nodiscard]] std::vector<Entry<Game>> ownBeside(const std::vector<Entry<Game>>& loaded) const;

    Journal<Game>* m_journal;
    Timeline<Game> m_timeline;
    int m_kept = 0; ///< the last entry known to be on disk
    Status m_status;
};

template <class Game>
Ledger<Game>::Ledger(Journal<Game>& journal, std::vector<Entry<Game>> kept) : m_journal(&journal)
{
    for (Entry<Game>& entry : kept)
        m_timeline.push(std::move(entry));
    m_kept = m_timeline.last();
}

template <class Game>
typename Ledger<Game>::Kept Ledger<Game>::append(std::span<Entry<Game>> fresh)
{
    if (fresh.empty() && waiting() == 0)
        return Kept::Saved;
    const base::Result<void, JournalFailure> written = write(fresh);
    if (!written && written.error().code == JournalFailure::Code::ChangedElsewhere) {
        reload(written.error().detail);
        return Kept::Reloaded;
    }
    for (Entry<Game>& entry : fresh)
        m_timeline.push(std::move(entry));
    if (written) {
        m_kept = m_timeline.last();
        m_status = {};
        return Kept::Saved;
    }
    const bool readOnly = written.error().code == JournalFailure::Code::ReadOnly;
    m_status = {readOnly ? Status::Code::ReadOnly : Status::Code::Unsaved, waiting(), written.error().detail};
    return Kept::Queued;
}

template <class Game>
base::Result<void, JournalFailure> Ledger<Game>::write(std::span<const Entry<Game>> fresh)
{
    if (waiting() == 0)
        return m_journal->append(m_kept, fresh);
    const std::vector<Entry<Game>>& entries = m_timeline.entries();
    std::vector<Entry<Game>> batch(entries.begin() + m_kept, entries.end());
    batch.insert(batch.end(), fresh.begin(), fresh.end());
    return m_journal->append(m_kept, batch);
}

template <class Game>
void Ledger<Game>::reload(const std::string& detail)
{
    // A third process may write between our load and our append; some tries are enough, the rest waits.
    for (int tries = 0; tries < 3; ++tries) {
        base::Result<std::vector<Entry<Game>>, JournalFailure> loaded = m_journal->load();
        if (!loaded || firstMalformed<Game>(*loaded))
            break;
        takeIn(std::move(*loaded));
        if (waiting() == 0)
            break;
        const base::Result<void, JournalFailure> written = write({});
        if (written)
            m_kept = m_timeline.last();
        if (written || written.error().code != JournalFailure::Code::ChangedElsewhere)
            break;
    }
    m_status = {Status::Code::ChangedElsewhere, waiting(), detail};
}

template <class Game>
void Ledger<Game>::takeIn(std::vector<Entry<Game>> loaded)
{
    std::vector<Entry<Game>> own = ownBeside(loaded);
    Timeline<Game> timeline;
    for (Entry<Game>& entry : loaded)
        timeline.push(std::move(entry));
    m_kept = timeline.last();
    for (Entry<Game>& entry : own)
        timeline.push(std::move(entry));
    m_timeline = std::move(timeline);
}

template <class Game>
std::vector<Entry<Game>> Ledger<Game>::ownBeside(const std::vector<Entry<Game>>& loaded) const
{
    const std::vector<Entry<Game>>& entries = m_timeline.entries();
    const auto same = static_cast<std::size_t>(
        std::mismatch(entries.begin(), entries.end(), loaded.begin(), loaded.end()).first - entries.begin());
    std::vector<int> renumbered(entries.size() + 1, 0);
    std::vector<Entry<Game>> own;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        renumbered[i + 1] = static_cast<int>(i + 1);
        if (i < same || !std::holds_alternative<Done<Game>>(entries[i].what))
            continue; // a move of the head would undo what the others have done meanwhile
        Entry<Game> entry = entries[i];
        entry.n = static_cast<int>(loaded.size() + own.size()) + 1;
        entry.parent = renumbered[static_cast<std::size_t>(entry.parent)];
        renumbered[i + 1] = entry.n;
        own.push_back(std::move(entry));
    }
    return own;
}

} // namespace session
