// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Attacks whose skulls nobody has entered yet: what is asked for, what an entry changes, what players may declare
//
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Effect attack(EffectKind kind, std::optional<int> skulls = {}, bool may = false, Reach reach = Reach::Any)
{
    Effect effect;
    effect.kind = kind;
    effect.skulls = skulls;
    effect.reach = reach;
    effect.may = may;
    return effect;
}

EffectKind kindOf(bool all) { return all ? EffectKind::AttackAll : EffectKind::AttackOne; }

/// The Sprawl waits in the pile with these effects on placement.
Table before(std::vector<Effect> placed)
{
    Table table(2);
    table.print("sprawl", [&](Face& face) { face.placed = std::move(placed); });
    return table;
}

Search search(const Table& table) { return {table.pawn("speedrunner-red"), table.block("sprawl"), {1, 0}, 0, false}; }

/// Cleaner A of red's and the gynoid of blue's on the Sprawl.
Table facing()
{
    Table table(2);
    table.lay("sprawl", {1, 0});
    table.stand("cleaner-a", "sprawl/4", Colour::Red);
    table.stand("gynoid", "sprawl/0", Colour::Blue);
    return table;
}

Delete shot(const Table& table, bool own = false) { return {table.pawn("cleaner-a"), table.pawn("gynoid"), {}, own}; }

void enter(Table& table, const char* block, std::vector<Effect> placed)
{
    Face patch;
    patch.key = block;
    patch.placed = std::move(placed);
    QCOMPARE(table.play(SetBlock{patch}), QByteArray("ok"));
}

} // namespace

class UnknownSkullsTest : public QObject {
    Q_OBJECT
private slots:
    void askedBeforeAnythingOpens_data();
    void askedBeforeAnythingOpens();
    void anEntryIsReadWhileAChoiceIsOpen_data();
    void anEntryIsReadWhileAChoiceIsOpen();
    void eachReadsItsOwnNumber_data();
    void eachReadsItsOwnNumber();
    void spacesKeepTheirNumbers();
    void declaredHit_data();
    void declaredHit();
    void eachTimeNamesItsField();
    void ofASacrificedCard();
    void noTargetNoQuestion();
    void anAttackerThatMayHaveSkulls();
    void deleteThatOnlyACardGives();
    void weaponsCountedAsNone();
};

void UnknownSkullsTest::askedBeforeAnythingOpens_data()
{
    QTest::addColumn<bool>("all");
    QTest::newRow("attack-one") << false;
    QTest::newRow("attack-all") << true;
}

void UnknownSkullsTest::askedBeforeAnythingOpens()
{
    QFETCH(bool, all);
    Table table = before({attack(kindOf(all))});
    QCOMPARE(table.answer(search(table)), QByteArray("needs placed"));
    QCOMPARE(table.answer(overriding(search(table))), QByteArray("needs placed"));
    QCOMPARE(table.answer(declared(search(table))), QByteArray("needs placed")); // it takes a success as well
    enter(table, "sprawl", {attack(kindOf(all), 2)});
    QCOMPARE(table.play(search(table)), QByteArray("ok"));
    if (!all)
        QCOMPARE(table.play(Choose{1, table.pawn("speedrunner-blue"), {}}), QByteArray("ok"));
    QCOMPARE(table.answer(Choose{all ? 1 : 2, {}, {}}), QByteArray("dice 2"));
}

void UnknownSkullsTest::anEntryIsReadWhileAChoiceIsOpen_data() { askedBeforeAnythingOpens_data(); }

