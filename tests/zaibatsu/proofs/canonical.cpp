// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/proofs/canonical.h"

#include "base/overload.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/steps.h"

#include <algorithm>

namespace proofs {

using namespace zaibatsu;

namespace {

/// Fills a form from left to right.
class Filling {
public:
    explicit Filling(std::size_t kind) { add(static_cast<std::int64_t>(kind)); }

    template <class Number>
        requires std::is_arithmetic_v<Number>
    Filling& add(Number number)
    {
        m_form[m_next++] = static_cast<std::int64_t>(number);
        return *this;
    }
    template <class Tag>
    Filling& add(base::Id<Tag> id)
    {
        return add(id.value);
    }
    Filling& add(Colour colour) { return add(static_cast<int>(colour)); }
    Filling& add(const Place& place)
    {
        add(static_cast<int>(place.on)).add(place.piece);
        return add(place.space ? static_cast<std::int64_t>(place.space->packed) : -1);
    }
    template <class... Kinds>
    Filling& add(const std::variant<Kinds...>& one)
    {
        add(one.index());
        return std::visit([this](const auto& held) -> Filling& { return add(held); }, one);
    }
    template <class Held>
    Filling& add(const std::optional<Held>& maybe)
    {
        return maybe ? add(true).add(*maybe) : add(false);
    }
    [[nodiscard]] const Form& form() const { return m_form; }

private:
    Form m_form{};
    std::size_t m_next = 0;
};

} // namespace

Form formOf(const State& state, const Action& action)
{
    Filling fill(action.index());
    const bool second = state.settings->edition == Edition::Second2017;
    std::visit(base::overload{
                   [&](const Search& c) {
                       fill.add(c.pawn).add(c.block).add(c.at.q).add(c.at.r).add(hex::wrapSix(c.rotation)).add(c.own);
                   },
                   [&](const Move& c) { fill.add(c.pawn).add(c.own).add(c.path.empty() ? Place{} : c.path.back()); },
                   [&](const RollMovement& c) { fill.add(c.pawn); },
                   [&](const Icebreak& c) { fill.add(c.pawn).add(c.own).add(c.target); },
                   [&](const Delete& c) { fill.add(c.pawn).add(c.own).add(c.target); },
                   [&](const Reboot& c) { fill.add(c.pawn).add(c.cards.value_or(1)); },
                   [&](const Equip& c) { fill.add(c.card).add(c.pawn); },
                   [&](const PlaceCard& c) { // who attaches it matters in the second edition alone
                       fill.add(c.card).add(c.beside).add(hex::wrapSix(c.side)).add(second ? c.pawn : std::nullopt);
                   },
                   [&](const Enter& c) { fill.add(c.pawn); },
                   [&](const Use& c) {
                       fill.add(c.source).add(c.space);
                   }, // a target named at once answers the choice behind it
                   [&](const Sacrifice& c) { fill.add(c.pawn); },
                   [&](const Choose& c) { fill.add(c.choice).add(c.answer); }, [](const auto&) {}},
               action);
    return fill.form();
}

bool isByHand(const Action& action)
{
    return std::visit(base::overload{[](const SetBlock&) { return true; }, [](const SetCard&) { return true; },
                                     [](const SetPawn&) { return true; }, [](const SetCatalogue&) { return true; },
                                     [](const Note&) { return true; }, [](const Adjust&) { return true; },
                                     [](const auto&) { return false; }},
                      action);
}

bool acceptable(const State& state, const Command& command)
{
    const auto decision = Game::decide(state, command);
    return std::holds_alternative<base::Accepted<Game>>(decision) || std::holds_alternative<base::NeedsDice>(decision);
}

Listed::Listed(const State& state, const std::vector<Command>& legal) : m_state(&state)
{
    for (const Command& command : legal)
        m_forms.push_back(formOf(state, command.action));
    std::sort(m_forms.begin(), m_forms.end());
}

bool Listed::has(const Action& action) const
{
    return std::binary_search(m_forms.begin(), m_forms.end(), formOf(*m_state, action));
}

/// The effects of spaces are those under the pawns that stand there: each pawn's are listed.
bool Listed::coversSpaces(const Use& use) const
{
    bool covered = false;
    forEachInCybernet(*m_state, [&](PawnId pawn) {
        const auto& at = pawnOf(*m_state, pawn).at;
        const auto block = at ? blockStoodOn(*m_state, *at) : std::nullopt;
        const bool meant = use.space ? at == use.space : block && use.source == Source{*block};
        covered = covered || (meant && has(Use{pawn, std::nullopt}));
    });
    return covered;
}

bool Listed::covers(const Action& action) const
{
    if (has(action))
        return true;
    if (const auto* move = std::get_if<Move>(&action)) // out and back again comes to nothing
        return !move->path.empty() && pawnOf(*m_state, move->pawn).at == move->path.back();
    const auto* use = std::get_if<Use>(&action);
    return use && m_state->turn.phase == Phase::Action && coversSpaces(*use);
}

std::optional<std::size_t> Listed::twice() const
{
    const auto found = std::adjacent_find(m_forms.begin(), m_forms.end());
    return found == m_forms.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found->front()));
}

} // namespace proofs
