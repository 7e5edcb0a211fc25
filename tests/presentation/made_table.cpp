// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "made_table.h"

using namespace zaibatsu;

namespace testing {
namespace {

Settings settingsFor(int players)
{
    Settings settings;
    const char* names[] = {"Ana", "Bo", "Mia", "Teo"};
    for (int i = 0; i < players; ++i)
        settings.seats.push_back({names[i], static_cast<Colour>(i)});
    return settings;
}

template <class Piece>
void change(std::vector<std::shared_ptr<const Piece>>& pieces, std::size_t at, const std::function<void(Piece&)>& how)
{
    Piece piece = *pieces[at];
    how(piece);
    pieces[at] = std::make_shared<const Piece>(std::move(piece));
}

Card made(const char* key, CardUse use)
{
    Card card;
    card.key = key;
    card.name = key;
    card.use = use;
    card.cost = 1;
    card.actions = Abilities{Ability::Icebreaker, Ability::Search, Ability::Delete, Ability::Reboot};
    card.movement = 3;
    card.hand = 1;
    return card;
}

} // namespace

Components livelyPieces()
{
    Components pieces = inventedPieces();
    for (std::size_t i = 0; i < pieces.blocks.size(); ++i)
        change<Face>(pieces.blocks, i, [i](Face& face) {
            face.corners = hex::Six::all();
            Effect effect;
            effect.kind = static_cast<EffectKind>(3 + i % 10); // those that name no piece
            effect.skulls = 1;
            effect.count = 1;
            (i % 2 == 0 ? face.placed : face.controlled) = std::vector<Effect>{effect};
        });
    for (const CardUse use : {CardUse::Generic, CardUse::Weapon, CardUse::Defence, CardUse::Bot})
        pieces.cards.push_back(
            std::make_shared<const Card>(made(("card-" + std::to_string(static_cast<int>(use))).c_str(), use)));
    return pieces;
}

MadeTable::MadeTable(int players) : MadeTable(*setUp(settingsFor(players), livelyPieces())) { }

MadeTable::MadeTable(State initial)
{
    auto kept = std::make_unique<support::MemoryJournal<Game>>(*disk);
    journal = kept.get();
    presentation::ZaibatsuParts parts;
    parts.id = QStringLiteral("6b1f2c9e-0000-4000-8000-000000000001");
    parts.initial = std::move(initial);
    parts.seed = 7;
    parts.journal = std::move(kept);
    parts.clock = std::make_shared<support::FakeClock>();
    table = std::make_unique<presentation::ZaibatsuTable>(std::move(parts));
}

bool MadeTable::playOne(std::mt19937& random)
{
    Command command;
    if (table->state().turn.phase == Phase::Setup) {
        command.action = StartingRolls{};
    } else {
        std::vector<Command> legal = Game::legal(table->state(), 2);
        std::erase_if(legal, [](const Command& each) { return std::holds_alternative<EndGame>(each.action); });
        if (legal.empty())
            return false;
        std::vector<Command> lively = legal;
        std::erase_if(lively, [](const Command& each) {
            return std::holds_alternative<NextPhase>(each.action) || std::holds_alternative<Sacrifice>(each.action);
        });
        if (!lively.empty() && random() % 8 != 0)
            legal = std::move(lively);
        command = legal[random() % legal.size()];
    }
    return std::holds_alternative<session::Entered<Game>>(table->dispatch(command));
}

void MadeTable::play(std::mt19937& random, int count, bool wander)
{
    for (int i = 0; i < count; ++i) {
        if (wander && random() % 6 == 0) {
            (void)table->undo(1 + static_cast<int>(random() % 3));
            if (random() % 2 == 0)
                (void)table->redo(1);
            else if (table->entries() > 0)
                (void)table->goTo(static_cast<int>(random() % static_cast<unsigned>(table->entries())));
        }
        (void)playOne(random);
    }
}

} // namespace testing
