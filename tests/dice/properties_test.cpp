// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "dice/draw.h"
#include "dice/fairness.h"
#include "dice/odds.h"
#include "hex/cell.h"
#include "hex/six.h"

#include <QTest>

#include <rapidcheck.h>

#include <set>

using dice::FaceSet;
using dice::Fraction;

namespace {

FaceSet anySet() { return FaceSet::fromBits(*rc::gen::inRange(0U, 64U)); }
int anyPool() { return *rc::gen::inRange(0, dice::mostDice + 1); }
Fraction anyFraction()
{
    return *dice::reduced(*rc::gen::inRange<std::uint64_t>(0, 1'000'000),
                          *rc::gen::inRange<std::uint64_t>(1, 1'000'000));
}
hex::Cell anyCell()
{
    return {*rc::gen::inRange<std::int16_t>(-hex::largestCoordinate, hex::largestCoordinate + 1),
            *rc::gen::inRange<std::int16_t>(-hex::largestCoordinate, hex::largestCoordinate + 1)};
}

/// Whether a ≤ b, as near as a double tells.
bool notAbove(Fraction a, Fraction b) { return dice::approximate(a) <= dice::approximate(b) + 1e-12; }

} // namespace

/// What holds for whatever dice and hexagons, found by chance and made small where it fails.
class PropertiesTest : public QObject {
    Q_OBJECT
private slots:
    void fractions()
    {
        QVERIFY(rc::check("sums and products do not depend on the order", [] {
            const auto a = anyFraction();
            const auto b = anyFraction();
            RC_ASSERT(dice::sum(a, b) == dice::sum(b, a));
            RC_ASSERT(dice::product(a, b) == dice::product(b, a));
        }));
        QVERIFY(rc::check("a product over a sum is the sum of the products", [] {
            const auto small = [] {
                return *dice::reduced(*rc::gen::inRange<std::uint64_t>(0, 216),
                                      *rc::gen::inRange<std::uint64_t>(1, 216));
            };
            const auto a = small();
            const auto b = small();
            const auto c = small();
            RC_ASSERT(dice::product(a, *dice::sum(b, c)) == dice::sum(*dice::product(a, b), *dice::product(a, c)));
        }));
        QVERIFY(rc::check("what is reduced has the same value and no common divisor", [] {
            const auto num = *rc::gen::arbitrary<std::uint32_t>();
            const auto den = *rc::gen::inRange<std::uint32_t>(1, std::numeric_limits<std::uint32_t>::max());
            const auto fraction = *dice::reduced(num, den);
            RC_ASSERT(fraction.num * den == fraction.den * num);
            RC_ASSERT(dice::reduced(fraction.num, fraction.den) == fraction);
        }));
    }

    void odds()
    {
        QVERIFY(rc::check("one die more, or one number more, never hits less often", [] {
            const auto set = anySet();
            const int count = *rc::gen::inRange(0, dice::mostDice);
            RC_ASSERT(notAbove(*dice::anyHit(set, count), *dice::anyHit(set, count + 1)));
            RC_ASSERT(notAbove(*dice::anyHit(set, count), *dice::anyHit(set | anySet(), count)));
        }));
        QVERIFY(rc::check("two pools miss when each misses", [] {
            const auto set = anySet();
            const int first = *rc::gen::inRange(0, 13);
            const int second = *rc::gen::inRange(0, 13);
            const auto miss = [set](int count) { return *dice::complement(*dice::anyHit(set, count)); };
            RC_ASSERT(dice::product(miss(first), miss(second)) == miss(first + second));
        }));
        QVERIFY(rc::check("the mean number of hits is dice times numbers over six", [] {
            const auto set = anySet();
            const int count = *rc::gen::inRange(0, 21); // twenty times 6^20 still fits
            const auto chances = *dice::hitDistribution(set, count);
            Fraction mean{0, 1};
            for (std::size_t hits = 0; hits < chances.size(); ++hits)
                mean = *dice::sum(mean, *dice::product({hits, 1}, chances[hits]));
            RC_ASSERT(mean == *dice::reduced(static_cast<std::uint64_t>(count * set.size()), 6));
        }));
        QVERIFY(rc::check("the sets shown that meet the numbers are the rolls that hit", [] {
            const auto set = anySet();
            const int count = anyPool();
            const auto shown = *dice::shownSets(count);
            std::uint64_t hitting = 0;
            for (unsigned bits = 0; bits < 64; ++bits)
                hitting += (set & FaceSet::fromBits(bits)).empty() ? 0 : shown[bits];
            RC_ASSERT(dice::reduced(hitting, *dice::rollsOf(count)) == dice::anyHit(set, count));
        }));
    }

