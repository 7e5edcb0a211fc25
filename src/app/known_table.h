// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What an import says of a table that is here already.
#pragma once

#include "store/contents.h"

#include <QString>

#include <filesystem>

namespace app {

/// A table that is here already, beside another state of it.
struct KnownTable {
    QString name;
    std::filesystem::path path;
    int here = 0;  ///< number of its last entry
    int there = 0; ///< that of the other state
    store::Kin kin;
};
/// What is to be decided about the other state.
[[nodiscard]] QString knownTableText(const KnownTable& known);

/// The file to be imported is a table that is here already.
[[nodiscard]] QString alreadyHereText(const QString& name);

} // namespace app
