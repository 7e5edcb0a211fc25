// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "spoken.h"

#include <QRegularExpression>

namespace testing {
namespace {

QStringList numbersIn(const QString& text)
{
    static const QRegularExpression number(QStringLiteral("\\d+"));
    QStringList numbers;
    for (auto it = number.globalMatch(text); it.hasNext();)
        numbers.append(it.next().captured());
    numbers.sort();
    return numbers;
}

} // namespace

QMap<QString, QString> inAllLanguages(presentation::Languages& languages, const std::function<QString()>& text)
{
    QMap<QString, QString> texts;
    for (const presentation::Language language : presentation::allLanguages()) {
        languages.install(language);
        texts[presentation::languageCode(language)] = text();
    }
    languages.install(presentation::Language::English);
    return texts;
}

QString faults(const QMap<QString, QString>& texts)
{
    static const QRegularExpression raw(
        QStringLiteral("%[0-9nL]|[a-z]+-[a-z]+\\(s\\)|\\(s\\)|die/dice|  | [.,]|^\\s|\\s$"));
    const QString english = texts[QStringLiteral("en")];
    QStringList found;
    for (auto it = texts.begin(); it != texts.end(); ++it) {
        const QString& text = it.value();
        if (text.isEmpty())
            found.append(it.key() + QStringLiteral(" is empty"));
        else if (raw.match(text).hasMatch())
            found.append(it.key() + QStringLiteral(" is raw: ") + text);
        if (it.key() != QLatin1String("en") && text == english)
            found.append(it.key() + QStringLiteral(" is English: ") + text);
        if (numbersIn(text) != numbersIn(english))
            found.append(it.key() + QStringLiteral(" has other numbers: ") + text + QStringLiteral(" / ") + english);
    }
    return found.join(QLatin1Char('\n'));
}

} // namespace testing
