// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What shell, log and command line know of a table, whatever the game. One adapter a game.
#pragma once

#include <QByteArray>
#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <optional>

namespace presentation {

/// An answer to a command, ready for people and for scripts.
struct Answer {
    enum class Kind : std::uint8_t { Done, Refused, Needs, BadCommand, Unsaved, Reloaded };
    Kind kind = Kind::Done;
    int n = 0;            ///< entry written
    QByteArray json{};    ///< one line: the result of formats.md
    QString text{};       ///< one sentence: what happened, or why not
    QString rule{};       ///< "R-051" of a refusal
    QStringList hints{};
    QStringList wouldRead{}; ///< of an amend that is only looked at: the sentences of the entry as it would come out
};

/// One line of the log. Effects stand under their entry without a number of their own.
struct LogLine {
    enum class Kind : std::uint8_t { Turn, Entry, Effect, Note };
    Kind kind = Kind::Entry;
    int n = 0;             ///< entry number; 0 for a turn heading
    int turn = 0;
    QString player;        ///< colour word ("red") of whose turn it was, empty in set-up
    QString icon;          ///< name of a glyph in the look
    QString text;          ///< plain text, one sentence
    QList<int> dice;
    int blackDice = 0;     ///< the last ones of dice
    QStringList marks;     ///< "typed", "drawn", "by hand", "auto", …, already in words
    bool fixable = true;   ///< amend makes sense
};

/// A table of any game. Not for two threads.
class Table : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    [[nodiscard]] virtual QString game() const = 0;     ///< "zaibatsu"
    [[nodiscard]] virtual QString id() const = 0;       ///< UUID
    [[nodiscard]] virtual int entries() const = 0;      ///< number of the last entry written
    [[nodiscard]] virtual int head() const = 0;
    [[nodiscard]] virtual int undoable() const = 0;
    [[nodiscard]] virtual int redoable() const = 0;
    [[nodiscard]] virtual int unsaved() const = 0;      ///< entries not on disk yet
    [[nodiscard]] virtual bool readOnly() const = 0;

    /// One command as JSON text, decided, kept and answered.
    virtual Answer doCommand(const QByteArray& json) = 0;
    virtual Answer undo(int count) = 0;
    virtual Answer redo(int count) = 0;
    virtual Answer goTo(int n) = 0;
    /// Preview without `accept`; "drop" or "keep" does it. The answer's json is that of formats.md.
    virtual Answer amend(int n, const QByteArray& command, const QString& accept) = 0;
    /// Tries again to write what is unsaved.
    virtual void saveNow() = 0;

    /// The table after entry n, or now; nothing if there is no such entry.
    [[nodiscard]] virtual std::optional<QByteArray> showJson(std::optional<int> n) const = 0;
    [[nodiscard]] virtual std::optional<QString> showText(std::optional<int> n) const = 0;
    [[nodiscard]] virtual QByteArray legalJson(const QString& pawn, int actions) const = 0;
    /// Command lines of the game alone, such as placements; nothing if the game has none of that name.
    [[nodiscard]] virtual std::optional<Answer> query(const QString& verb, const QStringList& words) const = 0;
    /// The command of entry n as it was given, to be put right by amend; nothing if there is none of that number.
    [[nodiscard]] virtual std::optional<QByteArray> commandJson([[maybe_unused]] int n) const { return std::nullopt; }
    /// The lines in force, oldest first, in the language installed now.
    [[nodiscard]] virtual QList<LogLine> log() const = 0;
    /// The figures of the game as a part of an HTML page; empty where there are none.
    [[nodiscard]] virtual QString figures() const { return {}; }

    /// To be called when the language has changed: what keeps words asks for them again.
    void retranslate() { emit retranslated(); }

signals:
    void changed();        ///< after each accepted command, undo, redo, go-to, amend, reload
    void statusChanged();  ///< saved, unsaved, read-only, changed elsewhere
    void retranslated();   ///< every text is to be asked for again
};

} // namespace presentation
