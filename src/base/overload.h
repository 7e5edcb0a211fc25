// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

namespace base {

/// Several lambdas as one visitor for std::visit; a missing alternative does not compile.
template <class... Functions>
struct overload : Functions... {
    using Functions::operator()...;
};
template <class... Functions>
overload(Functions...) -> overload<Functions...>;

} // namespace base
