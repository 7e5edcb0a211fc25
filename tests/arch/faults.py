# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""What ./dev knockout switches off: each rule called enforced refuses something or has a fault of its own, and each fault
still fits the source."""

import json
import os
import sys

from tree import ROOT, finish, read

sys.path.insert(0, os.path.join(ROOT, "tools"))
import knockout  # noqa: E402

problems = []
ids = json.loads(read("resources/rules/ids.json"))["ids"]
enforced = {one["id"] for one in ids if one.get("status") == "enforced"}
refusing, faults = knockout.refusing_rules(), knockout.faults()
problems += [f"{rule}: enforced, but ./dev knockout cannot switch it off" for rule in sorted(enforced - refusing - set(faults))]
for rule, fault in faults.items():
    if rule not in enforced:
        problems.append(f"{rule}: has a fault, but is not enforced")
    if not fault.get("what") or ("edits" in fault) == ("none" in fault):
        problems.append(f"{rule}: wants `what`, and either `edits` or `none`")
    for edit in fault.get("edits", []):
        if read(edit["file"]).count(edit["old"]) != 1:
            problems.append(f"{rule} in {edit['file']} does not hold once: {edit['old']}")
finish(problems, f"{len(enforced)} enforced rules")
