// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One sentence for each kind of event. For this room alone.
#pragma once

#include "presentation/names.h"
#include "zaibatsu/event.h"

namespace presentation {

/// Visitor over Event: an event without a sentence does not compile.
class EventWords {
    Q_DECLARE_TR_FUNCTIONS(EventWords)

public:
    explicit EventWords(const zaibatsu::State& state) : m_names(state) { }

    QString operator()(const zaibatsu::BlockSet& event) const;
    QString operator()(const zaibatsu::CardSet& event) const;
    QString operator()(const zaibatsu::PawnSet& event) const;
    QString operator()(const zaibatsu::StartRolled& event) const;
    QString operator()(const zaibatsu::TurnBegan& event) const;
    QString operator()(const zaibatsu::PhaseBegan& event) const;
    QString operator()(const zaibatsu::CardPlayed& event) const;
    QString operator()(const zaibatsu::EachTurnUsed& event) const;
    QString operator()(const zaibatsu::BlockPlaced& event) const;
    QString operator()(const zaibatsu::BonusIconFormed& event) const;
    QString operator()(const zaibatsu::EffectFired& event) const;
    QString operator()(const zaibatsu::EffectLapsed& event) const;
    QString operator()(const zaibatsu::ChoiceOpened& event) const;
    QString operator()(const zaibatsu::ChoiceMade& event) const;
    QString operator()(const zaibatsu::ChoiceClosed& event) const;
    QString operator()(const zaibatsu::PawnPlaced& event) const;
    QString operator()(const zaibatsu::PawnMoved& event) const;
    QString operator()(const zaibatsu::MovementRolled& event) const;
    QString operator()(const zaibatsu::MovementKept& event) const;
    QString operator()(const zaibatsu::DiceRolled& event) const;
    QString operator()(const zaibatsu::IcebreakSucceeded& event) const;
    QString operator()(const zaibatsu::IcebreakFailed& event) const;
    QString operator()(const zaibatsu::DeleteSucceeded& event) const;
    QString operator()(const zaibatsu::DeleteFailed& event) const;
    QString operator()(const zaibatsu::ControlGained& event) const;
    QString operator()(const zaibatsu::ControlLost& event) const;
    QString operator()(const zaibatsu::CounterPlaced& event) const;
    QString operator()(const zaibatsu::CounterReturned& event) const;
    QString operator()(const zaibatsu::BonusCounterWon& event) const;
    QString operator()(const zaibatsu::BonusCountersGained& event) const;
    QString operator()(const zaibatsu::BonusCountersLaid& event) const;
    QString operator()(const zaibatsu::BonusCountersPaid& event) const;
    QString operator()(const zaibatsu::BonusCountersReturned& event) const;
    QString operator()(const zaibatsu::PawnEliminated& event) const;
    QString operator()(const zaibatsu::PawnRebooted& event) const;
    QString operator()(const zaibatsu::PawnControlChanged& event) const;
    QString operator()(const zaibatsu::CardEquipped& event) const;
    QString operator()(const zaibatsu::CardHeld& event) const;
    QString operator()(const zaibatsu::CardPlaced& event) const;
    QString operator()(const zaibatsu::CardDiscarded& event) const;
    QString operator()(const zaibatsu::BonusCardMoved& event) const;
    QString operator()(const zaibatsu::DiscardAsked& event) const;
    QString operator()(const zaibatsu::HandFilled& event) const;
    QString operator()(const zaibatsu::GameWon& event) const;
    QString operator()(const zaibatsu::Noted& event) const;
    QString operator()(const zaibatsu::Adjusted& event) const;
    QString operator()(const zaibatsu::RuleOverridden& event) const;
    QString operator()(const zaibatsu::Declared& event) const;

    /// "2, 5"
    [[nodiscard]] static QString faces(const std::vector<dice::Face>& faces);
    /// "Ana, Bo and Mia"
    [[nodiscard]] static QString list(const QStringList& names);

private:
    /// " 2 cards kept. 3 cards drawn.", as far as told
    [[nodiscard]] static QString keptAndDrawn(std::optional<int> kept, std::optional<int> drawn);
    /// Who of them is put otherwise than at the table before, and how.
    [[nodiscard]] QStringList players(const std::vector<zaibatsu::Player>& after) const;
    [[nodiscard]] QString block(zaibatsu::BlockId id) const { return Names::within(m_names.block(id)); }
    [[nodiscard]] QString pawn(zaibatsu::PawnId id) const { return Names::within(m_names.pawn(id)); }
    [[nodiscard]] QString card(zaibatsu::CardId id) const { return Names::within(m_names.card(id)); }
    [[nodiscard]] QString place(const zaibatsu::Place& at) const;
    [[nodiscard]] QString cells(const std::array<hex::Cell, 3>& cells) const;
    template <class Variant>
    [[nodiscard]] QString piece(const Variant& piece) const;

    Names m_names;
};

} // namespace presentation
