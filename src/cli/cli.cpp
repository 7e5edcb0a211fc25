// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "cli/cli.h"

#include "cli/verbs.h"
#include "presentation/languages.h"

#include <QCoreApplication>

#include <vector>

namespace cli {
namespace {

/// A verb with what it takes.
struct Verb {
    Syntax syntax;
    Status (*run)(Work&);
};

Syntax syntax(const char* verb, const char* usage, int least, int most, const QStringList& options = {},
              const QStringList& lists = {}, const QStringList& flags = {})
{
    return {QString::fromLatin1(verb), QString::fromLatin1(usage), least, most, options, lists, flags};
}

/// More than anybody types.
constexpr int mostWordsOfAQuestion = 1000;

/// Options as they are typed, from one text.
QStringList words(const char* text) { return QString::fromLatin1(text).split(QLatin1Char(' '), Qt::SkipEmptyParts); }

std::vector<Verb> allVerbs()
{
    return {
        {syntax("new",
                "new FILE --game GAME --player NAME:COLOUR... [--edition E] [--house-rule ID=off]... [--time-limit "
                "MINUTES] "
                "[--track all|control|scores] [--seed N] [--catalogue FACES.json]",
                1, 1, words("--game --edition --time-limit --track --seed --catalogue"),
                words("--player --house-rule")),
         newVerb},
        {syntax("do", "do FILE [COMMANDS.jsonl|-] [--keep-going]", 1, 2, {}, {}, words("--keep-going")), doVerb},
        {syntax("undo", "undo FILE [COUNT]", 1, 2), undoVerb},
        {syntax("redo", "redo FILE [COUNT]", 1, 2), redoVerb},
        {syntax("amend", "amend FILE N COMMAND.json [--accept drop|keep]", 3, 3, words("--accept")), amendVerb},
        {syntax("show", "show FILE [--at N] [--json] [--lang L]", 1, 1, words("--at")), showVerb},
        {syntax("legal", "legal FILE [--pawn P] [--actions N] [--json]", 1, 1, words("--pawn --actions")), legalVerb},
        {syntax("placements", "placements FILE --pawn P --block B [--json]", 1, 1, words("--pawn --block")),
         placementsVerb},
        {syntax("odds",
                "odds icebreak --ice 6,4,3 [--fixed 5]... [--dice 1] [--black-ice] [--black-die] [--owned] [--json], "
                "or odds delete --skulls 2 [--unshielded 4,5] [--shielded 1] [--space-unshielded 1,2] "
                "[--space-shielded 4] [--json]",
                1, 1, words("--ice --dice --skulls --unshielded --shielded --space-unshielded --space-shielded"),
                words("--fixed"), words("--black-ice --black-die --owned")),
         oddsVerb},
        {syntax("log", "log FILE [--lang L] [--format text|html|json]", 1, 1, words("--format")), logVerb},
        {syntax("check", "check FILE", 1, 1), checkVerb},
        {syntax("export", "export FILE OUT.jsonl", 2, 2), exportVerb},
        {syntax("import", "import IN.jsonl FILE", 2, 2), importVerb},
        {syntax("rules",
                "rules search WORDS... [--lang L] [--game G] [--limit N] [--json], or rules show ID [--lang L] "
                "[--json], or rules list [--game G] [--json]",
                1, mostWordsOfAQuestion, words("--game --limit")),
         rulesVerb},
    };
}

QString verbList()
{
    QStringList names;
    for (const Verb& verb : allVerbs())
        names.append(verb.syntax.verb);
    return names.join(QLatin1String(", "));
}

Status help(Console& console)
{
    for (const Verb& verb : allVerbs())
        if (!console.line(QStringLiteral("zaibatsu-table ") + verb.syntax.usage))
            return Status::NotSaved;
    return Status::Done;
}

/// The language of --lang, else the locale's; wrong where --lang names none.
Result<presentation::Language> languageOf(const QStringList& typed)
{
    for (qsizetype i = 0; i < typed.size(); ++i) {
        QString code;
        if (typed[i] == QLatin1String("--lang"))
            code = typed.value(i + 1);
        else if (typed[i].startsWith(QLatin1String("--lang=")))
            code = typed[i].mid(7);
        else
            continue;
        if (const auto language = presentation::languageOfCode(code))
            return *language;
        return base::failure(Trouble{
            Status::WrongUsage, QStringLiteral("wrong-usage"),
            QCoreApplication::translate("cli", "\"%1\" is no language of this app: en, es, fr or ru.").arg(code)});
    }
    return presentation::plainLanguage(QLocale());
}

Status runVerb(const QStringList& typed, Tables& tables, Console& console)
{
    const auto unknown = [&](const QString& sentence) {
        return console.fail({Status::WrongUsage, QStringLiteral("wrong-usage"),
                             QCoreApplication::translate("cli", "%1 The verbs are %2.").arg(sentence, verbList())});
    };
    const QString verb = typed.value(0);
    if (verb.isEmpty())
        return unknown(QCoreApplication::translate("cli", "A verb is missing."));
    if (verb == QLatin1String("help") || verb == QLatin1String("--help") || verb == QLatin1String("-h"))
        return help(console);
    if (verb == QLatin1String("--version"))
        return console.line(QCoreApplication::applicationVersion()) ? Status::Done : Status::NotSaved;
    for (const Verb& known : allVerbs()) {
        if (known.syntax.verb != verb)
            continue;
        auto sorted = Arguments::sorted(known.syntax, typed.mid(1));
        if (!sorted)
            return console.fail(sorted.error());
        Work work{tables, console, known.syntax, std::move(*sorted)};
        return known.run(work);
    }
    return unknown(QCoreApplication::translate("cli", "\"%1\" is no verb.").arg(verb));
}

} // namespace

Status run(const QStringList& typed, Tables& tables, Console& console)
{
    if (typed.contains(QLatin1String("--json")))
        console.answerInJson();
    presentation::Languages languages;
    const auto language = languageOf(typed);
    languages.install(language.value_or(presentation::plainLanguage(QLocale())));
    if (!language)
        return console.fail(language.error());
    return runVerb(typed, tables, console);
}

} // namespace cli
