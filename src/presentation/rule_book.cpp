// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/rule_book.h"

#include "presentation/rulebook_words.h"
#include "rulebook/book.h"

#include <array>
#include <utility>

namespace presentation {
namespace {

QString shown(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

rulebook::Language spoken(Language language)
{
    return rulebook::languageOf(languageCode(language).toStdString()).value_or(rulebook::Language::English);
}

/// Ranges of bytes as ranges of letters.
SpannedText spanned(const rulebook::Marked& marked)
{
    SpannedText out{shown(marked.text), {}};
    const std::string_view text = marked.text;
    for (const rulebook::Range& mark : marked.marks) {
        const auto begin = static_cast<int>(shown(text.substr(0, mark.begin)).size());
        const auto length = static_cast<int>(shown(text.substr(mark.begin, mark.end - mark.begin)).size());
        out.spans << TextSpan{begin, length};
    }
    return out;
}

/// The words between "**" stand out; the signs go.
SpannedText withBold(const QString& line)
{
    SpannedText out;
    const QStringList pieces = line.split(QLatin1String("**"));
    for (qsizetype i = 0; i < pieces.size(); ++i) {
        if (i % 2 == 1)
            out.spans << TextSpan{static_cast<int>(out.text.size()), static_cast<int>(pieces.at(i).size())};
        out.text += pieces.at(i);
    }
    return out;
}

QList<RuleParagraph> paragraphs(const QString& body)
{
    using Kind = RuleParagraph::Kind;
    QList<RuleParagraph> out;
    for (const QString& line : body.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) { // no paragraph is broken into lines
        const bool item = line.startsWith(QLatin1String("- "));
        const bool example = line.startsWith(QLatin1String("> "));
        out << RuleParagraph{item          ? Kind::Item
                                 : example ? Kind::Example
                                           : Kind::Text,
                             withBold(item || example ? line.mid(2) : line)};
    }
    return out;
}

/// The words that were found in an answer, as they stand there, with their accents.
QString wordsFound(const RuleHit& hit)
{
    constexpr int mostBetween = 5; // "contadores de bonificación": the words between belong to them
    QString best;
    qsizetype mostWords = 0;
    for (const SpannedText* text : {&hit.title, &hit.excerpt})
        for (qsizetype first = 0; first < text->spans.size(); ++first) {
            qsizetype last = first;
            const auto behind = [&](qsizetype at) { return text->spans.at(at).begin + text->spans.at(at).length; };
            while (last + 1 < text->spans.size() && text->spans.at(last + 1).begin - behind(last) <= mostBetween)
                ++last;
            if (last - first + 1 <= mostWords)
                continue;
            mostWords = last - first + 1;
            best = text->text.mid(text->spans.at(first).begin, behind(last) - text->spans.at(first).begin);
        }
    return best.toLower();
}

QString editionOf(const std::vector<std::string>& editions, const RulebookWords& words)
{
    if (editions.size() != 1)
        return {};
    return editions.front() == "second-2017"
        ? words.say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "Only in the second edition"))
        : words.say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "Only in the first edition"));
}

} // namespace

struct RuleBook::Inside {
    rulebook::Book book;
    std::array<std::unique_ptr<RulebookWords>, 4> words; ///< made when they are first asked for

    [[nodiscard]] const RulebookWords& in(Language language)
    {
        auto& found = words.at(static_cast<std::size_t>(language));
        if (!found)
            found = std::make_unique<RulebookWords>(language);
        return *found;
    }
};

RuleBook::RuleBook() = default;
RuleBook::~RuleBook() = default;

RuleBook::Inside* RuleBook::inside() const
{
    if (!std::exchange(m_opened, true))
        if (auto book = rulebook::Book::shipped())
            m_inside = std::unique_ptr<Inside>(new Inside{std::move(*book), {}});
    return m_inside.get();
}

bool RuleBook::isReadable() const { return inside() != nullptr; }

QList<RuleChapter> RuleBook::contents(Language language) const
{
    const auto lines =
        inside() ? m_inside->book.contents(spoken(language)) : rulebook::Result<std::vector<rulebook::Line>>{};
    if (!lines)
        return {};
    QList<RuleChapter> chapters;
    for (const BookPart& part : bookParts()) {
        const QString game = QString::fromLatin1(part.game);
        RuleChapter chapter{game, RulebookWords::game(game), m_inside->in(language).say(part.title), {}};
        for (const QString& topic : QString::fromLatin1(part.topics).split(QLatin1Char(' ')))
            for (const rulebook::Line& line : *lines)
                if (shown(line.game) == game && shown(line.topic) == topic)
                    chapter.entries << RuleLink{shown(line.id), shown(line.title)};
        chapters << chapter;
    }
    return chapters;
}

