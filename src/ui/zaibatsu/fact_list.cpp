// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/fact_list.h"

namespace ui {

using presentation::PieceFact;

namespace {

DieKind kindOf(PieceFact::Die die)
{
    switch (die) {
    case PieceFact::Die::Ice: return DieKind::Ice;
    case PieceFact::Die::BlackIce: return DieKind::BlackIce;
    case PieceFact::Die::Unshielded: return DieKind::Unshielded;
    case PieceFact::Die::Shielded: return DieKind::Shielded;
    }
    return DieKind::Unshielded;
}

QWidget* factRow(const Look& look, const PieceFact& fact)
{
    auto* line = new InfoRow(look, nullptr, fact.title, fact.text);
    QString spoken = fact.title + ' ' + fact.text;
    if (!fact.dice.isEmpty()) {
        const auto dice = flow(4);
        for (const PieceFact::Face& face : fact.dice) {
            dice.layout->addWidget(makeDie(look, {kindOf(face.die), face.number, false, false, true}, 26));
            spoken += ' ' + QString::number(face.number);
        }
        line->addEnd(dice.widget);
    }
    line->setAccessibleName(spoken);
    return line;
}

} // namespace

QWidget* factList(const Look& look, const QList<PieceFact>& facts)
{
    const auto part = column(0);
    part.layout->setContentsMargins(8, 0, 8, 0);
    part.widget->setObjectName(QStringLiteral("facts"));
    for (const PieceFact& fact : facts)
        part.layout->addWidget(factRow(look, fact));
    return part.widget;
}

} // namespace ui
