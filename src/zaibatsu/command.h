// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What players ask for; imperatives. Fields and meaning are those of docs/formats.md.
#pragma once

#include "zaibatsu/state.h"

namespace zaibatsu {

/// Dice of a command: none yet, drawn by the app, or typed by the players.
struct Dice {
    std::vector<dice::Face> faces;
    bool typed = false;

    friend bool operator==(const Dice&, const Dice&) = default;
};
using MaybeDice = std::optional<Dice>;

/// Enters a face, card or pawn card, field by field over what is known; a new key adds a piece.
struct SetBlock { Face face; friend bool operator==(const SetBlock&, const SetBlock&) = default; };
/// See SetBlock.
struct SetCard { Card card; int copies = 1; friend bool operator==(const SetCard&, const SetCard&) = default; };
/// See SetBlock.
struct SetPawn { PawnCard pawn; friend bool operator==(const SetPawn&, const SetPawn&) = default; };
/// A whole catalogue laid over what ships, as one step.
struct SetCatalogue {
    std::vector<SetBlock> blocks;
    std::vector<SetCard> cards;
    std::vector<SetPawn> pawns;
    friend bool operator==(const SetCatalogue&, const SetCatalogue&) = default;
};
/// by colour the first roll, then re-rolls of the tied. Left out, the app rolls.
struct StartingRolls {
    std::map<Colour, std::vector<dice::Face>> rolls;
    MaybeDice dice; ///< drawn by the app: seating order, then the tied again
    friend bool operator==(const StartingRolls&, const StartingRolls&) = default;
};
/// `at` and `rotation` are as on the table.
struct Search {
    PawnId pawn; BlockId block; hex::Cell at; int rotation = 0; bool own = false;
    friend bool operator==(const Search&, const Search&) = default;
};
/// places after the present one.
struct Move {
    PawnId pawn; std::vector<Place> path; std::optional<int> actions; bool own = false;
    friend bool operator==(const Move&, const Move&) = default;
};
/// The Cyborg's roll.
struct RollMovement { PawnId pawn; MaybeDice dice; friend bool operator==(const RollMovement&, const RollMovement&) = default; };
/// a block or a pawn.
struct Icebreak {
    PawnId pawn; std::variant<BlockId, PawnId> target; MaybeDice dice; bool own = false;
    friend bool operator==(const Icebreak&, const Icebreak&) = default;
};
///
struct Delete { PawnId pawn; PawnId target; MaybeDice dice; bool own = false; friend bool operator==(const Delete&, const Delete&) = default; };
///
struct Reboot { PawnId pawn; std::optional<int> cards; friend bool operator==(const Reboot&, const Reboot&) = default; };
///
struct Equip { CardId card; std::optional<PawnId> pawn; friend bool operator==(const Equip&, const Equip&) = default; };
/// R-134; `side` is the side of the block, as on the table.
struct PlaceCard { CardId card; BlockId beside; int side = 0; std::optional<PawnId> pawn; friend bool operator==(const PlaceCard&, const PlaceCard&) = default; };
///
struct Enter { PawnId pawn; friend bool operator==(const Enter&, const Enter&) = default; };
/// An effect of the beginning phase or an effect space; `space` names that one of the source, a block or a card.
struct Use { Source source; std::optional<Option> target; std::optional<Place> space = {}; friend bool operator==(const Use&, const Use&) = default; };
///
struct Sacrifice { PawnId pawn; friend bool operator==(const Sacrifice&, const Sacrifice&) = default; };
/// Answers an open choice.
struct Choose { int choice = 0; std::optional<Option> answer; MaybeDice dice; friend bool operator==(const Choose&, const Choose&) = default; };
/// On to the next phase; from recycling to the next player.
struct NextPhase { std::optional<int> kept; std::optional<int> drawn; friend bool operator==(const NextPhase&, const NextPhase&) = default; };
/// Time is up.
struct EndGame { friend bool operator==(const EndGame&, const EndGame&) = default; };
/// A text for the log.
struct Note { std::string text; friend bool operator==(const Note&, const Note&) = default; };

/// Parts of a pawn to be put by hand; a member without value stays as it is, an inner none clears it.
struct PawnPatch {
    PawnId pawn;
    std::optional<PawnWhere> where;
    std::optional<std::optional<Colour>> controller;
    std::optional<std::optional<Place>> at;
    std::optional<int> paid;
    std::optional<std::optional<Colour>> payer;
    std::optional<std::optional<Colour>> counter;
    std::optional<Abilities> used;
    std::optional<std::optional<int>> ownLeft;
    friend bool operator==(const PawnPatch&, const PawnPatch&) = default;
};
/// Parts of a block to be put by hand; `at` lays it, an empty one puts it back into the pile.
struct BlockPatch {
    BlockId block;
    std::optional<std::optional<hex::Cell>> at;
    std::optional<int> rotation;
    std::optional<std::optional<Colour>> owner;
    std::optional<std::array<std::uint8_t, 4>> counters;
    std::optional<int> bonus;
    friend bool operator==(const BlockPatch&, const BlockPatch&) = default;
};
/// Parts of a card to be put by hand.
struct CardPatch {
    CardId card;
    std::optional<CardWhere> where;
    std::optional<std::optional<PawnId>> pawn;
    std::optional<int> paid;
    std::optional<std::optional<Colour>> owner;
    std::optional<std::optional<hex::Cell>> at;
    std::optional<std::optional<BlockId>> beside;
    friend bool operator==(const CardPatch&, const CardPatch&) = default;
};
/// Parts of a player to be put by hand; `recolour` puts a wrong colour right.
struct PlayerPatch {
    Colour colour = Colour::Red;
    std::optional<std::string> name;
    std::optional<Colour> recolour;
    std::optional<int> total;
    std::optional<int> pool;
    std::optional<int> bonus;
    std::optional<int> openingHand;
    std::optional<bool> left;
    std::optional<std::optional<bool>> blackMarker;
    friend bool operator==(const PlayerPatch&, const PlayerPatch&) = default;
};
/// Parts of the turn to be put by hand.
struct TurnPatch {
    std::optional<int> number;
    std::optional<Colour> player;
    std::optional<Phase> phase;
    friend bool operator==(const TurnPatch&, const TurnPatch&) = default;
};
/// Puts any part of the table by hand; refused as a whole with every problem named.
struct Adjust {
    std::optional<TurnPatch> turn;
    std::vector<PlayerPatch> players;
    std::vector<BlockPatch> blocks;
    std::vector<PawnPatch> pawns;
    std::vector<CardPatch> cards;
    std::optional<std::vector<Icon>> icons;
    std::optional<std::vector<Colour>> winners;
    std::string note;
    friend bool operator==(const Adjust&, const Adjust&) = default;
};

using Action = std::variant<SetBlock, SetCard, SetPawn, SetCatalogue, StartingRolls, Search, Move, RollMovement,
                            Icebreak, Delete, Reboot, Equip, PlaceCard, Enter, Use, Sacrifice, Choose, NextPhase,
                            EndGame, Note, Adjust>;

/// One command with what any command may carry.
struct Command {
    Action action;
    std::vector<CardId> cards;               ///< action cards played (R-026)
    std::optional<std::string> overrideReason; ///< done although a rule refuses it (A-120)
    bool declared = false;                   ///< what the app does not know is taken as said
    std::optional<bool> success;             ///< of a declared roll with unknown ICE or skulls
    bool automatic = false;                  ///< sent by the window itself, marked `auto`
    friend bool operator==(const Command&, const Command&) = default;
};

} // namespace zaibatsu
