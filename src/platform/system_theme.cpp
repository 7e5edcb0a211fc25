// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "platform/system_theme.h"

#include "platform/portal_settings.h"

#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

namespace platform {
namespace {

QString space() { return QStringLiteral("org.freedesktop.appearance"); }
QString key() { return QStringLiteral("color-scheme"); }

} // namespace

std::optional<bool> darkOf(const QVariant& scheme)
{
    QVariant value = scheme;
    while (value.canConvert<QDBusVariant>()) // older portals wrap it twice
        value = value.value<QDBusVariant>().variant();
    bool good = false;
    const uint said = value.toUInt(&good);
    if (!good || said < 1 || said > 2)
        return std::nullopt;
    return said == 1;
}

void SystemTheme::take(const QVariant& scheme)
{
    if (const auto dark = darkOf(scheme))
        emit prefersDark(*dark);
}

void SystemTheme::follow()
{
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    auto* portal = new PortalSettings(bus, this);
    connect(portal, &PortalSettings::SettingChanged, this,
            [this](const QString& in, const QString& name, const QDBusVariant& value) {
                if (in == space() && name == key())
                    take(value.variant());
            });
    auto* asked = new QDBusPendingCallWatcher(portal->asyncCall(QStringLiteral("Read"), space(), key()), this);
    connect(asked, &QDBusPendingCallWatcher::finished, this, [this, asked] {
        asked->deleteLater();
        const QDBusPendingReply<QDBusVariant> reply = *asked;
        if (!reply.isError())
            take(reply.value().variant());
    });
}

} // namespace platform
