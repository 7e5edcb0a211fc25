// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The design tokens of resources/look-tokens.json as values. Nothing here knows a widget.
#pragma once

#include <QByteArray>
#include <QColor>
#include <QHash>
#include <QList>
#include <QPainterPath>
#include <QString>
#include <QStringList>

#include <array>
#include <cstdint>
#include <optional>

namespace ui {

/// The colour tokens of a theme, in the order of `inkNames()`.
enum class Ink : std::uint8_t {
    Bg,
    Board,
    Panel,
    Card,
    Raised,
    Hairline,
    Outline,
    Text,
    TextSecondary,
    TextMuted,
    Possible,
    OnPossible,
    PossibleDim,
    Bonus,
    OnBonus,
    BonusDim,
    Danger,
    OnDanger,
    DangerDim,
    DieUnshielded,
    PipOnUnshielded,
    DieUnshieldedEdge,
    DieShielded,
    PipOnShielded,
    IceEdge,
    Ice,
    OnIce,
    Block,
    BlockLine,
    Wall,
    Pad,
    PadLine,
    Link,
    Arrow,
    BlockUnknown,
    Grid,
    Scrim,
    FloorOne,
    FloorTwo,
    FloorSecret
};
inline constexpr std::size_t inkCount = 40;

/// Who something belongs to. Each has a shape of his own: ● ▲ ■ ◆ ⬢.
enum class Owner : std::uint8_t { Red, Blue, Green, Yellow, Nobody };
inline constexpr std::size_t ownerCount = 5;

/// The three themes of the look.
enum class ThemeName : std::uint8_t { Dark, Light, HighContrast };

/// Text styles, in the order of `styleNames()`.
enum class Style : std::uint8_t {
    Hero,
    NumberXl,
    Number,
    NumberM,
    Title,
    PanelTitle,
    Reading,
    Row,
    Body,
    Button,
    Label,
    Caption,
    Chip,
    Clock,
    Id
};
inline constexpr std::size_t styleCount = 15;

/// Movements of the look, in the order of `motionNames()`.
enum class Motion : std::uint8_t { Press, Small, Panel, Place, Move, TurnBlock, Camera, Dice, Counter, Pulse, Toast };
inline constexpr std::size_t motionCount = 11;

/// What an owner's things are painted with.
struct OwnerColours {
    QColor fill, onFill, line, text;
};

/// All colours of one theme.
struct Theme {
    ThemeName name = ThemeName::Dark;
    std::array<QColor, inkCount> inks;
    std::array<OwnerColours, ownerCount> owners;
    double blockTint = 0.17; ///< how much of the owner's fill washes over his blocks

    [[nodiscard]] QColor ink(Ink which) const { return inks.at(static_cast<std::size_t>(which)); }
    [[nodiscard]] const OwnerColours& owner(Owner which) const { return owners.at(static_cast<std::size_t>(which)); }
};

/// One text style at text size 100 %.
struct TypeStyle {
    bool mono = false;
    double size = 16;
    int weight = 400;
    double tracking = 0;
    double lineHeight = 1.3;
};

/// One stroke or filled part of a glyph, in its box of 24.
struct GlyphPart {
    QPainterPath path;
    double stroke = 0; ///< 0: filled
};
/// A glyph: parts painted one over the other in one colour.
using Glyph = QList<GlyphPart>;

/// Everything the token file says that code needs. Made once, then only read.
struct Tokens {
    std::array<Theme, 3> themes;
    std::array<TypeStyle, styleCount> styles;
    std::array<int, motionCount> motionMs{};
    QHash<QString, Glyph> pawns; ///< by kind: "speedrunner", "cleaner", "probe-drone", …
    QHash<QString, Glyph> icons;
    QStringList problems;        ///< empty for a whole file
};

[[nodiscard]] const std::array<const char*, inkCount>& inkNames();
[[nodiscard]] const std::array<const char*, styleCount>& styleNames();
[[nodiscard]] const std::array<const char*, motionCount>& motionNames();
/// "red", "blue", "green", "yellow"; nothing for other words.
[[nodiscard]] std::optional<Owner> ownerFromWord(const QString& word);
[[nodiscard]] QString ownerWord(Owner owner);

/// Reads a token file; what is missing stands in `problems`.
[[nodiscard]] Tokens tokensFromJson(const QByteArray& json);
/// The tokens that are built into the program.
[[nodiscard]] Tokens embeddedTokens();

} // namespace ui
