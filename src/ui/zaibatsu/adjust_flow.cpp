// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/zaibatsu/adjust_flow.h"

#include "base/overload.h"
#include "presentation/sentences.h"
#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"

#include <QButtonGroup>

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

AdjustFlow::AdjustFlow(const Look& look, TableDriver& driver, const presentation::Subject& subject, QObject* parent)
    : Flow(look, driver, parent),
      m_subject(subject)
{
}

BoardOverlay AdjustFlow::overlay() const
{
    BoardOverlay overlay;
    if (const auto* block = std::get_if<z::BlockId>(&m_subject))
        overlay.block = *block;
    if (const auto* pawn = std::get_if<z::PawnId>(&m_subject)) {
        overlay.pawn = *pawn;
        overlay.choosingSpaces = true;
        if (m_place)
            overlay.steps.push_back({*m_place, 1, StepMark::Kind::End});
    }
    return overlay;
}

void AdjustFlow::propose(const z::Command& command)
{
    m_proposed = command;
    emit changed();
}

void AdjustFlow::tap(const BoardTarget& meant)
{
    const auto* pawn = std::get_if<z::PawnId>(&m_subject);
    const auto place = placeOf(meant);
    if (!pawn || !place || !place->space)
        return;
    m_place = place;
    propose(build::adjustPlace(*pawn, *m_place, reason()));
}

void AdjustFlow::confirm()
{
    if (!m_proposed)
        return;
    z::Command command = *m_proposed;
    std::get<z::Adjust>(command.action).note = reason();
    if (driver().act(command))
        emit finished();
}

QWidget* AdjustFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("adjust"));
    flow.head->addWidget(flowHead(look(), tr("Adjust by hand"), tr("Marked in the log as a ruling of the table."),
                                  [this] { emit finished(); }));
    std::visit(base::overload{
                   [&](std::monostate) {
                       flow.body->addWidget(
                           new Label(look(), Style::Body, tr("Tap a block, a pawn or a player first.")));
                   },
                   [&](z::BlockId block) { addBlock(*flow.body, block); },
                   [&](z::PawnId pawn) { addPawn(*flow.body, pawn); },
                   [&](z::Colour player) { addPlayer(*flow.body, player); },
                   [&](z::CardId card) {
                       flow.body->addWidget(new Label(look(), Style::Row, presentation::Names(state()).card(card)));
                   },
               },
               m_subject);
    flow.body->addWidget(reasonField());
    flow.body->addStretch(1);
    flow.foot->addWidget(flowFoot(
        look(), tr("Put so"), [this] { emit finished(); }, m_proposed ? Action([this] { confirm(); }) : Action()));
    return flow.panel;
}

QWidget* AdjustFlow::reasonField()
{
    const auto part = column(4);
    part.layout->addWidget(flowHeading(look(), tr("Why")));
    auto* field = new TextField(look(), tr("Why"), m_reason);
    field->setObjectName(QStringLiteral("reason"));
    connect(field, &TextField::textChanged, this, [this](const QString& text) { m_reason = text; });
    part.layout->addWidget(field);
    return part.widget;
}

QWidget* AdjustFlow::owners(std::optional<z::Colour> now, const QString& name,
                            const std::function<z::Command(std::optional<z::Colour>)>& make)
{
    const auto part = column(4);
    part.layout->addWidget(flowHeading(look(), name));
    const auto line = flow(8);
    auto* group = new QButtonGroup(line.widget);
    const auto add = [&](std::optional<z::Colour> colour, const QString& who) {
        PictureToggle* toggle = makeOwnerToggle(look(), ownerOf(colour), who);
        toggle->setObjectName("owner-" + (colour ? presentation::colourWord(*colour) : QStringLiteral("nobody")));
        toggle->setChecked(colour == now);
        group->addButton(toggle);
        connect(toggle, &PictureToggle::clicked, this, [this, make, colour] { propose(make(colour)); });
        line.layout->addWidget(toggle);
    };
    for (const z::Player& player : state().players)
        add(player.colour, QString::fromStdString(player.name));
    add(std::nullopt, tr("nobody"));
    part.layout->addWidget(line.widget);
    return part.widget;
}

void AdjustFlow::addBlock(QVBoxLayout& into, z::BlockId block)
{
    into.addWidget(new Label(look(), Style::Row, presentation::Names(state()).block(block)));
    const auto& laid = state().blocks[block.index()];
    const auto owner =
        m_proposed ? std::get<z::Adjust>(m_proposed->action).blocks.front().owner.value_or(laid->owner) : laid->owner;
    into.addWidget(owners(owner, tr("Who controls it"),
                          [block](std::optional<z::Colour> colour) { return build::adjustOwner(block, colour, {}); }));
}

void AdjustFlow::addPawn(QVBoxLayout& into, z::PawnId pawn)
{
    into.addWidget(new Label(look(), Style::Row, presentation::Names(state()).pawn(pawn)));
    into.addWidget(
        new Label(look(), Style::Body,
                  m_place ? presentation::Names(state()).place(*m_place) : tr("Tap the space where it stands."),
                  Ink::TextSecondary));
    into.addWidget(
        owners(state().pawns[pawn.index()].controller, tr("Who controls it"),
               [pawn](std::optional<z::Colour> colour) { return build::adjustController(pawn, colour, {}); }));
    const auto line = flow(8);
    const auto add = [&](const QString& name, const QString& object, z::PawnWhere where) {
        auto* button = new Button(look(), ButtonKind::Plain, name);
        button->setObjectName(object);
        connect(button, &QPushButton::clicked, this,
                [this, pawn, where] { propose(build::adjustWhere(state(), pawn, where, {})); });
        line.layout->addWidget(button);
    };
    add(tr("Waits for Reboot"), QStringLiteral("where-eliminated"), z::PawnWhere::Eliminated);
    add(tr("Not in play"), QStringLiteral("where-reserve"), z::PawnWhere::Reserve);
    into.addWidget(line.widget);
}

