// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every screen in every language at every size: no word broken or cut, none over another, nothing out of its place.
#include "ui/fit_support.h"
#include "ui/shell/log_screen.h"
#include "ui/zaibatsu/block_metrics.h"
#include "ui/zaibatsu/block_painter.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/program_places.h"
#include "zaibatsu/piece_ids.h"

#include <QtTest>

using presentation::Language;
using support::Program;

class FitTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(ui::loadFonts()); }

    void theRecorderSeesWhatIsWrong();
    void noNameOfABlockIsCut();
    void noCountOfTurnsIsCut();
    void everyWordFits_data();
    void everyWordFits();
};

void FitTest::theRecorderSeesWhatIsWrong()
{
    const auto look = support::makeLook();
    QWidget view;
    auto* narrow = new ui::Label(*look, ui::Style::Body, "Unbreakable", ui::Ink::Text, &view);
    narrow->setGeometry(10, 10, 40, 200);
    auto* wide = new ui::Label(*look, ui::Style::Body, "apart", ui::Ink::Text, &view);
    wide->setGeometry(200, 10, 100, 30);
    support::settle(view, {400, 300});
    QVERIFY(!support::broken(view).isEmpty());
    QCOMPARE(support::crossed(view), QStringList());
    narrow->setGeometry(200, 10, 150, 30);
    QCOMPARE(support::broken(view), QStringList());
    QVERIFY(!support::crossed(view).isEmpty());
    narrow->setGeometry(10, -20, 150, 30);
    QVERIFY(!support::outside(view).isEmpty());
    wide->setWraps(false);
    wide->setGeometry(200, 10, 20, 30);
    QVERIFY(!support::crossed(view).isEmpty());
}

void FitTest::noNameOfABlockIsCut()
{
    const auto look = support::makeLook();
    const auto made = support::sampleTable();
    presentation::Languages languages;
    // From the smallest block that bears its name.
    for (const double r : {ui::metrics::detailSome, ui::metrics::detailAll, ui::metrics::choosingR})
        for (const Language language : presentation::allLanguages()) {
            QVERIFY(languages.install(language));
            const zaibatsu::State& state = made.table->state();
            for (const zaibatsu::BlockId block : zaibatsu::blockIds(state)) {
                const double width =
                    r * (block == zaibatsu::centralCore ? ui::metrics::coreNameWidth : ui::metrics::nameWidth);
                const QString name = presentation::Names(state).block(block);
                const QFont font = look->boardFont(std::max(13.0, ui::metrics::nameSize * r));
                const QString shown =
                    ui::fittedName(name, font, width, ui::metrics::nameOverhang * width).lines.join(' ');
                QVERIFY2(shown == name, qPrintable(presentation::languageCode(language) + ": " + shown));
            }
        }
}

void FitTest::noCountOfTurnsIsCut()
{
    const auto look = support::makeLook();
    const QColor ink = look->ink(ui::Ink::Text);
    presentation::Languages languages;
    for (const Language language : presentation::allLanguages())
        for (const int r : {34, 40, 60, 110}) { // on a phone with all in sight, and near
            QVERIFY(languages.install(language));
            QImage image(2 * r + 40, 2 * r + 40, QImage::Format_ARGB32_Premultiplied);
            image.fill(look->ink(ui::Ink::Board));
            QPainter painter(&image);
            painter.translate(r + 20, r + 20);
            ui::BlockPainter(painter, *look, r).paintMark(ui::BlockMark::GhostLegal, 2);
            painter.end();
            QRect words;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    if (const QColor at = image.pixelColor(x, y); std::abs(at.red() - ink.red())
                            + std::abs(at.green() - ink.green()) + std::abs(at.blue() - ink.blue())
                        < 60)
                        words |= QRect(x - r - 20, y - r - 20, 1, 1);
            const QString which = QStringLiteral("%1 %2: %3 to %4, %5 high")
                                      .arg(presentation::languageCode(language))
                                      .arg(r)
                                      .arg(words.left())
                                      .arg(words.right())
                                      .arg(words.height());
            QFont font = look->font(ui::Style::Row);
            font.setPixelSize(std::max(font.pixelSize(), qRound(0.16 * r)));
            QVERIFY2(!words.isEmpty() && words.left() > -0.8 * r && words.right() < 0.8 * r, qPrintable(which));
            QVERIFY2(words.height() >= QFontMetrics(font).tightBoundingRect("2").height() - 1, qPrintable(which));
        }
}

void FitTest::everyWordFits_data()
{
    QTest::addColumn<int>("place");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    const auto all = support::places();
    const QList<std::pair<const char*, QSize>> sizes{
        {"phone", {360, 640}}, {"small", {800, 600}}, {"tablet", {1280, 800}}};
    for (int i = 0; i < all.size(); ++i)
        for (const auto& [name, size] : sizes)
            for (const double scale : {1.0, 2.0})
                QTest::addRow("%s, %s, %d %%", qPrintable(all[i].name), name, qRound(scale * 100))
                    << i << size << scale;
}

void FitTest::everyWordFits()
{
    QFETCH(int, place);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Program app(support::sampleTable(), Language::English, size, scale);
    QVERIFY(support::places().at(place).go(app));
    QStringList wrong;
    for (const Language language : presentation::allLanguages()) {
        QVERIFY(app.languages.install(language));
        app.settle();
        for (auto* toast : app.window->findChildren<ui::Toast*>())
            toast->dismiss();
        // What lies under a sheet is covered by it.
        QWidget& view = app.sheet() ? *app.sheet() : static_cast<QWidget&>(*app.window);
        QStringList here = support::broken(view) + support::crossed(view) + support::outside(view) + support::cut(view);
        for (const QString& each : here)
            wrong << presentation::languageCode(language) + ": " + each;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable('\n' + wrong.join('\n')));
}

QTEST_MAIN(FitTest)
#include "fit_test.moc"
