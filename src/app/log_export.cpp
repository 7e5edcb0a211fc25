// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/log_export.h"

#include "presentation/figures_page.h"
#include "presentation/languages.h"
#include "presentation/log_page.h"
#include "ui/zaibatsu/end_flow.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QSaveFile>
#include <QTextDocument>
#include <QUrl>

namespace app {
namespace {

QString languageNow() { return presentation::languageCode(presentation::plainLanguage(QLocale())); }

/// A text document knows no SVG: the chart is painted, large enough to be sharp on paper.
QImage chartPicture(const presentation::GameFigures& figures)
{
    ui::Look look(std::make_shared<const ui::Tokens>(ui::embeddedTokens()));
    look.setChoice(ui::ThemeChoice::Light);
    constexpr int sharp = 3;
    QImage picture(680 * sharp, 300 * sharp, QImage::Format_RGB32);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    painter.scale(sharp, sharp);
    ui::paintLineChart(painter, look, ui::counterLines(figures), ui::mostCounters(figures), QRectF(8, 8, 664, 284));
    return picture;
}

QByteArray pdfOf(const presentation::ZaibatsuTable& table)
{
    const presentation::GameFigures figures = presentation::gameFigures(table.session());
    QTextDocument document;
    document.addResource(QTextDocument::ImageResource, QUrl(QStringLiteral("chart")), chartPicture(figures));
    const QString chart = QStringLiteral("<p><img src=\"chart\" width=\"640\"></p>");
    document.setHtml(presentation::logAsHtml(table.log(), languageNow(), presentation::figuresHtml(figures, chart)));
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setTitle(document.metaInformation(QTextDocument::DocumentTitle));
    document.print(&writer);
    return bytes;
}

} // namespace

const char* endingOf(ui::ExportForm form)
{
    switch (form) {
    case ui::ExportForm::Table: break;
    case ui::ExportForm::Text: return ".txt";
    case ui::ExportForm::Html: return ".html";
    case ui::ExportForm::Pdf: return ".pdf";
    }
    return ".jsonl";
}

QByteArray logBytes(const presentation::ZaibatsuTable& table, ui::ExportForm form)
{
    switch (form) {
    case ui::ExportForm::Table: break;
    case ui::ExportForm::Text: return presentation::logAsText(table.log()).toUtf8();
    case ui::ExportForm::Html: return presentation::logAsHtml(table.log(), languageNow(), table.figures()).toUtf8();
    case ui::ExportForm::Pdf: return pdfOf(table);
    }
    return {};
}

QString keepWhole(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    // A full disk can make commit() succeed: what was written is counted.
    const bool whole = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    if (!whole)
        file.cancelWriting();
    return whole && file.commit() ? QString() : file.errorString();
}

} // namespace app
