// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Items, bots, malware, block cards, Cracker and Cyborg, the hand maximum.
#include "zaibatsu/outlook.h"
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

void addUse(Table& table, const char* key, CardUse use, std::optional<int> cost = 0)
{
    table.addCard(key, [&](Card& card) {
        card.use = use;
        card.cost = cost;
    });
}

CardUse useOf(const QString& word)
{
    const QStringList words{"generic", "defence", "neuroconsole", "weapon", "drone-weapon",
                            "bot",     "malware", "block-card",   "none"};
    return static_cast<CardUse>(words.indexOf(word));
}

/// Red's Speedrunner, Cleaner A and Probe on the Core, blue's Speedrunner there too; the gynoid free.
Table gathered(Edition edition = Edition::First2011, std::map<RuleId, bool> switches = {})
{
    Table table(2, edition, std::move(switches));
    table.stand("cleaner-a", "central-core/c", Colour::Red);
    table.stand("probe-drone", "central-core/c", Colour::Red);
    table.stand("gynoid", "central-core/c", {});
    return table;
}

Equip equip(const Table& table, const char* card, const char* pawn) { return {table.card(card), table.pawn(pawn)}; }

/// The Sprawl east of the Core is red's; the Gentleman Loser is at hand.
Table landlord(Edition edition = Edition::First2011, std::map<RuleId, bool> switches = {})
{
    Table table(2, edition, std::move(switches));
    table.lay("sprawl", {1, 0}, 0, Colour::Red);
    addUse(table, "gentleman-loser", CardUse::BlockCard, 1);
    table.printCard("gentleman-loser", [&](Card& card) { card.pawn = table.pawn("cracker"); });
    table.enrich(Colour::Red, 4);
    return table;
}

PlaceCard beside(const Table& table, int side, const char* block = "sprawl")
{
    return {table.card("gentleman-loser"), table.block(block), side, {}};
}

} // namespace

class CardsTest : public QObject {
    Q_OBJECT
private slots:
    void whoCarriesWhat_data();
    void whoCarriesWhat();
    void onePlaceForEachKind_data();
    void onePlaceForEachKind();
    void payingForAnItem();
    void paidNowEquippedLater();
    void automaticGunGivesDelete();
    void malware();
    void slotsOfTheSecondEdition();
    void whereBlockCardsLie_data();
    void whereBlockCardsLie();
    void blockCardsOfTheSecondEdition();
    void twoCardsInOneCell();
    void crackerEnters();
    void crackerComesBack();
    void handMaximum_data();
    void handMaximum();
};

void CardsTest::whoCarriesWhat_data()
{
    QTest::addColumn<QString>("use");
    QTest::addColumn<QString>("pawn");
    QTest::addColumn<QString>("answer");
    QTest::newRow("R-126 generic") << "generic" << "speedrunner-red" << "ok";
    QTest::newRow("R-126 generic, drone") << "generic" << "probe-drone" << "R-108";
    QTest::newRow("R-127 defence") << "defence" << "cleaner-a" << "ok";
    QTest::newRow("R-127 defence, drone") << "defence" << "probe-drone" << "R-108";
    QTest::newRow("R-128 neuroconsole") << "neuroconsole" << "speedrunner-red" << "ok";
    QTest::newRow("R-128 neuroconsole, no Icebreaker") << "neuroconsole" << "cleaner-a" << "R-128";
    QTest::newRow("R-129 weapon") << "weapon" << "cleaner-a" << "ok";
    QTest::newRow("R-129 weapon, no Delete") << "weapon" << "speedrunner-red" << "R-129";
    QTest::newRow("R-130 Automatic gun") << "drone-weapon" << "probe-drone" << "ok";
    QTest::newRow("R-130 Automatic gun, no drone") << "drone-weapon" << "cleaner-a" << "R-130";
    QTest::newRow("R-131 bot") << "bot" << "speedrunner-red" << "ok";
    QTest::newRow("R-131 bot, no Icebreaker") << "bot" << "cleaner-a" << "R-131";
    QTest::newRow("R-108 bot, drone") << "bot" << "probe-drone" << "R-108";
    QTest::newRow("R-123 another's pawn") << "generic" << "speedrunner-blue" << "R-123";
    QTest::newRow("R-123 nobody's pawn") << "generic" << "gynoid" << "R-123";
    QTest::newRow("R-123 in reserve") << "generic" << "cleaner-b" << "R-123";
    QTest::newRow("R-033 no item") << "none" << "cleaner-a" << "R-033";
    QTest::newRow("R-033 a block card") << "block-card" << "cleaner-a" << "R-033";
}

