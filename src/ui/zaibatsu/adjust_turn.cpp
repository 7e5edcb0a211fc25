// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The turn put by hand, and who has won.
#include "ui/kit/choices.h"
#include "ui/zaibatsu/adjust_parts.h"

#include <algorithm>
#include <array>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct AdjustTurn {
    Q_DECLARE_TR_FUNCTIONS(AdjustTurn)
};

void addPhases(QVBoxLayout& into, AdjustDesk& desk)
{
    constexpr std::array phases{z::Phase::Setup, z::Phase::Beginning, z::Phase::Action, z::Phase::Recycling,
                                z::Phase::Over};
    const QStringList objects{QStringLiteral("phase-setup"), QStringLiteral("phase-beginning"),
                              QStringLiteral("phase-action"), QStringLiteral("phase-recycling"),
                              QStringLiteral("phase-over")};
    WordChoice choice{AdjustTurn::tr("Phase"), {}, -1};
    for (std::size_t i = 0; i < phases.size(); ++i) {
        QString name = presentation::Names::phase(phases[i]);
        name[0] = name[0].toUpper(); // it stands alone here
        choice.words.append({objects[static_cast<int>(i)], name});
        if (desk.after().turn.phase == phases[i])
            choice.now = static_cast<int>(i);
    }
    addWords(into, desk, choice, [&desk, phases](int chosen) {
        desk.put([&](AdjustDraft& draft) {
            const z::Phase phase = phases[static_cast<std::size_t>(chosen)];
            draft.turn().phase = phase;
            const int number = desk.after().turn.number;
            draft.turn().number = phase == z::Phase::Setup ? 0 : std::max(1, number);
        });
    });
}

void addWinners(QVBoxLayout& into, AdjustDesk& desk)
{
    into.addWidget(flowHeading(desk.look(), AdjustTurn::tr("Who has won")));
    const auto line = flow(8);
    for (const z::Player& player : desk.before().players) {
        const auto name = QString::fromStdString(player.name);
        PictureToggle* toggle = makeOwnerToggle(desk.look(), ownerOf(player.colour), name);
        toggle->setObjectName("winner-" + presentation::colourWord(player.colour));
        toggle->setToolTip(name);
        toggle->setChecked(std::ranges::count(desk.after().winners, player.colour) > 0);
        QObject::connect(toggle, &PictureToggle::toggled, toggle, [&desk, colour = player.colour](bool on) {
            std::vector<z::Colour> winners = desk.after().winners;
            std::erase(winners, colour);
            if (on)
                winners.push_back(colour);
            desk.put([winners](AdjustDraft& draft) { draft.setWinners(winners); });
        });
        line.layout->addWidget(toggle);
    }
    into.addWidget(line.widget);
}

} // namespace

void addAdjustTurn(QVBoxLayout& into, AdjustDesk& desk)
{
    const z::Turn& now = desk.after().turn;
    addColours(into, desk, {QStringLiteral("turn-player"), AdjustTurn::tr("Whose turn it is"), now.player, false},
               [&desk](std::optional<z::Colour> colour) {
                   desk.put([colour](AdjustDraft& draft) { draft.turn().player = colour; });
               });
    addPhases(into, desk);
    if (now.phase != z::Phase::Setup)
        addNumber(into, desk, {QStringLiteral("turn-number"), AdjustTurn::tr("Number of the turn"), 999, now.number, 1},
                  [&desk](int number) { desk.put([number](AdjustDraft& draft) { draft.turn().number = number; }); });
    if (now.phase == z::Phase::Over)
        addWinners(into, desk);
}

} // namespace ui
