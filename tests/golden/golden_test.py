# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Plays each recorded table through the command line and holds every answer and the end to what was recorded.

The first line of a table is {"new":[words]}. Then comes one step a line, with its answer beside it: {"do":command,"answer":…},
{"undo":count,…}, {"redo":count,…}, {"amend":[n,command,accept],…}, questions as {"odds":[words],…} and
{"placements":[pawn,block],…}; the last is {"show":…}. Of a refusal the code and the rule are held, not the sentence; of the
end, the pawns out of play and the cards nobody holds are only counted, as "idle".

A line that begins {"switch":"A-009","new":…} makes it two tables, with that house rule on and off, of the same commands.
What both answer alike is an "answer" again, without the number of the entry; where they part stand "on" and "off".

`golden_test.py PROGRAM --record FILE…` writes the answers anew, for somebody to read.
"""

import itertools
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
RESOURCES = os.path.join(HERE, "..", "..", "resources")
MEMORY = "/dev/shm"  # a disk's commits would take most of the time
# Switches that no command feels, and what they change instead.
UNFELT = {
    "A-001": "how the pile lies",
    "A-005": "who chose the colours",
}


def run(program, words, given=""):
    done = subprocess.run([program, *words], input=given, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


def bare(answer):
    """The answer without what may change its words."""
    if isinstance(answer, dict):
        return {key: bare(value) for key, value in answer.items() if key not in ("text", "hints", "override")}
    return [bare(one) for one in answer] if isinstance(answer, list) else answer


def first(text):
    return bare(json.loads(text.splitlines()[0])) if text.strip() else None


def end(show):
    """The table as it stands, without naming what nobody holds."""
    pawns = [pawn for pawn in show["pawns"] if pawn["state"] not in ("reserve", "removed") or len(pawn) > 4]
    cards = [card for card in show["cards"] if card["state"] != "supply" or len(card) > 5]
    idle = {"pawns": len(show["pawns"]) - len(pawns), "cards": len(show["cards"]) - len(cards)}
    return {**show, "pawns": pawns, "cards": cards, "idle": idle}


def do(program, table, commands):
    """Commands in a row go through one process."""
    lines = run(program, ["do", table, "-", "--keep-going"], "".join(json.dumps(one) + "\n" for one in commands))[1].splitlines()
    assert len(lines) == len(commands), f"{len(commands)} commands, {len(lines)} answers"
    return [bare(json.loads(line)) for line in lines]


def move(verb):
    return lambda program, table, step: run(program, [verb, table, str(step[verb])])[0]


def amend(program, table, step):
    n, command, accept = step["amend"]
    words = ["amend", table, str(n), "-"] + (["--accept", accept] if accept else [])
    return first(run(program, words, json.dumps(command))[1])


def odds(program, table, step):
    return json.loads(run(program, ["odds", *step["odds"], "--json"])[1])


def placements(program, table, step):
    pawn, block = step["placements"]
    return json.loads(run(program, ["placements", table, "--pawn", pawn, "--block", block, "--json"])[1])


VERBS = {"undo": move("undo"), "redo": move("redo"), "amend": amend, "odds": odds, "placements": placements}


def answered(program, table, steps):
    """Each step with its answer beside it."""
    for verb, row in itertools.groupby(steps, key=lambda step: next((key for key in step if key in ("do", *VERBS)), None)):
        row = list(row)
        if verb == "do":
            for step, answer in zip(row, do(program, table, [step["do"] for step in row])):
                yield {"do": step["do"], "answer": answer}
        elif verb:
            for step in row:
                yield {verb: step[verb], "answer": VERBS[verb](program, table, step)}


def play(program, words, steps):
    with tempfile.TemporaryDirectory(dir=MEMORY if os.access(MEMORY, os.W_OK) else None) as folder:
        table = os.path.join(folder, "table.zbt")
        words = [word.replace("SAMPLE", os.path.join(RESOURCES, "sample")) for word in words]
        status, _, error = run(program, ["new", table, *words])
        assert status == 0, error
        played = list(answered(program, table, steps))
        played.append({"show": end(json.loads(run(program, ["show", table, "--json"])[1]))})
        status, _, error = run(program, ["check", table])
        assert status == 0, error
    return played


def apart(on, off):
    """Both answers in one: what is alike once, where they part both."""
    if "show" in on:
        same = {key: value for key, value in on["show"].items() if value == off["show"][key]}
        parted = {key: {"on": value, "off": off["show"][key]} for key, value in on["show"].items() if key not in same}
        return {"show": {**same, **parted}}
    step = {key: value for key, value in on.items() if key != "answer"}
    on, off = ({key: value for key, value in one["answer"].items() if key != "n"} for one in (on, off))
    return {**step, "answer": on} if on == off else {**step, "on": on, "off": off}


def replay(program, beginning, steps):
    ruling = beginning.get("switch")
    if not ruling:
        return play(program, beginning["new"], steps)
    ways = [play(program, [*beginning["new"], "--house-rule", f"{ruling}={way}"], steps) for way in ("on", "off")]
    return [apart(on, off) for on, off in zip(*ways)]


def difference(expected, played):
    for at, (was, now) in enumerate(zip(expected, played), 2):
        if was != now:
            return f":{at}\n  recorded {json.dumps(was)}\n  now      {json.dumps(now)}"
    return None if len(expected) == len(played) else f": {len(expected)} steps recorded, {len(played)} played"


def without_pair(felt):
    """The switches of which no table shows the difference."""
    with open(os.path.join(RESOURCES, "rules", "ids.json"), encoding="utf8") as file:
        ids = json.load(file)["ids"]
    switches = {one["id"] for one in ids if one["id"] < "A-200" and {"house", "edition"} & set(one.get("switch", "").split(", "))}
    return sorted(switches ^ (felt | set(UNFELT)))


def main():
    program, *words = sys.argv[1:]
    recording = words[:1] == ["--record"]
    names = words[1:] or sorted(
        os.path.join(folder, name) for folder, _, files in os.walk(HERE) for name in files if name.endswith(".jsonl"))
    wrong, felt = 0, set()
    for name in names:
        with open(name, encoding="utf8") as file:
            beginning, *expected = [json.loads(line) for line in file if line.strip()]
        played = replay(program, beginning, expected)
        if any("on" in step for step in played):
            felt.add(beginning["switch"])
        if recording:
            with open(name, "w", encoding="utf8") as file:
                for step in [beginning, *played]:
                    file.write(json.dumps(step, ensure_ascii=False, separators=(",", ":")) + "\n")
        elif unlike := difference(expected, played):
            print(os.path.basename(name) + unlike)
            wrong += 1
    missing = [] if words else without_pair(felt)
    if missing:
        print("without a pair that shows the difference:", " ".join(missing))
    print(f"{len(names)} recorded tables, {wrong} differ")
    sys.exit(1 if wrong or missing else 0)


if __name__ == "__main__":
    main()
