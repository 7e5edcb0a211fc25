// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Files that a command line names besides its table: catalogues, commands, exports. One that cannot be read is
// answered alike everywhere, and nothing is made or changed.
#include "app/table_process.h"

#include <QDir>
#include <QJsonDocument>
#include <QTemporaryDir>
#include <QtTest>

using namespace app_test;

class NamedFilesTest : public QObject {
    Q_OBJECT
private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        QDir(m_folder->path()).mkdir("folder");
        writeBytes(path("no.json"), "{\"format\":\"zaibatsu-companion/catalogue\"");
        writeBytes(path("empty.json"), "");
        makeTable(path("table.zbt"));
    }
    void unreadableIsThree_data();
    void unreadableIsThree();
    void piecesThatTheRulesRefuse();
    void anImportOntoTheSameTableSaysHowFarBothGo();

private:
    [[nodiscard]] QString path(const char* name) const { return m_folder->filePath(QString::fromLatin1(name)); }
    [[nodiscard]] static QStringList fresh(const QString& file, const QString& catalogue)
    {
        return {"new",     file,       "--game",  "zaibatsu",    "--player",
                "Ana:red", "--player", "Bo:blue", "--catalogue", catalogue};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void NamedFilesTest::unreadableIsThree_data()
{
    QTest::addColumn<QString>("verb");
    QTest::addColumn<QString>("file");
    for (const char* verb : {"new", "do", "amend", "import"})
        for (const char* file : {"missing", "folder", "no.json", "empty.json"})
            if (QByteArray(verb) != "do" && QByteArray(verb) != "amend")
                QTest::addRow("%s %s", verb, file) << verb << file;
            else if (QByteArray(file) == "missing" || QByteArray(file) == "folder")
                QTest::addRow("%s %s", verb, file) << verb << file;
}

void NamedFilesTest::unreadableIsThree()
{
    QFETCH(QString, verb);
    QFETCH(QString, file);
    const QString named = m_folder->filePath(file);
    const QString table = path("table.zbt");
    const QString made = path("made.zbt");
    const QByteArray before = bytesOf(table);
    QStringList words = verb == "new" ? fresh(made, named)
        : verb == "do"                ? QStringList{"do", table, named}
        : verb == "amend"             ? QStringList{"amend", table, "1", named}
                                      : QStringList{"import", named, made};
    const Run plain = run(words);
    QCOMPARE(plain.status, 3);
    QVERIFY(plain.out.isEmpty());
    QCOMPARE(plain.err.count('\n'), 1); // one sentence
    const Run json = run(words << "--json");
    QCOMPARE(json.status, 3);
    QVERIFY(!QJsonDocument::fromJson(json.err).object()["error"].toObject()["code"].toString().isEmpty());
    QVERIFY(!QFile::exists(made));
    QCOMPARE(bytesOf(table), before);
    for (const char* language : {"en", "es", "fr", "ru"}) {
        const Run said = run(QStringList(words) << "--lang" << language);
        QCOMPARE(said.status, 3);
    }
}

void NamedFilesTest::piecesThatTheRulesRefuse()
{
    // The Speedrunners stand on the one space of the Core.
    writeBytes(path("core.json"),
               R"({"format":"zaibatsu-companion/catalogue","version":1,"blocks":[{"block":"central-core",)"
               R"("sides":[true,false,false,false,false,false],"spaces":[{"id":"0","kind":"normal","sides":[0]}]}]})");
    const Run refused = run(fresh(path("made.zbt"), path("core.json")));
    QVERIFY2(refused.status == 1, refused.err);
    QVERIFY(!refused.err.isEmpty());
    QVERIFY(!QFile::exists(path("made.zbt")));
}

void NamedFilesTest::anImportOntoTheSameTableSaysHowFarBothGo()
{
    const QString table = path("table.zbt");
    QCOMPARE(run({"do", table, "-"}, notes(4)).status, 0);
    QCOMPARE(run({"export", table, path("long.jsonl")}).status, 0);
    const int there = show(table)["entries"].toInt();
    QCOMPARE(run({"import", path("long.jsonl"), path("copy.zbt")}).status, 0);
    QCOMPARE(run({"do", path("copy.zbt"), "-"}, notes(3, 5)).status, 0);
    const QByteArray before = bytesOf(path("copy.zbt"));
    const Run onto = run({"import", path("long.jsonl"), path("copy.zbt")});
    QCOMPARE(onto.status, 4);
    QVERIFY2(onto.err.contains(QByteArray::number(there)) && onto.err.contains(QByteArray::number(there + 3)),
             onto.err);
    QCOMPARE(bytesOf(path("copy.zbt")), before);
    makeTable(path("stranger.zbt"));
    const Run strange = run({"import", path("long.jsonl"), path("stranger.zbt")});
    QCOMPARE(strange.status, 4);
    QVERIFY(!strange.err.contains(QByteArray::number(there + 3)));
}

QTEST_GUILESS_MAIN(NamedFilesTest)
#include "named_files_test.moc"
