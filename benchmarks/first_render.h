// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "first_paint.h"

#include <QQuickWidget>
#include <QQuickWindow>

namespace bench {

/// Shows a window until it and every Quick scene in it is painted.
inline int shownUntilRendered(QWidget& window, long long started)
{
    window.resize(windowSize);
    FirstPaint first(window, started);
    for (auto* scene : window.findChildren<QQuickWidget*>()) {
        first.await(scene);
        QObject::connect(scene->quickWindow(), &QQuickWindow::afterRendering, &first,
                         [&first, scene] { first.rendered(scene); });
    }
    window.show();
    return QApplication::exec();
}

} // namespace bench
