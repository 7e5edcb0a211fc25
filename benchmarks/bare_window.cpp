// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window that home is held against: nothing but a widget window.
#include "first_paint.h"

#include <QMainWindow>

int main(int argc, char** argv)
{
    if (argc < 2)
        return 2;
    bench::FirstPaint application(argc, argv);
    QMainWindow window;
    window.resize(bench::windowSize);
    return application.show(window);
}
