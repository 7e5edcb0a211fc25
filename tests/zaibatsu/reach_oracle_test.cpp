// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Steps, reach and range against a second way of finding them: block sides are drawn as points of the plane, spaces
// meet where the points of the sides they reach coincide, and ways are found by relaxing all steps until nothing
// changes.
#include "zaibatsu/legal.h"
#include "zaibatsu/support/table.h"

#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>

using namespace zaibatsu;
using namespace testing;

namespace {

using Random = std::mt19937;

int upTo(Random& random, int most) { return std::uniform_int_distribution<int>(0, most)(random); }

/// A space of a laid block, with the points in the plane where a step may leave it.
struct Node {
    Place place;
    int room = 0; ///< 0: any number
    std::vector<hex::Point> doors;
    std::vector<BorderArrow> arrows; ///< one for each door
};

/// The whole Cybernet as nodes and directed steps.
struct Drawn {
    std::vector<Node> nodes;
    std::vector<std::vector<bool>> open;     ///< a pawn may walk from i to j
    std::vector<std::vector<bool>> adjacent; ///< one step apart, arrows ignored

    [[nodiscard]] std::size_t indexOf(const Place& place) const
    {
        for (std::size_t i = 0; i < nodes.size(); ++i)
            if (nodes[i].place == place)
                return i;
        return nodes.size();
    }
};

/// The middle of a printed side after turning: angles grow clockwise since y points down.
hex::Point door(hex::Cell cell, int rotation, int side)
{
    const double angle = (-60.0 + 60.0 * (side + rotation)) * std::acos(-1.0) / 180.0;
    const hex::Point middle = hex::centre(cell);
    const double reach = std::sqrt(3.0) / 2.0;
    return {middle.x + reach * std::cos(angle), middle.y + reach * std::sin(angle)};
}

bool meet(hex::Point a, hex::Point b) { return std::hypot(a.x - b.x, a.y - b.y) < 1e-6; }

void addNodes(const Table& table, std::size_t block, Drawn& drawn)
{
    const Face& face = *table.state.components->blocks[block];
    const LaidBlock& laid = *table.state.blocks[block];
    for (const Space& space : *face.spaces) {
        Node node;
        node.place = onBlock(BlockId{static_cast<std::uint16_t>(block)}, space.id);
        node.room = space.kind == SpaceKind::Normal ? 1 : space.kind == SpaceKind::Double ? 2 : 0;
        for (int side = 0; side < 6; ++side)
            if (space.sides.at(side)) {
                node.doors.push_back(door(laid.at, laid.rotation, side));
                node.arrows.push_back(space.arrows[static_cast<std::size_t>(side)]);
            }
        drawn.nodes.push_back(node);
    }
}

void joinByLinks(const Table& table, Drawn& drawn)
{
    for (std::size_t block = 0; block < table.state.blocks.size(); ++block) {
        if (!table.state.blocks[block])
            continue;
        for (const Link& link : *table.state.components->blocks[block]->links) {
            const std::size_t from = drawn.indexOf(onBlock(BlockId{static_cast<std::uint16_t>(block)}, link.from));
            const std::size_t to = drawn.indexOf(onBlock(BlockId{static_cast<std::uint16_t>(block)}, link.to));
            drawn.open[from][to] = true;
            drawn.open[to][from] = drawn.open[to][from] || !link.oneWay;
            drawn.adjacent[from][to] = drawn.adjacent[to][from] = true;
        }
    }
}

void joinByDoors(Drawn& drawn)
{
    for (std::size_t i = 0; i < drawn.nodes.size(); ++i)
        for (std::size_t j = 0; j < drawn.nodes.size(); ++j) {
            const Node& a = drawn.nodes[i];
            const Node& b = drawn.nodes[j];
            if (a.place.piece == b.place.piece)
                continue;
            for (std::size_t x = 0; x < a.doors.size(); ++x)
                for (std::size_t y = 0; y < b.doors.size(); ++y)
                    if (meet(a.doors[x], b.doors[y])) {
                        drawn.adjacent[i][j] = true;
                        drawn.open[i][j] = a.arrows[x] != BorderArrow::In && b.arrows[y] != BorderArrow::Out;
                    }
        }
}

Drawn draw(const Table& table)
{
    Drawn drawn;
    for (std::size_t block = 0; block < table.state.blocks.size(); ++block)
        if (table.state.blocks[block])
            addNodes(table, block, drawn);
    const std::vector<bool> none(drawn.nodes.size(), false);
    drawn.open.assign(drawn.nodes.size(), none);
    drawn.adjacent.assign(drawn.nodes.size(), none);
    joinByLinks(table, drawn);
    joinByDoors(drawn);
    return drawn;
}

/// The fewest steps from a node to every other; relaxes until nothing changes.
std::vector<int> costs(const Drawn& drawn, std::size_t from)
{
    constexpr int far = 1000;
    std::vector<int> cost(drawn.nodes.size(), far);
    cost[from] = 0;
    for (bool changed = true; changed;) {
        changed = false;
        for (std::size_t i = 0; i < cost.size(); ++i)
            for (std::size_t j = 0; j < cost.size(); ++j)
                if (drawn.open[i][j] && cost[i] + 1 < cost[j]) {
                    cost[j] = cost[i] + 1;
                    changed = true;
                }
    }
    return cost;
}

bool fits(const Table& table, const Node& node, PawnId mover)
{
    int standing = 0;
    for (std::size_t i = 0; i < table.state.pawns.size(); ++i)
        standing += table.state.pawns[i].at == node.place && i != mover.index() ? 1 : 0;
    return node.room == 0 || standing < node.room;
}

/// Spaces at some sides and one in the middle, links at random, arrows here and there.
void printAtRandom(Random& random, Face& face)
{
    face.sides.reset();
    face.spaces.emplace();
    face.links.emplace();
    for (int side = 0; side < 6; ++side) {
        if (upTo(random, 3) == 0)
            continue;
        Space space{sideSpace(side), static_cast<SpaceKind>(upTo(random, 3)), {}, {}, {}, {}, 0, 0, {}};
        space.sides.set(side);
        if (upTo(random, 4) == 0)
            space.arrows[static_cast<std::size_t>(side)] = upTo(random, 1) == 0 ? BorderArrow::In : BorderArrow::Out;
        face.spaces->push_back(space);
    }
    face.spaces->push_back({middleSpace, SpaceKind::Large, {}, {}, {}, {}, 0, 0, {}});
    for (std::size_t i = 0; i < face.spaces->size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (upTo(random, 2) == 0)
                face.links->push_back({(*face.spaces)[i].id, (*face.spaces)[j].id, upTo(random, 3) == 0});
}

Table tableAtRandom(Random& random)
{
    Table table(2);
    std::vector<hex::Cell> cells{{0, 0}};
    for (std::size_t i = 0; i < 12; ++i) {
        const std::string key = table.state.components->blocks[i]->key;
        table.print(key.c_str(), [&](Face& face) { printAtRandom(random, face); });
        hex::Cell cell = cells.front();
        while (i > 0 && std::find(cells.begin(), cells.end(), cell) != cells.end())
            cell = hex::neighbour(cells[static_cast<std::size_t>(upTo(random, static_cast<int>(cells.size()) - 1))],
                                  upTo(random, 5));
        if (i > 0)
            cells.push_back(cell);
        table.lay(key.c_str(), cell, i == 0 ? 0 : upTo(random, 5));
    }
    return table;
}

/// Every pawn somewhere, as far as there is room.
void scatter(Random& random, Table& table, const Drawn& drawn)
{
    for (const char* key : {"speedrunner-red", "speedrunner-blue", "cleaner-a", "cleaner-b", "gynoid"}) {
        const Node& node =
            drawn.nodes[static_cast<std::size_t>(upTo(random, static_cast<int>(drawn.nodes.size()) - 1))];
        if (fits(table, node, table.pawn(key)))
            Game::evolve(
                table.state,
                PawnPlaced{table.pawn(key), node.place, key[0] == 's' && key[12] == 'b' ? Colour::Blue : Colour::Red});
        else
            Game::evolve(table.state, PawnEliminated{table.pawn(key), PawnWhere::Reserve, {}, {}});
    }
}

} // namespace

class ReachOracleTest : public QObject {
    Q_OBJECT
private slots:
    void reachIsThatOfTheDrawing_data();
    void reachIsThatOfTheDrawing();
    void stepsAreThoseOfTheDrawing_data();
    void stepsAreThoseOfTheDrawing();
    void rangeIsThatOfTheDrawing_data();
    void rangeIsThatOfTheDrawing();
};

void ReachOracleTest::reachIsThatOfTheDrawing_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 25; ++seed)
        QTest::addRow("table %d", seed) << seed;
}

