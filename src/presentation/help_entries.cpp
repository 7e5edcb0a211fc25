// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/help_entries.h"

#include "base/overload.h"

#include <algorithm>
#include <array>

using namespace zaibatsu;

namespace presentation {
namespace {

/// A piece by how its id begins, and the entry about its kind.
struct KindEntry {
    const char* begins;
    const char* entry;
};

constexpr std::array<KindEntry, 8> pawnEntries{{
    {"speedrunner", "speedrunner"},
    {"cleaner", "cleaner"},
    {"hulk", "hulk"},
    {"gynoid", "gynoid"},
    {"idoru", "idoru"},
    {"cracker", "cracker"},
    {"cyborg", "cyborg"},
    {"", "drones"}, // the other drones
}};

QString aboutPawn(const PawnCard& pawn)
{
    const auto* const found =
        std::ranges::find_if(pawnEntries, [&](const KindEntry& one) { return pawn.key.starts_with(one.begins); });
    return QString::fromLatin1(found->entry);
}

QString aboutCard(const Card& card)
{
    if (card.key == "ai")
        return QStringLiteral("ai-card");
    if (card.key == "financial-sector")
        return QStringLiteral("financial-sector");
    switch (card.use.value_or(CardUse::None)) {
    case CardUse::Generic: return QStringLiteral("generic-items");
    case CardUse::Defence: return QStringLiteral("defence-items");
    case CardUse::Neuroconsole: return QStringLiteral("neuroconsole");
    case CardUse::Weapon: return QStringLiteral("weapon");
    case CardUse::DroneWeapon: return QStringLiteral("drone-weapon");
    case CardUse::Bot: return QStringLiteral("bot");
    case CardUse::Malware: return QStringLiteral("malware");
    case CardUse::BlockCard: return QStringLiteral("block-card");
    case CardUse::None: break;
    }
    return QStringLiteral("equipping");
}

} // namespace

QString helpEntry(NowAction action)
{
    switch (action) {
    case NowAction::StartingRolls: return QStringLiteral("starting-roll");
    case NowAction::Choose: return QStringLiteral("effect-kinds");
    case NowAction::Use: return QStringLiteral("beginning-of-turn");
    case NowAction::Icebreaker: return QStringLiteral("icebreaker-steps");
    case NowAction::Search: return QStringLiteral("search-steps");
    case NowAction::Move: return QStringLiteral("movement-cards");
    case NowAction::OwnMove:
    case NowAction::RollMovement: return QStringLiteral("movement-by-icon");
    case NowAction::Delete: return QStringLiteral("delete");
    case NowAction::Reboot: return QStringLiteral("reboot");
    case NowAction::Equip: return QStringLiteral("equipping");
    case NowAction::PlaceCard: return QStringLiteral("block-card");
    case NowAction::Enter: return QStringLiteral("ways-in");
    case NowAction::NextPhase: return QStringLiteral("turn-phases");
    case NowAction::EndGame: return QStringLiteral("time-limit");
    case NowAction::Sacrifice: return QStringLiteral("sacrifice");
    }
    return {};
}

QString helpEntry(Phase phase)
{
    switch (phase) {
    case Phase::Setup: return QStringLiteral("setup-order");
    case Phase::Beginning: return QStringLiteral("beginning-of-turn");
    case Phase::Action: return QStringLiteral("action-phase");
    case Phase::Recycling: return QStringLiteral("recycling");
    case Phase::Over: return QStringLiteral("winning");
    }
    return {};
}

QString helpEntry(const State& state, const Subject& subject)
{
    return std::visit(base::overload{
                          [&](std::monostate) { return helpEntry(state.turn.phase); },
                          [&](PawnId pawn) { return aboutPawn(*state.components->pawns[pawn.index()]); },
                          [](BlockId block) {
                              return block == centralCore ? QStringLiteral("central-core")
                                                          : QStringLiteral("block-parts");
                          },
                          [](Colour) { return QStringLiteral("counters-each"); },
                          [&](CardId card) { return aboutCard(*state.components->cards[card.index()]); },
                      },
                      subject);
}

} // namespace presentation
