// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The tables that lie in the data folder of each picture of the tour.
#pragma once

#include "platform/data_folder.h"

#include <QString>
#include <QTemporaryDir>

namespace app {

/// Made once from the sample; each picture gets copies to play on.
class TourShelf {
public:
    /// `source` is the sample's file; empty: nothing lies on the shelf.
    explicit TourShelf(const QString& source);

    /// Copies the sample, a table of four that begins, one that is won and a damaged one; the path of the sample's
    /// copy, empty when it could not be copied.
    [[nodiscard]] QString layOut(const platform::DataFolder& data) const;
    /// The sample with one entry more.
    [[nodiscard]] QString longer() const { return m_folder.filePath(QStringLiteral("longer.zbt")); }

private:
    QTemporaryDir m_folder;
};

} // namespace app
