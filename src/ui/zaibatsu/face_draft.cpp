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

bool FaceDraft::oneSpace() const { return m_was.key == "central-core"; }

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
        m_spaces[index(middlePosition)].arrows[static_cast<std::size_t>(side)] =
            z::BorderArrow::None; // of the one space
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
    m_sidesKnown = true;
    m_middle = !m_middle;
    if (!m_middle)
        m_spaces[index(middlePosition)] = {};
}

z::Space& FaceDraft::changed(int position)
{
    m_foreign.reset();
    m_sidesKnown = true; // a face has all of its spaces or none: those that are drawn
    return m_spaces[index(position)];
}

void FaceDraft::setKind(int position, z::SpaceKind kind)
{
    if (oneSpace())
        return;
    z::Space& space = changed(position);
    space.kind = kind;
    if (kind != z::SpaceKind::Figure)
        space.pawn.reset();
}

void FaceDraft::setPawn(int position, std::optional<z::PawnId> pawn)
{
    changed(position).pawn = pawn;
    guessEffects();
}

void FaceDraft::toggleDefence(int position, int number, bool shielded)
{
    z::Defence& defence = changed(position).defence;
    dice::FaceSet& dice = shielded ? defence.shielded : defence.unshielded;
    const dice::FaceSet one{number};
    dice = dice.contains(number) ? dice - one : dice | one;
}

void FaceDraft::setHand(int position, int hand) { changed(position).hand = hand; }

void FaceDraft::setSkulls(int position, int skulls) { changed(position).skulls = skulls; }

z::BorderArrow FaceDraft::arrow(int side) const
{
    return space(oneSpace() ? middlePosition : side).arrows[static_cast<std::size_t>(side)];
}

void FaceDraft::cycleArrow(int side)
{
    if (!m_sides.at(side))
        return;
    z::BorderArrow& arrow = changed(oneSpace() ? middlePosition : side).arrows[static_cast<std::size_t>(side)];
    switch (arrow) {
    case z::BorderArrow::None: arrow = z::BorderArrow::Out; break;
    case z::BorderArrow::Out: arrow = z::BorderArrow::In; break;
    case z::BorderArrow::In: arrow = z::BorderArrow::None; break;
    }
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

} // namespace ui
