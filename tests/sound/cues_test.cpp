// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every event and what is heard of it; and that no list of events is ever more than an ear can follow.
#include "sound/cues.h"
#include "sound/effect_files.h"

#include <QDir>
#include <QtTest>

#include <random>
#include <set>

using namespace zaibatsu;
using namespace std::chrono_literals;
using sound::Cue;
using sound::Kind;

namespace {

template <std::size_t... I>
std::vector<Event> oneOfEach(std::index_sequence<I...>)
{
    return {Event(std::in_place_index<I>)...};
}

/// An event of every kind, each as it is by default.
std::vector<Event> oneOfEach() { return oneOfEach(std::make_index_sequence<std::variant_size_v<Event>>()); }

/// A row: an event and the sound it alone brings.
struct Row {
    const char* name;
    Event event;
    Kind kind;
};

std::vector<Row> heardEvents()
{
    return {{"a block is placed", BlockPlaced{}, Kind::Placed},
            {"a pawn comes in", PawnPlaced{}, Kind::Placed},
            {"a block card is put", CardPlaced{}, Kind::Placed},
            {"a bonus icon is whole", BonusIconFormed{}, Kind::BonusFormed},
            {"a bonus icon is won", BonusCounterWon{}, Kind::BonusWon},
            {"bonus counters are gained", BonusCountersGained{}, Kind::BonusWon},
            {"the app rolls", DiceRolled{}, Kind::Dice},
            {"the app rolls for the start", StartRolled{}, Kind::Dice},
            {"Icebreaker succeeds", IcebreakSucceeded{}, Kind::Hit},
            {"Icebreaker fails", IcebreakFailed{}, Kind::Miss},
            {"Delete succeeds", DeleteSucceeded{}, Kind::Hit},
            {"Delete fails", DeleteFailed{}, Kind::Miss},
            {"control is gained", ControlGained{}, Kind::ControlGained},
            {"control is lost", ControlLost{}, Kind::ControlLost},
            {"a pawn is eliminated", PawnEliminated{}, Kind::Eliminated},
            {"a pawn reboots", PawnRebooted{}, Kind::Reboot},
            {"a turn begins", TurnBegan{}, Kind::NextPlayer},
            {"the game is won", GameWon{}, Kind::Won}};
}

} // namespace

class CuesTest : public QObject {
    Q_OBJECT

private slots:
    void eachEvent_data();
    void eachEvent();
    void allOthersAreSilent();
    void typedDiceAreSilent();
    void pawnsChangeHands();
    void controlSoundsInTheOwnersTone();
    void aRollIsToldInOrder();
    void winningSilencesTheNextPlayer();
    void noListIsTooMuch();
    void everyCueHasItsFile();
};

void CuesTest::eachEvent_data()
{
    QTest::addColumn<int>("row");
    const auto rows = heardEvents();
    for (std::size_t i = 0; i < rows.size(); ++i)
        QTest::newRow(rows[i].name) << static_cast<int>(i);
}

void CuesTest::eachEvent()
{
    QFETCH(int, row);
    const Row expected = heardEvents().at(static_cast<std::size_t>(row));
    const auto heard = sound::cues({expected.event});
    QCOMPARE(heard.size(), std::size_t(1));
    QCOMPARE(heard.front().kind, expected.kind);
    QCOMPARE(heard.front().after, 0ms);
}

void CuesTest::allOthersAreSilent()
{
    std::set<std::size_t> known;
    for (const Row& row : heardEvents())
        known.insert(row.event.index());
    for (const Event& event : oneOfEach())
        if (!known.contains(event.index()))
            QVERIFY2(sound::cues({event}).empty(), qPrintable(QString::number(event.index())));
    QVERIFY(sound::cues({}).empty());
}

void CuesTest::typedDiceAreSilent()
{
    QVERIFY(sound::cues({DiceRolled{.dice = {}, .typed = true, .pawn = {}}}).empty());
    StartRolled start;
    start.typed = true;
    QVERIFY(sound::cues({start}).empty());
    BonusCountersGained none;
    none.count = 0;
    QVERIFY(sound::cues({none}).empty());
}

