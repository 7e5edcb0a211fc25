// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/look.h"

#include <QWidget>

namespace ui {

/// A whole view. It is composed anew when language, look or breadth change; what it knows stays in its members.
class Screen : public QWidget {
    Q_OBJECT
public:
    explicit Screen(Look& look, QWidget* parent = nullptr);

    /// What the window's title and the way back call it.
    [[nodiscard]] virtual QString title() const = 0;
    /// Something inside to close before Back leaves the screen; true when there was.
    virtual bool closeInner() { return false; }
    /// Composes now; after this a picture can be taken. Keeps focus and scroll place.
    void rebuild();
    /// What it shows is no longer so: it is composed anew, at once if it is on show, else when it is shown again.
    void outdate();

signals:
    void backRequested();

protected:
    /// Makes the content for a breadth. The old content is gone by then.
    [[nodiscard]] virtual QWidget* compose(Breadth breadth) = 0;
    /// What is painted under the content.
    [[nodiscard]] virtual Ink background() const { return Ink::Bg; }
    [[nodiscard]] Look& look() const { return m_look; }
    [[nodiscard]] QWidget* content() const { return m_content; }

    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    Look& m_look;
    QWidget* m_content = nullptr;
    bool m_outdated = false;
    Breadth m_breadth = Breadth::Wide;
};

} // namespace ui
