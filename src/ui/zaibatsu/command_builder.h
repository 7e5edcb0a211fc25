// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The one builder of commands: fingers, keys and accessible actions all come through here.
#pragma once

#include "zaibatsu/game.h"

namespace ui::build {

using zaibatsu::Command;

[[nodiscard]] Command search(zaibatsu::PawnId pawn, zaibatsu::BlockId block, hex::Cell at, int rotation, bool own);
[[nodiscard]] Command move(zaibatsu::PawnId pawn, std::vector<zaibatsu::Place> path, int actions);
[[nodiscard]] Command ownMove(zaibatsu::PawnId pawn, std::vector<zaibatsu::Place> path);
[[nodiscard]] Command icebreak(zaibatsu::PawnId pawn, std::variant<zaibatsu::BlockId, zaibatsu::PawnId> target,
                               bool own);
[[nodiscard]] Command deletePawn(zaibatsu::PawnId pawn, zaibatsu::PawnId target, bool own);
[[nodiscard]] Command choose(const zaibatsu::Choice& choice, const zaibatsu::Option& answer);
/// Dice of an effect; the app rolls, or withTyped() brings them.
[[nodiscard]] Command chooseDice(const zaibatsu::Choice& choice);
/// From recycling on with the cards kept and drawn, else nothing of both.
[[nodiscard]] Command nextPhase(std::optional<int> kept = std::nullopt, std::optional<int> drawn = std::nullopt);
/// Time is up.
[[nodiscard]] Command endGame();
[[nodiscard]] Command note(const std::string& text);
[[nodiscard]] Command setBlock(const zaibatsu::Face& face);
[[nodiscard]] Command setPawn(const zaibatsu::PawnCard& pawn);
/// With `copies` alike, 1 to 99.
[[nodiscard]] Command setCard(const zaibatsu::Card& card, int copies);
[[nodiscard]] Command equip(zaibatsu::CardId card, std::optional<zaibatsu::PawnId> pawn);
/// `side` of the block, as on the table; in the second edition `pawn` stands there.
[[nodiscard]] Command placeCard(zaibatsu::CardId card, zaibatsu::BlockId beside, int side,
                                std::optional<zaibatsu::PawnId> pawn);
[[nodiscard]] Command enter(zaibatsu::PawnId pawn);

/// Parts of the table put by hand, in one step.
[[nodiscard]] Command adjust(zaibatsu::Adjust parts, const std::string& note);

/// The same by the pawn's each-turn icon, or by an action card.
[[nodiscard]] Command byIcon(Command command, bool icon);
/// The same with the faces that the real dice show.
[[nodiscard]] Command withTyped(Command command, const std::vector<dice::Face>& faces);
/// The same, done although a rule refuses it.
[[nodiscard]] Command anyway(Command command, const std::string& reason);
/// The same, what the app does not know taken as the players say it.
[[nodiscard]] Command declared(Command command, std::optional<bool> success = std::nullopt);

} // namespace ui::build
