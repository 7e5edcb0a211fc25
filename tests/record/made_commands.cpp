// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/maker.h"

namespace record_test {

using namespace zaibatsu;

namespace {

/// A key of the table or a new one.
std::string keyOf(Maker& maker, const record::Keys& keys)
{
    if (maker.chance(30))
        return "made-" + std::to_string(maker.number(0, 999));
    return std::string(keys.at(static_cast<std::size_t>(maker.number(0, static_cast<int>(keys.size()) - 1))));
}

} // namespace

Adjust Maker::adjust()
{
    Adjust made;
    made.turn = maybe([&] {
        return TurnPatch{maybe([&] { return number(0, 9999); }), maybe([&] { return player(); }),
                         maybe([&] { return any(Phase::Over); })};
    });
    made.players = some(2, [&] {
        PlayerPatch patch{any(Colour::Yellow),
                          maybe([&] { return text(); }),
                          maybe([&] { return any(Colour::Yellow); }),
                          maybe([&] { return number(0, 40); }),
                          maybe([&] { return number(0, 40); }),
                          maybe([&] { return number(0, 24); }),
                          maybe([&] { return number(0, 10); }),
                          maybe([&] { return chance(); }),
                          {}};
        patch.blackMarker = maybe([&] { return maybe([&] { return chance(); }); });
        return patch;
    });
    made.blocks = some(2, [&] {
        BlockPatch patch{block(),
                         maybe([&] { return maybe([&] { return cell(); }); }),
                         maybe([&] { return number(0, 5); }),
                         maybe([&] { return maybe([&] { return player(); }); }),
                         {},
                         maybe([&] { return number(0, 24); })};
        if (chance())
            for (auto& count : patch.counters.emplace())
                count = static_cast<std::uint8_t>(number(0, 5));
        return patch;
    });
    made.pawns = some(2, [&] {
        return PawnPatch{pawn(),
                         maybe([&] { return any(PawnWhere::Removed); }),
                         maybe([&] { return maybe([&] { return player(); }); }),
                         maybe([&] { return maybe([&] { return place(); }); }),
                         maybe([&] { return number(0, 24); }),
                         maybe([&] { return maybe([&] { return player(); }); }),
                         maybe([&] { return maybe([&] { return player(); }); }),
                         maybe([&] { return abilities(); }),
                         maybe([&] { return maybe([&] { return number(0, 99); }); })};
    });
    made.cards = some(2, [&] {
        return CardPatch{cardId(),
                         maybe([&] { return any(CardWhere::Discarded); }),
                         maybe([&] { return maybe([&] { return pawn(); }); }),
                         maybe([&] { return number(0, 24); }),
                         maybe([&] { return maybe([&] { return player(); }); }),
                         maybe([&] { return maybe([&] { return cell(); }); }),
                         maybe([&] { return maybe([&] { return block(); }); })};
    });
    made.icons =
        maybe([&] { return some(2, [&] { return Icon{cells(), chance(), maybe([&] { return player(); })}; }); });
    made.winners = maybe([&] { return some(2, [&] { return player(); }); });
    made.note = chance() ? text() : std::string();
    return made;
}

Action Maker::lateAction(std::size_t kind)
{
    switch (kind) {
    case 14: return Use{source(), maybe([&] { return option(any(ChoiceKind::Yes)); }), {}};
    case 15: return Sacrifice{pawn()};
    case 16: return Choose{number(1, 9999), maybe([&] { return option(any(ChoiceKind::Yes)); }), maybeDice()};
    case 17: return NextPhase{maybe([&] { return number(0, 20); }), maybe([&] { return number(0, 20); })};
    case 18: return EndGame{};
    case 19: return Note{text()};
    default: return adjust();
    }
}

Action Maker::action(std::size_t kind)
{
    switch (kind) {
    case 0: return SetBlock{face(keyOf(*this, m_names.blocks))};
    case 1: return SetCard{card(keyOf(*this, m_names.cards)), chance() ? 1 : number(2, 99)};
    case 2: return SetPawn{pawnCard(keyOf(*this, m_names.pawns))};
    case 3:
        return SetCatalogue{{{face("new-block")}, {face("sprawl")}}, {{card("new-card"), 3}}, {{pawnCard("new-pawn")}}};
    case 4: {
        StartingRolls rolls;
        for (const Colour colour : m_names.seated)
            if (chance())
                rolls.rolls[colour] = dice(3);
        rolls.dice = maybeDice();
        return rolls;
    }
    case 5: return Search{pawn(), block(), cell(), number(0, 5), chance()};
    case 6: {
        Move move{pawn(), some(5, [&] { return place(); }), maybe([&] { return number(0, 20); }), chance()};
        move.path.push_back(place());
        return move;
    }
    case 7: return RollMovement{pawn(), maybeDice()};
    case 8:
        if (chance())
            return Icebreak{pawn(), block(), maybeDice(), chance()};
        return Icebreak{pawn(), pawn(), maybeDice(), chance()};
    case 9: return Delete{pawn(), pawn(), maybeDice(), chance()};
    case 10: return Reboot{pawn(), maybe([&] { return number(1, 4); })};
    case 11: return Equip{cardId(), maybe([&] { return pawn(); })};
    case 12: return PlaceCard{cardId(), block(), number(0, 5), maybe([&] { return pawn(); })};
    case 13: return Enter{pawn()};
    default: return lateAction(kind);
    }
}

Command Maker::command(std::size_t kind)
{
    Command made;
    made.action = action(kind);
    const bool plays = (kind >= 5 && kind <= 10) || (kind >= 13 && kind <= 15);
    for (int count = plays ? number(0, 4) : 0; count > 0; --count) {
        const CardId card = cardId();
        if (std::find(made.cards.begin(), made.cards.end(), card) == made.cards.end())
            made.cards.push_back(card);
    }
    made.overrideReason = maybe([&] { return text(); });
    made.declared = chance();
    made.success = maybe([&] { return chance(); });
    made.automatic = chance();
    return made;
}

} // namespace record_test
