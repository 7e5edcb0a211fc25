// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Whole tables as JSON Lines: equal when read back, and never good when a byte of them is lost or changed.
#include "catalogue/catalogue.h"
#include "record/table_text.h"
#include "record/zaibatsu_codec.h"
#include "support/toy_codec.h"

#include <QDirIterator>
#include <QFile>
#include <QtTest>

#include <random>

using namespace zaibatsu;
using Entry = session::Entry<Game>;
using Code = record::ReadProblem::Code;

namespace {

record::Header<Game> header()
{
    Settings settings;
    settings.seats = {{"Ana", Colour::Red}, {"Bo", Colour::Blue}};
    return {"0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9", settings, 2017};
}

Entry done(int n, int parent, Action action, std::vector<Event> events, std::uint64_t dice = 0)
{
    return {n, parent, session::Done<Game>{{std::move(action), {}, {}, false, {}, false}, std::move(events)}, dice,
            1'700'000'000'000 + n};
}

Entry moved(int n, int parent, session::Why why, int to) { return {n, parent, session::HeadMoved{why, to}, 0, n}; }

Face faceOf(std::string key)
{
    Face face;
    face.key = std::move(key);
    face.corners = hex::Six::fromBits(21);
    return face;
}

/// Two branches add a different block at the same position; each later entry must name its own branch's.
std::vector<Entry> branches()
{
    const auto extra = static_cast<std::uint16_t>(catalogue::shipped(Edition::First2011).blocks.size());
    const auto laid = [&](int q) {
        return std::vector<Event>{
            BlockPlaced{BlockId{extra}, {static_cast<std::int16_t>(q), 0}, 1, PawnId{0}, Colour::Red}};
    };
    const Search search{PawnId{0}, BlockId{extra}, {1, 0}, 1, false};
    return {done(1, 0, SetBlock{faceOf("left-hand")}, {BlockSet{faceOf("left-hand")}}),
            done(2, 1, search, laid(1)),
            moved(3, 2, session::Why::Undo, 0),
            done(4, 0, SetBlock{faceOf("right-hand")}, {BlockSet{faceOf("right-hand")}}),
            done(5, 4, search, laid(2)),
            moved(6, 5, session::Why::GoTo, 2),
            done(7, 2, Note{"left again"}, {Noted{"left again"}}, 3),
            moved(8, 7, session::Why::Amend, 5),
            moved(9, 5, session::Why::Redo, 5)};
}

std::string exported(const std::vector<Entry>& entries)
{
    return record::exportTable<Game>(header(), entries, catalogue::namesFor);
}

QString told(const record::ReadProblem& problem)
{
    return QString("%1 line %2 %3")
        .arg(toString(problem.code))
        .arg(problem.line)
        .arg(QString::fromStdString(problem.where));
}

} // namespace

class TableTest : public QObject {
    Q_OBJECT

private slots:
    void comesBackEqual();
    void namesFollowTheirBranch();
    void theHeaderIsTheOneOfTheFormat();
    void hashesAreThoseOfTheFormat();
    void everyCut();
    void everyFlip();
    void linesLostMovedAndRepeated();
    void wrongFiles_data();
    void wrongFiles();
    void chainedButImpossible_data();
    void chainedButImpossible();
    void readsWhatItEncodes();
    void theToyToo();
};

void TableTest::comesBackEqual()
{
    for (const auto& entries : {std::vector<Entry>{}, branches()}) {
        const std::string text = exported(entries);
        const auto table = record::importTable<Game>(text, catalogue::namesFor);
        QVERIFY2(table, table ? "" : qPrintable(told(table.error())));
        QVERIFY(table->entries == entries);
        QVERIFY(table->header.setup == header().setup);
        QCOMPARE(table->header.seed, header().seed);
        QCOMPARE(table->header.id, header().id);
        QCOMPARE(record::joinedTable(table->headerBytes, table->lines), text);
    }
}

void TableTest::namesFollowTheirBranch()
{
    const std::string text = exported(branches());
    QStringList lines = QString::fromStdString(text).split('\n');
    QVERIFY(lines[2].contains("\"block\":\"left-hand\"") && !lines[2].contains("right-hand"));
    QVERIFY(lines[5].contains("\"block\":\"right-hand\"") && !lines[5].contains("left-hand"));
}

void TableTest::theHeaderIsTheOneOfTheFormat()
{
    const std::string text = exported(branches());
    const auto first = record::parse(text.substr(0, text.find('\n')));
    QVERIFY(first);
    QStringList keys;
    for (const auto& one : std::get<record::Object>(first->data))
        keys << QString::fromStdString(one.key);
    QCOMPARE(
        keys,
        QStringList({"format", "version", "id", "game", "edition", "players", "settings", "seed", "entries", "last"}));
    QCOMPARE(record::textOf(member(*first, "format")), std::string_view("zaibatsu-companion/table"));
    QCOMPARE(record::textOf(member(*first, "game")), std::string_view("zaibatsu"));
}

