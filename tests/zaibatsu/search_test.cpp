// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Search and placing blocks, in the order in which refusals are named.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

hex::Six sides(std::initializer_list<int> list)
{
    hex::Six six;
    for (const int side : list)
        six.set(side);
    return six;
}

Search search(const Table& table, const char* block, hex::Cell at, int rotation = 0,
              const char* pawn = "speedrunner-red")
{
    return {table.pawn(pawn), table.block(block), at, rotation, false};
}

Effect effectOf(EffectKind kind, std::optional<PawnId> pawn = {})
{
    Effect effect;
    effect.kind = kind;
    effect.pawn = pawn;
    return effect;
}

} // namespace

class SearchTest : public QObject {
    Q_OBJECT
private slots:
    void aBlockIsPlaced();
    void whoMaySearch_data();
    void whoMaySearch();
    void theFirstRefusalIsNamed_data();
    void theFirstRefusalIsNamed();
    void unknownFacesAreAskedForWhenReached();
    void overrideDoesWhatTheTableCanHold();
    void vectorOfTheRules();
    void everyOrientationNeedsItsSide_data();
    void everyOrientationNeedsItsSide();
    void severalSearchesInATurn();
    void arrowsMatterOnlyUnderA040Off();
    void fromABlockCard();
    void aBlockCardTakesItsCell();
    void iconsComeBeforeEffects();
    void twoIconsAtOnce();
    void emptySupplyFormsAnEmptyIcon();
    void anEmptyPile();
    void placedEffectsFire_data();
    void placedEffectsFire();
    void idoruEntersUncontrolled();
    void anEffectThatMayIsAsked();
};

void SearchTest::aBlockIsPlaced()
{
    Table table;
    QCOMPARE(table.play(search(table, "sprawl", {1, -1}, 4)), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("block-placed"));
    QCOMPARE(table.laid("sprawl").at, (hex::Cell{1, -1}));
    QCOMPARE(table.laid("sprawl").rotation, 4);
    QVERIFY(!table.laid("sprawl").owner);
    QCOMPARE(table.answer(search(table, "sprawl", {1, 0})), QByteArray("R-048")); // no longer in the pile
    QCOMPARE(table.answer(overriding(search(table, "sprawl", {1, 0}))), QByteArray("R-048"));
}

void SearchTest::whoMaySearch_data()
{
    QTest::addColumn<QString>("pawn");
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("overridden");
    QTest::newRow("own Speedrunner") << "speedrunner-red" << "ok" << "ok";
    QTest::newRow("R-147 another's") << "speedrunner-blue" << "R-147" << "ok";
    QTest::newRow("R-147 nobody's") << "gynoid" << "R-147" << "ok";
    QTest::newRow("R-046 cannot search") << "cleaner-a" << "R-046" << "ok";
    QTest::newRow("R-047 face down") << "cleaner-b" << "R-047" << "ok";
    QTest::newRow("R-148 barred by its icon") << "cleaner-c" << "R-148" << "ok";
    QTest::newRow("abilities unknown") << "cleaner-d" << "needs abilities" << "needs abilities";
}

void SearchTest::whoMaySearch()
{
    QFETCH(QString, pawn);
    QFETCH(QString, answer);
    QFETCH(QString, overridden);
    Table table;
    for (const char* key : {"cleaner-a", "cleaner-b", "cleaner-c", "cleaner-d"})
        table.stand(key, "central-core/c", Colour::Red);
    table.stand("gynoid", "central-core/c", {});
    table.state.pawns[table.pawn("cleaner-b").index()].where = PawnWhere::Eliminated;
    table.state.pawns[table.pawn("cleaner-b").index()].at.reset();
    table.printPawn("cleaner-c", [](PawnCard& card) {
        card.abilities = Abilities{Ability::Search};
        card.cannot = Abilities{Ability::Search};
    });
    table.printPawn("cleaner-d", [](PawnCard& card) { card.abilities.reset(); });
    const Action action = search(table, "sprawl", {1, 0}, 0, pawn.toUtf8().constData());
    QCOMPARE(QString(table.answer(action)), answer);
    QCOMPARE(QString(table.answer(overriding(action))), overridden);
}

