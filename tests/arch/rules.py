# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Rule ids: each one cited exists, each of Zaibatsu has a status, and each one called enforced is cited by the code, or
names in `by` the id whose check enforces it too, and is cited by a test."""

import json
import re
import sys

from tree import finish, project_files, read

ID = re.compile(r"\b([RA]-\d{3})\b")
RANGE = re.compile(r"\b([RA])-(\d{3}) to (?:[RA]-)?(\d{3})\b")
FUNCTION = re.compile(r"^\S.*?\b\w+::(\w+)\(")
LISTS = {"houseRulesAreThoseOfTheRulings_data"}  # names every ruling, whatever it does
STATUSES = {"enforced", "recorded", "reminded", "data", "unseen", None}
FIELDS = {"id", "title", "source", "switch", "status", "reason", "by"}


def ids_in(text):
    """The ids that a text names; "R-049 to R-052" names each of them."""
    found = set(ID.findall(text))
    for series, first, last in RANGE.findall(text):
        found |= {f"{series}-{n:03d}" for n in range(int(first), int(last) + 1)}
    return found


def cited(names):
    """id -> the files that name it."""
    found = {}
    for name in names:
        for rule in ids_in(read(name)):
            found.setdefault(rule, []).append(name)
    return found


def is_test(name):
    """What supports tests (builders, oracles' helpers, players, lists) tests nothing by itself; to look a rule up is no
    test of it either."""
    apart = "/support/" in name or "/proofs/" in name or name == "tests/presentation/naming_rules.cpp"
    apart = apart or name.startswith("tests/rulebook/") or name == "tests/cli/rules_test.cpp"
    return name.startswith("tests/") and name.endswith((".cpp", ".jsonl")) and not apart


def functions(name):
    """id -> the functions of a C++ test that cite it, in order; what stands outside of any is no test's word."""
    found, function = {}, ""
    for line in read(name).split("\n"):
        begins = FUNCTION.match(line)
        if begins:
            function = begins.group(1)
        for rule in ids_in(line) if function and function not in LISTS else []:
            where = found.setdefault(rule, [])
            if function not in where:
                where.append(function)
        if line.startswith("}"):
            function = ""
    return found


def tested(names):
    """id -> the tests that cite it: functions of a file, or a golden game with an answer that names it."""
    found = {}
    for name in filter(is_test, names):
        golden = name.endswith(".jsonl")
        for rule, where in ({rule: [] for rule in ids_in(read(name))} if golden else functions(name)).items():
            found.setdefault(rule, []).append((name, where))
    return found


def of_zaibatsu(rule):
    return rule[2:3] in ("0", "1")


def shape(entries):
    seen = set()
    for entry in entries:
        name = entry.get("id", "?")
        if name in seen:
            yield f"ids.json: {name} twice"
        seen.add(name)
        if not re.fullmatch(r"[RA]-\d{3}", name):
            yield f"ids.json: {name} is no id"
        if set(entry) - FIELDS or not entry.get("title") or not entry.get("source"):
            yield f"ids.json: {name}: fields {sorted(entry)}"
        if len(entry.get("title", "")) > 90:
            yield f"ids.json: {name}: the title is longer than 90 characters"
        if entry.get("status") not in STATUSES:
            yield f"ids.json: {name}: status {entry.get('status')}"
        if entry.get("status") is None and of_zaibatsu(name):
            yield f"ids.json: {name} has no status"
        if (entry.get("status") == "unseen") != bool(entry.get("reason")):
            yield f"ids.json: {name}: a reason belongs to unseen, and to nothing else"
    for series, first, last in [("R", 1, 172), ("A", 1, 134)]:
        for number in range(first, last + 1):
            if f"{series}-{number:03d}" not in seen:
                yield f"ids.json: {series}-{number:03d} is missing"


def switches(entries, names):
    """The rulings that settings.cpp lets a table switch are those that ids.json says can be switched."""
    source = "src/zaibatsu/settings.cpp"
    if source not in names:
        return
    kinds = {"Y": "house", "E": "edition", "YE": "house, edition"}
    coded = {rule: kinds[kind] for rule, kind in re.findall(r'rule\("(A-\d{3})"\), (YE|Y|E)\b', read(source))}
    listed = {e["id"]: e["switch"] for e in entries if e["id"] < "A-2" and e.get("switch") in kinds.values()}
    for rule in sorted(set(coded) | set(listed)):
        if coded.get(rule) != listed.get(rule):
            yield f"{rule}: {coded.get(rule)} in {source}, {listed.get(rule)} in ids.json"


def enforcing(entries, in_code, in_tests):
    """What is enforced stands in the code, by itself or with another id, and in a test."""
    by = {entry["id"]: entry.get("by") for entry in entries if entry.get("status") == "enforced"}
    for rule in sorted(by):
        if by[rule] and (by.get(by[rule], "") is not None or by[rule] not in in_code):
            yield f"{rule} is said to be enforced with {by[rule]}, which no source file enforces by itself"
        if bool(by[rule]) == (rule in in_code):
            yield f"{rule} is enforced, and " + ("has both a source file and a `by`" if by[rule] else "no source file cites it")
        if rule not in in_tests:
            yield f"{rule} is enforced, and no test cites it"


def main():
    names = project_files()
    entries = json.loads(read("resources/rules/ids.json"))["ids"]
    findings = list(shape(entries))
    known = {entry["id"]: entry.get("status") for entry in entries}
    in_code = cited(n for n in names if n.startswith("src/") and n.endswith((".cpp", ".h")))
    in_tests = tested(names)
    for rule, where in sorted({**in_code, **cited(n for n in names if is_test(n))}.items()):
        if rule not in known:
            findings.append(f"{where[0]}: {rule} is not in ids.json")
    findings += switches(entries, names)
    enforced = sorted(rule for rule, status in known.items() if status == "enforced")
    findings += enforcing(entries, in_code, in_tests)
    if "--list" in sys.argv:
        for rule in sorted(known):
            print(rule, known[rule], "code" if rule in in_code else "-", "tests" if rule in in_tests else "-")
    finish(findings, f"{len(known)} ids, {len(enforced)} of them enforced")


if __name__ == "__main__":
    main()
