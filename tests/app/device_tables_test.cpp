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
    void whatWasShownIsWhatTheTableDraws();
    void aBinnedTableComesBackAsItWas();
    void anExportComesBackByImport();
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

const zaibatsu::State& stateOf(const ui::Opened& opened)
{
    return dynamic_cast<const presentation::ZaibatsuTable&>(*opened.table).state();
}

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

void DeviceTablesTest::anExportComesBackByImport()
{
    Device device;
    const ui::Opened made = device.tables.create(agreed({{4}, {5}}));
    QString path;
    QCOMPARE(device.tables.exportTable(device.tables.list().first().id, path), QString());
    Device other;
    QCOMPARE(other.tables.importFile(path), QString());
    const ui::Opened brought = other.tables.open(other.tables.list().first().id);
    QVERIFY2(brought.table, qPrintable(brought.problem));
    QCOMPARE(brought.table->showJson(std::nullopt).value(), made.table->showJson(std::nullopt).value());
}

QTEST_MAIN(DeviceTablesTest)
#include "device_tables_test.moc"
