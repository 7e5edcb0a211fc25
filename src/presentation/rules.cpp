// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/sentences.h"

namespace presentation {

QString ruleName(zaibatsu::RuleId rule)
{
    return QStringLiteral("%1-%2").arg(QLatin1Char(rule.series)).arg(rule.number, 3, 10, QLatin1Char('0'));
}

} // namespace presentation
