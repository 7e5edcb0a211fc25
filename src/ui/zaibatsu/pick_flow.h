// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// One of several commands: which meant, which card, which answer to an open choice. By list or on the board.
#pragma once

#include "ui/zaibatsu/flow.h"

#include <functional>

class QVBoxLayout;

namespace ui {

/// Lets one of the commands be chosen; those with a place on the board glow there.
class PickFlow : public Flow {
    Q_OBJECT
public:
    /// What is asked.
    struct Question {
        QString title;
        QString text;
        QString rule;
        std::vector<zaibatsu::Command> commands;
        bool dismissable = true;
    };
    /// The question, asked again whenever the language or the table has changed.
    using Asked = std::function<Question()>;
    PickFlow(const Look& look, TableDriver& driver, Asked asked, QObject* parent = nullptr);

    [[nodiscard]] BoardOverlay overlay() const override;
    [[nodiscard]] std::optional<BoardPart> inView() const override;
    [[nodiscard]] QWidget* panel() override;
    void tap(const BoardTarget& meant) override;
    void refresh() override;
    /// Those to choose from now, in their order.
    [[nodiscard]] const std::vector<zaibatsu::Command>& listed() const
    {
        return m_narrowed.empty() ? m_question.commands : m_narrowed;
    }

signals:
    void picked(const zaibatsu::Command& command);

private:
    /// A target that was tapped and cannot be chosen.
    struct Refused {
        BoardTarget meant;
        zaibatsu::Command command;
        QString text;
        QString rule;
    };
    [[nodiscard]] QString words(const zaibatsu::Command& command) const;
    [[nodiscard]] QString nameOf(const BoardTarget& meant) const;
    [[nodiscard]] bool harms(const zaibatsu::Command& command) const;
    void mark(BoardOverlay& overlay, const BoardTarget& meant, bool harms) const;
    void markRefused(BoardOverlay& overlay) const;
    [[nodiscard]] std::vector<zaibatsu::Command> matching(const BoardTarget& meant) const;
    void refuse(const BoardTarget& meant);
    void addOptions(QVBoxLayout& into);

    Asked m_asked;
    Question m_question;
    std::vector<zaibatsu::Command> m_narrowed; ///< those of the target that was tapped, where it has several
    std::optional<Refused> m_refused;
};

/// The pawn that acts by a command, or that a card goes on; nothing for those without one.
[[nodiscard]] std::optional<zaibatsu::PawnId> actingPawn(const zaibatsu::Command& command);
/// Where on the board a command points; nothing for those that have no place there.
[[nodiscard]] std::optional<BoardTarget> targetOf(const zaibatsu::State& state, const zaibatsu::Command& command);

} // namespace ui
