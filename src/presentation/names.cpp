// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/names.h"

#include "base/overload.h"

#include <QStringList>

using namespace zaibatsu;

namespace presentation {
namespace {

/// "combat-prototypes" becomes "Combat Prototypes".
QString titleOf(const std::string& key)
{
    QStringList words = QString::fromStdString(key).split(QLatin1Char('-'), Qt::SkipEmptyParts);
    for (QString& word : words)
        word[0] = word[0].toUpper();
    return words.join(QLatin1Char(' '));
}

/// The letter of "cleaner-a", or nothing.
QString cleanerLetter(const std::string& key)
{
    constexpr std::string_view stem = "cleaner-";
    if (key.size() != stem.size() + 1 || key.compare(0, stem.size(), stem) != 0)
        return {};
    return QString(QLatin1Char(key.back())).toUpper();
}

} // namespace

QString Names::blockOfKey(const std::string& key)
{
    if (key == "central-core")
        return tr("Central Core");
    if (key == "ai")
        return QStringLiteral("A.I.");
    if (const QString letter = cleanerLetter(key); !letter.isEmpty())
        return tr("Cleaner %1").arg(letter);
    return titleOf(key);
}

QString Names::pawnOfKey(const std::string& key, bool second)
{
    const auto is = [&key](const char* other) { return key == other; };
    if (const QString letter = cleanerLetter(key); !letter.isEmpty())
        return tr("Cleaner %1").arg(letter);
    if (is("speedrunner-red"))
        return tr("Red Speedrunner");
    if (is("speedrunner-blue"))
        return tr("Blue Speedrunner");
    if (is("speedrunner-green"))
        return tr("Green Speedrunner");
    if (is("speedrunner-yellow"))
        return tr("Yellow Speedrunner");
    if (is("probe-drone"))
        return tr("Probe drone");
    if (is("mar-ii-drone"))
        return second ? tr("MK-2 drone") : tr("Mar II drone");
    if (is("turret-drone"))
        return tr("Turret drone");
    if (is("hulk-drone"))
        return tr("Hulk drone");
    if (is("cyborg"))
        return second ? QStringLiteral("Automata") : tr("Cyborg");
    return titleOf(key);
}

QString Names::block(BlockId block) const
{
    if (block.index() >= m_state.components->blocks.size())
        return tr("unknown block");
    return blockOfKey(faceOf(m_state, block).key);
}

QString Names::pawn(PawnId pawn) const
{
    if (pawn.index() >= m_state.components->pawns.size())
        return tr("unknown pawn");
    return pawnOfKey(cardOf(m_state, pawn).key, m_state.settings->edition == Edition::Second2017);
}

QString Names::card(CardId card) const
{
    if (card.index() >= m_state.components->cards.size())
        return tr("unknown card");
    const Card& printed = printedOf(m_state, card);
    return printed.name.empty() ? titleOf(printed.key) : QString::fromStdString(printed.name);
}

QString Names::card(const Card& entered) const
{
    std::string name = entered.name;
    for (const std::string& key : {entered.key, entered.key + "-1"})
        if (const auto known = name.empty() ? findCard(*m_state.components, key) : std::nullopt)
            name = printedOf(m_state, *known).name;
    return name.empty() ? titleOf(entered.key) : QString::fromStdString(name);
}

QString Names::player(Colour colour) const
{
    for (const Player& player : m_state.players)
        if (player.colour == colour && !player.name.empty())
            return QString::fromStdString(player.name);
    return Names::colour(colour);
}

QString Names::spaceOn(const Graph& graph, SpaceId id, int rotation) const
{
    const Space* space = findSpace(graph, id);
    if (space != nullptr && space->kind == SpaceKind::Figure && space->pawn)
        return tr("space of %1").arg(within(pawn(*space->pawn)));
    if (space != nullptr && space->sides.count() == 1)
        for (int side = 0; side < 6; ++side)
            if (space->sides.at(side))
                return direction(side + rotation);
    return id == middleSpace ? tr("middle") : tr("space %1").arg(QString::fromStdString(toString(id)));
}

QString Names::space(const Place& place) const
{
    if (!place.space)
        return {};
    if (place.on == Place::On::Card)
        return *place.space == middleSpace ? tr("middle")
                                           : tr("space %1").arg(QString::fromStdString(toString(*place.space)));
    if (place.piece >= m_state.components->blocks.size())
        return tr("space %1").arg(QString::fromStdString(toString(*place.space)));
    const auto& laid = m_state.blocks[place.piece];
    return spaceOn(graphOf(faceOf(m_state, BlockId{place.piece})), *place.space, laid ? laid->rotation : 0);
}

QString Names::place(const Place& place) const
{
    QString piece = place.on == Place::On::Block ? block(BlockId{place.piece}) : card(CardId{place.piece});
    const bool core = place.on == Place::On::Block && place.piece == centralCore.value;
    if (!place.space || (core && *place.space == middleSpace))
        return piece;
    return tr("%1, %2", "a block and one of its spaces").arg(within(piece), space(place));
}

QString Names::cell(hex::Cell cell) const
{
    if (const std::optional<BlockId> laid = blockAt(m_state, cell))
        return block(*laid);
    return QStringLiteral("[%1, %2]").arg(cell.q).arg(cell.r);
}

QString Names::source(const Source& source) const
{
    return std::visit(base::overload{[this](BlockId id) { return block(id); }, [this](CardId id) { return card(id); },
                                     [this](PawnId id) { return pawn(id); }},
                      source);
}

QString Names::option(const Option& option) const
{
    return std::visit(base::overload{[this](PawnId id) { return pawn(id); },
                                     [this](Colour colour) { return player(colour); },
                                     [this](BlockId id) { return block(id); }, [this](CardId id) { return card(id); },
                                     [this](const Place& at) { return place(at); },
                                     [](bool yes) { return yes ? tr("Yes") : tr("No"); }},
                      option);
}

QString Names::within(const QString& name)
{
    return tr("%1", "a name within a sentence, with quotation marks where the language wants them").arg(name);
}

} // namespace presentation
