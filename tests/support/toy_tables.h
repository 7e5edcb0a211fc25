// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The toy game for the command line: proves that its verbs know no game. A "file" is a name in a map.
#pragma once

#include "cli/tables.h"
#include "session/table_session.h"
#include "support/fake_clock.h"
#include "support/toy_codec.h"

#include <QMap>

namespace toy {

using Entry = session::Entry<Game>;
using Session = session::TableSession<Game>;

/// What would be a file: its entries, and what goes wrong with it.
struct Kept {
    std::vector<Entry> entries;
    int foreignWrites = 0; ///< so often another process writes before this one
    bool full = false;     ///< no write succeeds
};

/// A journal over a Kept.
class KeptJournal final : public session::Journal<Game> {
public:
    explicit KeptJournal(Kept& kept) : m_kept(kept) { }
    base::Result<void, session::JournalFailure> append(int lastKnown, std::span<const Entry> entries) override
    {
        using Code = session::JournalFailure::Code;
        if (m_kept.full)
            return base::failure(session::JournalFailure{Code::Full, {}});
        if (m_kept.foreignWrites > 0) {
            --m_kept.foreignWrites;
            const int n = static_cast<int>(m_kept.entries.size()) + 1;
            m_kept.entries.push_back({n, n - 1, session::Done<Game>{{Step{1}, {}}, {Moved{n % 2, 1}}}, 0, 0});
        }
        if (lastKnown != static_cast<int>(m_kept.entries.size()))
            return base::failure(session::JournalFailure{Code::ChangedElsewhere, {}});
        m_kept.entries.insert(m_kept.entries.end(), entries.begin(), entries.end());
        return {};
    }
    base::Result<std::vector<Entry>, session::JournalFailure> load() override { return m_kept.entries; }

private:
    Kept& m_kept;
};

/// A table of the toy in plain words.
class ToyTable final : public presentation::Table {
public:
    using Answer = presentation::Answer;
    using Words = record::GameCodec<Game>;

    explicit ToyTable(Kept& kept) : m_journal(kept), m_session(State{}, 1, m_journal, m_clock, kept.entries) { }

    QString game() const override { return QStringLiteral("toy"); }
    QString id() const override { return QStringLiteral("toy-1"); }
    int entries() const override { return static_cast<int>(m_session.entries().size()); }
    int head() const override { return m_session.head(); }
    int undoable() const override { return m_session.undoable(); }
    int redoable() const override { return m_session.redoable(); }
    int unsaved() const override { return m_session.status().unsaved; }
    bool readOnly() const override { return false; }

    Answer doCommand(const QByteArray& json) override
    {
        const auto value = record::parse(json.toStdString());
        auto command = value ? Words::decodeCommand({}, *value)
                             : base::Result<Command, record::ReadProblem>(base::failure(value.error()));
        if (!command)
            return answer(Answer::Kind::BadCommand, "{\"ok\":false,\"refusal\":{\"code\":\"bad-command\"}}",
                          "That is no command.");
        const auto outcome = m_session.dispatch(*command);
        if (const auto* done = std::get_if<session::Entered<Game>>(&outcome))
            return answer(done->saved ? Answer::Kind::Done : Answer::Kind::Unsaved,
                          "{\"ok\":true,\"n\":" + QByteArray::number(done->n) + "}", "Done.");
        if (std::holds_alternative<base::Refused<Game>>(outcome))
            return answer(Answer::Kind::Refused, "{\"ok\":false,\"refusal\":{\"code\":\"no\"}}", "No.");
        if (std::holds_alternative<session::Reloaded>(outcome))
            return answer(Answer::Kind::Reloaded, "{}", "Changed elsewhere.");
        return answer(Answer::Kind::Needs, "{\"ok\":false,\"needs\":[{\"field\":\"goal\"}]}", "The goal is missing.");
    }
    Answer undo(int count) override { return moved(m_session.undo(count)); }
    Answer redo(int count) override { return moved(m_session.redo(count)); }
    Answer goTo(int n) override { return moved(m_session.goTo(n)); }
    Answer amend(int n, const QByteArray& command, const QString& accept) override
    {
        const auto value = record::parse(command.toStdString());
        const auto read = value ? Words::decodeCommand({}, *value)
                                : base::Result<Command, record::ReadProblem>(base::failure(value.error()));
        if (!read)
            return answer(Answer::Kind::BadCommand, "{\"ok\":false}", "That is no command.");
        const auto preview = m_session.previewAmend(n, *read);
        if (preview.possible && !accept.isEmpty())
            static_cast<void>(m_session.amend(
                n, *read, accept == QLatin1String("keep") ? session::Accept::Keep : session::Accept::Drop));
        return answer(preview.possible ? Answer::Kind::Done : Answer::Kind::Refused, "{\"changed\":[],\"illegal\":[]}",
                      "Not possible.");
    }
    void saveNow() override { }

