# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
# Writes a file's bytes as a C++ array: cmake -D IN=… -D OUT=… -D NAME=… -P embed.cmake
file(READ ${IN} bytes HEX)
string(REGEX REPLACE "([0-9a-f][0-9a-f])" "'\\\\x\\1'," list "${bytes}")
file(WRITE ${OUT}
"// Made at build time.
#include \"catalogue/embedded.h\"
namespace {
constexpr char bytes[] = {${list}};
}
std::string_view catalogue::${NAME}() { return {bytes, sizeof bytes}; }
")
