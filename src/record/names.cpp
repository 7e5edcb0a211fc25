// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/names.h"

#include <algorithm>

namespace record {

void Keys::add(std::string key)
{
    const auto next = static_cast<std::uint16_t>(m_keys.size());
    if (m_positions.emplace(key, next).second)
        m_keys.push_back(std::move(key));
}

std::optional<std::uint16_t> Keys::find(std::string_view key) const
{
    const auto at = m_positions.find(key);
    if (at == m_positions.end())
        return std::nullopt;
    return at->second;
}

std::string_view Keys::at(std::size_t index) const
{
    return index < m_keys.size() ? std::string_view(m_keys[index]) : std::string_view();
}

namespace {

void addPieces(Names& names, const zaibatsu::Components& components)
{
    for (const auto& face : components.blocks)
        names.blocks.add(face->key);
    for (const auto& pawn : components.pawns)
        names.pawns.add(pawn->key);
    for (const auto& card : components.cards)
        names.cards.add(card->key);
}

} // namespace

Names namesOf(const zaibatsu::Components& components, const zaibatsu::Settings& settings)
{
    Names names;
    addPieces(names, components);
    for (const zaibatsu::Seat& seat : settings.seats)
        names.seated.push_back(seat.colour);
    return names;
}

Names namesOf(const zaibatsu::State& state)
{
    Names names;
    addPieces(names, *state.components);
    for (const zaibatsu::Player& player : state.players)
        names.seated.push_back(player.colour);
    names.turnStarts = state.turnStartsLeft;
    return names;
}

bool isKey(std::string_view text)
{
    const auto plain = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
    return !text.empty() && text.size() <= 40 && plain(text.front()) && plain(text.back())
        && std::all_of(text.begin(), text.end(), [&](char c) { return plain(c) || c == '-'; });
}

} // namespace record
