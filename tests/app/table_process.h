// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The command line as a process of its own.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>

#include <functional>

namespace app_test {

/// What a finished run left.
struct Run {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

/// Runs zaibatsu-table to its end; `prepare` runs in the child before it starts.
Run run(const QStringList& arguments, const QByteArray& input = {}, std::function<void()> prepare = {});

/// `show --json` of a file; empty when it cannot be read.
QJsonObject show(const QString& file);

/// A fresh two-player table at `file` whose first turn has begun.
void makeTable(const QString& file);

/// `count` notes, each with its number, one command a line.
QByteArray notes(int count, int from = 1);

/// The texts of the notes in a table, oldest first, read from its export.
QStringList notesIn(const QString& file);

/// All bytes of a file.
QByteArray bytesOf(const QString& file);
/// Writes bytes to a file.
void writeBytes(const QString& file, const QByteArray& bytes);

} // namespace app_test
