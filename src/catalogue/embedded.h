// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The shipped files of resources/catalogue, as bytes in the program.
#pragma once

#include <string_view>

namespace catalogue {

/// resources/catalogue/zaibatsu-first-2011.json
[[nodiscard]] std::string_view embeddedFirst2011();
/// resources/catalogue/zaibatsu-second-2017.json
[[nodiscard]] std::string_view embeddedSecond2017();

} // namespace catalogue
