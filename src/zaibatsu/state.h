// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The whole table as one value. Plain structs; copying one is cheap because faces are shared.
#pragma once

#include "base/result.h"
#include "hex/cell.h"
#include "zaibatsu/components.h"
#include "zaibatsu/settings.h"

#include <array>
#include <variant>

namespace zaibatsu {

/// R-022, with the time before the first turn and after the end.
enum class Phase : std::uint8_t { Setup, Beginning, Action, Recycling, Over };

/// Whose turn it is and where in it.
struct Turn {
    int number = 0; ///< 0 during set-up, then 1, 2, …, one for each player's turn
    Colour player = Colour::Red;
    Phase phase = Phase::Setup;

    friend bool operator==(const Turn&, const Turn&) = default;
};

/// One player, in seating order.
struct Player {
    Colour colour = Colour::Red;
    std::string name;
    int total = 0;       ///< control counters he began with (R-008 to R-010)
    int pool = 0;        ///< those not in the Cybernet
    int bonus = 0;       ///< free bonus counters
    int openingHand = 0; ///< cards dealt at the start (R-015, R-016); 0 until the starting roll
    bool left = false;   ///< has left the table
    std::optional<bool> blackMarker; ///< second edition, R-171

    friend bool operator==(const Player&, const Player&) = default;
};

/// A block in the Cybernet.
struct LaidBlock {
    hex::Cell at;
    int rotation = 0;                        ///< clockwise by 60°, 0 to 5
    std::optional<Colour> owner;
    std::array<std::uint8_t, 4> counters{};  ///< control counters on it, by colour
    int bonus = 0;                           ///< bonus counters lying on it (bonus-on-block)
    std::optional<Colour> lastOwner;         ///< who gained it last, also after losing it (A-071, A-075)

    friend bool operator==(const LaidBlock&, const LaidBlock&) = default;
};

/// A formed bonus icon: three corners of three blocks.
struct Icon {
    std::array<hex::Cell, 3> cells{};  ///< sorted
    bool counter = false;              ///< a bonus counter lies on it
    std::optional<Colour> wonBy;       ///< R-082; from then on it is dead (R-083)

    friend bool operator==(const Icon&, const Icon&) = default;
};

/// In the Cybernet · face down, waits for Reboot · not in play · out for the game.
enum class PawnWhere : std::uint8_t { Reserve, Cybernet, Eliminated, Removed };

/// A pawn with its card.
struct PawnState {
    PawnWhere where = PawnWhere::Reserve;
    std::optional<Colour> controller;
    std::optional<Place> at;
    int paid = 0;                       ///< bonus counters on its card (Cracker, Cyborg, R-115)
    std::optional<Colour> payer;
    std::optional<Colour> counter;      ///< whose control counter lies on its card (Idoru, R-112)
    Abilities used;                     ///< each-turn icons used this turn (R-144)
    std::optional<int> ownLeft;         ///< spaces left of its own movement this turn

    friend bool operator==(const PawnState&, const PawnState&) = default;
};

/// Where a card is; `Supply` is the deck, a hand or the common area.
enum class CardWhere : std::uint8_t { Supply, Equipped, Cybernet, Held, Table, Discarded };

/// A card in play.
struct CardState {
    CardWhere where = CardWhere::Supply;
    std::optional<PawnId> pawn;
    int paid = 0;
    std::optional<Colour> owner;        ///< who paid for it or holds it
    std::optional<hex::Cell> at;        ///< a placed block card
    std::optional<BlockId> beside;      ///< its anchor (A-112)
    int movementLeft = 0;               ///< movement actions of a played card still to use (A-025 off)

    friend bool operator==(const CardState&, const CardState&) = default;
};

/// What an effect or choice comes from.
using Source = std::variant<BlockId, CardId, PawnId>;
/// When an effect fires.
enum class EffectTime : std::uint8_t { Placed, Controlled, TurnStart, Space, Sacrifice };

/// An effect that waits until what is pending before it is answered.
struct QueuedEffect {
    Source source;
    EffectTime time = EffectTime::Placed;
    Effect effect;
    Colour player = Colour::Red; ///< who resolves it (A-051, A-125)
    std::optional<BlockId> from; ///< where it is aimed from, if its source is gone from there (A-099)
    std::optional<Place> space;  ///< the effect space that bears it (R-167)
    std::optional<int> nth; ///< which of the effects printed together, from 0 (A-133); older files do not tell

