// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A pawn card, entered as printed. What is not known stays out of what is kept.
#pragma once

#include "ui/zaibatsu/piece_editor.h"

namespace ui {

/// One pawn card; facts appear as the kind of the pawn needs them.
class PawnEditor : public PieceEditor {
    Q_OBJECT
public:
    PawnEditor(const Look& look, TableDriver& driver, zaibatsu::PawnId pawn, BackTo backTo, QObject* parent = nullptr);

    void keep() override;
    [[nodiscard]] const zaibatsu::PawnCard& draft() const { return m_steps.now(); }

protected:
    [[nodiscard]] QString kicker() const override { return tr("Pawn card"); }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString keepText() const override { return tr("Keep pawn card"); }
    [[nodiscard]] QWidget* picture(int side) const override;
    [[nodiscard]] QList<KnownFact> knownFacts() const override;
    void fill(FactRows& rows) override;
    void stepBack() override { m_steps.back(); }
    void stepForward() override { m_steps.forward(); }
    [[nodiscard]] bool canStepBack() const override { return m_steps.hasBack(); }
    [[nodiscard]] bool canStepForward() const override { return m_steps.hasForward(); }

private:
    [[nodiscard]] const zaibatsu::PawnCard& known() const { return zaibatsu::cardOf(state(), m_pawn); }
    [[nodiscard]] bool second() const { return state().settings->edition == zaibatsu::Edition::Second2017; }
    [[nodiscard]] bool wants(bool needed, bool isKnown) const { return needed || isKnown || m_all; }
    /// Whether a block card lets that pawn in, for a price.
    [[nodiscard]] bool hasGate() const;
    template <class Value>
    [[nodiscard]] std::function<void(std::optional<Value>)> setter(std::optional<Value> zaibatsu::PawnCard::* member);
    [[nodiscard]] static FactName named(const char* object, const QString& title, bool known,
                                        const QString& detail = {});
    void change(const std::function<void(zaibatsu::PawnCard&)>& change);
    void addMovement(FactRows& rows);
    void addFight(FactRows& rows);
    void addRare(FactRows& rows);
    void addSecond(FactRows& rows);
    void addSlots(FactRows& rows);

    zaibatsu::PawnId m_pawn;
    Steps<zaibatsu::PawnCard> m_steps;
    bool m_all = false;
};

} // namespace ui
