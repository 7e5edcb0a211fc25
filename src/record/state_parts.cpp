// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/state_fields.h"

namespace record {

using namespace zaibatsu;
using Code = ReadProblem::Code;

void putCounters(Writer& writer, const std::array<std::uint8_t, 4>& counters)
{
    writer.beginArray();
    for (const Colour colour : allColours)
        for (int i = 0; i < counters[static_cast<std::size_t>(colour)]; ++i)
            writer.text(wordOf(colour));
    writer.endArray();
}

void getCounters(const Cursor& cursor, std::array<std::uint8_t, 4>& counters)
{
    counters = {};
    for (const Cursor& one : cursor.elements(200)) {
        if (const auto colour = enumOf<Colour>(one.text()))
            ++counters[static_cast<std::size_t>(*colour)];
        else if (one.isText())
            one.report(Code::UnknownWord);
    }
}

void checkSeated(const Cursor& cursor, const Names& names, Colour colour)
{
    if (std::find(names.seated.begin(), names.seated.end(), colour) == names.seated.end())
        cursor.report(Code::UnknownWord);
}

} // namespace record
