// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rulebook as the window shows it: whole in four languages, every way in leads somewhere.
#include "presentation/help_entries.h"
#include "presentation/rule_book.h"
#include "presentation/rulebook_words.h"

#include <QFile>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace presentation;

namespace {

QStringList idsOf(const QList<RuleChapter>& chapters)
{
    QStringList ids;
    for (const RuleChapter& chapter : chapters)
        for (const RuleLink& entry : chapter.entries)
            ids << entry.id;
    return ids;
}

/// The ids as resources/rulebook has them, read apart.
QStringList writtenIds()
{
    QStringList ids;
    for (const char* game : {"zaibatsu", "infiltration", "neuroscape"}) {
        QFile file(QStringLiteral(ZC_SOURCE_DIR "/resources/rulebook/%1/ru.md").arg(QLatin1String(game)));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        static const QRegularExpression heading(QStringLiteral("^## (\\S+)$"), QRegularExpression::MultilineOption);
        for (auto each = heading.globalMatch(QString::fromUtf8(file.readAll())); each.hasNext();)
            ids << each.next().captured(1);
    }
    return ids;
}

} // namespace

class RuleBookTest : public QObject {
    Q_OBJECT
private slots:
    void everyEntryStandsInOneChapter_data() { languages(); }
    void everyEntryStandsInOneChapter();
    void chaptersAreTranslated_data() { languages(); }
    void chaptersAreTranslated();
    void everyEntryCanBeRead_data() { languages(); }
    void everyEntryCanBeRead();
    void whatStandsOutIsWhatIsWritten();
    void foundWordsAreMarked_data();
    void foundWordsAreMarked();
    void aGuessIsTold();
    void printedPlacesAreInTheLanguage();
    void everyRuleIsExplained();
    void everyQuestionMarkLeadsSomewhere();
    void pagesAreEscaped();

private:
    static void languages()
    {
        QTest::addColumn<int>("language");
        for (const Language each : allLanguages())
            QTest::newRow(qPrintable(languageCode(each))) << static_cast<int>(each);
    }
    RuleBook m_book;
};

void RuleBookTest::everyEntryStandsInOneChapter()
{
    QFETCH(int, language);
    QVERIFY(m_book.isReadable());
    QStringList ids = idsOf(m_book.contents(static_cast<Language>(language)));
    QStringList written = writtenIds();
    QVERIFY(written.size() > 200);
    ids.sort();
    written.sort();
    QCOMPARE(ids, written);
}

void RuleBookTest::chaptersAreTranslated()
{
    QFETCH(int, language);
    const auto here = m_book.contents(static_cast<Language>(language));
    const auto english = m_book.contents(Language::English);
    QCOMPARE(here.size(), english.size());
    static const QSet<QString> same{"Icebreaker", "Protocols", "Agents", "Search", "Control", "Protocoles"};
    for (qsizetype i = 0; i < here.size(); ++i) {
        QVERIFY(!here.at(i).title.isEmpty());
        if (static_cast<Language>(language) != Language::English && !same.contains(here.at(i).title))
            QVERIFY2(here.at(i).title != english.at(i).title, qPrintable(here.at(i).title));
    }
}

void RuleBookTest::everyEntryCanBeRead()
{
    QFETCH(int, language);
    const auto shown = static_cast<Language>(language);
    for (const QString& id : idsOf(m_book.contents(shown))) {
        const auto article = m_book.article(id, shown);
        QVERIFY2(article, qPrintable(id));
        QVERIFY2(!article->title.isEmpty() && !article->body.isEmpty(), qPrintable(id));
        QVERIFY2(!article->where.endsWith(", "), qPrintable(id + ": " + article->where));
        for (const RuleParagraph& part : article->body)
            QVERIFY2(!part.words.text.contains("**") && !part.words.text.trimmed().isEmpty(), qPrintable(id));
        for (const RuleLink& link : article->see)
            QVERIFY2(!link.title.isEmpty() && link.id != id, qPrintable(id + " sees " + link.id));
        QCOMPARE(article->figure.isEmpty(), article->caption.isEmpty());
        if (!article->figure.isEmpty()) {
            QVERIFY2(
                QFile::exists(QStringLiteral(ZC_SOURCE_DIR "/resources/rulebook/figures/%1.svg").arg(article->figure)),
                qPrintable(article->figure));
            if (shown != Language::English)
                QVERIFY2(article->caption != m_book.article(id, Language::English)->caption,
                         qPrintable(article->figure));
        }
        QVERIFY(!article->printed.isEmpty());
    }
    QVERIFY(!m_book.article("no-such-entry", shown));
}

void RuleBookTest::whatStandsOutIsWhatIsWritten()
{
    int bold = 0;
    const QStringList ids = idsOf(m_book.contents(Language::Russian));
    for (const QString& id : ids)
        for (const QList<RuleParagraph> body = m_book.article(id, Language::Russian)->body; const auto& part : body)
            for (const TextSpan& span : part.words.spans) {
                ++bold;
                const QString word = part.words.text.mid(span.begin, span.length);
                QVERIFY2(word == word.trimmed() && !word.isEmpty(), qPrintable(id + ": " + word));
            }
    int written = 0;
    for (const char* game : {"zaibatsu", "infiltration", "neuroscape"}) {
        QFile file(QStringLiteral(ZC_SOURCE_DIR "/resources/rulebook/%1/ru.md").arg(QLatin1String(game)));
        QVERIFY(file.open(QIODevice::ReadOnly));
        written += static_cast<int>(QString::fromUtf8(file.readAll()).count("**")) / 2;
    }
    QCOMPARE(bold, written);
}