QString RuleBook::title(const QString& id, Language language) const
{
    const auto entry = inside() ? m_inside->book.entry(id.toStdString(), spoken(language))
                                : rulebook::Result<std::optional<rulebook::Entry>>{};
    return entry && *entry ? shown((*entry)->title) : QString();
}

std::optional<RuleArticle> RuleBook::article(const QString& id, Language language) const
{
    if (!inside())
        return std::nullopt;
    const auto found = m_inside->book.entry(id.toStdString(), spoken(language));
    if (!found || !*found)
        return std::nullopt;
    const rulebook::Entry& entry = **found;
    const RulebookWords& words = m_inside->in(language);
    RuleArticle article;
    article.id = id;
    const QString game = shown(entry.game);
    article.where = QStringLiteral("%1, %2").arg(RulebookWords::game(game), words.part(game, shown(entry.topic)));
    article.title = shown(entry.title);
    article.body = paragraphs(shown(entry.body));
    article.figure = shown(entry.figure);
    article.caption = words.caption(article.figure);
    article.edition = editionOf(entry.editions, words);
    article.seeLabel = words.say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "See also"));
    for (const std::string& other : entry.see)
        article.see << RuleLink{shown(other), title(shown(other), language)};
    article.printed = entry.source.empty()
        ? words.say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "Printed in neither rulebook"))
        : words.say(QT_TRANSLATE_NOOP("presentation::RulebookWords", "In print: %1"))
              .arg(words.printed(shown(entry.source)));
    for (const std::string& rule : entry.rules)
        article.rules << shown(rule);
    return article;
}

RuleAnswer RuleBook::search(const QString& words, Language language, int most) const
{
    RuleAnswer answer;
    if (!inside() || words.trimmed().isEmpty())
        return answer;
    const rulebook::Question question{words.toStdString(), spoken(language), {}, static_cast<std::size_t>(most)};
    const auto found = m_inside->book.search(question);
    if (!found)
        return answer;
    for (const rulebook::Found& each : *found)
        answer.hits << RuleHit{shown(each.id), RulebookWords::game(shown(each.game)), spanned(each.title),
                               spanned(each.excerpt)};
    const auto guessed = m_inside->book.guesses(question);
    if (!guessed || !*guessed || answer.hits.isEmpty())
        return answer;
    answer.shown = wordsFound(answer.hits.first());
    return answer;
}

QStringList RuleBook::explaining(const QString& rule) const
{
    QStringList ids;
    if (!inside())
        return ids;
    if (const auto found = m_inside->book.explaining(rule.toStdString()))
        for (const std::string& id : *found)
            ids << shown(id);
    return ids;
}

QString articleAsText(const RuleArticle& article)
{
    QStringList lines{article.title, QString()};
    using Kind = RuleParagraph::Kind;
    for (const RuleParagraph& part : article.body) {
        lines << (part.kind == Kind::Item ? QStringLiteral("- ") : QString()) + part.words.text;
        if (part.kind != Kind::Item)
            lines << QString();
    }
    lines << article.printed << article.rules.join(QStringLiteral(", "));
    return lines.join(QLatin1Char('\n'));
}

namespace {

QString escaped(const SpannedText& words)
{
    QString out;
    int at = 0;
    for (const TextSpan& span : words.spans) {
        out += words.text.mid(at, span.begin - at).toHtmlEscaped();
        out += QStringLiteral("<b>%1</b>").arg(words.text.mid(span.begin, span.length).toHtmlEscaped());
        at = span.begin + span.length;
    }
    return out + words.text.mid(at).toHtmlEscaped();
}

} // namespace

QString articleAsHtml(const RuleArticle& article)
{
    QString out =
        QStringLiteral("<p>%1</p><h1>%2</h1>").arg(article.where.toHtmlEscaped(), article.title.toHtmlEscaped());
    using Kind = RuleParagraph::Kind;
    bool inList = false;
    for (const RuleParagraph& part : article.body) {
        const bool item = part.kind == Kind::Item;
        if (item != inList)
            out += QLatin1String(item ? "<ul>" : "</ul>");
        inList = item;
        const char* form = item ? "<li>%1</li>" : part.kind == Kind::Example ? "<p><i>%1</i></p>" : "<p>%1</p>";
        out += QString::fromLatin1(form).arg(escaped(part.words));
    }
    if (inList)
        out += QLatin1String("</ul>");
    if (!article.figure.isEmpty())
        out += QStringLiteral("<p><img src=\"figure\"></p><p>%1</p>").arg(article.caption.toHtmlEscaped());
    return out
        + QStringLiteral("<p>%1</p><p>%2</p>")
              .arg(article.printed.toHtmlEscaped(), article.rules.join(QStringLiteral(", ")));
}

} // namespace presentation
