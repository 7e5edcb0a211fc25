// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The table's doors: JSON in, JSON and sentences out; amend; what is shown; what is asked.
#include "made_table.h"

#include "presentation/languages.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSignalSpy>
#include <QTest>

using namespace zaibatsu;
using namespace presentation;

namespace {

QJsonObject object(const QByteArray& json) { return QJsonDocument::fromJson(json).object(); }

} // namespace

class TableTest : public QObject {
    Q_OBJECT
private slots:
    void commandsAreAnswered();
    void refusalsCarryRuleAndSentence();
    void whatIsNoCommandIsTold_data();
    void whatIsNoCommandIsTold();
    void undoAndRedoAnswer();
    void unsavedIsTold();
    void readOnlyIsTold();
    void amendIsPreviewedInWords();
    void amendIsDone();
    void everyCommandIsGivenAsItCanBeGivenAgain();
    void theTableIsShown();
    void everyEntryCanBeShown();
    void placementsAreAnswered();
    void theLogTellsTurnsDiceAndMarks();
    void aCatalogueIsOneEntryThatListsItsPieces();
    void theLogSpeaksFourLanguages();

private:
    Languages m_languages;
};

void TableTest::commandsAreAnswered()
{
    testing::MadeTable made(2);
    QSignalSpy changed(made.table.get(), &Table::changed);
    const Answer answer = made.table->doCommand(R"({"type":"starting-rolls","rolls":{"red":[5],"blue":[2]}})");
    QCOMPARE(answer.kind, Answer::Kind::Done);
    QCOMPARE(answer.n, 1);
    QCOMPARE(object(answer.json)[QStringLiteral("ok")].toBool(), true);
    QCOMPARE(object(answer.json)[QStringLiteral("n")].toInt(), 1);
    QVERIFY(!object(answer.json)[QStringLiteral("events")].toArray().isEmpty());
    QCOMPARE(answer.text, QStringLiteral("Ana begins. Opening hands: Ana 4, Bo 5."));
    QCOMPARE(changed.size(), 1);
    QCOMPARE(made.table->entries(), 1);
    QCOMPARE(made.disk->entries.size(), 1U);
}

void TableTest::refusalsCarryRuleAndSentence()
{
    testing::MadeTable made(2);
    const Answer answer = made.table->doCommand(R"({"type":"phase"})");
    QCOMPARE(answer.kind, Answer::Kind::Refused);
    const QJsonObject refusal = object(answer.json)[QStringLiteral("refusal")].toObject();
    QCOMPARE(refusal[QStringLiteral("code")].toString(), QStringLiteral("not-started"));
    QCOMPARE(refusal[QStringLiteral("rule")].toString(), answer.rule);
    QCOMPARE(refusal[QStringLiteral("text")].toString(), answer.text);
    QCOMPARE(answer.text, QStringLiteral("The game has not begun. Enter the starting rolls first."));
    QCOMPARE(made.table->entries(), 0);
}

void TableTest::whatIsNoCommandIsTold_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("search sprawl");
    QTest::newRow("no type") << QByteArray("{}");
    QTest::newRow("unknown type") << QByteArray(R"({"type":"fly"})");
    QTest::newRow("unknown pawn") << QByteArray(R"({"type":"reboot","pawn":"nobody"})");
    QTest::newRow("twice") << QByteArray(R"({"type":"note","text":"a","text":"b"})");
    QTest::newRow("empty path") << QByteArray(R"({"type":"move","pawn":"speedrunner-red","path":[]})");
}

void TableTest::whatIsNoCommandIsTold()
{
    QFETCH(QByteArray, json);
    testing::MadeTable made(2);
    for (const Language language : allLanguages()) {
        m_languages.install(language);
        const Answer answer = made.table->doCommand(json);
        QCOMPARE(answer.kind, Answer::Kind::BadCommand);
        QCOMPARE(object(answer.json)[QStringLiteral("refusal")].toObject()[QStringLiteral("code")].toString(),
                 QStringLiteral("bad-command"));
        QVERIFY(answer.text.endsWith(QLatin1Char('.')));
        QVERIFY(answer.rule.isEmpty());
        QCOMPARE(answer.text.contains(QStringLiteral("This is no command.")), language == Language::English);
    }
    m_languages.install(Language::English);
    QCOMPARE(made.table->entries(), 0);
}

