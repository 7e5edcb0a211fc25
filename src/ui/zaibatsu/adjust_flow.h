// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Putting the table right by hand, with a reason: an entry like any other.
#pragma once

#include "presentation/now_rows.h"
#include "ui/zaibatsu/flow.h"

class QVBoxLayout;

namespace ui {

/// Owner of a block, place and controller of a pawn, bonus counters of a player, Black ICE on his markers.
class AdjustFlow : public Flow {
    Q_OBJECT
public:
    AdjustFlow(const Look& look, TableDriver& driver, const presentation::Subject& subject, QObject* parent = nullptr);

    [[nodiscard]] BoardOverlay overlay() const override;
    [[nodiscard]] QWidget* panel() override;
    void tap(const BoardTarget& meant) override;

private:
    void addBlock(QVBoxLayout& into, zaibatsu::BlockId block);
    void addPawn(QVBoxLayout& into, zaibatsu::PawnId pawn);
    void addPlayer(QVBoxLayout& into, zaibatsu::Colour player);
    void addMarker(QVBoxLayout& into, const zaibatsu::PlayerPatch& patch, bool shown);
    [[nodiscard]] QWidget* reasonField();
    [[nodiscard]] QWidget* owners(std::optional<zaibatsu::Colour> now, const QString& name,
                                  const std::function<zaibatsu::Command(std::optional<zaibatsu::Colour>)>& make);
    void propose(const zaibatsu::Command& command);
    [[nodiscard]] std::string reason() const { return m_reason.toStdString(); }
    void confirm();

    presentation::Subject m_subject;
    QString m_reason;
    std::optional<zaibatsu::Command> m_proposed;
    std::optional<zaibatsu::Place> m_place;
};

/// Asks why a refused command is done anyway; a tap on a ready reason is enough.
class AnywayFlow : public Flow {
    Q_OBJECT
public:
    AnywayFlow(const Look& look, TableDriver& driver, const zaibatsu::Command& command, QObject* parent = nullptr);
    [[nodiscard]] QWidget* panel() override;

private:
    void act(const QString& reason);

    zaibatsu::Command m_command;
    QString m_text;
};

/// A note for the log.
class NoteFlow : public Flow {
    Q_OBJECT
public:
    using Flow::Flow;
    [[nodiscard]] QWidget* panel() override;

private:
    void keep(const QString& text);
};

} // namespace ui
