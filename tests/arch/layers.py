# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""Includes and links point left only, and the rooms up to rulebook know no Qt."""

import re

from tree import PEERS, QT_FREE, ROOMS, finish, project_files, read, room_of

INCLUDE = re.compile(r'^\s*#\s*include\s+[<"]([^>"]+)[>"]', re.M)
BARE = [(re.compile(r"/\*.*?\*/", re.S), " "), (re.compile(r"//[^\n]*"), "")]
# A library's header and where alone it may stand.
ONLY_IN = [
    (re.compile(r"^nlohmann/"), {"record", "catalogue"}, ".cpp"),
    (re.compile(r"^sqlite3\.h$"), {"sqlite"}, ".cpp"),
    (re.compile(r"^(libstemmer|utf8proc)"), {"rulebook"}, ".cpp"),
    (re.compile(r"(^|/)sha256/sha256\.h$"), {"record"}, ".cpp"),
    (re.compile(r"^(QtWidgets|QtQuick|QtQml|QApplication|QWidget|QDialog|QMainWindow|QQuick\w+|QQml\w+)"), {"ui", "app"}, None),
    (re.compile(r"^(QtMultimedia|QSoundEffect|QAudio\w+|QMediaPlayer)"), {"sound"}, None),
    (re.compile(r"^(QtDBus|QDBus\w+)"), {"platform"}, None),
]
FORBIDDEN = [
    (re.compile(r"\bthrow\b"), "throws"),
    (re.compile(r"\bnew\s+[A-Z]"), "has a raw new"),
    (re.compile(r"\btr\(|QT_TR_NOOP|\btranslate\("), "holds a sentence (tr)"),
]


def may_include(room, other):
    if room == other:
        return True
    if any(room in peers and other in peers for peers in PEERS):
        return False
    return ROOMS.index(other) < ROOMS.index(room)


def bare(text):
    for pattern, instead in BARE:
        text = pattern.sub(instead, text)
    return text


def main():
    findings = []
    names = [n for n in project_files() if n.startswith("src/") and n.endswith((".cpp", ".h"))]
    for name in names:
        room, text = room_of(name), read(name)
        if room not in ROOMS:
            findings.append(f"{name}: {room} is not a room of the list")
            continue
        for header in INCLUDE.findall(text):
            other = header.split("/")[0]
            if other in ROOMS and not may_include(room, other):
                findings.append(f"{name}: {room} may not know {other} ({header})")
            if room in QT_FREE and re.match(r"Q[A-Z]|Qt", header):
                findings.append(f"{name}: Qt in {room} ({header})")
            for pattern, rooms, ending in ONLY_IN:
                if pattern.search(header) and (room not in rooms or (ending and not name.endswith(ending))):
                    findings.append(f"{name}: {header} belongs to {', '.join(sorted(rooms))} {ending or ''}")
        if room in QT_FREE:
            code = bare(text)
            findings += [f"{name}: {what}" for pattern, what in FORBIDDEN if pattern.search(code)]
            if re.search(r"\bcatch\s*\(", code) and room not in ("record", "catalogue"):
                findings.append(f"{name}: catches, which only the JSON readers may")
        if re.search(r"\b(SIGNAL|SLOT)\(", bare(text)):
            findings.append(f"{name}: connects by strings")
    for room in ROOMS:
        findings += links(room)
    finish(findings, f"{len(names)} source files")


def links(room):
    """What a room links stands in its CMakeLists.txt; it must agree with the list as the includes do."""
    name = f"src/{room}/CMakeLists.txt"
    if name not in project_files() or room == "app":
        return []
    words = re.sub(r"#[^\n]*", "", read(name)).split()
    found = []
    for word in words:
        word = word.strip("()")
        if word in ROOMS and word != room and not may_include(room, word):
            found.append(f"{name}: {room} may not link {word}")
        if room in QT_FREE and word.startswith("Qt6::"):
            found.append(f"{name}: {room} may not link {word}")
    return found


if __name__ == "__main__":
    main()
