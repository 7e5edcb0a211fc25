# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Rule ids: each one cited exists, and each one called enforced is cited by the code and by a test."""

import json
import re
import sys

from tree import finish, project_files, read

ID = re.compile(r"\b([RA]-\d{3})\b")
RANGE = re.compile(r"\b([RA])-(\d{3}) to (?:[RA]-)?(\d{3})\b")
STATUSES = {"enforced", "recorded", "reminded", "data", "unseen", None}
FIELDS = {"id", "title", "source", "switch", "status", "reason"}


def cited(names):
    """id -> the files that name it; "R-049 to R-052" names each of them."""
    found = {}
    for name in names:
        text = read(name)
        ids = set(ID.findall(text))
        for series, first, last in RANGE.findall(text):
            ids |= {f"{series}-{n:03d}" for n in range(int(first), int(last) + 1)}
        for rule in ids:
            found.setdefault(rule, []).append(name)
    return found


def is_test(name):
    """What supports tests (builders, oracles' helpers, lists) tests nothing by itself."""
    return name.startswith("tests/") and name.endswith((".cpp", ".jsonl")) and "/support/" not in name


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


def main():
    names = project_files()
    entries = json.loads(read("resources/rules/ids.json"))["ids"]
    findings = list(shape(entries))
    known = {entry["id"]: entry.get("status") for entry in entries}
    in_code = cited(n for n in names if n.startswith("src/") and n.endswith((".cpp", ".h")))
    in_tests = cited(n for n in names if is_test(n))
    for rule, where in sorted({**in_code, **in_tests}.items()):
        if rule not in known:
            findings.append(f"{where[0]}: {rule} is not in ids.json")
    findings += switches(entries, names)
    enforced = sorted(rule for rule, status in known.items() if status == "enforced")
    findings += [f"{rule} is enforced, and no source file cites it" for rule in enforced if rule not in in_code]
    findings += [f"{rule} is enforced, and no test cites it" for rule in enforced if rule not in in_tests]
    if "--list" in sys.argv:
        for rule in sorted(known):
            print(rule, known[rule], "code" if rule in in_code else "-", "tests" if rule in in_tests else "-")
    finish(findings, f"{len(known)} ids, {len(enforced)} of them enforced")


if __name__ == "__main__":
    main()
