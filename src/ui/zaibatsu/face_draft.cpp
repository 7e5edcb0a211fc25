// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Changes of a draft. Reading and making faces stand in face_draft_faces.cpp.
#include "ui/zaibatsu/face_draft.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace z = zaibatsu;

namespace {

Joint reversed(Joint joint)
{
    switch (joint) {
    case Joint::Out: return Joint::In;
    case Joint::In: return Joint::Out;
    case Joint::None:
    case Joint::Both: break;
    }
    return joint;
}

} // namespace

bool FaceDraft::oneSpace() const { return m_key == "central-core"; }

bool FaceDraft::has(int position) const { return open(position) && (position == middlePosition || !oneSpace()); }

bool FaceDraft::joinedByDefault(int a, int b)
{
    if (a == middlePosition || b == middlePosition)
        return true;
    const int apart = std::abs(a - b);
    return apart == 1 || apart == 5;
}

z::SpaceId FaceDraft::idOf(int position)
{
    return position == middlePosition ? z::middleSpace : z::sideSpace(position);
}

void FaceDraft::toggleSide(int side)
{
    m_foreign.reset();
    m_sidesKnown = true;
    m_cornersKnown = true; // what is drawn without a part is said to have none
    m_sides.set(side, !m_sides.at(side));
    if (!m_sides.at(side)) {
        m_spaces[index(side)] = {};
        std::erase_if(m_joints,
                      [side](const auto& joint) { return joint.first.first == side || joint.first.second == side; });
    }
}

void FaceDraft::toggleCorner(int corner)
{
    m_cornersKnown = true;
    m_corners.set(corner, !m_corners.at(corner));
}

void FaceDraft::toggleMiddle()
{
    if (oneSpace())
        return;
    m_foreign.reset();
    m_middle = !m_middle;
    if (!m_middle)
        m_spaces[index(middlePosition)] = {};
}

void FaceDraft::setKind(int position, z::SpaceKind kind)
{
    if (oneSpace())
        return;
    m_foreign.reset();
    m_spaces[index(position)].kind = kind;
    if (kind != z::SpaceKind::Figure)
        m_spaces[index(position)].pawn.reset();
}

void FaceDraft::setPawn(int position, std::optional<z::PawnId> pawn)
{
    m_spaces[index(position)].pawn = pawn;
    guessEffect();
}

void FaceDraft::toggleDefence(int position, int number, bool shielded)
{
    m_foreign.reset();
    dice::FaceSet& dice =
        shielded ? m_spaces[index(position)].defence.shielded : m_spaces[index(position)].defence.unshielded;
    const dice::FaceSet one{number};
    dice = dice.contains(number) ? dice - one : dice | one;
}

Joint FaceDraft::joint(int from, int to) const
{
    if (from == to || !has(from) || !has(to))
        return Joint::None;
    const auto found = m_joints.find(std::minmax(from, to));
    if (found == m_joints.end())
        return joinedByDefault(from, to) ? Joint::Both : Joint::None;
    return from < to ? found->second : reversed(found->second);
}

void FaceDraft::setJoint(int from, int to, Joint joint)
{
    m_foreign.reset();
    const auto key = std::minmax(from, to);
    const Joint ordered = from < to ? joint : reversed(joint);
    if (ordered == (joinedByDefault(from, to) ? Joint::Both : Joint::None))
        m_joints.erase(key);
    else
        m_joints[key] = ordered;
}

void FaceDraft::drag(int from, int to)
{
    if (from == to || !has(from) || !has(to))
        return;
    setJoint(from, to, joint(from, to) == Joint::Out ? Joint::Both : Joint::Out);
}

void FaceDraft::cycleJoint(int from, int to)
{
    switch (joint(from, to)) {
    case Joint::None: return setJoint(from, to, Joint::Both);
    case Joint::Both: return setJoint(from, to, Joint::Out);
    case Joint::Out: return setJoint(from, to, Joint::In);
    case Joint::In: return setJoint(from, to, Joint::None);
    }
}

void FaceDraft::toggleIce(int number)
{
    if (!m_ice)
        m_ice = z::Ice{};
    const dice::FaceSet one{number};
    m_ice->numbers = m_ice->numbers.contains(number) ? m_ice->numbers - one : m_ice->numbers | one;
}

void FaceDraft::setBlackIce(bool black)
{
    if (!m_ice)
        m_ice = z::Ice{};
    m_ice->black = black;
}

void FaceDraft::setNoIce() { m_ice = z::Ice{}; }

void FaceDraft::setWhen(EffectWhen when)
{
    m_when = when;
    guessEffect();
}

void FaceDraft::setEffect(const z::Effect& effect)
{
    m_effect = effect;
    m_effectChosen = true;
    guessEffect();
}

void FaceDraft::guessEffect()
{
    // A printed figure says which pawn an effect is about; a pawn comes when the block is controlled.
    const auto figure = std::ranges::find_if(m_spaces, [](const z::Space& space) { return space.pawn.has_value(); });
    if (figure == m_spaces.end() || m_when == EffectWhen::Unknown || m_when == EffectWhen::None)
        return;
    if (!m_effectChosen)
        m_effect.kind = m_when == EffectWhen::Placed ? z::EffectKind::PlacePawn : z::EffectKind::GainPawn;
    const bool aboutPawn = m_effect.kind == z::EffectKind::PlacePawn || m_effect.kind == z::EffectKind::GainPawn;
    if (aboutPawn && !m_effect.pawn)
        m_effect.pawn = figure->pawn;
}

} // namespace ui
