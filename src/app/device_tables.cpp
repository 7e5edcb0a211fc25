// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/device_tables.h"

#include "app/known_table.h"
#include "app/log_export.h"
#include "app/new_table.h"
#include "app/saved_words.h"
#include "catalogue/catalogue.h"
#include "dice/draw.h"
#include "presentation/problems.h"
#include "presentation/sentences.h"
#include "record/table_text.h"
#include "record/zaibatsu_codec.h"
#include "store/files.h"
#include "store/table_file.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace app {

namespace {

using Game = zaibatsu::Game;

std::filesystem::path pathOf(const QString& id) { return {id.toStdU16String()}; }
QString idOf(const std::filesystem::path& path) { return QString::fromStdU16String(path.u16string()); }

/// The reason of a failed file action, or an empty text.
template <class T>
QString troubleOf(const store::Result<T>& done)
{
    return done ? QString() : presentation::problemText(done.error());
}

/// The file of a table as it is now.
TableMark markOf(const store::TableInList& table)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(table.path, error);
    const auto changed = std::filesystem::last_write_time(table.path, error);
    return {table.path, static_cast<std::int64_t>(size), changed.time_since_epoch().count(), table.last,
            table.lastTime};
}

/// The lines of a table file or of an export, whichever the file is.
base::Result<store::Contents, QString> contentsOf(const QString& path)
{
    if (auto file = store::TableFile::openRead(pathOf(path)))
        return file->contents();
    else if (file.error().code != store::TableProblem::Code::NotATable)
        return base::failure(presentation::problemText(file.error()));
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return base::failure(file.errorString());
    const QByteArray bytes = file.read(static_cast<qint64>(record::largestFile));
    const std::string_view text(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    auto table = record::importTable<Game>(text, catalogue::namesFor);
    if (!table)
        return base::failure(presentation::problemText(table.error()));
    return store::Contents{std::move(table->headerBytes), std::move(table->lines)};
}

} // namespace

DeviceTables::DeviceTables(platform::DataFolder folder, std::shared_ptr<const session::Clock> clock)
    : m_folder(std::move(folder)),
      m_remembered(m_folder.faces),
      m_files(pathOf(m_folder.tables)),
      m_clock(std::move(clock)),
      m_random(newSeed()),
      m_memory(m_folder.listFile)
{
}

QList<ui::SavedTable> DeviceTables::list() const { return shown(m_files.tables()); }

QList<ui::SavedTable> DeviceTables::binned() const { return shown(m_files.binned()); }

QList<ui::SavedTable> DeviceTables::shown(const std::vector<store::TableInList>& tables) const
{
    QList<ui::SavedTable> saved;
    for (const store::TableInList& table : tables)
        saved.append(shown(table));
    m_memory.save();
    return saved;
}

ui::SavedTable DeviceTables::shown(const store::TableInList& table) const
{
    ui::SavedTable saved;
    saved.id = idOf(table.path);
    saved.name = QString::fromStdString(table.name);
    saved.changed = QDateTime::fromMSecsSinceEpoch(table.lastTime);
    saved.game = QStringLiteral("zaibatsu");
    if (table.problem) {
        store::TableProblem problem;
        problem.code = *table.problem;
        saved.problem = presentation::problemText(problem);
        saved.mendable = bestOf(table.path).has_value();
        return saved;
    }
    if (const auto summary = summaryFor(table))
        describe(saved, *summary);
    else {
        saved.problem = presentation::problemText(store::TableProblem{store::TableProblem::Code::Damaged, 0, {}, {}});
        saved.mendable = bestOf(table.path).has_value();
    }
    return saved;
}

DeviceTables::State DeviceTables::stateOf(const store::TableInList& table) const
{
    const TableMark mark = markOf(table);
    if (const auto known = m_read.find(table.path); known != m_read.end() && known->second.first == mark)
        return known->second.second;
    const auto read = readZaibatsu(table.path, m_clock);
    const State state = read ? (*read)->sharedState() : State{};
    m_read.insert_or_assign(table.path, std::pair(mark, state));
    return state;
}

std::optional<TableSummary> DeviceTables::summaryFor(const store::TableInList& table) const
{
    const TableMark mark = markOf(table);
    if (const TableSummary* known = m_memory.find(mark))
        return *known;
    const State state = stateOf(table);
    if (!state)
        return std::nullopt;
    m_memory.remember(mark, summaryOf(*state));
    return summaryOf(*state);
}

std::shared_ptr<const zaibatsu::State> DeviceTables::stateOf(const QString& id) const
{
    for (const store::TableInList& table : m_files.tables())
        if (idOf(table.path) == id && !table.problem)
            return stateOf(table);
    return nullptr;
}

ui::Opened DeviceTables::opened(const std::filesystem::path& path, std::unique_ptr<presentation::ZaibatsuTable> table)
{
    std::shared_ptr<presentation::ZaibatsuTable> shared = std::move(table);
    m_open = {path, shared};
    m_remembered.learnFrom(*shared);
    (void)m_remembered.known(*shared->state().settings); // a damaged file is told now, not when it is missed
    return {std::move(shared), {}, m_remembered.takeNotice()};
}

