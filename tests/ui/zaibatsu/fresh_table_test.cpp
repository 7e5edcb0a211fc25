// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A table on which next to nothing is entered: what the window asks for, what it says instead of a guess, what is seen.
#include "presentation/languages.h"
#include "presentation/now_rows.h"
#include "ui/zaibatsu/hexagon.h"
#include "ui/zaibatsu/odds_flow.h"
#include "ui/zaibatsu/search_flow.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QtTest>

using namespace zaibatsu;
using presentation::NowAction;
using presentation::NowRow;
using support::TableWindow;

namespace {

/// Red begins; of all faces only the Core's sides are entered.
struct FreshWindow : TableWindow {
    explicit FreshWindow(QSize size = {1280, 800}) : TableWindow(support::freshTable(false), size)
    {
        Command rolls;
        rolls.action = StartingRolls{{{Colour::Red, {5}}, {Colour::Blue, {2}}}, std::nullopt};
        screen.driver().act(rolls);
        Face core;
        core.key = "central-core";
        core.sides = hex::Six::all();
        screen.driver().act(ui::build::setBlock(core));
        toAction();
        screen.select(runner());
        settle();
    }
    [[nodiscard]] PawnId runner() const { return speedrunnerOf(Colour::Red); }
    [[nodiscard]] std::optional<NowRow> row(NowAction action, const presentation::Subject& subject) const
    {
        for (const NowRow& each : presentation::nowRows(state(), subject))
            if (each.action == action)
                return each;
        return std::nullopt;
    }
    /// Draws that block and enters one open side, nothing else.
    bool draw(const QString& block) { return tap("action-search") && tap(block) && tap("side-1") && tap("keep"); }
    /// Whether a block in that cell would be seen whole.
    [[nodiscard]] bool sees(hex::Cell cell) const
    {
        const QRectF seen = QRectF(screen.board()->rect()).adjusted(-1, -1, 1, 1);
        for (int corner = 0; corner < 6; ++corner)
            if (!seen.contains(screen.board()->screenPoint(ui::hexagon::centre(cell) + ui::hexagon::corner(corner, 1))))
                return false;
        return true;
    }
    [[nodiscard]] QStringList labels() const
    {
        QStringList texts;
        for (const auto* label : screen.findChildren<ui::Label*>())
            if (label->isVisible())
                texts << label->text();
        return texts;
    }
};

} // namespace

class FreshTableTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        QVERIFY(m_languages.install(presentation::Language::English)); // plural forms
    }

    void aSearchTellsOfThePileAndAsksForNoFace()
    {
        FreshWindow window;
        for (const presentation::Subject& subject : {presentation::Subject(window.runner()), presentation::Subject()}) {
            const auto row = window.row(NowAction::Search, subject);
            QVERIFY(row && row->possible);
            QVERIFY(row->needs.empty());
            QCOMPARE(row->detail, QStringLiteral("From the pile, 23 blocks left, beside Central Core"));
        }
        // With nothing in hand the tap still leads to the pile.
        window.screen.select(std::monostate{});
        window.settle();
        QVERIFY(window.tap("action-search"));
        QVERIFY(qobject_cast<ui::SearchFlow*>(window.screen.flow()));
    }

    void theBlockStoodOnIsStillAskedFor()
    {
        FreshWindow window;
        QVERIFY(window.draw("block-sprawl"));
        auto* search = qobject_cast<ui::SearchFlow*>(window.screen.flow());
        search->place({1, 0});
        window.settle();
        QVERIFY(window.tap("confirm"));
        const BlockId yakuza = *findBlock(*window.state().components, "yakuza");
        Command moved;
        Adjust adjust;
        BlockPatch laid;
        laid.block = yakuza;
        laid.at = hex::Cell{0, 1};
        adjust.blocks.push_back(laid);
        PawnPatch stands;
        stands.pawn = window.runner();
        stands.at = onBlock(yakuza, middleSpace);
        adjust.pawns.push_back(stands);
        moved.action = adjust;
        QVERIFY(window.screen.driver().act(moved));
        const auto row = window.row(NowAction::Search, window.runner());
        QVERIFY(row);
        QVERIFY2(row->detail.contains("Yakuza"), qPrintable(row->detail));
        QVERIFY(!row->needs.empty());
    }

    void nobodyIsAskedForASpeedrunnersOwnMovementOrForOneItem()
    {
        FreshWindow window;
        for (const presentation::Subject& subject : {presentation::Subject(window.runner()), presentation::Subject()}) {
            QVERIFY(!window.row(NowAction::OwnMove, subject));
            const auto equip = window.row(NowAction::Equip, subject);
            QVERIFY(equip);
            for (const auto& card : window.state().components->cards)
                QVERIFY2(card->name.empty() || !equip->detail.contains(QString::fromStdString(card->name)),
                         qPrintable(equip->detail));
        }
        PawnCard entered;
        entered.key = "speedrunner-red";
        entered.ownMovement = OwnMovement{OwnMovement::Kind::Spaces, 3};
        QVERIFY(window.screen.driver().act(ui::build::setPawn(entered)));
        QVERIFY(window.row(NowAction::OwnMove, window.runner()));
    }

    void whatIsNotEnteredIsSaidBeforeAndAfterPlacing()
    {
        FreshWindow window;
        QVERIFY(window.tap("action-search") && window.tap("block-sprawl"));
        Face sprawl;
        sprawl.key = "sprawl";
        sprawl.sides = hex::Six::all();
        QVERIFY(window.screen.driver().act(ui::build::setBlock(sprawl)));
        window.screen.closeInner();
        auto* search = qobject_cast<ui::SearchFlow*>(window.screen.flow());
        QVERIFY(search);
        search->draw(*findBlock(*window.state().components, "sprawl"));
        search->place({1, 0});
        window.settle();
        const QString effect = "The effect of Sprawl on placement is not entered: none fires.";
        const QString corners = "The corners of Sprawl are not entered: no bonus icon closes with it.";
        QVERIFY(window.labels().contains(effect));
        QVERIFY(window.labels().contains(corners));
        QVERIFY(window.labels().filter("Nothing more").isEmpty());
        QVERIFY(window.tap("confirm"));
        QVERIFY2(!window.labels().filter(effect).isEmpty(), qPrintable(window.labels().join('|'))); // the toast
        QStringList log;
        for (const presentation::LogLine& line : window.made.table->log())
            log << line.text;
        QVERIFY(log.contains(effect));
        QVERIFY(log.contains(corners));
    }

    void ghostsOutsideOfWhatIsSeenComeIntoSight_data()
    {
        QTest::addColumn<QSize>("size");
        QTest::newRow("tablet") << QSize(1280, 800);
        QTest::newRow("small") << QSize(800, 600);
        QTest::newRow("phone") << QSize(360, 740);
    }
    void ghostsOutsideOfWhatIsSeenComeIntoSight()
    {
        QFETCH(QSize, size);
        FreshWindow window(size);
        QVERIFY(window.draw("block-sprawl"));
        auto* search = qobject_cast<ui::SearchFlow*>(window.screen.flow());
        QVERIFY(search && !search->placements().empty());
        for (const Placement& placement : search->placements())
            QVERIFY(window.sees(placement.at));
        QVERIFY(window.sees({0, 0}));
    }

    void theViewStaysWhereAllGhostsAreInIt()
    {
        FreshWindow window;
        QVERIFY(window.tap("action-search"));
        window.screen.board()->zoom(0.4);
        window.settle();
        const double r = window.screen.board()->r();
        const QPointF core = window.screen.board()->screenPoint(QPointF(0, 0));
        QVERIFY(window.tap("block-sprawl") && window.tap("side-1") && window.tap("keep"));
        QCOMPARE(window.screen.board()->r(), r);
        QCOMPARE(window.screen.board()->screenPoint(QPointF(0, 0)), core);
    }

    void aBlockLaidOutsideOfWhatIsSeenComesIntoSight()
    {
        FreshWindow window;
        window.screen.board()->zoom(1.25);
        window.settle();
        const double r = window.screen.board()->r();
        Command laid;
        Adjust adjust;
        BlockPatch patch;
        patch.block = *findBlock(*window.state().components, "sprawl");
        patch.at = hex::Cell{2, 0};
        adjust.blocks.push_back(patch);
        laid.action = adjust;
        QVERIFY(!window.sees({2, 0}));
        QVERIFY(window.screen.driver().act(laid));
        window.settle();
        QVERIFY(window.sees({2, 0}));
        QCOMPARE(window.screen.board()->r(), r); // the players' own zoom
        QVERIFY(window.tap("undo"));
        window.screen.board()->bringIntoView(ui::EmptyCell{{-3, 0}}, r);
        window.settle();
        QVERIFY(!window.sees({2, 0}));
        QVERIFY(window.tap("redo"));
        QVERIFY(window.sees({2, 0}));
    }

    void noChanceIsShownWhileTheIceIsUnknown()
    {
        FreshWindow window;
        QVERIFY(window.draw("block-sprawl"));
        qobject_cast<ui::SearchFlow*>(window.screen.flow())->place({1, 0});
        window.settle();
        QVERIFY(window.tap("confirm"));
        Command stands;
        Adjust adjust;
        PawnPatch patch;
        patch.pawn = window.runner();
        patch.at = onBlock(*findBlock(*window.state().components, "sprawl"), middleSpace);
        adjust.pawns.push_back(patch);
        stands.action = adjust;
        QVERIFY(window.screen.driver().act(stands));
        PawnCard card;
        card.key = "speedrunner-red";
        card.fixed = dice::FaceSet{5};
        QVERIFY(window.screen.driver().act(ui::build::setPawn(card)));
        window.screen.select(window.runner());
        window.settle();
        QVERIFY(window.tap("action-icebreak"));
        QVERIFY(qobject_cast<ui::OddsFlow*>(window.screen.flow()));
        QVERIFY(!window.part("success"));
        QVERIFY(window.labels().filter("%").isEmpty());
        QVERIFY(window.labels().contains("Enter the ICE of Sprawl."));
        QVERIFY(window.part("enter-face"));
        QVERIFY(!window.part("roll")->isEnabled());
    }

    void aSacrificeComesLastAndInvitesNobody()
    {
        FreshWindow window;
        const auto rows = presentation::nowRows(window.state(), window.runner());
        NowAction last = NowAction::Choose;
        for (const NowRow& row : rows)
            if (row.possible && !row.commands.empty())
                last = row.action;
        QCOMPARE(last, NowAction::Sacrifice);
        const auto cyan = [&](const char* name) {
            const QImage picture = window.part(name)->grab().toImage();
            const QColor wanted = window.look->ink(ui::Ink::Possible);
            for (int x = 0; x < picture.width(); ++x)
                for (int y = 0; y < picture.height(); ++y)
                    if (picture.pixelColor(x, y) == wanted)
                        return true;
            return false;
        };
        QVERIFY(cyan("action-search"));
        QVERIFY(!cyan("action-sacrifice"));
    }

private:
    presentation::Languages m_languages;
};

QTEST_MAIN(FreshTableTest)
#include "fresh_table_test.moc"
