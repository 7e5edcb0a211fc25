// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Events as docs/formats.md names their fields.
#include "record/second_words.h"
#include "record/second_writer.h"

#include "base/overload.h"

#include <QJsonArray>

using namespace zaibatsu;

namespace record_test {
namespace {

QJsonArray cells(const std::array<hex::Cell, 3>& three)
{
    return {SecondWords::cell(three[0]), SecondWords::cell(three[1]), SecondWords::cell(three[2])};
}

QJsonObject counted(const char* key, int count) { return {{QLatin1String(key), count}}; }

/// Both objects as one.
QJsonObject both(QJsonObject one, const QJsonObject& other)
{
    for (auto it = other.begin(); it != other.end(); ++it)
        one[it.key()] = it.value();
    return one;
}

QJsonObject by(Colour player) { return {{"player", SecondWords::colour(player)}}; }

} // namespace

QJsonObject SecondWriter::source(const Source& source) const
{
    return std::visit(
        base::overload{[this](BlockId id) { return QJsonObject{{"source", block(id)}, {"source_is", "block"}}; },
                       [this](CardId id) { return QJsonObject{{"source", card(id)}, {"source_is", "card"}}; },
                       [this](PawnId id) { return QJsonObject{{"source", pawn(id)}, {"source_is", "pawn"}}; }},
        source);
}

QJsonObject SecondWriter::on(const std::variant<BlockId, PawnId>& piece) const
{
    if (const auto* id = std::get_if<BlockId>(&piece))
        return {{"block", block(*id)}};
    return {{"pawn", pawn(std::get<PawnId>(piece))}};
}

QJsonObject SecondWriter::on(const std::variant<CardId, PawnId>& piece) const
{
    if (const auto* id = std::get_if<CardId>(&piece))
        return {{"card", card(*id)}};
    return {{"pawn", pawn(std::get<PawnId>(piece))}};
}

QJsonObject SecondWriter::target(const std::variant<BlockId, PawnId>& piece) const
{
    if (const auto* id = std::get_if<BlockId>(&piece))
        return {{"block", block(*id)}};
    return {{"target", pawn(std::get<PawnId>(piece))}};
}

QJsonObject SecondWriter::turnEvent(const Event& event) const
{
    return std::visit(
        base::overload{
            [this](const BlockSet& e) { return face(e.face); }, [this](const CardSet& e) { return card(e.card); },
            [this](const PawnSet& e) { return pawnCard(e.pawn); },
            [](const StartRolled& e) {
                QJsonObject rolls;
                for (const auto& [who, rolled] : e.rolls)
                    rolls[SecondWords::colour(who)] = SecondWords::faces(rolled);
                QJsonArray hands;
                for (const int cards : e.openingHands)
                    hands.append(cards);
                return both(by(e.first), {{"rolls", rolls}, {"opening_hands", hands}, {"typed", e.typed}});
            },
            [](const PhaseBegan& e) {
                QJsonObject object{{"phase", SecondWords::phase(e.phase)}};
                SecondWords::known(object, "kept", e.kept);
                SecondWords::known(object, "drawn", e.drawn);
                return object;
            },
            [this](const CardPlayed& e) {
                QJsonObject object{{"card", card(e.card)}};
                if (e.pawn)
                    object["pawn"] = pawn(*e.pawn);
                return object;
            },
            [this](const EachTurnUsed& e) {
                return QJsonObject{{"pawn", pawn(e.pawn)}, {"ability", SecondWords::ability(e.ability)}};
            },
            [this](const BlockPlaced& e) {
                QJsonObject object =
                    both(by(e.player),
                         {{"block", block(e.block)}, {"at", SecondWords::cell(e.at)}, {"rotation", e.rotation}});
                if (e.pawn)
                    object["pawn"] = pawn(*e.pawn);
                return object;
            },
            [](const BonusIconFormed& e) { return QJsonObject{{"cells", cells(e.cells)}, {"counter", e.counter}}; },
            [this](const EffectFired& e) {
                static constexpr std::array times{"placed", "controlled", "turn_start", "space", "sacrifice"};
                QJsonObject object = both(source(e.source), effects({e.effect}).toArray().at(0).toObject());
                object["when"] = QString::fromLatin1(times.at(static_cast<std::size_t>(e.time)));
                return both(object, by(e.player));
            },
            [this](const EffectLapsed& e) {
                return both(source(e.source), effects({e.effect}).toArray().at(0).toObject());
            },
            [this](const ChoiceMade& e) {
                return both(counted("choice", e.choice), e.answer ? option(*e.answer).toObject() : QJsonObject{});
            },
            [](const ChoiceClosed& e) { return counted("choice", e.choice); },
            [](const auto&) { return QJsonObject{}; }},
        event);
}

QJsonObject SecondWriter::pawnEvent(const Event& event) const
{
    const auto none = [](const std::optional<Colour>& who) { return SecondWords::nullable(who); };
    return std::visit(
        base::overload{
            [&](const PawnPlaced& e) {
                return QJsonObject{{"pawn", pawn(e.pawn)}, {"at", place(e.at)}, {"player", none(e.controller)}};
            },
            [&](const PawnMoved& e) {
                QJsonArray path;
                for (const Place& at : e.path)
                    path.append(place(at));
                QJsonObject object{{"pawn", pawn(e.pawn)}, {"from", place(e.from)}, {"path", path}};
                SecondWords::known(object, "actions", e.actions);
                if (e.own)
                    object["own"] = true;
                SecondWords::known(object, "own_left", e.ownLeft);
                return object;
            },
            [&](const MovementRolled& e) { return QJsonObject{{"pawn", pawn(e.pawn)}, {"count", e.spaces}}; },
            [&](const MovementKept& e) {
                return QJsonObject{{"card", card(e.card)}, {"pawn", pawn(e.pawn)}, {"count", e.left}};
            },
            [&](const DiceRolled& e) {
                QJsonObject object{{"dice", SecondWords::faces(e.dice)}, {"typed", e.typed}, {"black", e.black}};
                if (e.pawn)
                    object["pawn"] = pawn(*e.pawn);
                return object;
            },
            [&](const PawnEliminated& e) {
                static constexpr std::array states{"reserve", "cybernet", "eliminated", "removed"};
                return QJsonObject{{"pawn", pawn(e.pawn)},
                                   {"to", QString::fromLatin1(states.at(static_cast<std::size_t>(e.to)))},
                                   {"from", place(e.from)},
                                   {"player", none(e.controller)}};
            },
            [&](const PawnRebooted& e) { return QJsonObject{{"pawn", pawn(e.pawn)}, {"at", place(e.at)}}; },
            [&](const PawnControlChanged& e) {
                return QJsonObject{{"pawn", pawn(e.pawn)}, {"from", none(e.from)}, {"to", none(e.to)}};
            },
            [](const auto&) { return QJsonObject{}; }},
        event);
}

QJsonObject SecondWriter::rollEvent(const Event& event) const
{
    const auto tried = [this](PawnId by, const dice::FaceSet& hits) {
        return QJsonObject{{"pawn", pawn(by)}, {"numbers", SecondWords::numbers(hits)}};
    };
    return std::visit(
        base::overload{
            [&](const IcebreakSucceeded& e) { return both(tried(e.pawn, e.numbers), target(e.target)); },
            [&](const IcebreakFailed& e) {
                return both(both(tried(e.pawn, e.numbers), target(e.target)), {{"fatal", e.fatal}});
            },
            [&](const DeleteSucceeded& e) { return both(tried(e.pawn, e.numbers), {{"target", pawn(e.target)}}); },
            [&](const DeleteFailed& e) { return both(tried(e.pawn, e.numbers), {{"target", pawn(e.target)}}); },
            [&](const ControlGained& e) { return both(by(e.player), {{"block", block(e.block)}}); },
            [&](const ControlLost& e) { return both(by(e.player), {{"block", block(e.block)}}); },
            [&](const CounterPlaced& e) { return both(both(by(e.player), on(e.on)), counted("count", e.count)); },
            [&](const CounterReturned& e) { return both(both(by(e.player), on(e.from)), counted("count", e.count)); },
            [](const auto&) { return QJsonObject{}; }},
        event);
}

QJsonObject SecondWriter::cardEvent(const Event& event) const
{
    const auto none = [](const std::optional<Colour>& who) { return SecondWords::nullable(who); };
    return std::visit(
        base::overload{
            [&](const BonusCounterWon& e) {
                return both(by(e.player), {{"cells", cells(e.cells)}, {"counter", e.counter}});
            },
            [&](const BonusCountersGained& e) {
                QJsonObject object = both(by(e.player), counted("count", e.count));
                if (e.block)
                    object["block"] = block(*e.block);
                return object;
            },
            [&](const BonusCountersLaid& e) { return both(counted("count", e.count), {{"block", block(e.block)}}); },
            [&](const BonusCountersPaid& e) { return both(both(by(e.player), on(e.on)), counted("count", e.count)); },
            [&](const BonusCountersReturned& e) {
                QJsonObject object = both(both(by(e.player), on(e.from)), counted("count", e.count));
                if (e.toSupply)
                    object["to_supply"] = true;
                return object;
            },
            [&](const CardEquipped& e) { return both(by(e.player), {{"card", card(e.card)}, {"pawn", pawn(e.pawn)}}); },
            [&](const CardHeld& e) { return both(by(e.player), {{"card", card(e.card)}}); },
            [&](const CardPlaced& e) {
                return both(by(e.player),
                            {{"card", card(e.card)}, {"at", SecondWords::cell(e.at)}, {"beside", block(e.beside)}});
            },
            [&](const CardDiscarded& e) { return QJsonObject{{"card", card(e.card)}}; },
            [&](const BonusCardMoved& e) {
                return QJsonObject{{"card", card(e.card)}, {"from", none(e.from)}, {"to", none(e.to)}};
            },
            [&](const DiscardAsked& e) { return both(by(e.player), counted("count", e.count)); },
            [&](const HandFilled& e) {
                QJsonObject object = by(e.player);
                SecondWords::known(object, "kept", e.kept);
                SecondWords::known(object, "drawn", e.drawn);
                return object;
            },
            [&](const GameWon& e) {
                QJsonArray winners;
                for (const Colour who : e.winners)
                    winners.append(SecondWords::colour(who));
                return QJsonObject{{"winners", winners}, {"time_up", e.timeUp}};
            },
            [&](const Noted& e) { return QJsonObject{{"text", QString::fromStdString(e.text)}}; },
            [](const auto&) { return QJsonObject{}; }},
        event);
}

QJsonObject SecondWriter::event(const Event& event, const QString& type) const
{
    QJsonObject object = both(both(turnEvent(event), pawnEvent(event)), both(rollEvent(event), cardEvent(event)));
    object["type"] = type;
    return object;
}

} // namespace record_test
