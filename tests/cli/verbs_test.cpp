// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every verb over tables of the toy game: what it prints, its status, and that nothing else changes.
#include "cli/cli.h"
#include "support/toy_tables.h"

#include <QBuffer>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

class VerbsTest : public QObject {
    Q_OBJECT

private slots:
    void init();
    void wrongUsage_data();
    void wrongUsage();
    void oneSentenceInEveryLanguage_data();
    void oneSentenceInEveryLanguage();
    void errorsInJson();
    void newRefusesAFileThatIsThere();
    void doAnswersEachLine();
    void doStopsAtTheFirstThatIsNotDone();
    void doKeepsGoing();
    void aLineThatIsNoCommandIsAnswered_data();
    void aLineThatIsNoCommandIsAnswered();
    void doReadsAFile();
    void doAnswersOnlyWhatIsKept();
    void doDecidesAgainAfterAnotherProgram();
    void doGivesUpWhenOthersNeverStop();
    void undoAndRedo();
    void amend();
    void show();
    void legalAndPlacementsAndOdds();
    void logInThreeForms();
    void checkExportImport();
    void help();

private:
    struct Run {
        int status = -1;
        QString out;
        QString err;
    };
    Run run(const QStringList& words, const QByteArray& input = {})
    {
        QByteArray given = input;
        QByteArray out;
        QByteArray err;
        QBuffer inDevice(&given);
        QBuffer outDevice(&out);
        QBuffer errDevice(&err);
        inDevice.open(QIODevice::ReadOnly);
        outDevice.open(QIODevice::WriteOnly);
        errDevice.open(QIODevice::WriteOnly);
        cli::Console console(inDevice, outDevice, errDevice);
        const auto status = cli::run(words, m_tables, console);
        return {static_cast<int>(status), QString::fromUtf8(out), QString::fromUtf8(err)};
    }
    [[nodiscard]] std::size_t entries(const QString& file) { return m_tables.files[file].entries.size(); }

    toy::ToyTables m_tables;
    QTemporaryDir m_folder;
};

void VerbsTest::init()
{
    m_tables.files.clear();
    QCOMPARE(run({"new", "t", "--game", "toy"}).status, 0);
    QCOMPARE(run({"do", "t"}, "{\"type\":\"set-goal\",\"goal\":50}\n").status, 0);
    QCOMPARE(entries("t"), std::size_t{1});
}

void VerbsTest::wrongUsage_data()
{
    QTest::addColumn<QString>("typed");
    for (const char* typed : {"",
                              "dance",
                              "roles search x",
                              "new",
                              "new t2",
                              "new t2 --game chess",
                              "new t2 u --game toy",
                              "do",
                              "do t - x",
                              "do t --keep",
                              "undo",
                              "undo t x",
                              "undo t 0",
                              "undo t -1",
                              "redo t 1 2",
                              "amend t",
                              "amend t 1",
                              "amend t x -",
                              "amend t 1 - --accept maybe",
                              "show",
                              "show t --at x",
                              "show t --at 9",
                              "show t --at",
                              "show t --lang de",
                              "show t --lang",
                              "legal t --pawn nobody",
                              "legal t --actions 0",
                              "placements t",
                              "placements t --pawn a --block b",
                              "odds",
                              "odds jump",
                              "log t --format pdf",
                              "check",
                              "check t t",
                              "export t",
                              "import x",
                              "rules",
                              "rules dance",
                              "rules search",
                              "rules search block --limit 0",
                              "rules search block --game chess",
                              "rules show",
                              "rules show no-such-entry",
                              "rules show R-9999",
                              "rules show winning reboot",
                              "rules show winning --game zaibatsu",
                              "rules list all",
                              "rules list --limit 3",
                              "show t --verbose"})
        QTest::newRow(*typed ? typed : "nothing") << QString(typed);
}

