// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The tables of a device as the screens ask for them, on real files.
#include "app/device_tables.h"
#include "platform/clock.h"
#include "presentation/zaibatsu_table.h"

#include <QDir>
#include <QDirIterator>
#include <QTemporaryDir>
#include <QtTest>

class DeviceTablesTest : public QObject {
    Q_OBJECT

private slots:
    void startFactsAreThoseOfTheRules_data();
    void startFactsAreThoseOfTheRules();
    void aStartThatDecidesNothingMakesNoTable_data();
    void aStartThatDecidesNothingMakesNoTable();
    void whatWasTypedIsWhatTheTableHolds();
    void asItStandsNobodyHasBegun();
    void whatWasShownIsWhatTheTableDraws();
    void aBinnedTableComesBackAsItWas();
    void anExportComesBackByImport();
    void aKeptCopyBecomesATableOfItsOwn();
    void aDamagedTableHasItsCopies();
    void copiesOfAnotherTableOfThatNameAreNotShown();
    void aTableThatIsHereIsAskedAbout_data();
    void aTableThatIsHereIsAskedAbout();
    void whatOneTableTaughtAnOlderOneDoesNotErase();
    void anOlderTableIsOfferedWhatItDoesNotKnow();
    void aDamagedMemoryIsKeptAsideAndTold();
    void whatIsRememberedTravelsAsOneFile();
    void aFileWithAnythingWrongChangesNothing();
};

namespace {

/// Tables in a folder of their own.
struct Device {
    QTemporaryDir root;
    app::DeviceTables tables{*platform::dataFolderUnder(root.path()), std::make_shared<platform::WallClock>()};

    [[nodiscard]] int files() const
    {
        int count = 0;
        for (QDirIterator each(root.path(), {"*.zbt*"}, QDir::Files, QDirIterator::Subdirectories); each.hasNext();
             each.next())
            ++count;
        return count;
    }
};

ui::NewTable agreed(const QList<QList<int>>& rolls)
{
    static constexpr std::array colours{ui::Owner::Red, ui::Owner::Blue, ui::Owner::Green, ui::Owner::Yellow};
    ui::NewTable table;
    table.name = "Friday";
    table.seed = 7;
    for (qsizetype seat = 0; seat < rolls.size(); ++seat)
        table.players.append({QString("P%1").arg(seat), colours.at(static_cast<std::size_t>(seat)), rolls.at(seat)});
    table.typedDice = !rolls.first().isEmpty();
    return table;
}

void enter(const ui::Opened& opened, const char* json)
{
    const presentation::Answer answer = opened.table->doCommand(json);
    QVERIFY2(answer.kind == presentation::Answer::Kind::Done, qPrintable(answer.text));
}

const zaibatsu::Face& faceIn(const ui::Opened& opened, const char* key);

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

QByteArray catalogueOf(const QByteArray& blocks)
{
    return R"({"format":"zaibatsu-companion/catalogue","version":1,"blocks":[)" + blocks + "]}";
}

const zaibatsu::State& stateOf(const ui::Opened& opened)
{
    return dynamic_cast<const presentation::ZaibatsuTable&>(*opened.table).state();
}

const zaibatsu::Face& faceIn(const ui::Opened& opened, const char* key)
{
    const zaibatsu::State& state = stateOf(opened);
    return zaibatsu::faceOf(state, *zaibatsu::findBlock(*state.components, key));
}

constexpr auto sprawlSides = R"({"type":"set-block","block":"sprawl","sides":[true,false,true,false,true,false]})";
constexpr auto sprawlIce = R"({"type":"set-block","block":"sprawl","ice":{"numbers":[2,4]}})";
constexpr auto yakuzaSides = R"({"type":"set-block","block":"yakuza","sides":[true,true,false,false,false,false]})";

} // namespace

void DeviceTablesTest::startFactsAreThoseOfTheRules_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("counters");
    QTest::addColumn<QList<int>>("hands");
    QTest::newRow("two (R-008)") << 2 << 10 << QList<int>{4, 5};
    QTest::newRow("three (R-009)") << 3 << 8 << QList<int>{3, 4, 5};
    QTest::newRow("four (R-010)") << 4 << 6 << QList<int>{3, 4, 5, 5};
}

void DeviceTablesTest::startFactsAreThoseOfTheRules()
{
    QFETCH(int, players);
    const ui::StartFacts facts = Device().tables.startFacts(players);
    QTEST(facts.countersEach, "counters");
    QTEST(facts.openingHands, "hands");
}

