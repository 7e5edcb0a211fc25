// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/pick_flow.h"

#include "base/overload.h"
#include "presentation/sentences.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/flow_parts.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

std::optional<BoardTarget> onBoard(const z::State& state, const z::Option& option)
{
    const auto laid = [&](z::BlockId block) {
        return block.index() < state.blocks.size() && state.blocks[block.index()];
    };
    if (const auto* pawn = std::get_if<z::PawnId>(&option))
        return BoardTarget(*pawn);
    if (const auto* block = std::get_if<z::BlockId>(&option); block && laid(*block))
        return BoardTarget(BlockSpot{*block, std::nullopt});
    if (const auto* card = std::get_if<z::CardId>(&option); card && cardPoint(state, *card))
        return BoardTarget(CardSpot{*card, std::nullopt});
    if (const auto* place = std::get_if<z::Place>(&option); place && placePoint(state, *place))
        return targetOf(*place);
    return std::nullopt;
}

/// The answer of the same kind that a target would be.
std::optional<z::Option> answerLike(const z::Option& option, const BoardTarget& meant)
{
    const auto place = placeOf(meant);
    const auto* pawn = std::get_if<z::PawnId>(&meant);
    if (std::holds_alternative<z::PawnId>(option) && pawn)
        return z::Option(*pawn);
    if (!place)
        return std::nullopt;
    if (std::holds_alternative<z::BlockId>(option) && place->on == z::Place::On::Block)
        return z::Option(z::BlockId{place->piece});
    if (std::holds_alternative<z::CardId>(option) && place->on == z::Place::On::Card)
        return z::Option(z::CardId{place->piece});
    return std::holds_alternative<z::Place>(option) && place->space ? std::optional(z::Option(*place)) : std::nullopt;
}

/// Lets a command mean another target; false where it has none of that kind.
bool aimAt(z::Command& command, const BoardTarget& meant)
{
    const auto* pawn = std::get_if<z::PawnId>(&meant);
    const auto* spot = std::get_if<BlockSpot>(&meant);
    return std::visit(base::overload{
                          [&](z::Icebreak& icebreak) {
                              if (pawn)
                                  icebreak.target = *pawn;
                              if (spot)
                                  icebreak.target = spot->block;
                              return pawn || spot;
                          },
                          [&](z::Delete& attack) {
                              attack.target = pawn ? *pawn : attack.target;
                              return pawn != nullptr;
                          },
                          [&](z::Sacrifice& sacrifice) {
                              sacrifice.pawn = pawn ? *pawn : sacrifice.pawn;
                              return pawn != nullptr;
                          },
                          [&](z::Choose& choose) {
                              const auto answer = choose.answer ? answerLike(*choose.answer, meant) : std::nullopt;
                              choose.answer = answer ? answer : choose.answer;
                              return answer.has_value();
                          },
                          [](auto&) { return false; },
                      },
                      command.action);
}

} // namespace

std::optional<BoardTarget> targetOf(const z::State& state, const z::Command& command)
{
    return std::visit(base::overload{
                          [&](const z::Icebreak& icebreak) -> std::optional<BoardTarget> {
                              if (const auto* block = std::get_if<z::BlockId>(&icebreak.target))
                                  return onBoard(state, *block);
                              return onBoard(state, std::get<z::PawnId>(icebreak.target));
                          },
                          [&](const z::Delete& attack) { return onBoard(state, attack.target); },
                          [&](const z::Sacrifice& sacrifice) { return onBoard(state, sacrifice.pawn); },
                          [&](const z::Use& use) {
                              if (use.space)
                                  return onBoard(state, *use.space);
                              return std::visit([&](auto source) { return onBoard(state, source); }, use.source);
                          },
                          [&](const z::Choose& choose) {
                              return choose.answer ? onBoard(state, *choose.answer) : std::optional<BoardTarget>();
                          },
                          [](const auto&) { return std::optional<BoardTarget>(); },
                      },
                      command.action);
}

PickFlow::PickFlow(const Look& look, TableDriver& driver, Asked asked, QObject* parent)
    : Flow(look, driver, parent),
      m_asked(std::move(asked)),
      m_question(m_asked())
{
}

void PickFlow::refresh()
{
    m_question = m_asked();
    m_narrowed.clear();
    m_refused.reset();
}

