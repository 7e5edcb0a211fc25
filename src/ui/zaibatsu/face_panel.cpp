// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The right side of the face editor: ICE, Keep face. The selected space stands in face_space.cpp, effects in
// face_effects.cpp.
#include "presentation/names.h"
#include "ui/kit/choices.h"
#include "ui/kit/fold_layout.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

namespace z = zaibatsu;

QWidget* FaceEditor::labelled(const QString& title, const QString& detail, QWidget* part) const
{
    if (stacked() && title.isEmpty())
        return part;
    const auto words = column(0);
    words.layout->addWidget(new Label(look(), Style::Body, title));
    if (!detail.isEmpty())
        words.layout->addWidget(new Label(look(), Style::Caption, detail, Ink::TextSecondary));
    if (stacked()) {
        words.layout->addWidget(part);
        return words.widget;
    }
    const auto line = row(8);
    words.widget->setFixedWidth(look().scaled(130)); // "Незащищённый" is the longest of four languages
    line.layout->addWidget(words.widget, 0, Qt::AlignVCenter);
    line.layout->addWidget(part, 1);
    return line.widget;
}

QWidget* FaceEditor::side()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("face"), 20);
    flow.panel->setLines(Qt::LeftEdge);
    flow.head->addWidget(sideHead());
    flow.head->addWidget(new Divider(look()));
    fillSide(*flow.body);
    flow.body->addStretch(1);
    flow.foot->addWidget(foot());
    return flow.panel;
}

QWidget* FaceEditor::sideHead()
{
    const auto line = row(8);
    const auto words = column(stacked() ? 8 : 0);
    words.layout->addWidget(new Label(look(), Style::Body, tr("Face of"), Ink::TextSecondary));
    words.layout->addWidget(new Label(look(), Style::Title, presentation::Names(state()).block(m_block)));
    line.layout->addWidget(words.widget, 1);
    auto* leave = new Button(look(), ButtonKind::Plain, tr("Leave unknown"));
    leave->setObjectName(QStringLiteral("leave"));
    connect(leave, &QPushButton::clicked, this, &Flow::finished);
    if (stacked())
        words.layout->addWidget(leave, 0, Qt::AlignLeft);
    else
        line.layout->addWidget(leave, 0, Qt::AlignTop);
    return line.widget;
}

void FaceEditor::fillSide(QVBoxLayout& into)
{
    if (m_draft.foreign())
        into.addWidget(new Label(look(), Style::Body,
                                 tr("The spaces of this face do not follow the seven positions. They stay as they are "
                                    "until a side or a space is changed here."),
                                 Ink::TextSecondary));
    if (m_draft.has(m_selected))
        addSpace(into);
    else
        into.addWidget(
            new Label(look(), Style::Body, tr("Tap a space to say how many pawns it holds."), Ink::TextSecondary));
    into.addWidget(new Divider(look()));
    addIce(into);
    into.addWidget(new Divider(look()));
    addEffects(into);
}

void FaceEditor::addIce(QVBoxLayout& into)
{
    const auto line = flow(8);
    const z::Ice ice = m_draft.ice().value_or(z::Ice{});
    for (int number = 1; number <= 6; ++number) {
        PictureToggle* toggle = chosenDie(look(), ice.black ? DieKind::BlackIce : DieKind::Ice, number);
        toggle->setObjectName(QStringLiteral("ice-%1").arg(number));
        toggle->setChecked(ice.numbers.contains(number));
        connect(toggle, &PictureToggle::clicked, this,
                [this, number] { change([number](FaceDraft& draft) { draft.toggleIce(number); }); });
        line.layout->addWidget(toggle);
    }
    into.addWidget(labelled(tr("ICE"), {}, line.widget));
    const auto below = row(8);
    auto* black = new SwitchRow(look(), tr("Black ICE"));
    black->setObjectName(QStringLiteral("black-ice"));
    black->setChecked(ice.black);
    connect(black, &SwitchRow::toggled, this,
            [this](bool on) { change([on](FaceDraft& draft) { draft.setBlackIce(on); }); });
    below.layout->addWidget(black, 1);
    const bool none = m_draft.ice() && m_draft.ice()->numbers.empty();
    auto* noIce = new Button(look(), none ? ButtonKind::Raised : ButtonKind::Plain, tr("no ICE"));
    noIce->setObjectName(QStringLiteral("no-ice"));
    connect(noIce, &QPushButton::clicked, this, [this] { change([](FaceDraft& draft) { draft.setNoIce(); }); });
    below.layout->addWidget(noIce);
    into.addWidget(labelled({}, {}, below.widget));
}

QWidget* FaceEditor::foot()
{
    auto* line = new QWidget;
    auto* fold = new FoldLayout(line, 12);
    fold->setEndOnRight(true);
    fold->addWidget(
        new Label(look(), Style::Body, tr("As printed on your tile. Kept for every later table."), Ink::TextSecondary));
    auto* keepFace = new Button(look(), ButtonKind::Confirm, tr("Keep face"));
    keepFace->setObjectName(QStringLiteral("keep"));
    keepFace->setGlyph(QStringLiteral("check"));
    keepFace->setHeight(56);
    connect(keepFace, &QPushButton::clicked, this, &FaceEditor::keep);
    fold->addWidget(keepFace);
    return line;
}

} // namespace ui
