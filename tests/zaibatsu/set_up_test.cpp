// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is agreed and laid out before the first turn (R-001 to; ).
#include "zaibatsu/support/table.h"

#include <QTest>

using namespace zaibatsu;
using namespace testing;

namespace {

Settings seated(std::vector<Seat> seats)
{
    Settings settings;
    settings.seats = std::move(seats);
    return settings;
}

std::vector<SetupProblem> problemsOf(Settings settings)
{
    auto made = setUp(std::move(settings), inventedPieces());
    return made ? std::vector<SetupProblem>{} : made.error();
}

} // namespace

class SetUpTest : public QObject {
    Q_OBJECT
private slots:
    void countersByPlayers_data();
    void countersByPlayers();
    void theCoreLiesAloneAndTheSupplyIsFull();
    void speedrunnersOfThePlayersStandOnTheCore();
    void speedrunnersStandOnTheirFigureIfTheCoreShowsOne();
    void badSeats_data();
    void badSeats();
    void everyProblemIsNamed();
    void houseRulesAreThoseOfTheRulings_data();
    void houseRulesAreThoseOfTheRulings();
    void whichWayFollowsEditionAndSwitch_data();
    void whichWayFollowsEditionAndSwitch();
    void tablesAreEqualByWhatTheyHold();
};

void SetUpTest::countersByPlayers_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("counters");
    QTest::newRow("R-008") << 2 << 10;
    QTest::newRow("R-009") << 3 << 8;
    QTest::newRow("R-010") << 4 << 6;
}

void SetUpTest::countersByPlayers()
{
    QFETCH(int, players);
    QFETCH(int, counters);
    const Table table(players);
    QCOMPARE(table.state.players.size(), static_cast<std::size_t>(players));
    for (const Player& player : table.state.players) {
        QCOMPARE(player.total, counters);
        QCOMPARE(player.pool, counters);
        QCOMPARE(player.bonus, 0);
    }
    QCOMPARE(broken(table.state), QByteArray());
}

void SetUpTest::theCoreLiesAloneAndTheSupplyIsFull()
{
    const Table table(seated({{"Ana", Colour::Red}, {"Bo", Colour::Blue}}));
    QCOMPARE(table.laid("central-core").at, (hex::Cell{0, 0}));
    QCOMPARE(table.laid("central-core").owner, std::optional<Colour>{});
    QCOMPARE(std::count_if(table.state.blocks.begin(), table.state.blocks.end(), [](const auto& b) { return b; }), 1);
    QCOMPARE(table.state.bonusSupply, 24);
    QCOMPARE(table.state.turn.phase, Phase::Setup);
    QCOMPARE(table.state.turn.number, 0);
    QVERIFY(table.state.icons.empty() && table.state.pending.empty() && table.state.winners.empty());
}

void SetUpTest::speedrunnersOfThePlayersStandOnTheCore()
{
    const Table table(seated({{"Bo", Colour::Yellow}, {"Ana", Colour::Blue}}));
    for (const char* key : {"speedrunner-blue", "speedrunner-yellow"}) {
        QCOMPARE(table.at(key).where, PawnWhere::Cybernet);
        QCOMPARE(table.at(key).at, std::optional(table.place("central-core/c")));
    }
    QCOMPARE(table.at("speedrunner-yellow").controller, std::optional(Colour::Yellow));
    for (const char* key : {"speedrunner-red", "speedrunner-green"}) {
        QCOMPARE(table.at(key).where, PawnWhere::Removed);
        QVERIFY(!table.at(key).controller && !table.at(key).at);
    }
    QCOMPARE(table.at("gynoid").where, PawnWhere::Reserve);
}

void SetUpTest::speedrunnersStandOnTheirFigureIfTheCoreShowsOne()
{
    Components pieces = inventedPieces();
    Face core = *pieces.blocks[0];
    Space large{*spaceId("mid"), SpaceKind::Large, hex::Six::all(), {}, {}, {}, 0, 0, {}};
    Space figure{*spaceId("red"), SpaceKind::Figure, {}, speedrunnerOf(Colour::Red), {}, {}, 0, 0, {}};
    core.spaces = std::vector{large, figure};
    pieces.blocks[0] = std::make_shared<const Face>(core);
    const Table table(seated({{"Ana", Colour::Red}, {"Bo", Colour::Blue}}), pieces);
    QCOMPARE(table.at("speedrunner-red").at, std::optional(table.place("central-core/red")));
    QCOMPARE(table.at("speedrunner-blue").at, std::optional(table.place("central-core/mid")));
}

void SetUpTest::badSeats_data()
{
    using Code = SetupProblem::Code;
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("names");
    QTest::addColumn<QString>("colours");
    QTest::newRow("A-006 one player") << int(Code::PlayerCount) << "Ana" << "r";
    QTest::newRow("A-006 five players") << int(Code::PlayerCount) << "A,B,C,D,E" << "rbgyr";
    QTest::newRow("R-007 same colour") << int(Code::SameColour) << "Ana,Bo" << "rr";
    QTest::newRow("no name") << int(Code::EmptyName) << "Ana," << "rb";
    QTest::newRow("long name") << int(Code::NameTooLong) << "Ana," + QString(41, 'x') << "rb";
}

