// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/legal.h"
#include "zaibatsu/oracle/tables.h"

#include <QTest>

using zaibatsu::BlockId;

namespace {

constexpr zaibatsu::PawnId red{0};

using Printed = std::pair<unsigned, unsigned>; // bits of sides and corners

zaibatsu::State tableOf(const std::vector<Printed>& printed)
{
    std::vector<zaibatsu::Face> faces;
    for (const auto& [sides, corners] : printed)
        faces.push_back(oracle::plainFace("block-" + std::to_string(faces.size()), hex::Six::fromBits(sides),
                                          hex::Six::fromBits(corners)));
    return oracle::tableWith(faces);
}

/// Ways to lay the blocks 1 to `depth` one after another, each by a Search from the one before, and their icons.
std::pair<int, int> countWays(const zaibatsu::State& state, std::uint16_t block, int depth)
{
    if (depth == 0)
        return {1, 0};
    std::pair<int, int> ways{0, 0};
    for (const auto& placement : zaibatsu::legalPlacements(state, red, BlockId{block})) {
        auto next = state;
        oracle::lay(next, BlockId{block}, placement.at, placement.rotation);
        oracle::stand(next, BlockId{block});
        const auto [count, icons] = countWays(next, static_cast<std::uint16_t>(block + 1), depth - 1);
        ways.first += count;
        ways.second += icons + placement.icons * count;
    }
    return ways;
}

} // namespace

/// Counts for fixed tables, found by a program written apart in another language.
class PlacementGoldenTest : public QObject {
    Q_OBJECT
private slots:
    void theExampleOfTheRules();
    void freeSidesTimesSidesOfTheBlock();
    void waysToLaySeveral_data();
    void waysToLaySeveral();
};

void PlacementGoldenTest::theExampleOfTheRules()
{
    // Reference sides {0, 2, 4}, side 2 occupied; new block sides {1, 3}: two rotations at each of two cells.
    auto state = tableOf({{0b010101, 0}, {63, 0}, {0b001010, 0}});
    oracle::lay(state, BlockId{1}, hex::neighbour({0, 0}, 2), 0);
    const std::vector<zaibatsu::Placement> expected{
        {{-1, 0}, 0, 0},
        {{-1, 0}, 4, 0}, // over side 4: its side 1 must bear printed 1 or 3
        {{1, -1}, 0, 0},
        {{1, -1}, 2, 0}, // over side 0: its side 3
    };
    QCOMPARE(zaibatsu::legalPlacements(state, red, BlockId{2}), expected);
}

void PlacementGoldenTest::freeSidesTimesSidesOfTheBlock()
{
    for (unsigned reference = 0; reference < 64; ++reference)
        for (unsigned block = 0; block < 64; ++block) {
            auto state = tableOf({{reference, 63}, {63, 63}, {block, 63}});
            const int taken = static_cast<int>((reference + block) % 6);
            oracle::lay(state, BlockId{1}, hex::neighbour({0, 0}, taken), 0);
            auto sides = hex::Six::fromBits(reference);
            sides.set(taken, false);
            QCOMPARE(zaibatsu::legalPlacements(state, red, BlockId{2}).size(),
                     static_cast<std::size_t>(sides.count() * hex::Six::fromBits(block).count()));
        }
}

void PlacementGoldenTest::waysToLaySeveral_data()
{
    QTest::addColumn<std::vector<Printed>>("faces");
    QTest::addColumn<int>("depth");
    QTest::addColumn<int>("ways");
    QTest::addColumn<int>("icons");
    const std::vector<Printed> open(4, {63, 63});
    const std::vector<Printed> mixed{
        {0b101101, 0b110111}, {0b010110, 0b111011}, {0b111001, 0b011111}, {0b001011, 0b110101}, {0b100110, 0b101011}};
    const std::vector<Printed> narrow{
        {0b010101, 63}, {0b001001, 0b101010}, {0b000110, 0b010101}, {0b100001, 63}, {0b011011, 0b001111}};
    const auto row = [](const char* name, const std::vector<Printed>& faces, int depth, int ways, int icons) {
        QTest::addRow("%s, %d blocks", name, depth) << faces << depth << ways << icons;
    };
    row("open", open, 1, 36, 0);
    row("open", open, 2, 1'080, 432);
    row("open", open, 3, 29'808, 25'920);
    row("mixed", mixed, 1, 12, 0);
    row("mixed", mixed, 2, 96, 0);
    row("mixed", mixed, 3, 792, 153);
    row("mixed", mixed, 4, 4'272, 1'127);
    row("narrow", narrow, 1, 6, 0);
    row("narrow", narrow, 2, 12, 0);
    row("narrow", narrow, 3, 24, 12);
    row("narrow", narrow, 4, 48, 24);
}

void PlacementGoldenTest::waysToLaySeveral()
{
    QFETCH(std::vector<Printed>, faces);
    QFETCH(int, depth);
    QFETCH(int, ways);
    QFETCH(int, icons);
    QCOMPARE(countWays(tableOf(faces), 1, depth), std::pair(ways, icons));
}

QTEST_GUILESS_MAIN(PlacementGoldenTest)
#include "placement_golden_test.moc"
