#!/bin/sh
# SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
# SPDX-License-Identifier: MIT
# Brings the catalogues up to date with the texts in src/ and qml/. Another folder as first argument: update there.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
into=${1:-$root/translations}
lupdate=${LUPDATE:-}
if [ -z "$lupdate" ]; then
  for candidate in lupdate6 /usr/lib/qt6/bin/lupdate lupdate; do
    if command -v "$candidate" >/dev/null 2>&1; then lupdate=$candidate; break; fi
  done
fi
cd "$root"
folders="src"
if [ -d qml ]; then folders="$folders qml"; fi
# English holds plural forms only; the others hold everything.
"$lupdate" -silent -no-obsolete -locations none -no-ui-lines $folders -source-language en -target-language en_GB \
  -pluralonly -ts "$into/companion_en.ts"
for language in es_ES fr_FR ru_RU; do
  "$lupdate" -silent -no-obsolete -locations none -no-ui-lines $folders -source-language en \
    -target-language "$language" -ts "$into/companion_${language%_*}.ts"
done
