// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A session's journal over a table file: entries become the bytes of the record and back.
#pragma once

#include "record/codec.h"
#include "session/timeline.h"
#include "store/table_file.h"

namespace store {

/// The entries of these lines in order, or what is wrong; `line` of the problem is the entry's number.
template <class Game>
[[nodiscard]] base::Result<std::vector<session::Entry<Game>>, record::ReadProblem> decodeLines(
    record::Codec<Game>& codec, std::span<const record::Line> lines)
{
    std::vector<session::Entry<Game>> entries;
    codec.forgetAfter(0);
    for (const record::Line& line : lines) {
        auto entry = codec.decode(line.bytes);
        if (!entry) {
            entry.error().line = static_cast<int>(entries.size()) + 1;
            return base::failure(std::move(entry.error()));
        }
        entries.push_back(std::move(*entry));
    }
    if (const auto bad = session::firstMalformed<Game>(entries))
        return base::failure(record::ReadProblem{record::ReadProblem::Code::WrongOrder, *bad, "/parent", {}});
    return entries;
}

/// Keeps entries in a table file. Read-only files answer ReadOnly, and play goes on unsaved.
template <class Game>
class TableJournal final : public session::Journal<Game> {
public:
    using Failure = session::JournalFailure;
    using Entries = std::vector<session::Entry<Game>>;

    /// `codec` is one for a table before its first command.
    TableJournal(TableFile file, record::Codec<Game> codec) : m_file(std::move(file)), m_codec(std::move(codec)) { }

    /// The entries that the file held when it was opened; once before the first append.
    [[nodiscard]] base::Result<Entries, record::ReadProblem> entries()
    {
        return decodeLines<Game>(m_codec, m_file.contents().lines);
    }

    [[nodiscard]] base::Result<void, Failure> append(int lastKnown,
                                                     std::span<const session::Entry<Game>> entries) override
    {
        std::vector<std::string> bytes;
        for (const session::Entry<Game>& entry : entries)
            bytes.push_back(m_codec.encode(entry));
        return m_file.append(lastKnown, bytes);
    }

    [[nodiscard]] base::Result<Entries, Failure> load() override
    {
        if (const auto read = m_file.reload(); !read)
            return base::failure(Failure{Failure::Code::Unwritable, read.error().detail});
        auto decoded = entries();
        if (!decoded)
            return base::failure(
                Failure{Failure::Code::Unwritable, decoded.error().where + " " + decoded.error().detail});
        return std::move(*decoded);
    }

    [[nodiscard]] const TableFile& file() const { return m_file; }

private:
    TableFile m_file;
    record::Codec<Game> m_codec;
};

} // namespace store
