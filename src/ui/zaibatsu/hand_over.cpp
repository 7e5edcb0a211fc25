// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/hand_over.h"

#include "presentation/players_model.h"
#include "ui/kit/fields.h"
#include "ui/kit/fold_layout.h"
#include "ui/kit/text_block.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "zaibatsu/outlook.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

std::optional<z::BlockId> nextUnknownFace(const z::State& state)
{
    if (!z::tracksPlaces(*state.settings))
        return std::nullopt;
    for (const bool lies : {true, false})
        for (std::size_t i = 0; i < state.blocks.size(); ++i) {
            const z::Face& face = *state.components->blocks[i];
            const bool unknown = lies ? !face.sides || !face.corners || !face.ice : !face.sides;
            if (state.blocks[i].has_value() == lies && unknown)
                return z::BlockId{static_cast<std::uint16_t>(i)};
        }
    return std::nullopt;
}

HandOver::HandOver(const Look& look, TableDriver& driver, QObject* parent) : Flow(look, driver, parent) { }

z::Colour HandOver::next() const
{
    // The next seat clockwise that is still at the table.
    const auto& players = state().players;
    const auto now = std::ranges::find(players, state().turn.player, &z::Player::colour);
    const auto from = static_cast<std::size_t>(now - players.begin());
    for (std::size_t i = 1; i <= players.size(); ++i)
        if (const z::Player& player = players[(from + i) % players.size()]; !player.left)
            return player.colour;
    return state().turn.player;
}

int HandOver::draws() const { return std::max(0, z::handMaximum(state(), state().turn.player) - m_kept); }

int HandOver::mostKept() const
{
    // With A-012 off the surplus stays, and without places the maximum is not judged; so many cards nobody holds.
    const bool judged = z::firstWay(*state().settings, z::rule("A-012")) && z::tracksPlaces(*state().settings);
    return judged ? z::handMaximum(state(), state().turn.player) : 30;
}

void HandOver::setKept(int kept)
{
    m_kept = kept;
    emit changed();
}

void HandOver::go()
{
    const bool turn = m_turn;
    if (driver().nextPhase(build::nextPhase(m_kept, draws()))) {
        emit turnSeatRequested(turn);
        emit finished();
    }
}

QWidget* HandOver::panel()
{
    auto* pagePanel = new Panel(look(), Ink::Board);
    const bool wide = look().breadth(inRoom().width()) >= Breadth::Compact;
    auto* parts = new QBoxLayout(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, pagePanel);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    QWidget* left = recycling();
    if (wide)
        left->setFixedWidth(std::min(look().scaled(496), inRoom().width() * 45 / 100));
    parts->addWidget(left, wide ? 0 : 1);
    const Owner owner = ownerOf(next());
    auto* edge = new PictureView(look(), QSize(10, 10), [this, owner](QPainter& painter, const QRectF& box) {
        painter.fillRect(box, look().owner(owner).fill);
    });
    edge->setSizePolicy(wide ? QSizePolicy::Fixed : QSizePolicy::Expanding,
                        wide ? QSizePolicy::Expanding : QSizePolicy::Fixed);
    parts->addWidget(edge);
    parts->addWidget(nextPlayer(), 1);
    return pagePanel;
}

QWidget* HandOver::recycling()
{
    const FlowColumn flow =
        flowColumn(look(), QStringLiteral("recycling"), look().breadth(inRoom().width()) == Breadth::Narrow ? 12 : 24);
    flow.head->addWidget(recyclingHead());
    auto* kept = new Stepper(look(), tr("Cards kept"), {0, mostKept()}, m_kept);
    kept->setObjectName(QStringLiteral("kept"));
    connect(kept, &Stepper::valueChanged, this, &HandOver::setKept);
    flow.body->addWidget(step(1, tr("Keep or discard"), tr("each unused card. Kept:"), kept));
    flow.body->addWidget(new Divider(look()));
    const auto used = std::ranges::count(state().cards, z::CardWhere::Table, &z::CardState::where);
    flow.body->addWidget(
        step(2, tr("Discard the cards used"),
             used == 0 ? tr("All that lie on the table.") : tr("Known to lie on the table: %1").arg(used), nullptr));
    flow.body->addWidget(new Divider(look()));
    flow.body->addWidget(step(3, tr("Draw cards: %1").arg(draws()), tr("up to the hand maximum"), nullptr));
    flow.body->addWidget(new Divider(look()));
    flow.body->addWidget(handSum());
    if (const auto unknown = m_offersFace ? nextUnknownFace(state()) : std::nullopt)
        flow.body->addWidget(faceOffer(*unknown));
    flow.body->addStretch(1);
    flow.foot->addWidget(seatLine());
    return flow.panel;
}

