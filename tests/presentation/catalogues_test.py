# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""The catalogues are complete: nothing unfinished or vanished, nothing that an update would change, and every
translation keeps the placeholders, the line ends and the punctuation marks of its source."""
import os
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree

ROOT = os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))
LANGUAGES = {"en": 2, "es": 2, "fr": 2, "ru": 3}
CYRILLIC = re.compile("[а-яё]", re.I)


def read(folder, language):
    return ElementTree.parse(os.path.join(folder, f"companion_{language}.ts")).getroot()


def forms(message):
    translation = message.find("translation")
    plural = [form.text or "" for form in translation.findall("numerusform")]
    return translation.get("type"), plural or [translation.text or ""]


def placeholders(text):
    return sorted(set(re.findall(r"%L?(?:\d+|n)", text)))


def problems_of(language, context, message):
    source = message.findtext("source")
    where = f"{language}: {context}: {source!r}"
    kind, texts = forms(message)
    if kind:
        yield f"{where} is {kind}"
        return
    if message.get("numerus") == "yes" and len(texts) != LANGUAGES[language]:
        yield f"{where} has {len(texts)} plural forms"
    for text in texts:
        if not text.strip():
            yield f"{where} is empty"
        # A form for one single thing may say "one" instead of the number.
        wanted = placeholders(source)
        if placeholders(text) != wanted and [p for p in wanted if p != "%n"] != placeholders(text):
            yield f"{where} has other placeholders: {text!r}"
        if (text != text.strip()) != (source != source.strip()):
            yield f"{where} differs in outer blanks: {text!r}"
        if text.count("&") != source.count("&"):
            yield f"{where} differs in its access key: {text!r}"
        if re.search(r"\w[.]$", source) and not re.search(r"[.!?»”…)]$|%\d$", text):
            yield f"{where} lost its full stop: {text!r}"
        # In the form of a date, apostrophes stand around words.
        yield from typography(language, where, text.replace("'", "") if source.startswith("d MMMM") else text)


def typography(language, where, text):
    if language == "fr" and re.search(r"(?<![\u00a0\u202f\d/:])[!?;:»](?![/\w])", text):
        yield f"{where} lacks a narrow blank before a mark: {text!r}"
    if language == "fr" and "«" in text and not re.search("«[\u00a0\u202f]", text):
        yield f"{where} lacks a narrow blank after «: {text!r}"
    if language == "es" and ("?" in text and "¿" not in text or "!" in text and "¡" not in text) and len(text) > 1:
        yield f"{where} lacks an opening mark: {text!r}"
    if language in ("es", "fr", "ru") and re.search("[“”\"]", text):
        yield f"{where} has English quotation marks: {text!r}"
    if "'" in text:
        yield f"{where} has a typewriter apostrophe: {text!r}"
    if language == "ru" and re.search(r"[a-z]{3}", text) is None and re.search("[A-Za-z]{3}", text) is None:
        if re.search(r"\w{3}", text) and not CYRILLIC.search(text) and not re.search(r"%", text):
            yield f"{where} is not Russian: {text!r}"


def stale():
    with tempfile.TemporaryDirectory() as folder:
        for language in LANGUAGES:
            shutil.copy(os.path.join(ROOT, "translations", f"companion_{language}.ts"), folder)
        subprocess.run([os.path.join(ROOT, "translations", "update.sh"), folder], check=True, stdout=subprocess.DEVNULL)
        for language in LANGUAGES:
            name = f"companion_{language}.ts"
            with open(os.path.join(ROOT, "translations", name), "rb") as kept, open(os.path.join(folder, name), "rb") as new:
                if kept.read() != new.read():
                    yield f"{name} is stale: run translations/update.sh"


def main():
    found = list(stale())
    for language in LANGUAGES:
        for context in read(os.path.join(ROOT, "translations"), language).iter("context"):
            for message in context.iter("message"):
                found.extend(problems_of(language, context.findtext("name"), message))
    for problem in found:
        print(problem)
    print(f"{len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
