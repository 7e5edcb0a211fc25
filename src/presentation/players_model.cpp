// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/players_model.h"

namespace presentation {

PlayersModel::PlayersModel(ZaibatsuTable& table, QObject* parent)
    : QAbstractListModel(parent),
      m_table(table),
      m_rows(playerRows(table.state()))
{
    connect(&table, &Table::changed, this, &PlayersModel::follow);
    connect(&table, &Table::retranslated, this, &PlayersModel::follow);
}

int PlayersModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant PlayersModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PlayerRow& row = m_rows[index.row()];
    switch (role) {
    case ColourRole: return colourWord(row.colour);
    case Qt::DisplayRole:
    case NameRole: return row.name;
    case PlacedRole: return row.placed;
    case TotalRole: return row.total;
    case BonusRole: return row.bonus;
    case BonusPaidRole: return row.bonusPaid;
    case HandMaxRole: return row.handMax;
    case HandSumRole: return row.handSum;
    case OpeningHandRole: return row.openingHand;
    case ActiveRole: return row.active;
    case LeftRole: return row.left;
    case WinnerRole: return row.winner;
    case PawnsRole: return row.pawns;
    case EliminatedRole: return row.eliminated;
    case CardsRole: return row.cards;
    case Qt::AccessibleTextRole:
    case LineRole: return spoken(row);
    default: return {};
    }
}

QHash<int, QByteArray> PlayersModel::roleNames() const
{
    return {{ColourRole, "colour"},
            {NameRole, "name"},
            {PlacedRole, "placed"},
            {TotalRole, "total"},
            {BonusRole, "bonus"},
            {BonusPaidRole, "bonusPaid"},
            {HandMaxRole, "handMax"},
            {HandSumRole, "handSum"},
            {OpeningHandRole, "openingHand"},
            {ActiveRole, "active"},
            {LeftRole, "left"},
            {WinnerRole, "winner"},
            {PawnsRole, "pawns"},
            {EliminatedRole, "eliminated"},
            {CardsRole, "cards"},
            {LineRole, "line"}};
}

void PlayersModel::follow()
{
    const QList<PlayerRow> rows = playerRows(m_table.state());
    // Seats neither come nor go within a table; only rows that differ are told.
    for (int row = 0; row < rows.size(); ++row) {
        if (rows[row] == m_rows[row])
            continue;
        m_rows[row] = rows[row];
        emit dataChanged(index(row), index(row));
    }
}

QString PlayersModel::spoken(const PlayerRow& row)
{
    QStringList parts{tr("%1 (%2)", "a player's name and colour").arg(row.name, Names::colour(row.colour))};
    if (row.left)
        parts.append(tr("has left"));
    if (row.winner)
        parts.append(tr("has won"));
    if (row.active)
        parts.append(tr("has the turn"));
    parts.append(tr("%1 of %2 control counters in the Cybernet").arg(row.placed).arg(row.total));
    parts.append(tr("%n free bonus counter(s)", nullptr, row.bonus));
    parts.append(tr("hand maximum %1").arg(row.handSum));
    return parts.join(QStringLiteral(", "));
}

} // namespace presentation
