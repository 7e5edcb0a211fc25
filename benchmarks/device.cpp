// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "device.h"

#include "measure.h"

#include "app/zaibatsu_files.h"
#include "catalogue/catalogue.h"
#include "platform/clock.h"
#include "zaibatsu/spaces.h"

#include <QFile>

namespace bench {

namespace {

using Table = std::unique_ptr<presentation::ZaibatsuTable>;

QByteArray sample(const char* name)
{
    QFile file(QStringLiteral(ZC_SAMPLE_DIR "/") + QLatin1String(name));
    require(file.open(QIODevice::ReadOnly), "the sample table is not where it was when this was built");
    return file.readAll();
}

Table tableWithSamples(const QString& path, std::uint64_t seed)
{
    app::NewZaibatsu made;
    made.settings.seats = {{"Ana", zaibatsu::Colour::Red}, {"Bo", zaibatsu::Colour::Blue}};
    made.seed = seed;
    auto pieces = catalogue::readPieces(sample("faces.json").toStdString(), *catalogue::namesFor(made.settings));
    require(pieces.has_value(), "the sample faces could not be read");
    made.pieces = std::move(*pieces);
    auto table = app::createZaibatsu(path.toStdString(), made, std::make_shared<platform::WallClock>());
    require(table.has_value(), "a table could not be made");
    return std::move(*table);
}

void playSample(presentation::ZaibatsuTable& table)
{
    for (const QByteArray& line : sample("commands.jsonl").split('\n'))
        if (!line.isEmpty())
            require(table.doCommand(line).kind == presentation::Answer::Kind::Done, "a sample command was refused");
}

/// All blocks around the Core, owned by one or the other or nobody.
std::vector<zaibatsu::BlockPatch> allBlocks(const zaibatsu::State& state)
{
    std::vector<zaibatsu::BlockPatch> patches;
    std::uint16_t block = 1;
    for (int q = -2; q <= 2; ++q)
        for (int r = -3; r <= 2; ++r)
            if ((q != 0 || r != 0) && block < state.blocks.size()) {
                zaibatsu::BlockPatch patch;
                patch.block = zaibatsu::BlockId{block};
                patch.at = hex::Cell{static_cast<std::int16_t>(q), static_cast<std::int16_t>(r)};
                patch.rotation = block % 6;
                if (block % 2 == 0) // a few counters stay in each pool: the game goes on
                    patch.owner = block % 4 == 0 ? zaibatsu::Colour::Red : zaibatsu::Colour::Blue;
                patches.push_back(patch);
                ++block;
            }
    require(block == state.blocks.size(), "not all blocks were laid");
    return patches;
}

/// All pawns, one a block.
std::vector<zaibatsu::PawnPatch> allPawns(const zaibatsu::State& state)
{
    std::vector<zaibatsu::PawnPatch> patches;
    for (std::uint16_t i = 0; i < state.pawns.size(); ++i) {
        const zaibatsu::BlockId block{static_cast<std::uint16_t>(i + 1)};
        const zaibatsu::PawnId pawn{i};
        zaibatsu::PawnPatch patch;
        patch.pawn = pawn;
        patch.at = zaibatsu::onBlock(block, zaibatsu::entrySpace(zaibatsu::faceOf(state, block), pawn));
        patch.controller = i % 2 == 0 ? zaibatsu::Colour::Red : zaibatsu::Colour::Blue;
        patches.push_back(patch);
    }
    return patches;
}

void layEverything(presentation::ZaibatsuTable& table)
{
    zaibatsu::Adjust everything;
    everything.blocks = allBlocks(table.state());
    everything.pawns = allPawns(table.state());
    zaibatsu::Command command;
    command.action = std::move(everything);
    const auto done = table.dispatch(command);
    require(std::holds_alternative<session::Entered<zaibatsu::Game>>(done), "the full table was refused");
}

} // namespace

platform::DataFolder deviceUnder(const QString& root)
{
    auto folder = platform::dataFolderUnder(root);
    require(folder.has_value(), "the data folder could not be made");
    return std::move(*folder);
}

QString fullTable(const QString& root) { return root + QStringLiteral("/full.zbt"); }

void fillDevice(const QString& root)
{
    const platform::DataFolder folder = deviceUnder(root);
    for (int i = 0; i < savedTables; ++i)
        playSample(*tableWithSamples(QStringLiteral("%1/table-%2.zbt").arg(folder.tables).arg(i),
                                     static_cast<std::uint64_t>(i)));
    const Table full = tableWithSamples(fullTable(root), savedTables);
    playSample(*full);
    layEverything(*full);
}

} // namespace bench
