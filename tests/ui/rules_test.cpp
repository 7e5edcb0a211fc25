// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The Rules panel: looking up, reading on and back, bookmarks, two languages, copy, print, F1.
#include "fake_tables.h"
#include "fit_support.h"
#include "ui/kit/figure_view.h"
#include "ui/shell/main_window.h"
#include "ui/shell/rule_article.h"
#include "ui/shell/rules_screen.h"

#include <QBuffer>
#include <QClipboard>
#include <QDir>
#include <QPdfWriter>
#include <QSvgRenderer>
#include <QTemporaryDir>

using namespace ui;

namespace {

struct Shown {
    QTemporaryDir folder;
    std::unique_ptr<Look> look = support::makeLook();
    fake::Tables tables;
    fake::Games games;
    presentation::Languages languages;
    std::unique_ptr<MainWindow> window;

    explicit Shown(QSize size = {1280, 800})
    {
        tables.kept = fake::sampleTables();
        Preferences wishes;
        wishes.theme = ThemeChoice::Dark;
        wishes.reducedMotion = true;
        (void)savePreferences(file(), wishes);
        start(size);
    }
    void start(QSize size)
    {
        window = std::make_unique<MainWindow>(ShellParts{*look, tables, games, languages, file()});
        support::settle(*window, size);
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
    }
    [[nodiscard]] QString file() const { return folder.filePath("settings.ini"); }
    [[nodiscard]] RulesScreen& rules() const { return *window->findChild<RulesScreen*>(); }
    /// The one of that name in sight; parts that were replaced are on their way out.
    template <class T = QAbstractButton>
    [[nodiscard]] T* seen(const QString& name) const
    {
        for (T* each : window->findChildren<T*>(name))
            if (each->isVisible())
                return each;
        return nullptr;
    }
    bool tap(const QString& name)
    {
        auto* button = seen(name);
        if (!button)
            return false;
        button->click();
        settle();
        return true;
    }
    void type(const QString& words)
    {
        auto* field = seen<QLineEdit>("find-rule");
        QVERIFY(field);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, words);
        settle();
    }
    [[nodiscard]] QString title() const
    {
        const auto* label = seen<QLabel>("article-title");
        return label ? label->text() : QString();
    }
    void settle()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QApplication::processEvents();
    }
};

} // namespace

class RulesTest : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QVERIFY(loadFonts()); }
    void typingAnswersAndEnterReads();
    void theBestAnswerIsNotReadUnlessChosen();
    void readingOnAndBack();
    void bookmarksAndLatelyReadAreKept();
    void unknownEntriesOfAnotherVersionAreLeftOut();
    void anotherLanguageKeepsThePlace();
    void twoLanguagesStandSideBySide();
    void sameLanguageTwiceChangesPlaces();
    void escapeLeadsOutStepByStep();
    void aPhoneShowsOneAtATime();
    void copyTakesThePlainText();
    void printMakesAPage();
    void everyDrawingIsInked_data();
    void everyDrawingIsInked();
    void helpKeyOpensTheRuleOfWhatHasTheFocus();
    void aRuleShowsTheEntryThatExplainsIt();
    void everyLetterOfTheTextsHasAGlyph();
    void everyEntryFits_data();
    void everyEntryFits();
};

void RulesTest::typingAnswersAndEnterReads()
{
    Shown app;
    QVERIFY(app.tap("rules"));
    QVERIFY(app.seen<QLineEdit>("find-rule")->hasFocus()); // one types at once
    app.type("winning a bonus");
    QVERIFY(app.seen("entry-winning-bonus-counter"));
    QCOMPARE(app.title(), QString("Winning a bonus counter"));
    QTest::keyClick(app.seen<QLineEdit>("find-rule"), Qt::Key_Return);
    app.settle();
    QCOMPARE(app.rules().shownEntry(), QString("winning-bonus-counter"));
    QCOMPARE(app.rules().marks().lately, QStringList{"winning-bonus-counter"});
    app.type("bonis conter");
    bool told = false;
    for (const auto* label : app.window->findChildren<Label*>())
        told =
            told || (label->isVisible() && label->text().contains("bonus counter") && label->text().contains("Shown"));
    QVERIFY(told);
    app.type("qqqqqqqq");
    QVERIFY(!app.seen("entry-winning-bonus-counter"));
}