void CardsTest::whoCarriesWhat()
{
    QFETCH(QString, use);
    QFETCH(QString, pawn);
    QFETCH(QString, answer);
    Table table = gathered();
    addUse(table, "thing", useOf(use));
    const QByteArray key = pawn.toUtf8();
    QCOMPARE(QString(table.play(equip(table, "thing", key.constData()))), answer);
    if (answer == "ok") {
        QCOMPARE(table.lying("thing").pawn, std::optional(table.pawn(key.constData())));
        QCOMPARE(table.answer(equip(table, "thing", key.constData())), QByteArray("R-026"));
        QCOMPARE(table.answer(overriding(equip(table, "thing", key.constData()))), QByteArray("R-026"));
    }
    Table unknown = gathered();
    unknown.addCard("thing");
    QCOMPARE(unknown.answer(equip(unknown, "thing", "speedrunner-red")), QByteArray("needs use"));
    addUse(unknown, "costly", CardUse::Generic, {});
    QCOMPARE(unknown.answer(equip(unknown, "costly", "speedrunner-red")), QByteArray("needs cost"));
    unknown.printPawn("speedrunner-red", [](PawnCard& card) { card.abilities.reset(); });
    addUse(unknown, "bot", CardUse::Bot);
    QCOMPARE(unknown.answer(equip(unknown, "bot", "speedrunner-red")), QByteArray("needs abilities"));
    Game::evolve(table.state, PawnEliminated{table.pawn("speedrunner-red"), PawnWhere::Eliminated, {}, Colour::Red});
    addUse(table, "late", CardUse::Generic);
    QCOMPARE(table.answer(equip(table, "late", "speedrunner-red")), QByteArray("A-101"));
}

void CardsTest::onePlaceForEachKind_data()
{
    QTest::addColumn<QString>("worn");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("on");
    QTest::addColumn<QString>("off");
    QTest::newRow("A-102 generic twice") << "generic" << "generic" << "A-102" << "ok" << "A-102";
    QTest::newRow("R-127 armour twice") << "defence" << "defence" << "A-103" << "R-127" << "R-127";
    QTest::newRow("R-128 console twice") << "neuroconsole" << "neuroconsole" << "A-103" << "R-128" << "R-128";
    QTest::newRow("R-129 weapon twice") << "weapon" << "weapon" << "A-103" << "R-129" << "R-129";
    QTest::newRow("A-103 weapon and console") << "weapon" << "neuroconsole" << "A-103" << "ok" << "A-103";
    QTest::newRow("A-103 console and weapon") << "neuroconsole" << "weapon" << "A-103" << "ok" << "A-103";
    QTest::newRow("A-103 armour and weapon") << "defence" << "weapon" << "A-103" << "ok" << "ok";
    QTest::newRow("A-103 console and armour") << "neuroconsole" << "defence" << "A-103" << "ok" << "ok";
    QTest::newRow("A-103 armour and generic") << "defence" << "generic" << "A-103" << "ok" << "ok";
    QTest::newRow("A-104 bot and console") << "bot" << "neuroconsole" << "A-104" << "ok" << "A-104";
    QTest::newRow("A-104 two bots") << "bot" << "bot" << "A-104" << "ok" << "A-104";
}

