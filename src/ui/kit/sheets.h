// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What comes over a screen without stopping it: sheets and toasts. And the bars that frame a screen.
#pragma once

#include "ui/kit/buttons.h"
#include "ui/kit/containers.h"
#include "ui/kit/label.h"

#include <QButtonGroup>
#include <QPointer>
#include <QTimer>
#include <QVBoxLayout>

namespace ui {

/// A panel over the right or lower part of its parent. Not modal; Escape, Back and its cross close it.
class Sheet : public Panel {
    Q_OBJECT
public:
    Sheet(const Look& look, const QString& title, QWidget* parent);
    ~Sheet() override;

    void setSubtitle(const QString& text);
    void setPicture(QWidget* picture); ///< before the title
    void setWidth(int pixels);         ///< at text size 100 %; 620 unless told
    void setTextScaled(bool scaled);   ///< whether its width grows with the text
    /// Where the content goes; it scrolls.
    [[nodiscard]] QVBoxLayout* body() const { return m_body; }
    /// The line at the bottom, for what is confirmed.
    [[nodiscard]] QHBoxLayout* foot() const { return m_foot; }
    void open();
    void dismiss();

signals:
    void closed();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void hideEvent(QHideEvent* event) override;

private:
    void place();
    /// With all that it holds, where it is that wide.
    [[nodiscard]] int neededHeight(int wide) const;

    const Look& m_look;
    Label* m_title;
    Label* m_subtitle;
    QHBoxLayout* m_head;
    QVBoxLayout* m_body;
    QHBoxLayout* m_foot;
    QPointer<QWidget> m_cameFrom; ///< where the focus goes back to
    QPointer<QWidget> m_scrim; ///< over all of its parent, below the sheet
    int m_width = 620;
    bool m_scaled = true;
};

/// What a toast says and offers.
struct ToastWords {
    QString text;
    QString action = {};                       ///< of the button; none when empty
    QString glyph = QStringLiteral("undo");    ///< before the action
    std::optional<Owner> owner = std::nullopt; ///< whose it is
    QString rule = {};                         ///< behind the round `?`; none when empty
};

/// One sentence about what just happened, with Undo. It goes by itself after six seconds, unless the focus or the mouse
/// is on it.
class Toast : public Card {
    Q_OBJECT
public:
    Toast(const Look& look, QWidget* parent);
    void tell(const ToastWords& words);
    void dismiss();
    /// The part of its parent that it may cover; all of it unless told.
    void setRoom(const QRect& room);
    /// Along the right side, where the left one has the screen's confirm button.
    void setOnRight(bool right) { m_right = right; }

signals:
    void acted();
    void whyAsked(const QString& rule);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();

    const Look& m_look;
    QWidget* m_mark = nullptr;
    Label* m_text;
    IconButton* m_why;
    Button* m_action;
    QBoxLayout* m_parts; ///< words and ways, side by side or one above the other
    QHBoxLayout* m_words;
    QHBoxLayout* m_ways; ///< `?` and the action
    QTimer m_timer;
    QString m_rule;
    QRect m_room;
    bool m_right = false;
};

/// The bar on top of a screen: Back or home, a title, and buttons on the right.
class TopBar : public Panel {
    Q_OBJECT
public:
    TopBar(const Look& look, Breadth breadth, QWidget* parent = nullptr);
    /// Back with the name of where it leads; in a narrow window its arrow alone.
    QPushButton* addBack(const QString& where);
    void addTitle(const QString& title);
    void addLeft(QWidget* widget);
    void addRight(QWidget* widget);
    void addAir(int pixels);

private:
    const Look& m_look;
    Breadth m_breadth;
    QHBoxLayout* m_row;
    int m_left = 0;
};

/// A bar of tabs: along the top of a panel, or along the bottom of a narrow window with icons above the words.
class Tabs : public QWidget {
    Q_OBJECT
public:
    /// An icon and a word.
    struct Tab {
        QString icon;
        QString text;
    };
    Tabs(const Look& look, const QString& name, const QList<Tab>& tabs, bool bottom, QWidget* parent = nullptr);
    [[nodiscard]] int chosen() const { return m_group.checkedId(); }
    void setChosen(int index);

signals:
    void chosenChanged(int index);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    bool m_bottom;
    QButtonGroup m_group;
};

} // namespace ui