void SearchTest::theFirstRefusalIsNamed_data()
{
    QTest::addColumn<int>("q");
    QTest::addColumn<int>("r");
    QTest::addColumn<int>("rotation");
    QTest::addColumn<QString>("answer");
    QTest::newRow("legal") << 1 << -1 << 0 << "ok"; // over side 0 of the Core, side 3 of the new block
    QTest::newRow("R-049 far away") << 2 << 0 << 0 << "R-049";
    QTest::newRow("R-049 on the Core itself") << 0 << 0 << 0 << "R-049";
    QTest::newRow("R-049 before R-050") << 2 << -1 << 0 << "R-049"; // taken, but not adjacent
    QTest::newRow("R-050 before R-051") << 1 << 0 << 0 << "R-050"; // taken, over a side without space
    QTest::newRow("R-051 before R-052") << -1 << 1 << 1 << "R-051";
    QTest::newRow("R-052") << 1 << -1 << 1 << "R-052";
}

void SearchTest::theFirstRefusalIsNamed()
{
    QFETCH(int, q);
    QFETCH(int, r);
    QFETCH(int, rotation);
    QFETCH(QString, answer);
    Table table;
    table.print("central-core", [](Face& face) { face.sides = sides({0, 2}); });
    table.print("sprawl", [](Face& face) { face.sides = sides({3, 5}); });
    table.lay("antro", {1, 0});
    table.lay("yakuza", {2, -1});
    const hex::Cell at{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
    QCOMPARE(QString(table.answer(search(table, "sprawl", at, rotation))), answer);
}

void SearchTest::unknownFacesAreAskedForWhenReached()
{
    Table table;
    table.print("sprawl", [](Face& face) { face.sides.reset(); });
    QCOMPARE(table.answer(search(table, "sprawl", {2, 0})), QByteArray("R-049")); // earlier refusals win
    QCOMPARE(table.answer(search(table, "sprawl", {1, 0})), QByteArray("needs sides"));
    QVERIFY(legalPlacements(table.state, table.pawn("speedrunner-red"), table.block("sprawl")).empty());
    QCOMPARE(table.play(declared(search(table, "sprawl", {1, 0}))), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("declared block-placed"));

    table.print("central-core", [](Face& face) { face.sides.reset(); });
    const auto decision = Game::decide(table.state, Command{search(table, "antro", {0, 1}), {}, {}, false, {}, false});
    const auto& facts = std::get<base::NeedsFacts<Game>>(decision).facts;
    QCOMPARE(facts, (std::vector<Fact>{{centralCore, Field::Sides}}));

    Table hints;
    hints.print("sprawl", [](Face& face) {
        face.corners.reset();
        face.placed.reset();
    });
    QCOMPARE(hints.play(search(hints, "sprawl", {1, 0})), QByteArray("ok"));
    QCOMPARE(hints.hints().size(), std::size_t(2)); // taken as none, and told
}

void SearchTest::overrideDoesWhatTheTableCanHold()
{
    Table table;
    table.print("central-core", [](Face& face) { face.sides = sides({0}); });
    table.lay("antro", {1, 0});
    QCOMPARE(table.answer(overriding(search(table, "sprawl", {1, 0}))), QByteArray("R-050"));
    QCOMPARE(table.play(overriding(search(table, "sprawl", {0, 1}))), QByteArray("ok"));
    const auto set = table.first<RuleOverridden>();
    QCOMPARE(table.events().front().index(), Event(RuleOverridden{}).index()); // named first
    QCOMPARE(toString(set.refusal.rule), std::string("R-051"));
    QCOMPARE(set.reason, std::string("we agreed"));
    QCOMPARE(table.play(overriding(search(table, "yakuza", {5, 5}))), QByteArray("ok"));
    QCOMPARE(table.count<RuleOverridden>(), 1);
    QCOMPARE(table.laid("yakuza").at, (hex::Cell{5, 5}));
}

void SearchTest::vectorOfTheRules()
{
    Table table;
    table.print("central-core", [](Face& face) { face.sides = sides({0, 2, 4}); });
    table.print("sprawl", [](Face& face) { face.sides = sides({1, 3}); });
    table.lay("antro", hex::neighbour({0, 0}, 2));
    const auto found = legalPlacements(table.state, table.pawn("speedrunner-red"), table.block("sprawl"));
    QCOMPARE(found.size(), std::size_t(4)); // two candidates, two rotations each
    for (const Placement& placement : found) {
        QVERIFY(placement.at == hex::neighbour({0, 0}, 0) || placement.at == hex::neighbour({0, 0}, 4));
        QCOMPARE(table.answer(search(table, "sprawl", placement.at, placement.rotation)), QByteArray("ok"));
    }
    QVERIFY(std::is_sorted(found.begin(), found.end()));
}

void SearchTest::everyOrientationNeedsItsSide_data()
{
    QTest::addColumn<int>("bits");
    for (int bits = 0; bits < 64; bits += 5)
        QTest::addRow("R-052 sides %d", bits) << bits;
}

void SearchTest::everyOrientationNeedsItsSide()
{
    QFETCH(int, bits);
    Table table;
    const hex::Six six = hex::Six::fromBits(static_cast<unsigned>(bits));
    table.print("sprawl", [&](Face& face) { face.sides = six; });
    int legal = 0;
    for (int side = 0; side < 6; ++side)
        for (int rotation = 0; rotation < 6; ++rotation) {
            const QByteArray answer = table.answer(search(table, "sprawl", hex::neighbour({0, 0}, side), rotation));
            QCOMPARE(answer,
                     QByteArray(bits == 0                               ? "needs sides"
                                    : six.turned(rotation).at(side + 3) ? "ok"
                                                                        : "R-052"));
            legal += answer == "ok" ? 1 : 0;
        }
    QCOMPARE(legal, 6 * six.count()); // a block without any spaced side fits nowhere
    QCOMPARE(legalPlacements(table.state, table.pawn("speedrunner-red"), table.block("sprawl")).size(),
             static_cast<std::size_t>(legal));
}

void SearchTest::severalSearchesInATurn()
{
    Table table;
    table.addCard("one", [](Card& card) { card.actions = Abilities{Ability::Search}; });
    table.addCard("two", [](Card& card) { card.actions = Abilities{Ability::Icebreaker}; });
    table.addCard("three"); // actions not known: any is taken
    QCOMPARE(table.play(with(search(table, "sprawl", {1, 0}), {table.card("one")})), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("card-played block-placed"));
    QCOMPARE(table.answer(with(search(table, "antro", {0, 1}), {table.card("two")})), QByteArray("R-046"));
    QCOMPARE(table.play(with(search(table, "antro", {0, 1}), {table.card("three")})), QByteArray("ok"));
    QCOMPARE(table.answer(with(search(table, "yakuza", {-1, 0}), {table.card("ai")})), QByteArray("R-136"));

    Table second(2, Edition::Second2017);
    second.addCard("two", [](Card& card) { card.actions = Abilities{Ability::Icebreaker}; });
    QCOMPARE(second.play(with(search(second, "antro", {0, 1}), {second.card("two")})), QByteArray("ok"));
}

void SearchTest::arrowsMatterOnlyUnderA040Off()
{
    const auto arrowed = [](Face& face) {
        Space space{*spaceId("w"), SpaceKind::Normal, sides({4}), {}, {}, {}, 0, 0, {}};
        space.arrows[4] = BorderArrow::Out; // only out of the new block
        face.spaces = std::vector{space};
        face.sides.reset();
    };
    Table table;
    table.print("sprawl", arrowed);
    QCOMPARE(table.answer(search(table, "sprawl", {1, 0})), QByteArray("ok"));
    QCOMPARE(legalPlacements(table.state, table.pawn("speedrunner-red"), table.block("sprawl")).size(), std::size_t(6));
    Table strict(2, Edition::First2011, {{rule("A-040"), false}});
    strict.print("sprawl", arrowed);
    QCOMPARE(strict.answer(search(strict, "sprawl", {1, 0})), QByteArray("A-040"));
    QVERIFY(legalPlacements(strict.state, strict.pawn("speedrunner-red"), strict.block("sprawl")).empty());
    strict.print("sprawl", [](Face& face) { face.spaces->front().arrows[4] = BorderArrow::In; });
    QCOMPARE(strict.answer(search(strict, "sprawl", {1, 0})), QByteArray("ok"));
}

void SearchTest::fromABlockCard()
{
    for (const bool off : {false, true}) {
        Table table(2, Edition::First2011, {{rule("A-045"), !off}});
        table.addCard("gentleman-loser", [](Card& card) { card.use = CardUse::BlockCard; });
        table.lay("sprawl", {1, 0}, 0, Colour::Red);
        Game::evolve(table.state,
                     CardPlaced{table.card("gentleman-loser"), {2, 0}, table.block("sprawl"), Colour::Red});
        table.stand("speedrunner-red", "gentleman-loser/c", Colour::Red);
        QCOMPARE(table.answer(search(table, "antro", {1, 1})), QByteArray(off ? "ok" : "R-047"));
        const auto found = legalPlacements(table.state, table.pawn("speedrunner-red"), table.block("antro"));
        QCOMPARE(found.empty(), !off);
    }
}

void SearchTest::aBlockCardTakesItsCell()
{
    for (const bool off : {false, true}) {
        Table table(2, Edition::First2011, {{rule("A-111"), !off}});
        table.addCard("gentleman-loser", [](Card& card) { card.use = CardUse::BlockCard; });
        table.lay("sprawl", {1, 0}, 0, Colour::Red);
        Game::evolve(table.state,
                     CardPlaced{table.card("gentleman-loser"), {1, -1}, table.block("sprawl"), Colour::Red});
        QCOMPARE(table.answer(search(table, "antro", {1, -1})), QByteArray(off ? "ok" : "R-050"));
        const auto found = legalPlacements(table.state, table.pawn("speedrunner-red"), table.block("antro"));
        QCOMPARE(found.size(), std::size_t(off ? 30 : 24));
    }
}

void SearchTest::iconsComeBeforeEffects()
{
    Table table;
    for (const char* key : {"central-core", "antro", "sprawl"})
        table.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    table.print("sprawl", [](Face& face) { face.placed = {effectOf(EffectKind::BonusToAll)}; });
    table.lay("antro", {1, -1});
    QCOMPARE(table.play(search(table, "sprawl", {1, 0})), QByteArray("ok"));
    QCOMPARE(table.story(), QByteArray("block-placed icon-formed effect-fired bonus-gained bonus-gained"));
    QCOMPARE(table.state.icons.size(), std::size_t(1));
    QCOMPARE(table.state.icons[0].cells, (std::array<hex::Cell, 3>{{{0, 0}, {1, -1}, {1, 0}}}));
    QVERIFY(table.state.icons[0].counter && !table.state.icons[0].wonBy);
    QCOMPARE(table.state.bonusSupply, 21);
}

void SearchTest::twoIconsAtOnce() // supply 24 -> 22
{
    Table table;
    for (const char* key : {"central-core", "antro", "sprawl", "yakuza"})
        table.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    table.lay("antro", {1, -1});
    table.lay("yakuza", {0, 1});
    QCOMPARE(table.play(search(table, "sprawl", {1, 0})), QByteArray("ok"));
    QCOMPARE(table.count<BonusIconFormed>(), 2);
    QCOMPARE(table.state.bonusSupply, 22);
    Table gap; // one corner without its part
    for (const char* key : {"central-core", "antro", "sprawl"})
        gap.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    gap.print("antro", [](Face& face) { face.corners->set(3, false); });
    gap.lay("antro", {1, -1});
    QCOMPARE(gap.play(search(gap, "sprawl", {1, 0})), QByteArray("ok"));
    QCOMPARE(gap.count<BonusIconFormed>(), 0);
}

void SearchTest::emptySupplyFormsAnEmptyIcon()
{
    Table table;
    for (const char* key : {"central-core", "antro", "sprawl"})
        table.print(key, [](Face& face) { face.corners = hex::Six::all(); });
    table.lay("antro", {1, -1});
    table.enrich(Colour::Blue, 24);
    QCOMPARE(table.play(search(table, "sprawl", {1, 0})), QByteArray("ok"));
    QVERIFY(!table.first<BonusIconFormed>().counter);
    QVERIFY(!table.state.icons.at(0).counter);
    QVERIFY(std::any_of(table.hints().begin(), table.hints().end(),
                        [](const Hint& hint) { return hint.code == Hint::Code::SupplyEmpty; }));
}

void SearchTest::anEmptyPile()
{
    Table table;
    std::int16_t q = 1;
    for (std::size_t i = 1; i < table.state.blocks.size(); ++i)
        table.lay(table.state.components->blocks[i]->key.c_str(), {q++, 0});
    QCOMPARE(table.answer(search(table, "sprawl", {0, 1})), QByteArray("A-043"));
}

void SearchTest::placedEffectsFire_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("story");
    QTest::newRow("place-pawn") << int(EffectKind::PlacePawn) << "pawn-placed";
    QTest::newRow("bonus") << int(EffectKind::Bonus) << "bonus-gained";
    QTest::newRow("bonus-on-block") << int(EffectKind::BonusOnBlock) << "bonus-laid";
    QTest::newRow("discard") << int(EffectKind::Discard) << "discard-asked discard-asked";
    QTest::newRow("note") << int(EffectKind::Note) << "";
    QTest::newRow("sacrifice-one, nobody has two") << int(EffectKind::SacrificeOne) << "effect-lapsed";
    QTest::newRow("return-counter, none placed") << int(EffectKind::ReturnCounter) << "effect-lapsed";
    QTest::newRow("strip, nobody carries") << int(EffectKind::Strip) << "effect-lapsed";
    QTest::newRow("attack-one opens a choice") << int(EffectKind::AttackOne) << "choice-opened";
}

