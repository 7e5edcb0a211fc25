// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A running table in memory for the window: the shipped pieces with the sample faces, played from the sample's
// commands.
#pragma once

#include "presentation/zaibatsu_table.h"
#include "support/memory_journal.h"
#include "ui/zaibatsu/table_driver.h"

#include <memory>

namespace support {

/// The journal's disk lives as long as the table.
struct TableInMemory {
    std::shared_ptr<MemoryDisk<zaibatsu::Game>> disk;
    std::shared_ptr<presentation::ZaibatsuTable> table;
};

/// A file of the project; empty when it cannot be read.
QByteArray sourceFile(const char* name);

/// A table before its first command.
TableInMemory freshTable(bool sampleFaces, const zaibatsu::Settings& settings);
/// A table of two before its first command; with the sample faces unless told otherwise.
TableInMemory freshTable(bool sampleFaces = true, zaibatsu::Edition edition = zaibatsu::Edition::First2011,
                         zaibatsu::Track track = zaibatsu::Track::All);
/// A table of the first edition with those players, without faces.
TableInMemory freshTable(const std::vector<zaibatsu::Seat>& seats);
/// The sample table after its first `count` commands; all of them when negative.
TableInMemory sampleTable(int count = -1);

/// Counts what goes through it.
class CountingDoor : public ui::TableDoor {
public:
    CountingDoor(presentation::ZaibatsuTable& table, int& calls) : m_door(table), m_calls(calls) { }
    [[nodiscard]] session::Outcome<zaibatsu::Game> dispatch(const zaibatsu::Command& command, bool mayDraw) override
    {
        session::Outcome<zaibatsu::Game> outcome = m_door.dispatch(command, mayDraw);
        m_calls += std::holds_alternative<session::Entered<zaibatsu::Game>>(outcome) ? 1 : 0;
        return outcome;
    }
    presentation::Answer undo(int count) override { return counted(m_door.undo(count)); }
    presentation::Answer redo(int count) override { return counted(m_door.redo(count)); }

private:
    presentation::Answer counted(presentation::Answer answer)
    {
        m_calls += answer.kind == presentation::Answer::Kind::Done ? 1 : 0;
        return answer;
    }

    ui::StraightDoor m_door;
    int& m_calls;
};

} // namespace support
