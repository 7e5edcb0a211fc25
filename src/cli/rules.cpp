// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rulebook: rules search, rules show, rules list.
#include "cli/verbs.h"
#include "presentation/languages.h"
#include "presentation/rulebook_words.h"
#include "rulebook/book.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>
#include <limits>

namespace cli {
namespace {

using rulebook::Book;

constexpr QLatin1String jsonFlag("--json");
constexpr QLatin1String gameOption("--game");
constexpr QLatin1String limitOption("--limit");

QString words(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

QJsonArray list(const std::vector<std::string>& texts)
{
    QJsonArray array;
    for (const std::string& text : texts)
        array.append(words(text));
    return array;
}

QString joined(const std::vector<std::string>& texts)
{
    QStringList all;
    for (const std::string& text : texts)
        all.append(words(text));
    return all.join(QLatin1String(", "));
}

/// The matching words between "**", as bold words are in a body.
QString withMarks(const rulebook::Marked& marked)
{
    std::string text;
    std::size_t at = 0;
    for (const rulebook::Range& mark : marked.marks) {
        text.append(marked.text, at, mark.begin - at);
        text.append("**").append(marked.text, mark.begin, mark.end - mark.begin).append("**");
        at = mark.end;
    }
    return words(text.append(marked.text, at));
}

/// Title and id as they stand in a line.
QString named(std::string_view title, std::string_view id)
{
    return QStringLiteral("%1 (%2)").arg(words(title), words(id));
}

rulebook::Language shown()
{
    const auto code = presentation::languageCode(presentation::plainLanguage(QLocale())).toStdString();
    return rulebook::languageOf(code).value_or(rulebook::Language::English);
}

Status brokenBook(Work& work)
{
    return work.console.fail({Status::Unreadable, QStringLiteral("damaged"),
                              QCoreApplication::translate("cli", "The rulebook of this program cannot be read.")});
}

Status printed(Work& work, const QJsonArray& array)
{
    return work.console.line(QJsonDocument(array).toJson(QJsonDocument::Compact)) ? Status::Done : Status::NotSaved;
}

Status printed(Work& work, const QStringList& lines)
{
    for (const QString& line : lines)
        if (!work.console.line(line))
            return Status::NotSaved;
    return Status::Done;
}

Status searched(Work& work, Book& book)
{
    rulebook::Question question;
    for (int i = 1; i < work.words.places(); ++i)
        question.words += (i > 1 ? " " : "") + work.words.place(i).toStdString();
    question.shown = shown();
    question.game = work.words.value(gameOption).toStdString();
    if (work.words.has(limitOption)) {
        const auto typed = counted(work.words.value(limitOption), limitOption);
        if (!typed)
            return work.console.fail(typed.error());
        question.most = static_cast<std::size_t>(*typed);
    }
    const auto found = book.search(question);
    if (!found)
        return brokenBook(work);
    QJsonArray array;
    QStringList lines;
    for (const rulebook::Found& each : *found) {
        array.append(QJsonObject{{QStringLiteral("id"), words(each.id)},
                                 {QStringLiteral("game"), words(each.game)},
                                 {QStringLiteral("title"), words(each.title.text)},
                                 {QStringLiteral("excerpt"), withMarks(each.excerpt)},
                                 {QStringLiteral("score"), std::round(each.score * 1000) / 1000}});
        lines << named(each.title.text, each.id) << QStringLiteral("    ") + withMarks(each.excerpt);
    }
    if (work.words.has(jsonFlag))
        return printed(work, array);
    if (lines.isEmpty())
        lines
            << QCoreApplication::translate("cli", "The rulebook has nothing about \"%1\".").arg(words(question.words));
    return printed(work, lines);
}

/// The ids that a typed word stands for: that of an entry, or a rule's with the entries that explain it.
rulebook::Result<std::vector<std::string>> meant(Book& book, const QString& typed)
{
    const auto entry = book.entry(typed.toLower().toStdString(), shown());
    if (!entry)
        return base::failure(entry.error());
    if (*entry)
        return std::vector{(*entry)->id};
    return book.explaining(typed.toUpper().toStdString());
}

/// The entries with their titles, as a list in one line; empty if one cannot be read.
QString titles(Book& book, const std::vector<std::string>& ids)
{
    QStringList all;
    for (const std::string& id : ids)
        if (const auto entry = book.entry(id, shown()); entry && *entry)
            all.append(named((*entry)->title, id));
    return all.join(QLatin1String(", "));
}

Status told(Work& work, Book& book, const rulebook::Entry& entry, const std::vector<std::string>& others)
{
    if (work.words.has(jsonFlag)) {
        const QJsonObject object{{QStringLiteral("id"), words(entry.id)},
                                 {QStringLiteral("game"), words(entry.game)},
                                 {QStringLiteral("lang"), words(rulebook::codeOf(shown()))},
                                 {QStringLiteral("title"), words(entry.title)},
                                 {QStringLiteral("body"), words(entry.body)},
                                 {QStringLiteral("rules"), list(entry.rules)},
                                 {QStringLiteral("see"), list(entry.see)},
                                 {QStringLiteral("source"), entry.source.empty() ? QJsonValue() : words(entry.source)}};
        return work.console.line(QJsonDocument(object).toJson(QJsonDocument::Compact)) ? Status::Done
                                                                                       : Status::NotSaved;
    }
    QStringList lines{words(entry.title), QString(), words(entry.body), QString()};
    if (!entry.rules.empty())
        lines << QCoreApplication::translate("cli", "Rules: %1").arg(joined(entry.rules));
    if (!others.empty())
        lines << QCoreApplication::translate("cli", "Also explained in: %1").arg(titles(book, others));
    if (!entry.see.empty())
        lines << QCoreApplication::translate("cli", "See also: %1").arg(titles(book, entry.see));
    if (!entry.source.empty())
        lines << QCoreApplication::translate("cli", "Printed in: %1")
                     .arg(presentation::RulebookWords(presentation::plainLanguage(QLocale()))
                              .printed(words(entry.source)));
    return printed(work, lines);
}

Status showed(Work& work, Book& book)
{
    auto ids = meant(book, work.words.place(1));
    if (!ids)
        return brokenBook(work);
    if (ids->empty())
        return work.console.fail(
            wrongUsage(QCoreApplication::translate("cli", "\"%1\" is no entry of the rulebook and no rule.")
                           .arg(work.words.place(1)),
                       work.syntax));
    const auto entry = book.entry(ids->front(), shown());
    if (!entry || !*entry)
        return brokenBook(work);
    ids->erase(ids->begin());
    return told(work, book, **entry, *ids);
}

Status listed(Work& work, Book& book)
{
    const auto contents = book.contents(shown(), work.words.value(gameOption).toStdString());
    if (!contents)
        return brokenBook(work);
    QJsonArray array;
    QStringList lines;
    QString game;
    for (const rulebook::Line& each : *contents) {
        array.append(QJsonObject{{QStringLiteral("id"), words(each.id)},
                                 {QStringLiteral("game"), words(each.game)},
                                 {QStringLiteral("title"), words(each.title)}});
        if (game != words(each.game))
            lines << (game = words(each.game));
        lines << QStringLiteral("    ") + named(each.title, each.id);
    }
    return work.words.has(jsonFlag) ? printed(work, array) : printed(work, lines);
}

/// What one of the three takes besides --lang and --json.
struct Form {
    QLatin1String name;
    int leastPlaces; ///< its name counts as one
    int mostPlaces;
    bool game;
    bool limit;
    Status (*run)(Work&, Book&);
};

constexpr Form forms[] = {{QLatin1String("search"), 2, std::numeric_limits<int>::max(), true, true, searched},
                          {QLatin1String("show"), 2, 2, false, false, showed},
                          {QLatin1String("list"), 1, 1, true, false, listed}};

} // namespace

Status rulesVerb(Work& work)
{
    const QString name = work.words.place(0);
    const auto* const form =
        std::find_if(std::begin(forms), std::end(forms), [&](const Form& each) { return each.name == name; });
    const auto wrong = [&](const QString& sentence) { return work.console.fail(wrongUsage(sentence, work.syntax)); };
    if (form == std::end(forms))
        return wrong(QCoreApplication::translate("cli", "\"%1\" is nothing that rules can do.").arg(name));
    if (work.words.places() < form->leastPlaces)
        return wrong(QCoreApplication::translate("cli", "Something is missing behind %1.").arg(name));
    if (work.words.places() > form->mostPlaces)
        return wrong(
            QCoreApplication::translate("cli", "\"%1\" is one word too many.").arg(work.words.place(form->mostPlaces)));
    for (const auto& [option, taken] : {std::pair(gameOption, form->game), std::pair(limitOption, form->limit)})
        if (work.words.has(option) && !taken)
            return wrong(QCoreApplication::translate("cli", "\"%1\" is no option of %2.").arg(option, name));
    auto book = Book::shipped();
    if (!book)
        return brokenBook(work);
    const auto games = book->games();
    const std::string game = work.words.value(gameOption).toStdString();
    if (work.words.has(gameOption) && std::find(games.begin(), games.end(), game) == games.end())
        return wrong(QCoreApplication::translate("cli", "The rulebook knows no game \"%1\", only %2.")
                         .arg(words(game), joined(games)));
    return form->run(work, *book);
}

} // namespace cli
