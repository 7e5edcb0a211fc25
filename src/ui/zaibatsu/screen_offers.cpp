// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the app offers by itself: pieces that other tables taught the device.
#include "ui/kit/rows.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

namespace ui {

void ZaibatsuScreen::offerPieces(const std::optional<zaibatsu::SetCatalogue>& pieces)
{
    m_offered = pieces;
    refresh();
}

QWidget* ZaibatsuScreen::offerBanner()
{
    const std::size_t count = m_offered->blocks.size() + m_offered->cards.size() + m_offered->pawns.size();
    auto* banner = new Banner(look(), Banner::Kind::Notice,
                              tr("This device remembers what is printed on %n piece(s) that this table does not know.",
                                 nullptr, static_cast<int>(count)));
    banner->setObjectName(QStringLiteral("offer"));
    banner->setSign(false); // nothing is wrong
    auto* take = banner->addAction(tr("Take over"));
    take->setObjectName(QStringLiteral("offer-take"));
    connect(take, &QPushButton::clicked, this, [this] {
        zaibatsu::Command command;
        command.action = *std::exchange(m_offered, std::nullopt);
        m_driver.act(command);
        showBanner();
    });
    auto* later = banner->addAction(tr("Not now"));
    later->setObjectName(QStringLiteral("offer-later"));
    connect(later, &QPushButton::clicked, this, [this] {
        m_offered.reset();
        showBanner();
    });
    return banner;
}

} // namespace ui
