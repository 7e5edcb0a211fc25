// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/rule_row.h"

#include "ui/kit/label.h"
#include "ui/shell/rule_article.h"

#include <QVBoxLayout>

namespace ui {

SurfaceButton* makeRuleRow(const Look& look, const presentation::RuleHit& hit, bool chosen)
{
    auto* button = new SurfaceButton(look);
    button->setObjectName("entry-" + hit.id);
    button->setFrame(chosen ? SurfaceButton::Frame::Framed : SurfaceButton::Frame::Row);
    button->setAccessibleName(hit.title.text);
    button->setAccessibleDescription(hit.excerpt.text);
    auto* words = new QVBoxLayout(button);
    words->setContentsMargins(16, 10, 12, 10);
    words->setSpacing(2);
    auto* title = new Label(look, Style::Row, hit.title.text);
    title->setMarks(textMarks(hit.title, TextMark::Kind::Found));
    const bool large = look.textScale() > 1.5; // beside the title the game would leave a column of single words
    auto* line = new QBoxLayout(large ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    line->setSpacing(large ? 0 : 8);
    line->addWidget(title, 1);
    words->addLayout(line);
    if (!hit.gameName.isEmpty()) {
        auto* game = new Label(look, Style::Caption, hit.gameName, Ink::TextMuted);
        game->setWraps(false);
        line->addWidget(game, 0, Qt::AlignTop);
    }
    if (!hit.excerpt.text.isEmpty()) {
        auto* excerpt = new Label(look, Style::Body, hit.excerpt.text, Ink::TextSecondary);
        excerpt->setMarks(textMarks(hit.excerpt, TextMark::Kind::Found));
        words->addWidget(excerpt);
    }
    return button;
}

} // namespace ui