QWidget* HandOver::recyclingHead()
{
    auto* head = new QWidget;
    auto* fold = new FoldLayout(head, 12);
    const auto line = row(12);
    line.layout->addWidget(makeMark(look(), ownerOf(state().turn.player), 34));
    const auto words = column(0);
    words.layout->addWidget(new Label(
        look(), Style::PanelTitle, tr("%1, recycling").arg(presentation::Names(state()).player(state().turn.player))));
    words.layout->addWidget(
        new Label(look(), Style::Caption, tr("Turn %1").arg(state().turn.number), Ink::TextSecondary));
    line.layout->addWidget(words.widget, 1);
    fold->addWidget(line.widget);
    auto* undo = new Button(look(), ButtonKind::Plain, tr("Undo"));
    undo->setObjectName(QStringLiteral("undo"));
    undo->setGlyph(QStringLiteral("undo"));
    undo->setFixedWidth(look().scaled(124));
    connect(undo, &QPushButton::clicked, this, &HandOver::undoRequested);
    fold->addWidget(undo);
    return head;
}

QWidget* HandOver::step(int number, const QString& title, const QString& detail, QWidget* end)
{
    const int side = look().breadth(inRoom().width()) == Breadth::Narrow ? 30 : 38;
    auto* circle = new PictureView(look(), QSize(side, side), [this, number](QPainter& painter, const QRectF& box) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(look().ink(Ink::Outline), 2));
        painter.drawEllipse(box.adjusted(2, 2, -2, -2));
        drawText(painter, textBlock(look(), Style::Row, QString::number(number)), box, look().ink(Ink::Text),
                 Qt::AlignCenter);
    });
    auto* info = new InfoRow(look(), circle, title, detail);
    if (end)
        info->addEnd(end);
    return info;
}

QWidget* HandOver::handSum()
{
    auto* card = new Card(look());
    auto* parts = new FlowLayout(card, 16);
    parts->setContentsMargins(20, 16, 20, 16);
    const auto number = [&](const QString& title, const QString& value, Style style) {
        const auto part = column(2);
        auto* above = new Label(look(), Style::Caption, title, Ink::TextSecondary);
        above->setWraps(false);
        part.layout->addWidget(above);
        auto* big = new Label(look(), style, value);
        big->setMinimumHeight(static_cast<int>(look().lineHeight(Style::Number))); // small ones stand in the same line
        part.layout->addWidget(big);
        parts->addWidget(part.widget);
    };
    const presentation::Names names(state());
    number(tr("hand maximum"), QString::number(z::handMaximum(state(), state().turn.player)), Style::Number);
    QString sign = QStringLiteral("= ");
    for (const z::HandPart& part : z::handParts(state(), state().turn.player)) {
        QString source = tr("base");
        if (const auto* card_ = std::get_if<z::CardId>(&part.source))
            source = names.card(*card_);
        if (const auto* pawn = std::get_if<z::PawnId>(&part.source))
            source = names.pawn(*pawn);
        if (part.change < 0)
            sign = QStringLiteral("− ");
        number(source, sign + QString::number(std::abs(part.change)), Style::NumberM);
        sign = QStringLiteral("+ ");
    }
    return card;
}

