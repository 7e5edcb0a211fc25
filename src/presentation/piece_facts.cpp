// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/piece_facts.h"

#include "base/overload.h"
#include "presentation/fact_lines.h"
#include "presentation/players_model.h"
#include "presentation/sentences.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>

using namespace zaibatsu;

namespace presentation {
namespace {

/// The lines of the pieces of one table.
class Facts {
    Q_DECLARE_TR_FUNCTIONS(Facts)

public:
    explicit Facts(const State& state) : m_state(state), m_names(state) { }

    [[nodiscard]] QList<PieceFact> block(BlockId block) const;
    [[nodiscard]] QList<PieceFact> pawn(PawnId pawn) const;
    [[nodiscard]] QList<PieceFact> card(CardId card) const;
    [[nodiscard]] QList<PieceFact> player(Colour player) const;
    [[nodiscard]] QString place(CardId card) const;
    [[nodiscard]] QString deed(CardId card) const;

private:
    [[nodiscard]] QString counters(const LaidBlock& laid) const;
    void addSpaces(QList<PieceFact>& facts, BlockId block) const;
    void addLying(QList<PieceFact>& facts, PawnId pawn) const;
    void addPrinted(QList<PieceFact>& facts, const PawnCard& card) const;
    [[nodiscard]] QString withDeed(CardId card) const;