void SetUpTest::badSeats()
{
    QFETCH(int, code);
    QFETCH(QString, names);
    QFETCH(QString, colours);
    std::vector<Seat> seats;
    const QStringList list = names.split(',');
    for (qsizetype i = 0; i < list.size(); ++i)
        seats.push_back(
            {list[i].toStdString(), allColours[static_cast<std::size_t>(QString("rbgy").indexOf(colours[i]))]});
    const auto problems = problemsOf(seated(seats));
    QVERIFY(std::any_of(problems.begin(), problems.end(), [&](const SetupProblem& p) { return int(p.code) == code; }));
}

void SetUpTest::everyProblemIsNamed()
{
    Settings settings = seated({{"", Colour::Red}, {QString(40, QChar(0x416)).toStdString(), Colour::Red}});
    settings.switches[rule("A-004")] = false; // fixed, no switch
    settings.timeLimit = 1441;
    const auto problems = problemsOf(settings);
    QCOMPARE(problems.size(), std::size_t(4)); // name, colour, switch, limit; forty letters are not too long
    settings.timeLimit = 0;
    QCOMPARE(problemsOf(settings).size(), std::size_t(4));
    settings = seated({{"Ana", Colour::Red}, {"Bo", Colour::Blue}});
    settings.timeLimit = 1440;
    settings.switches[rule("A-054")] = false;
    QVERIFY(problemsOf(settings).empty());
}

void SetUpTest::houseRulesAreThoseOfTheRulings_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<int>("kind");
    for (const char* id : {"A-009", "A-011", "A-012", "A-025", "A-028", "A-030", "A-031", "A-032", "A-033", "A-040",
                           "A-052", "A-054", "A-066", "A-068", "A-071", "A-072", "A-074", "A-075", "A-078", "A-084",
                           "A-086", "A-100", "A-102", "A-103", "A-110", "A-111", "A-113", "A-117"})
        QTest::newRow(id) << id << int(SwitchKind::Y);
    for (const char* id : {"A-001", "A-005", "A-017", "A-034", "A-036", "A-076", "A-079", "A-082", "A-097", "A-127"})
        QTest::newRow(id) << id << int(SwitchKind::E);
    for (const char* id : {"A-045", "A-104", "A-108"})
        QTest::newRow(id) << id << int(SwitchKind::YE);
    for (const char* id : {"A-002", "A-004", "A-008", "A-120", "A-134"})
        QTest::newRow(id) << id << -1;
}

void SetUpTest::houseRulesAreThoseOfTheRulings()
{
    QFETCH(QString, id);
    QFETCH(int, kind);
    const RuleId ruling{'A', static_cast<std::uint16_t>(id.mid(2).toInt())};
    QCOMPARE(QString::fromStdString(toString(ruling)), id);
    const HouseRule* found = findHouseRule(ruling);
    QCOMPARE(found ? int(found->kind) : -1, kind);
    QCOMPARE(houseRules().size(), std::size_t(41));
}

void SetUpTest::whichWayFollowsEditionAndSwitch_data()
{
    QTest::addColumn<QString>("id");
    QTest::addColumn<bool>("second");
    QTest::addColumn<int>("set"); // -1: left alone
    QTest::addColumn<bool>("first");
    QTest::newRow("Y, first") << "A-054" << false << -1 << true;
    QTest::newRow("Y off, first") << "A-054" << false << 0 << false;
    QTest::newRow("Y, second") << "A-054" << true << -1 << true;
    QTest::newRow("Y off, second") << "A-054" << true << 0 << false;
    QTest::newRow("E, first") << "A-082" << false << -1 << true;
    QTest::newRow("E off, first") << "A-082" << false << 0 << false;
    QTest::newRow("E, second") << "A-082" << true << -1 << false;
    QTest::newRow("E off, second") << "A-082" << true << 0 << true;
    QTest::newRow("YE, first") << "A-045" << false << -1 << true;
    QTest::newRow("YE off, first") << "A-045" << false << 0 << false;
    QTest::newRow("YE, second begins off") << "A-045" << true << -1 << false;
    QTest::newRow("YE on, second") << "A-045" << true << 1 << true;
}

void SetUpTest::whichWayFollowsEditionAndSwitch()
{
    QFETCH(QString, id);
    QFETCH(bool, second);
    QFETCH(int, set);
    QFETCH(bool, first);
    const RuleId ruling{'A', static_cast<std::uint16_t>(id.mid(2).toInt())};
    Settings settings;
    settings.edition = second ? Edition::Second2017 : Edition::First2011;
    if (set >= 0)
        settings.switches[ruling] = set == 1;
    QCOMPARE(firstWay(settings, ruling), first);
}

void SetUpTest::tablesAreEqualByWhatTheyHold()
{
    const Table one(3);
    Table other(3);
    QVERIFY(one.state == other.state); // pieces and settings are not shared
    other.print("sprawl", [](Face& face) { face.ice = Ice{{1}, true}; });
    QVERIFY(!(one.state == other.state));
}

QTEST_GUILESS_MAIN(SetUpTest)
#include "set_up_test.moc"
