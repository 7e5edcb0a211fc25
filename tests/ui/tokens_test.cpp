// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The tokens: whole, readable in every theme, and as the look file says.
#include "ui/kit/look.h"
#include "ui/kit/svg_path.h"

#include <QFile>
#include <QFontDatabase>
#include <QFontInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace ui;

namespace {

/// Relative luminance as WCAG 2 defines it, written apart from the program.
double luminance(const QColor& colour)
{
    const auto part = [](double value) {
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * part(colour.redF()) + 0.7152 * part(colour.greenF()) + 0.0722 * part(colour.blueF());
}

double contrast(const QColor& a, const QColor& b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

} // namespace

class TokensTest : public QObject {
    Q_OBJECT
private slots:
    void embeddedOnesAreWhole();
    void coloursAreThoseOfTheFile();
    void brokenFilesTellWhatIsMissing_data();
    void brokenFilesTellWhatIsMissing();
    void textIsReadable_data();
    void textIsReadable();
    void wordsOnColoursAreReadable_data();
    void wordsOnColoursAreReadable();
    void pathsOfTheLook_data();
    void pathsOfTheLook();
    void noPathIsRefused_data();
    void noPathIsRefused();
    void everyLetterHasAGlyph_data();
    void everyLetterHasAGlyph();
    void digitsAreTabular();
    void textSizeAndThemeTellTheirListeners();
    void breadthIsReadByTextSize_data();
    void breadthIsReadByTextSize();
};

void TokensTest::embeddedOnesAreWhole()
{
    const Tokens tokens = embeddedTokens();
    QCOMPARE(tokens.problems, QStringList());
    QCOMPARE(tokens.pawns.size(), 10);
    QVERIFY(tokens.icons.size() >= 60);
    for (auto it = tokens.icons.begin(); it != tokens.icons.end(); ++it) {
        for (const GlyphPart& part : it.value()) {
            QVERIFY2(!part.path.isEmpty(), qPrintable(it.key()));
            const QRectF box = part.path.boundingRect();
            QVERIFY2(box.left() > -0.5 && box.top() > -0.5 && box.right() < 24.5 && box.bottom() < 24.5,
                     qPrintable(it.key()));
        }
    }
}

void TokensTest::coloursAreThoseOfTheFile()
{
    QFile file(ZC_SOURCE_DIR "/resources/look-tokens.json");
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QJsonObject themes = QJsonDocument::fromJson(file.readAll()).object().value("themes").toObject();
    const Tokens tokens = embeddedTokens();
    const QStringList names{"dark", "light", "highContrast"};
    for (int t = 0; t < 3; ++t) {
        const QJsonObject colours = themes.value(names.at(t)).toObject().value("colours").toObject();
        QCOMPARE(colours.size(), static_cast<qsizetype>(inkCount));
        for (std::size_t i = 0; i < inkCount; ++i)
            QCOMPARE(tokens.themes.at(static_cast<std::size_t>(t)).inks.at(i),
                     QColor(colours.value(inkNames().at(i)).toString()));
    }
}

void TokensTest::brokenFilesTellWhatIsMissing_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QString>("problem");
    QTest::newRow("empty") << QByteArray("{}") << "colour bg";
    QTest::newRow("no json") << QByteArray("{") << "unterminated object";
    QTest::newRow("bad path") << QByteArray(R"({"glyphs":{"icons":{"x":[{"path":"M1 ?"}]}}})") << "glyph x";
    QTest::newRow("bad circle") << QByteArray(R"({"glyphs":{"pawns":{"y":[{"circle":[1,2]}]}}})") << "glyph y";
}

void TokensTest::brokenFilesTellWhatIsMissing()
{
    QFETCH(QByteArray, json);
    QFETCH(QString, problem);
    QVERIFY2(tokensFromJson(json).problems.contains(problem), qPrintable(tokensFromJson(json).problems.join(',')));
}

void TokensTest::textIsReadable_data()
{
    QTest::addColumn<int>("theme");
    QTest::addColumn<int>("text");
    QTest::addColumn<int>("surface");
    for (int theme = 0; theme < 3; ++theme)
        for (const Ink text : {Ink::Text, Ink::TextSecondary, Ink::TextMuted})
            for (const Ink surface : {Ink::Bg, Ink::Board, Ink::Panel, Ink::Card, Ink::Raised})
                QTest::addRow("%d %s on %s", theme, inkNames().at(static_cast<std::size_t>(text)),
                              inkNames().at(static_cast<std::size_t>(surface)))
                    << theme << static_cast<int>(text) << static_cast<int>(surface);
}

void TokensTest::textIsReadable()
{
    QFETCH(int, theme);
    QFETCH(int, text);
    QFETCH(int, surface);
    const Theme colours = embeddedTokens().themes.at(static_cast<std::size_t>(theme));
    const double ratio = contrast(colours.ink(static_cast<Ink>(text)), colours.ink(static_cast<Ink>(surface)));
    QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
}

void TokensTest::wordsOnColoursAreReadable_data()
{
    QTest::addColumn<QColor>("words");
    QTest::addColumn<QColor>("surface");
    const Tokens tokens = embeddedTokens();
    for (const Theme& theme : tokens.themes) {
        const int t = static_cast<int>(theme.name);
        QTest::addRow("%d possible", t) << theme.ink(Ink::OnPossible) << theme.ink(Ink::Possible);
        QTest::addRow("%d bonus", t) << theme.ink(Ink::OnBonus) << theme.ink(Ink::Bonus);
        QTest::addRow("%d danger", t) << theme.ink(Ink::OnDanger) << theme.ink(Ink::Danger);
        QTest::addRow("%d warning banner", t) << theme.ink(Ink::Text) << theme.ink(Ink::DangerDim);
        QTest::addRow("%d white die", t) << theme.ink(Ink::PipOnUnshielded) << theme.ink(Ink::DieUnshielded);
        QTest::addRow("%d black die", t) << theme.ink(Ink::PipOnShielded) << theme.ink(Ink::DieShielded);
        QTest::addRow("%d ICE", t) << theme.ink(Ink::OnIce) << theme.ink(Ink::Ice);
        for (std::size_t i = 0; i < ownerCount; ++i)
            QTest::addRow("%d owner %d", t, static_cast<int>(i))
                << theme.owners.at(i).onFill << theme.owners.at(i).fill;
    }
}

void TokensTest::wordsOnColoursAreReadable()
{
    QFETCH(QColor, words);
    QFETCH(QColor, surface);
    QVERIFY2(contrast(words, surface) >= 4.5, qPrintable(QString::number(contrast(words, surface))));
}

void TokensTest::pathsOfTheLook_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QRectF>("box");
    QTest::newRow("lines") << "M3.5 11 12 3.8 20.5 11" << QRectF(3.5, 3.8, 17, 7.2);
    QTest::newRow("relative") << "M8.5 5v14M15.5 5v14" << QRectF(8.5, 5, 7, 14);
    QTest::newRow("across") << "M12 5v14M5 12h14" << QRectF(5, 5, 14, 14);
    QTest::newRow("back") << "M20 16H6" << QRectF(6, 16, 14, 0);
    QTest::newRow("glued numbers") << "M1 1l2-.5.5.5" << QRectF(1, 0.5, 2.5, 0.5);
    QTest::newRow("closed") << "M12 3.5 22 20.5H2z" << QRectF(2, 3.5, 20, 17);
    QTest::newRow("half circle right") << "M12 4.4a7.6 7.6 0 0 1 0 15.2" << QRectF(12, 4.4, 7.6, 15.2);
    QTest::newRow("half circle left") << "M12 3v18a9 9 0 0 1 0-18z" << QRectF(3, 3, 9, 18);
    QTest::newRow("large arc") << "M7 6.2a8 8 0 1 0 10 0" << QRectF(4, 6.2, 16, 14.2);
    QTest::newRow("curve") << "M0 0C0 4 4 4 4 0" << QRectF(0, 0, 4, 3);
    QTest::newRow("smooth curve") << "M0 0C0 4 4 4 4 0S8-4 8 0" << QRectF(0, -3, 8, 6);
    QTest::newRow("quadratic") << "M0 0Q2 4 4 0" << QRectF(0, 0, 4, 2);
}

