// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Cards attached in the second edition: printed slots, cards for an enemy, block cards as part of their block
//
#include "zaibatsu/support/table.h"

#include <QTest>

#include <algorithm>

using namespace zaibatsu;
using namespace testing;

namespace {

void addSlotted(Table& table, const char* key, CardUse use, const char* slot)
{
    table.addCard(key, [&](Card& card) {
        card.use = use;
        card.slot = slot;
        card.cost = 0;
    });
}

Equip equip(const Table& table, const char* card, const char* pawn) { return {table.card(card), table.pawn(pawn)}; }

void giveSlots(Table& table, const char* pawn, std::vector<std::string> names)
{
    table.printPawn(pawn, [&](PawnCard& card) { card.slotNames = std::move(names); });
}

/// The Gentleman Loser beside the Sprawl, both red's; red's Speedrunner and Cleaner A on the card, the gynoid of
/// blue's and blue's Speedrunner on the Sprawl.
Table onTheCard(Edition edition)
{
    Table table(2, edition);
    table.lay("sprawl", {1, 0});
    table.lay("antro", {0, 1});
    for (const char* key : {"gentleman-loser", "cabazia-club"})
        table.addCard(key, [](Card& card) {
            card.use = CardUse::BlockCard;
            card.cost = 0;
        });
    Game::evolve(table.state, CardPlaced{table.card("gentleman-loser"), {2, 0}, table.block("sprawl"), Colour::Red});
    table.stand("speedrunner-red", "gentleman-loser/c", Colour::Red);
    table.stand("cleaner-a", "gentleman-loser/c", Colour::Red);
    table.stand("speedrunner-blue", "sprawl/4", Colour::Blue);
    table.stand("gynoid", "sprawl/c", Colour::Blue);
    table.printPawn("gynoid", [](PawnCard& card) { card.ice = Ice{{4}, false}; });
    return table;
}

Effect attackAll(Reach reach)
{
    Effect effect;
    effect.kind = EffectKind::AttackAll;
    effect.skulls = 1;
    effect.reach = reach;
    return effect;
}

} // namespace

class AttachedCardsTest : public QObject {
    Q_OBJECT
private slots:
    void printedSlotsAloneDecide_data();
    void printedSlotsAloneDecide();
    void unknownSlotsAreNotGuessed();
    void aCardThatLosesItsHoldIsTakenOffByHand();
    void cardsForAnEnemy();
    void cardsForABlock();
    void aBlockCardIsPartOfItsBlock_data();
    void aBlockCardIsPartOfItsBlock();
    void effectsReachOverTheBlockCard_data();
    void effectsReachOverTheBlockCard();
    void whatIsListedFromTheCard();
    void cardsOfALostBlock_data();
    void cardsOfALostBlock();
    void whoAttaches();
};

void AttachedCardsTest::printedSlotsAloneDecide_data() // not the places of the first edition
{
    QTest::addColumn<QString>("pawn");
    QTest::addColumn<QString>("printed");
    QTest::addColumn<int>("use");
    QTest::addColumn<QString>("slot");
    QTest::addColumn<int>("fit");
    QTest::newRow("two weapons") << "speedrunner-red" << "weapon,weapon" << int(CardUse::Weapon) << "weapon" << 2;
    QTest::newRow("two armours") << "speedrunner-red" << "armor,armor" << int(CardUse::Defence) << "armor" << 2;
    QTest::newRow("a bot, then none") << "cleaner-a" << "gadget" << int(CardUse::Bot) << "gadget" << 1;
    QTest::newRow("two consoles") << "cleaner-a" << "gadget,gadget" << int(CardUse::Neuroconsole) << "gadget" << 2;
    QTest::newRow("a drone's module") << "hulk-drone" << "module,armor" << int(CardUse::Generic) << "module" << 1;
    QTest::newRow("a drone's armour") << "hulk-drone" << "module,armor" << int(CardUse::Defence) << "armor" << 1;
    QTest::newRow("a gun for a Cleaner") << "cleaner-a" << "weapon" << int(CardUse::DroneWeapon) << "weapon" << 1;
    QTest::newRow("no slot of that kind") << "speedrunner-red" << "gadget" << int(CardUse::Generic) << "add-on" << 0;
}

void AttachedCardsTest::printedSlotsAloneDecide()
{
    QFETCH(QString, pawn);
    QFETCH(QString, printed);
    QFETCH(int, use);
    QFETCH(QString, slot);
    QFETCH(int, fit);
    const QByteArray key = pawn.toUtf8();
    Table table(2, Edition::Second2017);
    table.stand(key.constData(), pawn == "hulk-drone" ? "central-core" : "central-core/c", Colour::Red);
    std::vector<std::string> names;
    for (const QString& name : printed.split(','))
        names.push_back(name.toStdString());
    giveSlots(table, key.constData(), names);
    const QByteArray kind = slot.toUtf8();
    int carried = 0;
    for (const char* card : {"one", "two", "three"}) {
        addSlotted(table, card, static_cast<CardUse>(use), kind.constData());
        const QByteArray answer = table.play(equip(table, card, key.constData()));
        carried += answer == "ok" ? 1 : 0;
        QVERIFY(answer == "ok" || answer == "R-162");
    }
    QCOMPARE(carried, fit);
}

