// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/enumeration.h"
#include "dice/odds.h"
#include "zaibatsu/odds.h"

#include <QTest>

#include <map>

using dice::FaceSet;
using dice::Fraction;
using zaibatsu::Defence;
using zaibatsu::ShieldedWins;

namespace {

/// Where a number stands on the dice of one rank.
enum class Mark : std::uint8_t { None, Shielded, Unshielded, Both };
constexpr std::array<Mark, 4> marks{Mark::None, Mark::Shielded, Mark::Unshielded, Mark::Both};

/// The decision table of with for one number, read from the text:
/// the highest rank that has the number decides, and there a shielded die saves.
bool eliminatedByRank(Mark own, Mark items, Mark space)
{
    switch (space) {
    case Mark::Shielded:
    case Mark::Both: return false;
    case Mark::Unshielded: return true;
    case Mark::None: break;
    }
    switch (items) {
    case Mark::Shielded:
    case Mark::Both: return false;
    case Mark::Unshielded: return true;
    case Mark::None: break;
    }
    return own == Mark::Unshielded;
}

/// A-086 off: one shielded die anywhere saves, else one unshielded die anywhere eliminates.
bool eliminatedAnywhere(Mark own, Mark items, Mark space)
{
    bool bare = false;
    for (const Mark mark : {own, items, space}) {
        if (mark == Mark::Shielded || mark == Mark::Both)
            return false;
        bare = bare || mark == Mark::Unshielded;
    }
    return bare;
}

void put(Defence& defence, int number, Mark mark)
{
    if (mark == Mark::Shielded || mark == Mark::Both)
        defence.shielded.insert(number);
    if (mark == Mark::Unshielded || mark == Mark::Both)
        defence.unshielded.insert(number);
}

Mark markOf(const Defence& defence, int number)
{
    const bool shielded = defence.shielded.contains(number);
    const bool unshielded = defence.unshielded.contains(number);
    if (shielded && unshielded)
        return Mark::Both;
    return shielded ? Mark::Shielded : unshielded ? Mark::Unshielded : Mark::None;
}

/// Numbers that eliminate, number by number from the decision table.
FaceSet byTable(const Defence& own, const Defence& items, const Defence& space, bool a086)
{
    FaceSet numbers;
    for (int number = 1; number <= 6; ++number)
        if ((a086 ? eliminatedByRank : eliminatedAnywhere)(markOf(own, number), markOf(items, number),
                                                           markOf(space, number)))
            numbers.insert(number);
    return numbers;
}

ShieldedWins wayOf(bool a086) { return a086 ? ShieldedWins::WithinRank : ShieldedWins::Anywhere; }

Defence fromBits(unsigned shielded, unsigned unshielded)
{
    return {FaceSet::fromBits(shielded), FaceSet::fromBits(unshielded)};
}

/// Who falls when these faces lie there.
std::uint64_t fallenAt(const std::vector<dice::Face>& roll, const std::vector<FaceSet>& pawns)
{
    std::uint64_t fallen = 0;
    for (std::size_t pawn = 0; pawn < pawns.size(); ++pawn)
        for (const dice::Face face : roll)
            if (pawns[pawn].contains(face))
                fallen |= std::uint64_t{1} << pawn;
    return fallen;
}

} // namespace

Q_DECLARE_METATYPE(dice::FaceSet)

/// with against a decision table and full enumeration.
class DeleteOddsTest : public QObject {
    Q_OBJECT
private slots:
    void deleteExamples_data();
    void deleteExamples();
    void eachNumberFollowsTheDecisionTable();
    void allSetsOfOwnAndSpaceDice_data();
    void allSetsOfOwnAndSpaceDice();
    void allSetsOfItemsBetween();
    void deleteEqualsFullEnumeration();
    void areaEqualsFullEnumeration_data();
    void areaEqualsFullEnumeration();
    void areaOfOnePawnIsADelete();
    void rollingForEachIsAsManyDeletes();
};

