// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "session/journal.h"

#include <optional>

namespace support {

/// What several processes share: the entries kept. No disk.
template <class Game>
struct MemoryDisk {
    std::vector<session::Entry<Game>> entries;
};

/// A journal over a MemoryDisk that can be told to fail.
template <class Game>
class MemoryJournal final : public session::Journal<Game> {
public:
    using Code = session::JournalFailure::Code;

    explicit MemoryJournal(MemoryDisk<Game>& disk) : m_disk(&disk) { }

    base::Result<void, session::JournalFailure> append(int lastKnown,
                                                       std::span<const session::Entry<Game>> entries) override
    {
        ++appends;
        if (fails)
            return base::failure(session::JournalFailure{*fails, "told to fail"});
        if (lastKnown != static_cast<int>(m_disk->entries.size()))
            return base::failure(session::JournalFailure{Code::ChangedElsewhere, "another process has written"});
        m_disk->entries.insert(m_disk->entries.end(), entries.begin(), entries.end());
        return {};
    }
    base::Result<std::vector<session::Entry<Game>>, session::JournalFailure> load() override
    {
        if (loadFails)
            return base::failure(session::JournalFailure{Code::Unwritable, "told to fail"});
        return m_disk->entries;
    }

    std::optional<Code> fails; ///< every append fails with this
    bool loadFails = false;
    int appends = 0;

private:
    MemoryDisk<Game>* m_disk;
};

} // namespace support
