// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/log_model.h"

#include <QVariantList>

namespace presentation {
namespace {

QVariantList variants(const QList<int>& numbers) { return {numbers.begin(), numbers.end()}; }

/// The line for a screen reader: number, text, dice and marks.
QString spoken(const LogLine& line)
{
    QStringList parts;
    if (line.n > 0)
        parts.append(QString::number(line.n));
    parts.append(line.text);
    QStringList dice;
    for (const int face : line.dice)
        dice.append(QString::number(face));
    if (!dice.isEmpty())
        parts.append(dice.join(QLatin1Char(' ')));
    parts.append(line.marks);
    return parts.join(QStringLiteral(", "));
}

} // namespace

LogModel::LogModel(ZaibatsuTable& table, QObject* parent) : QAbstractListModel(parent), m_table(table)
{
    connect(&table, &ZaibatsuTable::noticed, this, &LogModel::follow);
    connect(&table, &Table::retranslated, this, &LogModel::retranslate);
    rebuild();
}

int LogModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_log.lines().size());
}

QVariant LogModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const LogLine& line = m_log.lines()[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case TextRole: return line.text;
    case KindRole: return static_cast<int>(line.kind);
    case NumberRole: return line.n;
    case TurnRole: return line.turn;
    case PlayerRole: return line.player;
    case IconRole: return line.icon;
    case DiceRole: return variants(line.dice);
    case BlackDiceRole: return line.blackDice;
    case MarksRole: return line.marks;
    case FixableRole: return line.fixable;
    case Qt::AccessibleTextRole:
    case LineRole: return spoken(line);
    default: return {};
    }
}

QHash<int, QByteArray> LogModel::roleNames() const
{
    return {{KindRole, "kind"},   {NumberRole, "number"},   {TurnRole, "turn"}, {PlayerRole, "player"},
            {IconRole, "icon"},   {TextRole, "text"},       {DiceRole, "dice"}, {BlackDiceRole, "blackDice"},
            {MarksRole, "marks"}, {FixableRole, "fixable"}, {LineRole, "line"}};
}

void LogModel::follow(const session::Change<zaibatsu::Game>& notice)
{
    // Loaded anew: the same numbers may name other entries.
    if (notice.kind == session::Change<zaibatsu::Game>::Kind::Loaded) {
        beginResetModel();
        rebuild();
        endResetModel();
        return;
    }
    const LogChange change = m_log.compare(m_table.session());
    if (change.removed > 0)
        beginRemoveRows({}, change.from, change.from + change.removed - 1);
    m_log.cut();
    if (change.removed > 0)
        endRemoveRows();
    if (change.added > 0)
        beginInsertRows({}, change.from, change.from + change.added - 1);
    m_log.grow();
    if (change.added > 0)
        endInsertRows();
}

void LogModel::rebuild()
{
    m_log.clear();
    (void)m_log.compare(m_table.session());
    m_log.grow();
}

void LogModel::retranslate()
{
    rebuild();
    if (const int rows = rowCount(); rows > 0)
        emit dataChanged(index(0), index(rows - 1));
}

} // namespace presentation
