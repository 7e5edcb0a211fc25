// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/known_table.h"

#include <QCoreApplication>

namespace app {

namespace {

/// Short texts about a table that comes in again.
struct Said {
    Q_DECLARE_TR_FUNCTIONS(SavedTables)

public:
    static QString goesOn(const QString& name, int here, int there)
    {
        return tr("\"%1\" is here up to entry %2. This file goes on from there to entry %3.")
            .arg(name)
            .arg(here)
            .arg(there);
    }
    static QString fallsBehind(const QString& name, int here, int there)
    {
        return tr("\"%1\" is here already and goes further: to entry %2, this file to entry %3.")
            .arg(name)
            .arg(here)
            .arg(there);
    }
    static QString parted(const QString& name, int shared, int here, int there)
    {
        return tr("\"%1\" is here already, but went on otherwise after entry %2: here to entry %3, in this file to "
                  "entry %4.")
            .arg(name)
            .arg(shared)
            .arg(here)
            .arg(there);
    }
    static QString here(const QString& name) { return tr("This table is here already: \"%1\".").arg(name); }
};

} // namespace

QString knownTableText(const KnownTable& known)
{
    switch (known.kin.kinship) {
    case store::Kinship::GoesOn: return Said::goesOn(known.name, known.here, known.there);
    case store::Kinship::Beginning: return Said::fallsBehind(known.name, known.here, known.there);
    case store::Kinship::Parted: return Said::parted(known.name, known.kin.shared, known.here, known.there);
    case store::Kinship::Stranger:
    case store::Kinship::Same: break;
    }
    return alreadyHereText(known.name);
}

QString alreadyHereText(const QString& name) { return Said::here(name); }

} // namespace app
