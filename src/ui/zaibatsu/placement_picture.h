// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Two blocks as they would lie, with what is beside both; the six cells around the first can be tapped.
#pragma once

#include "presentation/placement_check.h"
#include "ui/kit/look.h"
#include "ui/zaibatsu/block_look.h"

#include <QAbstractButton>
#include <QWidget>

#include <vector>

namespace ui {

class BlockPainter;

/// Shows a question and its answer; tells which side was tapped.
class PlacementPicture : public QWidget {
    Q_OBJECT
public:
    explicit PlacementPicture(const Look& look, QWidget* parent = nullptr);

    void show(const presentation::PlacementQuestion& question, const presentation::PlacementAnswer& answer);
    using QWidget::show;

signals:
    void sideTapped(int side); ///< of the block that lies

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// Radius of a block in pixels.
    [[nodiscard]] double r() const;
    [[nodiscard]] QPointF cellCentre(hex::Cell cell) const;
    void paintLaid(QPainter& painter, const zaibatsu::State& state, zaibatsu::BlockId block) const;
    void paintThird(QPainter& painter, const zaibatsu::State& state, zaibatsu::BlockId block) const;
    void paintCell(QPainter& painter, int side) const;
    void paintName(QPainter& painter, const QString& name, QPointF at) const;
    void paintClosed(QPainter& painter, std::size_t third) const;

    const Look& m_look;
    presentation::PlacementQuestion m_question;
    presentation::PlacementAnswer m_answer;
    std::vector<QAbstractButton*> m_cells; ///< by side
};

} // namespace ui
