// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The command line.
#include <QCoreApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    const QCoreApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("zaibatsu-table"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ZC_VERSION));
    std::fputs("zaibatsu-table: not wired to the command line yet\n", stderr);
    return 2;
}