void TableTest::undoAndRedoAnswer()
{
    testing::MadeTable made;
    std::mt19937 random(1);
    made.play(random, 5);
    const QByteArray before = *made.table->showJson({});
    QCOMPARE(made.table->undo(2).kind, Answer::Kind::Done);
    QCOMPARE(made.table->undoable(), 3);
    QCOMPARE(made.table->redoable(), 2);
    const Answer tooMany = made.table->undo(9);
    QCOMPARE(tooMany.kind, Answer::Kind::Refused);
    QCOMPARE(object(tooMany.json)[QStringLiteral("refusal")].toObject()[QStringLiteral("code")].toString(),
             QStringLiteral("steps-missing"));
    QCOMPARE(made.table->redo(2).kind, Answer::Kind::Done);
    QCOMPARE(object(*made.table->showJson({}))[QStringLiteral("blocks")], object(before)[QStringLiteral("blocks")]);
    QCOMPARE(made.table->goTo(1).kind, Answer::Kind::Done);
    QCOMPARE(made.table->head(), 1);
    QCOMPARE(made.table->goTo(99).kind, Answer::Kind::Refused);
}

void TableTest::unsavedIsTold()
{
    testing::MadeTable made;
    QSignalSpy status(made.table.get(), &Table::statusChanged);
    made.journal->fails = session::JournalFailure::Code::Full;
    const Answer answer = made.table->doCommand(R"({"type":"note","text":"disk full"})");
    QCOMPARE(answer.kind, Answer::Kind::Unsaved);
    QCOMPARE(made.table->unsaved(), 1);
    QVERIFY(status.size() >= 1);
    QVERIFY2(made.table->statusText().startsWith(QStringLiteral("1 entry could not be saved yet.")),
             qPrintable(made.table->statusText()));
    m_languages.install(Language::Russian);
    QVERIFY(made.table->statusText().startsWith(QStringLiteral("1 запись пока не удалось сохранить.")));
    m_languages.install(Language::English);
    made.journal->fails.reset();
    made.table->saveNow();
    QCOMPARE(made.table->unsaved(), 0);
    QVERIFY(made.table->statusText().isEmpty());
}

void TableTest::readOnlyIsTold()
{
    testing::MadeTable made;
    made.journal->fails = session::JournalFailure::Code::ReadOnly;
    (void)made.table->doCommand(R"({"type":"note","text":"a"})");
    QVERIFY(made.table->readOnly());
    QVERIFY(!made.table->statusText().isEmpty());
}

void TableTest::amendIsPreviewedInWords()
{
    testing::MadeTable made(2);
    (void)made.table->doCommand(R"({"type":"starting-rolls","rolls":{"red":[5],"blue":[2]}})");
    (void)made.table->doCommand(R"({"type":"phase"})");
    (void)made.table->doCommand(R"({"type":"sacrifice","pawn":"speedrunner-red"})");
    (void)made.table->doCommand(R"({"type":"note","text":"hm"})");
    QCOMPARE(made.table->entries(), 4);
    const QByteArray rolls = R"({"type":"starting-rolls","rolls":{"red":[1],"blue":[6]}})";
    const Answer preview = made.table->amend(1, rolls, {});
    QCOMPARE(preview.kind, Answer::Kind::Done);
    QCOMPARE(preview.wouldRead, QStringList{QStringLiteral("Bo begins. Opening hands: Ana 5, Bo 4.")});
    const QJsonArray illegal = object(preview.json)[QStringLiteral("illegal")].toArray();
    QCOMPARE(illegal.size(), 1);
    QCOMPARE(illegal.first().toObject()[QStringLiteral("n")].toInt(), 3);
    QCOMPARE(illegal.first().toObject()[QStringLiteral("refusal")].toObject()[QStringLiteral("rule")].toString(),
             QStringLiteral("R-147"));
    QCOMPARE(made.table->entries(), 4);
    const Answer notThere = made.table->amend(77, rolls, {});
    QCOMPARE(notThere.kind, Answer::Kind::Refused);
    QVERIFY(notThere.wouldRead.isEmpty());
    QVERIFY(!notThere.text.isEmpty());
}

void TableTest::amendIsDone()
{
    testing::MadeTable made(2);
    (void)made.table->doCommand(R"({"type":"starting-rolls","rolls":{"red":[5],"blue":[2]}})");
    (void)made.table->doCommand(R"({"type":"phase"})");
    const QByteArray fixed = R"({"type":"starting-rolls","rolls":{"red":[1],"blue":[6]}})";
    const Answer preview = made.table->amend(1, fixed, {});
    QCOMPARE(preview.kind, Answer::Kind::Done);
    QCOMPARE(preview.n, 0);
    QVERIFY(object(preview.json).contains(QStringLiteral("changed")));
    QVERIFY(object(preview.json).contains(QStringLiteral("illegal")));
    QCOMPARE(made.table->entries(), 2);
    QCOMPARE(made.table->amend(1, fixed, QStringLiteral("maybe")).kind, Answer::Kind::BadCommand);
    QCOMPARE(made.table->amend(1, "{", QStringLiteral("drop")).kind, Answer::Kind::BadCommand);
    QCOMPARE(made.table->amend(1, R"({"type":"reboot","pawn":"speedrunner-red"})", QStringLiteral("drop")).kind,
             Answer::Kind::Refused);
    QCOMPARE(made.table->entries(), 2);
    const Answer done = made.table->amend(1, fixed, QStringLiteral("drop"));
    QCOMPARE(done.kind, Answer::Kind::Done);
    QVERIFY(done.n > 2);
    QCOMPARE(made.table->state().turn.player, Colour::Blue);
}

