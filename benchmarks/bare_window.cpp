// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window that home is held against: nothing but a widget window. With a word behind the time it shows that word,
// which tells what letters alone cost.
#include "first_paint.h"

#include <QLabel>
#include <QMainWindow>

int main(int argc, char** argv)
{
    if (argc < 2)
        return 2;
    bench::FirstPaint application(argc, argv);
    QMainWindow window;
    window.resize(bench::windowSize);
    if (argc > 2)
        window.setCentralWidget(new QLabel(QString::fromLocal8Bit(argv[2])));
    return application.show(window);
}
