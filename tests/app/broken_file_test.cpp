// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Broken, foreign and misplaced files through the executable: told in one sentence, left as they were.
#include "app/table_process.h"

#include <QDir>
#include <QFile>
#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QtTest>

using namespace app_test;

class BrokenFileTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void flippedBits();
    void cutFiles();
    void wrongFiles_data();
    void wrongFiles();

private:
    void expectTruthOrDamage(const QByteArray& bytes);

    QTemporaryDir m_folder;
    QString m_file;
    QJsonObject m_truth;
    QStringList m_notes;
};

void BrokenFileTest::initTestCase()
{
    m_file = m_folder.filePath("whole.zbt");
    makeTable(m_file);
    QCOMPARE(run({"do", m_file, "-"}, notes(20)).status, 0);
    m_truth = show(m_file);
    m_notes = notesIn(m_file);
    QCOMPARE(m_notes.size(), 20);
}

void BrokenFileTest::expectTruthOrDamage(const QByteArray& bytes)
{
    const QString broken = m_folder.filePath("broken.zbt");
    writeBytes(broken, bytes);
    const Run shown = run({"show", broken, "--json"});
    QVERIFY2(shown.status == 0 || shown.status == 3, shown.err.constData());
    if (shown.status == 0) {
        QCOMPARE(show(broken), m_truth);
        QCOMPARE(notesIn(broken), m_notes);
    }
    QCOMPARE(bytesOf(broken), bytes);
    QVERIFY2(!QFile::exists(broken + "-journal"), "a reader leaves no side file");
}

void BrokenFileTest::flippedBits()
{
    const QByteArray whole = bytesOf(m_file);
    QRandomGenerator random(1);
    int told = 0;
    for (int i = 0; i < 200; ++i) {
        QByteArray flipped = whole;
        const qsizetype at = random.bounded(static_cast<int>(whole.size()));
        flipped[at] = static_cast<char>(flipped[at] ^ (1 << random.bounded(8)));
        expectTruthOrDamage(flipped);
        told += run({"check", m_folder.filePath("broken.zbt")}).status == 3 ? 1 : 0;
    }
    QVERIFY2(told > 20, "flips in the record must be told");
}

void BrokenFileTest::cutFiles()
{
    const QByteArray whole = bytesOf(m_file);
    for (qsizetype size = 0; size < whole.size(); size += 512)
        expectTruthOrDamage(whole.first(size));
}

void BrokenFileTest::wrongFiles_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("text") << QByteArray("shopping list\n- dice\n");
    QTest::newRow("picture") << QByteArray("\x89PNG\r\n\x1a\n\0\0\0\rIHDR", 16).repeated(100);
    QTest::newRow("zeroes") << QByteArray(8192, '\0');
    QTest::newRow("sqlite header alone") << QByteArray("SQLite format 3\0", 16);
}

void BrokenFileTest::wrongFiles()
{
    QFETCH(QByteArray, bytes);
    const QString file = m_folder.filePath("wrong.zbt");
    writeBytes(file, bytes);
    for (const QStringList& verb :
         {QStringList{"show", file}, {"check", file}, {"log", file}, {"undo", file}, {"legal", file}}) {
        const Run told = run(verb);
        QVERIFY2(told.status == 3, qPrintable(verb.join(' ')));
        QCOMPARE(told.err.trimmed().count('\n'), 0);
        QVERIFY(!told.err.trimmed().isEmpty());
        QCOMPARE(bytesOf(file), bytes);
    }
    QCOMPARE(run({"do", file, "-"}, notes(1)).status, 3);
    QCOMPARE(bytesOf(file), bytes);
    QVERIFY(QDir().mkpath(m_folder.filePath("folder.zbt")));
    QCOMPARE(run({"show", m_folder.filePath("folder.zbt")}).status, 3);
    QCOMPARE(run({"show", m_folder.filePath("missing.zbt")}).status, 3);
}

QTEST_GUILESS_MAIN(BrokenFileTest)
#include "broken_file_test.moc"
