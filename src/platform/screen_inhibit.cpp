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
        m_cookie = reply.value();
        if (!m_wanted) // let go while the answer was on its way
            letGo();
    });
}

void ScreenInhibit::letGo()
{
    if (!m_cookie)
        return;
    QDBusMessage release = call("UnInhibit");
    release << *m_cookie;
    QDBusConnection::sessionBus().send(release);
    m_cookie.reset();
}

} // namespace platform