void AdjustFlow::addPlayer(QVBoxLayout& into, z::Colour colour)
{
    const z::Player* player = z::findPlayer(state(), colour);
    if (!player)
        return;
    into.addWidget(new Label(look(), Style::Row, QString::fromStdString(player->name)));
    z::PlayerPatch patch;
    patch.colour = colour;
    if (m_proposed)
        patch = std::get<z::Adjust>(m_proposed->action).players.front();
    const auto stepper = [&](const QString& object, const QString& name, int most, int now, const auto& put) {
        into.addWidget(flowHeading(look(), name));
        auto* field = new Stepper(look(), name, {0, most}, now);
        field->setObjectName(object);
        connect(field, &Stepper::valueChanged, this, [this, wanted = patch, put](int value) mutable {
            put(wanted, value);
            propose(build::adjustPlayer(wanted, {}));
        });
        into.addWidget(field);
    };
    const int total = player->total;
    // Elsewhere they follow from the blocks.
    if (z::scoresOnly(*state().settings))
        stepper(QStringLiteral("counters"), tr("Control counters in the Cybernet"), total,
                total - patch.pool.value_or(player->pool),
                [total](z::PlayerPatch& wanted, int value) { wanted.pool = total - value; });
    stepper(QStringLiteral("bonus"), tr("Free bonus counters"), 24, patch.bonus.value_or(player->bonus),
            [](z::PlayerPatch& wanted, int value) { wanted.bonus = value; });
    if (!z::firstWay(*state().settings, z::rule("A-079")))
        addMarker(into, patch, patch.blackMarker.value_or(player->blackMarker).value_or(true));
}

void AdjustFlow::addMarker(QVBoxLayout& into, const z::PlayerPatch& patch, bool shown)
{
    auto* row = new SwitchRow(look(), tr("Control markers show Black ICE"),
                              tr("Failing on a block of this player then eliminates the pawn."));
    row->setObjectName(QStringLiteral("black-marker"));
    row->setChecked(shown);
    connect(row, &SwitchRow::toggled, this, [this, wanted = patch](bool on) mutable {
        wanted.blackMarker = std::optional(on);
        propose(build::adjustPlayer(wanted, {}));
    });
    into.addWidget(row);
}

AnywayFlow::AnywayFlow(const Look& look, TableDriver& driver, const z::Command& command, QObject* parent)
    : Flow(look, driver, parent),
      m_command(command)
{
}

void AnywayFlow::act(const QString& reason)
{
    if (driver().act(build::anyway(m_command, reason.toStdString())))
        emit finished();
}

QWidget* AnywayFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("anyway"));
    flow.head->addWidget(flowHead(look(), tr("Do it anyway"), presentation::commandText(state(), m_command),
                                  [this] { emit finished(); }));
    flow.body->addWidget(new Label(look(), Style::Body,
                                   tr("Why? The reason stands in the log, marked as set aside by the table."),
                                   Ink::TextSecondary));
    const QStringList ready{tr("We play it so"), tr("We agreed on it this once"), tr("It was so on the real table"),
                            tr("To put a mistake right")};
    for (qsizetype i = 0; i < ready.size(); ++i) {
        auto* row = new ActionRow(look(), QStringLiteral("check"), ready[i]);
        row->setObjectName(QStringLiteral("reason-%1").arg(i));
        row->setPossible();
        connect(row, &ActionRow::chosen, this, [this, text = ready[i]] { act(text); });
        flow.body->addWidget(row);
    }
    auto* own = new TextField(look(), tr("Another reason"), m_text);
    own->setObjectName(QStringLiteral("reason"));
    connect(own, &TextField::textChanged, this, [this](const QString& text) { m_text = text; });
    connect(own, &TextField::returnPressed, this, [this] {
        if (!m_text.trimmed().isEmpty())
            act(m_text.trimmed());
    });
    flow.body->addWidget(own);
    flow.body->addStretch(1);
    return flow.panel;
}

void NoteFlow::keep(const QString& text)
{
    if (!text.trimmed().isEmpty() && driver().act(build::note(text.trimmed().toStdString())))
        emit finished();
}

QWidget* NoteFlow::panel()
{
    const FlowColumn flow = flowColumn(look(), QStringLiteral("note"));
    flow.head->addWidget(flowHead(look(), tr("Note for the log"), {}, [this] { emit finished(); }));
    auto* field = new TextField(look(), tr("Note for the log"));
    field->setObjectName(QStringLiteral("note"));
    connect(field, &TextField::returnPressed, this, [this, field] { keep(field->text()); });
    flow.body->addWidget(field);
    flow.body->addStretch(1);
    flow.foot->addWidget(
        flowFoot(look(), tr("Keep note"), [this] { emit finished(); }, [this, field] { keep(field->text()); }));
    return flow.panel;
}

} // namespace ui