void TokensTest::pathsOfTheLook()
{
    QFETCH(QString, text);
    QFETCH(QRectF, box);
    const auto path = pathFromSvg(text);
    QVERIFY(path.has_value());
    const QRectF got = path->boundingRect();
    for (const double off :
         {got.left() - box.left(), got.top() - box.top(), got.right() - box.right(), got.bottom() - box.bottom()})
        QVERIFY2(std::abs(off) < 0.25,
                 qPrintable(QString("%1 %2 %3 %4").arg(got.left()).arg(got.top()).arg(got.right()).arg(got.bottom())));
}

void TokensTest::noPathIsRefused_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("number first") << "3 4";
    QTest::newRow("missing number") << "M3";
    QTest::newRow("unknown command") << "M1 1 B2 2";
    QTest::newRow("two dots") << "M1..2 3";
    QTest::newRow("numbers after close") << "M1 1l2 2z 4 4";
}

void TokensTest::noPathIsRefused()
{
    QFETCH(QString, text);
    QVERIFY(!pathFromSvg(text).has_value());
}

void TokensTest::everyLetterHasAGlyph_data()
{
    QTest::addColumn<QString>("letters");
    QTest::newRow("en") << "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?'\"()[]/%+−–—’“”…·×→";
    QTest::newRow("es") << "ÁÉÍÓÚÜÑáéíóúüñ¿¡«»";
    QTest::newRow("fr") << "ÀÂÆÇÉÈÊËÎÏÔŒÙÛÜŸàâæçéèêëîïôœùûüÿ«»’";
    QTest::newRow("ru") << "АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмнопрстуфхцчшщъыьэюя№";
}