void UnknownSkullsTest::anEntryIsReadWhileAChoiceIsOpen()
{
    QFETCH(bool, all);
    Table optional = before({attack(kindOf(all), {}, true)});
    QCOMPARE(optional.play(search(optional)), QByteArray("ok")); // nothing is asked for before the yes
    QCOMPARE(optional.answer(Choose{1, true, {}}), QByteArray("needs placed"));
    enter(optional, "sprawl", {attack(kindOf(all), 3, true)});
    QCOMPARE(optional.play(Choose{1, true, {}}), QByteArray("ok"));
    QCOMPARE(optional.state.pending.size(), std::size_t(1));

    Table behind = before({attack(EffectKind::AttackOne, 1), attack(kindOf(all))});
    QCOMPARE(behind.play(search(behind)), QByteArray("ok"));
    QCOMPARE(behind.play(Choose{1, behind.pawn("speedrunner-blue"), {}}), QByteArray("ok"));
    QCOMPARE(behind.answer(Choose{2, {}, typed({1})}), QByteArray("needs placed"));
    enter(behind, "sprawl", {attack(EffectKind::AttackOne, 1), attack(kindOf(all), 4)});
    QCOMPARE(behind.play(Choose{2, {}, typed({1})}), QByteArray("ok"));
    if (!all)
        QCOMPARE(behind.play(Choose{3, behind.pawn("speedrunner-blue"), {}}), QByteArray("ok"));
    QCOMPARE(behind.answer(Choose{all ? 3 : 4, {}, {}}), QByteArray("dice 4"));
}

void UnknownSkullsTest::eachReadsItsOwnNumber_data() { askedBeforeAnythingOpens_data(); }

void UnknownSkullsTest::eachReadsItsOwnNumber() // two attacks of one kind, entered while the first is asked
{
    QFETCH(bool, all);
    const auto printed = [&](std::optional<int> first, std::optional<int> second) {
        return std::vector{attack(kindOf(all), first, true), attack(kindOf(all), second, true)};
    };
    Table table = before(printed({}, {}));
    QCOMPARE(table.play(search(table)), QByteArray("ok"));
    enter(table, "sprawl", printed(2, {})); // what is known of the first suffices for it
    Table early = table;
    QCOMPARE(early.play(Choose{1, true, {}}), QByteArray("ok"));
    enter(table, "sprawl", printed(2, 4));
    const auto rollsFor = [&](int yes) {
        if (const auto answered = table.play(Choose{yes, true, {}}); answered != "ok")
            return answered;
        int next = yes + 1;
        if (!all) {
            if (const auto answered = table.play(Choose{next, table.pawn("speedrunner-blue"), {}}); answered != "ok")
                return answered;
            ++next;
        }
        return table.answer(Choose{next, {}, {}});
    };
    QCOMPARE(rollsFor(1), QByteArray("dice 2"));
    QCOMPARE(table.play(Choose{all ? 2 : 3, {}, typed({1, 1})}), QByteArray("ok")); // nobody is hit
    QCOMPARE(rollsFor(all ? 3 : 4), QByteArray("dice 4"));
}

void UnknownSkullsTest::spacesKeepTheirNumbers() // each space of a block has its own list
{
    Table table(2, Edition::Second2017);
    table.lay("sprawl", {1, 0});
    const auto print = [&](std::optional<int> first, std::optional<int> second) {
        table.print("sprawl", [&](Face& face) {
            const auto space = [](int side, std::optional<int> skulls) {
                return Space{sideSpace(side),
                             SpaceKind::Large,
                             {},
                             {},
                             {},
                             {},
                             0,
                             0,
                             {attack(EffectKind::AttackAll, skulls, true)}};
            };
            face.spaces = std::vector{space(0, 6), space(1, first), space(2, second)}; // nobody stands on the first
        });
    };
    print({}, {});
    table.stand("speedrunner-red", "sprawl/1", Colour::Red);
    table.stand("gynoid", "sprawl/2", Colour::Red);
    QCOMPARE(table.play(Use{table.block("sprawl"), {}}), QByteArray("ok"));
    QCOMPARE(table.answer(Choose{1, true, {}}), QByteArray("needs spaces"));
    print(3, 5);
    QCOMPARE(table.play(Choose{1, true, {}}), QByteArray("ok"));
    QCOMPARE(table.answer(Choose{2, {}, {}}), QByteArray("dice 3"));
    QCOMPARE(table.play(Choose{2, {}, typed({1, 1, 1})}), QByteArray("ok"));
    QCOMPARE(table.play(Choose{3, true, {}}), QByteArray("ok"));
    QCOMPARE(table.answer(Choose{4, {}, {}}), QByteArray("dice 5"));
}

