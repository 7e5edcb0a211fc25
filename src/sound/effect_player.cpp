// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sound/effect_player.h"

#include "sound/effect_files.h"

#include <QAudio>
#include <QAudioDevice>
#include <QFileInfo>
#include <QMediaDevices>
#include <QSoundEffect>
#include <QUrl>

#include <algorithm>

namespace sound {
namespace {

using std::chrono::milliseconds;

milliseconds now()
{
    return std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

bool mayHaveServer()
{
#ifdef Q_OS_LINUX
    if (qEnvironmentVariableIsSet("PULSE_SERVER"))
        return true;
    const QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    const QString folder = qEnvironmentVariable("PULSE_RUNTIME_PATH", runtime + QStringLiteral("/pulse"));
    return !(runtime.isEmpty() && folder == QStringLiteral("/pulse"))
        && QFileInfo::exists(folder + QStringLiteral("/native"));
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
        effect->setVolume(static_cast<float>(
            QAudio::convertVolume(heard, QAudio::LogarithmicVolumeScale, QAudio::LinearVolumeScale)));
        effect->play();
    }
    if (!m_waiting.empty())
        m_timer.start(std::max(milliseconds(0), m_waiting.front().at - now()));
}

} // namespace sound
