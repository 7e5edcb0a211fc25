// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// Controls that all parts of putting by hand are made of.
#include "ui/zaibatsu/adjust_parts.h"

#include "ui/kit/choices.h"
#include "ui/kit/fields.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct AdjustParts {
    Q_DECLARE_TR_FUNCTIONS(AdjustParts)
};

} // namespace

void addColours(QVBoxLayout& into, const AdjustDesk& desk, const ColourChoice& choice, const PutColour& put)
{
    into.addWidget(flowHeading(desk.look(), choice.heading));
    const auto line = flow(8);
    const auto add = [&](std::optional<z::Colour> colour, const QString& who) {
        PictureToggle* toggle =
            makeOwnerToggle(desk.look(), ownerOf(colour), QStringLiteral("%1: %2").arg(choice.heading, who));
        toggle->setObjectName(choice.object + QLatin1Char('-')
                              + (colour ? presentation::colourWord(*colour) : QStringLiteral("nobody")));
        toggle->setToolTip(who);
        toggle->setChecked(colour == choice.now);
        toggle->setAutoExclusive(true);
        QObject::connect(toggle, &PictureToggle::clicked, toggle, [put, colour] { put(colour); });
        line.layout->addWidget(toggle);
    };
    for (const z::Player& player : desk.before().players) // parts name the colours of before
        add(player.colour, QString::fromStdString(player.name));
    if (choice.nobody)
        add(std::nullopt, AdjustParts::tr("nobody"));
    into.addWidget(line.widget);
}

void addNumber(QVBoxLayout& into, const AdjustDesk& desk, const NumberChoice& choice,
               const std::function<void(int)>& put)
{
    into.addWidget(flowHeading(desk.look(), choice.heading));
    auto* field = new Stepper(desk.look(), choice.heading, {choice.least, choice.most}, choice.now);
    field->setObjectName(choice.object);
    QObject::connect(field, &Stepper::valueChanged, field, put);
    into.addWidget(field);
}

void addWords(QVBoxLayout& into, const AdjustDesk& desk, const WordChoice& choice, const std::function<void(int)>& put)
{
    into.addWidget(flowHeading(desk.look(), choice.heading));
    QStringList words;
    for (const auto& [object, word] : choice.words)
        words << word;
    auto* segments = new Segmented(desk.look(), choice.heading, words, choice.now);
    for (int i = 0; i < segments->count(); ++i)
        segments->option(i)->setObjectName(choice.words[i].first);
    QObject::connect(segments, &Segmented::chosenChanged, segments, put);
    into.addWidget(segments);
}

void addList(QVBoxLayout& into, const AdjustDesk& desk, const ListChoice& choice, const std::function<void(int)>& put)
{
    into.addWidget(flowHeading(desk.look(), choice.heading));
    const int first = choice.now < 0 ? 1 : 0; // while nothing is chosen, the list begins with saying so
    const QStringList words = first == 1 ? QStringList{AdjustParts::tr("not chosen yet")} + choice.words : choice.words;
    auto* field = new Picker(desk.look(), choice.heading, words, std::max(0, choice.now));
    field->setObjectName(choice.object);
    QObject::connect(field, &Picker::pickedChanged, field, [put, first](int index) {
        if (index >= first)
            put(index - first);
    });
    into.addWidget(field);
}

} // namespace ui
