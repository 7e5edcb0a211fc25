// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The figures of recorded games, counted once more from nothing but the exported JSON; pages and words made of them.
#include "made_table.h"

#include "catalogue/catalogue.h"
#include "presentation/figures_page.h"
#include "presentation/figures_words.h"
#include "presentation/languages.h"
#include "presentation/log_page.h"
#include "presentation/log_runs.h"
#include "presentation/names.h"
#include "presentation/search_words.h"
#include "record/table_text.h"
#include "record/zaibatsu_codec.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>

using namespace zaibatsu;
using namespace presentation;

namespace {

QList<QJsonObject> linesOf(const QByteArray& text)
{
    QList<QJsonObject> lines;
    for (const QByteArray& line : text.split('\n'))
        if (!line.trimmed().isEmpty())
            lines.append(QJsonDocument::fromJson(line).object());
    return lines;
}

/// A recorded game played again.
struct Played {
    explicit Played(const QString& name, int steps = -1)
    {
        QFile file(QStringLiteral(ZC_SOURCE_DIR "/tests/golden/") + name);
        const QList<QJsonObject> lines =
            file.open(QIODevice::ReadOnly) ? linesOf(file.readAll()) : QList<QJsonObject>();
        const QJsonArray words = lines.value(0)["new"].toArray();
        for (qsizetype i = 0; i + 1 < words.size(); ++i) {
            const QString value = words[i + 1].toString();
            if (words[i] == "--player")
                settings.seats.push_back({value.section(u':', 0, 0).toStdString(), colour(value.section(u':', 1))});
            if (words[i] == "--edition" && value == "second-2017")
                settings.edition = Edition::Second2017;
        }
        made.emplace(*setUp(settings, catalogue::shipped(settings.edition)));
        int done = 0;
        for (const QJsonObject& line : lines) {
            if (line.contains("do") && (steps < 0 || done++ < steps))
                (void)made->table->doCommand(QJsonDocument(line["do"].toObject()).toJson(QJsonDocument::Compact));
            if (line.contains("undo"))
                (void)made->table->undo(line["undo"].toInt());
        }
    }
    static Colour colour(const QString& word)
    {
        return static_cast<Colour>(QStringList{"red", "blue", "green", "yellow"}.indexOf(word));
    }
    [[nodiscard]] QList<QJsonObject> exported() const
    {
        const record::Header<Game> header{"8f9b6a52-0c1d-4d3e-9a4b-5c6d7e8f9a0b", settings, 7};
        return linesOf(QByteArray::fromStdString(
            record::exportTable<Game>(header, made->table->session().entries(), catalogue::namesFor)));
    }

    Settings settings;
    std::optional<testing::MadeTable> made;
};

/// Counted by colour word, from JSON alone.
struct Oracle {
    QMap<QString, QList<int>> faces;
    QMap<QString, int> rolls, successes, hits, turns, lost, placed;
    QMap<QString, double> expected, fairHits;
    QMap<int, QMap<QString, int>> byTurn;
    int turn = 0;
    bool won = false;

    explicit Oracle(const QList<QJsonObject>& lines)
    {
        QMap<int, QJsonObject> entries;
        int head = 0;
        for (const QJsonObject& line : lines.mid(1)) {
            const int n = line["n"].toInt();
            entries[n] = line;
            head = line.contains("head")         ? line["head"].toObject()["to"].toInt()
                : line["parent"].toInt() == head ? n
                                                 : head;
        }
        QList<int> path;
        for (int n = head; n > 0; n = entries[n]["parent"].toInt())
            path.prepend(n);
        for (const int n : path)
            take(entries[n]);
        byTurn[turn] = placed;
    }

private:
    QString active;
    QMap<int, QString> deciding;

