# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""The checks of this folder notice: each is run on a small clean tree, then on the same tree with one defect."""

import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
HEAD = "// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors\n// SPDX-License-" + "Identifier: MIT\n"
SCHEMA = {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object", "required": ["blocks"]}


def ids(**changes):
    entries = [{"id": f"{s}-{n:03d}", "title": "t", "source": "004 L1", "status": "data"}
               for s, last in (("R", 172), ("A", 134)) for n in range(1, last + 1)]
    for entry in entries:
        entry.update(changes.get(entry["id"].replace("-", ""), {}))
    return json.dumps({"ids": entries})


def ts(kind, text, source="Move %1 by %n"):
    kind = f' type="{kind}"' if kind else ""
    return (f"<TS><context><message><source>{source}</source><translation{kind}>{text}</translation>"
            "</message></context></TS>")


WORDS = "A block lies beside 2 others and each of the three shows one part of it so that all of them close it at once."
BODIES = {
    "en": WORDS,
    "es": "Un bloque se encuentra junto a 2 bloques y cada uno de los tres muestra una parte para que todos la cierren "
          "de una vez.",
    "fr": "Un bloc se trouve contre 2 blocs et chacun des trois montre une partie pour que tous la ferment d’un coup, "
          "tout de suite.",
    "ru": "Блок лежит рядом с 2 другими, и каждый из трёх показывает свою часть так, что все вместе они сразу "
          "замыкают её целиком.",
}
COMMON = {"en": "a and of it so that at", "es": "un se a y de los una para que la", "fr": "un se et des une pour que la tout de",
          "ru": "с и из так что все они её"}


def book(title="One", also="thing | part", body=WORDS, key="one"):
    return f"## {key}\n{title}\nalso: {also}\n\n{body}\n"


def entries(rules=(), **changes):
    entry = {"id": "one", "topic": "all", "rules": list(rules), "see": [], "source": None, **changes}
    return json.dumps({"entries": [entry]})


ALL = [rule["id"] for rule in json.loads(ids())["ids"]]
BOOK = "resources/rulebook/"
CLEAN = {
    "resources/catalogue/c.json": json.dumps({"names": ["Central Core"]}),
    "tests/data/source-runs.txt": "",
    **{f"{BOOK}{game}/{language}.md": book(body=body) for game in ("zaibatsu", "infiltration", "neuroscape")
       for language, body in BODIES.items()},
    **{f"{BOOK}words-{language}.txt": f"common {words}\n" for language, words in COMMON.items()},
    **{f"{BOOK}{game}/entries.json": entries(ALL if game == "zaibatsu" else [])
       for game in ("zaibatsu", "infiltration", "neuroscape")},
    "LICENSES/MIT.txt": "MIT",
    "src/base/a.h": HEAD + "/// One.\nstruct A {};\n/// Two.\nint f(int);\n",
    "src/base/README.md": "# base\n",
    "src/base/CMakeLists.txt": HEAD.replace("//", "#") + "zc_room(base)\n",
    "src/zaibatsu/b.cpp": HEAD + '#include "base/a.h"\n// R-052\n',
    "src/zaibatsu/README.md": "# zaibatsu\n",
    "tests/zaibatsu/b_test.cpp": HEAD + "void T::SPDX() // R-049 to R-053\n{\n}\n",
    "resources/rules/ids.json": ids(R052={"status": "enforced"}, R001={"status": "unseen", "reason": "why"}),
    "resources/schemas/catalogue.schema.json": json.dumps(SCHEMA),
    "resources/c.json": json.dumps({"format": "zaibatsu-companion/catalogue", "blocks": []}),
    "translations/zc_es.ts": ts("", "Mueve %1"),
    "translations/zc_fr.ts": ts("", "Bouge %1 de %n"),
    "translations/zc_ru.ts": ts("", "%1: %n"),
    "docs/fine-print.md": "| 1 | a | `tests/zaibatsu/b_test.cpp`: `SPDX` |\n| 2 | b | open |\n",
    "README.md": "see [fine print](docs/fine-print.md#a) and `src/base/a.h`\n",
}

# check, what the defect is, files changed, a word of the finding
DEFECTS = [
    ("layers", "upward include", {"src/base/a.h": HEAD + '#include "zaibatsu/b.h"\n'}, "may not know"),
    ("layers", "peer include", {"src/hex/c.h": HEAD + '#include "dice/d.h"\n'}, "may not know"),
    ("layers", "upward link", {"src/base/CMakeLists.txt": "zc_room(base DEPENDS zaibatsu)\n"}, "may not link"),
    ("layers", "Qt in a rules room", {"src/zaibatsu/b.cpp": HEAD + "#include <QString>\n"}, "Qt in zaibatsu"),
    ("layers", "Qt linked", {"src/base/CMakeLists.txt": "zc_room(base DEPENDS Qt6::Core)\n"}, "may not link"),
    ("layers", "JSON in a header", {"src/record/r.h": HEAD + "#include <nlohmann/json.hpp>\n"}, "belongs to"),
    ("layers", "widgets in presentation", {"src/presentation/p.h": HEAD + "#include <QWidget>\n"}, "belongs to"),
    ("layers", "throw", {"src/base/a.h": HEAD + "inline void f() { throw 1; }\n"}, "throws"),
    ("layers", "raw new", {"src/base/a.h": HEAD + "inline A* f() { return new A; }\n"}, "raw new"),
    ("layers", "sentence", {"src/base/a.h": HEAD + 'auto f() { return tr("x"); }\n'}, "sentence"),
    ("layers", "catch", {"src/base/a.h": HEAD + "void f() { try {} catch (...) {} }\n"}, "catches"),
    ("layers", "unknown room", {"src/misc/x.h": HEAD}, "not a room"),
    ("layers", "string connect", {"src/ui/x.cpp": HEAD + "auto a = SIG" + "NAL(x());\n"}, "strings"),
    ("shape", "long source", {"src/base/l.cpp": HEAD + "\n" * 300}, "are the most"),
    ("shape", "long header", {"src/base/l.h": HEAD + "\n" * 200}, "are the most"),
    ("shape", "long QML", {"qml/Board.qml": HEAD + "\n" * 200}, "are the most"),
    ("shape", "no README", {"src/zaibatsu/README.md": None}, "missing"),
    ("shape", "long README", {"src/base/README.md": "\n" * 31}, "30 are the most"),
    ("shape", "no licence lines", {"src/base/n.h": "struct N {};\n"}, "no SPDX"),
    ("shape", "licence text missing", {"LICENSES/MIT.txt": None}, "missing"),
    ("shape", "machine path", {"docs/x.md": "see /wo" + "rk/main/docs\n"}, "one machine"),
    ("shape", "left-over", {"src/base/a.h": HEAD + "// TO" + "DO later\n"}, "left-over"),
    ("shape", "skipped test", {"tests/base/t.cpp": HEAD + "QS" + "KIP(x);\n"}, "skipped"),
    ("style", "long function", {"src/base/f.cpp": HEAD + "void f()\n{\n" + "    ;\n" * 41 + "}\n"}, "a function of 42"),
    ("style", "undocumented type", {"src/base/a.h": HEAD + "struct A {\n};\n"}, "no /// line"),
    ("style", "undocumented functions", {"src/base/a.h": HEAD + "int f(int);\n"}, "0 of 1 functions"),
    ("style", "plain enum", {"src/base/a.h": HEAD + "enum A { B };\n"}, "plain enum"),
    ("style", "singleton", {"src/ui/a.h": HEAD + "static A& instance();\n"}, "singleton"),
    ("style", "include cycle", {"src/base/a.h": HEAD + '#include "base/b.h"\n', "src/base/b.h": HEAD + '#include "base/a.h"\n'}, "cycle: a.h > b.h"),
    ("rules", "unknown id", {"src/zaibatsu/b.cpp": HEAD + "// R-052 R-999\n"}, "R-999 is not in"),
    ("rules", "unknown id in a test", {"tests/zaibatsu/b_test.cpp": HEAD + "// R-052 A-777\n"}, "A-777 is not in"),
    ("rules", "enforced, not in code", {"src/zaibatsu/b.cpp": HEAD}, "no source file cites"),
    ("rules", "enforced, not tested", {"tests/zaibatsu/b_test.cpp": HEAD}, "no test cites"),
    ("rules", "no status", {"resources/rules/ids.json": ids(R007={"status": None})}, "R-007 has no status"),
    ("rules", "enforced with nothing", {"resources/rules/ids.json": ids(R050={"status": "enforced", "by": "R-003"})},
     "R-050 is said to be enforced with R-003"),
    ("rules", "enforced by itself and with another", {"src/zaibatsu/b.cpp": HEAD + "// R-050 R-052\n",
     "resources/rules/ids.json": ids(R052={"status": "enforced"}, R050={"status": "enforced", "by": "R-052"})}, "both"),
    ("rules", "enforced, cited beside the tests", {"tests/zaibatsu/b_test.cpp": HEAD + "// R-052\nvoid T::a()\n{\n}\n"},
     "no test cites"),
    ("rules", "id missing", {"resources/rules/ids.json": ids(R007={"id": "R-500"})}, "R-007 is missing"),
    ("rules", "unseen without a reason", {"resources/rules/ids.json": ids(R001={"status": "unseen"})}, "a reason"),
    ("rules", "made-up status", {"resources/rules/ids.json": ids(R001={"status": "open"})}, "status open"),
    ("rules", "long title", {"resources/rules/ids.json": ids(R001={"title": "t" * 91})}, "longer than"),
    ("rules", "a switch nobody listed", {"src/zaibatsu/settings.cpp": HEAD + '// R-052\nx{rule("A-009"), Y};\n'}, "A-009: house in"),
    ("table", "missing", {"docs/rules.md": None}, "not up to date"),
    ("table", "old", {"docs/rules.md": "# Every rule\n"}, "not up to date"),
    ("data", "no JSON", {"resources/c.json": "{"}, "c.json"),
    ("data", "duplicate key", {"resources/c.json": '{"a":1,"a":2}'}, "duplicate"),
    ("data", "against its schema", {"resources/c.json": '{"format":"zaibatsu-companion/catalogue"}'}, "required"),
    ("data", "no schema", {"resources/schemas/catalogue.schema.json": '{"type":"thing"}'}, "schemas"),
    ("data", "unfinished", {"translations/zc_es.ts": ts("unfinished", "")}, "unfinished"),
    ("data", "vanished", {"translations/zc_es.ts": ts("vanished", "Mueve %1")}, "vanished"),
    ("data", "place lost", {"translations/zc_es.ts": ts("", "Mueve")}, "other places"),
    ("data", "language missing", {"translations/zc_ru.ts": None}, "no file for"),
    ("rulebook", "an entry missing in one language", {BOOK + "zaibatsu/fr.md": ""}, "not those of entries.json"),
    ("rulebook", "no words to find it by", {BOOK + "zaibatsu/fr.md": book(also="one")}, "words to find it by"),
    ("rulebook", "no body", {BOOK + "zaibatsu/ru.md": book(body="2 of them.")}, "too short"),
    ("rulebook", "other numbers", {BOOK + "zaibatsu/es.md": book(body=WORDS.replace("2", "3"))}, "not those of the English"),
    ("rulebook", "a link to nowhere", {BOOK + "zaibatsu/entries.json": entries(ALL, see=["two"])}, "no other entry"),
    ("rulebook", "a rule unexplained", {BOOK + "zaibatsu/entries.json": entries(ALL[1:])}, "no entry explains R-001"),
    ("rulebook", "no such rule", {BOOK + "zaibatsu/entries.json": entries([*ALL, "R-999"])}, "R-999 is no rule"),
    ("rulebook", "a text in another language", {BOOK + "zaibatsu/fr.md": book()}, "reads as en"),
    ("rulebook", "a printed sentence", {"tests/data/source-runs.txt": "da5ac91125ed\n"}, "as in a printed text"),
    ("promises", "no test named", {"docs/fine-print.md": "| 1 | a | soon |\n"}, "names no test"),
    ("promises", "no such test file", {"docs/fine-print.md": "| 1 | a | `tests/x.cpp`: `y` |\n"}, "there is no tests/x"),
    ("promises", "no such test", {"docs/fine-print.md": "| 1 | a | `tests/zaibatsu/b_test.cpp`: `gone` |\n"}, "has no"),
    ("promises", "a line lost", {"docs/fine-print.md": "| 2 | b | open |\n"}, "numbers"),
    ("promises", "dead link", {"README.md": "[x](docs/gone.md)\n"}, "leads nowhere"),
    ("promises", "dead path", {"README.md": "`src/base/gone.h`\n"}, "there is no src"),
]


def run(check, changes):
    with tempfile.TemporaryDirectory() as root:
        for name, text in {**CLEAN, **changes}.items():
            if text is None:
                continue
            path = os.path.join(root, name)
            os.makedirs(os.path.dirname(path), exist_ok=True)
            with open(path, "w", encoding="utf8") as file:
                file.write(text)
        if check == "table" and "docs/rules.md" not in changes:
            subprocess.run([sys.executable, "-B", os.path.join(HERE, "..", "..", "tools", "rules_table.py")], check=True,
                           env={**os.environ, "ZC_ARCH_ROOT": root})
        return subprocess.run([sys.executable, os.path.join(HERE, check + ".py")], capture_output=True, text=True,
                              env={**os.environ, "ZC_ARCH_ROOT": root, "PYTHONDONTWRITEBYTECODE": "1"})


def main():
    missed = []
    for check in ("layers", "shape", "style", "rules", "rulebook", "table", "data", "promises"):
        clean = run(check, {})
        if clean.returncode != 0:
            missed.append(f"{check}: finds fault with a clean tree: {clean.stdout}{clean.stderr}")
    for check, what, changes, word in DEFECTS:
        result = run(check, changes)
        if result.returncode != 1 or word not in result.stdout:
            missed.append(f"{check}: does not notice: {what}: {result.stdout[-300:]}{result.stderr[-300:]}")
    print("\n".join(missed))
    print(f"{len(DEFECTS)} defects, {len(missed)} not noticed")
    sys.exit(1 if missed else 0)


if __name__ == "__main__":
    main()
