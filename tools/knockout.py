# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Switches off one rule after the other and lists which test notices: knockout.py BUILD [--all] [RULE…]

The tests of a rule end with the first that notices; with --all every one is run.

Every refusal of the rules goes through refuse(rule(…), …). In a build with ZC_KNOCKOUT the environment variable
ZC_KNOCKOUT_RULE names one rule whose refusals then do not happen. A rule that no test misses is not tested.
"""

import json
import os
import re
import subprocess
import sys

JOBS = str(os.cpu_count() or 2)
ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), ".."))
CITED = re.compile(r'\brule\("([RA]-\d{3})"\)')
# A question which way the table plays a ruling is no refusal, nor is the rule behind an open choice.
ASKED = re.compile(r'\b(?:firstWay|isOn|findHouseRule)\((?:[^();{}]|\((?:[^();{}]|\([^();{}]*\))*\))*\)'
                   r'|\.rule = rule\("[RA]-\d{3}"\)')


def refusing_rules():
    """The rules that the code passes to a refusal, in order."""
    rules = set()
    for folder, _, files in os.walk(os.path.join(ROOT, "src", "zaibatsu")):
        for name in files:
            # The list of switchable rulings refuses nothing.
            if name.endswith((".cpp", ".h")) and name != "settings.cpp":
                with open(os.path.join(folder, name), encoding="utf8") as file:
                    rules |= set(CITED.findall(ASKED.sub("", file.read())))
    return sorted(rules)


def build_tests(build):
    """Builds the tests of the room, and nothing else."""
    listing = subprocess.run(["ctest", "--test-dir", build, "-L", "^zaibatsu$", "--show-only=json-v1"], check=True,
                             capture_output=True, text=True, stdin=subprocess.DEVNULL).stdout
    targets = ["test_" + test["name"].replace("/", "_") for test in json.loads(listing)["tests"]]
    if not targets:
        sys.exit("knockout: the room has no tests yet")
    subprocess.run(["cmake", "--build", build, "-j", JOBS, "--target", *targets], check=True, stdin=subprocess.DEVNULL)


def noticed_by(build, rule, every):
    """The tests of the room that fail without the rule; None when they could not be run at all."""
    # The proofs take longer than all others together: they are asked last, and only if nothing else noticed.
    steps = [[]] if every else [["--stop-on-failure", "-LE", "^proof$"], ["--stop-on-failure", "-L", "^proof$"]]
    noticed = []
    for step in steps:
        run = subprocess.run(
            ["ctest", "--test-dir", build, "-L", "^zaibatsu$", "-j", JOBS, "--timeout", "300", *step],
            env={**os.environ, "ZC_KNOCKOUT_RULE": rule}, capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if "tests passed" not in run.stdout:
            return None
        noticed += re.findall(r"^\s*\d+ - (\S+) \(", run.stdout, re.M)
        if noticed:
            break
    return noticed


def table(rows):
    lines = ["# Which test notices a missing rule", "", "| rule | noticed by |", "|---|---|"]
    lines += [f"| {rule} | {', '.join(tests) or '**nothing**'} |" for rule, tests in rows]
    return "\n".join(lines) + "\n"


def main():
    build, every = sys.argv[1], "--all" in sys.argv
    rules = [word for word in sys.argv[2:] if word != "--all"] or refusing_rules()
    if not rules:
        sys.exit("knockout: no rule refuses anything yet")
    build_tests(build)
    if noticed_by(build, "", True) != []:
        sys.exit("knockout: the tests do not pass even with every rule in place")
    rows = []
    for rule in rules:
        tests = noticed_by(build, rule, every)
        if tests is None:
            sys.exit(f"knockout: the tests did not run without {rule}")
        rows.append((rule, tests))
        print(f"{rule}: {', '.join(tests) or 'nothing notices'}", flush=True)
    out = os.path.join(os.path.dirname(os.path.abspath(build)), "knockout.md")
    with open(out, "w", encoding="utf8") as file:
        file.write(table(rows))
    silent = [rule for rule, tests in rows if not tests]
    print(f"{len(rows)} rules, {len(silent)} that no test misses {' '.join(silent)}; the table is in {os.path.relpath(out)}")
    sys.exit(1 if silent else 0)


if __name__ == "__main__":
    main()
