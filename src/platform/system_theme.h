// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QVariant>

#include <optional>

namespace platform {

/// Whether the system prefers dark colours, and when that changes: over D-Bus from the desktop's portal
/// (org.freedesktop.appearance, color-scheme). Where none answers it never says anything.
class SystemTheme : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Asks once and listens from then on.
    void follow();

signals:
    void prefersDark(bool dark);

private:
    void take(const QVariant& scheme);
};

/// What the portal's value means: 1 dark, 2 light; nothing for "no preference" and for what is no number.
[[nodiscard]] std::optional<bool> darkOf(const QVariant& scheme);

} // namespace platform
