// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the window lets be heard: with a player that only writes down.
#include "app/companion.h"
#include "platform/clock.h"
#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QtTest>

#include <set>

using sound::Cue;
using sound::Kind;

namespace {

/// What was asked of a player.
struct Asked {
    int prepared = 0;
    std::vector<std::vector<Cue>> played;
    double volume = 0;

    [[nodiscard]] std::vector<Kind> last() const
    {
        std::vector<Kind> kinds;
        for (const Cue& cue : played.empty() ? std::vector<Cue>() : played.back())
            kinds.push_back(cue.kind);
        return kinds;
    }
};

class WritingPlayer : public sound::Player {
public:
    explicit WritingPlayer(Asked& asked) : m_asked(asked) { }
    void prepare() override { ++m_asked.prepared; }
    void play(const std::vector<Cue>& cues, double volume) override
    {
        m_asked.played.push_back(cues);
        m_asked.volume = volume;
    }

private:
    Asked& m_asked;
};

/// The program over a folder with one table of two.
struct Program {
    QTemporaryDir root;
    platform::DataFolder folder = *platform::dataFolderUnder(root.path());
    Asked asked;
    std::unique_ptr<app::Companion> companion;

    Program()
    {
        ui::NewTable agreed;
        agreed.name = "Friday";
        agreed.players = {{"Ana", ui::Owner::Red, {6}}, {"Bo", ui::Owner::Blue, {2}}};
        agreed.typedDice = true;
        (void)app::DeviceTables(folder, std::make_shared<platform::WallClock>()).create(agreed);
        companion = std::make_unique<app::Companion>(*qApp, folder, std::make_unique<WritingPlayer>(asked));
        window().resize(1280, 800);
        window().show();
        settle();
    }
    [[nodiscard]] ui::MainWindow& window() { return companion->window(); }
    static void settle()
    {
        for (int i = 0; i < 4; ++i)
            QApplication::processEvents();
    }
    ui::ZaibatsuScreen* open()
    {
        window().openTable(app::DeviceTables(folder, std::make_shared<platform::WallClock>()).list().first().id);
        settle();
        asked.played.clear();
        return qobject_cast<ui::ZaibatsuScreen*>(window().current());
    }
    bool tap(const QString& name)
    {
        auto* button = window().findChild<QAbstractButton*>(name);
        if (!button || !button->isVisible())
            return false;
        button->click();
        settle();
        return true;
    }
};

} // namespace

class HeardTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }
    void filesAreLoadedAfterTheFirstPicture();
    void aTableIsHeard();
    void whatIsSwitchedOffIsSilent();
    void settingsHoldAtOnceAndAreKept();
    void eachKindCanBeTried();
    void everyCueHangsOnASwitch();
};

void HeardTest::filesAreLoadedAfterTheFirstPicture()
{
    Program app;
    QCOMPARE(app.asked.prepared, 1);
    app.window().openSettings();
    app.settle();
    QCOMPARE(app.asked.prepared, 1);
    Asked asked;
    const app::Companion hidden(*qApp, app.folder, std::make_unique<WritingPlayer>(asked));
    Program::settle();
    QCOMPARE(asked.prepared, 0);
}

void HeardTest::aTableIsHeard()
{
    Program app;
    ui::ZaibatsuScreen* table = app.open();
    QVERIFY(table);
    ui::TableDriver& driver = table->driver();
    while (driver.state().turn.phase != zaibatsu::Phase::Recycling)
        QVERIFY(driver.act(ui::build::nextPhase()));
    QVERIFY(app.asked.played.empty()); // a phase is seen, not heard
    QVERIFY(driver.act(ui::build::nextPhase()));
    QCOMPARE(app.asked.last(), std::vector{Kind::NextPlayer});
    const auto played = app.asked.played.size();
    driver.undo();
    QCOMPARE(app.asked.last(), std::vector{Kind::Undo});
    QCOMPARE(app.asked.played.size(), played + 1);
    driver.act(ui::build::search(zaibatsu::PawnId{0}, zaibatsu::centralCore, {7, 7}, 0, false));
    QCOMPARE(app.asked.last(), std::vector{Kind::Refused});
    QVERIFY(driver.act(ui::build::endGame()));
    QCOMPARE(app.asked.last(), std::vector{Kind::Won});
}

