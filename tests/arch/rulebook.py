# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""The rulebook is whole: each entry in four languages with title, words to find it by and body; links lead somewhere;
every rule and ruling is explained; the numbers of the four texts agree; nothing is a sentence of the printed texts.

tests/data/source-runs.txt holds what must not be repeated: of every eight words in a row of the texts behind the rules
(lower case, without accents and punctuation) the first twelve hex digits of their SHA-256.
"""

import collections
import hashlib
import json
import os
import re
import sys
import unicodedata

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from tree import ROOT, finish, read  # noqa: E402

BOOK = "resources/rulebook"
GAMES = ["zaibatsu", "infiltration", "neuroscape"]
LANGUAGES = ["en", "es", "fr", "ru"]
KEYS = {"id", "topic", "rules", "see", "source", "figure", "editions"}
LONGEST_TITLE = 44
PRINTED_NAMES = {"card-names-second"}  # little but names of cards, which are English in every language


def plain_words(text):
    text = unicodedata.normalize("NFD", text.lower())
    return re.findall(r"\w+", "".join(c for c in text if not unicodedata.combining(c)))


def runs(text):
    words = plain_words(text)
    return [" ".join(words[i:i + 8]) for i in range(len(words) - 7)]


def short_hash(run):
    return hashlib.sha256(run.encode()).hexdigest()[:12]


def parts(text):
    """(id, title, words to find it by, body) of each entry, in order."""
    for chunk in re.split(r"^## ", text, flags=re.M)[1:]:
        head, _, body = chunk.partition("\n\n")
        lines = head.split("\n")
        also = lines[2] if len(lines) == 3 and lines[2].startswith("also: ") else ""
        yield lines[0].strip(), lines[1].strip() if len(lines) > 1 else "", also[6:].split(" | "), body.strip()


def check_entries(game, entries, find):
    known = {entry["id"] for entry in entries}
    if len(known) != len(entries):
        find("an id stands twice")
    for entry in entries:
        if set(entry) - KEYS or not {"id", "topic", "rules", "see", "source"} <= set(entry):
            find(f"{entry['id']}: fields are {sorted(entry)}")
        for link in entry["see"]:
            if link not in known or link == entry["id"]:
                find(f"{entry['id']}: sees {link}, which is no other entry")


def check_text(name, entries, banned, names, find):
    found = list(parts(read(name)))
    if [part[0] for part in found] != [entry["id"] for entry in entries]:
        find("the entries are not those of entries.json, in that order")
    for key, title, also, body in found:
        if not title or len(title) > LONGEST_TITLE:
            find(f"{key}: the title is missing or longer than {LONGEST_TITLE}")
        if not 2 <= len(also) <= 12 or "" in also:
            find(f"{key}: 2 to 12 words to find it by")
        if len(plain_words(body)) < 20:
            find(f"{key}: the body is missing or too short")
        if re.search(r"<|\[|#|\|", body):
            find(f"{key}: more marks than paragraphs, lists, bold and examples")
        if body.count("**") % 2:
            find(f"{key}: bold is not closed")
        for run in runs(title + "\n" + body):
            if short_hash(run) in banned and not all(word in names for word in run.split()):
                find(f"{key}: as in a printed text: {run}")
    return {key: collections.Counter(re.findall(r"\d+", body)) for key, _, _, body in found}


def common_words():
    """The words of each language that say nothing about a rule: most of any text."""
    return {language: {word for line in read(f"{BOOK}/words-{language}.txt").split("\n") if line.startswith("common ")
                       for word in plain_words(line[7:])} for language in LANGUAGES}


def spoken(body, common):
    """The language whose common words a text has most of."""
    words = plain_words(body)
    return max(LANGUAGES, key=lambda language: sum(word in common[language] for word in words))


def main():
    findings = []
    common = common_words()
    banned = set(read("tests/data/source-runs.txt").split())
    rules = {rule["id"]: rule for rule in json.loads(read("resources/rules/ids.json"))["ids"]}
    names = set(plain_words(" ".join(read(f"resources/catalogue/{each}") for each in
                                     sorted(os.listdir(os.path.join(ROOT, "resources/catalogue"))))))
    explained = set()
    count = 0
    for game in GAMES:
        where = f"{BOOK}/{game}"
        entries = json.loads(read(f"{where}/entries.json"))["entries"]
        count += len(entries)
        check_entries(game, entries, lambda text, at=where: findings.append(f"{at}/entries.json: {text}"))
        numbers = {}
        for language in LANGUAGES:
            name = f"{where}/{language}.md"
            findings += [f"{name}: {key}: reads as {spoken(body, common)}" for key, _, _, body in parts(read(name))
                         if key not in PRINTED_NAMES and spoken(body, common) != language]
            numbers[language] = check_text(name, entries, banned, names,
                                           lambda text, at=name: findings.append(f"{at}: {text}"))
        for entry in entries:
            explained |= set(entry["rules"])
            for language in LANGUAGES[1:]:
                ours, other = numbers["en"].get(entry["id"]), numbers[language].get(entry["id"])
                if ours != other:
                    findings.append(f"{where}/{language}.md: {entry['id']}: the numbers are not those of the English")
    findings += [f"{BOOK}: {rule} is no rule" for rule in sorted(explained - set(rules))]
    findings += [f"{BOOK}: no entry explains {rule}" for rule in sorted(set(rules) - explained)]
    finish(findings, f"{count} entries in {len(LANGUAGES)} languages")


if __name__ == "__main__":
    main()
