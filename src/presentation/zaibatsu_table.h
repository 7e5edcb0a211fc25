// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Zaibatsu as a Table: the session, its journal and the words. The window uses the typed doors below.
#pragma once

#include "presentation/table.h"
#include "session/table_session.h"
#include "zaibatsu/game.h"

namespace presentation {

/// Everything that a table in use is made of.
struct ZaibatsuParts {
    QString id;                                                ///< UUID
    zaibatsu::State initial;                                   ///< before the first command
    std::uint64_t seed = 0;
    std::unique_ptr<session::Journal<zaibatsu::Game>> journal;
    std::shared_ptr<const session::Clock> clock;
    std::vector<session::Entry<zaibatsu::Game>> entries;       ///< kept so far
};

/// A table of Zaibatsu.
class ZaibatsuTable : public Table {
    Q_OBJECT
public:
    using Game = zaibatsu::Game;
    using Session = session::TableSession<Game>;

    explicit ZaibatsuTable(ZaibatsuParts parts, QObject* parent = nullptr);
    ~ZaibatsuTable() override;

    [[nodiscard]] QString game() const override;
    [[nodiscard]] QString id() const override { return m_id; }
    [[nodiscard]] int entries() const override;
    [[nodiscard]] int head() const override;
    [[nodiscard]] int undoable() const override;
    [[nodiscard]] int redoable() const override;
    [[nodiscard]] int unsaved() const override;
    [[nodiscard]] bool readOnly() const override;

    Answer doCommand(const QByteArray& json) override;
    Answer undo(int count) override;
    Answer redo(int count) override;
    Answer goTo(int n) override;
    Answer amend(int n, const QByteArray& command, const QString& accept) override;
    void saveNow() override;

    [[nodiscard]] std::optional<QByteArray> showJson(std::optional<int> n) const override;
    [[nodiscard]] std::optional<QString> showText(std::optional<int> n) const override;
    [[nodiscard]] QByteArray legalJson(const QString& pawn, int actions) const override;
    [[nodiscard]] std::optional<Answer> query(const QString& verb, const QStringList& words) const override;
    [[nodiscard]] std::optional<QByteArray> commandJson(int n) const override;
    [[nodiscard]] QList<LogLine> log() const override;
    [[nodiscard]] QString figures() const override;

    /// The window's door: the same as doCommand, without JSON.
    session::Outcome<Game> dispatch(const zaibatsu::Command& command, bool mayDraw = true);

    [[nodiscard]] const zaibatsu::State& state() const { return m_session.state(); }
    [[nodiscard]] std::shared_ptr<const zaibatsu::State> sharedState() const { return m_session.sharedState(); }
    [[nodiscard]] const Session& session() const { return m_session; }
    [[nodiscard]] const session::Status& status() const { return m_session.status(); }
    /// One sentence about saving; empty while all is saved.
    [[nodiscard]] QString statusText() const;

signals:
    /// The one notice of change, before changed().
    void noticed(const session::Change<zaibatsu::Game>& change);

private:
    [[nodiscard]] Answer answerTo(const session::Outcome<Game>& outcome, const zaibatsu::Command& command) const;
    [[nodiscard]] Answer answerTo(const session::MoveOutcome& outcome) const;
    [[nodiscard]] Answer entered(const session::Entered<Game>& done) const;
    [[nodiscard]] Answer refused(const zaibatsu::Refusal& refusal, const zaibatsu::Command& command) const;
    [[nodiscard]] Answer amendPreview(int n, const zaibatsu::Command& command) const;
    [[nodiscard]] Answer amendAnswer(const session::AmendPreview<Game>& preview, int n) const;
    [[nodiscard]] Answer placements(const QStringList& words) const;
    [[nodiscard]] Answer legalInWords(const QStringList& words) const;
    [[nodiscard]] std::vector<zaibatsu::Command> legalFor(const QString& pawn, int actions) const;

    QString m_id;
    std::unique_ptr<session::Journal<Game>> m_journal;
    std::shared_ptr<const session::Clock> m_clock;
    Session m_session;
};

} // namespace presentation
