// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "catalogue/catalogue.h"
#include "catalogue/embedded.h"

namespace catalogue {

std::string_view shippedText(zaibatsu::Edition edition)
{
    return edition == zaibatsu::Edition::First2011 ? embeddedFirst2011() : embeddedSecond2017();
}

zaibatsu::Components shipped(zaibatsu::Edition edition)
{
    // A test reads both texts; they are part of the program and cannot be missing.
    return componentsOf(readPieces(shippedText(edition), {}).value_or(Pieces{}));
}

std::shared_ptr<const record::Names> namesFor(const zaibatsu::Settings& settings)
{
    return std::make_shared<const record::Names>(record::namesOf(shipped(settings.edition), settings));
}

} // namespace catalogue
