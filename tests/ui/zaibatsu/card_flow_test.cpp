// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Equip, Place card and Enter with counted taps: costs in view, refusals with their rule, places on the board.
#include "presentation/languages.h"
#include "ui/zaibatsu/card_editor.h"
#include "ui/zaibatsu/enter_flow.h"
#include "ui/zaibatsu/equip_flow.h"
#include "ui/zaibatsu/hexagon.h"
#include "ui/zaibatsu/pawn_editor.h"
#include "ui/zaibatsu/place_card_flow.h"
#include "ui/zaibatsu/window_fixture.h"
#include "zaibatsu/piece_ids.h"

#include <QtTest>

#include <set>

using namespace zaibatsu;
using support::TableWindow;

namespace {

/// Red's action phase with five bonus counters; Sprawl lies beside the Core and is Red's. Nothing of cards is entered.
struct Playing : TableWindow {
    explicit Playing(QSize size = {1280, 800}, double scale = 1.0)
        : TableWindow(support::freshTable(false), size, scale)
    {
        Command rolls;
        rolls.action = StartingRolls{{{Colour::Red, {5}}, {Colour::Blue, {2}}}, std::nullopt};
        screen.driver().act(rolls);
        Face face;
        face.key = "sprawl";
        face.sides = hex::Six();
        for (const int side : {0, 1, 4})
            face.sides->set(side);
        screen.driver().act(ui::build::setBlock(face));
        Adjust adjust;
        BlockPatch laid;
        laid.block = block("sprawl");
        laid.at = hex::Cell{1, 0};
        laid.owner = std::optional(Colour::Red);
        adjust.blocks.push_back(laid);
        PlayerPatch rich;
        rich.colour = Colour::Red;
        rich.bonus = 5;
        adjust.players.push_back(rich);
        Command put;
        put.action = adjust;
        screen.driver().act(put);
        toAction();
        screen.select(runner());
        settle();
    }
    [[nodiscard]] BlockId block(const char* key) const { return *findBlock(*state().components, key); }
    [[nodiscard]] CardId card(const char* key) const { return *findCard(*state().components, key); }
    [[nodiscard]] PawnId runner() const { return speedrunnerOf(Colour::Red); }
    [[nodiscard]] int bonus() const { return findPlayer(state(), Colour::Red)->bonus; }
    bool taps(const QStringList& names)
    {
        return std::all_of(names.begin(), names.end(), [this](const QString& name) {
            if (tap(name))
                return true;
            qWarning() << "not found:" << name;
            return false;
        });
    }
    /// Enters the kind and cost of a card without a finger.
    void know(const char* key, CardUse use, int cost)
    {
        Card known;
        known.key = key;
        known.use = use;
        known.cost = cost;
        screen.driver().act(ui::build::setCard(known, 1));
        settle();
    }
    void knowGate(const char* key, int cost, const char* pawn, int price)
    {
        know(key, CardUse::BlockCard, cost);
        PawnCard known;
        known.key = pawn;
        known.cost = price;
        screen.driver().act(ui::build::setPawn(known));
    }
    [[nodiscard]] QString words() const
    {
        QStringList texts;
        for (const auto* label : screen.findChildren<ui::Label*>())
            if (label->isVisible())
                texts << label->text();
        return texts.join('|');
    }
};

} // namespace

class CardFlowTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        QVERIFY(m_languages.install(presentation::Language::English));
    }

    void equipTakesAtMostFourTapsAndShowsTheCost()
    {
        Playing table;
        table.know("nanosoft", CardUse::Generic, 2);
        const int before = table.TableWindow::taps;
        QVERIFY(table.tap("action-equip"));
        QVERIFY2(table.words().contains("2 bonus counter"), qPrintable(table.words()));
        QVERIFY2(table.words().contains("5 free bonus counter"), qPrintable(table.words()));
        QVERIFY(table.tap("card-nanosoft"));
        QVERIFY2(table.words().contains("2 bonus counter"),
                 qPrintable(table.words())); // beside the card, not in the button
        QVERIFY(table.tap("confirm"));
        QVERIFY(table.TableWindow::taps - before <= 4);
        QCOMPARE(stateOf(table.state(), table.card("nanosoft")).pawn, std::optional(table.runner()));
        QCOMPARE(table.bonus(), 3);
        QVERIFY(!table.screen.flow());
    }

    void anUnknownCardIsEnteredOnTheWay()
    {
        Playing table;
        QVERIFY(table.taps({"action-equip", "card-chipware"}));
        QVERIFY(qobject_cast<ui::CardEditor*>(table.screen.flow()));
        QVERIFY(table.taps({"use-0", "cost-1", "icebreaker-1", "keep"}));
        auto* equip = qobject_cast<ui::EquipFlow*>(table.screen.flow());
        QVERIFY(equip && equip->chosen() == table.card("chipware"));
        QVERIFY(table.tap("confirm"));
        QCOMPARE(stateOf(table.state(), table.card("chipware")).where, CardWhere::Equipped);
        QCOMPARE(table.bonus(), 4);
    }

    void aMissingCardIsAddedByItsName()
    {
        Playing table;
        QVERIFY(table.tap("action-equip"));
        auto* filter = qobject_cast<QLineEdit*>(table.part("filter"));
        QVERIFY(filter);
        QTest::keyClicks(filter, "Neural Érable");
        table.settle();
        QVERIFY(table.tap("new-card"));
        QVERIFY(table.taps({"use-0", "cost-0", "keep"}));
        const auto added = findCard(*table.state().components, "neural-erable");
        QVERIFY(added);
        QCOMPARE(printedOf(table.state(), *added).name, std::string("Neural Érable"));
        QVERIFY(table.tap("confirm"));
        QCOMPARE(stateOf(table.state(), *added).pawn, std::optional(table.runner()));
    }

    void aRefusedCardSaysWhyAndMayBeDoneAnyway()
    {
        Playing table;
        table.know("automatic-gun", CardUse::DroneWeapon, 1);
        table.know("nanosoft", CardUse::Generic, 9);
        QVERIFY(table.tap("action-equip"));
        auto* gun = table.part("card-automatic-gun");
        QVERIFY(gun && !gun->findChild<ui::ActionRow*>()->isPossible());
        QVERIFY(gun->findChild<QPushButton*>("anyway"));
        auto* dear = table.part("card-nanosoft");
        QVERIFY(dear && !dear->findChild<ui::ActionRow*>()->isPossible());
        QVERIFY(!dear->findChild<QPushButton*>("anyway")); // counters that are not there cannot be paid
        QString asked;
        QObject::connect(&table.screen, &ui::TableScreen::ruleRequested, &table.screen,
                         [&](const QString& rule) { asked = rule; });
        for (auto* why : dear->findChildren<QAbstractButton*>())
            if (why->isVisible())
                why->click();
        QCOMPARE(asked, QStringLiteral("R-120"));
    }

    void malwareGoesOntoAnOpponentsPawnOnTheBoard()
    {
        Playing table;
        table.know("worm", CardUse::Malware, 1);
        QVERIFY(table.taps({"action-equip", "card-worm"}));
        const PawnId blue = speedrunnerOf(Colour::Blue);
        table.tapBoard(blue);
        QVERIFY(table.tap("confirm"));
        QCOMPARE(stateOf(table.state(), table.card("worm")).pawn, std::optional(blue));
    }

    void whatGlowsIsExactlyWhereTheCardMayLie()
    {
        Playing table;
        table.know("gentleman-loser", CardUse::BlockCard, 2);
        table.screen.select(std::monostate{});
        table.settle();
        QVERIFY(table.taps({"action-place-card", "card-gentleman-loser"}));
        auto* place = qobject_cast<ui::PlaceCardFlow*>(table.screen.flow());
        QVERIFY(place);
        std::set<std::pair<int, int>> glowing;
        for (const hex::Cell cell : place->legalCells())
            glowing.emplace(cell.q, cell.r);
        std::set<std::pair<int, int>> legal;
        for (const Command& command : Game::legal(table.state(), 1))
            if (const auto* each = std::get_if<PlaceCard>(&command.action)) {
                const hex::Cell cell = hex::neighbour(laidCopy(table.state(), each->beside).at, each->side);
                legal.emplace(cell.q, cell.r);
            }
        QCOMPARE(glowing, legal);
        QCOMPARE(glowing, (std::set<std::pair<int, int>>{{2, -1}, {2, 0}}));
        // Beside a wall the rule is named; a glowing cell takes the card.
        table.tapPlane(ui::hexagon::centre({1, 1}));
        QVERIFY(table.part("refusal"));
        QVERIFY(!table.tap("confirm"));
        table.tapPlane(ui::hexagon::centre({2, 0}));
        QVERIFY(!table.part("refusal"));
        QVERIFY(table.tap("confirm"));
        QCOMPARE(stateOf(table.state(), table.card("gentleman-loser")).at, std::optional(hex::Cell{2, 0}));
        QCOMPARE(table.bonus(), 3);
    }

    void aPawnComesInFromTheTableAndThePlayerWithItsCost_data()
    {
        QTest::addColumn<bool>("player");
        QTest::newRow("nothing in hand") << false;
        QTest::newRow("the player in hand") << true;
    }
    void aPawnComesInFromTheTableAndThePlayerWithItsCost()
    {
        QFETCH(bool, player);
        Playing table;
        table.know("gentleman-loser", CardUse::BlockCard, 2);
        QVERIFY(table.screen.driver().act(
            ui::build::placeCard(table.card("gentleman-loser"), table.block("sprawl"), 1, std::nullopt)));
        table.screen.select(player ? presentation::Subject(Colour::Red) : presentation::Subject());
        table.settle();
        QVERIFY(table.tap("action-enter"));
        QVERIFY(table.tap("entrant-cracker")); // its cost is not known yet
        QVERIFY(qobject_cast<ui::PawnEditor*>(table.screen.flow()));
        QVERIFY(table.taps({"cost-2", "keep"}));
        auto* confirm = qobject_cast<QPushButton*>(table.control("confirm"));
        QVERIFY(confirm && confirm->text().contains("2 bonus counter"));
        QVERIFY(table.tap("confirm"));
        const PawnId cracker = *findPawn(*table.state().components, "cracker");
        QCOMPARE(pawnOf(table.state(), cracker).where, PawnWhere::Cybernet);
        QCOMPARE(table.bonus(), 1);
    }

    void cardsAreEnteredFromTheMenu()
    {
        Playing table;
        QVERIFY(table.tap("more"));
        auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        QVERIFY(menu);
        QAction* cards = menu->findChild<QAction*>("cards");
        QVERIFY(cards);
        cards->trigger();
        menu->close();
        table.settle();
        QVERIFY(table.taps({"card-kamikaze", "use-8", "movement-5", "keep"}));
        QCOMPARE(printedOf(table.state(), table.card("kamikaze")).movement, std::optional(5));
        QVERIFY(table.part("card-kamikaze")); // back in the list
    }

private:
    presentation::Languages m_languages;
};

QTEST_MAIN(CardFlowTest)
#include "card_flow_test.moc"
