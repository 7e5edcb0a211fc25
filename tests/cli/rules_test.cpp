// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rulebook from the command line: what scripts get, what readers get, in each language.
#include "cli/cli.h"
#include "support/toy_tables.h"

#include <QBuffer>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

class RulesTest : public QObject {
    Q_OBJECT

    /// What a run prints; it must succeed without a word on errors.
    QByteArray told(const QStringList& words)
    {
        QByteArray given;
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
        return status == cli::Status::Done && err.isEmpty() ? out : "failed: " + err;
    }

    toy::ToyTables m_tables;

private slots:
    void searchGivesAListBestFirst()
    {
        const QByteArray out = told({"rules", "search", "how", "to", "hack", "--lang", "en", "--limit", "3", "--json"});
        QCOMPARE(out.count('\n'), 1);
        const QJsonArray list = QJsonDocument::fromJson(out).array();
        QCOMPARE(list.size(), 3);
        double before = 1e9;
        for (const auto& value : list) {
            const QJsonObject each = value.toObject();
            QCOMPARE(each.keys(), (QStringList{"excerpt", "game", "id", "score", "title"}));
            QVERIFY(each["score"].toDouble() > 0 && each["score"].toDouble() <= before);
            before = each["score"].toDouble();
        }
        QCOMPARE(list[0].toObject()["id"].toString(), QString("icebreaker-steps"));
        QVERIFY(list[0].toObject()["excerpt"].toString().contains("**Icebreaker**"));
    }
    void searchKeepsToAGame()
    {
        const QByteArray out = told({"rules", "search", "token", "--game", "neuroscape", "--json"});
        const QJsonArray list = QJsonDocument::fromJson(out).array();
        QVERIFY(list.size() > 3 && list.size() <= 10);
        for (const auto& each : list)
            QCOMPARE(each.toObject()["game"].toString(), QString("neuroscape"));
    }
    void nothingFoundIsNoMistake()
    {
        QCOMPARE(told({"rules", "search", "xqzwvkj", "--json"}), QByteArray("[]\n"));
        QVERIFY(told({"rules", "search", "xqzwvkj", "--lang", "en"}).contains("xqzwvkj"));
    }
    void showGivesAnEntryInEachLanguage()
    {
        QStringList bodies;
        for (const char* lang : {"en", "es", "fr", "ru"}) {
            const QByteArray out = told({"rules", "show", "valid-orientation", "--lang", lang, "--json"});
            const QJsonObject entry = QJsonDocument::fromJson(out).object();
            QCOMPARE(entry.keys(), (QStringList{"body", "game", "id", "lang", "rules", "see", "source", "title"}));
            QCOMPARE(entry["id"].toString(), QString("valid-orientation"));
            QCOMPARE(entry["lang"].toString(), QString(lang));
            QVERIFY(entry["rules"].toArray().contains("R-052"));
            QVERIFY(entry["see"].toArray().contains("valid-location"));
            bodies.append(entry["body"].toString());
        }
        QCOMPARE(bodies.removeDuplicates(), 0);
    }
    void showTakesARuleToo()
    {
        const QByteArray byId = told({"rules", "show", "valid-orientation", "--lang", "en", "--json"});
        QCOMPARE(told({"rules", "show", "R-052", "--lang", "en", "--json"}), byId);
        QCOMPARE(told({"rules", "show", "r-052", "--lang", "en", "--json"}), byId);
    }
    void showIsReadable()
    {
        const QString out = QString::fromUtf8(told({"rules", "show", "valid-orientation", "--lang", "en"}));
        QVERIFY(out.startsWith("Orientation of the new block\n\n"));
        QVERIFY(out.contains("R-052") && out.contains("(valid-location)"));
    }
    void whatIsPrintedNowhereHasNoSource()
    {
        const QByteArray out = told({"rules", "show", "player-leaves", "--lang", "en", "--json"});
        QVERIFY(QJsonDocument::fromJson(out).object()["source"].isNull());
        QVERIFY(!told({"rules", "show", "player-leaves", "--lang", "en"}).contains("Printed in"));
    }
    void listGivesAllEntries()
    {
        const QJsonArray all = QJsonDocument::fromJson(told({"rules", "list", "--lang", "ru", "--json"})).array();
        QVERIFY(all.size() > 200);
        int together = 0;
        for (const char* game : {"zaibatsu", "infiltration", "neuroscape"}) {
            const QByteArray out = told({"rules", "list", "--game", game, "--json"});
            together += static_cast<int>(QJsonDocument::fromJson(out).array().size());
        }
        QCOMPARE(together, static_cast<int>(all.size()));
        QCOMPARE(all[0].toObject().keys(), (QStringList{"game", "id", "title"}));
        QVERIFY(told({"rules", "list", "--lang", "fr"}).contains("(valid-location)"));
    }
};

QTEST_GUILESS_MAIN(RulesTest)
#include "rules_test.moc"