void CardsTest::onePlaceForEachKind()
{
    QFETCH(QString, worn);
    QFETCH(QString, next);
    QFETCH(QString, id);
    QFETCH(QString, on);
    QFETCH(QString, off);
    const RuleId ruling{'A', static_cast<std::uint16_t>(id.mid(2).toInt())};
    for (const bool switched : {false, true}) {
        Table table = gathered(Edition::First2011, {{ruling, !switched}});
        table.printPawn("speedrunner-red",
                        [](PawnCard& card) { card.abilities = Abilities{Ability::Icebreaker, Ability::Delete}; });
        addUse(table, "worn", useOf(worn));
        addUse(table, "next", useOf(next));
        QCOMPARE(table.play(equip(table, "worn", "speedrunner-red")), QByteArray("ok"));
        QCOMPARE(QString(table.answer(equip(table, "next", "speedrunner-red"))), switched ? off : on);
        QCOMPARE(table.answer(overriding(equip(table, "next", "speedrunner-red"))), QByteArray("ok"));
    }
    Table drone = gathered(); // weapon and Automatic gun share one slot
    addUse(drone, "gun", CardUse::DroneWeapon);
    addUse(drone, "gun-2", CardUse::DroneWeapon);
    QCOMPARE(drone.play(equip(drone, "gun", "probe-drone")), QByteArray("ok"));
    QCOMPARE(drone.answer(equip(drone, "gun-2", "probe-drone")), QByteArray("R-130"));
}

void CardsTest::payingForAnItem()
{
    Table table = gathered();
    addUse(table, "seven", CardUse::Neuroconsole, 2);
    table.enrich(Colour::Red, 1);
    QCOMPARE(table.answer(equip(table, "seven", "speedrunner-red")), QByteArray("R-120"));
    QCOMPARE(table.answer(overriding(equip(table, "seven", "speedrunner-red"))), QByteArray("R-120"));
    table.enrich(Colour::Red, 2);
    QCOMPARE(table.play(equip(table, "seven", "speedrunner-red")), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("bonus-paid card-equipped"));
    QCOMPARE(table.player(Colour::Red).bonus, 1);
    QCOMPARE(table.lying("seven").paid, 2);
    QCOMPARE(table.lying("seven").owner, std::optional(Colour::Red));
    QCOMPARE(table.answer(Equip{table.card("seven"), {}}), QByteArray("R-026"));
    QCOMPARE(table.play(Sacrifice{table.pawn("speedrunner-red")}), QByteArray("ok"));
    QCOMPARE(table.player(Colour::Red).bonus, 3);
    QCOMPARE(table.lying("seven").where, CardWhere::Discarded);
    QCOMPARE(table.answer(equip(table, "seven", "speedrunner-red")), QByteArray("A-101"));
    Table nameless = gathered();
    addUse(nameless, "seven", CardUse::Generic);
    QCOMPARE(nameless.answer(Equip{nameless.card("seven"), {}}), QByteArray("R-123"));
}

void CardsTest::paidNowEquippedLater() // A-100 off
{
    Table table = gathered(Edition::First2011, {{rule("A-100"), false}});
    addUse(table, "seven", CardUse::Neuroconsole, 2);
    table.enrich(Colour::Red, 2);
    QCOMPARE(table.play(Equip{table.card("seven"), {}}), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("bonus-paid card-held"));
    QCOMPARE(table.lying("seven").where, CardWhere::Held);
    QCOMPARE(table.answer(Equip{table.card("seven"), {}}), QByteArray("R-123"));
    QCOMPARE(table.answer(equip(table, "seven", "cleaner-a")), QByteArray("R-128"));
    QCOMPARE(table.play(equip(table, "seven", "speedrunner-red")), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("card-equipped")); // not paid twice
    QCOMPARE(table.lying("seven").paid, 2);
}

