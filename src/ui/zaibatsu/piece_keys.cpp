// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Keys of cards: those of copies, and one made from a name.
#include "ui/zaibatsu/piece_words.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

CardCopies copiesOf(const z::Components& components, const std::string& key)
{
    const auto hyphen = key.rfind('-');
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    const bool numbered = hyphen != std::string::npos && hyphen + 1 < key.size()
        && std::all_of(key.begin() + static_cast<std::ptrdiff_t>(hyphen) + 1, key.end(), digit);
    const std::string stem = numbered ? key.substr(0, hyphen) : key;
    int count = 0;
    bool among = false;
    for (std::string copy = stem + "-1"; z::findCard(components, copy); copy = stem + '-' + std::to_string(count + 1)) {
        ++count;
        among = among || copy == key;
    }
    return count > 0 && (among || !numbered) ? CardCopies{stem, count} : CardCopies{key, 1};
}

std::string keyOfName(const QString& name)
{
    std::string key;
    for (const QChar each : name.toLower().normalized(QString::NormalizationForm_D)) {
        const char c = each.unicode() < 128 ? static_cast<char>(each.unicode()) : '\0';
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
            key += c;
        else if (each.category() != QChar::Mark_NonSpacing && !key.empty() && key.back() != '-')
            key += '-';
    }
    key.resize(std::min<std::size_t>(key.size(), 40));
    while (!key.empty() && key.back() == '-')
        key.pop_back();
    return key;
}

} // namespace ui
