# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Documents keep their word: each line of the fine print names a test that exists, and each link and path leads somewhere."""

import os
import re

from tree import ROOT, finish, project_files, read

ROW = re.compile(r"^\| (\d+) \| (.*) \| (.*) \|$", re.M)
HELD = re.compile(r"`([\w./-]+)`: `(\w+)`")
LINK = re.compile(r"\]\((?!https?:|#|mailto:)([^)#]+)[^)]*\)")
PATH = re.compile(r"`((?:src|tests|cmake|docs|resources|tools|benchmarks|packaging|qml|translations)/[\w./-]*\w/?)`")


def fine_print(names):
    rows = ROW.findall(read("docs/fine-print.md"))
    numbers = [int(number) for number, _, _ in rows]
    if numbers != list(range(1, len(numbers) + 1)):
        yield f"docs/fine-print.md: the numbers are not 1 to {len(numbers)}"
    for number, _, held in rows:
        if held == "open":
            continue
        tests = HELD.findall(held)
        if not tests:
            yield f"docs/fine-print.md: line {number} names no test"
        for name, function in tests:
            if name not in names:
                yield f"docs/fine-print.md: line {number}: there is no {name}"
            elif not re.search(rf"\b{function}\b", read(name)):
                yield f"docs/fine-print.md: line {number}: {name} has no {function}"


def links(names):
    for name in names:
        if not name.endswith(".md"):
            continue
        text = read(name)
        for target in LINK.findall(text):
            path = os.path.normpath(os.path.join(os.path.dirname(name), target))
            if not os.path.exists(os.path.join(ROOT, path)):
                yield f"{name}: leads nowhere: {target}"
        for target in PATH.findall(text) if name.startswith("docs/") or "/" not in name else []:
            if not os.path.exists(os.path.join(ROOT, target)):
                yield f"{name}: there is no {target}"


def main():
    names = project_files()
    findings = [*(fine_print(names) if "docs/fine-print.md" in names else []), *links(names)]
    finish(findings, f"{sum(n.endswith('.md') for n in names)} documents")


if __name__ == "__main__":
    main()
