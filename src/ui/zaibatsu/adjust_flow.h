// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Putting the table right by hand, with a reason: an entry like any other.
#pragma once

#include "ui/zaibatsu/adjust_parts.h"
#include "ui/zaibatsu/flow.h"

class QVBoxLayout;

namespace ui {

/// Chooses pieces by tap or list, gathers what is put of them, shows the table as it would be, and puts all in one
/// step.
class AdjustFlow : public Flow {
    Q_OBJECT
public:
    AdjustFlow(const Look& look, TableDriver& driver, const AdjustSubject& subject, QObject* parent = nullptr);

    [[nodiscard]] BoardOverlay overlay() const override;
    [[nodiscard]] std::shared_ptr<const zaibatsu::State> preview() const override { return m_desk->sharedAfter(); }
    [[nodiscard]] std::optional<BoardPart> inView() const override;
    [[nodiscard]] QWidget* panel() override;
    void tap(const BoardTarget& meant) override;
    void turn(int by) override;
    bool choose(const presentation::Subject& subject) override;
    void refresh() override { m_desk->refresh(); }

    /// Goes to that piece; what was put of others stays put.
    void go(const AdjustSubject& subject);
    [[nodiscard]] const AdjustSubject& subject() const { return m_subject; }
    [[nodiscard]] AdjustDesk& desk() const { return *m_desk; }
    /// Shows that list where no piece is chosen.
    void setKind(AdjustKind kind);

protected:
    /// Title and sentence of the head.
    [[nodiscard]] virtual std::pair<QString, QString> heading() const;
    [[nodiscard]] virtual QString reason() const { return m_reason; }
    [[nodiscard]] virtual QString confirmWord() const { return tr("Apply"); }
    /// Below the fields: what the players write.
    virtual void addReason(QVBoxLayout& into);
    /// Below the list.
    virtual void addListFoot(QVBoxLayout& into);
    /// All is put.
    virtual void afterPut() { emit finished(); }
    /// Cancel and the cross.
    virtual void leave() { emit finished(); }
    [[nodiscard]] virtual bool pileFirst() const { return false; }

private:
    [[nodiscard]] QWidget* listPanel();
    void fillList(QVBoxLayout& into);
    [[nodiscard]] QWidget* piecePanel();
    [[nodiscard]] QWidget* pieceHead();
    [[nodiscard]] QString pieceName() const;
    void addPiece(QVBoxLayout& into);
    /// Why it cannot be, or what will change.
    enum class Outcome : std::uint8_t { Refusal, Changes };
    void addOutcome(QVBoxLayout& into, QWidget* foot, Outcome what);
    void fillRefusal(QVBoxLayout& into);
    void fillChanges(QVBoxLayout& into) const;
    [[nodiscard]] QWidget* foot();
    [[nodiscard]] bool choosingCell(zaibatsu::BlockId block) const;
    void layAt(zaibatsu::BlockId block, hex::Cell cell);
    void tapForPawn(zaibatsu::PawnId pawn, const BoardTarget& meant);
    void tapForCard(zaibatsu::CardId card, const BoardTarget& meant);
    void confirm();

    AdjustDesk* m_desk;
    AdjustSubject m_subject;
    AdjustList m_list;
    bool m_moving = false; ///< another cell is being chosen for a laid block
    QString m_reason;
};

} // namespace ui
