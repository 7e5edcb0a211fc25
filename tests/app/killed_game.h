// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One recorded game that is played in a window which is killed again and again, held to what the command line makes of
// the same commands.
#pragma once

#include "app/table_process.h"

#include <QRandomGenerator>

namespace app_test {

/// The table in a data folder, the same table made by the command line, and what the window told.
class KilledGame {
public:
    /// `folder` is empty and lasts longer. `name` is that of a game in tests/golden: "four".
    KilledGame(const QString& folder, const QString& name);

    /// Starts the window and kills it at a random moment: while it opens, between two taps, or just after one.
    void startAndKill(QRandomGenerator& random);
    /// Starts the window once more and kills it as soon as it has shown the table; nothing once the game is over.
    void startAndLook();

    /// What did not hold; empty while all is well.
    [[nodiscard]] const QString& fault() const { return m_fault; }
    [[nodiscard]] bool over() const { return m_over; }
    /// How often Continue has shown the table.
    [[nodiscard]] int opened() const { return m_opened; }
    /// How many entries were written without being told any more.
    [[nodiscard]] int written() const { return m_written; }
    /// Every command in the table, oldest first.
    [[nodiscard]] const QList<QJsonObject>& accepted() const { return m_accepted; }

private:
    /// When a window is killed.
    struct Moment {
        int actions = 0;      ///< so many are accepted before
        bool opening = false; ///< before it has told anything
        bool atTap = true;    ///< counted from the next tap, else from the answer to the last one
        int microseconds = 0; ///< after that
    };

    void make(const QString& name);
    void run(const Moment& moment);
    void waitFor(QProcess& window, const Moment& moment);
    void heedAll();
    void heed(const QJsonObject& told);
    /// The table that Continue shows is the one that the command line has.
    void compare(const QJsonObject& told);
    /// What the file holds now: every accepted command, and of the one that was being made all or nothing.
    void readBack();
    /// The command line makes the same of its own table.
    void follow(const QList<QJsonObject>& commands);

    QString m_root;
    QString m_table;     ///< file that the window plays
    QString m_reference; ///< file that the command line plays
    QString m_script;
    QList<QJsonObject> m_accepted;

    QByteArray m_heard;          ///< in this run, not heeded yet
    QList<QJsonObject> m_kept;   ///< in this run
    int m_actions = 0;           ///< answered in this run
    bool m_trying = false;       ///< an action has begun and was not answered
    bool m_unkept = false;       ///< and its entry was not told either
    bool m_shown = false;        ///< Continue has shown the table in this run

    bool m_over = false;
    int m_opened = 0;
    int m_written = 0;
    QString m_fault;
};

} // namespace app_test
