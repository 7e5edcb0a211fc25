# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Plays each recorded table through the command line and holds every answer and the end to what was recorded.

The first line of a table is {"new":[words]}. Then comes one step a line, with its answer beside it: {"do":command,"answer":…},
{"undo":count,…}, {"redo":count,…}, {"amend":[n,command,accept],…}; the last is {"show":…}. Of a refusal the code and the
rule are held, not the sentence. `golden_test.py PROGRAM --record FILE…` writes the answers anew, for somebody to read.
"""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))


def run(program, words, given=""):
    done = subprocess.run([program, *words], input=given, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def bare(answer):
    """The answer without what may change its words."""
    if isinstance(answer, dict):
        return {key: bare(value) for key, value in answer.items() if key not in ("text", "hints")}
    return [bare(one) for one in answer] if isinstance(answer, list) else answer


def first(text):
    return bare(json.loads(text.splitlines()[0])) if text.strip() else None


def do(program, table, step):
    return first(run(program, ["do", table, "-"], json.dumps(step["do"]) + "\n")[1])


def move(verb):
    return lambda program, table, step: run(program, [verb, table, str(step[verb])])[0]


def amend(program, table, step):
    n, command, accept = step["amend"]
    words = ["amend", table, str(n), "-"] + (["--accept", accept] if accept else [])
    return first(run(program, words, json.dumps(command))[1])


VERBS = {"do": do, "undo": move("undo"), "redo": move("redo"), "amend": amend}


def play(program, name):
    with open(name, encoding="utf8") as file:
        steps = [json.loads(line) for line in file if line.strip()]
    played = []
    with tempfile.TemporaryDirectory() as folder:
        table = os.path.join(folder, "table.zbt")
        words = [word.replace("SAMPLE", os.path.join(HERE, "..", "..", "resources", "sample")) for word in steps[0]["new"]]
        status, _, error = run(program, ["new", table, *words])
        assert status == 0, error
        for step in steps[1:]:
            verb = next((verb for verb in VERBS if verb in step), None)
            if verb:
                played.append({verb: step[verb], "answer": VERBS[verb](program, table, step)})
        played.append({"show": json.loads(run(program, ["show", table, "--json"])[1])})
        status, _, error = run(program, ["check", table])
        assert status == 0, error
    return steps[0], steps[1:], played


def main():
    program, *words = sys.argv[1:]
    recording = words[:1] == ["--record"]
    names = words[1:] or sorted(os.path.join(HERE, name) for name in os.listdir(HERE) if name.endswith(".jsonl"))
    wrong = 0
    for name in names:
        beginning, expected, played = play(program, name)
        if recording:
            with open(name, "w", encoding="utf8") as file:
                for step in [beginning, *played]:
                    file.write(json.dumps(step, ensure_ascii=False, separators=(",", ":")) + "\n")
            continue
        for at, (was, now) in enumerate(zip(expected, played), 2):
            if was != now:
                print(f"{os.path.basename(name)}:{at}\n  recorded {json.dumps(was)}\n  now      {json.dumps(now)}")
                wrong += 1
                break
        else:
            if len(expected) != len(played):
                print(f"{os.path.basename(name)}: {len(expected)} steps recorded, {len(played)} played")
                wrong += 1
    print(f"{len(names)} recorded tables, {wrong} differ")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
