// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/zaibatsu_files.h"

#include "base/overload.h"
#include "catalogue/catalogue.h"
#include "presentation/problems.h"
#include "presentation/sentences.h"
#include "record/table_text.h"
#include "record/zaibatsu_codec.h"
#include "store/table_file.h"
#include "store/table_journal.h"

#include <array>
#include <random>

namespace app {

namespace {

using Game = zaibatsu::Game;
using presentation::ZaibatsuTable;
using store::TableProblem;
using Table = std::unique_ptr<ZaibatsuTable>;

/// A header that cannot be read, or entries that no table can hold: damage, however well the hashes fit.
TableProblem damaged(int firstBad, const record::ReadProblem& problem)
{
    TableProblem told;
    told.code = problem.code == record::ReadProblem::Code::UnknownVersion ? TableProblem::Code::Newer
                                                                          : TableProblem::Code::Damaged;
    told.firstBad = firstBad;
    told.detail = problem.where + " " + problem.detail;
    return told;
}

store::Result<Table> tableOf(store::TableFile file, std::shared_ptr<const session::Clock> clock,
                             const WhenRead& whenRead)
{
    const auto header = record::decodeHeader<Game>(file.contents().header);
    if (!header)
        return base::failure(damaged(0, header.error()));
    auto initial = zaibatsu::setUp(header->setup, catalogue::shipped(header->setup.edition));
    if (!initial)
        return base::failure(damaged(0, {record::ReadProblem::Code::OutOfRange, 1, "/settings", {}}));
    auto journal = std::make_unique<store::TableJournal<Game>>(
        std::move(file), record::ZaibatsuCodec(catalogue::namesFor(header->setup)));
    auto entries = journal->entries();
    if (!entries)
        return base::failure(damaged(entries.error().line, entries.error()));
    if (whenRead)
        whenRead(journal->file().contents());
    return std::make_unique<ZaibatsuTable>(
        presentation::ZaibatsuParts{QString::fromStdString(header->id), std::move(*initial), header->seed,
                                    std::move(journal), std::move(clock), std::move(*entries)});
}

/// The pieces as the table's first entry, decided like any command.
base::Result<std::string, zaibatsu::Refusal> firstEntry(const zaibatsu::State& initial, const NewZaibatsu& made,
                                                        std::int64_t now)
{
    zaibatsu::Command command;
    command.action = *made.pieces;
    auto decided = Game::decide(initial, command);
    if (const auto* refused = std::get_if<base::Refused<Game>>(&decided))
        return base::failure(refused->refusal);
    std::vector<zaibatsu::Event> events;
    if (auto* accepted = std::get_if<base::Accepted<Game>>(&decided))
        events = std::move(accepted->events);
    record::ZaibatsuCodec codec(catalogue::namesFor(made.settings));
    return codec.encode({1, 0, session::Done<Game>{std::move(command), std::move(events)}, 0, now});
}

} // namespace

QString notMadeText(const NotMade& why)
{
    return std::visit(
        base::overload{
            [](const std::vector<zaibatsu::SetupProblem>& problems) {
                QStringList texts;
                for (const auto& problem : problems)
                    texts.append(presentation::problemText(problem));
                return texts.join(QLatin1Char(' '));
            },
            [](const PiecesRefused& refused) { return presentation::refusalText(refused.table, refused.refusal); },
            [](const store::TableProblem& problem) { return presentation::problemText(problem); }},
        why);
}

std::string newUuid()
{
    std::random_device source;
    std::array<unsigned, 16> bytes{};
    for (unsigned& byte : bytes)
        byte = source() & 0xFFU;
    bytes[6] = (bytes[6] & 0x0FU) | 0x40U;
    bytes[8] = (bytes[8] & 0x3FU) | 0x80U;
    constexpr std::string_view digits = "0123456789abcdef";
    std::string text;
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            text += '-';
        text += digits[bytes[i] >> 4U];
        text += digits[bytes[i] & 0xFU];
    }
    return text;
}

std::uint64_t newSeed()
{
    std::random_device source;
    // JSON readers elsewhere keep 53 bits of a number whole.
    return ((static_cast<std::uint64_t>(source()) << 32U) | source()) >> 11U;
}

base::Result<Table, NotMade> createZaibatsu(const std::filesystem::path& path, const NewZaibatsu& made,
                                            std::shared_ptr<const session::Clock> clock)
{
    auto initial = zaibatsu::setUp(made.settings, catalogue::shipped(made.settings.edition));
    if (!initial)
        return base::failure(NotMade(std::move(initial.error())));
    const std::string header = record::encodeHeader<Game>({newUuid(), made.settings, made.seed});
    std::vector<std::string> entries;
    if (made.pieces) {
        auto first = firstEntry(*initial, made, clock->now());
        if (!first)
            return base::failure(NotMade(PiecesRefused{std::move(*initial), std::move(first.error())}));
        entries.push_back(std::move(*first));
    }
    if (auto written = store::createTable(path, store::chainedContents(header, std::move(entries))); !written)
        return base::failure(NotMade(std::move(written.error())));
    auto opened = openZaibatsu(path, std::move(clock));
    if (!opened)
        return base::failure(NotMade(std::move(opened.error())));
    return std::move(*opened);
}

store::Result<Table> openZaibatsu(const std::filesystem::path& path, std::shared_ptr<const session::Clock> clock,
                                  const WhenRead& whenRead)
{
    auto file = store::TableFile::openWrite(path);
    if (!file)
        return base::failure(std::move(file.error()));
    return tableOf(std::move(*file), std::move(clock), whenRead);
}

store::Result<Table> readZaibatsu(const std::filesystem::path& path, std::shared_ptr<const session::Clock> clock,
                                  const WhenRead& whenRead)
{
    auto file = store::TableFile::openRead(path);
    if (!file)
        return base::failure(std::move(file.error()));
    return tableOf(std::move(*file), std::move(clock), whenRead);
}

store::Result<std::string> exportedZaibatsu(const std::filesystem::path& path, const presentation::ZaibatsuTable* open)
{
    const auto file = store::TableFile::openRead(path);
    if (!file)
        return base::failure(file.error());
    const store::Contents& saved = file->contents();
    if (open == nullptr || open->unsaved() == 0)
        return record::joinedTable(saved.header, saved.lines);
    const auto header = record::decodeHeader<Game>(saved.header);
    if (!header)
        return base::failure(damaged(0, header.error()));
    return record::exportTable<Game>(*header, open->session().entries(), catalogue::namesFor);
}

} // namespace app
