# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""How the sources read: short functions, documented types, no include cycles, no plain enum, no singleton."""

import os
import re

from tree import QT_FREE, finish, project_files, read, room_of

LONGEST = 40
# Of the functions declared in headers up to rulebook, the share with a /// line: what we aim at, and the floor that
# holds today. The floor may only rise.
AIM, FLOOR = 0.9, 0.78
TYPE = re.compile(r"^(?:class|struct|enum class)\s+(?:\[\[\w+\]\]\s+)?\w+")
FUNCTION = re.compile(r"^[\w:<>*&~\[\]].*\)\s*(?:const)?\s*(?:noexcept)?\s*(?:override)?\s*\{\s*$")
DECLARED = re.compile(r"^\s*[\w\[\]:<>*&,~ ]+\(.*\)\s*(?:const)?\s*(?:noexcept)?\s*;\s*$")
INCLUDE = re.compile(r'^\s*#\s*include\s+"([^"]+)"', re.M)
UNWANTED = [
    # A model's roles are ints to Qt: `enum Role : int` inside the model is theirs alone.
    ("a plain enum", re.compile(r"^\s*enum\s+(?!class)\w+\s*\{", re.M)),
    ("a singleton", re.compile(r"static\s+[\w:<>]+\s*[*&]?\s*(?:instance|self|getInstance)\s*\(\s*\)")),
    ("a silenced warning", re.compile(r"#pragma GCC diagnostic")),
]


def functions(name, text):
    """(first line, length) of each function that begins at the left margin, as the house's format has them."""
    lines, start = text.split("\n"), None
    for i, line in enumerate(lines):
        if start is None:
            if line == "{" or (FUNCTION.match(line) and not line.startswith("namespace")):
                start = i
        elif line.startswith("}"):
            yield start + 1, i - start
            start = None


def long_functions(name, text):
    for line, length in functions(name, text):
        if length > LONGEST:
            yield f"{name}:{line}: a function of {length} lines, {LONGEST} are the most"


def documented(lines, i):
    above = i - 1
    while above >= 0 and re.match(r"\s*(?:template|\[\[|Q_)", lines[above]):
        above -= 1
    return (above >= 0 and lines[above].strip().startswith(("///", "//!", "/**", "*"))) or "///<" in lines[i]


def undocumented_types(name, text):
    lines = text.split("\n")
    for i, line in enumerate(lines):
        declared_only = line.rstrip().endswith(";") and "{" not in line
        if TYPE.match(line) and not declared_only and not documented(lines, i):
            yield f"{name}:{i + 1}: no /// line: {line.strip()[:60]}"


def functions_documented(sources):
    total = told = 0
    for name, text in sources.items():
        if not name.endswith(".h") or room_of(name) not in QT_FREE:
            continue
        lines = text.split("\n")
        for i, line in enumerate(lines):
            if DECLARED.match(line) and not re.match(r"\s*(?:return|if|for|using|friend|delete)\b", line):
                total, told = total + 1, told + documented(lines, i)
    if told < AIM * total:
        print(f"src/: {told} of {total} functions in headers up to rulebook have a /// line; the aim is {AIM:.0%}")
    if told < FLOOR * total:
        yield f"src/: {told} of {total} functions in headers up to rulebook have a /// line, {FLOOR:.0%} are the least"


def cycles(sources):
    graph = {name: {f"src/{header}" for header in INCLUDE.findall(text)} & set(sources)
             for name, text in sources.items() if name.endswith(".h")}
    done = set()

    def walk(name, path):
        if name in path:
            return path[path.index(name):] + [name]
        if name in done:
            return None
        for other in sorted(graph.get(name, ())):
            found = walk(other, path + [name])
            if found:
                return found
        done.add(name)
        return None

    for name in sorted(graph):
        found = walk(name, [])
        if found:
            yield "include cycle: " + " > ".join(os.path.basename(f) for f in found)
            return


def main():
    sources = {n: read(n) for n in project_files() if n.startswith("src/") and n.endswith((".cpp", ".h"))}
    findings = [*cycles(sources), *functions_documented(sources)]
    for name, text in sources.items():
        findings += long_functions(name, text) if name.endswith(".cpp") else undocumented_types(name, text)
        findings += [f"{name}: {what}" for what, pattern in UNWANTED if pattern.search(text)]
    finish(findings, f"{len(sources)} source files")


if __name__ == "__main__":
    main()
