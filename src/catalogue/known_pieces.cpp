// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "catalogue/known_pieces.h"

#include "record/card_fields.h"
#include "zaibatsu/spaces.h"

#include <tuple>

namespace catalogue {

namespace z = zaibatsu;

namespace {

using z::Card;
using z::Face;
using z::PawnCard;

constexpr std::size_t largestKnown = 8U << 20U; // as readPieces takes it

constexpr auto fieldsOf(const Face*)
{
    return std::tuple(&Face::sides, &Face::corners, &Face::ice, &Face::spaces, &Face::links, &Face::placed,
                      &Face::controlled, &Face::turnStart);
}
constexpr auto fieldsOf(const Card*)
{
    return std::tuple(&Card::name, &Card::actions, &Card::movement, &Card::use, &Card::cost, &Card::icebreaker,
                      &Card::skulls, &Card::defence, &Card::hand, &Card::movementChange, &Card::grants, &Card::cannot,
                      &Card::eachTurn, &Card::ownMovement, &Card::turnStart, &Card::sacrifice, &Card::pawn,
                      &Card::spaces, &Card::note, &Card::slot, &Card::on);
}
constexpr auto fieldsOf(const PawnCard*)
{
    return std::tuple(&PawnCard::abilities, &PawnCard::fixed, &PawnCard::skulls, &PawnCard::defence, &PawnCard::ice,
                      &PawnCard::cardMovement, &PawnCard::ownMovement, &PawnCard::cost, &PawnCard::kind,
                      &PawnCard::icebreaker, &PawnCard::cannot, &PawnCard::eachTurn, &PawnCard::hand,
                      &PawnCard::movementChange, &PawnCard::turnStart, &PawnCard::slotNames, &PawnCard::anyTurn,
                      &PawnCard::rebootBy, &PawnCard::note);
}

template <class Field>
bool says(const std::optional<Field>& field)
{
    return field.has_value();
}
bool says(const std::string& field) { return !field.empty(); }

/// The piece with those fields alone that `wanted` names and that it says; nothing where there is none.
template <class Piece, class Wanted>
std::optional<Piece> onlyWanted(const Piece& piece, const Wanted& wanted)
{
    Piece only;
    only.key = piece.key;
    bool any = false;
    const auto take = [&](auto field) {
        if (!says(piece.*field) || !wanted(field))
            return;
        only.*field = piece.*field;
        any = true;
    };
    std::apply([&](auto... field) { (take(field), ...); }, fieldsOf(&piece));
    return any ? std::optional(std::move(only)) : std::nullopt;
}

/// The printed state of a piece as it was; nothing where it is new.
template <class Piece>
const Piece* findIn(const std::vector<std::shared_ptr<const Piece>>& pieces, const std::string& key)
{
    for (const auto& piece : pieces)
        if (piece->key == key)
            return piece.get();
    return nullptr;
}

template <class Piece>
std::optional<Piece> taught(const std::vector<std::shared_ptr<const Piece>>& before, const Piece& after)
{
    const Piece* was = findIn(before, after.key);
    if (after.sample || (was && *was == after))
        return std::nullopt;
    if (!was) // its key alone is worth something: effects may name it
        return after;
    return onlyWanted(after, [&](auto field) { return was->sample || !(was->*field == after.*field); });
}

template <class Piece>
std::optional<Piece> missing(const std::vector<std::shared_ptr<const Piece>>& table, const Piece& known)
{
    const Piece* here = findIn(table, known.key);
    if (!here)
        return std::nullopt; // more pieces would change the supply of a running table
    return onlyWanted(known, [&](auto field) { return !says(here->*field); });
}

/// Spaces, links and sides belong together: none of them goes without what it stands on.
void complete(Face& only, const Face& whole)
{
    if (!only.sides && !only.spaces && !only.links)
        return;
    only.sides = whole.sides;
    only.spaces = whole.spaces;
    only.links = whole.links;
}

/// A table that knows sides or spaces takes no others.
void leaveShape(Face& only, const Face& here)
{
    const bool fits =
        !here.spaces && !here.links && (!here.sides || (only.spaces && z::sidesReached(*only.spaces) == *here.sides));
    if (here.sides)
        only.sides.reset();
    if (fits)
        return;
    only.sides.reset();
    only.spaces.reset();
    only.links.reset();
}

bool saysNothing(const Face& face)
{
    Face key;
    key.key = face.key;
    return face == key;
}

/// "worm" of three copies, or of a card whose copies are known, is "worm-1", "worm-2", "worm-3".
void splitCopies(KnownPieces& known)
{
    std::vector<z::SetCard> single;
    for (const z::SetCard& set : known.pieces.cards) {
        int copies = set.copies > 1 ? set.copies : 0;
        while (known.names.cards.find(set.card.key + '-' + std::to_string(copies + 1)))
            ++copies;
        if (copies == 0)
            single.push_back(set);
        for (int copy = 1; copy <= copies; ++copy) {
            z::SetCard one{set.card, 1};
            one.card.key += '-' + std::to_string(copy);
            single.push_back(std::move(one));
        }
    }
    known.pieces.cards = std::move(single);
}

template <class Set, class Piece>
void layEach(std::vector<Set>& base, const std::vector<Set>& patch, Piece Set::* piece)
{
    for (const Set& one : patch) {
        const auto at = std::find_if(base.begin(), base.end(),
                                     [&](const Set& each) { return (each.*piece).key == (one.*piece).key; });
        if (at == base.end())
            base.push_back(one);
        else
            *at.*piece = z::laidOver(*at.*piece, one.*piece);
    }
}

} // namespace

base::Result<KnownPieces, Problems> readKnown(std::string_view text, const record::Names& known)
{
    auto pieces = readPieces(text, known);
    if (!pieces)
        return base::failure(std::move(pieces.error()));
    KnownPieces read{std::move(*pieces), known};
    if (const auto value = record::parse(text, largestKnown))
        record::learnPieces(read.names, *value);
    splitCopies(read);
    return read;
}

base::Result<std::string, Problems> joined(std::string_view base, std::string_view patch, const record::Names& known)
{
    auto below = readKnown(base, known);
    if (!below)
        return base::failure(std::move(below.error()));
    auto above = readKnown(patch, below->names);
    if (!above)
        return base::failure(std::move(above.error()));
    Pieces pieces = std::move(below->pieces);
    layEach(pieces.blocks, above->pieces.blocks, &z::SetBlock::face);
    layEach(pieces.cards, above->pieces.cards, &z::SetCard::card);
    layEach(pieces.pawns, above->pieces.pawns, &z::SetPawn::pawn);
    std::string text = writePieces(pieces, above->names);
    if (auto again = readPieces(text, known); !again) // what cannot be read again must not replace what can
        return base::failure(std::move(again.error()));
    return text;
}

Pieces taughtBy(const z::Components& before, const z::Components& after)
{
    Pieces pieces;
    for (const auto& face : after.blocks)
        if (auto one = taught(before.blocks, *face)) {
            complete(*one, *face);
            pieces.blocks.push_back({std::move(*one)});
        }
    for (const auto& card : after.cards)
        if (auto one = taught(before.cards, *card)) {
            one->bonus = card->bonus;
            pieces.cards.push_back({std::move(*one), 1});
        }
    for (const auto& pawn : after.pawns)
        if (auto one = taught(before.pawns, *pawn))
            pieces.pawns.push_back({std::move(*one)});
    return pieces;
}

Pieces unknownTo(const z::Components& table, const Pieces& known)
{
    Pieces pieces;
    for (const z::SetBlock& set : known.blocks) {
        const Face* here = findIn(table.blocks, set.face.key);
        auto one = missing(table.blocks, set.face);
        if (!here || !one)
            continue;
        complete(*one, set.face);
        leaveShape(*one, *here);
        if (!saysNothing(*one))
            pieces.blocks.push_back({std::move(*one)});
    }
    for (const z::SetCard& set : known.cards)
        if (auto one = missing(table.cards, set.card))
            pieces.cards.push_back({std::move(*one), 1});
    for (const z::SetPawn& set : known.pawns)
        if (auto one = missing(table.pawns, set.pawn))
            pieces.pawns.push_back({std::move(*one)});
    return pieces;
}

Pieces withoutSamples(Pieces pieces)
{
    std::erase_if(pieces.blocks, [](const z::SetBlock& block) { return block.face.sample; });
    std::erase_if(pieces.cards, [](const z::SetCard& card) { return card.card.sample; });
    std::erase_if(pieces.pawns, [](const z::SetPawn& pawn) { return pawn.pawn.sample; });
    return pieces;
}

std::size_t countOf(const Pieces& pieces) { return pieces.blocks.size() + pieces.cards.size() + pieces.pawns.size(); }

} // namespace catalogue