    void take(const QJsonObject& entry)
    {
        const QJsonObject command = entry["command"].toObject();
        const QString who = command["type"] == "choose" ? deciding[command["choice"].toInt()] : active;
        const QJsonArray events = entry["events"].toArray();
        QJsonArray dice;
        for (const auto& value : events)
            if (value.toObject()["type"] == "dice-rolled")
                dice = value.toObject()["dice"].toArray();
        for (const auto& value : events)
            take(value.toObject(), who, dice);
    }
    void take(const QJsonObject& event, const QString& who, const QJsonArray& dice)
    {
        const QString type = event["type"].toString();
        const QString player = event["player"].toString();
        if (type == "dice-rolled")
            faces[who] += numbers(dice);
        if (type == "start-rolled") {
            const QJsonObject start = event["rolls"].toObject();
            for (const QString& colour : start.keys())
                faces[colour] += numbers(start[colour].toArray());
        }
        if (type == "counter-placed")
            placed[player] += event["count"].toInt();
        if (type == "counter-returned")
            placed[player] -= event["count"].toInt();
        if (type == "choice-opened")
            deciding[event["choice"].toInt()] = player;
        if (type == "pawn-eliminated" && !player.isEmpty())
            ++lost[player];
        if (type == "turn-began") {
            byTurn[turn] = placed;
            turn = event["number"].toInt();
            active = player;
            ++turns[active];
        }
        won = won || type == "game-won";
        if (type.startsWith("icebreak-") || type.startsWith("delete-"))
            judge(numbers(event["numbers"].toArray()), who, numbers(dice), type.endsWith("succeeded"));
    }
    void judge(const QList<int>& needed, const QString& who, const QList<int>& dice, bool success)
    {
        if (dice.isEmpty())
            return;
        ++rolls[who];
        successes[who] += success ? 1 : 0;
        expected[who] += 1 - std::pow((6.0 - static_cast<double>(needed.size())) / 6, dice.size());
        for (const int face : dice)
            hits[who] += needed.contains(face) ? 1 : 0;
        fairHits[who] += static_cast<double>(dice.size() * needed.size()) / 6;
    }
    static QList<int> numbers(const QJsonArray& array)
    {
        QList<int> all;
        for (const auto& value : array)
            all.append(value.toInt());
        return all;
    }
};

} // namespace

class FiguresTest : public QObject {
    Q_OBJECT
private slots:
    void asCountedFromTheExport_data();
    void asCountedFromTheExport();
    void sumsAgreeWithTheState();
    void whatIsTakenBackDoesNotCount();
    void theEndIsNamed_data();
    void theEndIsNamed();
    void thePageIsWholeAndWithoutScripts();
    void searchForgivesAccentsAndCase_data();
    void searchForgivesAccentsAndCase();
    void runsAreOfOneActionOnOneThing();

private:
    Languages m_languages;
};

void FiguresTest::asCountedFromTheExport_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("steps");
    for (const char* name : {"two", "three", "four", "the-second-edition"})
        for (const int steps : {-1, 100})
            QTest::addRow("%s %d", name, steps) << QString("a-full-game-of-%1.jsonl").arg(name) << steps;
}

