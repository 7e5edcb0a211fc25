# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
"""docs/rules.md is what tools/rules_table.py would write now."""

import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "tools"))
import rules_table  # noqa: E402

if __name__ == "__main__":
    sys.argv[1:] = ["--check"]
    rules_table.main()
