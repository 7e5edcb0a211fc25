// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "base/decision.h"
#include "base/id.h"
#include "base/overload.h"
#include "base/result.h"

#include <QTest>

#include <concepts>
#include <string>
#include <utility>
#include <vector>

namespace {

struct AppleTag;
struct PearTag;
using AppleId = base::Id<AppleTag>;
using PearId = base::Id<PearTag>;

// A pear is no apple, and no number is either by itself.
static_assert(!std::equality_comparable_with<AppleId, PearId>);
static_assert(!std::convertible_to<int, AppleId>);
static_assert(!std::convertible_to<AppleId, int>);

struct Fruit {
    using Event = std::string;
    using Hint = int;
    using Refusal = char;
    using Fact = PearId;
};

base::Result<int, std::string> half(int number)
{
    if (number % 2 != 0)
        return base::failure(std::string("odd"));
    return number / 2;
}

std::string word(const base::Decision<Fruit>& decision)
{
    return std::visit(
        base::overload{
            [](const base::Accepted<Fruit>& accepted) { return accepted.events.front(); },
            [](const base::Refused<Fruit>& refused) { return std::string(1, refused.refusal); },
            [](const base::NeedsDice& needs) { return std::to_string(needs.count); },
            [](const base::NeedsFacts<Fruit>& needs) { return std::to_string(needs.facts.front().value); },
        },
        decision);
}

} // namespace

/// Errors as values, ids that do not mix, visitors that miss nothing.
class BaseTest : public QObject {
    Q_OBJECT
private slots:
    void aResultHoldsAValueOrTheReason()
    {
        QCOMPARE(half(8).value(), 4);
        QVERIFY(!half(7).has_value());
        QCOMPARE(half(7).error(), std::string("odd"));
    }

    void aReasonTravelsThroughResultsOfOtherTypes()
    {
        const auto asText = [](int number) -> base::Result<std::string, std::string> {
            const auto halved = half(number);
            if (!halved)
                return base::failure(halved.error());
            return std::to_string(*halved);
        };
        QCOMPARE(asText(10).value(), std::string("5"));
        QCOMPARE(asText(3).error(), std::string("odd"));
    }

    void aReasonThatCanOnlyBeMovedIsMoved()
    {
        const auto fail = []() -> base::Result<int, std::unique_ptr<int>> {
            return base::failure(std::make_unique<int>(3));
        };
        QCOMPARE(*fail().error(), 3);
    }

    void idsOrderAndIndexByTheirValue()
    {
        QVERIFY(AppleId{1} < AppleId{2});
        QCOMPARE(AppleId{7}, AppleId{7});
        QCOMPARE(AppleId{65534}.index(), std::size_t{65534});
        QCOMPARE(AppleId{}.index(), std::size_t{0});
    }

    void aVisitorMeetsEachAnswerOfDecide()
    {
        QCOMPARE(word(base::Accepted<Fruit>{{"picked"}, {}}), std::string("picked"));
        QCOMPARE(word(base::Refused<Fruit>{'x'}), std::string("x"));
        QCOMPARE(word(base::NeedsDice{3}), std::string("3"));
        QCOMPARE(word(base::NeedsFacts<Fruit>{{PearId{12}}}), std::string("12"));
    }
};

QTEST_GUILESS_MAIN(BaseTest)
#include "base_test.moc"
