// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The end of a recorded game on the screen: it comes by itself, says who won, and leads on or back.
#include "presentation/figures_words.h"
#include "record/zaibatsu_codec.h"
#include "ui/zaibatsu/end_flow.h"
#include "ui/zaibatsu/program_fixture.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QtTest>

using support::Program;
using support::TableWindow;

namespace {

/// A whole game of Ana and Bo; `last` is the command that ends it, still to be done.
struct Recorded {
    support::TableInMemory made = support::freshTable(false);
    QByteArray last;

    Recorded()
    {
        const QList<QByteArray> lines = support::sourceFile("tests/golden/a-full-game-of-two.jsonl").split('\n');
        for (const QByteArray& line : lines) {
            const QJsonObject step = QJsonDocument::fromJson(line).object();
            const QByteArray command = QJsonDocument(step["do"].toObject()).toJson(QJsonDocument::Compact);
            if (line.contains("game-won")) {
                last = command;
                return;
            }
            if (step.contains("do"))
                (void)made.table->doCommand(command);
        }
    }
};

/// A window of that game, over.
struct Ended : Recorded, TableWindow {
    explicit Ended(QSize size = {1280, 800}, double scale = 1.0) : TableWindow(Recorded::made, size, scale) { end(); }
    void end()
    {
        (void)Recorded::made.table->doCommand(last);
        settle();
    }
    [[nodiscard]] ui::EndFlow* page() const { return qobject_cast<ui::EndFlow*>(screen.flow()); }
};

} // namespace

class EndTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void itComesAndUndoTakesItBack();
    void itClosesToTheTableAndStaysAway();
    void itSaysWhatWasCounted();
    void theLastRollIsSeenFirst();
    void itLeadsToLogExportAndNewTable();
    void anOldTableIsSteppedThrough();
    void everythingHasANameAndRoom_data();
    void everythingHasANameAndRoom();
};

void EndTest::itComesAndUndoTakesItBack()
{
    Ended game;
    QVERIFY(game.page());
    auto* winner = qobject_cast<QLabel*>(game.part("winner"));
    QVERIFY(winner);
    QCOMPARE(winner->text(), QString("Ana wins"));
    const int entries = game.state().turn.number;
    QVERIFY(game.tap("undo"));
    QVERIFY(!game.page() && !game.part("winner"));
    QVERIFY(game.state().turn.phase != zaibatsu::Phase::Over);
    QCOMPARE(game.state().turn.number, entries);
    game.end();
    QVERIFY(game.page()); // won again, shown again
}

void EndTest::itClosesToTheTableAndStaysAway()
{
    Ended game;
    QVERIFY(game.tap("look"));
    QVERIFY(!game.screen.flow());
    QVERIFY(game.screen.board()->isVisible());
    (void)game.Recorded::made.table->doCommand(R"({"type":"note","text":"Well played."})");
    game.settle();
    QVERIFY(!game.screen.flow());
    QVERIFY(game.tap("more"));
    for (QMenu* menu : game.screen.findChildren<QMenu*>())
        for (QAction* action : menu->actions())
            if (action->objectName() == "ended")
                action->trigger();
    QVERIFY(game.page());
    QVERIFY(game.screen.closeInner()); // Back closes it too
    QVERIFY(!game.screen.flow());
}

void EndTest::itSaysWhatWasCounted()
{
    Ended game;
    const auto figures = presentation::gameFigures(game.Recorded::made.table->session());
    const QStringList said = support::spoken(game.screen);
    const auto says = [&](const QString& text) {
        return std::ranges::any_of(said, [&](const QString& line) { return line.contains(text); });
    };
    for (std::size_t seat = 0; seat < figures.players.size(); ++seat) {
        const presentation::PlayerFigures& player = figures.players[seat];
        QVERIFY(player.rolls > 0);
        QVERIFY(says(presentation::FiguresWords::rolls(player)));
        QVERIFY(says(presentation::FiguresWords::expected(player)));
        QVERIFY(says(presentation::FiguresWords::dice(player)));
        QVERIFY(says(presentation::FiguresWords::line(figures, seat)));
    }
}