void CardsTest::automaticGunGivesDelete()
{
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        Table table = gathered(edition);
        table.addCard("automatic-gun", [](Card& card) {
            card.use = CardUse::DroneWeapon;
            card.cost = 0;
            card.skulls = 2;
            card.grants = Abilities{Ability::Delete};
        });
        table.printPawn("probe-drone", [](PawnCard& card) {
            card.abilities = Abilities{};
            card.skulls = 0;
        });
        const Delete shot{table.pawn("probe-drone"), table.pawn("gynoid"), {}, false};
        QCOMPARE(table.answer(shot), QByteArray("R-091"));
        QCOMPARE(table.play(equip(table, "automatic-gun", "probe-drone")), QByteArray("ok"));
        QCOMPARE(table.answer(shot), QByteArray("dice 2"));
        table.printPawn("probe-drone", [](PawnCard& card) { card.cannot = Abilities{Ability::Delete}; });
        QCOMPARE(table.answer(shot), QByteArray(edition == Edition::First2011 ? "dice 2" : "R-148"));
        table.printPawn("probe-drone", [](PawnCard& card) {
            card.cannot.reset();
            card.skulls = 1;
        });
        QCOMPARE(table.answer(shot), QByteArray("dice 3"));
    }
}

void CardsTest::malware()
{
    for (const bool off : {false, true}) {
        Table table = gathered(Edition::First2011, {{rule("A-108"), !off}});
        addUse(table, "worm", CardUse::Malware, 1);
        table.enrich(Colour::Red, 1);
        table.lay("sprawl", {1, 0});
        table.stand("turret-drone", "sprawl/c", Colour::Blue);
        QCOMPARE(table.answer(equip(table, "worm", "cleaner-a")), QByteArray("R-139"));
        QCOMPARE(table.answer(equip(table, "worm", "gynoid")), QByteArray("R-139"));
        QCOMPARE(table.answer(equip(table, "worm", "turret-drone")), QByteArray(off ? "R-163" : "ok")); // drones too
        QCOMPARE(table.play(equip(table, "worm", "speedrunner-blue")), QByteArray("ok"));
        QCOMPARE(table.lying("worm").owner, std::optional(Colour::Red)); // whoever paid
        addUse(table, "virus", CardUse::Malware);
        QCOMPARE(table.answer(equip(table, "virus", "speedrunner-blue")), QByteArray(off ? "R-163" : "ok"));
    }
}

void CardsTest::slotsOfTheSecondEdition()
{
    Table table = gathered(Edition::Second2017);
    for (const char* key : {"a", "b", "c"}) {
        addUse(table, key, CardUse::Generic);
        table.printCard(key, [](Card& card) { card.slot = "add-on"; });
    }
    table.printPawn("speedrunner-red", [](PawnCard& card) { card.slotNames = {{"add-on", "gadget", "add-on"}}; });
    QCOMPARE(table.play(equip(table, "a", "speedrunner-red")), QByteArray("ok"));
    QCOMPARE(table.play(equip(table, "b", "speedrunner-red")), QByteArray("ok"));
    QCOMPARE(table.answer(equip(table, "c", "speedrunner-red")), QByteArray("R-162"));
    QCOMPARE(table.answer(equip(table, "c", "cleaner-a")), QByteArray("ok")); // its slots are not known
    addUse(table, "spammer", CardUse::Malware);
    table.printCard("spammer", [](Card& card) { card.slot = "add-on"; });
    table.printPawn("speedrunner-blue", [](PawnCard& card) { card.slotNames = std::vector<std::string>{"gadget"}; });
    QCOMPARE(table.answer(equip(table, "spammer", "speedrunner-blue")), QByteArray("R-162"));
}

void CardsTest::whereBlockCardsLie_data()
{
    QTest::addColumn<QString>("block");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("answer");
    QTest::newRow("R-134 beside an own block") << "sprawl" << 1 << "ok";
    QTest::newRow("R-134 taken by a block") << "sprawl" << 4 << "R-134";
    QTest::newRow("A-110 a side without space") << "sprawl" << 2 << "A-110";
    QTest::newRow("R-134 not controlled") << "antro" << 3 << "R-134";
    QTest::newRow("R-134 not laid") << "yakuza" << 3 << "R-134";
    QTest::newRow("A-124 the Core") << "central-core" << 0 << "A-124";
}

