// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/table_fixture.h"

#include "catalogue/catalogue.h"
#include "support/fake_clock.h"

#include <QFile>

namespace support {

QByteArray sourceFile(const char* name)
{
    QFile file(QStringLiteral(ZC_SOURCE_DIR) + QLatin1Char('/') + QString::fromLatin1(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TableInMemory freshTable(bool sampleFaces, const zaibatsu::Settings& settings)
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

TableInMemory freshTable(bool sampleFaces, zaibatsu::Edition edition, zaibatsu::Track track)
{
    zaibatsu::Settings settings;
    settings.edition = edition;
    settings.track = track;
    settings.seats = {{"Ana", zaibatsu::Colour::Red}, {"Bo", zaibatsu::Colour::Blue}};
    return freshTable(sampleFaces, settings);
}

TableInMemory freshTable(const std::vector<zaibatsu::Seat>& seats)
{
    zaibatsu::Settings settings;
    settings.seats = seats;
    return freshTable(false, settings);
}

TableInMemory sampleTable(int count)
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

} // namespace support
