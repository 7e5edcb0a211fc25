// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A block's face while it is being entered: seven positions, as printed. Knows no widget.
#pragma once

#include "zaibatsu/components.h"

#include <array>
#include <functional>
#include <map>

namespace ui {

/// The seven positions: the middle, and one at each side.
inline constexpr int middlePosition = -1;

/// How two positions are joined, seen from the first of them.
enum class Joint : std::uint8_t { None, Both, Out, In };

/// When an effect works; None: the face has none.
enum class EffectWhen : std::uint8_t { Placed, Controlled, TurnStart, None };

/// An effect of the face and its time.
struct TimedEffect {
    EffectWhen when = EffectWhen::Controlled;
    zaibatsu::Effect effect;
    bool begun = false;    ///< added or made another here: a printed figure may say which pawn it is about
    bool kindSaid = false; ///< what it does was said, not guessed

    friend bool operator==(const TimedEffect&, const TimedEffect&) = default;
};
/// Changes an effect.
using EffectChange = std::function<void(zaibatsu::Effect&)>;

/// The face so far. Every change is a member function, so that the editor can take it back.
class FaceDraft {
public:
    FaceDraft() = default;
    explicit FaceDraft(const zaibatsu::Face& face);

    /// What was entered here and nothing else, to be laid over the face as it was. The key alone: nothing was changed.
    /// Of a sample's face also its sides, corners and ICE: whoever changes it vouches for it.
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
    void setHand(int position, int hand); ///< -10 to 10 (R-168)
    void setSkulls(int position, int skulls); ///< 0 to 20 (R-168)
    /// Effects of a space.
    void addSpaceEffect(int position);
    void changeSpaceEffect(int position, std::size_t effect, const EffectChange& change);
    void removeSpaceEffect(int position, std::size_t effect);
    /// The arrow over a border: none, out, in. The side has to be open.
    void cycleArrow(int side);
    [[nodiscard]] zaibatsu::BorderArrow arrow(int side) const;
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

    /// In the order of their times; of one time in the order in which they fire.
    [[nodiscard]] const std::vector<TimedEffect>& effects() const { return m_effects; }
    /// Whether it was said which effects there are, or that there is none.
    [[nodiscard]] bool effectsKnown() const;
    /// Makes an effect work at another time: None takes it away, one past the last adds it.
    void setWhen(std::size_t effect, EffectWhen when);
    void changeEffect(std::size_t effect, const EffectChange& change);

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
    void readSpaces();
    void readOneSpace();
    void readLinks(const std::map<zaibatsu::SpaceId, int>& known);
    void readEffects();
    void setJoint(int from, int to, Joint joint);
    /// A space that is about to be changed.
    [[nodiscard]] zaibatsu::Space& changed(int position);
    void laySpaces(zaibatsu::Face& face, const FaceDraft& before) const;
    void layEffects(zaibatsu::Face& face) const;
    void vouch(zaibatsu::Face& face) const;
    [[nodiscard]] std::vector<zaibatsu::Effect> effectsOf(EffectWhen when) const;
    void guessEffects();

    zaibatsu::Face m_was; ///< the face that was opened
    hex::Six m_sides;
    hex::Six m_corners;
    bool m_sidesKnown = false;
    bool m_cornersKnown = false;
    bool m_middle = true;
    std::array<zaibatsu::Space, 7> m_spaces{}; ///< kind, pawn, dice, arrows; ids and sides follow from the position
    std::map<std::pair<int, int>, Joint> m_joints; ///< those that differ from the default; first < second
    std::optional<zaibatsu::Ice> m_ice;
    std::vector<TimedEffect> m_effects;
    bool m_timesSaid = false; ///< it was said when the effects work: at the other times there is none
    std::optional<std::pair<std::vector<zaibatsu::Space>, std::optional<std::vector<zaibatsu::Link>>>> m_foreign;
};

} // namespace ui
