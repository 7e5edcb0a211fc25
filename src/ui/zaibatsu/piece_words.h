// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is printed on cards and pawn cards, as short words.
#pragma once

#include "zaibatsu/state.h"

#include <QStringList>

namespace ui {

/// Kinds of use, in the order of CardUse.
[[nodiscard]] QStringList useNames();
/// The heading of a group of cards; without a kind: not known yet.
[[nodiscard]] QString useGroup(std::optional<zaibatsu::CardUse> use);
[[nodiscard]] QString useIcon(std::optional<zaibatsu::CardUse> use);
/// The words by which files name the slots of the second edition, and what they are called.
[[nodiscard]] const std::vector<std::string>& slotKeys();
[[nodiscard]] QStringList slotTitles();

/// "4, 5"; "none" for an empty set.
[[nodiscard]] QString numbersText(dice::FaceSet numbers);
[[nodiscard]] QString abilitiesText(const zaibatsu::Abilities& abilities);
[[nodiscard]] QString defenceText(const zaibatsu::Defence& defence);
[[nodiscard]] QString iceText(const zaibatsu::Ice& ice);
[[nodiscard]] QString icebreakerText(const zaibatsu::IcebreakBonus& bonus);
[[nodiscard]] QString ownMovementText(const zaibatsu::OwnMovement& own);
/// "+1", "−2", "0"
[[nodiscard]] QString signedText(int number);
/// What it costs: "2 bonus counters", "free".
[[nodiscard]] QString costText(int cost);
/// What a card does, in one line; empty while nothing of it is known.
[[nodiscard]] QString cardDoes(const zaibatsu::State& state, const zaibatsu::Card& card);

/// The key of all copies of a card, and how many the table has: "icebreaker" and 14 of "icebreaker-3".
struct CardCopies {
    std::string key;
    int count = 1;
};
[[nodiscard]] CardCopies copiesOf(const zaibatsu::Components& components, const std::string& key);
/// "Cyber-Brain 2" becomes "cyber-brain-2": letters without accents, digits, hyphens, 40 at most; empty where nothing
/// is left of it.
[[nodiscard]] std::string keyOfName(const QString& name);

} // namespace ui
