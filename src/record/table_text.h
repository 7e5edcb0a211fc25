// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A whole table as JSON Lines: the header with the number of entries and the last hash, then one entry a line.
#pragma once

#include "record/codec.h"
#include "record/sha256.h"
#include "session/timeline.h"

#include <functional>

namespace record {

/// The lines of an export, cut apart and held against the hash chain, not read yet.
struct TableLines {
    HeaderValue header;
    std::string headerBytes;  ///< the fixed part, as the chain begins with it
    std::vector<Line> lines;
};

/// The export of these lines. `headerBytes` is the header's fixed part; the lines bear the chain's hashes.
[[nodiscard]] std::string joinedTable(std::string_view headerBytes, std::span<const Line> lines);

/// Cuts an export apart. Every hash, the number of entries and the last hash must fit.
[[nodiscard]] base::Result<TableLines, ReadProblem> splitTable(std::string_view text);

/// Where the chain begins: over the header's fixed part.
[[nodiscard]] std::string firstHash(std::string_view headerBytes);

/// Bytes of entries with the chain's hashes; `before` is the hash of the entry before the first.
[[nodiscard]] std::vector<Line> chainedLines(std::string before, std::vector<std::string> bytes);

/// A table read from an export.
template <class Game>
struct Imported {
    Header<Game> header;
    std::vector<session::Entry<Game>> entries;
    std::string headerBytes;
    std::vector<Line> lines;
};

/// The names of the pieces before the first command, for a table of these settings.
template <class Game>
using NamesFor =
    std::function<std::shared_ptr<const typename GameCodec<Game>::Names>(const typename GameCodec<Game>::Setup&)>;

/// The table as an export.
template <class Game>
[[nodiscard]] std::string exportTable(const Header<Game>& header, std::span<const session::Entry<Game>> entries,
                                      const NamesFor<Game>& namesFor)
{
    Codec<Game> codec(namesFor(header.setup));
    std::vector<std::string> bytes;
    for (const auto& entry : entries)
        bytes.push_back(codec.encode(entry));
    const std::string headerBytes = encodeHeader(header);
    return joinedTable(headerBytes, chainedLines(firstHash(headerBytes), std::move(bytes)));
}

/// The table of an export.
template <class Game>
[[nodiscard]] base::Result<Imported<Game>, ReadProblem> importTable(std::string_view text,
                                                                    const NamesFor<Game>& namesFor)
{
    auto split = splitTable(text);
    if (!split)
        return base::failure(std::move(split.error()));
    auto header = decodeHeader<Game>(split->headerBytes);
    if (!header)
        return base::failure(onLine(1, std::move(header.error())));
    Imported<Game> table{std::move(*header), {}, std::move(split->headerBytes), std::move(split->lines)};
    Codec<Game> codec(namesFor(table.header.setup));
    int line = 1;
    for (const Line& one : table.lines) {
        auto entry = codec.decode(one.bytes);
        if (!entry)
            return base::failure(onLine(line + 1, std::move(entry.error())));
        table.entries.push_back(std::move(*entry));
        ++line;
    }
    if (const auto n = session::firstMalformed<Game>(std::span<const session::Entry<Game>>(table.entries)))
        return base::failure(ReadProblem{ReadProblem::Code::WrongOrder, *n + 1, "/parent", std::to_string(*n)});
    return table;
}

} // namespace record