void CuesTest::pawnsChangeHands()
{
    const PawnId pawn{};
    const auto heard = [&](std::optional<Colour> from, std::optional<Colour> to) {
        return sound::cues({PawnControlChanged{pawn, from, to}});
    };
    QCOMPARE(heard(Colour::Red, Colour::Blue), (std::vector<Cue>{{Kind::ControlGained, Colour::Blue}}));
    QCOMPARE(heard(std::nullopt, Colour::Green), (std::vector<Cue>{{Kind::ControlGained, Colour::Green}}));
    QCOMPARE(heard(Colour::Red, std::nullopt), (std::vector<Cue>{{Kind::ControlLost, Colour::Red}}));
}

void CuesTest::controlSoundsInTheOwnersTone()
{
    std::set<QString> files;
    for (const Colour colour : {Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow}) {
        const auto gained = sound::cues({ControlGained{{}, colour}});
        const auto lost = sound::cues({ControlLost{{}, colour}});
        QCOMPARE(gained.front().owner, std::optional(colour));
        QCOMPARE(lost.front().owner, std::optional(colour));
        files.insert({sound::fileOf(gained.front()), sound::fileOf(lost.front())});
    }
    QCOMPARE(files.size(), std::size_t(8));
}

void CuesTest::aRollIsToldInOrder()
{
    const auto heard = sound::cues({DiceRolled{}, IcebreakSucceeded{}, ControlLost{{}, Colour::Blue},
                                    ControlGained{{}, Colour::Red}, BonusCounterWon{}});
    QCOMPARE(heard.size(), std::size_t(4));
    QCOMPARE(heard.front().kind, Kind::Hit); // the most important first
    auto inTime = heard;
    std::ranges::sort(inTime, {}, &Cue::after);
    const std::vector<Kind> expected{Kind::Dice, Kind::Hit, Kind::ControlGained, Kind::BonusWon};
    for (std::size_t i = 0; i < expected.size(); ++i)
        QCOMPARE(inTime[i].kind, expected[i]);
    QCOMPARE(inTime[1].after, 700ms); // when the dice of the picture rest
}

void CuesTest::winningSilencesTheNextPlayer()
{
    const auto heard = sound::cues({BonusCounterWon{}, TurnBegan{}, GameWon{}});
    QCOMPARE(heard, (std::vector<Cue>{{Kind::Won}}));
}

void CuesTest::noListIsTooMuch()
{
    const std::vector<Event> all = oneOfEach();
    std::mt19937 random(7);
    for (int i = 0; i < 5000; ++i) {
        std::vector<Event> events;
        for (auto left = random() % 30; left > 0; --left)
            events.push_back(all[random() % all.size()]);
        const auto heard = sound::cues(events);
        QVERIFY(heard.size() <= 4);
        std::set<std::chrono::milliseconds> starts;
        for (std::size_t at = 0; at < heard.size(); ++at) {
            QVERIFY(at == 0 || heard[at - 1].kind < heard[at].kind); // by importance, each kind once
            QVERIFY(heard[at].after <= 1300ms);
            starts.insert(heard[at].after);
        }
        QCOMPARE(starts.size(), heard.size()); // no two at once
        QVERIFY(heard.empty() || starts.contains(0ms)); // and nobody waits for nothing
        std::ranges::shuffle(events, random);
        const auto shuffled = sound::cues(events);
        QVERIFY(std::ranges::equal(heard, shuffled, {}, &Cue::kind, &Cue::kind));
    }
}

void CuesTest::everyCueHasItsFile()
{
    QStringList files = sound::allFiles();
    files.sort();
    QStringList there;
    for (const QString& name : QDir(QStringLiteral(ZC_SOURCE_DIR "/resources/sounds")).entryList({"*.wav"}))
        there << name.chopped(4);
    there.sort();
    QCOMPARE(files, there);
    QCOMPARE(std::set<Kind>(sound::allKinds.begin(), sound::allKinds.end()).size(), sound::allKinds.size());
    QVERIFY(std::ranges::is_sorted(sound::allKinds));
}

QTEST_GUILESS_MAIN(CuesTest)
#include "cues_test.moc"
