// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/effect_icon.h"

namespace presentation {

using zaibatsu::EffectKind;

QString effectIcon(EffectKind kind)
{
    switch (kind) {
    case EffectKind::PlacePawn: return QStringLiteral("fx-place");
    case EffectKind::GainPawn: return QStringLiteral("fx-gain");
    case EffectKind::GainCard: return QStringLiteral("fx-card");
    case EffectKind::AttackAll: return QStringLiteral("fx-attack");
    case EffectKind::AttackOne: return QStringLiteral("fx-attack-one");
    case EffectKind::ExtraCounter: return QStringLiteral("fx-extra");
    case EffectKind::ReturnCounter: return QStringLiteral("fx-return");
    case EffectKind::Bonus: return QStringLiteral("fx-bonus");
    case EffectKind::BonusToAll: return QStringLiteral("fx-bonus-all");
    case EffectKind::BonusOnBlock: return QStringLiteral("fx-bonus-block");
    case EffectKind::SacrificeOne: return QStringLiteral("fx-sacrifice");
    case EffectKind::Discard: return QStringLiteral("fx-discard");
    case EffectKind::Strip: return QStringLiteral("fx-strip");
    case EffectKind::AsCore: return QStringLiteral("fx-core");
    case EffectKind::Note: return QStringLiteral("fx-note");
    }
    return {};
}

} // namespace presentation
