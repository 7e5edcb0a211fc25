// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Text is measured as it is painted: nothing outside its box, nothing lost.
#include "look_support.h"
#include "ui/kit/containers.h"
#include "ui/kit/measured_text.h"
#include "ui/kit/step_bar.h"
#include "written.h"

using namespace ui;

class TextTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void paintedTextStaysInItsBox_data();
    void paintedTextStaysInItsBox();
    void aWordIsBrokenOnlyBelowItsLeastSize();
    void stepsShowOneWordWhereNotAllFit();
    void buttonsGrowRatherThanCut_data();
    void buttonsGrowRatherThanCut();
    void whatIsRememberedIsWhatIsMeasured();
    void labelsAreNeverMarkup();
    void flowWrapsAndKeepsDistance();
    void flowFromTheRight();
};

void TextTest::paintedTextStaysInItsBox_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("scale");
    const QString russian = "Пешка не может выполнить взлом: у неё нет такой способности";
    const QString french = "L'emplacement n'est pas valide, aucune case accessible de ce côté";
    for (const double scale : {1.0, 1.5, 2.0})
        for (const int width : {120, 260, 500}) {
            QTest::addRow("ru %d %.1f", width, scale) << russian << width << scale;
            QTest::addRow("fr %d %.1f", width, scale) << french << width << scale;
            QTest::addRow("word %d %.1f", width, scale) << "Достопримечательность-незаменимый" << width << scale;
        }
}

void TextTest::paintedTextStaysInItsBox()
{
    QFETCH(QString, text);
    QFETCH(int, width);
    QFETCH(double, scale);
    const auto look = support::makeLook(ThemeChoice::Dark, scale);
    const TextBlock block = textBlock(*look, Style::Body, text);
    const QSizeF size = measureText(block, width);
    QVERIFY(size.width() <= width);
    QImage image(width + 80, static_cast<int>(size.height()) + 80, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    QPainter painter(&image);
    drawText(painter, block, {40, 40, static_cast<double>(width), size.height()}, Qt::white);
    painter.end();
    const QRect box(38, 40, width + 4, static_cast<int>(size.height()));
    int inside = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() > 60) {
                QVERIFY2(box.contains(x, y), qPrintable(QString("%1,%2").arg(x).arg(y)));
                ++inside;
            }
    QVERIFY(inside > 100);
}

void TextTest::aWordIsBrokenOnlyBelowItsLeastSize()
{
    const auto look = support::makeLook(ThemeChoice::Dark, 2.0);
    for (const Style style : {Style::Body, Style::Label, Style::Caption, Style::Row, Style::PanelTitle})
        for (const char* word : {"Подтвердить", "Emplacement", "Icebreaker", "Перезагрузка"}) {
            const TextBlock block = textBlock(*look, style, word);
            const int whole = static_cast<int>(measureText(block).width());
            for (int width = leastWidth(block); width <= whole + 2; ++width)
                QVERIFY2(measureText(block, width).height() <= std::ceil(block.lineHeight) + 1,
                         qPrintable(QString("%1 in %2 of %3 px").arg(word).arg(width).arg(whole)));
        }
}

void TextTest::stepsShowOneWordWhereNotAllFit()
{
    const auto look = support::makeLook();
    StepBar bar(*look, {"Взять", "Разместить", "Подтвердить"}, 1);
    const auto words = [&](int width) {
        bar.resize(width, bar.heightForWidth(width));
        QStringList all;
        for (const support::Written& each : support::written(bar))
            all << each.text.trimmed();
        return all;
    };
    QCOMPARE(words(400), (QStringList{"Взять", "Разместить", "Подтвердить"}));
    QCOMPARE(words(200), QStringList{"Разместить"});
    QCOMPARE(bar.accessibleName(), QString("Step 2 of 3: Разместить"));
}

void TextTest::buttonsGrowRatherThanCut_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("width");
    QTest::newRow("fits") << "Undo" << 200;
    QTest::newRow("two lines") << "Продолжить эту партию" << 150;
    QTest::newRow("many lines") << "Fix, keep as rulings of the table" << 100;
}

void TextTest::buttonsGrowRatherThanCut()
{
    QFETCH(QString, text);
    QFETCH(int, width);
    const auto look = support::makeLook(ThemeChoice::Dark, 1.5);
    Button button(*look, ButtonKind::Raised, text);
    button.setGlyph("check");
    // With 300 px to spare not one pixel more of the words is seen than at the height asked for.
    const auto ink = [&](int height) {
        button.resize(width, height);
        const QImage image = button.grab().toImage();
        int count = 0;
        for (int y = 6; y < image.height() - 6; ++y)
            for (int x = 3; x < image.width() - 3; ++x)
                count += image.pixelColor(x, y).lightness() > 140;
        return count;
    };
    const int tight = button.heightForWidth(width);
    QVERIFY(ink(tight) > 100);
    QVERIFY(std::abs(ink(tight) - ink(tight + 300)) <= ink(tight) / 20);
    QVERIFY(button.heightForWidth(width) >= 48);
}

void TextTest::whatIsRememberedIsWhatIsMeasured()
{
    const auto look = support::makeLook();
    MeasuredText remembered(*look);
    const QStringList texts{"", "OK", "L'emplacement n'est pas valide", "Пешка не может выполнить взлом",
                            "two\nlines of it"};
    const auto agree = [&](const QString& text, Style style, bool italic) {
        TextBlock block = textBlock(*look, style, text);
        block.font.setItalic(italic);
        MeasuredText& words = remembered.of(text, style, italic);
        for (const int width : {0, 40, 90, 91, 200, 201, 60, 300, 40, 75, 55, 1000, 90})
            if (words.size(width) != measureText(block, width))
                return false;
        return words.longestWord() == longestWord(block) && words.leastWidth() == leastWidth(block);
    };
    for (const double scale : {1.0, 1.4, 2.0, 1.0}) {
        look->setTextScale(scale);
        for (const Style style : {Style::Body, Style::PanelTitle, Style::Id})
            for (const QString& text : texts)
                for (const bool italic : {false, true, false})
                    QVERIFY2(agree(text, style, italic), qPrintable(text));
    }
}

void TextTest::labelsAreNeverMarkup()
{
    const auto look = support::makeLook();
    Label plain(*look, Style::Body, "<b>Bo</b> & Ana");
    Label other(*look, Style::Body, "Bo & Ana");
    QVERIFY(plain.sizeHint().width() > other.sizeHint().width());
}

void TextTest::flowWrapsAndKeepsDistance()
{
    const auto look = support::makeLook();
    QWidget view;
    auto* flow = new FlowLayout(&view, 8);
    for (int i = 0; i < 7; ++i)
        flow->addWidget(new IconButton(*look, "plus", QString::number(i)));
    support::settle(view, {180, 400});
    QCOMPARE(flow->heightForWidth(180), 3 * 48 + 2 * 8);
    QCOMPARE(flow->heightForWidth(1000), 48);
    QCOMPARE(support::tooNear(view).join('\n'), QString());
}

void TextTest::flowFromTheRight()
{
    const auto look = support::makeLook();
    QWidget view;
    auto* flow = new FlowLayout(&view, 8);
    flow->setAlignedRight(true);
    auto* button = new IconButton(*look, "plus", "one");
    flow->addWidget(button);
    support::settle(view, {300, 48});
    QCOMPARE(button->geometry(), QRect(252, 0, 48, 48));
}

QTEST_MAIN(TextTest)
#include "text_test.moc"
