// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A player put by hand: name, colour, whether he is still there, his counters.
#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/adjust_parts.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct AdjustPlayer {
    Q_DECLARE_TR_FUNCTIONS(AdjustPlayer)
};

void addName(QVBoxLayout& into, AdjustDesk& desk, z::Colour key, const z::Player& now)
{
    into.addWidget(flowHeading(desk.look(), AdjustPlayer::tr("Name")));
    auto* field = new TextField(desk.look(), AdjustPlayer::tr("Name"), QString::fromStdString(now.name));
    field->setObjectName(QStringLiteral("player-name"));
    field->setMaxLength(40);
    QObject::connect(field, &TextField::textEdited, field, [&desk, key](const QString& text) {
        desk.put([&](AdjustDraft& draft) { draft.player(key).name = text.trimmed().toStdString(); },
                 AdjustDesk::Telling::Quiet);
    });
    into.addWidget(field);
}

void addColour(QVBoxLayout& into, AdjustDesk& desk, z::Colour key, const z::Player& now)
{
    into.addWidget(flowHeading(desk.look(), AdjustPlayer::tr("Colour")));
    const auto line = flow(8);
    auto* group = new QButtonGroup(line.widget);
    for (const z::Colour colour : z::allColours) {
        if (colour != key && z::findPlayer(desk.before(), colour))
            continue; // another player's
        const QString word = presentation::Names::colour(colour);
        PictureToggle* toggle = makeOwnerToggle(desk.look(), ownerOf(colour), word);
        toggle->setObjectName("recolour-" + presentation::colourWord(colour));
        toggle->setToolTip(word);
        toggle->setChecked(colour == now.colour);
        group->addButton(toggle);
        QObject::connect(toggle, &PictureToggle::clicked, toggle, [&desk, key, colour] {
            desk.put([key, colour](AdjustDraft& draft) {
                draft.player(key).recolour = colour == key ? std::nullopt : std::optional(colour);
            });
        });
        line.layout->addWidget(toggle);
    }
    into.addWidget(line.widget);
}

void addSwitch(QVBoxLayout& into, SwitchRow* row, bool on, const std::function<void(bool)>& put)
{
    row->setChecked(on);
    QObject::connect(row, &SwitchRow::toggled, row, put);
    into.addWidget(row);
}

void addCounters(QVBoxLayout& into, AdjustDesk& desk, z::Colour key, const z::Player& now)
{
    const auto number = [&](const NumberChoice& choice, const std::function<void(z::PlayerPatch&, int)>& put) {
        addNumber(into, desk, choice, [&desk, key, put](int value) {
            desk.put([&](AdjustDraft& draft) { put(draft.player(key), value); });
        });
    };
    // Elsewhere they follow from the blocks.
    if (z::scoresOnly(*desk.before().settings))
        number({QStringLiteral("counters"), AdjustPlayer::tr("Control counters in the Cybernet"), now.total,
                now.total - now.pool},
               [total = now.total](z::PlayerPatch& part, int value) { part.pool = total - value; });
    number({QStringLiteral("bonus"), AdjustPlayer::tr("Free bonus counters"), 24, now.bonus},
           [](z::PlayerPatch& part, int value) { part.bonus = value; });
    number({QStringLiteral("total"), AdjustPlayer::tr("Control counters in all"), 10, now.total},
           [](z::PlayerPatch& part, int value) { part.total = value; });
    number({QStringLiteral("opening-hand"), AdjustPlayer::tr("Cards at the start"), 54, now.openingHand},
           [](z::PlayerPatch& part, int value) { part.openingHand = value; });
}

} // namespace

void addAdjustPlayer(QVBoxLayout& into, AdjustDesk& desk, z::Colour key)
{
    const auto seat = std::ranges::find(desk.before().players, key, &z::Player::colour);
    if (seat == desk.before().players.end())
        return;
    const z::Player& now = desk.after().players[static_cast<std::size_t>(seat - desk.before().players.begin())];
    addName(into, desk, key, now);
    addColour(into, desk, key, now);
    auto* left = new SwitchRow(desk.look(), AdjustPlayer::tr("Has left the table"),
                               AdjustPlayer::tr("The turn then passes this player by."));
    left->setObjectName(QStringLiteral("left"));
    addSwitch(into, left, now.left,
              [&desk, key](bool on) { desk.put([key, on](AdjustDraft& draft) { draft.player(key).left = on; }); });
    addCounters(into, desk, key, now);
    if (z::firstWay(*desk.before().settings, z::rule("A-079")))
        return;
    auto* marker = new SwitchRow(desk.look(), AdjustPlayer::tr("Control markers show Black ICE"),
                                 AdjustPlayer::tr("Failing on a block of this player then eliminates the pawn."));
    marker->setObjectName(QStringLiteral("black-marker"));
    addSwitch(into, marker, now.blackMarker.value_or(true), [&desk, key](bool on) {
        desk.put([key, on](AdjustDraft& draft) { draft.player(key).blackMarker = std::optional(on); });
    });
}

} // namespace ui
