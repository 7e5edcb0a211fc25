// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The face editor: a face entered with counted taps, drafts against faces, and every step taken back.
#include "record/maker.h"
#include "ui/kit/fields.h"
#include "ui/look_support.h"
#include "ui/zaibatsu/face_canvas.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/table_fixture.h"
#include "ui/zaibatsu/zaibatsu_screen.h"

#include <QMenu>
#include <QtTest>

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
    explicit Editing(const char* key, Edition edition = Edition::First2011, bool sample = false)
        : look(support::makeLook()),
          made(support::freshTable(sample, edition)),
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
    bool step(const QString& stepper, const char* sign)
    {
        const auto* field = part(stepper);
        for (auto* button : field ? field->findChildren<ui::IconButton*>() : QList<ui::IconButton*>())
            if (button->objectName() == sign || button->accessibleName().contains(sign))
                return tapAt(button, button->rect().center());
        return false;
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

record_test::Maker makerFor(Edition edition)
{
    const auto made = support::freshTable(false, edition);
    return {record::namesOf(made.table->state()), 20'260'730};
}

std::size_t sizeOf(const std::optional<std::vector<Effect>>& list) { return list ? list->size() : 0; }

std::set<std::pair<SpaceId, SpaceId>> waysOf(const Graph& graph)
{
    std::set<std::pair<SpaceId, SpaceId>> all;
    for (const Link& link : graph.links) {
        all.emplace(link.from, link.to);
        if (!link.oneWay)
            all.emplace(link.to, link.from);
    }
    return all;
}

int firstOf(hex::Six sides)
{
    int side = 0;
    while (!sides.at(side))
        ++side;
    return side;
}

void enterSpace(const Space& space, ui::FaceDraft& draft)
{
    const int at = space.id == middleSpace ? ui::middlePosition : firstOf(space.sides);
    draft.setKind(at, space.kind);
    draft.setPawn(at, space.pawn);
    for (int number = 1; number <= 6; ++number) {
        if (space.defence.shielded.contains(number))
            draft.toggleDefence(at, number, true);
        if (space.defence.unshielded.contains(number))
            draft.toggleDefence(at, number, false);
    }
    draft.setHand(at, space.hand);
    draft.setSkulls(at, space.skulls);
    for (std::size_t i = 0; i < space.effects.size(); ++i) {
        draft.addSpaceEffect(at);
        draft.changeSpaceEffect(at, i, [&](Effect& effect) { effect = space.effects[i]; });
    }
    for (int side = 0; side < 6; ++side)
        while (draft.sides().at(side) && at == side
               && draft.arrow(side) != space.arrows[static_cast<std::size_t>(side)])
            draft.cycleArrow(side);
}

void enterEffects(const std::optional<std::vector<Effect>>& list, ui::EffectWhen when, ui::FaceDraft& draft)
{
    for (const Effect& wanted : list.value_or(std::vector<Effect>())) {
        const std::size_t at = draft.effects().size();
        draft.setWhen(at, when);
        draft.changeEffect(at, [&](Effect& effect) { effect = wanted; });
        draft.changeEffect(at, [&](Effect& effect) { effect = wanted; }); // over what a figure suggested
    }
}

void enter(const Face& face, ui::FaceDraft& draft)
{
    for (int i = 0; i < 6; ++i) {
        if (face.sides->at(i))
            draft.toggleSide(i);
        if (face.corners->at(i))
            draft.toggleCorner(i);
    }
    if (face.corners->count() == 0) {
        draft.toggleCorner(0);
        draft.toggleCorner(0);
    }
    draft.setNoIce();
    for (int number = 1; number <= 6; ++number)
        if (face.ice->numbers.contains(number))
            draft.toggleIce(number);
    draft.setBlackIce(face.ice->black);
    const Graph graph = graphOf(face);
    const auto ways = waysOf(graph);
    const auto idAt = [](int position) { return position == ui::middlePosition ? middleSpace : sideSpace(position); };
    for (const int a : draft.positions())
        for (const int b : draft.positions()) {
            const bool out = ways.contains({idAt(a), idAt(b)});
            const bool in = ways.contains({idAt(b), idAt(a)});
            const ui::Joint wanted = out && in ? ui::Joint::Both
                : out                          ? ui::Joint::Out
                : in                           ? ui::Joint::In
                                               : ui::Joint::None;
            while (a < b && draft.joint(a, b) != wanted)
                draft.cycleJoint(a, b);
        }
    for (const Space& space : *face.spaces)
        enterSpace(space, draft);
    enterEffects(face.placed, ui::EffectWhen::Placed, draft);
    enterEffects(face.controlled, ui::EffectWhen::Controlled, draft);
    enterEffects(face.turnStart, ui::EffectWhen::TurnStart, draft);
}

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

    void aFaceKeptAsItIsStaysAsItIs_data()
    {
        QTest::addColumn<bool>("sample");
        QTest::addColumn<bool>("second");
        QTest::newRow("shipped, first edition") << false << false;
        QTest::newRow("shipped, second edition") << false << true;
        QTest::newRow("sample") << true << false;
    }
    void aFaceKeptAsItIsStaysAsItIs()
    {
        QFETCH(bool, sample);
        QFETCH(bool, second);
        Editing editing("sprawl", second ? Edition::Second2017 : Edition::First2011, sample);
        const Components before = *editing.made.table->state().components;
        const int entries = editing.made.table->entries();
        QVERIFY(editing.tap("keep"));
        for (std::size_t i = 0; i < before.blocks.size(); ++i) {
            editing.screen.openFace(BlockId{static_cast<std::uint16_t>(i)});
            editing.settle();
            QVERIFY(editing.tap("keep"));
            QVERIFY(!editing.screen.flow());
        }
        QVERIFY(*editing.made.table->state().components == before);
        QCOMPARE(editing.made.table->entries(), entries); // nothing was said, so nothing stands in the log
    }

    void whatIsNotTouchedIsNotSaid()
    {
        record_test::Maker maker = makerFor(Edition::Second2017);
        for (int round = 0; round < 500; ++round) {
            const Face face = maker.face("sprawl");
            const ui::FaceDraft draft(face);
            Face key;
            key.key = "sprawl";
            QVERIFY(draft.face() == key);

            // One thing is changed: everything else stays, as printed and in its order.
            ui::FaceDraft other = draft;
            other.toggleCorner(maker.number(0, 5));
            Face wanted = face;
            wanted.corners = other.corners();
            wanted.sample = false;
            Face now = laidOver(face, other.face());
            now.sample = false;
            QVERIFY(now == wanted);
            if (draft.effects().empty())
                continue;
            other = draft;
            const auto at = static_cast<std::size_t>(maker.number(0, static_cast<int>(draft.effects().size()) - 1));
            other.changeEffect(at, [](Effect& effect) { effect.may = !effect.may; });
            now = laidOver(face, other.face());
            wanted = face;
            for (auto* list : {&wanted.placed, &wanted.controlled, &wanted.turnStart}) {
                const std::size_t before = list == &wanted.placed ? 0
                    : list == &wanted.controlled                  ? sizeOf(face.placed)
                                                                  : sizeOf(face.placed) + sizeOf(face.controlled);
                if (at >= before && at < before + sizeOf(*list))
                    (**list)[at - before].may = !(**list)[at - before].may;
            }
            wanted.sample = now.sample = false;
            QVERIFY(now == wanted);
        }
    }

    void whatIsEnteredComesBackAsEntered()
    {
        // A face entered step by step on a blank tile is the face that was printed.
        record_test::Maker maker = makerFor(Edition::Second2017);
        for (int round = 0; round < 500; ++round) {
            Face face = maker.face("sprawl");
            if (!face.spaces || !face.links || !face.corners || !face.ice)
                continue;
            Face blank;
            blank.key = face.key;
            ui::FaceDraft draft(blank);
            enter(face, draft);
            const Face entered = draft.face();
            QCOMPARE(entered.sides, face.sides);
            QCOMPARE(entered.corners, face.corners);
            QVERIFY(entered.ice == face.ice);
            const Graph graph = graphOf(entered);
            for (const Space& space : *face.spaces) {
                const Space* same = findSpace(graph, space.id);
                QVERIFY(same && *same == space);
            }
            QVERIFY(waysOf(graph) == waysOf(graphOf(face)));
            QVERIFY(entered.placed.value_or(std::vector<Effect>()) == face.placed.value_or(std::vector<Effect>()));
            QVERIFY(entered.controlled.value_or(std::vector<Effect>())
                    == face.controlled.value_or(std::vector<Effect>()));
            QVERIFY(entered.turnStart.value_or(std::vector<Effect>())
                    == face.turnStart.value_or(std::vector<Effect>()));
        }
    }

    void aTileMayHaveSeveralEffects()
    {
        Editing editing("arms-industry", Edition::Second2017);
        const Face before = editing.face();
        QCOMPARE(before.placed->size(), std::size_t(1));
        QCOMPARE(before.controlled->size(), std::size_t(1));
        // The one of placement is open, the other a line; a tap opens it.
        QVERIFY(editing.part("effect-kind") && editing.part("effect-1") && !editing.part("effect-0"));
        QVERIFY(editing.tap("effect-1"));
        QVERIFY(editing.part("effect-0") && !editing.part("effect-1"));
        QVERIFY(editing.step("effect-count", ": more"));
        QVERIFY(editing.tap("effect-add"));
        QVERIFY(editing.option("when", 2));
        QVERIFY(editing.pick("effect-kind", "attack one"));
        QVERIFY(editing.pick("effect-reach", "on this block"));
        QVERIFY(editing.step("effect-skulls", ": more"));
        QVERIFY(editing.tap("effect-may"));
        QVERIFY(editing.tap("keep"));
        QVERIFY(editing.face().placed == before.placed);
        QCOMPARE(editing.face().controlled->size(), std::size_t(1));
        QCOMPARE(editing.face().controlled->front().count, std::optional<int>(2));
        Effect attack;
        attack.kind = EffectKind::AttackOne;
        attack.skulls = 2;
        attack.reach = Reach::Block;
        attack.may = true;
        QVERIFY(editing.face().turnStart == std::vector<Effect>{attack});

        // One of several is taken away; the others stay.
        editing.screen.openFace(editing.block);
        editing.settle();
        QVERIFY(editing.tap("effect-remove"));
        QVERIFY(editing.tap("keep"));
        QVERIFY(editing.face().placed == std::vector<Effect>{});
        QCOMPARE(editing.face().controlled->size(), std::size_t(1));
        QVERIFY(editing.face().turnStart == std::vector<Effect>{attack});
    }

    void anEffectAsksForWhatItsKindNeeds()
    {
        Editing editing("sprawl");
        QVERIFY(editing.option("when", 0));
        const QMap<QString, QStringList> fields{{"place a pawn", {"effect-pawn"}},
                                                {"gain a card", {"effect-card"}},
                                                {"attack all", {"effect-skulls"}},
                                                {"attack one", {"effect-skulls", "effect-reach"}},
                                                {"counter back", {"effect-count"}},
                                                {"discard cards", {"effect-count"}},
                                                {"strip a pawn", {}},
                                                {"a note", {"effect-text"}}};
        for (auto each = fields.begin(); each != fields.end(); ++each) {
            QVERIFY(editing.pick("effect-kind", each.key()));
            for (const char* name :
                 {"effect-pawn", "effect-card", "effect-skulls", "effect-count", "effect-reach", "effect-text"})
                QVERIFY2((editing.part(name) != nullptr) == each.value().contains(name), qPrintable(each.key() + name));
        }
        QVERIFY(editing.pick("effect-kind", "gain a card"));
        QVERIFY(editing.pick("effect-card", "A.I."));
        QVERIFY(editing.tap("keep"));
        QCOMPARE(editing.face().placed->front().card, findCard(*editing.made.table->state().components, "ai"));
    }

    void aNoteIsKeptWhenKeepFollowsTheLastLetter()
    {
        Editing editing("sprawl");
        QVERIFY(editing.option("when", 1));
        QVERIFY(editing.pick("effect-kind", "a note"));
        QWidget* text = editing.part("effect-text");
        text->setFocus();
        QTest::keyClicks(text, "draw two");
        QVERIFY(editing.tap("effect-may"));
        QVERIFY(editing.tap("face-undo")); // the switch alone
        QVERIFY(editing.tap("keep"));
        QCOMPARE(editing.face().controlled->front().text, std::string("draw two"));
        QVERIFY(!editing.face().controlled->front().may);
    }

    void anArrowOverABorderIsOneTapEach()
    {
        Editing editing("sprawl");
        QVERIFY(editing.tap("side-1"));
        for (const BorderArrow wanted : {BorderArrow::Out, BorderArrow::In, BorderArrow::None, BorderArrow::Out}) {
            QVERIFY(editing.tap("border-1"));
            QCOMPARE(qobject_cast<ui::FaceEditor*>(editing.screen.flow())->draft().arrow(east), wanted);
        }
        QVERIFY(editing.part("border-1")->accessibleDescription().isEmpty());
        QVERIFY(editing.tap("keep"));
        QCOMPARE(findSpace(graphOf(editing.face()), sideSpace(east))->arrows[east], BorderArrow::Out);

        Editing core("central-core");
        for (const char* name : {"side-1", "side-4", "border-4", "border-4", "border-1", "keep"})
            QVERIFY2(core.tap(name), name);
        QCOMPARE(core.face().spaces->front().arrows[east], BorderArrow::Out);
        QCOMPARE(core.face().spaces->front().arrows[west], BorderArrow::In);
    }

    void aSpaceOfTheSecondEditionSaysHandSkullsAndEffect()
    {
        Editing first("sprawl");
        for (const char* name : {"space-hand", "space-skulls", "space-effect-add"})
            QVERIFY2(!first.part(name), name);
        Editing editing("sprawl", Edition::Second2017);
        QVERIFY(editing.tap("side-1"));
        QVERIFY(editing.step("space-hand", ": more"));
        QVERIFY(editing.step("space-skulls", ": more"));
        QVERIFY(editing.tap("space-effect-add"));
        QVERIFY(editing.pick("space-effect-0-kind", "bonus counter"));
        QVERIFY(editing.step("space-effect-0-count", ": more"));
        QVERIFY(editing.tap("keep"));
        const Graph graph = graphOf(editing.face());
        const Space* space = findSpace(graph, sideSpace(east));
        QVERIFY(space);
        QCOMPARE(space->hand, 1);
        QCOMPARE(space->skulls, 1);
        Effect bonus;
        bonus.kind = EffectKind::Bonus;
        bonus.count = 2;
        QVERIFY(space->effects == std::vector<Effect>{bonus});
    }

    void aSampleThatIsChangedIsVouchedFor()
    {
        Editing editing("sprawl", Edition::First2011, true);
        QVERIFY(editing.face().sample);
        Face wanted = editing.face();
        QVERIFY(editing.tap("corner-0"));
        QVERIFY(editing.tap("keep"));
        wanted.sample = false;
        wanted.corners->set(0, !wanted.corners->at(0));
        QVERIFY(editing.face() == wanted);
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
        QVERIFY(laidOver(face, draft.face()).spaces == face.spaces);
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
        QVERIFY(laidOver(editing.face(), draft.face()).spaces == editing.face().spaces);
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
