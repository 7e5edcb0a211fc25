// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What lists remember from one start to the next says exactly what the tables themselves would say.
#include "app/device_tables.h"
#include "platform/clock.h"
#include "presentation/languages.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

class ListMemoryTest : public QObject {
    Q_OBJECT

private slots:
    void summariesComeBackAsTheyWere_data();
    void summariesComeBackAsTheyWere();
    void theNextStartSaysTheSame();
    void noTableIsReadForTheListTwice();
    void aTableThatWasPlayedOnIsReadAgain();
    void damageIsSeenBeforeATableIsOpened();
    void damageThatLeavesNoTraceIsToldAtOpening();
    void aMemoryThatIsNoneIsLeftOut_data();
    void aMemoryThatIsNoneIsLeftOut();
};

namespace {

/// A data folder over several starts.
struct Device {
    QTemporaryDir root;
    platform::DataFolder folder = *platform::dataFolderUnder(root.path());

    [[nodiscard]] std::unique_ptr<app::DeviceTables> start() const
    {
        return std::make_unique<app::DeviceTables>(folder, std::make_shared<platform::WallClock>());
    }
    /// Two tables; the second is one turn further.
    void fill() const
    {
        const auto tables = start();
        for (const QString& name : {QStringLiteral("Ana, Bo"), QStringLiteral("Cy, Di")}) {
            ui::NewTable agreed;
            agreed.name = name;
            agreed.players = {{name.left(2), ui::Owner::Green, {4}}, {name.right(2), ui::Owner::Yellow, {2}}};
            agreed.typedDice = true;
            const ui::Opened made = tables->create(agreed);
            QVERIFY2(made.table, qPrintable(made.problem));
            if (name.startsWith("Cy"))
                for (int i = 0; i < 3; ++i)
                    QCOMPARE(made.table->doCommand(R"({"type":"phase"})").kind, presentation::Answer::Kind::Done);
        }
    }
    /// Lets one byte in the middle of a file fall over, its time put back when `unseen`.
    static void damage(const QString& path, bool unseen)
    {
        const QDateTime before = QFileInfo(path).fileTime(QFileDevice::FileModificationTime);
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadWrite));
        const QByteArray all = file.readAll();
        const qsizetype at = all.indexOf("starting-rolls") + 3;
        QVERIFY(at > 3);
        file.seek(at);
        file.putChar('#');
        file.flush();
        QVERIFY(!unseen || file.setFileTime(before, QFileDevice::FileModificationTime));
    }
};

/// Everything that a list says.
QStringList said(const QList<ui::SavedTable>& tables)
{
    QStringList lines;
    for (const ui::SavedTable& table : tables) {
        QString owners;
        for (const ui::Owner owner : table.owners)
            owners += QString::number(static_cast<int>(owner));
        lines << QStringList{table.id,
                             table.name,
                             table.detail,
                             owners,
                             table.changed.toString(Qt::ISODateWithMs),
                             table.progress,
                             QString::number(table.over),
                             table.problem,
                             QString::number(table.mendable)}
                     .join('|');
    }
    return lines;
}

} // namespace

void ListMemoryTest::summariesComeBackAsTheyWere_data()
{
    QTest::addColumn<app::TableSummary>("summary");
    using zaibatsu::Colour;
    using zaibatsu::Edition;
    using zaibatsu::Phase;
    QTest::newRow("new") << app::TableSummary{};
    QTest::newRow("running") << app::TableSummary{
        Edition::Second2017, {Colour::Blue, Colour::Red, Colour::Yellow}, Phase::Action, 17, "Жан \"О\"", {}};
    QTest::newRow("over") << app::TableSummary{
        Edition::First2011, {Colour::Green, Colour::Blue}, Phase::Over, 203, "Bo", {"Ana", "Bo"}};
}

void ListMemoryTest::summariesComeBackAsTheyWere()
{
    QFETCH(app::TableSummary, summary);
    QCOMPARE(app::summaryFromJson(app::summaryJson(summary)), std::optional(summary));
}