void HeardTest::whatIsSwitchedOffIsSilent()
{
    Asked asked;
    app::Heard heard(std::make_unique<WritingPlayer>(asked));
    const std::vector<zaibatsu::Event> roll{zaibatsu::DiceRolled{}, zaibatsu::IcebreakSucceeded{},
                                            zaibatsu::ControlGained{}};
    ui::SoundWishes wishes;
    wishes.volume = 3;
    heard.heed(wishes);
    heard.happened(roll);
    QCOMPARE(asked.last().size(), std::size_t(3));
    QCOMPARE(asked.volume, 0.3);
    for (const ui::SoundKind off : {ui::SoundKind::Dice, ui::SoundKind::Control}) {
        wishes.kinds.at(static_cast<std::size_t>(off)) = false;
        heard.heed(wishes);
        heard.happened(roll);
    }
    QCOMPARE(asked.last(), std::vector{Kind::Hit});
    const auto before = asked.played.size();
    wishes.on = false;
    heard.heed(wishes);
    heard.happened(roll);
    heard.refused();
    heard.moved();
    heard.timeRunsOut();
    QCOMPARE(asked.played.size(), before);
    heard.tryOut(ui::SoundKind::Dice); // who asks for it hears it
    QCOMPARE(asked.last(), std::vector{Kind::Dice});
}

void HeardTest::settingsHoldAtOnceAndAreKept()
{
    Program app;
    ui::ZaibatsuScreen* table = app.open();
    QVERIFY(table);
    app.window().openSettings();
    app.settle();
    QVERIFY(app.tap("sound-refusals"));
    const auto before = app.asked.played.size();
    table->driver().act(ui::build::search(zaibatsu::PawnId{0}, zaibatsu::centralCore, {7, 7}, 0, false));
    QCOMPARE(app.asked.played.size(), before);
    auto* volume = app.window().findChild<ui::Stepper*>("volume");
    QVERIFY(volume);
    volume->setValue(2);
    QCOMPARE(app.asked.volume, 0.2); // and one hears how loud that is
    QVERIFY(app.tap("sound"));
    QVERIFY(!app.window().findChild<QAbstractButton*>("play-dice")->isEnabled());
    const ui::Preferences kept = ui::loadPreferences(app.folder.settingsFile);
    QVERIFY(!kept.sound.on && kept.sound.volume == 2);
    QVERIFY(!kept.sound.kinds.at(static_cast<std::size_t>(ui::SoundKind::Refusals)));
    QCOMPARE(kept, app.window().wishes());
}

void HeardTest::eachKindCanBeTried()
{
    Program app;
    app.window().openSettings();
    app.settle();
    std::set<std::vector<Kind>> heard;
    for (const char* name : {"dice", "outcome", "pieces", "control", "refusals", "turns", "clock"}) {
        QVERIFY2(app.tap(QLatin1String("play-") + QLatin1String(name)), name);
        QVERIFY(!app.asked.last().empty());
        heard.insert(app.asked.last());
    }
    QCOMPARE(heard.size(), ui::allSoundKinds.size());
}

void HeardTest::everyCueHangsOnASwitch()
{
    std::set<ui::SoundKind> kinds;
    for (const Kind kind : sound::allKinds)
        kinds.insert(app::kindOf(kind));
    QCOMPARE(kinds.size(), ui::allSoundKinds.size());
    for (const ui::SoundKind kind : ui::allSoundKinds)
        for (const Cue& cue : app::samplesOf(kind))
            QCOMPARE(app::kindOf(cue.kind), kind);
}

QTEST_MAIN(HeardTest)
#include "heard_test.moc"
