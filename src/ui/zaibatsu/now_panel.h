// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The home of a tap: every action that could concern what is tapped, and the latest lines of the log.
#pragma once

#include "presentation/now_rows.h"
#include "presentation/rule_book.h"
#include "presentation/table.h"
#include "ui/zaibatsu/flow_parts.h"

#include <functional>

namespace ui {

/// What can be put right of a player at once.
enum class PlayerWish : std::uint8_t { Rename, Recolour, Leave };

/// What the column shows.
enum class NowTab : std::uint8_t { Now, Rules, Log };

/// What the Now column can ask for.
struct NowWishes {
    std::function<void(const presentation::NowRow&)> act;
    std::function<void(const presentation::NowRow&)> anyway;
    std::function<void(const QString&)> rule; ///< a rule, or an entry of the rulebook
    std::function<void()> rules;              ///< the rulebook itself
    std::function<void(const zaibatsu::Source&)> piece; ///< to enter what is printed on it
    std::function<void()> adjust;
    std::function<void(PlayerWish)> player;
    std::function<void()> lay;
    std::function<void()> note;
    std::function<void()> log;
    std::function<void(NowTab)> tab;
};

/// What it shows.
struct NowContent {
    presentation::Subject subject;
    QList<presentation::NowRow> rows;
    NowTab tab = NowTab::Now;
    bool tabs = true;   ///< a narrow window has them at its bottom
    bool acting = true; ///< false while an earlier table is looked at
};

/// Builds the column.
class NowPanel {
    Q_DECLARE_TR_FUNCTIONS(NowPanel)

public:
    NowPanel(const Look& look, const presentation::Table& table, const zaibatsu::State& state,
             const presentation::RuleBook& book, const NowWishes& wishes)
        : m_look(look),
          m_table(table),
          m_state(state),
          m_book(book),
          m_wishes(wishes)
    {
    }
    [[nodiscard]] QWidget* build(const NowContent& content) const;

private:
    void addTabs(QVBoxLayout& into, NowTab chosen) const;
    void addNow(const FlowColumn& column, const NowContent& content) const;
    /// For a player who waits.
    void addWhoseTurn(QVBoxLayout& into, const NowContent& content) const;
    void addRules(const FlowColumn& column, const NowContent& content) const;
    void addLog(const FlowColumn& column) const;
    [[nodiscard]] QWidget* subject(const presentation::Subject& subject, bool acting) const;
    [[nodiscard]] QWidget* subjectPicture(const presentation::Subject& subject) const;
    /// What is put by hand at once: of a player, of a table that has not begun.
    void addByHand(QVBoxLayout& into, const NowContent& content) const;
    [[nodiscard]] QWidget* row(const presentation::NowRow& row) const;
    [[nodiscard]] QWidget* asking(const presentation::NowRow& row) const;
    [[nodiscard]] static QString enterText(const zaibatsu::Source& piece);
    [[nodiscard]] static bool elsewhere(const presentation::NowRow& row, const presentation::Subject& subject);
    [[nodiscard]] static bool doable(const presentation::NowRow& row);
    /// Whether it opens a list of cards or pawns, of which each says how it stands.
    [[nodiscard]] static bool choosesPiece(const presentation::NowRow& row);
    [[nodiscard]] QWidget* detail(const presentation::NowRow& row) const;
    [[nodiscard]] QString subjectTitle(const presentation::Subject& subject) const;
    [[nodiscard]] QString subjectDetail(const presentation::Subject& subject) const;

    const Look& m_look;
    const presentation::Table& m_table;
    const zaibatsu::State& m_state;
    const presentation::RuleBook& m_book;
    const NowWishes& m_wishes;
};

} // namespace ui
