// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/command_line_tables.h"

#include "app/agreed_settings.h"
#include "app/known_table.h"
#include "catalogue/catalogue.h"
#include "presentation/odds_question.h"
#include "presentation/problems.h"
#include "record/table_text.h"
#include "record/zaibatsu_codec.h"
#include "store/reading.h"
#include "store/table_file.h"

namespace app {

namespace {

using cli::Status;
using cli::Trouble;
using store::TableProblem;
using Game = zaibatsu::Game;

std::filesystem::path pathOf(const QString& file) { return {file.toStdU16String()}; }

Status statusOf(TableProblem::Code code)
{
    using Code = TableProblem::Code;
    const bool writing = code == Code::ReadOnly || code == Code::Exists || code == Code::Full
        || code == Code::Unwritable || code == Code::Busy;
    return writing ? Status::NotSaved : Status::Unreadable;
}

/// The word of a problem for scripts.
QString wordOf(TableProblem::Code code)
{
    using Code = TableProblem::Code;
    switch (code) {
    case Code::Missing: return QStringLiteral("missing");
    case Code::Folder: return QStringLiteral("folder");
    case Code::NotReadable: return QStringLiteral("not-readable");
    case Code::Empty: return QStringLiteral("empty");
    case Code::NotATable: return QStringLiteral("not-a-table");
    case Code::Newer: return QStringLiteral("newer");
    case Code::TooLarge: return QStringLiteral("too-large");
    case Code::Damaged: return QStringLiteral("damaged");
    case Code::ReadOnly: return QStringLiteral("read-only");
    case Code::Exists: return QStringLiteral("exists");
    case Code::Full: return QStringLiteral("full");
    case Code::Unwritable: return QStringLiteral("unwritable");
    case Code::Busy: return QStringLiteral("busy");
    }
    return {};
}

tl::unexpected<Trouble> trouble(const TableProblem& problem)
{
    return base::failure(Trouble{statusOf(problem.code), wordOf(problem.code), presentation::problemText(problem)});
}

tl::unexpected<Trouble> trouble(const record::ReadProblem& problem, const QString& code)
{
    return base::failure(Trouble{Status::Unreadable, code, presentation::problemText(problem)});
}

tl::unexpected<Trouble> trouble(const NotMade& why)
{
    if (const auto* problem = std::get_if<TableProblem>(&why))
        return trouble(*problem);
    if (std::holds_alternative<PiecesRefused>(why))
        return base::failure(Trouble{Status::Refused, QStringLiteral("refused"), notMadeText(why)});
    return base::failure(Trouble{Status::WrongUsage, QStringLiteral("wrong-usage"), notMadeText(why)});
}

/// Why an import was not written; where the same table stands there, how far each of the two goes.
Trouble notImported(const TableProblem& problem, const QString& file, const store::Contents& import)
{
    Trouble told{statusOf(problem.code), wordOf(problem.code), presentation::problemText(problem)};
    const auto here =
        problem.code == TableProblem::Code::Exists ? store::readTable(pathOf(file)) : store::Result<store::Contents>();
    const store::Kin kin = here ? store::kinOf(*here, import) : store::Kin{};
    if (here && kin.kinship != store::Kinship::Stranger)
        told.text += QLatin1Char(' ') + knownTableText({file, pathOf(file), here->last(), import.last(), kin});
    return told;
}

template <class Made>
cli::Result<std::unique_ptr<presentation::Table>> asTable(Made opened)
{
    if (!opened)
        return trouble(opened.error());
    return std::unique_ptr<presentation::Table>(std::move(*opened));
}

} // namespace

cli::Result<std::unique_ptr<presentation::Table>> CommandLineTables::openToRead(const QString& file)
{
    return asTable(readZaibatsu(pathOf(file), m_clock));
}

cli::Result<std::unique_ptr<presentation::Table>> CommandLineTables::openToWrite(const QString& file)
{
    return asTable(openZaibatsu(pathOf(file), m_clock));
}

cli::Result<QString> CommandLineTables::create(const QString& file, const cli::Agreed& agreed)
{
    auto made = agreedZaibatsu(agreed);
    if (!made)
        return base::failure(std::move(made.error()));
    auto table = createZaibatsu(pathOf(file), *made, m_clock);
    if (!table)
        return trouble(table.error());
    return (*table)->id();
}

cli::Result<int> CommandLineTables::check(const QString& file)
{
    auto table = readZaibatsu(pathOf(file), m_clock);
    if (!table)
        return trouble(table.error());
    return (*table)->entries();
}

cli::Result<QByteArray> CommandLineTables::exported(const QString& file)
{
    auto table = exportedZaibatsu(pathOf(file));
    if (!table)
        return trouble(table.error());
    return QByteArray::fromStdString(*table);
}

cli::Result<int> CommandLineTables::import(const QByteArray& lines, const QString& file)
{
    const std::string_view text(lines.constData(), static_cast<std::size_t>(lines.size()));
    auto table = record::importTable<Game>(text, catalogue::namesFor);
    if (!table)
        return trouble(table.error(), QStringLiteral("bad-export"));
    if (!zaibatsu::setUp(table->header.setup, catalogue::shipped(table->header.setup.edition)))
        return trouble(record::ReadProblem{record::ReadProblem::Code::OutOfRange, 1, "/settings", {}},
                       QStringLiteral("bad-export"));
    const store::Contents contents{std::move(table->headerBytes), std::move(table->lines)};
    const auto written = store::createTable(pathOf(file), contents);
    if (!written)
        return base::failure(notImported(written.error(), file, contents));
    return static_cast<int>(table->entries.size());
}

std::optional<cli::Result<presentation::Answer>> CommandLineTables::ask(const QString& verb, const QStringList& words)
{
    if (verb != QLatin1String("odds"))
        return std::nullopt;
    auto answer = presentation::askOdds(words);
    if (!answer)
        return std::nullopt;
    return cli::Result<presentation::Answer>(std::move(*answer));
}

} // namespace app
