// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The entries of a table as a tree with a head. Everything here follows from the entries alone, so that a table read
// again has the same commands to take back and to bring back.
//
// Where the head stands: a command entry whose parent is the head becomes the head; any other command entry (one
// decided again by an amend) waits aside; a HeadMoved sets the head. What redo brings back: each entry remembers the
// child through which the head last came; redo follows these.
#pragma once

#include "session/entry.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>

namespace session {

/// The tree of entries. Entry n stands at n - 1; 0 is the table before its first command.
template <class Game>
class Timeline {
public:
    /// Takes the entry in as the next one; see firstMalformed for what it must be.
    void push(Entry<Game> entry);

    [[nodiscard]] const std::vector<Entry<Game>>& entries() const { return m_entries; }
    /// The number of the last entry, 0 for none.
    [[nodiscard]] int last() const { return static_cast<int>(m_entries.size()); }
    /// The command entry in force, 0 for none.
    [[nodiscard]] int head() const { return m_path.empty() ? 0 : m_path.back(); }
    /// The command entries in force, oldest first.
    [[nodiscard]] const std::vector<int>& path() const { return m_path; }
    /// Whether entry n is a command, or 0.
    [[nodiscard]] bool isNode(int n) const;
    /// Whether entry n leads to the head.
    [[nodiscard]] bool inForce(int n) const { return std::binary_search(m_path.begin(), m_path.end(), n); }
    /// The commands that lead to command entry n, oldest first, n included.
    [[nodiscard]] std::vector<int> pathTo(int n) const;
    /// The entry that redo would bring back `count` commands on; nothing if there are fewer.
    [[nodiscard]] std::optional<int> ahead(int count) const;
    /// How many commands redo could bring back.
    [[nodiscard]] int redoable() const;
    /// The head as it stood after the first n entries.
    [[nodiscard]] int headAt(int n) const;
    /// The dice position after command entry n.
    [[nodiscard]] std::uint64_t dicePosition(int n) const { return n == 0 ? 0 : at(n).dicePosition; }
    /// The highest dice position of any entry: no face from behind it has been seen.
    [[nodiscard]] std::uint64_t highestDicePosition() const { return m_highest; }
    /// Entry n, which must exist.
    [[nodiscard]] const Entry<Game>& at(int n) const { return m_entries[static_cast<std::size_t>(n - 1)]; }
    /// The command of entry n, which must be one.
    [[nodiscard]] const Done<Game>& done(int n) const { return std::get<Done<Game>>(at(n).what); }

private:
    /// Makes command entry n the head.
    void moveTo(int n);

    std::vector<Entry<Game>> m_entries;
    std::vector<int> m_path;
    std::vector<int> m_next{0}; ///< for each entry, 0 included, the child last in force
    std::uint64_t m_highest = 0;
};

/// The number of the first entry that cannot stand where it stands: numbers out of order, a parent or an aim that is no
/// earlier command, a move that does not leave the head. Nothing if all can.
template <class Game>
[[nodiscard]] std::optional<int> firstMalformed(std::span<const Entry<Game>> entries)
{
    const auto isNode = [&](int n, int before) {
        return n == 0
            || (n > 0 && n < before
                && std::holds_alternative<Done<Game>>(entries[static_cast<std::size_t>(n - 1)].what));
    };
    int head = 0;
    for (int n = 1; n <= static_cast<int>(entries.size()); ++n) {
        const Entry<Game>& entry = entries[static_cast<std::size_t>(n - 1)];
        if (entry.n != n || !isNode(entry.parent, n))
            return n;
        const auto* moved = std::get_if<HeadMoved>(&entry.what);
        if (moved && (entry.parent != head || !isNode(moved->to, n)))
            return n;
        head = moved ? moved->to : entry.parent == head ? n : head;
    }
    return std::nullopt;
}

template <class Game>
void Timeline<Game>::push(Entry<Game> entry)
{
    const int n = entry.n;
    const bool aside = entry.parent != head();
    const auto* moved = std::get_if<HeadMoved>(&entry.what);
    const int target = moved ? moved->to : -1;
    m_highest = std::max(m_highest, entry.dicePosition);
    m_entries.push_back(std::move(entry));
    m_next.push_back(0);
    if (target >= 0) {
        moveTo(target);
    } else if (!aside) {
        m_next[static_cast<std::size_t>(head())] = n;
        m_path.push_back(n);
    }
}

template <class Game>
void Timeline<Game>::moveTo(int n)
{
    // A step or two along the path is the common case; anything else walks to the root once.
    if (const auto found = std::lower_bound(m_path.begin(), m_path.end(), n); n == 0) {
        m_path.clear();
    } else if (found != m_path.end() && *found == n) {
        m_path.erase(found + 1, m_path.end());
    } else {
        m_path = pathTo(n);
        int before = 0;
        for (const int step : m_path) {
            m_next[static_cast<std::size_t>(before)] = step;
            before = step;
        }
    }
}

template <class Game>
bool Timeline<Game>::isNode(int n) const
{
    return n == 0 || (n > 0 && n <= last() && std::holds_alternative<Done<Game>>(at(n).what));
}

template <class Game>
std::vector<int> Timeline<Game>::pathTo(int n) const
{
    std::vector<int> path;
    for (int step = n; step > 0; step = at(step).parent)
        path.push_back(step);
    std::reverse(path.begin(), path.end());
    return path;
}

template <class Game>
std::optional<int> Timeline<Game>::ahead(int count) const
{
    int n = head();
    for (int i = 0; i < count; ++i) {
        n = m_next[static_cast<std::size_t>(n)];
        if (n == 0)
            return std::nullopt;
    }
    return n;
}

template <class Game>
int Timeline<Game>::redoable() const
{
    int count = 0;
    for (int n = m_next[static_cast<std::size_t>(head())]; n != 0; n = m_next[static_cast<std::size_t>(n)])
        ++count;
    return count;
}

template <class Game>
int Timeline<Game>::headAt(int n) const
{
    int head = 0;
    for (int i = 1; i <= std::min(n, last()); ++i) {
        const Entry<Game>& entry = at(i);
        if (const auto* moved = std::get_if<HeadMoved>(&entry.what))
            head = moved->to;
        else if (entry.parent == head)
            head = i;
    }
    return head;
}

} // namespace session
