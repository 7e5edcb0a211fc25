// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/second_writer.h"
#include "record/second_words.h"

#include "base/overload.h"

#include <QJsonArray>

using namespace zaibatsu;

namespace record_test {
namespace {

QString word(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

template <std::size_t N, class E>
QString word(const std::array<const char*, N>& words, E value)
{
    return QString::fromLatin1(words.at(static_cast<std::size_t>(value)));
}

QString colour(Colour value) { return word(std::array{"red", "blue", "green", "yellow"}, value); }
QString ability(Ability value) { return word(std::array{"icebreaker", "delete", "search", "reboot"}, value); }

QJsonValue nullable(const std::optional<Colour>& value) { return value ? QJsonValue(colour(*value)) : QJsonValue(); }

QJsonArray abilities(const Abilities& set)
{
    QJsonArray list;
    for (int i = 0; i < 4; ++i)
        if (set.has(static_cast<Ability>(i)))
            list.append(ability(static_cast<Ability>(i)));
    return list;
}

QJsonArray numbers(const dice::FaceSet& set)
{
    QJsonArray list;
    for (int face = 1; face <= 6; ++face)
        if (set.contains(static_cast<dice::Face>(face)))
            list.append(face);
    return list;
}

QJsonArray faces(const std::vector<dice::Face>& dice)
{
    QJsonArray list;
    for (const dice::Face face : dice)
        list.append(face);
    return list;
}

QJsonArray six(const hex::Six& flags)
{
    QJsonArray list;
    for (int i = 0; i < 6; ++i)
        list.append(flags.at(i));
    return list;
}

QJsonArray cell(hex::Cell at) { return {at.q, at.r}; }

QJsonValue ice(const Ice& printed)
{
    return printed.numbers.empty() && !printed.black
        ? QJsonValue()
        : QJsonValue(QJsonObject{{"numbers", numbers(printed.numbers)}, {"black", printed.black}});
}

QJsonObject defence(const Defence& dice)
{
    return {{"shielded", numbers(dice.shielded)}, {"unshielded", numbers(dice.unshielded)}};
}

QJsonObject ownMovement(const OwnMovement& own)
{
    return {{"kind", word(std::array{"none", "spaces", "roll", "blocks"}, own.kind)}, {"count", own.count}};
}

QJsonObject bonus(const IcebreakBonus& bonus)
{
    QJsonObject object{{"dice", bonus.dice}, {"black", bonus.black}, {"fixed", numbers(bonus.fixed)}};
    if (bonus.againstOwned)
        object["against"] = QStringLiteral("owned");
    return object;
}

QString use(CardUse value)
{
    return word(std::array{"generic", "defence", "neuroconsole", "weapon", "drone-weapon", "bot", "malware",
                           "block-card", "none"},
                value);
}

/// A field that is known; one that is not is left out.
template <class Value, class Write>
void known(QJsonObject& object, const char* key, const std::optional<Value>& value, Write write)
{
    if (value)
        object[QLatin1String(key)] = write(*value);
}
void known(QJsonObject& object, const char* key, const std::optional<int>& value)
{
    if (value)
        object[QLatin1String(key)] = *value;
}
void unless(QJsonObject& object, const char* key, const std::string& text)
{
    if (!text.empty())
        object[QLatin1String(key)] = QString::fromStdString(text);
}

void dice(QJsonObject& object, const MaybeDice& dice)
{
    if (dice)
        object["dice"] = faces(dice->faces);
}

} // namespace

QString SecondWords::colour(Colour value) { return record_test::colour(value); }
QString SecondWords::ability(Ability value) { return record_test::ability(value); }
QString SecondWords::phase(Phase value)
{
    return word(std::array{"setup", "beginning", "action", "recycling", "over"}, value);
}
QJsonValue SecondWords::nullable(const std::optional<Colour>& value) { return record_test::nullable(value); }
QJsonArray SecondWords::numbers(const dice::FaceSet& set) { return record_test::numbers(set); }
QJsonArray SecondWords::faces(const std::vector<dice::Face>& dice) { return record_test::faces(dice); }
QJsonArray SecondWords::cell(hex::Cell at) { return record_test::cell(at); }
void SecondWords::known(QJsonObject& object, const char* key, const std::optional<int>& value)
{
    record_test::known(object, key, value);
}

QString SecondWriter::block(BlockId id) const { return word(m_names.blocks.at(id.index())); }
QString SecondWriter::pawn(PawnId id) const { return word(m_names.pawns.at(id.index())); }
QString SecondWriter::card(CardId id) const { return word(m_names.cards.at(id.index())); }

QString SecondWriter::place(const Place& place) const
{
    const QString piece = place.on == Place::On::Block ? block(BlockId{place.piece}) : card(CardId{place.piece});
    return place.space ? piece + '/' + QString::fromStdString(toString(*place.space)) : piece;
}

QJsonValue SecondWriter::effects(const std::vector<Effect>& list) const
{
    static constexpr std::array kinds{"place-pawn",    "gain-pawn",      "gain-card", "attack-all",   "attack-one",
                                      "extra-counter", "return-counter", "bonus",     "bonus-to-all", "bonus-on-block",
                                      "sacrifice-one", "discard",        "strip",     "as-core",      "note"};
    QJsonArray written;
    for (const Effect& effect : list) {
        QJsonObject one{{"effect", word(kinds, effect.kind)}};
        known(one, "pawn", effect.pawn, [this](PawnId id) { return pawn(id); });
        known(one, "card", effect.card, [this](CardId id) { return card(id); });
        known(one, "skulls", effect.skulls);
        known(one, "count", effect.count);
        one["reach"] = word(std::array{"any", "block", "adjacent"}, effect.reach);
        if (effect.may)
            one["may"] = true;
        unless(one, "text", effect.text);
        written.append(one);
    }
    return written;
}

QJsonObject SecondWriter::space(const Space& space) const
{
    QJsonObject object{{"id", QString::fromStdString(toString(space.id))},
                       {"kind", word(std::array{"normal", "double", "large", "figure"}, space.kind)},
                       {"shielded", numbers(space.defence.shielded)},
                       {"unshielded", numbers(space.defence.unshielded)}};
    QJsonArray sides;
    QJsonObject arrows;
    for (int side = 0; side < 6; ++side) {
        if (space.sides.at(side))
            sides.append(side);
        if (const BorderArrow arrow = space.arrows[static_cast<std::size_t>(side)]; arrow != BorderArrow::None)
            arrows[QString::number(side)] = arrow == BorderArrow::Out ? QStringLiteral("out") : QStringLiteral("in");
    }
    object["sides"] = sides;
    if (!arrows.isEmpty())
        object["arrows"] = arrows;
    known(object, "pawn", space.pawn, [this](PawnId id) { return pawn(id); });
    if (space.hand != 0)
        object["hand"] = space.hand;
    if (space.skulls != 0)
        object["skulls"] = space.skulls;
    if (!space.effects.empty())
        object["effect"] = effects(space.effects);
    return object;
}

QJsonObject SecondWriter::face(const Face& face) const
{
    QJsonObject object{{"block", QString::fromStdString(face.key)}};
    const auto list = [this](const std::vector<Effect>& all) { return effects(all); };
    known(object, "sides", face.sides, six);
    known(object, "corners", face.corners, six);
    known(object, "ice", face.ice, ice);
    known(object, "spaces", face.spaces, [this](const std::vector<Space>& spaces) {
        QJsonArray all;
        for (const Space& one : spaces)
            all.append(space(one));
        return all;
    });
    known(object, "links", face.links, [](const std::vector<Link>& links) {
        QJsonArray all;
        for (const Link& link : links)
            all.append(QJsonObject{{"from", QString::fromStdString(toString(link.from))},
                                   {"to", QString::fromStdString(toString(link.to))},
                                   {"one_way", link.oneWay}});
        return all;
    });
    known(object, "placed", face.placed, list);
    known(object, "controlled", face.controlled, list);
    known(object, "turn_start", face.turnStart, list);
    if (face.sample)
        object["sample"] = true;
    return object;
}

QJsonObject SecondWriter::card(const Card& card) const
{
    QJsonObject object{{"card", QString::fromStdString(card.key)}};
    const auto list = [this](const std::vector<Effect>& all) { return effects(all); };
    unless(object, "name", card.name);
    known(object, "actions", card.actions, abilities);
    known(object, "movement", card.movement);
    known(object, "use", card.use, use);
    known(object, "cost", card.cost);
    known(object, "icebreaker", card.icebreaker, bonus);
    known(object, "skulls", card.skulls);
    known(object, "defence", card.defence, defence);
    known(object, "hand", card.hand);
    known(object, "movement_change", card.movementChange);
    known(object, "grants", card.grants, abilities);
    known(object, "cannot", card.cannot, abilities);
    known(object, "each_turn", card.eachTurn, abilities);
    known(object, "own_movement", card.ownMovement, ownMovement);
    known(object, "turn_start", card.turnStart, list);
    known(object, "sacrifice", card.sacrifice, list);
    known(object, "pawn", card.pawn, [this](PawnId id) { return pawn(id); });
    known(object, "spaces", card.spaces, [this](const std::vector<Space>& spaces) {
        QJsonArray all;
        for (const Space& one : spaces)
            all.append(space(one));
        return all;
    });
    unless(object, "note", card.note);
    unless(object, "slot", card.slot);
    if (card.bonus)
        object["bonus"] = true;
    known(object, "on", card.on, [](CardOn on) { return word(std::array{"pawn", "enemy", "block"}, on); });
    if (card.sample)
        object["sample"] = true;
    return object;
}

QJsonObject SecondWriter::pawnCard(const PawnCard& pawn) const
{
    QJsonObject object{{"pawn", QString::fromStdString(pawn.key)}};
    known(object, "kind", pawn.kind,
          [](PawnKind kind) { return word(std::array{"other", "speedrunner", "cleaner", "drone"}, kind); });
    known(object, "abilities", pawn.abilities, abilities);
    known(object, "fixed", pawn.fixed, numbers);
    known(object, "skulls", pawn.skulls);
    known(object, "defence", pawn.defence, defence);
    known(object, "ice", pawn.ice, ice);
    known(object, "card_movement", pawn.cardMovement, [](bool may) { return may; });
    known(object, "own_movement", pawn.ownMovement, ownMovement);
    known(object, "cost", pawn.cost);
    known(object, "icebreaker", pawn.icebreaker, bonus);
    known(object, "cannot", pawn.cannot, abilities);
    known(object, "each_turn", pawn.eachTurn, abilities);
    known(object, "hand", pawn.hand);
    known(object, "movement_change", pawn.movementChange);
    known(object, "turn_start", pawn.turnStart, [this](const std::vector<Effect>& all) { return effects(all); });
    known(object, "slots", pawn.slotNames, [](const std::vector<std::string>& names) {
        QJsonArray all;
        for (const std::string& slot : names)
            all.append(QString::fromStdString(slot));
        return all;
    });
    known(object, "any_turn", pawn.anyTurn, [](bool may) { return may; });
    known(object, "reboot_by", pawn.rebootBy, [](RebootBy by) {
        if (by.card && by.fourCards)
            return QJsonArray{"card", "four-cards"};
        return by.card ? QJsonArray{"card"} : QJsonArray{"four-cards"};
    });
    unless(object, "note", pawn.note);
    if (pawn.sample)
        object["sample"] = true;
    return object;
}

QJsonValue SecondWriter::option(const Option& option) const
{
    return std::visit(base::overload{[this](PawnId id) { return QJsonValue(QJsonObject{{"pawn", pawn(id)}}); },
                                     [](Colour who) { return QJsonValue(QJsonObject{{"player", colour(who)}}); },
                                     [this](BlockId id) { return QJsonValue(QJsonObject{{"block", block(id)}}); },
                                     [this](CardId id) { return QJsonValue(QJsonObject{{"card", card(id)}}); },
                                     [this](const Place& at) { return QJsonValue(QJsonObject{{"at", place(at)}}); },
                                     [](bool yes) { return QJsonValue(QJsonObject{{"yes", yes}}); }},
                      option);
}

void SecondWriter::fill(QJsonObject& into, const Action& action) const
{
    const auto own = [&into](bool used) {
        if (used)
            into["own"] = true;
    };
    std::visit(base::overload{[&](const SetBlock& c) { into = face(c.face); },
                              [&](const SetCard& c) {
                                  into = card(c.card);
                                  if (c.copies > 1)
                                      into["copies"] = c.copies;
                              },
                              [&](const SetPawn& c) { into = pawnCard(c.pawn); },
                              [&](const StartingRolls& c) {
                                  QJsonObject rolls;
                                  for (const auto& [who, rolled] : c.rolls)
                                      rolls[colour(who)] = faces(rolled);
                                  if (!c.rolls.empty())
                                      into["rolls"] = rolls;
                              },
                              [&](const Search& c) {
                                  into = {{"pawn", pawn(c.pawn)},
                                          {"block", block(c.block)},
                                          {"at", cell(c.at)},
                                          {"rotation", c.rotation}};
                                  own(c.own);
                              },
                              [&](const Move& c) {
                                  QJsonArray path;
                                  for (const Place& at : c.path)
                                      path.append(place(at));
                                  into = {{"pawn", pawn(c.pawn)}, {"path", path}};
                                  known(into, "actions", c.actions);
                                  own(c.own);
                              },
                              [&](const RollMovement& c) {
                                  into["pawn"] = pawn(c.pawn);
                                  dice(into, c.dice);
                              },
                              [&](const Icebreak& c) {
                                  into["pawn"] = pawn(c.pawn);
                                  if (const auto* id = std::get_if<BlockId>(&c.target))
                                      into["block"] = block(*id);
                                  else
                                      into["target"] = pawn(std::get<PawnId>(c.target));
                                  dice(into, c.dice);
                                  own(c.own);
                              },
                              [&](const Delete& c) {
                                  into = {{"pawn", pawn(c.pawn)}, {"target", pawn(c.target)}};
                                  dice(into, c.dice);
                                  own(c.own);
                              },
                              [&](const Reboot& c) { into["pawn"] = pawn(c.pawn); },
                              [&](const Equip& c) {
                                  into["card"] = card(c.card);
                                  known(into, "pawn", c.pawn, [this](PawnId id) { return pawn(id); });
                              },
                              [&](const PlaceCard& c) {
                                  into = {{"card", card(c.card)}, {"beside", block(c.beside)}, {"side", c.side}};
                                  known(into, "pawn", c.pawn, [this](PawnId id) { return pawn(id); });
                              },
                              [&](const Enter& c) { into["pawn"] = pawn(c.pawn); },
                              [&](const Sacrifice& c) { into["pawn"] = pawn(c.pawn); },
                              [&](const Choose& c) {
                                  if (c.answer)
                                      into = option(*c.answer).toObject();
                                  into["choice"] = c.choice;
                                  dice(into, c.dice);
                              },
                              [&](const NextPhase& c) {
                                  known(into, "kept", c.kept);
                                  known(into, "drawn", c.drawn);
                              },
                              [&](const Note& c) { into["text"] = QString::fromStdString(c.text); },
                              [](const auto&) {}},
               action);
}

QJsonObject SecondWriter::command(const Command& command) const
{
    static constexpr std::array types{
        "set-block", "set-card", "set-pawn", "set-catalogue", "starting-rolls", "search", "move", "roll-movement",
        "icebreak",  "delete",   "reboot",   "equip",         "place-card",     "enter",  "use",  "sacrifice",
        "choose",    "phase",    "end",      "note",          "adjust"};
    QJsonObject object;
    fill(object, command.action);
    object["type"] = word(types, command.action.index());
    if (command.cards.size() == 1)
        object["card"] = card(command.cards.front());
    QJsonArray cards;
    for (const CardId id : command.cards)
        cards.append(card(id));
    if (command.cards.size() > 1)
        object["cards"] = cards;
    if (const auto* reboot = std::get_if<Reboot>(&command.action)) // four named, or their number
        known(object, command.cards.size() > 1 ? "count" : "cards", reboot->cards);
    known(object, "override", command.overrideReason,
          [](const std::string& why) { return QString::fromStdString(why); });
    if (command.declared)
        object["declared"] = true;
    known(object, "success", command.success, [](bool yes) { return yes; });
    if (command.automatic)
        object["auto"] = true;
    return object;
}

QJsonObject SecondWriter::player(const Player& player)
{
    QJsonObject one{
        {"colour", colour(player.colour)},
        {"name", QString::fromStdString(player.name)},
        {"counters",
         QJsonObject{{"total", player.total}, {"placed", player.total - player.pool}, {"pool", player.pool}}},
        {"bonus", player.bonus},
        {"opening_hand", player.openingHand}};
    if (player.left)
        one["left"] = true;
    known(one, "black_marker", player.blackMarker, [](bool black) { return black; });
    return one;
}

QJsonObject SecondWriter::laid(BlockId id, const LaidBlock& laid) const
{
    QJsonArray counters;
    for (const Colour who : allColours)
        for (int n = 0; n < laid.counters[static_cast<std::size_t>(who)]; ++n)
            counters.append(colour(who));
    return {{"block", block(id)},   {"at", cell(laid.at)}, {"rotation", laid.rotation}, {"owner", nullable(laid.owner)},
            {"counters", counters}, {"bonus", laid.bonus}};
}

QJsonObject SecondWriter::standing(PawnId id, const PawnState& state) const
{
    QJsonObject one{{"pawn", pawn(id)},
                    {"state", word(std::array{"reserve", "cybernet", "eliminated", "removed"}, state.where)},
                    {"controller", nullable(state.controller)},
                    {"at", state.at ? QJsonValue(place(*state.at)) : QJsonValue()}};
    if (state.paid > 0)
        one["paid"] = state.paid;
    known(one, "payer", state.payer, colour);
    known(one, "counter", state.counter, colour);
    if (!state.used.empty())
        one["used"] = abilities(state.used);
    known(one, "own_left", state.ownLeft);
    return one;
}

QJsonObject SecondWriter::lying(CardId id, const CardState& state) const
{
    static constexpr std::array states{"supply", "equipped", "cybernet", "held", "table", "discarded"};
    QJsonObject one{{"card", card(id)},
                    {"state", word(states, state.where)},
                    {"pawn", state.pawn ? QJsonValue(pawn(*state.pawn)) : QJsonValue()},
                    {"paid", state.paid},
                    {"owner", nullable(state.owner)}};
    known(one, "at", state.at, cell);
    known(one, "beside", state.beside, [this](BlockId beside) { return block(beside); });
    return one;
}

void SecondWriter::fillPieces(QJsonObject& show, const State& state) const
{
    QJsonArray blocks;
    QJsonArray pile;
    for (std::uint16_t i = 0; i < state.blocks.size(); ++i)
        if (state.blocks[i])
            blocks.append(laid(BlockId{i}, *state.blocks[i]));
        else
            pile.append(block(BlockId{i}));
    QJsonArray pawns;
    for (std::uint16_t i = 0; i < state.pawns.size(); ++i)
        pawns.append(standing(PawnId{i}, state.pawns[i]));
    QJsonArray cards;
    for (std::uint16_t i = 0; i < state.cards.size(); ++i)
        cards.append(lying(CardId{i}, state.cards[i]));
    QJsonArray icons;
    for (const Icon& icon : state.icons)
        icons.append(QJsonObject{{"cells", QJsonArray{cell(icon.cells[0]), cell(icon.cells[1]), cell(icon.cells[2])}},
                                 {"counter", icon.counter},
                                 {"won_by", nullable(icon.wonBy)}});
    show["blocks"] = blocks;
    show["pawns"] = pawns;
    show["cards"] = cards;
    show["icons"] = icons;
    show["supply"] = QJsonObject{{"bonus", state.bonusSupply}, {"pile", pile}};
}

QJsonObject SecondWriter::table(const State& state) const
{
    static constexpr std::array phases{"setup", "beginning", "action", "recycling", "over"};
    QJsonObject show{{"game", "zaibatsu"},
                     {"edition", state.settings->edition == Edition::First2011 ? "first-2011" : "second-2017"},
                     {"time_limit", state.settings->timeLimit ? QJsonValue(*state.settings->timeLimit) : QJsonValue()},
                     {"turn",
                      QJsonObject{{"number", state.turn.number},
                                  {"player", colour(state.turn.player)},
                                  {"phase", word(phases, state.turn.phase)}}}};
    QJsonArray players;
    for (const Player& one : state.players)
        players.append(player(one));
    show["players"] = players;
    fillPieces(show, state);
    QJsonArray winners;
    for (const Colour who : state.winners)
        winners.append(colour(who));
    show["winners"] = winners;
    show["winner"] = state.winners.size() == 1 ? QJsonValue(colour(state.winners.front())) : QJsonValue();
    return show;
}

} // namespace record_test
