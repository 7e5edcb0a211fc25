// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Rows with an identity for QML: an update changes, adds and takes away no more rows than it must, so that what
// stays can move.
#pragma once

#include <QAbstractListModel>
#include <QVariantMap>

#include <vector>

namespace ui {

/// One row; `key` is its identity.
struct BoardRow {
    QString key;
    QVariantMap values;
    friend bool operator==(const BoardRow&, const BoardRow&) = default;
};

/// A list of rows with the same roles: "key" and those named at construction.
class RowsModel : public QAbstractListModel {
    Q_OBJECT
public:
    explicit RowsModel(const QStringList& roles, QObject* parent = nullptr);

    void update(const std::vector<BoardRow>& rows);
    [[nodiscard]] const std::vector<BoardRow>& rows() const { return m_rows; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override { return m_roles; }

private:
    void dropMissing(const std::vector<BoardRow>& rows);

    QHash<int, QByteArray> m_roles;
    std::vector<BoardRow> m_rows;
};

} // namespace ui
