// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/entry_lines.h"

#include "presentation/names.h"
#include "presentation/sentences.h"
#include "presentation/weights.h"

#include <algorithm>

using namespace zaibatsu;

namespace presentation {
namespace {

/// Words of the log's own.
struct LogWords {
    Q_DECLARE_TR_FUNCTIONS(LogWords)

public:
    static QString setup() { return tr("Set-up", "heading in the log"); }
    static QString turn(const QString& player, int number)
    {
        return tr("%1, turn %2", "heading in the log").arg(player, QString::number(number));
    }
    static QString faces(const QString& names) { return tr("Faces: %1.", "names of blocks").arg(names); }
    static QString cards(const QString& names) { return tr("Cards: %1.", "names of cards").arg(names); }
    static QString pawns(const QString& names) { return tr("Pawns: %1.", "names of pawns").arg(names); }
    static QString typed() { return tr("typed", "mark of an entry: the players' own dice"); }
    static QString drawn() { return tr("drawn", "mark of an entry: dice of the app"); }
    static QString byHand() { return tr("by hand", "mark of an entry"); }
    static QString automatic() { return tr("auto", "mark of an entry: sent by the app"); }
    static QString asSaid() { return tr("as said", "mark of an entry: not checked"); }
    static QString ruling(const QString& reason)
    {
        return tr("ruling: %1", "mark of an entry, with the players' reason").arg(reason);
    }
    static QString turned(int by) { return tr("turned %1", "mark of a placed block").arg(by); }
};

/// Puts the dice of the events into the line.
void addDice(LogLine& line, const std::vector<Event>& events)
{
    std::optional<bool> typed;
    for (const Event& event : events) {
        if (const auto* rolled = std::get_if<DiceRolled>(&event)) {
            for (const dice::Face face : rolled->dice)
                line.dice.append(face);
            line.blackDice = rolled->black;
            typed = rolled->typed;
        } else if (const auto* start = std::get_if<StartRolled>(&event)) {
            for (const auto& [colour, faces] : start->rolls)
                for (const dice::Face face : faces)
                    line.dice.append(face);
            typed = start->typed;
        }
    }
    if (typed)
        line.marks.append(*typed ? LogWords::typed() : LogWords::drawn());
}

void addMarks(LogLine& line, const session::Done<Game>& done)
{
    if (const auto* search = std::get_if<Search>(&done.command.action); search != nullptr && search->rotation != 0)
        line.marks.append(LogWords::turned(search->rotation));
    if (std::holds_alternative<Adjust>(done.command.action))
        line.marks.append(LogWords::byHand());
    if (done.command.automatic)
        line.marks.append(LogWords::automatic());
    for (const Event& event : done.events) {
        if (const auto* overridden = std::get_if<RuleOverridden>(&event))
            line.marks.append(LogWords::ruling(QString::fromStdString(overridden->reason)));
        if (std::holds_alternative<Declared>(event))
            line.marks.append(LogWords::asSaid());
    }
}

LogLine plainLine(const State& state, LogLine::Kind kind)
{
    LogLine line;
    line.kind = kind;
    line.turn = state.turn.number;
    if (state.turn.number > 0)
        line.player = colourWord(state.turn.player);
    return line;
}

LogLine turnHeading(const State& state)
{
    LogLine line = plainLine(state, LogLine::Kind::Turn);
    line.text = LogWords::turn(Names(state).player(state.turn.player), state.turn.number);
    line.fixable = false;
    return line;
}

LogLine effectLine(LogLine line, const QString& icon, const QString& text)
{
    line.kind = LogLine::Kind::Effect;
    line.n = 0;
    line.icon = icon;
    line.text = text;
    line.dice.clear();
    line.blackDice = 0;
    line.marks.clear();
    return line;
}

/// A catalogue is one step; its pieces stand together, one line a kind.
QList<LogLine> catalogueLines(const LogLine& own, const SetCatalogue& catalogue, const State& state)
{
    QList<LogLine> lines;
    const auto add = [&](const QString& icon, const QStringList& names, QString (*words)(const QString&)) {
        if (!names.isEmpty())
            lines.append(effectLine(own, icon, withSingleStops(words(names.join(QStringLiteral(", "))))));
    };
    QStringList blocks;
    for (const SetBlock& block : catalogue.blocks)
        blocks.append(Names::blockOfKey(block.face.key));
    QStringList cards;
    for (const SetCard& card : catalogue.cards)
        cards.append(Names(state).card(card.card));
    QStringList pawns;
    for (const SetPawn& pawn : catalogue.pawns)
        pawns.append(Names::pawnOfKey(pawn.pawn.key, state.settings->edition == Edition::Second2017));
    add(QStringLiteral("hexagon"), blocks, LogWords::faces);
    add(QStringLiteral("edit"), cards, LogWords::cards);
    add(QStringLiteral("edit"), pawns, LogWords::pawns);
    return lines;
}

/// What counted as none when a block was laid, because nobody had entered it.
QStringList notEntered(const State& before, const Command& command)
{
    QStringList sentences;
    if (!std::holds_alternative<Search>(command.action))
        return sentences;
    const auto decision = Game::decide(before, command);
    if (const auto* accepted = std::get_if<base::Accepted<Game>>(&decision))
        for (const Hint& hint : accepted->hints)
            if (hint.code == Hint::Code::TakenAsNone)
                sentences.append(notEnteredText(before, hint));
    return sentences;
}

bool beginsTurn(const std::vector<Event>& events)
{
    return std::ranges::any_of(events, [](const Event& event) { return std::holds_alternative<TurnBegan>(event); });
}

/// Whether an event says nothing beside the entry's own line and the heading of a turn.
bool isSilent(const Event& event, bool newTurn)
{
    const bool inHeading = std::holds_alternative<TurnBegan>(event) || std::holds_alternative<PhaseBegan>(event);
    return weightOf(event) == Weight::Silent || (newTurn && inHeading);
}

} // namespace

QString mainText(const State& state, const std::vector<Event>& events)
{
    const int main = mainOf(events);
    return main < 0 ? QString() : eventText(state, events[static_cast<std::size_t>(main)]);
}

LogLine setupHeading()
{
    LogLine line;
    line.kind = LogLine::Kind::Turn;
    line.text = LogWords::setup();
    line.fixable = false;
    return line;
}

QList<LogLine> entryLines(State& state, int n, const session::Done<Game>& done)
{
    const bool note = std::holds_alternative<Note>(done.command.action);
    LogLine own = plainLine(state, note ? LogLine::Kind::Note : LogLine::Kind::Entry);
    own.n = n;
    own.icon = iconOf(done.command.action);
    addDice(own, done.events);
    addMarks(own, done);
    const int main = mainOf(done.events);
    const bool newTurn = beginsTurn(done.events);
    QList<LogLine> effects;
    for (const QString& sentence : notEntered(state, done.command))
        effects.append(effectLine(own, QStringLiteral("question"), sentence));
    for (std::size_t i = 0; i < done.events.size(); ++i) {
        const Event& event = done.events[i];
        const QString before = isToldBefore(event) ? eventText(state, event) : QString();
        Game::evolve(state, event);
        const QString text = before.isEmpty() ? eventText(state, event) : before;
        if (static_cast<int>(i) == main) {
            own.text = text;
        } else if (!isSilent(event, newTurn)) {
            effects.append(effectLine(own, iconOf(event), text));
        }
    }
    if (const auto* catalogue = std::get_if<SetCatalogue>(&done.command.action)) {
        own.text.clear();
        effects = catalogueLines(own, *catalogue, state);
    }
    if (own.text.isEmpty())
        own.text = commandText(state, done.command);
    QList<LogLine> lines{own};
    lines.append(effects);
    if (newTurn)
        lines.append(turnHeading(state));
    return lines;
}

} // namespace presentation
