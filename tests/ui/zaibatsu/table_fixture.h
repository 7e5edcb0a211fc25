// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A running table in memory for the window: the shipped pieces with the sample faces, played from the sample's
// commands.
#pragma once

#include "catalogue/catalogue.h"
#include "presentation/zaibatsu_table.h"
#include "support/fake_clock.h"
#include "support/memory_journal.h"
#include "ui/zaibatsu/table_driver.h"

#include <QFile>

#include <memory>

namespace support {

/// The journal's disk lives as long as the table.
struct TableInMemory {
    std::shared_ptr<MemoryDisk<zaibatsu::Game>> disk;
    std::shared_ptr<presentation::ZaibatsuTable> table;
};

inline QByteArray sourceFile(const char* name)
{
    QFile file(QStringLiteral(ZC_SOURCE_DIR) + QLatin1Char('/') + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// A table before its first command.
inline TableInMemory freshTable(bool sampleFaces, const zaibatsu::Settings& settings)
{
    TableInMemory made;
    made.disk = std::make_shared<MemoryDisk<zaibatsu::Game>>();
    presentation::ZaibatsuParts parts;
    parts.id = QStringLiteral("00000000-0000-4000-8000-000000000001");
    parts.initial = *zaibatsu::setUp(settings, catalogue::shipped(settings.edition));
    parts.seed = 7;
    parts.journal = std::make_unique<MemoryJournal<zaibatsu::Game>>(*made.disk);
    parts.clock = std::make_shared<FakeClock>();
    made.table = std::make_shared<presentation::ZaibatsuTable>(std::move(parts));
    if (sampleFaces) {
        const auto names = catalogue::namesFor(settings);
        const QByteArray text = sourceFile("resources/sample/faces.json");
        const auto pieces = catalogue::readPieces(text.toStdString(), *names);
        if (pieces) {
            zaibatsu::Command command;
            command.action = *pieces;
            (void)made.table->dispatch(command);
        }
    }
    return made;
}

/// A table of two before its first command; with the sample faces unless told otherwise.
inline TableInMemory freshTable(bool sampleFaces = true, zaibatsu::Edition edition = zaibatsu::Edition::First2011,
                                zaibatsu::Track track = zaibatsu::Track::All)
{
    zaibatsu::Settings settings;
    settings.edition = edition;
    settings.track = track;
    settings.seats = {{"Ana", zaibatsu::Colour::Red}, {"Bo", zaibatsu::Colour::Blue}};
    return freshTable(sampleFaces, settings);
}

/// A table of the first edition with those players, without faces.
inline TableInMemory freshTable(const std::vector<zaibatsu::Seat>& seats)
{
    zaibatsu::Settings settings;
    settings.seats = seats;
    return freshTable(false, settings);
}

/// The sample table after its first `count` commands; all of them when negative.
inline TableInMemory sampleTable(int count = -1)
{
    TableInMemory made = freshTable();
    const QList<QByteArray> lines = sourceFile("resources/sample/commands.jsonl").split('\n');
    for (const QByteArray& line : lines) {
        if (line.trimmed().isEmpty() || count == 0)
            continue;
        made.table->doCommand(line);
        --count;
    }
    return made;
}

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
