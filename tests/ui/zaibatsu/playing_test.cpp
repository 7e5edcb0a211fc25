// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How an action is played: with which card or icon, on the players' word, or although a rule refuses it.
#include "presentation/languages.h"
#include "presentation/now_rows.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/hexagon.h"
#include "ui/zaibatsu/move_flow.h"
#include "ui/zaibatsu/odds_flow.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QtTest>

using namespace zaibatsu;
using support::TableWindow;

namespace {

/// Red's action phase on a table of two.
struct PlayingWindow : TableWindow {
    explicit PlayingWindow(bool sampleFaces, Track track = Track::All)
        : TableWindow(support::freshTable(sampleFaces, Edition::First2011, track))
    {
        Command rolls;
        rolls.action = StartingRolls{{{Colour::Red, {5}}, {Colour::Blue, {2}}}, std::nullopt};
        screen.driver().act(rolls);
        toAction();
        screen.select(runner());
        settle();
    }
    [[nodiscard]] PawnId runner(Colour colour = Colour::Red) const { return speedrunnerOf(colour); }
    /// A command as the command line takes it.
    bool say(const QByteArray& json) { return made.table->doCommand(json).kind == presentation::Answer::Kind::Done; }
    void again()
    {
        screen.select(runner());
        settle();
    }
    [[nodiscard]] const Command& last() const
    {
        return std::get<session::Done<Game>>(made.table->session().entries().back().what).command;
    }
    /// Draws Sprawl and puts it into the first cell that glows.
    bool placeSprawl()
    {
        auto* search = qobject_cast<ui::SearchFlow*>(screen.flow());
        if (!search || search->placements().empty())
            return false;
        search->place(search->placements().front().at);
        settle();
        return true;
    }
    [[nodiscard]] ui::Picker* with() const { return qobject_cast<ui::Picker*>(part("played-with")); }
    bool pickCard(const QString& name)
    {
        for (int i = 0; with() && i < 80; ++i) {
            const int before = with()->picked();
            if (with()->accessibleName().contains(name))
                return true;
            with()->pick(before + 1);
            settle();
            if (!with() || with()->picked() == before)
                return false;
        }
        return false;
    }
};

} // namespace

class PlayingTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        QVERIFY(m_languages.install(presentation::Language::English));
    }

    /// R-026: a card named lies on the table till recycling; one that is known not to give the action is not offered.
    void aCardMayBeNamed()
    {
        PlayingWindow window(true);
        QVERIFY(window.say(R"({"type":"set-card","card":"worm","actions":["search"]})"));
        QVERIFY(window.say(R"({"type":"set-card","card":"widowmaker","actions":["icebreaker"]})"));
        window.again();
        QVERIFY(window.tap("action-search") && window.tap("block-sprawl") && window.placeSprawl());
        QVERIFY(window.with());
        QVERIFY(!window.pickCard("Widowmaker"));
        window.with()->pick(0);
        window.settle();
        QVERIFY(window.pickCard("Worm"));
        QVERIFY(window.tap("confirm"));
        const CardId worm = *findCard(*window.state().components, "worm");
        QCOMPARE(window.last().cards, std::vector<CardId>{worm});
        QCOMPARE(window.state().cards[worm.index()].where, CardWhere::Table);
    }

    /// R-034: the number of movement actions is that of the card.
    void aNamedCardSaysHowFarItMoves()
    {
        PlayingWindow window(true);
        QVERIFY(window.say(R"({"type":"set-card","card":"worm","movement":2})"));
        window.again();
        QVERIFY(window.tap("action-search") && window.tap("block-sprawl") && window.placeSprawl()
                && window.tap("confirm"));
        window.again();
        QVERIFY(window.tap("action-move"));
        auto* move = qobject_cast<ui::MoveFlow*>(window.screen.flow());
        QVERIFY(move && !move->reachable().empty());
        QVERIFY(window.pickCard("Worm"));
        auto* two = qobject_cast<QAbstractButton*>(window.part("actions-2"));
        QVERIFY(two && two->isChecked());
        move->goTo(move->reachable().front().place);
        window.settle();
        QVERIFY(window.tap("confirm"));
        QCOMPARE(std::get<Move>(window.last().action).actions, std::optional(2));
        QCOMPARE(window.last().cards.size(), 1U);
    }

    /// R-144: a pawn that cannot search by a card does so by its icon, without being asked.
    void thePawnsOwnIconIsPlayed()
    {
        PlayingWindow window(true);
        QVERIFY(window.say(R"({"type":"set-pawn","pawn":"speedrunner-red","abilities":["icebreaker"],)"
                           R"("each_turn":["search"]})"));
        window.again();
        QVERIFY(window.tap("action-search") && window.tap("block-sprawl") && window.placeSprawl());
        QVERIFY(window.tap("confirm"));
        QVERIFY(std::get<Search>(window.last().action).own);
        const auto row = [&] {
            for (const auto& each : presentation::nowRows(window.state(), window.runner()))
                if (each.action == presentation::NowAction::Search)
                    return each.possible;
            return false;
        };
        QVERIFY(!row()); // used up
    }

    void cardAndIconAreOneRowAndTwoWays()
    {
        PlayingWindow window(true);
        QVERIFY(window.say(R"({"type":"set-pawn","pawn":"speedrunner-red","abilities":["icebreaker","search"],)"
                           R"("fixed":[],"each_turn":["icebreaker"]})"));
        window.again();
        QVERIFY(window.tap("action-search") && window.tap("block-sprawl") && window.placeSprawl()
                && window.tap("confirm"));
        QVERIFY(window.say(R"({"type":"adjust","set":{"pawns":[{"pawn":"speedrunner-red","at":"sprawl/c"}]}})"));
        window.again();
        QVERIFY(window.tap("action-icebreak"));
        QVERIFY(qobject_cast<ui::OddsFlow*>(window.screen.flow())); // no list of two rows that read alike
        QVERIFY(window.with());
        window.with()->pick(1);
        window.settle();
        QVERIFY(window.tap("die-0-1"));
        QVERIFY(std::get<Icebreak>(window.last().action).own);
    }

    /// `declared`: nobody stops play for a face; what was said is marked in the log.
    void whatIsNotKnownIsTakenAsSaid()
    {
        PlayingWindow window(false);
        QVERIFY(window.tap("action-search") && window.tap("block-sprawl"));
        QVERIFY(qobject_cast<ui::FaceEditor*>(window.screen.flow()));
        QVERIFY(window.screen.closeInner());
        window.settle();
        QVERIFY(window.tap("as-said"));
        QVERIFY(window.placeSprawl());
        QVERIFY(window.tap("turn-2") && window.tap("confirm"));
        QVERIFY(window.last().declared);
        QCOMPARE(std::get<Search>(window.last().action).rotation, 2);

        const int before = window.made.table->entries();
        window.again();
        QVERIFY(window.tap("action-move"));
        QVERIFY(window.part("enter-face"));
        auto* move = qobject_cast<ui::MoveFlow*>(window.screen.flow());
        QVERIFY(move);
        const BlockId sprawl = *findBlock(*window.state().components, "sprawl");
        move->goTo(onBlock(sprawl, middleSpace));
        window.settle();
        QVERIFY(window.part("enter-face"));
        QVERIFY(window.tap("as-said"));
        QCOMPARE(window.made.table->entries(), before + 1);
        QVERIFY(window.state().pawns[window.runner().index()].at == onBlock(sprawl, middleSpace));

        window.again();
        QVERIFY(window.tap("action-icebreak") && window.tap("as-said-success"));
        QVERIFY(window.last().declared);
        QCOMPARE(window.state().blocks[sprawl.index()]->owner, std::optional(Colour::Red));
        QVERIFY(window.made.table->log().size() > 3);
    }

    /// R-147: which block and where is said first; the reason is asked for last.
    void doingItAnywayAsksWhatIsMeant()
    {
        PlayingWindow window(true);
        window.screen.select(window.runner(Colour::Blue));
        window.settle();
        const int before = window.made.table->entries();
        QVERIFY(window.tap("anyway-search"));
        QVERIFY(qobject_cast<ui::SearchFlow*>(window.screen.flow()));
        QVERIFY(window.tap("block-sprawl") && window.placeSprawl() && window.tap("confirm"));
        QCOMPARE(window.made.table->entries(), before);
        QVERIFY(window.tap("toast-action") && window.tap("reason-0"));
        QCOMPARE(window.made.table->entries(), before + 1);
        QVERIFY(window.last().overrideReason);
        QVERIFY(window.state().blocks[findBlock(*window.state().components, "sprawl")->index()]);
    }

    /// R-117: the dice of a movement can be the real ones.
    void aMovementRollCanBeTyped()
    {
        PlayingWindow window(true);
        QVERIFY(window.say(R"({"type":"set-pawn","pawn":"speedrunner-red","own_movement":{"kind":"roll","count":2}})"));
        window.again();
        QVERIFY(window.tap("action-roll-movement"));
        auto* odds = qobject_cast<ui::OddsFlow*>(window.screen.flow());
        QVERIFY(odds);
        QCOMPARE(odds->dice(), 2);
        QVERIFY(window.tap("die-0-3") && window.tap("die-1-4"));
        QVERIFY(Game::diceTyped(window.last()));
        QCOMPARE(window.state().pawns[window.runner().index()].ownLeft, std::optional(7));
    }

    /// At `control` a pawn may be told to stand anywhere, without a way to it (docs/adr/0006).
    void whereStepsAreNotTrackedAnySpaceIsTaken()
    {
        PlayingWindow window(true, Track::Control);
        QVERIFY(window.tap("action-search") && window.tap("block-sprawl") && window.placeSprawl()
                && window.tap("confirm"));
        window.again();
        QVERIFY(window.tap("action-move"));
        auto* move = qobject_cast<ui::MoveFlow*>(window.screen.flow());
        QVERIFY(move);
        const BlockId sprawl = *findBlock(*window.state().components, "sprawl");
        for (const SpaceId space : {sideSpace(0), sideSpace(2), sideSpace(4), middleSpace}) {
            move->goTo(onBlock(sprawl, space));
            QVERIFY(!move->way().empty());
            QCOMPARE(move->way().back(), onBlock(sprawl, space));
        }
        window.settle();
        QVERIFY(window.tap("confirm"));
    }

private:
    presentation::Languages m_languages;
};

QTEST_MAIN(PlayingTest)
#include "playing_test.moc"
