// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is painted is where the look says, in the colours it says.
#include "look_support.h"
#include "ui/kit/glyphs.h"

#include <QImage>

using namespace ui;

namespace {

QImage canvas(int side = 100)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

bool near(const QColor& a, const QColor& b)
{
    return std::abs(a.red() - b.red()) < 10 && std::abs(a.green() - b.green()) < 10
        && std::abs(a.blue() - b.blue()) < 10;
}

/// Pixels of about that colour.
int count(const QImage& image, const QColor& colour)
{
    int out = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > 200 && near(image.pixelColor(x, y), colour))
                ++out;
    return out;
}

} // namespace

class GlyphsTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void ownersDifferByShape();
    void shapesHoldTheirMeasures_data();
    void shapesHoldTheirMeasures();
    void diceShowAsManyPips_data();
    void diceShowAsManyPips();
    void iceIsCutAtItsCorners();
    void hitAndStruckUseTheirMeanings();
    void smallDiceShowDigits();
    void pawnsOfOneKindDifferByOwnerOnly();
    void stateChangesTheToken_data();
    void stateChangesTheToken();
    void wonCoinShowsTheWinner();
    void unknownIconsPaintNothing();
};

void GlyphsTest::ownersDifferByShape()
{
    // Any two owners differ in at least a tenth of the area, colour left aside.
    QList<QPainterPath> shapes;
    for (const Owner owner : {Owner::Red, Owner::Blue, Owner::Green, Owner::Yellow})
        shapes << ownerPath(owner, {0, 0}, 10);
    for (int i = 0; i < 4; ++i) {
        for (int j = i + 1; j < 4; ++j) {
            int apart = 0;
            int all = 0;
            for (double y = -18; y <= 18; y += 0.5) {
                for (double x = -18; x <= 18; x += 0.5) {
                    const bool a = shapes.at(i).contains(QPointF(x, y));
                    const bool b = shapes.at(j).contains(QPointF(x, y));
                    apart += a != b;
                    all += a || b;
                }
            }
            QVERIFY2(apart * 10 > all, qPrintable(QString("%1 %2: %3 of %4").arg(i).arg(j).arg(apart).arg(all)));
        }
    }
}

void GlyphsTest::shapesHoldTheirMeasures_data()
{
    QTest::addColumn<int>("owner");
    QTest::addColumn<double>("width");
    QTest::newRow("circle r") << static_cast<int>(Owner::Red) << 20.0;
    QTest::newRow("square 0.93 r") << static_cast<int>(Owner::Green) << 18.6;
    QTest::newRow("diamond, within 1.30 r") << static_cast<int>(Owner::Yellow) << 24.0;
    QTest::newRow("triangle, within 1.62 r") << static_cast<int>(Owner::Blue) << 24.0;
}

void GlyphsTest::shapesHoldTheirMeasures()
{
    QFETCH(int, owner);
    QFETCH(double, width);
    const QRectF box = ownerPath(static_cast<Owner>(owner), {50, 50}, 10).boundingRect();
    QVERIFY2(std::abs(box.width() - width) < 2.5, qPrintable(QString::number(box.width())));
    QVERIFY(std::abs(box.center().x() - 50) < 0.6);
}

void GlyphsTest::diceShowAsManyPips_data()
{
    QTest::addColumn<int>("value");
    for (int value = 1; value <= 6; ++value)
        QTest::addRow("%d", value) << value;
}

void GlyphsTest::diceShowAsManyPips()
{
    QFETCH(int, value);
    const auto look = support::makeLook();
    QImage image = canvas();
    QPainter painter(&image);
    paintDie(painter, *look, {DieKind::Unshielded, value}, {10, 10, 80, 80});
    painter.end();
    // Flood each dark blob once.
    int pips = 0;
    for (int y = 0; y < 100; ++y) {
        for (int x = 0; x < 100; ++x) {
            if (image.pixelColor(x, y).alpha() < 200 || image.pixelColor(x, y).lightness() > 60)
                continue;
            ++pips;
            QList<QPoint> open{{x, y}};
            while (!open.isEmpty()) {
                const QPoint at = open.takeLast();
                if (!image.rect().contains(at) || image.pixelColor(at).alpha() < 200
                    || image.pixelColor(at).lightness() > 150)
                    continue;
                image.setPixelColor(at, Qt::white);
                open << at + QPoint(1, 0) << at - QPoint(1, 0) << at + QPoint(0, 1) << at - QPoint(0, 1);
            }
        }
    }
    QCOMPARE(pips, value);
}

