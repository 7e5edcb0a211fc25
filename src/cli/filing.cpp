// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The verbs about whole files: log, check, export, import.
#include "cli/verbs.h"
#include "presentation/languages.h"
#include "presentation/log_page.h"

#include <QCoreApplication>
#include <QSaveFile>

namespace cli {
namespace {

/// An export holds at most so many bytes; see record/problem.h.
constexpr qint64 largestExport = qint64{256} << 20;

/// Replaces a file, or leaves it as it was. A full disk can make commit() succeed: what was written is counted.
Result<void> written(const QString& path, const QByteArray& bytes)
{
    QSaveFile file(path);
    const bool whole = file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.flush();
    if (!whole)
        file.cancelWriting();
    if (whole && file.commit())
        return {};
    return base::failure(
        Trouble{Status::NotSaved, QStringLiteral("not-saved"),
                QCoreApplication::translate("cli", "\"%1\" could not be written: %2.").arg(path, file.errorString())});
}

Status told(Work& work, const QString& sentence)
{
    return work.console.line(sentence) ? Status::Done : Status::NotSaved;
}

} // namespace

Status logVerb(Work& work)
{
    const QString format = work.words.has(QStringLiteral("--format")) ? work.words.value(QStringLiteral("--format"))
        : work.words.has(QStringLiteral("--json"))                    ? QStringLiteral("json")
                                                                      : QStringLiteral("text");
    if (!QStringList{QStringLiteral("text"), QStringLiteral("html"), QStringLiteral("json")}.contains(format))
        return work.console.fail(
            wrongUsage(QCoreApplication::translate("cli", "%1 takes %2, not \"%3\".")
                           .arg(QStringLiteral("--format"), QStringLiteral("text|html|json"), format),
                       work.syntax));
    const auto table = work.tables.openToRead(work.words.place(0));
    if (!table)
        return work.console.fail(table.error());
    const auto lines = (*table)->log();
    const QString code = work.words.has(QStringLiteral("--lang"))
        ? work.words.value(QStringLiteral("--lang"))
        : presentation::languageCode(presentation::plainLanguage(QLocale()));
    if (format == QLatin1String("json"))
        return work.console.line(presentation::logAsJson(lines)) ? Status::Done : Status::NotSaved;
    return told(work,
                format == QLatin1String("html") ? presentation::logAsHtml(lines, code, (*table)->figures())
                                                : presentation::logAsText(lines));
}

Status checkVerb(Work& work)
{
    const auto entries = work.tables.check(work.words.place(0));
    if (!entries)
        return work.console.fail(entries.error());
    return told(work, QCoreApplication::translate("cli", "The table is whole: %n entries.", nullptr, *entries));
}

Status exportVerb(Work& work)
{
    const auto lines = work.tables.exported(work.words.place(0));
    if (!lines)
        return work.console.fail(lines.error());
    if (work.words.place(1) == QLatin1String("-"))
        return work.console.line(*lines) ? Status::Done : Status::NotSaved;
    if (const auto kept = written(work.words.place(1), *lines); !kept)
        return work.console.fail(kept.error());
    const auto entries = static_cast<int>(lines->count('\n')) - 1;
    return told(work, QCoreApplication::translate("cli", "%n entries exported.", nullptr, entries));
}

Status importVerb(Work& work)
{
    const auto lines = bytesOf(work.console, work.words.place(0), largestExport);
    if (!lines)
        return work.console.fail(lines.error());
    const auto entries = work.tables.import(*lines, work.words.place(1));
    if (!entries)
        return work.console.fail(entries.error());
    return told(work, QCoreApplication::translate("cli", "%n entries imported.", nullptr, *entries));
}

} // namespace cli
