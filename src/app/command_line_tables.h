// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Table files for the command line.
#pragma once

#include "cli/tables.h"

#include <memory>

namespace session {
class Clock;
}

namespace app {

/// Files of every game that this program knows.
class CommandLineTables final : public cli::Tables {
public:
    explicit CommandLineTables(std::shared_ptr<const session::Clock> clock) : m_clock(std::move(clock)) { }

    [[nodiscard]] cli::Result<std::unique_ptr<presentation::Table>> openToRead(const QString& file) override;
    [[nodiscard]] cli::Result<std::unique_ptr<presentation::Table>> openToWrite(const QString& file) override;
    [[nodiscard]] cli::Result<QString> create(const QString& file, const cli::Agreed& agreed) override;
    [[nodiscard]] cli::Result<int> check(const QString& file) override;
    [[nodiscard]] cli::Result<QByteArray> exported(const QString& file) override;
    [[nodiscard]] cli::Result<int> import(const QByteArray& lines, const QString& file) override;
    [[nodiscard]] std::optional<cli::Result<presentation::Answer>> ask(const QString& verb,
                                                                       const QStringList& words) override;

private:
    std::shared_ptr<const session::Clock> m_clock;
};

} // namespace app
