// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The questions of tests/data/questions-<language>.txt.
#pragma once

#include "rulebook/language.h"

#include <fstream>
#include <string>
#include <vector>

namespace asked {

/// A question as a player types it, and the entry that answers it.
struct Expected {
    std::string id;
    std::string words;
    bool slip = false; ///< one letter of it is wrong
};

/// All of a language, in the order of the file.
inline std::vector<Expected> questionsIn(rulebook::Language language)
{
    std::vector<Expected> questions;
    std::ifstream file(ZC_SOURCE_DIR "/tests/data/questions-" + std::string(rulebook::codeOf(language)) + ".txt");
    bool slips = false;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            slips = line.ends_with("(slips)");
        else if (const std::size_t tab = line.find('\t'); tab != std::string::npos)
            questions.push_back({line.substr(0, tab), line.substr(tab + 1), slips});
    }
    return questions;
}

} // namespace asked