void GlyphsTest::iceIsCutAtItsCorners()
{
    const auto look = support::makeLook();
    QImage image = canvas();
    QPainter painter(&image);
    paintDie(painter, *look, {DieKind::Ice, 4}, {10, 10, 80, 80});
    painter.end();
    QCOMPARE(image.pixelColor(15, 15).alpha(), 0);
    QVERIFY(image.pixelColor(50, 13).alpha() > 200);
    QImage black = canvas();
    QPainter second(&black);
    paintDie(second, *look, {DieKind::BlackIce, 6}, {10, 10, 80, 80});
    second.end();
    QVERIFY(count(black, look->ink(Ink::Danger)) > 300);
    QCOMPARE(count(image, look->ink(Ink::Danger)), 0);
}

void GlyphsTest::hitAndStruckUseTheirMeanings()
{
    const auto look = support::makeLook();
    const auto painted = [&](const DieLook& die) {
        QImage image = canvas();
        QPainter painter(&image);
        paintDie(painter, *look, die, {20, 20, 60, 60});
        painter.end();
        return image;
    };
    QVERIFY(count(painted({DieKind::Unshielded, 3, true}), look->ink(Ink::Possible)) > 100);
    QCOMPARE(count(painted({DieKind::Unshielded, 3}), look->ink(Ink::Possible)), 0);
    QVERIFY(count(painted({DieKind::Unshielded, 3, false, true}), look->ink(Ink::Danger)) > 100);
    QCOMPARE(painted({DieKind::CannotHit, 1}).pixelColor(35, 35).alpha(), 0);
}

void GlyphsTest::smallDiceShowDigits()
{
    const auto look = support::makeLook();
    const auto dark = [&](const DieLook& die) {
        QImage image = canvas(26);
        QPainter painter(&image);
        paintDie(painter, *look, die, {0, 0, 26, 26});
        painter.end();
        // A pip of 1 stands in the middle; a digit 1 reaches up.
        return image.pixelColor(13, 7).lightness() < 120;
    };
    QVERIFY(dark({DieKind::Unshielded, 1}));
}

void GlyphsTest::pawnsOfOneKindDifferByOwnerOnly()
{
    const auto look = support::makeLook();
    const auto painted = [&](const QString& pawn, Owner owner) {
        QImage image = canvas();
        QPainter painter(&image);
        paintPawn(painter, *look, {pawn, owner}, {50, 50}, 25);
        painter.end();
        return image;
    };
    QCOMPARE(painted("speedrunner-red", Owner::Red), painted("speedrunner-blue", Owner::Red));
    QVERIFY(painted("speedrunner-red", Owner::Red) != painted("speedrunner-red", Owner::Green));
    QVERIFY(painted("cleaner-a", Owner::Red) != painted("cleaner-b", Owner::Red));
    QVERIFY(painted("gynoid", Owner::Red) != painted("idoru", Owner::Red));
}

void GlyphsTest::stateChangesTheToken_data()
{
    QTest::addColumn<int>("state");
    QTest::addColumn<int>("ink");
    QTest::newRow("selected in text") << static_cast<int>(PawnState::Selected) << static_cast<int>(Ink::Text);
    QTest::newRow("threatened in danger") << static_cast<int>(PawnState::Threatened) << static_cast<int>(Ink::Danger);
    QTest::newRow("out in danger") << static_cast<int>(PawnState::Out) << static_cast<int>(Ink::Danger);
}

void GlyphsTest::stateChangesTheToken()
{
    QFETCH(int, state);
    QFETCH(int, ink);
    const auto look = support::makeLook();
    const auto painted = [&](PawnState which) {
        QImage image = canvas(120);
        QPainter painter(&image);
        paintPawn(painter, *look, {"hulk-drone", Owner::Green, which, false}, {60, 60}, 25);
        painter.end();
        return count(image, look->ink(static_cast<Ink>(ink)));
    };
    QVERIFY(painted(static_cast<PawnState>(state)) > 60);
    QCOMPARE(painted(PawnState::Rest), 0);
}

void GlyphsTest::wonCoinShowsTheWinner()
{
    const auto look = support::makeLook();
    const auto painted = [&](std::optional<Owner> wonBy) {
        QImage image = canvas();
        QPainter painter(&image);
        paintBonusCoin(painter, *look, {50, 50}, 40, wonBy);
        painter.end();
        return image;
    };
    QVERIFY(count(painted(std::nullopt), look->ink(Ink::Bonus)) > 1000);
    QVERIFY(count(painted(Owner::Red), look->owner(Owner::Red).fill) > 200);
    QCOMPARE(count(painted(std::nullopt), look->owner(Owner::Red).fill), 0);
}

void GlyphsTest::unknownIconsPaintNothing()
{
    const auto look = support::makeLook();
    QImage image = canvas();
    const QImage before = image;
    QPainter painter(&image);
    paintIcon(painter, *look, "no-such-icon", {0, 0, 100, 100}, Qt::white);
    paintPawnGlyph(painter, *look, "no-such-pawn", {0, 0, 100, 100}, Qt::white);
    painter.end();
    QCOMPARE(image, before);
}

QTEST_MAIN(GlyphsTest)
#include "glyphs_test.moc"
