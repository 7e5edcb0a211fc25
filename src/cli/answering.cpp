// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What several verbs share: reading a file, telling an answer.
#include "cli/verbs.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace cli {

using Kind = presentation::Answer::Kind;

Result<QByteArray> bytesOf(Console& console, const QString& file, qint64 most)
{
    const auto unreadable = [&](const QString& sentence) {
        return base::failure(Trouble{Status::Unreadable, QStringLiteral("unreadable"), sentence});
    };
    QFile source(file);
    if (file != QLatin1String("-") && QFileInfo(file).isDir())
        return unreadable(QCoreApplication::translate("cli", "\"%1\" is a folder, not a file.").arg(file));
    if (file != QLatin1String("-") && !source.open(QIODevice::ReadOnly))
        return unreadable(
            QCoreApplication::translate("cli", "\"%1\" cannot be read: %2.").arg(file, source.errorString()));
    QIODevice& device = file == QLatin1String("-") ? console.in() : source;
    QByteArray bytes;
    while (bytes.size() <= most) {
        const QByteArray part = device.read(most + 1 - bytes.size());
        if (part.isEmpty() && !device.waitForReadyRead(-1))
            break;
        bytes += part;
    }
    if (bytes.size() > most)
        return unreadable(QCoreApplication::translate("cli", "\"%1\" is too large.").arg(file));
    return bytes;
}

Status statusOf(const presentation::Answer& answer)
{
    switch (answer.kind) {
    case Kind::Done: return Status::Done;
    case Kind::Refused:
    case Kind::Needs:
    case Kind::BadCommand: return Status::Refused;
    case Kind::Unsaved:
    case Kind::Reloaded: return Status::NotSaved;
    }
    return Status::NotSaved;
}

Trouble notSaved(const presentation::Answer& answer)
{
    QString sentence = answer.text;
    if (answer.kind == Kind::Reloaded)
        sentence = QCoreApplication::translate("cli", "Another program keeps writing to this table. Try again later.");
    else if (sentence.isEmpty())
        sentence = QCoreApplication::translate("cli", "The table could not be saved.");
    return {Status::NotSaved, QStringLiteral("not-saved"), sentence};
}

Status answered(Work& work, const presentation::Answer& answer)
{
    const Status status = statusOf(answer);
    if (status == Status::NotSaved)
        return work.console.fail(notSaved(answer));
    if (!answer.json.isEmpty() && !work.console.line(answer.json))
        return Status::NotSaved;
    if (status == Status::Refused)
        work.console.fail({status,
                           answer.kind == Kind::BadCommand ? QStringLiteral("bad-command") : QStringLiteral("refused"),
                           answer.text});
    return status;
}

} // namespace cli
