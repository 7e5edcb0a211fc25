// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "catalogue/catalogue.h"

#include "record/card_fields.h"

namespace catalogue {
namespace {

using record::Cursor;
using Code = record::ReadProblem::Code;

constexpr std::string_view format = "zaibatsu-companion/catalogue";
constexpr int newestVersion = 1;
/// A catalogue may be larger than one line of a record.
constexpr std::size_t largestCatalogue = 8U << 20U;

void checkKind(const Cursor& file, record::Problems& problems)
{
    const std::string_view word = file.field("format").text();
    if (problems.empty() && word != format)
        file.field("format").report(Code::UnknownWord);
    const int version = file.field("version").integer(0, 1'000'000);
    if (problems.empty() && version != newestVersion)
        file.field("version").report(Code::UnknownVersion, std::to_string(version));
}

/// Two entries of one key in one file contradict each other.
void checkTwins(const Cursor& file, std::string_view list, std::string_view kind)
{
    const auto pieces = file.maybe(list);
    if (!pieces || !pieces->isArray())
        return;
    std::vector<std::string_view> seen;
    for (const Cursor& piece : pieces->elements(record::mostPieces)) {
        const auto key = piece.maybe(kind);
        if (!key || !key->isText())
            continue;
        if (std::find(seen.begin(), seen.end(), key->text()) != seen.end())
            key->report(Code::DuplicateKey);
        seen.push_back(key->text());
    }
}

/// The catalogue's own fields beside the pieces are checked before.
void readLists(const Cursor& file, const record::Names& names, Pieces& pieces)
{
    record::In fields(file, names);
    describe(fields, pieces);
    for (const std::string_view key : {"format", "version"})
        static_cast<void>(fields.look(key));
    fields.finish();
    checkTwins(file, "blocks", "block");
    checkTwins(file, "cards", "card");
    checkTwins(file, "pawns", "pawn");
}

template <class Set>
void writeList(std::string& text, std::string_view key, const std::vector<Set>& list, const record::Names& names)
{
    text += ",\n \"" + std::string(key) + "\": [";
    for (std::size_t i = 0; i < list.size(); ++i) {
        record::Writer writer;
        writer.beginObject();
        record::Out fields(writer, names);
        describe(fields, list[i]);
        writer.endObject();
        text += (i == 0 ? "\n  " : ",\n  ") + writer.take();
    }
    text += list.empty() ? "]" : "\n ]";
}

} // namespace

base::Result<Pieces, Problems> readPieces(std::string_view text, const record::Names& known)
{
    const auto value = record::parse(text, largestCatalogue);
    if (!value)
        return base::failure(Problems{value.error()});
    Problems problems;
    const Cursor file(*value, problems);
    checkKind(file, problems);
    if (!problems.empty())
        return base::failure(std::move(problems)); // a foreign file: its members mean nothing here
    record::Names names = known;
    record::learnPieces(names, *value);
    Pieces pieces;
    readLists(file, names, pieces);
    if (problems.empty() && !knowsAll(names, pieces))
        file.report(Code::TooLarge, std::to_string(record::mostPieces));
    if (!problems.empty())
        return base::failure(std::move(problems));
    return pieces;
}

std::string writePieces(const Pieces& pieces, const record::Names& names)
{
    std::string text = "{\n \"format\": \"" + std::string(format) + "\",\n \"version\": 1";
    writeList(text, "blocks", pieces.blocks, names);
    writeList(text, "cards", pieces.cards, names);
    writeList(text, "pawns", pieces.pawns, names);
    return text + "\n}\n";
}

Pieces piecesOf(const zaibatsu::Components& components)
{
    Pieces pieces;
    for (const auto& face : components.blocks)
        pieces.blocks.push_back({*face});
    for (const auto& card : components.cards)
        pieces.cards.push_back({*card, 1});
    for (const auto& pawn : components.pawns)
        pieces.pawns.push_back({*pawn});
    return pieces;
}

zaibatsu::Components componentsOf(const Pieces& pieces)
{
    zaibatsu::Components components;
    for (const auto& block : pieces.blocks)
        components.blocks.push_back(std::make_shared<const zaibatsu::Face>(block.face));
    for (const auto& pawn : pieces.pawns)
        components.pawns.push_back(std::make_shared<const zaibatsu::PawnCard>(pawn.pawn));
    for (const auto& set : pieces.cards) {
        for (int copy = 1; copy <= set.copies; ++copy) {
            zaibatsu::Card card = set.card;
            if (set.copies > 1)
                card.key += "-" + std::to_string(copy);
            components.cards.push_back(std::make_shared<const zaibatsu::Card>(std::move(card)));
        }
    }
    return components;
}

} // namespace catalogue