    const State& m_state;
    Names m_names;
};

QString Facts::counters(const LaidBlock& laid) const
{
    QStringList words;
    for (const Colour colour : allColours)
        if (const int count = laid.counters[static_cast<std::size_t>(colour)]; count > 0)
            words << tr("%1 %2", "a player and a number of counters").arg(m_names.player(colour)).arg(count);
    if (laid.bonus > 0)
        words << tr("%n bonus counter(s)", nullptr, laid.bonus);
    return words.join(QStringLiteral(", "));
}

void Facts::addSpaces(QList<PieceFact>& facts, BlockId block) const
{
    const Face& face = faceOf(m_state, block);
    const QString title = tr("Spaces");
    if (!face.sides && !face.spaces) {
        facts.append(FactLines::line(title, std::nullopt));
        return;
    }
    QStringList lines;
    const Graph graph = graphOf(face);
    for (const Space& space : graph.spaces) {
        const QString name = m_names.space(onBlock(block, space.id));
        if (const QString extras = FactLines::space(m_state, space); !extras.isEmpty())
            lines << tr("%1: %2", "a space and what is printed there").arg(name, extras);
        else if (space.pawn)
            lines << name;
    }
    lines.prepend(tr("%n space(s)", nullptr, static_cast<int>(graph.spaces.size())));
    facts.append(FactLines::line(title, lines.join(QLatin1Char('\n'))));
}

QList<PieceFact> Facts::block(BlockId block) const
{
    QList<PieceFact> facts;
    const Face& face = faceOf(m_state, block);
    const LaidBlock* laid = findLaid(m_state, block);
    if (const QString lying = laid ? counters(*laid) : QString(); !lying.isEmpty())
        facts.append(FactLines::line(tr("Counters"), lying));
    if (block != centralCore) {
        facts.append(FactLines::ice(face.ice));
        facts.append(FactLines::effects(m_state, tr("On placement"), face.placed));
        facts.append(FactLines::effects(m_state, tr("Under control"), face.controlled));
    }
    if (face.turnStart && !face.turnStart->empty())
        facts.append(FactLines::effects(m_state, tr("At the beginning of a turn"), face.turnStart));
    addSpaces(facts, block);
    QStringList beside;
    for (const CardId card : cardIds(m_state))
        if (stateOf(m_state, card).where == CardWhere::Cybernet && stateOf(m_state, card).beside == block)
            beside << m_names.card(card);
    if (!beside.isEmpty())
        facts.append(FactLines::line(tr("Cards beside it"), beside.join(QStringLiteral(", "))));
    return facts;
}

QString Facts::withDeed(CardId card) const
{
    const QString does = deed(card);
    return does.isEmpty() ? m_names.card(card) : tr("%1: %2", "a card and what it does").arg(m_names.card(card), does);
}

void Facts::addLying(QList<PieceFact>& facts, PawnId pawn) const
{
    QStringList carried;
    QStringList malware;
    for (const CardId card : cardIds(m_state)) {
        if (stateOf(m_state, card).where != CardWhere::Equipped || stateOf(m_state, card).pawn != pawn)
            continue;
        (printedOf(m_state, card).use == CardUse::Malware ? malware : carried) << withDeed(card);
    }
    if (!carried.isEmpty())
        facts.append(FactLines::line(tr("Carries"), carried.join(QLatin1Char('\n'))));
    if (!malware.isEmpty())
        facts.append(FactLines::line(tr("Malware"), malware.join(QLatin1Char('\n'))));
    const PawnState& state = pawnOf(m_state, pawn);
    if (state.paid > 0) {
        const QString count = tr("%n bonus counter(s)", nullptr, state.paid);
        facts.append(FactLines::line(
            tr("Paid"),
            state.payer ? tr("%1 of %2", "counters and a player").arg(count, m_names.player(*state.payer)) : count));
    }
    if (state.counter)
        facts.append(FactLines::line(tr("Counters"), tr("control counter of %1").arg(m_names.player(*state.counter))));
    if (!state.used.empty())
        facts.append(FactLines::line(tr("Used this turn"), FactLines::abilities(state.used)));
}

void Facts::addPrinted(QList<PieceFact>& facts, const PawnCard& card) const
{
    facts.append(FactLines::line(tr("Abilities"),
                                 card.abilities ? std::optional(FactLines::abilities(*card.abilities)) : std::nullopt));
    facts.append(FactLines::defence(card.defence));
    if (card.ice)
        facts.append(FactLines::ice(card.ice));
    if (card.skulls && *card.skulls > 0)
        facts.append(FactLines::line(tr("Attack"), tr("%n attack skull(s)", nullptr, *card.skulls)));
    if (card.icebreaker && !FactLines::icebreak(*card.icebreaker).isEmpty())
        facts.append(FactLines::line(Names::ability(Ability::Icebreaker), FactLines::icebreak(*card.icebreaker)));
    if (card.ownMovement && card.ownMovement->kind != OwnMovement::Kind::None)
        facts.append(FactLines::movement(card.ownMovement));
    if (card.cardMovement == false)
        facts.append(FactLines::line(tr("Cards"), tr("no movement from cards")));
    if (card.eachTurn && !card.eachTurn->empty())
        facts.append(FactLines::line(tr("Each turn"), FactLines::abilities(*card.eachTurn)));
    if (card.cannot && !card.cannot->empty())
        facts.append(FactLines::line(tr("Cannot"), FactLines::abilities(*card.cannot)));
    if (card.hand && *card.hand != 0)
        facts.append(FactLines::line(tr("Hand maximum"), FactLines::change(*card.hand)));
    if (card.turnStart && !card.turnStart->empty())
        facts.append(FactLines::effects(m_state, tr("At the beginning of a turn"), card.turnStart));
    if (!card.note.empty())
        facts.append(FactLines::line(tr("Note"), QString::fromStdString(card.note)));
}

QList<PieceFact> Facts::pawn(PawnId pawn) const
{
    QList<PieceFact> facts;
    addLying(facts, pawn);
    addPrinted(facts, cardOf(m_state, pawn));
    return facts;
}

QString Facts::place(CardId card) const
{
    const CardState& state = stateOf(m_state, card);
    switch (state.where) {
    case CardWhere::Equipped: return state.pawn ? tr("on %1").arg(m_names.pawn(*state.pawn)) : QString();
    case CardWhere::Cybernet: return state.beside ? tr("beside %1").arg(m_names.block(*state.beside)) : QString();
    case CardWhere::Held: return state.owner ? tr("held by %1").arg(m_names.player(*state.owner)) : QString();
    case CardWhere::Table: return tr("played, on the table");
    case CardWhere::Supply:
    case CardWhere::Discarded: break;
    }
    return {};
}

QString Facts::deed(CardId card) const
{
    const Card& printed = printedOf(m_state, card);
    QStringList words;
    if (printed.use && *printed.use != CardUse::None)
        words << FactLines::use(*printed.use);
    if (printed.icebreaker)
        words << FactLines::icebreak(*printed.icebreaker);
    if (printed.skulls && *printed.skulls > 0)
        words << tr("%n attack skull(s)", nullptr, *printed.skulls);
    if (printed.hand && *printed.hand != 0)
        words << tr("hand maximum %1").arg(FactLines::change(*printed.hand));
    if (printed.movementChange && *printed.movementChange != 0)
        words << tr("movement %1").arg(FactLines::change(*printed.movementChange));
    if (printed.grants && !printed.grants->empty())
        words << tr("gives %1", "abilities").arg(FactLines::abilities(*printed.grants));
    if (printed.cannot && !printed.cannot->empty())
        words << tr("bars %1", "abilities").arg(FactLines::abilities(*printed.cannot));
    if (printed.eachTurn && !printed.eachTurn->empty())
        words << tr("each turn %1", "abilities").arg(FactLines::abilities(*printed.eachTurn));
    for (const auto* effects : {&printed.turnStart, &printed.sacrifice})
        for (const Effect& effect : effects->value_or(std::vector<Effect>{}))
            words << effectText(m_state, effect);
    if (!printed.note.empty())
        words << QString::fromStdString(printed.note);
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

QList<PieceFact> Facts::card(CardId card) const
{
    QList<PieceFact> facts;
    const Card& printed = printedOf(m_state, card);
    const CardState& state = stateOf(m_state, card);
    const QString does = deed(card);
    facts.append(FactLines::line(tr("What it does"), does.isEmpty() ? std::nullopt : std::optional(does)));
    if (printed.pawn)
        facts.append(FactLines::line(tr("Its pawn"), m_names.pawn(*printed.pawn)));
    if (printed.defence)
        facts.append(FactLines::defence(printed.defence));
    if (printed.ownMovement)
        facts.append(FactLines::movement(printed.ownMovement));
    QStringList spaces;
    for (const Space& space : printed.spaces.value_or(std::vector<Space>{}))
        if (const QString extras = FactLines::space(m_state, space); !extras.isEmpty())
            spaces
                << tr("%1: %2", "a space and what is printed there").arg(m_names.space(onCard(card, space.id)), extras);
    if (!spaces.isEmpty())
        facts.append(FactLines::line(tr("Spaces"), spaces.join(QLatin1Char('\n'))));
    if (state.paid > 0)
        facts.append(FactLines::line(tr("Paid"), tr("%n bonus counter(s)", nullptr, state.paid)));
    return facts;
}

QList<PieceFact> Facts::player(Colour player) const
{
    QList<PieceFact> facts;
    for (const PlayerRow& row : playerRows(m_state))
        if (row.colour == player) {
            facts.append(FactLines::line(tr("Hand maximum"), row.handSum));
            if (row.bonusPaid > 0)
                facts.append(FactLines::line(tr("Paid"), tr("%n bonus counter(s)", nullptr, row.bonusPaid)));
        }
    for (const CardId card : cardIds(m_state)) {
        const CardState& state = stateOf(m_state, card);
        const QString at = state.owner == player ? place(card) : QString();
        if (at.isEmpty() || state.where == CardWhere::Table)
            continue;
        const QString does = deed(card);
        const QString where = state.where == CardWhere::Held ? QString() : at;
        QStringList told{where, does};
        told.removeAll(QString());
        facts.append(FactLines::line(m_names.card(card), told.join(QStringLiteral(", "))));
    }
    return facts;
}

} // namespace

QList<PieceFact> blockFacts(const State& state, BlockId block) { return Facts(state).block(block); }
QList<PieceFact> pawnFacts(const State& state, PawnId pawn) { return Facts(state).pawn(pawn); }
QList<PieceFact> cardFacts(const State& state, CardId card) { return Facts(state).card(card); }
QList<PieceFact> playerFacts(const State& state, Colour player) { return Facts(state).player(player); }
QString cardPlaceText(const State& state, CardId card) { return Facts(state).place(card); }
QString cardDeedText(const State& state, CardId card) { return Facts(state).deed(card); }

QList<PieceFact> factsOf(const State& state, const Subject& subject)
{
    using Lines = QList<PieceFact>;
    return std::visit(base::overload{[](std::monostate) { return Lines(); },
                                     [&](PawnId pawn) { return pawnFacts(state, pawn); },
                                     [&](BlockId block) { return blockFacts(state, block); },
                                     [&](Colour player) { return playerFacts(state, player); },
                                     [&](CardId card) { return cardFacts(state, card); }},
                      subject);
}

} // namespace presentation
