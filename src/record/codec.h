// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A game's values as JSON text and back. One specialisation of GameCodec a game does the words; Codec adds
// what every game shares: entries, header, hash chain.
#pragma once

#include "base/result.h"
#include "record/entry_text.h"
#include "session/entry.h"

#include <memory>
#include <span>

namespace record {

/// Specialised for each game beside its words (record/zaibatsu_codec.h). It has
///   Names, Setup, game (the word of the header), version,
///   encodeCommand(names, command), decodeCommand(names, value), encodeEvent(names, event), decodeEvent(names, value),
///   learnt(names, events) and learnt(names, value): the names after events that add pieces,
///   encodeSetup(setup): the header's members of this game, decodeSetup(header).
template <class Game>
struct GameCodec;

/// What stands before the entries of a table.
template <class Game>
struct Header {
    std::string id; ///< UUID
    typename GameCodec<Game>::Setup setup;
    std::uint64_t seed = 0;
};

/// Reads and writes the entries of one table, in their order: an entry may add pieces that later ones name.
template <class Game>
class Codec {
public:
    using Words = GameCodec<Game>;
    using Names = typename Words::Names;
    using Entry = session::Entry<Game>;

    /// `names` are those of the table before its first command.
    explicit Codec(std::shared_ptr<const Names> names) : m_after{std::move(names)} { }

    /// The entry's bytes as exported, without its hash. Entries 1 to n - 1 went through this codec before.
    [[nodiscard]] std::string encode(const Entry& entry)
    {
        auto names = namesAt(entry.parent);
        EntryText text{entry.n, entry.parent, {}, {}, {}, entry.dicePosition, entry.time};
        if (const auto* done = std::get_if<session::Done<Game>>(&entry.what)) {
            names = Words::learnt(std::move(names), std::span(done->events));
            text.command = Words::encodeCommand(*names, done->command);
            for (const auto& event : done->events)
                text.events.push_back(Words::encodeEvent(*names, event));
        } else {
            text.head = std::get<session::HeadMoved>(entry.what);
        }
        remember(entry.n, std::move(names), !text.head);
        return joined(text);
    }

    /// The entry of these bytes; entries 1 to n - 1 went through this codec before.
    [[nodiscard]] base::Result<Entry, ReadProblem> decode(std::string_view bytes)
    {
        auto read = readEntry(bytes);
        if (!read)
            return base::failure(std::move(read.error()));
        if (auto problem = orderProblem(*read, m_after.size(), m_done))
            return base::failure(std::move(*problem));
        Entry entry{read->n, read->parent, {}, read->dicePosition, read->time};
        auto names = namesAt(read->parent);
        if (read->head) {
            entry.what = *read->head;
        } else {
            auto done = decodeDone(*read, names);
            if (!done)
                return base::failure(std::move(done.error()));
            entry.what = std::move(*done);
        }
        remember(entry.n, std::move(names), !read->head);
        return entry;
    }

    /// The names of the pieces after entry n; n 0 is the table before its first command.
    [[nodiscard]] std::shared_ptr<const Names> namesAt(int n) const
    {
        const auto at = static_cast<std::size_t>(n);
        return n >= 0 && at < m_after.size() ? m_after[at] : m_after.front();
    }

    /// Entries behind number n were not kept, or are read again.
    void forgetAfter(int n)
    {
        m_after.resize(static_cast<std::size_t>(n) + 1, m_after.front());
        m_done.resize(static_cast<std::size_t>(n) + 1, true);
    }

private:
    using Done = session::Done<Game>;

    base::Result<Done, ReadProblem> decodeDone(const EntryValue& read, std::shared_ptr<const Names>& names)
    {
        names = Words::learnt(std::move(names), read.events);
        auto command = Words::decodeCommand(*names, read.command);
        if (!command)
            return base::failure(within("/command", std::move(command.error())));
        Done done{std::move(*command), {}};
        const auto* events = std::get_if<Array>(&read.events.data);
        for (std::size_t i = 0; events != nullptr && i < events->size(); ++i) {
            auto event = Words::decodeEvent(*names, (*events)[i]);
            if (!event)
                return base::failure(within("/events/" + std::to_string(i), std::move(event.error())));
            done.events.push_back(std::move(*event));
        }
        return done;
    }

    void remember(int n, std::shared_ptr<const Names> names, bool done)
    {
        forgetAfter(n - 1);
        m_after.push_back(std::move(names));
        m_done.push_back(done);
    }

    std::vector<std::shared_ptr<const Names>> m_after; ///< by entry number
    std::vector<bool> m_done{true};                    ///< by entry number: a command, not a move of the head
};

/// The header's fixed part as exported, without entries and last; the chain begins with sha256 of it.
template <class Game>
[[nodiscard]] std::string encodeHeader(const Header<Game>& header)
{
    using Words = GameCodec<Game>;
    return joinedHeader(header.id, Words::game, Words::encodeSetup(header.setup), header.seed);
}

/// The header of a fixed part or of an export's first line.
template <class Game>
[[nodiscard]] base::Result<Header<Game>, ReadProblem> decodeHeader(std::string_view bytes)
{
    auto read = readHeader(bytes);
    if (!read)
        return base::failure(std::move(read.error()));
    if (read->game != GameCodec<Game>::game)
        return base::failure(ReadProblem{ReadProblem::Code::WrongGame, 0, "/game", read->game});
    auto setup = GameCodec<Game>::decodeSetup(read->whole);
    if (!setup)
        return base::failure(std::move(setup.error()));
    return Header<Game>{read->id, std::move(*setup), read->seed};
}

} // namespace record
