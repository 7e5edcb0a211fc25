// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/rule_article.h"

#include "ui/kit/buttons.h"
#include "ui/kit/figure_view.h"
#include "ui/kit/label.h"
#include "ui/shell/layouts.h"

#include <QFile>
#include <QPagedPaintDevice>
#include <QPainter>
#include <QSvgRenderer>
#include <QTextDocument>
#include <QUrl>

namespace ui {

using presentation::RuleParagraph;

QList<TextMark> textMarks(const presentation::SpannedText& text, TextMark::Kind kind)
{
    QList<TextMark> marks;
    for (const presentation::TextSpan& span : text.spans)
        marks << TextMark{span.begin, span.length, kind};
    return marks;
}

QByteArray ruleFigure(const QString& name)
{
    QFile file(QStringLiteral(":/rulebook/%1.svg").arg(name));
    return !name.isEmpty() && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

RuleArticleParts::RuleArticleParts(const Look& look, presentation::RuleArticle article,
                                   std::function<void(const QString&)> open)
    : m_look(look),
      m_article(std::move(article)),
      m_open(std::move(open))
{
}

QWidget* RuleArticleParts::title() const
{
    const auto out = column(4);
    auto* title = new Label(m_look, Style::Title, m_article.title);
    title->setObjectName(QStringLiteral("article-title"));
    out.layout->addWidget(title);
    if (!m_article.edition.isEmpty())
        out.layout->addWidget(new Label(m_look, Style::Label, m_article.edition, Ink::Bonus));
    return out.widget;
}

namespace {

QWidget* paragraph(const Look& look, const RuleParagraph& part)
{
    const bool example = part.kind == RuleParagraph::Kind::Example;
    auto* words = new Label(look, example ? Style::Body : Style::Reading, part.words.text);
    words->setMarks(textMarks(part.words, TextMark::Kind::Strong));
    words->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    if (part.kind == RuleParagraph::Kind::Text)
        return words;
    if (example) {
        auto* card = new Card(look);
        auto* inside = new QVBoxLayout(card);
        inside->setContentsMargins(16, 12, 16, 12);
        inside->addWidget(words);
        return card;
    }
    const auto line = row(10);
    auto* point = new Label(look, Style::Reading, QStringLiteral("•"), Ink::TextMuted);
    point->setWraps(false);
    line.layout->addWidget(point, 0, Qt::AlignTop);
    line.layout->addWidget(words, 1);
    return line.widget;
}

} // namespace

QWidget* RuleArticleParts::body() const
{
    const auto out = column(0);
    bool first = true;
    bool inList = false;
    for (const RuleParagraph& part : m_article.body) {
        const bool item = part.kind == RuleParagraph::Kind::Item;
        if (!first)
            out.layout->addSpacing(item && inList ? 6 : 12);
        out.layout->addWidget(paragraph(m_look, part));
        first = false;
        inList = item;
    }
    return out.widget;
}

QWidget* RuleArticleParts::figure() const
{
    const QByteArray drawing = ruleFigure(m_article.figure);
    if (drawing.isEmpty())
        return nullptr;
    const auto out = column(8);
    auto* view = new FigureView(m_look, drawing);
    view->setObjectName(QStringLiteral("figure"));
    view->setAccessibleName(m_article.caption);
    out.layout->addWidget(view);
    auto* caption = new Label(m_look, Style::Body, m_article.caption, Ink::TextSecondary);
    caption->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    out.layout->addWidget(caption);
    return out.widget;
}

QWidget* RuleArticleParts::see() const
{
    if (m_article.see.isEmpty())
        return nullptr;
    const auto out = column(8);
    out.layout->addWidget(new Label(m_look, Style::Label, m_article.seeLabel, Ink::TextSecondary));
    const auto links = flow(8);
    for (const presentation::RuleLink& link : m_article.see) {
        auto* button = new Button(m_look, ButtonKind::Plain, link.title);
        button->setObjectName("see-" + link.id);
        QObject::connect(button, &QPushButton::clicked, button, [open = m_open, id = link.id] { open(id); });
        links.layout->addWidget(button);
    }
    out.layout->addWidget(links.widget);
    return out.widget;
}

QWidget* RuleArticleParts::printed() const
{
    const auto out = flow(12);
    out.layout->addWidget(new Label(m_look, Style::Caption, m_article.printed, Ink::TextSecondary));
    if (!m_article.rules.isEmpty())
        out.layout->addWidget(
            new Label(m_look, Style::Id, m_article.rules.join(QStringLiteral(", ")), Ink::TextSecondary));
    return out.widget;
}

QWidget* RuleArticleParts::whole() const
{
    const auto out = column(16);
    for (QWidget* part : {title(), body(), figure(), see(), printed()})
        if (part)
            out.layout->addWidget(part);
    return out.widget;
}

void printArticle(QPagedPaintDevice& device, const Look& look, const presentation::RuleArticle& article)
{
    constexpr double dotsForEachPixel = 3; // sharp on paper
    Look paper(std::make_shared<Tokens>(look.tokens()));
    paper.setChoice(ThemeChoice::Light);
    QTextDocument document;
    if (const QByteArray drawing = ruleFigure(article.figure); !drawing.isEmpty()) {
        QSvgRenderer renderer(inkedSvg(paper, drawing));
        QImage picture((QSizeF(renderer.defaultSize()) * dotsForEachPixel).toSize(),
                       QImage::Format_ARGB32_Premultiplied);
        picture.fill(Qt::white);
        picture.setDevicePixelRatio(dotsForEachPixel);
        QPainter painter(&picture);
        renderer.render(&painter, QRectF(QPointF(), QSizeF(renderer.defaultSize())));
        painter.end();
        document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("figure")), picture);
    }
    document.setDefaultFont(paper.font(Style::Body));
    document.setHtml(articleAsHtml(article));
    document.print(&device);
}

} // namespace ui