void TableTest::everyCommandIsGivenAsItCanBeGivenAgain()
{
    testing::MadeTable made(2);
    (void)made.table->doCommand(R"({"type":"starting-rolls","rolls":{"red":[5],"blue":[2]}})");
    (void)made.table->doCommand(R"({"type":"phase"})");
    (void)made.table->doCommand(R"({"type":"note","text":"hm \"ok\""})");
    (void)made.table->undo(1);
    QCOMPARE(object(made.table->commandJson(1).value())[QStringLiteral("type")].toString(),
             QStringLiteral("starting-rolls"));
    QCOMPARE(object(made.table->commandJson(3).value())[QStringLiteral("text")].toString(),
             QStringLiteral("hm \"ok\""));
    QVERIFY(!made.table->commandJson(0));
    QVERIFY(!made.table->commandJson(4)); // the undo is an entry, and no command
    QVERIFY(!made.table->commandJson(5));
    // Put in its own place a command changes nothing.
    for (int n = 1; n <= 2; ++n) {
        const Answer preview = made.table->amend(n, *made.table->commandJson(n), {});
        QCOMPARE(preview.kind, Answer::Kind::Done);
        QVERIFY(object(preview.json)[QStringLiteral("illegal")].toArray().isEmpty());
        QVERIFY(object(preview.json)[QStringLiteral("changed")].toArray().isEmpty());
    }
    // Dice of the app are left out: given again they would be typed ones.
    testing::MadeTable drawn(2);
    QCOMPARE(drawn.table->doCommand(R"({"type":"starting-rolls"})").kind, Answer::Kind::Done);
    const QByteArray given = drawn.table->commandJson(1).value();
    QVERIFY(!object(given).contains(QStringLiteral("rolls")));
    QVERIFY(object(drawn.table->amend(1, given, {}).json)[QStringLiteral("changed")].toArray().isEmpty());
}

void TableTest::theTableIsShown()
{
    testing::MadeTable made;
    std::mt19937 random(3);
    made.play(random, 40);
    for (const Language language : allLanguages()) {
        m_languages.install(language);
        const QString text = *made.table->showText({});
        QVERIFY(text.contains(QStringLiteral("Ana")));
        QVERIFY(!text.contains(QStringLiteral("%1")));
        for (std::uint16_t block = 0; block < made.table->state().blocks.size(); ++block)
            if (const auto& laid = made.table->state().blocks[block])
                QVERIFY(text.contains(QStringLiteral("[%1, %2]").arg(laid->at.q).arg(laid->at.r)));
    }
    m_languages.install(Language::English);
    QVERIFY(!made.table->showText(9999));
}

void TableTest::everyEntryCanBeShown()
{
    testing::MadeTable made;
    std::mt19937 random(4);
    made.play(random, 25, true);
    for (int n = 0; n <= made.table->entries(); ++n) {
        const auto json = made.table->showJson(n);
        QVERIFY(json);
        QCOMPARE(object(*json)[QStringLiteral("entries")].toInt(), n);
        QVERIFY(object(*json)[QStringLiteral("head")].toInt() <= n);
    }
    QCOMPARE(object(*made.table->showJson(made.table->entries())), object(*made.table->showJson({})));
    QVERIFY(!made.table->showJson(made.table->entries() + 1));
}

void TableTest::placementsAreAnswered()
{
    testing::MadeTable made;
    const auto answer =
        made.table->query(QStringLiteral("placements"), {QStringLiteral("speedrunner-red"), QStringLiteral("sprawl")});
    QVERIFY(answer);
    QCOMPARE(answer->kind, Answer::Kind::Done);
    // Six open sides of the Core, six turns of a block with a space at each side.
    QCOMPARE(QJsonDocument::fromJson(answer->json).array().size(), 36);
    QCOMPARE(answer->text.count(QLatin1Char('\n')), 35);
    QCOMPARE(made.table->query(QStringLiteral("placements"), {QStringLiteral("speedrunner-red")})->kind,
             Answer::Kind::BadCommand);
    QVERIFY(!made.table->query(QStringLiteral("fly"), {}));
    std::mt19937 random(2);
    made.play(random, 3);
    const auto legal =
        made.table->query(QStringLiteral("legal"), {QStringLiteral("speedrunner-red"), QStringLiteral("1")});
    QVERIFY(legal);
    for (const QJsonValue& command : QJsonDocument::fromJson(legal->json).array())
        QCOMPARE(command.toObject()[QStringLiteral("pawn")].toString(), QStringLiteral("speedrunner-red"));
}

