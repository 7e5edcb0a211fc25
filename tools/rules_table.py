# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Writes docs/rules.md and docs/rulebook.md from resources/rules/ids.json, what cites each id and what explains it:
rules_table.py [--check]

With --check nothing is written; the status is 1 if a document is not what would be written.
"""

import json
import os
import sys

ROOT = os.environ.get("ZC_ARCH_ROOT") or os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))
sys.path.insert(0, os.path.abspath(os.path.join(os.path.dirname(__file__), "..", "tests", "arch")))
from rulebook import BOOK, GAMES, LANGUAGES, parts  # noqa: E402
from rules import cited, of_zaibatsu, tested  # noqa: E402
from tree import finish, project_files, read  # noqa: E402

TITLES = "src/presentation/rules.cpp"  # only says in a few words what each rule is
HEAD = """# Every rule and ruling, and what holds it

Written by `tools/rules_table.py` from `resources/rules/ids.json`; `./dev test` notices when it is not up to date. What the
words of the status mean stands in [architecture.md](architecture.md#where-the-numbers-come-from). *With R-…* names the id
whose check enforces this one too. Behind a test file stand its functions that cite the id; a golden game is named where an
answer of it names the id.

| id | what | status | in | tests |
|---|---|---|---|---|
"""


def sources(names):
    """id -> the files of the rules that cite it: where it is done; else their headers; else whoever else cites it."""
    kinds = [lambda name: name.startswith("src/zaibatsu/") and name.endswith(".cpp"),
             lambda name: name.startswith("src/zaibatsu/"),
             lambda name: name.startswith("src/") and name != TITLES]
    code = {}
    for kind in kinds:
        found = cited(name for name in names if kind(name) and name.endswith((".cpp", ".h")))
        for rule, where in found.items():
            code.setdefault(rule, [name[len("src/"):] for name in where])
    return code


def word(test):
    """A test in the table: the golden game, or the file with its functions."""
    name, where = test
    short = name[len("tests/"):].removesuffix(".jsonl")
    return short + (f" ({', '.join(where)})" if where else "")


def row(entry, code, tests):
    where = [f"*with {entry['by']}*"] if entry.get("by") else []
    where += [entry["reason"]] if entry.get("reason") else code.get(entry["id"], [])
    return "| {} | {} | {} | {} | {} |".format(
        entry["id"], entry["title"].replace("|", "\\|"), entry["status"], "<br>".join(where),
        "<br>".join(word(test) for test in tests.get(entry["id"], [])))


def document():
    entries = json.loads(read("resources/rules/ids.json"))["ids"]
    names = project_files()
    code, tests = sources(names), tested(names)
    built = [entry for entry in entries if of_zaibatsu(entry["id"])]
    later = [entry["id"] for entry in entries if not of_zaibatsu(entry["id"])]
    rows = [row(entry, code, tests) for entry in built]
    text = HEAD + "\n".join(rows) + "\n"
    if later:
        text += f"\nNot built yet, Infiltration and NeuroScape: {', '.join(later)}.\n"
    return text


BOOK_HEAD = """# What the rulebook explains

Written by `tools/rules_table.py` from `resources/rulebook`; `./dev test` notices when it is not up to date.

| entries | {} |
|---|{}
"""
BOOK_RULES = """
Each rule and ruling with the entries that explain it; `zaibatsu-table rules show ID` prints them.

| id | explained in |
|---|---|
"""


def explained():
    """The entries of each game and language, and who explains what."""
    text = BOOK_HEAD.format(" | ".join(LANGUAGES), "---|" * len(LANGUAGES))
    explaining = {}
    for game in GAMES:
        counts = [str(len(list(parts(read(f"{BOOK}/{game}/{language}.md"))))) for language in LANGUAGES]
        text += f"| {game} | {' | '.join(counts)} |\n"
        for entry in json.loads(read(f"{BOOK}/{game}/entries.json"))["entries"]:
            for rule in entry["rules"]:
                explaining.setdefault(rule, []).append(entry["id"])
    text += BOOK_RULES
    for entry in json.loads(read("resources/rules/ids.json"))["ids"]:
        text += f"| {entry['id']} | {', '.join(explaining.get(entry['id'], ['**nothing**']))} |\n"
    return text


def main():
    documents = {"docs/rules.md": document(), "docs/rulebook.md": explained()}
    if "--check" in sys.argv:
        late = [name for name, text in documents.items()
                if not os.path.exists(os.path.join(ROOT, name)) or read(name) != text]
        finish([f"{name}: not up to date; write it with tools/rules_table.py" for name in late], "two tables")
    for name, text in documents.items():
        with open(os.path.join(ROOT, name), "w", encoding="utf8") as file:
            file.write(text)


if __name__ == "__main__":
    main()
