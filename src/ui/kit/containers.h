// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What holds controls: surfaces, cards, rows that wrap, scroll areas.
#pragma once

#include "ui/kit/glyphs.h"
#include "ui/kit/item_layout.h"

#include <QScrollArea>
#include <QWidget>

#include <functional>
#include <optional>

namespace ui {

/// A surface in one colour, with a line on the sides that are named.
class Panel : public QWidget {
    Q_OBJECT
public:
    Panel(const Look& look, Ink surface, QWidget* parent = nullptr);
    void setLines(Qt::Edges sides);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    Ink m_surface;
    Qt::Edges m_lines;
};

/// A card, 12 round; with an owner, his colour stands 5 wide on its left side.
class Card : public QWidget {
    Q_OBJECT
public:
    explicit Card(const Look& look, QWidget* parent = nullptr);
    void setOwner(std::optional<Owner> owner);
    void setSurface(Ink surface, Ink edge);
    void setRadius(int radius);
    void setEmphasised(bool emphasised); ///< raised, with the owner's edge all around: whose turn it is

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    std::optional<Owner> m_owner;
    Ink m_surface = Ink::Card;
    Ink m_edge = Ink::Hairline;
    int m_radius = 12;
    bool m_emphasised = false;
};

/// A line of one pixel between rows.
class Divider : public QWidget {
    Q_OBJECT
public:
    explicit Divider(const Look& look, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override { return {8, 1}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
};

/// Places widgets one behind the other and goes on in a new line where the room ends.
class FlowLayout : public ItemLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr, int spacing = 8);
    /// Lines begin at the right end instead of the left one.
    void setAlignedRight(bool right) { m_right = right; }

    [[nodiscard]] Qt::Orientations expandingDirections() const override { return {}; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& box) override;

private:
    /// An item with the size it gets.
    struct Placed {
        QLayoutItem* item;
        QSize size;
    };
    int arrange(const QRect& box, bool place) const;
    int arrangeLine(const QList<Placed>& line, const QRect& inner, int top, bool place) const;

    bool m_right = false;
};

/// Scrolls its content downwards only, by wheel, keys and finger; what gets the focus comes into view.
class ScrollArea : public QScrollArea {
    Q_OBJECT
public:
    explicit ScrollArea(const Look& look, QWidget* parent = nullptr);
    /// As in QScrollArea, but the surface behind shows through.
    void setWidget(QWidget* content);
    /// Goes to its end and stays there while the content grows, until a player scrolls.
    void stayAtEnd();
    /// Whether there is more than is seen, and its end is.
    [[nodiscard]] bool isAtEnd() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

/// A picture in a layout: an owner's mark, an icon, a die. It grows half as much as the words beside it.
class PictureView : public QWidget {
    Q_OBJECT
public:
    using Picture = std::function<void(QPainter&, const QRectF&)>;
    PictureView(const Look& look, QSize size, Picture picture, QWidget* parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    QSize m_size;
    Picture m_picture;
};
[[nodiscard]] PictureView* makeMark(const Look& look, Owner owner, int side, MarkFill fill = MarkFill::Filled);
[[nodiscard]] PictureView* makeIcon(const Look& look, const QString& icon, int side, Ink ink = Ink::Text);
[[nodiscard]] PictureView* makeCoin(const Look& look, int side); ///< a bonus counter
[[nodiscard]] PictureView* makeSkull(const Look& look, int side);
[[nodiscard]] PictureView* makeDie(const Look& look, const DieLook& die, int side);
[[nodiscard]] PictureView* makePawn(const Look& look, const PawnLook& pawn, int side);

} // namespace ui