ui::Opened DeviceTables::open(const QString& id)
{
    const auto keepCopy = [this, path = pathOf(id)](const store::Contents& read) { keepCopyOf(path, read); };
    auto table = openZaibatsu(pathOf(id), m_clock, keepCopy);
    if (!table && table.error().code == store::TableProblem::Code::ReadOnly)
        table = readZaibatsu(pathOf(id), m_clock, keepCopy); // play goes on, and the banner says that it is not kept
    if (!table) {
        m_memory.forget(pathOf(id)); // lists may have taken it for a good one
        m_read.erase(pathOf(id));
        return {nullptr, presentation::problemText(table.error())};
    }
    return opened(pathOf(id), std::move(*table));
}

void DeviceTables::keepCopyOf(const std::filesystem::path& table, const store::Contents& contents) const
{
    if (contents.last() == 0)
        return;
    if (const auto kept = m_files.keepCopy(table, contents); !kept) // the table itself is whole and in use
        qWarning("no copy of the table could be kept: %s", kept.error().detail.c_str());
}

ui::Opened DeviceTables::create(const ui::NewTable& agreed)
{
    // Before there is a file: a table that cannot start is not made.
    if (const QString trouble = startTroubleOf(agreed); !trouble.isEmpty())
        return {nullptr, trouble};
    NewZaibatsu made = zaibatsuOf(agreed);
    if (auto known = m_remembered.known(made.settings))
        made.pieces = std::move(known->pieces);
    const auto path = m_files.placeFor(agreed.name.toStdString());
    auto table = createZaibatsu(path, made, m_clock);
    if (!table)
        return {nullptr, notMadeText(table.error())};
    if (agreed.asItStands)
        return opened(path, std::move(*table));
    const auto started = (*table)->dispatch(startingRollsOf(agreed));
    if (const auto* refused = std::get_if<base::Refused<Game>>(&started))
        return {nullptr, presentation::refusalText((*table)->state(), refused->refusal)};
    return opened(path, std::move(*table));
}

QString DeviceTables::rename(const QString& id, const QString& name)
{
    return troubleOf(m_files.rename(pathOf(id), name.toStdString()));
}

QString DeviceTables::bin(const QString& id) { return troubleOf(m_files.bin(pathOf(id))); }

QString DeviceTables::bringBack(const QString& id) { return troubleOf(m_files.bringBack(pathOf(id))); }

std::optional<store::Contents> DeviceTables::bestOf(const std::filesystem::path& table) const
{
    const auto read = store::readTable(table);
    if (read || read.error().code != store::TableProblem::Code::Damaged)
        return std::nullopt;
    store::Contents best = read.error().good;
    for (const store::TableInList& copy : m_files.goodCopies(table))
        if (copy.last > best.last() || best.header.empty())
            if (auto whole = store::readTable(copy.path))
                best = std::move(*whole);
    return best.header.empty() ? std::nullopt : std::optional(std::move(best));
}

QString DeviceTables::mend(const QString& id)
{
    const auto best = bestOf(pathOf(id));
    if (!best)
        return presentation::problemText(store::TableProblem{store::TableProblem::Code::Damaged, 0, {}, {}});
    return troubleOf(m_files.replace(pathOf(id), *best));
}

ui::Imported DeviceTables::importFile(const QString& path, ui::ImportWay way)
{
    auto contents = contentsOf(path);
    if (!contents)
        return {contents.error(), {}, false};
    std::optional<KnownTable> known;
    for (const store::TableInList& table : m_files.tables()) {
        const auto here =
            table.header == contents->header ? store::readTable(table.path) : store::Result<store::Contents>();
        if (!here || here->header.empty())
            continue;
        const store::Kin kin = store::kinOf(*here, *contents);
        if (kin.kinship == store::Kinship::Same)
            return {alreadyHereText(QString::fromStdString(table.name)), {}, false};
        if (!known || here->last() > known->here)
            known = KnownTable{QString::fromStdString(table.name), table.path, here->last(), contents->last(), kin};
    }
    const bool longer = known && known->there > known->here;
    if (known && way == ui::ImportWay::Ask)
        return {{}, knownTableText(*known), longer};
    if (known && longer && way == ui::ImportWay::InPlace)
        return {troubleOf(m_files.exchange(known->path, *contents)), {}, false};
    const auto place = m_files.placeFor(QFileInfo(path).completeBaseName().toStdString());
    return {troubleOf(store::createTable(place, *contents)), {}, false};
}

QString DeviceTables::exportTable(const QString& id, ui::ExportForm form, QString& path)
{
    QByteArray bytes;
    const auto open = m_open.first == pathOf(id) ? m_open.second.lock() : nullptr; // knows what is not saved yet
    if (form == ui::ExportForm::Table) {
        const auto table = exportedZaibatsu(pathOf(id), open.get());
        if (!table)
            return presentation::problemText(table.error());
        bytes = QByteArray::fromStdString(*table);
    } else if (open) {
        bytes = logBytes(*open, form);
    } else {
        const auto table = readZaibatsu(pathOf(id), m_clock);
        if (!table)
            return presentation::problemText(table.error());
        bytes = logBytes(**table, form);
    }
    const auto wanted = pathOf(m_folder.exports) / (nameOf(pathOf(id)) + endingOf(form));
    path = idOf(store::freeName(wanted));
    QDir().mkpath(m_folder.exports);
    return keepWhole(path, bytes);
}

ui::StartFacts DeviceTables::startFacts(int players) const { return startFactsFor(players); }

QList<QList<int>> DeviceTables::drawStart(const ui::NewTable& agreed) const { return drawnStart(agreed); }

QList<int> DeviceTables::rollDice(int count)
{
    QList<int> faces;
    for (const dice::Face face : dice::draw(m_random(), 0, count).faces)
        faces.append(face);
    return faces;
}

} // namespace app