void CardsTest::whereBlockCardsLie()
{
    QFETCH(QString, block);
    QFETCH(int, side);
    QFETCH(QString, answer);
    Table table = landlord();
    table.print("sprawl", [](Face& face) { face.sides->set(2, false); });
    table.lay("antro", {0, 1}, 0, Colour::Blue);
    const QByteArray key = block.toUtf8();
    QCOMPARE(QString(table.play(beside(table, side, key.constData()))), answer);
    if (answer != "ok")
        return;
    QCOMPARE(table.story(), QByteArray("bonus-paid card-placed"));
    QCOMPARE(table.lying("gentleman-loser").at, std::optional(hex::Cell{2, 0}));
    QCOMPARE(table.lying("gentleman-loser").beside, std::optional(table.block("sprawl")));
    Table loose = landlord(Edition::First2011, {{rule("A-110"), false}});
    loose.print("sprawl", [](Face& face) { face.sides->set(2, false); });
    QCOMPARE(loose.answer(beside(loose, 2)), QByteArray("ok"));
    loose.printCard("gentleman-loser", [](Card& card) { card.use = CardUse::Generic; });
    QCOMPARE(loose.answer(beside(loose, 2)), QByteArray("R-033"));
    loose.printCard("gentleman-loser", [](Card& card) { card.use.reset(); });
    QCOMPARE(loose.answer(beside(loose, 2)), QByteArray("needs use"));
}

void CardsTest::blockCardsOfTheSecondEdition()
{
    Table table = landlord(Edition::Second2017);
    PlaceCard action = beside(table, 1);
    QCOMPARE(table.answer(action), QByteArray("R-164"));
    action.pawn = table.pawn("speedrunner-red");
    QCOMPARE(table.answer(action), QByteArray("R-164")); // it stands elsewhere
    table.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(table.answer(action), QByteArray("ok"));
    table.print("sprawl", [](Face& face) { face.ice = Ice{}; });
    QCOMPARE(table.answer(action), QByteArray("R-164"));
    table.print("sprawl", [](Face& face) { face.ice.reset(); });
    QCOMPARE(table.answer(action), QByteArray("needs ice"));
}

void CardsTest::twoCardsInOneCell()
{
    for (const bool off : {false, true}) {
        Table table = landlord(Edition::First2011, {{rule("A-111"), !off}});
        addUse(table, "cabazia-club", CardUse::BlockCard);
        QCOMPARE(table.play(beside(table, 1)), QByteArray("ok"));
        const PlaceCard second{table.card("cabazia-club"), table.block("sprawl"), 1, {}};
        QCOMPARE(table.answer(second), QByteArray(off ? "ok" : "R-134"));
    }
}

void CardsTest::crackerEnters()
{
    Table table = landlord();
    const Enter enter{table.pawn("cracker")};
    QCOMPARE(table.answer(enter), QByteArray("R-114"));
    QCOMPARE(table.answer(overriding(enter)), QByteArray("R-114"));
    QCOMPARE(table.answer(Enter{table.pawn("cyborg")}), QByteArray("R-116"));
    QCOMPARE(table.answer(Enter{table.pawn("gynoid")}), QByteArray("R-114"));
    QCOMPARE(table.play(beside(table, 1)), QByteArray("ok"));
    QCOMPARE(table.play(enter), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("bonus-paid pawn-placed"));
    QCOMPARE(table.at("cracker").at, std::optional(table.place("gentleman-loser/c")));
    QCOMPARE(table.at("cracker").paid, 2);
    QCOMPARE(table.at("cracker").payer, std::optional(Colour::Red));
    QCOMPARE(table.player(Colour::Red).bonus, 1);
    QCOMPARE(table.answer(enter), QByteArray("R-114")); // already in play
    Table poor = landlord();
    QCOMPARE(poor.play(beside(poor, 1)), QByteArray("ok"));
    poor.printPawn("cracker", [](PawnCard& card) { card.cost = 4; });
    QCOMPARE(poor.answer(enter), QByteArray("R-114"));
    poor.printPawn("cracker", [](PawnCard& card) { card.cost.reset(); });
    QCOMPARE(poor.answer(enter), QByteArray("needs cost"));
    poor.printPawn("cracker", [](PawnCard& card) { card.cost = 0; });
    QCOMPARE(poor.play(enter), QByteArray("ok"));
    QVERIFY(!poor.at("cracker").payer);
    QCOMPARE(poor.play(Sacrifice{poor.pawn("cracker")}), QByteArray("ok"));
    poor.state.turn.player = Colour::Blue;
    QCOMPARE(poor.answer(enter), QByteArray("R-114")); // the card is red's
    QCOMPARE(poor.answer(overriding(enter)), QByteArray("ok"));
}

