// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/quick_odds.h"

#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/sheets.h"
#include "ui/shell/layouts.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

QuickOdds::QuickOdds(Look& look, QWidget* parent) : Screen(look, parent) { }

QWidget* QuickOdds::compose(Breadth breadth)
{
    auto* root = new Panel(look(), Ink::Bg);
    auto* all = new QVBoxLayout(root);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto* bar = new TopBar(look(), breadth);
    connect(bar->addBack(tr("Home")), &QPushButton::clicked, this, &Screen::backRequested);
    bar->addTitle(tr("Dice and odds"));
    all->addWidget(bar);
    const int side = breadth == Breadth::Narrow ? 12 : 24; // six dice stand in a line on a phone
    const Page content = page(look(), QStringLiteral("odds"), {side, 16, side, 24}, 12);
    auto* kind = new Segmented(look(), tr("What is rolled"), {tr("Icebreaker"), tr("Delete")}, m_kind);
    kind->setObjectName(QStringLiteral("kind"));
    connect(kind, &Segmented::chosenChanged, this, [this](int index) {
        m_kind = index;
        rebuild();
    });
    content.layout->addWidget(kind);
    addChances(*content.layout);
    if (m_kind == 0)
        addIcebreak(*content.layout);
    else
        addDelete(*content.layout);
    content.layout->addStretch(1);
    all->addWidget(content.area, 1);
    return root;
}

void QuickOdds::addIcebreak(QVBoxLayout& into)
{
    into.addWidget(numberRow(tr("Numbers of the ICE"), QStringLiteral("ice"), false, m_roll.ice));
    into.addWidget(numberRow(tr("Fixed numbers"), QStringLiteral("fixed"), false, m_roll.fixed));
    into.addWidget(countRow(tr("Dice rolled"), QStringLiteral("dice"), m_roll.dice));
    into.addWidget(switchRow(tr("Black ICE"), QStringLiteral("black-ice"), m_roll.blackIce));
    into.addWidget(switchRow(tr("One die is black"), QStringLiteral("black-die"), m_roll.blackDie));
    into.addWidget(switchRow(tr("Another player controls the block"), QStringLiteral("owned"), m_roll.owned));
}

void QuickOdds::addDelete(QVBoxLayout& into)
{
    into.addWidget(countRow(tr("Skulls"), QStringLiteral("skulls"), m_skulls));
    into.addWidget(
        numberRow(tr("Unshielded numbers of the pawn"), QStringLiteral("unshielded"), false, m_target.own.unshielded));
    into.addWidget(
        numberRow(tr("Shielded numbers of the pawn"), QStringLiteral("shielded"), true, m_target.own.shielded));
    into.addWidget(numberRow(tr("Unshielded numbers of its space"), QStringLiteral("space-unshielded"), false,
                             m_target.space.unshielded));
    into.addWidget(numberRow(tr("Shielded numbers of its space"), QStringLiteral("space-shielded"), true,
                             m_target.space.shielded));
}

void QuickOdds::addChances(QVBoxLayout& into)
{
    const auto line = row(24);
    const auto number = [&](dice::Fraction fraction, const QString& words, Ink ink) {
        const presentation::Chance chance = presentation::chanceOf(fraction);
        const auto part = column(0);
        auto* big = new Label(look(), Style::Number, chance.percent, ink);
        big->setWraps(false);
        part.layout->addWidget(big);
        part.layout->addWidget(
            new Label(look(), Style::Body, tr("%1, %2").arg(words, chance.fraction), Ink::TextSecondary));
        line.layout->addWidget(part.widget, 1);
    };
    if (m_kind == 0) {
        const auto odds = zaibatsu::icebreakOdds(m_roll);
        if (odds) {
            number(odds->success, tr("succeeds"), Ink::Possible);
            number(odds->losePawn, tr("loses the pawn"), Ink::Danger);
        }
    } else if (const auto odds = zaibatsu::deleteOdds(m_target, m_skulls, zaibatsu::ShieldedWins::WithinRank)) {
        number(odds->success, tr("eliminates"), Ink::Possible);
    }
    if (line.layout->count() == 0)
        line.layout->addWidget(
            new Label(look(), Style::Body, tr("Tap the numbers on the dice of the ICE."), Ink::TextSecondary));
    into.addWidget(line.widget);
}

QWidget* QuickOdds::numberRow(const QString& name, const QString& object, bool shielded, Numbers& numbers)
{
    const auto part = column(4);
    part.layout->addWidget(new Label(look(), Style::Label, name, Ink::TextSecondary));
    const auto line = flow(8);
    for (int face = 1; face <= 6; ++face) {
        PictureToggle* toggle = chosenDie(look(), shielded ? DieKind::Shielded : DieKind::Unshielded, face);
        toggle->setObjectName(QStringLiteral("%1-%2").arg(object).arg(face));
        toggle->setChecked(numbers.contains(face));
        connect(toggle, &PictureToggle::clicked, this, [this, &numbers, face] {
            const dice::FaceSet one{face};
            numbers = numbers.contains(face) ? numbers - one : numbers | one;
            rebuild();
        });
        line.layout->addWidget(toggle);
    }
    part.layout->addWidget(line.widget);
    return part.widget;
}

QWidget* QuickOdds::countRow(const QString& name, const QString& object, int& count)
{
    auto* line = new QWidget;
    auto* fold = new FoldLayout(line, 12);
    fold->addWidget(new Label(look(), Style::Row, name));
    auto* stepper = new Stepper(look(), name, {1, 8}, count);
    stepper->setObjectName(object);
    connect(stepper, &Stepper::valueChanged, this, [this, &count](int value) {
        count = value;
        rebuild();
    });
    fold->addWidget(stepper);
    return line;
}

QWidget* QuickOdds::switchRow(const QString& name, const QString& object, bool& value)
{
    auto* toggle = new SwitchRow(look(), name);
    toggle->setObjectName(object);
    toggle->setChecked(value);
    connect(toggle, &SwitchRow::toggled, this, [this, &value](bool on) {
        value = on;
        rebuild();
    });
    return toggle;
}

} // namespace ui