/// Worked out from the text alone: over the previous hash and the line without its hash.
void TableTest::hashesAreThoseOfTheFormat()
{
    const QStringList lines = QString::fromStdString(exported(branches())).split('\n', Qt::SkipEmptyParts);
    QString fixed = lines.front();
    fixed.replace(QRegularExpression(",\"entries\":9,\"last\":\"[0-9a-f]{64}\"\\}$"), "}");
    QByteArray before = QByteArray::fromStdString(record::sha256(fixed.toStdString()));
    const QRegularExpression tail(",\"hash\":\"([0-9a-f]{64})\"\\}$");
    for (const QString& line : lines.mid(1)) {
        const auto match = tail.match(line);
        QVERIFY(match.hasMatch());
        const QByteArray bytes = (line.left(match.capturedStart()) + "}").toUtf8();
        before = QByteArray::fromStdString(record::sha256((before + bytes).toStdString()));
        QCOMPARE(match.captured(1).toUtf8(), before);
    }
    QVERIFY(lines.front().contains("\"last\":\"" + before + "\""));
}

void TableTest::everyCut()
{
    const std::string text = exported(branches());
    for (std::size_t size = 0; size < text.size(); ++size)
        QVERIFY2(!record::importTable<Game>(text.substr(0, size), catalogue::namesFor), std::to_string(size).c_str());
}

void TableTest::everyFlip()
{
    const std::string text = exported(std::vector<Entry>{});
    const std::string longer = exported(branches());
    std::mt19937 random(3);
    for (const std::string& whole : {text, longer})
        for (std::size_t at = 0; at < whole.size(); ++at) {
            std::string flipped = whole;
            flipped[at] = static_cast<char>(flipped[at] ^ (1 << (random() % 8)));
            QVERIFY2(!record::importTable<Game>(flipped, catalogue::namesFor),
                     flipped.substr(at > 20 ? at - 20 : 0, 40).c_str());
        }
}

void TableTest::linesLostMovedAndRepeated()
{
    const QStringList lines = QString::fromStdString(exported(branches())).split('\n', Qt::SkipEmptyParts);
    const auto readable = [](const QStringList& some) {
        return record::importTable<Game>((some.join('\n') + '\n').toStdString(), catalogue::namesFor).has_value();
    };
    QVERIFY(readable(lines));
    for (qsizetype i = 0; i < lines.size(); ++i) {
        QStringList without = lines;
        without.removeAt(i);
        QVERIFY(!readable(without));
        QStringList twice = lines;
        twice.insert(i, lines[i]);
        QVERIFY(!readable(twice));
        for (qsizetype j = i + 1; j < lines.size(); ++j) {
            QStringList swapped = lines;
            swapped.swapItemsAt(i, j);
            QVERIFY(!readable(swapped));
        }
    }
}

/// tests/data/table-*.jsonl: named after what is wrong; the first words of each name are the problem's code.
void TableTest::wrongFiles_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("problem");
    QFile list(QStringLiteral(ZC_SOURCE_DIR "/tests/data/tables.txt"));
    QVERIFY(list.open(QIODevice::ReadOnly));
    for (const QString& line : QString::fromUtf8(list.readAll()).split('\n', Qt::SkipEmptyParts))
        if (!line.startsWith('#'))
            QTest::newRow(qPrintable(line.section(": ", 0, 0)))
                << ZC_SOURCE_DIR "/tests/data/" + line.section(": ", 0, 0) << line.section(": ", 1);
    QVERIFY(QDir(ZC_SOURCE_DIR "/tests/data").entryList({"table-*.jsonl"}).size() >= 12);
}

void TableTest::wrongFiles()
{
    QFETCH(QString, path);
    QFETCH(QString, problem);
    QFile file(path);
    QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(path));
    const auto table = record::importTable<Game>(file.readAll().toStdString(), catalogue::namesFor);
    QVERIFY(!table);
    QCOMPARE(told(table.error()).trimmed(), problem);
}

