// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A card is chosen from all that the table knows, by kind and by typing, with its cost in view.
#pragma once

#include "ui/zaibatsu/flow.h"
#include "ui/zaibatsu/standing.h"

#include <string>

class QVBoxLayout;

namespace ui {

/// The list of cards, and what two flows with a chosen card have in common. Also opened alone, to enter cards.
class CardFlow : public Flow {
    Q_OBJECT
public:
    using Flow::Flow;

    [[nodiscard]] QWidget* panel() override;
    void refresh() override;
    /// Takes the card; one of which a fact is missing is asked for first.
    void take(zaibatsu::CardId card);
    [[nodiscard]] std::optional<zaibatsu::CardId> chosen() const { return m_card; }

protected:
    [[nodiscard]] virtual QString title() const { return tr("Cards"); }
    [[nodiscard]] virtual QString question() const { return tr("Which card do you want to enter?"); }
    /// Whether that kind of card belongs to the list; no kind: not known yet.
    [[nodiscard]] virtual bool lists(std::optional<zaibatsu::CardUse> use) const;
    /// What could be done with the card; nothing where cards are only entered.
    [[nodiscard]] virtual std::vector<zaibatsu::Command> tries(zaibatsu::CardId card) const;
    /// The column once a card is chosen.
    [[nodiscard]] virtual QWidget* chosenPanel() { return listPanel(); }
    /// A card was chosen, or the table has changed meanwhile.
    virtual void adopt() { }

    /// The chosen card with its cost, what it does, and ways to change it.
    [[nodiscard]] QWidget* chosenCard();
    [[nodiscard]] const zaibatsu::Card& printed() const { return zaibatsu::printedOf(state(), *m_card); }

private:
    /// One line of the list: copies that are alike stand together.
    struct Entry {
        zaibatsu::CardId card;
        std::string stem;
        QString name;
        int copies = 1;
        std::optional<zaibatsu::CardUse> use;
        Standing standing;
    };
    [[nodiscard]] std::vector<Entry> entries() const;
    [[nodiscard]] QWidget* listPanel();
    void fill(QVBoxLayout& into);
    [[nodiscard]] QWidget* row(const Entry& entry);
    [[nodiscard]] QWidget* numbers(const zaibatsu::Card& card) const;
    void addNew(QVBoxLayout& into, bool named);

    QString m_filter;
    std::string m_awaited; ///< the key of a card that is being entered
    std::optional<zaibatsu::CardId> m_card;
};

} // namespace ui
