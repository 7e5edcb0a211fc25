// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/odds_flow.h"

#include "presentation/names.h"
#include "presentation/now_rows.h"
#include "presentation/sentences.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/command_builder.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

OddsFlow::OddsFlow(const Look& look, TableDriver& driver, const Roll& roll, QObject* parent)
    : Flow(look, driver, parent),
      m_roll(roll)
{
    OddsFlow::refresh();
}

void OddsFlow::refresh()
{
    m_sheet = {};
    if (const auto* icebreak = std::get_if<z::Icebreak>(&m_roll.command.action)) {
        m_sheet = presentation::icebreakSheet(state(), icebreak->pawn, icebreak->target);
    } else if (const auto* attack = std::get_if<z::Delete>(&m_roll.command.action)) {
        m_sheet = presentation::deleteSheet(state(), attack->pawn, attack->target);
    } else if (std::holds_alternative<z::RollMovement>(m_roll.command.action)) {
        m_sheet.title = presentation::nowTitle(state(), presentation::NowAction::RollMovement);
        m_sheet.dice = diceNeeded();
    } else if (!state().pending.empty()) {
        m_sheet.title = presentation::Names(state()).source(state().pending.front().source);
        m_sheet.about = presentation::choiceText(state(), state().pending.front());
        m_sheet.dice = state().pending.front().count;
    }
    if (m_sheet.rollText.isEmpty())
        m_sheet.rollText = m_sheet.dice == 1 ? tr("Roll the die") : tr("Roll %1 dice").arg(m_sheet.dice);
    if (plays())
        m_with.fit(state(), m_roll.command);
    m_typed.resize(static_cast<std::size_t>(std::max(1, m_sheet.dice))); // what is typed so far stays
}

int OddsFlow::diceNeeded() const
{
    const auto decision = z::Game::decide(state(), m_roll.command);
    const auto* needs = std::get_if<base::NeedsDice>(&decision);
    return needs ? needs->count : 1;
}

bool OddsFlow::plays() const
{
    return std::holds_alternative<z::Icebreak>(m_roll.command.action)
        || std::holds_alternative<z::Delete>(m_roll.command.action);
}

z::Command OddsFlow::command() const { return plays() ? m_with.apply(state(), m_roll.command) : m_roll.command; }

BoardOverlay OddsFlow::overlay() const
{
    BoardOverlay overlay;
    overlay.pawn = m_roll.pawn;
    if (const auto* spot = std::get_if<BlockSpot>(&m_roll.target))
        overlay.block = spot->block;
    if (const auto* pawn = std::get_if<z::PawnId>(&m_roll.target))
        overlay.pawnStates.emplace(*pawn, PawnState::Threatened);
    return overlay;
}

std::optional<BoardPart> OddsFlow::inView() const { return BoardPart{{m_roll.target}, metrics::choosingR}; }

void OddsFlow::roll() { driver().act(command(), true); }

void OddsFlow::type(int index, int face)
{
    m_typed[static_cast<std::size_t>(index)] = face;
    if (std::ranges::find(m_typed, 0) != m_typed.end()) {
        emit changed();
        return;
    }
    const std::vector<dice::Face> faces(m_typed.begin(), m_typed.end());
    if (!driver().act(build::withTyped(command(), faces)))
        emit changed();
}

void OddsFlow::enterFixed(dice::FaceSet numbers)
{
    if (!m_roll.pawn)
        return;
    z::PawnCard card;
    card.key = z::cardOf(state(), *m_roll.pawn).key;
    card.fixed = numbers;
    driver().act(build::setPawn(card));
}

} // namespace ui