void AttachedCardsTest::unknownSlotsAreNotGuessed()
{
    Table table(2, Edition::Second2017);
    addSlotted(table, "gun", CardUse::Weapon, "weapon");
    QCOMPARE(table.answer(equip(table, "gun", "speedrunner-red")), QByteArray("R-129")); // by its use, as long as that
    giveSlots(table, "speedrunner-red", {"weapon"});
    QCOMPARE(table.answer(equip(table, "gun", "speedrunner-red")), QByteArray("ok"));
    Table first(2); // slots are the second edition's
    addSlotted(first, "gun", CardUse::Generic, "weapon");
    giveSlots(first, "speedrunner-red", {"gadget"});
    QCOMPARE(first.answer(equip(first, "gun", "speedrunner-red")), QByteArray("ok"));
}

void AttachedCardsTest::aCardThatLosesItsHoldIsTakenOffByHand() // data, which the players act on
{
    Table table(2, Edition::Second2017);
    addSlotted(table, "hyper", CardUse::Generic, "add-on");
    giveSlots(table, "speedrunner-red", {"add-on"});
    table.enrich(Colour::Red, 2);
    table.give("hyper", "speedrunner-red", 2);
    const auto put = [&](auto change) {
        Adjust adjust;
        adjust.cards.emplace_back().card = table.card("hyper");
        change(adjust.cards.back());
        return table.play(adjust);
    };
    QCOMPARE(put([](CardPatch& card) { card.paid = 1; }), QByteArray("ok")); // one of the two counters is lost
    QCOMPARE(table.lying("hyper").where, CardWhere::Equipped);
    PawnCard slotless;
    slotless.key = "speedrunner-red";
    slotless.slotNames = std::vector<std::string>{};
    QCOMPARE(table.play(SetPawn{slotless}), QByteArray("ok"));
    QCOMPARE(table.lying("hyper").where, CardWhere::Equipped);
    QCOMPARE(put([](CardPatch& card) { card.where = CardWhere::Discarded; }), QByteArray("ok"));
    QCOMPARE(table.lying("hyper").where, CardWhere::Discarded);
    QVERIFY(!table.lying("hyper").pawn);
}

void AttachedCardsTest::cardsForAnEnemy()
{
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        const bool second = edition == Edition::Second2017;
        Table table(2, edition);
        addSlotted(table, "spammer", CardUse::Generic, "add-on");
        table.printCard("spammer", [](Card& card) { card.on = CardOn::Enemy; });
        QCOMPARE(table.answer(equip(table, "spammer", "speedrunner-red")), QByteArray(second ? "R-139" : "ok"));
        QCOMPARE(table.answer(equip(table, "spammer", "speedrunner-blue")), QByteArray(second ? "ok" : "R-123"));
        table.printCard("spammer", [](Card& card) { card.use.reset(); });
        QCOMPARE(table.answer(equip(table, "spammer", "speedrunner-blue")), QByteArray(second ? "ok" : "needs use"));
    }
}

void AttachedCardsTest::cardsForABlock()
{
    Table table = onTheCard(Edition::Second2017);
    table.printCard("cabazia-club", [](Card& card) {
        card.use.reset();
        card.on = CardOn::Block;
    });
    const PlaceCard place{table.card("cabazia-club"), table.block("sprawl"), 0, table.pawn("speedrunner-red")};
    QCOMPARE(table.answer(place), QByteArray("ok"));
    QCOMPARE(table.answer(equip(table, "cabazia-club", "speedrunner-red")), QByteArray("R-033"));
}

void AttachedCardsTest::aBlockCardIsPartOfItsBlock_data()
{
    QTest::addColumn<int>("edition");
    QTest::newRow("first edition: a place of its own") << int(Edition::First2011);
    QTest::newRow("R-164 second edition: part of the block") << int(Edition::Second2017);
}

