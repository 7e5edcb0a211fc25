// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the editors of cards and pawn cards have in common: the page, its bar, and steps that can be taken back.
#pragma once

#include "ui/zaibatsu/fact_rows.h"
#include "ui/zaibatsu/flow.h"

#include <QList>

class QPushButton;
class QVBoxLayout;

namespace ui {

/// A piece while it is entered, with the steps that led there.
template <class Piece>
class Steps {
public:
    explicit Steps(Piece piece) : m_now(std::move(piece)) { }

    [[nodiscard]] const Piece& now() const { return m_now; }
    /// One step that can be taken back; nothing where nothing changes.
    void take(const Piece& next)
    {
        if (next == m_now)
            return;
        m_before.append(m_now);
        m_after.clear();
        m_now = next;
    }
    /// Changes without a step: letters that are typed.
    [[nodiscard]] Piece& typed() { return m_now; }
    void back() { walk(m_before, m_after); }
    void forward() { walk(m_after, m_before); }
    [[nodiscard]] bool hasBack() const { return !m_before.isEmpty(); }
    [[nodiscard]] bool hasForward() const { return !m_after.isEmpty(); }

private:
    void walk(QList<Piece>& from, QList<Piece>& to)
    {
        if (from.isEmpty())
            return;
        to.append(m_now);
        m_now = from.takeLast();
    }

    Piece m_now;
    QList<Piece> m_before;
    QList<Piece> m_after;
};

/// One fact as it is shown at the left: what it is and what is known of it; no value: not known yet.
struct KnownFact {
    QString title;
    QString value;
};

/// A page: the piece as known so far at the left, its facts at the right.
class PieceEditor : public Flow {
    Q_OBJECT
public:
    /// Where the way back leads: to the table, or to what asked for the piece.
    enum class BackTo : std::uint8_t { Table, Asker };
    PieceEditor(const Look& look, TableDriver& driver, BackTo backTo, QObject* parent = nullptr)
        : Flow(look, driver, parent),
          m_backTo(backTo)
    {
    }

    [[nodiscard]] FlowRoom room() const override { return FlowRoom::Page; }
    [[nodiscard]] QWidget* panel() override;
    virtual void keep() = 0;

signals:
    void kept();

protected:
    [[nodiscard]] virtual QString kicker() const = 0; ///< "Card"
    [[nodiscard]] virtual QString name() const = 0;
    [[nodiscard]] virtual QString keepText() const = 0;
    [[nodiscard]] virtual QWidget* picture(int side) const = 0;
    [[nodiscard]] virtual QList<KnownFact> knownFacts() const = 0;
    virtual void fill(FactRows& rows) = 0;
    virtual void stepBack() = 0;
    virtual void stepForward() = 0;
    [[nodiscard]] virtual bool canStepBack() const = 0;
    [[nodiscard]] virtual bool canStepForward() const = 0;

    /// A line of words printed on the piece; no step for each letter.
    [[nodiscard]] QWidget* noteField(const QString& text, const std::function<void(const QString&)>& typed) const;

private:
    [[nodiscard]] bool narrow() const { return look().breadth(inRoom().width()) == Breadth::Narrow; }
    [[nodiscard]] bool stacked() const { return look().breadth(inRoom().width()) <= Breadth::Compact; }
    /// Whether there is room for the piece as known so far.
    [[nodiscard]] bool showsPrinted() const { return look().breadth(inRoom().width()) >= Breadth::Medium; }
    [[nodiscard]] QWidget* topBar();
    [[nodiscard]] QWidget* side();
    [[nodiscard]] QWidget* head();
    [[nodiscard]] QWidget* asPrinted() const;
    [[nodiscard]] QWidget* foot();

    BackTo m_backTo;
};

} // namespace ui
