// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/support/table.h"

#include <QtGlobal>

#include <cstdlib>

namespace testing {

using namespace zaibatsu;

namespace {

State started(Settings settings, Components pieces)
{
    auto state = setUp(std::move(settings), std::move(pieces));
    if (!state)
        qFatal("the settings of this test make no table");
    return *state;
}

template <class IdType, class Found>
IdType named(const Found& found, const char* key)
{
    if (!found)
        qFatal("no piece called %s", key);
    return *found;
}

const char* wordOf(Field field)
{
    static constexpr std::array words{
        "sides",      "corners",       "ice",     "spaces",     "links", "arrows",   "placed",  "controlled",
        "turn_start", "skulls",        "defence", "cost",       "use",   "movement", "actions", "own_movement",
        "abilities",  "card_movement", "fixed",   "icebreaker", "slots", "sacrifice"};
    return words[static_cast<std::size_t>(field)];
}

} // namespace

Settings settingsFor(int players, Edition edition, std::map<RuleId, bool> switches)
{
    Settings settings;
    settings.edition = edition;
    settings.switches = std::move(switches);
    const std::array names{"Ana", "Bo", "Cy", "Di"};
    for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i)
        settings.seats.push_back({names[i], allColours[i]});
    return settings;
}

Table::Table(Settings settings, Components pieces) : state(started(std::move(settings), std::move(pieces))) { }

Table::Table(int players, Edition edition, std::map<RuleId, bool> switches)
    : Table(settingsFor(players, edition, std::move(switches)))
{
    StartingRolls rolls;
    for (std::size_t i = 0; i < static_cast<std::size_t>(players); ++i)
        rolls.rolls[allColours[i]] = {static_cast<dice::Face>(i == 0 ? 6 : i)};
    if (play(rolls) != "ok" || play(NextPhase{}) != "ok")
        qFatal("the table does not start");
}

BlockId Table::block(const char* key) const { return named<BlockId>(findBlock(*state.components, key), key); }
PawnId Table::pawn(const char* key) const { return named<PawnId>(findPawn(*state.components, key), key); }
CardId Table::card(const char* key) const { return named<CardId>(findCard(*state.components, key), key); }

Place Table::place(const char* text) const
{
    const std::string whole = text;
    const auto slash = whole.find('/');
    const std::string piece = whole.substr(0, slash);
    std::optional<SpaceId> space;
    if (slash != std::string::npos)
        space = spaceId(whole.substr(slash + 1));
    if (const auto found = findBlock(*state.components, piece))
        return onBlock(*found, space);
    return onCard(card(piece.c_str()), space);
}

void Table::print(const char* key, const std::function<void(Face&)>& change)
{
    Components pieces = *state.components;
    Face face = *pieces.blocks[block(key).index()];
    change(face);
    pieces.blocks[block(key).index()] = std::make_shared<const Face>(face);
    state.components = std::make_shared<const Components>(pieces);
}

void Table::printPawn(const char* key, const std::function<void(PawnCard&)>& change)
{
    Components pieces = *state.components;
    PawnCard printed = *pieces.pawns[pawn(key).index()];
    change(printed);
    pieces.pawns[pawn(key).index()] = std::make_shared<const PawnCard>(printed);
    state.components = std::make_shared<const Components>(pieces);
}

void Table::printCard(const char* key, const std::function<void(Card&)>& change)
{
    Components pieces = *state.components;
    Card printed = *pieces.cards[card(key).index()];
    change(printed);
    pieces.cards[card(key).index()] = std::make_shared<const Card>(printed);
    state.components = std::make_shared<const Components>(pieces);
}

void Table::addCard(const char* key, const std::function<void(Card&)>& change)
{
    Components pieces = *state.components;
    Card printed;
    printed.key = key;
    change(printed);
    pieces.cards.push_back(std::make_shared<const Card>(printed));
    state.components = std::make_shared<const Components>(pieces);
    state.cards.emplace_back();
}

void Table::lay(const char* key, hex::Cell at, int rotation, std::optional<Colour> owner)
{
    LaidBlock laid;
    laid.at = at;
    laid.rotation = rotation;
    state.blocks[block(key).index()] = laid;
    if (!owner)
        return;
    Game::evolve(state, ControlGained{block(key), *owner});
    Game::evolve(state, CounterPlaced{block(key), *owner, 1});
}

void Table::stand(const char* key, const char* where, std::optional<Colour> controller)
{
    Game::evolve(state, PawnPlaced{pawn(key), place(where), controller});
}

