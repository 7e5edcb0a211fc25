// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The selected space in the face editor: its room, its dice, its ways out.
#include "ui/kit/fields.h"
#include "ui/kit/fold_layout.h"
#include "ui/zaibatsu/face_canvas.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/face_toggles.h"
#include "ui/zaibatsu/face_words.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

namespace z = zaibatsu;

void FaceEditor::addSpace(QVBoxLayout& into)
{
    if (m_draft.oneSpace()) {
        into.addWidget(new Label(look(), Style::Row, tr("One space for the whole block")));
        into.addWidget(new Label(look(), Style::Body, tr("It holds any number of pawns and reaches every open side."),
                                 Ink::TextSecondary));
    } else {
        into.addWidget(spaceHead());
        into.addWidget(spaceKind());
    }
    into.addWidget(labelled(tr("Unshielded"), tr("hit"), defenceRow(false)));
    into.addWidget(labelled(tr("Shielded"), tr("safe"), defenceRow(true)));
    if (!m_draft.oneSpace())
        into.addWidget(labelled(tr("Ways out"), {}, waysOut()));
    else if (m_draft.sides().count() > 0)
        into.addWidget(labelled(tr("Over the border"), {}, bordersOfAll()));
    addSecondEdition(into);
}

QWidget* FaceEditor::spaceHead()
{
    auto* line = new QWidget;
    auto* fold = new FoldLayout(line, 8);
    auto* name = new QWidget; // which figure stands beside it: a line of its own would push ICE down
    auto* words = new FoldLayout(name, 8);
    words->setEndGrows(true);
    words->addWidget(new Label(look(), Style::Row, tr("Space: %1").arg(positionName(m_selected))));
    if (m_draft.space(m_selected).kind == z::SpaceKind::Figure)
        words->addWidget(figurePicker());
    fold->addWidget(name);
    auto* remove = new Button(look(), ButtonKind::Quiet, tr("Remove"));
    remove->setObjectName(QStringLiteral("remove"));
    remove->setGlyph(QStringLiteral("trash"));
    const int selected = m_selected;
    connect(remove, &QPushButton::clicked, this, [this, selected] {
        change([selected](FaceDraft& draft) {
            if (selected == middlePosition)
                draft.toggleMiddle();
            else
                draft.toggleSide(selected);
        });
    });
    fold->addWidget(remove);
    return line;
}

QWidget* FaceEditor::spaceKind()
{
    const int selected = m_selected;
    auto* kind = new Segmented(look(), tr("Room"), {tr("one"), tr("two"), tr("any"), tr("figure")},
                               static_cast<int>(m_draft.space(selected).kind));
    kind->setObjectName(QStringLiteral("kind"));
    connect(kind, &Segmented::chosenChanged, this, [this, selected](int chosen) {
        change([=](FaceDraft& draft) { draft.setKind(selected, static_cast<z::SpaceKind>(chosen)); });
    });
    return kind;
}

QWidget* FaceEditor::defenceRow(bool shielded)
{
    const auto line = flow(8);
    const z::Defence& defence = m_draft.space(m_selected).defence;
    const dice::FaceSet chosen = shielded ? defence.shielded : defence.unshielded;
    const int selected = m_selected;
    for (int number = 1; number <= 6; ++number) {
        PictureToggle* toggle = chosenDie(look(), shielded ? DieKind::Shielded : DieKind::Unshielded, number);
        toggle->setObjectName(QStringLiteral("%1-%2").arg(shielded ? "shielded" : "unshielded").arg(number));
        toggle->setChecked(chosen.contains(number));
        connect(toggle, &PictureToggle::clicked, this, [this, selected, number, shielded] {
            change([=](FaceDraft& draft) { draft.toggleDefence(selected, number, shielded); });
        });
        line.layout->addWidget(toggle);
    }
    return line.widget;
}

