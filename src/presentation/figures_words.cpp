// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/figures_words.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace presentation {
namespace {

QString oneDigit(double number) { return QLocale().toString(number, 'f', 1); }

std::uint64_t thrown(const PlayerFigures& player)
{
    const auto sum = [](const dice::Tally& tally) {
        return std::accumulate(tally.begin(), tally.end(), std::uint64_t{0});
    };
    return sum(player.drawn) + sum(player.typed);
}

} // namespace

QString FiguresWords::headline(const GameFigures& figures)
{
    if (figures.ending == Ending::None)
        return tr("The game goes on");
    QStringList names;
    for (const PlayerFigures& player : figures.players)
        if (std::ranges::find(figures.winners, player.colour) != figures.winners.end())
            names.append(player.name);
    if (names.isEmpty())
        return tr("Nobody wins");
    if (names.size() == 1)
        return tr("%1 wins", "the winner of the game").arg(names.first());
    const QString last = names.takeLast();
    return tr("%1 and %2 win together", "winners; the first may be several")
        .arg(names.join(QStringLiteral(", ")), last);
}

QString FiguresWords::how(const GameFigures& figures, std::optional<std::chrono::milliseconds> played)
{
    QStringList sentences;
    int total = 0;
    for (const PlayerFigures& player : figures.players)
        if (figures.winners.size() == 1 && player.colour == figures.winners.front())
            total = player.total;
    switch (figures.ending) {
    case Ending::None: sentences.append(tr("Turn %1.", "of a game that goes on").arg(figures.turns)); break;
    case Ending::Counters:
        sentences.append(total > 0
                             ? tr("All %n control counters were placed in turn %1.", nullptr, total).arg(figures.turns)
                             : tr("All control counters were placed in turn %1.").arg(figures.turns));
        break;
    case Ending::TimeUp: sentences.append(tr("Time was up in turn %1.").arg(figures.turns)); break;
    case Ending::ByHand: sentences.append(tr("The end was put by hand in turn %1.").arg(figures.turns)); break;
    }
    if (played) {
        const auto minutes = std::chrono::duration_cast<std::chrono::minutes>(*played).count();
        const QString rest = tr("%n minutes", nullptr, static_cast<int>(minutes % 60));
        const QString time =
            minutes < 60 ? rest : tr("%n hours", nullptr, static_cast<int>(minutes / 60)) + u' ' + rest;
        sentences.append(tr("Played: %1.", "a time").arg(time));
    }
    return sentences.join(u' ');
}

QString FiguresWords::countersTitle() { return tr("Counters in the Cybernet, by turn"); }

QString FiguresWords::diceTitle() { return tr("Dice"); }

QString FiguresWords::playersTitle() { return tr("Players"); }

QString FiguresWords::dice(const PlayerFigures& player)
{
    const ::dice::Tally none{};
    QStringList parts;
    if (player.drawn != none)
        parts.append(tr("drawn %1", "how often each face fell").arg(faces(player.drawn)));
    if (player.typed != none)
        parts.append(tr("typed %1", "how often each face fell").arg(faces(player.typed)));
    parts.append(hits(player));
    return QStringLiteral("%1: %2").arg(player.name, parts.join(QStringLiteral("; ")));
}

QString FiguresWords::rolls(const PlayerFigures& player)
{
    return tr("%1 of %n rolls succeeded", nullptr, player.rolls).arg(player.successes);
}

QString FiguresWords::expected(const PlayerFigures& player)
{
    return tr("%1 to be expected", "a number of rolls").arg(oneDigit(player.expected));
}

QString FiguresWords::hits(const PlayerFigures& player)
{
    const double fair = static_cast<double>(player.hits.expectedSixths) / 6;
    return tr("%n dice hit, %1 to be expected", nullptr, static_cast<int>(player.hits.hits)).arg(oneDigit(fair));
}

QString FiguresWords::luck(const PlayerFigures& player)
{
    QString size = oneDigit(std::abs(player.luck()));
    if (size == oneDigit(0))
        return size;
    return (player.luck() < 0 ? QStringLiteral("− ") : QStringLiteral("+ ")) + size;
}

QString FiguresWords::faces(const dice::Tally& tally)
{
    QStringList each;
    for (std::size_t i = 0; i < tally.size(); ++i)
        each.append(QStringLiteral("%1: %2").arg(i + 1).arg(tally[i]));
    return each.join(QStringLiteral(", "));
}

QStringList FiguresWords::heads()
{
    return {tr("Turns"),
            tr("Counters in the Cybernet"),
            tr("Bonus counters"),
            tr("Bonus icons won"),
            tr("Pawns lost"),
            tr("Dice thrown"),
            tr("Rolls that succeeded"),
            tr("Expected", "successful rolls"),
            tr("Luck", "successful rolls above what was to be expected")};
}

QStringList FiguresWords::cells(const PlayerFigures& player)
{
    return {QString::number(player.turns),
            tr("%1 of %2").arg(player.placed).arg(player.total),
            QString::number(player.bonus),
            QString::number(player.iconsWon),
            QString::number(player.pawnsLost),
            QString::number(thrown(player)),
            tr("%1 of %2").arg(player.successes).arg(player.rolls),
            oneDigit(player.expected),
            luck(player)};
}

QString FiguresWords::icons(const GameFigures& figures)
{
    return tr("%1 of %n bonus icons won", nullptr, figures.icons).arg(figures.iconsWon);
}

QString FiguresWords::line(const GameFigures& figures, std::size_t seat)
{
    QStringList values;
    for (const TurnCounters& turn : figures.counters)
        values.append(QString::number(turn.placed[seat]));
    return QStringLiteral("%1: %2").arg(figures.players[seat].name, values.join(QStringLiteral(", ")));
}

} // namespace presentation
