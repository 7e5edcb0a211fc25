// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Another process at a table, to be killed, starved of disk, or run beside a second one. Prints one line a commit.
//   append FILE COUNT SEED     appends batches; "N" once entry N is durable
//   race FILE COUNT NAME       appends COUNT single entries of its own, reloading on conflict; "NAME-I"
//   limited FILE BYTES         appends until the file may not grow, then again without the limit
//   nobody-reads|nobody-writes FILE   opens as a user without rights; prints the problem's number or "ok"
#include "sample_table.h"
#include "store/reading.h"

#include <QByteArray>

#include <csignal>
#include <cstdio>
#include <random>
#include <sys/resource.h>
#include <unistd.h>

namespace {

void say(const std::string& line)
{
    std::fputs((line + "\n").c_str(), stdout);
    std::fflush(stdout);
}

int append(store::TableFile& file, int count, unsigned seed)
{
    std::mt19937 random(seed);
    for (int i = 0; i < count; ++i) {
        const int last = file.contents().last();
        const int more = random() % 4 == 0 ? 1 + static_cast<int>(random() % 40) : 1;
        if (!file.append(last, sample::run(last + 1, last + more)))
            return 4;
        say(std::to_string(last + more));
    }
    return 0;
}

int race(store::TableFile& file, int count, const std::string& name)
{
    for (int i = 0; i < count; ++i) {
        const std::string entry = name + "-" + std::to_string(i);
        for (int tries = 0;; ++tries) {
            const auto kept = file.append(file.contents().last(), std::vector<std::string>{entry});
            if (kept)
                break;
            if (tries > 1000 || kept.error().code != session::JournalFailure::Code::ChangedElsewhere || !file.reload())
                return 4;
        }
        say(entry);
    }
    return 0;
}

int limited(store::TableFile& file, rlim_t most)
{
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    const rlim_t before = limit.rlim_cur;
    limit.rlim_cur = most;
    setrlimit(RLIMIT_FSIZE, &limit);
    std::vector<std::string> queue;
    const int first = file.contents().last();
    for (int n = first + 1; n <= first + 400; ++n) {
        queue.push_back(sample::bytes(n));
        if (file.append(file.contents().last(), queue)) {
            queue.clear();
            say(std::to_string(n));
        } else if (queue.size() > 5) {
            break;
        }
    }
    say("full " + std::to_string(queue.size()));
    limit.rlim_cur = before;
    setrlimit(RLIMIT_FSIZE, &limit);
    if (!file.append(file.contents().last(), queue))
        return 4;
    say(std::to_string(file.contents().last()));
    return 0;
}

template <class T>
int tell(const store::Result<T>& result)
{
    say(result ? "ok" : std::to_string(static_cast<int>(result.error().code)));
    return 0;
}

} // namespace

int main(int count, char** words)
{
    if (count < 3)
        return 2;
    const std::string verb = words[1];
    if (verb.starts_with("nobody") && geteuid() == 0 && (setgid(65534) != 0 || setuid(65534) != 0))
        return 3;
    if (verb == "nobody-reads")
        return tell(store::readTable(words[2]));
    auto file = store::TableFile::openWrite(words[2]);
    if (verb == "nobody-writes")
        return tell(file);
    if (!file || count < 4)
        return 3;
    if (verb == "race")
        return race(*file, std::atoi(words[3]), words[4]);
    if (verb == "limited")
        return limited(*file, static_cast<rlim_t>(std::atoll(words[3])));
    return append(*file, std::atoi(words[3]), static_cast<unsigned>(std::atoi(words[4])));
}
