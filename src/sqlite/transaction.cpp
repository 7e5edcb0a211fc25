// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "sqlite/transaction.h"

namespace sqlite {

Result<Transaction> Transaction::begin(Database& database, const std::string& how)
{
    if (const Result<void> begun = database.execute(how); !begun)
        return base::failure(begun.error());
    return Transaction(database);
}

Transaction::~Transaction()
{
    if (m_database && m_database->inTransaction())
        static_cast<void>(m_database->execute("ROLLBACK")); // fails only where SQLite rolls back by itself later
}

Result<void> Transaction::commit() { return m_database->execute("COMMIT"); }

} // namespace sqlite
