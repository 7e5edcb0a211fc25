# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Data files: JSON parses, schemas are schemas and hold, translations are complete."""

import json
import re
import xml.etree.ElementTree as ET

import jsonschema

from tree import finish, project_files, read

LANGUAGES = {"es", "fr", "ru"}


def no_twins(pairs):
    names = [name for name, _ in pairs]
    twins = {name for name in names if names.count(name) > 1}
    if twins:
        raise ValueError(f"duplicate keys {sorted(twins)}")
    return dict(pairs)


def parsed(names, findings):
    documents = {}
    for name in names:
        try:
            if name.endswith(".json"):
                documents[name] = json.loads(read(name), object_pairs_hook=no_twins)
            else:
                documents[name] = [json.loads(line, object_pairs_hook=no_twins) for line in read(name).splitlines() if line]
        except ValueError as problem:
            findings.append(f"{name}: {problem}")
    return documents


def schemas(documents):
    """A document whose "format" ends with the name of a schema must hold to it."""
    by_kind = {}
    for name, document in documents.items():
        if not name.startswith("resources/schemas/"):
            continue
        try:
            jsonschema.validators.validator_for(document).check_schema(document)
            by_kind[name.rsplit("/", 1)[-1].split(".")[0]] = document
        except jsonschema.SchemaError as problem:
            yield f"{name}: {problem.message}"
    for name, document in documents.items():
        kind = document.get("format", "").rsplit("/", 1)[-1] if isinstance(document, dict) else None
        if kind in by_kind:
            validator = jsonschema.validators.validator_for(by_kind[kind])(by_kind[kind])
            for problem in sorted(validator.iter_errors(document), key=str)[:5]:
                yield f"{name}: {'/'.join(map(str, problem.absolute_path))}: {problem.message[:120]}"


def translations(names):
    files = [name for name in names if re.fullmatch(r"translations/.*\.ts", name)]
    languages = {re.search(r"_([a-z]{2})\.ts$", name).group(1) for name in files if re.search(r"_([a-z]{2})\.ts$", name)}
    if files and not LANGUAGES <= languages:
        yield f"translations/: no file for {sorted(LANGUAGES - languages)}"
    for name in files:
        for message in ET.fromstring(read(name)).iter("message"):
            translation, source = message.find("translation"), message.findtext("source", "")
            kind = translation.get("type") if translation is not None else "unfinished"
            if kind in ("unfinished", "vanished", "obsolete"):
                yield f"{name}: {kind}: {source[:60]}"
                continue
            texts = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if name.endswith("_en.ts") and not any(texts):
                continue
            wanted = set(re.findall(r"%(?:\d|L\d|n)", source))
            for text in texts:
                # A plural form may do without its number ("one block"), not without other places.
                if wanted - {"%n"} != set(re.findall(r"%(?:\d|L\d|n)", text)) - {"%n"}:
                    yield f"{name}: other places than in the original: {source[:60]}"


def main():
    names = project_files()
    findings = []
    data = [n for n in names if n.endswith((".json", ".jsonl"))
            and not n.startswith(("tests/data/", "tests/fuzz/", "build/")) and "/corpus/" not in n]
    documents = parsed(data, findings)
    findings += [*schemas(documents), *translations(names)]
    finish(findings, f"{len(documents)} data files")


if __name__ == "__main__":
    main()
