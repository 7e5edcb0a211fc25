// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Effects in the face editor: one is open, the others stand as lines above and below it.
#include "presentation/sentences.h"
#include "ui/kit/choices.h"
#include "ui/zaibatsu/effect_fields.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/flow_parts.h"

#include <algorithm>

namespace ui {

namespace {

constexpr std::size_t mostEffects = 20; // so many a record takes in one list

} // namespace

void FaceEditor::addEffects(QVBoxLayout& into)
{
    const std::size_t count = m_draft.effects().size();
    m_effectShown = std::min(m_effectShown, count == 0 ? 0 : count - 1);
    into.addWidget(new Label(look(), Style::Body, count > 1 ? tr("Effects") : tr("Effect")));
    if (count == 0)
        into.addWidget(effectTime(0));
    for (std::size_t i = 0; i < count; ++i) {
        if (i != m_effectShown) {
            into.addWidget(closedEffect(i));
            continue;
        }
        into.addWidget(effectTime(i));
        const EffectHome home = effectHome(i);
        into.addWidget(labelled({}, {}, effectFields(home, m_draft.effects()[i].effect)));
        into.addWidget(labelled({}, {}, effectFoot(i)));
    }
}

bool FaceEditor::roomForPairs() const
{
    const int width = inRoom().width();
    const bool narrow = look().breadth(width) == Breadth::Narrow;
    return look().scaled(300) <= (narrow ? width : width / 2) - 40;
}

EffectHome FaceEditor::effectHome(std::size_t effect)
{
    const auto with = [effect](const EffectChange& wanted) {
        return [effect, wanted](FaceDraft& draft) { draft.changeEffect(effect, wanted); };
    };
    return {look(),
            state(),
            QStringLiteral("effect"),
            roomForPairs(),
            [this, with](const EffectChange& wanted) { change(with(wanted)); },
            [this, with](const EffectChange& wanted) { type(with(wanted)); }};
}

QWidget* FaceEditor::effectTime(std::size_t effect)
{
    const auto& effects = m_draft.effects();
    QStringList times{tr("on placement"), tr("while controlled"), tr("each turn")};
    if (effects.size() <= 1)
        times << tr("none");
    int chosen = m_draft.effectsKnown() ? static_cast<int>(EffectWhen::None) : -1;
    if (effect < effects.size())
        chosen = static_cast<int>(effects[effect].when);
    auto* when = new Segmented(look(), tr("When the effect works"), times, chosen);
    when->setObjectName(QStringLiteral("when"));
    connect(when, &Segmented::chosenChanged, this, [this, effect](int index) {
        change([=](FaceDraft& draft) { draft.setWhen(effect, static_cast<EffectWhen>(index)); });
    });
    return when;
}

QWidget* FaceEditor::closedEffect(std::size_t effect)
{
    const TimedEffect& timed = m_draft.effects()[effect];
    const QStringList times{tr("on placement"), tr("while controlled"), tr("each turn")};
    auto* line =
        new Button(look(), ButtonKind::Plain,
                   tr("%1: %2", "when an effect works: what it does")
                       .arg(times[static_cast<int>(timed.when)], presentation::effectText(state(), timed.effect)));
    line->setObjectName(QStringLiteral("effect-%1").arg(effect));
    line->setAlignedLeft(true);
    connect(line, &QPushButton::clicked, this, [this, effect] {
        m_effectShown = effect;
        emit changed();
    });
    return line;
}

QWidget* FaceEditor::effectFoot(std::size_t effect)
{
    const auto line = flow(8);
    line.layout->addWidget(effectOptional(effectHome(effect), m_draft.effects()[effect].effect));
    if (m_draft.effects().size() > 1) {
        auto* remove = new Button(look(), ButtonKind::Quiet, tr("Remove"));
        remove->setObjectName(QStringLiteral("effect-remove"));
        remove->setAccessibleName(tr("Remove this effect"));
        remove->setGlyph(QStringLiteral("trash"));
        connect(remove, &QPushButton::clicked, this,
                [this, effect] { change([effect](FaceDraft& draft) { draft.setWhen(effect, EffectWhen::None); }); });
        line.layout->addWidget(remove);
    }
    if (m_draft.effects().size() < mostEffects) {
        auto* add = new Button(look(), ButtonKind::Quiet, tr("Another effect"));
        add->setObjectName(QStringLiteral("effect-add"));
        add->setGlyph(QStringLiteral("plus"));
        // A tile with several tells first what happens on placement, then what control brings.
        const bool placed = m_draft.effects()[effect].when == EffectWhen::Controlled;
        connect(add, &QPushButton::clicked, this, [this, placed] {
            m_effectShown = m_draft.effects().size();
            change([at = m_effectShown, placed](FaceDraft& draft) {
                draft.setWhen(at, placed ? EffectWhen::Placed : EffectWhen::Controlled);
            });
        });
        line.layout->addWidget(add);
    }
    return line.widget;
}

void FaceEditor::addSpaceEffects(QVBoxLayout& into)
{
    const auto& effects = m_draft.space(m_selected).effects;
    const int selected = m_selected;
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const auto with = [selected, i](const EffectChange& wanted) {
            return [selected, i, wanted](FaceDraft& draft) { draft.changeSpaceEffect(selected, i, wanted); };
        };
        const EffectHome home{look(),
                              state(),
                              QStringLiteral("space-effect-%1").arg(i),
                              roomForPairs(),
                              [this, with](const EffectChange& wanted) { change(with(wanted)); },
                              [this, with](const EffectChange& wanted) { type(with(wanted)); }};
        into.addWidget(labelled({}, {}, effectFields(home, effects[i])));
        const auto line = flow(8);
        line.layout->addWidget(effectOptional(home, effects[i]));
        auto* remove = new Button(look(), ButtonKind::Quiet, tr("Remove"));
        remove->setObjectName(home.name + QStringLiteral("-remove"));
        remove->setAccessibleName(tr("Remove this effect"));
        remove->setGlyph(QStringLiteral("trash"));
        connect(remove, &QPushButton::clicked, this,
                [this, selected, i] { change([=](FaceDraft& draft) { draft.removeSpaceEffect(selected, i); }); });
        line.layout->addWidget(remove);
        into.addWidget(labelled({}, {}, line.widget));
    }
    if (effects.size() >= mostEffects)
        return;
    auto* add = new Button(look(), ButtonKind::Dashed,
                           effects.empty() ? tr("Effect of this space") : tr("Another effect of this space"));
    add->setObjectName(QStringLiteral("space-effect-add"));
    add->setGlyph(QStringLiteral("plus"));
    connect(add, &QPushButton::clicked, this,
            [this, selected] { change([selected](FaceDraft& draft) { draft.addSpaceEffect(selected); }); });
    into.addWidget(add);
}

} // namespace ui
