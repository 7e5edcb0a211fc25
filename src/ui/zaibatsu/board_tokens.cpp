// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/board_tokens.h"

namespace ui {

BoardTokens::BoardTokens(const Look& look, QObject* parent) : QObject(parent), m_look(look)
{
    connect(&look, &Look::changed, this, &BoardTokens::changed);
}

QVariantMap BoardTokens::colours() const
{
    QVariantMap map;
    for (std::size_t i = 0; i < inkCount; ++i)
        map.insert(QString::fromLatin1(inkNames().at(i)), m_look.ink(static_cast<Ink>(i)));
    return map;
}

QVariantMap BoardTokens::durations() const
{
    QVariantMap map;
    for (std::size_t i = 0; i < motionCount; ++i)
        map.insert(QString::fromLatin1(motionNames().at(i)), m_look.duration(static_cast<Motion>(i)));
    return map;
}

} // namespace ui