void DeleteOddsTest::deleteExamples_data()
{
    QTest::addColumn<FaceSet>("shielded");
    QTest::addColumn<FaceSet>("unshielded");
    QTest::addColumn<FaceSet>("spaceShielded");
    QTest::addColumn<FaceSet>("spaceUnshielded");
    QTest::addColumn<bool>("a086");
    QTest::addColumn<FaceSet>("numbers");
    QTest::addColumn<quint64>("num");
    QTest::addColumn<quint64>("den");
    const auto row = [](const char* name, FaceSet s, FaceSet u, FaceSet ss, FaceSet su, bool on, FaceSet n, quint64 num,
                        quint64 den) { QTest::newRow(name) << s << u << ss << su << on << n << num << den; };
    row("R-094 unshielded numbers", {}, {4, 5}, {}, {}, true, {4, 5}, 5, 9);
    row("R-096 the space shields one", {}, {4, 5}, {4}, {}, true, {5}, 11, 36);
    row("R-097 the space bares two more", {}, {4, 5}, {}, {1, 2}, true, {1, 2, 4, 5}, 8, 9);
    row("A-086 the space bares what is shielded", {1}, {}, {}, {1}, true, {1}, 11, 36);
    row("A-086 off: the shield holds", {1}, {}, {}, {1}, false, {}, 0, 1);
    row("R-096 shielded 3 on the space", {}, {3}, {3}, {}, true, {}, 0, 1);
    row("A-087 no die at all", {}, {}, {}, {}, true, {}, 0, 1);
    row("one space with both", {}, {}, {2}, {2}, true, {}, 0, 1);
    row("own dice with both", {2}, {2}, {}, {}, true, {}, 0, 1);
    row("own dice with both, a bare space", {2}, {2}, {}, {2}, true, {2}, 11, 36);
}

void DeleteOddsTest::deleteExamples()
{
    QFETCH(FaceSet, shielded);
    QFETCH(FaceSet, unshielded);
    QFETCH(FaceSet, spaceShielded);
    QFETCH(FaceSet, spaceUnshielded);
    QFETCH(bool, a086);
    QFETCH(FaceSet, numbers);
    QFETCH(quint64, num);
    QFETCH(quint64, den);
    const auto odds =
        zaibatsu::deleteOdds({{shielded, unshielded}, {}, {spaceShielded, spaceUnshielded}}, 2, wayOf(a086));
    QVERIFY(odds.has_value());
    QCOMPARE(odds->numbers, numbers);
    QCOMPARE(odds->dice, 2);
    QCOMPARE(odds->success, (Fraction{num, den}));
}

void DeleteOddsTest::eachNumberFollowsTheDecisionTable()
{
    // All 64 ways in which one number can stand on own dice, items and space, both ways of A-086.
    for (const bool a086 : {true, false})
        for (int number = 1; number <= 6; ++number)
            for (const Mark own : marks)
                for (const Mark items : marks)
                    for (const Mark space : marks) {
                        zaibatsu::DefenceLayers layers{{}, {{}, {}}, {}};
                        put(layers.own, number, own);
                        put(layers.items[1], number, items);
                        put(layers.space, number, space);
                        const bool falls = (a086 ? eliminatedByRank : eliminatedAnywhere)(own, items, space);
                        const Defence effective = zaibatsu::effectiveDefence(layers, wayOf(a086));
                        QCOMPARE(effective.unshielded, falls ? FaceSet{number} : FaceSet{});
                        QVERIFY((effective.shielded & effective.unshielded).empty());
                    }
}

void DeleteOddsTest::allSetsOfOwnAndSpaceDice_data()
{
    QTest::addColumn<bool>("a086");
    QTest::newRow("A-086") << true;
    QTest::newRow("A-086 off") << false;
}

void DeleteOddsTest::allSetsOfOwnAndSpaceDice()
{
    // 64^4 combinations of own, shielded, unshielded and space dice; the table is asked once for each pair of marks.
    QFETCH(bool, a086);
    std::array<std::array<bool, 4>, 4> falls{};
    for (const Mark own : marks)
        for (const Mark space : marks)
            falls[static_cast<std::size_t>(own)][static_cast<std::size_t>(space)] =
                (a086 ? eliminatedByRank : eliminatedAnywhere)(own, Mark::None, space);
    std::vector<std::array<std::size_t, 6>> marksOf(4096);
    for (unsigned bits = 0; bits < 4096; ++bits)
        for (int number = 1; number <= 6; ++number)
            marksOf[bits][static_cast<std::size_t>(number - 1)] =
                static_cast<std::size_t>(markOf(fromBits(bits / 64, bits % 64), number));
    int different = 0;
    for (unsigned own = 0; own < 4096; ++own)
        for (unsigned space = 0; space < 4096; ++space) {
            unsigned expected = 0;
            for (std::size_t i = 0; i < 6; ++i)
                expected |= falls[marksOf[own][i]][marksOf[space][i]] ? 1U << i : 0U;
            const zaibatsu::DefenceLayers layers{fromBits(own / 64, own % 64), {}, fromBits(space / 64, space % 64)};
            different += zaibatsu::effectiveDefence(layers, wayOf(a086)).unshielded.bits() == expected ? 0 : 1;
        }
    QCOMPARE(different, 0);
}

