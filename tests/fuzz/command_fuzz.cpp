// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A line that somebody sends as a command: told to be wrong, or read so that it can be written and read again.
#include "fuzz/fuzz_names.h"
#include "record/zaibatsu_codec.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using Words = record::GameCodec<zaibatsu::Game>;
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto command = record::readCommand(fuzz::names(), text);
    if (!command)
        return 0;
    if (std::holds_alternative<zaibatsu::SetCatalogue>(command->action))
        return 0; // may bring names of its own
    const auto again = record::readCommand(fuzz::names(), Words::encodeCommand(fuzz::names(), *command));
    const bool addsAPiece = command->action.index() < 3;
    fuzz::require(addsAPiece || (again && *again == *command));
    return 0;
}
