// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/proofs/figures.h"

#include "zaibatsu/support/table.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace proofs {

namespace {

constexpr std::array words{"set-block",  "set-card",      "set-pawn", "set-catalogue", "starting-rolls", "search",
                           "move",       "roll-movement", "icebreak", "delete",        "reboot",         "equip",
                           "place-card", "enter",         "use",      "sacrifice",     "choose",         "phase",
                           "end",        "note",          "adjust"};
static_assert(words.size() == std::variant_size_v<zaibatsu::Action>);

using Word = const char* (*)(std::size_t);

template <std::size_t Size>
int printCounts(const char* title, const std::array<long, Size>& counts, Word word)
{
    int missing = 0;
    std::printf("%s:\n", title);
    for (std::size_t kind = 0; kind < counts.size(); ++kind) {
        std::printf("  %-20s %10ld%s\n", word(kind), counts[kind], counts[kind] == 0 ? "  never" : "");
        missing += counts[kind] == 0 ? 1 : 0;
    }
    return missing;
}

} // namespace

const char* commandWord(std::size_t kind) { return words[kind]; }

int print(const char* title, const OfCommands& counts) { return printCounts(title, counts, &commandWord); }

int print(const char* title, const OfEvents& counts) { return printCounts(title, counts, &testing::eventWord); }

long numberAt(int count, char** arguments, int place, long otherwise)
{
    return place < count ? std::strtol(arguments[place], nullptr, 10) : otherwise;
}

long usualSeed()
{
    const char* given = std::getenv("ZC_SEED");
    return given ? std::strtol(given, nullptr, 10) : 1;
}

unsigned gameSeed(long seed, long game) { return static_cast<unsigned>((seed - 1) * 1000003 + game + 1); }

double seconds()
{
    using Clock = std::chrono::steady_clock;
    static const Clock::time_point begin = Clock::now();
    return std::chrono::duration<double>(Clock::now() - begin).count();
}

} // namespace proofs
