// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// "Do it anyway" is offered exactly where it would work: over refusals of random play and of every code, in
// the answers for scripts and in the list of actions.
#include "made_table.h"
#include "refused_scenes.h"

#include "presentation/now_rows.h"
#include "record/zaibatsu_codec.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace zaibatsu;
using presentation::Answer;
using presentation::NowRow;
using presentation::nowRows;
using namespace testing;

namespace {

QByteArray textOf(const State& state, const Command& command)
{
    return QByteArray::fromStdString(record::GameCodec<Game>::encodeCommand(record::namesOf(state), command));
}

QJsonObject objectOf(const QByteArray& json) { return QJsonDocument::fromJson(json).object(); }

/// What is wrong with the answer to a refused command; empty when the offer is kept, or when it was not refused.
QByteArray brokenOffer(const State& state, const Command& command)
{
    const MadeTable made(state);
    const Answer answer = made.table->doCommand(textOf(state, command));
    if (answer.kind != Answer::Kind::Refused)
        return {};
    const QJsonValue offered = objectOf(answer.json)[QLatin1String("refusal")].toObject()[QLatin1String("override")];
    if (!offered.isBool())
        return "no word on it: " + answer.json;
    QJsonObject again = objectOf(textOf(state, command));
    again["override"] = QStringLiteral("so be it");
    const Answer forced = made.table->doCommand(QJsonDocument(again).toJson(QJsonDocument::Compact));
    const bool done = forced.kind == Answer::Kind::Done || forced.kind == Answer::Kind::Needs;
    return done == offered.toBool() ? QByteArray() : answer.json + " but then " + forced.json;
}

} // namespace

class OverridesTest : public QObject {
    Q_OBJECT
private slots:
    void whatIsOfferedIsDone_data();
    void whatIsOfferedIsDone();
    void everyCodeKeepsItsOffer();
    void theListOffersTheSame();
};

void OverridesTest::whatIsOfferedIsDone_data()
{
    QTest::addColumn<int>("seed");
    for (int seed = 1; seed <= 25; ++seed)
        QTest::addRow("game %d", seed) << seed;
}

void OverridesTest::whatIsOfferedIsDone()
{
    QFETCH(int, seed);
    Random random(static_cast<unsigned>(seed) + 20000);
    Table table = someTable(random);
    for (int turn = 0; turn < 40 && table.state.turn.phase != Phase::Over; ++turn) {
        for (int i = 0; i < 6; ++i) {
            Command command;
            command.action = someAction(random, table.state, 2);
            const QByteArray broken = brokenOffer(table.state, command);
            QVERIFY2(broken.isEmpty(), broken);
        }
        QCOMPARE(step(random, table), QByteArray("ok"));
    }
}

void OverridesTest::everyCodeKeepsItsOffer()
{
    int offered = 0;
    int kept = 0;
    for (auto* scenes : {scenesOfMoves, scenesOfCards, scenesByHand})
        for (const Scene& scene : scenes()) {
            if (scene.name == "unknown piece" || scene.name == "no such pawn" || scene.name == "no path")
                continue; // no text names those
            const QByteArray broken = brokenOffer(scene.table.state, scene.command);
            QVERIFY2(broken.isEmpty(), scene.name + ": " + broken);
            const bool may = session::mayBeOverridden<Game>(scene.table.state, scene.command);
            offered += may ? 1 : 0;
            kept += may ? 0 : 1;
        }
    QVERIFY2(offered > 30 && kept > 30, QByteArray::number(offered) + " / " + QByteArray::number(kept));
}

void OverridesTest::theListOffersTheSame()
{
    int offered = 0;
    for (unsigned seed = 1; seed <= 6; ++seed) {
        Random random(seed + 30000);
        Table table = someTable(random);
        for (int turn = 0; turn < 25 && table.state.turn.phase != Phase::Over; ++turn) {
            const PawnId pawn{static_cast<std::uint16_t>(upTo(random, static_cast<int>(table.state.pawns.size()) - 1))};
            for (const NowRow& row : nowRows(table.state, pawn)) {
                for (const Command& tried : row.anyway) {
                    ++offered;
                    const auto forced = Game::decide(table.state, Game::overridden(tried, "so be it"));
                    QVERIFY2(!std::holds_alternative<base::Refused<Game>>(forced), qPrintable(row.detail));
                }
            }
            QCOMPARE(step(random, table), QByteArray("ok"));
        }
    }
    QVERIFY(offered > 20);
}

QTEST_GUILESS_MAIN(OverridesTest)
#include "overrides_test.moc"
