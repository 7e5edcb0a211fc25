// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "presentation/players_model.h"
#include "ui/kit/containers.h"

namespace ui {

/// How the players are shown: whole cards, or marks alone beside a narrower board.
enum class PlayersForm : std::uint8_t { Cards, Marks };

/// The players in seating order, with what lies in pile and supply. A tap on one selects him.
class PlayersPanel : public Panel {
    Q_OBJECT
public:
    PlayersPanel(const Look& look, const zaibatsu::State& state, PlayersForm form, QWidget* parent = nullptr);

signals:
    void playerTapped(zaibatsu::Colour player);
    void pawnTapped(zaibatsu::PawnId pawn);

private:
    [[nodiscard]] QWidget* card(const presentation::PlayerRow& player);
    [[nodiscard]] QWidget* cardHead(const presentation::PlayerRow& player);
    [[nodiscard]] QWidget* score(const presentation::PlayerRow& player);
    [[nodiscard]] QWidget* counters(const presentation::PlayerRow& player);
    [[nodiscard]] QWidget* numbers(const presentation::PlayerRow& player);
    [[nodiscard]] QWidget* pawns(const presentation::PlayerRow& player);
    [[nodiscard]] QWidget* mark(const presentation::PlayerRow& player);
    [[nodiscard]] QWidget* supply();

    const Look& m_look;
    const zaibatsu::State& m_state;
    PlayersForm m_form;
};

/// Blocks left in the pile.
[[nodiscard]] int pileLeft(const zaibatsu::State& state);

} // namespace ui
