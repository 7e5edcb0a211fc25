// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/draw.h"
#include "dice/enumeration.h"
#include "dice/fairness.h"

#include <QTest>

#include <cmath>

namespace {

using Faces = std::vector<dice::Face>;

/// The density of chi-square with 5 degrees of freedom, summed from `from` on in small steps.
double tailByIntegration(double from)
{
    constexpr double step = 0.0005;
    double sum = 0;
    for (double x = from + step / 2; x < 120; x += step)
        sum += std::pow(x, 1.5) * std::exp(-x / 2) / (std::pow(2.0, 2.5) * std::tgamma(2.5)) * step;
    return sum;
}

} // namespace

/// Figures that accuse nobody wrongly.
class FairnessTest : public QObject {
    Q_OBJECT
private slots:
    void tallyCountsFacesOnly()
    {
        const Faces faces{1, 6, 6, 3, 0, 7, 255};
        QCOMPARE(dice::tallyOf(faces), (dice::Tally{1, 0, 1, 0, 0, 2}));
    }

    void chiSquareByHand()
    {
        QCOMPARE(dice::chiSquare({}), 0.0);
        QCOMPARE(dice::chiSquare({10, 10, 10, 10, 10, 10}), 0.0);
        // Expected 10 each: (4 + 4 + 1 + 1 + 25 + 25) / 10.
        QCOMPARE(dice::chiSquare({12, 8, 11, 9, 15, 5}), 6.0);
        QCOMPARE(dice::chiSquare({6, 0, 0, 0, 0, 0}), 30.0);
    }

    void tailEqualsIntegration()
    {
        for (const double value : {0.1, 1.0, 2.0, 5.0, 9.236, 11.07, 15.086, 20.0, 30.0})
            QVERIFY(std::abs(dice::chanceOfUneven(value) - tailByIntegration(value)) < 1e-5);
        QCOMPARE(dice::chanceOfUneven(0), 1.0);
        QVERIFY(std::abs(dice::chanceOfUneven(11.0705) - 0.05) < 1e-5); // the printed 5 % table value
    }

    void luckIsNoughtOverAllRolls()
    {
        // Over every roll of three dice, hits and expectation are the same number, whatever the set.
        for (unsigned bits = 0; bits < 64; ++bits) {
            std::int64_t hits = 0;
            std::int64_t expected = 0;
            test::everyRoll(3, [&](const Faces& roll) {
                const std::vector<dice::RolledFor> one{{dice::FaceSet::fromBits(bits), roll}};
                const auto luck = dice::luckOf(one);
                hits += 6 * luck.hits;
                expected += luck.expectedSixths;
            });
            QCOMPARE(hits, expected);
        }
    }

    void varianceEqualsTheMeanSquareOverAllRolls()
    {
        for (unsigned bits = 0; bits < 64; ++bits) {
            double square = 0;
            double variance = 0;
            test::everyRoll(3, [&](const Faces& roll) {
                const std::vector<dice::RolledFor> one{{dice::FaceSet::fromBits(bits), roll}};
                const auto luck = dice::luckOf(one);
                square += luck.difference() * luck.difference() / 216;
                variance = static_cast<double>(luck.varianceOf36) / 36;
            });
            QVERIFY(std::abs(square - variance) < 1e-9);
        }
    }

    void luckAddsUpOverRolls()
    {
        const Faces one{6};
        const Faces two{1, 2};
        const std::vector<dice::RolledFor> rolls{{{6}, one}, {{1, 2, 3}, two}};
        const auto luck = dice::luckOf(rolls);
        QCOMPARE(luck, (dice::Luck{3, 7, 5 + 9 + 9}));
        QVERIFY(std::abs(luck.difference() - (3 - 7.0 / 6)) < 1e-12);
        QVERIFY(std::abs(luck.score() - (3 - 7.0 / 6) / std::sqrt(23.0 / 36)) < 1e-12);
    }

    void nothingLeftToChanceIsNoLuck()
    {
        const Faces faces{1, 2, 3};
        const std::vector<dice::RolledFor> sure{{dice::FaceSet::fromBits(63), faces}, {{}, faces}};
        QCOMPARE(dice::luckOf(sure).difference(), 0.0);
        QCOMPARE(dice::luckOf(sure).score(), 0.0);
        QCOMPARE(dice::luckOf({}).score(), 0.0);
    }

    void theAppsOwnDicePass()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            const auto drawn = dice::draw(seed, 0, 6'000);
            QVERIFY(dice::chanceOfUneven(dice::chiSquare(dice::tallyOf(drawn.faces))) > 1e-5);
        }
    }
};

QTEST_GUILESS_MAIN(FairnessTest)
#include "fairness_test.moc"
