// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is printed: spaces and links that are filled in, names of spaces, fields laid over fields (formats, A-133).
#include "zaibatsu/spaces.h"
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

Face withSides(const char* key, hex::Six six)
{
    Face face;
    face.key = key;
    face.sides = six;
    return face;
}

bool linked(const Graph& graph, const char* a, const char* b)
{
    return std::any_of(graph.links.begin(), graph.links.end(), [&](const Link& link) {
        return (toString(link.from) == a && toString(link.to) == b)
            || (toString(link.from) == b && toString(link.to) == a);
    });
}

} // namespace

class FacesTest : public QObject {
    Q_OBJECT
private slots:
    void namesOfSpaces_data();
    void namesOfSpaces();
    void namesOfRules();
    void sevenPositions_data();
    void sevenPositions();
    void theCoreIsOneLargeSpace();
    void enteredSpacesAndLinks();
    void whereAPawnEnters();
    void faceFieldsAreLaidOver();
    void cardFieldsAreLaidOver();
    void pawnFieldsAreLaidOver();
    void samplesStayMarked();
    void piecesAreFoundByKey();
};

void FacesTest::namesOfSpaces_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<bool>("good");
    QTest::newRow("side") << QByteArray("3") << true;
    QTest::newRow("middle") << QByteArray("c") << true;
    QTest::newRow("eight letters") << QByteArray("north-ea") << true;
    QTest::newRow("nine letters") << QByteArray("north-eas") << false;
    QTest::newRow("empty") << QByteArray("") << false;
    QTest::newRow("capital") << QByteArray("C") << false;
    QTest::newRow("slash") << QByteArray("a/b") << false;
    QTest::newRow("not ASCII") << QByteArray("\xc3\xa9") << false;
}

void FacesTest::namesOfSpaces()
{
    QFETCH(QByteArray, text);
    QFETCH(bool, good);
    const auto id = spaceId(text.toStdString());
    QCOMPARE(id.has_value(), good);
    if (id)
        QCOMPARE(toString(*id), text.toStdString());
}

void FacesTest::namesOfRules()
{
    QCOMPARE(toString(rule("R-001")), std::string("R-001"));
    QCOMPARE(toString(rule("R-052")), std::string("R-052"));
    QCOMPARE(toString(rule("A-120")), std::string("A-120"));
    QVERIFY(rule("A-052") != rule("R-052"));
}

void FacesTest::sevenPositions_data()
{
    QTest::addColumn<int>("bits");
    for (int bits = 0; bits < 64; bits += 3)
        QTest::addRow("sides %d", bits) << bits;
}

void FacesTest::sevenPositions()
{
    QFETCH(int, bits);
    const hex::Six six = hex::Six::fromBits(static_cast<unsigned>(bits));
    const Face face = withSides("sprawl", six);
    const Graph graph = graphOf(face);
    QCOMPARE(graph.spaces.size(), static_cast<std::size_t>(six.count() + 1));
    QVERIFY(findSpace(graph, middleSpace));
    for (int side = 0; side < 6; ++side) {
        const Space* space = findSpace(graph, sideSpace(side));
        QCOMPARE(space != nullptr, six.at(side));
        QCOMPARE(spaceAtSide(face, side).has_value(), six.at(side));
        if (!space)
            continue;
        QCOMPARE(space->kind, SpaceKind::Normal);
        QCOMPARE(space->sides, sides({side})); // each side by exactly one space
        const std::string name = std::to_string(side);
        QVERIFY(linked(graph, name.c_str(), "c"));
        for (int other = 0; other < 6; ++other) {
            const bool next = hex::wrapSix(other - side) == 1 || hex::wrapSix(side - other) == 1;
            QCOMPARE(linked(graph, name.c_str(), std::to_string(other).c_str()), six.at(other) && next);
        }
    }
    for (const Link& link : graph.links)
        QVERIFY(!link.oneWay && wayBetween(face, link.from, link.to) == Way::Open
                && wayBetween(face, link.to, link.from) == Way::Open);
}

void FacesTest::theCoreIsOneLargeSpace()
{
    const Face core = withSides("central-core", sides({0, 3}));
    const Graph graph = graphOf(core);
    QCOMPARE(graph.spaces.size(), std::size_t(1));
    QCOMPARE(graph.spaces[0].kind, SpaceKind::Large);
    QCOMPARE(graph.spaces[0].sides, sides({0, 3}));
    QVERIFY(graph.links.empty());
    QVERIFY(spaceAtSide(core, 3)->id == middleSpace);
    QVERIFY(!spaceAtSide(core, 1));
    Face unknown;
    unknown.key = "central-core";
    QVERIFY(spaceOf(unknown, middleSpace)); // pawns stand there before anything else is known
    QVERIFY(!spacesKnown(unknown));
    unknown.key = "sprawl";
    QVERIFY(graphOf(unknown).spaces.empty());
    QVERIFY(!sidesOf(unknown));
}

