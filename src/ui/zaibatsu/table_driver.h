// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The one way by which the screen acts on a table, and what came of it.
#pragma once

#include "presentation/zaibatsu_table.h"

#include <QElapsedTimer>

namespace ui {

/// The doors of a table that change it. Tests put a counting one in its place.
class TableDoor {
public:
    TableDoor() = default;
    TableDoor(const TableDoor&) = delete;
    TableDoor& operator=(const TableDoor&) = delete;
    virtual ~TableDoor() = default;

    [[nodiscard]] virtual session::Outcome<zaibatsu::Game> dispatch(const zaibatsu::Command& command, bool mayDraw) = 0;
    virtual presentation::Answer undo(int count) = 0;
    virtual presentation::Answer redo(int count) = 0;
};

/// Straight to the table.
class StraightDoor : public TableDoor {
public:
    explicit StraightDoor(presentation::ZaibatsuTable& table) : m_table(table) { }
    [[nodiscard]] session::Outcome<zaibatsu::Game> dispatch(const zaibatsu::Command& command, bool mayDraw) override;
    presentation::Answer undo(int count) override { return m_table.undo(count); }
    presentation::Answer redo(int count) override { return m_table.redo(count); }

private:
    presentation::ZaibatsuTable& m_table;
};

/// What a command brought, with the table before and after it.
struct Done {
    zaibatsu::Command command;
    std::vector<zaibatsu::Event> events;
    std::vector<zaibatsu::Hint> hints;
    std::shared_ptr<const zaibatsu::State> before;
    std::shared_ptr<const zaibatsu::State> after;
};

/// Sends commands through the door and says what came of them.
class TableDriver : public QObject {
    Q_OBJECT
public:
    TableDriver(presentation::ZaibatsuTable& table, std::unique_ptr<TableDoor> door, QObject* parent = nullptr);
    ~TableDriver() override;

    /// True when it was accepted.
    bool act(const zaibatsu::Command& command, bool mayDraw = true);
    /// On to the next phase; false within 300 ms of the last one.
    bool nextPhase(const zaibatsu::Command& command);
    /// Takes back the last command, with phases that the window passed by itself after it.
    void undo();
    void redo();

    /// Whether a command of this driver is on its way: a change now is its own.
    [[nodiscard]] bool acting() const { return m_acting; }
    [[nodiscard]] const zaibatsu::State& state() const { return m_table.state(); }
    [[nodiscard]] std::shared_ptr<const zaibatsu::State> sharedState() const { return m_table.sharedState(); }
    [[nodiscard]] presentation::ZaibatsuTable& table() const { return m_table; }

signals:
    void done(const ui::Done& done);
    void refused(const zaibatsu::Command& command, const zaibatsu::Refusal& refusal);
    void factsNeeded(const zaibatsu::Command& command, const std::vector<zaibatsu::Fact>& facts);
    void diceNeeded(const zaibatsu::Command& command, int count);
    void reloaded();
    void moved(bool back); ///< undo or redo went through
    void moveRefused(const QString& text);

private:
    void passEmptyPhase();
    [[nodiscard]] const session::Done<zaibatsu::Game>* doneAt(int n) const;

    presentation::ZaibatsuTable& m_table;
    std::unique_ptr<TableDoor> m_door;
    QElapsedTimer m_sinceNext;
    bool m_acting = false;
    bool m_restrained = false; ///< after undo or redo no phase is passed before the next command
};

/// Whether the beginning phase leaves nothing to decide.
[[nodiscard]] bool nothingToDo(const zaibatsu::State& state);

} // namespace ui
