// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Everything that stays chosen: segments, switches, cards with a dot, chips, die faces.
#pragma once

#include "ui/kit/glyphs.h"
#include "ui/kit/paint.h"

#include <QButtonGroup>
#include <QCheckBox>
#include <QRadioButton>
#include <QWidget>

#include <functional>

namespace ui {

/// One of a few, side by side; in pairs or below each other where the room is too small. Arrow keys go from one to the
/// next.
class Segmented : public QWidget {
    Q_OBJECT
public:
    Segmented(const Look& look, const QString& name, const QStringList& options, int chosen, QWidget* parent = nullptr);

    [[nodiscard]] int chosen() const { return m_group.checkedId(); }
    void setChosen(int index);
    [[nodiscard]] QAbstractButton* option(int index) const { return m_group.button(index); }
    [[nodiscard]] int count() const { return static_cast<int>(m_group.buttons().size()); }

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    void chosenChanged(int index);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    /// How many stand side by side: all, half of them, or one.
    [[nodiscard]] int columns(int width) const;
    [[nodiscard]] int rowHeight(int first, int columns, int width) const;
    void place();

    const Look& m_look;
    QButtonGroup m_group;
};

/// A switch of 60 × 34 at text size 100 % whose whole row is the target.
class SwitchRow : public QCheckBox {
    Q_OBJECT
public:
    SwitchRow(const Look& look, const QString& title, const QString& detail = {}, QWidget* parent = nullptr);
    /// A whole sentence in place of a title: not in bold.
    void setSentence(bool sentence);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void nextCheckState() override;

private:
    [[nodiscard]] QRectF switchBox() const;
    /// A switch is broad already: it grows a quarter as much as the words, which need the row.
    [[nodiscard]] double scale() const { return (3 + m_look.textScale()) / 4; }
    /// What the switch and the air before it take of the row.
    [[nodiscard]] int taken() const;
    [[nodiscard]] Style titleStyle() const { return m_sentence ? Style::Body : Style::Button; }

    const Look& m_look;
    QString m_detail;
    bool m_sentence = false;
    QVariantAnimation m_knob;
};

/// One of a few, each with a title and a sentence; a dot on the left.
class RadioCard : public QRadioButton {
    Q_OBJECT
public:
    RadioCard(const Look& look, const QString& title, const QString& detail, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }

private:
    /// Radius of the ring.
    [[nodiscard]] double dotRadius() const;
    /// Where the words begin.
    [[nodiscard]] int wordsLeft() const;

    const Look& m_look;
    QString m_detail;
};

/// A square of 48 and more that stays chosen and shows a picture: a die's face, an owner's mark, a pawn.
class PictureToggle : public QCheckBox {
    Q_OBJECT
public:
    /// Paints the picture into the box; the flag says whether it is chosen.
    using Picture = std::function<void(QPainter&, const QRectF&, bool)>;
    PictureToggle(const Look& look, const QString& name, Picture picture, QWidget* parent = nullptr);

    void setSide(int pixels); ///< at text size 100 %
    void setDashed(bool dashed);
    void setDimmed(bool dimmed); ///< can be chosen, but belongs to somebody else now

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }

private:
    const Look& m_look;
    Picture m_picture;
    int m_side = target;
    bool m_dashed = false;
    bool m_dimmed = false;
};

/// A toggle that shows the face of a die.
[[nodiscard]] PictureToggle* makeDieToggle(const Look& look, DieKind kind, int value, QWidget* parent = nullptr);
/// A toggle that shows an owner's mark; `name` is the colour's name.
[[nodiscard]] PictureToggle* makeOwnerToggle(const Look& look, Owner owner, const QString& name,
                                             QWidget* parent = nullptr);

/// A short label that can be switched on: filters, marks.
class Chip : public QCheckBox {
    Q_OBJECT
public:
    Chip(const Look& look, const QString& text, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }

private:
    const Look& m_look;
};

} // namespace ui