    void draws()
    {
        QVERIFY(rc::check("a roll in two parts is the roll at once, from any position",
                          [](std::uint64_t seed, std::uint32_t position) {
                              const int first = *rc::gen::inRange(0, 20);
                              const int second = *rc::gen::inRange(0, 20);
                              auto parts = dice::draw(seed, position, first);
                              const auto rest = dice::draw(seed, parts.position, second);
                              parts.faces.insert(parts.faces.end(), rest.faces.begin(), rest.faces.end());
                              RC_ASSERT(parts.faces == dice::draw(seed, position, first + second).faces);
                              RC_ASSERT(rest.position == position + static_cast<std::uint64_t>(first + second));
                          }));
        QVERIFY(rc::check("every die shows 1 to 6", [](std::uint64_t seed, std::uint64_t index) {
            const auto face = dice::faceAt(seed, index);
            RC_ASSERT(face >= 1 && face <= 6);
        }));
        QVERIFY(rc::check("luck of two evenings is the luck of both together", [](std::uint64_t seed) {
            const auto one = dice::draw(seed, 0, *rc::gen::inRange(0, 30)).faces;
            const auto two = dice::draw(seed, 100, *rc::gen::inRange(0, 30)).faces;
            const std::vector<dice::RolledFor> first{{anySet(), one}};
            const std::vector<dice::RolledFor> second{{anySet(), two}};
            const auto a = dice::luckOf(first);
            const auto b = dice::luckOf(second);
            const auto both = dice::luckOf(std::vector<dice::RolledFor>{first[0], second[0]});
            RC_ASSERT(
                both
                == (dice::Luck{a.hits + b.hits, a.expectedSixths + b.expectedSixths, a.varianceOf36 + b.varianceOf36}));
        }));
    }

    void hexagons()
    {
        QVERIFY(rc::check("a meeting is the same from each of its cells", [](int corner) {
            const auto views = hex::meeting(anyCell(), corner % 1'000);
            for (const auto& view : views) {
                const auto again = hex::meeting(view.cell, view.corner);
                RC_ASSERT(std::set<hex::CornerOf>(again.begin(), again.end())
                          == std::set<hex::CornerOf>(views.begin(), views.end()));
            }
        }));
        QVERIFY(rc::check("over a side and back is where one was", [](int side) {
            const auto cell = anyCell();
            const auto other = hex::neighbour(cell, side % 1'000);
            RC_ASSERT(hex::neighbour(other, hex::opposite(side % 1'000)) == cell);
            RC_ASSERT(hex::sideTowards(cell, other) == hex::wrapSix(side % 1'000));
        }));
        QVERIFY(rc::check("turning there and back changes nothing, and keeps the count", [](int by) {
            const auto six = hex::Six::fromBits(*rc::gen::inRange(0U, 64U));
            const int turns = by % 1'000;
            RC_ASSERT(six.turned(turns).turned(-turns) == six);
            RC_ASSERT(six.turned(turns).count() == six.count());
            RC_ASSERT(six.turned(turns).at(2 + turns) == six.at(2));
        }));
    }
};

QTEST_GUILESS_MAIN(PropertiesTest)
#include "properties_test.moc"
