// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace cli {

bool Console::line(const QByteArray& text)
{
    const QByteArray whole = text.endsWith('\n') ? text : text + '\n';
    return m_out.write(whole) == whole.size();
}

Status Console::fail(const Trouble& trouble)
{
    // One sentence, one line: what came from a file's text must not break it.
    QString text = trouble.text.simplified();
    if (m_json) {
        const QJsonObject error{{QStringLiteral("code"), trouble.code}, {QStringLiteral("text"), text}};
        text = QString::fromUtf8(
            QJsonDocument(QJsonObject{{QStringLiteral("error"), error}}).toJson(QJsonDocument::Compact));
    }
    m_err.write(text.toUtf8() + '\n');
    return trouble.status;
}

} // namespace cli
