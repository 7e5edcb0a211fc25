// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A block's face while it is being entered: seven positions, as printed. Knows no widget.
#pragma once

#include "zaibatsu/components.h"

#include <array>
#include <map>

namespace ui {

/// The seven positions: the middle, and one at each side.
inline constexpr int middlePosition = -1;

/// How two positions are joined, seen from the first of them.
enum class Joint : std::uint8_t { None, Both, Out, In };

/// When the effect that is edited works.
enum class EffectWhen : std::uint8_t { Unknown, Placed, Controlled, TurnStart, None };

/// The face so far. Every change is a member function, so that the editor can take it back.
class FaceDraft {
public:
    FaceDraft() = default;
    explicit FaceDraft(const zaibatsu::Face& face);

    /// The face as far as it was entered, to be laid over what is known.
    [[nodiscard]] zaibatsu::Face face() const;
    /// The face to be painted: what is not known yet counts as none.
    [[nodiscard]] zaibatsu::Face shown() const;

    void toggleSide(int side);
    void toggleCorner(int corner);
    void toggleMiddle();
    /// Whether a space of its own is there.
    [[nodiscard]] bool has(int position) const;
    /// Whether the middle has a space, or a side is open.
    [[nodiscard]] bool open(int position) const { return position == middlePosition ? m_middle : m_sides.at(position); }
    /// All positions that have a space.
    [[nodiscard]] std::vector<int> positions() const;
    /// The Central Core: one large space in the middle that reaches each open side; it stays.
    [[nodiscard]] bool oneSpace() const;

    void setKind(int position, zaibatsu::SpaceKind kind);
    void setPawn(int position, std::optional<zaibatsu::PawnId> pawn);
    void toggleDefence(int position, int number, bool shielded);
    [[nodiscard]] const zaibatsu::Space& space(int position) const { return m_spaces[index(position)]; }

    /// A drag from one position to another: an arrow; the same drag again opens both ways.
    void drag(int from, int to);
    /// Both ways, only out, only in, none.
    void cycleJoint(int from, int to);
    [[nodiscard]] Joint joint(int from, int to) const;

    void toggleIce(int number);
    void setBlackIce(bool black);
    void setNoIce();
    [[nodiscard]] const std::optional<zaibatsu::Ice>& ice() const { return m_ice; }

    void setWhen(EffectWhen when);
    void setEffect(const zaibatsu::Effect& effect);
    [[nodiscard]] EffectWhen when() const { return m_when; }
    [[nodiscard]] const zaibatsu::Effect& effect() const { return m_effect; }

    [[nodiscard]] bool sidesKnown() const { return m_sidesKnown; }
    [[nodiscard]] bool cornersKnown() const { return m_cornersKnown; }
    [[nodiscard]] hex::Six sides() const { return m_sides; }
    [[nodiscard]] hex::Six corners() const { return m_corners; }
    /// Spaces of other kinds than seven positions; they stay as they are until a side or space is changed.
    [[nodiscard]] bool foreign() const { return m_foreign.has_value(); }

    friend bool operator==(const FaceDraft&, const FaceDraft&) = default;

private:
    [[nodiscard]] static std::size_t index(int position)
    {
        return static_cast<std::size_t>(position) + 1;
    } // -1, the middle, is 0
    [[nodiscard]] static bool joinedByDefault(int a, int b);
    [[nodiscard]] static zaibatsu::SpaceId idOf(int position);
    [[nodiscard]] std::vector<zaibatsu::Space> spaces() const;
    [[nodiscard]] std::vector<zaibatsu::Link> links() const;
    [[nodiscard]] bool plainSpaces() const;
    [[nodiscard]] bool plainLinks() const;
    void readSpaces(const zaibatsu::Face& face);
    void readOneSpace(const zaibatsu::Face& face);
    void readEffect(const zaibatsu::Face& face);
    void setJoint(int from, int to, Joint joint);
    [[nodiscard]] zaibatsu::Face withGeometry() const;
    void layEffect(zaibatsu::Face& face) const;
    void guessEffect();

    std::string m_key;
    hex::Six m_sides;
    hex::Six m_corners;
    bool m_sidesKnown = false;
    bool m_cornersKnown = false;
    bool m_middle = true;
    std::array<zaibatsu::Space, 7> m_spaces{}; ///< kind, pawn, dice, arrows; ids and sides follow from the position
    std::map<std::pair<int, int>, Joint> m_joints; ///< those that differ from the default; first < second
    std::optional<zaibatsu::Ice> m_ice;
    EffectWhen m_when = EffectWhen::Unknown;
    zaibatsu::Effect m_effect;
    bool m_effectChosen = false;
    bool m_hadSpaces = false;    ///< spaces were entered before: they are written even where they follow the default
    bool m_hadTurnStart = false; ///< likewise for an effect of the turn's beginning
    std::optional<std::pair<std::vector<zaibatsu::Space>, std::optional<std::vector<zaibatsu::Link>>>> m_foreign;
};

} // namespace ui