void AttachedCardsTest::aBlockCardIsPartOfItsBlock()
{
    QFETCH(int, edition);
    const bool part = edition == int(Edition::Second2017);
    const Table table = onTheCard(static_cast<Edition>(edition));
    const PawnId runner = table.pawn("speedrunner-red");
    QCOMPARE(table.answer(Icebreak{runner, table.block("sprawl"), {}, false}), QByteArray(part ? "dice 1" : "R-064"));
    QCOMPARE(table.answer(Icebreak{runner, table.pawn("gynoid"), {}, false}), QByteArray(part ? "dice 1" : "R-086"));
    QCOMPARE(table.answer(Icebreak{runner, table.block("antro"), {}, false}), QByteArray("R-064"));
    QCOMPARE(table.answer(Delete{table.pawn("cleaner-a"), table.pawn("gynoid"), {}, false}),
             QByteArray(part ? "dice 1" : "R-092"));
    Table back = table; // and from the block to the card
    back.state.turn.player = Colour::Blue;
    QCOMPARE(back.answer(Delete{table.pawn("gynoid"), runner, {}, false}), QByteArray(part ? "dice 1" : "R-092"));
    if (!part)
        return;
    Table malware = table;
    malware.addCard("worm", [](Card& card) {
        card.use = CardUse::Malware;
        card.cost = 0;
    });
    QCOMPARE(malware.answer(equip(malware, "worm", "gynoid")), QByteArray("ok"));
    malware.stand("gynoid", "antro/c", Colour::Blue);
    QCOMPARE(malware.answer(equip(malware, "worm", "gynoid")), QByteArray("R-163"));
    QCOMPARE(table.answer(PlaceCard{table.card("cabazia-club"), table.block("sprawl"), 0, runner}), QByteArray("ok"));
}

void AttachedCardsTest::effectsReachOverTheBlockCard_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<int>("reach");
    QTest::addColumn<bool>("block");
    QTest::addColumn<bool>("card");
    QTest::newRow("R-164 this block") << int(Edition::Second2017) << int(Reach::Block) << true << true;
    QTest::newRow("R-164 adjacent blocks") << int(Edition::Second2017) << int(Reach::Adjacent) << false << false;
    QTest::newRow("first edition: the card is no block")
        << int(Edition::First2011) << int(Reach::Block) << false << false;
}

void AttachedCardsTest::effectsReachOverTheBlockCard() // A-099, from a pawn that stood on the card
{
    QFETCH(int, edition);
    QFETCH(int, reach);
    QFETCH(bool, block);
    QFETCH(bool, card);
    Table table = onTheCard(static_cast<Edition>(edition));
    table.addCard("kamikaze", [&](Card& printed) { printed.sacrifice = {attackAll(static_cast<Reach>(reach))}; });
    table.give("kamikaze", "cleaner-a");
    QCOMPARE(table.play(Sacrifice{table.pawn("cleaner-a")}), QByteArray("ok"));
    if (!table.state.pending.empty())
        QCOMPARE(table.play(Choose{1, {}, typed({5})}), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").where, block ? PawnWhere::Reserve : PawnWhere::Cybernet);
    QCOMPARE(table.at("speedrunner-red").where, card ? PawnWhere::Eliminated : PawnWhere::Cybernet);
}

void AttachedCardsTest::whatIsListedFromTheCard()
{
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        const Table table = onTheCard(edition);
        const auto list = Game::legal(table.state, 1);
        const bool listed = std::any_of(list.begin(), list.end(), [&](const Command& command) {
            const auto* icebreak = std::get_if<Icebreak>(&command.action);
            return icebreak && icebreak->target == std::variant<BlockId, PawnId>{table.block("sprawl")}
            && icebreak->pawn == table.pawn("speedrunner-red");
        });
        QCOMPARE(listed, edition == Edition::Second2017);
    }
}

void AttachedCardsTest::cardsOfALostBlock_data()
{
    QTest::addColumn<int>("edition");
    QTest::addColumn<bool>("stays");
    QTest::newRow("R-135 first edition") << int(Edition::First2011) << false;
    QTest::newRow("R-164 second edition") << int(Edition::Second2017) << true;
}

void AttachedCardsTest::cardsOfALostBlock()
{
    QFETCH(int, edition);
    QFETCH(bool, stays);
    Table table = onTheCard(static_cast<Edition>(edition));
    Game::evolve(table.state, ControlGained{table.block("sprawl"), Colour::Red});
    Game::evolve(table.state, CounterPlaced{table.block("sprawl"), Colour::Red, 1});
    table.state.turn.player = Colour::Blue;
    QCOMPARE(table.play(Icebreak{table.pawn("speedrunner-blue"), table.block("sprawl"), typed({2}), false}),
             QByteArray("ok"));
    QCOMPARE(table.lying("gentleman-loser").where, stays ? CardWhere::Cybernet : CardWhere::Discarded);
}

void AttachedCardsTest::whoAttaches() // an own pawn
{
    Table table = onTheCard(Edition::Second2017);
    PlaceCard place{table.card("cabazia-club"), table.block("sprawl"), 0, table.pawn("gynoid")};
    QCOMPARE(table.answer(place), QByteArray("R-164"));
    place.pawn = table.pawn("cleaner-a");
    QCOMPARE(table.answer(place), QByteArray("ok"));
}

QTEST_GUILESS_MAIN(AttachedCardsTest)
#include "attached_cards_test.moc"
