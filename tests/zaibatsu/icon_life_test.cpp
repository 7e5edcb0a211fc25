// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/legal.h"
#include "zaibatsu/oracle/tables.h"

#include <QTest>

#include <algorithm>

using zaibatsu::BlockId;
using zaibatsu::Colour;
using zaibatsu::Event;
using zaibatsu::Game;

namespace {

using Cells = std::array<hex::Cell, 3>;

/// Decides, applies and returns what happened; nothing when it was not accepted.
std::optional<std::vector<Event>> done(zaibatsu::State& state, const zaibatsu::Action& action)
{
    zaibatsu::Command command;
    command.action = action;
    const auto decision = Game::decide(state, command);
    const auto* accepted = std::get_if<base::Accepted<Game>>(&decision);
    if (!accepted)
        return std::nullopt;
    for (const Event& event : accepted->events)
        Game::evolve(state, event);
    return accepted->events;
}

template <class E>
std::vector<E> only(const std::optional<std::vector<Event>>& events)
{
    std::vector<E> found;
    if (events)
        for (const Event& event : *events)
            if (const auto* one = std::get_if<E>(&event))
                found.push_back(*one);
    return found;
}

zaibatsu::State openTable(int faces)
{
    std::vector<zaibatsu::Face> all;
    for (int i = 0; i < faces; ++i)
        all.push_back(oracle::plainFace("block-" + std::to_string(i), hex::Six::all(), hex::Six::all()));
    return oracle::tableWith(all);
}

zaibatsu::Search searchAt(BlockId block, hex::Cell at) { return {zaibatsu::PawnId{0}, block, at, 0, false}; }

/// A roll of the player's Speedrunner on that block that succeeds: the numbers of the plain faces are 1, 2, 3.
std::optional<std::vector<Event>> take(zaibatsu::State& state, Colour player, BlockId block)
{
    state.turn.player = player;
    const auto pawn = zaibatsu::speedrunnerOf(player);
    state.pawns[pawn.index()].at = zaibatsu::onBlock(block, zaibatsu::middleSpace);
    return done(state, zaibatsu::Icebreak{pawn, block, zaibatsu::Dice{{1}, true}, false});
}

const Cells triple{{{1, -1}, {1, 0}, {2, -1}}}; // three blocks beside each other, none the Core

/// Blocks 1 and 2 laid, block 3 placed by a Search so that the icon of `triple` forms.
zaibatsu::State withIconFormed()
{
    auto state = openTable(5);
    oracle::lay(state, BlockId{1}, triple[0], 0);
    oracle::lay(state, BlockId{2}, triple[1], 0);
    oracle::stand(state, BlockId{1});
    if (!done(state, searchAt(BlockId{3}, triple[2])))
        state.icons.clear();
    return state;
}

} // namespace

/// How bonus icons come, are won, and never come again.
class IconLifeTest : public QObject {
    Q_OBJECT
private slots:
    void twoIconsAtOnceBringTwoCounters();
    void sixIconsAtOnceInARing();
    void aMissingThirdMeansNoIcon();
    void anEmptySupplyLeavesTheIconWithoutCounter();
    void theIconIsWonByWhoControlsAllThree();
    void aWonIconIsSpentForGood();
    void aSpentIconIsNotFormedAgain();
};

void IconLifeTest::twoIconsAtOnceBringTwoCounters()
{
    auto state = openTable(4);
    oracle::lay(state, BlockId{1}, {1, -1}, 2);
    oracle::lay(state, BlockId{2}, {0, 1}, 5);
    const auto events = done(state, searchAt(BlockId{3}, {1, 0}));
    const auto formed = only<zaibatsu::BonusIconFormed>(events);
    QCOMPARE(formed.size(), std::size_t{2});
    QVERIFY(formed[0].cells != formed[1].cells);
    for (const auto& icon : formed) {
        QVERIFY(icon.counter);
        QVERIFY(std::is_sorted(icon.cells.begin(), icon.cells.end()));
    }
    QCOMPARE(state.bonusSupply, 22);
    QCOMPARE(state.icons.size(), std::size_t{2});
}

void IconLifeTest::sixIconsAtOnceInARing()
{
    auto state = openTable(8);
    // A ring round [2, -1]; the pawn searches from one of its blocks into the hole.
    for (int side = 0; side < 6; ++side)
        oracle::lay(state, BlockId{static_cast<std::uint16_t>(side + 1)}, hex::neighbour({2, -1}, side), side);
    oracle::stand(state, BlockId{1});
    const auto placements = zaibatsu::legalPlacements(state, zaibatsu::PawnId{0}, BlockId{7});
    QVERIFY(std::any_of(placements.begin(), placements.end(), [](const auto& placement) {
        return placement.at == hex::Cell{2, -1} && placement.icons == 6;
    }));
    QCOMPARE(only<zaibatsu::BonusIconFormed>(done(state, searchAt(BlockId{7}, {2, -1}))).size(), std::size_t{6});
    QCOMPARE(state.bonusSupply, 18);
}

