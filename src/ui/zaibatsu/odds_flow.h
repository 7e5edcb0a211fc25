// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Before the dice fall: chances, dice and their sources; the app rolls, or the real dice are typed.
#pragma once

#include "presentation/odds_sheet.h"
#include "ui/zaibatsu/flow.h"
#include "ui/zaibatsu/played_with.h"

class QVBoxLayout;

namespace ui {

/// A roll that is due: an Icebreaker, a Delete, a pawn's movement, or dice of an effect.
class OddsFlow : public Flow {
    Q_OBJECT
public:
    /// What would be rolled for.
    struct Roll {
        zaibatsu::Command command;
        std::optional<zaibatsu::PawnId> pawn;
        BoardTarget target;
    };
    OddsFlow(const Look& look, TableDriver& driver, const Roll& roll, QObject* parent = nullptr);

    [[nodiscard]] FlowRoom room() const override { return FlowRoom::Sheet; }
    [[nodiscard]] BoardOverlay overlay() const override;
    [[nodiscard]] std::optional<BoardPart> inView() const override;
    [[nodiscard]] QWidget* panel() override;
    void refresh() override;

    /// The app rolls.
    void roll();
    /// Die `index` shows `face`; when all are typed the command goes off.
    void type(int index, int face);
    [[nodiscard]] int dice() const { return m_sheet.dice; }

private:
    void addHead(QVBoxLayout& into);
    void addBody(QVBoxLayout& into);
    [[nodiscard]] QWidget* sixFaces();
    [[nodiscard]] QWidget* numbers();
    [[nodiscard]] QWidget* number(const presentation::Chance& chance, const QString& words, bool loss);
    [[nodiscard]] QWidget* bar();
    void addReasons(QVBoxLayout& into);
    void addSources(QVBoxLayout& into);
    void addAsSaid(QVBoxLayout& into);
    [[nodiscard]] QWidget* rollPart();
    /// The command as it is played now, still without dice.
    [[nodiscard]] zaibatsu::Command command() const;
    /// An action of a pawn, not dice that follow from one.
    [[nodiscard]] bool plays() const;
    [[nodiscard]] int diceNeeded() const;
    [[nodiscard]] QWidget* typedDice();
    void addFacts(QVBoxLayout& into);
    [[nodiscard]] QWidget* fixedNumber();
    void enterFixed(dice::FaceSet numbers);

    Roll m_roll;
    PlayedWith m_with;
    presentation::OddsSheet m_sheet;
    std::vector<int> m_typed;
};

} // namespace ui
