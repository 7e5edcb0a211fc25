// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Rows in which what is printed on a card or pawn card is entered with one tap: numbers, dice, abilities, one of a few.
// "?" is not known yet, "none" is known to be none.
#pragma once

#include "ui/kit/choices.h"
#include "ui/shell/layouts.h"
#include "zaibatsu/components.h"

#include <QCoreApplication>
#include <QStringList>

#include <functional>

namespace ui {

/// What a row is called, on screen and for tests, and whether it may go back to "?".
struct FactName {
    QString object; ///< prefix of its controls' names, "skulls"
    QString title; ///< "Attack skulls"
    QString detail; ///< a few words below it; may be empty
    bool mayForget = true; ///< false for what the table knows already: entries are laid over it, never taken away
};

/// Builds the rows of one editor.
class FactRows {
    Q_DECLARE_TR_FUNCTIONS(FactRows)

public:
    /// `stacked`: titles stand above their controls. Look and layout outlive the calls.
    FactRows(const Look& look, QVBoxLayout& into, bool stacked) : m_look(look), m_into(into), m_stacked(stacked) { }

    /// Numbers of one tap each, and a stepper for those beyond them.
    struct Numbers {
        int least = 0; ///< the smallest that can be entered
        int most = 20; ///< the largest
        int firstTap = 0; ///< the smallest with a tap of its own
        int lastTap = 5; ///< the largest
        bool signs = false; ///< "+1" instead of "1"
    };
    void number(const FactName& name, Numbers numbers, std::optional<int> value,
                const std::function<void(std::optional<int>)>& set);
    void dice(const FactName& name, DieKind kind, const std::optional<dice::FaceSet>& value,
              const std::function<void(std::optional<dice::FaceSet>)>& set);
    void abilities(const FactName& name, const std::optional<zaibatsu::Abilities>& value,
                   const std::function<void(std::optional<zaibatsu::Abilities>)>& set);
    /// One of a few; -1 is "?".
    void oneOf(const FactName& name, const QStringList& options, int chosen, const std::function<void(int)>& set);
    /// Two words for yes and no.
    void yesOrNo(const FactName& name, const QStringList& noAndYes, std::optional<bool> value,
                 const std::function<void(std::optional<bool>)>& set);
    /// How a pawn moves without a card, and how far.
    void ownMovement(const FactName& name, const std::optional<zaibatsu::OwnMovement>& value,
                     const std::function<void(std::optional<zaibatsu::OwnMovement>)>& set);
    /// A whole block's or pawn's ICE.
    void ice(const FactName& name, const std::optional<zaibatsu::Ice>& value,
             const std::function<void(std::optional<zaibatsu::Ice>)>& set);
    /// Shielded and unshielded dice, two rows; either one makes the defence known.
    void defence(const FactName& name, const std::optional<zaibatsu::Defence>& value,
                 const std::function<void(std::optional<zaibatsu::Defence>)>& set);
    /// What is added to an Icebreaker roll: dice, one of them black, fixed numbers.
    void icebreaker(const FactName& name, const std::optional<zaibatsu::IcebreakBonus>& value, bool owned,
                    const std::function<void(std::optional<zaibatsu::IcebreakBonus>)>& set);
    /// Anything else with a title before it.
    void part(const QString& title, const QString& detail, QWidget* widget);
    void heading(const QString& text);

private:
    using Line = Laid<FlowLayout>;
    QAbstractButton* chip(const Line& line, const FactName& name, const QString& text, bool on, const QString& object,
                          const std::function<void()>& run) const;
    /// The "?" that stands first while the row may go back to it.
    void unknownChip(const Line& line, const FactName& name, bool unknown, const std::function<void()>& forget) const;
    void addRow(const FactName& name, QWidget* line);
    void addDice(const Line& line, const FactName& name, DieKind kind, dice::FaceSet on,
                 const std::function<void(dice::FaceSet)>& set) const;

    const Look& m_look;
    QVBoxLayout& m_into;
    bool m_stacked;
};

} // namespace ui
