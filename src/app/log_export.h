// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The log as a file to keep.
#pragma once

#include "presentation/zaibatsu_table.h"
#include "ui/shell/services.h"

namespace app {

/// ".jsonl", ".txt", ".html", ".pdf"
[[nodiscard]] const char* endingOf(ui::ExportForm form);
/// The log in the language installed now; nothing for ExportForm::Table, which is no log.
[[nodiscard]] QByteArray logBytes(const presentation::ZaibatsuTable& table, ui::ExportForm form);
/// Replaces a file whole or leaves it as it was. What went wrong, or an empty text.
[[nodiscard]] QString keepWhole(const QString& path, const QByteArray& bytes);

} // namespace app