void ReachOracleTest::reachIsThatOfTheDrawing()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed));
    Table table = tableAtRandom(random);
    const Drawn drawn = draw(table);
    scatter(random, table, drawn);
    const PawnId red = table.pawn("speedrunner-red");
    if (!table.at("speedrunner-red").at)
        table.stand("speedrunner-red", "central-core/c", Colour::Red);
    const auto cost = costs(drawn, drawn.indexOf(*table.at("speedrunner-red").at));
    for (int actions = 0; actions <= 8; ++actions) {
        std::map<Place, int> wanted;
        for (std::size_t i = 0; i < cost.size(); ++i)
            if (cost[i] > 0 && cost[i] <= actions && fits(table, drawn.nodes[i], red))
                wanted[drawn.nodes[i].place] = cost[i];
        std::map<Place, int> found;
        for (const ReachablePlace& reach : reachablePlaces(table.state, red, actions)) {
            found[reach.place] = reach.cost;
            QCOMPARE(table.answer(Move{red, reach.path, actions, false}), QByteArray("ok"));
        }
        QVERIFY(found == wanted);
    }
}

void ReachOracleTest::stepsAreThoseOfTheDrawing_data() { reachIsThatOfTheDrawing_data(); }

void ReachOracleTest::stepsAreThoseOfTheDrawing() // both ways: what is refused is closed, what is closed is refused
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 100);
    Table table = tableAtRandom(random);
    const Drawn drawn = draw(table);
    scatter(random, table, drawn);
    const PawnId red = table.pawn("speedrunner-red");
    for (int i = 0; i < 400; ++i) {
        const std::size_t from = static_cast<std::size_t>(upTo(random, static_cast<int>(drawn.nodes.size()) - 1));
        const std::size_t to = static_cast<std::size_t>(upTo(random, static_cast<int>(drawn.nodes.size()) - 1));
        Game::evolve(table.state, PawnPlaced{red, drawn.nodes[from].place, Colour::Red});
        const bool open = drawn.open[from][to] && fits(table, drawn.nodes[to], red);
        const QByteArray answer = table.answer(Move{red, {drawn.nodes[to].place}, 1, false});
        QCOMPARE(answer == "ok", open);
        if (!open && drawn.adjacent[from][to] && !drawn.open[from][to])
            QCOMPARE(answer, QByteArray("R-043"));
    }
}

