// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/now_model.h"

#include "presentation/names.h"
#include "presentation/piece_facts.h"

#include "base/overload.h"

#include <QVariantList>

using namespace zaibatsu;

namespace presentation {
namespace {

bool sameRow(const NowRow& a, const NowRow& b) { return a.action == b.action && a.possible == b.possible; }

int find(const QList<NowRow>& rows, const NowRow& wanted, int from)
{
    for (int i = from; i < rows.size(); ++i)
        if (sameRow(rows[i], wanted))
            return i;
    return -1;
}

} // namespace

NowModel::NowModel(ZaibatsuTable& table, QObject* parent)
    : QAbstractListModel(parent),
      m_table(table),
      m_rows(nowRows(table.state(), m_subject, m_actions))
{
    connect(&table, &Table::changed, this, &NowModel::follow);
    connect(&table, &Table::retranslated, this, &NowModel::follow);
}

int NowModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant NowModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const NowRow& row = m_rows[index.row()];
    switch (role) {
    case ActionRole: return static_cast<int>(row.action);
    case VerbRole: return row.verb;
    case IconRole: return row.icon;
    case Qt::DisplayRole:
    case TitleRole: return row.title;
    case DetailRole: return row.detail;
    case PossibleRole: return row.possible;
    case RuleRole: return row.rule;
    case FacesRole: return QVariantList(row.faces.begin(), row.faces.end());
    case SuccessRole: return row.success;
    case LossRole: return row.loss;
    case Qt::AccessibleTextRole:
    case LineRole: return spoken(row);
    default: return {};
    }
}

QHash<int, QByteArray> NowModel::roleNames() const
{
    return {{ActionRole, "action"},   {VerbRole, "verb"},         {IconRole, "icon"}, {TitleRole, "title"},
            {DetailRole, "detail"},   {PossibleRole, "possible"}, {RuleRole, "rule"}, {FacesRole, "faces"},
            {SuccessRole, "success"}, {LossRole, "loss"},         {LineRole, "line"}};
}

void NowModel::setSubject(const Subject& subject)
{
    if (subject == m_subject)
        return;
    m_subject = subject;
    follow();
}

void NowModel::setActions(int actions)
{
    if (actions == m_actions)
        return;
    m_actions = actions;
    follow();
}

void NowModel::follow()
{
    const QList<NowRow> rows = nowRows(m_table.state(), m_subject, m_actions);
    for (int i = static_cast<int>(m_rows.size()) - 1; i >= 0; --i) {
        if (find(rows, m_rows[i], 0) >= 0)
            continue;
        beginRemoveRows({}, i, i);
        m_rows.removeAt(i);
        endRemoveRows();
    }
    // Both lists are in the same order, so what is missing goes in where it stands.
    for (int i = 0; i < rows.size(); ++i) {
        if (i < m_rows.size() && sameRow(m_rows[i], rows[i])) {
            if (m_rows[i] == rows[i])
                continue;
            m_rows[i] = rows[i];
            emit dataChanged(index(i), index(i));
        } else {
            beginInsertRows({}, i, i);
            m_rows.insert(i, rows[i]);
            endInsertRows();
        }
    }
}

QString NowModel::spoken(const NowRow& row)
{
    QStringList parts{row.title};
    if (!row.possible)
        parts.append(tr("not possible now"));
    if (!row.success.isEmpty())
        parts.append(tr("chance %1").arg(row.success));
    if (!row.loss.isEmpty())
        parts.append(tr("risk for the pawn %1").arg(row.loss));
    parts.append(row.detail);
    return parts.join(QStringLiteral(", "));
}

QString NowModel::subjectTitle() const
{
    const Names names(m_table.state());
    return std::visit(
        base::overload{[](std::monostate) { return QString(); }, [&](PawnId id) { return names.pawn(id); },
                       [&](BlockId id) { return names.block(id); }, [&](Colour colour) { return names.player(colour); },
                       [&](CardId id) { return names.card(id); }},
        m_subject);
}

QString NowModel::subjectDetail() const
{
    const State& state = m_table.state();
    const Names names(state);
    return std::visit(base::overload{[](std::monostate) { return QString(); },
                                     [&](PawnId id) {
                                         const auto& at = state.pawns[id.index()].at;
                                         return at ? names.place(*at) : tr("not in the Cybernet");
                                     },
                                     [&](BlockId id) {
                                         const auto& laid = state.blocks[id.index()];
                                         if (!laid)
                                             return tr("still in the pile");
                                         return laid->owner ? tr("controlled by %1").arg(names.player(*laid->owner))
                                                            : tr("nobody's block");
                                     },
                                     [](Colour colour) { return Names::colour(colour); },
                                     [&](CardId id) { return cardPlaceText(state, id); }},
                      m_subject);
}

} // namespace presentation
