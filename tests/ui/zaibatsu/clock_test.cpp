// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The clock of the table as its players meet it: turn time, pause, the time limit and what comes at its end.
#include "catalogue/catalogue.h"
#include "support/fake_clock.h"
#include "ui/look_support.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/table_fixture.h"
#include "ui/zaibatsu/time_up_flow.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include "ui/kit/sheets.h"

#include <QMenu>

using namespace ui;
using namespace std::chrono_literals;

namespace {

/// A clock that a test moves.
class HandClock : public TableClock {
public:
    std::chrono::milliseconds now{};
    std::chrono::milliseconds turnBegan{};
    int turn = -1;
    bool runs = false;
    bool isHeld = false;

    void run() override { runs = true; }
    void pause() override { runs = false; }
    [[nodiscard]] bool running() const override { return runs; }
    [[nodiscard]] std::chrono::milliseconds played() const override { return now; }
    void setHeld(bool held) override { isHeld = held; }
    [[nodiscard]] bool held() const override { return isHeld; }
    void setTurn(int number) override
    {
        if (std::exchange(turn, number) != number)
            turnBegan = now;
    }
    [[nodiscard]] std::chrono::milliseconds inTurn() const override { return now - turnBegan; }
};

/// A table of two, with a limit of an hour unless told otherwise.
support::TableInMemory tableWith(std::optional<int> limit)
{
    zaibatsu::Settings settings;
    settings.timeLimit = limit;
    settings.seats = {{"Ana", zaibatsu::Colour::Red}, {"Bo", zaibatsu::Colour::Blue}};
    support::TableInMemory made;
    made.disk = std::make_shared<support::MemoryDisk<zaibatsu::Game>>();
    presentation::ZaibatsuParts parts;
    parts.id = QStringLiteral("00000000-0000-4000-8000-000000000001");
    parts.initial = *zaibatsu::setUp(settings, catalogue::shipped(settings.edition));
    parts.seed = 7;
    parts.journal = std::make_unique<support::MemoryJournal<zaibatsu::Game>>(*made.disk);
    parts.clock = std::make_shared<support::FakeClock>();
    made.table = std::make_shared<presentation::ZaibatsuTable>(std::move(parts));
    (void)made.table->doCommand(R"({"type":"starting-rolls","rolls":{"red":[6],"blue":[2]}})");
    return made;
}

struct Shown {
    explicit Shown(std::optional<int> limit = 60, std::chrono::milliseconds played = {}, QSize size = {1280, 800})
        : look(support::makeLook()),
          made(tableWith(limit))
    {
        auto own = std::make_unique<HandClock>();
        clock = own.get();
        clock->now = played;
        screen = std::make_unique<ZaibatsuScreen>(*look, made.table, nullptr, nullptr, std::move(own));
        support::settle(*screen, size);
        at(played);
    }
    /// Lets that much have been played.
    void at(std::chrono::milliseconds played)
    {
        clock->now = played;
        screen->tick();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    }
    template <class Part = QWidget>
    [[nodiscard]] Part* part(const QString& name) const
    {
        for (auto* widget : screen->findChildren<Part*>(name))
            if (widget->isVisible())
                return widget;
        return nullptr;
    }
    [[nodiscard]] QString words(const QString& name) const
    {
        const auto* label = part<QLabel>(name);
        return label ? label->text() : QString();
    }
    bool tap(const QString& name)
    {
        auto* button = part<QAbstractButton>(name);
        if (!button || !button->isEnabled())
            return false;
        QTest::mouseClick(button, Qt::LeftButton);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
        return true;
    }
    [[nodiscard]] QString toast() const
    {
        for (const auto* toast : screen->findChildren<Toast*>())
            if (toast->isVisible())
                return toast->accessibleName();
        return {};
    }
    [[nodiscard]] bool over() const { return made.table->state().turn.phase == zaibatsu::Phase::Over; }
    /// Whether the Now column offers the end.
    [[nodiscard]] bool offersEnd()
    {
        screen->select(zaibatsu::Colour::Red);
        QApplication::processEvents();
        return part("action-end") != nullptr;
    }

    std::unique_ptr<Look> look;
    support::TableInMemory made;
    HandClock* clock = nullptr; ///< the screen's
    std::unique_ptr<ZaibatsuScreen> screen;
};

} // namespace

class ClockTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void stagesOfALimit_data();
    void stagesOfALimit();
    void theTurnHasATimeOfItsOwn();
    void narrowWindowsShowBothTimes();
    void aStopIsKept();
    void aWinThatIsTakenBackLetsItRun();
    void playingIsToldForTheScreen();
    void littleTimeIsToldTwice();
    void littleTimeIsSeenWithoutColour();
    void timeUpAsksAndEndsNothing();
    void theSheetEndsTheGame();
    void theSheetNamesWhoWouldWin();
    void theSheetWaitsForWhatGoesOn();
    void theEndIsOfferedWhenItMakesSense();
    void noLimitNoSheet();
};

void ClockTest::stagesOfALimit_data()
{
    QTest::addColumn<int>("seconds");
    QTest::addColumn<TimeStage>("stage");
    QTest::newRow("fresh") << 0 << TimeStage::Plenty;
    QTest::newRow("a second more than five minutes") << 3299 << TimeStage::Plenty;
    QTest::newRow("five minutes") << 3300 << TimeStage::FiveMinutes;
    QTest::newRow("a second more than one") << 3539 << TimeStage::FiveMinutes;
    QTest::newRow("one minute") << 3540 << TimeStage::OneMinute;
    QTest::newRow("the last second") << 3599 << TimeStage::OneMinute;
    QTest::newRow("up") << 3600 << TimeStage::Up;
    QTest::newRow("long over") << 9999 << TimeStage::Up;
}

void ClockTest::stagesOfALimit()
{
    QFETCH(int, seconds);
    QTEST(timeStage(std::chrono::seconds(seconds), 60), "stage");
    QCOMPARE(timeStage(std::chrono::seconds(seconds), std::nullopt), TimeStage::NoLimit);
}

