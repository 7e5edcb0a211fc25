// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/rows_model.h"

#include <algorithm>

namespace ui {

namespace {

auto withKey(const QString& key)
{
    return [&key](const BoardRow& row) { return row.key == key; };
}

} // namespace

RowsModel::RowsModel(const QStringList& roles, QObject* parent) : QAbstractListModel(parent)
{
    int role = Qt::UserRole + 1;
    m_roles.insert(role++, "key");
    for (const QString& name : roles)
        m_roles.insert(role++, name.toUtf8());
}

void RowsModel::update(const std::vector<BoardRow>& rows)
{
    dropMissing(rows);
    for (const BoardRow& row : rows) {
        const auto known = std::ranges::find_if(m_rows, withKey(row.key));
        const int at = static_cast<int>(known - m_rows.begin());
        if (known == m_rows.end()) {
            beginInsertRows({}, at, at);
            m_rows.push_back(row);
            endInsertRows();
        } else if (*known != row) {
            *known = row;
            emit dataChanged(index(at), index(at));
        }
    }
}

void RowsModel::dropMissing(const std::vector<BoardRow>& rows)
{
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (std::ranges::any_of(rows, withKey(m_rows[static_cast<std::size_t>(i)].key)))
            continue;
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
    }
}

int RowsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RowsModel::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const BoardRow& row = m_rows[static_cast<std::size_t>(index.row())];
    const QString name = QString::fromUtf8(m_roles.value(role));
    return name == "key" ? QVariant(row.key) : row.values.value(name);
}

} // namespace ui