void CardsTest::crackerComesBack()
{
    Table table = landlord();
    QCOMPARE(table.play(beside(table, 1)), QByteArray("ok"));
    QCOMPARE(table.play(Enter{table.pawn("cracker")}), QByteArray("ok"));
    QCOMPARE(table.play(Sacrifice{table.pawn("cracker")}), QByteArray("ok"));
    QCOMPARE(table.at("cracker").where, PawnWhere::Reserve);
    QCOMPARE(table.player(Colour::Red).bonus, 3);
    QCOMPARE(table.play(Enter{table.pawn("cracker")}), QByteArray("ok")); // by paying again
    QCOMPARE(table.player(Colour::Red).bonus, 1);
}

void CardsTest::handMaximum_data()
{
    QTest::addColumn<QString>("what");
    QTest::addColumn<int>("maximum");
    QTest::newRow("R-029 base") << "" << 5;
    QTest::newRow("R-137 Financial Sector") << "financial" << 6;
    QTest::newRow("R-133 a card with -1") << "burden" << 4;
    QTest::newRow("A-119 both") << "financial burden" << 5;
    QTest::newRow("A-131 another's pawn carries it") << "theirs" << 5;
    QTest::newRow("A-131 a pawn's own icon") << "pawn" << 7;
    QTest::newRow("A-131 face down") << "pawn down" << 5;
    QTest::newRow("R-168 the space stood on") << "space" << 6;
    QTest::newRow("A-013 never below 0") << "crushing" << 0;
}

void CardsTest::handMaximum()
{
    QFETCH(QString, what);
    QFETCH(int, maximum);
    Table table = gathered();
    table.addCard("burden", [](Card& card) { card.hand = -1; });
    table.addCard("crushing", [](Card& card) { card.hand = -9; });
    if (what.contains("financial"))
        Game::evolve(table.state, BonusCardMoved{table.card("financial-sector"), {}, Colour::Red});
    if (what.contains("burden"))
        table.give("burden", "speedrunner-red");
    if (what == "theirs")
        table.give("burden", "speedrunner-blue");
    if (what == "crushing")
        table.give("crushing", "speedrunner-red");
    if (what.contains("pawn"))
        table.printPawn("speedrunner-red", [](PawnCard& card) { card.hand = 2; });
    if (what.contains("down"))
        Game::evolve(table.state,
                     PawnEliminated{table.pawn("speedrunner-red"), PawnWhere::Eliminated, {}, Colour::Red});
    if (what == "space") {
        table.print("central-core", [](Face& face) {
            Space well{middleSpace, SpaceKind::Large, hex::Six::all(), {}, {}, {}, 1, 0, {}};
            face.spaces = std::vector{well};
        });
        table.stand("cleaner-a", "central-core/c", {}); // one pawn of red's is left there, besides the Probe
        table.stand("probe-drone", "central-core/c", {});
    }
    QCOMPARE(zaibatsu::handMaximum(table.state, Colour::Red), maximum);
    const auto parts = handParts(table.state, Colour::Red);
    QCOMPARE(parts.front().change, 5);
    int sum = 0;
    for (const HandPart& part : parts)
        sum += part.change;
    QCOMPARE(std::max(0, sum), maximum);
}

QTEST_GUILESS_MAIN(CardsTest)
#include "cards_test.moc"
