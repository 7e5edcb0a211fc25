// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/zaibatsu_screens.h"

#include "ui/zaibatsu/board_picture.h"
#include "ui/zaibatsu/quick_odds.h"
#include "ui/zaibatsu/quick_placement.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

namespace ui {
namespace {

/// Tells who listens what the table does.
void listen(ZaibatsuScreen& screen, TableEar& ear)
{
    const TableDriver& driver = screen.driver();
    QObject::connect(&driver, &TableDriver::done, &screen, [&ear](const Done& done) { ear.happened(done.events); });
    QObject::connect(&driver, &TableDriver::refused, &screen, [&ear] { ear.refused(); });
    QObject::connect(&driver, &TableDriver::moveRefused, &screen, [&ear] { ear.refused(); });
    QObject::connect(&screen, &ZaibatsuScreen::timeRunsOut, &screen, [&ear] { ear.timeRunsOut(); });
    QObject::connect(&driver, &TableDriver::moved, &screen, [&ear] { ear.moved(); });
}

} // namespace

TableScreen* ZaibatsuScreens::makeTable(Look& look, std::shared_ptr<presentation::Table> table, QWidget* parent)
{
    auto known = std::dynamic_pointer_cast<presentation::ZaibatsuTable>(std::move(table));
    if (!known)
        return nullptr;
    auto clock = m_clocks ? m_clocks(known->id()) : nullptr;
    const auto offer = m_offerFor ? m_offerFor(known->state()) : std::nullopt;
    auto* screen = new ZaibatsuScreen(look, std::move(known), parent, nullptr, std::move(clock));
    screen->offerPieces(offer);
    screen->setOffersFaces(m_offersFaces);
    QObject::connect(screen, &ZaibatsuScreen::faceOfferDismissed, screen, [this] { m_offersFaces = false; });
    if (m_ear)
        listen(*screen, *m_ear);
    return screen;
}

Screen* ZaibatsuScreens::makeOdds(Look& look, QWidget* parent) { return new QuickOdds(look, parent); }

Screen* ZaibatsuScreens::makePlacement(Look& look, std::function<void(const QString& rule)> why, QWidget* parent)
{
    return new QuickPlacement(look, std::move(why), parent);
}

void ZaibatsuScreens::paintPicture(QPainter& painter, const Look& look, const QRectF& box, const QString& tableId) const
{
    if (const auto state = m_stateOf ? m_stateOf(tableId) : nullptr)
        paintCybernet(painter, look, *state, box);
}

} // namespace ui
