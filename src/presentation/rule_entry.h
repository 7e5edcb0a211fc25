// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A rule as it stands behind a `?`: its id, what it says, and where it is printed.
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

namespace presentation {

/// One rule or ruling, in the language installed now.
struct RuleEntry {
    QString id;         ///< "R-052"
    QString title;      ///< "The touching side of the new block needs a space"
    QString kind;       ///< a rule, or a ruling and who decides it
    QStringList places; ///< "Second edition (2017): p. 26"; headings stay in the language they are printed in
};

/// Nothing when no rule has that id.
[[nodiscard]] std::optional<RuleEntry> ruleEntry(const QString& id);

} // namespace presentation
