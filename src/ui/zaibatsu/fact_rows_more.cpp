// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Rows that are put together from several: own movement, ICE, defence, what an Icebreaker gains.
#include "ui/kit/fields.h"
#include "ui/zaibatsu/fact_rows.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

namespace z = zaibatsu;

void FactRows::ownMovement(const FactName& name, const std::optional<z::OwnMovement>& value,
                           const std::function<void(std::optional<z::OwnMovement>)>& set)
{
    oneOf(name, {tr("none"), tr("spaces"), tr("a roll"), tr("blocks")}, value ? static_cast<int>(value->kind) : -1,
          [set, value](int chosen) {
              if (chosen < 0)
                  return set(std::nullopt);
              const auto kind = static_cast<z::OwnMovement::Kind>(chosen);
              const int before = value ? value->count : 0;
              set(z::OwnMovement{kind, kind == z::OwnMovement::Kind::None ? 0 : std::max(1, before)});
          });
    if (!value || value->kind == z::OwnMovement::Kind::None)
        return;
    const bool roll = value->kind == z::OwnMovement::Kind::Roll;
    const FactName count{name.object + "-count", roll ? tr("How many dice") : tr("How many"), {}, false};
    number(count, {1, 20, 1, 6, false}, value->count,
           [set, value](std::optional<int> n) { set(z::OwnMovement{value->kind, n.value_or(value->count)}); });
}

void FactRows::ice(const FactName& name, const std::optional<z::Ice>& value,
                   const std::function<void(std::optional<z::Ice>)>& set)
{
    const z::Ice ice = value.value_or(z::Ice{});
    const auto numbers = value ? std::optional(ice.numbers) : std::nullopt;
    dice(name, ice.black ? DieKind::BlackIce : DieKind::Ice, numbers, [set, ice](std::optional<dice::FaceSet> next) {
        set(next ? std::optional(z::Ice{*next, ice.black && !next->empty()}) : std::nullopt);
    });
    if (ice.numbers.empty())
        return;
    auto* black = new SwitchRow(m_look, tr("Black ICE"));
    black->setObjectName(name.object + "-black");
    black->setChecked(ice.black);
    QObject::connect(black, &SwitchRow::toggled, black, [set, ice](bool on) { set(z::Ice{ice.numbers, on}); });
    part({}, {}, black);
}

void FactRows::defence(const FactName& name, const std::optional<z::Defence>& value,
                       const std::function<void(std::optional<z::Defence>)>& set)
{
    const z::Defence known = value.value_or(z::Defence{});
    const auto line = flow(8);
    unknownChip(line, name, !value, [set] { set(std::nullopt); });
    const bool none = value && value->shielded.empty() && value->unshielded.empty();
    chip(line, name, tr("none"), none, QStringLiteral("none"), [set] { set(z::Defence{}); });
    addRow(name, line.widget);
    const FactName hit{QStringLiteral("unshielded"), tr("Unshielded"), tr("hit"), false};
    const auto open = flow(8);
    addDice(open, hit, DieKind::Unshielded, known.unshielded,
            [set, known](dice::FaceSet next) { set(z::Defence{known.shielded - next, next}); });
    addRow(hit, open.widget);
    const FactName safe{QStringLiteral("shielded"), tr("Shielded"), tr("safe"), false};
    const auto covered = flow(8);
    addDice(covered, safe, DieKind::Shielded, known.shielded,
            [set, known](dice::FaceSet next) { set(z::Defence{next, known.unshielded - next}); });
    addRow(safe, covered.widget);
}

void FactRows::icebreaker(const FactName& name, const std::optional<z::IcebreakBonus>& value, bool owned,
                          const std::function<void(std::optional<z::IcebreakBonus>)>& set)
{
    const z::IcebreakBonus bonus = value.value_or(z::IcebreakBonus{});
    const auto with = [set, bonus](const std::function<void(z::IcebreakBonus&)>& change) {
        z::IcebreakBonus next = bonus;
        change(next);
        set(next);
    };
    const auto extra = value ? std::optional(bonus.dice) : std::nullopt;
    number(name, {0, 10, 0, 3, true}, extra, [=](std::optional<int> n) {
        if (!n)
            return set(std::nullopt);
        with([n](z::IcebreakBonus& next) {
            next.dice = *n;
            next.black = next.black && *n > 0;
        });
    });
    const FactName fixed{name.object + "-fixed", tr("Fixed numbers"), tr("succeed too"), false};
    const auto line = flow(8);
    addDice(line, fixed, DieKind::Unshielded, bonus.fixed,
            [=](dice::FaceSet faces) { with([faces](z::IcebreakBonus& next) { next.fixed = faces; }); });
    addRow(fixed, line.widget);
    const auto toggle = [&](const QString& object, const QString& text, bool on, bool z::IcebreakBonus::* member) {
        auto* part = new SwitchRow(m_look, text);
        part->setObjectName(name.object + object);
        part->setChecked(on);
        QObject::connect(part, &SwitchRow::toggled, part,
                         [=](bool now) { with([=](z::IcebreakBonus& next) { next.*member = now; }); });
        this->part({}, {}, part);
    };
    if (bonus.dice > 0)
        toggle(QStringLiteral("-black"), tr("One of them is black"), bonus.black, &z::IcebreakBonus::black);
    if (owned && value)
        toggle(QStringLiteral("-owned"), tr("Only against blocks of others"), bonus.againstOwned,
               &z::IcebreakBonus::againstOwned);
}

} // namespace ui
