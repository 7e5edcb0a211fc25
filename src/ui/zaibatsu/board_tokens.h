// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The look in force for QML: colours, fonts and durations as properties, and the Look itself for painted items.
#pragma once

#include "ui/kit/look.h"

#include <QVariantMap>

namespace ui {

/// Follows the look; hand it to a QML root as `tokens`.
class BoardTokens : public QObject {
    Q_OBJECT
    Q_PROPERTY(QVariantMap colours READ colours NOTIFY changed)
    Q_PROPERTY(QVariantMap durations READ durations NOTIFY changed)
    Q_PROPERTY(QFont rowFont READ rowFont NOTIFY changed)
    Q_PROPERTY(bool reducedMotion READ reducedMotion NOTIFY changed)

public:
    explicit BoardTokens(const Look& look, QObject* parent = nullptr);

    [[nodiscard]] const Look& look() const { return m_look; }
    [[nodiscard]] QVariantMap colours() const;
    [[nodiscard]] QVariantMap durations() const;
    [[nodiscard]] QFont rowFont() const { return m_look.font(Style::Row); }
    [[nodiscard]] bool reducedMotion() const { return m_look.reducedMotion(); }

signals:
    void changed();

private:
    const Look& m_look;
};

} // namespace ui
