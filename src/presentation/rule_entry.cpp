// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Where a rule is printed. The sources stand in resources/rules/ids.json as lines of the rulebook of 2011 and pages of
// the one of 2017; a player finds a heading and a page.
#include "presentation/rule_entry.h"

#include "presentation/sentences.h"

#include <QCoreApplication>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>

namespace presentation {
namespace {

/// A heading of the rulebook of 2011 and the line on which it stands.
struct Section {
    int line;
    const char* heading;
};

constexpr Section sections[] = {
    {92, "Game Content"},
    {112, "Game Mechanics"},
    {114, "The Actions"},
    {118, "The Information Blocks"},
    {122, "The Pawns"},
    {126, "Game Setup"},
    {128, "Setup of the Information Blocks"},
    {134, "Setup of the Player Pieces"},
    {149, "Setup of the Action Cards"},
    {153, "Setup of the Card Mix"},
    {157, "Start of the Game"},
    {170, "End of the Game"},
    {174, "Optional Rule"},
    {178, "Phases of Turn"},
    {182, "Beginning of Turn"},
    {186, "Action Phase"},
    {203, "Recycling Actions Phase"},
    {211, "Zones of the Game"},
    {215, "Actions"},
    {225, "Movement Actions"},
    {233, "Movement actions and other actions"},
    {245, "Movement actions and other pawns"},
    {249, "Search Action"},
    {253, "Icebreaker Action"},
    {257, "Delete Action"},
    {261, "Reboot Action"},
    {265, "Other Uses of Action Cards"},
    {269, "Information Blocks"},
    {279, "Block Name"},
    {283, "Block Effect"},
    {291, "Spaces"},
    {305, "Defense Dice Modifier"},
    {309, "Direction Arrow"},
    {313, "Bonus Part"},
    {317, "ICE Value"},
    {328, "Pawns"},
    {334, "Pawn Piece"},
    {338, "Pawn Card"},
    {346, "Change a Pawn Controller"},
    {354, "Placing a Pawn to the Cybernet"},
    {372, "Pawn Abilities"},
    {376, "Search Ability"},
    {388, "Steps to Activate Search Ability"},
    {396, "Icebreaker Ability"},
    {410, "Steps to Activate the Icebreaker Ability"},
    {415, "Controlled Block"},
    {419, "Icebreaker Bonus"},
    {428, "Other Bonus"},
    {434, "Icebreaker a Pawn"},
    {442, "Delete Ability"},
    {448, "Assign Target"},
    {454, "Steps to Activate Delete Ability"},
    {462, "Defense Dice"},
    {468, "Defense Dice Modifiers"},
    {477, "Elimination of a Pawn"},
    {486, "Reboot Ability"},
    {492, "Steps to Activate Reboot Ability"},
    {497, "Types of Pawns"},
    {499, "Speedrunner"},
    {511, "Cleaner"},
    {517, "How to Put a Cleaner in the Cybernet"},
    {523, "Drones"},
    {531, "Hulk Drone"},
    {539, "Other Pawns"},
    {543, "Gynoid Pawn"},
    {547, "Idoru Pawn"},
    {555, "Cracker Pawn"},
    {561, "Cyborg Pawn"},
    {569, "Bonus Counters"},
    {577, "How to Get the Bonus Counter"},
    {581, "How to Pay for an Item"},
    {589, "Items"},
    {591, "How to Equip an Item"},
    {599, "Generic Items"},
    {605, "Defense Equipment"},
    {613, "Malware"},
    {617, "Specialized Items"},
    {629, "How to Equip a Bot Card"},
    {639, "Maximum Number of Action Cards Modifier"},
    {643, "Information Block Cards"},
    {649, "Bonus Cards"},
    {653, "Financial Sector"},
    {661, "Glossary"},
    {677, "Pictograms"},
    {700, "Reference List"},
};

/// The words around headings and pages.
class PlaceWords {
    Q_DECLARE_TR_FUNCTIONS(PlaceWords)

public:
    [[nodiscard]] static QStringList places(const QString& source);
    [[nodiscard]] static QString kind(const QJsonObject& entry);

private:
    [[nodiscard]] static QString place(const QString& part);
    [[nodiscard]] static QString headings(const QString& lines);
};

QString PlaceWords::headings(const QString& lines)
{
    static const QRegularExpression number("L(\\d+)");
    QStringList found;
    for (auto each = number.globalMatch(lines); each.hasNext();) {
        const int line = each.next().captured(1).toInt();
        const auto* after = std::ranges::find_if(sections, [line](const Section& one) { return one.line > line; });
        if (after != std::begin(sections))
            found.append(tr("“%1”", "a heading of the printed rulebook").arg(QLatin1String((after - 1)->heading)));
    }
    found.removeDuplicates();
    return found.join(QStringLiteral(", "));
}

QString PlaceWords::place(const QString& part)
{
    static const QRegularExpression pages("p(\\d+(?:-\\d+)?)");
    if (part.startsWith(QLatin1String("004")))
        return tr("First edition (2011): %1", "headings").arg(headings(part));
    if (part.startsWith(QLatin1String("000")))
        return tr("Spanish pages on placing blocks");
    if (!part.startsWith(QLatin1String("2E")))
        return {};
    QStringList numbers;
    for (auto each = pages.globalMatch(part); each.hasNext();)
        numbers.append(each.next().captured(1));
    return numbers.isEmpty()
        ? tr("Second edition (2017)")
        : tr("Second edition (2017): p. %1", "page numbers").arg(numbers.join(QStringLiteral(", ")));
}

QStringList PlaceWords::places(const QString& source)
{
    QStringList found;
    for (const QString& part : source.split(QLatin1Char(';')))
        if (const QString words = place(part.trimmed()); !words.isEmpty())
            found.append(words);
    found.removeDuplicates();
    return found.isEmpty() ? QStringList{tr("Printed in neither rulebook.")} : found;
}

QString PlaceWords::kind(const QJsonObject& entry)
{
    if (!entry.value(QLatin1String("id")).toString().startsWith(QLatin1Char('A')))
        return tr("A rule of the game");
    const QString way = entry.value(QLatin1String("switch")).toString();
    if (way == QLatin1String("house"))
        return tr("A ruling where the rulebook is silent; a table may agree on the other way");
    return way == QLatin1String("edition") ? tr("A ruling in which the editions differ")
                                           : tr("A ruling where the rulebook is silent");
}

} // namespace

std::optional<RuleEntry> ruleEntry(const QString& id)
{
    QFile file(QStringLiteral(":/rules/ids.json"));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QJsonArray ids = QJsonDocument::fromJson(file.readAll()).object().value(QLatin1String("ids")).toArray();
    for (const auto& value : ids) {
        const QJsonObject entry = value.toObject();
        if (entry.value(QLatin1String("id")).toString() != id)
            continue;
        const zaibatsu::RuleId rule{id.front().toLatin1(), static_cast<std::uint16_t>(id.mid(2).toInt())};
        return RuleEntry{id, ruleTitle(rule), PlaceWords::kind(entry),
                         PlaceWords::places(entry.value(QLatin1String("source")).toString())};
    }
    return std::nullopt;
}

} // namespace presentation
