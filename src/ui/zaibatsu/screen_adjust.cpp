// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Putting by hand from the screen: a piece, a player, a whole table as it stands.
#include "ui/zaibatsu/adjust_flow.h"
#include "ui/zaibatsu/laying_flow.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

namespace ui {

namespace z = zaibatsu;

void ZaibatsuScreen::openAdjust()
{
    push(new AdjustFlow(look(), m_driver, std::visit([](const auto& piece) { return AdjustSubject(piece); }, m_subject),
                        this));
}

void ZaibatsuScreen::openPlayer(PlayerWish wish)
{
    const auto* player = std::get_if<z::Colour>(&m_subject);
    auto* adjust = new AdjustFlow(look(), m_driver, player ? AdjustSubject(*player) : AdjustSubject(), this);
    adjust->setKind(AdjustKind::Players);
    if (player && wish == PlayerWish::Leave)
        adjust->desk().put([key = *player](AdjustDraft& draft) { draft.player(key).left = true; });
    push(adjust);
    const QString field = wish == PlayerWish::Recolour && player ? "recolour-" + presentation::colourWord(*player)
                                                                 : QStringLiteral("player-name");
    if (auto* first = findChild<QWidget*>(field); first && wish != PlayerWish::Leave)
        first->setFocus(Qt::OtherFocusReason);
}

void ZaibatsuScreen::layOut()
{
    m_laying = true;
    clearFlows();
    push(new LayingFlow(look(), m_driver, this));
}

void ZaibatsuScreen::leaveLaying() { m_laying = m_laying && !qobject_cast<LayingFlow*>(flow()); }

} // namespace ui
