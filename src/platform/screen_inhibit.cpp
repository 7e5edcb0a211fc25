// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "platform/screen_inhibit.h"

#include <QCoreApplication>
#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCall>
#include <QDBusPendingReply>

namespace platform {
namespace {

QDBusMessage call(const char* method)
{
    return QDBusMessage::createMethodCall("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver",
                                          "org.freedesktop.ScreenSaver", QLatin1String(method));
}

void release(std::uint32_t cookie)
{
    QDBusMessage message = call("UnInhibit");
    message << cookie;
    QDBusConnection::sessionBus().send(message);
}

} // namespace

ScreenInhibit::~ScreenInhibit() { letGo(); }

void ScreenInhibit::keepOn(bool on, const QString& reason)
{
    if (std::exchange(m_wanted, on) == on)
        return;
    if (!on) {
        letGo();
        return;
    }
    const QDBusConnection bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    QDBusMessage inhibit = call("Inhibit");
    inhibit << QCoreApplication::applicationName() << reason;
    auto* watcher = new QDBusPendingCallWatcher(bus.asyncCall(inhibit), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this, [this, watcher] {
        watcher->deleteLater();
        const QDBusPendingReply<std::uint32_t> reply = *watcher;
        if (reply.isError())
            return;
        if (m_wanted && !m_cookie)
            m_cookie = reply.value();
        else // let go while the answer was on its way, or held by another one since
            release(reply.value());
    });
}

void ScreenInhibit::letGo()
{
    if (!m_cookie)
        return;
    release(*m_cookie);
    m_cookie.reset();
}

} // namespace platform