void TokensTest::everyLetterHasAGlyph()
{
    QFETCH(QString, letters);
    QVERIFY(loadFonts());
    const Look look(std::make_shared<const Tokens>(embeddedTokens()));
    for (const QFont& font : {look.font(Style::Body), look.font(Style::Row), look.font(Style::Title),
                              look.font(Style::Id), look.boardFont(20)}) {
        QCOMPARE(QFontInfo(font).family(), font.families().first());
        const QFontMetrics metrics(font);
        for (const QChar letter : letters)
            if (font.families().first() != "ZC Condensed" || letter != u'→')
                QVERIFY2(metrics.inFont(letter), qPrintable(font.families().first() + ": " + letter));
    }
}

void TokensTest::digitsAreTabular()
{
    QVERIFY(loadFonts());
    const Look look(std::make_shared<const Tokens>(embeddedTokens()));
    for (const Style style : {Style::Body, Style::Row, Style::NumberM, Style::Number}) {
        const QFontMetricsF metrics(look.font(style));
        for (int digit = 1; digit < 10; ++digit)
            QCOMPARE(metrics.horizontalAdvance(QString::number(digit)), metrics.horizontalAdvance("0"));
    }
}

void TokensTest::textSizeAndThemeTellTheirListeners()
{
    Look look(std::make_shared<const Tokens>(embeddedTokens()));
    QSignalSpy changes(&look, &Look::changed);
    look.setTextScale(9);
    QCOMPARE(look.textScale(), 2.0);
    look.setTextScale(2.0);
    QCOMPARE(changes.count(), 1);
    look.setChoice(ThemeChoice::System);
    look.setSystemDark(false);
    QCOMPARE(look.theme().name, ThemeName::Light);
    QCOMPARE(changes.count(), 3);
    QCOMPARE(look.font(Style::Body).pixelSize(), 32);
    QVERIFY(look.duration(Motion::Panel) == 200);
    look.setReducedMotion(true);
    QCOMPARE(look.duration(Motion::Panel), 0);
}

void TokensTest::breadthIsReadByTextSize_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<double>("scale");
    QTest::addColumn<int>("breadth");
    QTest::newRow("tablet") << 1280 << 1.0 << static_cast<int>(Breadth::Wide);
    QTest::newRow("tablet, large text") << 1280 << 2.0 << static_cast<int>(Breadth::Compact);
    QTest::newRow("edge of wide") << 1180 << 1.0 << static_cast<int>(Breadth::Wide);
    QTest::newRow("below wide") << 1179 << 1.0 << static_cast<int>(Breadth::Medium);
    QTest::newRow("800") << 800 << 1.0 << static_cast<int>(Breadth::Compact);
    QTest::newRow("phone") << 360 << 1.0 << static_cast<int>(Breadth::Narrow);
}

void TokensTest::breadthIsReadByTextSize()
{
    QFETCH(int, width);
    QFETCH(double, scale);
    QFETCH(int, breadth);
    Look look(std::make_shared<const Tokens>(embeddedTokens()));
    look.setTextScale(scale);
    QCOMPARE(static_cast<int>(look.breadth(width)), breadth);
}

QTEST_MAIN(TokensTest)
#include "tokens_test.moc"
