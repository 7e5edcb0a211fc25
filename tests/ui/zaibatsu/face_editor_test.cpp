// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The face editor: a face entered with counted taps, drafts against faces, and every step taken back.
#include "ui/look_support.h"
#include "ui/zaibatsu/face_canvas.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/table_fixture.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QMenu>
#include <QtTest>

#include <set>

#include <set>

using namespace zaibatsu;

namespace {

Space spaceOf(SpaceId id, SpaceKind kind = SpaceKind::Normal)
{
    Space space;
    space.id = id;
    space.kind = kind;
    return space;
}

/// A screen with the editor open, and a finger that counts.
struct Editing {
    explicit Editing(const char* key)
        : look(support::makeLook()),
          made(support::freshTable(false)),
          screen(*look, made.table)
    {
        support::settle(screen, {1280, 800});
        block = *findBlock(*made.table->state().components, key);
        screen.openFace(block);
        settle();
    }
    void settle()
    {
        for (int i = 0; i < 4; ++i)
            QApplication::processEvents();
    }
    [[nodiscard]] QWidget* part(const QString& name) const
    {
        for (QWidget* widget : screen.findChildren<QWidget*>(name))
            if (widget->isVisible())
                return widget;
        return nullptr;
    }
    bool tap(const QString& name)
    {
        QWidget* widget = part(name);
        if (!widget || !widget->isEnabled())
            return false;
        return tapAt(widget, widget->rect().center());
    }
    bool tapAt(QWidget* widget, QPoint at)
    {
        ++taps;
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
        settle();
        return true;
    }
    bool space(int position)
    {
        auto* canvas = qobject_cast<ui::FaceCanvas*>(part("canvas"));
        return canvas && tapAt(canvas, canvas->pointOf(position).toPoint());
    }
    bool drag(int from, int to)
    {
        auto* canvas = qobject_cast<ui::FaceCanvas*>(part("canvas"));
        if (!canvas)
            return false;
        ++taps;
        QTest::mousePress(canvas, Qt::LeftButton, {}, canvas->pointOf(from).toPoint());
        QTest::mouseMove(canvas, ((canvas->pointOf(from) + canvas->pointOf(to)) / 2).toPoint());
        QTest::mouseMove(canvas, canvas->pointOf(to).toPoint());
        QTest::mouseRelease(canvas, Qt::LeftButton, {}, canvas->pointOf(to).toPoint());
        settle();
        return true;
    }
    bool option(const QString& segmented, int index)
    {
        auto* choice = qobject_cast<ui::Segmented*>(part(segmented));
        return choice && tapAt(choice->option(index), choice->option(index)->rect().center());
    }
    bool pick(const QString& picker, const QString& text)
    {
        auto* list = qobject_cast<ui::Picker*>(part(picker));
        if (!list)
            return false;
        tapAt(list, list->rect().center());
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        for (QAction* action : menu ? menu->actions() : QList<QAction*>())
            if (action->text() == text) {
                return tapAt(menu, menu->actionGeometry(action).center());
            }
        return false;
    }
    [[nodiscard]] const Face& face() const { return faceOf(made.table->state(), block); }

    std::unique_ptr<ui::Look> look;
    support::TableInMemory made;
    ui::ZaibatsuScreen screen;
    BlockId block;
    int taps = 0;
};

constexpr int east = 1;
constexpr int southWest = 3;
constexpr int west = 4;

} // namespace

class FaceEditorTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void theFaceOfThePictureTakesAtMostTwentyFiveTaps()
    {
        Editing editing("armament-research");
        QVERIFY(editing.tap("side-1"));
        QVERIFY(editing.option("kind", 3));
        QVERIFY(editing.pick("figure", "Hulk drone"));
        QVERIFY(editing.tap("side-4"));
        QVERIFY(editing.tap("side-3"));
        QVERIFY(editing.option("kind", 1));
        QVERIFY(editing.tap("shielded-3"));
        QVERIFY(editing.tap("corner-1"));
        QVERIFY(editing.tap("corner-2"));
        QVERIFY(editing.tap("corner-4"));
        QVERIFY(editing.drag(ui::middlePosition, east));
        QVERIFY(editing.drag(ui::middlePosition, west));
        QVERIFY(editing.tap("ice-2"));
        QVERIFY(editing.tap("ice-4"));
        QVERIFY(editing.tap("ice-5"));
        QVERIFY(editing.option("when", 1));
        QVERIFY(editing.tap("keep"));
        QVERIFY2(editing.taps <= 25, qPrintable(QString::number(editing.taps)));

        const Components& components = *editing.made.table->state().components;
        Face wanted;
        wanted.sides = hex::Six();
        for (const int side : {east, southWest, west})
            wanted.sides->set(side);
        wanted.corners = hex::Six::fromBits(0b010110);
        wanted.ice = Ice{{2, 4, 5}, false};
        Space middle = spaceOf(middleSpace);
        Space right = spaceOf(sideSpace(east), SpaceKind::Figure);
        right.sides.set(east);
        right.pawn = findPawn(components, "hulk-drone");
        Space lower = spaceOf(sideSpace(southWest), SpaceKind::Double);
        lower.sides.set(southWest);
        lower.defence.shielded = {3};
        Space left = spaceOf(sideSpace(west));
        left.sides.set(west);
        wanted.spaces = std::vector<Space>{middle, right, lower, left};
        wanted.links = std::vector<Link>{{middleSpace, sideSpace(east), true},
                                         {middleSpace, sideSpace(southWest), false},
                                         {middleSpace, sideSpace(west), true},
                                         {sideSpace(southWest), sideSpace(west), false}};
        Effect gain;
        gain.kind = EffectKind::GainPawn;
        gain.pawn = findPawn(components, "hulk-drone");
        wanted.placed = std::vector<Effect>{};
        wanted.controlled = std::vector<Effect>{gain};
        wanted.key = "armament-research";
        const Face& kept = editing.face();
        QCOMPARE(kept.sides, wanted.sides);
        QCOMPARE(kept.corners, wanted.corners);
        QCOMPARE(kept.ice, wanted.ice);
        QVERIFY(kept.spaces == wanted.spaces);
        QVERIFY(kept.links == wanted.links);
        QVERIFY(kept.controlled == wanted.controlled);
        QVERIFY(kept == wanted);
        QCOMPARE(editing.made.table->entries(), 1);
    }

    void nothingIsWrittenWithoutKeep()
    {
        Editing editing("sprawl");
        QVERIFY(editing.tap("side-0"));
        QVERIFY(editing.tap("corner-0"));
        QVERIFY(editing.tap("leave"));
        QCOMPARE(editing.made.table->entries(), 0);
        QVERIFY(!editing.screen.flow());
    }

    void everyStepCanBeTakenBack()
    {
        Editing editing("sprawl");
        auto* editor = qobject_cast<ui::FaceEditor*>(editing.screen.flow());
        QVERIFY(editor);
        QList<ui::FaceDraft> steps{editor->draft()};
        for (const char* name : {"side-0", "side-2", "corner-3", "ice-6", "unshielded-2", "no-ice", "remove"}) {
            QVERIFY2(editing.tap(name), name);
            QVERIFY(!(editor->draft() == steps.last()));
            steps << editor->draft();
        }
        for (qsizetype i = steps.size() - 2; i >= 0; --i) {
            QVERIFY(editing.tap("face-undo"));
            QVERIFY(editor->draft() == steps[i]);
        }
        for (qsizetype i = 1; i < steps.size(); ++i) {
            QVERIFY(editing.tap("face-redo"));
            QVERIFY(editor->draft() == steps[i]);
        }
    }

    void aDragMakesAnArrowAndTheSameDragOpensItAgain()
    {
        ui::FaceDraft draft;
        draft.toggleSide(0);
        draft.drag(0, ui::middlePosition);
        QCOMPARE(draft.joint(0, ui::middlePosition), ui::Joint::Out);
        QCOMPARE(draft.joint(ui::middlePosition, 0), ui::Joint::In);
        draft.drag(ui::middlePosition, 0);
        QCOMPARE(draft.joint(0, ui::middlePosition), ui::Joint::In);
        draft.drag(ui::middlePosition, 0);
        QCOMPARE(draft.joint(0, ui::middlePosition), ui::Joint::Both);
    }

    void draftsKeepWhatFacesSay_data()
    {
        QTest::addColumn<QString>("key");
        const auto made = support::freshTable();
        for (const auto& face : made.table->state().components->blocks)
            if (face->sides)
                QTest::newRow(face->key.c_str()) << QString::fromStdString(face->key);
    }
    void draftsKeepWhatFacesSay()
    {
        // A face read into a draft and out again has the same sides, corners, ICE, effects, spaces and ways.
        QFETCH(QString, key);
        const auto made = support::freshTable();
        const Face& face = faceOf(made.table->state(), *findBlock(*made.table->state().components, key.toStdString()));
        const Face again = ui::FaceDraft(face).face();
        QCOMPARE(again.sides, face.sides);
        QCOMPARE(again.ice, face.ice);
        if (face.corners)
            QCOMPARE(again.corners, face.corners);
        const Graph was = graphOf(face);
        const Graph now = graphOf(again);
        QCOMPARE(now.spaces.size(), was.spaces.size());
        for (const Space& space : was.spaces) {
            const Space* same = findSpace(now, space.id);
            QVERIFY(same && *same == space);
        }
        const auto ways = [](const Graph& graph) {
            std::set<std::pair<SpaceId, SpaceId>> all;
            for (const Link& link : graph.links) {
                all.emplace(link.from, link.to);
                if (!link.oneWay)
                    all.emplace(link.to, link.from);
            }
            return all;
        };
        QVERIFY(ways(now) == ways(was));
        if (face.controlled && !face.controlled->empty())
            QVERIFY(again.controlled == face.controlled);
    }

    void spacesOfOtherKindsStayAsTheyAre()
    {
        Face face;
        face.key = "sprawl";
        face.sides = hex::Six::fromBits(0b000011);
        Space both = spaceOf(*spaceId("ring"));
        both.sides = hex::Six::fromBits(0b000011);
        face.spaces = std::vector<Space>{both};
        ui::FaceDraft draft(face);
        QVERIFY(draft.foreign());
        draft.toggleCorner(2);
        draft.toggleIce(4);
        QVERIFY(draft.face().spaces == face.spaces);
    }

    void theCoreIsOneSpaceThatReachesItsOpenSides()
    {
        Editing editing("central-core");
        QVERIFY(editing.tap("side-1"));
        QVERIFY(editing.space(southWest)); // a tap on a wall opens it
        for (const char* name : {"remove", "kind", "way-1", "space-1"})
            QVERIFY2(!editing.part(name), name);
        QVERIFY(editing.part("space--1"));
        QVERIFY(editing.space(east)); // an open side belongs to the one space and stays open
        QVERIFY(editing.tap("keep"));
        QCOMPARE(editing.face().sides, hex::Six::fromBits(0b001010));
        const Graph graph = graphOf(editing.face());
        QCOMPARE(graph.spaces.size(), std::size_t(1));
        QCOMPARE(graph.spaces.front().kind, SpaceKind::Large);
        QCOMPARE(graph.spaces.front().sides, hex::Six::fromBits(0b001010));
    }

    void diceOfTheCoreStandInItsOneSpace()
    {
        Editing editing("central-core");
        for (const char* name : {"side-1", "side-4", "unshielded-5", "keep"})
            QVERIFY2(editing.tap(name), name);
        Space only = spaceOf(middleSpace, SpaceKind::Large);
        only.sides = hex::Six::fromBits(0b010010);
        only.defence.unshielded = {5};
        QVERIFY(editing.face().spaces == std::vector<Space>{only});
        ui::FaceDraft draft(editing.face());
        QVERIFY(!draft.foreign());
        QVERIFY(draft.face().spaces == editing.face().spaces);
        draft.toggleSide(4);
        only.sides = hex::Six::fromBits(0b000010);
        QVERIFY(draft.face().spaces == std::vector<Space>{only});
        QCOMPARE(draft.face().sides, only.sides);
    }

    void sevenSpacesOnceEnteredForTheCoreBecomeOne()
    {
        Face face;
        face.key = "central-core";
        face.sides = hex::Six::fromBits(0b000010);
        Space side = spaceOf(sideSpace(1));
        side.sides = *face.sides;
        face.spaces = std::vector<Space>{spaceOf(middleSpace), side};
        ui::FaceDraft draft(face);
        QVERIFY(draft.foreign());
        draft.toggleSide(2);
        QCOMPARE(draft.face().sides, hex::Six::fromBits(0b000110));
        QCOMPARE(draft.face().spaces->size(), std::size_t(1));
        QCOMPARE(draft.face().spaces->front().kind, SpaceKind::Large);
    }

    void iceAndEffectStayWhereTheyAreWhileSpacesAreOpenedAndSelected()
    {
        Editing editing("sprawl");
        const auto at = [&](const char* name) { return editing.part(name)->mapTo(&editing.screen, QPoint()); };
        const QPoint ice = at("ice-1");
        const QPoint when = at("when");
        for (int side = 0; side < 6; ++side) {
            QVERIFY(editing.tap(QString("side-%1").arg(side)));
            QCOMPARE(at("ice-1"), ice);
            QCOMPARE(at("when"), when);
        }
        for (int position = ui::middlePosition; position < 6; ++position) {
            QVERIFY(editing.space(position));
            QCOMPARE(at("ice-1"), ice);
        }
        QVERIFY(editing.tap("remove")); // some other space is selected then
        QCOMPARE(at("ice-1"), ice);
    }

    void waysOutAreThoseThatAreOpenAndPlusShowsTheOthers()
    {
        Editing editing("sprawl");
        for (const char* name : {"side-0", "side-1", "side-3"})
            QVERIFY(editing.tap(name));
        QVERIFY(editing.space(0));
        QVERIFY(editing.part("way--1") && editing.part("way-1"));
        QVERIFY(!editing.part("way-3"));
        QVERIFY(editing.tap("ways-more"));
        QVERIFY(editing.part("way-3"));
        QVERIFY(!editing.part("ways-more"));
        auto* editor = qobject_cast<ui::FaceEditor*>(editing.screen.flow());
        QVERIFY(editing.tap("way-3"));
        QCOMPARE(editor->draft().joint(0, 3), ui::Joint::Both);
        // A way that is closed stays under the finger that closed it.
        for (int i = 0; i < 3; ++i)
            QVERIFY(editing.tap("way-1"));
        QCOMPARE(editor->draft().joint(0, 1), ui::Joint::None);
        QVERIFY(editing.part("way-1"));
    }

    void effectTimesStandInPairs()
    {
        Editing editing("sprawl");
        const auto* when = qobject_cast<ui::Segmented*>(editing.part("when"));
        QVERIFY(when);
        QCOMPARE(when->option(0)->y(), when->option(1)->y());
        QCOMPARE(when->option(2)->y(), when->option(3)->y());
    }

    void fingersKeysAndScreenReadersReachTheSameSpaces()
    {
        Editing editing("sprawl");
        auto* spot = qobject_cast<QAbstractButton*>(editing.part("space-2"));
        QVERIFY(spot);
        QVERIFY(!spot->accessibleName().isEmpty());
        spot->setFocus();
        QTest::keyClick(spot, Qt::Key_Space);
        editing.settle();
        auto* editor = qobject_cast<ui::FaceEditor*>(editing.screen.flow());
        QVERIFY(editor->draft().sides().at(2));
    }
};

QTEST_MAIN(FaceEditorTest)
#include "face_editor_test.moc"
