// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "cli/arguments.h"

#include <QCoreApplication>

#include <algorithm>

namespace cli {
namespace {

/// Options of every verb.
constexpr QLatin1String jsonFlag("--json");
constexpr QLatin1String langOption("--lang");

bool isDigits(const QString& text)
{
    return !text.isEmpty() && std::all_of(text.begin(), text.end(), [](QChar c) {
        return c >= QLatin1Char('0') && c <= QLatin1Char('9');
    });
}

} // namespace

Trouble wrongUsage(const QString& sentence, const Syntax& syntax)
{
    return {Status::WrongUsage, QStringLiteral("wrong-usage"),
            sentence + QLatin1Char(' ')
                + QCoreApplication::translate("cli", "Usage: zaibatsu-table %1").arg(syntax.usage)};
}

Result<int> counted(const QString& text, const QString& what)
{
    bool fits = false;
    const int number = text.toInt(&fits);
    if (!fits || !isDigits(text) || number < 1)
        return base::failure(
            Trouble{Status::WrongUsage, QStringLiteral("wrong-usage"),
                    QCoreApplication::translate("cli", "%1 must be a whole number from 1 upwards, not \"%2\".")
                        .arg(what, text)});
    return number;
}

Result<void> Arguments::take(const Syntax& syntax, const QString& word, const QStringList& words, qsizetype& at)
{
    const qsizetype equals = word.indexOf(QLatin1Char('='));
    const QString option = equals < 0 ? word : word.left(equals);
    const bool flag = syntax.flags.contains(option) || option == jsonFlag;
    const bool list = syntax.lists.contains(option);
    if (!flag && !list && !syntax.options.contains(option) && option != langOption)
        return base::failure(wrongUsage(
            QCoreApplication::translate("cli", "\"%1\" is no option of %2.").arg(option, syntax.verb), syntax));
    if (has(option) && !list)
        return base::failure(
            wrongUsage(QCoreApplication::translate("cli", "%1 may stand only once.").arg(option), syntax));
    if (flag && equals >= 0)
        return base::failure(wrongUsage(QCoreApplication::translate("cli", "%1 takes no value.").arg(option), syntax));
    QString value;
    if (!flag && equals < 0 && ++at >= words.size())
        return base::failure(wrongUsage(QCoreApplication::translate("cli", "%1 needs a value.").arg(option), syntax));
    if (!flag)
        value = equals < 0 ? words[at] : word.mid(equals + 1);
    m_values[option].append(value);
    if (option != jsonFlag && option != langOption) {
        m_passedOn.append(option);
        if (!flag)
            m_passedOn.append(value);
    }
    return {};
}

Result<Arguments> Arguments::sorted(const Syntax& syntax, const QStringList& words)
{
    Arguments sorted;
    bool options = true;
    for (qsizetype at = 0; at < words.size(); ++at) {
        const QString& word = words[at];
        if (options && word == QLatin1String("--")) {
            options = false;
        } else if (options && word.startsWith(QLatin1String("--"))) {
            if (auto taken = sorted.take(syntax, word, words, at); !taken)
                return base::failure(std::move(taken.error()));
        } else {
            sorted.m_places.append(word);
        }
    }
    if (sorted.places() < syntax.leastPlaces)
        return base::failure(
            wrongUsage(QCoreApplication::translate("cli", "Something is missing behind %1.").arg(syntax.verb), syntax));
    if (sorted.places() > syntax.mostPlaces)
        return base::failure(wrongUsage(
            QCoreApplication::translate("cli", "\"%1\" is one word too many.").arg(sorted.place(syntax.mostPlaces)),
            syntax));
    return sorted;
}

} // namespace cli
