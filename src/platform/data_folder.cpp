// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "platform/data_folder.h"

#include <QDir>
#include <QStandardPaths>

namespace platform {

std::optional<DataFolder> dataFolderUnder(const QString& root)
{
    const QDir folder(root);
    if (root.isEmpty() || !folder.mkpath("tables") || !folder.mkpath("faces"))
        return std::nullopt;
    DataFolder out{folder.filePath("tables"), folder.filePath("faces"), folder.filePath("settings.ini"),
                   folder.filePath("exports"), folder.filePath("list.json")};
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!documents.isEmpty() && QDir(documents).exists())
        out.exports = documents;
    else if (!folder.mkpath("exports"))
        return std::nullopt;
    return out;
}

std::optional<DataFolder> dataFolder()
{
    const QString told = qEnvironmentVariable("ZAIBATSU_COMPANION_DATA");
    return dataFolderUnder(told.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : told);
}

} // namespace platform