void RulesTest::theBestAnswerIsNotReadUnlessChosen()
{
    Shown app;
    app.window->openRules("reboot");
    app.type("delete");
    QVERIFY(app.rules().shownEntry() != QString("reboot"));
    QCOMPARE(app.rules().marks().lately, QStringList{"reboot"});
    app.type(" ");
    QCOMPARE(app.rules().shownEntry(), QString("reboot"));
}

void RulesTest::readingOnAndBack()
{
    Shown app;
    app.window->openRules("bonus-icon");
    app.settle();
    const auto article = presentation::RuleBook().article("bonus-icon", presentation::Language::English);
    const QString next = article->see.first().id;
    QVERIFY(app.tap("see-" + next));
    QCOMPARE(app.rules().shownEntry(), next);
    QVERIFY(app.tap("entry-before"));
    QCOMPARE(app.rules().shownEntry(), QString("bonus-icon"));
    QVERIFY(!app.rules().canGoBack());
    QVERIFY(app.tap("entry-after"));
    QCOMPARE(app.rules().shownEntry(), next);
    QVERIFY(app.tap("entry-before"));
    app.rules().open("hulk"); // another way on: the way forward is gone
    QVERIFY(!app.rules().canGoForward());
}

void RulesTest::bookmarksAndLatelyReadAreKept()
{
    Shown app;
    app.window->openRules("hulk");
    app.settle();
    QVERIFY(app.tap("bookmark"));
    app.rules().open("idoru");
    app.window->goHome();
    app.start({1280, 800});
    app.window->openRules();
    app.settle();
    QVERIFY(app.tap("bookmarks"));
    QVERIFY(app.seen("entry-hulk"));
    QVERIFY(!app.seen("entry-idoru"));
    QVERIFY(app.tap("lately"));
    QVERIFY(app.seen("entry-idoru")->mapToGlobal(QPoint()).y() < app.seen("entry-hulk")->mapToGlobal(QPoint()).y());
    QVERIFY(app.tap("entry-hulk") && app.tap("bookmark") && app.tap("bookmarks"));
    QVERIFY(!app.seen("entry-hulk"));
    QCOMPARE(loadReading(app.file()).bookmarks, QStringList());
}

void RulesTest::unknownEntriesOfAnotherVersionAreLeftOut()
{
    Shown app;
    QVERIFY(saveReading(app.file(), {{"no-such-entry", "hulk"}, {"nor-this"}}));
    app.window->openRules();
    app.settle();
    QVERIFY(app.tap("bookmarks"));
    QVERIFY(app.seen("entry-hulk") && !app.seen("entry-no-such-entry"));
    app.rules().open("no-such-entry");
    QVERIFY(app.rules().shownEntry().isEmpty());
}

void RulesTest::anotherLanguageKeepsThePlace()
{
    Shown app;
    app.window->openRules("bonus-icon");
    app.type("bonus");
    app.rules().open("bonus-icon");
    const QString english = app.title();
    app.rules().setLanguage(presentation::Language::Russian);
    app.settle();
    QCOMPARE(app.rules().shownEntry(), QString("bonus-icon"));
    QVERIFY(app.title() != english && !app.title().isEmpty());
    QCOMPARE(app.seen<QLineEdit>("find-rule")->text(), QString("bonus"));
    QVERIFY(app.seen("entry-bonus-icon")); // a question in one language finds what is shown in another
}

void RulesTest::twoLanguagesStandSideBySide()
{
    Shown app;
    app.window->openRules("bonus-icon");
    app.rules().setLanguage(presentation::Language::Spanish);
    app.settle();
    QVERIFY(app.tap("two-languages"));
    const auto titles = app.window->findChildren<QLabel*>("article-title");
    QList<QLabel*> seen;
    for (QLabel* each : titles)
        if (each->isVisible())
            seen << each;
    QCOMPARE(seen.size(), 2);
    const presentation::RuleBook book;
    QCOMPARE(seen.at(0)->text(), book.title("bonus-icon", presentation::Language::Spanish));
    QCOMPARE(seen.at(1)->text(), book.title("bonus-icon", presentation::Language::English));
    QList<int> heights;
    for (const auto* figure : app.window->findChildren<FigureView*>())
        if (figure->isVisible())
            heights << figure->mapTo(app.window.get(), QPoint()).y();
    QCOMPARE(heights.size(), 2);
    QCOMPARE(heights.at(0), heights.at(1)); // drawings lie on one line
    QVERIFY(app.tap("see-" + book.article("bonus-icon", presentation::Language::English)->see.first().id));
    QVERIFY(app.rules().twoLanguages()); // reading on stays in both
}

