// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/roll_screen.h"

#include "ui/kit/fields.h"
#include "ui/kit/label.h"
#include "ui/kit/sheets.h"
#include "ui/shell/layouts.h"

#include <numeric>

namespace ui {

RollScreen::RollScreen(Look& look, Tables& tables, QWidget* parent) : Screen(look, parent), m_tables(tables) { }

void RollScreen::roll()
{
    m_faces = m_tables.rollDice(m_count);
    rebuild();
}

QString RollScreen::sentence() const
{
    if (m_faces.isEmpty())
        return tr("Nothing rolled yet.");
    QStringList words;
    for (const int face : m_faces)
        words << QString::number(face);
    return tr("%1: %2 in all").arg(words.join(", ")).arg(std::accumulate(m_faces.begin(), m_faces.end(), 0));
}

QWidget* RollScreen::compose(Breadth breadth)
{
    const auto all = column(0);
    auto* bar = new TopBar(look(), breadth);
    QPushButton* back = bar->addBack(tr("Home"));
    connect(back, &QPushButton::clicked, this, &RollScreen::backRequested);
    bar->addTitle(title());
    all.layout->addWidget(bar);
    const int side = breadth == Breadth::Narrow ? 12 : 32;
    const Page one = page(look(), "roll", {side, 24, side, 24}, 24);
    const auto count = flow(24);
    auto* name = new Label(look(), Style::Row, tr("How many dice"));
    name->setWraps(false);
    name->setMinimumHeight(target);
    count.layout->addWidget(name);
    auto* stepper = new Stepper(look(), tr("How many dice"), {1, 8}, m_count);
    stepper->setObjectName("count");
    connect(stepper, &Stepper::valueChanged, this, [this](int value) { m_count = value; });
    count.layout->addWidget(stepper);
    one.layout->addWidget(count.widget);
    const auto faces = flow(16);
    for (const int face : m_faces)
        faces.layout->addWidget(makeDie(look(), {DieKind::Unshielded, face}, 96));
    if (m_faces.isEmpty())
        faces.layout->addWidget(makeDie(look(), {DieKind::CannotHit, std::nullopt}, 96));
    one.layout->addWidget(faces.widget);
    auto* said = new Label(look(), Style::PanelTitle, sentence(), m_faces.isEmpty() ? Ink::TextMuted : Ink::Text);
    said->setObjectName("said");
    one.layout->addWidget(said);
    one.layout->addWidget(
        new Label(look(), Style::Body, tr("These dice belong to no table and are kept nowhere."), Ink::TextSecondary));
    one.layout->addStretch();
    all.layout->addWidget(one.area, 1);
    all.layout->addWidget(rollButton());
    return all.widget;
}

QWidget* RollScreen::rollButton()
{
    const auto foot = row(8);
    foot.layout->setContentsMargins(32, 8, 32, 20);
    foot.layout->addStretch();
    auto* go = new Button(look(), ButtonKind::Confirm, tr("Roll"));
    go->setObjectName("roll-now");
    go->setGlyph("quick-check");
    go->setHeight(68);
    go->setMinimumWidth(look().scaled(150));
    setHint(*go, tr("Roll"), QKeySequence(Qt::CTRL | Qt::Key_Return));
    connect(go, &QPushButton::clicked, this, &RollScreen::roll);
    foot.layout->addWidget(go);
    return foot.widget;
}

} // namespace ui