    std::optional<QByteArray> showJson(std::optional<int> n) const override
    {
        const auto state = n ? m_session.stateAt(*n) : std::optional(m_session.state());
        return state ? std::optional("{\"at\":[" + QByteArray::number(state->at[0]) + ","
                                     + QByteArray::number(state->at[1]) + "]}")
                     : std::nullopt;
    }
    std::optional<QString> showText(std::optional<int> n) const override
    {
        const auto json = showJson(n);
        return json ? std::optional(QStringLiteral("Counters: ") + QString::fromUtf8(*json)) : std::nullopt;
    }
    QByteArray legalJson(const QString& pawn, int actions) const override
    {
        if (!pawn.isEmpty())
            return {};
        return "[{\"type\":\"step\",\"by\":" + QByteArray::number(actions) + "}]";
    }
    std::optional<Answer> query(const QString&, const QStringList&) const override { return std::nullopt; }
    QList<presentation::LogLine> log() const override
    {
        QList<presentation::LogLine> lines;
        presentation::LogLine turn;
        turn.kind = presentation::LogLine::Kind::Turn;
        turn.turn = 1;
        turn.text = QStringLiteral("Turn <1> & on");
        lines.append(turn);
        for (const int n : m_session.inForce()) {
            presentation::LogLine line;
            line.n = n;
            line.text = QStringLiteral("<b>entry</b>\nof the toy");
            line.dice = {6, 2};
            line.blackDice = 1;
            line.marks = {QStringLiteral("typed")};
            lines.append(line);
        }
        return lines;
    }

private:
    static Answer answer(Answer::Kind kind, const QByteArray& json, const char* text)
    {
        return {kind, 0, json, QString::fromLatin1(text), {}, {}};
    }
    static Answer moved(const session::MoveOutcome& outcome)
    {
        if (std::holds_alternative<int>(outcome))
            return answer(Answer::Kind::Done, "{\"ok\":true}", "Moved.");
        const bool reloaded = std::get<session::MoveRefused>(outcome) == session::MoveRefused::Reloaded;
        return answer(reloaded ? Answer::Kind::Reloaded : Answer::Kind::Refused, "{\"ok\":false}",
                      "There is not so much to take back.");
    }

    support::FakeClock m_clock;
    KeptJournal m_journal;
    Session m_session;
};

/// Files of the toy.
class ToyTables final : public cli::Tables {
public:
    template <class T>
    using Result = cli::Result<T>;

    QMap<QString, Kept> files;

    Result<std::unique_ptr<presentation::Table>> openToRead(const QString& file) override { return opened(file); }
    Result<std::unique_ptr<presentation::Table>> openToWrite(const QString& file) override { return opened(file); }
    Result<QString> create(const QString& file, const cli::Agreed& agreed) override
    {
        if (files.contains(file))
            return base::failure(
                cli::Trouble{cli::Status::NotSaved, QStringLiteral("exists"), QStringLiteral("It is there already.")});
        if (agreed.game != QLatin1String("toy"))
            return base::failure(
                cli::Trouble{cli::Status::WrongUsage, QStringLiteral("wrong-usage"), QStringLiteral("No such game.")});
        files[file];
        return QStringLiteral("toy-1");
    }
    Result<int> check(const QString& file) override
    {
        return opened(file).map([](const auto& table) { return table->entries(); });
    }
    Result<QByteArray> exported(const QString& file) override
    {
        return opened(file).map(
            [](const auto& table) { return "header\n" + QByteArray("entry\n").repeated(table->entries()); });
    }
    Result<int> import(const QByteArray& lines, const QString& file) override
    {
        if (!lines.startsWith("header\n"))
            return base::failure(cli::Trouble{cli::Status::Unreadable, QStringLiteral("not-json"),
                                              QStringLiteral("That is no export.")});
        return create(file, {QStringLiteral("toy"), {}, {}, {}, {}, {}, {}, {}}).map([&](const QString&) {
            return static_cast<int>(lines.count('\n')) - 1;
        });
    }
    std::optional<Result<presentation::Answer>> ask(const QString&, const QStringList& words) override
    {
        if (words.value(0) != QLatin1String("step"))
            return std::nullopt;
        return presentation::Answer{presentation::Answer::Kind::Done, 0,  "{\"certain\":true}",
                                    QStringLiteral("Certain."),       {}, {}};
    }

private:
    Result<std::unique_ptr<presentation::Table>> opened(const QString& file)
    {
        if (!files.contains(file))
            return base::failure(cli::Trouble{cli::Status::Unreadable, QStringLiteral("missing"),
                                              QStringLiteral("There is no file\n\"%1\".").arg(file)});
        return std::make_unique<ToyTable>(files[file]);
    }
};

} // namespace toy
