// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is agreed before the first turn: edition, house rules, how much to track, who sits where.
#pragma once

#include "zaibatsu/ids.h"

#include <map>
#include <string>
#include <vector>

namespace zaibatsu {

/// The two printed editions; each is a profile of defaults.
enum class Edition : std::uint8_t { First2011, Second2017 };
/// How much of the table the app keeps: everything; blocks and control; scores.
enum class Track : std::uint8_t { All, Control, Scores };
/// Y: a house rule · E: follows the edition · YE: both named ways in both editions, second-2017 begins at off.
enum class SwitchKind : std::uint8_t { Y, E, YE };

/// One ruling that a table may play the other way (the rulings marked Y or E in the rules file).
struct HouseRule {
    RuleId ruling;
    SwitchKind kind = SwitchKind::Y;
};

/// Every ruling that can be switched, by number.
[[nodiscard]] const std::vector<HouseRule>& houseRules();
/// The switch of a ruling, or null when it cannot be switched.
[[nodiscard]] const HouseRule* findHouseRule(RuleId ruling);

/// One seat, in seating order, clockwise.
struct Seat {
    std::string name; ///< 1 to 40 characters
    Colour colour = Colour::Red;

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// The agreements of one table.
struct Settings {
    Edition edition = Edition::First2011;
    Track track = Track::All;
    std::vector<Seat> seats;                 ///< 2 to 4, distinct colours (A-005, A-006)
    std::map<RuleId, bool> switches;         ///< only those set apart from their default
    std::optional<int> timeLimit;            ///< minutes, 1 to 1,440 (R-020)

    friend bool operator==(const Settings&, const Settings&) = default;
};

/// Why settings cannot make a table; `seat` counts from 0, where it concerns one.
struct SetupProblem {
    /// Allowed are 2 to 4 players, names of 1 to 40 characters and time limits of 1 to 1440 minutes.
    enum class Code : std::uint8_t { PlayerCount, SameColour, EmptyName, NameTooLong, UnknownHouseRule, TimeLimit };
    Code code = Code::PlayerCount;
    int seat = -1;
    RuleId ruling;
};

/// Whether the rules judge where pawns stand; else players vouch for it, and a place is the one told last.
[[nodiscard]] inline bool tracksPlaces(const Settings& settings) { return settings.track == Track::All; }
/// Whether it keeps counters, bonus counters and turns, and nothing that lies in the Cybernet.
[[nodiscard]] inline bool scoresOnly(const Settings& settings) { return settings.track == Track::Scores; }

/// Whether the switch stands at `on`: as set, or its default (on; YE off in the second edition).
[[nodiscard]] bool isOn(const Settings& settings, RuleId ruling);

/// Whether the table plays the first-named way of a ruling: Y and YE while on; E while on in the first
/// edition or off in the second. Code asks this, never the edition.
[[nodiscard]] bool firstWay(const Settings& settings, RuleId ruling);

} // namespace zaibatsu
