// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The odds sheet: who and where, six faces, two big numbers with their bar, dice and sources, Roll or typed faces.
#include "presentation/sentences.h"
#include "ui/kit/choices.h"
#include "ui/zaibatsu/command_builder.h"
#include "ui/zaibatsu/flow_parts.h"
#include "ui/zaibatsu/odds_flow.h"

#include <algorithm>

namespace ui {

namespace z = zaibatsu;

namespace {

/// A bar of two parts: success in cyan, loss hatched in pink.
void paintBar(QPainter& painter, const Look& look, const QRectF& box, double success, double loss)
{
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath round;
    round.addRoundedRect(box, box.height() / 2, box.height() / 2);
    painter.setClipPath(round);
    painter.fillRect(box, look.ink(Ink::Raised));
    painter.fillRect(QRectF(box.left(), box.top(), box.width() * success, box.height()), look.ink(Ink::Possible));
    const QRectF lost(box.right() - box.width() * loss + 1, box.top(), box.width() * loss, box.height());
    painter.setClipRect(lost, Qt::IntersectClip);
    painter.fillRect(lost, look.ink(Ink::DangerDim));
    painter.setPen(QPen(look.ink(Ink::Danger), 3));
    for (int line = 0; line * 8 < lost.width() + lost.height(); ++line) {
        const double x = lost.left() - lost.height() + line * 8;
        painter.drawLine(QPointF(x, lost.bottom()), QPointF(x + lost.height(), lost.top()));
    }
}

} // namespace

QWidget* OddsFlow::panel()
{
    const bool narrow = look().breadth(inRoom().width()) == Breadth::Narrow;
    const FlowColumn flow = flowColumn(look(), QStringLiteral("odds"), narrow ? 16 : 24);
    addHead(*flow.head);
    addBody(*flow.body);
    flow.foot->addWidget(rollPart());
    return flow.panel;
}

void OddsFlow::addHead(QVBoxLayout& into)
{
    QString detail = m_sheet.about;
    if (m_roll.pawn && !m_sheet.target.isEmpty()) {
        const QString pawn = presentation::Names(state()).pawn(*m_roll.pawn);
        const bool block = std::holds_alternative<BlockSpot>(m_roll.target);
        detail = (block ? tr("%1 on %2") : tr("%1 against %2")).arg(pawn, m_sheet.target);
    }
    QWidget* picture = m_roll.pawn ? pawnPicture(look(), state(), *m_roll.pawn, 48) : nullptr;
    into.addWidget(flowHead(look(), m_sheet.title, detail, [this] { emit finished(); }, picture));
}

void OddsFlow::addBody(QVBoxLayout& into)
{
    if (!m_sheet.faces.isEmpty()) {
        into.addWidget(sixFaces());
        into.addWidget(numbers());
        into.addWidget(bar());
    }
    addReasons(into);
    addFacts(into);
    addSources(into);
    if (plays() && !m_sheet.needs.isEmpty())
        addAsSaid(into);
    if (QWidget* with = plays() ? m_with.row(look(), state(), [this] { emit changed(); }) : nullptr)
        into.addWidget(with);
    into.addStretch(1);
}

QWidget* OddsFlow::sixFaces()
{
    const bool narrow = look().breadth(inRoom().width()) == Breadth::Narrow;
    const auto line = row(narrow ? 2 : 8);
    // All six stay in one line, however large the text is.
    const int wide =
        static_cast<int>(std::min(narrow ? 40.0 : 56.0, (inRoom().width() - 60) / 6.0 / look().textScale()));
    const QSize cell(wide, wide + wide / 2);
    for (const presentation::FaceOrigin& each : m_sheet.faces) {
        const auto below = column(2);
        const DieLook die{each.hits ? DieKind::Unshielded : DieKind::CannotHit, each.face, each.hits, false, false};
        PictureView* picture = new PictureView(look(), cell, [this, die](QPainter& painter, const QRectF& box) {
            const double side = std::min({box.width() * 0.78, box.height() * 0.78, 72.0});
            paintDie(painter, look(), die,
                     QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side));
        });
        picture->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        picture->setAccessibleName(each.hits ? tr("%1 succeeds").arg(each.face)
                                             : tr("%1 does not succeed").arg(each.face));
        below.layout->addWidget(picture);
        auto* origin = new Label(look(), Style::Label, each.origin);
        origin->setAlignment(Qt::AlignHCenter);
        below.layout->addWidget(origin);
        line.layout->addWidget(below.widget, 1);
    }
    return line.widget;
}

