// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The Now panel's rows, changed as little as possible.
#pragma once

#include "presentation/now_rows.h"
#include "presentation/zaibatsu_table.h"

#include <QAbstractListModel>

namespace presentation {

/// What can be done with what is tapped, and what not and why.
class NowModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role : int {
        ActionRole = Qt::UserRole + 1, ///< int of NowAction
        VerbRole,
        IconRole,
        TitleRole,
        DetailRole,
        PossibleRole,
        RuleRole,
        FacesRole,
        SuccessRole,
        LossRole,
        LineRole ///< the row as one text for a screen reader
    };

    explicit NowModel(ZaibatsuTable& table, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] const Subject& subject() const { return m_subject; }
    void setSubject(const Subject& subject);
    /// Movement actions of the card in hand.
    [[nodiscard]] int actions() const { return m_actions; }
    void setActions(int actions);
    /// The action of a row; the row must exist.
    [[nodiscard]] const NowRow& row(int row) const { return m_rows[row]; }
    /// "Blue Speedrunner" and where it stands, a block and whose it is, a player; empty for nothing.
    [[nodiscard]] QString subjectTitle() const;
    [[nodiscard]] QString subjectDetail() const;

private:
    void follow();
    [[nodiscard]] static QString spoken(const NowRow& row);

    ZaibatsuTable& m_table;
    Subject m_subject;
    int m_actions = 1;
    QList<NowRow> m_rows;
};

} // namespace presentation
