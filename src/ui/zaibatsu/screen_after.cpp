// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What follows a command: its result, an open decision, recycling, a refusal, what it needs first. And the More menu.
#include "presentation/help_entries.h"
#include "presentation/result_lines.h"
#include "presentation/sentences.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/board_view.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/face_editor.h"
#include "ui/zaibatsu/hand_over.h"
#include "ui/zaibatsu/laying_flow.h"
#include "ui/zaibatsu/odds_flow.h"
#include "ui/zaibatsu/reason_flows.h"
#include "ui/zaibatsu/result_flow.h"
#include "ui/zaibatsu/zaibatsu_screen.h"
#include "zaibatsu/effects.h"

#include <QMenu>

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

bool hasDice(const Done& done)
{
    return std::ranges::any_of(done.events,
                               [](const z::Event& event) { return std::holds_alternative<z::DiceRolled>(event); });
}

bool entersFacts(const z::Command& command)
{
    return std::holds_alternative<z::SetBlock>(command.action) || std::holds_alternative<z::SetPawn>(command.action)
        || std::holds_alternative<z::SetCard>(command.action)
        || std::holds_alternative<z::SetCatalogue>(command.action);
}

/// What a column of its own leads to; that column has nothing left to do.
bool playsCard(const z::Command& command)
{
    return std::holds_alternative<z::Equip>(command.action) || std::holds_alternative<z::PlaceCard>(command.action)
        || std::holds_alternative<z::Enter>(command.action);
}

/// What was done, and what counted as none because nobody has entered it.
QString toldText(const Done& done, const QString& headline)
{
    QStringList sentences{headline.isEmpty() ? presentation::commandText(*done.before, done.command) : headline};
    for (const z::Hint& hint : done.hints)
        if (hint.code == z::Hint::Code::TakenAsNone)
            sentences << presentation::notEnteredText(*done.after, hint);
    return sentences.join(QLatin1Char(' '));
}

} // namespace

void ZaibatsuScreen::onDone(const Done& done)
{
    if (entersFacts(done.command)) {
        if (Flow* now = flow())
            now->refresh();
        return refresh();
    }
    const bool rolled = hasDice(done) && !std::holds_alternative<z::StartingRolls>(done.command.action);
    const bool answered = std::holds_alternative<z::Choose>(done.command.action);
    const presentation::ResultWords words = presentation::resultWords(*done.before, done.events);
    if (!done.command.automatic && !std::holds_alternative<z::NextPhase>(done.command.action)) {
        const QString text = toldText(done, words.headline);
        // In a tabbed window the result's sheet says the same, under a bar with Undo.
        if (!rolled || m_breadth > Breadth::Compact)
            tell({.text = text, .action = tr("Undo"), .owner = ownerOf(done.before->turn.player)});
        disconnect(m_toast, &Toast::acted, this, nullptr);
        connect(m_toast, &Toast::acted, this, [this] {
            clearFlows();
            m_driver.undo();
        });
    }
    const bool played = playsCard(done.command);
    const bool recycled = qobject_cast<HandOver*>(flow()) && done.after->turn.phase != z::Phase::Recycling;
    if (rolled || answered || played || recycled)
        clearFlows();
    if (done.after->turn != done.before->turn)
        chooseSubject();
    if (rolled) {
        auto* result = new ResultFlow(look(), m_driver, done, this);
        connect(result, &Flow::againRequested, this, [this, command = z::Game::withoutDice(done.command)] {
            clearFlows();
            openOdds(command);
        });
        return push(result);
    }
    follow();
    refresh();
}

void ZaibatsuScreen::follow()
{
    const z::State& state = m_table->state();
    if (flow())
        return;
    if (m_laying && state.turn.phase == z::Phase::Setup)
        return push(new LayingFlow(look(), m_driver, this));
    if (!state.pending.empty())
        return askChoice();
    if (state.turn.phase != z::Phase::Over)
        m_endSeen = false;
    else if (!m_endSeen)
        return showEnd();
    if (state.turn.phase == z::Phase::Recycling) {
        auto* over = new HandOver(look(), m_driver, this);
        over->setOffersFace(m_offersFaces);
        connect(over, &HandOver::faceOfferDismissed, this, [this] {
            m_offersFaces = false;
            emit faceOfferDismissed();
        });
        connect(over, &HandOver::undoRequested, this, [this] {
            clearFlows();
            m_driver.undo();
        });
        connect(over, &HandOver::turnSeatRequested, this, [this](bool turn) {
            const auto seats = static_cast<int>(std::max<std::size_t>(2, m_table->state().players.size()));
            if (turn)
                m_board->setSeat(m_board->seat() + (seats == 2 ? 180 : 90));
        });
        push(over);
    }
}

