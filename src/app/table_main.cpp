// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The command line.
#include "app/command_line_tables.h"
#include "cli/cli.h"
#include "platform/clock.h"

#include <QCoreApplication>
#include <QFile>

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("zaibatsu-table"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ZC_VERSION));
    QFile in;
    QFile out;
    QFile err;
    if (!in.open(stdin, QIODevice::ReadOnly) || !out.open(stdout, QIODevice::WriteOnly | QIODevice::Unbuffered)
        || !err.open(stderr, QIODevice::WriteOnly | QIODevice::Unbuffered))
        return static_cast<int>(cli::Status::NotSaved);
    app::CommandLineTables tables(std::make_shared<platform::WallClock>());
    cli::Console console(in, out, err);
    return static_cast<int>(cli::run(QCoreApplication::arguments().mid(1), tables, console));
}
