// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/game_player.h"

#include "presentation/names.h"
#include "ui/zaibatsu/hand_over.h"
#include "ui/zaibatsu/move_flow.h"
#include "ui/zaibatsu/pick_flow.h"
#include "ui/zaibatsu/result_flow.h"
#include "ui/zaibatsu/search_flow.h"

#include <QRegularExpression>

#include <map>

namespace support {

using namespace zaibatsu;

namespace {

ui::BoardTarget onBoard(const Place& place)
{
    if (place.on == Place::On::Card)
        return ui::CardSpot{CardId{place.piece}, place.space};
    return ui::BlockSpot{BlockId{place.piece}, place.space};
}

} // namespace

bool sameTable(const State& a, const State& b)
{
    State bare = a;
    bare.cards = b.cards;
    if (!(bare == b) || a.cards.size() != b.cards.size())
        return false;
    std::map<std::string, std::pair<std::vector<CardState>, std::vector<CardState>>> copies;
    const auto lying = [](CardState card) {
        // Decks are not tracked: a card that was played may be drawn and played again (docs/fine-print.md).
        if (card.where == CardWhere::Discarded)
            card.where = CardWhere::Supply;
        return card;
    };
    for (std::size_t i = 0; i < a.cards.size(); ++i) {
        auto& [ours, theirs] = copies[a.components->cards[i]->name];
        ours.push_back(lying(a.cards[i]));
        theirs.push_back(lying(b.cards[i]));
    }
    return std::ranges::all_of(
        copies, [](const auto& each) { return std::ranges::is_permutation(each.second.first, each.second.second); });
}

bool GamePlayer::play(const Command& command)
{
    m_fault.clear();
    const bool done = std::visit([&](const auto& action) { return go(command, action); }, command.action);
    return done && toResultAndBack();
}

bool GamePlayer::press(const QString& name)
{
    if (m_hand.press(name))
        return true;
    m_fault += "cannot press " + name + "; ";
    return false;
}

bool GamePlayer::press(const ui::BoardTarget& target, const char* what)
{
    if (m_hand.press(target))
        return true;
    m_fault += QStringLiteral("cannot press the %1; ").arg(QLatin1String(what));
    return false;
}

bool GamePlayer::select(PawnId pawn)
{
    const PawnState& now = pawnOf(m_window.state(), pawn);
    const auto isChosen = [&] {
        const auto* chosen = std::get_if<PawnId>(&m_window.screen.subject());
        return chosen && *chosen == pawn;
    };
    // Pawns that crowd one space spread out at the first tap.
    for (int tap = 0; tap < 2 && !isChosen() && now.where == PawnWhere::Cybernet; ++tap)
        m_hand.press(ui::BoardTarget(pawn));
    if (isChosen())
        return true;
    return press(QStringLiteral("pawn-%1").arg(pawn.index())); // in the list of its player
}

bool GamePlayer::selectPlayer() { return press("player-" + presentation::colourWord(m_window.state().turn.player)); }

bool GamePlayer::chooseCard(CardId card)
{
    // Copies that are alike are one line of the list.
    QString key = QString::fromStdString(printedOf(m_window.state(), card).key);
    if (!m_window.part("card-" + key))
        key.remove(QRegularExpression(QStringLiteral("-\\d+$")));
    return press("card-" + key);
}

bool GamePlayer::begin(const char* verb, const Command& meant)
{
    if (!press(QStringLiteral("action-") + QLatin1String(verb)))
        return false;
    const auto* list = qobject_cast<ui::PickFlow*>(m_window.screen.flow());
    if (!list)
        return true;
    Command bare = Game::withoutDice(meant);
    bare.cards.clear();
    const auto found = std::ranges::find(list->listed(), bare);
    if (found == list->listed().end()) {
        m_fault += QStringLiteral("%1 is not in the list of its kind; ").arg(QLatin1String(verb));
        return false;
    }
    return press(QStringLiteral("option-%1").arg(found - list->listed().begin()));
}

bool GamePlayer::typeDice(const MaybeDice& dice)
{
    if (!dice)
        return press(QStringLiteral("roll"));
    for (std::size_t i = 0; i < dice->faces.size(); ++i)
        if (!press(QStringLiteral("die-%1-%2").arg(i).arg(dice->faces[i])))
            return false;
    return true;
}

bool GamePlayer::nameCard(const Command& command)
{
    if (command.cards.empty())
        return true;
    const QString name = presentation::Names(m_window.state()).card(command.cards.front());
    for (int index = 0; index < 80; ++index) {
        if (!m_hand.choose(QStringLiteral("played-with"), index))
            break;
        const QWidget* picker = m_window.part(QStringLiteral("played-with"));
        if (picker && picker->accessibleName().endsWith(": " + name))
            return true;
    }
    m_fault += name + " cannot be named; ";
    return false;
}

bool GamePlayer::toResultAndBack()
{
    // The sheet of a result is put away; what follows it (a choice, recycling) stays.
    if (qobject_cast<ui::ResultFlow*>(m_window.screen.flow()))
        return press(QStringLiteral("done"));
    return true;
}

void GamePlayer::waitForNextTap()
{
    constexpr qint64 apart = 310; // milliseconds
    if (m_sincePhase.isValid() && m_sincePhase.elapsed() < apart)
        QTest::qWait(static_cast<int>(apart - m_sincePhase.elapsed()));
}

bool GamePlayer::go(const Command& /*command*/, const NextPhase& /*phase*/)
{
    waitForNextTap();
    const bool handsOver = qobject_cast<ui::HandOver*>(m_window.screen.flow()) != nullptr;
    const bool pressed = press(handsOver ? QStringLiteral("go") : QStringLiteral("next-phase"));
    m_sincePhase.start();
    return pressed;
}

bool GamePlayer::go(const Command& command, const Search& search)
{
    const QString block = QString::fromStdString(faceOf(m_window.state(), search.block).key);
    if (!select(search.pawn) || !press(QStringLiteral("action-search")) || !press("block-" + block))
        return false;
    auto* flow = qobject_cast<ui::SearchFlow*>(m_window.screen.flow());
    // Where one cell alone is legal, it is chosen already.
    if (!flow || (flow->at() != search.at && !press(ui::BoardTarget(ui::EmptyCell{search.at}), "cell")))
        return false;
    if (flow->rotation() != search.rotation && !press(QStringLiteral("turn-%1").arg(search.rotation)))
        return false;
    return nameCard(command) && press(QStringLiteral("confirm"));
}

bool GamePlayer::go(const Command& command, const Move& move)
{
    if (!select(move.pawn) || !press(move.own ? QStringLiteral("action-own-move") : QStringLiteral("action-move")))
        return false;
    auto* flow = qobject_cast<ui::MoveFlow*>(m_window.screen.flow());
    if (!flow || !nameCard(command))
        return false;
    if (!move.own && !press(QStringLiteral("actions-%1").arg(move.actions.value_or(1))))
        return false;
    const Place to = move.path.back();
    if (!press(onBoard(to), "space"))
        return false;
    if (flow->way().empty() || flow->way().back() != to) {
        m_fault += "the way does not lead there; ";
        return false;
    }
    return press(QStringLiteral("confirm"));
}

bool GamePlayer::go(const Command& command, const RollMovement& roll)
{
    return select(roll.pawn) && press(QStringLiteral("action-roll-movement")) && nameCard(command)
        && typeDice(roll.dice);
}

bool GamePlayer::go(const Command& command, const Icebreak& icebreak)
{
    return select(icebreak.pawn) && begin("icebreak", command) && nameCard(command) && typeDice(icebreak.dice);
}

bool GamePlayer::go(const Command& command, const Delete& attack)
{
    return select(attack.pawn) && begin("delete", command) && nameCard(command) && typeDice(attack.dice);
}

bool GamePlayer::go(const Command& command, const Reboot& reboot)
{
    return select(reboot.pawn) && begin("reboot", command) && nameCard(command) && press(QStringLiteral("confirm"));
}

bool GamePlayer::go(const Command& /*command*/, const Equip& equip)
{
    const PawnId pawn = equip.pawn.value_or(PawnId{});
    if (!selectPlayer() || !press(QStringLiteral("action-equip")) || !chooseCard(equip.card))
        return false;
    const QString carrier = "carrier-" + QString::fromStdString(cardOf(m_window.state(), pawn).key);
    const auto* chosen = qobject_cast<QAbstractButton*>(m_window.control(carrier));
    return (chosen && chosen->isChecked()) || press(carrier) ? press(QStringLiteral("confirm")) : false;
}

bool GamePlayer::go(const Command& /*command*/, const PlaceCard& place)
{
    const hex::Cell cell = hex::neighbour(laidCopy(m_window.state(), place.beside).at, place.side);
    return selectPlayer() && press(QStringLiteral("action-place-card")) && chooseCard(place.card)
        && press(ui::BoardTarget(ui::EmptyCell{cell}), "cell") && press(QStringLiteral("confirm"));
}

bool GamePlayer::go(const Command& /*command*/, const Enter& enter)
{
    return selectPlayer() && press(QStringLiteral("action-enter"))
        && press("entrant-" + QString::fromStdString(cardOf(m_window.state(), enter.pawn).key))
        && press(QStringLiteral("confirm"));
}

bool GamePlayer::go(const Command& command, const Use& /*use*/) { return selectPlayer() && begin("use", command); }

bool GamePlayer::go(const Command& command, const Sacrifice& sacrifice)
{
    return select(sacrifice.pawn) && begin("sacrifice", command);
}

bool GamePlayer::go(const Command& command, const Choose& choose)
{
    if (!choose.answer)
        return typeDice(choose.dice);
    const auto* list = qobject_cast<ui::PickFlow*>(m_window.screen.flow());
    if (!list)
        return false;
    const auto found = std::ranges::find(list->listed(), command);
    return found != list->listed().end() && press(QStringLiteral("option-%1").arg(found - list->listed().begin()));
}

template <class Other>
bool GamePlayer::go(const Command& /*command*/, const Other& /*other*/)
{
    m_fault += "nothing that is played; ";
    return false;
}

} // namespace support
