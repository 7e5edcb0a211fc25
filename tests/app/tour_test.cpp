// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The tour of a table as files: each picture by itself, and sheets that hold all of them.
#include "app/tour.h"

#include "app/new_table.h"
#include "platform/clock.h"
#include "ui/kit/look.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

namespace {

/// A table of two that begins.
void beginTable(const QString& path)
{
    ui::NewTable agreed;
    agreed.players = {{"Ana", ui::Owner::Red, {4}}, {"Bo", ui::Owner::Blue, {5}}};
    const auto table =
        app::createZaibatsu(path.toStdString(), app::zaibatsuOf(agreed), std::make_shared<platform::WallClock>());
    if (table)
        (void)(*table)->dispatch(app::startingRollsOf(agreed));
}

} // namespace

class TourTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(ui::loadFonts());
        beginTable(source());
        QVERIFY(QFile::exists(source()));
    }
    void everyPictureIsThereAndOnASheet();
    void aNameThatNoStopHasIsTold();
    void withoutATableNothingIsWhole();

private:
    [[nodiscard]] QString source() const { return m_folder.filePath("source.zbt"); }

    QTemporaryDir m_folder;
};

void TourTest::everyPictureIsThereAndOnASheet()
{
    const QDir out(m_folder.filePath("out"));
    QVERIFY(app::takeTour(*qApp, out.path(), source(), {"rename-table"}));
    qsizetype pictures = 0;
    for (const char* language : {"en", "es", "fr", "ru"})
        for (const char* theme : {"dark", "light"})
            for (const QSize size : {QSize(1280, 800), QSize(800, 600), QSize(360, 740)}) {
                const QString name = QString("rename-table/%1-%2-%3x%4.png").arg(language, theme).arg(size.width());
                QCOMPARE(QImage(out.filePath(name.arg(size.height()))).size(), size);
                ++pictures;
            }
    QVERIFY(out.exists("rename-table/ru-light-360x740-text200.png"));
    QVERIFY(out.exists("rename-table/en-contrast-1280x800.png"));
    QVERIFY(QDir(out.filePath("rename-table")).entryList({"*.png"}).size() > pictures);
    QCOMPARE(out.entryList({"*.png"}),
             QStringList({"rename-table-1280x800.png", "rename-table-360x740.png", "rename-table-800x600.png",
                          "rename-table-more.png"}));
    // Dark above light: the sheet shows each theme where its label says so.
    const QImage sheet(out.filePath("rename-table-800x600.png"));
    QVERIFY(sheet.pixelColor(100, sheet.height() / 4).lightness() < 64);
    QVERIFY(sheet.pixelColor(100, sheet.height() * 3 / 4).lightness() > 128);
}

void TourTest::aNameThatNoStopHasIsTold()
{
    const QDir out(m_folder.filePath("none"));
    QVERIFY(!app::takeTour(*qApp, out.path(), source(), {"no-such-screen"}));
    QCOMPARE(out.entryList({"*.png"}), QStringList());
}

void TourTest::withoutATableNothingIsWhole()
{
    QVERIFY(!app::takeTour(*qApp, m_folder.filePath("empty"), {}, {"home"}));
}

QTEST_MAIN(TourTest)
#include "tour_test.moc"