bool PickFlow::harms(const z::Command& command) const
{
    if (!std::holds_alternative<z::Choose>(command.action))
        return !std::holds_alternative<z::Use>(command.action);
    if (state().pending.empty())
        return false;
    const z::EffectKind kind = state().pending.front().effect.kind;
    return kind == z::EffectKind::AttackAll || kind == z::EffectKind::AttackOne || kind == z::EffectKind::SacrificeOne
        || kind == z::EffectKind::Strip;
}

void PickFlow::mark(BoardOverlay& overlay, const BoardTarget& meant, bool harms) const
{
    if (const auto* pawn = std::get_if<z::PawnId>(&meant))
        overlay.pawnStates.emplace(*pawn, harms ? PawnState::Threatened : PawnState::Possible);
    const auto place = placeOf(meant);
    if (!place)
        return;
    if (place->space) {
        overlay.steps.push_back({*place, 0, StepMark::Kind::Reachable});
        overlay.choosingSpaces = true;
    } else if (place->on == z::Place::On::Block) {
        overlay.marks.emplace(z::BlockId{place->piece}, BlockMark::Possible);
    } else {
        overlay.cardMarks.emplace(z::CardId{place->piece}, BlockMark::Possible);
    }
}

void PickFlow::markRefused(BoardOverlay& overlay) const
{
    const auto place = m_refused ? placeOf(m_refused->meant) : std::nullopt;
    if (!place)
        return;
    if (place->space && overlay.choosingSpaces)
        overlay.steps.push_back({*place, 0, StepMark::Kind::Closed});
    else if (place->on == z::Place::On::Block)
        overlay.marks[z::BlockId{place->piece}] = BlockMark::Refused;
    else
        overlay.cardMarks[z::CardId{place->piece}] = BlockMark::Refused;
}

BoardOverlay PickFlow::overlay() const
{
    BoardOverlay overlay;
    for (const z::Command& command : m_question.commands)
        if (const auto meant = targetOf(state(), command))
            mark(overlay, *meant, harms(command));
    markRefused(overlay);
    return overlay;
}

std::optional<BoardPart> PickFlow::inView() const
{
    BoardPart part; // all that can be chosen is seen, and spaces from near
    for (const z::Command& command : m_question.commands)
        if (const auto meant = targetOf(state(), command)) {
            part.targets.push_back(*meant);
            if (const auto place = placeOf(*meant); place && place->space)
                part.leastR = metrics::choosingR;
        }
    if (part.targets.empty())
        return std::nullopt;
    return part;
}

std::vector<z::Command> PickFlow::matching(const BoardTarget& meant) const
{
    const auto tapped = placeOf(meant);
    std::vector<z::Command> all;
    for (const z::Command& command : m_question.commands) {
        const auto wanted = targetOf(state(), command);
        const auto asked = wanted ? placeOf(*wanted) : std::nullopt;
        const bool samePiece = asked && tapped && asked->on == tapped->on && asked->piece == tapped->piece
            && (!asked->space || asked->space == tapped->space);
        if (wanted && (*wanted == meant || samePiece))
            all.push_back(command);
    }
    return all;
}

void PickFlow::tap(const BoardTarget& meant)
{
    std::vector<z::Command> found = matching(meant);
    const auto* pawn = std::get_if<z::PawnId>(&meant);
    if (const auto stands = pawn ? standsAt(state(), *pawn) : std::nullopt; stands && found.empty())
        found = matching(targetOf(z::Place{stands->on, stands->piece, std::nullopt}));
    if (found.size() == 1) {
        emit picked(found.front());
        return;
    }
    m_refused.reset();
    m_narrowed = found;
    if (found.empty())
        refuse(meant);
    emit changed();
}

void PickFlow::refuse(const BoardTarget& meant)
{
    if (m_question.commands.empty())
        return;
    z::Command wanted = m_question.commands.front();
    if (!aimAt(wanted, meant))
        return;
    const auto decision = z::Game::decide(state(), wanted);
    if (const auto* refused = std::get_if<base::Refused<z::Game>>(&decision))
        m_refused = Refused{meant, wanted, presentation::refusalText(state(), refused->refusal),
                            presentation::ruleName(refused->refusal.rule)};
}

} // namespace ui