void RulesTest::sameLanguageTwiceChangesPlaces()
{
    Shown app;
    app.window->openRules("hulk");
    QVERIFY(app.tap("two-languages"));
    auto* second = app.seen<Picker>("second-language");
    QVERIFY(second);
    second->pick(0); // English, which stands on the left
    app.settle();
    QCOMPARE(app.rules().language(), presentation::Language::Spanish);
    QCOMPARE(app.seen<Picker>("second-language")->picked(), 0);
}

void RulesTest::escapeLeadsOutStepByStep()
{
    Shown app;
    app.window->openRules("hulk");
    app.type("delete");
    app.rules().open("delete");
    app.rules().setTwoLanguages(true);
    const auto escape = [&] {
        QTest::keyClick(app.window->current(), Qt::Key_Escape);
        app.settle();
    };
    escape();
    QVERIFY(!app.rules().twoLanguages());
    escape();
    QVERIFY(app.seen<QLineEdit>("find-rule")->text().isEmpty());
    escape();
    QVERIFY(!qobject_cast<RulesScreen*>(app.window->current()));
}

void RulesTest::aPhoneShowsOneAtATime()
{
    Shown app({360, 740});
    app.window->openRules();
    app.settle();
    QVERIFY(app.seen("chapter-0") && app.title().isEmpty());
    QVERIFY(app.tap("chapter-0"));
    QVERIFY(app.tap("entry-components"));
    QVERIFY(!app.title().isEmpty() && !app.seen<QLineEdit>("find-rule"));
    QVERIFY(app.tap("back"));
    QVERIFY(app.seen("entry-components")); // the list as it was
    QVERIFY(app.tap("to-contents"));
    QVERIFY(app.seen("chapter-0"));
    QVERIFY(app.tap("game-neuroscape") && app.seen("chapter-24") && !app.seen("chapter-0"));
    QVERIFY(app.tap("back"));
    QVERIFY(!qobject_cast<RulesScreen*>(app.window->current()));
}

void RulesTest::copyTakesThePlainText()
{
    Shown app;
    app.window->openRules("counters-each");
    app.settle();
    QVERIFY(app.tap("copy"));
    const QString copied = QGuiApplication::clipboard()->text();
    QVERIFY2(copied.startsWith("Control counters for 2") && copied.contains("R-008") && !copied.contains("**"),
             qPrintable(copied));
}

void RulesTest::printMakesAPage()
{
    const auto look = support::makeLook();
    const auto article = presentation::RuleBook().article("bonus-icon", presentation::Language::Russian);
    QByteArray paper;
    QBuffer buffer(&paper);
    QVERIFY(buffer.open(QIODevice::WriteOnly));
    QPdfWriter writer(&buffer);
    printArticle(writer, *look, *article);
    buffer.close();
    QVERIFY(paper.startsWith("%PDF") && paper.contains("/Image")); // the drawing is on it
    QCOMPARE(look->choice(), ThemeChoice::Dark);
}

void RulesTest::everyDrawingIsInked_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("dark") << static_cast<int>(ThemeChoice::Dark);
    QTest::newRow("light") << static_cast<int>(ThemeChoice::Light);
    QTest::newRow("high contrast") << static_cast<int>(ThemeChoice::HighContrast);
}

void RulesTest::everyDrawingIsInked()
{
    QFETCH(int, theme);
    const auto look = support::makeLook(static_cast<ThemeChoice>(theme));
    const QStringList files = QDir(":/rulebook").entryList({"*.svg"});
    QVERIFY(files.size() >= 12);
    for (const QString& file : files) {
        const QByteArray svg = ruleFigure(file.chopped(4));
        QVERIFY2(!svg.isEmpty(), qPrintable(file));
        const QByteArray inked = inkedSvg(*look, svg);
        QVERIFY2(!inked.contains('@'), qPrintable(file + " has a role that no theme has"));
        QVERIFY2(inked != svg && QSvgRenderer(inked).isValid(), qPrintable(file));
        FigureView view(*look, svg);
        QVERIFY(view.isValid() && view.heightForWidth(300) > 0);
        QVERIFY2(view.heightForWidth(2000) == view.sizeHint().height(), "it never grows beyond its own size");
    }
    QVERIFY(ruleFigure("no-such-drawing").isEmpty());
}

