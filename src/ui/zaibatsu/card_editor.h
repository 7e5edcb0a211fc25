// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// An action card, entered as printed. What is not known stays out of what is kept.
#pragma once

#include "ui/zaibatsu/piece_editor.h"

namespace ui {

/// One card with all its copies; facts appear as its kind of use needs them.
class CardEditor : public PieceEditor {
    Q_OBJECT
public:
    CardEditor(const Look& look, TableDriver& driver, zaibatsu::CardId card, BackTo backTo, QObject* parent = nullptr);
    /// A card that the table does not know yet.
    CardEditor(const Look& look, TableDriver& driver, const QString& name, BackTo backTo, QObject* parent = nullptr);

    void keep() override;
    [[nodiscard]] const zaibatsu::Card& draft() const { return m_steps.now().card; }

protected:
    [[nodiscard]] QString kicker() const override { return tr("Card"); }
    [[nodiscard]] QString name() const override;
    [[nodiscard]] QString keepText() const override { return tr("Keep card"); }
    [[nodiscard]] QWidget* picture(int side) const override;
    [[nodiscard]] QList<KnownFact> knownFacts() const override;
    void fill(FactRows& rows) override;
    void stepBack() override { m_steps.back(); }
    void stepForward() override { m_steps.forward(); }
    [[nodiscard]] bool canStepBack() const override { return m_steps.hasBack(); }
    [[nodiscard]] bool canStepForward() const override { return m_steps.hasForward(); }

private:
    /// What is entered: the card, and how many of it there are.
    struct Draft {
        zaibatsu::Card card;
        int copies = 1;
        friend bool operator==(const Draft&, const Draft&) = default;
    };
    /// Whether that fact belongs to the kind of the card, or is known of it, or all are shown.
    [[nodiscard]] bool wants(bool needed, bool known) const { return needed || known || m_all; }
    [[nodiscard]] bool second() const { return state().settings->edition == zaibatsu::Edition::Second2017; }
    template <class Value>
    [[nodiscard]] std::function<void(std::optional<Value>)> setter(std::optional<Value> zaibatsu::Card::* member);
    /// A row's name; it may go back to "?" unless the table knows the fact.
    [[nodiscard]] static FactName named(const char* object, const QString& title, bool known,
                                        const QString& detail = {});
    void change(const std::function<void(Draft&)>& change);
    void addPlayed(FactRows& rows);
    void addSecond(FactRows& rows);
    void addCarried(FactRows& rows);
    void addAbilities(FactRows& rows);
    void addGate(FactRows& rows);
    void addRest(FactRows& rows);

    zaibatsu::Card m_known; ///< as the table has it
    int m_leastCopies = 1;  ///< cards are only ever added
    Steps<Draft> m_steps;
    bool m_all = false;
};

} // namespace ui