void DeviceTablesTest::aStartThatDecidesNothingMakesNoTable_data()
{
    QTest::addColumn<QList<QList<int>>>("rolls");
    QTest::addColumn<QString>("named");
    QTest::newRow("a tie left open") << QList<QList<int>>{{4}, {4}} << "P0";
    QTest::newRow("one player forgotten") << QList<QList<int>>{{4}, {}} << "P1";
    QTest::newRow("no face of a die") << QList<QList<int>>{{4}, {7}} << "P1";
    QTest::newRow("a roll too many") << QList<QList<int>>{{4, 2}, {5}} << "P0";
}

void DeviceTablesTest::aStartThatDecidesNothingMakesNoTable()
{
    QFETCH(QList<QList<int>>, rolls);
    QFETCH(QString, named);
    Device device;
    const ui::Opened made = device.tables.create(agreed(rolls));
    QVERIFY(!made.table);
    // The sentence is about the roll of that player, not about how many may play.
    QVERIFY2(made.problem.contains(named), qPrintable(made.problem));
    QVERIFY(device.tables.list().isEmpty());
    QVERIFY(device.tables.binned().isEmpty());
    QCOMPARE(device.files(), 0);
}

void DeviceTablesTest::whatWasTypedIsWhatTheTableHolds()
{
    Device device;
    const ui::Opened made = device.tables.create(agreed({{4, 2}, {4, 5}, {1}}));
    QVERIFY2(made.table, qPrintable(made.problem));
    QVERIFY(stateOf(made).turn.player == zaibatsu::Colour::Blue);
    const QList<ui::SavedTable> listed = device.tables.list();
    QCOMPARE(listed.size(), 1);
    QVERIFY(listed.first().problem.isEmpty());
    const QList<ui::Owner> owners{ui::Owner::Red, ui::Owner::Blue, ui::Owner::Green};
    QVERIFY(listed.first().owners == owners);
}

void DeviceTablesTest::asItStandsNobodyHasBegun()
{
    Device device;
    ui::NewTable table = agreed({{}, {}, {}});
    table.asItStands = true;
    const ui::Opened made = device.tables.create(table);
    QVERIFY2(made.table, qPrintable(made.problem));
    QVERIFY(stateOf(made).turn.phase == zaibatsu::Phase::Setup);
    QCOMPARE(made.table->entries(), 0);
}

void DeviceTablesTest::whatWasShownIsWhatTheTableDraws()
{
    Device device;
    for (quint64 seed = 1; seed <= 40; ++seed) { // among them some ties
        ui::NewTable table = agreed({{}, {}, {}, {}});
        table.name = QString("seed %1").arg(seed);
        table.seed = seed;
        const QList<QList<int>> shown = device.tables.drawStart(table);
        const ui::Opened made = device.tables.create(table);
        QVERIFY2(made.table, qPrintable(made.problem));
        const auto& done = std::get<session::Done<zaibatsu::Game>>(
            dynamic_cast<const presentation::ZaibatsuTable&>(*made.table).session().entries().back().what);
        const auto& rolled = std::get<zaibatsu::StartRolled>(done.events.front());
        for (qsizetype seat = 0; seat < 4; ++seat) {
            QList<int> faces;
            for (const dice::Face face : rolled.rolls.at(zaibatsu::allColours.at(static_cast<std::size_t>(seat))))
                faces.append(face);
            QCOMPARE(faces, shown.at(seat));
        }
    }
}

void DeviceTablesTest::aBinnedTableComesBackAsItWas()
{
    Device device;
    QByteArray before;
    {
        const ui::Opened made = device.tables.create(agreed({{4}, {5}}));
        before = made.table->showJson(std::nullopt).value();
    }
    QCOMPARE(device.tables.bin(device.tables.list().first().id), QString());
    QVERIFY(device.tables.list().isEmpty());
    QCOMPARE(device.tables.binned().size(), 1);
    QCOMPARE(device.tables.bringBack(device.tables.binned().first().id), QString());
    const ui::Opened again = device.tables.open(device.tables.list().first().id);
    QVERIFY2(again.table, qPrintable(again.problem));
    QCOMPARE(again.table->showJson(std::nullopt).value(), before);
}

namespace {

/// A table of that name, opened after each of some notes: a copy is kept each time.
QString tableWithCopies(Device& device, int notes)
{
    (void)device.tables.create(agreed({{4}, {5}}));
    const QString id = device.tables.list().first().id;
    for (int i = 0; i < notes; ++i)
        enter(device.tables.open(id), R"({"type":"note","text":"again"})");
    return id;
}

} // namespace

