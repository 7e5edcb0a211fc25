# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Switches off one rule after the other and lists which test notices: knockout.py FOLDER [--all] [RULE…]

The tests of a rule end with the first that notices; with --all every one is run.

Every refusal of the rules goes through refuse(rule(…), …). In a build with ZC_KNOCKOUT the environment variable
ZC_KNOCKOUT_RULE names one rule whose refusals then do not happen. A rule that refuses nothing has a fault of its own in
tests/data/rule-faults.json: a small change of the source after which the app plays as if the rule said something else.
A rule that no test misses is not tested. All this is done to a copy of the sources in FOLDER.
"""

import json
import os
import re
import shutil
import subprocess
import sys

JOBS = str(os.cpu_count() or 2)
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))
FAULTS = os.path.join(ROOT, "tests", "data", "rule-faults.json")
ROOMS = "^(zaibatsu|hex|dice|catalogue|golden)$"
CITED = re.compile(r'\brule\("([RA]-\d{3})"\)')
# A question which way the table plays a ruling is no refusal, nor is the rule behind an open choice.
ASKED = re.compile(r'\b(?:firstWay|isOn|findHouseRule)\((?:[^();{}]|\((?:[^();{}]|\([^();{}]*\))*\))*\)'
                   r'|\.rule = rule\("[RA]-\d{3}"\)')


def refusing_rules():
    """The rules that the code passes to a refusal."""
    rules = set()
    for folder, _, files in os.walk(os.path.join(ROOT, "src", "zaibatsu")):
        for name in files:
            # The list of switchable rulings refuses nothing.
            if name.endswith((".cpp", ".h")) and name != "settings.cpp":
                with open(os.path.join(folder, name), encoding="utf8") as file:
                    rules |= set(CITED.findall(ASKED.sub("", file.read())))
    return rules


def faults():
    """rule -> what the faulty app does, and the edits of the source that make it so."""
    with open(FAULTS, encoding="utf8") as file:
        return json.load(file)


def copy_of_the_sources(tree):
    """The sources as they are, in a folder of their own; what did not change keeps its time and is not built again."""
    names = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
                           capture_output=True, text=True).stdout.split("\0")
    for name in filter(None, names):
        source, copy = os.path.join(ROOT, name), os.path.join(tree, name)
        if not os.path.isfile(source):
            continue
        with open(source, "rb") as file:
            text = file.read()
        if not os.path.exists(copy) or open(copy, "rb").read() != text:
            os.makedirs(os.path.dirname(copy), exist_ok=True)
            shutil.copy(source, copy)


def tests_of(build):
    listing = subprocess.run(["ctest", "--test-dir", build, "-L", ROOMS, "--show-only=json-v1"], check=True,
                             capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    return [test["name"] for test in json.loads(listing)["tests"]]


def targets_of(tests):
    """What must be built for them: a test's own program, and the command line for the recorded games."""
    programs = {"test_" + test.replace("/", "_") for test in tests if not test.startswith("golden/")}
    return sorted(programs | ({"zaibatsu-table"} if len(programs) < len(tests) else set()))


def cited_by(tests):
    """rule -> the tests that docs/rules.md names for it."""
    found = {}
    with open(os.path.join(ROOT, "docs", "rules.md"), encoding="utf8") as file:
        for row in file:
            cells = row.split("|")
            if len(cells) > 5 and re.fullmatch(r" [RA]-\d{3} ", cells[1]):
                named = {re.sub(r"^golden/.*", "golden/recorded", name).replace("_test.cpp", "")
                         for name in re.findall(r"(?:^|<br>)\s*([\w/-]+(?:\.cpp)?)", cells[5])}
                found[cells[1].strip()] = sorted(named & set(tests))
    return found


def build_of(build, targets):
    done = subprocess.run(["cmake", "--build", build, "-j", JOBS, "--target", *targets], check=False,
                          capture_output=True, text=True, stdin=subprocess.DEVNULL)
    return done.returncode == 0, (done.stdout + done.stderr)[-3000:]


