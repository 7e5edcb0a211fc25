// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Entering faces, cards and pawn cards, and back to where they were asked for.
#include "base/overload.h"
#include "ui/zaibatsu/card_editor.h"
#include "ui/zaibatsu/card_flow.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/enter_flow.h"
#include "ui/zaibatsu/equip_flow.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/pawn_editor.h"
#include "ui/zaibatsu/place_card_flow.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/zaibatsu_screen.h"
#include "zaibatsu/piece_ids.h"

namespace ui {

namespace z = zaibatsu;

void ZaibatsuScreen::openFace(z::BlockId block)
{
    const auto backTo = flow() ? FaceEditor::BackTo::Asker : FaceEditor::BackTo::Table;
    auto* editor = new FaceEditor(look(), m_driver, block, backTo, this);
    connect(editor, &FaceEditor::kept, this, [this, editor, block] {
        if (flow() != editor)
            return;
        pop();
        if (auto* search = qobject_cast<SearchFlow*>(flow()); search && search->drawn() == block)
            search->draw(block);
    });
    push(editor);
}

void ZaibatsuScreen::openEditor(PieceEditor* editor)
{
    connect(editor, &PieceEditor::kept, this, [this, editor] {
        if (flow() == editor)
            pop(); // what asked for the piece is asked anew
    });
    push(editor);
}

void ZaibatsuScreen::openPiece(const z::Source& piece)
{
    const auto backTo = flow() ? PieceEditor::BackTo::Asker : PieceEditor::BackTo::Table;
    std::visit(base::overload{
                   [this](z::BlockId block) { openFace(block); },
                   [&](z::CardId card) { openEditor(new CardEditor(look(), m_driver, card, backTo, this)); },
                   [&](z::PawnId pawn) { openEditor(new PawnEditor(look(), m_driver, pawn, backTo, this)); },
               },
               piece);
}

void ZaibatsuScreen::openNewCard(const QString& name)
{
    openEditor(new CardEditor(look(), m_driver, name, PieceEditor::BackTo::Asker, this));
}

presentation::NowRow ZaibatsuScreen::withUnknownTargets(presentation::NowRow row) const
{
    const auto acting = row.pawn ? row.pawn : actingPawn(row);
    if (!acting)
        return row;
    const z::PawnId actor = *acting;
    const auto* tapped = std::get_if<z::PawnId>(&m_subject);
    const bool onlyTapped = tapped && *tapped != actor;
    for (const z::PawnId other : z::pawnIds(m_table->state())) {
        const bool there = z::pawnOf(m_table->state(), other).where == z::PawnWhere::Cybernet;
        if (other == actor || !there || (onlyTapped && other != *tapped))
            continue;
        const z::Command attack = build::deletePawn(actor, other, false);
        if (standingOf(m_table->state(), attack).kind == Standing::Kind::Unknown)
            row.commands.push_back(attack);
    }
    return row;
}

void ZaibatsuScreen::openCards() { push(new CardFlow(look(), m_driver, this)); }

void ZaibatsuScreen::beginCards(presentation::NowAction action)
{
    const auto* pawn = std::get_if<z::PawnId>(&m_subject);
    const auto* block = std::get_if<z::BlockId>(&m_subject);
    const auto inHand = pawn ? std::optional(*pawn) : std::nullopt;
    if (action == presentation::NowAction::Equip)
        push(new EquipFlow(look(), m_driver, inHand, this));
    else if (action == presentation::NowAction::PlaceCard)
        push(new PlaceCardFlow(look(), m_driver, block ? std::optional(*block) : std::nullopt, this));
    else
        push(new EnterFlow(look(), m_driver, inHand, this));
}

void ZaibatsuScreen::onFacts(const std::vector<z::Fact>& facts)
{
    if (!facts.empty())
        openPiece(facts.front().about);
}

} // namespace ui