void DeviceTablesTest::aKeptCopyBecomesATableOfItsOwn()
{
    Device device;
    const QString id = tableWithCopies(device, 5); // entries 1 to 6; opened before the notes 2 to 6
    const QByteArray before = bytesOf(id);
    const QList<ui::KeptCopy> copies = device.tables.keptCopies(id);
    QCOMPARE(copies.size(), 3);
    for (qsizetype i = 0; i < copies.size(); ++i) {
        QCOMPARE(copies.at(i).entries, 5 - static_cast<int>(i));
        QVERIFY(copies.at(i).played.isValid() && !copies.at(i).progress.isEmpty());
    }
    const QByteArray copied = bytesOf(copies.at(1).id);
    QString made;
    for (const char* name : {"Friday, entry 4", "Friday, entry 4-2"}) { // the second takes no other's place
        QCOMPARE(device.tables.openCopy(copies.at(1).id, made), QString());
        QCOMPARE(QFileInfo(made).completeBaseName(), QString(name));
        QCOMPARE(device.tables.open(made).table->entries(), 4);
    }
    enter(device.tables.open(made), R"({"type":"note","text":"on from here"})");
    QCOMPARE(bytesOf(id), before);
    QCOMPARE(bytesOf(copies.at(1).id), copied);
    QCOMPARE(device.tables.list().size(), 3);
    QString path;
    QCOMPARE(device.tables.exportTable(copies.at(0).id, ui::ExportForm::Table, path), QString());
    QCOMPARE(QFileInfo(path).fileName(), QString("Friday, entry 5.jsonl"));
    QVERIFY(!device.tables.openCopy(id + "-missing", made).isEmpty());
}

void DeviceTablesTest::aDamagedTableHasItsCopies()
{
    for (const qsizetype bytes : {qsizetype(0), qsizetype(200), qsizetype(9000)}) {
        Device device;
        const QString id = tableWithCopies(device, 3);
        writeBytes(id, bytesOf(id).left(bytes));
        QVERIFY(!device.tables.open(id).table);
        QCOMPARE(device.tables.keptCopies(id).size(), 3);
        QString made;
        QCOMPARE(device.tables.openCopy(device.tables.keptCopies(id).first().id, made), QString());
        QCOMPARE(device.tables.open(made).table->entries(), 3);
        QCOMPARE(bytesOf(id).size(), bytes); // what is left of it stays where it is
    }
}

void DeviceTablesTest::copiesOfAnotherTableOfThatNameAreNotShown()
{
    Device device;
    const QString old = tableWithCopies(device, 2);
    QCOMPARE(device.tables.keptCopies(old).size(), 2);
    QVERIFY(QFile::remove(old));
    const QString other = tableWithCopies(device, 1);
    QCOMPARE(other, old);
    const QList<ui::KeptCopy> copies = device.tables.keptCopies(other);
    QCOMPARE(copies.size(), 1);
    QCOMPARE(copies.first().entries, 1);
}

void DeviceTablesTest::anExportComesBackByImport()
{
    Device device;
    const ui::Opened made = device.tables.create(agreed({{4}, {5}}));
    QString path;
    QCOMPARE(device.tables.exportTable(device.tables.list().first().id, ui::ExportForm::Table, path), QString());
    Device other;
    const ui::Imported first = other.tables.importFile(path, ui::ImportWay::Ask);
    QVERIFY(first.problem.isEmpty() && first.question.isEmpty());
    const ui::Imported again = other.tables.importFile(path, ui::ImportWay::Ask);
    QVERIFY(!again.problem.isEmpty() && again.question.isEmpty()); // nothing new in it
    QCOMPARE(other.tables.list().size(), 1);
    const ui::Opened brought = other.tables.open(other.tables.list().first().id);
    QVERIFY2(brought.table, qPrintable(brought.problem));
    QCOMPARE(brought.table->showJson(std::nullopt).value(), made.table->showJson(std::nullopt).value());
}

void DeviceTablesTest::aTableThatIsHereIsAskedAbout_data()
{
    QTest::addColumn<int>("here");  // notes after the export
    QTest::addColumn<int>("there"); // notes in the file that comes in
    QTest::addColumn<bool>("longer");
    QTest::newRow("goes on") << 0 << 3 << true;
    QTest::newRow("falls behind") << 3 << 0 << false;
    QTest::newRow("parted, longer") << 1 << 3 << true;
    QTest::newRow("parted, shorter") << 3 << 1 << false;
    QTest::newRow("parted, as long") << 2 << 2 << false;
}

