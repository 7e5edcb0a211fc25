// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "presentation/rule_book.h"
#include "ui/kit/look.h"

#include <QWidget>

class QVBoxLayout;

namespace ui {

/// Beside the board: a field to look up a rule, its answers, and before anything is typed the entries about what is
/// tapped.
class RulesColumn : public QWidget {
    Q_OBJECT
public:
    /// `book` outlives it; `concerned` are ids of entries.
    RulesColumn(const Look& look, const presentation::RuleBook& book, QStringList concerned, QWidget* parent = nullptr);

signals:
    void chosen(const QString& entry);

private:
    void fill(const QString& words);
    void add(const presentation::RuleHit& hit);

    const Look& m_look;
    const presentation::RuleBook& m_book;
    QStringList m_concerned;
    QVBoxLayout* m_list;
};

} // namespace ui