void VerbsTest::wrongUsage()
{
    QFETCH(QString, typed);
    const Run told = run(typed.split(' ', Qt::SkipEmptyParts), "{\"type\":\"step\",\"by\":1}\n");
    QVERIFY2(told.status == 2, qPrintable(told.err));
    QCOMPARE(told.err.count('\n'), 1);
    QVERIFY(told.err.size() > 10);
    QVERIFY(told.out.isEmpty());
    QCOMPARE(entries("t"), std::size_t{1});
    QCOMPARE(m_tables.files.size(), 1);
}

void VerbsTest::oneSentenceInEveryLanguage_data()
{
    QTest::addColumn<QString>("language");
    for (const char* code : {"en", "es", "fr", "ru"})
        QTest::newRow(code) << QString(code);
}

/// The same mistake in each language: one line, the same status, and in another language other words.
void VerbsTest::oneSentenceInEveryLanguage()
{
    QFETCH(QString, language);
    const Run english = run({"undo", "t", "zero", "--lang", "en"});
    const Run told = run({"undo", "t", "zero", "--lang", language});
    QCOMPARE(told.status, 2);
    QCOMPARE(told.err.count('\n'), 1);
    QCOMPARE(told.err == english.err, language == "en");
    QVERIFY(told.err.contains("zero"));
}

void VerbsTest::errorsInJson()
{
    const Run told = run({"show", "missing", "--json"});
    QCOMPARE(told.status, 3);
    const auto error = QJsonDocument::fromJson(told.err.toUtf8()).object().value("error").toObject();
    QCOMPARE(error.value("code").toString(), QString("missing"));
    QVERIFY(!error.value("text").toString().contains('\n'));
    QCOMPARE(run({"show", "missing"}).err, QString("There is no file \"missing\".\n"));
}

void VerbsTest::newRefusesAFileThatIsThere()
{
    const Run told = run({"new", "t", "--game", "toy"});
    QCOMPARE(told.status, 4);
    QCOMPARE(entries("t"), std::size_t{1});
}

void VerbsTest::doAnswersEachLine()
{
    const Run told = run({"do", "t", "-"}, "{\"type\":\"step\",\"by\":1}\r\n{\"type\":\"step\",\"by\":2}");
    QCOMPARE(told.status, 0);
    QCOMPARE(told.out, QString("{\"ok\":true,\"n\":2}\n{\"ok\":true,\"n\":3}\n"));
    QVERIFY(told.err.isEmpty());
}

void VerbsTest::doStopsAtTheFirstThatIsNotDone()
{
    const Run told =
        run({"do", "t"}, "{\"type\":\"step\",\"by\":1}\n{\"type\":\"step\",\"by\":9}\n{\"type\":\"step\",\"by\":1}\n");
    QCOMPARE(told.status, 1);
    QCOMPARE(told.out.count('\n'), 2);
    QCOMPARE(entries("t"), std::size_t{2});
}

void VerbsTest::doKeepsGoing()
{
    const Run told =
        run({"do", "t", "--keep-going"}, "nonsense\n{\"type\":\"step\",\"by\":9}\n{\"type\":\"step\",\"by\":1}\n");
    QCOMPARE(told.status, 1);
    QCOMPARE(told.out.count('\n'), 3);
    QCOMPARE(entries("t"), std::size_t{2});
}

void VerbsTest::aLineThatIsNoCommandIsAnswered_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("words") << QByteArray("step by 1");
    QTest::newRow("blank") << QByteArray("");
    QTest::newRow("a list") << QByteArray("[1]");
    QTest::newRow("wrong UTF-8") << QByteArray("{\"type\":\"\xC3\"}");
    QTest::newRow("zero bytes") << QByteArray("\0\0", 2);
    QTest::newRow("longer than any command") << QByteArray(3 << 20, 'x');
}

