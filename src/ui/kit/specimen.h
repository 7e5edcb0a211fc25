// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/containers.h"
#include "ui/kit/screen.h"

#include <functional>

namespace ui {

/// Everything of the kit on one page, to be held against the look.
class Specimen : public Screen {
    Q_OBJECT
public:
    explicit Specimen(Look& look, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override { return tr("Specimen"); }
    /// Blocks, painted by who knows them, as one more part.
    void setBlocks(QSize size, PictureView::Picture picture);

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;

private:
    [[nodiscard]] QWidget* pawns();
    [[nodiscard]] QWidget* owners();
    [[nodiscard]] QWidget* dice();
    [[nodiscard]] QWidget* icons();
    [[nodiscard]] QWidget* type();
    [[nodiscard]] QWidget* buttons();
    [[nodiscard]] QWidget* choices();
    [[nodiscard]] QWidget* colours();

    QSize m_blocksSize;
    PictureView::Picture m_blocks;
};

} // namespace ui
