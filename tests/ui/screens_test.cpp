// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Every screen of the shell at every size: names, sizes, distances, nothing cut, in words as long as the longest
// language's.
#include "fake_tables.h"
#include "look_support.h"
#include "ui/kit/containers.h"
#include "ui/shell/home_screen.h"
#include "ui/shell/log_screen.h"
#include "ui/shell/new_table_screen.h"
#include "ui/shell/roll_screen.h"
#include "ui/shell/settings_screen.h"

#include <QScrollBar>
#include <QTranslator>

using namespace ui;

namespace {

/// Makes every text 40 % longer, as Russian and French do.
class LongWords : public QTranslator {
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int n) const override
    {
        QString text = QString::fromUtf8(source);
        if (text.startsWith("d MMMM") || text.startsWith("HH"))
            return text;
        text.replace("%n", QString::number(n));
        QStringList words = text.split(' ');
        const qsizetype extra = std::max<qsizetype>(1, words.size() * 2 / 5);
        for (qsizetype i = 0; i < extra; ++i)
            words << (words.size() > 3 ? "ещё" : "слово");
        return words.join(' ');
    }
};

NewTable threePlayers()
{
    NewTable agreed;
    agreed.players = {{"Bo", Owner::Blue, {3}}, {"Mia", Owner::Green, {5, 2}}, {"Ana", Owner::Red, {5, 4}}};
    return agreed;
}

/// A screen of some rows.
class Rows : public Screen {
public:
    using Screen::Screen;
    int rows = 60;
    [[nodiscard]] QString title() const override { return "Rows"; }

protected:
    QWidget* compose(Breadth) override
    {
        auto* all = new QWidget;
        auto* area = new ScrollArea(look());
        (new QVBoxLayout(all))->addWidget(area);
        area->setObjectName("rows");
        auto* inside = new QWidget;
        auto* pile = new QVBoxLayout(inside);
        for (int i = 0; i < rows; ++i)
            pile->addWidget(new Label(look(), Style::Body, QString::number(i)));
        area->setWidget(inside);
        return all;
    }
};

/// The screens, each ready to be shown.
struct Made {
    fake::Tables tables;
    fake::Games games;
    std::unique_ptr<Look> look;
    std::unique_ptr<Screen> screen;

    explicit Made(const QString& name, ThemeChoice theme, double scale) : look(support::makeLook(theme, scale))
    {
        tables.kept = fake::sampleTables();
        tables.inBin = tables.kept.mid(0, 1);
        tables.table->lines = fake::sampleLog();
        if (name == "home" || name == "home, empty") {
            if (name != "home")
                tables.kept.clear();
            auto home = std::make_unique<HomeScreen>(*look, tables, games);
            home->setLanguageName("Français");
            screen = std::move(home);
        } else if (name.startsWith("new")) {
            auto made = std::make_unique<NewTableScreen>(*look, tables, name == "new, typed", 7);
            NewTable agreed = threePlayers();
            agreed.typedDice = name == "new, typed";
            if (agreed.typedDice)
                agreed.players[1].rolls = {5};
            made->setAgreed(agreed);
            screen = std::move(made);
        } else if (name == "settings") {
            screen = std::make_unique<SettingsScreen>(
                *look, Preferences{}, QList<LanguageChoice>{{"en", "English"}, {"ru", "Русский"}}, "en");
        } else if (name == "roll") {
            auto made = std::make_unique<RollScreen>(*look, tables);
            made->roll();
            screen = std::move(made);
        } else {
            auto made = std::make_unique<LogScreen>(*look, tables.table);
            if (name == "fix")
                made->choose(33);
            screen = std::move(made);
        }
    }
};

} // namespace

class ScreensTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void hold_data();
    void hold();
    void holdInLongWords_data();
    void holdInLongWords();
    void keepFocusAndPlaceWhenComposedAnew();
    void whatIsUnfoldedAtTheEndIsNotRunAfter();
    void arrowKeysGoOnThroughAChangeOfTheme();
    void followTheLanguageAtOnce();
    void dates_data();
    void dates();

private:
    static void rows(bool longWords);
};

void ScreensTest::rows(bool longWords)
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("scale");
    const QList<std::pair<QSize, double>> sizes{{{1280, 800}, 1.0},
                                                {{1280, 800}, 1.5},
                                                {{1280, 800}, 2.0},
                                                {{800, 600}, 1.0},
                                                {{1000, 700}, 1.0},
                                                {{360, 740}, 1.0},
                                                {{360, 740}, longWords ? 1.25 : 2.0}};
    for (const char* name : {"home", "home, empty", "new", "new, typed", "settings", "roll", "log", "fix"})
        for (const auto& [size, scale] : sizes)
            QTest::addRow("%s %dx%d %.2f", name, size.width(), size.height(), scale) << QString(name) << size << scale;
}

void ScreensTest::hold_data() { rows(false); }