void FiguresTest::asCountedFromTheExport()
{
    QFETCH(QString, name);
    QFETCH(int, steps);
    const Played game(name, steps);
    const GameFigures figures = gameFigures(game.made->table->session());
    const Oracle oracle(game.exported());
    QVERIFY(figures.turns > 2 && figures.players.size() == game.settings.seats.size());
    QCOMPARE(figures.ending, oracle.won ? Ending::Counters : Ending::None);
    QCOMPARE(oracle.won, steps < 0);
    QCOMPARE(figures.turns, oracle.turn);
    int allRolls = 0;
    for (std::size_t seat = 0; seat < figures.players.size(); ++seat) {
        const PlayerFigures& player = figures.players[seat];
        const QString word = colourWord(player.colour);
        QCOMPARE(player.name.toStdString(), game.settings.seats[seat].name);
        QCOMPARE(player.turns, oracle.turns[word]);
        QCOMPARE(player.placed, oracle.placed[word]);
        QCOMPARE(player.pawnsLost, oracle.lost[word]);
        QCOMPARE(player.rolls, oracle.rolls[word]);
        QCOMPARE(player.successes, oracle.successes[word]);
        QVERIFY(std::abs(player.expected - oracle.expected[word]) < 1e-9);
        QCOMPARE(player.hits.hits, oracle.hits[word]);
        QVERIFY(std::abs(double(player.hits.expectedSixths) / 6 - oracle.fairHits[word]) < 1e-9);
        for (int face = 1; face <= 6; ++face)
            QCOMPARE(int(player.typed.at(std::size_t(face - 1))), int(oracle.faces[word].count(face)));
        QCOMPARE(player.drawn, dice::Tally{});
        allRolls += player.rolls;
        for (const TurnCounters& turn : figures.counters)
            QCOMPARE(turn.placed[seat], oracle.byTurn[turn.turn][word]);
    }
    QVERIFY(allRolls > 5);
    QCOMPARE(qsizetype(figures.counters.size()), oracle.byTurn.size());
}

void FiguresTest::sumsAgreeWithTheState()
{
    for (unsigned seed = 1; seed <= 6; ++seed) {
        testing::MadeTable made(2 + int(seed % 3));
        std::mt19937 random(seed);
        made.play(random, 120, true);
        const State& state = made.table->state();
        const GameFigures figures = gameFigures(made.table->session());
        std::uint64_t dice = 0;
        for (std::size_t seat = 0; seat < figures.players.size(); ++seat) {
            const PlayerFigures& player = figures.players[seat];
            QCOMPARE(player.placed, state.players[seat].total - state.players[seat].pool);
            QCOMPARE(player.bonus, state.players[seat].bonus);
            QVERIFY(player.successes <= player.rolls && player.expected <= player.rolls);
            QCOMPARE(player.typed, dice::Tally{});
            for (const std::uint64_t count : player.drawn)
                dice += count;
        }
        QCOMPARE(dice, made.table->session().dicePosition());
        QCOMPARE(figures.counters.back().turn, state.turn.number);
        QVERIFY(std::ranges::is_sorted(figures.counters, {}, &TurnCounters::turn));
    }
}

void FiguresTest::whatIsTakenBackDoesNotCount()
{
    testing::MadeTable made;
    std::mt19937 random(3);
    made.play(random, 80);
    const GameFigures before = gameFigures(made.table->session());
    made.play(random, 12);
    (void)made.table->undo(made.table->undoable() - 80);
    QVERIFY(gameFigures(made.table->session()) == before);
    (void)made.table->undo(80);
    QCOMPARE(gameFigures(made.table->session()).turns, 0);
    QVERIFY(made.table->figures().isEmpty());
}

void FiguresTest::theEndIsNamed_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("ending");
    QTest::addColumn<QString>("headline");
    QTest::newRow("counters") << "ends-with-idorus-counter.jsonl" << int(Ending::Counters) << "Ana wins";
    QTest::newRow("time") << "time-limit-most-counters.jsonl" << int(Ending::TimeUp) << "Mia wins";
    QTest::newRow("shared") << "time-limit-shared.jsonl" << int(Ending::TimeUp) << "Ana and Bo win together";
    QTest::newRow("three") << "three-players-and-a-tie.jsonl" << int(Ending::TimeUp) << "Ana, Bo and Cy win together";
    QTest::newRow("goes on") << "the-last-counter-wins.jsonl" << int(Ending::None) << "The game goes on";
}

void FiguresTest::theEndIsNamed()
{
    QFETCH(QString, name);
    QFETCH(QString, headline);
    const Played game(name);
    const GameFigures figures = gameFigures(game.made->table->session());
    QTEST(int(figures.ending), "ending");
    QStringList names = FiguresWords::headline(figures).split(u' ');
    if (figures.winners.size() == 1)
        names.first() = headline.section(u' ', 0, 0); // the recordings choose their names
    QCOMPARE(names.join(u' '), headline);
    QVERIFY(FiguresWords::how(figures, std::chrono::minutes(74)).contains("1"));
}