void EndTest::theLastRollIsSeenFirst()
{
    Recorded game;
    const auto command = record::readCommand(record::namesOf(game.made.table->state()), game.last.toStdString());
    QVERIFY(command);
    TableWindow window(game.made);
    QVERIFY(window.screen.driver().act(*command));
    window.settle();
    QVERIFY(!qobject_cast<ui::EndFlow*>(window.screen.flow()));
    QVERIFY(window.screen.closeInner());
    QVERIFY(qobject_cast<ui::EndFlow*>(window.screen.flow()));
}

void EndTest::itLeadsToLogExportAndNewTable()
{
    Ended game;
    QSignalSpy log(&game.screen, &ui::TableScreen::logRequested);
    QSignalSpy kept(&game.screen, &ui::TableScreen::exportRequested);
    QSignalSpy home(&game.screen, &ui::TableScreen::homeRequested);
    QSignalSpy again(&game.screen, &ui::TableScreen::newTableRequested);
    QVERIFY(game.tap("log") && game.tap("export") && game.tap("home") && game.tap("new-table"));
    QCOMPARE(log.count(), 1);
    QCOMPARE(kept.count(), 1);
    QCOMPARE(home.count(), 1);
    QCOMPARE(again.count(), 1);
    const auto like = again.first().first().value<ui::NewTable>();
    QCOMPARE(like.players.size(), 2);
    QCOMPARE(like.players[0].name, QString("Ana"));
    QVERIFY(like.players[1].colour == ui::Owner::Blue);
}

void EndTest::anOldTableIsSteppedThrough()
{
    Recorded game;
    TableWindow window(game.made);
    const std::vector<int> path = game.made.table->session().inForce();
    window.screen.lookAt(path[5]);
    window.settle();
    const auto looksAt = [&](std::size_t step) {
        const QString words = QStringLiteral("after entry %1.").arg(path[step]);
        return std::ranges::any_of(window.screen.findChildren<QLabel*>(), [&](const QLabel* label) {
            return label->isVisible() && label->text().contains(words);
        });
    };
    QVERIFY(looksAt(5));
    QVERIFY(window.tap("entry-after") && looksAt(6));
    QVERIFY(window.tap("entry-before") && window.tap("entry-before") && looksAt(4));
    window.screen.lookAt(path.front());
    window.settle();
    QVERIFY(!window.part("entry-before")->isEnabled());
    window.screen.lookAt(path.back());
    window.settle();
    QVERIFY(!window.part("entry-after")->isEnabled());
}

void EndTest::everythingHasANameAndRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    QTest::newRow("tablet") << QSize(1280, 800) << 1.0;
    QTest::newRow("tablet, large") << QSize(1280, 800) << 2.0;
    QTest::newRow("phone") << QSize(360, 740) << 1.0;
    QTest::newRow("phone, large") << QSize(360, 740) << 2.0;
}

void EndTest::everythingHasANameAndRoom()
{
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Ended game(size, scale);
    QVERIFY(game.page());
    int buttons = 0;
    for (const auto* button : game.screen.findChildren<QAbstractButton*>()) {
        if (!button->isVisible())
            continue;
        ++buttons;
        QVERIFY2(!button->accessibleName().isEmpty() || !button->text().isEmpty(), qPrintable(button->objectName()));
        QVERIFY(!button->objectName().isEmpty());
        QVERIFY(button->width() >= 48 && button->height() >= 48);
        QVERIFY(game.screen.rect().contains(QRect(button->mapTo(&game.screen, QPoint()), button->size())));
    }
    QCOMPARE(buttons, 6);
    const auto* chart = game.part("counters");
    QVERIFY(chart && chart->width() >= 200 && chart->height() >= 150);
    if (const QString folder = qEnvironmentVariable("ZC_PICTURES"); !folder.isEmpty())
        for (const ui::ThemeChoice theme : {ui::ThemeChoice::Dark, ui::ThemeChoice::Light}) {
            game.look->setChoice(theme);
            game.settle();
            game.screen.grab().save(
                QStringLiteral("%1/end-%2-%3-%4.png").arg(folder).arg(size.width()).arg(scale).arg(int(theme)));
        }
}

QTEST_MAIN(EndTest)
#include "end_test.moc"
