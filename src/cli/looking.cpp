// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The verbs that only look: show, legal, placements, odds.
#include "cli/verbs.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace cli {

using Kind = presentation::Answer::Kind;

namespace {

constexpr QLatin1String jsonFlag("--json");

/// Prints the answer to a question: its JSON, or its words.
Status told(Work& work, const presentation::Answer& answer)
{
    const Status status = statusOf(answer);
    if (answer.kind == Kind::BadCommand)
        return work.console.fail(wrongUsage(answer.text, work.syntax));
    if (status != Status::Done)
        return answered(work, answer);
    const bool out = work.words.has(jsonFlag) ? work.console.line(answer.json) : work.console.line(answer.text);
    return out ? status : Status::NotSaved;
}

} // namespace

Status showVerb(Work& work)
{
    std::optional<int> at;
    const QString typed = work.words.value(QStringLiteral("--at"));
    if (work.words.has(QStringLiteral("--at")) && typed != QLatin1String("0")) {
        const auto n = counted(typed, QStringLiteral("--at"));
        if (!n)
            return work.console.fail(n.error());
        at = *n;
    } else if (work.words.has(QStringLiteral("--at"))) {
        at = 0;
    }
    const auto table = work.tables.openToRead(work.words.place(0));
    if (!table)
        return work.console.fail(table.error());
    const auto text = (*table)->showText(at);
    const auto json = (*table)->showJson(at);
    if (!text || !json)
        return work.console.fail(
            wrongUsage(QCoreApplication::translate("cli", "There is no entry %1.").arg(typed), work.syntax));
    const bool out = work.words.has(jsonFlag) ? work.console.line(*json) : work.console.line(*text);
    return out ? Status::Done : Status::NotSaved;
}

Status legalVerb(Work& work)
{
    int actions = 1;
    if (work.words.has(QStringLiteral("--actions"))) {
        const auto typed = counted(work.words.value(QStringLiteral("--actions")), QStringLiteral("--actions"));
        if (!typed)
            return work.console.fail(typed.error());
        actions = *typed;
    }
    const auto table = work.tables.openToRead(work.words.place(0));
    if (!table)
        return work.console.fail(table.error());
    const QString pawn = work.words.value(QStringLiteral("--pawn"));
    const QByteArray list = (*table)->legalJson(pawn, actions);
    if (list.isEmpty())
        return work.console.fail(wrongUsage(
            QCoreApplication::translate("cli", "\"%1\" is nothing that this table knows.").arg(pawn), work.syntax));
    if (work.words.has(jsonFlag))
        return work.console.line(list) ? Status::Done : Status::NotSaved;
    if (const auto inWords = (*table)->query(work.syntax.verb, {pawn, QString::number(actions)}))
        return told(work, *inWords);
    const QJsonArray commands = QJsonDocument::fromJson(list).array();
    for (const auto& command : commands)
        if (!work.console.line(QJsonDocument(command.toObject()).toJson(QJsonDocument::Compact)))
            return Status::NotSaved;
    return Status::Done;
}

Status placementsVerb(Work& work)
{
    for (const QString& option : {QStringLiteral("--pawn"), QStringLiteral("--block")})
        if (!work.words.has(option))
            return work.console.fail(
                wrongUsage(QCoreApplication::translate("cli", "%1 is missing.").arg(option), work.syntax));
    const auto table = work.tables.openToRead(work.words.place(0));
    if (!table)
        return work.console.fail(table.error());
    const auto answer = (*table)->query(
        work.syntax.verb, {work.words.value(QStringLiteral("--pawn")), work.words.value(QStringLiteral("--block"))});
    if (!answer)
        return work.console.fail(
            wrongUsage(QCoreApplication::translate("cli", "The game of this table has no %1.").arg(work.syntax.verb),
                       work.syntax));
    return told(work, *answer);
}

Status oddsVerb(Work& work)
{
    const auto answer = work.tables.ask(work.syntax.verb, QStringList{work.words.place(0)} + work.words.passedOn());
    if (!answer)
        return work.console.fail(wrongUsage(
            QCoreApplication::translate("cli", "There are no odds of \"%1\".").arg(work.words.place(0)), work.syntax));
    if (!*answer)
        return work.console.fail(wrongUsage(answer->error().text, work.syntax));
    return told(work, **answer);
}

} // namespace cli
