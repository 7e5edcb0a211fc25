// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Where the words come from and the lines go.
#pragma once

#include "cli/tables.h"

#include <QIODevice>

namespace cli {

/// Input and output of one run. The devices are unbuffered: a line that is written is out.
class Console {
public:
    Console(QIODevice& in, QIODevice& out, QIODevice& err) : m_in(in), m_out(out), m_err(err) { }

    /// Errors as {"error":{"code","text"}} from now on.
    void answerInJson() { m_json = true; }

    /// One line to the output; false when it could not be written.
    bool line(const QByteArray& text);
    bool line(const QString& text) { return line(text.toUtf8()); }
    /// One sentence to the errors.
    Status fail(const Trouble& trouble);

    [[nodiscard]] QIODevice& in() { return m_in; }

private:
    QIODevice& m_in;
    QIODevice& m_out;
    QIODevice& m_err;
    bool m_json = false;
};

} // namespace cli
