// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How the answer is said: yes, no with its rule, and whether an icon closes where three blocks meet.
#include "ui/kit/glyphs.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/quick_placement.h"

#include <memory>

namespace ui {

QWidget* QuickPlacement::answerCard()
{
    auto* card = new Card(look());
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(14, 8, 12, 8);
    inside->setSpacing(8);
    if (!m_answer.asked) {
        card->setObjectName(QStringLiteral("unasked"));
        inside->addWidget(
            new Label(look(), Style::Body,
                      tr("Tap the sides of both blocks that have a space, and the corners with a bonus part."),
                      Ink::TextSecondary));
        return card;
    }
    const bool legal = m_answer.legal;
    card->setObjectName(legal ? QStringLiteral("legal") : QStringLiteral("refusal"));
    card->setSurface(legal ? Ink::PossibleDim : Ink::DangerDim, legal ? Ink::Possible : Ink::Danger);
    QWidget* sign = makeIcon(look(), legal ? QStringLiteral("check") : QStringLiteral("close"), 28,
                             legal ? Ink::Possible : Ink::Danger);
    inside->addWidget(
        answerLine(sign, legal ? tr("Yes, it may lie there") : tr("No, not there"), m_answer.text, m_answer.rule));
    addCorners(*inside);
    return card;
}

QWidget* QuickPlacement::answerLine(QWidget* sign, const QString& title, const QString& text, const QString& rule)
{
    // Large words in a narrow window need all its breadth: the sign goes, the question mark stands below.
    const bool tight = look().breadth(width()) == Breadth::Narrow && look().textScale() > 1.25;
    const auto words = column(2);
    if (!title.isEmpty())
        words.layout->addWidget(new Label(look(), Style::Row, title));
    words.layout->addWidget(new Label(look(), Style::Body, text));
    QPushButton* why = whyButton(look(), rule, m_why);
    if (tight) {
        const std::unique_ptr<QWidget> left(sign);
        words.layout->addWidget(why, 0, Qt::AlignRight);
        return words.widget;
    }
    const auto line = row(12);
    line.layout->addWidget(sign, 0, Qt::AlignTop);
    line.layout->addWidget(words.widget, 1);
    line.layout->addWidget(why, 0, Qt::AlignTop);
    return line.widget;
}

void QuickPlacement::addCorners(QVBoxLayout& into)
{
    for (std::size_t i = 0; i < m_answer.corners.size(); ++i) {
        const auto& corner = m_answer.corners.at(i);
        if (!corner)
            continue;
        const auto empty = [this](QPainter& painter, const QRectF& box) {
            QPen dashed(look().ink(Ink::TextSecondary), 1.5);
            dashed.setDashPattern({2, 2});
            painter.setPen(dashed);
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(box.center(), 0.43 * box.width(), 0.43 * box.width());
        };
        auto* coin = corner->closes ? makeCoin(look(), 28) : new PictureView(look(), QSize(28, 28), empty);
        const QString where = presentation::Names::direction(presentation::sideOfThird(m_question, i));
        QWidget* line = answerLine(coin, {}, tr("Third block, %1: %2").arg(where, corner->text), corner->rule);
        line->setObjectName(QStringLiteral("corner-answer-%1").arg(i));
        into.addWidget(line);
    }
}

} // namespace ui
