// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/enumeration.h"
#include "dice/odds.h"

#include <QTest>

#include <map>

using dice::FaceSet;
using dice::Fraction;

namespace {

/// By set of faces shown: how many rolls show exactly those, counted roll by roll.
std::map<unsigned, std::uint64_t> countedSets(int count)
{
    std::map<unsigned, std::uint64_t> rolls;
    test::everyRoll(count, [&rolls](const std::vector<dice::Face>& roll) {
        unsigned shown = 0;
        for (const dice::Face face : roll)
            shown |= 1U << (face - 1U);
        ++rolls[shown];
    });
    return rolls;
}

} // namespace

/// Every chance against counting every roll.
class DiceOddsTest : public QObject {
    Q_OBJECT
private slots:
    void anyHitEqualsFullEnumeration_data()
    {
        QTest::addColumn<int>("count");
        for (int count = 1; count <= 8; ++count)
            QTest::addRow("%d dice, all 64 sets", count) << count;
    }
    void anyHitEqualsFullEnumeration()
    {
        QFETCH(int, count);
        const auto rolls = countedSets(count);
        for (unsigned bits = 0; bits < 64; ++bits) {
            std::uint64_t hitting = 0;
            for (const auto& [shown, times] : rolls)
                hitting += (shown & bits) != 0 ? times : 0;
            QCOMPARE(dice::anyHit(FaceSet::fromBits(bits), count), dice::reduced(hitting, test::sixTo(count)));
        }
    }

    void shownSetsEqualFullEnumeration()
    {
        for (int count = 0; count <= 8; ++count) {
            auto counted = countedSets(count);
            const auto sets = dice::shownSets(count);
            QVERIFY(sets.has_value());
            for (unsigned bits = 0; bits < 64; ++bits)
                QCOMPARE((*sets)[bits], counted[bits]);
        }
    }

    void hitDistributionEqualsFullEnumeration()
    {
        for (int count = 0; count <= 5; ++count)
            for (unsigned bits = 0; bits < 64; ++bits) {
                const auto set = FaceSet::fromBits(bits);
                std::vector<std::uint64_t> byHits(static_cast<std::size_t>(count) + 1);
                test::everyRoll(count, [&](const std::vector<dice::Face>& roll) {
                    std::size_t hits = 0;
                    for (const dice::Face face : roll)
                        hits += set.contains(face) ? 1U : 0U;
                    ++byHits[hits];
                });
                const auto chances = dice::hitDistribution(set, count);
                QVERIFY(chances.has_value());
                QCOMPARE(chances->size(), byHits.size());
                for (std::size_t hits = 0; hits < byHits.size(); ++hits)
                    QCOMPARE((*chances)[hits], *dice::reduced(byHits[hits], test::sixTo(count)));
            }
    }

    void largePoolsAddUpToOne()
    {
        for (int count = 0; count <= dice::mostDice; ++count) {
            const auto rolls = dice::rollsOf(count);
            QCOMPARE(rolls, std::optional<std::uint64_t>(test::sixTo(count)));
            const auto sets = dice::shownSets(count);
            std::uint64_t total = 0;
            for (const std::uint64_t times : *sets)
                total += times;
            QCOMPARE(total, *rolls);
            for (unsigned bits = 0; bits < 64; bits += 7) {
                Fraction one{0, 1};
                const auto chances = dice::hitDistribution(FaceSet::fromBits(bits), count);
                for (const Fraction& chance : *chances)
                    one = *dice::sum(one, chance);
                QCOMPARE(one, (Fraction{1, 1}));
                QCOMPARE(chances->front(), *dice::complement(*dice::anyHit(FaceSet::fromBits(bits), count)));
            }
        }
    }

    void poolsBeyondExactCountingAreRefused()
    {
        QCOMPARE(dice::anyHit({1}, dice::mostDice + 1), std::nullopt);
        QCOMPARE(dice::anyHit({1}, -1), std::nullopt);
        QVERIFY(!dice::hitDistribution({1}, dice::mostDice + 1).has_value());
        QVERIFY(!dice::shownSets(dice::mostDice + 1).has_value());
        QVERIFY(!dice::shownSets(-1).has_value());
        // One die more would not fit: 6^25 > 2^64.
        QVERIFY(*dice::rollsOf(dice::mostDice) > std::numeric_limits<std::uint64_t>::max() / 6);
    }

    void faceSetsBehaveAsSets()
    {
        for (unsigned a = 0; a < 64; ++a) {
            const auto first = FaceSet::fromBits(a);
            QCOMPARE(first.bits(), a);
            QCOMPARE(first.empty(), a == 0);
            int size = 0;
            for (int face = -2; face <= 9; ++face) {
                QCOMPARE(first.contains(face),
                         face >= 1 && face <= 6 && ((a >> static_cast<unsigned>(face - 1)) & 1U) != 0);
                size += first.contains(face) ? 1 : 0;
            }
            QCOMPARE(first.size(), size);
            for (unsigned b = 0; b < 64; ++b)
                for (int face = 1; face <= 6; ++face) {
                    const auto second = FaceSet::fromBits(b);
                    QCOMPARE((first | second).contains(face), first.contains(face) || second.contains(face));
                    QCOMPARE((first & second).contains(face), first.contains(face) && second.contains(face));
                    QCOMPARE((first - second).contains(face), first.contains(face) && !second.contains(face));
                }
        }
        QCOMPARE(FaceSet({6, 4, 3, 4}).size(), 3);
        QVERIFY(FaceSet({0, 7, -1, 300}).empty());
    }
};

QTEST_GUILESS_MAIN(DiceOddsTest)
#include "odds_test.moc"
