// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What is put by hand before it is confirmed: the parts gathered, and the table as they would leave it.
#pragma once

#include "ui/zaibatsu/table_driver.h"

#include <QObject>
#include <QStringList>

#include <map>

namespace ui {

/// Parts of a table that will be put in one step.
class AdjustDraft {
public:
    /// The part of that piece; a new one leaves everything as it is.
    [[nodiscard]] zaibatsu::BlockPatch& block(zaibatsu::BlockId block);
    [[nodiscard]] zaibatsu::PawnPatch& pawn(zaibatsu::PawnId pawn);
    [[nodiscard]] zaibatsu::CardPatch& card(zaibatsu::CardId card);
    [[nodiscard]] zaibatsu::PlayerPatch& player(zaibatsu::Colour player);
    [[nodiscard]] zaibatsu::TurnPatch& turn();
    void setWinners(const std::vector<zaibatsu::Colour>& winners) { m_parts.winners = winners; }
    /// The icon where those three cells meet; nothing: none lies there.
    void setIcon(const std::array<hex::Cell, 3>& cells, const std::optional<zaibatsu::Icon>& icon);
    /// out of the Cybernet, without what it carries or was paid for it.
    void takeOut(const zaibatsu::State& state, zaibatsu::PawnId pawn, zaibatsu::PawnWhere where);
    /// Onto that place of the Cybernet, with all that it carried before.
    void stand(const zaibatsu::State& state, zaibatsu::PawnId pawn, const std::optional<zaibatsu::Place>& at);

    void clear() { *this = {}; }
    /// As it would be sent for that table.
    [[nodiscard]] zaibatsu::Adjust adjust(const zaibatsu::State& state) const;

private:
    zaibatsu::Adjust m_parts;
    std::map<std::array<hex::Cell, 3>, std::optional<zaibatsu::Icon>> m_icons;
};

/// Where a draft is worked on. Everything that edits it shows `after` and changes it through `put`.
class AdjustDesk : public QObject {
    Q_OBJECT
public:
    AdjustDesk(const Look& look, TableDriver& driver, QObject* parent);

    [[nodiscard]] const Look& look() const { return m_look; }
    [[nodiscard]] const zaibatsu::State& before() const { return m_driver.state(); }
    [[nodiscard]] const zaibatsu::State& after() const { return *m_after; }
    [[nodiscard]] const std::shared_ptr<const zaibatsu::State>& sharedAfter() const { return m_after; }
    /// `quietly`: without a new panel, while something is typed.
    enum class Telling : std::uint8_t { Loud, Quiet };
    void put(const std::function<void(AdjustDraft&)>& change, Telling telling = Telling::Loud);
    /// Begins anew.
    void clear();
    /// Looks again: the table has changed.
    void refresh();

    [[nodiscard]] zaibatsu::Command command(const QString& note) const;
    /// Whether anything would be another than it is.
    [[nodiscard]] bool changesAnything() const { return !(before() == after()); }
    /// Why it cannot be put so; nothing where it can.
    [[nodiscard]] std::optional<zaibatsu::Refusal> refusal() const;

signals:
    void changed();
    /// Something typed has changed it.
    void typed();

private:
    const Look& m_look;
    TableDriver& m_driver;
    AdjustDraft m_draft;
    std::shared_ptr<const zaibatsu::State> m_after;
};

} // namespace ui
