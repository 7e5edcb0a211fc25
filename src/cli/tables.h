// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the verbs need of files and games. The app hands one in; nothing here knows a game.
#pragma once

#include "base/result.h"
#include "presentation/table.h"

#include <memory>

namespace cli {

/// The exit status of the program.
enum class Status : std::uint8_t { Done = 0, Refused = 1, WrongUsage = 2, Unreadable = 3, NotSaved = 4 };

/// Why a verb came to nothing: one sentence, and a word for scripts.
struct Trouble {
    Status status = Status::WrongUsage;
    QString code; ///< "damaged"
    QString text;
};

/// A value, or why there is none.
template <class T>
using Result = base::Result<T, Trouble>;

/// What is agreed before a table is made, as it was typed.
struct Agreed {
    QString game;
    QStringList players;    ///< "Ana:red", in seating order
    QString edition;        ///< empty: the game's default
    QString track;
    QStringList houseRules; ///< "A-009=off"
    QString timeLimit;
    QString seed;
    QString catalogue;      ///< path of a file to be laid over what ships
};

/// Table files of any game.
class Tables {
public:
    Tables() = default;
    Tables(const Tables&) = delete;
    Tables& operator=(const Tables&) = delete;
    virtual ~Tables() = default;

    /// The table of a file; for reading it leaves the file alone and nothing beside it.
    [[nodiscard]] virtual Result<std::unique_ptr<presentation::Table>> openToRead(const QString& file) = 0;
    [[nodiscard]] virtual Result<std::unique_ptr<presentation::Table>> openToWrite(const QString& file) = 0;
    /// Makes a table file; where one stands already it stays and the status is NotSaved. The new table's id.
    [[nodiscard]] virtual Result<QString> create(const QString& file, const Agreed& agreed) = 0;
    /// Reads every byte of a file; the number of its entries.
    [[nodiscard]] virtual Result<int> check(const QString& file) = 0;
    /// The table as JSON Lines.
    [[nodiscard]] virtual Result<QByteArray> exported(const QString& file) = 0;
    /// Makes a table file from an export; the number of its entries.
    [[nodiscard]] virtual Result<int> import(const QByteArray& lines, const QString& file) = 0;
    /// Questions that need no table, such as odds; nothing if no game has one of that name.
    [[nodiscard]] virtual std::optional<Result<presentation::Answer>> ask(const QString& verb,
                                                                          const QStringList& words) = 0;
};

} // namespace cli
