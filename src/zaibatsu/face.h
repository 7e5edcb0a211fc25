// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is printed on a block, a card and a pawn card. Everything as printed, at rotation 0.
// An optional without value is unknown: players enter it, nothing is ever invented.
#pragma once

#include "dice/face_set.h"
#include "hex/six.h"
#include "zaibatsu/ids.h"

#include <memory>
#include <string>
#include <vector>

namespace zaibatsu {

/// ICE of a block or pawn. No numbers: it has no ICE and cannot be Icebroken.
struct Ice {
    dice::FaceSet numbers;
    bool black = false; ///< Black ICE: failing eliminates the acting pawn (R-068)

    friend bool operator==(const Ice&, const Ice&) = default;
};

/// Shielded and unshielded numbers of a pawn, item or space.
struct Defence {
    dice::FaceSet shielded;
    dice::FaceSet unshielded;

    friend bool operator==(const Defence&, const Defence&) = default;
};

/// What an effect does; the terms of formats.md.
enum class EffectKind : std::uint8_t {
    PlacePawn,
    GainPawn,
    GainCard,
    AttackAll,
    AttackOne,
    ExtraCounter,
    ReturnCounter,
    Bonus,
    BonusToAll,
    BonusOnBlock,
    SacrificeOne,
    Discard,
    Strip,
    AsCore,
    Note
};
/// How far an attack-one effect reaches; left out: any.
enum class Reach : std::uint8_t { Any, Block, Adjacent };

/// One effect of a block, card or pawn.
struct Effect {
    EffectKind kind = EffectKind::Note;
    std::optional<PawnId> pawn;
    std::optional<CardId> card;
    std::optional<int> skulls; ///< 0 to 20
    std::optional<int> count;  ///< 1 to 20
    Reach reach = Reach::Any;
    bool may = false; ///< optional (A-051, A-125)
    std::string text; ///< a note for the players, who do it (A-120)

    friend bool operator==(const Effect&, const Effect&) = default;
};

/// How many pawns a space holds: one, two, any, any.
enum class SpaceKind : std::uint8_t { Normal, Double, Large, Figure };
/// A border arrow at a space: over that side only out or only in.
enum class BorderArrow : std::uint8_t { None, Out, In };

/// One space of a block, as printed.
struct Space {
    SpaceId id;
    SpaceKind kind = SpaceKind::Normal;
    hex::Six sides;                 ///< the block sides that it reaches
    std::optional<PawnId> pawn;     ///< the figure printed in it
    Defence defence;                ///< R-045, R-096, R-097
    std::array<BorderArrow, 6> arrows{};
    int hand = 0;                   ///< second edition, R-168
    int skulls = 0;                 ///< second edition, R-168
    std::vector<Effect> effects;    ///< second edition, R-167

    friend bool operator==(const Space&, const Space&) = default;
};

/// A way between two spaces of one block; a one-way link is walked only from `from` to `to`.
struct Link {
    SpaceId from;
    SpaceId to;
    bool oneWay = false;

    friend bool operator==(const Link&, const Link&) = default;
};

/// A block's face. A member without value is not known yet.
struct Face {
    std::string key;                                 ///< "sprawl"
    std::optional<hex::Six> sides;                   ///< sides with a space (R-051, R-052)
    std::optional<hex::Six> corners;                 ///< corners with a third of a bonus icon (R-056)
    std::optional<Ice> ice;
    std::optional<std::vector<Space>> spaces;
    std::optional<std::vector<Link>> links;
    std::optional<std::vector<Effect>> placed;       ///< on placement (R-061)
    std::optional<std::vector<Effect>> controlled;   ///< under control (R-070)
    std::optional<std::vector<Effect>> turnStart;    ///< at the beginning of a turn (R-023)
    bool sample = false;                             ///< an invented face for trying the app

    friend bool operator==(const Face&, const Face&) = default;
};

/// The spaces and links a face has, with those that formats.md fills in where none are given.
/// Needs known sides or spaces; otherwise both lists are empty.
struct Graph {
    std::vector<Space> spaces;
    std::vector<Link> links;
};
/// The graph of a face.
[[nodiscard]] Graph graphOf(const Face& face);

/// The space of that name, or null.
[[nodiscard]] const Space* findSpace(const Graph& graph, SpaceId id);

} // namespace zaibatsu
