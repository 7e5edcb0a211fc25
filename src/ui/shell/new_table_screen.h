// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "ui/kit/screen.h"
#include "ui/shell/services.h"
#include "ui/shell/starting_order.h"

class QBoxLayout;

namespace ui {

class Button;
class Card;
class Label;

/// Players, starting roll and what is agreed, before a Zaibatsu table is made.
class NewTableScreen : public Screen {
    Q_OBJECT
public:
    NewTableScreen(Look& look, const Tables& tables, bool typedDice, quint64 seed, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("New Zaibatsu table"); }
    [[nodiscard]] const NewTable& agreed() const { return m_agreed; }
    /// What stands here; the screen shows it.
    void setAgreed(const NewTable& agreed);
    /// Why it cannot start yet, or an empty text.
    [[nodiscard]] QString obstacle() const;
    /// Why it could not be made.
    void tellProblem(const QString& problem);

signals:
    void startRequested(const NewTable& agreed);
    void ruleRequested(const QString& id); ///< "A-009": what is behind a `?`

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] QWidget* players(Breadth breadth);
    [[nodiscard]] QWidget* playerRow(int seat, Breadth breadth);
    [[nodiscard]] QWidget* nameField(int seat);
    [[nodiscard]] QWidget* colourMarks(int seat);
    [[nodiscard]] QWidget* rollOf(int seat);
    [[nodiscard]] QWidget* orderOf(int seat);
    [[nodiscard]] QWidget* moveButtons(int seat);
    [[nodiscard]] QWidget* rollButtons();
    [[nodiscard]] QWidget* verdict();
    [[nodiscard]] QWidget* agreements(Breadth breadth);
    [[nodiscard]] QWidget* editionChoice();
    [[nodiscard]] QWidget* limitChoice();
    [[nodiscard]] QWidget* tracking();
    [[nodiscard]] QWidget* startChoice();
    [[nodiscard]] QWidget* houseRulesPart();
    [[nodiscard]] QWidget* houseRule(const HouseRule& rule);
    [[nodiscard]] QWidget* startButton();
    void fillRight(QBoxLayout& into, bool withStart);
    void refreshStart();

    void addPlayer();
    void removePlayer(int seat);
    void swapPlayers(int seat, int other);
    void giveColour(int seat, Owner colour);
    void roll(int seat, int value);
    void drawAll();
    void clearRolls();
    [[nodiscard]] StartingOrder order() const;
    [[nodiscard]] QString shownName(int seat) const;
    [[nodiscard]] QString verdictTitle() const;
    [[nodiscard]] QString verdictDetail() const;

    const Tables& m_tables;
    NewTable m_agreed;
    bool m_rulesOpen = false;
    QString m_problem;
    Button* m_start = nullptr;
    Label* m_obstacle = nullptr;
};

/// "red", "blue" … as a word of the language installed now.
[[nodiscard]] QString colourName(Owner owner);

} // namespace ui
