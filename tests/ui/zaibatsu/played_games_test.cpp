// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Whole recorded games through the window, each by one hand alone: the table is then the one that the commands make.
#include "presentation/languages.h"
#include "ui/zaibatsu/game_player.h"
#include "ui/zaibatsu/window_fixture.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace zaibatsu;

namespace {

/// The players of a recorded table, as its command line named them.
std::vector<Seat> seatsOf(const QJsonArray& words)
{
    const std::map<QString, Colour> colours{
        {"red", Colour::Red}, {"blue", Colour::Blue}, {"green", Colour::Green}, {"yellow", Colour::Yellow}};
    std::vector<Seat> seats;
    for (const auto& word : words)
        if (const QStringList parts = word.toString().split(':'); parts.size() == 2)
            seats.push_back({parts[0].toStdString(), colours.at(parts[1])});
    return seats;
}

std::unique_ptr<support::Hand> handOf(const QString& name, support::TableWindow& window)
{
    if (name == QLatin1String("touch"))
        return std::make_unique<support::TouchHand>(window);
    if (name == QLatin1String("keys"))
        return std::make_unique<support::KeyHand>(window);
    return std::make_unique<support::MouseHand>(window);
}

const Command& last(const presentation::ZaibatsuTable& table)
{
    return std::get<session::Done<Game>>(table.session().entries().back().what).command;
}

} // namespace

class PlayedGamesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        QVERIFY(m_languages.install(presentation::Language::English));
    }

    void aWholeGame_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("hand");
        QTest::newRow("four, by mouse") << "four" << "mouse";
        QTest::newRow("three, by keys") << "three" << "keys";
        QTest::newRow("two, by touch") << "two" << "touch"; // last: its points stay with the pointer
    }
    void aWholeGame()
    {
        QFETCH(QString, game);
        QFETCH(QString, hand);
        const QList<QByteArray> lines =
            support::sourceFile(qPrintable("tests/golden/a-full-game-of-" + game + ".jsonl")).split('\n');
        const auto seats = seatsOf(QJsonDocument::fromJson(lines.front()).object()["new"].toArray());
        QVERIFY(seats.size() > 1);
        support::TableWindow window(support::freshTable(seats));
        const support::TableInMemory commanded = support::freshTable(seats);
        window.screen.activateWindow();
        const auto fingers = handOf(hand, window);
        support::GamePlayer player(window, *fingers);
        int played = 0;
        int passed = 0; // phases that the window passed by itself, before the recorded command for them
        for (qsizetype i = 1; i < lines.size(); ++i) {
            const QJsonObject recorded = QJsonDocument::fromJson(lines[i]).object()["do"].toObject();
            const QByteArray json = QJsonDocument(recorded).toJson(QJsonDocument::Compact);
            if (recorded["type"] == "phase" && passed > 0) {
                --passed;
                continue;
            }
            if (recorded.isEmpty() || commanded.table->doCommand(json).kind != presentation::Answer::Kind::Done)
                continue; // what was refused at that table changed nothing
            const Command command = last(*commanded.table);
            if (std::holds_alternative<SetCatalogue>(command.action)
                || std::holds_alternative<StartingRolls>(command.action)) {
                window.made.table->doCommand(json);
                window.settle();
                continue;
            }
            const bool done = player.play(command);
            if (last(*window.made.table).automatic) {
                commanded.table->doCommand(R"({"type":"phase"})");
                ++passed;
            }
            const bool same = support::sameTable(window.state(), commanded.table->state());
            if (!same)
                qInfo() << window.made.table->showJson({}).value() << commanded.table->showJson({}).value();
            if (!done || !same)
                window.screen.grab().save(QStringLiteral("played-%1-%2.png").arg(game, hand));
            QVERIFY2(done, qPrintable(QStringLiteral("line %1: %2 %3").arg(i + 1).arg(player.fault(), json)));
            QVERIFY2(same, qPrintable(QStringLiteral("line %1: %2 made another table").arg(i + 1).arg(QString(json))));
            ++played;
        }
        QCOMPARE(window.state().turn.phase, Phase::Over);
        QVERIFY(played > 100);
    }

private:
    presentation::Languages m_languages;
};

QTEST_MAIN(PlayedGamesTest)
#include "played_games_test.moc"