void RulesTest::helpKeyOpensTheRuleOfWhatHasTheFocus()
{
    Shown app;
    QTest::keyClick(app.window.get(), Qt::Key_F1);
    app.settle();
    QVERIFY(qobject_cast<RulesScreen*>(app.window->current()));
    app.window->goHome();
    app.window->openNewTable();
    app.settle();
    QVERIFY(app.tap("house-rules"));
    auto* rule = app.seen<QWidget>("rule-A-009");
    QVERIFY(rule);
    rule->setFocus();
    QTest::keyClick(rule, Qt::Key_F1);
    app.settle();
    auto* sheet = app.seen<QWidget>("rule");
    QVERIFY(sheet && sheet->accessibleName().startsWith("A-009"));
    app.window->back();
    QVERIFY(app.tap("about-A-009")); // its `?` says the same
    QVERIFY(app.seen<QWidget>("rule")->accessibleName().startsWith("A-009"));
}

void RulesTest::aRuleShowsTheEntryThatExplainsIt()
{
    Shown app;
    app.window->openRule("R-056");
    app.settle();
    const presentation::RuleBook book;
    const QString entry = book.explaining("R-056").first();
    QCOMPARE(app.title(), book.title(entry, presentation::Language::English));
    QVERIFY(app.seen<QLabel>("rule-title"));
    QVERIFY(app.tap("open-rules"));
    QCOMPARE(app.rules().shownEntry(), entry);
    QVERIFY(!app.seen<QWidget>("rule"));
    app.window->goHome();
    app.window->openRule("R-none");
    app.settle();
    QVERIFY(app.seen<QLabel>("rule-title")->text().contains("R-none"));
    QVERIFY(!app.seen("open-rules"));
}

void RulesTest::everyLetterOfTheTextsHasAGlyph()
{
    const auto look = support::makeLook();
    const presentation::RuleBook book;
    for (const Style style : {Style::Title, Style::Reading, Style::Body, Style::Row}) {
        const QFontMetrics metrics(look->font(style));
        for (const presentation::Language language : presentation::allLanguages()) {
            QSet<QChar> letters;
            for (const presentation::RuleChapter& chapter : book.contents(language))
                for (const presentation::RuleLink& entry : chapter.entries)
                    for (const QChar letter : presentation::articleAsText(*book.article(entry.id, language)))
                        if (!letter.isSpace())
                            letters << letter;
            for (const QChar letter : letters)
                QVERIFY2(metrics.inFont(letter),
                         qPrintable(QStringLiteral("%1 U+%2").arg(letter).arg(letter.unicode(), 0, 16)));
        }
    }
}

void RulesTest::everyEntryFits_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<double>("scale");
    for (const char* code : {"en", "es", "fr", "ru"})
        for (const double scale : {1.0, 2.0})
            QTest::addRow("%s %.0f", code, scale * 100) << QString(code) << scale;
}

void RulesTest::everyEntryFits()
{
    QFETCH(QString, code);
    QFETCH(double, scale);
    const auto language = *presentation::languageOfCode(code);
    const auto look = support::makeLook(ThemeChoice::Dark, scale);
    const presentation::RuleBook book;
    QStringList wrong;
    for (const presentation::RuleChapter& chapter : book.contents(language))
        for (const presentation::RuleLink& entry : chapter.entries) {
            const RuleArticleParts parts(*look, *book.article(entry.id, language), [](const QString&) { });
            QWidget host;
            QWidget* whole = parts.whole();
            whole->setParent(&host);
            whole->resize(328, whole->heightForWidth(328));
            support::settle(host, whole->size());
            for (const QString& each : support::cut(*whole) + support::tooSmall(*whole) + support::tooNear(*whole))
                wrong << entry.id + ": " + each;
        }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n').left(4000)));
}

QTEST_MAIN(RulesTest)
#include "rules_test.moc"
