// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What the log screen knows and does; its lines stand in log_lines.cpp.
#include "ui/shell/log_screen.h"

#include "ui/kit/fields.h"
#include "ui/kit/label.h"
#include "ui/kit/sheets.h"
#include "ui/shell/fix_panel.h"
#include "ui/shell/layouts.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ui {

LogScreen::LogScreen(Look& look, std::shared_ptr<presentation::Table> table, QWidget* parent)
    : Screen(look, parent),
      m_table(std::move(table))
{
    connect(m_table.get(), &presentation::Table::changed, this, [this] {
        if (content())
            rebuild();
    });
}

bool LogScreen::closeInner()
{
    if (!m_chosen && !m_noting)
        return false;
    m_noting = false;
    choose(std::nullopt);
    return true;
}

void LogScreen::choose(std::optional<int> n)
{
    if (m_chosen != n)
        m_fix.clear();
    m_chosen = n;
    if (content())
        rebuild();
}

void LogScreen::answer(const presentation::Answer& given, const QString& done)
{
    using Kind = presentation::Answer::Kind;
    const bool good = given.kind == Kind::Done || given.kind == Kind::Unsaved;
    emit told(good ? done : given.text, good);
}

namespace {

/// There an entry below the list would be a strip; it stands beside it.
bool lowAndBroad(const QWidget& view) { return view.width() > view.height(); }

/// As narrow as the list is: as on a phone where an entry stands beside it in a small window.
Breadth ofList(const QWidget& view, Breadth breadth, bool chosen)
{
    return chosen && breadth == Breadth::Compact && lowAndBroad(view) ? Breadth::Narrow : breadth;
}

} // namespace

QWidget* LogScreen::compose(Breadth breadth)
{
    const auto all = column(0);
    all.layout->addWidget(bar(breadth));
    if (m_chosen && breadth == Breadth::Narrow) {
        all.layout->addWidget(sidePart(), 1);
        return all.widget;
    }
    const auto left = column(12);
    left.layout->setContentsMargins(breadth <= Breadth::Compact ? 12 : 24, 12, breadth <= Breadth::Compact ? 8 : 12, 0);
    left.layout->addWidget(finder());
    if (m_noting)
        left.layout->addWidget(noteField());
    left.layout->addWidget(list(ofList(*this, breadth, m_chosen.has_value())), 1);
    if (!m_chosen || (breadth <= Breadth::Compact && !lowAndBroad(*this))) {
        all.layout->addWidget(left.widget, m_chosen ? 2 : 1);
        if (m_chosen)
            all.layout->addWidget(sidePart(), 3);
        return all.widget;
    }
    const auto sides = row(0);
    sides.layout->addWidget(left.widget, 1);
    QWidget* side = sidePart();
    side->setFixedWidth(std::min(look().scaled(560), width() / 2));
    sides.layout->addWidget(side);
    all.layout->addWidget(sides.widget, 1);
    return all.widget;
}

QWidget* LogScreen::bar(Breadth breadth)
{
    auto* out = new TopBar(look(), breadth);
    QPushButton* back = out->addBack(tr("Table"));
    connect(back, &QPushButton::clicked, this, &LogScreen::backRequested);
    if (breadth >= Breadth::Medium)
        out->addTitle(title());
    if (breadth >= Breadth::Compact) {
        auto* undo = new Button(look(), ButtonKind::Plain, tr("Undo"));
        undo->setObjectName("undo");
        undo->setGlyph("undo");
        undo->setMinimumWidth(124);
        undo->setEnabled(m_table->undoable() > 0);
        setHint(*undo, tr("Undo"), QKeySequence::Undo);
        connect(undo, &QPushButton::clicked, this, [this] { answer(m_table->undo(1), tr("Taken back.")); });
        out->addRight(undo);
    } else {
        auto* undo = new IconButton(look(), "undo", tr("Undo"), QKeySequence::Undo);
        undo->setObjectName("undo");
        undo->setEnabled(m_table->undoable() > 0);
        connect(undo, &QPushButton::clicked, this, [this] { answer(m_table->undo(1), tr("Taken back.")); });
        out->addRight(undo);
    }
    auto* redo = new IconButton(look(), "redo", tr("Redo"), QKeySequence::Redo);
    redo->setObjectName("redo");
    redo->setEnabled(m_table->redoable() > 0);
    connect(redo, &QPushButton::clicked, this, [this] { answer(m_table->redo(1), tr("Done again.")); });
    out->addRight(redo);
    if (breadth == Breadth::Narrow) // else it stands beside the note
        out->addRight(exportButton(true));
    return out;
}

QWidget* LogScreen::finder()
{
    const auto out = row(8);
    auto* find = new TextField(look(), tr("Find in the log"), m_find);
    find->setObjectName("find");
    find->setGlyph("magnifier");
    // In a phone's large text, and beside an entry in a small window, there is room for a word.
    const Breadth breadth = look().breadth(width());
    const bool narrow = breadth == Breadth::Narrow;
    const bool tight = ofList(*this, breadth, m_chosen.has_value()) == Breadth::Narrow;
    find->setPlaceholderText(tight ? tr("Find") : tr("Find in the log"));
    find->setToolTip(QString("%1 (%2)").arg(tr("Find in the log"),
                                            QKeySequence(QKeySequence::Find).toString(QKeySequence::NativeText)));
    connect(find, &QLineEdit::textChanged, this, &LogScreen::findAgain);
    out.layout->addWidget(find, 1);
    out.layout->addWidget(noteButton(tight));
    if (!narrow)
        out.layout->addWidget(exportButton(tight));
    return out.widget;
}

