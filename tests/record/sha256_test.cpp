// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The hash against the standard's vectors and against Qt's implementation.
#include "record/sha256.h"

#include <QCryptographicHash>
#include <QtTest>

#include <random>

class Sha256Test : public QObject {
    Q_OBJECT

private slots:
    void vectors_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QByteArray>("hash");
        QTest::newRow("nothing") << QByteArray()
                                 << QByteArray("e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QTest::newRow("abc") << QByteArray("abc")
                             << QByteArray("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QTest::newRow("two blocks") << QByteArray("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
                                    << QByteArray("248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
        QTest::newRow("a million a") << QByteArray(1'000'000, 'a')
                                     << QByteArray("cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    }
    void vectors()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, hash);
        QCOMPARE(QByteArray::fromStdString(record::sha256(bytes.toStdString())), hash);
    }

    void everyLengthAsQtHasIt()
    {
        std::mt19937 random(7);
        std::string bytes;
        for (int size = 0; size < 300; ++size) {
            const auto expected =
                QCryptographicHash::hash(QByteArray::fromStdString(bytes), QCryptographicHash::Sha256).toHex();
            QCOMPARE(QByteArray::fromStdString(record::sha256(bytes)), expected);
            bytes += static_cast<char>(random());
        }
    }

    void theChainTakesTheHashAsItsDigits()
    {
        const std::string before = record::sha256("header");
        QCOMPARE(record::chained(before, "{\"n\":1}"), record::sha256(before + "{\"n\":1}"));
        QVERIFY(record::chained(before, "a") != record::chained(before, "b"));
    }
};

QTEST_GUILESS_MAIN(Sha256Test)
#include "sha256_test.moc"
