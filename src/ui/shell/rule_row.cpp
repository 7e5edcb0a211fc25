// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/rule_row.h"

#include "ui/kit/fold_layout.h"
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
    auto* line = new QWidget;
    auto* fold = new FoldLayout(line, 8);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    line->setSizePolicy(policy);
    auto* title = new Label(look, Style::Row, hit.title.text);
    title->setMarks(textMarks(hit.title, TextMark::Kind::Found));
    fold->addWidget(title);
    if (!hit.gameName.isEmpty()) {
        auto* game = new Label(look, Style::Caption, hit.gameName, Ink::TextMuted);
        game->setWraps(false);
        fold->addWidget(game);
    }
    words->addWidget(line);
    if (!hit.excerpt.text.isEmpty()) {
        auto* excerpt = new Label(look, Style::Body, hit.excerpt.text, Ink::TextSecondary);
        excerpt->setMarks(textMarks(hit.excerpt, TextMark::Kind::Found));
        words->addWidget(excerpt);
    }
    return button;
}

} // namespace ui
