// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The portal's interface as this room needs it. For this room alone.
#pragma once

#include <QDBusAbstractInterface>
#include <QDBusConnection>
#include <QDBusVariant>

namespace platform {

/// org.freedesktop.portal.Settings.
class PortalSettings : public QDBusAbstractInterface {
    Q_OBJECT
public:
    PortalSettings(const QDBusConnection& bus, QObject* parent)
        : QDBusAbstractInterface(QStringLiteral("org.freedesktop.portal.Desktop"),
                                 QStringLiteral("/org/freedesktop/portal/desktop"), "org.freedesktop.portal.Settings",
                                 bus, parent)
    {
    }

signals:
    // Named as on the bus.
    void SettingChanged(const QString& space, const QString& key, const QDBusVariant& value);
};

} // namespace platform
