// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The window as a player starts it, with nothing set in the environment.
#include "app/companion.h"
#include "platform/clock.h"
#include "presentation/zaibatsu_table.h"
#include "ui/kit/label.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QApplication>
#include <QDir>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QtTest>

class CompanionTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }
    void theBoardNeedsNoGraphicsDriver();
    void anOlderTableTakesOverWhatTheDeviceKnowsWithOneTap();
    void aFileOfFacesComesInThroughTheWindow();
    void theThemeFollowsTheSystemWhileItRuns();
};

namespace {

QWidget* part(const QWidget& window, const char* name)
{
    for (int i = 0; i < 5; ++i)
        QApplication::processEvents();
    for (QWidget* widget : window.findChildren<QWidget*>(name))
        if (widget->isVisible())
            return widget;
    return nullptr;
}

bool tap(const QWidget& window, const char* name)
{
    QWidget* widget = part(window, name);
    if (!widget || !widget->isEnabled())
        return false;
    QTest::mouseClick(widget, Qt::LeftButton);
    return true;
}

ui::NewTable twoPlayers()
{
    ui::NewTable table;
    table.players = {{"Ana", ui::Owner::Red, {4}}, {"Bo", ui::Owner::Blue, {5}}};
    table.typedDice = true;
    return table;
}

constexpr auto face = R"({"type":"set-block","block":"sprawl","sides":[true,false,true,false,true,false]})";

} // namespace

void CompanionTest::anOlderTableTakesOverWhatTheDeviceKnowsWithOneTap()
{
    QTemporaryDir folder;
    const auto data = platform::dataFolderUnder(folder.path());
    QString older;
    {
        app::DeviceTables tables(*data, std::make_shared<platform::WallClock>());
        (void)tables.create(twoPlayers());
        older = tables.list().first().id;
        QCOMPARE(tables.create(twoPlayers()).table->doCommand(face).kind, presentation::Answer::Kind::Done);
    }
    app::Companion companion(*qApp, *data);
    ui::MainWindow& window = companion.window();
    window.resize(1280, 800);
    window.show();
    window.openTable(older);
    QVERIFY(part(window, "offer"));
    QVERIFY(tap(window, "offer-take"));
    QVERIFY(!part(window, "offer"));
    auto* screen = qobject_cast<ui::ZaibatsuScreen*>(window.current());
    QVERIFY(screen);
    const auto known = [&] {
        const zaibatsu::State& state = screen->driver().state();
        return zaibatsu::faceOf(state, *zaibatsu::findBlock(*state.components, "sprawl")).sides.has_value();
    };
    QVERIFY(known());
    QVERIFY(tap(window, "undo"));
    QVERIFY(!known());
}

void CompanionTest::aFileOfFacesComesInThroughTheWindow()
{
    QTemporaryDir folder;
    const auto data = platform::dataFolderUnder(folder.path());
    app::Companion companion(*qApp, *data);
    ui::MainWindow& window = companion.window();
    window.resize(1280, 800);
    window.show();
    window.openSettings();
    QVERIFY(part(window, "export-first") && !part(window, "export-first")->isEnabled());
    const auto write = [&](const QByteArray& blocks) {
        QFile file(folder.filePath("shared.json"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(R"({"format":"zaibatsu-companion/catalogue","version":1,"blocks":[)" + blocks + "]}");
    };
    write(R"({"block":"yakuza","sides":[true]},{"block":"antro","ice":{"numbers":[9]}})");
    window.takePieces(false, folder.filePath("shared.json"));
    QWidget* problems = part(window, "piece-problems");
    QVERIFY(problems);
    QStringList said;
    for (const auto* label : problems->findChildren<ui::Label*>())
        said << label->text();
    QVERIFY2(said.join('\n').contains("/blocks/0/sides") && said.join('\n').contains("/blocks/1/ice"),
             qPrintable(said.join('\n')));
    QVERIFY(!part(window, "export-first")->isEnabled());
    write(R"({"block":"yakuza","sides":[true,false,false,false,false,true]})");
    window.takePieces(false, folder.filePath("shared.json"));
    QVERIFY(part(window, "export-first")->isEnabled());
    if (QWidget* sheet = part(window, "piece-problems"))
        QTest::keyClick(sheet, Qt::Key_Escape);
    QVERIFY(tap(window, "export-first"));
    QCOMPARE(QDir(data->exports).entryList({"zaibatsu-first-edition*.json"}).size(), 1);
}

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

void CompanionTest::theThemeFollowsTheSystemWhileItRuns()
{
    QTemporaryDir folder;
    const auto data = platform::dataFolderUnder(folder.path());
    QVERIFY(data);
    const auto light = [] { return QApplication::palette().color(QPalette::Window).lightness() > 128; };
    {
        app::Companion companion(*qApp, *data); // its settings say: as the system
        companion.setSystemDark(false);
        QVERIFY(light());
        companion.setSystemDark(true);
        QVERIFY(!light());
    }
    ui::Preferences wishes;
    wishes.theme = ui::ThemeChoice::Dark;
    QVERIFY(ui::savePreferences(data->settingsFile, wishes));
    app::Companion companion(*qApp, *data);
    companion.setSystemDark(false);
    QVERIFY2(!light(), "the players chose a theme of their own");
}

QTEST_MAIN(CompanionTest)
#include "companion_test.moc"
