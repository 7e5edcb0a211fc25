// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <optional>

namespace platform {

/// Keeps the screen on over D-Bus (org.freedesktop.ScreenSaver). Where no service answers it does nothing.
class ScreenInhibit : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    ~ScreenInhibit() override;

    /// On while a table is open and the players wish it; off lets go.
    void keepOn(bool on, const QString& reason);
    /// Whether the service has promised to keep it on.
    [[nodiscard]] bool held() const { return m_cookie.has_value(); }

private:
    void letGo();

    bool m_wanted = false;
    std::optional<std::uint32_t> m_cookie;
};

} // namespace platform