void SearchTest::placedEffectsFire()
{
    QFETCH(int, kind);
    QFETCH(QString, story);
    Table table;
    table.print("sprawl", [&](Face& face) {
        face.placed = {effectOf(static_cast<EffectKind>(kind), table.pawn("gynoid"))};
        face.placed->front().skulls = 1;
    });
    QCOMPARE(table.play(search(table, "sprawl", {1, 0})), QByteArray("ok"));
    QCOMPARE(QString(table.story()), ("block-placed effect-fired " + story).trimmed());
}

void SearchTest::idoruEntersUncontrolled()
{
    Table table;
    table.print("toei-company", [&](Face& face) {
        Space figure{*spaceId("idoru"), SpaceKind::Figure, {}, table.pawn("idoru"), {}, {}, 0, 0, {}};
        Space west{*spaceId("w"), SpaceKind::Normal, sides({4}), {}, {}, {}, 0, 0, {}};
        face.spaces = std::vector{west, figure};
        face.sides.reset();
        face.placed = {effectOf(EffectKind::PlacePawn, table.pawn("idoru"))};
    });
    Table out = table;
    QCOMPARE(table.play(search(table, "toei-company", {1, 0})), QByteArray("ok"));
    QCOMPARE(table.at("idoru").at, std::optional(table.place("toei-company/idoru")));
    QVERIFY(!table.at("idoru").controller && !table.at("idoru").counter);
    out.state.pawns[out.pawn("idoru").index()].where = PawnWhere::Removed;
    QCOMPARE(out.play(search(out, "toei-company", {1, 0})), QByteArray("ok"));
    QCOMPARE(out.at("idoru").where, PawnWhere::Removed);
    QCOMPARE(out.count<EffectLapsed>(), 1);
}

void SearchTest::anEffectThatMayIsAsked()
{
    for (const bool yes : {true, false}) {
        Table table;
        table.print("sprawl", [](Face& face) {
            face.placed = {effectOf(EffectKind::Bonus), effectOf(EffectKind::BonusToAll)};
            face.placed->front().may = true;
        });
        QCOMPARE(table.play(search(table, "sprawl", {1, 0})), QByteArray("ok"));
        QCOMPARE(table.story(), QByteArray("block-placed choice-opened")); // the second waits behind the first
        QCOMPARE(table.answer(NextPhase{}), QByteArray("R-061"));
        QCOMPARE(table.answer(overriding(search(table, "antro", {0, 1}))), QByteArray("R-061"));
        QCOMPARE(table.play(Choose{1, yes, {}}), QByteArray("ok"));
        const QByteArray rest = "effect-fired bonus-gained bonus-gained";
        QCOMPARE(table.story(), yes ? "choice-made effect-fired bonus-gained " + rest : "choice-made " + rest);
        QVERIFY(table.state.pending.empty());
    }
}

QTEST_GUILESS_MAIN(SearchTest)
#include "search_test.moc"
