// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/adjust_draft.h"

#include "ui/zaibatsu/command_builder.h"
#include "zaibatsu/adjust.h"
#include "zaibatsu/carried.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

template <class Patch, class Id>
Patch& partOf(std::vector<Patch>& parts, Id Patch::* key, Id id)
{
    const auto known = std::ranges::find(parts, id, key);
    if (known != parts.end())
        return *known;
    Patch& added = parts.emplace_back();
    added.*key = id;
    return added;
}

} // namespace

z::BlockPatch& AdjustDraft::block(z::BlockId block) { return partOf(m_parts.blocks, &z::BlockPatch::block, block); }
z::PawnPatch& AdjustDraft::pawn(z::PawnId pawn) { return partOf(m_parts.pawns, &z::PawnPatch::pawn, pawn); }
z::CardPatch& AdjustDraft::card(z::CardId card) { return partOf(m_parts.cards, &z::CardPatch::card, card); }

z::PlayerPatch& AdjustDraft::player(z::Colour player)
{
    return partOf(m_parts.players, &z::PlayerPatch::colour, player);
}

z::TurnPatch& AdjustDraft::turn()
{
    if (!m_parts.turn)
        m_parts.turn.emplace();
    return *m_parts.turn;
}

void AdjustDraft::setIcon(const std::array<hex::Cell, 3>& cells, const std::optional<z::Icon>& icon)
{
    m_icons[cells] = icon;
}

void AdjustDraft::takeOut(const z::State& state, z::PawnId pawn, z::PawnWhere where)
{
    z::PawnPatch& part = this->pawn(pawn);
    part.where = where;
    part.at.reset();
    if (where != z::PawnWhere::Eliminated)
        part.controller.reset(); // nobody's by itself
    if (z::pawnOf(state, pawn).paid > 0) {
        part.paid = 0;
        part.payer = std::optional<z::Colour>();
    }
    z::forEachCarried(state, pawn, [this](z::CardId card) { this->card(card).where = z::CardWhere::Discarded; });
}

void AdjustDraft::stand(const z::State& state, z::PawnId pawn, const std::optional<z::Place>& at)
{
    z::PawnPatch& part = this->pawn(pawn);
    const bool wasOut = part.where && *part.where != z::PawnWhere::Cybernet;
    part.where = z::PawnWhere::Cybernet;
    if (at)
        part.at = at;
    if (!wasOut)
        return;
    part.paid.reset();
    part.payer.reset();
    z::forEachCarried(state, pawn, [this](z::CardId card) {
        std::erase_if(m_parts.cards, [card](const z::CardPatch& other) { return other.card == card; });
    });
}

z::Adjust AdjustDraft::adjust(const z::State& state) const
{
    z::Adjust all = m_parts;
    if (m_icons.empty())
        return all;
    // Where icons are given none forms by itself: those that the other parts form are named too.
    all.icons = z::putByHand(state, all).icons;
    for (const auto& [cells, icon] : m_icons) {
        const auto known = std::ranges::find(*all.icons, cells, &z::Icon::cells);
        if (known != all.icons->end() && icon)
            *known = *icon;
        else if (known != all.icons->end())
            all.icons->erase(known);
        else if (icon)
            all.icons->push_back(*icon);
    }
    return all;
}

AdjustDesk::AdjustDesk(const Look& look, TableDriver& driver, QObject* parent)
    : QObject(parent),
      m_look(look),
      m_driver(driver),
      m_after(driver.sharedState())
{
}

void AdjustDesk::put(const std::function<void(AdjustDraft&)>& change, Telling telling)
{
    change(m_draft);
    refresh();
    if (telling == Telling::Quiet)
        emit typed();
    else
        emit changed();
}

void AdjustDesk::clear()
{
    m_draft.clear();
    refresh();
}

void AdjustDesk::refresh()
{
    m_after = std::make_shared<const z::State>(z::putByHand(before(), m_draft.adjust(before())));
}

z::Command AdjustDesk::command(const QString& note) const
{
    return build::adjust(m_draft.adjust(before()), note.trimmed().toStdString());
}

std::optional<z::Refusal> AdjustDesk::refusal() const
{
    const auto decision = z::Game::decide(before(), command(QString()));
    const auto* refused = std::get_if<base::Refused<z::Game>>(&decision);
    return refused ? std::optional(refused->refusal) : std::nullopt;
}

} // namespace ui