/// One command a line in, one result a line out, whatever stands in the line.
void VerbsTest::aLineThatIsNoCommandIsAnswered()
{
    QFETCH(QByteArray, line);
    const Run told = run({"do", "t", "--keep-going"}, line + "\n{\"type\":\"step\",\"by\":1}\n");
    QCOMPARE(told.status, 1);
    QCOMPARE(told.out.count('\n'), 2);
    QVERIFY(told.out.startsWith("{\"ok\":false,\"refusal\":{\"code\":\"bad-command\"}}\n"));
    QCOMPARE(entries("t"), std::size_t{2});
}

void VerbsTest::doReadsAFile()
{
    const QString path = m_folder.filePath("commands.jsonl");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"type\":\"step\",\"by\":3}\n");
    file.close();
    QCOMPARE(run({"do", "t", path}, "{\"type\":\"step\",\"by\":1}\n").out, QString("{\"ok\":true,\"n\":2}\n"));
    QCOMPARE(run({"do", "t", m_folder.filePath("none.jsonl")}).status, 3);
    QCOMPARE(run({"do", "t", m_folder.path()}).status, 3);
    QCOMPARE(entries("t"), std::size_t{2});
}

void VerbsTest::doAnswersOnlyWhatIsKept()
{
    m_tables.files["t"].full = true;
    const Run told = run({"do", "t", "--keep-going"}, "{\"type\":\"step\",\"by\":1}\n{\"type\":\"step\",\"by\":1}\n");
    QCOMPARE(told.status, 4);
    QVERIFY(told.out.isEmpty());
    QCOMPARE(told.err.count('\n'), 1);
    QCOMPARE(entries("t"), std::size_t{1});
}

void VerbsTest::doDecidesAgainAfterAnotherProgram()
{
    m_tables.files["t"].foreignWrites = 3;
    const Run told = run({"do", "t"}, "{\"type\":\"step\",\"by\":2}\n{\"type\":\"step\",\"by\":2}\n");
    QCOMPARE(told.status, 0);
    QCOMPARE(told.out.count("\"ok\":true"), 2);
    QCOMPARE(entries("t"), std::size_t{6});
}

void VerbsTest::doGivesUpWhenOthersNeverStop()
{
    m_tables.files["t"].foreignWrites = 1'000'000;
    const Run told = run({"undo", "t"});
    QCOMPARE(told.status, 4);
    QCOMPARE(told.err.count('\n'), 1);
}

void VerbsTest::undoAndRedo()
{
    QCOMPARE(run({"do", "t"}, "{\"type\":\"step\",\"by\":1}\n{\"type\":\"step\",\"by\":2}\n").status, 0);
    QCOMPARE(run({"undo", "t", "2"}).status, 0);
    QVERIFY(run({"show", "t"}).out.contains("[0,0]"));
    QCOMPARE(run({"redo", "t"}).status, 0);
    QVERIFY(run({"show", "t"}).out.contains("[1,0]"));
    const std::size_t before = entries("t");
    for (const QStringList& words : {QStringList{"undo", "t", "9"}, {"redo", "t", "9"}}) {
        const Run told = run(words);
        QCOMPARE(told.status, 1);
        QCOMPARE(told.err.count('\n'), 1);
    }
    QCOMPARE(entries("t"), before);
}

void VerbsTest::amend()
{
    QCOMPARE(run({"do", "t"}, "{\"type\":\"step\",\"by\":1}\n").status, 0);
    QCOMPARE(run({"amend", "t", "2", "-"}, "{\"type\":\"step\",\"by\":3}").out,
             QString("{\"changed\":[],\"illegal\":[]}\n"));
    QCOMPARE(entries("t"), std::size_t{2});
    QCOMPARE(run({"amend", "t", "2", "-", "--accept", "drop"}, "{\"type\":\"step\",\"by\":3}").status, 0);
    QVERIFY(run({"show", "t"}).out.contains("[3,0]"));
    QCOMPARE(run({"amend", "t", "2", "-"}, "nonsense").status, 1);
    QCOMPARE(run({"amend", "t", "77", "-"}, "{\"type\":\"step\",\"by\":3}").status, 1);
    QCOMPARE(run({"amend", "t", "2", m_folder.filePath("none.json")}).status, 3);
}

