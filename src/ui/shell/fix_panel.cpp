// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/shell/fix_panel.h"

#include "ui/kit/choices.h"
#include "ui/kit/fields.h"
#include "ui/kit/label.h"
#include "ui/shell/layouts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ui {
namespace {

QByteArray compact(const QJsonObject& json) { return QJsonDocument(json).toJson(QJsonDocument::Compact); }

} // namespace

FixPanel::FixPanel(const Look& look, presentation::Table& table, const presentation::LogLine& line, Draft draft,
                   bool narrow, QWidget* parent)
    : Panel(look, Ink::Panel, parent),
      m_look(look),
      m_table(table),
      m_line(line),
      m_narrow(narrow),
      m_command(table.commandJson(line.n).value_or(QByteArray())),
      m_draft(std::move(draft)),
      m_dice(line.dice)
{
    setLines(Qt::LeftEdge | Qt::TopEdge);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    if (m_draft.proposed.isEmpty()) {
        fill();
        return;
    }
    const QJsonArray dice = QJsonDocument::fromJson(m_draft.proposed).object().value("dice").toArray();
    for (qsizetype i = 0; i < std::min(m_dice.size(), dice.size()); ++i)
        m_dice[i] = dice.at(i).toInt();
    propose(m_draft.proposed);
}

void FixPanel::fill()
{
    if (m_inside) {
        layout()->removeWidget(m_inside);
        m_inside->hide();
        m_inside->deleteLater(); // the tap that led here may still be inside it
    }
    m_inside = new QWidget;
    auto* pile = new QVBoxLayout(m_inside);
    pile->setContentsMargins(16, 16, 8, 16);
    pile->setSpacing(12);
    const Page body = page(m_look, "fix", {0, 0, 8, 0}, 12);
    const bool low = height() > 0 && height() < m_look.scaled(420);
    if (low)
        body.layout->addWidget(head());
    else
        pile->addWidget(head());
    body.layout->addWidget(ways());
    const QJsonObject command = QJsonDocument::fromJson(m_command).object();
    if (!m_dice.isEmpty() && m_line.fixable)
        body.layout->addWidget(diceEditor());
    if (m_line.kind == presentation::LogLine::Kind::Note || command.value("type") == "note")
        body.layout->addWidget(textEditor("text", tr("The note says")));
    if (m_preview)
        addPreview(*body.layout);
    if (m_line.fixable && !m_command.isEmpty())
        body.layout->addWidget(m_draft.rawOpen ? rawEditor() : rawButton());
    body.layout->addStretch(1);
    pile->addWidget(body.area, 1);
    if (m_preview)
        pile->addWidget(foot());
    layout()->addWidget(m_inside);
}

QWidget* FixPanel::head()
{
    const auto out = row(8);
    const auto words = column(0);
    words.layout->addWidget(new Label(m_look, Style::Body, tr("Entry %1").arg(m_line.n), Ink::TextSecondary));
    words.layout->addWidget(new Label(m_look, Style::PanelTitle, m_line.text));
    out.layout->addWidget(words.widget, 1);
    auto* close = new IconButton(m_look, "close", tr("Close"));
    close->setObjectName("fix-close");
    close->setToolTip(tr("Close (%1)").arg("Esc"));
    connect(close, &QPushButton::clicked, this, &FixPanel::closeRequested);
    out.layout->addWidget(close, 0, Qt::AlignTop);
    return out.widget;
}

QWidget* FixPanel::ways()
{
    const auto out = flow(8);
    auto* look = new Button(m_look, ButtonKind::Plain, tr("Table at %1").arg(m_line.n));
    look->setObjectName("look-at");
    look->setGlyph("eye");
    setHint(*look, tr("Look at the table after entry %1").arg(m_line.n), QKeySequence(Qt::CTRL | Qt::Key_E));
    connect(look, &QPushButton::clicked, this, [this] { emit lookRequested(m_line.n); });
    out.layout->addWidget(look);
    auto* back = new Button(m_look, ButtonKind::Plain, tr("Undo to here"));
    back->setObjectName("undo-to");
    back->setGlyph("undo");
    back->setEnabled(m_line.n != m_table.head());
    setHint(*back, tr("Undo everything after entry %1").arg(m_line.n),
            QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Backspace));
    connect(back, &QPushButton::clicked, this, [this] {
        emit done(m_table.goTo(m_line.n), tr("Back at entry %1. Redo brings the rest again.").arg(m_line.n));
    });
    out.layout->addWidget(back);
    return out.widget;
}

