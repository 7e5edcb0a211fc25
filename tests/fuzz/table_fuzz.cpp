// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// An export from anywhere. The first lines are also read with hashes made to fit, as no fuzzer finds those.
#include "fuzz/fuzz_names.h"
#include "record/table_text.h"
#include "record/zaibatsu_codec.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using Game = zaibatsu::Game;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto table = record::importTable<Game>(text, catalogue::namesFor))
        fuzz::require(record::joinedTable(table->headerBytes, table->lines) == text);
    const record::Header<Game> header{"0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9", fuzz::settings(), 1};
    const std::string bytes = record::encodeHeader(header);
    std::vector<std::string> entries;
    for (std::size_t at = 0; at < text.size() && entries.size() < 20;) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        entries.emplace_back(text.substr(at, end - at));
        at = end + 1;
    }
    for (const std::string& entry : entries)
        if (entry.size() < 2 || entry.back() != '}')
            return 0;
    const auto lines = record::chainedLines(record::firstHash(bytes), std::move(entries));
    const auto table = record::importTable<Game>(record::joinedTable(bytes, lines), catalogue::namesFor);
    if (!table)
        return 0;
    auto state = zaibatsu::setUp(table->header.setup, catalogue::shipped(zaibatsu::Edition::First2011));
    for (const auto& entry : table->entries) // whatever is read can be folded
        if (const auto* done = std::get_if<session::Done<Game>>(&entry.what))
            for (const auto& event : done->events)
                Game::evolve(*state, event);
    return 0;
}
