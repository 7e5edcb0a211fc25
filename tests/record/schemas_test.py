# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""The JSON Schemas accept what the program writes, and refuse what its readers refuse for its form."""

import json
import os
import subprocess
import sys
import tempfile

import jsonschema

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))


def schema(name):
    with open(os.path.join(ROOT, "resources", "schemas", name + ".schema.json"), encoding="utf8") as file:
        document = json.load(file)
    jsonschema.Draft7Validator.check_schema(document)
    return jsonschema.Draft7Validator(document)


def lines(path):
    with open(path, encoding="utf8") as file:
        return [json.loads(line) for line in file if line.strip()]


def expect(validator, document, what):
    problems = [f"{'/'.join(map(str, p.absolute_path))}: {p.message[:200]}" for p in validator.iter_errors(document)]
    return [f"{what}: {problems[0]}"] if problems else []


def commands():
    command = schema("command")
    found = []
    for at, line in enumerate(lines(os.path.join(ROOT, "resources/sample/commands.jsonl")), 1):
        found += expect(command, line, f"sample command {at}")
    corpus = os.path.join(ROOT, "tests/fuzz/corpus/command")
    for name in sorted(os.listdir(corpus)):
        with open(os.path.join(corpus, name), encoding="utf8") as file:
            found += expect(command, json.load(file), name)
    for wrong in ({}, {"type": "serach"}, {"type": "move", "pawn": "idoru", "path": []}, {"type": "phase", "card": "worm"},
                  {"type": "icebreak", "pawn": "idoru"}, {"type": "icebreak", "pawn": "idoru", "block": "ai", "dice": [7]},
                  {"type": "note", "text": ""}, {"type": "search", "pawn": "a", "block": "b", "at": [1], "rotation": 0}):
        if command.is_valid(wrong):
            found.append(f"accepted: {wrong}")
    return found


def table(program):
    with tempfile.TemporaryDirectory() as folder:
        file, out = os.path.join(folder, "t.zbt"), os.path.join(folder, "t.jsonl")
        run = lambda *words: subprocess.run([program, *words], check=True, stdout=subprocess.DEVNULL)
        run("new", file, "--game", "zaibatsu", "--player", "Ana:red", "--player", "Bo:blue", "--house-rule", "A-009=off",
            "--time-limit", "90", "--catalogue", os.path.join(ROOT, "resources/sample/faces.json"))
        run("do", file, os.path.join(ROOT, "resources/sample/commands.jsonl"))
        run("undo", file, "3")
        run("redo", file)
        run("export", file, out)
        header, *entries = lines(out)
    found = expect(schema("table"), header, "header")
    entry, command, catalogue = schema("entry"), schema("command"), schema("catalogue")
    for one in entries:
        found += expect(entry, one, f"entry {one['n']}")
        written = one.get("command", {"type": "end"})
        if written["type"] == "set-catalogue":
            pieces = {"format": "zaibatsu-companion/catalogue", "version": 1, **{k: v for k, v in written.items() if k != "type"}}
            found += expect(catalogue, pieces, f"catalogue of entry {one['n']}")
        else:
            found += expect(command, written, f"command of entry {one['n']}")
    return found


def main():
    found = commands()
    if len(sys.argv) > 1:
        found += table(sys.argv[1])
    print("\n".join(found) or "all schemas hold")
    sys.exit(1 if found else 0)


if __name__ == "__main__":
    main()
