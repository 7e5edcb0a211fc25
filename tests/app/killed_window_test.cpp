// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// SIGKILL at random moments of a window that is being clicked: what it had accepted is there at the next start.
#include "app/companion.h"
#include "app/table_process.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QApplication>
#include <QPushButton>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

#include <cstdio>
#include <cstring>
#include <unistd.h>

using namespace app_test;

class KilledWindowTest : public QObject {
    Q_OBJECT

private slots:
    void noAcceptedTapIsLost();
};

namespace {

constexpr int kills = 50;

/// What leads on: the hand-over's button where it is shown, else Next phase.
QPushButton* shownButton(const QWidget& window)
{
    for (const char* name : {"go", "next-phase"})
        for (auto* button : window.findChildren<QPushButton*>(name))
            if (button->isVisible() && button->isEnabled())
                return button;
    return nullptr;
}

/// The window of the program on that table; taps Next phase for ever and writes each entry's number once it is in
/// force.
int tapForEver(QApplication& application, const QString& root, const QString& file)
{
    app::Companion companion(application, *platform::dataFolderUnder(root));
    ui::MainWindow& window = companion.window();
    window.resize(1280, 800);
    window.show();
    window.openTable(file);
    auto* screen = qobject_cast<ui::ZaibatsuScreen*>(window.current());
    if (!screen)
        return 3;
    while (true) {
        QTest::qWait(310); // a second tap within 300 ms is taken for the first
        if (QPushButton* button = shownButton(window))
            QTest::mouseClick(button, Qt::LeftButton);
        const QByteArray line = QByteArray::number(screen->driver().table().entries()) + '\n';
        if (::write(STDOUT_FILENO, line.constData(), static_cast<std::size_t>(line.size())) != line.size())
            return 4;
    }
}

} // namespace

void KilledWindowTest::noAcceptedTapIsLost()
{
    QTemporaryDir folder;
    const QString file = folder.filePath("window.zbt");
    makeTable(file);
    QRandomGenerator random(7);
    int moved = 0;
    for (int i = 0; i < kills; ++i) {
        const int before = show(file).value("entries").toInt();
        QProcess window;
        window.start(QCoreApplication::applicationFilePath(), {"--tap", folder.path(), file});
        QVERIFY(window.waitForStarted());
        QVERIFY2(window.waitForReadyRead(30'000), "the window never accepted a tap");
        QTest::qWait(static_cast<int>(random.bounded(700)));
        window.kill();
        window.waitForFinished();
        const QByteArray told = window.readAllStandardOutput();
        const QList<QByteArray> lines = told.left(told.lastIndexOf('\n')).split('\n');
        const int accepted = lines.isEmpty() ? before : lines.last().toInt();
        const int kept = show(file).value("entries").toInt();
        QVERIFY2(kept >= accepted, qPrintable(QStringLiteral("%1 accepted, %2 kept").arg(accepted).arg(kept)));
        moved += kept > before ? 1 : 0;
    }
    QVERIFY2(moved > kills / 2, "the taps must do something");
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    if (!ui::loadFonts())
        return 5;
    if (argc == 4 && std::strcmp(argv[1], "--tap") == 0)
        return tapForEver(application, QString::fromLocal8Bit(argv[2]), QString::fromLocal8Bit(argv[3]));
    KilledWindowTest test;
    return QTest::qExec(&test, argc, argv);
}

#include "killed_window_test.moc"