void ZaibatsuScreen::askChoice()
{
    const z::State& state = m_table->state();
    const z::Choice& choice = state.pending.front();
    if (choice.kind == z::ChoiceKind::Dice)
        return openOdds(build::chooseDice(choice));
    pick([this, choice] {
        const z::State& now = m_table->state();
        PickFlow::Question question;
        question.title = presentation::Names(now).source(choice.source);
        question.text = presentation::choiceText(now, choice);
        question.rule = presentation::ruleName(choice.rule);
        question.dismissable = false;
        for (const z::Option& option : z::optionsNow(now, choice))
            question.commands.push_back(build::choose(choice, option));
        return question;
    });
}

void ZaibatsuScreen::onRefused(const z::Command& command, const z::Refusal& refusal)
{
    const bool wayRound = session::mayBeOverridden<z::Game>(m_table->state(), command);
    tell({.text = presentation::refusalText(m_table->state(), refusal),
          .action = wayRound ? tr("Do it anyway") : QString(),
          .glyph = wayRound ? QStringLiteral("adjust") : QString(),
          .rule = presentation::ruleName(refusal.rule)});
    keepAboveToast(refusal.about);
    disconnect(m_toast, &Toast::acted, this, nullptr);
    connect(m_toast, &Toast::acted, this, [this, command] { push(new AnywayFlow(look(), m_driver, command, this)); });
}

void ZaibatsuScreen::addLookingUp(QMenu& menu)
{
    const auto add = [&](const QString& text, const QString& object, const std::function<void()>& run) {
        QAction* action = menu.addAction(text);
        action->setObjectName(object);
        connect(action, &QAction::triggered, this, run);
    };
    // In a wide window the phases of the bar lead to their rules, in others the tabs lead to rules and log.
    if (m_breadth <= Breadth::Compact) {
        add(tr("About this phase"), "about-phase",
            [this] { emit ruleRequested(presentation::helpEntry(m_table->state().turn.phase)); });
    } else {
        add(tr("Rules"), "rules", [this] { emit rulesRequested({}); });
        add(tr("Log"), "log", [this] { emit logRequested(); });
    }
    add(tr("Turn to another seat"), "seat", [this] { m_board->setSeat(m_board->seat() + 90); });
    add(tr("Keys and help"), "help", [this] { emit shortcutsRequested(); });
}

void ZaibatsuScreen::openMore(QWidget* at)
{
    QMenu* menu = makeMenu(look(), at);
    const auto add = [&](const QString& text, const QString& object, const std::function<void()>& run) {
        QAction* action = menu->addAction(text);
        action->setObjectName(object);
        connect(action, &QAction::triggered, this, run);
    };
    if (m_breadth == Breadth::Narrow && m_table->redoable() > 0)
        add(tr("Redo"), "redo", [this] { m_driver.redo(); });
    if (!m_looked) {
        add(tr("Adjust by hand"), "adjust", [this] { m_wishes.adjust(); });
        if (const auto* player = std::get_if<z::Colour>(&m_subject)) {
            const QString name = presentation::Names(m_table->state()).player(*player);
            add(tr("Rename %1").arg(name), "rename", [this] { openPlayer(PlayerWish::Rename); });
            add(tr("Another colour for %1").arg(name), "recolour", [this] { openPlayer(PlayerWish::Recolour); });
            add(tr("%1 leaves the table").arg(name), "leave", [this] { openPlayer(PlayerWish::Leave); });
        } else {
            add(tr("Rename or recolour a player"), "players", [this] { openPlayer(PlayerWish::Rename); });
        }
        add(tr("Note for the log"), "note", [this] { m_wishes.note(); });
        if (const auto* block = std::get_if<z::BlockId>(&m_subject))
            add(tr("Face of %1").arg(presentation::Names(m_table->state()).block(*block)), "face",
                [this, id = *block] { openFace(id); });
        if (const auto* pawn = std::get_if<z::PawnId>(&m_subject))
            add(tr("Pawn card of %1").arg(presentation::Names(m_table->state()).pawn(*pawn)), "pawn-card",
                [this, id = *pawn] { openPiece(id); });
        if (m_table->state().turn.phase != z::Phase::Over)
            add(tr("Cards"), "cards", [this] { openCards(); });
        if (m_table->state().turn.number > 0 && m_table->state().turn.phase != z::Phase::Over)
            add(tr("End the game by time"), "end", [this] { openTimeUp(); });
    }
    if (!m_looked && m_table->state().turn.phase == z::Phase::Over)
        add(tr("How the game ended"), "ended", [this] { showEnd(); });
    if (m_clock && m_breadth <= Breadth::Compact && m_table->state().turn.phase != z::Phase::Over)
        add(m_clock->held() ? tr("Let the clock run") : tr("Stop the clock"), "pause", [this] { pauseOrRun(); });
    addLookingUp(*menu);
    ui::openMenu(look(), *menu);
}

} // namespace ui
