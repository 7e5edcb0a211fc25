// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Looking and amending: what does not go through dispatch.
#include "presentation/zaibatsu_table.h"

#include "presentation/entry_lines.h"
#include "presentation/names.h"
#include "presentation/problems.h"
#include "presentation/sentences.h"
#include "presentation/table_words.h"
#include "presentation/weights.h"

#include "base/overload.h"
#include "record/answers.h"
#include "record/zaibatsu_codec.h"
#include "zaibatsu/legal.h"

#include <algorithm>

using namespace zaibatsu;

namespace presentation {
namespace {

Answer badWords(const QString& text)
{
    const auto json = record::encodeRefused("bad-command", text.toStdString());
    return {Answer::Kind::BadCommand, 0, QByteArray::fromStdString(json), text};
}

/// Why an entry would be illegal.
std::pair<QString, QString> reasonOf(const State& state, const session::IllegalEntry<Game>& entry)
{
    return std::visit(
        base::overload{
            [&](const Refusal& refusal) { return std::pair(refusalText(state, refusal), ruleName(refusal.rule)); },
            [&](const base::NeedsFacts<Game>& needs) {
                return std::pair(needs.facts.empty() ? QString() : factText(state, needs.facts.front()), QString());
            },
            [](const base::NeedsDice& needs) { return std::pair(TableWords::diceNeeded(needs.count), QString()); }},
        entry.why);
}

/// The sentences of an entry, as the log shows them.
QStringList sentencesOf(State before, const session::Done<Game>& done)
{
    QStringList sentences;
    for (const LogLine& line : entryLines(before, 0, done))
        if (line.kind != LogLine::Kind::Turn)
            sentences.append(line.text);
    return sentences;
}

} // namespace

Answer ZaibatsuTable::amend(int n, const QByteArray& json, const QString& accept)
{
    if (!accept.isEmpty() && accept != QLatin1String("drop") && accept != QLatin1String("keep"))
        return badWords(TableWords::acceptWord());
    const auto command = record::readCommand(record::namesOf(state()), json.toStdString());
    if (!command)
        return badWords(TableWords::notCommand(problemText(command.error())));
    if (accept.isEmpty())
        return amendPreview(n, *command);
    const auto outcome =
        m_session.amend(n, *command, accept == QLatin1String("keep") ? session::Accept::Keep : session::Accept::Drop);
    if (outcome.reloaded) {
        const QString text = TableWords::reloaded();
        const auto answer = record::encodeRefused("reloaded", text.toStdString());
        return {Answer::Kind::Reloaded, 0, QByteArray::fromStdString(answer), text};
    }
    Answer answer = amendAnswer(outcome.preview, n);
    answer.n = outcome.n;
    if (outcome.n > 0) {
        answer.text = TableWords::amended(n);
        if (status().code != session::Status::Code::Saved)
            answer.kind = Answer::Kind::Unsaved;
    }
    return answer;
}

Answer ZaibatsuTable::amendPreview(int n, const Command& command) const
{
    const auto preview = m_session.previewAmend(n, command);
    Answer answer = amendAnswer(preview, n);
    if (preview.amended)
        if (auto before = m_session.stateAt(m_session.entries()[static_cast<std::size_t>(n - 1)].parent))
            answer.wouldRead = sentencesOf(*std::move(before), *preview.amended);
    return answer;
}

Answer ZaibatsuTable::amendAnswer(const session::AmendPreview<Game>& preview, int n) const
{
    const auto textOf = [this](const Refusal& refusal) { return refusalText(state(), refusal).toStdString(); };
    Answer answer;
    answer.json = QByteArray::fromStdString(record::encodeAmend(record::namesOf(state()), preview, textOf));
    answer.text =
        TableWords::amendable(static_cast<int>(preview.changed.size()), static_cast<int>(preview.illegal.size()));
    if (preview.possible)
        return answer;
    answer.kind = Answer::Kind::Refused;
    if (!preview.inForce)
        answer.text = TableWords::notInForce(n);
    else if (!preview.illegal.empty())
        std::tie(answer.text, answer.rule) = reasonOf(state(), preview.illegal.front());
    return answer;
}

std::vector<Command> ZaibatsuTable::legalFor(const QString& pawn, int actions) const
{
    std::vector<Command> commands = Game::legal(state(), actions);
    if (pawn.isEmpty())
        return commands;
    const auto wanted = findPawn(*state().components, pawn.toStdString());
    std::erase_if(commands, [&wanted](const Command& command) {
        const auto actor = std::visit(
            []<class Kind>(const Kind& kind) -> std::optional<PawnId> {
                if constexpr (requires(std::optional<PawnId> id) { id = kind.pawn; })
                    return kind.pawn;
                return std::nullopt;
            },
            command.action);
        return !wanted || actor != wanted;
    });
    return commands;
}

QByteArray ZaibatsuTable::legalJson(const QString& pawn, int actions) const
{
    if (!pawn.isEmpty() && !findPawn(*state().components, pawn.toStdString()))
        return {};
    return QByteArray::fromStdString(record::encodeLegal(record::namesOf(state()), legalFor(pawn, actions)));
}

Answer ZaibatsuTable::legalInWords(const QStringList& words) const
{
    const int actions = words.size() > 1 ? words[1].toInt() : 1;
    QStringList lines;
    for (const Command& command : legalFor(words.value(0), actions))
        lines.append(commandText(state(), command));
    lines.removeDuplicates();
    return {Answer::Kind::Done, 0, legalJson(words.value(0), actions), lines.join(QLatin1Char('\n'))};
}

Answer ZaibatsuTable::placements(const QStringList& words) const
{
    const auto pawn = findPawn(*state().components, words.value(0).toStdString());
    const auto block = findBlock(*state().components, words.value(1).toStdString());
    if (words.size() != 2 || !pawn || !block)
        return badWords(TableWords::wordsOf("placements"));
    const std::vector<Placement> found = legalPlacements(state(), *pawn, *block);
    QStringList lines;
    for (const Placement& place : found)
        lines.append(TableWords::placement(place.at.q, place.at.r, place.rotation, place.icons));
    return {Answer::Kind::Done,
            0,
            QByteArray::fromStdString(record::encodePlacements(found)),
            lines.join(QLatin1Char('\n')),
            {},
            {}};
}

std::optional<QByteArray> ZaibatsuTable::commandJson(int n) const
{
    const auto& entries = m_session.entries();
    if (n < 1 || static_cast<std::size_t>(n) > entries.size())
        return std::nullopt;
    const auto* done = std::get_if<session::Done<Game>>(&entries[static_cast<std::size_t>(n) - 1].what);
    if (done == nullptr)
        return std::nullopt;
    // With dice drawn by the app it would claim them as typed when it is read again.
    const Command given = Game::diceTyped(done->command) ? done->command : Game::withoutDice(done->command);
    return QByteArray::fromStdString(record::GameCodec<Game>::encodeCommand(record::namesOf(state()), given));
}

std::optional<Answer> ZaibatsuTable::query(const QString& verb, const QStringList& words) const
{
    if (verb == QLatin1String("placements"))
        return placements(words);
    if (verb == QLatin1String("legal"))
        return legalInWords(words);
    return std::nullopt;
}

} // namespace presentation
