// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What happened; past tense. An event holds all that evolve() needs: it never decides anything.
#pragma once

#include "zaibatsu/command.h"
#include "zaibatsu/refusal.h"

namespace zaibatsu {

/// A face as it stands after a set-block; a new key adds a block.
struct BlockSet { Face face; friend bool operator==(const BlockSet&, const BlockSet&) = default; };
/// A card as it stands after a set-card.
struct CardSet { Card card; friend bool operator==(const CardSet&, const CardSet&) = default; };
/// A pawn card as it stands after a set-pawn.
struct PawnSet { PawnCard pawn; friend bool operator==(const PawnSet&, const PawnSet&) = default; };
/// who begins, and every player's opening hand in seating order.
struct StartRolled {
    std::map<Colour, std::vector<dice::Face>> rolls; Colour first = Colour::Red; std::vector<int> openingHands; bool typed = false;
    friend bool operator==(const StartRolled&, const StartRolled&) = default;
};
/// A player's turn begins; clears what lasts one turn. `turnStarts` may be used in it.
struct TurnBegan { int number = 1; Colour player = Colour::Red; std::vector<Source> turnStarts; friend bool operator==(const TurnBegan&, const TurnBegan&) = default; };
/// `kept` and `drawn` as told when recycling begins.
struct PhaseBegan { Phase phase = Phase::Beginning; std::optional<int> kept; std::optional<int> drawn; friend bool operator==(const PhaseBegan&, const PhaseBegan&) = default; };
/// A card lies on the table until recycling.
struct CardPlayed { CardId card; std::optional<PawnId> pawn; friend bool operator==(const CardPlayed&, const CardPlayed&) = default; };
/// An each-turn icon was used.
struct EachTurnUsed { PawnId pawn; Ability ability = Ability::Search; friend bool operator==(const EachTurnUsed&, const EachTurnUsed&) = default; };
///
struct BlockPlaced { BlockId block; hex::Cell at; int rotation = 0; std::optional<PawnId> pawn; Colour player = Colour::Red; friend bool operator==(const BlockPlaced&, const BlockPlaced&) = default; };
/// R-056; `counter` false when the supply was empty.
struct BonusIconFormed { std::array<hex::Cell, 3> cells{}; bool counter = true; friend bool operator==(const BonusIconFormed&, const BonusIconFormed&) = default; };
/// An effect begins to work.
struct EffectFired { Source source; EffectTime time = EffectTime::Placed; Effect effect; Colour player = Colour::Red; friend bool operator==(const EffectFired&, const EffectFired&) = default; };
/// An effect that could not do anything.
struct EffectLapsed { Source source; Effect effect; friend bool operator==(const EffectLapsed&, const EffectLapsed&) = default; };
/// A decision is open.
struct ChoiceOpened { Choice choice; friend bool operator==(const ChoiceOpened&, const ChoiceOpened&) = default; };
/// A decision was made; it leaves `pending`.
struct ChoiceMade { int choice = 0; std::optional<Option> answer; friend bool operator==(const ChoiceMade&, const ChoiceMade&) = default; };
/// A decision became void (A-113, adjust).
struct ChoiceClosed { int choice = 0; friend bool operator==(const ChoiceClosed&, const ChoiceClosed&) = default; };
/// A pawn enters the Cybernet.
struct PawnPlaced { PawnId pawn; Place at; std::optional<Colour> controller; friend bool operator==(const PawnPlaced&, const PawnPlaced&) = default; };
/// A pawn walked; `path` without its first place.
struct PawnMoved { PawnId pawn; Place from; std::vector<Place> path; std::optional<int> actions; bool own = false; std::optional<int> ownLeft; friend bool operator==(const PawnMoved&, const PawnMoved&) = default; };
/// The Cyborg's spaces of this turn.
struct MovementRolled { PawnId pawn; int spaces = 0; friend bool operator==(const MovementRolled&, const MovementRolled&) = default; };
/// Movement actions of a card left for later (A-025 off).
struct MovementKept { CardId card; PawnId pawn; int left = 0; friend bool operator==(const MovementKept&, const MovementKept&) = default; };
/// Dice fell. `black` is the number of black dice, the last ones of the list.
struct DiceRolled { std::vector<dice::Face> dice; bool typed = false; std::optional<PawnId> pawn; int black = 0; friend bool operator==(const DiceRolled&, const DiceRolled&) = default; };
/// `numbers` succeed.
struct IcebreakSucceeded { PawnId pawn; std::variant<BlockId, PawnId> target; dice::FaceSet numbers; friend bool operator==(const IcebreakSucceeded&, const IcebreakSucceeded&) = default; };
/// `fatal` when the pawn is lost.
struct IcebreakFailed { PawnId pawn; std::variant<BlockId, PawnId> target; dice::FaceSet numbers; bool fatal = false; friend bool operator==(const IcebreakFailed&, const IcebreakFailed&) = default; };
///
struct DeleteSucceeded { PawnId pawn; PawnId target; dice::FaceSet numbers; friend bool operator==(const DeleteSucceeded&, const DeleteSucceeded&) = default; };
///
struct DeleteFailed { PawnId pawn; PawnId target; dice::FaceSet numbers; friend bool operator==(const DeleteFailed&, const DeleteFailed&) = default; };
///
struct ControlGained { BlockId block; Colour player = Colour::Red; friend bool operator==(const ControlGained&, const ControlGained&) = default; };
/// The former owner loses it.
struct ControlLost { BlockId block; Colour player = Colour::Red; friend bool operator==(const ControlLost&, const ControlLost&) = default; };
/// A control counter goes from the pool onto a block or Idoru's card.
struct CounterPlaced { std::variant<BlockId, PawnId> on; Colour player = Colour::Red; int count = 1; friend bool operator==(const CounterPlaced&, const CounterPlaced&) = default; };
/// Control counters go back into the pool.
struct CounterReturned { std::variant<BlockId, PawnId> from; Colour player = Colour::Red; int count = 1; friend bool operator==(const CounterReturned&, const CounterReturned&) = default; };
/// the counter of an icon goes to its winner.
struct BonusCounterWon { std::array<hex::Cell, 3> cells{}; Colour player = Colour::Red; bool counter = true; friend bool operator==(const BonusCounterWon&, const BonusCounterWon&) = default; };
/// Bonus counters from the supply, or from a block where named.
struct BonusCountersGained { Colour player = Colour::Red; int count = 1; std::optional<BlockId> block; friend bool operator==(const BonusCountersGained&, const BonusCountersGained&) = default; };
/// Bonus counters from the supply onto a block.
struct BonusCountersLaid { BlockId block; int count = 1; friend bool operator==(const BonusCountersLaid&, const BonusCountersLaid&) = default; };
/// bonus counters onto a card or pawn card.
struct BonusCountersPaid { Colour player = Colour::Red; int count = 1; std::variant<CardId, PawnId> on; friend bool operator==(const BonusCountersPaid&, const BonusCountersPaid&) = default; };
/// `toSupply` under A-117 off.
struct BonusCountersReturned { Colour player = Colour::Red; int count = 1; std::variant<CardId, PawnId> from; bool toSupply = false; friend bool operator==(const BonusCountersReturned&, const BonusCountersReturned&) = default; };
/// `to` is Eliminated, Reserve or Removed.
struct PawnEliminated { PawnId pawn; PawnWhere to = PawnWhere::Reserve; Place from; std::optional<Colour> controller; friend bool operator==(const PawnEliminated&, const PawnEliminated&) = default; };
///
struct PawnRebooted { PawnId pawn; Place at; friend bool operator==(const PawnRebooted&, const PawnRebooted&) = default; };
/// the piece stays.
struct PawnControlChanged { PawnId pawn; std::optional<Colour> from; std::optional<Colour> to; friend bool operator==(const PawnControlChanged&, const PawnControlChanged&) = default; };
///
struct CardEquipped { CardId card; PawnId pawn; Colour player = Colour::Red; friend bool operator==(const CardEquipped&, const CardEquipped&) = default; };
/// A paid card waits in the control zone (A-100 off).
struct CardHeld { CardId card; Colour player = Colour::Red; friend bool operator==(const CardHeld&, const CardHeld&) = default; };
///
struct CardPlaced { CardId card; hex::Cell at; BlockId beside; Colour player = Colour::Red; friend bool operator==(const CardPlaced&, const CardPlaced&) = default; };
/// To the discard pile.
struct CardDiscarded { CardId card; friend bool operator==(const CardDiscarded&, const CardDiscarded&) = default; };
/// no holder: back to the common area.
struct BonusCardMoved { CardId card; std::optional<Colour> from; std::optional<Colour> to; friend bool operator==(const BonusCardMoved&, const BonusCardMoved&) = default; };
/// Cards a player has to discard; hands are not tracked.
struct DiscardAsked { Colour player = Colour::Red; int count = 1; friend bool operator==(const DiscardAsked&, const DiscardAsked&) = default; };
/// as told when recycling ends; hands are not tracked.
struct HandFilled { Colour player = Colour::Red; std::optional<int> kept; std::optional<int> drawn; friend bool operator==(const HandFilled&, const HandFilled&) = default; };
///
struct GameWon { std::vector<Colour> winners; bool timeUp = false; friend bool operator==(const GameWon&, const GameWon&) = default; };
/// A text for the log.
struct Noted { std::string text; friend bool operator==(const Noted&, const Noted&) = default; };
/// Parts put by hand, as whole records.
struct Adjusted {
    std::optional<Turn> turn;
    std::optional<std::vector<Source>> turnStarts; ///< those not yet used, of another turn or phase
    std::vector<Player> players; ///< all of them, when any changed
    std::vector<std::pair<BlockId, std::optional<LaidBlock>>> blocks;
    std::vector<std::pair<PawnId, PawnState>> pawns;
    std::vector<std::pair<CardId, CardState>> cards;
    std::optional<std::vector<Icon>> icons;
    std::optional<int> bonusSupply;
    std::optional<std::vector<Colour>> winners;
    std::string note;
    friend bool operator==(const Adjusted&, const Adjusted&) = default;
};
/// A refusal was set aside by the table.
struct RuleOverridden { Refusal refusal; std::string reason; friend bool operator==(const RuleOverridden&, const RuleOverridden&) = default; };
/// What the app does not know was taken as the players said it.
struct Declared { std::vector<Fact> facts; friend bool operator==(const Declared&, const Declared&) = default; };

using Event = std::variant<BlockSet, CardSet, PawnSet, StartRolled, TurnBegan, PhaseBegan, CardPlayed, EachTurnUsed,
    BlockPlaced, BonusIconFormed, EffectFired, EffectLapsed, ChoiceOpened, ChoiceMade, ChoiceClosed, PawnPlaced,
    PawnMoved, MovementRolled, MovementKept, DiceRolled, IcebreakSucceeded, IcebreakFailed, DeleteSucceeded,
    DeleteFailed, ControlGained, ControlLost, CounterPlaced, CounterReturned, BonusCounterWon, BonusCountersGained,
    BonusCountersLaid, BonusCountersPaid, BonusCountersReturned, PawnEliminated, PawnRebooted, PawnControlChanged,
    CardEquipped, CardHeld, CardPlaced, CardDiscarded, BonusCardMoved, DiscardAsked, HandFilled, GameWon, Noted,
    Adjusted, RuleOverridden, Declared>;

} // namespace zaibatsu
