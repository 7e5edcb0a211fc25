// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The log as rows, changed as little as possible.
#pragma once

#include "presentation/log_builder.h"
#include "presentation/zaibatsu_table.h"

#include <QAbstractListModel>

namespace presentation {

/// The lines in force of one table, oldest first.
class LogModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role : int {
        KindRole = Qt::UserRole + 1, ///< int of LogLine::Kind
        NumberRole,
        TurnRole,
        PlayerRole,
        IconRole,
        TextRole,
        DiceRole,
        BlackDiceRole,
        MarksRole,
        FixableRole,
        LineRole ///< the line as one text for a screen reader
    };

    explicit LogModel(ZaibatsuTable& table, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The line of a row; the row must exist.
    [[nodiscard]] const LogLine& line(int row) const { return m_log.lines()[row]; }

private:
    void follow(const session::Change<zaibatsu::Game>& notice);
    void rebuild();
    void retranslate();

    ZaibatsuTable& m_table;
    LogBuilder m_log;
};

} // namespace presentation