def noticed_by(build, rule, steps, every):
    """The tests that fail without the rule; None when they could not be run at all."""
    noticed = []
    for words in steps:
        run = subprocess.run(
            ["ctest", "--test-dir", build, "-j", JOBS, "--timeout", "300", *words, *([] if every else ["--stop-on-failure"])],
            env={**os.environ, "ZC_KNOCKOUT_RULE": rule}, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if "tests passed" not in run.stdout:
            return None
        noticed += re.findall(r"^\s*\d+ - (\S+) \(", run.stdout, re.M)
        if noticed and not every:
            break
    return noticed


class Edited:
    """A fault put into the copy, and taken out again whatever happens."""

    def __init__(self, tree, edits):
        self.tree, self.edits, self.before = tree, edits, {}

    def __enter__(self):
        for edit in self.edits:
            path = os.path.join(self.tree, edit["file"])
            with open(path, encoding="utf8") as file:
                text = file.read()
            if text.count(edit["old"]) != 1:
                sys.exit(f"knockout: {edit['file']} does not hold once: {edit['old']}")
            self.before.setdefault(path, text)
            with open(path, "w", encoding="utf8") as file:
                file.write(text.replace(edit["old"], edit["new"]))

    def __exit__(self, *_):
        for path, text in self.before.items():
            with open(path, "w", encoding="utf8") as file:
                file.write(text)


def searches(every, cited):
    """Which tests are asked, in which order: those that name the rule, all others, the long proofs."""
    if every:
        return [["-L", ROOMS]]
    first = [["-R", "^(" + "|".join(cited) + ")$"]] if cited else []
    return [*first, ["-L", ROOMS, "-LE", "^proof$"], ["-L", "^proof$"]]


def table(rows):
    lines = ["# Which test notices a missing rule", "", "| rule | fault | noticed by |", "|---|---|---|"]
    lines += [f"| {rule} | {what} | {', '.join(tests) or '**nothing**'} |" for rule, what, tests in rows]
    return "\n".join(lines) + "\n"


def main():
    tree, every = os.path.abspath(sys.argv[1]), "--all" in sys.argv
    refusing, faulty = refusing_rules(), faults()
    rules = [word for word in sys.argv[2:] if word != "--all"] or sorted(refusing | {r for r, f in faulty.items() if "edits" in f})
    copy_of_the_sources(tree)
    subprocess.run(["cmake", "--preset", "knockout"], cwd=tree, check=True, stdout=subprocess.DEVNULL)
    build = os.path.join(tree, "build", "knockout")
    tests = tests_of(build)
    targets, cited = targets_of(tests), cited_by(tests)
    built, why = build_of(build, targets)
    if not built or noticed_by(build, "", [["-L", ROOMS]], True) != []:
        sys.exit("knockout: the tests do not pass even with every rule in place\n" + why)
    rows = []
    for rule in rules:
        steps = searches(every, cited.get(rule))
        if rule in refusing:
            what, found = "its refusals do not happen", noticed_by(build, rule, steps, every)
        else:
            what = faulty[rule]["what"]
            with Edited(tree, faulty[rule]["edits"]):
                built, why = build_of(build, targets)
                found = noticed_by(build, "", steps, every) if built else None
        if found is None:
            print(f"{rule}: the tests could not be built or run ({what})\n{why}", flush=True)
        else:
            print(f"{rule}: {', '.join(found) or 'nothing notices'} ({what})", flush=True)
        rows.append((rule, what, found or []))
    out = tree + ".md"
    with open(out, "w", encoding="utf8") as file:
        file.write(table(rows))
    silent = [rule for rule, _, found in rows if not found]
    print(f"{len(rows)} rules, {len(silent)} that no test misses {' '.join(silent)}; the table is in {os.path.relpath(out)}")
    sys.exit(1 if silent else 0)


if __name__ == "__main__":
    main()
