// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A pawn put by hand: where it is, whose, what is paid and used.
#include "ui/zaibatsu/adjust_parts.h"
#include "ui/zaibatsu/adjust_words.h"
#include "zaibatsu/carried.h"
#include "zaibatsu/piece_ids.h"
#include "zaibatsu/steps.h"

#include <algorithm>
#include <array>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct AdjustPawn {
    Q_DECLARE_TR_FUNCTIONS(AdjustPawn)
};

/// Blocks and placed cards that a pawn may stand on, without the space.
std::vector<z::Place> grounds(const z::State& state)
{
    std::vector<z::Place> all;
    for (const z::BlockId block : z::laidBlocks(state))
        all.push_back(z::onBlock(block, std::nullopt));
    for (const z::CardId card : z::cardIds(state))
        if (z::stateOf(state, card).where == z::CardWhere::Cybernet)
            all.push_back(z::onCard(card, std::nullopt));
    return all;
}

/// Its spaces; the middle where none is known yet, none for a pawn that uses no spaces.
std::vector<z::SpaceId> spacesOf(const z::State& state, const z::Place& ground)
{
    const std::size_t at = ground.piece;
    auto spaces = ground.on == z::Place::On::Block ? z::spaceIdsOf(*state.components->blocks[at])
                                                   : z::spaceIdsOf(*state.components->cards[at]);
    if (spaces.empty())
        spaces.push_back(z::middleSpace);
    return spaces;
}

z::Place onGround(const z::State& state, z::PawnId pawn, z::Place ground)
{
    if (z::usesNoSpaces(state, pawn))
        return ground;
    const auto entry = ground.on == z::Place::On::Block ? z::entryPlace(state, z::BlockId{ground.piece}, pawn)
                                                        : z::entryPlace(state, z::CardId{ground.piece}, pawn);
    if (entry)
        return *entry;
    ground.space = spacesOf(state, ground).front();
    return ground;
}

void standAt(AdjustDesk& desk, z::PawnId pawn, const std::optional<z::Place>& at)
{
    desk.put([&desk, pawn, at](AdjustDraft& draft) { draft.stand(desk.before(), pawn, at); });
}

void addWhere(QVBoxLayout& into, AdjustDesk& desk, z::PawnId pawn)
{
    constexpr std::array states{z::PawnWhere::Cybernet, z::PawnWhere::Eliminated, z::PawnWhere::Reserve,
                                z::PawnWhere::Removed};
    const QStringList objects{QStringLiteral("where-cybernet"), QStringLiteral("where-eliminated"),
                              QStringLiteral("where-reserve"), QStringLiteral("where-removed")};
    WordChoice choice{AdjustPawn::tr("Where it is"), {}, -1};
    for (std::size_t i = 0; i < states.size(); ++i) {
        choice.words.append({objects[static_cast<int>(i)], pawnWhereWord(states[i])});
        if (z::pawnOf(desk.after(), pawn).where == states[i])
            choice.now = static_cast<int>(i);
    }
    addWords(into, desk, choice, [&desk, pawn, states](int chosen) {
        const z::PawnWhere where = states[static_cast<std::size_t>(chosen)];
        if (where == z::PawnWhere::Cybernet)
            return standAt(desk, pawn, z::pawnOf(desk.before(), pawn).at);
        desk.put([&desk, pawn, where](AdjustDraft& draft) { draft.takeOut(desk.before(), pawn, where); });
    });
}

void addPlace(QVBoxLayout& into, AdjustDesk& desk, z::PawnId pawn)
{
    const presentation::Names names(desk.after());
    const auto& at = z::pawnOf(desk.after(), pawn).at;
    const std::vector<z::Place> all = grounds(desk.after());
    ListChoice ground{QStringLiteral("ground"), AdjustPawn::tr("On which block or card"), {}, -1};
    for (const z::Place& each : all) {
        if (at && at->on == each.on && at->piece == each.piece)
            ground.now = static_cast<int>(ground.words.size());
        ground.words << names.place(each);
    }
    into.addWidget(new Label(desk.look(), Style::Body,
                             AdjustPawn::tr("Tap the space where it stands, or choose it here."), Ink::TextSecondary));
    addList(into, desk, ground, [&desk, pawn, all](int chosen) {
        standAt(desk, pawn, onGround(desk.after(), pawn, all[static_cast<std::size_t>(chosen)]));
    });
    if (!at || !at->space)
        return;
    const std::vector<z::SpaceId> spaces = spacesOf(desk.after(), *at);
    ListChoice space{QStringLiteral("space"), AdjustPawn::tr("On which space"), {}, -1};
    for (const z::SpaceId each : spaces) {
        if (each == at->space)
            space.now = static_cast<int>(space.words.size());
        space.words << names.space({at->on, at->piece, each});
    }
    addList(into, desk, space, [&desk, pawn, spaces, here = *at](int chosen) {
        z::Place there = here;
        there.space = spaces[static_cast<std::size_t>(chosen)];
        standAt(desk, pawn, there);
    });
}

