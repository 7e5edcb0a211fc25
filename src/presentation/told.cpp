// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/told.h"

using namespace zaibatsu;

namespace presentation {

QString Told::pawn() const
{
    return m_about.pawn ? Names::within(m_names.pawn(*m_about.pawn)) : tr("this pawn", "stands for a pawn's name");
}

QString Told::block() const
{
    return m_about.block ? Names::within(m_names.block(*m_about.block)) : tr("this block", "stands for a block's name");
}

QString Told::otherBlock() const
{
    return m_about.otherBlock ? Names::within(m_names.block(*m_about.otherBlock))
                              : tr("the other block", "stands for a block's name");
}

QString Told::card() const
{
    return m_about.card ? Names::within(m_names.card(*m_about.card)) : tr("this card", "stands for a card's name");
}

QString Told::player() const { return m_about.player ? m_names.player(*m_about.player) : active(); }

QString Told::place() const
{
    return m_about.place ? m_names.place(*m_about.place) : tr("this space", "stands for a space's name");
}

QString Told::ability() const
{
    return m_about.ability ? Names::ability(*m_about.ability) : tr("this action", "stands for an action's name");
}

QString Told::piece() const
{
    if (m_about.card)
        return card();
    if (m_about.pawn)
        return pawn();
    return m_about.block ? block() : tr("this piece", "stands for any piece's name");
}

QString Told::active() const { return m_names.player(state().turn.player); }

bool Told::firstWay(RuleId ruling) const { return zaibatsu::firstWay(*state().settings, ruling); }

} // namespace presentation
