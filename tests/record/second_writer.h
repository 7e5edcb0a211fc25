// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Pieces, commands and whole tables written a second time, from docs/formats.md alone and with another JSON library.
#pragma once

#include "record/names.h"
#include "zaibatsu/game.h"

#include <QJsonObject>

namespace record_test {

/// Writes what the format says; knows nothing of the codec.
class SecondWriter {
public:
    explicit SecondWriter(const record::Names& names) : m_names(names) { }

    [[nodiscard]] QJsonObject command(const zaibatsu::Command& command) const;
    [[nodiscard]] QJsonObject face(const zaibatsu::Face& face) const;
    [[nodiscard]] QJsonObject card(const zaibatsu::Card& card) const;
    [[nodiscard]] QJsonObject pawnCard(const zaibatsu::PawnCard& pawn) const;
    /// An event of that type; adjusted, choice-opened, rule-overridden, declared and turn-began are not written.
    [[nodiscard]] QJsonObject event(const zaibatsu::Event& event, const QString& type) const;
    /// What show prints, without what counts entries, open choices and the hand maximum.
    [[nodiscard]] QJsonObject table(const zaibatsu::State& state) const;

    [[nodiscard]] QString block(zaibatsu::BlockId id) const;
    [[nodiscard]] QString pawn(zaibatsu::PawnId id) const;
    [[nodiscard]] QString card(zaibatsu::CardId id) const;
    [[nodiscard]] QString place(const zaibatsu::Place& place) const;

private:
    [[nodiscard]] QJsonValue effects(const std::vector<zaibatsu::Effect>& list) const;
    [[nodiscard]] QJsonObject space(const zaibatsu::Space& space) const;
    [[nodiscard]] QJsonValue option(const zaibatsu::Option& option) const;
    [[nodiscard]] QJsonObject source(const zaibatsu::Source& source) const;
    [[nodiscard]] QJsonObject on(const std::variant<zaibatsu::BlockId, zaibatsu::PawnId>& piece) const;
    [[nodiscard]] QJsonObject on(const std::variant<zaibatsu::CardId, zaibatsu::PawnId>& piece) const;
    [[nodiscard]] QJsonObject target(const std::variant<zaibatsu::BlockId, zaibatsu::PawnId>& piece) const;
    [[nodiscard]] QJsonObject turnEvent(const zaibatsu::Event& event) const;
    [[nodiscard]] QJsonObject pawnEvent(const zaibatsu::Event& event) const;
    [[nodiscard]] QJsonObject rollEvent(const zaibatsu::Event& event) const;
    [[nodiscard]] QJsonObject cardEvent(const zaibatsu::Event& event) const;
    void fill(QJsonObject& into, const zaibatsu::Action& action) const;
    [[nodiscard]] static QJsonObject player(const zaibatsu::Player& player);
    [[nodiscard]] QJsonObject laid(zaibatsu::BlockId id, const zaibatsu::LaidBlock& laid) const;
    [[nodiscard]] QJsonObject standing(zaibatsu::PawnId id, const zaibatsu::PawnState& state) const;
    [[nodiscard]] QJsonObject lying(zaibatsu::CardId id, const zaibatsu::CardState& state) const;
    void fillPieces(QJsonObject& show, const zaibatsu::State& state) const;

    const record::Names& m_names;
};

} // namespace record_test