void DeleteOddsTest::allSetsOfItemsBetween()
{
    // Two items of one rank, their dice together; own and space dice of every kind in fixed places.
    const std::array<Defence, 4> others{fromBits(0, 0), fromBits(0b110100, 0b001010), fromBits(0b000111, 0b011100),
                                        fromBits(0, 63)};
    for (const bool a086 : {true, false})
        for (const Defence& own : others)
            for (const Defence& space : others)
                for (unsigned shielded = 0; shielded < 64; ++shielded)
                    for (unsigned unshielded = 0; unshielded < 64; ++unshielded) {
                        const zaibatsu::DefenceLayers layers{own,
                                                             {fromBits(shielded & 0b101010, unshielded & 0b011011),
                                                              fromBits(shielded & 0b010101, unshielded & 0b101110)},
                                                             space};
                        QCOMPARE(zaibatsu::effectiveDefence(layers, wayOf(a086)).unshielded,
                                 byTable(own, fromBits(shielded, unshielded), space, a086));
                    }
}

void DeleteOddsTest::deleteEqualsFullEnumeration()
{
    for (int skulls = 1; skulls <= 6; ++skulls)
        for (unsigned bare = 0; bare < 64; ++bare) {
            const zaibatsu::DefenceLayers target{fromBits(~bare, bare), {}, {}};
            std::uint64_t hitting = 0;
            test::everyRoll(skulls, [&](const std::vector<dice::Face>& roll) {
                hitting += fallenAt(roll, {FaceSet::fromBits(bare)});
            });
            const auto odds = zaibatsu::deleteOdds(target, skulls, ShieldedWins::WithinRank);
            QVERIFY(odds.has_value());
            QCOMPARE(odds->success, *dice::reduced(hitting, test::sixTo(skulls)));
        }
}

void DeleteOddsTest::areaEqualsFullEnumeration_data()
{
    QTest::addColumn<int>("skulls");
    for (int skulls = 1; skulls <= 5; ++skulls)
        QTest::addRow("%d skulls", skulls) << skulls;
}

void DeleteOddsTest::areaEqualsFullEnumeration()
{
    QFETCH(int, skulls);
    const std::vector<std::vector<FaceSet>> crowds{{},
                                                   {{4, 5}},
                                                   {{4, 5}, {5, 6}},
                                                   {{1}, {2}, {3}, {4}, {5}, {6}},
                                                   {{1, 2}, {1, 2}, {}, {3}},
                                                   {{1, 2, 3, 4, 5, 6}, {}, {6}},
                                                   {{1, 4}, {2, 4}, {3, 4}, {5}}};
    for (const auto& pawns : crowds) {
        std::map<std::uint64_t, std::uint64_t> counted;
        test::everyRoll(skulls, [&](const std::vector<dice::Face>& roll) { ++counted[fallenAt(roll, pawns)]; });
        const auto outcomes = zaibatsu::areaOdds(pawns, skulls);
        QVERIFY(outcomes.has_value());
        std::map<std::uint64_t, std::uint64_t> told;
        for (const auto& outcome : *outcomes) {
            QVERIFY(outcome.chance.num > 0);
            QVERIFY(!told.contains(outcome.fallen));
            told[outcome.fallen] = outcome.chance.num * (test::sixTo(skulls) / outcome.chance.den);
        }
        QCOMPARE(told, counted);
    }
}

void DeleteOddsTest::areaOfOnePawnIsADelete()
{
    for (int skulls = 1; skulls <= dice::mostDice; ++skulls)
        for (unsigned bare = 0; bare < 64; ++bare) {
            const std::vector<FaceSet> one{FaceSet::fromBits(bare)};
            const auto alone = zaibatsu::deleteOdds({fromBits(0, bare), {}, {}}, skulls, ShieldedWins::Anywhere);
            const auto outcomes = zaibatsu::areaOdds(one, skulls);
            const Fraction falls = outcomes->back().fallen == 1 ? outcomes->back().chance : Fraction{0, 1};
            QCOMPARE(falls, alone->success);
        }
}

void DeleteOddsTest::rollingForEachIsAsManyDeletes()
{
    // A-052 off, two pawns that share a number: enumerating both rolls shows that they fall independently.
    const std::vector<FaceSet> pawns{{4, 5}, {5}};
    const auto each = zaibatsu::eachOdds(pawns, 2);
    QVERIFY(each.has_value());
    std::uint64_t both = 0;
    test::everyRoll(4, [&](const std::vector<dice::Face>& roll) {
        const auto first = fallenAt({roll[0], roll[1]}, {pawns[0]});
        const auto second = fallenAt({roll[2], roll[3]}, {pawns[1]});
        both += first & second;
    });
    QCOMPARE(*dice::product((*each)[0], (*each)[1]), *dice::reduced(both, test::sixTo(4)));
    // One roll for both makes them fall together more often.
    const auto together = zaibatsu::areaOdds(pawns, 2);
    QCOMPARE(together->back(), (zaibatsu::AreaOutcome{3, *dice::reduced(11, 36)}));
}

QTEST_GUILESS_MAIN(DeleteOddsTest)
#include "delete_odds_test.moc"
