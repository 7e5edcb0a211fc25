// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Blocks put elsewhere by hand: an icon goes along with its three blocks, and none is won twice.
#include "zaibatsu/support/random.h"

#include <QTest>

#include <algorithm>

using namespace zaibatsu;
using namespace testing;

namespace {

/// Turned about the Core by 60° clockwise: what lay east lies south-east.
hex::Cell turned(hex::Cell cell)
{
    return {static_cast<std::int16_t>(-cell.r), static_cast<std::int16_t>(cell.q + cell.r)};
}

std::vector<Icon> turned(std::vector<Icon> icons)
{
    for (Icon& icon : icons) {
        for (hex::Cell& cell : icon.cells)
            cell = turned(cell);
        std::sort(icon.cells.begin(), icon.cells.end());
    }
    return icons;
}

/// The whole table turned by one side: every block, every placed card.
Command turningAll(const State& state)
{
    Adjust adjust;
    for (std::uint16_t i = 0; i < state.blocks.size(); ++i)
        if (const LaidBlock* laid = findLaid(state, BlockId{i})) {
            BlockPatch patch{BlockId{i}, {}, {}, {}, {}, {}};
            if (BlockId{i} != centralCore)
                patch.at = turned(laid->at);
            patch.rotation = (laid->rotation + 1) % 6;
            adjust.blocks.push_back(patch);
        }
    for (std::uint16_t i = 0; i < state.cards.size(); ++i)
        if (state.cards[i].where == CardWhere::Cybernet) {
            CardPatch patch{CardId{i}, {}, {}, {}, {}, {}, {}};
            patch.at = turned(*state.cards[i].at);
            adjust.cards.push_back(patch);
        }
    Command command;
    command.action = std::move(adjust);
    return command;
}

/// Played on until icons lie on the table, one of them won.
Table withIcons(Random& random)
{
    for (;;) {
        Table table = someTable(random);
        for (int turn = 0; turn < 250 && table.state.turn.phase != Phase::Over && table.state.icons.size() < 3; ++turn)
            (void)step(random, table);
        if (table.state.icons.empty() || table.state.turn.phase == Phase::Over)
            continue;
        Icon& icon = table.state.icons.front();
        if (icon.counter && !icon.wonBy)
            Game::evolve(table.state, BonusCounterWon{icon.cells, Colour::Red, true});
        return table;
    }
}

std::vector<Icon> sorted(std::vector<Icon> icons)
{
    std::sort(icons.begin(), icons.end(), [](const Icon& a, const Icon& b) { return a.cells < b.cells; });
    return icons;
}

} // namespace

class MovedIconsTest : public QObject {
    Q_OBJECT
private slots:
    void movedTogetherTheyStay_data();
    void movedTogetherTheyStay();
    void partedTheyAreNotWonTwice_data();
    void partedTheyAreNotWonTwice();
    void givenOnesAreAsGiven();
};

void MovedIconsTest::movedTogetherTheyStay_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 20; ++seed)
        QTest::addRow("table %d", seed) << seed;
}

void MovedIconsTest::movedTogetherTheyStay()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 50000);
    Table table = withIcons(random);
    const State before = table.state;
    for (int turn = 1; turn <= 6; ++turn) {
        const std::vector<Icon> expected = sorted(turned(table.state.icons));
        QCOMPARE(table.play(turningAll(table.state)), QByteArray("ok"));
        QVERIFY(sorted(table.state.icons) == expected); // won or not, with its counter or without
        QCOMPARE(table.state.bonusSupply, before.bonusSupply);
    }
    table.state.icons = sorted(table.state.icons);
    State home = before;
    home.icons = sorted(home.icons);
    QVERIFY(table.state == home); // six times sixty degrees
}

void MovedIconsTest::partedTheyAreNotWonTwice_data() { movedTogetherTheyStay_data(); }

void MovedIconsTest::partedTheyAreNotWonTwice()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 60000);
    Table table = withIcons(random);
    const State before = table.state;
    const Icon won = *std::find_if(before.icons.begin(), before.icons.end(), [](const Icon& i) { return i.wonBy; });
    for (const hex::Cell cell : won.cells) {
        const auto block = blockAt(before, cell);
        if (!block || *block == centralCore)
            continue;
        Command away;
        Adjust adjust;
        adjust.blocks.push_back({*block, hex::Cell{20, 20}, {}, {}, {}, {}});
        away.action = adjust;
        table.state = before;
        if (table.play(away) != "ok")
            continue; // a placed card would lie beside nothing
        std::get<Adjust>(away.action).blocks.front().at = cell;
        QCOMPARE(table.play(away), QByteArray("ok"));
        const auto same = [&](const Icon& icon) { return icon.cells == won.cells; };
        QCOMPARE(std::count_if(table.state.icons.begin(), table.state.icons.end(), same), std::ptrdiff_t(1));
        QCOMPARE(std::find_if(table.state.icons.begin(), table.state.icons.end(), same)->wonBy, won.wonBy);
        QCOMPARE(table.state.players.front().bonus, before.players.front().bonus);
    }
}

void MovedIconsTest::givenOnesAreAsGiven()
{
    Random random(7);
    Table table = withIcons(random);
    Command command = turningAll(table.state);
    std::get<Adjust>(command.action).icons = std::vector<Icon>{};
    QCOMPARE(table.play(command), QByteArray("ok"));
    QVERIFY(table.state.icons.empty());
}

QTEST_GUILESS_MAIN(MovedIconsTest)
#include "moved_icons_test.moc"
