// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/specimen.h"

#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/kit/rows.h"
#include "ui/kit/sheets.h"
#include "ui/kit/step_bar.h"

#include <QBoxLayout>

namespace ui {
namespace {

/// A picture with a word under it.
QWidget* captioned(const Look& look, QWidget* picture, const QString& text)
{
    auto* out = new QWidget;
    auto* column = new QVBoxLayout(out);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(picture, 0, Qt::AlignHCenter);
    auto* label = new Label(look, Style::Caption, text, Ink::TextSecondary);
    label->setWraps(false);
    label->setAlignment(Qt::AlignHCenter);
    column->addWidget(label);
    return out;
}

QWidget* flowOf(const QList<QWidget*>& parts, int spacing = 16)
{
    auto* out = new QWidget;
    auto* flow = new FlowLayout(nullptr, spacing);
    out->setLayout(flow);
    for (QWidget* part : parts)
        flow->addWidget(part);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    out->setSizePolicy(policy);
    return out;
}

} // namespace

Specimen::Specimen(Look& look, QWidget* parent) : Screen(look, parent) { }

void Specimen::setBlocks(QSize size, PictureView::Picture picture)
{
    m_blocksSize = size;
    m_blocks = std::move(picture);
}

QWidget* Specimen::compose(Breadth)
{
    auto* scroll = new ScrollArea(look());
    auto* page = new QWidget;
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(48, 32, 48, 48);
    column->setSpacing(16);
    column->addWidget(new Label(look(), Style::Title, tr("Zaibatsu Companion, specimen")));
    column->addWidget(
        new Label(look(), Style::Body,
                  tr("Shape is the owner. Neon is a meaning: cyan can be done, violet is a bonus, pink is a loss."),
                  Ink::TextSecondary));
    const auto part = [&](const QString& title, QWidget* widget) {
        column->addSpacing(16);
        column->addWidget(new Label(look(), Style::PanelTitle, title));
        column->addWidget(widget);
    };
    if (m_blocks)
        part(tr("Blocks"), new PictureView(look(), m_blocksSize, m_blocks));
    part(tr("Pawns"), pawns());
    part(tr("Owners and counters"), owners());
    part(tr("Dice and bonus counters"), dice());
    part(tr("Actions, effects, controls"), icons());
    part(tr("Type"), type());
    part(tr("Buttons, 48 px and up, 8 px apart"), buttons());
    part(tr("Choices"), choices());
    part(tr("Colours of this theme"), colours());
    column->addStretch();
    scroll->setWidget(page);
    return scroll;
}

QWidget* Specimen::pawns()
{
    const QList<PawnLook> kinds{{"speedrunner-red", Owner::Red}, {"cleaner-a", Owner::Blue},
                                {"probe-drone", Owner::Green},   {"mar-ii-drone", Owner::Yellow},
                                {"turret-drone", Owner::Nobody}, {"hulk-drone", Owner::Red},
                                {"gynoid", Owner::Blue},         {"idoru", Owner::Green},
                                {"cracker", Owner::Yellow},      {"cyborg", Owner::Nobody}};
    QList<QWidget*> parts;
    for (const PawnLook& kind : kinds)
        parts << captioned(look(), makePawn(look(), kind, 64), kind.pawn);
    const auto state = [&](PawnState which, const QString& text) {
        parts << captioned(look(), makePawn(look(), {"speedrunner-blue", Owner::Blue, which, false}, 72), text);
    };
    state(PawnState::Rest, tr("rest"));
    state(PawnState::Selected, tr("selected"));
    state(PawnState::Threatened, tr("threatened"));
    state(PawnState::GoingTo, tr("going to"));
    state(PawnState::Out, tr("out"));
    return flowOf(parts);
}

QWidget* Specimen::owners()
{
    QList<QWidget*> parts;
    for (const Owner owner : {Owner::Red, Owner::Blue, Owner::Green, Owner::Yellow, Owner::Nobody})
        parts << makeMark(look(), owner, 44) << makeMark(look(), owner, 44, MarkFill::Hollow);
    return flowOf(parts);
}

QWidget* Specimen::dice()
{
    QList<QWidget*> parts;
    const auto die = [&](const DieLook& what, const QString& text) {
        parts << captioned(look(), makeDie(look(), what, 56), text);
    };
    die({DieKind::Unshielded, 4}, tr("unshielded"));
    die({DieKind::Shielded, 4}, tr("shielded"));
    die({DieKind::Unshielded, 5, true}, tr("hit"));
    die({DieKind::CannotHit, 2}, tr("cannot hit"));
    die({DieKind::Unshielded, 6, false, true}, tr("struck"));
    die({DieKind::Ice, 4}, tr("ICE"));
    die({DieKind::BlackIce, 6}, tr("Black ICE"));
    for (const DieKind kind : {DieKind::Ice, DieKind::Unshielded, DieKind::Shielded})
        parts << makeDie(look(), {kind, 3}, 26);
    const auto coin = [&](std::optional<Owner> wonBy) {
        return new PictureView(look(), {56, 56}, [this, wonBy](QPainter& painter, const QRectF& box) {
            paintBonusCoin(painter, look(), box.center(), 24, wonBy);
        });
    };
    parts << captioned(look(), coin(std::nullopt), tr("bonus")) << captioned(look(), coin(Owner::Blue), tr("won"));
    return flowOf(parts);
}

QWidget* Specimen::icons()
{
    QStringList names = look().tokens().icons.keys();
    names.sort();
    QList<QWidget*> parts;
    for (const QString& name : names)
        parts << captioned(look(), makeIcon(look(), name, 28), name);
    return flowOf(parts);
}

QWidget* Specimen::type()
{
    auto* out = new QWidget;
    auto* column = new QVBoxLayout(out);
    column->setContentsMargins(0, 0, 0, 0);
    const auto line = [&](Style style, const QString& text) { column->addWidget(new Label(look(), style, text)); };
    line(Style::Number, "75 % Bo 5/8");
    line(Style::Title, "Icebreaker, Взлом");
    line(Style::PanelTitle, "Speedrunner, corredor");
    line(Style::Row, "Place a block, Положить блок");
    line(Style::Body, "This side has no space. С этой стороны нет клетки.");
    line(Style::Reading, "Vérifie l'emplacement; ¿es válida la orientación?");
    line(Style::Caption, "turn 7, pile 12, été, ñandú");
    line(Style::Clock, "32:10 R-052");
    return out;
}

QWidget* Specimen::buttons()
{
    auto* confirm = new Button(look(), ButtonKind::Confirm, tr("Confirm"));
    confirm->setGlyph("check");
    auto* next = new Button(look(), ButtonKind::Raised, tr("Next phase"));
    next->setTrailingGlyph("next");
    auto* off = new Button(look(), ButtonKind::Plain, tr("Not now"));
    off->setEnabled(false);
    auto* fit = new IconButton(look(), "fit", tr("Whole Cybernet"));
    fit->setFramed(true);
    auto* add = new Button(look(), ButtonKind::Dashed, tr("Add a fourth player"));
    add->setGlyph("plus");
    auto* out = new QWidget;
    auto* column = new QVBoxLayout(out);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(flowOf({confirm, next, new Button(look(), ButtonKind::Plain, tr("Plain")),
                              new Button(look(), ButtonKind::Quiet, tr("Quiet")), off, add, fit},
                             8));
    auto* possible = new ActionRow(look(), "icebreaker", tr("Possible"));
    possible->setPossible(tr("cyan edge, one tap"));
    auto* impossible = new ActionRow(look(), "delete", tr("Impossible"));
    impossible->setImpossible(tr("grey, with the reason and a way to the rule"), "R-085");
    column->addWidget(possible);
    column->addWidget(impossible);
    auto* banner = new Banner(look(), Banner::Kind::Warning, tr("%n entries are not on disk yet.", nullptr, 2));
    banner->addAction(tr("Try again"));
    column->addWidget(banner);
    return out;
}

QWidget* Specimen::choices()
{
    auto* out = new QWidget;
    auto* column = new QVBoxLayout(out);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(new StepBar(look(), {tr("Draw"), tr("Place"), tr("Confirm")}, 1));
    column->addWidget(new Segmented(look(), tr("Time limit"), {tr("None"), "30", "60", "90"}, 2));
    auto* on =
        new SwitchRow(look(), tr("A switch, and its whole row is the target"), tr("60 × 34, with a tick when on"));
    on->setChecked(true);
    column->addWidget(on);
    column->addWidget(new SwitchRow(look(), tr("Switched off")));
    auto* card = new RadioCard(look(), tr("Everything"), tr("steps, places and dice are checked"));
    card->setChecked(true);
    column->addWidget(card);
    QList<QWidget*> small;
    for (int value = 1; value <= 6; ++value)
        small << makeDieToggle(look(), DieKind::Unshielded, value);
    static_cast<QAbstractButton*>(small.at(2))->setChecked(true);
    small << new Chip(look(), tr("typed"))
          << new Picker(look(), tr("Effect"), {tr("gain a pawn"), tr("gain a card")}, 0);
    small << new Stepper(look(), tr("Kept"), {0, 6}, 2) << new TextField(look(), tr("Name"), "Bo");
    column->addWidget(flowOf(small, 8));
    return out;
}

QWidget* Specimen::colours()
{
    QList<QWidget*> parts;
    for (std::size_t i = 0; i < inkCount; ++i) {
        const QColor colour = look().theme().inks.at(i);
        auto* patch = new PictureView(look(), {96, 44}, [this, colour](QPainter& painter, const QRectF& box) {
            paintSurface(painter, box, {colour, look().ink(Ink::Outline), 1, radiusChip, false});
        });
        parts << captioned(look(), patch, inkNames().at(i));
    }
    return flowOf(parts, 12);
}

} // namespace ui