void RuleBookTest::foundWordsAreMarked_data()
{
    QTest::addColumn<int>("language");
    QTest::addColumn<QString>("asked");
    QTest::addColumn<QString>("marked");
    QTest::newRow("en") << static_cast<int>(Language::English) << "bonus counter" << "counter";
    QTest::newRow("es") << static_cast<int>(Language::Spanish) << "peon eliminado" << QStringLiteral("peón");
    QTest::newRow("fr") << static_cast<int>(Language::French) << "pion elimine" << "pion";
    QTest::newRow("ru") << static_cast<int>(Language::Russian) << QStringLiteral("действий")
                        << QStringLiteral("действи");
}

void RuleBookTest::foundWordsAreMarked()
{
    QFETCH(int, language);
    QFETCH(QString, asked);
    QFETCH(QString, marked);
    const RuleAnswer answer = m_book.search(asked, static_cast<Language>(language), 5);
    QVERIFY(!answer.hits.isEmpty());
    QVERIFY(answer.shown.isEmpty()); // every word is known
    bool found = false;
    for (const RuleHit& hit : answer.hits)
        for (const SpannedText* text : {&hit.title, &hit.excerpt})
            for (const TextSpan& span : text->spans)
                found = found || text->text.mid(span.begin, span.length).toLower().contains(marked);
    QVERIFY(found);
}

void RuleBookTest::aGuessIsTold()
{
    const RuleAnswer slipped = m_book.search("bonis conter", Language::English, 5);
    QVERIFY(!slipped.hits.isEmpty());
    QVERIFY2(slipped.shown.contains("bonus") && slipped.shown.contains("counter"), qPrintable(slipped.shown));
    const RuleAnswer accented = m_book.search(QStringLiteral("bonificacoin"), Language::Spanish, 5);
    QVERIFY2(accented.shown.contains(QStringLiteral("bonificación")), qPrintable(accented.shown));
    QVERIFY(m_book.search("   ", Language::English, 5).hits.isEmpty());
}

void RuleBookTest::printedPlacesAreInTheLanguage()
{
    const auto printed = [&](Language language) { return m_book.article("setup-editions", language)->printed; };
    QVERIFY2(printed(Language::Russian).contains(QStringLiteral("«Game Setup»")),
             qPrintable(printed(Language::Russian)));
    QVERIFY2(!printed(Language::Russian).contains("pp."), qPrintable(printed(Language::Russian)));
    QVERIFY2(printed(Language::English).contains(QStringLiteral("“Game Setup”")),
             qPrintable(printed(Language::English)));
}

void RuleBookTest::everyRuleIsExplained()
{
    QFile file(QStringLiteral(ZC_SOURCE_DIR "/resources/rules/ids.json"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    static const QRegularExpression id(QStringLiteral("\"id\": \"([RA]-\\d+)\""));
    int rules = 0;
    for (auto each = id.globalMatch(QString::fromUtf8(file.readAll())); each.hasNext(); ++rules) {
        const QString rule = each.next().captured(1);
        QVERIFY2(!m_book.explaining(rule).isEmpty(), qPrintable(rule));
    }
    QVERIFY(rules > 250);
    QVERIFY(m_book.explaining("R-none").isEmpty());
}

void RuleBookTest::everyQuestionMarkLeadsSomewhere()
{
    const auto leads = [&](const QString& entry) { return !m_book.title(entry, Language::French).isEmpty(); };
    for (int i = 0; i <= static_cast<int>(NowAction::Sacrifice); ++i)
        QVERIFY2(leads(helpEntry(static_cast<NowAction>(i))), QByteArray::number(i));
    using zaibatsu::Phase;
    for (const Phase phase : {Phase::Setup, Phase::Beginning, Phase::Action, Phase::Recycling, Phase::Over})
        QVERIFY(leads(helpEntry(phase)));
}

void RuleBookTest::pagesAreEscaped()
{
    RuleArticle article;
    article.where = "A & B";
    article.title = "<b>1 < 2</b>";
    article.body = {{RuleParagraph::Kind::Item, {"a < b", {{0, 1}}}}, {RuleParagraph::Kind::Example, {"c & d", {}}}};
    const QString html = articleAsHtml(article);
    QVERIFY2(html.contains("<h1>&lt;b&gt;1 &lt; 2&lt;/b&gt;</h1>") && html.contains("<ul><li><b>a</b> &lt; b</li></ul>")
                 && html.contains("c &amp; d") && html.contains("A &amp; B"),
             qPrintable(html));
    QVERIFY(articleAsText(article).contains("- a < b"));
}

QTEST_GUILESS_MAIN(RuleBookTest)
#include "rule_book_test.moc"
