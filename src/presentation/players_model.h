// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The players as rows, in seating order.
#pragma once

#include "presentation/names.h"
#include "presentation/zaibatsu_table.h"

#include <QAbstractListModel>

namespace presentation {

/// What the players' panel shows of one player.
struct PlayerRow {
    zaibatsu::Colour colour = zaibatsu::Colour::Red;
    QString name;
    int placed = 0;      ///< control counters in the Cybernet
    int total = 0;
    int bonus = 0;       ///< free bonus counters
    int bonusPaid = 0;   ///< those lying on cards
    int handMax = 5;
    QString handSum;     ///< "6 = 5 base + 1 Financial Sector"
    int openingHand = 0;
    bool active = false; ///< it is his turn
    bool left = false;
    bool winner = false;
    QStringList pawns;      ///< names of those he controls in the Cybernet
    QStringList eliminated; ///< names of those that wait for Reboot
    QStringList cards;      ///< cards that he holds or has in the Cybernet

    friend bool operator==(const PlayerRow&, const PlayerRow&) = default;
};

/// All players of a state.
[[nodiscard]] QList<PlayerRow> playerRows(const zaibatsu::State& state);

/// The players of one table.
class PlayersModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role : int {
        ColourRole = Qt::UserRole + 1, ///< "red"
        NameRole,
        PlacedRole,
        TotalRole,
        BonusRole,
        BonusPaidRole,
        HandMaxRole,
        HandSumRole,
        OpeningHandRole,
        ActiveRole,
        LeftRole,
        WinnerRole,
        PawnsRole,
        EliminatedRole,
        CardsRole,
        LineRole ///< the row as one text for a screen reader
    };

    explicit PlayersModel(ZaibatsuTable& table, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    /// The player of a row; the row must exist.
    [[nodiscard]] const PlayerRow& player(int row) const { return m_rows[row]; }

private:
    void follow();
    [[nodiscard]] static QString spoken(const PlayerRow& row);

    ZaibatsuTable& m_table;
    QList<PlayerRow> m_rows;
};

} // namespace presentation
