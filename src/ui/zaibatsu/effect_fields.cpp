// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/effect_fields.h"

#include "ui/kit/fields.h"
#include "ui/zaibatsu/face_words.h"
#include "ui/zaibatsu/flow_parts.h"

#include <QCoreApplication>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct EffectFields {
    Q_DECLARE_TR_FUNCTIONS(EffectFields)
};

QWidget* kindField(const EffectHome& home, const z::Effect& effect)
{
    auto* kind = new Picker(home.look, EffectFields::tr("What the effect does"), effectKindNames(),
                            static_cast<int>(effect.kind));
    kind->setObjectName(home.name + QStringLiteral("-kind"));
    QObject::connect(kind, &Picker::pickedChanged, kind, [change = home.change](int picked) {
        change([picked](z::Effect& next) { next = withKind(next, static_cast<z::EffectKind>(picked)); });
    });
    return kind;
}

QWidget* pawnField(const EffectHome& home, const z::Effect& effect)
{
    const PawnChoices choices = pawnChoices(home.state);
    auto* pawn = new Picker(home.look, EffectFields::tr("Which pawn"), choices.names, choices.indexOf(effect.pawn));
    pawn->setObjectName(home.name + QStringLiteral("-pawn"));
    QObject::connect(pawn, &Picker::pickedChanged, pawn, [choices, change = home.change](int picked) {
        change([&](z::Effect& next) { next.pawn = choices.pawnAt(picked); });
    });
    return pawn;
}

QWidget* cardField(const EffectHome& home, const z::Effect& effect)
{
    const CardChoices choices = cardChoices(home.state, effect.card);
    auto* card = new Picker(home.look, EffectFields::tr("Which card"), choices.names, choices.indexOf(effect.card));
    card->setObjectName(home.name + QStringLiteral("-card"));
    QObject::connect(card, &Picker::pickedChanged, card, [choices, change = home.change](int picked) {
        change([&](z::Effect& next) { next.card = choices.cardAt(picked); });
    });
    return card;
}

QWidget* reachField(const EffectHome& home, const z::Effect& effect)
{
    auto* reach =
        new Picker(home.look, EffectFields::tr("How far it reaches"), reachNames(), static_cast<int>(effect.reach));
    reach->setObjectName(home.name + QStringLiteral("-reach"));
    QObject::connect(reach, &Picker::pickedChanged, reach, [change = home.change](int picked) {
        change([picked](z::Effect& next) { next.reach = static_cast<z::Reach>(picked); });
    });
    return reach;
}

/// A number with its word below it.
QWidget* captioned(const Look& look, QWidget* field, const QString& word)
{
    const auto part = column(0);
    part.layout->addWidget(field, 0, Qt::AlignLeft);
    part.layout->addWidget(new Label(look, Style::Caption, word, Ink::TextSecondary));
    return part.widget;
}

using NumberOf = std::optional<int> z::Effect::*;

/// How many there are: unknown until a tap says one.
QWidget* numberField(const EffectHome& home, const z::Effect& effect, NumberOf member)
{
    const bool skulls = member == &z::Effect::skulls;
    const QString name = home.name + (skulls ? QStringLiteral("-skulls") : QStringLiteral("-count"));
    if (!(effect.*member)) {
        auto* enter = new Button(home.look, ButtonKind::Dashed,
                                 skulls ? EffectFields::tr("Skulls unknown") : EffectFields::tr("How many: 1"));
        enter->setObjectName(name);
        QObject::connect(enter, &QPushButton::clicked, enter,
                         [member, change = home.change] { change([&](z::Effect& next) { next.*member = 1; }); });
        return enter;
    }
    const QString word = skulls ? EffectFields::tr("skulls") : EffectFields::tr("how many");
    auto* stepper = new Stepper(home.look, word, {skulls ? 0 : 1, 20}, *(effect.*member));
    stepper->setObjectName(name);
    QObject::connect(stepper, &Stepper::valueChanged, stepper, [member, change = home.change](int value) {
        change([&](z::Effect& next) { next.*member = value; });
    });
    return captioned(home.look, stepper, word);
}

QWidget* textField(const EffectHome& home, const z::Effect& effect)
{
    auto* text = new TextField(home.look, EffectFields::tr("What the players do"), QString::fromStdString(effect.text));
    text->setObjectName(home.name + QStringLiteral("-text"));
    text->setPlaceholderText(EffectFields::tr("What the players do"));
    QObject::connect(text, &QLineEdit::textEdited, text, [type = home.type](const QString& typed) {
        type([&](z::Effect& next) { next.text = typed.trimmed().toStdString(); });
    });
    return text;
}

/// All fields but the kind.
QList<QWidget*> furtherFields(const EffectHome& home, const z::Effect& effect)
{
    QList<QWidget*> fields;
    if (asksForPawn(effect.kind) || effect.pawn)
        fields << pawnField(home, effect);
    if (asksForCard(effect.kind) || effect.card)
        fields << cardField(home, effect);
    if (asksForSkulls(effect.kind) || effect.skulls)
        fields << numberField(home, effect, &z::Effect::skulls);
    if (asksForCount(effect.kind) || effect.count)
        fields << numberField(home, effect, &z::Effect::count);
    if (asksForReach(effect.kind) || effect.reach != z::Reach::Any)
        fields << reachField(home, effect);
    return fields;
}

} // namespace

QWidget* effectFields(const EffectHome& home, const z::Effect& effect)
{
    QList<QWidget*> fields = furtherFields(home, effect);
    fields.prepend(kindField(home, effect));
    const auto lines = column(8);
    const qsizetype each = home.pairs ? 2 : 1;
    for (qsizetype i = 0; i < fields.size(); i += each) {
        const auto line = row(8);
        for (QWidget* field : fields.mid(i, each))
            line.layout->addWidget(field, 1);
        lines.layout->addWidget(line.widget);
    }
    if (effect.kind == z::EffectKind::Note || !effect.text.empty())
        lines.layout->addWidget(textField(home, effect));
    return lines.widget;
}

QWidget* effectOptional(const EffectHome& home, const z::Effect& effect)
{
    auto* chip = new Chip(home.look, EffectFields::tr("optional"));
    chip->setObjectName(home.name + QStringLiteral("-may"));
    chip->setChecked(effect.may);
    QObject::connect(chip, &Chip::toggled, chip,
                     [change = home.change](bool on) { change([on](z::Effect& next) { next.may = on; }); });
    return chip;
}

} // namespace ui
