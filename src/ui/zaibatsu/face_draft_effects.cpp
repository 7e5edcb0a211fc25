// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Effects of a draft: of the face with their times, and of its spaces.
#include "ui/zaibatsu/face_draft.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

void FaceDraft::readEffects()
{
    const auto take = [this](const std::optional<std::vector<z::Effect>>& effects, EffectWhen when) {
        if (effects)
            for (const z::Effect& effect : *effects)
                m_effects.push_back({when, effect, false, true});
    };
    take(m_was.placed, EffectWhen::Placed);
    take(m_was.controlled, EffectWhen::Controlled);
    take(m_was.turnStart, EffectWhen::TurnStart);
}

bool FaceDraft::effectsKnown() const { return m_timesSaid || !m_effects.empty() || (m_was.placed && m_was.controlled); }

std::vector<z::Effect> FaceDraft::effectsOf(EffectWhen when) const
{
    std::vector<z::Effect> list;
    for (const TimedEffect& timed : m_effects)
        if (timed.when == when)
            list.push_back(timed.effect);
    return list;
}

void FaceDraft::layEffects(z::Face& face) const
{
    const auto lay = [this](EffectWhen when, const std::optional<std::vector<z::Effect>>& was,
                            std::optional<std::vector<z::Effect>>& into) {
        const std::vector<z::Effect> now = effectsOf(when);
        const bool noneSaid = m_timesSaid && when != EffectWhen::TurnStart;
        if (was ? now != *was : noneSaid || !now.empty())
            into = now;
    };
    lay(EffectWhen::Placed, m_was.placed, face.placed);
    lay(EffectWhen::Controlled, m_was.controlled, face.controlled);
    lay(EffectWhen::TurnStart, m_was.turnStart, face.turnStart);
}

void FaceDraft::setWhen(std::size_t effect, EffectWhen when)
{
    m_timesSaid = true;
    if (when == EffectWhen::None) {
        if (effect < m_effects.size())
            m_effects.erase(m_effects.begin() + static_cast<std::ptrdiff_t>(effect));
        return;
    }
    if (effect >= m_effects.size())
        m_effects.push_back({when, {}, true, false});
    else
        m_effects[effect].when = when;
    guessEffects();
}

void FaceDraft::changeEffect(std::size_t effect, const EffectChange& change)
{
    if (effect >= m_effects.size())
        return;
    TimedEffect& timed = m_effects[effect];
    const z::Effect before = timed.effect;
    change(timed.effect);
    timed.kindSaid = true;
    if (timed.effect.kind != before.kind) {
        timed.begun = true;
        guessEffects();
    } else if (timed.effect.pawn != before.pawn) {
        timed.begun = false; // said, even where it is none
    }
}

void FaceDraft::guessEffects()
{
    // A printed figure says which pawn an effect is about; a pawn comes when the block is controlled.
    const auto figure = std::ranges::find_if(m_spaces, [](const z::Space& space) { return space.pawn.has_value(); });
    if (figure == m_spaces.end())
        return;
    for (TimedEffect& timed : m_effects) {
        if (!timed.begun)
            continue;
        z::Effect& effect = timed.effect;
        if (!timed.kindSaid)
            effect.kind = timed.when == EffectWhen::Placed ? z::EffectKind::PlacePawn : z::EffectKind::GainPawn;
        const bool aboutPawn = effect.kind == z::EffectKind::PlacePawn || effect.kind == z::EffectKind::GainPawn;
        if (aboutPawn && !effect.pawn)
            effect.pawn = figure->pawn;
    }
}

void FaceDraft::addSpaceEffect(int position) { changed(position).effects.emplace_back(); }

void FaceDraft::changeSpaceEffect(int position, std::size_t effect, const EffectChange& change)
{
    if (effect < space(position).effects.size())
        change(changed(position).effects[effect]);
}

void FaceDraft::removeSpaceEffect(int position, std::size_t effect)
{
    auto& effects = changed(position).effects;
    if (effect < effects.size())
        effects.erase(effects.begin() + static_cast<std::ptrdiff_t>(effect));
}

} // namespace ui
