# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Sizes, room READMEs, licences, and words that have no place in the project."""

import re

from tree import ROOMS, finish, is_text, project_files, read

LIMITS = [(".cpp", 300), (".h", 200), (".qml", 200)]
CODE = (".cpp", ".h", ".c", ".qml", ".js", ".py", ".sh", ".cmake", "CMakeLists.txt")
OTHERS_CODE = "third_party/"
# Put together from halves, so that this file does not find itself.
UNWANTED = [
    ("a path of one machine", re.compile(r"(?<![\w./])/(?:work|ro" + r"ot|home/\w+)/(?:main|shared|\w+)")),
    ("a path of one machine", re.compile("/tmp/bri" + "ef")),
    ("a left-over", re.compile(r"\b(?:TO" + r"DO|FIX" + r"ME|X" + r"XX)\b")),
    ("a silenced check", re.compile("NO" + "LINT")),
    ("a skipped test", re.compile("QS" + "KIP|QEXPECT" + "_FAIL")),
    ("a word of the workshop", re.compile(r"\b(?:AI assis" + r"tant|language mo" + r"del|chat" + r"bot|cl" + r"aude|anth"
                                          + r"ropic|open" + r"ai|co" + r"pilot|ll" + r"ms?|sub" + r"agents?)\b", re.I)),
]


def sizes(names):
    for name in names:
        if name.startswith(OTHERS_CODE):
            continue
        for ending, limit in LIMITS:
            lines = read(name).count("\n") if name.endswith(ending) else 0
            if lines > limit and name.startswith(("src/", "qml/")):
                yield f"{name}: {lines} lines, {limit} are the most"


def readmes(names):
    rooms = {n.split("/")[1] for n in names if n.startswith("src/") and n.count("/") > 1}
    for room in sorted(rooms & set(ROOMS)):
        name = f"src/{room}/README.md"
        if name not in names:
            yield f"{name}: missing"
        elif read(name).count("\n") > 30:
            yield f"{name}: {read(name).count(chr(10))} lines, 30 are the most"


def licences(names):
    for name in names:
        if name.endswith(CODE) or name in ("dev", ".ci/run"):
            head = "\n".join(read(name).split("\n")[:6])
            if "SPDX-License-Identifier" not in head or "SPDX-FileCopyrightText" not in head:
                yield f"{name}: no SPDX lines at its head"
    stated = re.compile(r'SPDX-License-Identifier(?:: | = ")([A-Za-z0-9.-]+)')
    for licence in {word for name in names if is_text(name) for word in stated.findall(read(name))}:
        if f"LICENSES/{licence}.txt" not in names:
            yield f"LICENSES/{licence}.txt: missing"


def words(names):
    for name in names:
        if name.startswith(("LICENSES/", OTHERS_CODE)) or not is_text(name):
            continue
        for number, line in enumerate(read(name).split("\n"), 1):
            for what, pattern in UNWANTED:
                if pattern.search(line):
                    yield f"{name}:{number}: {what}: {line.strip()[:80]}"


def main():
    names = project_files()
    findings = [*sizes(names), *readmes(names), *licences(names), *words(names)]
    finish(findings, f"{len(names)} files")


if __name__ == "__main__":
    main()