QWidget* FixPanel::diceEditor()
{
    const auto out = column(8);
    out.layout->addWidget(
        new Label(m_look, Style::Button, tr("The dice showed", nullptr, static_cast<int>(m_dice.size()))));
    for (qsizetype i = 0; i < m_dice.size(); ++i)
        out.layout->addWidget(dieRow(i));
    return out.widget;
}

QWidget* FixPanel::dieRow(qsizetype index)
{
    const auto out = flow(8);
    const bool black = index >= m_dice.size() - m_line.blackDice;
    for (int value = 1; value <= 6; ++value) {
        auto* face = makeDieToggle(m_look, black ? DieKind::Shielded : DieKind::Unshielded, value);
        face->setObjectName(QString("fix-die-%1-%2").arg(index).arg(value));
        face->setSide(m_narrow ? target : 56);
        setHint(*face, tr("Die %1 showed %2").arg(index + 1).arg(value));
        face->setChecked(m_dice.at(index) == value);
        face->setDashed(m_line.dice.value(index) == value);
        connect(face, &QAbstractButton::clicked, this, [this, index, value] {
            m_dice[index] = value;
            QJsonObject command = QJsonDocument::fromJson(m_command).object();
            QJsonArray dice;
            for (const int die : m_dice)
                dice.append(die);
            command.insert("dice", dice);
            propose(compact(command));
        });
        out.layout->addWidget(face);
    }
    return out.widget;
}

QWidget* FixPanel::textEditor(const QString& field, const QString& name)
{
    const auto out = column(8);
    out.layout->addWidget(new Label(m_look, Style::Button, name));
    const QJsonObject command = QJsonDocument::fromJson(commandNow()).object();
    const bool begun = !m_draft.typed.isEmpty() && !m_draft.rawOpen;
    auto* text = new TextField(m_look, name, begun ? m_draft.typed : command.value(field).toString());
    text->setObjectName("fix-text");
    text->setMaxLength(400);
    connect(text, &QLineEdit::textEdited, this, [this](const QString& typed) { m_draft.typed = typed; });
    connect(text, &QLineEdit::returnPressed, this, [this, text, field] {
        QJsonObject changed = QJsonDocument::fromJson(m_command).object();
        changed.insert(field, text->text().trimmed());
        propose(compact(changed));
    });
    out.layout->addWidget(text);
    return out.widget;
}

QWidget* FixPanel::rawButton()
{
    auto* open = new Button(m_look, ButtonKind::Quiet, tr("Change the command as text"));
    open->setObjectName("fix-raw");
    open->setGlyph("edit");
    connect(open, &QPushButton::clicked, this, [this] {
        m_draft.rawOpen = true;
        m_draft.typed.clear();
        fill();
    });
    return open;
}

QWidget* FixPanel::rawEditor()
{
    const auto out = column(8);
    out.layout->addWidget(new Label(m_look, Style::Button, tr("The command as it is kept")));
    auto* text = new TextField(m_look, tr("The command as it is kept"),
                               m_draft.typed.isEmpty() ? QString::fromUtf8(commandNow()) : m_draft.typed);
    text->setObjectName("fix-command");
    text->setMono(true);
    connect(text, &QLineEdit::textEdited, this, [this](const QString& typed) { m_draft.typed = typed; });
    text->setCursorPosition(0);
    out.layout->addWidget(text);
    auto* show = new Button(m_look, ButtonKind::Plain, tr("Show what would change"));
    show->setObjectName("fix-preview");
    const auto preview = [this, text] { propose(text->text().toUtf8()); };
    connect(show, &QPushButton::clicked, this, preview);
    connect(text, &QLineEdit::returnPressed, this, preview);
    out.layout->addWidget(show);
    return out.widget;
}

void FixPanel::propose(const QByteArray& command)
{
    m_draft.proposed = command;
    m_preview = m_table.amend(m_line.n, command, QString());
    fill();
}

void FixPanel::accept(const QString& how)
{
    emit done(m_table.amend(m_line.n, m_draft.proposed, how), tr("Entry %1 is put right.").arg(m_line.n));
}

} // namespace ui
