// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The copies that the device keeps of its tables, as the screens ask for them. A copy's id is the path of its file.
#include "app/device_tables.h"
#include "app/saved_words.h"
#include "presentation/problems.h"
#include "store/table_file.h"

namespace app {

QList<ui::KeptCopy> DeviceTables::keptCopies(const QString& id) const
{
    const std::filesystem::path table(id.toStdU16String());
    const auto now = store::glimpse(table);
    QList<ui::KeptCopy> kept;
    for (const store::TableInList& copy : m_files.goodCopies(table)) {
        if (now && copy.header != now->header)
            continue; // of another table that bore the name before
        const ui::SavedTable saved = shown(copy);
        if (saved.problem.isEmpty())
            kept.append({saved.id, copy.last, saved.changed, saved.progress});
    }
    return kept;
}

QString DeviceTables::openCopy(const QString& copy, QString& made)
{
    const std::filesystem::path from(copy.toStdU16String());
    const auto contents = store::readTable(from);
    if (!contents)
        return presentation::problemText(contents.error());
    const std::filesystem::path to = m_files.placeFor(nameOf(from));
    if (const auto done = store::createTable(to, *contents); !done)
        return presentation::problemText(done.error());
    made = QString::fromStdU16String(to.u16string());
    return {};
}

std::string DeviceTables::nameOf(const std::filesystem::path& file) const
{
    const auto table = m_files.copiedTable(file);
    const auto seen = table ? store::glimpse(file) : store::Result<store::Glimpse>(store::Glimpse{});
    if (!table || !seen)
        return file.stem().string();
    return copyName(QString::fromStdString(*table), seen->last).toStdString();
}

} // namespace app
