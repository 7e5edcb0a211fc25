// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Where something is typed, counted or picked from a list.
#pragma once

#include "ui/kit/buttons.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>

namespace ui {

/// A line of text, with an icon before it and a hint while it is empty.
class TextField : public QLineEdit {
    Q_OBJECT
public:
    TextField(const Look& look, const QString& name, const QString& text = {}, QWidget* parent = nullptr);

    void setGlyph(const QString& icon);
    void setMono(bool mono);
    /// A pink edge: what stands here is refused; the sentence stands beside the field.
    void setRefused(bool refused);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void adopt();

    const Look& m_look;
    QString m_glyph;
    bool m_mono = false;
    bool m_refused = false;
};

/// Minus, a number, plus. It stops at its bounds.
class Stepper : public QWidget {
    Q_OBJECT
public:
    /// The least and the most that it goes to, and how far one tap goes.
    struct Range {
        int least = 0;
        int most = 0;
        int step = 1;
    };
    Stepper(const Look& look, const QString& name, Range range, int value, QWidget* parent = nullptr);
    [[nodiscard]] int value() const { return m_value; }
    void setValue(int value);

signals:
    void valueChanged(int value);

private:
    const Look& m_look;
    QString m_name;
    Range m_range;
    int m_value = 0;
    IconButton* m_minus;
    QWidget* m_number;
    IconButton* m_plus;
};

/// Shows what is picked; a tap opens the list.
class Picker : public SurfaceButton {
    Q_OBJECT
public:
    Picker(const Look& look, const QString& name, const QStringList& options, int picked, QWidget* parent = nullptr);
    [[nodiscard]] int picked() const { return m_picked; }
    void pick(int index);

signals:
    void pickedChanged(int index);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void openList();

    const Look& m_look;
    QString m_name;
    QStringList m_options;
    int m_picked = 0;
    QLabel* m_text;
};

/// A list that opens at a widget, each line 48 high. Deletes itself when closed.
[[nodiscard]] QMenu* makeMenu(const Look& look, QWidget* at);
/// Opens it under the widget it was made for: from its left side, or to its right one where the window ends before. One
/// that is higher than the window comes as a sheet.
void openMenu(const Look& look, QMenu& menu);

} // namespace ui
