// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The head of the Now column: what is tapped.
#include "base/overload.h"
#include "presentation/help_entries.h"
#include "presentation/piece_facts.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/sheets.h"
#include "ui/zaibatsu/board_scene.h"
#include "ui/zaibatsu/card_look.h"
#include "ui/zaibatsu/now_panel.h"

namespace ui {

namespace z = zaibatsu;

QString NowPanel::subjectTitle(const presentation::Subject& subject) const
{
    const presentation::Names names(m_state);
    return std::visit(base::overload{
                          [](std::monostate) { return tr("The table"); },
                          [&](z::PawnId pawn) { return names.pawn(pawn); },
                          [&](z::BlockId block) { return names.block(block); },
                          [&](z::Colour player) { return names.player(player); },
                          [&](z::CardId card) { return names.card(card); },
                      },
                      subject);
}

QString NowPanel::subjectDetail(const presentation::Subject& subject) const
{
    const presentation::Names names(m_state);
    return std::visit(
        base::overload{
            [](std::monostate) { return tr("Tap a pawn, a block or a player."); },
            [&](z::PawnId pawn) {
                const auto& at = m_state.pawns[pawn.index()].at;
                return at ? names.place(*at) : tr("not in the Cybernet");
            },
            [&](z::BlockId block) {
                const auto& laid = m_state.blocks[block.index()];
                return laid && laid->owner ? tr("controlled by %1").arg(names.player(*laid->owner))
                                           : tr("nobody's block");
            },
            [&](z::Colour player) {
                const z::Player* known = z::findPlayer(m_state, player);
                return known ? tr("%1 of %2 counters in the Cybernet").arg(known->total - known->pool).arg(known->total)
                             : QString();
            },
            [&](z::CardId card) {
                const auto& owner = z::stateOf(m_state, card).owner;
                QStringList words{owner ? tr("controlled by %1").arg(names.player(*owner)) : QString(),
                                  presentation::cardPlaceText(m_state, card)};
                words.removeAll(QString());
                return words.join(QStringLiteral(", "));
            },
        },
        subject);
}

QWidget* NowPanel::subjectPicture(const presentation::Subject& subject) const
{
    if (const auto* pawn = std::get_if<z::PawnId>(&subject))
        return pawnPicture(m_look, m_state, *pawn, 50);
    if (const auto* player = std::get_if<z::Colour>(&subject))
        return makeMark(m_look, ownerOf(*player), 40);
    if (const auto* block = std::get_if<z::BlockId>(&subject); block && m_state.blocks[block->index()])
        return blockPicture(m_look, lookOf(m_state, *block, {}), 56);
    if (const auto* card = std::get_if<z::CardId>(&subject); card && z::stateOf(m_state, *card).at)
        return new PictureView(
            m_look, QSize(56, 56),
            [&look = m_look, face = lookOf(m_state, *card, {})](QPainter& painter, const QRectF& box) {
                painter.translate(box.center());
                paintCard(painter, look, face, box.height() / 2);
            });
    return makeIcon(m_look, QStringLiteral("hexagon"), 40, Ink::TextSecondary);
}

QWidget* NowPanel::subject(const presentation::Subject& subject, bool acting) const
{
    auto* head = new QWidget;
    auto* fold = new FoldLayout(head, 12);
    fold->setContentsMargins(8, 4, 4, 4);
    const auto line = ui::row(12);
    line.layout->addWidget(subjectPicture(subject));
    const auto words = column(0);
    auto* title = new Label(m_look, Style::PanelTitle, subjectTitle(subject));
    title->setObjectName(QStringLiteral("subject"));
    words.layout->addWidget(title);
    words.layout->addWidget(new Label(m_look, Style::Caption, subjectDetail(subject), Ink::TextSecondary));
    line.layout->addWidget(words.widget, 1);
    const auto* pawn = std::get_if<z::PawnId>(&subject);
    const auto own = ui::row(8);
    IconButton* about = makeQuestion(m_look, presentation::helpEntry(m_state, subject),
                                     tr("About: %1").arg(subjectTitle(subject)), m_wishes.rule);
    about->setObjectName(QStringLiteral("about-subject"));
    own.layout->addWidget(about);
    if (pawn && acting) {
        auto* edit = new IconButton(m_look, QStringLiteral("edit"), tr("Enter the pawn card"));
        edit->setObjectName(QStringLiteral("edit-pawn"));
        QObject::connect(edit, &QPushButton::clicked, edit, [wish = m_wishes.piece, id = *pawn] { wish(id); });
        own.layout->addWidget(edit);
    }
    fold->addWidget(line.widget);
    if (pawn && z::cardOf(m_state, *pawn).fixed)
        for (int face = 1; face <= 6; ++face)
            if (z::cardOf(m_state, *pawn).fixed->contains(face)) {
                auto* word = new Label(m_look, Style::Caption, tr("fixed"), Ink::TextSecondary);
                word->setWraps(false);
                own.layout->addWidget(word);
                own.layout->addWidget(makeDie(m_look, {DieKind::Unshielded, face, false, false, true}, 28));
            }
    fold->addWidget(own.widget);
    return head;
}

} // namespace ui
