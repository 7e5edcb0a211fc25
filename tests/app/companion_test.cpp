// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window as a player starts it, with nothing set in the environment.
#include "app/companion.h"

#include <QApplication>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

class CompanionTest : public QObject {
    Q_OBJECT

private slots:
    void theBoardNeedsNoGraphicsDriver();
};

void CompanionTest::theBoardNeedsNoGraphicsDriver()
{
    // A display with OpenGL is what the crash needs; without one only the choice itself can be seen.
    qunsetenv("QT_QUICK_BACKEND");
    QTemporaryDir folder;
    const auto data = platform::dataFolderUnder(folder.path());
    QVERIFY(data);
    const app::Companion companion(*qApp, *data);
    QCOMPARE(QQuickWindow::sceneGraphBackend(), QStringLiteral("software"));
}

QTEST_MAIN(CompanionTest)
#include "companion_test.moc"
