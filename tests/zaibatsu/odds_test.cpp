// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/enumeration.h"
#include "dice/odds.h"
#include "zaibatsu/odds.h"

#include <QTest>

using dice::FaceSet;
using dice::Fraction;
using zaibatsu::PawnLoss;
using zaibatsu::ShieldedWins;

Q_DECLARE_METATYPE(dice::FaceSet)

/// against the rules' own examples and full enumeration.
class OddsTest : public QObject {
    Q_OBJECT
private slots:
    void icebreakExamples_data();
    void icebreakExamples();
    void icebreakEqualsFullEnumeration_data();
    void icebreakEqualsFullEnumeration();
    void everyReasonThatCostsThePawn();
    void whatHasNoOdds();
};

void OddsTest::icebreakExamples_data()
{
    QTest::addColumn<FaceSet>("ice");
    QTest::addColumn<FaceSet>("fixed");
    QTest::addColumn<int>("count");
    QTest::addColumn<FaceSet>("numbers");
    QTest::addColumn<quint64>("num");
    QTest::addColumn<quint64>("den");
    const auto row = [](const char* name, FaceSet ice, FaceSet fixed, int count, FaceSet numbers, quint64 num,
                        quint64 den) { QTest::newRow(name) << ice << fixed << count << numbers << num << den; };
    row("R-074 low with a fixed 5", {6, 4, 3}, {5}, 1, {3, 4, 5, 6}, 2, 3);
    row("R-075 a fixed number already there", {6, 5, 4}, {5}, 1, {4, 5, 6}, 1, 2);
    row("low and one die more", {1, 2, 3}, {}, 2, {1, 2, 3}, 3, 4);
    row("high and one die more", {1}, {}, 2, {1}, 11, 36);
    row("medium and two dice more", {2, 5}, {}, 3, {2, 5}, 19, 27);
    row("all numbers", {1, 2, 3}, {4, 5, 6}, 1, {1, 2, 3, 4, 5, 6}, 1, 1);
    row("two fixed numbers of two bots", {1}, {2, 3}, 1, {1, 2, 3}, 1, 2);
}

void OddsTest::icebreakExamples()
{
    QFETCH(FaceSet, ice);
    QFETCH(FaceSet, fixed);
    QFETCH(int, count);
    QFETCH(FaceSet, numbers);
    QFETCH(quint64, num);
    QFETCH(quint64, den);
    const auto odds = zaibatsu::icebreakOdds({ice, fixed, count, false, false, false});
    QVERIFY(odds.has_value());
    QCOMPARE(odds->numbers, numbers);
    QCOMPARE(odds->dice, count);
    QCOMPARE(odds->success, (Fraction{num, den}));
    QCOMPARE(odds->losePawn, (Fraction{0, 1}));
    QVERIFY(odds->losses.empty());
}

void OddsTest::icebreakEqualsFullEnumeration_data()
{
    QTest::addColumn<int>("count");
    for (int count = 1; count <= 8; ++count)
        QTest::addRow("%d dice, all 64 sets of numbers", count) << count;
}

void OddsTest::icebreakEqualsFullEnumeration()
{
    QFETCH(int, count);
    std::array<std::uint64_t, 64> shown{}; // rolls by the faces that they show
    test::everyRoll(count, [&shown](const std::vector<dice::Face>& roll) {
        unsigned bits = 0;
        for (const dice::Face face : roll)
            bits |= 1U << (face - 1U);
        ++shown[bits];
    });
    for (unsigned numbers = 1; numbers < 64; ++numbers)
        for (unsigned ice = 1; ice < 64; ++ice) {
            if ((ice & ~numbers) != 0)
                continue; // the rest of the numbers are fixed ones, with one that the ICE has too
            const unsigned fixed = (numbers & ~ice) | (ice & (~ice + 1));
            std::uint64_t breaking = 0;
            for (unsigned bits = 0; bits < 64; ++bits)
                breaking += (bits & numbers) != 0 ? shown[bits] : 0;
            const auto odds =
                zaibatsu::icebreakOdds({FaceSet::fromBits(ice), FaceSet::fromBits(fixed), count, true, false, false});
            QVERIFY(odds.has_value());
            QCOMPARE(odds->numbers.bits(), numbers);
            QCOMPARE(odds->success, *dice::reduced(breaking, test::sixTo(count)));
            QCOMPARE(odds->losePawn, *dice::reduced(test::sixTo(count) - breaking, test::sixTo(count)));
        }
}

void OddsTest::everyReasonThatCostsThePawn()
{
    for (unsigned reasons = 0; reasons < 8; ++reasons) {
        const bool blackIce = (reasons & 1U) != 0;
        const bool owned = (reasons & 2U) != 0;
        const bool blackDie = (reasons & 4U) != 0;
        const auto odds = zaibatsu::icebreakOdds({{2, 5}, {}, 2, blackIce, blackDie, owned});
        QVERIFY(odds.has_value());
        QCOMPARE(odds->success, (Fraction{5, 9})); // the black die is one of the two, not one more
        QCOMPARE(odds->losePawn, reasons == 0 ? (Fraction{0, 1}) : (Fraction{4, 9}));
        std::vector<PawnLoss> expected;
        if (blackIce)
            expected.push_back(PawnLoss::BlackIce);
        if (owned)
            expected.push_back(PawnLoss::OwnedBlock);
        if (blackDie)
            expected.push_back(PawnLoss::BlackDie);
        QCOMPARE(odds->losses, expected);
    }
}

void OddsTest::whatHasNoOdds()
{
    using zaibatsu::OddsProblem;
    // a fixed number does not make ICE where there is none.
    QCOMPARE(zaibatsu::icebreakOdds({{}, {5}, 1, false, false, false}).error(), OddsProblem::NoIce);
    QCOMPARE(zaibatsu::icebreakOdds({{1}, {}, 0, false, false, false}).error(), OddsProblem::TooFewDice);
    QCOMPARE(zaibatsu::icebreakOdds({{1}, {}, dice::mostDice + 1, false, false, false}).error(),
             OddsProblem::TooManyDice);
    QVERIFY(zaibatsu::icebreakOdds({{1}, {}, dice::mostDice, false, false, false}).has_value());
    QCOMPARE(zaibatsu::deleteOdds({}, 0, ShieldedWins::WithinRank).error(), OddsProblem::TooFewDice);
    QCOMPARE(zaibatsu::deleteOdds({}, dice::mostDice + 1, ShieldedWins::WithinRank).error(), OddsProblem::TooManyDice);
    const std::vector<FaceSet> crowd(zaibatsu::mostAttacked + 1, FaceSet{1});
    QCOMPARE(zaibatsu::areaOdds(crowd, 1).error(), OddsProblem::TooManyPawns);
    QCOMPARE(zaibatsu::areaOdds(crowd, 0).error(), OddsProblem::TooFewDice);
    QCOMPARE(zaibatsu::eachOdds(crowd, 25).error(), OddsProblem::TooManyDice);
    QCOMPARE(zaibatsu::eachOdds(crowd, 1)->size(), crowd.size());
}

QTEST_GUILESS_MAIN(OddsTest)
#include "odds_test.moc"