void UnknownSkullsTest::declaredHit_data()
{
    QTest::addColumn<bool>("all");
    QTest::addColumn<bool>("success");
    QTest::newRow("attack-one hits") << false << true;
    QTest::newRow("attack-one misses") << false << false;
    QTest::newRow("attack-all hits") << true << true;
    QTest::newRow("attack-all misses") << true << false;
}

void UnknownSkullsTest::declaredHit() // what players say of a roll that the app cannot judge
{
    QFETCH(bool, all);
    QFETCH(bool, success);
    Table table = before({attack(kindOf(all))});
    QCOMPARE(table.play(declared(search(table), success)), QByteArray("ok"));
    QCOMPARE(table.count<Declared>(), 1);
    if (!all && success)
        QCOMPARE(table.play(Choose{1, table.pawn("speedrunner-blue"), {}}), QByteArray("ok"));
    QVERIFY(table.state.pending.empty());
    QCOMPARE(table.at("speedrunner-blue").where, success ? PawnWhere::Eliminated : PawnWhere::Cybernet);
    QCOMPARE(table.at("speedrunner-red").where, success && all ? PawnWhere::Eliminated : PawnWhere::Cybernet);
    QCOMPARE(table.answer(NextPhase{}), QByteArray("ok"));
}

void UnknownSkullsTest::eachTimeNamesItsField()
{
    Table control(2);
    control.lay("sprawl", {1, 0});
    control.stand("speedrunner-red", "sprawl/c", Colour::Red);
    control.print("sprawl", [](Face& face) { face.controlled = {attack(EffectKind::AttackOne)}; });
    const Icebreak taking{control.pawn("speedrunner-red"), control.block("sprawl"), typed({2}), false};
    QCOMPARE(control.answer(taking), QByteArray("needs controlled"));
    Table start(2);
    start.printPawn("speedrunner-blue", [](PawnCard& card) { card.turnStart = {attack(EffectKind::AttackOne)}; });
    QCOMPARE(start.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(start.play(NextPhase{}), QByteArray("ok"));
    QCOMPARE(start.answer(Use{start.pawn("speedrunner-blue"), {}}), QByteArray("needs turn_start"));
    Table well(2, Edition::Second2017);
    well.lay("sprawl", {1, 0});
    well.print("sprawl", [](Face& face) {
        face.spaces = std::vector{
            Space{middleSpace, SpaceKind::Large, hex::Six::all(), {}, {}, {}, 0, 0, {attack(EffectKind::AttackOne)}}};
    });
    well.stand("speedrunner-red", "sprawl/c", Colour::Red);
    QCOMPARE(well.answer(Use{well.pawn("speedrunner-red"), {}}), QByteArray("needs spaces"));
    QCOMPARE(well.answer(Use{well.block("sprawl"), {}}), QByteArray("needs spaces"));
    well.print("sprawl", [](Face& face) { face.spaces->front().effects.front().skulls = 1; });
    QCOMPARE(well.answer(Use{well.pawn("speedrunner-red"), {}}), QByteArray("ok"));
}

void UnknownSkullsTest::ofASacrificedCard()
{
    Table table = facing();
    const auto print = [&](std::optional<int> skulls) {
        table.printCard("kamikaze", [&](Card& card) {
            card.sacrifice = {attack(EffectKind::AttackAll, skulls, false, Reach::Block)};
        });
    };
    table.addCard("kamikaze");
    table.give("kamikaze", "cleaner-a");
    print({});
    const Sacrifice sacrifice{table.pawn("cleaner-a")};
    QCOMPARE(table.answer(sacrifice), QByteArray("needs sacrifice"));
    const auto decision = Game::decide(table.state, [&] {
        Command command;
        command.action = sacrifice;
        return command;
    }());
    const auto& facts = std::get<base::NeedsFacts<Game>>(decision).facts;
    QVERIFY((facts == std::vector<Fact>{{table.card("kamikaze"), Field::Sacrifice}}));
    print(2);
    QCOMPARE(table.play(sacrifice), QByteArray("ok"));
    QVERIFY(table.first<EffectFired>().source == Source{table.card("kamikaze")});
    QCOMPARE(table.answer(Choose{1, {}, {}}), QByteArray("dice 2"));
    QCOMPARE(table.play(Choose{1, {}, typed({5, 1})}), QByteArray("ok"));
    QCOMPARE(table.at("gynoid").where, PawnWhere::Reserve);
    QCOMPARE(table.at("speedrunner-blue").where, PawnWhere::Cybernet); // on the Core, another block
}

void UnknownSkullsTest::noTargetNoQuestion()
{
    Table table = before({attack(EffectKind::AttackOne, {}, false, Reach::Block)});
    QCOMPARE(table.play(search(table)), QByteArray("ok")); // nobody stands there yet
    QCOMPARE(table.count<EffectLapsed>(), 1);
    Table none = before({attack(EffectKind::AttackOne, 0)});
    QCOMPARE(none.play(search(none)), QByteArray("ok"));
    QCOMPARE(none.count<EffectLapsed>(), 1); // no pawn is chosen for an attack without skulls
}

void UnknownSkullsTest::anAttackerThatMayHaveSkulls()
{
    Table icon = facing();
    icon.printPawn("cleaner-a", [](PawnCard& card) {
        card.abilities = Abilities{};
        card.eachTurn = Abilities{Ability::Delete};
        card.skulls.reset();
    });
    QCOMPARE(icon.answer(shot(icon, true)), QByteArray("needs skulls"));
    QCOMPARE(icon.answer(declared(shot(icon, true), true)), QByteArray("ok"));
    Table given = facing();
    given.addCard("gift", [](Card& card) {
        card.use = CardUse::Generic;
        card.grants = Abilities{Ability::Delete};
        card.skulls = 0;
    });
    given.give("gift", "cleaner-a");
    given.printPawn("cleaner-a", [](PawnCard& card) {
        card.abilities = Abilities{};
        card.skulls.reset();
    });
    QCOMPARE(given.answer(shot(given)), QByteArray("needs skulls"));
    given.printPawn("cleaner-a", [](PawnCard& card) { card.skulls = 0; });
    QCOMPARE(given.answer(shot(given)), QByteArray("A-090"));
}

void UnknownSkullsTest::deleteThatOnlyACardGives()
{
    Table table = facing();
    table.addCard("gun", [](Card& card) {
        card.use = CardUse::DroneWeapon;
        card.grants = Abilities{Ability::Delete};
    });
    table.give("gun", "cleaner-a");
    table.printPawn("cleaner-a", [](PawnCard& card) {
        card.abilities = Abilities{};
        card.skulls = 1;
    });
    QCOMPARE(table.answer(shot(table)), QByteArray("needs skulls"));
    table.printCard("gun", [](Card& card) { card.skulls = 2; });
    QCOMPARE(table.answer(shot(table)), QByteArray("dice 3"));
}

void UnknownSkullsTest::weaponsCountedAsNone() // with a hint
{
    Table table = facing();
    table.addCard("gun", [](Card& card) { card.use = CardUse::Weapon; });
    table.give("gun", "cleaner-a");
    Delete attack = shot(table);
    attack.dice = typed({1});
    QCOMPARE(table.play(attack), QByteArray("ok"));
    QVERIFY((table.hints() == std::vector<Hint>{{Hint::Code::TakenAsNone, Fact{table.card("gun"), Field::Skulls}}}));
    table.printCard("gun", [](Card& card) { card.skulls = 0; });
    QCOMPARE(table.play(attack), QByteArray("ok"));
    QVERIFY(table.hints().empty());
}

QTEST_GUILESS_MAIN(UnknownSkullsTest)
#include "unknown_skulls_test.moc"
