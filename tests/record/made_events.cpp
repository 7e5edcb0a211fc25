// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/maker.h"

#include "record/words.h"

namespace record_test {

using namespace zaibatsu;

namespace {

QueuedEffect queued(Maker& maker)
{
    return {maker.source(),    maker.any(EffectTime::Sacrifice),           maker.effect(),
            maker.player(),    maker.maybe([&] { return maker.block(); }), maker.maybe([&] { return maker.place(); }),
            maker.number(0, 3)};
}

std::variant<BlockId, PawnId> blockOrPawn(Maker& maker)
{
    if (maker.chance())
        return maker.block();
    return maker.pawn();
}

std::variant<CardId, PawnId> cardOrPawn(Maker& maker)
{
    if (maker.chance())
        return maker.cardId();
    return maker.pawn();
}

/// Every code of every family.
std::vector<ObstacleCode> allCodes()
{
    std::vector<ObstacleCode> codes;
    const auto take = [&]<class E>(E) {
        for (std::uint8_t i = 0; !record::wordOf(static_cast<E>(i)).empty(); ++i)
            codes.emplace_back(static_cast<E>(i));
    };
    take(TurnObstacle{});
    take(PawnObstacle{});
    take(SearchObstacle{});
    take(MoveObstacle{});
    take(IcebreakObstacle{});
    take(DeleteObstacle{});
    take(CardObstacle{});
    take(AnswerObstacle{});
    take(TableObstacle{});
    return codes;
}

About aboutOf(Maker& maker)
{
    return {maker.maybe([&] { return maker.pawn(); }),        maker.maybe([&] { return maker.block(); }),
            maker.maybe([&] { return maker.block(); }),       maker.maybe([&] { return maker.cardId(); }),
            maker.maybe([&] { return maker.player(); }),      maker.maybe([&] { return maker.place(); }),
            maker.maybe([&] { return maker.cell(); }),        maker.maybe([&] { return maker.any(Ability::Reboot); }),
            maker.maybe([&] { return maker.number(0, 5); }),  maker.maybe([&] { return maker.number(-9, 99); }),
            maker.maybe([&] { return maker.number(-9, 99); })};
}

LaidBlock laidBlock(Maker& maker)
{
    LaidBlock block{maker.cell(), maker.number(0, 5),  maker.maybe([&] { return maker.player(); }),
                    {},           maker.number(0, 24), maker.maybe([&] { return maker.player(); })};
    for (auto& count : block.counters)
        count = static_cast<std::uint8_t>(maker.number(0, 4));
    return block;
}

} // namespace

Choice Maker::choice()
{
    Choice made;
    made.id = number(1, 9999);
    made.kind = any(ChoiceKind::Yes);
    made.player = player();
    made.source = source();
    made.rule = {chance() ? 'R' : 'A', static_cast<std::uint16_t>(number(1, 999))};
    made.count = number(0, 20);
    if (made.kind != ChoiceKind::Dice)
        made.options = some(5, [&] { return option(made.kind); });
    made.effect = effect();
    made.target = maybe([&] { return pawn(); });
    made.from = maybe([&] { return block(); });
    made.space = maybe([&] { return place(); });
    made.nth = maybe([&] { return number(0, 3); });
    made.then = some(2, [&] { return queued(*this); });
    return made;
}

Refusal Maker::refusal()
{
    static const std::vector<ObstacleCode> codes = allCodes();
    const auto code = [&] { return codes[static_cast<std::size_t>(number(0, static_cast<int>(codes.size()) - 1))]; };
    Refusal made{code(), {'R', static_cast<std::uint16_t>(number(1, 172))}, aboutOf(*this), {}};
    made.more = some(2, [&] { return std::pair(code(), aboutOf(*this)); });
    return made;
}

Fact Maker::fact()
{
    const Field field = any(Field::Sacrifice);
    switch (number(0, 2)) {
    case 0: return {block(), field};
    case 1: return {cardId(), field};
    default: return {pawn(), field};
    }
}

Adjusted Maker::adjusted()
{
    Adjusted made;
    made.turn = maybe([&] { return Turn{number(0, 999), player(), any(Phase::Over)}; });
    made.turnStarts = maybe([&] { return some(2, [&] { return source(); }); });
    made.players = some(2, [&] {
        return Player{player(),      text(),       number(0, 40), number(0, 40),
                      number(0, 24), number(0, 9), chance(),      maybe([&] { return chance(); })};
    });
    made.blocks = some(2, [&] { return std::pair(block(), maybe([&] { return laidBlock(*this); })); });
    made.pawns = some(2, [&] {
        return std::pair(pawn(),
                         PawnState{any(PawnWhere::Removed), maybe([&] { return player(); }),
                                   maybe([&] { return place(); }), number(0, 24), maybe([&] { return player(); }),
                                   maybe([&] { return player(); }), abilities(), maybe([&] { return number(0, 99); })});
    });
    made.cards = some(2, [&] {
        return std::pair(cardId(),
                         CardState{any(CardWhere::Discarded), maybe([&] { return pawn(); }), number(0, 24),
                                   maybe([&] { return player(); }), maybe([&] { return cell(); }),
                                   maybe([&] { return block(); }), number(0, 9)});
    });
    made.icons =
        maybe([&] { return some(2, [&] { return Icon{cells(), chance(), maybe([&] { return player(); })}; }); });
    made.bonusSupply = maybe([&] { return number(0, 24); });
    made.winners = maybe([&] { return some(2, [&] { return player(); }); });
    made.note = chance() ? text() : std::string();
    return made;
}

Event Maker::earlyEvent(std::size_t kind)
{
    switch (kind) {
    case 0: return BlockSet{face("sprawl")};
    case 1: return CardSet{card("worm")};
    case 2: return PawnSet{pawnCard("idoru")};
    case 3:
        return StartRolled{
            {{m_names.seated.front(), dice(3)}}, player(), some(4, [&] { return number(0, 9); }), chance()};
    case 4: return TurnBegan{number(1, 999), player(), some(2, [&] { return source(); })};
    case 5:
        return PhaseBegan{any(Phase::Over), maybe([&] { return number(0, 9); }), maybe([&] { return number(0, 9); })};
    case 6: return CardPlayed{cardId(), maybe([&] { return pawn(); })};
    case 7: return EachTurnUsed{pawn(), any(Ability::Reboot)};
    case 8: return BlockPlaced{block(), cell(), number(0, 5), maybe([&] { return pawn(); }), player()};
    case 9: return BonusIconFormed{cells(), chance()};
    case 10: return EffectFired{source(), any(EffectTime::Sacrifice), effect(), player()};
    case 11: return EffectLapsed{source(), effect()};
    case 12: return ChoiceOpened{choice()};
    case 13: return ChoiceMade{number(1, 99), maybe([&] { return option(any(ChoiceKind::Yes)); })};
    default: return ChoiceClosed{number(1, 99)};
    }
}

Event Maker::pawnEvent(std::size_t kind)
{
    switch (kind) {
    case 15: return PawnPlaced{pawn(), place(), maybe([&] { return player(); })};
    case 16:
        return PawnMoved{pawn(), place(), {place(), place()}, maybe([&] { return number(0, 9); }), chance(), maybe([&] {
                             return number(0, 9);
                         })};
    case 17: return MovementRolled{pawn(), number(0, 12)};
    case 18: return MovementKept{cardId(), pawn(), number(0, 9)};
    case 19: return DiceRolled{dice(), chance(), maybe([&] { return pawn(); }), number(0, 3)};
    case 20: return IcebreakSucceeded{pawn(), blockOrPawn(*this), faceSet()};
    case 21: return IcebreakFailed{pawn(), blockOrPawn(*this), faceSet(), chance()};
    case 22: return DeleteSucceeded{pawn(), pawn(), faceSet()};
    case 23: return DeleteFailed{pawn(), pawn(), faceSet()};
    case 24: return ControlGained{block(), player()};
    case 25: return ControlLost{block(), player()};
    case 26: return CounterPlaced{blockOrPawn(*this), player(), number(0, 9)};
    case 27: return CounterReturned{blockOrPawn(*this), player(), number(0, 9)};
    case 28: return BonusCounterWon{cells(), player(), chance()};
    case 29: return BonusCountersGained{player(), number(0, 9), maybe([&] { return block(); })};
    default: return BonusCountersLaid{block(), number(0, 9)};
    }
}

Event Maker::lateEvent(std::size_t kind)
{
    switch (kind) {
    case 31: return BonusCountersPaid{player(), number(0, 9), cardOrPawn(*this)};
    case 32: return BonusCountersReturned{player(), number(0, 9), cardOrPawn(*this), chance()};
    case 33: return PawnEliminated{pawn(), any(PawnWhere::Removed), place(), maybe([&] { return player(); })};
    case 34: return PawnRebooted{pawn(), place()};
    case 35: return PawnControlChanged{pawn(), maybe([&] { return player(); }), maybe([&] { return player(); })};
    case 36: return CardEquipped{cardId(), pawn(), player()};
    case 37: return CardHeld{cardId(), player()};
    case 38: return CardPlaced{cardId(), cell(), block(), player()};
    case 39: return CardDiscarded{cardId()};
    case 40: return BonusCardMoved{cardId(), maybe([&] { return player(); }), maybe([&] { return player(); })};
    case 41: return DiscardAsked{player(), number(0, 9)};
    case 42: return HandFilled{player(), maybe([&] { return number(0, 9); }), maybe([&] { return number(0, 9); })};
    case 43: return GameWon{some(2, [&] { return player(); }), chance()};
    case 44: return Noted{text()};
    case 45: return adjusted();
    case 46: return RuleOverridden{refusal(), text()};
    default: return Declared{some(3, [&] { return fact(); })};
    }
}

Event Maker::event(std::size_t kind)
{
    return kind < 15 ? earlyEvent(kind) : kind < 31 ? pawnEvent(kind) : lateEvent(kind);
}

} // namespace record_test
