// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Text as it is compared when players search: without accents and case, in every script.
#pragma once

#include <QString>

namespace presentation {

/// "Ёлка, Élan, œuvre" becomes "елка, elan, oeuvre". й stays a letter of its own: everybody types it, while ё is mostly
/// written е.
[[nodiscard]] QString searchFolded(const QString& text);

} // namespace presentation
