// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the shell asks of Zaibatsu: its screens and the picture on the home screen.
#pragma once

#include "ui/shell/game_screens.h"
#include "ui/zaibatsu/table_clock.h"
#include "ui/zaibatsu/table_ear.h"
#include "zaibatsu/command.h"
#include "zaibatsu/state.h"

#include <functional>

namespace ui {

/// Makes Zaibatsu's screens.
class ZaibatsuScreens : public GameScreens {
public:
    /// The state of a saved table for its picture; nothing when it cannot be read.
    using StateOf = std::function<std::shared_ptr<const zaibatsu::State>(const QString& tableId)>;
    /// What the device remembers and a table does not know; nothing where it knows no more.
    using OfferFor = std::function<std::optional<zaibatsu::SetCatalogue>(const zaibatsu::State& state)>;
    /// Without `clocks` no table shows its time, without `offerFor` none is offered what other tables learned; `ear`,
    /// where there is one, outlives every screen.
    explicit ZaibatsuScreens(StateOf stateOf, TableClocks clocks = {}, OfferFor offerFor = {}, TableEar* ear = nullptr)
        : m_stateOf(std::move(stateOf)),
          m_clocks(std::move(clocks)),
          m_offerFor(std::move(offerFor)),
          m_ear(ear)
    {
    }

    [[nodiscard]] TableScreen* makeTable(Look& look, std::shared_ptr<presentation::Table> table,
                                         QWidget* parent) override;
    [[nodiscard]] Screen* makeOdds(Look& look, QWidget* parent) override;
    [[nodiscard]] Screen* makePlacement(Look& look, std::function<void(const QString& rule)> why,
                                        QWidget* parent) override;
    void paintPicture(QPainter& painter, const Look& look, const QRectF& box, const QString& tableId) const override;

private:
    StateOf m_stateOf;
    TableClocks m_clocks;
    OfferFor m_offerFor;
    bool m_offersFaces = true; ///< until the players wave it away; asked again when the program starts again
    TableEar* m_ear;
};

} // namespace ui
