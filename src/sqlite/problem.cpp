// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sqlite/problem.h"

#include <sqlite3.h>

namespace sqlite {

namespace {

Code codeOfPrimary(int primary)
{
    switch (primary) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED: return Code::Busy;
    case SQLITE_FULL: return Code::Full;
    case SQLITE_READONLY:
    case SQLITE_PERM: return Code::ReadOnly;
    case SQLITE_CANTOPEN: return Code::CannotOpen;
    case SQLITE_IOERR: return Code::InputOutput;
    case SQLITE_NOTADB: return Code::NotADatabase;
    case SQLITE_CORRUPT:
    case SQLITE_FORMAT: return Code::Corrupt;
    case SQLITE_TOOBIG: return Code::TooBig;
    case SQLITE_CONSTRAINT: return Code::Constraint;
    case SQLITE_ERROR:
    case SQLITE_SCHEMA:
    case SQLITE_MISMATCH:
    case SQLITE_RANGE:
    case SQLITE_AUTH:
    case SQLITE_MISUSE: return Code::Misuse;
    default: return Code::Other;
    }
}

} // namespace

Code codeOf(int extended)
{
    switch (extended) {
    case SQLITE_READONLY_ROLLBACK:
    case SQLITE_READONLY_RECOVERY: return Code::NeedsRollback;
    case SQLITE_READONLY_DBMOVED: return Code::Moved;
    default: return codeOfPrimary(extended & 0xff);
    }
}

} // namespace sqlite