void FacesTest::enteredSpacesAndLinks()
{
    Face face;
    face.key = "sprawl";
    Space west{*spaceId("west"), SpaceKind::Double, sides({3, 4}), {}, {}, {}, 0, 0, {}};
    Space east{*spaceId("east"), SpaceKind::Normal, sides({1}), {}, {}, {}, 0, 0, {}};
    Space top{*spaceId("top"), SpaceKind::Normal, sides({5}), {}, {}, {}, 0, 0, {}};
    face.spaces = std::vector{west, east, top};
    QCOMPARE(*sidesOf(face), sides({1, 3, 4, 5}));
    QCOMPARE(toString(spaceAtSide(face, 4)->id), std::string("west"));
    QCOMPARE(wayBetween(face, west.id, top.id), Way::Open); // sides 4 and 5 are next to each other
    QCOMPARE(wayBetween(face, west.id, east.id), Way::None);
    QCOMPARE(wayBetween(face, west.id, west.id), Way::None);
    face.links = std::vector{Link{west.id, east.id, true}};
    QCOMPARE(wayBetween(face, west.id, east.id), Way::Open);
    QCOMPARE(wayBetween(face, east.id, west.id), Way::AgainstArrow);
    QCOMPARE(wayBetween(face, west.id, top.id), Way::None); // only what is entered
    face.links->push_back(Link{east.id, west.id, true});
    QCOMPARE(wayBetween(face, east.id, west.id), Way::Open); // one arrow each way
    QCOMPARE(graphOf(face).links.size(), std::size_t(2));
    QVERIFY(!spaceOf(face, middleSpace));
}

void FacesTest::whereAPawnEnters()
{
    const PawnId gynoid{12};
    Face face = withSides("pink-district", sides({2}));
    QVERIFY(*entrySpace(face, gynoid) == middleSpace);
    Space rim{*spaceId("rim"), SpaceKind::Normal, sides({2}), {}, {}, {}, 0, 0, {}};
    Space hers{*spaceId("hers"), SpaceKind::Figure, {}, gynoid, {}, {}, 0, 0, {}};
    face.spaces = std::vector{rim};
    QVERIFY(*entrySpace(face, gynoid) == rim.id); // the first, where there is no "c"
    face.spaces = std::vector{rim, hers};
    QVERIFY(*entrySpace(face, gynoid) == hers.id);
    QVERIFY(*entrySpace(face, PawnId{3}) == rim.id);
}

void FacesTest::faceFieldsAreLaidOver()
{
    Face base = withSides("sprawl", sides({0}));
    base.corners = sides({1});
    base.ice = Ice{{2}, false};
    base.placed = std::vector{Effect{}};
    Face patch;
    patch.key = "sprawl";
    patch.ice = Ice{}; // no ICE is known, not unknown
    Face result = laidOver(base, patch);
    QVERIFY(result.ice && result.ice->numbers.empty());
    QCOMPARE(result.sides, base.sides);
    QCOMPARE(result.corners, base.corners);
    QCOMPARE(result.placed->size(), std::size_t(1));
    patch.placed.emplace();
    QVERIFY(laidOver(base, patch).placed->empty());
    patch.links = std::vector{Link{sideSpace(0), middleSpace, true}};
    result = laidOver(base, patch);
    QCOMPARE(wayBetween(result, middleSpace, sideSpace(0)), Way::AgainstArrow);
    Face spaces;
    spaces.spaces = std::vector{Space{*spaceId("x"), SpaceKind::Normal, sides({4}), {}, {}, {}, 0, 0, {}}};
    result = laidOver(result, spaces);
    QVERIFY(!result.links); // they would name spaces that are gone
    QCOMPARE(result.sides, std::optional(sides({4})));
    QVERIFY(laidOver(Face{}, Face{}) == Face{});
}