void IconLifeTest::aMissingThirdMeansNoIcon()
{
    // The three corners that meet between [0,0], [1,-1] and [1,0]; each in turn without its third.
    const std::array<int, 3> corners{1, 3, 5};
    for (int missing = -1; missing < 3; ++missing) {
        std::vector<zaibatsu::Face> faces;
        for (int i = 0; i < 3; ++i) {
            hex::Six fragments;
            fragments.set(corners[static_cast<std::size_t>(i)], i != missing);
            faces.push_back(oracle::plainFace("block-" + std::to_string(i), hex::Six::all(), fragments));
        }
        auto state = oracle::tableWith(faces);
        oracle::lay(state, BlockId{1}, {1, -1}, 0);
        const auto events = done(state, searchAt(BlockId{2}, {1, 0}));
        QVERIFY(events.has_value());
        QCOMPARE(only<zaibatsu::BonusIconFormed>(events).size(), std::size_t{missing < 0 ? 1U : 0U});
        QCOMPARE(state.bonusSupply, missing < 0 ? 23 : 24);
    }
}

void IconLifeTest::anEmptySupplyLeavesTheIconWithoutCounter()
{
    auto state = openTable(4);
    oracle::lay(state, BlockId{1}, {1, -1}, 0);
    oracle::lay(state, BlockId{2}, {0, 1}, 0);
    state.bonusSupply = 1;
    const auto formed = only<zaibatsu::BonusIconFormed>(done(state, searchAt(BlockId{3}, {1, 0})));
    QCOMPARE(formed.size(), std::size_t{2});
    QVERIFY(formed[0].counter);
    QVERIFY(!formed[1].counter);
    QCOMPARE(state.bonusSupply, 0);
    QCOMPARE(std::count_if(state.icons.begin(), state.icons.end(), [](const auto& icon) { return icon.counter; }), 1);
}

void IconLifeTest::theIconIsWonByWhoControlsAllThree()
{
    // Whatever the order of the three conquests, the counter comes with the last.
    std::vector<std::uint16_t> order{1, 2, 3};
    do {
        auto state = withIconFormed();
        QCOMPARE(state.icons.size(), std::size_t{1});
        QVERIFY(only<zaibatsu::BonusCounterWon>(take(state, Colour::Red, BlockId{order[0]})).empty());
        QVERIFY(only<zaibatsu::BonusCounterWon>(take(state, Colour::Red, BlockId{order[1]})).empty());
        const auto won = only<zaibatsu::BonusCounterWon>(take(state, Colour::Red, BlockId{order[2]}));
        QCOMPARE(won.size(), std::size_t{1});
        QCOMPARE(won.front().player, Colour::Red);
        QCOMPARE(won.front().cells, triple);
        QCOMPARE(state.players[0].bonus, 1);
        QCOMPARE(state.icons.front().wonBy, std::optional<Colour>(Colour::Red));
        QVERIFY(!state.icons.front().counter);
    } while (std::next_permutation(order.begin(), order.end()));
}

void IconLifeTest::aWonIconIsSpentForGood()
{
    auto state = withIconFormed();
    for (const std::uint16_t block : std::initializer_list<std::uint16_t>{1, 2, 3})
        QVERIFY(take(state, Colour::Red, BlockId{block}));
    QCOMPARE(state.players[0].bonus, 1);
    // Blue conquers all three, then red again: the counter was won once, and stays with red.
    for (const Colour player : {Colour::Blue, Colour::Red})
        for (const std::uint16_t block : std::initializer_list<std::uint16_t>{3, 1, 2}) {
            const auto events = take(state, player, BlockId{block});
            QVERIFY(events.has_value());
            QCOMPARE(only<zaibatsu::ControlGained>(events).size(), std::size_t{1});
            QVERIFY(only<zaibatsu::BonusCounterWon>(events).empty());
        }
    QCOMPARE(state.players[0].bonus, 1);
    QCOMPARE(state.players[1].bonus, 0);
    QCOMPARE(state.icons.front().wonBy, std::optional<Colour>(Colour::Red));
}

void IconLifeTest::aSpentIconIsNotFormedAgain()
{
    auto state = withIconFormed();
    for (const std::uint16_t block : std::initializer_list<std::uint16_t>{1, 2, 3})
        QVERIFY(take(state, Colour::Red, BlockId{block}));
    // The third block goes back into the pile by hand, the icon staying won, and is laid again at the same place.
    zaibatsu::Adjust back;
    back.icons = state.icons;
    back.blocks.push_back({BlockId{3}, std::optional<hex::Cell>{}, {}, {}, {}, {}});
    zaibatsu::PawnPatch pawn;
    pawn.pawn = zaibatsu::PawnId{0};
    pawn.at = zaibatsu::onBlock(BlockId{1}, zaibatsu::middleSpace);
    back.pawns.push_back(pawn);
    QVERIFY(done(state, back).has_value());
    QVERIFY(!state.blocks[3].has_value());
    state.turn.player = Colour::Red;
    for (const auto& placement : zaibatsu::legalPlacements(state, zaibatsu::PawnId{0}, BlockId{3}))
        if (placement.at == triple[2])
            QCOMPARE(placement.icons, 0);
    const int supply = state.bonusSupply;
    const auto events = done(state, searchAt(BlockId{3}, triple[2]));
    QVERIFY(events.has_value());
    QVERIFY(only<zaibatsu::BonusIconFormed>(events).empty());
    QCOMPARE(state.bonusSupply, supply);
    QVERIFY(only<zaibatsu::BonusCounterWon>(take(state, Colour::Red, BlockId{3})).empty());
    QCOMPARE(state.players[0].bonus, 1);
}

QTEST_GUILESS_MAIN(IconLifeTest)
#include "icon_life_test.moc"
