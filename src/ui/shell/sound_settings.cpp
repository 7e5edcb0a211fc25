// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/sound_settings.h"

#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/label.h"
#include "ui/shell/layouts.h"

#include <QCoreApplication>

namespace ui {
namespace {

/// A kind in words.
struct KindWords {
    Q_DECLARE_TR_FUNCTIONS(SoundSettings)

public:
    QString name; ///< of its controls, not of a language
    QString title;
    QString detail;
};

KindWords wordsOf(SoundKind kind)
{
    switch (kind) {
    case SoundKind::Dice: return {"dice", KindWords::tr("Dice"), KindWords::tr("While the app rolls them.")};
    case SoundKind::Outcome:
        return {"outcome", KindWords::tr("Hit and miss"), KindWords::tr("Whether a roll has succeeded.")};
    case SoundKind::Pieces:
        return {"pieces", KindWords::tr("Blocks and pawns"),
                KindWords::tr("When one comes in, is lost or comes back.")};
    case SoundKind::Control:
        return {"control", KindWords::tr("Control and bonus"),
                KindWords::tr("Each player has a tone; bonus icons sound like glass.")};
    case SoundKind::Refusals:
        return {"refusals", KindWords::tr("Refusals and undo"), KindWords::tr("When the rules say no.")};
    case SoundKind::Turns:
        return {"turns", KindWords::tr("Turns and the end"),
                KindWords::tr("When the next player begins, and when somebody wins.")};
    case SoundKind::Clock: break;
    }
    return {"clock", KindWords::tr("Time limit"), KindWords::tr("When five minutes and one minute are left.")};
}

} // namespace

SoundSettings::SoundSettings(const Look& look, const SoundWishes& wishes, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_wishes(wishes)
{
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto* on = new SwitchRow(look, tr("Sound on"), tr("For those who look at the table and not at the screen."));
    on->setObjectName("sound");
    on->setChecked(wishes.on);
    all->addWidget(on);
    all->addWidget(new Divider(look));
    const auto rest = column(0);
    rest.layout->addWidget(volume());
    for (const SoundKind each : allSoundKinds) {
        rest.layout->addWidget(new Divider(look));
        rest.layout->addWidget(kind(each));
    }
    all->addWidget(rest.widget);
    rest.widget->setEnabled(wishes.on);
    connect(on, &QAbstractButton::toggled, this, [this, below = rest.widget](bool wanted) {
        m_wishes.on = wanted;
        below->setEnabled(wanted);
        emit wishesChanged(m_wishes);
    });
}

QWidget* SoundSettings::volume()
{
    auto* line = new QWidget;
    auto* fold = new FoldLayout(line, 12);
    fold->setEndOnRight(true);
    fold->setContentsMargins(0, 8, 0, 8);
    fold->addWidget(new Label(m_look, Style::Button, tr("Volume")));
    auto* loud = new Stepper(m_look, tr("Volume"), {1, SoundWishes::loudest}, m_wishes.volume);
    loud->setObjectName("volume");
    connect(loud, &Stepper::valueChanged, this, [this](int value) {
        m_wishes.volume = value;
        emit wishesChanged(m_wishes);
        emit tried(SoundKind::Pieces); // how loud that is
    });
    fold->addWidget(loud);
    return line;
}

QWidget* SoundSettings::kind(SoundKind kind)
{
    const KindWords words = wordsOf(kind);
    auto* line = new QWidget;
    auto* fold = new FoldLayout(line, 8);
    fold->setEndOnRight(true);
    auto* wanted = new SwitchRow(m_look, words.title, words.detail);
    wanted->setObjectName("sound-" + words.name);
    wanted->setChecked(m_wishes.kinds.at(static_cast<std::size_t>(kind)));
    connect(wanted, &QAbstractButton::toggled, this, [this, kind](bool on) {
        m_wishes.kinds.at(static_cast<std::size_t>(kind)) = on;
        emit wishesChanged(m_wishes);
    });
    auto* play = new IconButton(m_look, "play", tr("Play it: %1").arg(words.title));
    play->setObjectName("play-" + words.name);
    connect(play, &QPushButton::clicked, this, [this, kind] { emit tried(kind); });
    fold->addWidget(wanted);
    fold->addWidget(play);
    return line;
}

} // namespace ui
