// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a sentence must be in each of the four languages.
#pragma once

#include "presentation/languages.h"

#include <QMap>
#include <QString>

#include <functional>

namespace testing {

/// The text in every language; English is installed afterwards.
[[nodiscard]] QMap<QString, QString> inAllLanguages(presentation::Languages& languages,
                                                    const std::function<QString()>& text);

/// What is wrong with these four texts as sentences; empty when all is well. Checks that each is there, has no key, no
/// placeholder and no doubled blank, differs from English, and names the same numbers.
[[nodiscard]] QString faults(const QMap<QString, QString>& texts);

} // namespace testing