void VerbsTest::show()
{
    QCOMPARE(run({"do", "t"}, "{\"type\":\"step\",\"by\":1}\n").status, 0);
    QCOMPARE(run({"show", "t", "--json"}).out, QString("{\"at\":[1,0]}\n"));
    QCOMPARE(run({"show", "t", "--json", "--at", "1"}).out, QString("{\"at\":[0,0]}\n"));
    QCOMPARE(run({"show", "t", "--at", "0"}).status, 0);
    QCOMPARE(run({"show", "t", "--lang=ru"}).status, 0);
}

void VerbsTest::legalAndPlacementsAndOdds()
{
    QCOMPARE(run({"legal", "t", "--json", "--actions", "3"}).out, QString("[{\"type\":\"step\",\"by\":3}]\n"));
    QCOMPARE(run({"legal", "t"}).out, QString("{\"by\":1,\"type\":\"step\"}\n"));
    QCOMPARE(run({"odds", "step", "--json"}).out, QString("{\"certain\":true}\n"));
    QCOMPARE(run({"odds", "step"}).out, QString("Certain.\n"));
}

void VerbsTest::logInThreeForms()
{
    QCOMPARE(run({"log", "t"}).out, QString("Turn <1> & on\n     1  <b>entry</b> of the toy [6 2*, typed]\n"));
    const QString page = run({"log", "t", "--format", "html", "--lang", "fr"}).out;
    QVERIFY(page.contains("<html lang=\"fr\">"));
    QVERIFY2(page.contains("&lt;b&gt;entry&lt;/b&gt;") && page.contains("Turn &lt;1&gt; &amp; on"),
             "texts are shown, not obeyed");
    QVERIFY(!page.contains("<b>entry"));
    const auto list = QJsonDocument::fromJson(run({"log", "t", "--format", "json"}).out.toUtf8());
    QCOMPARE(list[1]["n"].toInt(), 1);
    QCOMPARE(list[1]["text"].toString(), QString("<b>entry</b>\nof the toy"));
    QCOMPARE(list[1]["black"].toInt(), 1);
    QCOMPARE(list[0]["kind"].toString(), QString("turn"));
}

void VerbsTest::checkExportImport()
{
    QVERIFY(run({"check", "t"}).out.contains("1"));
    QCOMPARE(run({"check", "missing"}).status, 3);
    const QString out = m_folder.filePath("out.jsonl");
    QCOMPARE(run({"export", "t", out}).status, 0);
    QFile file(out);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("header\nentry\n"));
    QCOMPARE(run({"export", "t", "-"}).out, QString("header\nentry\n"));
    QCOMPARE(run({"import", out, "copy"}).status, 0);
    QVERIFY(m_tables.files.contains("copy"));
    QCOMPARE(run({"import", out, "copy"}).status, 4);
    QCOMPARE(run({"import", "-", "other"}, "no export").status, 3);
    QCOMPARE(run({"import", m_folder.filePath("none"), "other"}).status, 3);
    QCOMPARE(run({"export", "t", m_folder.filePath("no/such/folder/x")}).status, 4);
    QCOMPARE(m_tables.files.size(), 2);
}

void VerbsTest::help()
{
    const Run told = run({"help"});
    QCOMPARE(told.status, 0);
    for (const char* verb : {"new", "do", "undo", "redo", "amend", "show", "legal", "placements", "odds", "log",
                             "check", "export", "import"})
        QVERIFY2(told.out.contains(QString("zaibatsu-table %1 ").arg(verb)), verb);
}

QTEST_GUILESS_MAIN(VerbsTest)
#include "verbs_test.moc"
