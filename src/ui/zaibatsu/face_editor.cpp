// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The editor's page and steps. Its right side stands in face_panel.cpp.
#include "ui/zaibatsu/face_editor.h"

#include "ui/kit/sheets.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/face_canvas.h"
#include "ui/zaibatsu/flow_parts.h"

#include <utility>

namespace ui {

FaceEditor::FaceEditor(const Look& look, TableDriver& driver, zaibatsu::BlockId block, BackTo backTo, QObject* parent)
    : Flow(look, driver, parent),
      m_block(block),
      m_backTo(backTo),
      m_draft(zaibatsu::faceOf(driver.state(), block))
{
}

void FaceEditor::change(const Change& wanted)
{
    FaceDraft next = m_draft;
    wanted(next);
    if (next == m_draft)
        return;
    m_before.append(m_draft);
    m_after.clear();
    m_draft = next;
    showDraft();
}

void FaceEditor::type(const Change& wanted)
{
    FaceDraft next = m_draft;
    wanted(next);
    if (next == m_draft)
        return;
    if (!std::exchange(m_typing, true)) {
        m_before.append(m_draft);
        m_after.clear();
        if (m_undo)
            m_undo->setEnabled(true);
    }
    m_draft = next;
}

void FaceEditor::showDraft()
{
    m_typing = false;
    // Some space stays selected, so that ICE and effect stay where they are.
    const std::vector<int> spaces = m_draft.positions();
    if (!m_draft.has(m_selected) && !spaces.empty())
        setSelected(spaces.front());
    emit changed();
}

void FaceEditor::setSelected(int position)
{
    const int before = std::exchange(m_selected, m_draft.oneSpace() ? middlePosition : position);
    if (m_selected != before)
        m_waysShown.clear();
}

void FaceEditor::select(int position)
{
    setSelected(position);
    if (m_draft.open(position)) {
        emit changed();
        return;
    }
    // A tap where no space is yet makes one.
    change([position](FaceDraft& draft) {
        if (position == middlePosition)
            draft.toggleMiddle();
        else
            draft.toggleSide(position);
    });
}

void FaceEditor::stepBack()
{
    if (m_before.isEmpty())
        return;
    m_after.append(m_draft);
    m_draft = m_before.takeLast();
    showDraft();
}

void FaceEditor::stepForward()
{
    if (m_after.isEmpty())
        return;
    m_before.append(m_draft);
    m_draft = m_after.takeLast();
    showDraft();
}

void FaceEditor::keep()
{
    const zaibatsu::Face face = m_draft.face();
    zaibatsu::Face untouched;
    untouched.key = face.key;
    if (face == untouched || driver().act(build::setBlock(face)))
        emit kept();
}

QWidget* FaceEditor::panel()
{
    auto* pagePanel = new Panel(look(), Ink::Board);
    auto* all = new QVBoxLayout(pagePanel);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addWidget(topBar());
    all->addWidget(look().breadth(inRoom().width()) == Breadth::Narrow ? narrowPart() : wideParts(), 1);
    return pagePanel;
}

QWidget* FaceEditor::wideParts()
{
    const auto parts = row(0);
    parts.layout->addWidget(canvasPart(), 1);
    QWidget* right = side();
    right->setFixedWidth(std::min(look().scaled(520), inRoom().width() / 2));
    parts.layout->addWidget(right);
    return parts.widget;
}

QWidget* FaceEditor::narrowPart()
{
    // One page that scrolls: hexagon, space, ICE, effect; Keep face stays below.
    const FlowColumn flow = flowColumn(look(), QStringLiteral("face"), 12);
    const bool large = look().textScale() > 1.5; // there head and foot would leave no room between them
    (large ? flow.body : flow.head)->addWidget(sideHead());
    flow.body->addWidget(canvasPart());
    fillSide(*flow.body);
    flow.body->addStretch(1);
    (large ? flow.body : flow.foot)->addWidget(foot());
    return flow.panel;
}

QWidget* FaceEditor::topBar()
{
    auto* bar = new TopBar(look(), look().breadth(inRoom().width()));
    connect(bar->addBack(m_backTo == BackTo::Table ? tr("Table") : tr("Back")), &QPushButton::clicked, this,
            &Flow::finished);
    QPushButton* undo = pageUndo(look(), look().breadth(inRoom().width()) == Breadth::Narrow);
    undo->setObjectName(QStringLiteral("face-undo"));
    undo->setEnabled(!m_before.isEmpty());
    connect(undo, &QPushButton::clicked, this, &FaceEditor::stepBack);
    bar->addRight(undo);
    m_undo = undo;
    auto* redo = new IconButton(look(), QStringLiteral("redo"), tr("Redo"));
    redo->setObjectName(QStringLiteral("face-redo"));
    redo->setEnabled(!m_after.isEmpty());
    connect(redo, &QPushButton::clicked, this, &FaceEditor::stepForward);
    bar->addRight(redo);
    return bar;
}

QWidget* FaceEditor::canvasPart()
{
    auto* part = new Panel(look(), Ink::Board);
    auto* rows = new QVBoxLayout(part);
    rows->setContentsMargins(16, 12, 16, 12);
    rows->setSpacing(4);
    rows->addWidget(new Label(look(), Style::Body,
                              tr("Tap a side, a corner or a space. Drag from space to space for an arrow."),
                              Ink::TextSecondary));
    auto* canvas = new FaceCanvas(look(), state().components);
    canvas->setObjectName(QStringLiteral("canvas"));
    canvas->show(m_draft, m_selected);
    connect(canvas, &FaceCanvas::sideTapped, this, [this](int side) {
        setSelected(side);
        change([side](FaceDraft& draft) { draft.toggleSide(side); });
    });
    connect(canvas, &FaceCanvas::cornerTapped, this,
            [this](int corner) { change([corner](FaceDraft& draft) { draft.toggleCorner(corner); }); });
    connect(canvas, &FaceCanvas::spaceTapped, this, &FaceEditor::select);
    connect(canvas, &FaceCanvas::arrowDragged, this,
            [this](int from, int to) { change([from, to](FaceDraft& draft) { draft.drag(from, to); }); });
    if (look().breadth(inRoom().width()) == Breadth::Narrow)
        canvas->setFixedHeight(inRoom().width());
    rows->addWidget(canvas, 1);
    rows->addWidget(progress());
    return part;
}

QWidget* FaceEditor::progress() const
{
    const auto line = flow(12);
    const auto mark = [&](const QString& name, bool known) {
        const auto part = row(4);
        part.layout->addWidget(makeIcon(look(), known ? QStringLiteral("check") : QStringLiteral("minus"), 18,
                                        known ? Ink::Text : Ink::TextMuted));
        auto* word = new Label(look(), Style::Caption, name, known ? Ink::Text : Ink::TextMuted);
        word->setWraps(false);
        part.layout->addWidget(word);
        line.layout->addWidget(part.widget);
    };
    mark(tr("sides"), m_draft.sidesKnown());
    mark(tr("corners"), m_draft.cornersKnown());
    mark(tr("spaces"), m_draft.sidesKnown());
    mark(tr("ICE"), m_draft.ice().has_value());
    mark(tr("effect"), m_draft.effectsKnown());
    return line.widget;
}

} // namespace ui
