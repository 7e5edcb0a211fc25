// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The look in force: theme, text size, motion. Every control is given one and follows its changes.
#pragma once

#include "ui/kit/tokens.h"

#include <QFont>
#include <QObject>

#include <memory>

namespace ui {

/// What a player chooses; `System` is dark or light.
enum class ThemeChoice : std::uint8_t { System, Dark, Light, HighContrast };
/// Sizes of a window, read as its width ÷ text scale: below 600, 900, 1180, and above.
enum class Breadth : std::uint8_t { Narrow, Compact, Medium, Wide };

/// Theme, text size and motion, and what follows from them.
class Look : public QObject {
    Q_OBJECT
public:
    explicit Look(std::shared_ptr<const Tokens> tokens, QObject* parent = nullptr);

    [[nodiscard]] const Tokens& tokens() const { return *m_tokens; }
    [[nodiscard]] const Theme& theme() const;
    [[nodiscard]] QColor ink(Ink which) const { return theme().ink(which); }
    [[nodiscard]] const OwnerColours& owner(Owner which) const { return theme().owner(which); }

    [[nodiscard]] ThemeChoice choice() const { return m_choice; }
    void setChoice(ThemeChoice choice);
    /// What `ThemeChoice::System` means on this machine.
    void setSystemDark(bool dark);

    /// 1.0 to 2.0.
    [[nodiscard]] double textScale() const { return m_textScale; }
    void setTextScale(double scale);
    [[nodiscard]] bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);

    [[nodiscard]] QFont font(Style style) const;
    /// Roboto Condensed Bold for names on blocks, `pixels` high.
    [[nodiscard]] QFont boardFont(double pixels) const;
    /// Digits on small dice, weight 800.
    [[nodiscard]] QFont digitFont(double pixels) const;
    [[nodiscard]] double lineHeight(Style style) const;
    /// A length that grows with the text, such as a row.
    [[nodiscard]] int scaled(double pixels) const;
    /// By how much a sign beside words grows with them: half as much, so that the words keep their room.
    [[nodiscard]] double signScale() const { return (1 + m_textScale) / 2; }
    /// Milliseconds of a movement; 0 when motion is reduced.
    [[nodiscard]] int duration(Motion motion) const;
    [[nodiscard]] Breadth breadth(int widthInPixels) const;

signals:
    void changed();

private:
    std::shared_ptr<const Tokens> m_tokens;
    ThemeChoice m_choice = ThemeChoice::Dark;
    bool m_systemDark = true;
    double m_textScale = 1.0;
    bool m_reducedMotion = false;
};

/// Registers the bundled fonts; false when one of them is missing. Call once, before the first Look.
[[nodiscard]] bool loadFonts();

} // namespace ui
