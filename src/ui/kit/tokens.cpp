// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/tokens.h"

#include "ui/kit/svg_path.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTransform>

static void initLookResource()
{
    Q_INIT_RESOURCE(look); // the kit is a static library
}

namespace ui {
namespace {

constexpr std::array<const char*, ownerCount> ownerNames{"red", "blue", "green", "yellow", "nobody"};

constexpr std::array<const char*, inkCount> inks{"bg",
                                                 "board",
                                                 "panel",
                                                 "card",
                                                 "raised",
                                                 "hairline",
                                                 "outline",
                                                 "text",
                                                 "textSecondary",
                                                 "textMuted",
                                                 "possible",
                                                 "onPossible",
                                                 "possibleDim",
                                                 "bonus",
                                                 "onBonus",
                                                 "bonusDim",
                                                 "danger",
                                                 "onDanger",
                                                 "dangerDim",
                                                 "dieUnshielded",
                                                 "pipOnUnshielded",
                                                 "dieUnshieldedEdge",
                                                 "dieShielded",
                                                 "pipOnShielded",
                                                 "iceEdge",
                                                 "ice",
                                                 "onIce",
                                                 "block",
                                                 "blockLine",
                                                 "wall",
                                                 "pad",
                                                 "padLine",
                                                 "link",
                                                 "arrow",
                                                 "blockUnknown",
                                                 "grid",
                                                 "scrim",
                                                 "floorOne",
                                                 "floorTwo",
                                                 "floorSecret"};

constexpr std::array<const char*, styleCount> styles{"hero",       "numberXl", "number", "numberM", "title",
                                                     "panelTitle", "reading",  "row",    "body",    "button",
                                                     "label",      "caption",  "chip",   "clock",   "id"};

constexpr std::array<const char*, motionCount> motions{"press",  "small", "panel",   "place", "move", "turnBlock",
                                                       "camera", "dice",  "counter", "pulse", "toast"};

/// A part is a path, a circle [cx, cy, r] or a rectangle [x, y, w, h, rounding].
std::optional<GlyphPart> partFromJson(const QJsonObject& json)
{
    GlyphPart part;
    part.stroke = json.value("stroke").toDouble();
    if (const QJsonArray circle = json.value("circle").toArray(); circle.size() == 3)
        part.path.addEllipse(QPointF(circle[0].toDouble(), circle[1].toDouble()), circle[2].toDouble(),
                             circle[2].toDouble());
    else if (const QJsonArray rect = json.value("rect").toArray(); rect.size() == 5)
        part.path.addRoundedRect(rect[0].toDouble(), rect[1].toDouble(), rect[2].toDouble(), rect[3].toDouble(),
                                 rect[4].toDouble(), rect[4].toDouble());
    else if (const auto path = pathFromSvg(json.value("path").toString()); path && !path->isEmpty())
        part.path = *path;
    else
        return std::nullopt;
    const QString turn = json.value("transform").toString();
    if (turn.startsWith("rotate(")) {
        const QStringList words = turn.mid(7).chopped(1).split(' ', Qt::SkipEmptyParts);
        if (words.size() != 3)
            return std::nullopt;
        QTransform about;
        about.translate(words[1].toDouble(), words[2].toDouble()).rotate(words[0].toDouble());
        about.translate(-words[1].toDouble(), -words[2].toDouble());
        part.path = about.map(part.path);
    }
    return part;
}

QHash<QString, Glyph> glyphsFromJson(const QJsonObject& json, QStringList& problems)
{
    QHash<QString, Glyph> out;
    for (auto it = json.begin(); it != json.end(); ++it) {
        Glyph glyph;
        const QJsonArray parts = it.value().toArray();
        for (const auto& value : parts) {
            if (const auto part = partFromJson(value.toObject()))
                glyph.append(*part);
            else
                problems << "glyph " + it.key();
        }
        out.insert(it.key(), glyph);
    }
    return out;
}

QColor colourFromJson(const QJsonObject& json, const char* key, QStringList& problems)
{
    const QColor colour(json.value(QLatin1String(key)).toString());
    if (!colour.isValid())
        problems << QString("colour %1").arg(key);
    return colour;
}

Theme themeFromJson(ThemeName name, const QJsonObject& json, QStringList& problems)
{
    Theme theme;
    theme.name = name;
    const QJsonObject colours = json.value("colours").toObject();
    for (std::size_t i = 0; i < inkCount; ++i)
        theme.inks.at(i) = colourFromJson(colours, inkNames().at(i), problems);
    const QJsonObject owners = json.value("owners").toObject();
    for (std::size_t i = 0; i < ownerCount; ++i) {
        const QJsonObject owner = owners.value(QLatin1String(ownerNames.at(i))).toObject();
        theme.owners.at(i) = {colourFromJson(owner, "fill", problems), colourFromJson(owner, "onFill", problems),
                              colourFromJson(owner, "line", problems), colourFromJson(owner, "text", problems)};
    }
    theme.blockTint = json.value("blockTint").toDouble();
    return theme;
}

TypeStyle styleFromJson(const QJsonObject& json, const char* key, QStringList& problems)
{
    const QJsonObject style = json.value(QLatin1String(key)).toObject();
    if (style.isEmpty())
        problems << QString("type %1").arg(key);
    return {style.value("family") == QLatin1String("mono"), style.value("size").toDouble(16),
            style.value("weight").toInt(400), style.value("tracking").toDouble(),
            style.value("lineHeight").toDouble(1.3)};
}

/// Most movements have `ms`; a pawn counts by the space, a toast says how long it comes in.
int motionFromJson(const QJsonObject& json, const char* key, QStringList& problems)
{
    const QJsonObject motion = json.value(QLatin1String(key)).toObject();
    for (const char* name : {"ms", "msPerSpace", "inMs"})
        if (motion.contains(QLatin1String(name)))
            return motion.value(QLatin1String(name)).toInt();
    problems << QString("motion %1").arg(key);
    return 0;
}

} // namespace

const std::array<const char*, inkCount>& inkNames() { return inks; }

const std::array<const char*, styleCount>& styleNames() { return styles; }

const std::array<const char*, motionCount>& motionNames() { return motions; }

std::optional<Owner> ownerFromWord(const QString& word)
{
    for (std::size_t i = 0; i + 1 < ownerCount; ++i)
        if (word == QLatin1String(ownerNames.at(i)))
            return static_cast<Owner>(i);
    return std::nullopt;
}

QString ownerWord(Owner owner) { return QLatin1String(ownerNames.at(static_cast<std::size_t>(owner))); }

Tokens tokensFromJson(const QByteArray& json)
{
    Tokens out;
    QJsonParseError error;
    const QJsonObject root = QJsonDocument::fromJson(json, &error).object();
    if (error.error != QJsonParseError::NoError)
        out.problems << error.errorString();
    const QJsonObject themes = root.value("themes").toObject();
    out.themes = {themeFromJson(ThemeName::Dark, themes.value("dark").toObject(), out.problems),
                  themeFromJson(ThemeName::Light, themes.value("light").toObject(), out.problems),
                  themeFromJson(ThemeName::HighContrast, themes.value("highContrast").toObject(), out.problems)};
    for (std::size_t i = 0; i < styleCount; ++i)
        out.styles.at(i) = styleFromJson(root.value("type").toObject(), styleNames().at(i), out.problems);
    for (std::size_t i = 0; i < motionCount; ++i)
        out.motionMs.at(i) = motionFromJson(root.value("motion").toObject(), motionNames().at(i), out.problems);
    const QJsonObject glyphs = root.value("glyphs").toObject();
    out.pawns = glyphsFromJson(glyphs.value("pawns").toObject(), out.problems);
    out.icons = glyphsFromJson(glyphs.value("icons").toObject(), out.problems);
    return out;
}

Tokens embeddedTokens()
{
    initLookResource();
    QFile file(":/look/look-tokens.json");
    if (!file.open(QIODevice::ReadOnly)) {
        Tokens none;
        none.problems << "look-tokens.json";
        return none;
    }
    return tokensFromJson(file.readAll());
}

} // namespace ui
