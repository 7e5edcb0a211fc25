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

QString Told::ground() const
{
    if (!m_about.place)
        return block();
    const std::uint16_t index = m_about.place->piece;
    return Names::within(m_about.place->on == Place::On::Block ? m_names.block(BlockId{index})
                                                               : m_names.card(CardId{index}));
}

QString Told::taker() const
{
    const auto& cards = state().cards;
    if (m_about.cell && blockAt(state(), *m_about.cell))
        return Names::within(m_names.cell(*m_about.cell));
    for (std::size_t i = 0; m_about.cell && i < cards.size(); ++i)
        if (cards[i].where == CardWhere::Cybernet && cards[i].at == m_about.cell)
            return Names::within(m_names.card(CardId{static_cast<std::uint16_t>(i)}));
    return tr("another piece", "lies in a cell");
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
    if (m_about.block)
        return block();
    return m_about.player ? player() : tr("this piece", "stands for any piece's name");
}

QString Told::active() const { return m_names.player(state().turn.player); }

bool Told::firstWay(RuleId ruling) const { return zaibatsu::firstWay(*state().settings, ruling); }

} // namespace presentation
