// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A card put by hand: where it is, on which pawn or beside which block, whose, what is paid.
#include "ui/zaibatsu/adjust_parts.h"
#include "ui/zaibatsu/adjust_words.h"
#include "zaibatsu/piece_ids.h"
#include "zaibatsu/steps.h"

#include <algorithm>
#include <array>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct AdjustCard {
    Q_DECLARE_TR_FUNCTIONS(AdjustCard)
};

void addWhere(QVBoxLayout& into, AdjustDesk& desk, z::CardId card)
{
    constexpr std::array states{z::CardWhere::Supply, z::CardWhere::Equipped, z::CardWhere::Cybernet,
                                z::CardWhere::Held,   z::CardWhere::Table,    z::CardWhere::Discarded};
    const QStringList objects{QStringLiteral("card-supply"),   QStringLiteral("card-equipped"),
                              QStringLiteral("card-cybernet"), QStringLiteral("card-held"),
                              QStringLiteral("card-table"),    QStringLiteral("card-discarded")};
    WordChoice choice{AdjustCard::tr("Where it is"), {}, -1};
    for (std::size_t i = 0; i < states.size(); ++i) {
        choice.words.append({objects[static_cast<int>(i)], cardWhereWord(states[i])});
        if (z::stateOf(desk.after(), card).where == states[i])
            choice.now = static_cast<int>(i);
    }
    addWords(into, desk, choice, [&desk, card, states](int chosen) {
        desk.put([card, where = states[static_cast<std::size_t>(chosen)]](AdjustDraft& draft) {
            z::CardPatch part; // what fitted another state is forgotten
            part.card = card;
            part.where = where;
            draft.card(card) = part;
        });
    });
}

void addPawn(QVBoxLayout& into, AdjustDesk& desk, z::CardId card)
{
    const presentation::Names names(desk.after());
    const z::CardState& now = z::stateOf(desk.after(), card);
    std::vector<std::optional<z::PawnId>> pawns{std::nullopt};
    for (const z::PawnId pawn : z::pawnIds(desk.after()))
        if (z::pawnOf(desk.after(), pawn).where == z::PawnWhere::Cybernet || now.pawn == pawn)
            pawns.emplace_back(pawn);
    ListChoice choice{QStringLiteral("card-pawn"), AdjustCard::tr("On which pawn"), {}, 0};
    for (const auto& pawn : pawns) {
        if (pawn == now.pawn)
            choice.now = static_cast<int>(choice.words.size());
        choice.words << (pawn ? names.pawn(*pawn) : AdjustCard::tr("none yet: tap it, or choose"));
    }
    addList(into, desk, choice, [&desk, card, pawns](int chosen) {
        desk.put([card, pawn = pawns[static_cast<std::size_t>(chosen)]](AdjustDraft& draft) {
            draft.card(card).pawn = pawn;
        });
    });
}

void putBeside(AdjustDesk& desk, z::CardId card, z::BlockId block, int side)
{
    desk.put([&](AdjustDraft& draft) {
        draft.card(card).where = z::CardWhere::Cybernet;
        draft.card(card).beside = std::optional(block);
        draft.card(card).at = std::optional(hex::neighbour(z::laidCopy(desk.after(), block).at, side));
    });
}

void addBeside(QVBoxLayout& into, AdjustDesk& desk, z::CardId card)
{
    const presentation::Names names(desk.after());
    const z::CardState& now = z::stateOf(desk.after(), card);
    const std::vector<z::BlockId> blocks = z::laidBlocks(desk.after());
    const z::LaidBlock beside = now.beside ? z::laidCopy(desk.after(), *now.beside) : z::LaidBlock{};
    const int side = now.beside && now.at ? hex::sideTowards(beside.at, *now.at).value_or(0) : 0;
    ListChoice block{QStringLiteral("beside"), AdjustCard::tr("Beside which block"), {}, -1};
    for (const z::BlockId each : blocks) {
        if (each == now.beside)
            block.now = static_cast<int>(block.words.size());
        block.words << names.block(each);
    }
    into.addWidget(new Label(desk.look(), Style::Body, AdjustCard::tr("Tap the cell where it lies, or choose it here."),
                             Ink::TextSecondary));
    addList(into, desk, block, [&desk, card, blocks, side](int chosen) {
        putBeside(desk, card, blocks[static_cast<std::size_t>(chosen)], side);
    });
    if (!now.beside)
        return;
    ListChoice direction{QStringLiteral("side"), AdjustCard::tr("On which side of it"), {}, side};
    for (int each = 0; each < 6; ++each)
        direction.words << presentation::Names::direction(each);
    addList(into, desk, direction,
            [&desk, card, block = *now.beside](int chosen) { putBeside(desk, card, block, chosen); });
}

} // namespace

void putCardAt(AdjustDesk& desk, z::CardId card, hex::Cell cell)
{
    for (int side = 0; side < 6; ++side)
        if (const auto block = z::blockAt(desk.after(), hex::neighbour(cell, side)))
            return putBeside(desk, card, *block, (side + 3) % 6);
}

void addAdjustCard(QVBoxLayout& into, AdjustDesk& desk, z::CardId card)
{
    addWhere(into, desk, card);
    const z::CardState& now = z::stateOf(desk.after(), card);
    if (now.where == z::CardWhere::Equipped || now.where == z::CardWhere::Table)
        addPawn(into, desk, card);
    if (now.where == z::CardWhere::Cybernet)
        addBeside(into, desk, card);
    if (now.where == z::CardWhere::Supply || now.where == z::CardWhere::Discarded)
        return;
    addColours(into, desk, {QStringLiteral("owner"), AdjustCard::tr("Who paid for it or holds it"), now.owner},
               [&desk, card](std::optional<z::Colour> colour) {
                   desk.put([card, colour](AdjustDraft& draft) { draft.card(card).owner = colour; });
               });
    addNumber(
        into, desk, {QStringLiteral("paid"), AdjustCard::tr("Bonus counters paid for it"), 24, now.paid},
        [&desk, card](int count) { desk.put([card, count](AdjustDraft& draft) { draft.card(card).paid = count; }); });
}

} // namespace ui
