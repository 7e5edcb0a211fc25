// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every kind of command, event and piece comes back equal, and the same value always gives the same bytes.
#include "record/maker.h"

#include "catalogue/catalogue.h"
#include "record/zaibatsu_codec.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <set>

using namespace zaibatsu;
using Words = record::GameCodec<Game>;

namespace {

Settings threePlayers()
{
    Settings settings;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}, {"Cy", Colour::Green}};
    return settings;
}

/// Names that a command which adds pieces brings itself.
record::Names richer(const record::Names& names, const Command& command)
{
    record::Names known = names;
    const auto teach = [&](const SetCatalogue& set) {
        for (const auto& block : set.blocks)
            known.blocks.add(block.face.key);
        for (const auto& pawn : set.pawns)
            known.pawns.add(pawn.pawn.key);
    };
    if (const auto* set = std::get_if<SetCatalogue>(&command.action))
        teach(*set);
    return known;
}

} // namespace

class RoundTripTest : public QObject {
    Q_OBJECT

private slots:
    void commands_data();
    void commands();
    void events_data();
    void events();
    void noFieldIsForgotten();
    void settings();
    void typesAreTheWordsOfTheFormat();
    void bothEditionsAndBack();

private:
    record::Names m_names = *catalogue::namesFor(threePlayers());
};

void RoundTripTest::commands_data()
{
    QTest::addColumn<int>("kind");
    record_test::Maker maker(m_names, 1);
    for (std::size_t kind = 0; kind < std::variant_size_v<Action>; ++kind) {
        const auto text = Words::encodeCommand(m_names, maker.command(kind));
        const auto type = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object().value("type").toString();
        QVERIFY(!type.isEmpty());
        QTest::newRow(qPrintable(type)) << static_cast<int>(kind);
    }
}

void RoundTripTest::commands()
{
    QFETCH(int, kind);
    for (unsigned seed = 0; seed < 60; ++seed) {
        record_test::Maker maker(m_names, seed);
        const Command command = maker.command(static_cast<std::size_t>(kind));
        QCOMPARE(command.action.index(), static_cast<std::size_t>(kind));
        const std::string text = Words::encodeCommand(m_names, command);
        const auto value = record::parse(text);
        QVERIFY2(value, text.c_str());
        const auto again = Words::decodeCommand(richer(m_names, command), *value);
        QVERIFY2(again, again ? "" : (text + "\n" + again.error().where + " " + again.error().detail).c_str());
        QVERIFY2(*again == command, text.c_str());
        QCOMPARE(QString::fromStdString(Words::encodeCommand(m_names, *again)), QString::fromStdString(text));
    }
}

void RoundTripTest::events_data()
{
    QTest::addColumn<int>("kind");
    record_test::Maker maker(m_names, 1);
    for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind) {
        const auto text = Words::encodeEvent(m_names, maker.event(kind));
        const auto type = QJsonDocument::fromJson(QByteArray::fromStdString(text)).object().value("type").toString();
        QVERIFY(!type.isEmpty());
        QTest::newRow(qPrintable(type)) << static_cast<int>(kind);
    }
}

void RoundTripTest::events()
{
    QFETCH(int, kind);
    for (unsigned seed = 0; seed < 60; ++seed) {
        record_test::Maker maker(m_names, seed);
        const Event event = maker.event(static_cast<std::size_t>(kind));
        QCOMPARE(event.index(), static_cast<std::size_t>(kind));
        const std::string text = Words::encodeEvent(m_names, event);
        const auto value = record::parse(text);
        QVERIFY2(value, text.c_str());
        const auto again = Words::decodeEvent(m_names, *value);
        QVERIFY2(again, again ? "" : (text + "\n" + again.error().where + " " + again.error().detail).c_str());
        QVERIFY2(*again == event, text.c_str());
    }
}

