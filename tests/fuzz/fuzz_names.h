// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What every fuzz target begins with.
#pragma once

#include "catalogue/catalogue.h"

#include <cstdlib>

namespace fuzz {

/// A table of two.
inline zaibatsu::Settings settings()
{
    zaibatsu::Settings two;
    two.seats = {{"Ana", zaibatsu::Colour::Red}, {"Bo", zaibatsu::Colour::Blue}};
    return two;
}

/// Its names, read once.
inline const record::Names& names()
{
    static const record::Names known = *catalogue::namesFor(settings());
    return known;
}

/// Stops the run with its input kept.
inline void require(bool holds)
{
    if (!holds)
        std::abort();
}

} // namespace fuzz
