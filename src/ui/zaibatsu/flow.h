// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Something that goes on between the board and the column beside it, until it is confirmed or given up.
#pragma once

#include "presentation/now_rows.h"
#include "ui/zaibatsu/board_overlay.h"
#include "ui/zaibatsu/board_places.h"
#include "ui/zaibatsu/table_driver.h"

#include <QSize>
#include <QWidget>

#include <functional>

namespace ui {

/// How much room a flow takes: the Now column, a sheet of 620, or the whole screen.
enum class FlowRoom : std::uint8_t { Column, Sheet, Page };

/// Base of all flows. The screen builds the panel anew after each `changed`.
class Flow : public QObject {
    Q_OBJECT
public:
    Flow(const Look& look, TableDriver& driver, QObject* parent = nullptr)
        : QObject(parent),
          m_look(look),
          m_driver(driver)
    {
    }

    [[nodiscard]] virtual FlowRoom room() const { return FlowRoom::Column; }
    /// What lies over the board meanwhile.
    [[nodiscard]] virtual BoardOverlay overlay() const { return {}; }
    /// What should stay in view.
    [[nodiscard]] virtual std::optional<BoardPart> inView() const { return std::nullopt; }
    /// The column, sheet or page; the screen owns it.
    [[nodiscard]] virtual QWidget* panel() = 0;
    virtual void tap(const BoardTarget& meant) { Q_UNUSED(meant) }
    virtual void turn(int by) { Q_UNUSED(by) }
    /// The table that the board shows meanwhile, as it would be; null: as it is.
    [[nodiscard]] virtual std::shared_ptr<const zaibatsu::State> preview() const { return nullptr; }
    /// A player tapped beside the board; false where that means nothing here.
    virtual bool choose(const presentation::Subject& subject)
    {
        Q_UNUSED(subject)
        return false;
    }
    /// One step back within the flow; false where Back leaves it.
    virtual bool backWithin() { return false; }
    /// The language or the table has changed.
    virtual void refresh() { }

    /// How much room the panel will get.
    void setInRoom(QSize room) { m_inRoom = room; }
    [[nodiscard]] QSize inRoom() const { return m_inRoom; }
    [[nodiscard]] const Look& look() const { return m_look; }
    [[nodiscard]] TableDriver& driver() const { return m_driver; }
    [[nodiscard]] const zaibatsu::State& state() const { return m_driver.state(); }
    /// What "Do it anyway" does with a refused command; nothing where no override would help.
    [[nodiscard]] std::function<void()> wayRound(const zaibatsu::Command& command)
    {
        if (!session::mayBeOverridden<zaibatsu::Game>(state(), command))
            return {};
        return [this, command] { emit anywayRequested(command); };
    }

signals:
    void changed();
    void finished();
    void ruleRequested(const QString& id);
    /// A face that is asked for first.
    void faceRequested(zaibatsu::BlockId block);
    /// Any piece of which a fact is asked for first.
    void pieceRequested(const zaibatsu::Source& piece);
    /// A card that the table does not know yet.
    void newCardRequested(const QString& name);
    /// A refused command that may be done anyway.
    void anywayRequested(const zaibatsu::Command& command);
    void told(const QString& text);
    /// The same once more: an action of the same pawn.
    void againRequested();

private:
    const Look& m_look;
    TableDriver& m_driver;
    QSize m_inRoom{1280, 800};
};

} // namespace ui