void TableTest::chainedButImpossible_data()
{
    QTest::addColumn<QByteArray>("entry");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char* name, const char* entry, const char* problem) {
        QTest::newRow(name) << QByteArray(entry) << QString(problem);
    };
    row("number 3 first", R"({"n":3,"parent":0,"command":{"type":"end"},"events":[],"dice_position":0,"time":0})",
        "wrong-order line 2 /n");
    row("its own parent", R"({"n":1,"parent":1,"command":{"type":"end"},"events":[],"dice_position":0,"time":0})",
        "wrong-order line 2 /parent");
    row("head moved to nothing", R"({"n":1,"parent":0,"head":{"why":"undo","to":1},"dice_position":0,"time":0})",
        "wrong-order line 2 /head/to");
    row("head moved for no reason", R"({"n":1,"parent":0,"head":{"why":"boredom","to":0},"dice_position":0,"time":0})",
        "unknown-word line 2 /head/why");
    row("command and head",
        R"({"n":1,"parent":0,"head":{"why":"undo","to":0},"command":{"type":"end"},"dice_position":0,"time":0})",
        "unknown-field line 2 /command");
    row("no events", R"({"n":1,"parent":0,"command":{"type":"end"},"dice_position":0,"time":0})",
        "missing-field line 2 /events");
    row("events no list", R"({"n":1,"parent":0,"command":{"type":"end"},"events":{},"dice_position":0,"time":0})",
        "wrong-type line 2 /events");
    row("negative dice", R"({"n":1,"parent":0,"command":{"type":"end"},"events":[],"dice_position":-1,"time":0})",
        "out-of-range line 2 /dice_position");
    row("no command", R"({"n":1,"parent":0,"command":{"type":"ends"},"events":[],"dice_position":0,"time":0})",
        "unknown-word line 2 /command/type");
    row("no event",
        R"({"n":1,"parent":0,"command":{"type":"end"},"events":[{"type":"ended"}],"dice_position":0,"time":0})",
        "unknown-word line 2 /events/0/type");
    row("player who is not there",
        R"({"n":1,"parent":0,"command":{"type":"end"},"events":[{"type":"control-gained","block":"sprawl","player":"green"}],"dice_position":0,"time":0})",
        "unknown-word line 2 /events/0/player");
    row("block of no name",
        R"({"n":1,"parent":0,"command":{"type":"end"},"events":[{"type":"control-gained","block":"slum","player":"red"}],"dice_position":0,"time":0})",
        "unknown-word line 2 /events/0/block");
    row("a field too many",
        R"({"n":1,"parent":0,"command":{"type":"end"},"events":[],"dice_position":0,"time":0,"mark":1})",
        "unknown-field line 2 /mark");
    row("a huge number",
        R"({"n":1,"parent":0,"command":{"type":"end"},"events":[],"dice_position":99999999999999999999,"time":0})",
        "wrong-type line 2 /dice_position");
}

/// Whoever makes hashes that fit can still not make an entry that no table could hold.
void TableTest::chainedButImpossible()
{
    QFETCH(QByteArray, entry);
    QFETCH(QString, problem);
    const std::string bytes = record::encodeHeader(header());
    const auto lines = record::chainedLines(record::firstHash(bytes), {entry.toStdString()});
    const auto table = record::importTable<Game>(record::joinedTable(bytes, lines), catalogue::namesFor);
    QVERIFY(!table);
    QCOMPARE(told(table.error()), problem);
}

/// A codec may be asked again for entries that could not be kept, or that another process wrote instead.
void TableTest::readsWhatItEncodes()
{
    record::ZaibatsuCodec codec(catalogue::namesFor(header().setup));
    std::vector<std::string> bytes;
    for (const Entry& entry : branches())
        bytes.push_back(codec.encode(entry));
    QCOMPARE(codec.encode(branches()[4]), bytes[4]);
    codec.forgetAfter(3);
    for (std::size_t i = 3; i < bytes.size(); ++i) {
        const auto entry = codec.decode(bytes[i]);
        QVERIFY(entry && *entry == branches()[i]);
    }
    QVERIFY2(!codec.decode(bytes[3]), "entry 4 was read already");
}

void TableTest::theToyToo()
{
    using ToyEntry = session::Entry<toy::Game>;
    const auto names = [](const toy::Setup&) { return std::make_shared<const toy::Names>(); };
    const std::vector<ToyEntry> entries{
        {1, 0, session::Done<toy::Game>{{toy::SetGoal{12}, {}}, {toy::GoalSet{12}}}, 0, 5},
        {2, 1,
         session::Done<toy::Game>{{toy::Roll{{6, 2}, false}, "why \"not\""},
                                  {toy::Rolled{{6, 2}, false}, toy::Moved{0, 8}}},
         2, 6},
        {3, 2, session::HeadMoved{session::Why::Undo, 1}, 2, 7}};
    const record::Header<toy::Game> toyHeader{"0a1b2c3d-4e5f-6071-8293-a4b5c6d7e8f9", {"A race"}, 1};
    const std::string text = record::exportTable<toy::Game>(toyHeader, entries, names);
    const auto table = record::importTable<toy::Game>(text, names);
    QVERIFY(table);
    QVERIFY(table->entries == entries);
    QVERIFY(table->header.setup == toyHeader.setup);
    const auto wrong = record::importTable<Game>(text, catalogue::namesFor);
    QVERIFY(!wrong);
    QCOMPARE(told(wrong.error()), QString("wrong-game line 1 /game"));
}

QTEST_GUILESS_MAIN(TableTest)
#include "table_test.moc"
