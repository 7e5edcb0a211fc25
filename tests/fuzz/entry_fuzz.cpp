// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Headers and single entries: what is read is written the same way again.
#include "fuzz/fuzz_names.h"
#include "record/zaibatsu_codec.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using Game = zaibatsu::Game;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (const auto header = record::decodeHeader<Game>(text)) {
        const auto again = record::decodeHeader<Game>(record::encodeHeader(*header));
        fuzz::require(again && again->setup == header->setup && again->seed == header->seed && again->id == header->id);
    }
    record::ZaibatsuCodec codec(std::make_shared<const record::Names>(fuzz::names()));
    if (const auto entry = codec.decode(text)) {
        const std::string bytes = codec.encode(*entry);
        codec.forgetAfter(entry->n - 1);
        const auto again = codec.decode(bytes);
        fuzz::require(again && *again == *entry);
    }
    return 0;
}
