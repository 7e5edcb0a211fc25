// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Rows with one value. Those that are put together from several stand in fact_rows_more.cpp.
#include "ui/zaibatsu/fact_rows.h"

#include "presentation/names.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/flow_parts.h"

namespace ui {

namespace z = zaibatsu;

void FactRows::part(const QString& title, const QString& detail, QWidget* widget)
{
    const auto words = column(0);
    if (!title.isEmpty())
        words.layout->addWidget(new Label(m_look, Style::Body, title));
    if (!detail.isEmpty())
        words.layout->addWidget(new Label(m_look, Style::Caption, detail, Ink::TextSecondary));
    if (m_stacked) {
        words.layout->addWidget(widget);
        m_into.addWidget(words.widget);
        return;
    }
    const auto line = row(12);
    words.widget->setFixedWidth(m_look.scaled(150)); // "Незащищённый" and "Déplacement" must fit
    line.layout->addWidget(words.widget, 0, Qt::AlignVCenter);
    line.layout->addWidget(widget, 1);
    m_into.addWidget(line.widget);
}

void FactRows::heading(const QString& text)
{
    m_into.addWidget(new Divider(m_look));
    m_into.addWidget(flowHeading(m_look, text));
}

void FactRows::addRow(const FactName& name, QWidget* line)
{
    line->setObjectName("row-" + name.object);
    part(name.title, name.detail, line);
}

QAbstractButton* FactRows::chip(const Line& line, const FactName& name, const QString& text, bool on,
                                const QString& object, const std::function<void()>& run) const
{
    auto* chip = new Chip(m_look, text);
    chip->setObjectName(name.object + QLatin1Char('-') + object);
    chip->setAccessibleName(tr("%1: %2", "a fact and its value").arg(name.title, text));
    chip->setChecked(on);
    QObject::connect(chip, &Chip::clicked, chip, run);
    line.layout->addWidget(chip);
    return chip;
}

void FactRows::unknownChip(const Line& line, const FactName& name, bool unknown,
                           const std::function<void()>& forget) const
{
    if (!unknown && !name.mayForget)
        return;
    QAbstractButton* mark = chip(line, name, QStringLiteral("?"), unknown, QStringLiteral("unknown"), forget);
    mark->setAccessibleName(tr("%1: not known yet").arg(name.title));
    mark->setToolTip(tr("not known yet"));
}

void FactRows::number(const FactName& name, Numbers numbers, std::optional<int> value,
                      const std::function<void(std::optional<int>)>& set)
{
    const auto line = flow(8);
    unknownChip(line, name, !value, [set] { set(std::nullopt); });
    const auto sign = [&](int n) {
        const QString digits = QString::number(n);
        return numbers.signs && n > 0 ? QLatin1Char('+') + digits : QString(digits).replace('-', QChar(0x2212));
    };
    for (int n = numbers.firstTap; n <= numbers.lastTap; ++n)
        chip(line, name, sign(n), value == n, QString::number(n), [set, n] { set(n); });
    const bool beyond = value && (*value < numbers.firstTap || *value > numbers.lastTap);
    if (beyond) {
        auto* stepper = new Stepper(m_look, name.title, {numbers.least, numbers.most}, *value);
        stepper->setObjectName(name.object + "-stepper");
        QObject::connect(stepper, &Stepper::valueChanged, stepper, [set](int n) { set(n); });
        line.layout->addWidget(stepper);
    } else {
        auto* more = chip(line, name, QStringLiteral("…"), false, QStringLiteral("more"),
                          [set, n = numbers.lastTap + 1] { set(n); });
        more->setAccessibleName(tr("%1: another number").arg(name.title));
    }
    addRow(name, line.widget);
}

void FactRows::addDice(const Line& line, const FactName& name, DieKind kind, dice::FaceSet on,
                       const std::function<void(dice::FaceSet)>& set) const
{
    for (int face = 1; face <= 6; ++face) {
        PictureToggle* toggle = chosenDie(m_look, kind, face);
        toggle->setObjectName(QStringLiteral("%1-%2").arg(name.object).arg(face));
        toggle->setAccessibleName(tr("%1: %2", "a fact and its value").arg(name.title).arg(face));
        toggle->setChecked(on.contains(face));
        QObject::connect(toggle, &PictureToggle::clicked, toggle, [set, on, face] {
            const dice::FaceSet one{face};
            set(on.contains(face) ? on - one : on | one);
        });
        line.layout->addWidget(toggle);
    }
}

void FactRows::dice(const FactName& name, DieKind kind, const std::optional<dice::FaceSet>& value,
                    const std::function<void(std::optional<dice::FaceSet>)>& set)
{
    const auto line = flow(8);
    unknownChip(line, name, !value, [set] { set(std::nullopt); });
    addDice(line, name, kind, value.value_or(dice::FaceSet{}), set);
    chip(line, name, tr("none"), value && value->empty(), QStringLiteral("none"), [set] { set(dice::FaceSet{}); });
    addRow(name, line.widget);
}

void FactRows::abilities(const FactName& name, const std::optional<z::Abilities>& value,
                         const std::function<void(std::optional<z::Abilities>)>& set)
{
    const auto line = flow(8);
    unknownChip(line, name, !value, [set] { set(std::nullopt); });
    const z::Abilities on = value.value_or(z::Abilities{});
    for (const z::Ability each : {z::Ability::Icebreaker, z::Ability::Delete, z::Ability::Search, z::Ability::Reboot}) {
        chip(line, name, presentation::Names::ability(each), on.has(each), QString::number(static_cast<int>(each)),
             [set, on, each] {
                 z::Abilities next;
                 for (const z::Ability other :
                      {z::Ability::Icebreaker, z::Ability::Delete, z::Ability::Search, z::Ability::Reboot})
                     if (on.has(other) != (other == each))
                         next.insert(other);
                 set(next);
             });
    }
    chip(line, name, tr("none"), value && value->empty(), QStringLiteral("none"), [set] { set(z::Abilities{}); });
    addRow(name, line.widget);
}

void FactRows::oneOf(const FactName& name, const QStringList& options, int chosen, const std::function<void(int)>& set)
{
    const auto line = flow(8);
    unknownChip(line, name, chosen < 0, [set] { set(-1); });
    for (int i = 0; i < options.size(); ++i)
        chip(line, name, options[i], i == chosen, QString::number(i), [set, i] { set(i); });
    addRow(name, line.widget);
}

void FactRows::yesOrNo(const FactName& name, const QStringList& noAndYes, std::optional<bool> value,
                       const std::function<void(std::optional<bool>)>& set)
{
    oneOf(name, noAndYes, value ? static_cast<int>(*value) : -1,
          [set](int chosen) { set(chosen < 0 ? std::nullopt : std::optional(chosen == 1)); });
}

} // namespace ui
