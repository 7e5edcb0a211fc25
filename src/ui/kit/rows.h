// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Rows of lists: what can be done and what cannot, and a title with its sentence.
#pragma once

#include "ui/kit/buttons.h"
#include "ui/kit/containers.h"
#include "ui/kit/label.h"

#include <QHBoxLayout>

#include <functional>

namespace ui {

/// An action of the rulebook. Possible: cyan edge, one tap. Impossible: grey, with the reason and a `?` to its rule.
class ActionRow : public QWidget {
    Q_OBJECT
public:
    ActionRow(const Look& look, const QString& icon, const QString& title, QWidget* parent = nullptr);

    /// What explains the action, behind a `?` at its end where no rule refuses it; to be set first.
    void setAbout(const QString& entry);
    void setPossible(const QString& detail = {});
    /// A row of pictures in place of the detail; `spoken` says the same in words.
    void setPossible(QWidget* detail, const QString& spoken);
    /// Possible too, but a pawn is lost by it: no cyan, and a skull.
    void setLosing(const QString& detail);
    /// `rule` ("R-049") goes out with `whyAsked`; without one there is no `?`.
    void setImpossible(const QString& reason, const QString& rule = {});
    [[nodiscard]] bool isPossible() const { return m_button != nullptr; }
    void setShortcut(const QKeySequence& keys);

signals:
    void chosen();
    void whyAsked(const QString& rule);

private:
    void clear();
    /// The row as a button; a skull stands at the end of one that loses a pawn.
    void build(QWidget* detail, const QString& spoken, bool loses);
    [[nodiscard]] IconButton* question(const QString& rule, const QString& name);

    const Look& m_look;
    QString m_icon;
    QString m_title;
    QString m_about;
    SurfaceButton* m_button = nullptr;
    QWidget* m_face = nullptr;
};

/// A line of a list that only tells: a picture, a title, a sentence, and widgets at its end.
class InfoRow : public QWidget {
    Q_OBJECT
public:
    InfoRow(const Look& look, QWidget* picture, const QString& title, const QString& detail = {},
            QWidget* parent = nullptr);
    /// Puts a widget at the end of the line, such as a `?`.
    void addEnd(QWidget* widget);

private:
    QHBoxLayout* m_end;
    QWidget* m_ends;
};

/// A sentence with a coloured surface: what waits to be saved, what is wrong. It stays until its cause is gone.
class Banner : public QWidget {
    Q_OBJECT
public:
    /// Notice: raised. Warning: pink, with its sign.
    enum class Kind : std::uint8_t { Notice, Warning };
    Banner(const Look& look, Kind kind, const QString& text, QWidget* parent = nullptr);
    void setText(const QString& text);
    [[nodiscard]] QString text() const;
    Button* addAction(const QString& text);
    /// Whether the sign stands before the words; a narrow window needs its room.
    void setSign(bool shown) { m_sign->setVisible(shown); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    Kind m_kind;
    QWidget* m_sign;
    Label* m_text;
    FlowLayout* m_actions;
};

} // namespace ui
