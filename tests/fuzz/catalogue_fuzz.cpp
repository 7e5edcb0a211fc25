// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A catalogue file from anywhere: problems, or pieces that can be laid over what ships.
#include "fuzz/fuzz_names.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    const auto pieces = catalogue::readPieces(text, fuzz::names());
    if (!pieces) {
        fuzz::require(!pieces.error().empty());
        return 0;
    }
    for (const auto& block : pieces->blocks) {
        const auto face = zaibatsu::laidOver(zaibatsu::Face{}, block.face);
        static_cast<void>(zaibatsu::graphOf(face));
    }
    static_cast<void>(catalogue::componentsOf(*pieces));
    return 0;
}
