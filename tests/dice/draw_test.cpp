// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/draw.h"
#include "dice/fairness.h"

#include <QTest>

#include <limits>

namespace {

/// Pearson's statistic of counts that should all be equal, written apart from dice/fairness.
double unevenness(const std::vector<int>& counts)
{
    double total = 0;
    for (const int count : counts)
        total += count;
    const double each = total / static_cast<double>(counts.size());
    double sum = 0;
    for (const int count : counts)
        sum += (count - each) * (count - each) / each;
    return sum;
}

using Faces = std::vector<dice::Face>;

} // namespace

/// The generator: reproducible, unbiased, without memory.
class DrawTest : public QObject {
    Q_OBJECT
private slots:
    void recordedTablesKeepTheirDice_data()
    {
        // Computed once by a program apart; a change here would change the dice of every table recorded.
        QTest::addColumn<quint64>("seed");
        QTest::addColumn<QByteArray>("faces");
        QTest::newRow("seed 0") << quint64{0} << QByteArray("635354544236112316433114");
        QTest::newRow("seed 1") << quint64{1} << QByteArray("451134366454661323131522");
        QTest::newRow("a date") << quint64{20261129} << QByteArray("454442466321131144631234");
        QTest::newRow("largest seed") << std::numeric_limits<quint64>::max() << QByteArray("411356351523666121563554");
    }
    void recordedTablesKeepTheirDice()
    {
        QFETCH(quint64, seed);
        QFETCH(QByteArray, faces);
        QByteArray drawn;
        for (const dice::Face face : dice::draw(seed, 0, static_cast<int>(faces.size())).faces)
            drawn += static_cast<char>('0' + face);
        QCOMPARE(drawn, faces);
    }

    void aRollTakenBackComesBackTheSame()
    {
        const auto first = dice::draw(7, 100, 5);
        QCOMPARE(first.position, std::uint64_t{105});
        QCOMPARE(dice::draw(7, 100, 5), first);
        const auto two = dice::draw(7, 100, 2);
        const auto three = dice::draw(7, two.position, 3);
        Faces joined = two.faces;
        joined.insert(joined.end(), three.faces.begin(), three.faces.end());
        QCOMPARE(joined, first.faces);
        QCOMPARE(three.position, first.position);
    }

    void noDiceMoveNothing()
    {
        QCOMPARE(dice::draw(7, 3, 0), (dice::Drawn{{}, 3}));
        QCOMPARE(dice::draw(7, 3, -2), (dice::Drawn{{}, 3}));
    }

    void rejectionFavoursNoFace()
    {
        // The same function on words so small that all of them can be counted.
        for (std::uint64_t largest = 5; largest <= 5'000; ++largest) {
            std::vector<std::uint64_t> times(7);
            std::uint64_t rejected = 0;
            for (std::uint64_t word = 0; word <= largest; ++word)
                if (const auto face = dice::faceFrom(word, largest))
                    ++times[*face];
                else
                    ++rejected;
            for (std::size_t face = 1; face <= 6; ++face)
                QCOMPARE(times[face], (largest + 1 - rejected) / 6);
            QVERIFY(rejected < 6);
            QCOMPARE(times[0], std::uint64_t{0});
        }
    }

    void ofFullWordsOnlyTheLastFourAreRejected()
    {
        constexpr auto largest = std::numeric_limits<std::uint64_t>::max();
        for (std::uint64_t back = 0; back < 4; ++back)
            QVERIFY(!dice::faceFrom(largest - back, largest).has_value());
        QCOMPARE(dice::faceFrom(largest - 4, largest), std::optional<dice::Face>(dice::Face{6}));
        QCOMPARE(dice::faceFrom(0, largest), std::optional<dice::Face>(dice::Face{1}));
    }

    void sixMillionDiceFallEvenly()
    {
        // Twelve seeds of half a million dice each; 5 degrees of freedom, 30 has a chance of 1 in 70,000.
        std::vector<int> all(6);
        for (std::uint64_t seed = 0; seed < 12; ++seed) {
            std::vector<int> counts(6);
            for (std::uint64_t index = 0; index < 500'000; ++index)
                ++counts[dice::faceAt(seed * 1'000'003, index) - 1U];
            QVERIFY2(unevenness(counts) < 30, qPrintable(QString::number(seed)));
            for (std::size_t i = 0; i < 6; ++i)
                all[i] += counts[i];
        }
        QVERIFY(unevenness(all) < 30);
        QVERIFY(unevenness(all) > 0.2); // too even would be no chance either (1 in 1,000)
    }

    void neighboursDoNotDependOnEachOther_data()
    {
        QTest::addColumn<quint64>("seedStep");
        QTest::addColumn<quint64>("indexStep");
        QTest::newRow("next die") << quint64{0} << quint64{1};
        QTest::newRow("next but one") << quint64{0} << quint64{2};
        QTest::newRow("six on") << quint64{0} << quint64{6};
        QTest::newRow("64 on") << quint64{0} << quint64{64};
        QTest::newRow("same die of the next table") << quint64{1} << quint64{0};
        QTest::newRow("next die of the next table") << quint64{1} << quint64{1};
    }
    void neighboursDoNotDependOnEachOther()
    {
        QFETCH(quint64, seedStep);
        QFETCH(quint64, indexStep);
        std::vector<int> pairs(36);
        for (std::uint64_t index = 0; index < 360'000; ++index) {
            const std::uint64_t seed = 5 + index % 1'000;
            const auto a = dice::faceAt(seed, index);
            const auto b = dice::faceAt(seed + seedStep, index + indexStep);
            ++pairs[static_cast<std::size_t>((a - 1) * 6 + (b - 1))];
        }
        QVERIFY2(unevenness(pairs) < 80, qPrintable(QString::number(unevenness(pairs)))); // 35 degrees: 1 in 40,000
    }

    void eachBitOfAWordFollowsEachBitOfSeedAndIndex()
    {
        // Avalanche: turning one input bit over turns about half of the 64 output bits.
        for (unsigned bit = 0; bit < 64; ++bit) {
            double bySeed = 0;
            double byIndex = 0;
            for (std::uint64_t i = 0; i < 400; ++i) {
                const auto word = dice::mixed(i, i * 3, 0);
                bySeed += std::popcount(word ^ dice::mixed(i ^ (std::uint64_t{1} << bit), i * 3, 0));
                byIndex += std::popcount(word ^ dice::mixed(i, (i * 3) ^ (std::uint64_t{1} << bit), 0));
            }
            QVERIFY(bySeed / 400 > 30 && bySeed / 400 < 34);
            QVERIFY(byIndex / 400 > 30 && byIndex / 400 < 34);
        }
    }

    void anotherAttemptIsAnotherWord()
    {
        QVERIFY(dice::mixed(1, 2, 0) != dice::mixed(1, 2, 1));
        QVERIFY(dice::mixed(1, 2, 0) != dice::mixed(1, 3, 0));
    }
};

QTEST_GUILESS_MAIN(DrawTest)
#include "draw_test.moc"
