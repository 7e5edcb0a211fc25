// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/quick_placement.h"

#include "ui/kit/sheets.h"
#include "ui/zaibatsu/face_canvas.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/panel_holder.h"
#include "ui/zaibatsu/placement_picture.h"
#include "ui/zaibatsu/turn_dial.h"

#include <QGridLayout>

#include <algorithm>

namespace ui {

using presentation::Names;
using presentation::ThirdBlock;

QuickPlacement::QuickPlacement(Look& look, std::function<void(const QString&)> why, QWidget* parent)
    : Screen(look, parent),
      m_why(std::move(why))
{
}

QWidget* QuickPlacement::compose(Breadth breadth)
{
    m_liesCanvas = m_newCanvas = nullptr;
    auto* root = new Panel(look(), Ink::Bg);
    auto* all = new QVBoxLayout(root);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto* bar = new TopBar(look(), breadth);
    connect(bar->addBack(tr("Home")), &QPushButton::clicked, this, &Screen::backRequested);
    bar->addTitle(breadth == Breadth::Narrow ? tr("Placement") : tr("Is this placement legal?"));
    all->addWidget(bar);
    m_said = new PanelHolder;
    m_thirds = new PanelHolder;
    all->addWidget(breadth == Breadth::Wide ? wideParts() : narrowParts(breadth), 1);
    m_thirds->hold(thirdsPart());
    refresh();
    return root;
}

QWidget* QuickPlacement::wideParts()
{
    const auto parts = row(0);
    const Page faces = page(look(), QStringLiteral("faces"), {24, 16, 24, 16}, 0);
    auto* fields = new QWidget;
    auto* grid = new QGridLayout(fields);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(24);
    grid->setVerticalSpacing(12);
    for (const bool lies : {true, false}) {
        grid->addWidget(facePart(lies, 0), 0, lies ? 0 : 1);
        grid->setColumnStretch(lies ? 0 : 1, 1);
    }
    grid->setRowStretch(0, 1);
    grid->addWidget(m_thirds, 1, 0, Qt::AlignTop);
    grid->addWidget(turnPart(), 1, 1);
    faces.layout->addWidget(fields, 1);
    parts.layout->addWidget(faces.area, 1);
    auto* side = new Panel(look(), Ink::Panel);
    side->setLines(Qt::LeftEdge);
    side->setFixedWidth(std::min(look().scaled(420), width() * 2 / 5));
    auto* pile = new QVBoxLayout(side);
    pile->setContentsMargins(16, 16, 16, 16);
    pile->setSpacing(12);
    pile->addWidget(picturePart(), 1);
    pile->addWidget(m_said);
    parts.layout->addWidget(side);
    return parts.widget;
}

QWidget* QuickPlacement::narrowParts(Breadth breadth)
{
    const auto parts = column(0);
    const Page one = page(look(), QStringLiteral("placement"), {16, 12, 16, 16}, 16);
    const bool pinned = look().textScale() <= 1.25; // larger words would leave no room for what they are about
    if (!pinned)
        one.layout->addWidget(m_said);
    addFaces(*one.layout, breadth);
    one.layout->addWidget(lowerPart(breadth));
    one.layout->addStretch(1);
    parts.layout->addWidget(one.area, 1);
    if (!pinned)
        return parts.widget;
    auto* foot = new Panel(look(), Ink::Panel);
    foot->setLines(Qt::TopEdge);
    auto* inside = new QVBoxLayout(foot);
    inside->setContentsMargins(12, 12, 12, 12);
    inside->addWidget(m_said);
    parts.layout->addWidget(foot);
    return parts.widget;
}

void QuickPlacement::addFaces(QVBoxLayout& into, Breadth breadth)
{
    const int height = std::clamp(width() - 32, 300, breadth == Breadth::Compact ? 340 : 400);
    if (breadth == Breadth::Medium) {
        const auto beside = row(16);
        beside.layout->addWidget(facePart(true, height), 1);
        beside.layout->addWidget(facePart(false, height), 1);
        into.addWidget(beside.widget);
        return;
    }
    auto* which = new Segmented(look(), tr("Which block"), {tr("Block that lies"), tr("New block")}, m_edited);
    which->setObjectName(QStringLiteral("which"));
    connect(which, &Segmented::chosenChanged, this, [this](int chosen) {
        m_edited = chosen;
        rebuild();
    });
    into.addWidget(which);
    QWidget* face = facePart(m_edited == 0, height, false); // which one it is stands above
    if (breadth == Breadth::Narrow)
        return into.addWidget(face);
    const auto beside = row(16);
    beside.layout->addWidget(face, 1);
    beside.layout->addWidget(picturePart(), 1);
    into.addWidget(beside.widget);
}

QWidget* QuickPlacement::lowerPart(Breadth breadth)
{
    const bool beside = breadth != Breadth::Narrow;
    auto* part = new QWidget;
    auto* line = new QBoxLayout(beside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, part);
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(16);
    const auto rest = column(16);
    if (breadth != Breadth::Compact) // there it stands beside the face
        line->addWidget(picturePart(), 1);
    (breadth == Breadth::Compact ? line : rest.layout)->addWidget(turnPart(), 1);
    rest.layout->addWidget(m_thirds);
    rest.layout->addStretch(1);
    line->addWidget(rest.widget, 1);
    return part;
}

QWidget* QuickPlacement::facePart(bool lies, int height, bool named)
{
    const auto part = column(4);
    if (named)
        part.layout->addWidget(new Label(look(), Style::PanelTitle, lies ? tr("Block that lies") : tr("New block")));
    part.layout->addWidget(new Label(look(), Style::Body,
                                     lies ? tr("As it lies on the table.") : tr("As printed, before it is turned."),
                                     Ink::TextSecondary));
    auto* canvas = new FaceCanvas(look(), nullptr);
    canvas->setObjectName(lies ? QStringLiteral("lies") : QStringLiteral("new"));
    canvas->setBorderOnly(true);
    if (height > 0)
        canvas->setFixedHeight(height);
    else
        canvas->setMinimumHeight(320); // the ring of toggles, whatever else the column holds
    connect(canvas, &FaceCanvas::sideTapped, this,
            [this, lies](int side) { changeFace(lies, [side](FaceDraft& face) { face.toggleSide(side); }); });
    connect(canvas, &FaceCanvas::cornerTapped, this,
            [this, lies](int corner) { changeFace(lies, [corner](FaceDraft& face) { face.toggleCorner(corner); }); });
    (lies ? m_liesCanvas : m_newCanvas) = canvas;
    part.layout->addWidget(canvas, 1);
    return part.widget;
}

QWidget* QuickPlacement::picturePart()
{
    const auto part = column(4);
    part.layout->addWidget(
        new Label(look(), Style::Body, tr("Tap where the new block is to lie."), Ink::TextSecondary));
    m_picture = new PlacementPicture(look());
    m_picture->setObjectName(QStringLiteral("picture"));
    m_picture->setMinimumHeight(320);
    connect(m_picture, &PlacementPicture::sideTapped, this, &QuickPlacement::changeSide);
    part.layout->addWidget(m_picture, 1);
    return part.widget;
}

QWidget* QuickPlacement::turnPart()
{
    const auto part = column(8);
    const auto line = flow(8);
    line.layout->addWidget(flowHeading(look(), tr("Turn of the new block")));
    m_count = new Label(look(), Style::Caption, {}, Ink::TextSecondary);
    m_count->setObjectName(QStringLiteral("turn-count"));
    line.layout->addWidget(m_count);
    part.layout->addWidget(line.widget);
    m_dial = new TurnDial(look());
    m_dial->setObjectName(QStringLiteral("dial"));
    connect(m_dial, &TurnDial::turnChosen, this, [this](int turn) {
        m_question.turn = turn;
        refresh();
    });
    connect(m_dial, &TurnDial::stepRequested, this, &QuickPlacement::turn);
    part.layout->addWidget(m_dial);
    return part.widget;
}

QWidget* QuickPlacement::thirdsPart()
{
    const auto part = column(8);
    for (std::size_t i = 0; i < m_question.thirds.size(); ++i) {
        const QString name = tr("Third block, %1").arg(Names::direction(presentation::sideOfThird(m_question, i)));
        part.layout->addWidget(flowHeading(look(), name));
        auto* choice = new Segmented(look(), name, {tr("none"), tr("no part"), tr("bonus part")},
                                     static_cast<int>(m_question.thirds.at(i)));
        choice->setObjectName(QStringLiteral("third-%1").arg(i));
        connect(choice, &Segmented::chosenChanged, this, [this, i](int chosen) {
            m_question.thirds.at(i) = static_cast<ThirdBlock>(chosen);
            refresh();
        });
        part.layout->addWidget(choice);
    }
    return part.widget;
}

void QuickPlacement::changeFace(bool lies, const std::function<void(FaceDraft&)>& change)
{
    change(lies ? m_lies : m_new);
    refresh();
}

void QuickPlacement::changeSide(int side)
{
    m_question.side = side;
    m_thirds->hold(thirdsPart()); // they lie elsewhere now
    refresh();
}

void QuickPlacement::turn(int by)
{
    const auto& legal = m_answer.turns.at(static_cast<std::size_t>(m_question.side));
    int next = hex::wrapSix(m_question.turn + by);
    while (!legal.empty() && std::ranges::find(legal, next) == legal.end())
        next = hex::wrapSix(next + by);
    m_question.turn = next;
    refresh();
}

void QuickPlacement::refresh()
{
    m_question.lyingSides = m_lies.sides();
    m_question.lyingCorners = m_lies.corners();
    m_question.newSides = m_new.sides();
    m_question.newCorners = m_new.corners();
    m_answer = presentation::placementAnswer(m_question);
    const auto& legal = m_answer.turns.at(static_cast<std::size_t>(m_question.side));
    if (m_liesCanvas)
        m_liesCanvas->show(m_lies, middlePosition);
    if (m_newCanvas)
        m_newCanvas->show(m_new, middlePosition);
    m_picture->show(m_question, m_answer);
    m_dial->setTurns(legal, m_question.turn);
    m_count->setText(m_answer.asked ? tr("%1 of 6 legal here").arg(legal.size()) : QString());
    m_said->hold(answerCard());
}

} // namespace ui
