// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Zaibatsu tables as files: where rules, record and store meet to become a Table.
#pragma once

#include "presentation/zaibatsu_table.h"
#include "store/contents.h"

#include <filesystem>
#include <functional>
#include <memory>
#include <span>

namespace app {

/// What a table is made from.
struct NewZaibatsu {
    zaibatsu::Settings settings;
    std::uint64_t seed = 0;
    std::optional<zaibatsu::SetCatalogue> pieces; ///< laid over what ships, as the first entry
};

/// The pieces that should be laid over what ships were refused by the table as it was.
struct PiecesRefused {
    zaibatsu::State table;
    zaibatsu::Refusal refusal;
};
/// Why no table was made: the settings, the pieces laid over what ships, or the file.
using NotMade = std::variant<std::vector<zaibatsu::SetupProblem>, PiecesRefused, store::TableProblem>;
/// The same in sentences.
[[nodiscard]] QString notMadeText(const NotMade& why);

/// Makes a table file and opens it. Exists where something of that name is there.
[[nodiscard]] base::Result<std::unique_ptr<presentation::ZaibatsuTable>, NotMade> createZaibatsu(
    const std::filesystem::path& path, const NewZaibatsu& made, std::shared_ptr<const session::Clock> clock);

/// Is told what a table file held, once all of it proved to be a table.
using WhenRead = std::function<void(const store::Contents&)>;

/// Opens a table file to play on; ReadOnly where it cannot be written.
[[nodiscard]] store::Result<std::unique_ptr<presentation::ZaibatsuTable>> openZaibatsu(
    const std::filesystem::path& path, std::shared_ptr<const session::Clock> clock, const WhenRead& whenRead = {});

/// Opens a table file to look at only; leaves no side file.
[[nodiscard]] store::Result<std::unique_ptr<presentation::ZaibatsuTable>> readZaibatsu(
    const std::filesystem::path& path, std::shared_ptr<const session::Clock> clock, const WhenRead& whenRead = {});

/// A table file as an export; with what an open table has not saved yet, where one is given.
[[nodiscard]] store::Result<std::string> exportedZaibatsu(const std::filesystem::path& path,
                                                          const presentation::ZaibatsuTable* open = nullptr);

/// A random UUID, version 4.
[[nodiscard]] std::string newUuid();
/// A seed that nobody can foresee.
[[nodiscard]] std::uint64_t newSeed();

} // namespace app
