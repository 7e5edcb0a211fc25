// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The face of a block, entered as printed on the tile: at most 25 taps.
#pragma once

#include "ui/zaibatsu/effect_fields.h"
#include "ui/zaibatsu/face_draft.h"
#include "ui/zaibatsu/flow.h"

#include <QList>
#include <QPointer>

#include <set>

class QVBoxLayout;

namespace ui {

class FaceCanvas;

/// A page: the hexagon at the left, the selected space, ICE and effect at the right.
class FaceEditor : public Flow {
    Q_OBJECT
public:
    /// Where the way back leads: to the table, or to what asked for the face.
    enum class BackTo : std::uint8_t { Table, Asker };
    FaceEditor(const Look& look, TableDriver& driver, zaibatsu::BlockId block, BackTo backTo,
               QObject* parent = nullptr);

    [[nodiscard]] FlowRoom room() const override { return FlowRoom::Page; }
    [[nodiscard]] QWidget* panel() override;

    [[nodiscard]] const FaceDraft& draft() const { return m_draft; }
    void keep();

signals:
    void kept();

private:
    using Change = std::function<void(FaceDraft&)>;
    /// Changes the draft as one step that can be taken back.
    void change(const Change& change);
    /// The same while a text is typed: the page stays, and the whole text is one step.
    void type(const Change& change);
    /// Makes the space of a position the selected one.
    void setSelected(int position);
    void showDraft();
    void select(int position);
    void stepBack();
    void stepForward();

    [[nodiscard]] QWidget* topBar();
    [[nodiscard]] QWidget* wideParts();
    [[nodiscard]] QWidget* narrowPart();
    /// Whether labels stand above what they name.
    [[nodiscard]] bool stacked() const { return look().breadth(inRoom().width()) <= Breadth::Compact; }
    [[nodiscard]] QWidget* labelled(const QString& title, const QString& detail, QWidget* part) const;
    [[nodiscard]] QWidget* canvasPart();
    [[nodiscard]] QWidget* progress() const;
    [[nodiscard]] QWidget* side();
    [[nodiscard]] QWidget* sideHead();
    void fillSide(QVBoxLayout& into);
    void addSpace(QVBoxLayout& into);
    [[nodiscard]] QWidget* spaceHead();
    [[nodiscard]] QWidget* spaceKind();
    [[nodiscard]] QWidget* defenceRow(bool shielded);
    [[nodiscard]] QWidget* waysOut();
    [[nodiscard]] QWidget* wayTo(int other);
    [[nodiscard]] QWidget* overBorder(int side);
    [[nodiscard]] QWidget* bordersOfAll();
    /// What only the second edition prints in a space: hand, skulls, effects.
    void addSecondEdition(QVBoxLayout& into);
    [[nodiscard]] QWidget* figurePicker();
    void addIce(QVBoxLayout& into);
    void addEffects(QVBoxLayout& into);
    [[nodiscard]] EffectHome effectHome(std::size_t effect);
    /// Whether two fields of an effect fit side by side.
    [[nodiscard]] bool roomForPairs() const;
    [[nodiscard]] QWidget* effectTime(std::size_t effect);
    [[nodiscard]] QWidget* closedEffect(std::size_t effect);
    [[nodiscard]] QWidget* effectFoot(std::size_t effect);
    void addSpaceEffects(QVBoxLayout& into);
    [[nodiscard]] QWidget* foot();

    zaibatsu::BlockId m_block;
    BackTo m_backTo;
    FaceDraft m_draft;
    QList<FaceDraft> m_before;
    QList<FaceDraft> m_after;
    int m_selected = middlePosition;
    std::size_t m_effectShown = 0;
    bool m_typing = false;
    QPointer<QWidget> m_undo;
    std::set<int> m_waysShown; ///< beside those that are open: shown by "+" or just closed
};

} // namespace ui