void ListMemoryTest::theNextStartSaysTheSame()
{
    Device device;
    device.fill();
    presentation::Languages languages;
    const QStringList read = said(device.start()->list());
    QCOMPARE(read.size(), 2);
    QVERIFY(QFileInfo::exists(device.folder.listFile));
    for (const presentation::Language language : presentation::allLanguages()) {
        languages.install(language);
        const QStringList remembered = said(device.start()->list());
        QFile::remove(device.folder.listFile);
        QCOMPARE(remembered, said(device.start()->list()));
        QCOMPARE(remembered == read, language == presentation::Language::English);
    }
}

void ListMemoryTest::noTableIsReadForTheListTwice()
{
    Device device;
    device.fill();
    QFile memory(device.folder.listFile);
    (void)device.start()->list();
    QVERIFY(memory.open(QIODevice::ReadOnly));
    const QByteArray before = memory.readAll();
    memory.close();
    // What the list says can only have come from here.
    QVERIFY(memory.open(QIODevice::WriteOnly));
    memory.write(QByteArray(before).replace("\"turn\":2", "\"turn\":7"));
    memory.close();
    QVERIFY(said(device.start()->list()).join('\n').contains("turn 7"));
}

void ListMemoryTest::aTableThatWasPlayedOnIsReadAgain()
{
    Device device;
    device.fill();
    const QString before = said(device.start()->list()).join('\n');
    QVERIFY(before.contains("turn 2"));
    const auto tables = device.start();
    const ui::Opened opened = tables->open(tables->list().first().id);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(opened.table->doCommand(R"({"type":"phase"})").kind, presentation::Answer::Kind::Done);
    QVERIFY(said(tables->list()).join('\n').contains("turn 3"));
    QVERIFY(said(device.start()->list()).join('\n').contains("turn 3"));
}

void ListMemoryTest::damageIsSeenBeforeATableIsOpened()
{
    Device device;
    device.fill();
    const QString id = device.start()->list().first().id;
    QTest::qWait(20); // another time of the file
    Device::damage(id, false);
    const QList<ui::SavedTable> list = device.start()->list();
    QVERIFY(std::any_of(list.begin(), list.end(),
                        [&](const ui::SavedTable& table) { return table.id == id && !table.problem.isEmpty(); }));
}

void ListMemoryTest::damageThatLeavesNoTraceIsToldAtOpening()
{
    Device device;
    device.fill();
    const auto tables = device.start();
    const QString id = tables->list().first().id;
    Device::damage(id, true);
    const ui::Opened opened = tables->open(id);
    QVERIFY(!opened.table);
    QVERIFY(!opened.problem.isEmpty());
    for (const auto& again : {tables->list(), device.start()->list()})
        QVERIFY(std::any_of(again.begin(), again.end(), [&](const ui::SavedTable& table) {
            return table.id == id && !table.problem.isEmpty() && table.mendable;
        }));
}

void ListMemoryTest::aMemoryThatIsNoneIsLeftOut_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"version\":1,\"tables\":[{");
    QTest::newRow("another version") << QByteArray("{\"version\":99,\"tables\":[]}");
    QTest::newRow("wrong types") << QByteArray(R"({"version":1,"tables":[7,{"path":3,"edition":"x"},[]]})");
    QTest::newRow("out of range") << QByteArray(
        R"({"version":1,"tables":[{"path":"a","edition":0,"phase":9,"turn":1,"player":"","owners":[7]}]})");
}

void ListMemoryTest::aMemoryThatIsNoneIsLeftOut()
{
    QFETCH(QByteArray, text);
    Device device;
    device.fill();
    const QStringList read = said(device.start()->list());
    QFile memory(device.folder.listFile);
    QVERIFY(memory.open(QIODevice::WriteOnly));
    memory.write(text);
    memory.close();
    QCOMPARE(said(device.start()->list()), read);
}

QTEST_MAIN(ListMemoryTest)
#include "list_memory_test.moc"
