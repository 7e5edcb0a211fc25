// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/legal.h"
#include "zaibatsu/oracle/tables.h"
#include "zaibatsu/spaces.h"

#include <QTest>

#include <algorithm>

using zaibatsu::BlockId;
using zaibatsu::Game;
using zaibatsu::Placement;
using zaibatsu::SearchObstacle;

namespace {

constexpr zaibatsu::PawnId red{0};

zaibatsu::Command search(BlockId block, hex::Cell at, int rotation)
{
    zaibatsu::Command command;
    command.action = zaibatsu::Search{red, block, at, rotation, false};
    return command;
}

/// What decide() says, in the oracle's words; nothing when it says something else. A block without any side to lay it
/// by is asked about where another shows a wall (A-044).
std::optional<oracle::Verdict> verdictOf(const base::Decision<Game>& decision, bool sideless)
{
    if (sideless && std::holds_alternative<base::NeedsFacts<Game>>(decision))
        return oracle::Verdict::NewWithoutSpace;
    if (std::holds_alternative<base::Accepted<Game>>(decision))
        return oracle::Verdict::Legal;
    const auto* refused = std::get_if<base::Refused<Game>>(&decision);
    const auto* obstacle = refused ? std::get_if<SearchObstacle>(&refused->refusal.code) : nullptr;
    if (!obstacle)
        return std::nullopt;
    if (*obstacle == SearchObstacle::NotAdjacent && refused->refusal.rule == zaibatsu::rule("R-049"))
        return oracle::Verdict::NotAdjacent;
    if (*obstacle == SearchObstacle::CellTaken && refused->refusal.rule == zaibatsu::rule("R-050"))
        return oracle::Verdict::Taken;
    if (*obstacle == SearchObstacle::ReferenceSideWithoutSpace && refused->refusal.rule == zaibatsu::rule("R-051"))
        return oracle::Verdict::ReferenceWithoutSpace;
    if (!sideless && *obstacle == SearchObstacle::SideWithoutSpace && refused->refusal.rule == zaibatsu::rule("R-052"))
        return oracle::Verdict::NewWithoutSpace;
    return std::nullopt;
}

/// The points of the icons that the events of an accepted Search form.
std::vector<oracle::Point> iconsOf(const base::Decision<Game>& decision)
{
    std::vector<oracle::Point> points;
    for (const auto& event : std::get<base::Accepted<Game>>(decision).events)
        if (const auto* formed = std::get_if<zaibatsu::BonusIconFormed>(&event))
            points.push_back(oracle::pointOf(formed->cells));
    return points;
}

bool samePoints(const std::vector<oracle::Point>& a, const std::vector<oracle::Point>& b)
{
    return a.size() == b.size() && std::all_of(a.begin(), a.end(), [&b](oracle::Point point) {
               return std::count_if(b.begin(), b.end(),
                                    [point](oracle::Point other) { return oracle::coincide(point, other); })
                   == 1;
           });
}

QByteArray described(const zaibatsu::State& state, hex::Cell at, int rotation)
{
    QByteArray text = QByteArray("at ") + QByteArray::number(at.q) + ',' + QByteArray::number(at.r) + " turned "
        + QByteArray::number(rotation) + " on";
    for (std::size_t i = 0; i < state.blocks.size(); ++i)
        if (const auto& laid = state.blocks[i])
            text += " #" + QByteArray::number(int(i)) + ':' + QByteArray::number(laid->at.q) + ','
                + QByteArray::number(laid->at.r) + '/' + QByteArray::number(laid->rotation);
    return text;
}

/// What random tables brought about.
struct Met {
    std::array<int, 5> verdicts{};
    int withIcons = 0;
};

/// Every cell and rotation of one table, both ways: what decide() says is what the drawing says, and the list of
/// legal placements holds exactly those accepted. Empty, or where they differ.
QByteArray difference(const oracle::RandomTable& table, Met& met)
{
    const auto& state = table.state;
    const auto drawn = oracle::drawnFrom(state);
    const auto reference = drawn.indexOf(table.reference);
    const bool sideless = sidesOf(zaibatsu::faceOf(state, table.block)) == hex::Six{};
    std::vector<Placement> expected; // cells in order, then rotations: sorted as the door promises
    for (const auto at : oracle::cellsWithin(oracle::laidRadius + 2))
        for (int rotation = 0; rotation < 6; ++rotation) {
            const auto tile = oracle::tileOf(zaibatsu::faceOf(state, table.block), at, rotation);
            const auto verdict = drawn.drawing.judge(reference, tile);
            const auto decision = Game::decide(state, search(table.block, at, rotation));
            ++met.verdicts[static_cast<std::size_t>(verdict)];
            if (verdictOf(decision, sideless) != verdict)
                return "decide differs " + described(state, at, rotation);
            if (verdict != oracle::Verdict::Legal)
                continue;
            const auto icons = drawn.drawing.icons(tile);
            if (!samePoints(iconsOf(decision), icons))
                return "icons differ " + described(state, at, rotation);
            expected.push_back({at, rotation, static_cast<int>(icons.size())});
            met.withIcons += icons.empty() ? 0 : 1;
        }
    if (zaibatsu::legalPlacements(state, red, table.block) != expected)
        return "the list differs " + described(state, {}, 0);
    return {};
}

} // namespace

