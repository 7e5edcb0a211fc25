// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/face_words.h"

#include "presentation/names.h"
#include "ui/zaibatsu/face_canvas.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

/// Words of this file.
struct FaceWords {
    Q_DECLARE_TR_FUNCTIONS(FaceWords)
};

} // namespace

using zaibatsu::EffectKind;

int PawnChoices::indexOf(std::optional<zaibatsu::PawnId> pawn) const
{
    const auto found = std::ranges::find(pawns, pawn);
    return found == pawns.end() ? 0 : static_cast<int>(found - pawns.begin());
}

std::optional<zaibatsu::PawnId> PawnChoices::pawnAt(int index) const
{
    return index >= 0 && index < static_cast<int>(pawns.size()) ? pawns[static_cast<std::size_t>(index)] : std::nullopt;
}

PawnChoices pawnChoices(const zaibatsu::State& state)
{
    const presentation::Names names(state);
    PawnChoices choices{{FaceWords::tr("none")}, {std::nullopt}};
    for (std::size_t i = zaibatsu::allColours.size(); i < state.components->pawns.size(); ++i) {
        const zaibatsu::PawnId pawn{static_cast<std::uint16_t>(i)};
        choices.names << names.pawn(pawn);
        choices.pawns.emplace_back(pawn);
    }
    return choices;
}

int CardChoices::indexOf(std::optional<zaibatsu::CardId> card) const
{
    const auto found = std::ranges::find(cards, card);
    return found == cards.end() ? 0 : static_cast<int>(found - cards.begin());
}

std::optional<zaibatsu::CardId> CardChoices::cardAt(int index) const
{
    return index >= 0 && index < static_cast<int>(cards.size()) ? cards[static_cast<std::size_t>(index)] : std::nullopt;
}

CardChoices cardChoices(const zaibatsu::State& state, std::optional<zaibatsu::CardId> known)
{
    const presentation::Names names(state);
    CardChoices choices{{FaceWords::tr("none")}, {std::nullopt}};
    const auto take = [&](bool bonus) {
        for (std::size_t i = 0; i < state.components->cards.size(); ++i) {
            const zaibatsu::CardId card{static_cast<std::uint16_t>(i)};
            const QString name = names.card(card);
            if (state.components->cards[i]->bonus != bonus || (card != known && choices.names.contains(name)))
                continue;
            choices.names << name;
            choices.cards.emplace_back(card);
        }
    };
    take(true);
    take(false);
    return choices;
}

QString jointIcon(Joint joint)
{
    switch (joint) {
    case Joint::None: return QStringLiteral("plus");
    case Joint::Both: return QStringLiteral("swap");
    case Joint::Out: return QStringLiteral("chevron-right");
    case Joint::In: return QStringLiteral("back");
    }
    return {};
}

QString jointWords(Joint joint)
{
    switch (joint) {
    case Joint::None: return FaceWords::tr("no way");
    case Joint::Both: return FaceWords::tr("both ways");
    case Joint::Out: return FaceWords::tr("only out");
    case Joint::In: return FaceWords::tr("only in");
    }
    return {};
}

QString wayWords(int position, Joint joint)
{
    return FaceWords::tr("Way to %1: %2").arg(positionName(position), jointWords(joint));
}

QString arrowIcon(zaibatsu::BorderArrow arrow)
{
    switch (arrow) {
    case zaibatsu::BorderArrow::None: return jointIcon(Joint::Both);
    case zaibatsu::BorderArrow::Out: return jointIcon(Joint::Out);
    case zaibatsu::BorderArrow::In: return jointIcon(Joint::In);
    }
    return {};
}

QString borderWords(int side, zaibatsu::BorderArrow arrow)
{
    const Joint joint = arrow == zaibatsu::BorderArrow::Out ? Joint::Out
        : arrow == zaibatsu::BorderArrow::In                ? Joint::In
                                                            : Joint::Both;
    return FaceWords::tr("Over the border, %1: %2").arg(positionName(side), jointWords(joint));
}

QString positionSign(int position)
{
    switch (position) {
    case 0: return FaceWords::tr("NE", "north-east");
    case 1: return FaceWords::tr("E", "east");
    case 2: return FaceWords::tr("SE", "south-east");
    case 3: return FaceWords::tr("SW", "south-west");
    case 4: return FaceWords::tr("W", "west");
    case 5: return FaceWords::tr("NW", "north-west");
    default: return {};
    }
}

QStringList effectKindNames()
{
    return {FaceWords::tr("place a pawn"),       FaceWords::tr("gain a pawn"),      FaceWords::tr("gain a card"),
            FaceWords::tr("attack all"),         FaceWords::tr("attack one"),       FaceWords::tr("extra counter"),
            FaceWords::tr("counter back"),       FaceWords::tr("bonus counter"),    FaceWords::tr("bonus to all"),
            FaceWords::tr("bonus on the block"), FaceWords::tr("sacrifice one"),    FaceWords::tr("discard cards"),
            FaceWords::tr("strip a pawn"),       FaceWords::tr("acts as the Core"), FaceWords::tr("a note")};
}

QStringList reachNames()
{
    return {FaceWords::tr("anywhere", "reach of an attack"), FaceWords::tr("on this block", "reach of an attack"),
            FaceWords::tr("on a block beside it", "reach of an attack")};
}

bool asksForPawn(EffectKind kind) { return kind == EffectKind::PlacePawn || kind == EffectKind::GainPawn; }

bool asksForCard(EffectKind kind) { return kind == EffectKind::GainCard; }

bool asksForReach(EffectKind kind) { return kind == EffectKind::AttackOne; }

bool asksForSkulls(EffectKind kind) { return kind == EffectKind::AttackAll || kind == EffectKind::AttackOne; }

bool asksForCount(EffectKind kind)
{
    return kind == EffectKind::ExtraCounter || kind == EffectKind::ReturnCounter || kind == EffectKind::Bonus
        || kind == EffectKind::BonusToAll || kind == EffectKind::BonusOnBlock || kind == EffectKind::Discard;
}

zaibatsu::Effect withKind(const zaibatsu::Effect& effect, EffectKind kind)
{
    zaibatsu::Effect next;
    next.kind = kind;
    next.may = effect.may;
    if (asksForPawn(kind))
        next.pawn = effect.pawn;
    if (asksForCard(kind))
        next.card = effect.card;
    if (asksForSkulls(kind))
        next.skulls = effect.skulls.value_or(1);
    if (asksForCount(kind))
        next.count = effect.count.value_or(1);
    if (asksForReach(kind))
        next.reach = effect.reach;
    if (kind == EffectKind::Note)
        next.text = effect.text;
    return next;
}

} // namespace ui