QWidget* FaceEditor::waysOut()
{
    // Six cells at most unless "+" was tapped, as wide as the dice above: one line, whatever is open.
    const auto line = flow(8);
    std::set<int> others;
    for (const int other : m_draft.positions()) {
        if (other == m_selected)
            continue;
        if (m_draft.joint(m_selected, other) != Joint::None || m_waysShown.contains(other))
            line.layout->addWidget(wayTo(other));
        else
            others.insert(other);
    }
    if (m_selected != middlePosition)
        line.layout->addWidget(overBorder(m_selected));
    if (!others.empty()) {
        auto* more = new IconButton(look(), QStringLiteral("plus"), tr("Show the other spaces"));
        more->setObjectName(QStringLiteral("ways-more"));
        connect(more, &QPushButton::clicked, this, [this, others] {
            m_waysShown.insert(others.begin(), others.end());
            emit changed();
        });
        line.layout->addWidget(more);
    }
    const int high = std::max(target, look().scaled(target * 0.8));
    if (line.layout->count() == 0) { // the middle alone
        auto* none = new Label(look(), Style::Body, tr("no other space yet"), Ink::TextSecondary);
        none->setMinimumHeight(high);
        line.layout->addWidget(none);
    }
    line.widget->setMinimumHeight(high);
    return line.widget;
}

QWidget* FaceEditor::wayTo(int other)
{
    const int selected = m_selected;
    const Joint joint = m_draft.joint(selected, other);
    PictureToggle* way = makeWayToggle(look(), other, joint);
    way->setObjectName(QStringLiteral("way-%1").arg(other));
    connect(way, &PictureToggle::clicked, this, [this, selected, other] {
        m_waysShown.insert(other); // one that is closed now stays under the finger
        change([=](FaceDraft& draft) { draft.cycleJoint(selected, other); });
    });
    return way;
}

QWidget* FaceEditor::overBorder(int side)
{
    PictureToggle* border = makeBorderToggle(look(), side, m_draft.arrow(side));
    border->setObjectName(QStringLiteral("border-%1").arg(side));
    connect(border, &PictureToggle::clicked, this,
            [this, side] { change([side](FaceDraft& draft) { draft.cycleArrow(side); }); });
    return border;
}

QWidget* FaceEditor::bordersOfAll()
{
    const auto line = flow(8);
    for (int side = 0; side < 6; ++side)
        if (m_draft.sides().at(side))
            line.layout->addWidget(overBorder(side));
    return line.widget;
}

void FaceEditor::addSecondEdition(QVBoxLayout& into)
{
    const z::Space& space = m_draft.space(m_selected);
    const bool second = state().settings->edition == z::Edition::Second2017;
    const int selected = m_selected;
    if (second || space.hand != 0) {
        auto* hand = new Stepper(look(), tr("Cards more in hand"), {-10, 10}, space.hand);
        hand->setObjectName(QStringLiteral("space-hand"));
        connect(hand, &Stepper::valueChanged, this,
                [this, selected](int value) { change([=](FaceDraft& draft) { draft.setHand(selected, value); }); });
        into.addWidget(labelled(tr("Hand"), tr("more cards"), hand));
    }
    if (second || space.skulls != 0) {
        auto* skulls = new Stepper(look(), tr("Skulls of the space"), {0, 20}, space.skulls);
        skulls->setObjectName(QStringLiteral("space-skulls"));
        connect(skulls, &Stepper::valueChanged, this,
                [this, selected](int value) { change([=](FaceDraft& draft) { draft.setSkulls(selected, value); }); });
        into.addWidget(labelled(tr("Skulls"), tr("of the space"), skulls));
    }
    if (second || !space.effects.empty())
        addSpaceEffects(into);
}

QWidget* FaceEditor::figurePicker()
{
    const PawnChoices choices = pawnChoices(state());
    const int selected = m_selected;
    auto* picker =
        new Picker(look(), tr("Which figure"), choices.names, choices.indexOf(m_draft.space(m_selected).pawn));
    picker->setObjectName(QStringLiteral("figure"));
    connect(picker, &Picker::pickedChanged, this, [this, selected, choices](int picked) {
        change([=](FaceDraft& draft) { draft.setPawn(selected, choices.pawnAt(picked)); });
    });
    return picker;
}

} // namespace ui
