// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Who listens to a table: the app hands it in, and may let it be heard.
#pragma once

#include "zaibatsu/event.h"

#include <vector>

namespace ui {

/// Is told what a table did by this window's doing. Every call returns at once.
class TableEar {
public:
    TableEar() = default;
    TableEar(const TableEar&) = delete;
    TableEar& operator=(const TableEar&) = delete;
    virtual ~TableEar() = default;

    virtual void happened(const std::vector<zaibatsu::Event>& events) = 0;
    virtual void refused() = 0;
    /// Undo or redo went through.
    virtual void moved() = 0;
    /// Little is left of the time limit.
    virtual void timeRunsOut() = 0;
};

} // namespace ui
