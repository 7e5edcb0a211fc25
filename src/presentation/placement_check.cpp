// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/placement_check.h"

#include "presentation/sentences.h"

#include <QCoreApplication>

#include <algorithm>

using namespace zaibatsu;

namespace presentation {

namespace {

/// What is said of blocks that have no name.
class Said {
    Q_DECLARE_TR_FUNCTIONS(PlacementCheck)

public:
    static QString legal() { return tr("Both sides that meet have a space."); }
    static QString wallThere()
    {
        return tr("On this side the block that lies has a wall. Blocks join only where both sides have a space.");
    }
    static QString wallOfNew()
    {
        return tr("The new block would touch it with a wall. Turn it until a side with a space meets it.");
    }
    static QString closes() { return tr("one bonus icon closes"); }
    static QString lyingLacks() { return tr("no icon, the block that lies shows no part in this corner"); }
    static QString newLacks() { return tr("no icon, the new block shows no part in this corner"); }
    static QString thirdLacks() { return tr("no icon, the third block shows no part in this corner"); }
};

std::shared_ptr<const Face> faceWith(const char* key, std::optional<hex::Six> sides, hex::Six corners)
{
    Face face;
    face.key = key;
    face.sides = sides;
    face.corners = corners;
    face.placed = std::vector<Effect>{};
    return std::make_shared<const Face>(std::move(face));
}

hex::Cell cellOver(int side) { return hex::neighbour({0, 0}, side); }

/// The corner of the block that lies where the new block and a third one meet it.
int cornerOfThird(const PlacementQuestion& question, std::size_t third)
{
    return hex::wrapSix(question.side + static_cast<int>(third));
}

/// The same point as a corner of the block in that cell.
int cornerIn(hex::Cell cell, int cornerOfLying)
{
    for (const hex::CornerOf& each : hex::meeting({0, 0}, cornerOfLying))
        if (each.cell == cell)
            return each.corner;
    return cornerOfLying;
}

Components piecesOf(const PlacementQuestion& question)
{
    Components pieces;
    pieces.blocks = {faceWith("lying", question.lyingSides, question.lyingCorners),
                     faceWith("new", question.newSides, question.newCorners)};
    for (std::size_t i = 0; i < thirdBlocks.size(); ++i) {
        hex::Six corners; // its other corners and its sides do not matter here
        if (question.thirds.at(i) == ThirdBlock::Part)
            corners.set(cornerIn(cellOver(sideOfThird(question, i)), cornerOfThird(question, i)));
        pieces.blocks.push_back(faceWith(i == 0 ? "third" : "fourth", std::nullopt, corners));
    }
    for (const Colour colour : allColours) {
        PawnCard searcher;
        searcher.key = "speedrunner-" + std::to_string(static_cast<int>(colour));
        searcher.abilities = Abilities{Ability::Search};
        pieces.pawns.push_back(std::make_shared<const PawnCard>(std::move(searcher)));
    }
    return pieces;
}

base::Decision<Game> askOf(const State& table, int side, int turn)
{
    Command search;
    search.action = Search{speedrunnerOf(Colour::Red), placedBlock, cellOver(side), hex::wrapSix(turn), false};
    return Game::decide(table, search);
}

QString obstacleOf(const State& table, const Refusal& refusal)
{
    const auto* code = std::get_if<SearchObstacle>(&refusal.code);
    if (code && *code == SearchObstacle::ReferenceSideWithoutSpace)
        return Said::wallThere();
    if (code && *code == SearchObstacle::SideWithoutSpace)
        return Said::wallOfNew();
    return refusalText(table, refusal);
}

CornerAnswer cornerAnswer(const PlacementQuestion& question, std::size_t third, const std::vector<Event>& events)
{
    std::array<hex::Cell, 3> cells{hex::Cell{0, 0}, cellOver(question.side), cellOver(sideOfThird(question, third))};
    std::sort(cells.begin(), cells.end());
    const bool closes = std::any_of(events.begin(), events.end(), [&](const Event& event) {
        const auto* formed = std::get_if<BonusIconFormed>(&event);
        return formed && formed->cells == cells;
    });
    if (closes)
        return {true, Said::closes(), ruleName(rule("R-056"))};
    const int corner = cornerOfThird(question, third);
    const bool lies = question.lyingCorners.at(corner);
    const bool placed = question.newCorners.turned(question.turn).at(cornerIn(cellOver(question.side), corner));
    return {false,
            !lies         ? Said::lyingLacks()
                : !placed ? Said::newLacks()
                          : Said::thirdLacks(),
            ruleName(rule("R-059"))};
}

} // namespace

int sideOfThird(const PlacementQuestion& question, std::size_t third)
{
    return hex::wrapSix(question.side + (third == 0 ? -1 : 1));
}

State madeUpTable(const PlacementQuestion& question)
{
    Settings settings;
    settings.seats = {{"1", Colour::Red}, {"2", Colour::Blue}};
    State table = setUp(std::move(settings), piecesOf(question)).value_or(State{});
    table.turn = {1, Colour::Red, Phase::Action};
    for (std::size_t i = 0; i < thirdBlocks.size(); ++i)
        if (question.thirds.at(i) != ThirdBlock::None)
            table.blocks.at(thirdBlocks.at(i).index()) =
                LaidBlock{cellOver(sideOfThird(question, i)), 0, {}, {}, 0, {}};
    return table;
}

PlacementAnswer placementAnswer(const PlacementQuestion& question)
{
    PlacementAnswer answer;
    answer.asked = question.lyingSides.count() > 0 && question.newSides.count() > 0;
    if (!answer.asked)
        return answer;
    const State table = madeUpTable(question);
    PlacementQuestion bare = question; // a third block takes a cell of its own
    bare.thirds = {};
    const State alone = madeUpTable(bare);
    for (int side = 0; side < 6; ++side)
        for (int turn = 0; turn < 6; ++turn)
            if (std::holds_alternative<base::Accepted<Game>>(askOf(alone, side, turn)))
                answer.turns.at(static_cast<std::size_t>(side)).push_back(turn);
    const auto decision = askOf(table, question.side, question.turn);
    if (const auto* accepted = std::get_if<base::Accepted<Game>>(&decision)) {
        answer.legal = true;
        answer.text = Said::legal();
        answer.rule = ruleName(rule("R-052"));
        for (std::size_t i = 0; i < thirdBlocks.size(); ++i)
            if (question.thirds.at(i) != ThirdBlock::None)
                answer.corners.at(i) = cornerAnswer(question, i, accepted->events);
    } else if (const auto* refused = std::get_if<base::Refused<Game>>(&decision)) {
        answer.text = obstacleOf(table, refused->refusal);
        answer.rule = ruleName(refused->refusal.rule);
    }
    return answer;
}

} // namespace presentation
