// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is written becomes an index: a small rulebook read, indexed and asked; what is badly written is told with its
// place.
#include "rulebook/book.h"
#include "rulebook/index.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using rulebook::Book;
using rulebook::Language;

namespace {

rulebook::WrittenEntry entry(const std::string& id, const std::string& title, const std::string& body)
{
    rulebook::WrittenEntry made;
    made.id = id;
    made.game = "zaibatsu";
    made.topic = "t";
    made.rules = {"R-001", "A-002"};
    made.see = {"other"};
    for (auto& text : made.texts)
        text = {id, title, {"words to find it", "another way"}, body};
    return made;
}

} // namespace

class IndexTest : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    QByteArray indexOf(const rulebook::Writing& writing)
    {
        const QString path = m_folder.filePath(QStringLiteral("index.db"));
        QFile::remove(path);
        const auto made = rulebook::makeIndex(writing, path.toStdString());
        QFile file(path);
        return made && file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void aSmallRulebookIsFound()
    {
        rulebook::Writing writing;
        writing.entries = {entry("one", "Doors", "A **door** opens.\n\n- first\n- second\n\n> Example: 2 doors."),
                           entry("two", "The windows", "Windows of the house stay shut, whatever happens to it.")};
        writing.words[0].common = {"the", "of"};
        writing.words[0].meanings = {{{"gate", "portal"}, {"door"}}};
        const QByteArray bytes = indexOf(writing);
        auto book = Book::over({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        QVERIFY(book.has_value());
        const auto first = [&](const char* typed) {
            const auto ranked = book->ranked({typed, Language::English, {}, 10}).value();
            return ranked.empty() ? std::string() : ranked.front().id;
        };
        QCOMPARE(first("door"), std::string("one"));
        QCOMPARE(first("gates"), std::string("one"));   // another form of a player's word
        QCOMPARE(first("porta"), std::string("one"));   // its beginning
        QCOMPARE(first("portla"), std::string("one"));  // with a slip
        QCOMPARE(first("the window"), std::string("two"));
        QCOMPARE(first("nowhere"), std::string());
        const auto found = book->search({"door", Language::English, {}, 1}).value();
        QCOMPARE(found.front().excerpt.text, std::string("A door opens. · first · second Example: 2 doors."));
        QCOMPARE(found.front().excerpt.marks.size(), std::size_t{2});
    }
    void anotherVersionIsRefused()
    {
        QByteArray bytes = indexOf({});
        QVERIFY(!bytes.isEmpty());
        bytes[63] = 99; // the last byte of user_version in the header
        QVERIFY(!Book::over({bytes.constData(), static_cast<std::size_t>(bytes.size())}).has_value());
    }
    void anExcerptIsCutBetweenWords()
    {
        std::string body;
        for (int i = 0; i < 60; ++i)
            body += "слово" + std::to_string(i) + (i % 10 == 9 ? ". " : " ");
        rulebook::Writing writing;
        writing.entries = {entry("long", "Title", body)};
        const QByteArray bytes = indexOf(writing);
        auto book = Book::over({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        const auto found = book->search({"слово45", Language::Russian, {}, 1}).value();
        const auto& excerpt = found.front().excerpt;
        QVERIFY(excerpt.text.starts_with("… слово30 ") && excerpt.text.ends_with(" …"));
        QCOMPARE(excerpt.marks.size(), std::size_t{1});
        QCOMPARE(excerpt.text.substr(excerpt.marks[0].begin, excerpt.marks[0].end - excerpt.marks[0].begin),
                 std::string("слово45"));
    }
    void whatIsBadlyWrittenIsTold_data()
    {
        QTest::addColumn<QString>("markdown");
        QTest::newRow("no words to find it by") << QStringLiteral("## one\nTitle\n\nBody.\n");
        QTest::newRow("no title") << QStringLiteral("## one\nalso: a | b\n\nBody.\n");
        QTest::newRow("no body") << QStringLiteral("## one\nTitle\nalso: a | b\n");
    }
    void whatIsBadlyWrittenIsTold()
    {
        QFETCH(QString, markdown);
        const auto texts = rulebook::readTexts(markdown.toStdString());
        QVERIFY(!texts.has_value());
        QVERIFY2(texts.error().starts_with("one"), texts.error().c_str());
    }
    void textsAreReadInOrder()
    {
        const auto texts =
            rulebook::readTexts("## one\nTitle\nalso: a | b c\n\nBody.\n\nMore.\n\n## two\nT\nalso: x\n\nB\n");
        QVERIFY(texts.has_value());
        QCOMPARE(texts->size(), std::size_t{2});
        QCOMPARE(texts->front().title, std::string("Title"));
        QVERIFY((texts->front().also == std::vector<std::string>{"a", "b c"}));
        QCOMPARE(texts->front().body, std::string("Body.\n\nMore."));
    }
    void listsOfWordsAreRead()
    {
        const auto words = rulebook::readWords("# remark\ncommon a the\n\ncommon of\ntile hex = block space\n");
        QVERIFY(words.has_value());
        QVERIFY((words->common == std::vector<std::string>{"a", "the", "of"}));
        QCOMPARE(words->meanings.size(), std::size_t{1});
        QVERIFY((words->meanings[0].said == std::vector<std::string>{"tile", "hex"}));
        QVERIFY((words->meanings[0].meant == std::vector<std::string>{"block", "space"}));
        for (const char* wrong : {"tile block\n", "= block\n", "tile =\n"})
            QVERIFY2(!rulebook::readWords(wrong).has_value(), wrong);
    }
    void whatIsMissingIsTold()
    {
        QVERIFY(!rulebook::readWriting(m_folder.path().toStdString()).has_value());
        QVERIFY(!rulebook::readEntries("{}", "zaibatsu").has_value());
        QVERIFY(!rulebook::readEntries("[", "zaibatsu").has_value());
        QVERIFY(!rulebook::readEntries(R"({"entries":[{"topic":"x"}]})", "zaibatsu").has_value());
        QVERIFY(!rulebook::makeIndex({}, "/nowhere/at/all.db").has_value());
        rulebook::Writing twice;
        twice.entries = {entry("one", "A", "B"), entry("one", "C", "D")};
        QVERIFY(indexOf(twice).isEmpty());
    }
    void playersWordsMeanWordsOfTheTexts()
    {
        const auto writing = rulebook::readWriting(ZC_SOURCE_DIR "/resources/rulebook");
        QVERIFY(writing.has_value());
        auto book = Book::shipped();
        for (const Language language : rulebook::languages)
            for (const auto& meaning : writing->words.at(rulebook::placeOf(language)).meanings)
                for (const std::string& meant : meaning.meant) {
                    const auto found = book->search({meant, language, {}, 10}).value();
                    const bool marked = std::any_of(found.begin(), found.end(), [](const auto& each) {
                        return !each.title.marks.empty() || !each.excerpt.marks.empty();
                    });
                    QVERIFY2(marked, meant.c_str());
                }
    }
};

QTEST_APPLESS_MAIN(IndexTest)
#include "index_test.moc"