void DeviceTablesTest::aTableThatIsHereIsAskedAbout()
{
    QFETCH(int, here);
    QFETCH(int, there);
    QFETCH(bool, longer);
    const auto note = [](const ui::Opened& opened, const QString& who, int count) {
        for (int i = 0; i < count; ++i)
            (void)opened.table->doCommand("{\"type\":\"note\",\"text\":\"" + who.toUtf8() + QByteArray::number(i)
                                          + "\"}");
    };
    Device device;
    Device other;
    QString path;
    (void)device.tables.create(agreed({{4}, {5}}));
    const QString id = device.tables.list().first().id;
    QCOMPARE(device.tables.exportTable(id, ui::ExportForm::Table, path), QString());
    QCOMPARE(other.tables.importFile(path, ui::ImportWay::Ask).problem, QString());
    note(device.tables.open(id), "here", here);
    const QString otherId = other.tables.list().first().id;
    note(other.tables.open(otherId), "there", there);
    QCOMPARE(other.tables.exportTable(otherId, ui::ExportForm::Table, path), QString());
    const QByteArray mine = device.tables.open(id).table->showJson({}).value();
    const QByteArray theirs = other.tables.open(otherId).table->showJson({}).value();

    const ui::Imported asked = device.tables.importFile(path, ui::ImportWay::Ask);
    QCOMPARE(asked.problem, QString());
    QVERIFY(!asked.question.isEmpty());
    QCOMPARE(asked.longer, longer);
    QCOMPARE(device.tables.list().size(), 1); // asking changes nothing
    QCOMPARE(device.tables.open(id).table->showJson({}).value(), mine);

    // In its place, as far as it is longer: the shorter one goes to the bin, whole.
    const ui::Imported placed = device.tables.importFile(path, ui::ImportWay::InPlace);
    QVERIFY(placed.problem.isEmpty() && placed.question.isEmpty());
    if (longer) {
        QCOMPARE(device.tables.list().size(), 1);
        QCOMPARE(device.tables.open(id).table->showJson({}).value(), theirs);
        QCOMPARE(device.tables.bringBack(device.tables.binned().first().id), QString());
    }
    QSet<QByteArray> both;
    for (const ui::SavedTable& table : device.tables.list())
        both.insert(device.tables.open(table.id).table->showJson({}).value());
    QCOMPARE(both, (QSet<QByteArray>{mine, theirs}));
}

void DeviceTablesTest::whatOneTableTaughtAnOlderOneDoesNotErase()
{
    Device device;
    const ui::Opened older = device.tables.create(agreed({{4}, {5}}));
    const ui::Opened newer = device.tables.create(agreed({{4}, {5}}));
    enter(newer, sprawlSides);
    enter(newer, R"({"type":"set-card","card":"worm-1","cost":3})");
    enter(older, sprawlIce); // of the same block, which the older table knows less about
    enter(older, yakuzaSides);
    const ui::Opened next = device.tables.create(agreed({{4}, {5}}));
    QCOMPARE(faceIn(next, "sprawl").sides, faceIn(newer, "sprawl").sides);
    QVERIFY(faceIn(next, "sprawl").ice == faceIn(older, "sprawl").ice);
    QCOMPARE(faceIn(next, "yakuza").sides, faceIn(older, "yakuza").sides);
    const zaibatsu::Components& pieces = *stateOf(next).components;
    QCOMPARE(pieces.cards[zaibatsu::findCard(pieces, "worm-1")->index()]->cost, std::optional<int>(3));
    QCOMPARE(device.tables.rememberedPieces(false), 3);
    QCOMPARE(device.tables.rememberedPieces(true), 0);
}

void DeviceTablesTest::anOlderTableIsOfferedWhatItDoesNotKnow()
{
    Device device;
    const ui::Opened older = device.tables.create(agreed({{4}, {5}}));
    enter(older, R"({"type":"set-block","block":"yakuza","sides":[false,true,false,true,false,false]})");
    const ui::Opened newer = device.tables.create(agreed({{4}, {5}}));
    enter(newer, sprawlSides);
    enter(newer,
          R"({"type":"set-block","block":"yakuza","sides":[true,false,false,false,false,true],"ice":{"numbers":[1]}})");
    enter(newer, R"({"type":"set-block","block":"new-block","sides":[true,false,false,false,false,true]})");
    QVERIFY(!device.tables.offerFor(stateOf(newer)));
    const auto offer = device.tables.offerFor(stateOf(older));
    QVERIFY(offer);
    QCOMPARE(offer->blocks.size(), std::size_t(2)); // no block that this table does not have
    const zaibatsu::Face before = faceIn(older, "yakuza");
    zaibatsu::Command command;
    command.action = *offer;
    auto& table = dynamic_cast<presentation::ZaibatsuTable&>(*older.table);
    (void)table.dispatch(command);
    QCOMPARE(faceIn(older, "sprawl").sides, faceIn(newer, "sprawl").sides);
    QCOMPARE(faceIn(older, "yakuza").sides, before.sides); // what it knows it keeps
    QVERIFY(faceIn(older, "yakuza").ice == faceIn(newer, "yakuza").ice);
    QVERIFY(!device.tables.offerFor(stateOf(older)));
}