QWidget* OddsFlow::numbers()
{
    const auto line = row(16);
    line.layout->addWidget(number(m_sheet.success, m_sheet.successText, false), 1);
    if (m_sheet.loss.value > 0)
        line.layout->addWidget(number(m_sheet.loss, m_sheet.lossText, true), 1);
    return line.widget;
}

QWidget* OddsFlow::number(const presentation::Chance& chance, const QString& words, bool loss)
{
    const auto part = column(0);
    const auto line = row(8);
    auto* big = new Label(look(), Style::Number, chance.percent, loss ? Ink::Danger : Ink::Possible);
    big->setWraps(false);
    big->setObjectName(loss ? QStringLiteral("loss") : QStringLiteral("success"));
    line.layout->addWidget(big);
    if (loss)
        line.layout->addWidget(makeSkull(look(), 28));
    line.layout->addStretch(1);
    part.layout->addWidget(line.widget);
    const auto below = flow(6);
    below.layout->addWidget(new Label(look(), Style::Label, words));
    below.layout->addWidget(new Label(look(), Style::Caption, chance.fraction, Ink::TextSecondary));
    part.layout->addWidget(below.widget);
    return part.widget;
}

QWidget* OddsFlow::bar()
{
    auto* view = new PictureView(look(), QSize(100, 14), [this](QPainter& painter, const QRectF& box) {
        paintBar(painter, look(), box, m_sheet.success.value, m_sheet.loss.value);
    });
    view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    return view;
}

void OddsFlow::addReasons(QVBoxLayout& into)
{
    const auto why = [this](const QString& rule) { emit ruleRequested(rule); };
    if (!m_sheet.refusal.isEmpty())
        into.addWidget(
            refusalCard(look(), {tr("Not now"), m_sheet.refusal, m_sheet.refusalRule}, why, wayRound(m_roll.command)));
    for (const presentation::LossLine& reason : m_sheet.reasons) {
        const auto line = row(8);
        line.layout->addWidget(new Label(look(), Style::Body, reason.text, Ink::TextSecondary), 1);
        if (!reason.rule.isEmpty())
            line.layout->addWidget(whyButton(look(), reason.rule, why));
        into.addWidget(line.widget);
    }
}

void OddsFlow::addSources(QVBoxLayout& into)
{
    for (const presentation::DiceOrigin& source : m_sheet.sources) {
        into.addWidget(new Divider(look()));
        const auto line = row(12);
        const DieLook die{source.black ? DieKind::Shielded : DieKind::Unshielded, std::nullopt, false, false, false};
        line.layout->addWidget(makeDie(look(), die, 32));
        const auto words = flow(6);
        words.layout->addWidget(new Label(look(), Style::Row, source.text));
        words.layout->addWidget(new Label(look(), Style::Body, source.origin, Ink::TextSecondary));
        line.layout->addWidget(words.widget, 1);
        into.addWidget(line.widget);
    }
}

void OddsFlow::addFacts(QVBoxLayout& into)
{
    for (const QString& need : m_sheet.needs)
        into.addWidget(new Label(look(), Style::Body, need));
    if (!m_sheet.unknown.empty()) {
        const z::Source piece = m_sheet.unknown.front().about;
        const bool block = std::holds_alternative<z::BlockId>(piece);
        const QString words = block                    ? tr("Enter the face of %1")
            : std::holds_alternative<z::CardId>(piece) ? tr("Enter the card %1")
                                                       : tr("Enter the pawn card of %1");
        auto* enter = new Button(look(), ButtonKind::Raised, words.arg(presentation::Names(state()).source(piece)));
        enter->setObjectName(block ? QStringLiteral("enter-face") : QStringLiteral("enter-piece"));
        connect(enter, &QPushButton::clicked, this, [this, piece] { emit pieceRequested(piece); });
        into.addWidget(enter);
    }
    if (m_roll.pawn && std::holds_alternative<z::Icebreak>(m_roll.command.action)
        && !z::cardOf(state(), *m_roll.pawn).fixed)
        into.addWidget(fixedNumber());
}

