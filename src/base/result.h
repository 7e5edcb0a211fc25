// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Errors are values: every function that can fail returns one of these.
#pragma once

#include <tl/expected.hpp>

namespace base {

/// A value of type T, or the reason E why there is none.
template <class T, class E>
using Result = tl::expected<T, E>;

/// Wraps a reason so that it converts to any Result with that reason.
template <class E>
[[nodiscard]] constexpr auto failure(E reason)
{
    return tl::unexpected<E>(std::move(reason));
}

} // namespace base
