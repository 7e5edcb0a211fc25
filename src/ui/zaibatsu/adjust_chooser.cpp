// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The list from which a piece to be put by hand is chosen, those in pile and reserve too.
#include "ui/zaibatsu/adjust_parts.h"
#include "ui/zaibatsu/adjust_words.h"
#include "zaibatsu/piece_ids.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// Words of this file.
struct AdjustChooser {
    Q_DECLARE_TR_FUNCTIONS(AdjustChooser)
};

/// One line of the list.
struct Line {
    QString object;
    QString name;
    QString detail;
    AdjustSubject subject;
    bool lies = false; ///< in the Cybernet
};

std::vector<Line> blockLines(const z::State& state)
{
    const presentation::Names names(state);
    std::vector<Line> lines;
    for (const z::BlockId id : z::blockIds(state)) {
        const z::LaidBlock* laid = z::findLaid(state, id);
        QString detail = AdjustChooser::tr("in the pile");
        if (laid)
            detail = laid->owner ? AdjustChooser::tr("controlled by %1").arg(names.player(*laid->owner))
                                 : AdjustChooser::tr("nobody's block");
        lines.push_back({"pick-block-" + QString::fromStdString(z::faceOf(state, id).key), names.block(id), detail, id,
                         laid != nullptr});
    }
    return lines;
}

std::vector<Line> pawnLines(const z::State& state)
{
    const presentation::Names names(state);
    std::vector<Line> lines;
    for (const z::PawnId id : z::pawnIds(state)) {
        const z::PawnState& pawn = z::pawnOf(state, id);
        lines.push_back({"pick-pawn-" + QString::fromStdString(z::cardOf(state, id).key), names.pawn(id),
                         pawn.at ? names.place(*pawn.at) : pawnWhereWord(pawn.where), id, pawn.at.has_value()});
    }
    return lines;
}

std::vector<Line> cardLines(const z::State& state)
{
    const presentation::Names names(state);
    std::vector<Line> lines;
    for (const z::CardId id : z::cardIds(state)) {
        const z::CardState& card = z::stateOf(state, id);
        const bool lies = card.where != z::CardWhere::Supply && card.where != z::CardWhere::Discarded;
        lines.push_back({"pick-card-" + QString::fromStdString(z::printedOf(state, id).key), names.card(id),
                         cardWhereWord(card.where), id, lies});
    }
    return lines;
}

std::vector<Line> playerLines(const AdjustDesk& desk)
{
    std::vector<Line> lines;
    const z::State& state = desk.after();
    const presentation::Names names(state);
    lines.push_back({QStringLiteral("pick-turn"), AdjustChooser::tr("The turn"),
                     AdjustChooser::tr("number %1, %2, %3")
                         .arg(state.turn.number)
                         .arg(names.player(state.turn.player), presentation::Names::phase(state.turn.phase)),
                     TurnSubject{}, true});
    for (std::size_t seat = 0; seat < state.players.size(); ++seat) {
        const z::Player& player = state.players[seat];
        const z::Colour key = desk.before().players[seat].colour; // parts name the colours of before
        lines.push_back({"pick-player-" + presentation::colourWord(key), QString::fromStdString(player.name),
                         AdjustChooser::tr("free bonus counters: %1").arg(player.bonus), key, true});
    }
    return lines;
}

std::vector<Line> linesOf(const AdjustDesk& desk, AdjustKind kind)
{
    switch (kind) {
    case AdjustKind::Blocks: return blockLines(desk.after());
    case AdjustKind::Pawns: return pawnLines(desk.after());
    case AdjustKind::Cards: return cardLines(desk.after());
    case AdjustKind::Players: break;
    }
    return playerLines(desk);
}

QString iconOf(AdjustKind kind)
{
    switch (kind) {
    case AdjustKind::Blocks: return QStringLiteral("hexagon");
    case AdjustKind::Pawns: return QStringLiteral("fx-place");
    case AdjustKind::Cards: return QStringLiteral("equip");
    case AdjustKind::Players: break;
    }
    return QStringLiteral("users");
}

} // namespace

std::vector<AdjustKind> adjustKinds(const z::State& state)
{
    if (z::scoresOnly(*state.settings))
        return {AdjustKind::Players};
    return {AdjustKind::Blocks, AdjustKind::Pawns, AdjustKind::Cards, AdjustKind::Players};
}

QString adjustKindWord(AdjustKind kind)
{
    switch (kind) {
    case AdjustKind::Blocks: return AdjustChooser::tr("Blocks");
    case AdjustKind::Pawns: return AdjustChooser::tr("Pawns");
    case AdjustKind::Cards: return AdjustChooser::tr("Cards");
    case AdjustKind::Players: break;
    }
    return AdjustChooser::tr("Players, turn");
}

void addAdjustRows(QVBoxLayout& into, const AdjustDesk& desk, const AdjustList& list,
                   const std::function<void(const AdjustSubject&)>& chosen)
{
    std::vector<Line> lines = linesOf(desk, list.kind);
    std::erase_if(lines, [wanted = list.filter.trimmed()](const Line& line) {
        return !line.name.contains(wanted, Qt::CaseInsensitive);
    });
    if (list.kind != AdjustKind::Players)
        std::ranges::sort(lines, [first = !list.pileFirst](const Line& a, const Line& b) {
            return a.lies != b.lies ? a.lies == first : QString::localeAwareCompare(a.name, b.name) < 0;
        });
    for (const Line& line : lines) {
        auto* row = new ActionRow(desk.look(), iconOf(list.kind), line.name);
        row->setObjectName(line.object);
        row->setPossible(line.detail);
        QObject::connect(row, &ActionRow::chosen, row, [chosen, subject = line.subject] { chosen(subject); });
        into.addWidget(row);
    }
    if (lines.empty())
        into.addWidget(
            new Label(desk.look(), Style::Body, AdjustChooser::tr("Nothing here has that name."), Ink::TextSecondary));
    into.addStretch(1);
}

} // namespace ui
