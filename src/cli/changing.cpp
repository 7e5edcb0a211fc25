// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The verbs that change a table: new, do, undo, redo, amend.
#include "cli/verbs.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>

namespace cli {

using Kind = presentation::Answer::Kind;

namespace {

/// Longer than any line that is read as a command; what is longer is answered as no command.
constexpr qint64 longestLine = (1 << 20) + 1;

Status moved(Work& work, presentation::Answer (presentation::Table::*move)(int))
{
    int count = 1;
    if (work.words.places() > 1) {
        const auto typed = counted(work.words.place(1), QStringLiteral("COUNT"));
        if (!typed)
            return work.console.fail(typed.error());
        count = *typed;
    }
    auto table = work.tables.openToWrite(work.words.place(0));
    if (!table)
        return work.console.fail(table.error());
    return answered(work, retried([&] { return ((**table).*move)(count); }));
}

/// The rest of a line that is too long.
void skipLine(QIODevice& device)
{
    QByteArray part;
    do {
        part = device.readLine(longestLine);
    } while (!part.isEmpty() && !part.endsWith('\n'));
}

/// One line without its line feed; nothing at the end of the input.
std::optional<QByteArray> nextLine(QIODevice& device)
{
    QByteArray line = device.readLine(longestLine);
    if (line.isEmpty())
        return std::nullopt;
    if (line.endsWith('\n'))
        line.chop(1);
    else if (line.size() >= longestLine - 1)
        skipLine(device);
    if (line.endsWith('\r'))
        line.chop(1);
    return line;
}

/// Answers each line; stops at the first command that is not done unless told to go on.
Status doLines(Work& work, presentation::Table& table, QIODevice& device)
{
    Status status = Status::Done;
    while (const auto line = nextLine(device)) {
        const presentation::Answer answer = retried([&] { return table.doCommand(*line); });
        const Status one = statusOf(answer);
        if (one == Status::NotSaved)
            return work.console.fail(notSaved(answer));
        if (!work.console.line(answer.json))
            return Status::NotSaved;
        if (one == Status::Done)
            continue;
        status = one;
        if (!work.words.has(QStringLiteral("--keep-going")))
            break;
    }
    return status;
}

} // namespace

Status newVerb(Work& work)
{
    const Arguments& words = work.words;
    if (!words.has(QStringLiteral("--game")))
        return work.console.fail(wrongUsage(
            QCoreApplication::translate("cli", "%1 is missing.").arg(QStringLiteral("--game")), work.syntax));
    const Agreed agreed{words.value(QStringLiteral("--game")),        words.values(QStringLiteral("--player")),
                        words.value(QStringLiteral("--edition")),     words.value(QStringLiteral("--track")),
                        words.values(QStringLiteral("--house-rule")), words.value(QStringLiteral("--time-limit")),
                        words.value(QStringLiteral("--seed")),        words.value(QStringLiteral("--catalogue"))};
    const auto made = work.tables.create(words.place(0), agreed);
    if (!made)
        return work.console.fail(made.error());
    const QString sentence = QCoreApplication::translate("cli", "Table %1 is ready.").arg(*made);
    return work.console.line(sentence) ? Status::Done : Status::NotSaved;
}

Status doVerb(Work& work)
{
    const QString source = work.words.places() > 1 ? work.words.place(1) : QStringLiteral("-");
    QFile file(source);
    const bool input = source == QLatin1String("-");
    if (!input && (QFileInfo(source).isDir() || !file.open(QIODevice::ReadOnly)))
        return work.console.fail({Status::Unreadable, QStringLiteral("unreadable"),
                                  QCoreApplication::translate("cli", "\"%1\" cannot be read.").arg(source)});
    auto table = work.tables.openToWrite(work.words.place(0));
    if (!table)
        return work.console.fail(table.error());
    return doLines(work, **table, input ? work.console.in() : static_cast<QIODevice&>(file));
}

Status undoVerb(Work& work) { return moved(work, &presentation::Table::undo); }

Status redoVerb(Work& work) { return moved(work, &presentation::Table::redo); }

Status amendVerb(Work& work)
{
    const auto n = counted(work.words.place(1), QStringLiteral("N"));
    if (!n)
        return work.console.fail(n.error());
    const QString accept = work.words.value(QStringLiteral("--accept"));
    if (work.words.has(QStringLiteral("--accept")) && accept != QLatin1String("drop")
        && accept != QLatin1String("keep"))
        return work.console.fail(wrongUsage(QCoreApplication::translate("cli", "%1 takes %2, not \"%3\".")
                                                .arg(QStringLiteral("--accept"), QStringLiteral("drop|keep"), accept),
                                            work.syntax));
    const auto command = bytesOf(work.console, work.words.place(2), longestLine);
    if (!command)
        return work.console.fail(command.error());
    auto table =
        accept.isEmpty() ? work.tables.openToRead(work.words.place(0)) : work.tables.openToWrite(work.words.place(0));
    if (!table)
        return work.console.fail(table.error());
    return answered(work, retried([&] { return (*table)->amend(*n, *command, accept); }));
}

} // namespace cli
