// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/piece_words.h"

#include "presentation/names.h"

#include <QCoreApplication>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct PieceWords {
    Q_DECLARE_TR_FUNCTIONS(PieceWords)
};

const QString between = QStringLiteral(", ");

} // namespace

QStringList useNames()
{
    return {PieceWords::tr("generic item"), PieceWords::tr("defence"),      PieceWords::tr("neuroconsole"),
            PieceWords::tr("weapon"),       PieceWords::tr("drone weapon"), PieceWords::tr("bot"),
            PieceWords::tr("malware"),      PieceWords::tr("block card"),   PieceWords::tr("action only")};
}

QString useGroup(std::optional<z::CardUse> use)
{
    if (!use)
        return PieceWords::tr("Kind not known yet");
    switch (*use) {
    case z::CardUse::Generic: return PieceWords::tr("Generic items");
    case z::CardUse::Defence: return PieceWords::tr("Defence");
    case z::CardUse::Neuroconsole: return PieceWords::tr("Neuroconsoles");
    case z::CardUse::Weapon: return PieceWords::tr("Weapons");
    case z::CardUse::DroneWeapon: return PieceWords::tr("Drone weapons");
    case z::CardUse::Bot: return PieceWords::tr("Bots");
    case z::CardUse::Malware: return PieceWords::tr("Malware");
    case z::CardUse::BlockCard: return PieceWords::tr("Block cards");
    case z::CardUse::None: return PieceWords::tr("Action only");
    }
    return {};
}

QString useIcon(std::optional<z::CardUse> use)
{
    if (!use)
        return QStringLiteral("question");
    switch (*use) {
    case z::CardUse::Generic: return QStringLiteral("equip");
    case z::CardUse::Defence: return QStringLiteral("lock");
    case z::CardUse::Neuroconsole: return QStringLiteral("icebreaker");
    case z::CardUse::Weapon:
    case z::CardUse::DroneWeapon: return QStringLiteral("delete");
    case z::CardUse::Bot: return QStringLiteral("worker");
    case z::CardUse::Malware: return QStringLiteral("warning");
    case z::CardUse::BlockCard: return QStringLiteral("blockcard");
    case z::CardUse::None: return QStringLiteral("now");
    }
    return {};
}

const std::vector<std::string>& slotKeys()
{
    static const std::vector<std::string> keys{"add-on", "gadget", "weapon", "armor", "module"};
    return keys;
}

QStringList slotTitles()
{
    return {PieceWords::tr("add-on"), PieceWords::tr("gadget"), PieceWords::tr("weapon"), PieceWords::tr("armour"),
            PieceWords::tr("module")};
}

QString numbersText(dice::FaceSet numbers)
{
    QStringList words;
    for (int face = 1; face <= 6; ++face)
        if (numbers.contains(face))
            words << QString::number(face);
    return words.isEmpty() ? PieceWords::tr("none") : words.join(between);
}

QString abilitiesText(const z::Abilities& abilities)
{
    QStringList words;
    for (const z::Ability each : {z::Ability::Icebreaker, z::Ability::Delete, z::Ability::Search, z::Ability::Reboot})
        if (abilities.has(each))
            words << presentation::Names::ability(each);
    return words.isEmpty() ? PieceWords::tr("none") : words.join(between);
}

QString defenceText(const z::Defence& defence)
{
    QStringList words;
    if (!defence.unshielded.empty())
        words << PieceWords::tr("unshielded %1").arg(numbersText(defence.unshielded));
    if (!defence.shielded.empty())
        words << PieceWords::tr("shielded %1").arg(numbersText(defence.shielded));
    return words.isEmpty() ? PieceWords::tr("none") : words.join(between);
}

QString iceText(const z::Ice& ice)
{
    QString numbers = numbersText(ice.numbers);
    return ice.black ? PieceWords::tr("Black ICE %1").arg(numbers) : numbers;
}

QString signedText(int number)
{
    if (number < 0)
        return QChar(0x2212) + QString::number(-number);
    return number > 0 ? QLatin1Char('+') + QString::number(number) : QString::number(number);
}

QString icebreakerText(const z::IcebreakBonus& bonus)
{
    QStringList words;
    if (bonus.dice > 0)
        words << PieceWords::tr("+%n die(s)", nullptr, bonus.dice);
    if (bonus.black)
        words << PieceWords::tr("one of them black");
    if (!bonus.fixed.empty())
        words << PieceWords::tr("fixed %1").arg(numbersText(bonus.fixed));
    if (bonus.againstOwned && !words.isEmpty())
        words << PieceWords::tr("against blocks of others");
    return words.isEmpty() ? PieceWords::tr("none") : words.join(between);
}

QString ownMovementText(const z::OwnMovement& own)
{
    switch (own.kind) {
    case z::OwnMovement::Kind::None: return PieceWords::tr("none");
    case z::OwnMovement::Kind::Spaces: return PieceWords::tr("%n space(s)", nullptr, own.count);
    case z::OwnMovement::Kind::Roll: return PieceWords::tr("a roll of %n die(s)", nullptr, own.count);
    case z::OwnMovement::Kind::Blocks: return PieceWords::tr("%n block(s)", nullptr, own.count);
    }
    return {};
}

QString costText(int cost)
{
    return cost == 0 ? PieceWords::tr("free") : PieceWords::tr("%n bonus counter(s)", nullptr, cost);
}

QString cardDoes(const z::State& state, const z::Card& card)
{
    QStringList words;
    if (card.pawn)
        words << PieceWords::tr("lets %1 in").arg(presentation::Names(state).pawn(*card.pawn));
    if (card.icebreaker && *card.icebreaker != z::IcebreakBonus{})
        words << PieceWords::tr("Icebreaker %1").arg(icebreakerText(*card.icebreaker));
    if (card.skulls.value_or(0) > 0)
        words << PieceWords::tr("%n attack skull(s)", nullptr, *card.skulls);
    if (card.defence && *card.defence != z::Defence{})
        words << defenceText(*card.defence);
    if (card.hand.value_or(0) != 0)
        words << PieceWords::tr("hand %1").arg(signedText(*card.hand));
    if (card.movementChange.value_or(0) != 0)
        words << PieceWords::tr("movement %1").arg(signedText(*card.movementChange));
    if (card.ownMovement && card.ownMovement->kind != z::OwnMovement::Kind::None)
        words << PieceWords::tr("moves by itself: %1").arg(ownMovementText(*card.ownMovement));
    if (card.grants && !card.grants->empty())
        words << PieceWords::tr("gives %1").arg(abilitiesText(*card.grants));
    if (card.cannot && !card.cannot->empty())
        words << PieceWords::tr("bars %1").arg(abilitiesText(*card.cannot));
    if (card.eachTurn && !card.eachTurn->empty())
        words << PieceWords::tr("each turn %1").arg(abilitiesText(*card.eachTurn));
    if (!card.note.empty())
        words << QString::fromStdString(card.note);
    return words.join(QStringLiteral(" · "));
}

} // namespace ui
