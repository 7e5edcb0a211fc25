// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "presentation/zaibatsu_table.h"

#include "presentation/figures_page.h"
#include "presentation/log_builder.h"
#include "presentation/problems.h"
#include "presentation/sentences.h"
#include "presentation/state_text.h"
#include "presentation/table_words.h"

#include "base/overload.h"
#include "record/answers.h"
#include "record/zaibatsu_codec.h"

using namespace zaibatsu;

namespace presentation {
namespace {

Answer badCommand(const QString& text)
{
    Answer answer{Answer::Kind::BadCommand, 0, {}, text};
    answer.json = QByteArray::fromStdString(record::encodeRefused("bad-command", text.toStdString()));
    return answer;
}

} // namespace

ZaibatsuTable::ZaibatsuTable(ZaibatsuParts parts, QObject* parent)
    : Table(parent),
      m_id(std::move(parts.id)),
      m_journal(std::move(parts.journal)),
      m_clock(std::move(parts.clock)),
      m_session(std::move(parts.initial), parts.seed, *m_journal, *m_clock, std::move(parts.entries))
{
    m_session.observe([this](const session::Change<Game>& change) {
        emit noticed(change);
        emit changed();
    });
    m_session.observeStatus([this](const session::Status&) { emit statusChanged(); });
}

ZaibatsuTable::~ZaibatsuTable() = default;

QString ZaibatsuTable::game() const { return QStringLiteral("zaibatsu"); }
int ZaibatsuTable::entries() const { return static_cast<int>(m_session.entries().size()); }
int ZaibatsuTable::head() const { return m_session.head(); }
int ZaibatsuTable::undoable() const { return m_session.undoable(); }
int ZaibatsuTable::redoable() const { return m_session.redoable(); }
int ZaibatsuTable::unsaved() const { return status().unsaved; }
bool ZaibatsuTable::readOnly() const { return status().code == session::Status::Code::ReadOnly; }
void ZaibatsuTable::saveNow() { m_session.saveNow(); }
QString ZaibatsuTable::statusText() const { return TableWords::status(status()); }

session::Outcome<Game> ZaibatsuTable::dispatch(const Command& command, bool mayDraw)
{
    return m_session.dispatch(command, mayDraw);
}

Answer ZaibatsuTable::doCommand(const QByteArray& json)
{
    const auto command = record::readCommand(record::namesOf(state()), json.toStdString());
    if (!command)
        return badCommand(TableWords::notCommand(problemText(command.error())));
    return answerTo(dispatch(*command), *command);
}

Answer ZaibatsuTable::entered(const session::Entered<Game>& done) const
{
    Answer answer{done.saved ? Answer::Kind::Done : Answer::Kind::Unsaved, done.n};
    std::vector<std::string> hints;
    for (const Hint& hint : done.hints) {
        answer.hints.append(hintText(state(), hint));
        hints.push_back(answer.hints.last().toStdString());
    }
    answer.json = QByteArray::fromStdString(record::encodeDone(record::namesOf(state()), done.n, done.events, hints));
    answer.text = done.saved ? mainText(state(), done.events) : TableWords::unsaved();
    return answer;
}

Answer ZaibatsuTable::refused(const Refusal& refusal, const Command& command) const
{
    const QString text = refusalText(state(), refusal);
    const bool mayBeOverridden = session::mayBeOverridden<Game>(state(), command);
    const auto json = record::encodeRefused(refusal, text.toStdString(), mayBeOverridden);
    return {Answer::Kind::Refused, 0, QByteArray::fromStdString(json), text, ruleName(refusal.rule)};
}

Answer ZaibatsuTable::answerTo(const session::Outcome<Game>& outcome, const Command& command) const
{
    return std::visit(
        base::overload{[this](const session::Entered<Game>& done) { return entered(done); },
                       [&](const base::Refused<Game>& no) { return refused(no.refusal, command); },
                       [](const base::NeedsDice& needs) {
                           const auto json = record::encodeNeedsDice(needs.count);
                           return Answer{Answer::Kind::Needs,
                                         0,
                                         QByteArray::fromStdString(json),
                                         TableWords::diceNeeded(needs.count),
                                         {},
                                         {}};
                       },
                       [this](const base::NeedsFacts<Game>& needs) {
                           const auto json = record::encodeNeeds(record::namesOf(state()), needs.facts);
                           QStringList texts;
                           for (const Fact& fact : needs.facts)
                               texts.append(factText(state(), fact));
                           return Answer{Answer::Kind::Needs,          0,  QByteArray::fromStdString(json),
                                         texts.join(QLatin1Char(' ')), {}, {}};
                       },
                       [](const session::Reloaded&) {
                           const QString text = TableWords::reloaded();
                           const auto json = record::encodeRefused("reloaded", text.toStdString());
                           return Answer{Answer::Kind::Reloaded, 0, QByteArray::fromStdString(json), text};
                       }},
        outcome);
}

Answer ZaibatsuTable::answerTo(const session::MoveOutcome& outcome) const
{
    if (const int* n = std::get_if<int>(&outcome)) {
        const auto json = record::encodeDone(record::namesOf(state()), *n, {});
        const auto kind = status().code == session::Status::Code::Saved ? Answer::Kind::Done : Answer::Kind::Unsaved;
        return {kind, *n, QByteArray::fromStdString(json), TableWords::undone(head()), {}, {}};
    }
    const auto why = std::get<session::MoveRefused>(outcome);
    const QString text = TableWords::refused(why);
    const auto kind = why == session::MoveRefused::Reloaded ? Answer::Kind::Reloaded : Answer::Kind::Refused;
    return {kind, 0,  QByteArray::fromStdString(record::encodeRefused(TableWords::code(why), text.toStdString())),
            text, {}, {}};
}

Answer ZaibatsuTable::undo(int count) { return answerTo(m_session.undo(count)); }
Answer ZaibatsuTable::redo(int count) { return answerTo(m_session.redo(count)); }
Answer ZaibatsuTable::goTo(int n) { return answerTo(m_session.goTo(n)); }

QList<LogLine> ZaibatsuTable::log() const { return logLines(m_session); }

QString ZaibatsuTable::figures() const
{
    const GameFigures counted = gameFigures(m_session);
    return figuresHtml(counted, countersSvg(counted));
}

std::optional<QByteArray> ZaibatsuTable::showJson(std::optional<int> n) const
{
    const int at = n.value_or(entries());
    const std::optional<State> then = n ? m_session.stateAt(at) : std::optional(state());
    if (!then)
        return std::nullopt;
    const int headThen = n ? m_session.headAt(at) : head();
    const record::StandsAt stands{at, headThen, static_cast<int>(m_session.pathTo(headThen).size())};
    return QByteArray::fromStdString(record::encodeState(*then, stands));
}

std::optional<QString> ZaibatsuTable::showText(std::optional<int> n) const
{
    const std::optional<State> then = n ? m_session.stateAt(*n) : std::optional(state());
    return then ? std::optional(stateText(*then)) : std::nullopt;
}

} // namespace presentation
