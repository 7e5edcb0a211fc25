// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The answer to "is this placement legal?" is held to a check written apart, which knows points of the plane and no
// numbers of corners.
#include "presentation/placement_check.h"

#include <QRandomGenerator>
#include <QtTest>

#include <cmath>
#include <numbers>

using presentation::PlacementAnswer;
using presentation::placementAnswer;
using presentation::PlacementQuestion;
using presentation::ThirdBlock;

namespace {

struct Point {
    double x = 0;
    double y = 0;
};

/// Where a block lies and what it shows, all as on the table.
struct Lying {
    Point centre;
    hex::Six corners;
};

Point away(Point from, double degrees, double by)
{
    const double radians = degrees * std::numbers::pi / 180;
    return {from.x + by * std::cos(radians), from.y + by * std::sin(radians)};
}

/// The centre of the neighbour over a side: 0 is north-east, y downwards.
Point over(Point from, int side) { return away(from, -60.0 + 60.0 * side, std::numbers::sqrt3); }

/// Whether the block shows a part at that point.
bool shows(const Lying& block, Point at)
{
    for (int corner = 0; corner < 6; ++corner) {
        const Point here = away(block.centre, -90.0 + 60.0 * corner, 1);
        if (std::hypot(here.x - at.x, here.y - at.y) < 1e-6)
            return block.corners.at(corner);
    }
    return false;
}

hex::Six turned(hex::Six printed, int by)
{
    hex::Six out;
    for (int i = 0; i < 6; ++i)
        out.set((i + by) % 6, printed.at(i));
    return out;
}

bool mayLie(const PlacementQuestion& question, int side, int turn)
{
    return question.lyingSides.at(side) && turned(question.newSides, turn).at((side + 3) % 6);
}

/// Whether the two blocks and the third one show all three parts where they meet.
bool closes(const PlacementQuestion& question, std::size_t third)
{
    const int side = (question.side + (third == 0 ? 5 : 1)) % 6;
    const Point there = over({}, side);
    const Point placed = over({}, question.side);
    const Point meeting{(there.x + placed.x) / 3, (there.y + placed.y) / 3};
    return shows({{}, question.lyingCorners}, meeting)
        && shows({placed, turned(question.newCorners, question.turn)}, meeting)
        && question.thirds.at(third) == ThirdBlock::Part;
}

hex::Six anySix(QRandomGenerator& random, unsigned least) { return hex::Six::fromBits(random.bounded(least, 64U)); }

PlacementQuestion anyQuestion(QRandomGenerator& random)
{
    PlacementQuestion question;
    question.lyingSides = anySix(random, 1);
    question.lyingCorners = anySix(random, 0);
    question.newSides = anySix(random, 1);
    question.newCorners = anySix(random, 0);
    question.side = random.bounded(6);
    question.turn = random.bounded(6);
    for (ThirdBlock& third : question.thirds)
        third = static_cast<ThirdBlock>(random.bounded(3));
    return question;
}

} // namespace

class PlacementCheckTest : public QObject {
    Q_OBJECT
private slots:
    void everyAnswerIsThatOfTheRules()
    {
        QRandomGenerator random(7);
        int legal = 0;
        int closed = 0;
        for (int i = 0; i < 4000; ++i) {
            const PlacementQuestion question = anyQuestion(random);
            const PlacementAnswer answer = placementAnswer(question);
            QVERIFY(answer.asked);
            QCOMPARE(answer.legal, mayLie(question, question.side, question.turn));
            QVERIFY(!answer.text.isEmpty());
            for (int side = 0; side < 6; ++side)
                for (int turn = 0; turn < 6; ++turn) {
                    const auto& turns = answer.turns.at(static_cast<std::size_t>(side));
                    QCOMPARE(std::count(turns.begin(), turns.end(), turn), mayLie(question, side, turn) ? 1 : 0);
                }
            for (std::size_t third = 0; third < 2; ++third) {
                const auto& corner = answer.corners.at(third);
                QCOMPARE(corner.has_value(), answer.legal && question.thirds.at(third) != ThirdBlock::None);
                if (!corner)
                    continue;
                QCOMPARE(corner->closes, closes(question, third));
                QCOMPARE(corner->rule, corner->closes ? QString("R-056") : QString("R-059"));
                closed += corner->closes ? 1 : 0;
            }
            legal += answer.legal ? 1 : 0;
        }
        QVERIFY(legal > 500 && closed > 50);
    }

    void aRefusalNamesTheWall_data()
    {
        QTest::addColumn<bool>("lyingHasSpace");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("word");
        QTest::newRow("of the block that lies") << false << "R-051" << "the block that lies";
        QTest::newRow("of the new block") << true << "R-052" << "The new block";
    }
    void aRefusalNamesTheWall()
    {
        QFETCH(bool, lyingHasSpace);
        PlacementQuestion question;
        question.side = 2;
        question.lyingSides.set(lyingHasSpace ? 2 : 3);
        question.newSides.set(0); // towards the north-east: it would have to be in the north-west
        const PlacementAnswer answer = placementAnswer(question);
        QVERIFY(!answer.legal);
        QTEST(answer.rule, "rule");
        QFETCH(QString, word);
        QVERIFY2(answer.text.contains(word), qPrintable(answer.text));
    }

    /// What is missing is said of the first block that lacks it.
    void whoLacksAPartIsNamed()
    {
        PlacementQuestion question;
        question.lyingSides = question.newSides = question.lyingCorners = question.newCorners = hex::Six::all();
        question.thirds = {ThirdBlock::Part, ThirdBlock::Plain};
        const auto answer = [&] { return placementAnswer(question).corners; };
        QVERIFY(answer().at(0)->closes);
        QVERIFY(answer().at(1)->text.contains("third"));
        question.newCorners = {};
        QVERIFY(answer().at(0)->text.contains("new"));
        question.lyingCorners = {};
        QVERIFY(answer().at(0)->text.contains("lies"));
    }

    void nothingIsSaidBeforeItIsAsked()
    {
        PlacementQuestion question;
        QVERIFY(!placementAnswer(question).asked);
        question.newSides = hex::Six::all();
        QVERIFY(!placementAnswer(question).asked);
        question.lyingSides = hex::Six::all();
        QVERIFY(placementAnswer(question).legal);
    }
};

QTEST_GUILESS_MAIN(PlacementCheckTest)
#include "placement_check_test.moc"
