// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// "Is this placement legal?" without a table: two blocks, how they lie, and the rules' answer after each tap.
#pragma once

#include "presentation/placement_check.h"
#include "ui/kit/screen.h"
#include "ui/zaibatsu/face_draft.h"

#include <functional>

class QVBoxLayout;

namespace ui {

class FaceCanvas;
class Label;
class PanelHolder;
class PlacementPicture;
class TurnDial;

/// The question is put together by hand; presentation has it answered.
class QuickPlacement : public Screen {
    Q_OBJECT
public:
    /// `why` opens the rule behind a `?`.
    QuickPlacement(Look& look, std::function<void(const QString&)> why, QWidget* parent = nullptr);
    [[nodiscard]] QString title() const override { return tr("Quick check"); }
    [[nodiscard]] const presentation::PlacementAnswer& answer() const { return m_answer; }

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;

private:
    [[nodiscard]] QWidget* wideParts();
    [[nodiscard]] QWidget* narrowParts(Breadth breadth);
    /// Both faces, or the one that is edited.
    void addFaces(QVBoxLayout& into, Breadth breadth);
    /// Where the new block lies, how it is turned, what is beside.
    [[nodiscard]] QWidget* lowerPart(Breadth breadth);
    /// The face of the block that lies, or of the new one.
    [[nodiscard]] QWidget* facePart(bool lies, int height, bool named = true);
    [[nodiscard]] QWidget* picturePart();
    [[nodiscard]] QWidget* turnPart();
    [[nodiscard]] QWidget* thirdsPart();
    [[nodiscard]] QWidget* answerCard();
    [[nodiscard]] QWidget* answerLine(QWidget* sign, const QString& title, const QString& text, const QString& rule);
    void addCorners(QVBoxLayout& into);
    /// Asks anew and shows the answer; the controls stay.
    void refresh();
    void changeFace(bool lies, const std::function<void(FaceDraft&)>& change);
    void changeSide(int side);
    void turn(int by);

    std::function<void(const QString&)> m_why;
    FaceDraft m_lies;
    FaceDraft m_new;
    presentation::PlacementQuestion m_question; ///< sides and corners are those of the drafts
    presentation::PlacementAnswer m_answer;
    int m_edited = 0; ///< in a narrow window: 0 the block that lies, 1 the new one

    // Of the content in force; null where it has none.
    FaceCanvas* m_liesCanvas = nullptr;
    FaceCanvas* m_newCanvas = nullptr;
    PlacementPicture* m_picture = nullptr;
    TurnDial* m_dial = nullptr;
    Label* m_count = nullptr;
    PanelHolder* m_thirds = nullptr;
    PanelHolder* m_said = nullptr;
};

} // namespace ui