void DeviceTablesTest::aDamagedMemoryIsKeptAsideAndTold()
{
    Device device;
    const QString file = platform::dataFolderUnder(device.root.path())->faces + "/first-2011.json";
    enter(device.tables.create(agreed({{4}, {5}})), sprawlSides);
    QVERIFY(!bytesOf(file).isEmpty());
    const QByteArray torn = bytesOf(file).chopped(7);
    writeBytes(file, torn);
    const ui::Opened told = device.tables.create(agreed({{4}, {5}}));
    QVERIFY(told.table);
    QVERIFY2(told.notice.contains("damaged"), qPrintable(told.notice));
    enter(told, yakuzaSides);
    QCOMPARE(bytesOf(file + ".damaged"), torn);
    const ui::Opened next = device.tables.create(agreed({{4}, {5}}));
    QVERIFY(next.notice.isEmpty());
    QVERIFY(faceIn(next, "yakuza").sides && !faceIn(next, "sprawl").sides);
}

void DeviceTablesTest::whatIsRememberedTravelsAsOneFile()
{
    Device device;
    const ui::Opened table = device.tables.create(agreed({{4}, {5}}));
    enter(table, sprawlSides);
    enter(table, R"({"type":"set-block","block":"sprawl","controlled":{"effect":"gain-pawn","pawn":"hulk-drone"}})");
    QString path;
    QCOMPARE(device.tables.exportPieces(false, path), QString());

    Device other;
    enter(other.tables.create(agreed({{4}, {5}})), yakuzaSides);
    enter(other.tables.create(agreed({{4}, {5}})), sprawlIce);
    const ui::TakenPieces taken = other.tables.importPieces(false, path);
    QVERIFY2(taken.problems.isEmpty(), qPrintable(taken.problems.join('\n')));
    QCOMPARE(taken.count, 1);
    const ui::Opened next = other.tables.create(agreed({{4}, {5}}));
    QCOMPARE(faceIn(next, "sprawl").sides, faceIn(table, "sprawl").sides);
    QVERIFY(faceIn(next, "sprawl").controlled == faceIn(table, "sprawl").controlled);
    QVERIFY(faceIn(next, "sprawl").ice && faceIn(next, "yakuza").sides); // its own
    QCOMPARE(other.tables.takeBackPieces(), QString());
    const ui::Opened last = other.tables.create(agreed({{4}, {5}}));
    QVERIFY(!faceIn(last, "sprawl").sides && faceIn(last, "sprawl").ice && faceIn(last, "yakuza").sides);
}

void DeviceTablesTest::aFileWithAnythingWrongChangesNothing()
{
    Device device;
    enter(device.tables.create(agreed({{4}, {5}})), sprawlSides);
    const QString memory = platform::dataFolderUnder(device.root.path())->faces + "/first-2011.json";
    const QByteArray before = bytesOf(memory);
    const QString path = device.root.filePath("shared.json");
    writeBytes(path,
               catalogueOf(R"({"block":"yakuza","sides":[true]},{"block":"antro","ice":{"numbers":[9]}},)"
                           R"({"block":"sprawl","ice":{"numbers":[1]}})"));
    const ui::TakenPieces taken = device.tables.importPieces(false, path);
    QCOMPARE(taken.problems.size(), 2); // every one, with its place
    QVERIFY2(taken.problems[0].contains("/blocks/0/sides"), qPrintable(taken.problems[0]));
    QVERIFY2(taken.problems[1].contains("/blocks/1/ice"), qPrintable(taken.problems[1]));
    QCOMPARE(bytesOf(memory), before);
    for (const QByteArray& text : {QByteArray("no file of ours"), QByteArray(), before.chopped(3)}) {
        writeBytes(path, text);
        QVERIFY(!device.tables.importPieces(false, path).problems.isEmpty());
    }
    QVERIFY(!device.tables.importPieces(false, path + ".gone").problems.isEmpty());
    QCOMPARE(bytesOf(memory), before);
}

QTEST_MAIN(DeviceTablesTest)
#include "device_tables_test.moc"
