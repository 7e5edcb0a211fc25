// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A line that folds: its end goes below where beside it would leave too little room for the words.
#pragma once

#include "ui/kit/item_layout.h"

namespace ui {

/// Holds two widgets: words, and what stands at their end.
class FoldLayout : public ItemLayout {
public:
    explicit FoldLayout(QWidget* parent = nullptr, int spacing = 12);

    /// Under the words the end begins on their left, or it keeps to the right.
    void setEndOnRight(bool right) { m_right = right; }
    /// The first keeps its width and the end takes the rest: a picture and what is said about it.
    void setEndGrows(bool grows) { m_grows = grows; }
    [[nodiscard]] Qt::Orientations expandingDirections() const override { return Qt::Horizontal; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& box) override;

private:
    /// The end; null while there is none to see.
    [[nodiscard]] QLayoutItem* end() const;
    [[nodiscard]] bool beside(int width) const;
    /// How wide the end is beside the first.
    [[nodiscard]] int endWidth(int width) const;

    bool m_right = false;
    bool m_grows = false;
};

} // namespace ui
