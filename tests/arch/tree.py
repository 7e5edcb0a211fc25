# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""What the checks of this folder share: the files of the project, and a list of findings."""

import os
import subprocess
import sys

# self_test.py points it at trees with one defect each.
ROOT = os.environ.get("ZC_ARCH_ROOT") or os.path.abspath(os.path.join(os.path.dirname(__file__), "..", ".."))

# An include may only point left (or inside its own room).
ROOMS = ["base", "dice", "hex", "sqlite", "zaibatsu", "infiltration", "neuroscape", "session", "record", "catalogue",
         "store", "rulebook", "presentation", "sound", "platform", "ui", "cli", "app"]
# Rooms between two "<" of the architecture do not know each other.
# catalogue reads faces with record's codec: docs/adr/0005-one-codec-for-a-face.md.
PEERS = [{"dice", "hex", "sqlite"}, {"zaibatsu", "infiltration", "neuroscape"}, {"sound", "platform"}, {"ui", "cli"}]
QT_FREE = ROOMS[:ROOMS.index("presentation")]


def project_files():
    """The files that belong to the project: tracked, or new and not ignored; the whole tree where git is missing."""
    try:
        listing = subprocess.run(
            ["git", "-c", "safe.directory=*", "-C", ROOT, "ls-files", "-co", "--exclude-standard", "-z"],
            check=True, capture_output=True).stdout.decode()
        names = [name for name in listing.split("\0") if name]
    except (OSError, subprocess.CalledProcessError):
        names = []
        for folder, folders, files in os.walk(ROOT):
            folders[:] = [f for f in folders if f not in (".git", "build", "__pycache__")]
            names += [os.path.relpath(os.path.join(folder, f), ROOT) for f in files]
    return sorted(name for name in names if os.path.isfile(os.path.join(ROOT, name)))


def read(name):
    with open(os.path.join(ROOT, name), encoding="utf8", errors="replace") as file:
        return file.read()


def is_text(name):
    with open(os.path.join(ROOT, name), "rb") as file:
        return b"\0" not in file.read(8000)


def room_of(name):
    parts = name.split("/")
    return parts[1] if len(parts) > 2 and parts[0] == "src" else None


def finish(findings, checked):
    """Prints what was found, at most ten of each file; the status is 1 if it was anything."""
    of_file = {}
    for finding in findings:
        of_file.setdefault(finding.split(":")[0], []).append(finding)
    for name, found in of_file.items():
        print("\n".join(found[:10]))
        if len(found) > 10:
            print(f"{name}: and {len(found) - 10} more")
    print(f"{len(findings)} findings in {checked}")
    sys.exit(1 if findings else 0)
