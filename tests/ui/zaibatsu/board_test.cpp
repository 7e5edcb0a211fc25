// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Board.qml in its widget: what is tapped where, by finger, key and screen reader; what is shown, row for row.
#include "ui/look_support.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/board_scene.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/hexagon.h"
#include "ui/zaibatsu/table_fixture.h"

#include <QMetaProperty>
#include <QQuickItem>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QtTest>

using namespace zaibatsu;

namespace {

/// A board that shows the sample table.
struct Shown {
    explicit Shown(ui::BoardOverlay over = {}, int commands = -1)
        : look(support::makeLook()),
          made(support::sampleTable(commands)),
          view(*look),
          overlay(std::move(over))
    {
        QObject::connect(&view, &ui::BoardView::tapped, &view,
                         [this](const ui::BoardTarget& target) { tapped.push_back(target); });
        support::settle(view, {900, 700});
        view.show(made.table->sharedState(), overlay);
        settle();
    }
    void settle()
    {
        for (int i = 0; i < 6; ++i)
            QApplication::processEvents();
    }
    void tap(const ui::BoardTarget& target)
    {
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.screenPoint(target).toPoint());
        settle();
    }
    [[nodiscard]] const State& state() const { return made.table->state(); }

    std::unique_ptr<ui::Look> look;
    support::TableInMemory made;
    ui::BoardView view;
    ui::BoardOverlay overlay;
    std::vector<ui::BoardTarget> tapped;
};

QList<QQuickItem*> itemsWithNames(const QQuickItem* root)
{
    QList<QQuickItem*> all;
    for (QQuickItem* child : root->childItems()) {
        if (!child->property("name").toString().isEmpty() && child->isVisible())
            all << child;
        all << itemsWithNames(child);
    }
    return all;
}

} // namespace

class BoardTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void everyLaidBlockAndPawnHasItsItemWithAName()
    {
        Shown shown;
        std::size_t laid = 0;
        for (const auto& block : shown.state().blocks)
            laid += block ? 1U : 0U;
        QVERIFY(laid > 4);
        QSet<QString> names;
        for (const QQuickItem* item : itemsWithNames(shown.view.rootObject()))
            names << item->property("name").toString();
        const ui::BoardScene scene(shown.state(), shown.overlay);
        QCOMPARE(scene.blocks().size(), laid);
        for (const auto& rows : {scene.blocks(), scene.pawns()})
            for (const ui::BoardRow& row : rows)
                QVERIFY2(names.contains(row.values.value("name").toString()),
                         qPrintable(row.values.value("name").toString()));
    }

    /// An item that keeps a colour of the theme before, or none, is not to be read in this one.
    void theBoardHasTheColoursOfEachTheme()
    {
        Shown shown;
        const auto* theme = shown.view.rootObject()->property("theme").value<QObject*>();
        QVERIFY(theme);
        for (const ui::ThemeChoice choice :
             {ui::ThemeChoice::Light, ui::ThemeChoice::HighContrast, ui::ThemeChoice::Dark}) {
            shown.look->setChoice(choice);
            shown.settle();
            int colours = 0;
            for (int i = 0; i < theme->metaObject()->propertyCount(); ++i) {
                const QMetaProperty property = theme->metaObject()->property(i);
                if (property.metaType() != QMetaType::fromType<QColor>())
                    continue;
                QString name = property.name();
                if (name.startsWith("inkOn"))
                    name = 'o' + name.mid(4);
                const auto ink = std::ranges::find_if(ui::inkNames(), [&](const char* each) { return name == each; });
                QVERIFY2(ink != ui::inkNames().end(), qPrintable(name));
                QCOMPARE(property.read(theme).value<QColor>(),
                         shown.look->ink(static_cast<ui::Ink>(ink - ui::inkNames().begin())));
                ++colours;
            }
            QVERIFY(colours > 10);
        }
    }

    void aTapFindsThePawnFirstThenItsBlock()
    {
        Shown shown;
        for (const ui::PawnSpot& spot : ui::pawnSpots(shown.state())) {
            shown.tapped.clear();
            shown.tap(spot.pawn);
            QCOMPARE(shown.tapped.size(), std::size_t(1));
            QVERIFY(shown.tapped.front() == ui::BoardTarget(spot.pawn));
        }
    }

    void spacesAreHitWhileTheyAreChosen()
    {
        ui::BoardOverlay overlay;
        overlay.choosingSpaces = true;
        Shown shown(overlay);
        for (std::size_t i = 0; i < shown.state().blocks.size(); ++i) {
            if (!shown.state().blocks[i])
                continue;
            const BlockId block{static_cast<std::uint16_t>(i)};
            for (const Space& space : graphOf(faceOf(shown.state(), block)).spaces) {
                const ui::BoardTarget wanted = ui::BlockSpot{block, space.id};
                shown.view.bringIntoView(wanted, ui::metrics::choosingR);
                shown.settle();
                QVERIFY(shown.view.r() >= ui::metrics::choosingR);
                shown.tapped.clear();
                shown.tap(wanted);
                QCOMPARE(shown.tapped.size(), std::size_t(1));
                QVERIFY2(shown.tapped.front() == wanted, qPrintable(QString::fromStdString(toString(space.id))));
            }
        }
    }

    /// A part that fits is seen whole, so near as it was asked for; else what comes first, with most of the rest.
    void aPartIsSeenWholeWhereItCanBe()
    {
        for (const QSize size : {QSize(1200, 900), QSize(900, 700), QSize(360, 300)}) {
            Shown shown;
            shown.view.resize(size);
            shown.settle();
            std::vector<ui::BoardTarget> pawns;
            for (const ui::PawnSpot& spot : ui::pawnSpots(shown.state()))
                pawns.emplace_back(spot.pawn);
            QVERIFY(pawns.size() > 2);
            for (std::size_t first = 0; first < pawns.size(); ++first)
                for (const double leastR : {0.0, ui::metrics::detailSome, ui::metrics::choosingR}) {
                    std::rotate(pawns.begin(), pawns.begin() + 1, pawns.end());
                    shown.view.bringIntoView({pawns, leastR});
                    shown.settle();
                    QVERIFY(shown.view.r() >= leastR);
                    const QRectF room{QPointF(), QSizeF(size)};
                    const auto seen = [&](const ui::BoardTarget& each) {
                        return room.contains(shown.view.screenPoint(each));
                    };
                    QVERIFY(seen(pawns.front()));
                    if (!std::ranges::all_of(pawns, seen)) // only where it does not fit so near
                        QVERIFY2(leastR > 0 && shown.view.r() < leastR + 1, qPrintable(QString::number(leastR)));
                }
        }
    }

    void everySpaceHasFortyEightPixels()
    {
        // Points of a circle of 48 px around each space lead to that space, when spaces are chosen.
        Shown shown;
        const double r = ui::metrics::choosingR;
        for (std::size_t i = 1; i < shown.state().blocks.size(); ++i) {
            if (!shown.state().blocks[i])
                continue;
            const BlockId block{static_cast<std::uint16_t>(i)};
            const QPointF centre = ui::hexagon::centre(shown.state().blocks[i]->at);
            const auto graph = ui::turnedGraph(faceOf(shown.state(), block), shown.state().blocks[i]->rotation, false);
            for (const ui::GateOf& gate : graph.gates)
                for (int step = 0; step < 32; ++step) {
                    const double angle = step * 2 * M_PI / 32;
                    const QPointF at = centre + ui::hexagon::at(gate.side, 0.645)
                        + QPointF(std::cos(angle), std::sin(angle)) * (23.4 / r);
                    const auto target = ui::targetAt(shown.state(), at, r, true);
                    QVERIFY(target == ui::BoardTarget(ui::BlockSpot{block, gate.space.id}));
                }
        }
    }

    void ghostsAreShownExactlyAsLaidOver()
    {
        ui::BoardOverlay overlay;
        overlay.cells = {{{3, -1}, ui::BlockMark::GhostLegal, 2},
                         {{-2, 0}, ui::BlockMark::GhostLegal, 1},
                         {{0, 3}, ui::BlockMark::Refused, 0}};
        Shown shown(overlay);
        QMap<QString, int> seen;
        for (const ui::BoardRow& row : ui::BoardScene(shown.state(), overlay).cells())
            seen.insert(row.key, row.values.value("turns").toInt());
        QCOMPARE(seen, (QMap<QString, int>{{"3,-1", 2}, {"-2,0", 1}, {"0,3", 0}}));
        shown.tap(ui::EmptyCell{{3, -1}});
        QVERIFY(!shown.tapped.empty() && shown.tapped.back() == ui::BoardTarget(ui::EmptyCell{{3, -1}}));
    }

    void arrowKeysReachEveryBlockAndEnterTaps()
    {
        Shown shown;
        shown.view.setFocus();
        QTest::keyClick(&shown.view, Qt::Key_Right);
        QSet<int> reached;
        const std::array<int, 4> keys{Qt::Key_Right, Qt::Key_Down, Qt::Key_Left, Qt::Key_Up};
        QRandomGenerator random(11);
        for (int i = 0; i < 400; ++i) {
            QTest::keyClick(&shown.view, static_cast<Qt::Key>(keys[random.bounded(4U)]));
            shown.tapped.clear();
            QTest::keyClick(&shown.view, Qt::Key_Return);
            QVERIFY(!shown.tapped.empty());
            if (const auto* spot = std::get_if<ui::BlockSpot>(&shown.tapped.front()))
                reached << spot->block.value;
        }
        qsizetype laid = 0;
        for (const auto& block : shown.state().blocks)
            laid += block ? 1 : 0;
        QVERIFY2(reached.size() == laid, qPrintable(QString("%1 of %2").arg(reached.size()).arg(laid)));
    }

    void screenReadersPressBlocksAndPawns()
    {
        Shown shown;
        int pressed = 0;
        for (QQuickItem* item : itemsWithNames(shown.view.rootObject()))
            if (item->metaObject()->indexOfSignal("pressRequested()") >= 0) {
                shown.tapped.clear();
                QVERIFY(QMetaObject::invokeMethod(item, "pressRequested"));
                QCOMPARE(shown.tapped.size(), std::size_t(1));
                ++pressed;
            }
        QVERIFY(pressed > 6);
    }

    void theWheelZoomsAroundThePointerAndFitComesBack()
    {
        Shown shown;
        const double fitted = shown.view.r();
        const QPointF before = shown.view.screenPoint(QPointF(0, 0));
        QWheelEvent wheel(before, shown.view.mapToGlobal(before), {}, {0, 240}, Qt::NoButton, {}, Qt::NoScrollPhase,
                          false);
        QApplication::sendEvent(&shown.view, &wheel);
        shown.settle();
        QVERIFY(shown.view.r() > fitted * 1.2);
        QVERIFY(QLineF(shown.view.screenPoint(QPointF(0, 0)), before).length() < 3);
        shown.view.fit();
        shown.settle();
        QVERIFY(std::abs(shown.view.r() - fitted) < 0.5);
    }

    void aTurnedTableIsStillHit()
    {
        Shown shown;
        for (const int degrees : {90, 180, 270}) {
            shown.view.setSeat(degrees);
            shown.settle();
            shown.tapped.clear();
            shown.tap(ui::BlockSpot{centralCore, std::nullopt});
            QCOMPARE(shown.tapped.size(), std::size_t(1));
            const ui::BoardTarget meant = shown.tapped.at(0);
            const bool core =
                std::holds_alternative<ui::BlockSpot>(meant) && std::get<ui::BlockSpot>(meant).block == centralCore;
            QVERIFY(core || std::holds_alternative<PawnId>(meant));
        }
    }

    void onlyWhatChangedIsPaintedAgain()
    {
        Shown shown(ui::BoardOverlay{}, 5);
        ui::RowsModel model(ui::BoardScene::blockRoles());
        model.update(ui::BoardScene(shown.state(), shown.overlay).blocks());
        QSignalSpy changes(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy added(&model, &QAbstractItemModel::rowsInserted);
        model.update(ui::BoardScene(shown.state(), shown.overlay).blocks());
        QCOMPARE(changes.count(), 0);
        ui::BoardOverlay selected;
        selected.block = centralCore;
        model.update(ui::BoardScene(shown.state(), selected).blocks());
        QCOMPARE(changes.count(), 1);
        QCOMPARE(added.count(), 0);
    }
};

QTEST_MAIN(BoardTest)
#include "board_test.moc"
