// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "first_paint.h"

#include <QQuickWidget>
#include <QQuickWindow>

namespace bench {

/// Shows a window until it and every Quick scene in it is painted.
inline int shownUntilRendered(FirstPaint& application, QWidget& window)
{
    window.resize(windowSize);
    for (auto* scene : window.findChildren<QQuickWidget*>()) {
        application.await(scene);
        QObject::connect(scene->quickWindow(), &QQuickWindow::afterRendering, &application,
                         [&application, scene] { application.rendered(scene); });
    }
    return application.show(window);
}

} // namespace bench
