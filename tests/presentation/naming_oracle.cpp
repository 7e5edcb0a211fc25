// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "naming_oracle.h"

#include "zaibatsu/face.h"

#include <QStringList>

#include <algorithm>

using namespace zaibatsu;

namespace testing {
namespace {

/// The pawn that acts, and the pieces it is about, whatever the command.
struct Parts {
    std::optional<PawnId> pawn;
    std::optional<PawnId> target;
    std::optional<BlockId> block;
    std::optional<CardId> card;
};

Parts partsOf(const Command& command)
{
    Parts parts;
    std::visit(
        [&parts]<class Kind>(const Kind& kind) {
            if constexpr (requires { parts.pawn = kind.pawn; })
                parts.pawn = kind.pawn;
            if constexpr (requires { parts.target = PawnId(kind.target); })
                parts.target = kind.target;
            if constexpr (requires { parts.block = kind.block; })
                parts.block = kind.block;
            if constexpr (requires { parts.card = kind.card; })
                parts.card = kind.card;
            if constexpr (requires { parts.block = kind.beside; })
                parts.block = kind.beside;
        },
        command.action);
    if (const auto* icebreak = std::get_if<Icebreak>(&command.action)) {
        if (const auto* block = std::get_if<BlockId>(&icebreak->target))
            parts.block = *block;
        else
            parts.target = std::get<PawnId>(icebreak->target);
    }
    return parts;
}

template <class Id>
Things only(const std::optional<Id>& id)
{
    return id ? Things{*id} : Things{};
}

/// For whom the command acts: a pawn of any turn acts for its controller.
Colour actorOf(const State& state, const Command& command)
{
    const auto pawn = partsOf(command).pawn;
    const bool acts = std::holds_alternative<Search>(command.action) || std::holds_alternative<Icebreak>(command.action)
        || std::holds_alternative<Delete>(command.action) || std::holds_alternative<Reboot>(command.action);
    if (!acts || !pawn || !cardOf(state, *pawn).anyTurn.value_or(false) || firstWay(*state.settings, rule("A-017")))
        return state.turn.player;
    return pawnOf(state, *pawn).controller.value_or(state.turn.player);
}

std::optional<BlockId> referenceOf(const State& state, PawnId pawn)
{
    const Place at = pawnOf(state, pawn).at.value_or(Place{});
    return at.on == Place::On::Block ? std::optional(BlockId{at.piece}) : state.cards[at.piece].beside;
}

Things lyingAt(const State& state, hex::Cell cell)
{
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (state.blocks[i] && state.blocks[i]->at == cell)
            return {BlockId{static_cast<std::uint16_t>(i)}};
    for (std::size_t i = 0; i < state.cards.size(); ++i)
        if (state.cards[i].where == CardWhere::Cybernet && state.cards[i].at == cell)
            return {CardId{static_cast<std::uint16_t>(i)}};
    return {};
}

Things groundOf(const Place& place)
{
    return place.on == Place::On::Block ? Things{BlockId{place.piece}} : Things{CardId{place.piece}};
}

/// A place is its piece; a figure space is called by its pawn.
Things thingsAt(const State& state, const Place& place)
{
    Things things = groundOf(place);
    if (place.on == Place::On::Block && faceOf(state, BlockId{place.piece}).spaces)
        for (const Space& space : *faceOf(state, BlockId{place.piece}).spaces)
            if (space.id == place.space && space.kind == SpaceKind::Figure && space.pawn)
                things.insert(*space.pawn);
    return things;
}

Things lastStep(const State& state, const Command& command)
{
    const auto* move = std::get_if<Move>(&command.action);
    if (move == nullptr)
        return {};
    return move->path.empty() ? Things{move->pawn} : thingsAt(state, move->path.back());
}

/// The one whose roll is missing, wrong or one too many.
Things wrongRoller(const State& state, const Command& command)
{
    const auto* start = std::get_if<StartingRolls>(&command.action);
    if (start == nullptr || start->rolls.empty())
        return {};
    std::vector<Colour> tied;
    for (const Player& player : state.players)
        tied.push_back(player.colour);
    std::map<Colour, std::size_t> used;
    while (tied.size() > 1) {
        std::multimap<int, Colour> round;
        for (const Colour colour : tied) {
            const auto own = start->rolls.find(colour);
            if (own == start->rolls.end() || own->second.size() <= used[colour])
                return {colour};
            const int face = own->second[used[colour]++];
            if (face < 1 || face > 6)
                return {colour};
            round.emplace(face, colour);
        }
        const int best = round.rbegin()->first;
        std::erase_if(tied, [&](Colour colour) { return start->rolls.at(colour)[used[colour] - 1] != best; });
    }
    for (const auto& [colour, faces] : start->rolls)
        if (faces.size() != used[colour])
            return {colour};
    return {};
}

Things firstTurnStart(const State& state)
{
    for (const Source& source : state.turnStartsLeft) {
        const auto mandatory = [](const std::optional<std::vector<Effect>>& effects) {
            return effects && std::any_of(effects->begin(), effects->end(), [](const Effect& e) { return !e.may; });
        };
        if (const auto* block = std::get_if<BlockId>(&source); block && mandatory(faceOf(state, *block).turnStart))
            return {*block};
        if (const auto* card = std::get_if<CardId>(&source); card && mandatory(printedOf(state, *card).turnStart))
            return {*card};
        if (const auto* pawn = std::get_if<PawnId>(&source); pawn && mandatory(cardOf(state, *pawn).turnStart))
            return {*pawn};
    }
    return {};
}

Things sourceOf(const Command& command)
{
    const auto* use = std::get_if<Use>(&command.action);
    return use ? std::visit([](auto id) { return Things{id}; }, use->source) : Things{};
}

/// One function for each family; `parts` and `actor` are what most of them name.
class Naming {
public:
    Naming(const State& state, const Command& command)
        : m_state(state),
          m_command(command),
          m_parts(partsOf(command)),
          m_actor(actorOf(state, command))
    {
    }

