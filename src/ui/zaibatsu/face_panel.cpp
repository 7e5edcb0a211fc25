// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The right side of the face editor: ICE, effect, Keep face. The selected space stands in face_space.cpp.
#include "presentation/names.h"
#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/kit/fold_layout.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/face_words.h"
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
    const auto words = column(0);
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
    addEffect(into);
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

void FaceEditor::addEffect(QVBoxLayout& into)
{
    const int chosen = static_cast<int>(m_draft.when()) - 1;
    auto* when = new Segmented(look(), tr("When the effect works"),
                               {tr("on placement"), tr("while controlled"), tr("each turn"), tr("none")}, chosen);
    when->setObjectName(QStringLiteral("when"));
    connect(when, &Segmented::chosenChanged, this, [this](int index) {
        change([index](FaceDraft& draft) { draft.setWhen(static_cast<EffectWhen>(index + 1)); });
    });
    into.addWidget(new Label(look(), Style::Body, tr("Effect")));
    into.addWidget(when);
    if (m_draft.when() == EffectWhen::Unknown || m_draft.when() == EffectWhen::None)
        return;
    const auto line = row(8);
    line.layout->addWidget(effectKind(), 1);
    if (QWidget* meant = effectTarget())
        line.layout->addWidget(meant, 1);
    into.addWidget(labelled({}, {}, line.widget));
}

QWidget* FaceEditor::effectKind()
{
    auto* kind =
        new Picker(look(), tr("What the effect does"), effectKindNames(), static_cast<int>(m_draft.effect().kind));
    kind->setObjectName(QStringLiteral("effect-kind"));
    connect(kind, &Picker::pickedChanged, this, [this](int picked) {
        change([picked](FaceDraft& draft) {
            z::Effect effect = draft.effect();
            effect.kind = static_cast<z::EffectKind>(picked);
            draft.setEffect(effect);
        });
    });
    return kind;
}

QWidget* FaceEditor::effectTarget()
{
    const z::Effect effect = m_draft.effect();
    const auto put = [this](const z::Effect& next) { change([next](FaceDraft& draft) { draft.setEffect(next); }); };
    if (asksForPawn(effect.kind)) {
        const PawnChoices choices = pawnChoices(state());
        auto* picker = new Picker(look(), tr("Which pawn"), choices.names, choices.indexOf(effect.pawn));
        picker->setObjectName(QStringLiteral("effect-pawn"));
        connect(picker, &Picker::pickedChanged, this, [=](int picked) {
            z::Effect next = effect;
            next.pawn = choices.pawnAt(picked);
            put(next);
        });
        return picker;
    }
    if (asksForNumber(effect.kind)) {
        const bool skulls = asksForSkulls(effect.kind);
        auto* stepper = new Stepper(look(), skulls ? tr("Skulls") : tr("How many"), {1, 20},
                                    (skulls ? effect.skulls : effect.count).value_or(1));
        stepper->setObjectName(QStringLiteral("effect-number"));
        connect(stepper, &Stepper::valueChanged, this, [=](int value) {
            z::Effect next = effect;
            (skulls ? next.skulls : next.count) = value;
            put(next);
        });
        return stepper;
    }
    return nullptr;
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
