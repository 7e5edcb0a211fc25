// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#pragma once

#include "presentation/table.h"
#include "ui/kit/screen.h"

#include <QPointer>
#include <QSet>

#include <memory>
#include <optional>

class QVBoxLayout;

namespace ui {

class FixPanel;

/// The entries in force, grouped by turn: find, note, look at an earlier table, undo to here, fix.
class LogScreen : public Screen {
    Q_OBJECT
public:
    LogScreen(Look& look, std::shared_ptr<presentation::Table> table, QWidget* parent = nullptr);

    [[nodiscard]] QString title() const override { return tr("Log"); }
    bool closeInner() override;
    /// Chooses an entry, as a tap on its line does.
    void choose(std::optional<int> n);
    /// What a field for a note asks while it is empty, in a window of that width; empty where nothing has room.
    [[nodiscard]] static QString notePrompt(const Look& look, int width);
    [[nodiscard]] std::optional<int> chosen() const { return m_chosen; }

signals:
    void lookRequested(int n);            ///< show the table as it was after this entry
    void ruleRequested(const QString& id);
    void exportRequested();
    void told(const QString& text, bool undoable);

protected:
    [[nodiscard]] QWidget* compose(Breadth breadth) override;

private:
    /// An entry with the effects under it.
    using Item = QList<presentation::LogLine>;
    /// Entries in a row that do the same to the same; mostly one.
    using Run = QList<Item>;
    /// The entries of one turn, with the line that heads them.
    struct Group {
        presentation::LogLine head;
        QList<Run> runs;
    };
    [[nodiscard]] QList<Group> groups() const;
    /// Whether what is searched stands in a line; everything does while nothing is.
    [[nodiscard]] bool finds(const presentation::LogLine& line) const;
    /// Whether the entry goes on with what the run does.
    [[nodiscard]] bool continues(const Run& run, const Item& item) const;
    [[nodiscard]] QWidget* bar(Breadth breadth);
    [[nodiscard]] QWidget* finder();
    /// The list as the words in the field leave it; the field keeps the focus.
    void findAgain(const QString& text);
    /// How a note on an earlier turn begins, where an entry of one is chosen: notes stand where they are written.
    [[nodiscard]] QString aboutChosen() const;
    /// `alone`: an icon without words.
    [[nodiscard]] QWidget* noteButton(bool alone);
    [[nodiscard]] QWidget* exportButton(bool alone);
    [[nodiscard]] QWidget* list(Breadth breadth);
    void fillList(QVBoxLayout& into, Breadth breadth);
    [[nodiscard]] QWidget* heading(const Group& group, int turnKey);
    [[nodiscard]] QWidget* line(const presentation::LogLine& line, Breadth breadth);
    void addRun(QVBoxLayout& into, const Run& run, Breadth breadth);
    /// The first line of a run, with how often: a tap shows or hides the others.
    [[nodiscard]] QWidget* runHead(const Run& run, QWidget* first);
    [[nodiscard]] QWidget* noteField();
    [[nodiscard]] QWidget* sidePart();
    void answer(const presentation::Answer& answer, const QString& done);

    std::shared_ptr<presentation::Table> m_table;
    QString m_find;
    QSet<int> m_folded; ///< index of groups that are folded
    QSet<int> m_unrolled; ///< first entries of runs that show all their entries
    std::optional<int> m_chosen;
    bool m_noting = false;
    QString m_note; ///< what is typed of it
    QPointer<FixPanel> m_fix;
};

} // namespace ui