/// R-047 to R-059 against hexagons drawn in the plane.
class PlacementOracleTest : public QObject {
    Q_OBJECT
private slots:
    void theOracleKnowsTheExamplesOfTheRules();
    void decideAndTheListAgreeWithTheDrawing_data();
    void decideAndTheListAgreeWithTheDrawing();
};

void PlacementOracleTest::theOracleKnowsTheExamplesOfTheRules()
{
    // Blocks at [0,0], [1,-1], [1,0] meet at their corners 1, 3, 5 (printed corner = corner - rotation).
    for (int rotation = 0; rotation < 6; ++rotation) {
        oracle::Drawing drawing;
        const auto only = [rotation](int corner) {
            return hex::Six::fromBits(1U << static_cast<unsigned>((corner - rotation + 6) % 6));
        };
        const auto tile = [&](hex::Cell at, int corner) {
            return oracle::tileOf(oracle::plainFace("x", hex::Six::all(), only(corner)), at, rotation);
        };
        drawing.lay(tile({0, 0}, 1));
        drawing.lay(tile({1, -1}, 3));
        QCOMPARE(drawing.icons(tile({1, 0}, 5)).size(), std::size_t{1});
        QVERIFY(oracle::coincide(drawing.icons(tile({1, 0}, 5)).front(), oracle::pointOf({{{0, 0}, {1, -1}, {1, 0}}})));
        for (int corner = 0; corner < 5; ++corner)
            QVERIFY(drawing.icons(tile({1, 0}, corner)).empty());
    }
}

void PlacementOracleTest::decideAndTheListAgreeWithTheDrawing_data()
{
    QTest::addColumn<quint64>("seed");
    for (quint64 seed = 1; seed <= 10; ++seed)
        QTest::addRow("1,000 tables from seed %d", int(seed)) << seed;
}

void PlacementOracleTest::decideAndTheListAgreeWithTheDrawing()
{
    QFETCH(quint64, seed);
    std::mt19937_64 random(seed);
    Met met;
    for (int table = 0; table < 1'000; ++table)
        if (const QByteArray differs = difference(oracle::randomTable(random), met); !differs.isEmpty())
            QFAIL(differs.constData());
    for (const int times : met.verdicts)
        QVERIFY(times > 1'000); // no obstacle goes untested
    QVERIFY(met.withIcons > 1'000);
}

QTEST_GUILESS_MAIN(PlacementOracleTest)
#include "placement_oracle_test.moc"
