// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What lies on the real table besides blocks: block cards with their spaces and pawns, pawns that crowd one space,
// what is printed on a piece; and what is said where a choice cannot be made.
#include "presentation/names.h"
#include "presentation/piece_facts.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/board_scene.h"
#include "ui/zaibatsu/card_look.h"
#include "ui/zaibatsu/move_flow.h"
#include "ui/zaibatsu/pick_flow.h"
#include "ui/zaibatsu/window_fixture.h"
#include "zaibatsu/piece_ids.h"

#include <QPainter>
#include <QQuickItem>
#include <QSignalSpy>
#include <QtTest>

using namespace zaibatsu;
using support::TableWindow;

namespace {

Command standing(PawnId pawn, const Place& at)
{
    PawnPatch patch;
    patch.pawn = pawn;
    patch.where = PawnWhere::Cybernet;
    patch.at = std::optional(at);
    Adjust adjust;
    adjust.pawns = {patch};
    return ui::build::adjust(std::move(adjust), "for the test");
}

Command asked(const Action& action)
{
    Command command;
    command.action = action;
    return command;
}

/// A window whose active player has the Gentleman Loser beside a block that he controls, and a pawn on that block.
struct CardWindow : TableWindow {
    explicit CardWindow(QSize size = {1280, 800}) : TableWindow(support::sampleTable(), size)
    {
        while (screen.closeInner()) { }
        toAction();
        const auto loser = findCard(*state().components, "gentleman-loser");
        card = *loser;
        pawn = speedrunnerOf(state().turn.player);
        ready = place();
        settle();
    }
    /// Puts the card beside the first block with a free gate.
    bool place()
    {
        for (const BlockId block : blockIds(state())) {
            const LaidBlock* laid = findLaid(state(), block);
            if (!laid || block == centralCore)
                continue;
            const auto graph = ui::turnedGraph(faceOf(state(), block), laid->rotation, false);
            for (const ui::GateOf& gate : graph.gates) {
                const hex::Cell cell = hex::neighbour(laid->at, gate.side);
                if (blockAt(state(), cell) || gate.space.kind == SpaceKind::Figure)
                    continue;
                at = onBlock(block, gate.space.id);
                CardPatch patch;
                patch.card = card;
                patch.where = CardWhere::Cybernet;
                patch.owner = std::optional(state().turn.player);
                patch.at = std::optional(cell);
                patch.beside = std::optional(block);
                Adjust adjust;
                adjust.cards = {patch};
                if (screen.driver().act(asked(adjust)) && screen.driver().act(standing(pawn, at)))
                    return true;
            }
        }
        return false;
    }

    CardId card;
    PawnId pawn;
    Place at;
    bool ready = false;
};

QStringList shownNames(const QQuickItem* root)
{
    QStringList all;
    for (const QQuickItem* child : root->childItems()) {
        if (const QString name = child->property("name").toString(); !name.isEmpty() && child->isVisible())
            all << name;
        all << shownNames(child);
    }
    return all;
}

/// Where pictures are asked for, to look at.
void keepPicture(TableWindow& window, const char* name)
{
    const QString folder = qEnvironmentVariable("ZC_PICTURES");
    if (folder.isEmpty())
        return;
    QTest::qWait(150); // until it is painted
    window.screen.grab().save(folder + '/' + name + ".png");
}

/// All pawns of the table that can stand anywhere, put on one space.
bool crowd(TableWindow& window, const Place& at, std::size_t count)
{
    std::size_t put = 0;
    for (const PawnId pawn : pawnIds(window.state()))
        if (put < count && window.screen.driver().act(standing(pawn, at)))
            ++put;
    while (window.screen.closeInner()) { }
    window.settle();
    return put == count;
}

} // namespace

class PiecesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void aPlacedCardIsOnTheBoardWithItsName()
    {
        CardWindow window;
        QVERIFY(window.ready);
        const QStringList names = shownNames(window.screen.board()->rootObject());
        QVERIFY2(names.filter("Gentleman Loser").size() == 1, qPrintable(names.join('\n')));
        const QPointF centre = *ui::cardPoint(window.state(), window.card);
        QVERIFY(ui::boardBounds(window.state()).contains(QRectF(centre.x() - 1, centre.y() - 1, 2, 2)));
        keepPicture(window, "card-board");
    }

    void aTapOnACardTellsWhoseItIsAndWhereItLies()
    {
        CardWindow window;
        QVERIFY(window.ready);
        window.tapBoard(ui::CardSpot{window.card, std::nullopt});
        QVERIFY(window.screen.subject() == presentation::Subject(window.card));
        auto* title = qobject_cast<ui::Label*>(window.part("subject"));
        QVERIFY(title);
        QCOMPARE(title->text(), QStringLiteral("Gentleman Loser"));
        const QString block = presentation::Names(window.state()).block(BlockId{window.at.piece});
        const QString told = presentation::cardPlaceText(window.state(), window.card);
        QVERIFY2(told.contains(block), qPrintable(told));
        QVERIFY(window.part("facts"));
        keepPicture(window, "card-now");
    }

    /// onto the card by its joined side, and back again.
    void aPawnGoesOntoACardAndBackByTaps()
    {
        CardWindow window;
        QVERIFY(window.ready);
        const auto go = [&window](const Place& to) {
            window.screen.select(window.pawn);
            window.settle();
            if (!window.tap("action-move") || !window.tap("actions-1"))
                return false;
            window.screen.board()->bringIntoView(ui::targetOf(to), 112);
            window.settle();
            window.tapBoard(ui::targetOf(to));
            return window.tap("confirm");
        };
        const Place onto = onCard(window.card, middleSpace);
        QVERIFY(go(onto));
        QVERIFY(window.state().pawns[window.pawn.index()].at == onto);
        keepPicture(window, "card-pawn");
        QVERIFY(go(window.at));
        QVERIFY(window.state().pawns[window.pawn.index()].at == window.at);
    }

    void theSpaceThatIsTappedOnACardIsTheOneShown()
    {
        for (const int count : {1, 2, 3, 4}) {
            Card card;
            card.spaces = std::vector<Space>(static_cast<std::size_t>(count));
            for (int i = 0; i < count; ++i)
                (*card.spaces)[static_cast<std::size_t>(i)].id = sideSpace(i);
            const auto spaces = ui::cardSpaces(card);
            for (const ui::CardSpace& a : spaces)
                for (const ui::CardSpace& b : spaces)
                    QVERIFY(&a == &b || QLineF(a.at, b.at).length() * ui::metrics::choosingR >= 48 + 8);
        }
    }

    void eachPawnOfACrowdCanBeTapped()
    {
        for (const std::size_t count : {2U, 5U}) {
            CardWindow window;
            QVERIFY(window.ready);
            const Place at = onCard(window.card, middleSpace);
            QVERIFY(crowd(window, at, count));
            std::vector<PawnId> there;
            for (const PawnId pawn : pawnIds(window.state()))
                if (window.state().pawns[pawn.index()].at == at)
                    there.push_back(pawn);
            QCOMPARE(there.size(), count);
            window.screen.board()->bringIntoView(ui::CardSpot{window.card, {}}, 90);
            window.settle();
            window.tapBoard(there.front()); // spreads them out
            if (count == 5)
                keepPicture(window, "fan");
            for (const PawnId pawn : there) {
                window.tapBoard(pawn);
                QVERIFY2(window.screen.subject() == presentation::Subject(pawn),
                         qPrintable(QString::number(pawn.value)));
            }
        }
    }

    void spacesThatAreChosenComeIntoView()
    {
        CardWindow window;
        QVERIFY(window.ready);
        Choice choice;
        choice.kind = ChoiceKind::Place;
        choice.player = window.state().turn.player;
        choice.source = BlockId{window.at.piece};
        choice.options = {onCard(window.card, middleSpace), window.at};
        ui::PickFlow flow(*window.look, window.screen.driver(), [&] {
            ui::PickFlow::Question question;
            for (const Option& option : choice.options)
                question.commands.push_back(ui::build::choose(choice, option));
            return question;
        });
        const auto view = flow.inView();
        QVERIFY(view);
        QVERIFY(view->leastR >= 112);
        QCOMPARE(view->targets.size(), choice.options.size());
        QVERIFY(flow.overlay().choosingSpaces);
        QCOMPARE(flow.overlay().steps.size(), std::size_t(2));
        QSignalSpy picked(&flow, &ui::PickFlow::picked);
        flow.tap(ui::CardSpot{window.card, middleSpace});
        QCOMPARE(picked.count(), 1);
    }

    /// Only what does harm shows brackets.
    void aGainThreatensNobody()
    {
        TableWindow window(support::sampleTable());
        while (window.screen.closeInner()) { }
        Choice choice;
        choice.kind = ChoiceKind::Pawn;
        choice.options = {PawnId{0}, PawnId{1}};
        ui::PickFlow flow(*window.look, window.screen.driver(), [&] {
            ui::PickFlow::Question question;
            for (const Option& option : choice.options)
                question.commands.push_back(ui::build::choose(choice, option));
            return question;
        });
        for (const auto& [pawn, state] : flow.overlay().pawnStates)
            QVERIFY(state == ui::PawnState::Possible);
        QCOMPARE(flow.overlay().pawnStates.size(), std::size_t(2));
    }

    /// A tap that means none of the choices tells the rule that stops it.
    void whatCannotBeAttackedSaysWhy()
    {
        TableWindow window(support::sampleTable());
        while (window.screen.closeInner()) { }
        window.toAction();
        const PawnId own = speedrunnerOf(window.state().turn.player);
        std::vector<PawnId> others;
        for (const PawnId pawn : pawnIds(window.state()))
            if (window.state().pawns[pawn.index()].at && pawn != own)
                others.push_back(pawn);
        QVERIFY(others.size() >= 2);
        ui::PickFlow flow(*window.look, window.screen.driver(), [&] {
            ui::PickFlow::Question question;
            question.commands = {ui::build::deletePawn(own, others[0], false)};
            return question;
        });
        flow.tap(own); // nobody attacks himself
        const std::unique_ptr<QWidget> panel(flow.panel());
        QVERIFY(panel->findChild<QWidget*>("refusal"));
        QVERIFY(panel->findChild<QWidget*>("why"));
    }

    void aBlockTellsWhatIsPrintedAndWhatIsNotEntered()
    {
        TableWindow window(support::sampleTable());
        int dice = 0;
        for (const BlockId block : blockIds(window.state())) {
            if (!window.state().blocks[block.index()] || block == centralCore)
                continue;
            const Face& face = faceOf(window.state(), block);
            const auto facts = presentation::blockFacts(window.state(), block);
            const auto ice = std::ranges::find(facts, QStringLiteral("ICE"), &presentation::PieceFact::title);
            QVERIFY(ice != facts.end());
            QCOMPARE(ice->known, face.ice.has_value());
            QCOMPARE(static_cast<int>(ice->dice.size()), face.ice ? face.ice->numbers.size() : 0);
            dice += static_cast<int>(ice->dice.size());
        }
        QVERIFY(dice > 4);
        TableWindow blank(support::freshTable(false));
        for (const presentation::PieceFact& fact : presentation::blockFacts(blank.state(), BlockId{2}))
            QVERIFY2(!fact.known || fact.title == "Spaces", qPrintable(fact.title));
        window.screen.select(BlockId{2});
        window.settle();
        QVERIFY(window.part("facts"));
        keepPicture(window, "block-now");
    }

    /// hand, skulls and effects of a space, and ICE that nobody has entered, are on the block.
    void whatTheSecondEditionPrintsIsPainted()
    {
        TableWindow window(support::sampleTable());
        while (window.screen.closeInner()) { }
        const auto sprawl = *findBlock(*window.state().components, "sprawl");
        const auto cleaner = *findBlock(*window.state().components, "cleaner-a");
        ui::BlockLook look = ui::lookOf(window.state(), sprawl, "Sprawl");
        const auto painted = [&](const Face& face, double r) {
            QImage image(static_cast<int>(2.2 * r), static_cast<int>(2.2 * r), QImage::Format_ARGB32_Premultiplied);
            image.fill(window.look->ink(ui::Ink::Board));
            QPainter painter(&image);
            painter.translate(image.rect().center());
            look.face = std::make_shared<const Face>(face);
            ui::BlockPainter(painter, *window.look, r).paint(look);
            return image;
        };
        Face plain = faceOf(window.state(), cleaner);
        plain.spaces = graphOf(faceOf(window.state(), sprawl)).spaces;
        Face rich = plain;
        for (Space& space : *rich.spaces) {
            space.hand = 1;
            space.skulls = 2;
            space.effects.emplace_back().kind = EffectKind::Bonus;
        }
        rich.spaces->back().defence.unshielded = {1, 2, 3};
        Effect gain;
        gain.kind = EffectKind::ExtraCounter;
        rich.placed = std::vector<Effect>{gain, gain};
        for (const double r : {70.0, 96.0, 200.0})
            QVERIFY(painted(plain, r) != painted(rich, r));
        Face noIce = plain;
        noIce.ice = Ice{};
        Face unknown = plain;
        unknown.ice.reset();
        QVERIFY(painted(noIce, 96) != painted(unknown, 96));
        const QString folder = qEnvironmentVariable("ZC_PICTURES");
        if (folder.isEmpty())
            return;
        painted(rich, 200).save(folder + "/rich-200.png");
        painted(rich, 96).save(folder + "/rich-96.png");
        painted(unknown, 96).save(folder + "/unknown-ice.png");
    }

    void fromAfarATapComesNearerFirst()
    {
        TableWindow window(support::sampleTable(), {360, 740});
        while (window.screen.closeInner()) { }
        window.screen.board()->fit();
        window.settle();
        QVERIFY(window.screen.board()->r() < 64);
        const auto before = window.screen.subject();
        window.tapBoard(ui::BlockSpot{centralCore, std::nullopt});
        QVERIFY(window.screen.board()->r() >= 64);
        QVERIFY(window.screen.subject() == before);
        keepPicture(window, "phone-near");
    }
};

QTEST_MAIN(PiecesTest)
#include "pieces_test.moc"
