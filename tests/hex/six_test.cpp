// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "hex/six.h"

#include <QTest>

#include <array>

namespace {

using Flags = std::array<bool, 6>;

Flags flagsOf(hex::Six six)
{
    Flags flags{};
    for (int i = 0; i < 6; ++i)
        flags[static_cast<std::size_t>(i)] = six.at(i);
    return flags;
}

/// The rotation rule as the formats state it, on an array: what is printed at s lies at (s + k) mod 6.
Flags turnedByHand(const Flags& flags, int k)
{
    Flags turned{};
    for (int s = 0; s < 6; ++s)
        turned[static_cast<std::size_t>((((s + k) % 6) + 6) % 6)] = flags[static_cast<std::size_t>(s)];
    return turned;
}

} // namespace

/// All 64 sets, so nothing is left to examples.
class SixTest : public QObject {
    Q_OBJECT
private slots:
    void bitsAndFlagsSayTheSame()
    {
        for (unsigned bits = 0; bits < 64; ++bits) {
            const auto six = hex::Six::fromBits(bits);
            QCOMPARE(six.bits(), bits);
            hex::Six built;
            int count = 0;
            for (int i = 0; i < 6; ++i)
                if (((bits >> static_cast<unsigned>(i)) & 1U) != 0) {
                    built.set(i);
                    ++count;
                }
            QCOMPARE(built, six);
            QCOMPARE(six.count(), count);
        }
        QCOMPARE(hex::Six::all().count(), 6);
        QCOMPARE(hex::Six::fromBits(64 + 5).bits(), 5U);
    }

    void turningMovesEachFlagClockwise()
    {
        for (unsigned bits = 0; bits < 64; ++bits)
            for (int k = -13; k <= 13; ++k)
                QCOMPARE(flagsOf(hex::Six::fromBits(bits).turned(k)),
                         turnedByHand(flagsOf(hex::Six::fromBits(bits)), k));
    }

    void turnsAddUpAndSixOfThemChangeNothing()
    {
        for (unsigned bits = 0; bits < 64; ++bits) {
            const auto six = hex::Six::fromBits(bits);
            for (int a = 0; a < 6; ++a)
                for (int b = 0; b < 6; ++b)
                    QCOMPARE(six.turned(a).turned(b), six.turned(a + b));
            QCOMPARE(six.turned(6), six);
            QCOMPARE(six.turned(2).turned(-2), six);
        }
    }

    void settingAndClearingTouchesOneFlag()
    {
        for (unsigned bits = 0; bits < 64; ++bits)
            for (int i = -6; i < 12; ++i) {
                auto six = hex::Six::fromBits(bits);
                six.set(i, false);
                QVERIFY(!six.at(i));
                six.set(i);
                QVERIFY(six.at(i));
                six.set(i, hex::Six::fromBits(bits).at(i));
                QCOMPARE(six.bits(), bits);
            }
    }
};

QTEST_GUILESS_MAIN(SixTest)
#include "six_test.moc"
