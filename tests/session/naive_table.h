// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A second, slow reading of what a table is: lists of commands, each time decided again from the start. Written apart
// from session/ and for the toy alone, so that both can only agree by being right.
#pragma once

#include "dice/draw.h"
#include "session/change.h"
#include "support/toy_game.h"

#include <algorithm>
#include <map>

namespace naive {

/// A command with its dice, and how many dice had been drawn after it.
struct Step {
    toy::Command command;
    std::uint64_t position = 0;
};
using Steps = std::vector<Step>;

/// What an amend should come to.
struct Amended {
    bool possible = false;
    Steps steps;               ///< the amended one and those after it
    std::vector<int> changed;  ///< entry numbers
    std::vector<int> illegal;  ///< entry numbers
};

/// The table as its players would tell it.
class Table {
public:
    explicit Table(std::uint64_t seed) : m_seed(seed) { }

    [[nodiscard]] toy::State state() const { return stateOf(m_lists.at(m_head)); }
    [[nodiscard]] std::uint64_t position() const
    {
        return m_lists.at(m_head).empty() ? 0 : m_lists.at(m_head).back().position;
    }
    [[nodiscard]] int head() const { return m_head; }
    [[nodiscard]] const std::vector<int>& path() const { return m_paths.at(m_head); }

    /// The events of one command, or nothing when it is not accepted. The dice must be in it.
    [[nodiscard]] static std::optional<std::vector<toy::Event>> events(const toy::State& state,
                                                                       const toy::Command& command)
    {
        auto decision = toy::Game::decide(state, command);
        if (auto* accepted = std::get_if<base::Accepted<toy::Game>>(&decision))
            return accepted->events;
        return std::nullopt;
    }
    [[nodiscard]] static toy::State stateOf(const Steps& steps)
    {
        toy::State state;
        for (const Step& step : steps) {
            const auto happened = events(state, step.command);
            for (const toy::Event& event : happened.value())
                toy::Game::evolve(state, event);
        }
        return state;
    }

    /// Fills up the dice one by one; nothing when the command is not accepted.
    [[nodiscard]] std::optional<Step> tried(const toy::State& state, toy::Command command, std::vector<dice::Face> kept,
                                            bool mayDraw, std::uint64_t from, std::uint64_t otherwise) const
    {
        std::uint64_t position = from;
        if (auto* roll = std::get_if<toy::Roll>(&command.action); roll && state.goal && !state.winner) {
            std::vector<dice::Face> faces;
            while (faces.size() < toy::Game::diceNeeded(state, faces)) {
                if (faces.size() < kept.size())
                    faces.push_back(kept[faces.size()]);
                else if (mayDraw)
                    faces.push_back(dice::faceAt(m_seed, position++));
                else
                    return std::nullopt;
            }
            roll->dice = faces;
        }
        if (!events(state, command))
            return std::nullopt;
        return Step{command, position == from ? otherwise : position};
    }

    [[nodiscard]] std::optional<Step> played(const toy::Command& command) const
    {
        const std::vector<dice::Face> typed = toy::Game::diceOf(command);
        if (!typed.empty())
            return events(state(), command) ? std::optional(Step{command, position()}) : std::nullopt;
        return tried(state(), command, {}, true, position(), position());
    }

    [[nodiscard]] Amended amended(int n, const toy::Command& command, session::Accept accept,
                                  std::uint64_t highest) const
    {
        Amended result;
        const auto place = std::find(path().begin(), path().end(), n);
        if (place == path().end())
            return result;
        const auto first = static_cast<std::size_t>(place - path().begin());
        const Steps& old = m_lists.at(m_head);
        Steps now(old.begin(), old.begin() + static_cast<std::ptrdiff_t>(first));
        for (std::size_t i = first; i < old.size(); ++i) {
            const std::uint64_t before = now.empty() ? 0 : now.back().position;
            const toy::State state = stateOf(now);
            const auto step = again(state, i == first ? command : old[i].command, old[i], i == first, highest,
                                    std::max(before, old[i].position));
            auto kept = step;
            if (!step) {
                result.illegal.push_back(path()[i]);
                if (i == first)
                    return result;
                if (accept == session::Accept::Keep)
                    kept = again(state, toy::Game::overridden(old[i].command, "amend"), old[i], false, highest,
                                 std::max(before, old[i].position));
            }
            if (!kept)
                continue;
            highest = std::max(highest, kept->position);
            if (i != first
                && events(state, kept->command)
                    != events(stateOf({old.begin(), old.begin() + static_cast<std::ptrdiff_t>(i)}), old[i].command))
                result.changed.push_back(path()[i]);
            now.push_back(*kept);
            result.steps.push_back(*kept);
        }
        result.possible = true;
        return result;
    }

    /// Command entry `n` follows entry `parent`.
    void add(int n, int parent, const Step& step)
    {
        m_lists[n] = m_lists.at(parent);
        m_lists[n].push_back(step);
        m_paths[n] = m_paths.at(parent);
        m_paths[n].push_back(n);
    }
    void put(int head)
    {
        m_head = head;
        int before = 0;
        for (const int n : path()) {
            m_after[before] = n;
            before = n;
        }
    }
    [[nodiscard]] bool has(int n) const { return m_lists.contains(n); }
    [[nodiscard]] const Steps& list(int n) const { return m_lists.at(n); }
    [[nodiscard]] std::vector<int> ahead() const
    {
        std::vector<int> found;
        for (auto next = m_after.find(m_head); next != m_after.end(); next = m_after.find(next->second))
            found.push_back(next->second);
        return found;
    }

private:
    [[nodiscard]] std::optional<Step> again(const toy::State& state, const toy::Command& command, const Step& old,
                                            bool first, std::uint64_t highest, std::uint64_t otherwise) const
    {
        const std::vector<dice::Face> had = toy::Game::diceOf(old.command);
        const bool typed = toy::Game::diceTyped(old.command);
        const std::vector<dice::Face> brought = toy::Game::diceOf(command);
        if (first && !brought.empty()) // as the players say it, or not at all
            return events(state, command) ? std::optional(Step{command, otherwise}) : std::nullopt;
        if (first && typed) // real dice are asked for again
            return tried(state, command, {}, false, highest, otherwise);
        return tried(state, command, had, !typed, highest, otherwise);
    }

    std::uint64_t m_seed;
    int m_head = 0;
    std::map<int, Steps> m_lists{{0, {}}};
    std::map<int, std::vector<int>> m_paths{{0, {}}};
    std::map<int, int> m_after;
};

} // namespace naive