void FacesTest::cardFieldsAreLaidOver()
{
    Card base;
    base.key = "worm";
    base.name = "Worm";
    base.movement = 3;
    base.cost = 2;
    Card patch;
    patch.key = "worm";
    patch.actions = Abilities{Ability::Delete};
    patch.use = CardUse::Malware;
    patch.skulls = 1;
    patch.defence = Defence{{1}, {2}};
    patch.hand = -1;
    patch.movementChange = 1;
    patch.grants = Abilities{Ability::Search};
    patch.cannot = Abilities{Ability::Reboot};
    patch.eachTurn = Abilities{Ability::Icebreaker};
    patch.ownMovement = OwnMovement{OwnMovement::Kind::Roll, 2};
    patch.turnStart = std::vector{Effect{}};
    patch.sacrifice = std::vector{Effect{}, Effect{}};
    patch.icebreaker = IcebreakBonus{1, true, {5}, false};
    patch.note = "as printed";
    patch.slot = "add-on";
    patch.on = CardOn::Enemy;
    patch.pawn = PawnId{14};
    Card result = laidOver(base, patch);
    QCOMPARE(result.name, base.name);
    QCOMPARE(result.movement, base.movement);
    QCOMPARE(result.cost, base.cost);
    Card rest = result; // but for these three it is the patch
    rest.name.clear();
    rest.movement.reset();
    rest.cost.reset();
    QVERIFY(rest == patch);
    QVERIFY(laidOver(result, Card{}) == result);
    patch.bonus = true;
    QVERIFY(laidOver(laidOver(base, patch), Card{}).bonus); // once a bonus card, always one
}

void FacesTest::pawnFieldsAreLaidOver()
{
    PawnCard base;
    base.key = "cleaner-a";
    base.kind = PawnKind::Cleaner;
    base.abilities = Abilities{Ability::Delete};
    PawnCard patch;
    patch.key = "cleaner-a";
    patch.fixed = dice::FaceSet{4};
    patch.skulls = 2;
    patch.defence = Defence{{1}, {2}};
    patch.ice = Ice{{3}, true};
    patch.cardMovement = false;
    patch.ownMovement = OwnMovement{OwnMovement::Kind::Spaces, 5};
    patch.cost = 1;
    patch.icebreaker = IcebreakBonus{1, false, {}, true};
    patch.cannot = Abilities{Ability::Search};
    patch.eachTurn = Abilities{Ability::Delete};
    patch.hand = 1;
    patch.movementChange = -1;
    patch.turnStart = std::vector{Effect{}};
    patch.slotNames = std::vector<std::string>{"weapon"};
    patch.rebootBy = RebootBy{true, true};
    patch.note = "as printed";
    PawnCard result = laidOver(base, patch);
    QCOMPARE(result.kind, PawnKind::Cleaner);
    QCOMPARE(result.abilities, base.abilities);
    PawnCard rest = result;
    rest.kind.reset();
    rest.abilities.reset();
    QVERIFY(rest == patch);
    patch.kind = PawnKind::Drone;
    patch.anyTurn = true;
    result = laidOver(result, patch);
    QCOMPARE(result.kind, PawnKind::Drone);
    QVERIFY(laidOver(result, PawnCard{}) == result);
    PawnCard back; // what was entered wrong can be put right
    back.kind = PawnKind::Other;
    back.anyTurn = false;
    QCOMPARE(laidOver(result, back).kind, PawnKind::Other);
    QCOMPARE(laidOver(result, back).anyTurn, false);
}

void FacesTest::samplesStayMarked()
{
    Face sample = withSides("sprawl", hex::Six::all());
    sample.sample = true;
    Face patch;
    patch.ice = Ice{{1}, false};
    QVERIFY(laidOver(sample, patch).sample); // the rest is still invented
    patch.sides = sides({1});
    patch.corners = sides({1});
    QVERIFY(!laidOver(sample, patch).sample); // entered anew
    QVERIFY(laidOver(Face{}, sample).sample);
    Card card;
    card.sample = true;
    QVERIFY(laidOver(Card{}, card).sample && !laidOver(card, Card{}).sample); // who enters it vouches for it
    PawnCard pawn;
    pawn.sample = true;
    QVERIFY(laidOver(PawnCard{}, pawn).sample && !laidOver(pawn, PawnCard{}).sample);
}

void FacesTest::piecesAreFoundByKey() // no two alike
{
    const Components pieces = inventedPieces();
    QCOMPARE(pieces.blocks.size(), std::size_t(24));
    QCOMPARE(pieces.pawns.size(), std::size_t(16));
    for (std::size_t i = 0; i < pieces.blocks.size(); ++i)
        QCOMPARE(findBlock(pieces, pieces.blocks[i]->key)->index(), i);
    for (std::size_t i = 0; i < pieces.pawns.size(); ++i)
        QCOMPARE(findPawn(pieces, pieces.pawns[i]->key)->index(), i);
    QCOMPARE(*findBlock(pieces, "central-core"), centralCore);
    QCOMPARE(*findPawn(pieces, "speedrunner-yellow"), speedrunnerOf(Colour::Yellow));
    QVERIFY(!findBlock(pieces, "nowhere") && !findPawn(pieces, "sprawl") && !findCard(pieces, ""));
}

QTEST_GUILESS_MAIN(FacesTest)
#include "faces_test.moc"