QWidget* HandOver::faceOffer(z::BlockId block)
{
    const auto line = row(8);
    auto* enter = new Button(look(), ButtonKind::Dashed,
                             tr("Enter the face of %1").arg(presentation::Names(state()).block(block)));
    enter->setObjectName(QStringLiteral("face-offer"));
    enter->setGlyph(QStringLiteral("edit"));
    connect(enter, &QPushButton::clicked, this, [this, block] { emit faceRequested(block); });
    line.layout->addWidget(enter, 1);
    auto* away = new IconButton(look(), QStringLiteral("close"), tr("Ask for no more faces this evening"));
    away->setObjectName(QStringLiteral("face-offer-dismiss"));
    connect(away, &QPushButton::clicked, this, [this] {
        m_offersFace = false;
        emit faceOfferDismissed();
        emit changed();
    });
    line.layout->addWidget(away);
    return line.widget;
}

QWidget* HandOver::seatLine()
{
    auto* whole = new QWidget;
    auto* fold = new FoldLayout(whole, 8);
    const auto line = row(8);
    line.layout->addWidget(makeIcon(look(), QStringLiteral("face-seat"), 24, Ink::TextSecondary));
    const QString name = presentation::Names(state()).player(next());
    line.layout->addWidget(
        new Label(look(), Style::Body,
                  m_turn ? tr("The table turns to face %1.").arg(name) : tr("The table does not turn."),
                  Ink::TextSecondary),
        1);
    auto* turn = new Button(look(), ButtonKind::Plain, m_turn ? tr("Do not turn") : tr("Turn the table"));
    turn->setObjectName(QStringLiteral("turn-seat"));
    connect(turn, &QPushButton::clicked, this, [this] {
        m_turn = !m_turn;
        emit changed();
    });
    fold->addWidget(line.widget);
    fold->addWidget(turn);
    return whole;
}

QWidget* HandOver::nextPlayer()
{
    const Page part = page(look(), QStringLiteral("next"), {24, 12, 24, 12}, 12);
    const QString name = presentation::Names(state()).player(next());
    const bool roomy = inRoom().height() > look().scaled(640) && inRoom().width() > look().scaled(760);
    part.layout->addStretch(1);
    auto* whose = new Label(look(), Style::Title, tr("Next player"), Ink::TextSecondary);
    whose->setAlignment(Qt::AlignCenter);
    part.layout->addWidget(whose);
    part.layout->addWidget(makeMark(look(), ownerOf(next()), roomy ? 180 : 64), 0, Qt::AlignHCenter);
    auto* big = new Label(look(), roomy ? Style::Hero : Style::Number, name);
    big->setObjectName(QStringLiteral("next-player"));
    big->setAlignment(Qt::AlignCenter);
    part.layout->addWidget(big);
    part.layout->addWidget(nextFacts(), 0, roomy ? Qt::AlignHCenter : Qt::Alignment());
    auto* go = new Button(look(), ButtonKind::Raised, tr("I am %1, go").arg(name));
    go->setObjectName(QStringLiteral("go"));
    go->setTrailingGlyph(QStringLiteral("chevron-right"));
    const bool wide = look().breadth(inRoom().width()) >= Breadth::Compact;
    go->setHeight(roomy ? 84 : 60);
    go->setMinimumWidth(std::min(look().scaled(420), wide ? inRoom().width() * 55 / 100 - 70 : inRoom().width() - 72));
    connect(go, &QPushButton::clicked, this, &HandOver::go);
    part.layout->addWidget(go, 0, Qt::AlignHCenter);
    part.layout->addStretch(1);
    return part.area;
}

QWidget* HandOver::nextFacts()
{
    const auto line = flow(12);
    for (const presentation::PlayerRow& player : presentation::playerRows(state())) {
        if (player.colour != next())
            continue;
        auto* placed = new Label(look(), Style::PanelTitle,
                                 tr("%1/%2 in the Cybernet").arg(player.placed).arg(player.total), Ink::TextSecondary);
        line.layout->addWidget(placed);
        const auto pair = [&](QWidget* picture, int number) { // a number stays beside its picture
            const auto both = row(8);
            both.layout->addWidget(picture);
            both.layout->addWidget(new Label(look(), Style::PanelTitle, QString::number(number)));
            line.layout->addWidget(both.widget);
        };
        pair(makeCoin(look(), 26), player.bonus);
        pair(makeIcon(look(), QStringLiteral("hand"), 26, Ink::TextSecondary), player.handMax);
    }
    return line.widget;
}

} // namespace ui
