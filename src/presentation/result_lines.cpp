// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/result_lines.h"

#include "presentation/names.h"
#include "presentation/sentences.h"
#include "presentation/weights.h"

#include "base/overload.h"

using namespace zaibatsu;

namespace presentation {
namespace {

/// Words that only results have.
struct ResultText {
    Q_DECLARE_TR_FUNCTIONS(ResultText)

public:
    static QString placed(const State& before, const State& after, Colour colour);
    static QString bonus(const State& after, Colour colour);
    static QString needed(dice::FaceSet numbers);
    static QString toDiscard() { return tr("Used cards go to the discard pile in recycling."); }
    static QString noEffect() { return tr("No effect works."); }
    static QString notNow(const QString& block)
    {
        return tr("The effect of %1 works on placement, not now.").arg(block);
    }
};

int inCybernet(const State& state, Colour colour)
{
    const Player* player = findPlayer(state, colour);
    return player == nullptr ? 0 : player->total - player->pool;
}

QString ResultText::placed(const State& before, const State& after, Colour colour)
{
    const Player* player = findPlayer(after, colour);
    return tr("%1: %2 → %3 of %4 in the Cybernet", "a player and numbers of control counters")
        .arg(Names(after).player(colour), QString::number(inCybernet(before, colour)),
             QString::number(inCybernet(after, colour)), QString::number(player == nullptr ? 0 : player->total));
}

QString ResultText::bonus(const State& after, Colour colour)
{
    const Player* player = findPlayer(after, colour);
    return tr("%1 now has %n free bonus counter(s).", nullptr, player == nullptr ? 0 : player->bonus)
        .arg(Names(after).player(colour));
}

QString ResultText::needed(dice::FaceSet numbers)
{
    QStringList faces;
    for (int face = 1; face <= 6; ++face)
        if (numbers.contains(face))
            faces.append(QString::number(face));
    if (faces.isEmpty())
        return tr("No number would have done.");
    if (faces.size() == 1)
        return tr("Needed: %1.", "one number of a die").arg(faces.first());
    const QString last = faces.takeLast();
    return tr("Needed: %1 or %2.", "numbers of a die").arg(faces.join(QStringLiteral(", ")), last);
}

/// Whom an event concerns and what it changes for him.
struct Concern {
    std::optional<Colour> player;
    QString detail;
    bool loss = false;
};

Concern concernOf(const State& before, const State& after, const Event& event)
{
    const auto counted = [&](Colour colour, bool loss) {
        return Concern{colour, ResultText::placed(before, after, colour), loss};
    };
    const auto paid = [&](Colour colour) { return Concern{colour, ResultText::bonus(after, colour), false}; };
    return std::visit(base::overload{[&](const CounterPlaced& it) { return counted(it.player, false); },
                                     [&](const CounterReturned& it) { return counted(it.player, true); },
                                     [&](const ControlGained& it) { return Concern{it.player, {}, false}; },
                                     [&](const ControlLost& it) { return Concern{it.player, {}, true}; },
                                     [&](const BonusCounterWon& it) { return paid(it.player); },
                                     [&](const BonusCountersGained& it) { return paid(it.player); },
                                     [&](const BonusCountersPaid& it) { return paid(it.player); },
                                     [&](const BonusCountersReturned& it) { return paid(it.player); },
                                     [&](const PawnEliminated& it) { return Concern{it.controller, {}, true}; },
                                     [&](const PawnControlChanged& it) { return Concern{it.to, {}, false}; },
                                     [&](const CardPlayed&) { return Concern{{}, ResultText::toDiscard(), false}; },
                                     [&](const CardDiscarded&) { return Concern{{}, {}, true}; },
                                     [&](const BonusCardMoved& it) { return Concern{it.to, {}, false}; },
                                     [&](const DiscardAsked& it) { return Concern{it.player, {}, true}; },
                                     [&](const HandFilled& it) { return Concern{it.player, {}, false}; },
                                     [](const auto&) { return Concern{}; }},
                      event);
}

ResultLine lineOf(const State& before, const State& after, const Event& event)
{
    const Concern concern = concernOf(before, after, event);
    return {iconOf(event),     eventText(after, event),
            concern.detail,    concern.player ? colourWord(*concern.player) : QString(),
            ruleBehind(event), concern.loss};
}

/// The numbers that the roll of these events needed.
std::optional<dice::FaceSet> numbersOf(const std::vector<Event>& events)
{
    std::optional<dice::FaceSet> numbers;
    for (const Event& event : events)
        std::visit(base::overload{[&](const IcebreakSucceeded& it) { numbers = it.numbers; },
                                  [&](const IcebreakFailed& it) { numbers = it.numbers; },
                                  [&](const DeleteSucceeded& it) { numbers = it.numbers; },
                                  [&](const DeleteFailed& it) { numbers = it.numbers; }, [](const auto&) {}},
                   event);
    return numbers;
}

void addDice(ResultWords& words, const std::vector<Event>& events)
{
    const std::optional<dice::FaceSet> numbers = numbersOf(events);
    for (const Event& event : events) {
        const auto* rolled = std::get_if<DiceRolled>(&event);
        if (rolled == nullptr)
            continue;
        words.typed = rolled->typed;
        words.blackDice = rolled->black;
        for (const dice::Face face : rolled->dice) {
            words.dice.append(face);
            words.hits.append(numbers && numbers->contains(face));
        }
    }
    if (numbers)
        words.needed = ResultText::needed(*numbers);
}

/// Players ask why nothing fires on a block that shows an effect: say it.
void addSilence(ResultWords& words, const State& after, const std::vector<Event>& events)
{
    std::optional<BlockId> gained;
    for (const Event& event : events) {
        if (std::holds_alternative<EffectFired>(event))
            return;
        if (const auto* control = std::get_if<ControlGained>(&event))
            gained = control->block;
    }
    if (!gained || !after.winners.empty())
        return;
    const Face& face = faceOf(after, *gained);
    if (face.placed.value_or(std::vector<Effect>{}).empty())
        return;
    words.lines.append({QStringLiteral("minus"),
                        ResultText::noEffect(),
                        ResultText::notNow(Names::within(Names(after).block(*gained))),
                        {},
                        QStringLiteral("R-140"),
                        false});
}

} // namespace

ResultWords resultWords(const State& before, const std::vector<Event>& events)
{
    ResultWords words;
    State now = before;
    const int main = mainOf(events);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const State earlier = now;
        Game::evolve(now, events[i]);
        if (static_cast<int>(i) == main)
            words.headline = eventText(isToldBefore(events[i]) ? earlier : now, events[i]);
        else if (weightOf(events[i]) != Weight::Silent)
            words.lines.append(lineOf(earlier, now, events[i]));
        if (static_cast<int>(i) != main && std::holds_alternative<ControlGained>(events[i])) {
            words.about = words.headline;
            words.headline = eventText(now, events[i]);
            words.lines.removeLast();
        }
    }
    addDice(words, events);
    addSilence(words, now, events);
    return words;
}

} // namespace presentation