void LogScreen::findAgain(const QString& text)
{
    m_find = text.trimmed();
    auto* area = content()->findChild<ScrollArea*>("log");
    if (!area)
        return;
    auto* fresh = new QWidget;
    auto* pile = new QVBoxLayout(fresh);
    pile->setContentsMargins(0, 0, 12, 24);
    pile->setSpacing(0);
    fillList(*pile, ofList(*this, look().breadth(width()), m_chosen.has_value()));
    area->setWidget(fresh);
}

QString LogScreen::aboutChosen() const
{
    const auto lines = m_table->log();
    const auto at = std::ranges::find(lines, m_chosen.value_or(0), &presentation::LogLine::n);
    if (!m_chosen || at == lines.end() || at->turn == 0 || at->turn == lines.last().turn)
        return {};
    return tr("On turn %1: ").arg(at->turn);
}

QWidget* LogScreen::noteButton(bool alone)
{
    QPushButton* note = nullptr;
    if (alone) {
        auto* icon = new IconButton(look(), "edit", tr("Note"));
        icon->setFramed(true);
        note = icon;
    } else {
        auto* words = new Button(look(), ButtonKind::Plain, tr("Note"));
        words->setGlyph("edit");
        note = words;
    }
    note->setObjectName("note");
    setHint(*note, tr("Write a note"), QKeySequence(Qt::CTRL | Qt::Key_M));
    connect(note, &QPushButton::clicked, this, [this] {
        m_noting = true;
        if (m_note.isEmpty())
            m_note = aboutChosen();
        rebuild();
        if (auto* field = content()->findChild<QLineEdit*>("note-text"))
            field->setFocus();
    });
    return note;
}

QWidget* LogScreen::exportButton(bool alone)
{
    QPushButton* save = nullptr;
    if (alone) {
        save = new IconButton(look(), "export", tr("Export"));
    } else {
        auto* words = new Button(look(), ButtonKind::Plain, tr("Export"));
        words->setGlyph("export");
        save = words;
    }
    save->setObjectName("export");
    setHint(*save, tr("Export"), QKeySequence::Save);
    connect(save, &QPushButton::clicked, this, &LogScreen::exportRequested);
    return save;
}

QString LogScreen::notePrompt(const Look& look, int width)
{
    if (look.breadth(width) > Breadth::Narrow)
        return tr("What should be remembered?");
    return look.textScale() > 1.5 ? QString() : tr("Note"); // in a phone more would be cut
}

QWidget* LogScreen::noteField()
{
    const auto out = row(8);
    auto* field = new TextField(look(), tr("Note for the log"), m_note);
    connect(field, &QLineEdit::textChanged, this, [this](const QString& text) { m_note = text; });
    field->setObjectName("note-text");
    field->setMaxLength(400);
    field->setPlaceholderText(notePrompt(look(), width()));
    out.layout->addWidget(field, 1);
    auto* keep = new Button(look(), ButtonKind::Raised, tr("Keep"));
    keep->setObjectName("note-keep");
    out.layout->addWidget(keep);
    const auto write = [this, field] {
        if (field->text().trimmed().isEmpty())
            return;
        const QJsonObject command{{"type", "note"}, {"text", field->text().trimmed()}};
        m_noting = false;
        m_note.clear();
        answer(m_table->doCommand(QJsonDocument(command).toJson(QJsonDocument::Compact)),
               tr("The note is in the log."));
        rebuild();
    };
    connect(field, &QLineEdit::returnPressed, this, write);
    connect(keep, &QPushButton::clicked, this, write);
    return out.widget;
}

QWidget* LogScreen::sidePart()
{
    const int n = m_chosen.value_or(0);
    const auto lines = m_table->log();
    const auto at =
        std::find_if(lines.begin(), lines.end(), [n](const presentation::LogLine& line) { return line.n == n; });
    // What was begun in the panel before survives another language, look or width.
    FixPanel::Draft draft;
    if (const FixPanel* before = m_fix; before && before->entry() == n)
        draft = before->draft();
    m_fix = new FixPanel(look(), *m_table, at == lines.end() ? presentation::LogLine{} : *at, draft,
                         ofList(*this, look().breadth(width()), true) == Breadth::Narrow);
    connect(m_fix, &FixPanel::closeRequested, this, [this] { choose(std::nullopt); });
    connect(m_fix, &FixPanel::lookRequested, this, &LogScreen::lookRequested);
    connect(m_fix, &FixPanel::ruleRequested, this, &LogScreen::ruleRequested);
    connect(m_fix, &FixPanel::done, this, [this](const presentation::Answer& given, const QString& text) {
        answer(given, text);
        choose(std::nullopt);
    });
    return m_fix;
}

} // namespace ui
