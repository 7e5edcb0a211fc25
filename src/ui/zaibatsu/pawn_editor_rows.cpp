// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The rows of the pawn editor, as the kind of the pawn needs them.
#include "ui/kit/fields.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/pawn_editor.h"
#include "ui/zaibatsu/piece_words.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

template <class Value>
std::function<void(std::optional<Value>)> PawnEditor::setter(std::optional<Value> z::PawnCard::* member)
{
    return [this, member](const std::optional<Value>& value) {
        change([=](z::PawnCard& draft) { draft.*member = value; });
    };
}

FactName PawnEditor::named(const char* object, const QString& title, bool known, const QString& detail)
{
    return {QString::fromLatin1(object), title, detail, !known};
}

void PawnEditor::fill(FactRows& rows)
{
    const z::PawnCard& pawn = draft();
    rows.abilities(named("abilities", tr("Abilities"), known().abilities.has_value()), pawn.abilities,
                   setter(&z::PawnCard::abilities));
    const bool breaks = pawn.abilities && pawn.abilities->has(z::Ability::Icebreaker);
    if (wants(breaks, pawn.fixed.has_value()))
        rows.dice(named("fixed", tr("Fixed numbers"), known().fixed.has_value(), tr("of its Icebreaker")),
                  DieKind::Unshielded, pawn.fixed, setter(&z::PawnCard::fixed));
    addFight(rows);
    addMovement(rows);
    if (wants(hasGate(), pawn.cost.has_value()))
        rows.number(named("cost", tr("Cost"), known().cost.has_value(), tr("bonus counters")), {0, 24, 0, 5, false},
                    pawn.cost, setter(&z::PawnCard::cost));
    if (second())
        addSecond(rows);
    addRare(rows);
    rows.part(tr("Note"), {}, noteField(QString::fromStdString(pawn.note), [this](const QString& text) {
                  m_steps.typed().note = text.simplified().toStdString();
              }));
}

void PawnEditor::addFight(FactRows& rows)
{
    const z::PawnCard& pawn = draft();
    const bool runner = pawn.kind == z::PawnKind::Speedrunner;
    if (wants(!runner, pawn.skulls.has_value()))
        rows.number(named("skulls", tr("Attack skulls"), known().skulls.has_value()), {0, 20, 0, 5, false}, pawn.skulls,
                    setter(&z::PawnCard::skulls));
    rows.defence(named("defence", tr("Defence dice"), known().defence.has_value()), pawn.defence,
                 setter(&z::PawnCard::defence));
    if (wants(!runner && pawn.kind != z::PawnKind::Cleaner, pawn.ice.has_value()))
        rows.ice(named("ice", tr("ICE"), known().ice.has_value()), pawn.ice, setter(&z::PawnCard::ice));
}

void PawnEditor::addMovement(FactRows& rows)
{
    const z::PawnCard& pawn = draft();
    const bool runner = pawn.kind == z::PawnKind::Speedrunner || pawn.kind == z::PawnKind::Cleaner;
    if (wants(!runner, pawn.ownMovement.has_value()))
        rows.ownMovement(named("own", tr("Own movement"), known().ownMovement.has_value()), pawn.ownMovement,
                         setter(&z::PawnCard::ownMovement));
    if (wants(!runner, pawn.cardMovement.has_value()))
        rows.yesOrNo(named("card-movement", tr("Cards move it"), known().cardMovement.has_value()),
                     {tr("no"), tr("yes")}, pawn.cardMovement, setter(&z::PawnCard::cardMovement));
}

void PawnEditor::addRare(FactRows& rows)
{
    const z::PawnCard& pawn = draft();
    if (wants(false, pawn.icebreaker.has_value()))
        rows.icebreaker(named("icebreaker", tr("Icebreaker dice"), known().icebreaker.has_value(), tr("added")),
                        pawn.icebreaker, second(), setter(&z::PawnCard::icebreaker));
    if (wants(false, pawn.cannot.has_value()))
        rows.abilities(named("cannot", tr("Cannot"), known().cannot.has_value(), tr("barred")), pawn.cannot,
                       setter(&z::PawnCard::cannot));
    if (wants(false, pawn.eachTurn.has_value()))
        rows.abilities(named("each-turn", tr("Each turn"), known().eachTurn.has_value(), tr("without a card")),
                       pawn.eachTurn, setter(&z::PawnCard::eachTurn));
    if (wants(false, pawn.hand.has_value()))
        rows.number(named("hand", tr("Hand"), known().hand.has_value(), tr("cards")), {-10, 10, -2, 2, true}, pawn.hand,
                    setter(&z::PawnCard::hand));
    if (wants(false, pawn.movementChange.has_value()))
        rows.number(named("movement-change", tr("Movement change"), known().movementChange.has_value(), tr("actions")),
                    {-10, 10, -2, 2, true}, pawn.movementChange, setter(&z::PawnCard::movementChange));
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

void PawnEditor::addSecond(FactRows& rows)
{
    const z::PawnCard& pawn = draft();
    addSlots(rows);
    if (wants(pawn.kind == z::PawnKind::Drone, pawn.anyTurn.has_value()))
        rows.yesOrNo(named("any-turn", tr("Acts in any turn"), known().anyTurn.has_value()), {tr("no"), tr("yes")},
                     pawn.anyTurn, setter(&z::PawnCard::anyTurn));
    const auto by = pawn.rebootBy;
    const int chosen = !by ? -1 : by->card && by->fourCards ? 2 : by->fourCards ? 1 : 0;
    rows.oneOf(named("reboot-by", tr("Reboot by"), known().rebootBy.has_value()),
               {tr("a Reboot card"), tr("four cards"), tr("either")}, chosen, [this](int now) {
                   change([now](z::PawnCard& draft) {
                       draft.rebootBy = now < 0 ? std::nullopt : std::optional(z::RebootBy{now != 1, now != 0});
                   });
               });
}

void PawnEditor::addSlots(FactRows& rows)
{
    const auto& keys = slotKeys();
    const QStringList titles = slotTitles();
    rows.oneOf(named("slots", tr("Slots"), known().slotNames.has_value()), {tr("none"), tr("these:")},
               !draft().slotNames               ? -1
                   : draft().slotNames->empty() ? 0
                                                : 1,
               [this, &keys](int now) {
                   change([&keys, now](z::PawnCard& draft) {
                       if (now < 0)
                           draft.slotNames.reset();
                       else
                           draft.slotNames = now == 0 ? std::vector<std::string>{} : std::vector<std::string>{keys[0]};
                   });
               });
    if (!draft().slotNames || draft().slotNames->empty())
        return;
    for (std::size_t i = 0; i < keys.size(); ++i) {
        const auto count = static_cast<int>(std::ranges::count(*draft().slotNames, keys[i]));
        auto* stepper = new Stepper(look(), titles[static_cast<int>(i)], {0, 4}, count);
        stepper->setObjectName("slot-" + QString::fromStdString(keys[i]));
        connect(stepper, &Stepper::valueChanged, this, [this, key = keys[i]](int value) {
            change([&key, value](z::PawnCard& draft) {
                std::erase(*draft.slotNames, key);
                draft.slotNames->insert(draft.slotNames->end(), static_cast<std::size_t>(value), key);
            });
        });
        rows.part(titles[static_cast<int>(i)], {}, stepper);
    }
}

} // namespace ui
