// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a card editor keeps and shows at the left. Its rows stand in card_editor_rows.cpp.
#include "ui/zaibatsu/card_editor.h"

#include "presentation/names.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/piece_words.h"

namespace ui {

namespace z = zaibatsu;

CardEditor::CardEditor(const Look& look, TableDriver& driver, z::CardId card, BackTo backTo, QObject* parent)
    : PieceEditor(look, driver, backTo, parent),
      m_known(z::printedOf(driver.state(), card)),
      m_steps(Draft{m_known, 1})
{
    const CardCopies copies = copiesOf(*driver.state().components, m_known.key);
    m_known.key = copies.key; // all copies are alike
    m_leastCopies = copies.count;
    m_steps = Steps<Draft>({m_known, copies.count});
}

CardEditor::CardEditor(const Look& look, TableDriver& driver, const QString& name, BackTo backTo, QObject* parent)
    : PieceEditor(look, driver, backTo, parent),
      m_steps(Draft{})
{
    m_known.key = keyOfName(name);
    m_known.name = name.simplified().toStdString();
    m_steps = Steps<Draft>({m_known, 1});
}

void CardEditor::change(const std::function<void(Draft&)>& wanted)
{
    Draft next = m_steps.now();
    wanted(next);
    m_steps.take(next);
    emit changed(); // also where nothing changed: the control tapped shows what holds
}

void CardEditor::keep()
{
    Draft draft = m_steps.now();
    draft.card.sample = false; // who enters a card vouches for it
    if (driver().act(build::setCard(draft.card, draft.copies)))
        emit kept();
}

QString CardEditor::name() const { return presentation::Names(state()).card(draft()); }

QWidget* CardEditor::picture(int side) const
{
    return makeIcon(look(), useIcon(draft().use), side, Ink::TextSecondary);
}

QList<KnownFact> CardEditor::knownFacts() const
{
    const z::Card& card = draft();
    const bool played = card.use == z::CardUse::None;
    const auto number = [](std::optional<int> n) { return n ? QString::number(*n) : QString(); };
    QList<KnownFact> facts{
        {tr("Kind"), card.use ? useNames()[static_cast<int>(*card.use)] : QString()},
        {tr("Actions"), card.actions ? abilitiesText(*card.actions) : QString()},
        {tr("Movement actions"), number(card.movement)},
    };
    if (!played)
        facts.append({tr("Cost"), card.cost ? costText(*card.cost) : QString()});
    if (const QString does = cardDoes(state(), card); !played || !does.isEmpty())
        facts.append({tr("What it does"), does});
    if (m_steps.now().copies > 1)
        facts.append({tr("Copies"), QString::number(m_steps.now().copies)});
    return facts;
}

} // namespace ui
