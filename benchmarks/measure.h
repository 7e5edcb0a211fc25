// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A figure is measured in several rounds; what is told is the median, the spread and the aim.
#pragma once

#include <chrono>
#include <ctime>
#include <functional>
#include <string>
#include <vector>

namespace bench {

/// Which side of the aim is good.
enum class Better { Higher, Lower };

/// What is measured and what is hoped for.
struct Aim {
    std::string name;
    std::string unit; ///< "/s", "µs", "ms", "×"
    double aim = 0;   ///< 0: none, only to look at
    Better better = Better::Lower;
};

/// One figure with all its rounds.
struct Figure {
    Aim aim;
    std::vector<double> rounds;

    [[nodiscard]] double median() const;
    [[nodiscard]] double lowest() const;
    [[nodiscard]] double highest() const;
    [[nodiscard]] bool met() const;
};

/// Seconds of the processor that the work took, its pages included: what other programs do meanwhile counts little.
template <class Work>
[[nodiscard]] double cpuSecondsOf(Work&& work)
{
    const std::clock_t begin = std::clock();
    work();
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
}

/// Seconds that the work took, disk and waiting included.
template <class Work>
[[nodiscard]] double secondsOf(Work&& work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/// Runs one round unmeasured, then `rounds` of them; each returns the figure in its unit.
[[nodiscard]] Figure measured(Aim aim, int rounds, const std::function<double()>& round);

/// One line: name, median, spread, aim, whether it is met.
[[nodiscard]] std::string line(const Figure& figure);

/// Prints the line at once.
void show(const Figure& figure);

/// Stops the program with a sentence when what is measured does not do what it should.
void require(bool condition, const char* what);

/// Keeps the compiler from leaving out work whose result nobody reads.
template <class T>
void keep(const T& value)
{
    asm volatile("" : : "r,m"(value) : "memory");
}

} // namespace bench
