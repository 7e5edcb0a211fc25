// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a refusal is about, where that is one piece or one player.
#pragma once

#include "base/overload.h"
#include "zaibatsu/refusal.h"
#include "zaibatsu/state.h"

namespace zaibatsu {

/// About a block alone.
[[nodiscard]] inline About aboutBlock(BlockId block)
{
    About about;
    about.block = block;
    return about;
}
/// About a pawn alone.
[[nodiscard]] inline About aboutPawn(PawnId pawn)
{
    About about;
    about.pawn = pawn;
    return about;
}
/// About a card, and the pawn that has it or would get it.
[[nodiscard]] inline About aboutCard(CardId card, std::optional<PawnId> pawn = {})
{
    About about;
    about.card = card;
    about.pawn = pawn;
    return about;
}
/// About a player alone.
[[nodiscard]] inline About aboutPlayer(Colour player)
{
    About about;
    about.player = player;
    return about;
}
/// About the piece that an effect comes from.
[[nodiscard]] inline About aboutSource(const Source& source)
{
    return std::visit(base::overload{[](BlockId id) { return aboutBlock(id); }, [](CardId id) { return aboutCard(id); },
                                     [](PawnId id) { return aboutPawn(id); }},
                      source);
}

} // namespace zaibatsu
