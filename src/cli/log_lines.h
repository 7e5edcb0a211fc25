// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The log in its three forms.
#pragma once

#include "presentation/table.h"

namespace cli {

/// One line for each line of the log: number, sentence, dice and marks.
[[nodiscard]] QString logAsText(const QList<presentation::LogLine>& lines);
/// A page of its own; every text is escaped.
[[nodiscard]] QString logAsHtml(const QList<presentation::LogLine>& lines, const QString& language);
/// A list with one object for each line.
[[nodiscard]] QByteArray logAsJson(const QList<presentation::LogLine>& lines);

} // namespace cli
