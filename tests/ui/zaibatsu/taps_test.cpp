// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How many taps each action takes, counted by the hand that plays: the pawn of whose turn it is lies in hand; each die
// beyond the first is one more.
#include "presentation/languages.h"
#include "ui/shell/log_screen.h"
#include "ui/zaibatsu/hexagon.h"
#include "ui/zaibatsu/move_flow.h"
#include "ui/zaibatsu/program_fixture.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QtTest>

using namespace zaibatsu;
using support::TableWindow;

namespace {

/// Red's action phase: Sprawl lies beside the Core, both Speedrunners stand on the Core.
struct Counting : TableWindow {
    Counting() : TableWindow(support::freshTable(true))
    {
        Command rolls;
        rolls.action = StartingRolls{{{Colour::Red, {5}}, {Colour::Blue, {2}}}, std::nullopt};
        screen.driver().act(rolls);
        toAction();
        say(R"({"type":"adjust","set":{"blocks":[{"block":"sprawl","at":[1,-1],"rotation":1}]},"note":"so"})");
        say(R"({"type":"set-pawn","pawn":"speedrunner-red","abilities":["icebreaker","search","delete"],"skulls":1})");
        say(R"({"type":"set-pawn","pawn":"speedrunner-blue","defence":{"unshielded":[4,5],"shielded":[]}})");
        while (screen.closeInner()) { }
        settle();
        taps = 0;
    }
    bool say(const QByteArray& json) { return made.table->doCommand(json).kind == presentation::Answer::Kind::Done; }
    [[nodiscard]] static PawnId runner() { return speedrunnerOf(Colour::Red); }
    [[nodiscard]] int written() const { return made.table->entries(); }
};

} // namespace

class TapsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        QVERIFY(m_languages.install(presentation::Language::English));
    }

    void aSearchWithAKnownFace()
    {
        Counting table;
        const int before = table.written();
        table.tapBoard(table.runner());
        QVERIFY(table.tap("action-search") && table.tap("block-yakuza"));
        const auto* search = qobject_cast<ui::SearchFlow*>(table.screen.flow());
        QVERIFY(search && !search->placements().empty());
        if (!search->at())
            table.tapPlane(ui::hexagon::centre(search->placements().front().at));
        QVERIFY(table.tap("confirm"));
        QCOMPARE(table.written(), before + 1);
        QVERIFY2(table.taps <= 5, QByteArray::number(table.taps));
    }

    void aDelete()
    {
        Counting table;
        const int before = table.written();
        table.tapBoard(table.runner());
        QVERIFY(table.tap("action-delete"));
        if (!table.part("die-0-4")) // several could be meant
            table.tapBoard(speedrunnerOf(Colour::Blue));
        QVERIFY(table.tap("die-0-4"));
        QCOMPARE(table.written(), before + 1);
        QCOMPARE(table.state().pawns[speedrunnerOf(Colour::Blue).index()].where, PawnWhere::Eliminated);
        QVERIFY2(table.taps <= 5, QByteArray::number(table.taps));
    }

    void aMoveOfThePawnInHand()
    {
        Counting table;
        const int before = table.written();
        QCOMPARE(table.screen.subject(), presentation::Subject(table.runner()));
        QVERIFY(table.tap("action-move"));
        const auto* move = qobject_cast<ui::MoveFlow*>(table.screen.flow());
        QVERIFY(move && !move->reachable().empty());
        const Place to = move->reachable().front().place;
        table.tapBoard(ui::BlockSpot{BlockId{to.piece}, to.space});
        QVERIFY(table.tap("confirm"));
        QCOMPARE(table.written(), before + 1);
        QVERIFY2(table.taps <= 3, QByteArray::number(table.taps));
    }

    void theNextPlayer()
    {
        Counting table;
        QTest::qWait(310);
        QVERIFY(table.tap("next-phase"));
        QTest::qWait(310); // two quick taps are one
        QVERIFY(table.tap("go"));
        QCOMPARE(table.state().turn.player, Colour::Blue);
        QVERIFY2(table.taps <= 2, QByteArray::number(table.taps));
    }

    void theRuleBehindARefusal()
    {
        Counting table;
        QSignalSpy asked(&table.screen, &ui::TableScreen::ruleRequested);
        QVERIFY(table.tap("why"));
        QCOMPARE(asked.size(), 1);
        QVERIFY(!asked.front().front().toString().isEmpty());
        QCOMPARE(table.taps, 1);
    }

    /// From the running table to an old roll that shows another face.
    void anEntryThatIsFixed()
    {
        support::Program app(support::sampleTable(30));
        app.window->openTable("one");
        app.settle();
        int taps = 0;
        const auto tap = [&](const char* name) {
            for (auto* button : app.window->findChildren<QAbstractButton*>(name))
                if (button->isVisible() && button->isEnabled()) {
                    ++taps;
                    QTest::mouseClick(button, Qt::LeftButton);
                    app.settle();
                    return true;
                }
            return false;
        };
        const int before = app.made.table->entries();
        QVERIFY(app.table());
        const auto* tabs = app.window->findChild<ui::Tabs*>("side-tabs");
        QVERIFY(tabs);
        QTest::mouseClick(tabs->findChildren<QAbstractButton*>().at(2), Qt::LeftButton);
        ++taps;
        app.settle();
        QVERIFY(tap("open-log"));
        QVERIFY(qobject_cast<ui::LogScreen*>(app.window->current()));
        QVERIFY(tap("entry-7") && tap("fix-die-0-1"));
        QVERIFY(tap("fix-drop"));
        QVERIFY(app.made.table->entries() > before);
        QVERIFY2(taps <= 5, QByteArray::number(taps));
    }

private:
    presentation::Languages m_languages;
};

QTEST_MAIN(TapsTest)
#include "taps_test.moc"
