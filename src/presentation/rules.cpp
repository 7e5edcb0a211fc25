// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/sentences.h"

#include <QCoreApplication>

#include <algorithm>

using namespace zaibatsu;

namespace presentation {
namespace {

constexpr const char* context = "RuleTitles";

/// What a rule says in a few words.
struct Title {
    RuleId rule;
    const char* text;
};

/// Every rule that refuses something or stands beside a result.
constexpr Title titles[] = {
    {rule("R-001"), QT_TRANSLATE_NOOP("RuleTitles", "The 24 blocks, no two alike")},
    {rule("R-002"), QT_TRANSLATE_NOOP("RuleTitles", "Ten control counters in each colour")},
    {rule("R-003"), QT_TRANSLATE_NOOP("RuleTitles", "24 bonus counters in the supply")},
    {rule("R-004"), QT_TRANSLATE_NOOP("RuleTitles", "The cards and pawns of the game")},
    {rule("R-005"), QT_TRANSLATE_NOOP("RuleTitles", "The Central Core lies in the centre")},
    {rule("R-007"), QT_TRANSLATE_NOOP("RuleTitles", "Each player has a colour of his own")},
    {rule("R-014"), QT_TRANSLATE_NOOP("RuleTitles", "The highest roll begins")},
    {rule("R-019"), QT_TRANSLATE_NOOP("RuleTitles", "All control counters in the Cybernet win the game")},
    {rule("R-020"), QT_TRANSLATE_NOOP("RuleTitles", "What happens when time is up")},
    {rule("R-022"), QT_TRANSLATE_NOOP("RuleTitles", "The three phases of a turn")},
    {rule("R-023"), QT_TRANSLATE_NOOP("RuleTitles", "Effects of the beginning phase come first")},
    {rule("R-024"), QT_TRANSLATE_NOOP("RuleTitles", "Actions belong to the action phase")},
    {rule("R-026"), QT_TRANSLATE_NOOP("RuleTitles", "A played card lies on the table until recycling")},
    {rule("R-027"), QT_TRANSLATE_NOOP("RuleTitles", "Unused cards are kept or discarded")},
    {rule("R-029"), QT_TRANSLATE_NOOP("RuleTitles", "The hand is filled up to its maximum")},
    {rule("R-032"), QT_TRANSLATE_NOOP("RuleTitles", "Each card is used in one way only")},
    {rule("R-033"), QT_TRANSLATE_NOOP("RuleTitles", "Items, bots and block cards have their cost")},
    {rule("R-034"), QT_TRANSLATE_NOOP("RuleTitles", "One movement action is one space")},
    {rule("R-037"), QT_TRANSLATE_NOOP("RuleTitles", "The restriction icon bars movement by cards")},
    {rule("R-039"), QT_TRANSLATE_NOOP("RuleTitles", "A normal space holds one pawn")},
    {rule("R-040"), QT_TRANSLATE_NOOP("RuleTitles", "A double space holds two pawns")},
    {rule("R-043"), QT_TRANSLATE_NOOP("RuleTitles", "An arrow is followed in its direction only")},
    {rule("R-046"), QT_TRANSLATE_NOOP("RuleTitles", "Search needs a pawn with that ability")},
    {rule("R-047"), QT_TRANSLATE_NOOP("RuleTitles", "The block under the pawn is the reference block")},
    {rule("R-048"), QT_TRANSLATE_NOOP("RuleTitles", "The new block comes from the pile")},
    {rule("R-049"), QT_TRANSLATE_NOOP("RuleTitles", "The new block lies beside the reference block")},
    {rule("R-050"), QT_TRANSLATE_NOOP("RuleTitles", "The new block needs an empty cell")},
    {rule("R-051"), QT_TRANSLATE_NOOP("RuleTitles", "The side of the reference block needs a space")},
    {rule("R-052"), QT_TRANSLATE_NOOP("RuleTitles", "The touching side of the new block needs a space")},
    {rule("R-053"), QT_TRANSLATE_NOOP("RuleTitles", "The player chooses among the valid places")},
    {rule("R-056"), QT_TRANSLATE_NOOP("RuleTitles", "Three bonus parts form a bonus icon")},
    {rule("R-061"), QT_TRANSLATE_NOOP("RuleTitles", "Effects on placement work at once")},
    {rule("R-063"), QT_TRANSLATE_NOOP("RuleTitles", "Icebreaker needs a pawn with that ability")},
    {rule("R-064"), QT_TRANSLATE_NOOP("RuleTitles", "The pawn stands on the block it attacks")},
    {rule("R-065"), QT_TRANSLATE_NOOP("RuleTitles", "A block without ICE cannot be controlled")},
    {rule("R-066"), QT_TRANSLATE_NOOP("RuleTitles", "A die on a number of the ICE succeeds")},
    {rule("R-068"), QT_TRANSLATE_NOOP("RuleTitles", "A miss against Black ICE costs the pawn")},
    {rule("R-069"), QT_TRANSLATE_NOOP("RuleTitles", "Success brings control and a control counter")},
    {rule("R-070"), QT_TRANSLATE_NOOP("RuleTitles", "Effects under control work after the counter")},
    {rule("R-072"), QT_TRANSLATE_NOOP("RuleTitles", "A miss on the block of another player costs the pawn")},
    {rule("R-073"), QT_TRANSLATE_NOOP("RuleTitles", "Blocks of other players may be attacked")},
    {rule("R-078"), QT_TRANSLATE_NOOP("RuleTitles", "A miss with a black die costs the pawn")},
    {rule("R-082"), QT_TRANSLATE_NOOP("RuleTitles", "The bonus counter goes to the owner of all three blocks")},
    {rule("R-085"), QT_TRANSLATE_NOOP("RuleTitles", "Only a pawn with ICE dice can be taken over")},
    {rule("R-086"), QT_TRANSLATE_NOOP("RuleTitles", "Reach of Icebreaker on pawns")},
    {rule("R-087"), QT_TRANSLATE_NOOP("RuleTitles", "A pawn taken over changes its controller")},
    {rule("R-090"), QT_TRANSLATE_NOOP("RuleTitles", "Defence equipment covers the ICE dice")},
    {rule("R-091"), QT_TRANSLATE_NOOP("RuleTitles", "Delete needs a pawn with that ability")},
    {rule("R-092"), QT_TRANSLATE_NOOP("RuleTitles", "Reach of Delete")},
    {rule("R-094"), QT_TRANSLATE_NOOP("RuleTitles", "An unshielded number eliminates")},
    {rule("R-095"), QT_TRANSLATE_NOOP("RuleTitles", "A shielded number protects")},
    {rule("R-098"), QT_TRANSLATE_NOOP("RuleTitles", "What becomes of an eliminated pawn")},
    {rule("R-099"), QT_TRANSLATE_NOOP("RuleTitles", "A pawn with Reboot waits face down")},
    {rule("R-100"), QT_TRANSLATE_NOOP("RuleTitles", "Reboot needs an eliminated pawn with that ability")},
    {rule("R-101"), QT_TRANSLATE_NOOP("RuleTitles", "Reboot leads to the Central Core")},
    {rule("R-104"), QT_TRANSLATE_NOOP("RuleTitles", "Where a pawn enters")},
    {rule("R-108"), QT_TRANSLATE_NOOP("RuleTitles", "Drones carry nothing but the Automatic Gun")},
    {rule("R-109"), QT_TRANSLATE_NOOP("RuleTitles", "The Hulk moves one block each turn")},
    {rule("R-114"), QT_TRANSLATE_NOOP("RuleTitles", "How the Cracker enters")},
    {rule("R-116"), QT_TRANSLATE_NOOP("RuleTitles", "How the Cyborg enters")},
    {rule("R-117"), QT_TRANSLATE_NOOP("RuleTitles", "The Cyborg rolls for its movement")},
    {rule("R-119"), QT_TRANSLATE_NOOP("RuleTitles", "Own movement, once each turn")},
    {rule("R-120"), QT_TRANSLATE_NOOP("RuleTitles", "An item is bought with bonus counters")},
    {rule("R-121"), QT_TRANSLATE_NOOP("RuleTitles", "Paid counters lie on the card")},
    {rule("R-122"), QT_TRANSLATE_NOOP("RuleTitles", "Paid counters come back when the card is lost")},
    {rule("R-123"), QT_TRANSLATE_NOOP("RuleTitles", "An item goes to one pawn of its buyer")},
    {rule("R-125"), QT_TRANSLATE_NOOP("RuleTitles", "A lost item goes to the discard pile")},
    {rule("R-127"), QT_TRANSLATE_NOOP("RuleTitles", "One piece of defence equipment for each pawn")},
    {rule("R-128"), QT_TRANSLATE_NOOP("RuleTitles", "Neuroconsoles go to pawns with Icebreaker")},
    {rule("R-129"), QT_TRANSLATE_NOOP("RuleTitles", "Weapons go to pawns with Delete")},
    {rule("R-130"), QT_TRANSLATE_NOOP("RuleTitles", "The Automatic Gun goes to drones")},
    {rule("R-131"), QT_TRANSLATE_NOOP("RuleTitles", "Bots go to pawns with Icebreaker")},
    {rule("R-134"), QT_TRANSLATE_NOOP("RuleTitles", "A block card lies beside a block you control")},
    {rule("R-136"), QT_TRANSLATE_NOOP("RuleTitles", "Bonus cards go with their block")},
    {rule("R-139"), QT_TRANSLATE_NOOP("RuleTitles", "Malware hinders opponents")},
    {rule("R-140"), QT_TRANSLATE_NOOP("RuleTitles", "Two kinds of block effects")},
    {rule("R-142"), QT_TRANSLATE_NOOP("RuleTitles", "An ability needs its card")},
    {rule("R-144"), QT_TRANSLATE_NOOP("RuleTitles", "An each-turn icon works once each turn")},
    {rule("R-147"), QT_TRANSLATE_NOOP("RuleTitles", "Only the controller acts with a pawn")},
    {rule("R-148"), QT_TRANSLATE_NOOP("RuleTitles", "The “cannot” icon bars an action")},
    {rule("R-149"), QT_TRANSLATE_NOOP("RuleTitles", "What a block shows")},
    {rule("R-152"), QT_TRANSLATE_NOOP("RuleTitles", "What Reboot costs in the second edition")},
    {rule("R-153"), QT_TRANSLATE_NOOP("RuleTitles", "Reach in the second edition")},
    {rule("R-154"), QT_TRANSLATE_NOOP("RuleTitles", "No Icebreaker on your own pieces")},
    {rule("R-155"), QT_TRANSLATE_NOOP("RuleTitles", "No Delete on itself")},
    {rule("R-161"), QT_TRANSLATE_NOOP("RuleTitles", "The “cannot” icon in the second edition")},
    {rule("R-162"), QT_TRANSLATE_NOOP("RuleTitles", "Cards need a free slot of their kind")},
    {rule("R-163"), QT_TRANSLATE_NOOP("RuleTitles", "Cards for enemies need a pawn on their block")},
    {rule("R-164"), QT_TRANSLATE_NOOP("RuleTitles", "Block cards in the second edition")},
    {rule("R-167"), QT_TRANSLATE_NOOP("RuleTitles", "Effects of spaces are optional")},
    {rule("A-004"), QT_TRANSLATE_NOOP("RuleTitles", "Tied players roll again")},
    {rule("A-006"), QT_TRANSLATE_NOOP("RuleTitles", "Two to four players")},
    {rule("A-012"), QT_TRANSLATE_NOOP("RuleTitles", "More cards in hand than the maximum")},
    {rule("A-025"), QT_TRANSLATE_NOOP("RuleTitles", "Finishing a movement before the next action")},
    {rule("A-031"), QT_TRANSLATE_NOOP("RuleTitles", "Where the Hulk may go")},
    {rule("A-032"), QT_TRANSLATE_NOOP("RuleTitles", "The Hulk uses no spaces")},
    {rule("A-036"), QT_TRANSLATE_NOOP("RuleTitles", "What the restriction icon bars")},
    {rule("A-040"), QT_TRANSLATE_NOOP("RuleTitles", "Placing against arrows")},
    {rule("A-043"), QT_TRANSLATE_NOOP("RuleTitles", "Search with an empty pile")},
    {rule("A-044"), QT_TRANSLATE_NOOP("RuleTitles", "A block that fits nowhere")},
    {rule("A-045"), QT_TRANSLATE_NOOP("RuleTitles", "Search from a block card")},
    {rule("A-054"), QT_TRANSLATE_NOOP("RuleTitles", "Icebreaker on your own block")},
    {rule("A-064"), QT_TRANSLATE_NOOP("RuleTitles", "Counters of the former owner go back")},
    {rule("A-068"), QT_TRANSLATE_NOOP("RuleTitles", "No control counter left")},
    {rule("A-076"), QT_TRANSLATE_NOOP("RuleTitles", "Reach of Icebreaker by edition")},
    {rule("A-077"), QT_TRANSLATE_NOOP("RuleTitles", "Which pawns can be taken over")},
    {rule("A-078"), QT_TRANSLATE_NOOP("RuleTitles", "A miss on the pawn of another player")},
    {rule("A-079"), QT_TRANSLATE_NOOP("RuleTitles", "When a controlled block has Black ICE")},
    {rule("A-082"), QT_TRANSLATE_NOOP("RuleTitles", "Reach of Delete by edition")},
    {rule("A-084"), QT_TRANSLATE_NOOP("RuleTitles", "Delete on your own pawns")},
    {rule("A-090"), QT_TRANSLATE_NOOP("RuleTitles", "No attack without skulls")},
    {rule("A-097"), QT_TRANSLATE_NOOP("RuleTitles", "What Reboot costs by edition")},
    {rule("A-099"), QT_TRANSLATE_NOOP("RuleTitles", "Sacrificed means eliminated")},
    {rule("A-100"), QT_TRANSLATE_NOOP("RuleTitles", "Paying and equipping")},
    {rule("A-101"), QT_TRANSLATE_NOOP("RuleTitles", "Only pawns in the Cybernet are equipped")},
    {rule("A-102"), QT_TRANSLATE_NOOP("RuleTitles", "How many generic items")},
    {rule("A-103"), QT_TRANSLATE_NOOP("RuleTitles", "One special item of each kind")},
    {rule("A-104"), QT_TRANSLATE_NOOP("RuleTitles", "Bot and neuroconsole together")},
    {rule("A-108"), QT_TRANSLATE_NOOP("RuleTitles", "Where malware reaches")},
    {rule("A-110"), QT_TRANSLATE_NOOP("RuleTitles", "A block card needs a side with a space")},
    {rule("A-113"), QT_TRANSLATE_NOOP("RuleTitles", "Pawns on a discarded block card")},
    {rule("A-120"), QT_TRANSLATE_NOOP("RuleTitles", "The table has the last word")},
    {rule("A-124"), QT_TRANSLATE_NOOP("RuleTitles", "No block card beside the Central Core")},
    {rule("A-129"), QT_TRANSLATE_NOOP("RuleTitles", "Dice of the app or your own")},
};

} // namespace

QString ruleName(RuleId rule)
{
    return QStringLiteral("%1-%2").arg(QLatin1Char(rule.series)).arg(rule.number, 3, 10, QLatin1Char('0'));
}

QString ruleTitle(RuleId rule)
{
    const auto* title = std::ranges::find(titles, rule, &Title::rule);
    return title == std::end(titles) ? QString() : QCoreApplication::translate(context, title->text);
}

} // namespace presentation