void ClockTest::theTurnHasATimeOfItsOwn()
{
    Shown app(std::nullopt);
    app.at(130s);
    QCOMPARE(app.words("clock"), QString("2:10"));
    QVERIFY2(app.words("turn-time").endsWith("2:10"), qPrintable(app.words("turn-time")));
    const int turn = app.made.table->state().turn.number;
    while (app.made.table->state().turn.number == turn)
        QVERIFY(app.screen->driver().act(build::nextPhase()));
    app.at(131s);
    QVERIFY2(app.words("turn-time").endsWith("0:01"), qPrintable(app.words("turn-time")));
    app.at(140s);
    app.screen->driver().undo();
    QCOMPARE(app.made.table->state().turn.number, turn);
    app.at(143s);
    QCOMPARE(app.clock->inTurn(), 3'000ms);
}

void ClockTest::narrowWindowsShowBothTimes()
{
    Shown app(60, 130s, {360, 740});
    QCOMPARE(app.words("clock"), QString("57:50"));
    const auto shows = [&](const QString& time) {
        for (const auto* label : app.screen->findChildren<QLabel*>("turn-time"))
            if (label->isVisible() && label->text().contains(time))
                return true;
        return false;
    };
    QVERIFY(shows("0:00"));
    app.at(135s);
    QVERIFY(shows("0:05"));
}

void ClockTest::aStopIsKept()
{
    Shown app;
    QVERIFY(app.clock->running());
    QVERIFY(app.tap("pause"));
    QVERIFY(!app.clock->running() && app.clock->held());
    app.at(5s);
    QVERIFY(!app.clock->running());
    QVERIFY(app.screen->driver().act(build::nextPhase()));
    QVERIFY2(!app.clock->running(), "a phase let a stopped clock run");
    QVERIFY(app.tap("pause"));
    QVERIFY(app.clock->running());

    auto own = std::make_unique<HandClock>(); // a restart with a clock that was stopped
    own->isHeld = true;
    const HandClock* stopped = own.get();
    const ZaibatsuScreen again(*app.look, app.made.table, nullptr, nullptr, std::move(own));
    QVERIFY(!stopped->running() && !again.playing());
}

void ClockTest::aWinThatIsTakenBackLetsItRun()
{
    Shown app;
    QVERIFY(app.screen->driver().act(build::endGame()));
    QVERIFY(!app.clock->running());
    QVERIFY(!app.part("pause") || !app.part("pause")->isEnabled());
    app.screen->driver().undo();
    QVERIFY(app.clock->running());
    QVERIFY(app.tap("pause"));
    QVERIFY(app.screen->driver().act(build::endGame()));
    app.screen->driver().undo();
    QVERIFY2(!app.clock->running(), "the players had stopped it");
}

void ClockTest::playingIsToldForTheScreen()
{
    Shown app;
    QSignalSpy told(app.screen.get(), &TableScreen::playingChanged);
    QVERIFY(app.screen->playing());
    QVERIFY(app.tap("pause"));
    QVERIFY(!app.screen->playing());
    QVERIFY(app.tap("pause"));
    QVERIFY(app.screen->driver().act(build::endGame()));
    QVERIFY(!app.screen->playing());
    QCOMPARE(told.size(), 3);
}

void ClockTest::littleTimeIsToldTwice()
{
    Shown app;
    QSignalSpy told(app.screen.get(), &ZaibatsuScreen::timeRunsOut);
    for (int second = 3290; second < 3600; ++second)
        app.at(std::chrono::seconds(second));
    QCOMPARE(told.size(), 2);
    QVERIFY(!app.over());
    Shown late(60, 57min); // opened with three minutes left: seen, and nothing told again
    QSignalSpy again(late.screen.get(), &ZaibatsuScreen::timeRunsOut);
    late.at(58min);
    QCOMPARE(again.size(), 0);
}

void ClockTest::littleTimeIsSeenWithoutColour()
{
    Shown app(60, 54min);
    QVERIFY(!app.part("clock-sign"));
    app.at(55min);
    QVERIFY(app.part("clock-sign"));
    QVERIFY(app.toast().contains("5"));
    app.at(59min);
    QVERIFY2(app.toast().contains("1"), qPrintable(app.toast()));
}

void ClockTest::timeUpAsksAndEndsNothing()
{
    Shown app(60, 59min);
    app.at(60min);
    QVERIFY(app.part("time-up"));
    for (int second = 3601; second < 3700; ++second)
        app.at(std::chrono::seconds(second));
    QVERIFY(!app.over());
    QVERIFY(app.tap("play-on"));
    QVERIFY(!app.part("time-up"));
    app.at(90min);
    QVERIFY2(!app.part("time-up"), "asked twice");
    QVERIFY(!app.over());
}

void ClockTest::theSheetEndsTheGame()
{
    Shown app(60, 59min);
    app.at(60min);
    QVERIFY(app.tap("end-game"));
    QVERIFY(app.over());
    QVERIFY(!app.part("time-up"));
    app.screen->driver().undo();
    QVERIFY(!app.over());
    app.at(61min);
    QVERIFY(!app.part("time-up"));
}

void ClockTest::theSheetNamesWhoWouldWin()
{
    Shown app(60, 59min);
    const auto winners = winnersByTime(app.made.table->state());
    app.at(60min);
    const QString says = app.words("would-win");
    QCOMPARE(says.contains("Ana"), std::ranges::find(winners, zaibatsu::Colour::Red) != winners.end());
    QCOMPARE(says.contains("Bo"), std::ranges::find(winners, zaibatsu::Colour::Blue) != winners.end());
    QVERIFY(app.tap("end-game"));
    QCOMPARE(app.made.table->state().winners, winners);
}

void ClockTest::theSheetWaitsForWhatGoesOn()
{
    Shown app(60, 59min);
    while (app.made.table->state().turn.phase != zaibatsu::Phase::Action)
        QVERIFY(app.screen->driver().act(build::nextPhase()));
    app.screen->openFace(zaibatsu::centralCore);
    QVERIFY(app.screen->flow());
    app.at(60min);
    QVERIFY2(!app.part("time-up"), "a sheet came under a finger");
    QVERIFY(app.screen->closeInner());
    app.at(60min + 1s);
    QVERIFY(app.part("time-up"));
}

void ClockTest::theEndIsOfferedWhenItMakesSense()
{
    Shown app(60, 30min);
    QVERIFY(!app.offersEnd());
    app.at(60min);
    QVERIFY(app.tap("play-on"));
    QVERIFY(app.offersEnd());
    Shown free(std::nullopt, 90min);
    QVERIFY(!free.offersEnd());
    QVERIFY(free.tap("more"));
    auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
    QVERIFY(menu);
    auto* end = menu->findChild<QAction*>("end");
    QVERIFY(end);
    end->trigger();
    menu->close();
    QVERIFY(!free.over()); // it asks first
    QVERIFY(free.tap("end-game"));
    QVERIFY(free.over());
}

void ClockTest::noLimitNoSheet()
{
    Shown app(std::nullopt);
    QSignalSpy told(app.screen.get(), &ZaibatsuScreen::timeRunsOut);
    app.at(10h);
    QVERIFY(!app.screen->flow());
    QCOMPARE(told.size(), 0);
}

QTEST_MAIN(ClockTest)
#include "clock_test.moc"
