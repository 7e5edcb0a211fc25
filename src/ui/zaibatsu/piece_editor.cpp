// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/piece_editor.h"

#include "ui/kit/fields.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/sheets.h"
#include "ui/zaibatsu/flow_parts.h"

#include <algorithm>

namespace ui {

QWidget* PieceEditor::panel()
{
    auto* pagePanel = new Panel(look(), Ink::Board);
    auto* all = new QVBoxLayout(pagePanel);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(topBar());
    const auto parts = row(0);
    if (showsPrinted())
        parts.layout->addWidget(asPrinted(), 2);
    parts.layout->addWidget(side(), 3);
    all->addWidget(parts.widget, 1);
    return pagePanel;
}

QWidget* PieceEditor::topBar()
{
    auto* bar = new TopBar(look(), look().breadth(inRoom().width()));
    connect(bar->addBack(m_backTo == BackTo::Table ? tr("Table") : tr("Back")), &QPushButton::clicked, this,
            &Flow::finished);
    QPushButton* undo = pageUndo(look(), narrow());
    undo->setObjectName(QStringLiteral("piece-undo"));
    undo->setEnabled(canStepBack());
    connect(undo, &QPushButton::clicked, this, [this] {
        stepBack();
        emit changed();
    });
    bar->addRight(undo);
    auto* redo = new IconButton(look(), QStringLiteral("redo"), tr("Redo"));
    redo->setObjectName(QStringLiteral("piece-redo"));
    redo->setEnabled(canStepForward());
    connect(redo, &QPushButton::clicked, this, [this] {
        stepForward();
        emit changed();
    });
    bar->addRight(redo);
    return bar;
}

QWidget* PieceEditor::side()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("piece"), narrow() ? 12 : 20);
    if (showsPrinted())
        flow.panel->setLines(Qt::LeftEdge);
    flow.head->addWidget(head());
    flow.head->addWidget(new Divider(look()));
    FactRows rows(look(), *flow.body, stacked());
    fill(rows);
    flow.body->addStretch(1);
    flow.foot->addWidget(foot());
    return flow.panel;
}

QWidget* PieceEditor::head()
{
    const auto line = row(12);
    if (!narrow() && !showsPrinted())
        line.layout->addWidget(picture(48), 0, Qt::AlignVCenter);
    const auto words = column(stacked() ? 8 : 0);
    words.layout->addWidget(new Label(look(), Style::Body, kicker(), Ink::TextSecondary));
    words.layout->addWidget(new Label(look(), Style::Title, name()));
    line.layout->addWidget(words.widget, 1);
    auto* leave = new Button(look(), ButtonKind::Plain, tr("Leave as it is"));
    leave->setObjectName(QStringLiteral("leave"));
    connect(leave, &QPushButton::clicked, this, &Flow::finished);
    if (stacked())
        words.layout->addWidget(leave, 0, Qt::AlignLeft);
    else
        line.layout->addWidget(leave, 0, Qt::AlignTop);
    return line.widget;
}

QWidget* PieceEditor::asPrinted() const
{
    const Page left = page(look(), QStringLiteral("as-printed"), {32, 24, 32, 24}, 16);
    auto* card = new Card(look());
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(20, 20, 20, 20);
    inside->setSpacing(12);
    inside->addWidget(picture(96), 0, Qt::AlignLeft);
    inside->addWidget(new Label(look(), Style::PanelTitle, name()));
    for (const KnownFact& fact : knownFacts()) {
        const bool known = !fact.value.isEmpty();
        const auto line = row(10);
        line.layout->addWidget(makeIcon(look(), known ? QStringLiteral("check") : QStringLiteral("question"), 20,
                                        known ? Ink::Text : Ink::TextMuted),
                               0, Qt::AlignTop);
        const auto words = column(0);
        words.layout->addWidget(new Label(look(), Style::Caption, fact.title, Ink::TextSecondary));
        words.layout->addWidget(new Label(look(), Style::Body, known ? fact.value : tr("not known yet"),
                                          known ? Ink::Text : Ink::TextMuted));
        line.layout->addWidget(words.widget, 1);
        inside->addWidget(line.widget);
    }
    left.layout->addWidget(card);
    left.layout->addStretch(1);
    return left.area;
}

QWidget* PieceEditor::noteField(const QString& text, const std::function<void(const QString&)>& typed) const
{
    auto* field = new TextField(look(), tr("What else is printed"), text);
    field->setObjectName(QStringLiteral("note"));
    field->setPlaceholderText(tr("in your own words"));
    field->setMaxLength(500);
    connect(field, &TextField::textChanged, this, typed);
    return field;
}

QWidget* PieceEditor::foot()
{
    auto* line = new QWidget;
    auto* fold = new FoldLayout(line, 12);
    fold->setEndOnRight(true);
    fold->addWidget(
        new Label(look(), Style::Body, tr("As printed on your copy. Kept for every later table."), Ink::TextSecondary));
    auto* keepIt = new Button(look(), ButtonKind::Confirm, keepText());
    keepIt->setObjectName(QStringLiteral("keep"));
    keepIt->setGlyph(QStringLiteral("check"));
    keepIt->setHeight(56);
    connect(keepIt, &QPushButton::clicked, this, &PieceEditor::keep);
    fold->addWidget(keepIt);
    return line;
}

} // namespace ui
