// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Runs a fuzz function over the files of a folder, and over every cut and 64 changed bytes of each, so that the fuzz
// targets are compiled and a crash once found stays found in every test run.
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

void run(const std::string& bytes)
{
    // A copy of exactly that size: under the address sanitizer a read behind the end shows.
    const std::string exact(bytes.data(), bytes.size());
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(exact.data()), exact.size());
}

void runFile(const std::filesystem::path& path)
{
    std::ifstream in(path, std::ios::binary);
    std::string bytes(std::filesystem::file_size(path), '\0');
    in.read(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    run(bytes);
    const std::size_t step = bytes.size() / 64 + 1;
    for (std::size_t at = 0; at < bytes.size(); at += step) {
        run(bytes.substr(0, at));
        std::string changed = bytes;
        changed[at] = static_cast<char>(changed[at] ^ 0x15);
        run(changed);
    }
}

} // namespace

int main(int argc, char** argv)
{
    int files = 0;
    for (int i = 1; i < argc; ++i) {
        for (const auto& entry : std::filesystem::recursive_directory_iterator(argv[i])) {
            if (!entry.is_regular_file())
                continue;
            runFile(entry.path());
            ++files;
        }
    }
    run({});
    std::printf("%d files replayed\n", files);
    return files > 0 ? 0 : 1;
}
