// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Words and small values of the format, for the second writer.
#pragma once

#include "zaibatsu/state.h"

#include <QJsonArray>
#include <QJsonObject>

namespace record_test {

/// As docs/formats.md writes them.
struct SecondWords {
    [[nodiscard]] static QString colour(zaibatsu::Colour value);
    [[nodiscard]] static QString ability(zaibatsu::Ability value);
    [[nodiscard]] static QString phase(zaibatsu::Phase value);
    [[nodiscard]] static QJsonValue nullable(const std::optional<zaibatsu::Colour>& value);
    [[nodiscard]] static QJsonArray numbers(const dice::FaceSet& set);
    [[nodiscard]] static QJsonArray faces(const std::vector<dice::Face>& dice);
    [[nodiscard]] static QJsonArray cell(hex::Cell at);
    /// A number that is known; one that is not is left out.
    static void known(QJsonObject& object, const char* key, const std::optional<int>& value);
};

} // namespace record_test
