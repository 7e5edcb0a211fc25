// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// A block put by hand: where and how it lies, whose it is, what lies on it.
#include "ui/zaibatsu/adjust_parts.h"
#include "ui/zaibatsu/adjust_words.h"
#include "ui/zaibatsu/turn_dial.h"

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct AdjustBlock {
    Q_DECLARE_TR_FUNCTIONS(AdjustBlock)
};

void addTurn(QVBoxLayout& into, AdjustDesk& desk, z::BlockId block, int rotation)
{
    into.addWidget(flowHeading(desk.look(), AdjustBlock::tr("Turn of the block")));
    auto* dial = new TurnDial(desk.look());
    dial->setObjectName(QStringLiteral("dial"));
    dial->setTurns({0, 1, 2, 3, 4, 5}, rotation);
    const auto turnTo = [&desk, block](int turn) {
        desk.put([block, turn](AdjustDraft& draft) { draft.block(block).rotation = hex::wrapSix(turn); });
    };
    QObject::connect(dial, &TurnDial::turnChosen, dial, turnTo);
    QObject::connect(dial, &TurnDial::stepRequested, dial, [turnTo, rotation](int by) { turnTo(rotation + by); });
    into.addWidget(dial);
}

void addWays(QVBoxLayout& into, AdjustDesk& desk, z::BlockId block, const AdjustBlockWishes& wishes)
{
    const auto line = flow(8);
    const auto add = [&](const QString& words, const QString& object, const Action& act) {
        auto* button = new Button(desk.look(), ButtonKind::Plain, words);
        button->setObjectName(object);
        QObject::connect(button, &QPushButton::clicked, button, act);
        line.layout->addWidget(button);
    };
    if (z::findLaid(desk.after(), block) && block != z::centralCore) { // the Core lies where it lies
        add(AdjustBlock::tr("Another cell"), QStringLiteral("move"), wishes.move);
        add(AdjustBlock::tr("Back into the pile"), QStringLiteral("lift"), [&desk, block] {
            desk.put([block](AdjustDraft& draft) {
                draft.block(block) = {};
                draft.block(block).block = block;
                draft.block(block).at = std::optional<hex::Cell>();
            });
        });
    }
    add(AdjustBlock::tr("Its face"), QStringLiteral("face"), wishes.face);
    into.addWidget(line.widget);
}

void addOnIt(QVBoxLayout& into, AdjustDesk& desk, z::BlockId block, const z::LaidBlock& laid)
{
    for (const z::Player& player : desk.before().players) {
        const auto at = static_cast<std::size_t>(player.colour);
        const auto name = QString::fromStdString(player.name);
        const auto put = [&desk, block, at](int count) {
            desk.put([&](AdjustDraft& draft) {
                auto counters = z::laidCopy(desk.after(), block).counters;
                counters[at] = static_cast<std::uint8_t>(count);
                draft.block(block).counters = counters;
            });
        };
        addNumber(into, desk,
                  {"counter-" + presentation::colourWord(player.colour), AdjustBlock::tr("Counters of %1").arg(name),
                   10, laid.counters[at]},
                  put);
    }
    addNumber(into, desk, {QStringLiteral("block-bonus"), AdjustBlock::tr("Bonus counters on it"), 24, laid.bonus},
              [&desk, block](int count) {
                  desk.put([block, count](AdjustDraft& draft) { draft.block(block).bonus = count; });
              });
}

} // namespace

void addAdjustBlock(QVBoxLayout& into, AdjustDesk& desk, z::BlockId block, const AdjustBlockWishes& wishes)
{
    const z::LaidBlock* laid = z::findLaid(desk.after(), block);
    const QString where = laid && !wishes.moving
        ? AdjustBlock::tr("It lies %1.", "beside a block").arg(lyingWords(desk.after(), block))
        : AdjustBlock::tr("Tap the cell where it lies. A tap on it then turns it.");
    into.addWidget(new Label(desk.look(), Style::Body, where, Ink::TextSecondary));
    addWays(into, desk, block, wishes);
    if (!laid)
        return;
    addTurn(into, desk, block, laid->rotation);
    if (block != z::centralCore) { // nobody's for good
        addColours(into, desk, {QStringLiteral("owner"), AdjustBlock::tr("Who controls it"), laid->owner},
                   [&desk, block](std::optional<z::Colour> colour) {
                       desk.put([block, colour](AdjustDraft& draft) {
                           draft.block(block).owner = colour;
                           draft.block(block).counters.reset(); // they follow
                       });
                   });
        addOnIt(into, desk, block, *laid);
    }
    addAdjustIcons(into, desk, block);
}

} // namespace ui
