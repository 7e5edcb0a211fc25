// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window that home is held against: nothing but a widget window.
#include "first_paint.h"

#include <QMainWindow>

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.resize(bench::windowSize);
    const bench::FirstPaint first(window, QByteArray(argc > 1 ? argv[1] : "0").toLongLong());
    window.show();
    return QApplication::exec();
}
