// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/list_memory.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QSaveFile>

namespace app {

namespace {

constexpr qint64 largest = 1 << 20;
constexpr int version = 1;

TableMark markFromJson(const QJsonObject& json)
{
    return {json.value("path").toString().toStdU16String(), json.value("size").toInteger(),
            json.value("changed").toInteger(), json.value("last").toInt(), json.value("time").toInteger()};
}

} // namespace

ListMemory::ListMemory(QString file) : m_file(std::move(file)) { load(); }

void ListMemory::load()
{
    QFile file(m_file);
    if (!file.open(QIODevice::ReadOnly) || file.size() > largest)
        return;
    const QJsonObject all = QJsonDocument::fromJson(file.readAll()).object();
    if (all.value("version").toInt() != version)
        return;
    for (const QJsonValue value : all.value("tables").toArray()) {
        const QJsonObject one = value.toObject();
        if (auto summary = summaryFromJson(one)) {
            const TableMark mark = markFromJson(one);
            m_known.insert_or_assign(mark.path, std::pair(mark, std::move(*summary)));
        }
    }
}

const TableSummary* ListMemory::find(const TableMark& mark) const
{
    const auto known = m_known.find(mark.path);
    return known != m_known.end() && known->second.first == mark ? &known->second.second : nullptr;
}

void ListMemory::remember(const TableMark& mark, TableSummary summary)
{
    m_known.insert_or_assign(mark.path, std::pair(mark, std::move(summary)));
    m_new = true;
}

void ListMemory::forget(const std::filesystem::path& path) { m_new = m_known.erase(path) > 0 || m_new; }

void ListMemory::save()
{
    if (!std::exchange(m_new, false))
        return;
    QJsonArray tables;
    for (const auto& [path, known] : m_known) {
        std::error_code error;
        if (!std::filesystem::exists(path, error))
            continue;
        QJsonObject one = summaryJson(known.second);
        one.insert("path", QString::fromStdU16String(path.u16string()));
        one.insert("size", static_cast<qint64>(known.first.size));
        one.insert("changed", static_cast<qint64>(known.first.changed));
        one.insert("last", known.first.last);
        one.insert("time", static_cast<qint64>(known.first.lastTime));
        tables.append(one);
    }
    const QByteArray text =
        QJsonDocument(QJsonObject{{"version", version}, {"tables", tables}}).toJson(QJsonDocument::Compact);
    QSaveFile file(m_file);
    const bool whole = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush();
    if (!whole)
        file.cancelWriting();
    if (!whole || !file.commit()) // the next start reads the tables, as the first one did
        qWarning("what lists say could not be remembered: %s", qPrintable(file.errorString()));
}

} // namespace app
