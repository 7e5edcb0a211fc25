// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The painted block against the look's tokens, against itself turned, and against what a finger needs.
#include "ui/look_support.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/hexagon.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace zaibatsu;

namespace {

QJsonValue token(const QStringList& path)
{
    QFile file(QStringLiteral(ZC_SOURCE_DIR "/resources/look-tokens.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    QJsonValue value = QJsonDocument::fromJson(file.readAll()).object().value("block");
    for (const QString& key : path)
        value = value.isArray() ? value.toArray().at(key.toInt()) : value.toObject().value(key);
    return value;
}

Face turnedFace(const Face& face, int k)
{
    Face turned = face;
    turned.sides = face.sides->turned(k);
    turned.corners = face.corners->turned(k);
    if (!face.spaces)
        return turned;
    for (Space& space : *turned.spaces) {
        std::array<BorderArrow, 6> arrows{};
        for (int side = 0; side < 6; ++side)
            arrows[static_cast<std::size_t>(hex::wrapSix(side + k))] = space.arrows[static_cast<std::size_t>(side)];
        space.arrows = arrows;
        space.sides = space.sides.turned(k);
    }
    return turned;
}

/// A face with everything on it.
Face richFace()
{
    Face face;
    face.key = "rich";
    face.sides = hex::Six::fromBits(0b101011);
    face.corners = hex::Six::fromBits(0b001101);
    face.ice = Ice{{2, 4, 6}, false};
    std::vector<Space> spaces(5);
    spaces[0].id = middleSpace;
    spaces[0].kind = SpaceKind::Double;
    const std::array<int, 4> sides{0, 1, 3, 5};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        spaces[i + 1].id = sideSpace(sides[i]);
        spaces[i + 1].sides.set(sides[i]);
    }
    spaces[1].kind = SpaceKind::Double;
    spaces[2].kind = SpaceKind::Large;
    spaces[3].defence.unshielded = {1, 2};
    spaces[3].arrows[3] = BorderArrow::Out;
    spaces[4].defence.shielded = {3};
    face.spaces = spaces;
    face.links = std::vector<Link>{
        {middleSpace, sideSpace(0), false}, {sideSpace(0), sideSpace(1), true}, {sideSpace(3), middleSpace, true}};
    return face;
}

QImage painted(const ui::Look& look, const ui::BlockLook& block, double r, bool labels)
{
    QImage image(static_cast<int>(2.2 * r), static_cast<int>(2.2 * r), QImage::Format_ARGB32_Premultiplied);
    image.fill(look.ink(ui::Ink::Board));
    QPainter painter(&image);
    painter.translate(image.width() / 2.0, image.height() / 2.0);
    ui::BlockPainter picture(painter, look, r);
    picture.setLabels(labels);
    picture.paint(block);
    return image;
}

QColor at(const QImage& image, QPointF unit, double r)
{
    return image.pixelColor((QPointF(image.width() / 2.0, image.height() / 2.0) + unit * r).toPoint());
}

int difference(const QImage& a, const QImage& b)
{
    int pixels = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QColor p = a.pixelColor(x, y);
            const QColor q = b.pixelColor(x, y);
            if (std::abs(p.red() - q.red()) + std::abs(p.green() - q.green()) + std::abs(p.blue() - q.blue()) > 60)
                ++pixels;
        }
    return pixels;
}

} // namespace

class BlockTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void measuresAreTheTokens_data()
    {
        using namespace ui::metrics;
        QTest::addColumn<QStringList>("path");
        QTest::addColumn<double>("ours");
        const auto row = [](const char* path, double ours) { QTest::newRow(path) << QString(path).split('/') << ours; };
        row("hexRadius", hexRadius);
        row("cornerRounding", cornerRounding);
        row("outline/nobody", outlineNobody);
        row("outline/owned", outlineOwned);
        row("outline/ownedOpacity", outlineOwnedOpacity);
        row("outline/selected", outlineSelected);
        row("wall/n", wallN);
        row("wall/halfLength", wallHalf);
        row("wall/width", wallWidth);
        row("gate/nInner", gateInner);
        row("gate/nOuter", gateOuter);
        row("gate/halfLength/normal", gateHalfNormal);
        row("gate/halfLength/double", gateHalfDouble);
        row("gate/halfLength/large", gateHalfLarge);
        row("gate/innerRounding", gateRounding);
        row("gate/stroke/normal", gateStroke);
        row("gate/stroke/large", gateStrokeLarge);
        row("seat/n", seatN);
        row("seat/dotRadius", seatRadius);
        row("seat/double/1", seatDouble);
        row("seat/large/2", seatLarge);
        row("threshold/n", thresholdN);
        row("threshold/halfLength", thresholdHalf);
        row("threshold/width", thresholdWidth);
        row("stopBar/n", stopN);
        row("stopBar/halfLength", stopHalf);
        row("stopBar/width", stopWidth);
        row("middle/radius", middleRadius);
        row("middle/stroke", middleStroke);
        row("middle/innerLineDouble/radius", middleInnerRadius);
        row("link/width", linkWidth);
        row("link/spokeFromN", spokeFrom);
        row("link/spokeToN", spokeTo);
        row("link/ringN", ringN);
        row("arrow/size", arrowSize);
        row("arrow/spokeN", arrowSpokeN);
        row("arrow/halo", arrowHalo);
        row("borderArrow/n", borderArrowN);
        row("borderArrow/size", borderArrowSize);
        row("defenceDie/n", defenceN);
        row("defenceDie/size", defenceSize);
        row("defenceDie/plate", defencePlate);
        row("bonusPart/centreAt", partCentre);
        row("bonusPart/radius", partRadius);
        row("bonusIcon/coinRadius", coinRadius);
        row("name/size", nameSize);
        row("name/oneLineY", nameOneY);
        row("ice/y", iceY);
        row("ice/size", iceSize);
        row("counters/x", counterX);
        row("counters/radius", counterRadius);
        row("effect/x", effectX);
        row("effect/hexagonRadius", effectHexagon);
        row("pawn/radius", pawnRadius);
        row("core/outlineCorner", coreCorner);
        row("core/neckN", coreNeckN);
        row("hitAreas/middleApothem", hitMiddleApothem);
        row("hitAreas/gateToN", hitGateTo);
        row("hitAreas/gateHalfLengthAtOuter", hitGateHalfOuter);
        row("hitAreas/minimumRWhenChoosingSpaces", choosingR);
        row("detail/0/fromR", detailAll);
        row("detail/1/fromR", detailSome);
    }
    void measuresAreTheTokens()
    {
        QFETCH(QStringList, path);
        QFETCH(double, ours);
        const QJsonValue value = token(path);
        QVERIFY2(value.isDouble(), qPrintable(path.join('/')));
        QCOMPARE(ours, value.toDouble());
    }

    void sidesAndCornersPointWhereFormatsSay()
    {
        // Corner i lies between side i-1 and side i; the neighbour over side i lies along its normal.
        for (int i = 0; i < 6; ++i) {
            const QPointF between = (ui::hexagon::normal(i - 1) + ui::hexagon::normal(i)) / std::sqrt(3.0);
            QVERIFY(QLineF(between, ui::hexagon::corner(i)).length() < 1e-9);
            const QPointF next = ui::hexagon::centre(hex::neighbour({0, 0}, i));
            QVERIFY(QLineF(next, ui::hexagon::normal(i) * std::sqrt(3.0)).length() < 1e-9);
        }
    }

    void cellsAreFoundFromAnyPointInThem()
    {
        for (std::int16_t q = -4; q <= 4; ++q)
            for (std::int16_t r = -4; r <= 4; ++r)
                for (int corner = 0; corner < 6; ++corner) {
                    const hex::Cell cell{q, r};
                    const QPointF inside = ui::hexagon::centre(cell) + ui::hexagon::corner(corner, 0.93);
                    QCOMPARE(ui::hexagon::cellAt(inside), cell);
                }
    }

    void aTurnedBlockIsTheSamePictureAsATurnedFace_data()
    {
        QTest::addColumn<int>("k");
        for (int k = 1; k < 6; ++k)
            QTest::newRow(qPrintable(QString::number(k))) << k;
    }
    void aTurnedBlockIsTheSamePictureAsATurnedFace()
    {
        QFETCH(int, k);
        const auto look = support::makeLook();
        ui::BlockLook block;
        block.face = std::make_shared<const Face>(richFace());
        block.rotation = k;
        ui::BlockLook other = block;
        other.face = std::make_shared<const Face>(turnedFace(richFace(), k));
        other.rotation = 0;
        QVERIFY(difference(painted(*look, block, 120, false), painted(*look, other, 120, false)) < 12);
    }

    void labelsNeverTurn()
    {
        const auto look = support::makeLook();
        ui::BlockLook block;
        Face plain;
        plain.sides = hex::Six::all();
        plain.ice = Ice{{1, 2, 5}, false};
        block.face = std::make_shared<const Face>(plain);
        block.name = "Sprawl";
        const QImage first = painted(*look, block, 120, true);
        block.rotation = 2;
        QCOMPARE(difference(first, painted(*look, block, 120, true)), 0);
        QVERIFY(difference(first, painted(*look, block, 120, false)) > 200);
    }

    void gatesAndWallsStandWhereTheFaceHasThem_data()
    {
        QTest::addColumn<int>("theme");
        QTest::newRow("dark") << 1;
        QTest::newRow("light") << 2;
        QTest::newRow("high contrast") << 3;
    }
    void gatesAndWallsStandWhereTheFaceHasThem()
    {
        QFETCH(int, theme);
        const auto look = support::makeLook(static_cast<ui::ThemeChoice>(theme));
        for (unsigned bits = 0; bits < 64; bits += 7) {
            Face face;
            face.sides = hex::Six::fromBits(bits);
            ui::BlockLook block;
            block.face = std::make_shared<const Face>(face);
            const QImage image = painted(*look, block, 130, false);
            for (int side = 0; side < 6; ++side) {
                const QColor seen = at(image, ui::hexagon::at(side, ui::metrics::wallN, 0.13), 130);
                QCOMPARE(seen, look->ink(face.sides->at(side) ? ui::Ink::Pad : ui::Ink::Wall));
            }
        }
    }

    void anOwnerIsSeenWithoutColour()
    {
        // High contrast adds a pattern: two owners' bodies differ even in grey.
        const auto look = support::makeLook(ui::ThemeChoice::HighContrast);
        Face face;
        face.sides = hex::Six::fromBits(0);
        ui::BlockLook block;
        block.face = std::make_shared<const Face>(face);
        QList<QImage> greys;
        for (const Colour colour : allColours) {
            block.owner = colour;
            QImage image = painted(*look, block, 120, false).convertToFormat(QImage::Format_Grayscale8);
            greys << image.convertToFormat(QImage::Format_ARGB32);
        }
        for (qsizetype i = 0; i < greys.size(); ++i)
            for (qsizetype j = i + 1; j < greys.size(); ++j)
                QVERIFY(difference(greys[i], greys[j]) > 400);
    }

    void everyStateOfABlockLooksDifferent()
    {
        const auto look = support::makeLook();
        QList<QImage> images;
        for (int mark = 0; mark <= 5; ++mark) {
            QImage image(240, 240, QImage::Format_ARGB32_Premultiplied);
            image.fill(look->ink(ui::Ink::Board));
            QPainter painter(&image);
            painter.translate(120, 120);
            ui::BlockPainter picture(painter, *look, 100);
            ui::BlockLook block; // what cannot be chosen shows as a veil, so something must lie under it
            block.face = std::make_shared<const Face>(richFace());
            picture.paint(block);
            picture.paintMark(static_cast<ui::BlockMark>(mark), 3);
            painter.end();
            images << image;
        }
        for (qsizetype i = 0; i < images.size(); ++i)
            for (qsizetype j = i + 1; j < images.size(); ++j)
                if (!(i == 1
                      && j == 4)) // what can be chosen and the chosen ghost share their edge; the ghost has a face
                    QVERIFY2(difference(images[i], images[j]) > 50, qPrintable(QString("%1 %2").arg(i).arg(j)));
    }

    void anUnknownFaceSaysSo()
    {
        const auto look = support::makeLook();
        ui::BlockLook block;
        block.face = std::make_shared<const Face>();
        block.name = "Freeside";
        QVERIFY(block.unknown());
        ui::BlockLook known = block;
        Face face;
        face.sides = hex::Six::all();
        known.face = std::make_shared<const Face>(face);
        QVERIFY(difference(painted(*look, block, 100, true), painted(*look, known, 100, true)) > 1000);
    }

    void tapAreasHoldAFinger()
    {
        // At the R to which the camera goes, each area holds 48 px beside a dead band of 8.
        const double r = ui::metrics::choosingR;
        const double dead = 4 / r;
        const QRectF middle = ui::hexagon::areaOutline({true, 0}, dead).boundingRect();
        QVERIFY(middle.width() * r >= 48 && middle.height() * r >= 48);
        for (int side = 0; side < 6; ++side) {
            // A circle of 48 fits between the sector's four edges.
            const QPolygonF area = ui::hexagon::areaOutline({false, side}, dead);
            const QPointF centre = ui::hexagon::at(side, 0.645);
            for (int i = 0; i < 64; ++i) {
                const double angle = i * 2 * M_PI / 64;
                const QPointF edge = centre + QPointF(std::cos(angle), std::sin(angle)) * (23.4 / r);
                QVERIFY2(area.containsPoint(edge, Qt::OddEvenFill),
                         qPrintable(QString("side %1 at %2").arg(side).arg(i)));
            }
        }
    }

    void tapAreasNeverOverlap()
    {
        for (double x = -1; x <= 1; x += 0.02)
            for (double y = -1; y <= 1; y += 0.02) {
                int inside = ui::hexagon::areaOutline({true, 0}, 0.01).containsPoint({x, y}, Qt::OddEvenFill) ? 1 : 0;
                for (int side = 0; side < 6; ++side)
                    inside +=
                        ui::hexagon::areaOutline({false, side}, 0.01).containsPoint({x, y}, Qt::OddEvenFill) ? 1 : 0;
                QVERIFY(inside <= 1);
            }
    }

    void longNamesTakeTwoLinesThenSmallerLetters()
    {
        const auto look = support::makeLook();
        const QFont font = look->boardFont(16);
        const auto lines = [&](const QString& name, double width) {
            return ui::fittedName(name, font, width, 1.2 * width).lines;
        };
        QCOMPARE(lines("Antro", 90), QStringList("Antro"));
        QCOMPARE(lines("Electromagnetic Pulse", 110), (QStringList{"Electromagnetic", "Pulse"}));
        const ui::FittedName small = ui::fittedName("Electromagnetic Pulse", font, 80, 80);
        QCOMPARE(small.lines, (QStringList{"Electromagnetic", "Pulse"}));
        QVERIFY(small.font.pixelSize() < font.pixelSize());
        QVERIFY(QFontMetricsF(small.font).horizontalAdvance(small.lines.first()) <= 80);
        QVERIFY(lines("Electromagnetic Pulse", 20).first().endsWith(QChar(0x2026))); // no letters are that small
        const QString cleaner = lines("Limpiadorlimpiador B", 20).join(' ');
        QVERIFY2(cleaner.endsWith(" B") && cleaner.contains(QChar(0x2026)), qPrintable(cleaner));
    }
};

QTEST_MAIN(BlockTest)
#include "block_test.moc"
