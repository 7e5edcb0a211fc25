// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window that the table is held against: nothing but 24 hexagons.
#include "first_render.h"

#include <QMainWindow>
#include <QQmlComponent>
#include <QQuickItem>

int main(int argc, char** argv)
{
    if (argc < 2)
        return 2;
    bench::FirstPaint application(argc, argv);
    QMainWindow window;
    auto* scene = new QQuickWidget(&window);
    QQmlComponent component(scene->engine());
    component.setData(R"(
        import QtQuick
        import QtQuick.Shapes
        Item {
            Repeater {
                model: 24
                Shape {
                    x: 90 + (index % 6) * 180; y: 90 + Math.floor(index / 6) * 180
                    ShapePath {
                        fillColor: "#203040"; strokeColor: "#80a0c0"; strokeWidth: 2
                        PathPolyline { path: [Qt.point(0, -80), Qt.point(69, -40), Qt.point(69, 40), Qt.point(0, 80),
                                              Qt.point(-69, 40), Qt.point(-69, -40), Qt.point(0, -80)] }
                    }
                }
            }
        })",
                      QUrl());
    auto* root = qobject_cast<QQuickItem*>(component.create());
    if (!root || root->childItems().size() < 24)
        return 1;
    scene->setResizeMode(QQuickWidget::SizeRootObjectToView);
    scene->setContent(QUrl(), &component, root);
    window.setCentralWidget(scene);
    return bench::shownUntilRendered(application, window);
}
