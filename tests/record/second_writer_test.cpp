// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What others write by docs/formats.md is read as meant, and what is printed is what the format says: both held
// against a writer made apart, over arbitrary pieces, commands and tables.
#include "record/second_writer.h"

#include "catalogue/catalogue.h"
#include "record/answers.h"
#include "record/maker.h"
#include "record/zaibatsu_codec.h"
#include "zaibatsu/support/random.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QtTest>

#include <set>

using namespace zaibatsu;
using record_test::Maker;
using record_test::SecondWriter;
using Words = record::GameCodec<Game>;

namespace {

Settings threePlayers()
{
    Settings settings;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}, {"Cy", Colour::Green}};
    return settings;
}

QByteArray compact(const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); }

/// As players give it: dice are typed, what only the window or the codec sends is not there.
Command fromOutside(Command command)
{
    std::visit(
        []<class Kind>(Kind& kind) {
            if constexpr (requires { kind.dice->typed; })
                if (kind.dice)
                    kind.dice->typed = true;
            if constexpr (std::is_same_v<Kind, StartingRolls>)
                kind.dice.reset();
        },
        command.action);
    return command;
}

/// What one choose may say: an option or dice. Cards that are named are counted, unless a number stands beside them.
bool sayable(const Command& command)
{
    if (const auto* reboot = std::get_if<Reboot>(&command.action))
        return command.cards.size() <= 1 || reboot->cards.has_value();
    const auto* choose = std::get_if<Choose>(&command.action);
    return !choose || choose->answer.has_value() != choose->dice.has_value();
}

} // namespace

class SecondWriterTest : public QObject {
    Q_OBJECT

private slots:
    void commandsAreReadAsMeant_data();
    void commandsAreReadAsMeant();
    void eventsAreReadAsMeant_data();
    void eventsAreReadAsMeant();
    void piecesAreWrittenAsTheFormatSays();
    void tablesAreShownAsTheFormatSays_data();
    void tablesAreShownAsTheFormatSays();

private:
    record::Names m_names = *catalogue::namesFor(threePlayers());
};

void SecondWriterTest::commandsAreReadAsMeant_data()
{
    QTest::addColumn<int>("kind");
    static constexpr int adjust = 20; // parts of a table: see tablesAreShownAsTheFormatSays
    static constexpr int use = 14;    // names twins in its own way: see command_test.cpp
    static constexpr int catalogue = 3;
    for (int kind = 0; kind < adjust; ++kind)
        if (kind != use && kind != catalogue)
            QTest::addRow("kind %d", kind) << kind;
}

void SecondWriterTest::commandsAreReadAsMeant()
{
    QFETCH(int, kind);
    const SecondWriter second(m_names);
    for (unsigned seed = 1; seed <= 300; ++seed) {
        Maker maker(m_names, seed * 31U + static_cast<unsigned>(kind));
        const Command command = fromOutside(maker.command(static_cast<std::size_t>(kind)));
        if (!sayable(command))
            continue;
        const QByteArray text = compact(second.command(command));
        const auto read = record::readCommand(m_names, text.toStdString());
        QVERIFY2(read, text + " at " + (read ? "" : QByteArray::fromStdString(read.error().where)));
        QVERIFY2(*read == command, text + " for " + QByteArray::fromStdString(Words::encodeCommand(m_names, *read)));
    }
}

void SecondWriterTest::eventsAreReadAsMeant_data()
{
    QTest::addColumn<int>("kind");
    // Records within records: adjusted, choice-opened, turn-began, rule-overridden, declared; see round_trip_test.cpp.
    static const std::set<int> nested{4, 12, 45, 46, 47};
    for (int kind = 0; kind < static_cast<int>(std::variant_size_v<Event>); ++kind)
        if (!nested.contains(kind))
            QTest::addRow("kind %d", kind) << kind;
}

void SecondWriterTest::eventsAreReadAsMeant()
{
    QFETCH(int, kind);
    const SecondWriter second(m_names);
    for (unsigned seed = 1; seed <= 200; ++seed) {
        Maker maker(m_names, seed * 37U + static_cast<unsigned>(kind));
        const Event event = maker.event(static_cast<std::size_t>(kind));
        const QJsonObject written =
            QJsonDocument::fromJson(QByteArray::fromStdString(Words::encodeEvent(m_names, event))).object();
        const QJsonObject expected = second.event(event, written["type"].toString());
        const QByteArray text = compact(expected);
        const auto read = Words::decodeEvent(m_names, *record::parse(text.toStdString()));
        QVERIFY2(read, text + " at " + (read ? "" : QByteArray::fromStdString(read.error().where)));
        QVERIFY2(*read == event, text + " for " + compact(written));
        for (const QString& key : written.keys())
            QVERIFY2(expected.contains(key), qPrintable(key + QStringLiteral(" is not in the format")));
    }
}

void SecondWriterTest::piecesAreWrittenAsTheFormatSays()
{
    const SecondWriter second(m_names);
    for (unsigned seed = 1; seed <= 400; ++seed) {
        Maker maker(m_names, seed + 7000);
        for (std::size_t kind = 0; kind < 3; ++kind) {
            const Command command = maker.command(kind);
            const QJsonObject written =
                QJsonDocument::fromJson(QByteArray::fromStdString(Words::encodeCommand(m_names, command))).object();
            const QJsonObject expected = second.command(command);
            // A field that is known stands there under its name; one that is unknown does not.
            for (const QString& key : expected.keys())
                if (key != QLatin1String("kind") && expected[key] != QJsonValue(QString()))
                    QVERIFY2(written.contains(key),
                             qPrintable(key + QStringLiteral(" is missing: ") + compact(written)));
            for (const QString& key : written.keys())
                QVERIFY2(expected.contains(key), qPrintable(key + QStringLiteral(" is not in the format")));
        }
    }
}

void SecondWriterTest::tablesAreShownAsTheFormatSays_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 30; ++seed)
        QTest::addRow("game %d", seed) << seed;
}

void SecondWriterTest::tablesAreShownAsTheFormatSays()
{
    QFETCH(int, seed);
    testing::Random random(static_cast<unsigned>(seed) + 90000);
    testing::Table table = testing::someTable(random);
    for (int turn = 0; turn < 80 && table.state.turn.phase != Phase::Over; ++turn) {
        QCOMPARE(testing::step(random, table), QByteArray("ok"));
        const record::Names names = record::namesOf(table.state);
        QJsonObject shown =
            QJsonDocument::fromJson(QByteArray::fromStdString(record::encodeState(table.state, {turn, turn, turn})))
                .object();
        for (const char* key : {"entries", "head", "in_force"}) {
            QCOMPARE(shown[QLatin1String(key)].toInt(-1), turn);
            shown.remove(QLatin1String(key));
        }
        QCOMPARE(shown["pending"].toArray().size(), static_cast<qsizetype>(table.state.pending.size()));
        shown.remove(QStringLiteral("pending"));
        QJsonArray players;
        for (const QJsonValue& each : shown["players"].toArray()) {
            QJsonObject player = each.toObject();
            QVERIFY(player.contains(QStringLiteral("hand_max")));
            player.remove(QStringLiteral("hand_max"));
            players.append(player);
        }
        shown["players"] = players;
        const QJsonObject expected = SecondWriter(names).table(table.state);
        for (const QString& key : expected.keys())
            QVERIFY2(shown[key] == expected[key], qPrintable(key));
        QCOMPARE(shown.keys(), expected.keys());
    }
}

QTEST_GUILESS_MAIN(SecondWriterTest)
#include "second_writer_test.moc"