/// A reader that met an event without one of its fields would fold something else: each is needed or has one meaning.
void RoundTripTest::noFieldIsForgotten()
{
    int refused = 0;
    for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind) {
        record_test::Maker maker(m_names, static_cast<unsigned>(kind));
        const Event event = maker.event(kind);
        const auto whole =
            QJsonDocument::fromJson(QByteArray::fromStdString(Words::encodeEvent(m_names, event))).object();
        for (const QString& key : whole.keys()) {
            QJsonObject object = whole;
            object.remove(key);
            const auto value = record::parse(QJsonDocument(object).toJson().toStdString());
            const auto without = Words::decodeEvent(m_names, *value);
            QVERIFY2(!without || !(*without == event) || whole[key].isNull(),
                     qPrintable(whole["type"].toString() + " " + key));
            refused += without ? 0 : 1;
            object = whole;
            object[key + "x"] = 1;
            QVERIFY(!Words::decodeEvent(m_names, *record::parse(QJsonDocument(object).toJson().toStdString())));
        }
    }
    QVERIFY(refused > 80);
}

void RoundTripTest::settings()
{
    for (const Edition edition : {Edition::First2011, Edition::Second2017})
        for (const auto& rule : houseRules()) {
            Settings made = threePlayers();
            made.edition = edition;
            made.track = Track::Scores;
            made.seats.front().name = "\"Ana\" \\ ñ\n";
            made.switches[rule.ruling] = false;
            made.switches[houseRules().front().ruling] = true;
            made.timeLimit = 90;
            const record::Header<Game> header{"01234567-89ab-cdef-0123-456789abcdef", made,
                                              18'446'744'073'709'551'615ULL};
            const auto again = record::decodeHeader<Game>(record::encodeHeader(header));
            QVERIFY(again);
            QVERIFY(again->setup == made);
            QCOMPARE(again->seed, header.seed);
            QCOMPARE(again->id, header.id);
        }
}

void RoundTripTest::typesAreTheWordsOfTheFormat()
{
    std::set<std::string> commands;
    std::set<std::string> events;
    record_test::Maker maker(m_names, 3);
    for (std::size_t kind = 0; kind < std::variant_size_v<Action>; ++kind)
        commands.insert(
            std::string(textOf(member(*record::parse(Words::encodeCommand(m_names, maker.command(kind))), "type"))));
    for (std::size_t kind = 0; kind < std::variant_size_v<Event>; ++kind)
        events.insert(
            std::string(textOf(member(*record::parse(Words::encodeEvent(m_names, maker.event(kind))), "type"))));
    for (const char* type :
         {"set-block", "set-card", "set-pawn", "starting-rolls", "search", "move", "roll-movement", "icebreak",
          "delete",    "reboot",   "equip",    "place-card",     "enter",  "use",  "sacrifice",     "choose",
          "phase",     "end",      "note",     "adjust"})
        QVERIFY2(commands.count(type) == 1, type);
    for (const char* type : {"block-placed",     "bonus-icon-formed", "effect-fired",         "choice-opened",
                             "pawn-placed",      "pawn-moved",        "dice-rolled",          "icebreak-succeeded",
                             "icebreak-failed",  "control-gained",    "control-lost",         "counter-placed",
                             "counter-returned", "bonus-counter-won", "bonus-counters-paid",  "bonus-counters-returned",
                             "pawn-eliminated",  "pawn-rebooted",     "pawn-control-changed", "card-equipped",
                             "card-placed",      "card-discarded",    "bonus-card-moved",     "phase-began",
                             "turn-began",       "game-won"})
        QVERIFY2(events.count(type) == 1, type);
}

void RoundTripTest::bothEditionsAndBack()
{
    for (const Edition edition : {Edition::First2011, Edition::Second2017}) {
        Settings settings = threePlayers();
        settings.edition = edition;
        const auto names = catalogue::namesFor(settings);
        const auto pieces = catalogue::piecesOf(catalogue::shipped(edition));
        const Command command{pieces, {}, {}, false, {}, false};
        const auto again = Words::decodeCommand(*names, *record::parse(Words::encodeCommand(*names, command)));
        QVERIFY(again);
        QVERIFY(*again == command);
    }
}

QTEST_GUILESS_MAIN(RoundTripTest)
#include "round_trip_test.moc"
