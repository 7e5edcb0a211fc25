// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Cards and pawn cards as printed, and all pieces of a table together.
#pragma once

#include "zaibatsu/face.h"

namespace zaibatsu {

/// What an action card or an ability lets a pawn do.
enum class Ability : std::uint8_t { Icebreaker, Delete, Search, Reboot };

/// A set of abilities.
class Abilities {
public:
    constexpr Abilities() = default;
    constexpr Abilities(std::initializer_list<Ability> list)
    {
        for (const Ability ability : list)
            insert(ability);
    }
    /// Adds one.
    constexpr void insert(Ability ability) { m_bits = static_cast<std::uint8_t>(m_bits | bit(ability)); }
    /// Whether it belongs to the set.
    [[nodiscard]] constexpr bool has(Ability ability) const { return (m_bits & bit(ability)) != 0; }
    /// Whether there is none.
    [[nodiscard]] constexpr bool empty() const { return m_bits == 0; }
    friend constexpr auto operator<=>(const Abilities&, const Abilities&) = default;

private:
    static constexpr unsigned bit(Ability ability) { return 1U << static_cast<unsigned>(ability); }
    std::uint8_t m_bits = 0;
};

/// What a card or pawn adds to an Icebreaker roll.
struct IcebreakBonus {
    int dice = 0;          ///< extra dice, 0 to 10
    bool black = false;    ///< one of them is black: failing eliminates (R-078)
    dice::FaceSet fixed;   ///< numbers that succeed besides the ICE's
    bool againstOwned = false; ///< only against others' blocks (second edition Cracker)

    friend bool operator==(const IcebreakBonus&, const IcebreakBonus&) = default;
};

/// What becomes of a card that is not used for its action.
enum class CardUse : std::uint8_t { Generic, Defence, Neuroconsole, Weapon, DroneWeapon, Bot, Malware, BlockCard, None };
/// Where a second-edition card is attached.
enum class CardOn : std::uint8_t { Pawn, Enemy, Block };

/// Own movement of a pawn or card.
struct OwnMovement {
    enum class Kind : std::uint8_t { None, Spaces, Roll, Blocks }; ///< what `count` counts; Roll: dice
    Kind kind = Kind::None;
    int count = 0; ///< spaces, dice or blocks

    friend bool operator==(const OwnMovement&, const OwnMovement&) = default;
};

/// An action card or bonus card, as printed.
struct Card {
    std::string key;
    std::string name;
    std::optional<Abilities> actions;
    std::optional<int> movement;          ///< movement actions, 0 to 20
    std::optional<CardUse> use;
    std::optional<int> cost;              ///< bonus counters, 0 to 24
    std::optional<IcebreakBonus> icebreaker;
    std::optional<int> skulls;
    std::optional<Defence> defence;
    std::optional<int> hand;              ///< R-133
    std::optional<int> movementChange;    ///< A-034
    std::optional<Abilities> grants;
    std::optional<Abilities> cannot;      ///< R-148
    std::optional<Abilities> eachTurn;    ///< R-144
    std::optional<OwnMovement> ownMovement;
    std::optional<std::vector<Effect>> turnStart;
    std::optional<std::vector<Effect>> sacrifice;
    std::optional<PawnId> pawn;           ///< a block card's pawn (Cracker, Cyborg)
    std::optional<std::vector<Space>> spaces;
    std::string note;
    std::string slot;                     ///< second edition
    std::optional<CardOn> on;             ///< second edition
    bool bonus = false;                   ///< a bonus card of R-136, not of the deck
    bool sample = false;                  ///< invented numbers for trying the app

    friend bool operator==(const Card&, const Card&) = default;
};

/// The kind of a pawn.
enum class PawnKind : std::uint8_t { Other, Speedrunner, Cleaner, Drone };

/// What a Reboot is paid with: a Reboot card, any four cards.
struct RebootBy {
    bool card = false;
    bool fourCards = false;

    friend bool operator==(const RebootBy&, const RebootBy&) = default;
};

/// A pawn card, as printed.
struct PawnCard {
    std::string key;
    std::optional<Abilities> abilities;
    std::optional<dice::FaceSet> fixed;   ///< fixed Icebreaker numbers (R-074)
    std::optional<int> skulls;            ///< R-093
    std::optional<Defence> defence;
    std::optional<Ice> ice;               ///< R-085
    std::optional<bool> cardMovement;     ///< false: the restriction icon (R-037)
    std::optional<OwnMovement> ownMovement;
    std::optional<int> cost;              ///< R-114, R-116
    std::optional<PawnKind> kind;         ///< left out: like Other
    std::optional<IcebreakBonus> icebreaker;
    std::optional<Abilities> cannot;
    std::optional<Abilities> eachTurn;
    std::optional<int> hand;
    std::optional<int> movementChange;
    std::optional<std::vector<Effect>> turnStart;
    std::optional<std::vector<std::string>> slotNames; ///< second edition
    std::optional<bool> anyTurn;                   ///< second edition, R-170
    std::optional<RebootBy> rebootBy;              ///< second edition, R-152; left out: by either
    std::string note;
    bool sample = false;                           ///< invented numbers for trying the app

    friend bool operator==(const PawnCard&, const PawnCard&) = default;
};

/// All pieces of a table. A BlockId, PawnId or CardId is an index here; pieces are only ever added.
struct Components {
    std::vector<std::shared_ptr<const Face>> blocks;
    std::vector<std::shared_ptr<const PawnCard>> pawns;
    std::vector<std::shared_ptr<const Card>> cards;

    /// Equal by what is printed, whether shared or not.
    friend bool operator==(const Components& a, const Components& b);
};

/// The block of that key, or nothing.
[[nodiscard]] std::optional<BlockId> findBlock(const Components& components, std::string_view key);
/// The pawn of that key, or nothing.
[[nodiscard]] std::optional<PawnId> findPawn(const Components& components, std::string_view key);
/// The card of that key, or nothing.
[[nodiscard]] std::optional<CardId> findCard(const Components& components, std::string_view key);

/// Lays the known fields of `patch` over `base`, field by field.
[[nodiscard]] Face laidOver(const Face& base, const Face& patch);
/// Lays the known fields of `patch` over `base`, field by field.
[[nodiscard]] Card laidOver(const Card& base, const Card& patch);
/// Lays the known fields of `patch` over `base`, field by field.
[[nodiscard]] PawnCard laidOver(const PawnCard& base, const PawnCard& patch);

} // namespace zaibatsu
