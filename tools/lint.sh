#!/bin/sh
# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
# Every check that needs no running program. ./dev lint looks at the files changed since the
# main line or in the last day of work, --all at all.
set -u
cd "$(dirname "$0")/.."
ALL=${1:-}
SECONDS_FOR_TIDY=${ZC_TIDY_SECONDS:-180}
status=0
mkdir -p build/lint

step() { printf '== %s\n' "$1"; }
found() { printf '   not clean: %s\n' "$1"; status=1; }

git() { command git -c safe.directory='*' "$@"; }

# The commit to compare with: where the server's main line stands, or else the last one made a day or more before HEAD.
base() {
    head=$(git rev-parse HEAD) || return 1
    landed=$(git merge-base HEAD origin/main 2>/dev/null) && [ "$landed" != "$head" ] && { printf '%s\n' "$landed"; return 0; }
    day_before=$(($(git log -1 --format=%ct HEAD) - 86400))
    older=$(git rev-list -1 --before="$day_before" HEAD) && [ -n "$older" ] && { printf '%s\n' "$older"; return 0; }
    return 1
}

files() { git ls-files -co --exclude-standard -- "$@" | sort -u | while read -r f; do [ -f "$f" ] && printf '%s\n' "$f"; done; }
changed() {
    if [ "$ALL" = --all ] || ! since=$(base); then files "$@"; return; fi
    { git diff --name-only --diff-filter=d "$since" -- "$@"; git ls-files -o --exclude-standard -- "$@"; } | sort -u
}

step "shell"
for script in dev .ci/run $(files '*.sh'); do
    sh -n "$script" || found "$script"
done

step "layers, sizes, licences, rule ids, data files, promises"
for check in layers shape style rules data promises self_test; do
    python3 -B "tests/arch/$check.py" >"build/lint/$check.txt" 2>&1 || { cat "build/lint/$check.txt"; found "tests/arch/$check.py"; }
done

step "format"
changed '*.cpp' '*.h' | grep -v '^third_party/' >build/lint/format-files.txt
if [ -s build/lint/format-files.txt ]; then
    xargs clang-format-19 --dry-run -Werror <build/lint/format-files.txt >build/lint/format.txt 2>&1 ||
        { grep -E 'error:' build/lint/format.txt | cut -d: -f1 | sort | uniq -c; found "./dev format puts it right"; }
fi

step "qmllint"
qmllint=$(command -v qmllint6 || echo /usr/lib/qt6/bin/qmllint)
files '*.qml' >build/lint/qml-files.txt
if [ -s build/lint/qml-files.txt ]; then
    # A module is found through its qmldir; the build writes those of the shipped modules.
    xargs "$qmllint" -I build/release -I build/release/qml -I qml <build/lint/qml-files.txt >build/lint/qml.txt 2>&1 ||
        { grep -A 2 -E '^(Warning|Error)' build/lint/qml.txt | head -n 60; found "QML"; }
fi

step "clang-tidy, at most $SECONDS_FOR_TIDY seconds"
# In an order that each commit shuffles anew: where the time is short, the next commit looks at others.
head=$(git rev-parse HEAD 2>/dev/null)
changed 'src/*.cpp' | while read -r file; do
    printf '%s %s\n' "$(printf '%s%s' "$head" "$file" | cksum)" "$file"
done | sort -n | cut -d' ' -f3- >build/lint/tidy-files.txt
# Files that the build does not know (a switched-off part) are no business of this check.
while read -r file; do
    grep -qF "/$file\"" build/release/compile_commands.json 2>/dev/null && printf '%s\n' "$file"
done <build/lint/tidy-files.txt >build/lint/tidy-known.txt
tidy_one='clang-tidy-19 -p build/release --quiet --extra-arg=-Wno-unknown-warning-option --extra-arg=-Wno-ignored-gch'
: >build/lint/tidy.txt
: >build/lint/tidy-done.txt
timeout_for_tidy=$SECONDS_FOR_TIDY
[ "$ALL" = --all ] && timeout_for_tidy=36000
timeout "$timeout_for_tidy" sh -c "xargs -P $(nproc) -I{} sh -c '$tidy_one {} >>build/lint/tidy.txt 2>/dev/null; echo {} >>build/lint/tidy-done.txt'" \
    <build/lint/tidy-known.txt
printf '   %s of %s files looked at\n' "$(wc -l <build/lint/tidy-done.txt)" "$(wc -l <build/lint/tidy-known.txt)"
if grep -qE ': (error|warning): ' build/lint/tidy.txt; then
    grep -E ': (error|warning): ' build/lint/tidy.txt | sort -u | head -n 60
    found "clang-tidy"
fi

[ "$status" -eq 0 ] && printf 'All clean.\n' || printf 'Not clean; see above.\n'
exit $status