void addPaid(QVBoxLayout& into, AdjustDesk& desk, z::PawnId pawn)
{
    const z::PawnState& now = z::pawnOf(desk.after(), pawn);
    addNumber(into, desk, {QStringLiteral("paid"), AdjustPawn::tr("Bonus counters paid for it"), 24, now.paid},
              [&desk, pawn](int count) {
                  desk.put([&](AdjustDraft& draft) {
                      const z::PawnState& shown = z::pawnOf(desk.after(), pawn);
                      draft.pawn(pawn).paid = count;
                      if (count > 0 && !shown.payer) // somebody paid: first of all who controls it
                          draft.pawn(pawn).payer = shown.controller;
                      if (count == 0)
                          draft.pawn(pawn).payer = std::optional<z::Colour>();
                  });
              });
    if (now.paid > 0)
        addColours(into, desk, {QStringLiteral("payer"), AdjustPawn::tr("Who paid"), now.payer},
                   [&desk, pawn](std::optional<z::Colour> colour) {
                       desk.put([pawn, colour](AdjustDraft& draft) { draft.pawn(pawn).payer = colour; });
                   });
    if (z::isIdoru(desk.after(), pawn))
        addColours(into, desk,
                   {QStringLiteral("card-counter"), AdjustPawn::tr("Whose counter lies on it"), now.counter},
                   [&desk, pawn](std::optional<z::Colour> colour) {
                       desk.put([pawn, colour](AdjustDraft& draft) { draft.pawn(pawn).counter = colour; });
                   });
}

void addUsed(QVBoxLayout& into, AdjustDesk& desk, z::PawnId pawn)
{
    const z::PawnState& now = z::pawnOf(desk.after(), pawn);
    const auto line = flow(8);
    for (const z::Ability ability :
         {z::Ability::Icebreaker, z::Ability::Delete, z::Ability::Search, z::Ability::Reboot}) {
        if (!z::eachTurnAbilities(desk.after(), pawn).has(ability) && !now.used.has(ability))
            continue;
        auto* chip = new Chip(desk.look(), presentation::Names::ability(ability));
        chip->setObjectName(QStringLiteral("used-%1").arg(static_cast<int>(ability)));
        chip->setChecked(now.used.has(ability));
        QObject::connect(chip, &Chip::toggled, chip, [&desk, pawn, ability](bool on) {
            z::Abilities used;
            for (const z::Ability each :
                 {z::Ability::Icebreaker, z::Ability::Delete, z::Ability::Search, z::Ability::Reboot})
                if (each == ability ? on : z::pawnOf(desk.after(), pawn).used.has(each))
                    used.insert(each);
            desk.put([pawn, used](AdjustDraft& draft) { draft.pawn(pawn).used = used; });
        });
        line.layout->addWidget(chip);
    }
    const bool any = line.layout->count() > 0;
    if (any)
        into.addWidget(flowHeading(desk.look(), AdjustPawn::tr("Each-turn icons used this turn")));
    into.addWidget(line.widget);
    line.widget->setVisible(any);
    addNumber(into, desk,
              {QStringLiteral("own-left"), AdjustPawn::tr("Spaces left of its own movement (−1: not begun)"), 20,
               now.ownLeft.value_or(-1), -1},
              [&desk, pawn](int left) {
                  desk.put([pawn, left](AdjustDraft& draft) {
                      draft.pawn(pawn).ownLeft = left < 0 ? std::optional<int>() : std::optional<int>(left);
                  });
              });
}

} // namespace

void addAdjustPawn(QVBoxLayout& into, AdjustDesk& desk, z::PawnId pawn)
{
    addWhere(into, desk, pawn);
    const z::PawnWhere where = z::pawnOf(desk.after(), pawn).where;
    if (where == z::PawnWhere::Cybernet || where == z::PawnWhere::Reserve)
        addPlace(into, desk, pawn);
    if (where == z::PawnWhere::Cybernet || where == z::PawnWhere::Eliminated)
        addColours(
            into, desk,
            {QStringLiteral("owner"), AdjustPawn::tr("Who controls it"), z::pawnOf(desk.after(), pawn).controller},
            [&desk, pawn](std::optional<z::Colour> colour) {
                desk.put([pawn, colour](AdjustDraft& draft) { draft.pawn(pawn).controller = colour; });
            });
    if (where != z::PawnWhere::Cybernet)
        return;
    addPaid(into, desk, pawn);
    addUsed(into, desk, pawn);
}

} // namespace ui