void Table::give(const char* key, const char* carrier, int paid, Colour payer)
{
    if (paid > 0) {
        enrich(payer, paid);
        Game::evolve(state, BonusCountersPaid{payer, paid, card(key)});
    }
    Game::evolve(state, CardEquipped{card(key), pawn(carrier), payer});
}

void Table::enrich(Colour colour, int count) { Game::evolve(state, BonusCountersGained{colour, count, std::nullopt}); }

QByteArray Table::answer(const Command& command) const
{
    const auto decision = Game::decide(state, command);
    if (std::holds_alternative<base::Accepted<Game>>(decision))
        return "ok";
    if (const auto* refused = std::get_if<base::Refused<Game>>(&decision))
        return toString(refused->refusal.rule).c_str();
    if (const auto* dice = std::get_if<base::NeedsDice>(&decision))
        return "dice " + QByteArray::number(dice->count);
    return QByteArray("needs ") + wordOf(std::get<base::NeedsFacts<Game>>(decision).facts.front().field);
}

QByteArray Table::answer(const Action& action) const
{
    Command command;
    command.action = action;
    return answer(command);
}

QByteArray Table::play(const Action& action)
{
    Command command;
    command.action = action;
    return play(command);
}

QByteArray Table::play(const Command& command)
{
    auto decision = Game::decide(state, command);
    auto* accepted = std::get_if<base::Accepted<Game>>(&decision);
    if (!accepted)
        return answer(command);
    m_events = std::move(accepted->events);
    m_hints = std::move(accepted->hints);
    for (const Event& event : m_events)
        Game::evolve(state, event);
    const QByteArray what = broken(state);
    return what.isEmpty() ? "ok" : "broken: " + what;
}

QByteArray Table::story() const
{
    QByteArray words;
    for (const Event& event : m_events)
        words += (words.isEmpty() ? "" : " ") + QByteArray(kindOf(event));
    return words;
}

const LaidBlock& Table::laid(const char* key) const
{
    const LaidBlock* found = findLaid(state, block(key));
    if (!found)
        qFatal("%s is not laid", key);
    return *found;
}

const PawnState& Table::at(const char* key) const { return pawnOf(state, pawn(key)); }
const CardState& Table::lying(const char* key) const { return stateOf(state, card(key)); }

const Player& Table::player(Colour colour) const
{
    const Player* found = findPlayer(state, colour);
    if (!found)
        qFatal("nobody plays that colour");
    return *found;
}

MaybeDice typed(std::initializer_list<int> faces)
{
    Dice dice;
    for (const int face : faces)
        dice.faces.push_back(static_cast<dice::Face>(face));
    dice.typed = true;
    return dice;
}

Command with(Action action, std::vector<CardId> cards)
{
    Command command;
    command.action = std::move(action);
    command.cards = std::move(cards);
    return command;
}

Command overriding(Action action)
{
    Command command;
    command.action = std::move(action);
    command.overrideReason = "we agreed";
    return command;
}

Command declared(Action action, std::optional<bool> success)
{
    Command command;
    command.action = std::move(action);
    command.declared = true;
    command.success = success;
    return command;
}

const char* eventWord(std::size_t kind)
{
    static constexpr std::array words{
        "block-set",          "card-set",        "pawn-set",         "start-rolled",    "turn-began",
        "phase-began",        "card-played",     "each-turn-used",   "block-placed",    "icon-formed",
        "effect-fired",       "effect-lapsed",   "choice-opened",    "choice-made",     "choice-closed",
        "pawn-placed",        "pawn-moved",      "movement-rolled",  "movement-kept",   "dice-rolled",
        "icebreak-succeeded", "icebreak-failed", "delete-succeeded", "delete-failed",   "control-gained",
        "control-lost",       "counter-placed",  "counter-returned", "bonus-won",       "bonus-gained",
        "bonus-laid",         "bonus-paid",      "bonus-returned",   "pawn-eliminated", "pawn-rebooted",
        "pawn-control",       "card-equipped",   "card-held",        "card-placed",     "card-discarded",
        "bonus-card",         "discard-asked",   "hand-filled",      "game-won",        "noted",
        "adjusted",           "rule-overridden", "declared"};
    static_assert(words.size() == std::variant_size_v<Event>);
    return words[kind];
}

const char* kindOf(const Event& event) { return eventWord(event.index()); }

} // namespace testing
