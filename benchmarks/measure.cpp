// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "measure.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>

namespace bench {

namespace {

/// Three significant digits, with thousands set apart.
std::string number(double value)
{
    if (value < 1000) {
        std::array<char, 32> text{};
        std::snprintf(text.data(), text.size(), value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value);
        return text.data();
    }
    std::string digits = std::to_string(static_cast<long long>(value));
    for (std::size_t at = digits.size(); at > 3;) {
        at -= 3;
        digits.insert(at, ",");
    }
    return digits;
}

} // namespace

double Figure::median() const
{
    std::vector<double> sorted = rounds;
    std::sort(sorted.begin(), sorted.end());
    const std::size_t half = sorted.size() / 2;
    return sorted.size() % 2 != 0 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

double Figure::lowest() const { return *std::min_element(rounds.begin(), rounds.end()); }

double Figure::highest() const { return *std::max_element(rounds.begin(), rounds.end()); }

bool Figure::met() const
{
    return aim.aim <= 0 || (aim.better == Better::Higher ? median() >= aim.aim : median() <= aim.aim);
}

Figure measured(Aim aim, int rounds, const std::function<double()>& round)
{
    Figure figure{std::move(aim), {}};
    keep(round());
    for (int i = 0; i < rounds; ++i)
        figure.rounds.push_back(round());
    return figure;
}

std::string line(const Figure& figure)
{
    std::array<char, 256> text{};
    const std::string spread = number(figure.lowest()) + " to " + number(figure.highest());
    std::string aim = "no aim";
    if (figure.aim.aim > 0)
        aim = std::string(figure.aim.better == Better::Higher ? "aim at least " : "aim at most ")
            + number(figure.aim.aim) + (figure.met() ? ": met" : ": MISSED");
    std::snprintf(text.data(), text.size(), "%-58s %12s %-3s (%s)  %s", figure.aim.name.c_str(),
                  number(figure.median()).c_str(), figure.aim.unit.c_str(), spread.c_str(), aim.c_str());
    return text.data();
}

void show(const Figure& figure)
{
    std::puts(line(figure).c_str());
    std::fflush(stdout);
}

void require(bool condition, const char* what)
{
    if (condition)
        return;
    std::fprintf(stderr, "benchmark stopped: %s\n", what);
    std::exit(1);
}

} // namespace bench
