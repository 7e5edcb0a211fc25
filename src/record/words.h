// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The words of formats.md for each enumerator. A new enumerator without a word does not compile.
#pragma once

#include "zaibatsu/event.h"

#include <optional>
#include <string_view>

namespace record {

/// The word of an enumerator; empty for a number that is none.
[[nodiscard]] std::string_view wordOf(zaibatsu::Colour one);
[[nodiscard]] std::string_view wordOf(zaibatsu::Edition one);
[[nodiscard]] std::string_view wordOf(zaibatsu::Track one);
[[nodiscard]] std::string_view wordOf(zaibatsu::Phase one);
[[nodiscard]] std::string_view wordOf(zaibatsu::PawnWhere one);
[[nodiscard]] std::string_view wordOf(zaibatsu::CardWhere one);
[[nodiscard]] std::string_view wordOf(zaibatsu::ChoiceKind one);
[[nodiscard]] std::string_view wordOf(zaibatsu::EffectKind one);
[[nodiscard]] std::string_view wordOf(zaibatsu::EffectTime one);
[[nodiscard]] std::string_view wordOf(zaibatsu::Reach one);
[[nodiscard]] std::string_view wordOf(zaibatsu::SpaceKind one);
[[nodiscard]] std::string_view wordOf(zaibatsu::BorderArrow one);
[[nodiscard]] std::string_view wordOf(zaibatsu::Ability one);
[[nodiscard]] std::string_view wordOf(zaibatsu::CardUse one);
[[nodiscard]] std::string_view wordOf(zaibatsu::CardOn one);
[[nodiscard]] std::string_view wordOf(zaibatsu::OwnMovement::Kind one);
[[nodiscard]] std::string_view wordOf(zaibatsu::PawnKind one);
[[nodiscard]] std::string_view wordOf(zaibatsu::Field one);

/// The word of a refusal's code, "side-without-space", and of its family, "search".
[[nodiscard]] std::string_view wordOf(zaibatsu::TurnObstacle one);
[[nodiscard]] std::string_view wordOf(zaibatsu::PawnObstacle one);
[[nodiscard]] std::string_view wordOf(zaibatsu::SearchObstacle one);
[[nodiscard]] std::string_view wordOf(zaibatsu::MoveObstacle one);
[[nodiscard]] std::string_view wordOf(zaibatsu::IcebreakObstacle one);
[[nodiscard]] std::string_view wordOf(zaibatsu::DeleteObstacle one);
[[nodiscard]] std::string_view wordOf(zaibatsu::CardObstacle one);
[[nodiscard]] std::string_view wordOf(zaibatsu::AnswerObstacle one);
[[nodiscard]] std::string_view wordOf(zaibatsu::TableObstacle one);
[[nodiscard]] std::string_view wordOf(const zaibatsu::ObstacleCode& code);
[[nodiscard]] std::string_view familyOf(const zaibatsu::ObstacleCode& code);
/// The code of a family and a word, or nothing.
[[nodiscard]] std::optional<zaibatsu::ObstacleCode> obstacleOf(std::string_view family, std::string_view word);

/// The enumerator of a word, or nothing.
template <class E>
[[nodiscard]] std::optional<E> enumOf(std::string_view word)
{
    for (std::uint8_t i = 0; i < 64; ++i) {
        const std::string_view one = wordOf(static_cast<E>(i));
        if (one.empty())
            break;
        if (one == word)
            return static_cast<E>(i);
    }
    return std::nullopt;
}

} // namespace record
