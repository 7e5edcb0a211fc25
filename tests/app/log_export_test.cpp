// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The log as a file: every form tells the same game, lies where it is said to lie, and a full disk leaves no half one.
#include "app/device_tables.h"
#include "app/log_export.h"
#include "presentation/log_page.h"
#include "support/fake_clock.h"
#include "ui/kit/look.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtTest>

#include <csignal>
#include <sys/resource.h>

namespace {

/// A device with one table, over after a whole recorded game.
struct Device {
    QTemporaryDir root;
    app::DeviceTables tables{*platform::dataFolderUnder(root.path()), std::make_shared<support::FakeClock>()};
    QString id;
    std::shared_ptr<presentation::Table> table;

    Device()
    {
        ui::NewTable agreed;
        agreed.name = "Ana, Bo";
        agreed.players = {{"Ana", ui::Owner::Red, {4}}, {"Bo", ui::Owner::Blue, {2}}};
        agreed.typedDice = true;
        table = tables.create(agreed).table;
        id = tables.list().first().id;
        QFile file(QStringLiteral(ZC_SOURCE_DIR "/tests/golden/a-full-game-of-two.jsonl"));
        (void)file.open(QIODevice::ReadOnly);
        for (const QByteArray& line : file.readAll().split('\n')) {
            const QJsonObject command = QJsonDocument::fromJson(line).object()["do"].toObject();
            if (!command.isEmpty() && command["type"] != "starting-rolls")
                (void)table->doCommand(QJsonDocument(command).toJson(QJsonDocument::Compact));
        }
    }
};

/// No file grows beyond that many bytes while it lives.
class FullDisk {
public:
    explicit FullDisk(rlim_t room) : m_handled(std::signal(SIGXFSZ, SIG_IGN))
    {
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit tight{room, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &tight);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handled);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handled)(int);
};

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class LogExportTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }
    void eachFormTellsTheGame();
    void aSecondOneLiesBeside();
    void aFullDiskLeavesTheOldOne();
    void whatIsNotSavedYetIsInIt();
};

void LogExportTest::eachFormTellsTheGame()
{
    Device device;
    QString text;
    QString page;
    QString paper;
    QCOMPARE(device.tables.exportTable(device.id, ui::ExportForm::Text, text), QString());
    QCOMPARE(device.tables.exportTable(device.id, ui::ExportForm::Html, page), QString());
    QCOMPARE(device.tables.exportTable(device.id, ui::ExportForm::Pdf, paper), QString());
    QVERIFY(text.endsWith(".txt") && page.endsWith(".html") && paper.endsWith(".pdf"));
    QCOMPARE(QString::fromUtf8(contents(text)), presentation::logAsText(device.table->log()));
    const QString html = QString::fromUtf8(contents(page));
    QVERIFY(html.contains("<svg") && html.contains("Ana wins") && html.endsWith("</html>\n"));
    for (const presentation::LogLine& line : device.table->log())
        QVERIFY2(html.contains(line.text.toHtmlEscaped()), qPrintable(line.text));
    const QByteArray pdf = contents(paper);
    QVERIFY(pdf.startsWith("%PDF-") && pdf.trimmed().endsWith("%%EOF"));
    QVERIFY2(pdf.count("/Type /Page\n") > 3, "a whole game fills pages");
    QVERIFY2(pdf.contains("/Subtype /Image"), "with its chart");
    if (const QString folder = qEnvironmentVariable("ZC_PICTURES"); !folder.isEmpty())
        for (const QString& path : {text, page, paper})
            QFile::copy(path, folder + "/log." + path.section('.', -1));
}

void LogExportTest::aSecondOneLiesBeside()
{
    Device device;
    QString first;
    QString second;
    QCOMPARE(device.tables.exportTable(device.id, ui::ExportForm::Text, first), QString());
    QCOMPARE(device.tables.exportTable(device.id, ui::ExportForm::Text, second), QString());
    QVERIFY(first != second);
    QVERIFY(QFile::exists(first) && QFile::exists(second));
}

void LogExportTest::aFullDiskLeavesTheOldOne()
{
    QTemporaryDir folder;
    const QString path = folder.filePath("log.txt");
    const QByteArray old(100, 'o');
    QCOMPARE(app::keepWhole(path, old), QString());
    for (const rlim_t room : {0U, 1000U, 100'000U}) {
        QString problem;
        {
            const FullDisk full(room);
            problem = app::keepWhole(path, QByteArray(200'000, 'n'));
        }
        QVERIFY(!problem.isEmpty());
        QCOMPARE(contents(path), old);
        QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
    }
    QCOMPARE(app::keepWhole(path, QByteArray(200'000, 'n')), QString());
    QCOMPARE(contents(path).size(), 200'000);
}

void LogExportTest::whatIsNotSavedYetIsInIt()
{
    Device device;
    {
        const FullDisk full(0);
        (void)device.table->doCommand(R"({"type":"note","text":"the disk was full"})");
    }
    QVERIFY(device.table->unsaved() > 0);
    QString lines;
    QString text;
    QCOMPARE(device.tables.exportTable(device.id, ui::ExportForm::Table, lines), QString());
    QCOMPARE(device.tables.exportTable(device.id, ui::ExportForm::Text, text), QString());
    QVERIFY(QString::fromUtf8(contents(text)).contains("the disk was full"));
    QVERIFY(device.table->unsaved() > 0); // an export is no attempt to save
    // What was exported is a whole table: another device takes it in and shows the same.
    Device other;
    QCOMPARE(other.tables.importFile(lines, ui::ImportWay::Both).problem, QString());
    QString again;
    for (const ui::SavedTable& table : other.tables.list())
        if (table.id != other.id)
            QCOMPARE(other.tables.exportTable(table.id, ui::ExportForm::Text, again), QString());
    QCOMPARE(contents(again), contents(text));
}

QTEST_MAIN(LogExportTest)
#include "log_export_test.moc"