void TableTest::theLogTellsTurnsDiceAndMarks()
{
    testing::MadeTable made(2);
    (void)made.table->doCommand(R"({"type":"starting-rolls","rolls":{"red":[5],"blue":[2]}})");
    (void)made.table->doCommand(R"({"type":"phase"})");
    (void)made.table->doCommand(
        R"({"type":"search","pawn":"speedrunner-red","block":"sprawl","at":[1,-1],"rotation":2})");
    (void)made.table->doCommand(R"({"type":"note","text":"dinner"})");
    (void)made.table->doCommand(
        R"({"type":"adjust","set":{"players":[{"colour":"blue","bonus":2}]},"note":"found one"})");
    const QList<LogLine> log = made.table->log();
    QCOMPARE(log[0].kind, LogLine::Kind::Turn);
    QCOMPARE(log[0].text, QStringLiteral("Set-up"));
    QCOMPARE(log[1].dice, QList<int>({5, 2}));
    QCOMPARE(log[1].marks, QStringList{QStringLiteral("typed")});
    const auto heading = std::ranges::find_if(
        log, [](const LogLine& line) { return line.turn == 1 && line.kind == LogLine::Kind::Turn; });
    QVERIFY(heading != log.end());
    QCOMPARE(heading->text, QStringLiteral("Ana, turn 1"));
    QCOMPARE(heading->player, QStringLiteral("red"));
    const auto placed = std::ranges::find_if(log, [](const LogLine& line) { return line.n == 3; });
    QVERIFY(placed != log.end());
    QCOMPARE(placed->text, QStringLiteral("Ana places Sprawl beside Central Core."));
    QVERIFY(placed->marks.contains(QStringLiteral("turned 2")));
    const auto note = std::ranges::find_if(log, [](const LogLine& line) { return line.kind == LogLine::Kind::Note; });
    QCOMPARE(note->text, QStringLiteral("“dinner”"));
    QCOMPARE(note->n, 4);
    QCOMPARE(log.last().marks, QStringList{QStringLiteral("by hand")});
    QVERIFY(log.last().text.endsWith(QStringLiteral("Reason: found one")));
    for (const LogLine& line : log)
        QCOMPARE(line.n == 0, line.kind == LogLine::Kind::Turn || line.kind == LogLine::Kind::Effect);
}

void TableTest::aCatalogueIsOneEntryThatListsItsPieces()
{
    testing::MadeTable made(2);
    Command command;
    SetCatalogue catalogue;
    for (const char* key : {"sprawl", "yakuza"}) {
        Face face;
        face.key = key;
        face.sides = hex::Six::all();
        catalogue.blocks.push_back({face});
    }
    PawnCard pawn;
    pawn.key = "gynoid";
    pawn.skulls = 2;
    catalogue.pawns.push_back({pawn});
    Card bonus;
    bonus.key = "financial-sector"; // the table knows it, but no name for it
    Card named;
    named.key = "psico-ship";
    named.name = "Psico Ship";
    Card plain;
    plain.key = "crash-dummie";
    for (const Card& card : {bonus, named, plain})
        catalogue.cards.push_back({card, 1});
    command.action = catalogue;
    QVERIFY(std::holds_alternative<session::Entered<Game>>(made.table->dispatch(command)));
    const QList<LogLine> log = made.table->log();
    QCOMPARE(log.size(), 5);
    QCOMPARE(log[1].text, QStringLiteral("Catalogue with 6 pieces"));
    QCOMPARE(log[2].text, QStringLiteral("Faces: Sprawl, Yakuza."));
    QCOMPARE(log[3].text, QStringLiteral("Cards: Financial Sector, Psico Ship, Crash Dummie."));
    QCOMPARE(log[4].text, QStringLiteral("Pawns: Gynoid."));
}

void TableTest::theLogSpeaksFourLanguages()
{
    testing::MadeTable made;
    std::mt19937 random(21);
    made.play(random, 80);
    const QList<LogLine> english = made.table->log();
    for (const Language language : {Language::Spanish, Language::French, Language::Russian}) {
        m_languages.install(language);
        const QList<LogLine> other = made.table->log();
        QCOMPARE(other.size(), english.size());
        for (int i = 0; i < other.size(); ++i) {
            QVERIFY2(other[i].text != english[i].text, qPrintable(other[i].text));
            QVERIFY2(!other[i].text.contains(QLatin1Char('%')), qPrintable(other[i].text));
            QCOMPARE(other[i].dice, english[i].dice);
            QCOMPARE(other[i].marks.size(), english[i].marks.size());
        }
    }
    m_languages.install(Language::English);
}

QTEST_GUILESS_MAIN(TableTest)
#include "table_test.moc"
