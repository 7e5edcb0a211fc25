// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

#include <optional>

namespace platform {

/// The folders of this program on this machine.
struct DataFolder {
    QString tables;       ///< one file a table
    QString faces;        ///< what the players entered of their tiles, one file an edition
    QString settingsFile; ///< an INI file; it need not be there yet
    QString exports;      ///< where players look for files
    QString listFile;     ///< what lists said of the tables, to start quickly; it may be missing
};

/// The folders under `root`, made if they are missing; nothing when they cannot be made.
[[nodiscard]] std::optional<DataFolder> dataFolderUnder(const QString& root);
/// Where this machine keeps a program's data (QStandardPaths), or what ZAIBATSU_COMPANION_DATA names.
[[nodiscard]] std::optional<DataFolder> dataFolder();

} // namespace platform
