// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "store/format.h"

#include <algorithm>

namespace store {

Result<Contents> migrated(Contents contents, int version, const Format& format)
{
    for (; version < format.version; ++version) {
        const auto way = std::find_if(format.migrations.begin(), format.migrations.end(),
                                      [&](const Migration& migration) { return migration.from == version; });
        if (way == format.migrations.end())
            return base::failure(
                TableProblem{TableProblem::Code::NotATable, 0, {}, "no way from version " + std::to_string(version)});
        base::Result<Contents, std::string> next = way->apply(std::move(contents));
        if (!next)
            return base::failure(TableProblem{TableProblem::Code::NotReadable, 0, {}, next.error()});
        std::vector<std::string> entries;
        for (record::Line& line : next->lines)
            entries.push_back(std::move(line.bytes));
        contents = chainedContents(std::move(next->header), std::move(entries));
    }
    return contents;
}

} // namespace store