void ScreensTest::hold()
{
    QFETCH(QString, name);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    Made made(name, ThemeChoice::Dark, scale);
    support::settle(*made.screen, size);
    QCOMPARE(support::nameless(*made.screen).join('\n'), QString());
    QCOMPARE(support::tooSmall(*made.screen).join('\n'), QString());
    QCOMPARE(support::tooNear(*made.screen).join('\n'), QString());
    QCOMPARE(support::cut(*made.screen).join('\n'), QString());
}

void ScreensTest::holdInLongWords_data() { rows(true); }

void ScreensTest::holdInLongWords()
{
    QFETCH(QString, name);
    QFETCH(QSize, size);
    QFETCH(double, scale);
    LongWords words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    Made made(name, ThemeChoice::Light, scale);
    support::settle(*made.screen, size);
    const QString cut = support::cut(*made.screen).join('\n');
    const QString small = support::tooSmall(*made.screen).join('\n');
    QCoreApplication::removeTranslator(&words);
    QCOMPARE(cut, QString());
    QCOMPARE(small, QString());
}

void ScreensTest::keepFocusAndPlaceWhenComposedAnew()
{
    Made made("settings", ThemeChoice::Dark, 1.5);
    support::settle(*made.screen, {360, 480});
    made.screen->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(made.screen.get()));
    QPointer<SwitchRow> motion = made.screen->findChild<SwitchRow*>("motion");
    motion->setFocus();
    auto* area = made.screen->findChild<QScrollArea*>("settings");
    area->ensureWidgetVisible(motion);
    QVERIFY(motion->hasFocus());
    made.look->setChoice(ThemeChoice::Light);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QApplication::processEvents();
    auto* again = made.screen->findChild<SwitchRow*>("motion");
    QVERIFY(motion.isNull());
    QVERIFY(again->hasFocus());
    QVERIFY(!again->visibleRegion().isEmpty());
}

void ScreensTest::whatIsUnfoldedAtTheEndIsNotRunAfter()
{
    const auto look = support::makeLook();
    Rows screen(*look);
    support::settle(screen, {1280, 600});
    const auto bar = [&screen] { return screen.findChild<QScrollArea*>("rows")->verticalScrollBar(); };
    bar()->setValue(bar()->maximum());
    const int place = bar()->value();
    QVERIFY(place > 0);
    screen.rows = 120; // as a heading at the end that was tapped
    screen.rebuild();
    QTest::qWait(20);
    QVERIFY(bar()->maximum() > place);
    QCOMPARE(bar()->value(), place);
}

void ScreensTest::arrowKeysGoOnThroughAChangeOfTheme()
{
    Made made("settings", ThemeChoice::Dark, 1.0);
    support::settle(*made.screen, {1280, 800});
    made.screen->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(made.screen.get()));
    auto* settings = qobject_cast<SettingsScreen*>(made.screen.get());
    connect(settings, &SettingsScreen::wishesChanged, settings,
            [&](const Preferences& wishes) { apply(wishes, *made.look); });
    made.screen->findChild<Segmented*>("themes")->option(0)->setFocus();
    QList<ThemeName> seen;
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(made.screen->focusWidget(), Qt::Key_Right);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        seen << made.look->theme().name;
    }
    QCOMPARE(seen, (QList<ThemeName>{ThemeName::Dark, ThemeName::Light, ThemeName::HighContrast}));
}

void ScreensTest::followTheLanguageAtOnce()
{
    Made made("home", ThemeChoice::Dark, 1.0);
    support::settle(*made.screen, {1280, 800});
    QCOMPARE(made.screen->findChild<QAbstractButton*>("settings")->text(), QString("Settings"));
    LongWords words;
    QVERIFY(QCoreApplication::installTranslator(&words));
    QApplication::processEvents();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(made.screen->findChild<QAbstractButton*>("settings")->text(), QString("Settings слово"));
    QCoreApplication::removeTranslator(&words);
}

void ScreensTest::dates_data()
{
    QTest::addColumn<QDateTime>("when");
    QTest::addColumn<QString>("text");
    QTest::newRow("today") << QDateTime({2026, 11, 29}, {9, 5}) << "today, 09:05";
    QTest::newRow("yesterday") << QDateTime({2026, 11, 28}, {9, 5}) << "Saturday";
    QTest::newRow("six days ago") << QDateTime({2026, 11, 23}, {9, 5}) << "Monday";
    QTest::newRow("a week ago") << QDateTime({2026, 11, 22}, {9, 5}) << "22 November";
    QTest::newRow("last year") << QDateTime({2025, 12, 1}, {9, 5}) << "1 December 2025";
    QTest::newRow("a clock that ran ahead") << QDateTime({2026, 12, 2}, {9, 5}) << "2 December";
}

void ScreensTest::dates()
{
    QFETCH(QDateTime, when);
    QFETCH(QString, text);
    QLocale::setDefault(QLocale("en"));
    QCOMPARE(whenText(when, QDateTime({2026, 11, 29}, {21, 40})), text);
}

QTEST_MAIN(ScreensTest)
#include "screens_test.moc"
