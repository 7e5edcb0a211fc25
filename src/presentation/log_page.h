// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The log in its three forms.
#pragma once

#include "presentation/table.h"

namespace presentation {

/// One line for each line of the log: number, sentence, dice and marks.
[[nodiscard]] QString logAsText(const QList<LogLine>& lines);
/// A page of its own; every text is escaped. `figures` is a part of a page, put before the lines.
[[nodiscard]] QString logAsHtml(const QList<LogLine>& lines, const QString& language, const QString& figures = {});
/// A list with one object for each line.
[[nodiscard]] QByteArray logAsJson(const QList<LogLine>& lines);

} // namespace presentation
