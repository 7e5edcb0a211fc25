// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What an effect does, to whom and how much: one field for each thing that its kind asks for.
#pragma once

#include "ui/kit/look.h"
#include "ui/zaibatsu/face_draft.h"
#include "zaibatsu/state.h"

#include <QString>
#include <QWidget>

namespace ui {

/// Where an effect is edited. All of it outlives the fields.
struct EffectHome {
    const Look& look;
    const zaibatsu::State& state;
    QString name;                                  ///< object names begin with it: "effect" makes "effect-kind"
    bool pairs = true;                             ///< two fields side by side: there is room
    std::function<void(const EffectChange&)> change; ///< one step; the fields are made anew after it
    std::function<void(const EffectChange&)> type;   ///< while a text is typed: the fields stay
};

/// The kind, and below it what this kind asks for or the effect has anyway.
[[nodiscard]] QWidget* effectFields(const EffectHome& home, const zaibatsu::Effect& effect);
/// Whether the player may leave the effect.
[[nodiscard]] QWidget* effectOptional(const EffectHome& home, const zaibatsu::Effect& effect);

} // namespace ui
