// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/decide.h"

#include "base/overload.h"

#include <algorithm>

namespace zaibatsu {

namespace {

/// Looks up every id that a command names.
class PieceCheck {
public:
    explicit PieceCheck(const State& state) : m_state(state) { }

    [[nodiscard]] bool operator()(BlockId id) const { return id.index() < m_state.blocks.size(); }
    [[nodiscard]] bool operator()(PawnId id) const { return id.index() < m_state.pawns.size(); }
    [[nodiscard]] bool operator()(CardId id) const { return id.index() < m_state.cards.size(); }
    [[nodiscard]] bool operator()(Colour) const { return true; }
    [[nodiscard]] bool operator()(bool) const { return true; }
    [[nodiscard]] bool operator()(const Place& place) const
    {
        return place.piece < (place.on == Place::On::Block ? m_state.blocks.size() : m_state.cards.size());
    }
    [[nodiscard]] bool operator()(const Effect& effect) const { return known(effect.pawn) && known(effect.card); }
    [[nodiscard]] bool operator()(const Search& c) const { return known(c.pawn) && known(c.block); }
    [[nodiscard]] bool operator()(const Move& c) const { return known(c.pawn) && all(c.path); }
    [[nodiscard]] bool operator()(const RollMovement& c) const { return known(c.pawn); }
    [[nodiscard]] bool operator()(const Icebreak& c) const { return known(c.pawn) && std::visit(*this, c.target); }
    [[nodiscard]] bool operator()(const Delete& c) const { return known(c.pawn) && known(c.target); }
    [[nodiscard]] bool operator()(const Reboot& c) const { return known(c.pawn); }
    [[nodiscard]] bool operator()(const Equip& c) const { return known(c.card) && known(c.pawn); }
    [[nodiscard]] bool operator()(const PlaceCard& c) const
    {
        return known(c.card) && known(c.beside) && known(c.pawn);
    }
    [[nodiscard]] bool operator()(const Enter& c) const { return known(c.pawn); }
    [[nodiscard]] bool operator()(const Use& c) const
    {
        return std::visit(*this, c.source) && (!c.target || std::visit(*this, *c.target))
            && (!c.space || (*this)(*c.space));
    }
    [[nodiscard]] bool operator()(const Sacrifice& c) const { return known(c.pawn); }
    [[nodiscard]] bool operator()(const Choose& c) const { return !c.answer || std::visit(*this, *c.answer); }
    template <class Other>
    [[nodiscard]] bool operator()(const Other&) const
    {
        return true; // set-*, adjust: looked at where they are decided
    }

    /// Whether each of them is known.
    template <class List>
    [[nodiscard]] bool all(const List& list) const
    {
        return std::all_of(list.begin(), list.end(), *this);
    }

private:
    template <class IdType>
    [[nodiscard]] bool known(const std::optional<IdType>& id) const
    {
        return !id || (*this)(*id);
    }
    template <class Tag>
    [[nodiscard]] bool known(base::Id<Tag> id) const
    {
        return (*this)(id);
    }

    const State& m_state;
};

/// What a table of scores keeps: what is printed, the start, phases, the end, notes, the table by hand.
bool keptByScores(const Action& action)
{
    return std::visit(base::overload{[](const SetBlock&) { return true; }, [](const SetCard&) { return true; },
                                     [](const SetPawn&) { return true; }, [](const SetCatalogue&) { return true; },
                                     [](const StartingRolls&) { return true; }, [](const NextPhase&) { return true; },
                                     [](const EndGame&) { return true; }, [](const Note&) { return true; },
                                     [](const Adjust&) { return true; }, [](const auto&) { return false; }},
                      action);
}

} // namespace

bool piecesKnown(const State& state, const Command& command)
{
    const PieceCheck check(state);
    return check.all(command.cards) && std::visit(check, command.action);
}

Decision Game::decide(const State& state, const Command& command)
{
    Attempt attempt(state, command);
    if (!piecesKnown(state, command)) {
        auto stop = attempt.refuse(rule("R-001"), TableObstacle::UnknownPiece, {}, Weight::Table);
        return stop ? *std::move(stop) : attempt.accept({}); // nothing can be done with it
    }
    if (scoresOnly(attempt.settings()) && !keptByScores(command.action)) {
        auto stop = attempt.refuse(rule("A-120"), TableObstacle::OnlyScores, {}, Weight::Table);
        return stop ? *std::move(stop) : attempt.accept({}); // nothing of it is kept
    }
    return std::visit([&](const auto& action) { return zaibatsu::decide(attempt, action); }, command.action);
}

} // namespace zaibatsu