void FiguresTest::thePageIsWholeAndWithoutScripts()
{
    Played game("a-full-game-of-four.jsonl");
    GameFigures figures = gameFigures(game.made->table->session());
    figures.players[0].name = "<script>&\"Ana\"";
    QString page = logAsHtml(game.made->table->log(), "en", figuresHtml(figures, countersSvg(figures)));
    QVERIFY(!page.contains("<script"));
    QVERIFY(!page.contains("http"));
    QCOMPARE(page.count("stroke-dasharray"), 4);
    QXmlStreamReader svg(page.mid(page.indexOf("<svg"), page.indexOf("</svg>") + 6 - page.indexOf("<svg")));
    while (!svg.atEnd())
        svg.readNext();
    QVERIFY2(!svg.hasError(), qPrintable(svg.errorString()));
    for (const PlayerFigures& player : figures.players)
        QVERIFY(page.contains(QString("%1 %2</text>")
                                  .arg(player.name)
                                  .arg(player.placed)
                                  .toHtmlEscaped()
                                  .replace("&lt;/text&gt;", "</text>")));
    QVERIFY(page.contains(FiguresWords::headline(figures).toHtmlEscaped()));
}

void FiguresTest::searchForgivesAccentsAndCase_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sought");
    QTest::addColumn<bool>("found");
    QTest::newRow("case") << "Yakuza" << "yAKU" << true;
    QTest::newRow("french") << "Élan de l'œuvre" << "elan de l'oeuvre" << true;
    QTest::newRow("spanish") << "señal" << "senal" << true;
    QTest::newRow("with accents in the search") << "Elan" << "élan" << true;
    QTest::newRow("io is ie") << "Ёлка" << "елка" << true;
    QTest::newRow("ie is io") << "елка" << "Ё" << true;
    QTest::newRow("short i is a letter") << "мой" << "мои" << false;
    QTest::newRow("short i finds itself") << "МОЙ" << "мой" << true;
    QTest::newRow("decomposed") << QString("Cafe%1").arg(QChar(0x301)) << "café" << true;
}

void FiguresTest::searchForgivesAccentsAndCase()
{
    QFETCH(QString, text);
    QFETCH(QString, sought);
    QTEST(searchFolded(text).contains(searchFolded(sought)), "found");
}

void FiguresTest::runsAreOfOneActionOnOneThing()
{
    const QString first = runKey(R"({"type":"icebreak","pawn":"cracker","block":"sprawl","dice":[1]})");
    QVERIFY(!first.isEmpty());
    QCOMPARE(runKey(R"({"type":"icebreak","pawn":"cracker","block":"sprawl","dice":[6],"own":true})"), first);
    QVERIFY(runKey(R"({"type":"icebreak","pawn":"cracker","block":"yakuza","dice":[1]})") != first);
    QVERIFY(runKey(R"({"type":"icebreak","pawn":"cyborg","block":"sprawl"})") != first);
    const QString pool = runKey(R"({"type":"adjust","set":{"players":[{"colour":"red","bonus":1}]}})");
    QCOMPARE(runKey(R"({"type":"adjust","set":{"players":[{"colour":"red","bonus":2}]}})"), pool);
    QVERIFY(runKey(R"({"type":"adjust","set":{"players":[{"colour":"blue","bonus":2}]}})") != pool);
    QVERIFY(runKey(R"({"type":"adjust","set":{"players":[{"colour":"red","bonus":2}]},"note":"why"})") != pool);
    QVERIFY(runKey(R"({"type":"note","text":"a"})").isEmpty());
    QVERIFY(runKey("no command").isEmpty());
}

QTEST_GUILESS_MAIN(FiguresTest)
#include "figures_test.moc"