    Things operator()(TurnObstacle code) const
    {
        if (code == TurnObstacle::ChoiceOpen)
            return {m_state.pending.front().player};
        if (code == TurnObstacle::NotYourPawn)
            return {*m_parts.pawn, m_state.turn.player};
        if (code == TurnObstacle::TurnStartLeft)
            return firstTurnStart(m_state);
        if (code == TurnObstacle::HandTooLarge || code == TurnObstacle::DrawsTooMany)
            return {m_state.turn.player};
        return code == TurnObstacle::PawnUncontrolled ? only(m_parts.pawn) : Things{};
    }
    Things operator()(PawnObstacle code) const
    {
        const bool actingIsIn = pawnOf(m_state, *m_parts.pawn).where == PawnWhere::Cybernet;
        return code == PawnObstacle::NotInCybernet && actingIsIn ? only(m_parts.target) : only(m_parts.pawn);
    }
    Things operator()(SearchObstacle code) const
    {
        const auto& search = std::get<Search>(m_command.action);
        const auto reference = referenceOf(m_state, search.pawn);
        switch (code) {
        case SearchObstacle::NotOnBlock: return {search.pawn};
        case SearchObstacle::BlockNotInPile:
        case SearchObstacle::FitsNowhere: return {search.block};
        case SearchObstacle::PileEmpty: return {};
        case SearchObstacle::CellTaken: return lyingAt(m_state, search.at);
        case SearchObstacle::NotAdjacent:
        case SearchObstacle::ReferenceSideWithoutSpace: return only(reference);
        case SearchObstacle::SideWithoutSpace:
        case SearchObstacle::AgainstArrow: return {search.block, *reference};
        }
        return {};
    }
    Things operator()(MoveObstacle code) const
    {
        switch (code) {
        case MoveObstacle::NoStep:
        case MoveObstacle::AgainstArrow:
        case MoveObstacle::SpaceFull:
        case MoveObstacle::NoSuchSpace: return lastStep(m_state, m_command);
        case MoveObstacle::TooFewActions: return {};
        case MoveObstacle::ActionsDiffer:
            return m_command.cards.size() == 1 ? Things{m_command.cards.front()} : Things{};
        case MoveObstacle::NoCardMovement:
        case MoveObstacle::NoOwnMovement:
        case MoveObstacle::OwnMovementUsed:
        case MoveObstacle::NotRolled:
        case MoveObstacle::AlreadyRolled:
        case MoveObstacle::BareBlock:
        case MoveObstacle::NotAdjacentBlock:
        case MoveObstacle::MovementBarred:
        case MoveObstacle::NothingToRoll: break;
        }
        return only(m_parts.pawn);
    }
    Things operator()(IcebreakObstacle code) const
    {
        switch (code) {
        case IcebreakObstacle::NotOnTarget: return {*m_parts.pawn, *m_parts.block};
        case IcebreakObstacle::NoIce: return {*m_parts.block};
        case IcebreakObstacle::OwnBlock: return {*m_parts.block, m_actor};
        case IcebreakObstacle::OwnPawn: return {*m_parts.target, m_actor};
        case IcebreakObstacle::NoCounterLeft: return {m_actor};
        case IcebreakObstacle::PawnNotInRange:
        case IcebreakObstacle::NoPawnIce:
        case IcebreakObstacle::IceCovered: break;
        }
        return only(m_parts.target);
    }
    Things operator()(DeleteObstacle code) const
    {
        const bool attacker = code == DeleteObstacle::NoSkulls || code == DeleteObstacle::Itself;
        return only(attacker ? m_parts.pawn : m_parts.target);
    }
    Things operator()(CardObstacle code) const;
    Things operator()(AnswerObstacle code) const
    {
        if (code == AnswerObstacle::AnotherFirst)
            return {m_state.pending.front().player};
        const bool rolls = code == AnswerObstacle::WrongDiceCount || code == AnswerObstacle::NotADieFace
            || code == AnswerObstacle::RollsDontDecide;
        return rolls ? wrongRoller(m_state, m_command) : Things{};
    }
    Things operator()(TableObstacle code) const
    {
        if (code == TableObstacle::PlaceWithoutSpace)
            return only(m_parts.pawn);
        if (code != TableObstacle::NotLaid)
            return {};
        const auto* move = std::get_if<Move>(&m_command.action);
        return move ? groundOf(move->path.back()) : only(m_parts.block);
    }

private:
    const State& m_state;
    const Command& m_command;
    Parts m_parts;
    Colour m_actor;
};

/// The first of the named cards that cannot be played, or lacks the action. A card that is put somewhere is the one
/// meant, whatever else is named beside it.
Things wrongCard(const State& state, const Command& command, CardObstacle code)
{
    if (const auto own = partsOf(command).card)
        return {*own};
    std::set<CardId> seen;
    for (const CardId card : command.cards) {
        const CardWhere where = stateOf(state, card).where;
        const bool used = !seen.insert(card).second || (where != CardWhere::Supply && where != CardWhere::Discarded);
        const bool wrong = code == CardObstacle::AlreadyUsed ? used
            : code == CardObstacle::BonusCard                ? printedOf(state, card).bonus
                                                             : printedOf(state, card).actions.has_value();
        if (wrong)
            return {card};
    }
    return {};
}

Things Naming::operator()(CardObstacle code) const
{
    Things both = only(m_parts.card);
    const Things pawn = only(m_parts.pawn);
    both.insert(pawn.begin(), pawn.end());
    switch (code) {
    case CardObstacle::AlreadyUsed:
    case CardObstacle::BonusCard:
    case CardObstacle::LacksAction: return wrongCard(m_state, m_command, code);
    case CardObstacle::TooFewBonus: {
        Things paying = m_parts.card ? only(m_parts.card) : pawn;
        paying.insert(m_actor);
        return paying;
    }
    case CardObstacle::NotAnItem:
    case CardObstacle::NotBlockCard:
    case CardObstacle::NeedsIcebreaker:
    case CardObstacle::NeedsDelete:
    case CardObstacle::OnlyDrones: return only(m_parts.card);
    case CardObstacle::WrongPawn:
        if (m_parts.pawn)
            both.insert(m_actor);
        return both;
    case CardObstacle::DroneCarriesNone:
    case CardObstacle::MalwareOwnPawn:
    case CardObstacle::SlotTaken: return both;
    case CardObstacle::NotControlled: return {*m_parts.block, m_actor};
    case CardObstacle::BesideCore: return {centralCore};
    case CardObstacle::NoIce:
    case CardObstacle::SideWithoutSpace: return only(m_parts.block);
    case CardObstacle::CellTaken: {
        const auto& place = std::get<PlaceCard>(m_command.action);
        Things things = lyingAt(m_state, hex::neighbour(findLaid(m_state, place.beside)->at, place.side));
        things.insert(place.beside);
        return things;
    }
    case CardObstacle::CardNotPlaced:
    case CardObstacle::NotEnterable:
    case CardObstacle::AlreadyInPlay:
    case CardObstacle::WrongCount: return pawn;
    case CardObstacle::TooManyCards: return m_parts.pawn ? pawn : sourceOf(m_command);
    case CardObstacle::NoSuchEffect: return sourceOf(m_command);
    case CardObstacle::NotSameBlock: {
        Things things = m_parts.block ? only(m_parts.block) : groundOf(*pawnOf(m_state, *m_parts.pawn).at);
        things.insert(*m_parts.card);
        return things;
    }
    }
    return {};
}

} // namespace

Things mustName(const State& state, const Command& command, const ObstacleCode& code)
{
    return std::visit(Naming(state, command), code);
}

void nameApart(State& state)
{
    Components pieces = *state.components;
    const std::array players{"Quentin", "Wanda", "Xaver", "Yolanda"};
    for (std::size_t i = 0; i < state.players.size(); ++i)
        state.players[i].name = players[i];
    const std::map<std::string, std::string> others{{"cleaner-a", "hacktivism"},
                                                    {"cleaner-b", "black-clinic"},
                                                    {"cleaner-c", "corporate-scandal"},
                                                    {"cleaner-d", "arms-industry"}};
    for (auto& block : pieces.blocks)
        if (const auto other = others.find(block->key); other != others.end()) {
            Face face = *block;
            face.key = other->second;
            block = std::make_shared<const Face>(face);
        }
    for (std::size_t i = 0; i < pieces.cards.size(); ++i) {
        Card card = *pieces.cards[i];
        card.name = "Kappa " + std::to_string(i);
        pieces.cards[i] = std::make_shared<const Card>(card);
    }
    state.components = std::make_shared<const Components>(pieces);
}

namespace {

std::vector<std::pair<QString, Thing>> allNames(const State& state)
{
    const presentation::Names names(state);
    std::vector<std::pair<QString, Thing>> all;
    for (std::uint16_t i = 0; i < state.blocks.size(); ++i)
        all.emplace_back(names.block(BlockId{i}), BlockId{i});
    for (std::uint16_t i = 0; i < state.pawns.size(); ++i)
        all.emplace_back(names.pawn(PawnId{i}), PawnId{i});
    for (std::uint16_t i = 0; i < state.cards.size(); ++i)
        all.emplace_back(names.card(CardId{i}), CardId{i});
    for (const Colour colour : allColours)
        all.emplace_back(names.player(colour), colour);
    std::stable_sort(all.begin(), all.end(),
                     [](const auto& a, const auto& b) { return a.first.size() > b.first.size(); });
    return all;
}

} // namespace

Things namedIn(const QString& sentence, const State& state)
{
    QString left = sentence;
    Things found;
    for (const auto& [name, thing] : allNames(state))
        for (qsizetype at = left.indexOf(name, 0, Qt::CaseInsensitive); at >= 0;
             at = left.indexOf(name, at + 1, Qt::CaseInsensitive)) {
            const qsizetype end = at + name.size();
            const bool word =
                (at == 0 || !left[at - 1].isLetterOrNumber()) && (end >= left.size() || !left[end].isLetterOrNumber());
            // A sentence may begin with a name; elsewhere it stands as it is.
            if (!word || (at > 0 && left.mid(at, name.size()) != name))
                continue;
            left.replace(at, name.size(), QString(name.size(), QLatin1Char('_')));
            found.insert(thing);
        }
    return found;
}

QString words(const Things& things, const State& state)
{
    QStringList list;
    for (const auto& [name, thing] : allNames(state))
        if (things.contains(thing))
            list.append(name);
    list.sort();
    return list.join(QStringLiteral(" + "));
}

} // namespace testing