    friend bool operator==(const QueuedEffect&, const QueuedEffect&) = default;
};
/// What a choice asks for.
enum class ChoiceKind : std::uint8_t { Dice, Pawn, Player, Block, Card, Place, Yes };
/// One answer that a choice allows.
using Option = std::variant<PawnId, Colour, BlockId, CardId, Place, bool>;

/// A decision that an effect left open; until none is left only choose, adjust, note, set-*, undo go on.
struct Choice {
    int id = 0; ///< counts up from 1 through the table
    ChoiceKind kind = ChoiceKind::Yes;
    Colour player = Colour::Red; ///< who decides
    Source source;
    RuleId rule;
    int count = 1; ///< dice to roll, or how many to name
    std::vector<Option> options; ///< empty for dice
    Effect effect; ///< what goes on after the answer
    std::optional<PawnId> target; ///< chosen already (attack-one), or the pawn to be put (A-113)
    std::optional<BlockId> from; ///< as of the effect
    std::optional<Place> space; ///< as of the effect
    std::optional<int> nth; ///< as of the effect
    std::vector<QueuedEffect> then; ///< fire in this order once nothing is pending any more

    friend bool operator==(const Choice&, const Choice&) = default;
};

/// The table.
struct State {
    std::shared_ptr<const Settings> settings;
    std::shared_ptr<const Components> components;
    Turn turn;
    std::vector<Player> players; ///< seating order, clockwise
    std::vector<std::optional<LaidBlock>> blocks; ///< by BlockId; none: still in the pile
    std::vector<Icon> icons; ///< in the order formed
    std::vector<PawnState> pawns; ///< by PawnId
    std::vector<CardState> cards; ///< by CardId
    int bonusSupply = 24; ///< R-003
    std::vector<Choice> pending; ///< the first is to be answered
    int nextChoice = 1;
    std::vector<Colour> winners; ///< R-019 to R-021; several share an end
    std::vector<Source> turnStartsLeft; ///< turn_start effects not yet used this turn (A-016)

    /// Equal as tables, whether settings and pieces are shared or not.
    friend bool operator==(const State& a, const State& b);
};

/// The face of a block.
[[nodiscard]] inline const Face& faceOf(const State& state, BlockId block)
{
    return *state.components->blocks[block.index()];
}
/// A pawn's card as printed.
[[nodiscard]] inline const PawnCard& cardOf(const State& state, PawnId pawn)
{
    return *state.components->pawns[pawn.index()];
}
/// A card as printed.
[[nodiscard]] inline const Card& printedOf(const State& state, CardId card)
{
    return *state.components->cards[card.index()];
}
/// The player of a colour, or null if nobody plays it.
[[nodiscard]] const Player* findPlayer(const State& state, Colour colour);
[[nodiscard]] Player* findPlayer(State& state, Colour colour);
/// The block as laid, or null while it is in the pile or unknown.
[[nodiscard]] inline const LaidBlock* findLaid(const State& state, BlockId block)
{
    return block.index() < state.blocks.size() && state.blocks[block.index()] ? &*state.blocks[block.index()] : nullptr;
}
/// A copy of the block as laid; a blank one while it is not.
[[nodiscard]] inline LaidBlock laidCopy(const State& state, BlockId block)
{
    const LaidBlock* laid = findLaid(state, block);
    return laid ? *laid : LaidBlock{};
}
/// A pawn of the table.
[[nodiscard]] inline const PawnState& pawnOf(const State& state, PawnId pawn) { return state.pawns[pawn.index()]; }
/// A card of the table.
[[nodiscard]] inline const CardState& stateOf(const State& state, CardId card) { return state.cards[card.index()]; }
/// The block laid at a cell, or nothing.
[[nodiscard]] std::optional<BlockId> blockAt(const State& state, hex::Cell cell);

/// The table before its first command. All problems of the settings at once.
[[nodiscard]] base::Result<State, std::vector<SetupProblem>> setUp(Settings settings, Components components);

} // namespace zaibatsu
