// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A table for tests of the rules: pieces with numbers invented for the test, and short ways to play and to ask.
#pragma once

#include "zaibatsu/game.h"

#include <QByteArray>

#include <functional>

namespace testing {

/// The pieces in the shipped order. Every block has a space at each side and ICE {2, 3}; no corner, no effect.
/// Every pawn is known: Speedrunners as R-103, Cleaners and drones with one skull, all hit on 5 and 6.
[[nodiscard]] zaibatsu::Components inventedPieces();

/// What stops a table from being one: counters that do not add up, pawns without room; empty when all is well.
[[nodiscard]] QByteArray broken(const zaibatsu::State& state);

/// Two to four players in the order red, blue, green, yellow.
[[nodiscard]] zaibatsu::Settings settingsFor(int players, zaibatsu::Edition edition,
                                             std::map<zaibatsu::RuleId, bool> switches = {});

/// A table in play, named by words.
class Table {
public:
    /// As agreed, before the starting roll.
    explicit Table(zaibatsu::Settings settings, zaibatsu::Components pieces = inventedPieces());
    /// Two to four players in the order red, blue, green, yellow, in the action phase of red's first turn.
    explicit Table(int players = 2, zaibatsu::Edition edition = zaibatsu::Edition::First2011,
                   std::map<zaibatsu::RuleId, bool> switches = {});

    [[nodiscard]] zaibatsu::BlockId block(const char* key) const;
    [[nodiscard]] zaibatsu::PawnId pawn(const char* key) const;
    [[nodiscard]] zaibatsu::CardId card(const char* key) const;
    /// "sprawl/c", "sprawl" alone, or a place on a card.
    [[nodiscard]] zaibatsu::Place place(const char* text) const;

    /// Changes what is printed, without any rule.
    void print(const char* block, const std::function<void(zaibatsu::Face&)>& change);
    void printPawn(const char* pawn, const std::function<void(zaibatsu::PawnCard&)>& change);
    void printCard(const char* card, const std::function<void(zaibatsu::Card&)>& change);
    /// Adds a card of the deck.
    void addCard(const char* key, const std::function<void(zaibatsu::Card&)>& change = [](zaibatsu::Card&) { });

    /// Lays a block without any rule; with an owner, his counter too.
    void lay(const char* block, hex::Cell at, int rotation = 0, std::optional<zaibatsu::Colour> owner = {});
    /// Puts a pawn somewhere, without any rule.
    void stand(const char* pawn, const char* place, std::optional<zaibatsu::Colour> controller);
    /// Gives a card to a pawn, without any rule.
    void give(const char* card, const char* pawn, int paid = 0, zaibatsu::Colour payer = zaibatsu::Colour::Red);
    /// Bonus counters from the supply, without any rule.
    void enrich(zaibatsu::Colour player, int count);

    /// The answer in a word: "ok", "R-052", "dice 2", "needs sides".
    [[nodiscard]] QByteArray answer(const zaibatsu::Command& command) const;
    [[nodiscard]] QByteArray answer(const zaibatsu::Action& action) const;
    /// Does it: "ok" and the table goes on, or the answer as above. Checks that the table still holds together.
    QByteArray play(const zaibatsu::Command& command);
    QByteArray play(const zaibatsu::Action& action);
    /// The events of what was played last.
    [[nodiscard]] const std::vector<zaibatsu::Event>& events() const { return m_events; }
    [[nodiscard]] const std::vector<zaibatsu::Hint>& hints() const { return m_hints; }
    /// The kinds of those events that tell something, in order: "search-like" words separated by blanks.
    [[nodiscard]] QByteArray story() const;
    /// How many events of a kind.
    template <class Kind>
    [[nodiscard]] int count() const
    {
        int found = 0;
        for (const zaibatsu::Event& event : m_events)
            found += std::holds_alternative<Kind>(event) ? 1 : 0;
        return found;
    }
    /// The first event of a kind; a blank one if there is none.
    template <class Kind>
    [[nodiscard]] Kind first() const
    {
        for (const zaibatsu::Event& event : m_events)
            if (const auto* found = std::get_if<Kind>(&event))
                return *found;
        return {};
    }

    [[nodiscard]] const zaibatsu::LaidBlock& laid(const char* block) const;
    [[nodiscard]] const zaibatsu::PawnState& at(const char* pawn) const;
    [[nodiscard]] const zaibatsu::CardState& lying(const char* card) const;
    [[nodiscard]] const zaibatsu::Player& player(zaibatsu::Colour colour) const;

    zaibatsu::State state;

private:
    std::vector<zaibatsu::Event> m_events;
    std::vector<zaibatsu::Hint> m_hints;
};

/// Typed dice.
[[nodiscard]] zaibatsu::MaybeDice typed(std::initializer_list<int> faces);
/// A command that carries something besides its action.
[[nodiscard]] zaibatsu::Command with(zaibatsu::Action action, std::vector<zaibatsu::CardId> cards);
[[nodiscard]] zaibatsu::Command overriding(zaibatsu::Action action);
[[nodiscard]] zaibatsu::Command declared(zaibatsu::Action action, std::optional<bool> success = {});
/// The word of an event's kind, for story().
[[nodiscard]] const char* kindOf(const zaibatsu::Event& event);
/// The word of the kind at that index of Event.
[[nodiscard]] const char* eventWord(std::size_t kind);

} // namespace testing
