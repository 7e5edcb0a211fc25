// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Movement over open spaces: how many actions, where to, which way round.
#pragma once

#include "ui/zaibatsu/flow.h"
#include "ui/zaibatsu/played_with.h"
#include "zaibatsu/legal.h"

namespace ui {

/// with its own movement.
class MoveFlow : public Flow {
    Q_OBJECT
public:
    /// As many as a card may have and the flow offers.
    static constexpr int mostActions = 6;
    enum class By : std::uint8_t { Card, Own };
    MoveFlow(const Look& look, TableDriver& driver, zaibatsu::PawnId pawn, By by, QObject* parent = nullptr);

    [[nodiscard]] BoardOverlay overlay() const override;
    [[nodiscard]] std::optional<BoardPart> inView() const override;
    [[nodiscard]] QWidget* panel() override;
    void tap(const BoardTarget& meant) override;
    void refresh() override;

    void setActions(int actions);
    void goTo(const zaibatsu::Place& place);
    void confirm();
    [[nodiscard]] const std::vector<zaibatsu::ReachablePlace>& reachable() const { return m_reachable; }
    [[nodiscard]] const std::vector<zaibatsu::Place>& way() const { return m_way; }

private:
    /// A space that was tapped and cannot be reached, or not before a face is known.
    struct Closed {
        zaibatsu::Place place;
        zaibatsu::Command command;
        QString text;
        QString rule;
        std::optional<zaibatsu::BlockId> unknown;
    };
    [[nodiscard]] std::optional<std::vector<zaibatsu::Place>> wayBy(const zaibatsu::Place& place) const;
    [[nodiscard]] zaibatsu::Command command(const std::vector<zaibatsu::Place>& way) const;
    [[nodiscard]] std::optional<Closed> whyNot(const zaibatsu::Place& place) const;
    void refuse(const zaibatsu::Place& place);
    [[nodiscard]] QWidget* closedCard();
    /// The block under the pawn while nobody has entered which sides of it have a space.
    [[nodiscard]] std::optional<zaibatsu::BlockId> unknownUnder() const;
    [[nodiscard]] QWidget* enterFace(zaibatsu::BlockId block);
    void chooseCard();
    [[nodiscard]] QWidget* actionChoice();
    [[nodiscard]] QWidget* wayList();
    [[nodiscard]] QString confirmText() const;

    zaibatsu::PawnId m_pawn;
    By m_by;
    PlayedWith m_with;
    int m_actions = 3;
    std::vector<zaibatsu::ReachablePlace> m_reachable;
    std::vector<zaibatsu::Place> m_way;
    std::optional<Closed> m_closed;
};

} // namespace ui
