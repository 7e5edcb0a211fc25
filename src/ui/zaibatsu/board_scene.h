// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The table and what a flow lays over it, as rows for Board.qml.
#pragma once

#include "ui/zaibatsu/board_overlay.h"
#include "ui/zaibatsu/rows_model.h"

#include <QCoreApplication>
#include <QVariantList>

namespace ui {

/// Turns one state and overlay into rows.
class BoardScene {
    Q_DECLARE_TR_FUNCTIONS(BoardScene)

public:
    /// Both outlive this.
    BoardScene(const zaibatsu::State& state, const BoardOverlay& overlay) : m_state(state), m_overlay(overlay) { }

    [[nodiscard]] std::vector<BoardRow> blocks() const;
    [[nodiscard]] std::vector<BoardRow> cards() const;
    [[nodiscard]] std::vector<BoardRow> icons() const;
    [[nodiscard]] std::vector<BoardRow> pawns() const;
    [[nodiscard]] std::vector<BoardRow> cells() const;
    [[nodiscard]] std::vector<BoardRow> steps() const;
    /// The way of a movement as points.
    [[nodiscard]] QVariantList way() const;

    [[nodiscard]] static QStringList blockRoles() { return {"itemId", "cx", "cy", "look", "mark", "name"}; }
    [[nodiscard]] static QStringList cardRoles() { return blockRoles(); }
    [[nodiscard]] static QStringList iconRoles() { return {"cx", "cy", "counter", "forming", "wonBy"}; }
    [[nodiscard]] static QStringList pawnRoles()
    {
        return {"itemId", "cx", "cy", "pawn", "owner", "standing", "together", "name"};
    }
    [[nodiscard]] static QStringList cellRoles() { return {"cx", "cy", "mark", "turns", "look", "name"}; }
    [[nodiscard]] static QStringList stepRoles() { return {"cx", "cy", "cost", "kind", "name"}; }

    /// What people who hear the screen are told of a block: "Sprawl, Bo's, ICE 3 4 6".
    [[nodiscard]] QString blockWords(zaibatsu::BlockId block) const;
    [[nodiscard]] QString pawnWords(zaibatsu::PawnId pawn) const;
    [[nodiscard]] QString cardWords(zaibatsu::CardId card) const;

private:
    /// The pawn of a token, or of those that lie under it, that a flow has marked; the one selected comes first.
    [[nodiscard]] zaibatsu::PawnId shownOf(const PawnSpot& spot) const;
    [[nodiscard]] PawnState standingOf(zaibatsu::PawnId pawn) const;
    [[nodiscard]] QString tokenWords(const PawnSpot& spot) const;
    [[nodiscard]] std::vector<zaibatsu::PawnId> together(const PawnSpot& spot) const;
    [[nodiscard]] BoardRow cellRow(const GhostCell& ghost) const;

    const zaibatsu::State& m_state;
    const BoardOverlay& m_overlay;
};

} // namespace ui
