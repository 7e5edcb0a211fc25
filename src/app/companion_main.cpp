// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window.
#include <QApplication>

#include <cstdio>

int main(int argc, char** argv)
{
    const QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("zaibatsu-companion"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ZC_VERSION));
    std::fputs("zaibatsu-companion: not wired to the window yet\n", stderr);
    return 2;
}
