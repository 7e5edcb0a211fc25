// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/command_builder.h"

#include <utility>

namespace ui::build {

namespace z = zaibatsu;

namespace {

Command of(z::Action action)
{
    Command command;
    command.action = std::move(action);
    return command;
}

} // namespace

Command search(z::PawnId pawn, z::BlockId block, hex::Cell at, int rotation, bool own)
{
    z::Search search;
    search.pawn = pawn;
    search.block = block;
    search.at = at;
    search.rotation = hex::wrapSix(rotation);
    search.own = own;
    return of(search);
}

Command move(z::PawnId pawn, std::vector<z::Place> path, int actions)
{
    z::Move move;
    move.pawn = pawn;
    move.path = std::move(path);
    move.actions = actions;
    return of(std::move(move));
}

Command ownMove(z::PawnId pawn, std::vector<z::Place> path)
{
    z::Move move;
    move.pawn = pawn;
    move.path = std::move(path);
    move.own = true;
    return of(std::move(move));
}

Command icebreak(z::PawnId pawn, std::variant<z::BlockId, z::PawnId> target, bool own)
{
    z::Icebreak icebreak;
    icebreak.pawn = pawn;
    icebreak.target = target;
    icebreak.own = own;
    return of(icebreak);
}

Command deletePawn(z::PawnId pawn, z::PawnId target, bool own)
{
    z::Delete attack;
    attack.pawn = pawn;
    attack.target = target;
    attack.own = own;
    return of(attack);
}

Command choose(const z::Choice& choice, const z::Option& answer)
{
    z::Choose choose;
    choose.choice = choice.id;
    choose.answer = answer;
    return of(choose);
}

Command chooseDice(const z::Choice& choice)
{
    z::Choose choose;
    choose.choice = choice.id;
    return of(choose);
}

Command nextPhase(std::optional<int> kept, std::optional<int> drawn)
{
    z::NextPhase next;
    next.kept = kept;
    next.drawn = drawn;
    return of(next);
}

Command endGame() { return of(z::EndGame{}); }
Command note(const std::string& text) { return of(z::Note{text}); }
Command setBlock(const z::Face& face) { return of(z::SetBlock{face}); }
Command setPawn(const z::PawnCard& pawn) { return of(z::SetPawn{pawn}); }
Command setCard(const z::Card& card, int copies) { return of(z::SetCard{card, copies}); }
Command equip(z::CardId card, std::optional<z::PawnId> pawn) { return of(z::Equip{card, pawn}); }
Command placeCard(z::CardId card, z::BlockId beside, int side, std::optional<z::PawnId> pawn)
{
    return of(z::PlaceCard{card, beside, side, pawn});
}
Command enter(z::PawnId pawn) { return of(z::Enter{pawn}); }

Command adjust(z::Adjust parts, const std::string& text)
{
    parts.note = text;
    return of(std::move(parts));
}

Command byIcon(Command command, bool icon)
{
    std::visit(
        [icon](auto& action) {
            if constexpr (requires { action.own; })
                action.own = icon;
        },
        command.action);
    return command;
}

Command withTyped(Command command, const std::vector<dice::Face>& faces)
{
    command = z::Game::withDice(std::move(command), faces);
    std::visit(
        [](auto& action) {
            if constexpr (requires { action.dice->typed; })
                if (action.dice)
                    action.dice->typed = true;
        },
        command.action);
    return command;
}

Command anyway(Command command, const std::string& reason) { return z::Game::overridden(std::move(command), reason); }

Command declared(Command command, std::optional<bool> success)
{
    command.declared = true;
    command.success = success;
    return command;
}

} // namespace ui::build
