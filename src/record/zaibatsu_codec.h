// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Zaibatsu's commands, events and settings as JSON text and back.
#pragma once

#include "record/codec.h"
#include "record/names.h"
#include "zaibatsu/game.h"

namespace record {

/// The words of Zaibatsu for Codec.
template <>
struct GameCodec<zaibatsu::Game> {
    using Names = record::Names;
    using Setup = zaibatsu::Settings;
    using Command = zaibatsu::Command;
    using Event = zaibatsu::Event;
    static constexpr std::string_view game = "zaibatsu";

    /// One command as JSON text; drawn dice are marked `"typed":false`.
    [[nodiscard]] static std::string encodeCommand(const Names& names, const Command& command);
    /// A command as it stands in an entry.
    [[nodiscard]] static base::Result<Command, ReadProblem> decodeCommand(const Names& names, const Value& value);
    /// One event as JSON text.
    [[nodiscard]] static std::string encodeEvent(const Names& names, const Event& event);
    /// An event as it stands in an entry.
    [[nodiscard]] static base::Result<Event, ReadProblem> decodeEvent(const Names& names, const Value& value);
    /// The names after these events; the same object where they add no piece.
    [[nodiscard]] static std::shared_ptr<const Names> learnt(std::shared_ptr<const Names> names,
                                                             std::span<const Event> events);
    /// See above, for events not read yet.
    [[nodiscard]] static std::shared_ptr<const Names> learnt(std::shared_ptr<const Names> names, const Value& events);
    /// The header's members `edition`, `players` and `settings`.
    [[nodiscard]] static std::string encodeSetup(const Setup& setup);
    /// Reads them from the whole header.
    [[nodiscard]] static base::Result<Setup, ReadProblem> decodeSetup(const Value& header);
};

/// A table file's entries in Zaibatsu's words.
using ZaibatsuCodec = Codec<zaibatsu::Game>;

/// A command that comes from outside, as one JSON text: it may name pieces that it adds itself, and its dice are typed.
[[nodiscard]] base::Result<zaibatsu::Command, ReadProblem> readCommand(const Names& names, std::string_view json);

} // namespace record
