// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a pawn editor keeps and shows at the left. Its rows stand in pawn_editor_rows.cpp.
#include "ui/zaibatsu/pawn_editor.h"

#include "presentation/names.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/piece_words.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

PawnEditor::PawnEditor(const Look& look, TableDriver& driver, z::PawnId pawn, BackTo backTo, QObject* parent)
    : PieceEditor(look, driver, backTo, parent),
      m_pawn(pawn),
      m_steps(z::cardOf(driver.state(), pawn))
{
}

void PawnEditor::change(const std::function<void(z::PawnCard&)>& wanted)
{
    z::PawnCard next = m_steps.now();
    wanted(next);
    m_steps.take(next);
    emit changed(); // also where nothing changed: the control tapped shows what holds
}

void PawnEditor::keep()
{
    z::PawnCard card = m_steps.now();
    card.sample = false; // who enters a pawn card vouches for it
    if (driver().act(build::setPawn(card)))
        emit kept();
}

QString PawnEditor::name() const { return presentation::Names(state()).pawn(m_pawn); }

QWidget* PawnEditor::picture(int side) const { return pawnPicture(look(), state(), m_pawn, side); }

bool PawnEditor::hasGate() const
{
    return std::ranges::any_of(state().components->cards, [this](const auto& card) { return card->pawn == m_pawn; });
}

QList<KnownFact> PawnEditor::knownFacts() const
{
    const z::PawnCard& pawn = draft();
    const auto number = [](std::optional<int> n) { return n ? QString::number(*n) : QString(); };
    QList<KnownFact> facts{
        {tr("Abilities"), pawn.abilities ? abilitiesText(*pawn.abilities) : QString()},
        {tr("Fixed Icebreaker numbers"), pawn.fixed ? numbersText(*pawn.fixed) : QString()},
        {tr("Attack skulls"), number(pawn.skulls)},
        {tr("Defence dice"), pawn.defence ? defenceText(*pawn.defence) : QString()},
        {tr("ICE"), pawn.ice ? iceText(*pawn.ice) : QString()},
        {tr("Own movement"), pawn.ownMovement ? ownMovementText(*pawn.ownMovement) : QString()},
    };
    if (hasGate())
        facts.append({tr("Cost"), pawn.cost ? costText(*pawn.cost) : QString()});
    if (pawn.kind == z::PawnKind::Speedrunner) // no text gives it skulls, ICE or a movement of its own
        facts.removeIf([&](const KnownFact& fact) {
            return fact.value.isEmpty()
                && (fact.title == tr("Attack skulls") || fact.title == tr("ICE") || fact.title == tr("Own movement"));
        });
    return facts;
}

} // namespace ui
