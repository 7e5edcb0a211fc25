// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Everything that is pressed once: buttons with words, with an icon alone, and rows that are buttons.
#pragma once

#include "ui/kit/look.h"
#include "ui/kit/measured_text.h"
#include "ui/kit/paint.h"

#include <QLayout>
#include <QPushButton>

#include <functional>

namespace ui {

/// Confirm: the one cyan of a screen. Raised: the next best. Plain, Quiet: the others. Dashed: adds something.
enum class ButtonKind : std::uint8_t { Confirm, Raised, Plain, Quiet, Dashed };

/// A button with words, and an icon before or behind them. It grows with its text and wraps rather than cuts.
class Button : public QPushButton {
    Q_OBJECT
public:
    Button(const Look& look, ButtonKind kind, const QString& text, QWidget* parent = nullptr);

    void setGlyph(const QString& icon);         ///< before the words
    void setTrailingGlyph(const QString& icon); ///< behind the words
    void setHeight(int pixels);                 ///< at text size 100 %; 48 at least
    void setAlignedLeft(bool left);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] Style style() const;
    [[nodiscard]] MeasuredText& words() const { return m_words.of(text(), style()); }
    [[nodiscard]] int iconSide() const;
    [[nodiscard]] int padding() const;
    [[nodiscard]] int iconsWidth() const;
    /// What gives way so that no word is broken: first air, then icons.
    struct Fit {
        int padding = 16;
        bool icons = true;
        double room = 1; ///< for the words
    };
    [[nodiscard]] Fit fit(int width) const;
    [[nodiscard]] int minimalHeight() const;
    [[nodiscard]] Surface surface() const;
    [[nodiscard]] QColor inkColour() const;

    const Look& m_look;
    ButtonKind m_kind;
    QString m_glyph;
    QString m_trailing;
    int m_height = target;
    bool m_left = false;
    mutable MeasuredText m_words;
    PressFade m_fade;
};

/// An icon alone, 48 px and more. The words are its name and its tooltip.
class IconButton : public QPushButton {
    Q_OBJECT
public:
    IconButton(const Look& look, const QString& icon, const QString& name, const QKeySequence& shortcut = {},
               QWidget* parent = nullptr);

    void setIconName(const QString& icon);
    /// With a card's surface behind it; without, the icon stands alone.
    void setFramed(bool framed);
    /// A circle around the icon: the `?` beside a refusal.
    void setRound(bool round);
    void setInk(Ink ink);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    QString m_icon;
    bool m_framed = false;
    bool m_round = false;
    Ink m_ink = Ink::Text;
    PressFade m_fade;
};

/// The round `?` that leads to a rule ("R-052") or an entry of the rulebook; F1 on it does the same.
[[nodiscard]] IconButton* makeQuestion(const Look& look, const QString& rule, const QString& name,
                                       const std::function<void(const QString& rule)>& ask);

/// A button whose face is a layout: rows of lists, cards that are chosen. Labels in it let the tap through.
class SurfaceButton : public QPushButton {
    Q_OBJECT
public:
    explicit SurfaceButton(const Look& look, QWidget* parent = nullptr);

    /// Row: no surface until pressed. Card: a card with a hairline. Framed: a card with an outline.
    enum class Frame : std::uint8_t { Row, Card, Framed, Possible };
    void setFrame(Frame frame);
    void setMinimalHeight(int pixels); ///< at any text size

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return layout() && layout()->hasHeightForWidth(); }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    Frame m_frame = Frame::Row;
    int m_minimalHeight = 56;
    PressFade m_fade;
};

} // namespace ui
