// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// How fast a table file is: one durable commit, and reading a long table back. Real time, on the disk of the folder
// that the program is started in.
#include "measure.h"
#include "play.h"

#include "record/zaibatsu_codec.h"
#include "store/table_file.h"
#include "store/table_journal.h"

#include <cstdio>
#include <filesystem>
#include <unistd.h>

namespace {

using namespace zaibatsu;
using bench::Better;

/// A folder of our own that goes when the program ends.
class OwnFolder {
public:
    OwnFolder() : m_path(std::filesystem::current_path() / ("bench-" + std::to_string(getpid())))
    {
        std::filesystem::create_directories(m_path);
    }
    ~OwnFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
    OwnFolder(const OwnFolder&) = delete;
    OwnFolder& operator=(const OwnFolder&) = delete;

    [[nodiscard]] std::filesystem::path file(const char* name) const { return m_path / name; }

private:
    std::filesystem::path m_path;
};

std::shared_ptr<const record::Names> namesOf(const bench::Played& played)
{
    return std::make_shared<const record::Names>(record::namesOf(played.initial));
}

std::string headerOf(const bench::Played& played)
{
    return record::encodeHeader<Game>({"00000000-0000-4000-8000-000000000000", *played.initial.settings, played.seed});
}

void makeFile(const std::filesystem::path& path, const bench::Played& played, std::size_t entries)
{
    record::ZaibatsuCodec codec(namesOf(played));
    std::vector<std::string> bytes;
    for (std::size_t i = 0; i < entries; ++i)
        bytes.push_back(codec.encode(played.entries[i]));
    const auto made = store::createTable(path, store::chainedContents(headerOf(played), std::move(bytes)));
    bench::require(made.has_value(), "the table file could not be made");
}

using Journal = store::TableJournal<Game>;

Journal opened(const std::filesystem::path& path, const bench::Played& played)
{
    auto file = store::TableFile::openWrite(path);
    bench::require(file.has_value(), "the table file could not be opened");
    return Journal(std::move(*file), record::ZaibatsuCodec(namesOf(played)));
}

std::vector<bench::Entry> entriesOf(Journal& journal)
{
    auto entries = journal.entries();
    bench::require(entries.has_value(), "the entries could not be read");
    return std::move(*entries);
}

void load(const std::filesystem::path& path, const bench::Played& played)
{
    const int last = static_cast<int>(played.entries.size());
    bench::StillClock clock;
    bench::show(bench::measured({"load from disk at 10,000 entries", "ms", 200, Better::Lower}, 11, [&] {
        int head = 0;
        const double seconds = bench::secondsOf([&] {
            Journal journal = opened(path, played);
            bench::Session session(played.initial, played.seed, journal, clock, entriesOf(journal));
            head = session.head();
        });
        bench::require(head == last, "the loaded table ends elsewhere");
        return seconds * 1e3;
    }));
    bench::show(bench::measured({"  processor time of that", "ms", 0, Better::Lower}, 11, [&] {
        return bench::cpuSecondsOf([&] {
                   Journal journal = opened(path, played);
                   const bench::Session session(played.initial, played.seed, journal, clock, entriesOf(journal));
                   bench::keep(session.head());
               })
            * 1e3;
    }));
    bench::show(bench::measured({"  of this, file read and chain checked", "ms", 0, Better::Lower}, 11, [&] {
        return bench::cpuSecondsOf([&] { bench::keep(opened(path, played).file().contents().last()); }) * 1e3;
    }));
    Journal journal = opened(path, played);
    bench::show(bench::measured({"  of this, bytes to entries", "ms", 0, Better::Lower}, 11, [&] {
        return bench::cpuSecondsOf([&] { bench::keep(entriesOf(journal).size()); }) * 1e3;
    }));
    bench::show(bench::measured({"  of this, entries to the table", "ms", 0, Better::Lower}, 11, [&] {
        std::vector<bench::Entry> entries = played.entries;
        return bench::cpuSecondsOf([&] {
                   const bench::Session session(played.initial, played.seed, journal, clock, std::move(entries));
                   bench::keep(session.head());
               })
            * 1e3;
    }));
}

/// Commands done one by one, each on disk before it counts.
void commits(const std::filesystem::path& path, const bench::Played& played, std::size_t before)
{
    Journal journal = opened(path, played);
    bench::StillClock clock;
    bench::Session session(played.initial, played.seed, journal, clock, entriesOf(journal));
    bench::Figure figure{
        {"one durable commit with " + std::to_string(before) + " entries before it", "ms", 0, Better::Lower}, {}};
    for (std::size_t i = before; i < before + 200 && i < played.commands.size(); ++i)
        figure.rounds.push_back(bench::secondsOf([&] {
                                    const auto outcome = session.dispatch(played.commands[i]);
                                    const auto* entered = std::get_if<session::Entered<Game>>(&outcome);
                                    bench::require(entered && entered->saved, "a command was not saved");
                                })
                                * 1e3);
    bench::show(figure);
}

} // namespace

int main()
{
    std::puts("A table on disk. Real time; median of several rounds (lowest to highest).");
    const auto played = bench::play(10'000, 7);
    const OwnFolder folder;
    makeFile(folder.file("short.zbt"), played, 100);
    makeFile(folder.file("long.zbt"), played, 9'800);
    makeFile(folder.file("whole.zbt"), played, played.entries.size());
    commits(folder.file("short.zbt"), played, 100);
    commits(folder.file("long.zbt"), played, 9'800);
    load(folder.file("whole.zbt"), played);
    return 0;
}