void OddsFlow::addAsSaid(QVBoxLayout& into)
{
    into.addWidget(flowHeading(look(), tr("Or roll at the table and say what came of it")));
    const auto line = flow(8);
    for (const bool success : {true, false}) {
        auto* said = asSaidButton(look(), success ? tr("It succeeded") : tr("It failed"),
                                  [this, success] { driver().act(build::declared(command(), success), false); });
        said->setObjectName(success ? QStringLiteral("as-said-success") : QStringLiteral("as-said-failure"));
        line.layout->addWidget(said);
    }
    into.addWidget(line.widget);
}

QWidget* OddsFlow::fixedNumber()
{
    const auto part = column(8);
    part.layout->addWidget(flowHeading(look(), tr("Which fixed number stands on the pawn's card?")));
    const auto line = flow(8);
    for (int face = 1; face <= 6; ++face) {
        PictureToggle* toggle = makeDieToggle(look(), DieKind::Unshielded, face);
        toggle->setObjectName(QStringLiteral("fixed-%1").arg(face));
        connect(toggle, &PictureToggle::clicked, this, [this, face] { enterFixed(dice::FaceSet{face}); });
        line.layout->addWidget(toggle);
    }
    auto* none = new Button(look(), ButtonKind::Plain, tr("none"));
    none->setObjectName(QStringLiteral("fixed-none"));
    connect(none, &QPushButton::clicked, this, [this] { enterFixed({}); });
    line.layout->addWidget(none);
    part.layout->addWidget(line.widget);
    return part.widget;
}

QWidget* OddsFlow::rollPart()
{
    const bool blocked = !m_sheet.refusal.isEmpty() || !m_sheet.needs.isEmpty();
    const bool narrow = look().breadth(inRoom().width()) == Breadth::Narrow;
    const auto left = column(8);
    auto* button = new Button(look(), ButtonKind::Confirm, m_sheet.rollText);
    button->setObjectName(QStringLiteral("roll"));
    button->setGlyph(QStringLiteral("quick-check"));
    button->setHeight(m_sheet.dice > 1 && !narrow ? 120 : 76);
    button->setEnabled(!blocked);
    connect(button, &QPushButton::clicked, this, &OddsFlow::roll);
    left.layout->addWidget(button);
    left.layout->addWidget(new Label(look(), Style::Caption, tr("the app rolls"), Ink::TextSecondary), 0,
                           Qt::AlignHCenter);
    const auto right = column(8);
    QWidget* typed = typedDice();
    if (!narrow) { // six faces side by side come first; the words of the button may wrap
        typed->setMinimumWidth(6 * std::max(target, look().scaled(target * 0.8)) + 5 * 8);
        button->setMinimumWidth(look().scaled(120));
    }
    typed->setEnabled(!blocked);
    right.layout->addWidget(typed);
    right.layout->addWidget(new Label(
        look(), Style::Caption, m_sheet.dice > 1 ? tr("or tap what your dice show") : tr("or tap what your die shows"),
        Ink::TextSecondary));
    // Side by side, or the dice to type above the one cyan button.
    const auto part = narrow ? column(12).widget : row(16).widget;
    auto* layout = qobject_cast<QBoxLayout*>(part->layout());
    layout->addWidget(narrow ? right.widget : left.widget, 1);
    layout->addWidget(narrow ? left.widget : right.widget, narrow ? 0 : 2);
    return part;
}

QWidget* OddsFlow::typedDice()
{
    const auto part = column(8);
    const int count = static_cast<int>(m_typed.size());
    for (int index = 0; index < count; ++index) {
        const bool black = index >= count - m_sheet.blackDice;
        const auto line = flow(8);
        for (int face = 1; face <= 6; ++face) {
            PictureToggle* toggle = makeDieToggle(look(), black ? DieKind::Shielded : DieKind::Unshielded, face);
            toggle->setObjectName(QStringLiteral("die-%1-%2").arg(index).arg(face));
            toggle->setChecked(m_typed[static_cast<std::size_t>(index)] == face);
            connect(toggle, &PictureToggle::clicked, this, [this, index, face] { type(index, face); });
            line.layout->addWidget(toggle);
        }
        part.layout->addWidget(line.widget);
    }
    return part.widget;
}

} // namespace ui
