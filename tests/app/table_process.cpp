// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/table_process.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

namespace app_test {

Run run(const QStringList& arguments, const QByteArray& input, std::function<void()> prepare)
{
    QProcess process;
    if (prepare)
        process.setChildProcessModifier(std::move(prepare));
    process.start(QStringLiteral(ZC_TABLE_PROGRAM), arguments);
    if (!process.waitForStarted())
        return {};
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60'000) || process.exitStatus() != QProcess::NormalExit)
        return {-2, process.readAllStandardOutput(), process.readAllStandardError()};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

QJsonObject show(const QString& file)
{
    const Run shown = run({"show", file, "--json"});
    return shown.status == 0 ? QJsonDocument::fromJson(shown.out).object() : QJsonObject{};
}

void makeTable(const QString& file)
{
    const Run made =
        run({"new", file, "--game", "zaibatsu", "--player", "Ana:red", "--player", "Bo:blue", "--seed", "7"});
    QVERIFY2(made.status == 0, made.err.constData());
    const Run begun = run({"do", file, "-"}, "{\"type\":\"starting-rolls\",\"rolls\":{\"red\":[5],\"blue\":[2]}}\n");
    QVERIFY2(begun.status == 0, begun.out + begun.err);
}

QByteArray notes(int count, int from)
{
    QByteArray lines;
    for (int i = from; i < from + count; ++i)
        lines += "{\"type\":\"note\",\"text\":\"note " + QByteArray::number(i) + "\"}\n";
    return lines;
}

QStringList notesIn(const QString& file)
{
    const QString out = file + QStringLiteral(".check.jsonl");
    QFile::remove(out);
    if (run({"export", file, out}).status != 0)
        return {};
    QStringList texts;
    for (const QByteArray& line : bytesOf(out).split('\n')) {
        const QJsonObject command = QJsonDocument::fromJson(line).object().value("command").toObject();
        if (command.value("type").toString() == QLatin1String("note"))
            texts += command.value("text").toString();
    }
    return texts;
}

QByteArray bytesOf(const QString& file)
{
    QFile source(file);
    return source.open(QIODevice::ReadOnly) ? source.readAll() : QByteArray{};
}

void writeBytes(const QString& file, const QByteArray& bytes)
{
    QFile target(file);
    QVERIFY(target.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(target.write(bytes), bytes.size());
}

} // namespace app_test
