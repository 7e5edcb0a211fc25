// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/fraction.h"

#include <QTest>

#include <limits>

using dice::Fraction;

namespace {

constexpr std::uint64_t largest = std::numeric_limits<std::uint64_t>::max();

/// The greatest common divisor by trying every number.
std::uint64_t commonByTrying(std::uint64_t a, std::uint64_t b)
{
    for (std::uint64_t d = std::max(a, b); d > 1; --d)
        if (a % d == 0 && b % d == 0)
            return d;
    return 1;
}

} // namespace

/// Exactness: lowest terms, sums and products of small fractions by schoolbook, refusal where 64 bits end.
class FractionTest : public QObject {
    Q_OBJECT
private slots:
    void reducesToLowestTerms()
    {
        for (std::uint64_t num = 0; num <= 72; ++num)
            for (std::uint64_t den = 1; den <= 72; ++den) {
                const auto fraction = dice::reduced(num, den);
                QVERIFY(fraction.has_value());
                QCOMPARE(fraction->num * den, num * fraction->den);
                QCOMPARE(commonByTrying(fraction->num, fraction->den), std::uint64_t{num == 0 ? fraction->den : 1});
            }
        QCOMPARE(dice::reduced(0, 36), (Fraction{0, 1}));
        QCOMPARE(dice::reduced(1, 0), std::nullopt);
    }

    void sumAndProductAsBySchoolbook()
    {
        for (std::uint64_t a = 0; a <= 12; ++a)
            for (std::uint64_t b = 1; b <= 12; ++b)
                for (std::uint64_t c = 0; c <= 12; ++c)
                    for (std::uint64_t d = 1; d <= 12; ++d) {
                        const auto left = *dice::reduced(a, b);
                        const auto right = *dice::reduced(c, d);
                        QCOMPARE(dice::sum(left, right), dice::reduced(a * d + c * b, b * d));
                        QCOMPARE(dice::product(left, right), dice::reduced(a * c, b * d));
                    }
    }

    void aChanceAndItsComplementAreOne()
    {
        for (std::uint64_t den = 1; den <= 216; ++den)
            for (std::uint64_t num = 0; num <= den; ++num) {
                const auto chance = *dice::reduced(num, den);
                QCOMPARE(dice::sum(chance, *dice::complement(chance)), (std::optional<Fraction>(Fraction{1, 1})));
            }
        QCOMPARE(dice::complement({7, 6}), std::nullopt);
    }

    void whatDoesNotFitIsRefused()
    {
        const Fraction thin{1, largest};
        QCOMPARE(dice::product(thin, {1, 2}), std::nullopt);
        QCOMPARE(dice::product({largest, 1}, {2, 1}), std::nullopt);
        QCOMPARE(dice::sum(thin, {1, largest - 1}), std::nullopt);
        QCOMPARE(dice::sum({largest, 1}, {1, 1}), std::nullopt);
        QCOMPARE(dice::sum({largest - 1, 1}, {1, 1}), (std::optional<Fraction>(Fraction{largest, 1})));
    }

    void whatFitsIsDoneAlthoughAStepBetweenWouldNot()
    {
        const std::uint64_t sixTo20 = 3'656'158'440'062'976;
        QCOMPARE(dice::product({1, sixTo20}, {sixTo20, 7}), (std::optional<Fraction>(Fraction{1, 7})));
        QCOMPARE(dice::product({largest, 3}, {3, largest}), (std::optional<Fraction>(Fraction{1, 1})));
        // 6^20 + 6^20 as denominators: their product would need 104 bits.
        QCOMPARE(dice::sum({1, sixTo20}, {sixTo20 - 1, sixTo20}), (std::optional<Fraction>(Fraction{1, 1})));
        QCOMPARE(dice::sum({5, sixTo20}, {1, sixTo20 / 6}), dice::reduced(11, sixTo20));
    }

    void approximates()
    {
        QCOMPARE(dice::approximate({2, 3}), 2.0 / 3.0);
        QCOMPARE(dice::approximate({0, 1}), 0.0);
    }
};

QTEST_GUILESS_MAIN(FractionTest)
#include "fraction_test.moc"
