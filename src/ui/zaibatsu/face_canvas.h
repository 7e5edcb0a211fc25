// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The hexagon of the face editor: toggles outside its sides and corners, spaces inside, arrows by dragging.
#pragma once

#include "ui/kit/look.h"
#include "ui/zaibatsu/face_draft.h"

#include <QAbstractButton>
#include <QWidget>

#include <memory>

namespace ui {

/// Shows a draft and tells what was tapped or dragged; changes nothing by itself.
class FaceCanvas : public QWidget {
    Q_OBJECT
public:
    FaceCanvas(const Look& look, std::shared_ptr<const zaibatsu::Components> components, QWidget* parent = nullptr);

    void show(const FaceDraft& draft, int selected);
    using QWidget::show;
    /// Sides and corners alone are asked for: a tap inside means the side that it lies at.
    void setBorderOnly(bool only) { m_borderOnly = only; }
    /// Radius of the hexagon in pixels; 262 where there is room.
    [[nodiscard]] double r() const;
    /// Where a position lies on this widget.
    [[nodiscard]] QPointF pointOf(int position) const;

signals:
    void sideTapped(int side);
    void cornerTapped(int corner);
    void spaceTapped(int position);
    void arrowDragged(int from, int to);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    void place();
    [[nodiscard]] std::optional<int> positionAt(QPointF at) const;
    void paintFree(QPainter& painter) const;
    void paintDrag(QPainter& painter) const;
    void paintSelection(QPainter& painter) const;

    const Look& m_look;
    std::shared_ptr<const zaibatsu::Components> m_components;
    FaceDraft m_draft;
    int m_selected = middlePosition;
    std::vector<QAbstractButton*> m_sides;
    std::vector<QAbstractButton*> m_corners;
    std::vector<QAbstractButton*> m_spots; ///< for keys and screen readers; fingers go through to the canvas
    std::optional<int> m_from;
    QPointF m_at;
    bool m_dragging = false;
    bool m_borderOnly = false;
};

/// "South-west", "Middle": a position in words.
[[nodiscard]] QString positionName(int position);

} // namespace ui
