// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/log_page.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace presentation {
namespace {

QString diceText(const LogLine& line)
{
    QStringList faces;
    for (qsizetype i = 0; i < line.dice.size(); ++i)
        faces.append(QString::number(line.dice[i])
                     + (i >= line.dice.size() - line.blackDice ? QStringLiteral("*") : QString()));
    return faces.join(QLatin1Char(' '));
}

/// What stands behind the sentence: dice and marks.
QString tail(const LogLine& line)
{
    QStringList parts;
    if (!line.dice.isEmpty())
        parts.append(diceText(line));
    parts.append(line.marks);
    return parts.isEmpty() ? QString() : QStringLiteral(" [%1]").arg(parts.join(QStringLiteral(", ")));
}

QString kindWord(LogLine::Kind kind)
{
    switch (kind) {
    case LogLine::Kind::Turn: return QStringLiteral("turn");
    case LogLine::Kind::Entry: return QStringLiteral("entry");
    case LogLine::Kind::Effect: return QStringLiteral("effect");
    case LogLine::Kind::Note: return QStringLiteral("note");
    }
    return {};
}

QJsonObject asObject(const LogLine& line)
{
    QJsonArray dice;
    for (const int face : line.dice)
        dice.append(face);
    QJsonObject object{{QStringLiteral("kind"), kindWord(line.kind)},
                       {QStringLiteral("turn"), line.turn},
                       {QStringLiteral("text"), line.text}};
    if (line.n > 0)
        object[QStringLiteral("n")] = line.n;
    if (!line.player.isEmpty())
        object[QStringLiteral("player")] = line.player;
    if (!dice.isEmpty())
        object[QStringLiteral("dice")] = dice;
    if (line.blackDice > 0)
        object[QStringLiteral("black")] = line.blackDice;
    if (!line.marks.isEmpty())
        object[QStringLiteral("marks")] = QJsonArray::fromStringList(line.marks);
    return object;
}

QString htmlLine(const LogLine& line)
{
    const QString text = (line.text + tail(line)).toHtmlEscaped();
    if (line.kind == LogLine::Kind::Turn)
        return QStringLiteral("<h2>%1</h2>\n").arg(text);
    const QString number = line.kind == LogLine::Kind::Effect || line.n == 0 ? QString() : QString::number(line.n);
    return QStringLiteral("<p class=\"%1\"><b>%2</b> %3</p>\n").arg(kindWord(line.kind), number, text);
}

} // namespace

QString logAsText(const QList<LogLine>& lines)
{
    QString text;
    for (const LogLine& line : lines) {
        const QString sentence = line.text.simplified() + tail(line);
        if (line.kind == LogLine::Kind::Turn)
            text += (text.isEmpty() ? QString() : QStringLiteral("\n")) + sentence + QLatin1Char('\n');
        else if (line.kind == LogLine::Kind::Effect || line.n == 0)
            text += QStringLiteral("        ") + sentence + QLatin1Char('\n');
        else
            text += QStringLiteral("%1  %2\n").arg(line.n, 6).arg(sentence);
    }
    return text;
}

QString logAsHtml(const QList<LogLine>& lines, const QString& language, const QString& figures)
{
    const QString title = QCoreApplication::translate("cli", "Log of the table").toHtmlEscaped();
    QString page =
        QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                       "<title>%2</title>\n<style>body{font-family:sans-serif;max-width:45em;margin:2em auto}"
                       ".effect{margin-left:3em}svg{width:100%}table{border-collapse:collapse}"
                       "th,td{padding:.3em .6em;text-align:left;border-bottom:1px solid #D0D8E3}</style>\n</head>\n"
                       "<body>\n<h1>%2</h1>\n%3")
            .arg(language.toHtmlEscaped(), title, figures);
    for (const LogLine& line : lines)
        page += htmlLine(line);
    return page + QStringLiteral("</body>\n</html>\n");
}

QByteArray logAsJson(const QList<LogLine>& lines)
{
    QJsonArray list;
    for (const LogLine& line : lines)
        list.append(asObject(line));
    return QJsonDocument(list).toJson(QJsonDocument::Compact);
}

} // namespace presentation
