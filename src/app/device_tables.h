// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The tables in the data folder, as the window's screens ask for them. A table's id is the path of its file.
#pragma once

#include "app/list_memory.h"
#include "app/remembered_pieces.h"
#include "app/zaibatsu_files.h"
#include "platform/data_folder.h"
#include "store/folder.h"
#include "ui/shell/services.h"

#include <map>
#include <random>

namespace app {

/// Files of the data folder; any other file can be opened by its path.
class DeviceTables final : public ui::Tables {
public:
    DeviceTables(platform::DataFolder folder, std::shared_ptr<const session::Clock> clock);

    [[nodiscard]] QList<ui::SavedTable> list() const override;
    [[nodiscard]] QList<ui::SavedTable> binned() const override;
    [[nodiscard]] ui::Opened open(const QString& id) override;
    [[nodiscard]] ui::Opened create(const ui::NewTable& agreed) override;
    [[nodiscard]] QString rename(const QString& id, const QString& name) override;
    [[nodiscard]] QString bin(const QString& id) override;
    [[nodiscard]] QString bringBack(const QString& id) override;
    [[nodiscard]] QString mend(const QString& id) override;
    [[nodiscard]] QList<ui::KeptCopy> keptCopies(const QString& id) const override;
    [[nodiscard]] QString openCopy(const QString& copy, QString& made) override;
    [[nodiscard]] ui::Imported importFile(const QString& path, ui::ImportWay way) override;
    [[nodiscard]] QString exportTable(const QString& id, ui::ExportForm form, QString& path) override;
    [[nodiscard]] int rememberedPieces(bool secondEdition) override;
    [[nodiscard]] QString exportPieces(bool secondEdition, QString& path) override;
    [[nodiscard]] ui::TakenPieces importPieces(bool secondEdition, const QString& path) override;
    [[nodiscard]] QString takeBackPieces() override { return m_remembered.takeBack(); }
    [[nodiscard]] ui::StartFacts startFacts(int players) const override;
    [[nodiscard]] QList<QList<int>> drawStart(const ui::NewTable& agreed) const override;
    [[nodiscard]] QList<int> rollDice(int count) override;

    /// The state of a table for its picture; null when it cannot be read.
    [[nodiscard]] std::shared_ptr<const zaibatsu::State> stateOf(const QString& id) const;
    /// What this device knows and that table does not; nothing where it knows no more.
    [[nodiscard]] std::optional<zaibatsu::SetCatalogue> offerFor(const zaibatsu::State& state)
    {
        return m_remembered.offerFor(state);
    }

private:
    using State = std::shared_ptr<const zaibatsu::State>;

    [[nodiscard]] QList<ui::SavedTable> shown(const std::vector<store::TableInList>& tables) const;
    [[nodiscard]] ui::SavedTable shown(const store::TableInList& table) const;
    [[nodiscard]] State stateOf(const store::TableInList& table) const;
    /// From what is remembered, else from the table itself; nothing where it cannot be read.
    [[nodiscard]] std::optional<TableSummary> summaryFor(const store::TableInList& table) const;
    /// The longest good part or copy of a damaged table; nothing where it is whole or nothing is left.
    [[nodiscard]] std::optional<store::Contents> bestOf(const std::filesystem::path& table) const;
    /// A table read whole is worth a copy: the next damage loses less.
    void keepCopyOf(const std::filesystem::path& table, const store::Contents& contents) const;
    /// What a table is called, or a copy of one.
    [[nodiscard]] std::string nameOf(const std::filesystem::path& file) const;
    [[nodiscard]] ui::Opened opened(const std::filesystem::path& path,
                                    std::unique_ptr<presentation::ZaibatsuTable> table);

    platform::DataFolder m_folder;
    RememberedPieces m_remembered;
    store::Folder m_files;
    std::shared_ptr<const session::Clock> m_clock;
    std::mt19937_64 m_random;
    /// The table opened last, while somebody has it.
    std::pair<std::filesystem::path, std::weak_ptr<presentation::ZaibatsuTable>> m_open;
    mutable ListMemory m_memory;
    /// States read for lists and pictures; good as long as the file is the same.
    mutable std::map<std::filesystem::path, std::pair<TableMark, State>> m_read;
};

} // namespace app
