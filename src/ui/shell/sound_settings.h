// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The part of the settings that is heard.
#pragma once

#include "ui/kit/look.h"
#include "ui/shell/sounds.h"

#include <QWidget>

class QVBoxLayout;

namespace ui {

/// Sound on or off, how loud, and each kind with a button that lets it be heard.
class SoundSettings : public QWidget {
    Q_OBJECT
public:
    SoundSettings(const Look& look, const SoundWishes& wishes, QWidget* parent = nullptr);

signals:
    void wishesChanged(const ui::SoundWishes& wishes);
    void tried(ui::SoundKind kind);

private:
    [[nodiscard]] QWidget* volume();
    [[nodiscard]] QWidget* kind(SoundKind kind);

    const Look& m_look;
    SoundWishes m_wishes;
};

} // namespace ui
