// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sound/effect_player.h"

#include "sound/effect_files.h"

#include <QAudio>
#include <QAudioDevice>
#include <QFile>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <algorithm>

#ifdef Q_OS_LINUX
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>
#endif

namespace sound {
namespace {

using std::chrono::milliseconds;

milliseconds now()
{
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

#ifdef Q_OS_LINUX
/// Whether somebody listens at a socket of this machine; a socket that was left behind is refused at once.
bool listens(const QByteArray& path)
{
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    if (path.size() >= static_cast<qsizetype>(sizeof address.sun_path))
        return false;
    std::ranges::copy(path, std::begin(address.sun_path));
    const int socket = ::socket(AF_UNIX, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (socket < 0)
        return false;
    const bool good = ::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::close(socket);
    return good;
}
#endif

} // namespace

bool mayHaveServer()
{
#ifdef Q_OS_LINUX
    if (qEnvironmentVariableIsSet("PULSE_SERVER"))
        return true;
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    if (runtime.isEmpty() && !qEnvironmentVariableIsSet("PULSE_RUNTIME_PATH"))
        return false;
    const QString folder = qEnvironmentVariable("PULSE_RUNTIME_PATH", runtime + QStringLiteral("/pulse"));
    return listens(QFile::encodeName(folder + QStringLiteral("/native")));
#else
    return true;
#endif
}

EffectPlayer::EffectPlayer()
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &EffectPlayer::playDue);
}

EffectPlayer::~EffectPlayer() = default;

void EffectPlayer::prepare()
{
    if (!m_effects.isEmpty() || !mayHaveServer() || QMediaDevices::defaultAudioOutput().isNull())
        return;
    for (const QString& file : allFiles()) {
        auto* effect = new QSoundEffect(this);
        effect->setSource(QUrl(QStringLiteral("qrc:/sounds/%1.wav").arg(file))); // read by a thread of Qt's own
        m_effects.insert(file, effect);
    }
}

void EffectPlayer::play(const std::vector<Cue>& cues, double volume)
{
    m_waiting.clear(); // what an earlier command brought is of no interest any more
    if (m_effects.isEmpty())
        return;
    for (const Cue& cue : cues)
        m_waiting.push_back({now() + cue.after, fileOf(cue), volume});
    std::ranges::stable_sort(m_waiting, {}, &Waiting::at);
    m_timer.start(0); // never inside the tap
}

void EffectPlayer::playDue()
{
    while (!m_waiting.empty() && m_waiting.front().at <= now()) {
        const Waiting due = m_waiting.front();
        m_waiting.pop_front();
        QSoundEffect* effect = m_effects.value(due.file);
        const auto heard = static_cast<float>(due.volume);
        effect->setVolume(QAudio::convertVolume(heard, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale));
        effect->play();
    }
    if (!m_waiting.empty())
        m_timer.start(std::max(milliseconds(0), m_waiting.front().at - now()));
}

} // namespace sound
