// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Play with real clicks and keys: Search, Icebreaker, movement, phases, overrides, adjust, notes.
#include "presentation/now_rows.h"
#include "presentation/players_model.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/board_scene.h"
#include "ui/zaibatsu/hand_over.h"
#include "ui/zaibatsu/hexagon.h"
#include "ui/zaibatsu/move_flow.h"
#include "ui/zaibatsu/odds_flow.h"
#include "ui/zaibatsu/result_flow.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/window_fixture.h"
#include "zaibatsu/outlook.h"

#include <QSignalSpy>
#include <QtTest>

#include <set>

using namespace zaibatsu;
using support::TableWindow;

namespace {

PawnId speedrunner(const State& state) { return speedrunnerOf(state.turn.player); }

/// A table whose active Speedrunner stands on the Core, in the action phase: after the first two commands.
support::TableInMemory early() { return support::sampleTable(3); }

} // namespace

class FlowsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void aSearchGoesFromThePileToTheTable()
    {
        TableWindow window(early());
        window.toAction();
        const int before = window.made.table->entries();
        window.screen.select(speedrunner(window.state()));
        window.settle();
        QVERIFY(window.tap("action-search"));
        QVERIFY(window.tap("block-sprawl"));
        auto* search = qobject_cast<ui::SearchFlow*>(window.screen.flow());
        QVERIFY(search && search->drawn());
        QVERIFY(!search->placements().empty());
        const Placement wanted = search->placements().back();
        window.tapPlane(ui::hexagon::centre(wanted.at));
        while (window.part(QStringLiteral("turn-%1").arg(wanted.rotation)) && window.screen.flow()) {
            QVERIFY(window.tap(QStringLiteral("turn-%1").arg(wanted.rotation)));
            break;
        }
        QVERIFY(window.tap("confirm"));
        QCOMPARE(window.made.table->entries(), before + 1);
        const auto sprawl = findBlock(*window.state().components, "sprawl");
        const auto& laid = window.state().blocks[sprawl->index()];
        QVERIFY(laid && laid->at == wanted.at && laid->rotation == wanted.rotation);
        QVERIFY(!window.screen.flow());
    }

    void ghostsAreExactlyTheLegalPlacements()
    {
        TableWindow window(support::sampleTable(40));
        window.toAction();
        const PawnId pawn = speedrunner(window.state());
        int shown = 0;
        for (std::size_t i = 0; i < window.state().blocks.size(); ++i) {
            const BlockId block{static_cast<std::uint16_t>(i)};
            if (window.state().blocks[i] || !faceOf(window.state(), block).sides)
                continue;
            ui::SearchFlow flow(*window.look, window.screen.driver(), pawn);
            flow.draw(block);
            std::map<hex::Cell, int> legal;
            for (const Placement& placement : legalPlacements(window.state(), pawn, block))
                ++legal[placement.at];
            std::map<hex::Cell, int> ghosts;
            for (const ui::GhostCell& cell : flow.overlay().cells)
                ghosts[cell.at] = cell.turns;
            QCOMPARE(ghosts, legal);
            shown += static_cast<int>(ghosts.size());
        }
        QVERIFY(shown > 0);
    }

    void aRefusedCellSaysWhyInOneTap()
    {
        TableWindow window(early());
        window.toAction();
        window.screen.select(speedrunner(window.state()));
        window.settle();
        QVERIFY(window.tap("action-search"));
        QVERIFY(window.tap("block-sprawl"));
        window.taps = 0;
        window.tapBoard(ui::BlockSpot{centralCore, std::nullopt});
        QCOMPARE(window.taps, 1);
        QVERIFY(window.part("refusal"));
        QSignalSpy rules(&window.screen, &ui::TableScreen::ruleRequested);
        QVERIFY(window.tap("why"));
        QCOMPARE(rules.count(), 1);
        QVERIFY(rules.first().first().toString().startsWith("R-"));
    }

    void aRefusedCellHasNoLegalTurn()
    {
        TableWindow window(early());
        window.toAction();
        window.screen.select(speedrunner(window.state()));
        window.settle();
        QVERIFY(window.tap("action-search") && window.tap("block-sprawl"));
        auto* search = qobject_cast<ui::SearchFlow*>(window.screen.flow());
        QVERIFY(search && !search->overlay().cells.empty());
        const auto says = [&](const QString& text) {
            for (const auto* label : window.screen.findChildren<ui::Label*>())
                if (label->isVisible() && label->text().contains(text))
                    return true;
            return false;
        };
        search->tap(ui::EmptyCell{search->overlay().cells.front().at});
        window.settle();
        QVERIFY(says("of 6 legal here") && !says("0 of 6"));
        search->tap(ui::BlockSpot{centralCore, std::nullopt});
        window.settle();
        QVERIFY(says("0 of 6 legal here"));
    }

    void aWayRoundIsOfferedOnlyWhereItLeads()
    {
        TableWindow window(early());
        window.toAction();
        window.screen.select(speedrunner(window.state()));
        window.settle();
        QVERIFY(window.tap("action-search"));
        QVERIFY(window.tap("block-sprawl"));
        window.screen.flow()->tap(ui::BlockSpot{centralCore, std::nullopt}); // no table holds two blocks in one cell
        window.settle();
        QVERIFY(window.part("refusal"));
        QVERIFY(window.part("why"));
        QVERIFY(!window.part("anyway"));
        window.screen.flow()->tap(ui::EmptyCell{{4, 0}}); // far away, yet the players may have it so
        window.settle();
        QVERIFY(window.part("refusal"));
        QVERIFY(window.part("anyway"));
        const int before = window.made.table->entries();
        QVERIFY(window.tap("anyway"));
        QCOMPARE(window.made.table->entries(), before); // a reason is asked for first
    }

    void whatIsRefusedCanBeDoneAnywayWithAReason()
    {
        TableWindow window(early());
        window.toAction();
        // A note needs no rule; a Search far away does.
        const auto sprawl = *findBlock(*window.state().components, "sprawl");
        const Command far = ui::build::search(speedrunner(window.state()), sprawl, {5, 5}, 0, false);
        const int before = window.made.table->entries();
        QVERIFY(!window.screen.driver().act(far));
        QCOMPARE(window.made.table->entries(), before);
        QVERIFY(window.screen.driver().act(ui::build::anyway(far, "so it lay")));
        QCOMPARE(window.made.table->entries(), before + 1);
        QVERIFY(window.state().blocks[sprawl.index()]);
    }

    void anIcebreakerWithATypedDieTakesAtMostFourTaps()
    {
        TableWindow window(support::sampleTable(5));
        QCOMPARE(window.state().turn.phase, Phase::Action);
        const int before = window.made.table->entries();
        window.taps = 0;
        window.tapBoard(speedrunner(window.state()));
        QVERIFY(window.tap("action-icebreak"));
        QVERIFY2(qobject_cast<ui::OddsFlow*>(window.screen.flow()), "odds sheet");
        QVERIFY(window.tap("die-0-4"));
        QVERIFY2(window.taps <= 4, qPrintable(QString::number(window.taps)));
        QCOMPARE(window.made.table->entries(), before + 1);
        QVERIFY(qobject_cast<ui::ResultFlow*>(window.screen.flow()));
        QVERIFY(window.part("headline"));
        const auto* entry = std::get_if<session::Done<Game>>(&window.made.table->session().entries().back().what);
        QVERIFY(entry && Game::diceTyped(entry->command));
        QCOMPARE(Game::diceOf(entry->command), std::vector<dice::Face>{4});
        QVERIFY(window.tap("done"));
        QVERIFY(!window.screen.flow());
    }

    void aRollTakenBackComesBackTheSame()
    {
        TableWindow window(support::sampleTable(5));
        const auto roll = [&] {
            window.screen.select(speedrunner(window.state()));
            window.settle();
            if (!window.tap("action-icebreak") || !window.tap("roll"))
                return std::vector<dice::Face>();
            const auto& last = window.made.table->session().entries().back().what;
            return Game::diceOf(std::get<session::Done<Game>>(last).command);
        };
        const auto first = roll();
        QVERIFY(!first.empty());
        QVERIFY(window.tap("done") || window.tap("undo"));
        QVERIFY(window.tap("undo"));
        QCOMPARE(roll(), first);
    }

    void theOddsSheetTellsWhatTheRulesSay()
    {
        TableWindow window(support::sampleTable(5));
        const PawnId pawn = speedrunner(window.state());
        const auto at = window.state().pawns[pawn.index()].at;
        const auto sheet = presentation::icebreakSheet(window.state(), pawn, BlockId{at->piece});
        window.screen.select(pawn);
        window.settle();
        QVERIFY(window.tap("action-icebreak"));
        auto* success = qobject_cast<ui::Label*>(window.part("success"));
        QVERIFY(success);
        QCOMPARE(success->text(), sheet.success.percent);
    }

    void aMovementUsesWhatItSays()
    {
        TableWindow window(support::sampleTable(4));
        const PawnId pawn = speedrunner(window.state());
        window.screen.select(pawn);
        window.settle();
        QVERIFY(window.tap("action-move"));
        auto* move = qobject_cast<ui::MoveFlow*>(window.screen.flow());
        QVERIFY(move);
        QVERIFY(window.tap("actions-2"));
        QVERIFY(!move->reachable().empty());
        const ReachablePlace to = move->reachable().back();
        move->goTo(to.place);
        window.settle();
        QVERIFY(window.tap("confirm"));
        QVERIFY(window.state().pawns[pawn.index()].at == to.place);
        const auto& last = std::get<session::Done<Game>>(window.made.table->session().entries().back().what);
        QCOMPARE(std::get<Move>(last.command.action).actions, std::optional(2));
    }

    void reachableSpacesAreExactlyThoseOfTheRules()
    {
        TableWindow window(support::sampleTable(30));
        window.toAction();
        for (std::size_t i = 0; i < window.state().pawns.size(); ++i) {
            const PawnId pawn{static_cast<std::uint16_t>(i)};
            if (!window.state().pawns[i].at)
                continue;
            ui::MoveFlow flow(*window.look, window.screen.driver(), pawn, ui::MoveFlow::By::Card);
            flow.setActions(4);
            std::set<Place> glowing;
            for (const ui::StepMark& step : flow.overlay().steps)
                glowing.insert(step.place);
            std::set<Place> legal;
            for (const ReachablePlace& place : reachablePlaces(window.state(), pawn, 4))
                legal.insert(place.place);
            QVERIFY(glowing == legal);
        }
    }

    void twoQuickTapsOnNextPhaseAdvanceOnce()
    {
        TableWindow window(support::sampleTable(3));
        window.toAction();
        const int before = window.made.table->entries();
        QTest::mouseClick(window.part("next-phase"), Qt::LeftButton);
        if (QWidget* again = window.part("next-phase"))
            QTest::mouseClick(again, Qt::LeftButton);
        window.settle();
        QCOMPARE(window.made.table->entries(), before + 1);
        QCOMPARE(window.state().turn.phase, Phase::Recycling);
        QVERIFY(qobject_cast<ui::HandOver*>(window.screen.flow()));
        const int turn = window.state().turn.number;
        QTest::qWait(320);
        QWidget* go = window.part("go");
        QVERIFY(go);
        QTest::mouseClick(go, Qt::LeftButton);
        if (QWidget* twice = window.part("go"))
            QTest::mouseClick(twice, Qt::LeftButton);
        window.settle();
        QCOMPARE(window.state().turn.number, turn + 1);
    }

    void anEmptyBeginningIsPassedAndTakenBackTogether()
    {
        TableWindow window(support::sampleTable(3));
        window.toAction();
        window.screen.driver().act(ui::build::nextPhase());
        QCOMPARE(window.state().turn.phase, Phase::Recycling);
        const int turn = window.state().turn.number;
        window.settle();
        QVERIFY(window.tap("go"));
        QCOMPARE(window.state().turn.phase, Phase::Action);
        QCOMPARE(window.state().turn.number, turn + 1);
        window.screen.driver().undo();
        QCOMPARE(window.state().turn.phase, Phase::Recycling);
        QCOMPARE(window.state().turn.number, turn);
    }

    /// the page says what is kept, the app what is then drawn; both stand in the record.
    void theHandThatIsKeptIsRecorded()
    {
        TableWindow window(support::sampleTable(3));
        window.toAction();
        window.screen.driver().act(ui::build::nextPhase());
        window.settle();
        const Colour player = window.state().turn.player;
        const auto kept = [&] { return qobject_cast<ui::Stepper*>(window.part("kept")); };
        QVERIFY(kept());
        kept()->setValue(99); // no further than the hand maximum, which is to be kept down to
        window.settle();
        QCOMPARE(kept()->value(), handMaximum(window.state(), player));
        qobject_cast<ui::HandOver*>(window.screen.flow())->setKept(2);
        window.settle();
        QVERIFY(window.tap("go"));
        QVERIFY(window.state().turn.player != player);
        std::vector<Event> told;
        for (const auto& entry : window.made.table->session().entries())
            if (const auto* done = std::get_if<session::Done<Game>>(&entry.what))
                told.insert(told.end(), done->events.begin(), done->events.end());
        QVERIFY(std::ranges::find(told, Event(HandFilled{player, 2, handMaximum(window.state(), player) - 2}))
                != told.end());
    }

    void anOwnerPutByHandIsAnEntryWithItsReason()
    {
        TableWindow window(support::sampleTable(10));
        const auto sprawl = *findBlock(*window.state().components, "sprawl");
        QVERIFY(window.state().blocks[sprawl.index()]);
        while (window.screen.closeInner()) { }
        window.toAction();
        window.screen.select(sprawl);
        window.settle();
        const int before = window.made.table->entries();
        QVERIFY(window.tap("adjust"));
        QVERIFY(window.tap("owner-blue"));
        QVERIFY(window.tap("confirm"));
        QCOMPARE(window.made.table->entries(), before + 1);
        QCOMPARE(window.state().blocks[sprawl.index()]->owner, std::optional(Colour::Blue));
    }

    /// what it carries is discarded in the same step.
    void aPawnTakenOutByHandLeavesItsCards()
    {
        TableWindow window(early());
        const auto act = [&window](const Action& action) {
            Command command;
            command.action = action;
            return window.screen.driver().act(command);
        };
        Card item;
        item.key = "a-test-item";
        QVERIFY(act(SetCard{item, 1}));
        const PawnId pawn = speedrunner(window.state());
        CardPatch carried;
        carried.card = *findCard(*window.state().components, item.key);
        carried.where = CardWhere::Equipped;
        carried.pawn = pawn;
        PawnPatch paid;
        paid.pawn = pawn;
        paid.paid = 1;
        paid.payer = std::optional(Colour::Red);
        Adjust given;
        given.cards = {carried};
        given.pawns = {paid};
        QVERIFY(act(given));
        while (window.screen.closeInner()) { }
        window.toAction();
        window.screen.select(pawn);
        window.settle();
        QVERIFY(window.tap("adjust"));
        QVERIFY(window.tap("where-reserve"));
        QVERIFY(window.tap("confirm"));
        QCOMPARE(window.state().pawns[pawn.index()].where, PawnWhere::Reserve);
        QCOMPARE(window.state().pawns[pawn.index()].paid, 0);
        QCOMPARE(window.state().cards[carried.card.index()].where, CardWhere::Discarded);
    }

    /// A table of scores has nothing to play; its counters are put by hand, where they follow from nothing else.
    void scoresArePutByHand()
    {
        TableWindow window(support::freshTable(false, Edition::First2011, Track::Scores));
        QVERIFY(window.screen.driver().act([] {
            Command command;
            command.action = StartingRolls{{{Colour::Red, {5}}, {Colour::Blue, {2}}}, std::nullopt};
            return command;
        }()));
        while (window.screen.closeInner()) { }
        window.toAction();
        for (const auto& row : presentation::nowRows(window.state(), {}))
            QVERIFY2(row.possible, qPrintable(row.title));
        window.screen.select(Colour::Blue);
        window.settle();
        QVERIFY(window.tap("adjust"));
        auto* counters = qobject_cast<ui::Stepper*>(window.part("counters"));
        QVERIFY(counters);
        QCOMPARE(counters->value(), 0);
        counters->setValue(3);
        window.settle();
        QVERIFY(window.tap("confirm"));
        QCOMPARE(findPlayer(window.state(), Colour::Blue)->pool, 7);
        QCOMPARE(presentation::playerRows(window.state())[1].placed, 3);
    }

    /// of the second edition alone.
    void theMarkersOfAPlayerShowBlackIceOrNot()
    {
        for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
            TableWindow window(support::freshTable(false, edition));
            while (window.screen.closeInner()) { }
            window.screen.select(Colour::Blue);
            window.settle();
            QVERIFY(window.tap("adjust"));
            QCOMPARE(window.part("black-marker") != nullptr, edition == Edition::Second2017);
            if (edition == Edition::First2011)
                continue;
            auto* row = qobject_cast<QAbstractButton*>(window.part("black-marker"));
            QVERIFY(row && row->isChecked()); // as shown, until somebody says otherwise
            QVERIFY(window.tap("black-marker"));
            QVERIFY(window.tap("confirm"));
            QCOMPARE(findPlayer(window.state(), Colour::Blue)->blackMarker, std::optional(false));
            QCOMPARE(findPlayer(window.state(), Colour::Red)->blackMarker, std::optional<bool>());
        }
    }

    void aNoteIsKept()
    {
        TableWindow window(support::sampleTable(10));
        window.toAction();
        const int before = window.made.table->entries();
        QVERIFY(window.screen.driver().act(ui::build::note("Coffee break")));
        QCOMPARE(window.made.table->entries(), before + 1);
        QVERIFY(window.made.table->log().last().text.contains("Coffee break"));
    }

    void anUnknownFaceIsAskedForAndTheSearchGoesOn()
    {
        TableWindow window(support::freshTable(false));
        window.screen.driver().act([] {
            Command command;
            command.action = StartingRolls{{{Colour::Red, {5}}, {Colour::Blue, {2}}}, std::nullopt};
            return command;
        }());
        Face core = faceOf(window.state(), centralCore);
        core.sides = hex::Six::all();
        window.screen.driver().act(ui::build::setBlock(core));
        window.toAction();
        window.screen.select(speedrunner(window.state()));
        window.settle();
        QVERIFY(window.tap("action-search"));
        QVERIFY(window.tap("block-sprawl"));
        QVERIFY(window.part("canvas"));
        QVERIFY(window.tap("side-1"));
        QVERIFY(window.tap("keep"));
        auto* search = qobject_cast<ui::SearchFlow*>(window.screen.flow());
        QVERIFY(search);
        QCOMPARE(search->placements().size(), std::size_t(6));
    }

    void anUnknownBlockUnderThePawnIsAskedForToo()
    {
        TableWindow window(support::freshTable(false));
        window.screen.driver().act([] {
            Command command;
            command.action = StartingRolls{{{Colour::Red, {5}}, {Colour::Blue, {2}}}, std::nullopt};
            return command;
        }());
        window.toAction();
        window.screen.select(speedrunner(window.state()));
        window.settle();
        QVERIFY(window.tap("action-search"));
        QVERIFY(window.tap("block-sprawl"));
        QVERIFY(window.tap("side-1"));
        QVERIFY(window.tap("keep"));
        QVERIFY(window.tap("enter-face")); // of the Central Core
        for (int side = 0; side < 6; ++side)
            QVERIFY(window.tap(QStringLiteral("side-%1").arg(side)));
        QVERIFY(window.tap("keep"));
        auto* search = qobject_cast<ui::SearchFlow*>(window.screen.flow());
        QVERIFY(search);
        QCOMPARE(search->placements().size(), std::size_t(6));
        QVERIFY(!window.part("enter-face"));
    }

    void anEarlierTableIsOnlyLookedAt()
    {
        TableWindow window(support::sampleTable(20));
        const auto now = window.made.table->sharedState();
        window.screen.lookAt(4);
        window.settle();
        QVERIFY(window.part("back-to-now"));
        QVERIFY(!window.part("next-phase")->isEnabled());
        QVERIFY(!window.part("undo")->isEnabled());
        QVERIFY(window.tap("back-to-now"));
        QVERIFY(!window.part("back-to-now"));
        QVERIFY(window.made.table->state() == *now);
    }

    void keysPlayASearchWithoutTheMouse()
    {
        TableWindow window(early());
        window.toAction();
        window.screen.select(speedrunner(window.state()));
        window.settle();
        const auto press = [&](const QString& name) {
            QWidget* widget = window.control(name);
            if (!widget)
                return false;
            widget->setFocus(Qt::TabFocusReason);
            QTest::keyClick(widget, Qt::Key_Space);
            window.settle();
            return true;
        };
        QVERIFY(press("action-search"));
        QVERIFY(press("block-sprawl"));
        auto* search = qobject_cast<ui::SearchFlow*>(window.screen.flow());
        QVERIFY(search);
        search->place(search->placements().front().at);
        window.settle();
        QTest::keyClick(window.screen.board(), Qt::Key_R);
        window.settle();
        const int before = window.made.table->entries();
        QVERIFY(press("confirm"));
        QCOMPARE(window.made.table->entries(), before + 1);
    }

    /// The board as it is painted follows each undo and redo of one block's change.
    void undoAndRedoShowOnTheBoard()
    {
        TableWindow window(support::sampleTable());
        window.screen.closeInner();
        const auto block = findBlock(*window.state().components, "yakuza");
        const auto& laid = window.state().blocks[block->index()];
        QVERIFY(laid);
        const Colour other = laid->owner == Colour::Red ? Colour::Blue : Colour::Red;
        const auto painted = [&] {
            window.settle();
            QTest::qWait(50);
            const QPoint centre =
                window.screen.board()->screenPoint(ui::BoardTarget(ui::BlockSpot{*block, {}})).toPoint();
            return window.screen.board()->grab(QRect(centre - QPoint(60, 60), QSize(120, 120))).toImage();
        };
        const QImage before = painted();
        BlockPatch patch;
        patch.block = *block;
        patch.owner = std::optional(other);
        Adjust owned;
        owned.blocks.push_back(patch);
        QVERIFY(window.screen.driver().act(ui::build::adjust(owned, "seen wrong")));
        const QImage after = painted();
        QVERIFY(before != after);
        for (int round = 0; round < 3; ++round) {
            QVERIFY(window.tap("undo"));
            QVERIFY2(painted() == before, qPrintable(QString("undo %1").arg(round)));
            QVERIFY(window.tap("redo"));
            QVERIFY2(painted() == after, qPrintable(QString("redo %1").arg(round)));
        }
    }

    void betweenTurnsTheNextUnknownFaceIsOffered()
    {
        TableWindow window(support::freshTable(false));
        const auto toHandOver = [&] {
            for (int i = 0; i < 8 && window.state().turn.phase != Phase::Recycling; ++i)
                window.screen.driver().act(ui::build::nextPhase());
            window.settle();
        };
        QSignalSpy dismissed(&window.screen, &ui::ZaibatsuScreen::faceOfferDismissed);
        Command start;
        start.action = StartingRolls{{{Colour::Red, {6}}, {Colour::Blue, {2}}}, {}};
        window.screen.driver().act(start);
        toHandOver();
        // The Central Core lies, so its face is asked for first.
        QVERIFY(window.control("face-offer"));
        QVERIFY(window.tap("face-offer"));
        for (const char* name : {"side-1", "side-4", "no-ice", "keep"})
            QVERIFY2(window.tap(name), name);
        QVERIFY(window.part("next-player")); // back at the hand-over, and the next one is offered
        QCOMPARE(ui::nextUnknownFace(window.state()), std::optional(BlockId{1}));
        auto* offer = qobject_cast<QAbstractButton*>(window.control("face-offer"));
        QVERIFY(offer && offer->text().contains(presentation::Names(window.state()).block(BlockId{1})));
        QVERIFY(window.tap("face-offer-dismiss"));
        QVERIFY(!window.part("face-offer"));
        QCOMPARE(dismissed.count(), 1);
        QVERIFY(window.tap("go"));
        toHandOver();
        QVERIFY(window.part("next-player"));
        QVERIFY(!window.part("face-offer"));
    }
};

QTEST_MAIN(FlowsTest)
#include "flows_test.moc"
