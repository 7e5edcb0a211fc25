// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Given to moc alone (--include): moc 6.4 cannot parse the attribute that libstdc++ puts on namespace std
// and stops with `Parse error at "std"` as soon as a moc'ed header includes a C++20 library header.
#define _GLIBCXX_VISIBILITY(V)
