// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The builder of the index: rulebook_index FOLDER INDEX. CMake runs it whenever a text changes.
#include "rulebook/index.h"

#include <cstdio>
#include <filesystem>

int main(int argc, char** argv)
{
    if (argc != 3) {
        std::fputs("rulebook_index FOLDER INDEX\n", stderr);
        return 2;
    }
    std::error_code nothingThere;
    std::filesystem::remove(argv[2], nothingThere);
    const auto writing = rulebook::readWriting(argv[1]);
    const auto made = writing ? rulebook::makeIndex(*writing, argv[2]) : base::failure(writing.error());
    if (!made) {
        std::fprintf(stderr, "%s\n", made.error().c_str());
        return 1;
    }
    return 0;
}
