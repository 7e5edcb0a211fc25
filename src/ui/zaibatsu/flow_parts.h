// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Parts from which the columns and sheets of the table are put together.
#pragma once

#include "presentation/names.h"
#include "ui/kit/buttons.h"
#include "ui/kit/choices.h"
#include "ui/kit/containers.h"
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/shell/layouts.h"
#include "ui/zaibatsu/block_look.h"

#include <functional>

namespace ui {

using Action = std::function<void()>;

/// A column of the table's right side: a head that stays, a middle that scrolls, a foot that stays.
struct FlowColumn {
    Panel* panel;
    QVBoxLayout* head;
    QVBoxLayout* body;
    QVBoxLayout* foot;
};
[[nodiscard]] FlowColumn flowColumn(const Look& look, const QString& name, int margin = 12);
/// Title, sentence below it, and a cross.
[[nodiscard]] QWidget* flowHead(const Look& look, const QString& title, const QString& detail, const Action& close,
                                QWidget* picture = nullptr);
/// Cancel at the left, the one cyan confirm at the right; `confirm` may be switched off with a null action.
[[nodiscard]] QWidget* flowFoot(const Look& look, const QString& confirm, const Action& cancel, const Action& accept);
/// A refusal: its sentence, `?` to its rule, and "Do it anyway".
struct RefusalWords {
    QString title;
    QString text;
    QString rule;
};
[[nodiscard]] QWidget* refusalCard(const Look& look, const RefusalWords& words,
                                   const std::function<void(const QString&)>& why, const Action& anyway);
/// "We know": what the app does not know is taken as the players say it, and marked so in the log (declared).
[[nodiscard]] QPushButton* asSaidButton(const Look& look, const QString& text, const Action& take);
[[nodiscard]] QPushButton* whyButton(const Look& look, const QString& rule,
                                     const std::function<void(const QString&)>& why);
/// Undo in the bar of a page; `alone`: an icon, as in large text its word would leave no room for the rest.
[[nodiscard]] QPushButton* pageUndo(const Look& look, bool alone);
/// A die that is filled once it is chosen and an outline before.
[[nodiscard]] PictureToggle* chosenDie(const Look& look, DieKind kind, int value);
/// A block as a small picture.
[[nodiscard]] QWidget* blockPicture(const Look& look, const BlockLook& block, int side);
/// A pawn as a picture; with its name for those who hear the screen.
[[nodiscard]] QWidget* pawnPicture(const Look& look, const zaibatsu::State& state, zaibatsu::PawnId pawn, int side);
/// A line of a heading inside a column.
[[nodiscard]] Label* flowHeading(const Look& look, const QString& text);

} // namespace ui
