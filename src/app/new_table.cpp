// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "app/new_table.h"

#include "catalogue/catalogue.h"
#include "dice/draw.h"
#include "presentation/sentences.h"

namespace app {

namespace {

using Game = zaibatsu::Game;

zaibatsu::Colour colourOf(ui::Owner owner) { return zaibatsu::allColours.at(static_cast<std::size_t>(owner)); }

zaibatsu::Track trackOf(ui::TrackChoice choice)
{
    switch (choice) {
    case ui::TrackChoice::Everything: return zaibatsu::Track::All;
    case ui::TrackChoice::Control: return zaibatsu::Track::Control;
    case ui::TrackChoice::Scores: break;
    }
    return zaibatsu::Track::Scores;
}

} // namespace

NewZaibatsu zaibatsuOf(const ui::NewTable& agreed)
{
    NewZaibatsu made;
    made.seed = agreed.seed;
    made.settings.edition = agreed.secondEdition ? zaibatsu::Edition::Second2017 : zaibatsu::Edition::First2011;
    made.settings.track = trackOf(agreed.track);
    made.settings.timeLimit = agreed.minutes;
    for (const ui::NewPlayer& player : agreed.players)
        made.settings.seats.push_back({player.name.trimmed().toStdString(), colourOf(player.colour)});
    for (auto rule = agreed.houseRules.begin(); rule != agreed.houseRules.end(); ++rule)
        made.settings.switches[{'A', rule.key().mid(2).toUShort()}] = rule.value();
    return made;
}

zaibatsu::Command startingRollsOf(const ui::NewTable& agreed)
{
    zaibatsu::StartingRolls rolls;
    if (agreed.typedDice)
        for (const ui::NewPlayer& player : agreed.players)
            for (const int face : player.rolls)
                rolls.rolls[colourOf(player.colour)].push_back(static_cast<dice::Face>(face));
    zaibatsu::Command command;
    command.action = std::move(rolls);
    return command;
}

QString startTroubleOf(const ui::NewTable& agreed)
{
    const NewZaibatsu made = zaibatsuOf(agreed);
    const auto initial = zaibatsu::setUp(made.settings, catalogue::shipped(made.settings.edition));
    if (!initial)
        return notMadeText(initial.error());
    if (agreed.asItStands)
        return {};
    const auto decided = Game::decide(*initial, startingRollsOf(agreed));
    const auto* refused = std::get_if<base::Refused<Game>>(&decided);
    return refused ? presentation::refusalText(*initial, refused->refusal) : QString();
}

ui::StartFacts startFactsFor(int players)
{
    zaibatsu::Settings settings;
    zaibatsu::StartingRolls rolls;
    for (int seat = 0; seat < players; ++seat) {
        const zaibatsu::Colour colour = zaibatsu::allColours.at(static_cast<std::size_t>(seat));
        settings.seats.push_back({std::to_string(seat), colour});
        rolls.rolls[colour] = {static_cast<dice::Face>(6 - seat)}; // the first seat begins
    }
    const auto initial = zaibatsu::setUp(settings, catalogue::shipped(settings.edition));
    if (!initial)
        return {};
    zaibatsu::Command command;
    command.action = std::move(rolls);
    ui::StartFacts facts;
    facts.countersEach = initial->players.front().total;
    const auto decided = Game::decide(*initial, command);
    if (const auto* accepted = std::get_if<base::Accepted<Game>>(&decided))
        for (const zaibatsu::Event& event : accepted->events)
            if (const auto* rolled = std::get_if<zaibatsu::StartRolled>(&event))
                facts.openingHands = QList<int>(rolled->openingHands.begin(), rolled->openingHands.end());
    return facts;
}

QList<QList<int>> drawnStart(const ui::NewTable& agreed)
{
    const NewZaibatsu made = zaibatsuOf(agreed);
    const auto initial = zaibatsu::setUp(made.settings, catalogue::shipped(made.settings.edition));
    if (!initial)
        return {};
    // Asked of the rules themselves, so that the screen shows what the table will hold.
    zaibatsu::Command command;
    command.action = zaibatsu::StartingRolls{};
    auto decided = Game::decide(*initial, command);
    while (const auto* needs = std::get_if<base::NeedsDice>(&decided))
        decided = Game::decide(*initial, Game::withDice(command, dice::draw(made.seed, 0, needs->count).faces));
    const auto* accepted = std::get_if<base::Accepted<Game>>(&decided);
    QList<QList<int>> drawn;
    for (const ui::NewPlayer& player : agreed.players) {
        QList<int> faces;
        for (const zaibatsu::Event& event : accepted ? accepted->events : std::vector<zaibatsu::Event>{})
            if (const auto* rolled = std::get_if<zaibatsu::StartRolled>(&event))
                if (const auto own = rolled->rolls.find(colourOf(player.colour)); own != rolled->rolls.end())
                    for (const dice::Face face : own->second)
                        faces.append(face);
        drawn.append(faces);
    }
    return drawn;
}

} // namespace app