void ReachOracleTest::rangeIsThatOfTheDrawing_data() { reachIsThatOfTheDrawing_data(); }

void ReachOracleTest::rangeIsThatOfTheDrawing()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 200);
    Table table = tableAtRandom(random);
    const Drawn drawn = draw(table);
    for (int i = 0; i < 300; ++i) {
        const Node& from =
            drawn.nodes[static_cast<std::size_t>(upTo(random, static_cast<int>(drawn.nodes.size()) - 1))];
        const Node& to = drawn.nodes[static_cast<std::size_t>(upTo(random, static_cast<int>(drawn.nodes.size()) - 1))];
        Game::evolve(table.state, PawnPlaced{table.pawn("cleaner-a"), from.place, Colour::Red});
        Game::evolve(table.state, PawnPlaced{table.pawn("gynoid"), to.place, Colour::Blue});
        const bool inRange =
            from.place.piece == to.place.piece || drawn.adjacent[drawn.indexOf(from.place)][drawn.indexOf(to.place)];
        const Delete shot{table.pawn("cleaner-a"), table.pawn("gynoid"), {}, false};
        QCOMPARE(table.answer(shot), QByteArray(inRange ? "dice 1" : "R-092"));
    }
}

QTEST_GUILESS_MAIN(ReachOracleTest)
#include "reach_oracle_test.moc"
