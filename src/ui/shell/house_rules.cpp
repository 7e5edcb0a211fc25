// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One sentence a switch: what holds while it is on. The ways are those of the rulings.
#include "ui/shell/services.h"

#include <QCoreApplication>

#include <array>

namespace ui {
namespace {

/// A switch as the rulings mark it: Y, E (as the edition), or YE (begins at off in the second edition).
struct Switch {
    const char* id;
    bool onInSecond;
    const char* sentence;
};

constexpr std::array<Switch, 41> switches{{
    {"A-001", true,
     QT_TRANSLATE_NOOP("ui::HouseRules",
                       "The pile lies face up in the first edition, face down in the second. The app "
                       "knows no order, so nothing changes here.")},
    {"A-005", true,
     QT_TRANSLATE_NOOP("ui::HouseRules",
                       "Colours are chosen or dealt as the edition says. The app takes any, so nothing changes here.")},
    {"A-009", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "The control counter on Idoru counts as lying in the Cybernet.")},
    {"A-011", true,
     QT_TRANSLATE_NOOP("ui::HouseRules",
                       "When time is up and counters tie, bonus counters on cards count too, not only free ones.")},
    {"A-012", true, QT_TRANSLATE_NOOP("ui::HouseRules", "A hand above its maximum is cut down in recycling.")},
    {"A-017", true,
     QT_TRANSLATE_NOOP(
         "ui::HouseRules",
         "Acting in another player's turn goes as the edition says: never in the first, some pawns in the second.")},
    {"A-025", true, QT_TRANSLATE_NOOP("ui::HouseRules", "A movement card is finished before the next action begins.")},
    {"A-028", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "Arrows only stop steps against them; spaces stay adjacent either way.")},
    {"A-030", true, QT_TRANSLATE_NOOP("ui::HouseRules", "A drone makes its own movement in one piece.")},
    {"A-031", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "The Hulk goes to any block edge to edge, with or without a passage.")},
    {"A-032", true, QT_TRANSLATE_NOOP("ui::HouseRules", "The Hulk stands on the block, on none of its spaces.")},
    {"A-033", true, QT_TRANSLATE_NOOP("ui::HouseRules", "The Cyborg spends its movement roll in one piece.")},
    {"A-034", true,
     QT_TRANSLATE_NOOP(
         "ui::HouseRules",
         "Movement +1 and −1 change what the edition says: cards only in the first, own movement too in the second.")},
    {"A-036", true,
     QT_TRANSLATE_NOOP(
         "ui::HouseRules",
         "The icon against movement bars what the edition says: cards in the first, all movement in the second.")},
    {"A-040", true, QT_TRANSLATE_NOOP("ui::HouseRules", "Arrows do not matter when a block is placed.")},
    {"A-045", false, QT_TRANSLATE_NOOP("ui::HouseRules", "No Search starts from a block card.")},
    {"A-052", true, QT_TRANSLATE_NOOP("ui::HouseRules", "An area attack is one roll for all pawns.")},
    {"A-054", true, QT_TRANSLATE_NOOP("ui::HouseRules", "Your own block is no target for the Icebreaker.")},
    {"A-066", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "A bonus icon that touches a block nobody can control cannot be won.")},
    {"A-068", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "Without a control counter in the pool, no Icebreaker on a block.")},
    {"A-071", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "A block's effect fires again when the same player regains it.")},
    {"A-072", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "A pawn in the Cybernet stays where it is when its block changes hands.")},
    {"A-074", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "When a block becomes nobody's, its pawn stays with its holder.")},
    {"A-075", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "A pawn comes back when anybody gains its block, its last holder too.")},
    {"A-076", true, QT_TRANSLATE_NOOP("ui::HouseRules", "The Icebreaker reaches pawns as far as the edition says.")},
    {"A-078", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "Failing against another player's pawn with white ICE costs nothing.")},
    {"A-079", true,
     QT_TRANSLATE_NOOP("ui::HouseRules",
                       "Controlled blocks have Black ICE as the edition says: always in the first, as the marker shows "
                       "in the second.")},
    {"A-082", true, QT_TRANSLATE_NOOP("ui::HouseRules", "Delete reaches as far as the edition says.")},
    {"A-084", true, QT_TRANSLATE_NOOP("ui::HouseRules", "Own pawns may be targets of Delete.")},
    {"A-086", true,
     QT_TRANSLATE_NOOP("ui::HouseRules",
                       "A number both shielded and not: the item or the space decides over the pawn's own die.")},
    {"A-097", true,
     QT_TRANSLATE_NOOP("ui::HouseRules",
                       "Reboot costs what the edition says: its card, or in the second any four cards.")},
    {"A-100", true, QT_TRANSLATE_NOOP("ui::HouseRules", "A card is paid and equipped in one step.")},
    {"A-102", true, QT_TRANSLATE_NOOP("ui::HouseRules", "A pawn may carry several generic items.")},
    {"A-103", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "One neuroconsole and one weapon a pawn, instead of one of them in all.")},
    {"A-104", false, QT_TRANSLATE_NOOP("ui::HouseRules", "Bots and a neuroconsole may lie on the same pawn.")},
    {"A-108", false, QT_TRANSLATE_NOOP("ui::HouseRules", "Malware goes on any opponent's pawn, however far away.")},
    {"A-110", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "A block card lies beside a block you control, on a side with a space.")},
    {"A-111", true, QT_TRANSLATE_NOOP("ui::HouseRules", "A block card takes its cell: no block can be placed there.")},
    {"A-113", true,
     QT_TRANSLATE_NOOP("ui::HouseRules",
                       "Pawns on a discarded block card move to its block instead of being eliminated.")},
    {"A-117", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "Counters paid for the Cracker or the Cyborg come back to their payer.")},
    {"A-127", true,
     QT_TRANSLATE_NOOP("ui::HouseRules", "A barred ability stays barred when a card adds it, as the edition says.")},
}};

} // namespace

QList<HouseRule> houseRules()
{
    QList<HouseRule> out;
    for (const Switch& one : switches)
        out << HouseRule{QLatin1String(one.id), QCoreApplication::translate("ui::HouseRules", one.sentence), true,
                         one.onInSecond};
    return out;
}

} // namespace ui
