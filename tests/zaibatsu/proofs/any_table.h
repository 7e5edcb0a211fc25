// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Tables of every kind for the proofs: what may be printed anywhere, and much of it unknown.
#pragma once

#include "zaibatsu/support/random.h"

namespace proofs {

/// A table before the starting roll, with pieces that bear everything a piece can, some of it not known yet.
[[nodiscard]] testing::Table anyTable(testing::Random& random);

} // namespace proofs
