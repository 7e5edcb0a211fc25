// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/measured_text.h"

#include <QLabel>

#include <optional>

namespace ui {

/// Text in a style and a colour of the look. It wraps where there is too little room and is never cut.
class Label : public QLabel {
    Q_OBJECT
public:
    Label(const Look& look, Style style, const QString& text = {}, Ink ink = Ink::Text, QWidget* parent = nullptr);

    void setInk(Ink ink);
    void setStyle(Style style);
    /// Another colour than the themes' inks, such as an owner's.
    void setOwnerInk(Owner owner);
    /// One line as long as it is: for numbers, clocks and names of columns.
    void setWraps(bool wraps);
    void setItalic(bool italic);
    /// Parts of the text that stand out; they belong to the text that is set now.
    void setMarks(const QList<TextMark>& marks);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return m_wraps; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] MeasuredText& words() const { return m_words.of(text(), m_style, m_italic, m_marks); }

    const Look& m_look;
    Style m_style;
    Ink m_ink;
    std::optional<Owner> m_owner;
    bool m_wraps = true;
    bool m_italic = false;
    QList<TextMark> m_marks;
    mutable MeasuredText m_words;
};

} // namespace ui
