// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rows of the card editor, as the kind of the card needs them.
#include "ui/kit/fields.h"
#include "ui/zaibatsu/card_editor.h"
#include "ui/zaibatsu/face_words.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/piece_words.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;
using z::CardUse;

template <class Value>
std::function<void(std::optional<Value>)> CardEditor::setter(std::optional<Value> z::Card::* member)
{
    return [this, member](const std::optional<Value>& value) {
        change([=](Draft& draft) { draft.card.*member = value; });
    };
}

FactName CardEditor::named(const char* object, const QString& title, bool known, const QString& detail)
{
    return {QString::fromLatin1(object), title, detail, !known};
}

void CardEditor::fill(FactRows& rows)
{
    const auto use = draft().use;
    rows.oneOf(named("use", tr("Kind of use"), m_known.use.has_value()), useNames(), use ? static_cast<int>(*use) : -1,
               [this](int chosen) {
                   change([chosen](Draft& draft) {
                       draft.card.use = chosen < 0 ? std::nullopt : std::optional(static_cast<CardUse>(chosen));
                   });
               });
    if (second())
        addSecond(rows);
    if (use != CardUse::None)
        rows.number(named("cost", tr("Cost"), m_known.cost.has_value(), tr("bonus counters")), {0, 24, 0, 5, false},
                    draft().cost, setter(&z::Card::cost));
    if (use == CardUse::BlockCard || draft().pawn)
        addGate(rows);
    addCarried(rows);
    addAbilities(rows);
    rows.heading(tr("Played as an action card"));
    addPlayed(rows);
    addRest(rows);
}

void CardEditor::addPlayed(FactRows& rows)
{
    rows.abilities(named("actions", tr("Actions"), m_known.actions.has_value()), draft().actions,
                   setter(&z::Card::actions));
    rows.number(named("movement", tr("Movement"), m_known.movement.has_value(), tr("actions")), {0, 20, 0, 6, false},
                draft().movement, setter(&z::Card::movement));
}

void CardEditor::addSecond(FactRows& rows)
{
    const auto& keys = slotKeys();
    const auto slot = std::ranges::find(keys, draft().slot);
    rows.oneOf(named("slot", tr("Slot"), !m_known.slot.empty()), slotTitles(),
               slot == keys.end() ? -1 : static_cast<int>(slot - keys.begin()), [this, &keys](int chosen) {
                   change([&keys, chosen](Draft& draft) {
                       draft.card.slot = chosen < 0 ? std::string() : keys[static_cast<std::size_t>(chosen)];
                   });
               });
    rows.oneOf(named("on", tr("Attached to"), m_known.on.has_value()),
               {tr("an own pawn"), tr("an enemy"), tr("a block")}, draft().on ? static_cast<int>(*draft().on) : -1,
               [this](int chosen) {
                   change([chosen](Draft& draft) {
                       draft.card.on = chosen < 0 ? std::nullopt : std::optional(static_cast<z::CardOn>(chosen));
                   });
               });
}

void CardEditor::addGate(FactRows& rows)
{
    const PawnChoices choices = pawnChoices(state());
    auto* picker = new Picker(look(), tr("Which pawn it lets in"), choices.names, choices.indexOf(draft().pawn));
    picker->setObjectName(QStringLiteral("gate"));
    connect(picker, &Picker::pickedChanged, this,
            [this, choices](int picked) { change([&](Draft& draft) { draft.card.pawn = choices.pawnAt(picked); }); });
    rows.part(tr("Lets in"), {}, picker);
}

void CardEditor::addCarried(FactRows& rows)
{
    const auto use = draft().use;
    const auto is = [use](std::initializer_list<CardUse> kinds) {
        return use && std::ranges::find(kinds, *use) != kinds.end();
    };
    const z::Card& card = draft();
    if (wants(is({CardUse::Generic, CardUse::Neuroconsole, CardUse::Bot}), card.icebreaker.has_value()))
        rows.icebreaker(named("icebreaker", tr("Icebreaker dice"), m_known.icebreaker.has_value(), tr("added")),
                        card.icebreaker, second(), setter(&z::Card::icebreaker));
    if (wants(is({CardUse::Weapon, CardUse::DroneWeapon}), card.skulls.has_value()))
        rows.number(named("skulls", tr("Attack skulls"), m_known.skulls.has_value()), {0, 20, 0, 5, false}, card.skulls,
                    setter(&z::Card::skulls));
    if (wants(is({CardUse::Defence}), card.defence.has_value()))
        rows.defence(named("defence", tr("Defence dice"), m_known.defence.has_value(),
                           use == CardUse::Defence ? tr("instead of the pawn's") : tr("beside the pawn's")),
                     card.defence, setter(&z::Card::defence));
    if (wants(is({CardUse::Generic}), card.hand.has_value()))
        rows.number(named("hand", tr("Hand"), m_known.hand.has_value(), tr("cards")), {-10, 10, -2, 2, true}, card.hand,
                    setter(&z::Card::hand));
    if (wants(is({CardUse::Generic, CardUse::Malware}), card.movementChange.has_value()))
        rows.number(named("movement-change", tr("Movement change"), m_known.movementChange.has_value(), tr("actions")),
                    {-10, 10, -2, 2, true}, card.movementChange, setter(&z::Card::movementChange));
    if (wants(false, card.ownMovement.has_value()))
        rows.ownMovement(named("own", tr("Own movement"), m_known.ownMovement.has_value()), card.ownMovement,
                         setter(&z::Card::ownMovement));
}

void CardEditor::addAbilities(FactRows& rows)
{
    const auto use = draft().use;
    const z::Card& card = draft();
    if (wants(use == CardUse::DroneWeapon || use == CardUse::Weapon, card.grants.has_value()))
        rows.abilities(named("grants", tr("Grants"), m_known.grants.has_value(), tr("to its pawn")), card.grants,
                       setter(&z::Card::grants));
    if (wants(use == CardUse::Malware, card.cannot.has_value()))
        rows.abilities(named("cannot", tr("Cannot"), m_known.cannot.has_value(), tr("barred")), card.cannot,
                       setter(&z::Card::cannot));
    if (wants(false, card.eachTurn.has_value()))
        rows.abilities(named("each-turn", tr("Each turn"), m_known.eachTurn.has_value(), tr("without a card")),
                       card.eachTurn, setter(&z::Card::eachTurn));
    if (m_all)
        return;
    auto* more = new Button(look(), ButtonKind::Dashed, tr("Something else is printed on it"));
    more->setObjectName(QStringLiteral("all-facts"));
    more->setGlyph(QStringLiteral("plus"));
    connect(more, &QPushButton::clicked, this, [this] {
        m_all = true;
        emit changed();
    });
    rows.part({}, {}, more);
}

void CardEditor::addRest(FactRows& rows)
{
    rows.part(tr("Note"), {}, noteField(QString::fromStdString(draft().note), [this](const QString& text) {
                  m_steps.typed().card.note = text.simplified().toStdString();
              }));
    auto* copies = new Stepper(look(), tr("Copies"), {m_leastCopies, 99}, m_steps.now().copies);
    copies->setObjectName(QStringLiteral("copies"));
    connect(copies, &Stepper::valueChanged, this,
            [this](int value) { change([value](Draft& draft) { draft.copies = value; }); });
    rows.part(tr("Copies"), tr("in the box, all alike"), copies);
}

} // namespace ui
