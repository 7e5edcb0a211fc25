// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Arbitrary values of every kind that the record keeps, from one seed.
#pragma once

#include "record/names.h"
#include "zaibatsu/game.h"

#include <random>

namespace record_test {

/// Makes values at random within the bounds of docs/formats.md.
class Maker {
public:
    Maker(record::Names names, unsigned seed) : m_names(std::move(names)), m_random(seed) { }

    /// A command or event of the kind at that position of its variant.
    [[nodiscard]] zaibatsu::Command command(std::size_t kind);
    [[nodiscard]] zaibatsu::Event event(std::size_t kind);

    [[nodiscard]] zaibatsu::Face face(std::string key);
    [[nodiscard]] zaibatsu::Card card(std::string key);
    [[nodiscard]] zaibatsu::PawnCard pawnCard(std::string key);

    [[nodiscard]] int number(int least, int most) { return std::uniform_int_distribution<int>(least, most)(m_random); }
    [[nodiscard]] bool chance(int percent = 50) { return number(1, 100) <= percent; }
    [[nodiscard]] const record::Names& names() const { return m_names; }

    [[nodiscard]] zaibatsu::BlockId block() { return {position(m_names.blocks.size())}; }
    [[nodiscard]] zaibatsu::PawnId pawn() { return {position(m_names.pawns.size())}; }
    [[nodiscard]] zaibatsu::CardId cardId() { return {position(m_names.cards.size())}; }
    /// A seated player's colour.
    [[nodiscard]] zaibatsu::Colour player() { return m_names.seated[position(m_names.seated.size())]; }
    [[nodiscard]] hex::Cell cell();
    [[nodiscard]] std::array<hex::Cell, 3> cells();
    [[nodiscard]] zaibatsu::SpaceId space();
    [[nodiscard]] zaibatsu::Place place();
    [[nodiscard]] dice::FaceSet faceSet() { return dice::FaceSet::fromBits(static_cast<unsigned>(number(0, 63))); }
    [[nodiscard]] std::vector<dice::Face> dice(int most = 6);
    [[nodiscard]] zaibatsu::MaybeDice maybeDice();
    [[nodiscard]] zaibatsu::Abilities abilities();
    [[nodiscard]] zaibatsu::Source source();
    [[nodiscard]] zaibatsu::Option option(zaibatsu::ChoiceKind kind);
    [[nodiscard]] zaibatsu::Effect effect();
    [[nodiscard]] zaibatsu::Choice choice();
    [[nodiscard]] zaibatsu::Refusal refusal();
    [[nodiscard]] zaibatsu::Fact fact();
    [[nodiscard]] std::string text();
    /// One of an enumeration's values, which count from 0 to `last`.
    template <class E>
    [[nodiscard]] E any(E last)
    {
        return static_cast<E>(number(0, static_cast<int>(last)));
    }
    /// A value half of the time.
    template <class Make>
    [[nodiscard]] auto maybe(Make make) -> std::optional<decltype(make())>
    {
        if (chance())
            return make();
        return std::nullopt;
    }
    /// Up to `most` values.
    template <class Make>
    [[nodiscard]] auto some(int most, Make make)
    {
        std::vector<decltype(make())> list;
        for (int count = number(0, most); count > 0; --count)
            list.push_back(make());
        return list;
    }

private:
    [[nodiscard]] std::uint16_t position(std::size_t size)
    {
        return static_cast<std::uint16_t>(number(0, static_cast<int>(size) - 1));
    }
    [[nodiscard]] zaibatsu::Space printedSpace(zaibatsu::SpaceId id);
    [[nodiscard]] std::vector<zaibatsu::Effect> effects()
    {
        return some(3, [&] { return effect(); });
    }
    [[nodiscard]] zaibatsu::Action action(std::size_t kind);
    [[nodiscard]] zaibatsu::Action lateAction(std::size_t kind);
    [[nodiscard]] zaibatsu::Adjust adjust();
    [[nodiscard]] zaibatsu::Event earlyEvent(std::size_t kind);
    [[nodiscard]] zaibatsu::Event pawnEvent(std::size_t kind);
    [[nodiscard]] zaibatsu::Event lateEvent(std::size_t kind);
    [[nodiscard]] zaibatsu::Adjusted adjusted();

    record::Names m_names;
    std::mt19937 m_random;
};

} // namespace record_test
