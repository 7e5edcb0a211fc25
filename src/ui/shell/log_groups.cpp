// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The log by turns: what is found of it, and runs of the same action on the same thing.
#include "presentation/log_runs.h"
#include "presentation/search_words.h"
#include "ui/kit/choices.h"
#include "ui/shell/layouts.h"
#include "ui/shell/log_screen.h"

#include <algorithm>

namespace ui {

bool LogScreen::finds(const presentation::LogLine& line) const
{
    const QString wanted = presentation::searchFolded(m_find);
    return wanted.isEmpty() || presentation::searchFolded(line.text).contains(wanted)
        || presentation::searchFolded(line.marks.join(u' ')).contains(wanted)
        || (line.n > 0 && QString::number(line.n) == m_find);
}

bool LogScreen::continues(const Run& run, const Item& item) const
{
    const presentation::LogLine& before = run.last().first();
    const presentation::LogLine& now = item.first();
    if (!m_find.isEmpty() || before.n == 0 || now.n == 0 || before.icon != now.icon)
        return false;
    const QString doing = presentation::runKey(m_table->commandJson(now.n).value_or(QByteArray()));
    return !doing.isEmpty() && doing == presentation::runKey(m_table->commandJson(before.n).value_or(QByteArray()));
}

QList<LogScreen::Group> LogScreen::groups() const
{
    QList<Group> out;
    QList<Item> items;
    const auto close = [&] { // an entry is found with its effects, and all of a turn with its heading
        const bool all = !out.isEmpty() && finds(out.last().head);
        for (const Item& item : std::exchange(items, {})) {
            const bool found = std::ranges::any_of(item, [this](const auto& line) { return finds(line); });
            if (!all && !found)
                continue;
            QList<Run>& runs = out.last().runs;
            if (!runs.isEmpty() && continues(runs.last(), item))
                runs.last().append(item);
            else
                runs.append(Run{item});
        }
    };
    for (const presentation::LogLine& line : m_table->log()) {
        const bool heads = line.kind == presentation::LogLine::Kind::Turn;
        if (heads || out.isEmpty()) {
            close();
            out << Group{};
            out.last().head.turn = line.turn;
            if (heads) {
                out.last().head = line;
                continue;
            }
        }
        if (line.n > 0 || items.isEmpty())
            items.append(Item{});
        items.last().append(line);
    }
    close();
    out.removeIf([](const Group& group) { return group.runs.isEmpty(); });
    return out;
}

void LogScreen::addRun(QVBoxLayout& into, const Run& run, Breadth breadth)
{
    // Folded, the last of them tells what came of it; the chosen one always shows.
    const int first = run.first().first().n;
    const bool holdsChosen =
        std::ranges::any_of(run, [this](const Item& item) { return m_chosen && item.first().n == *m_chosen; });
    const bool all = run.size() == 1 || m_unrolled.contains(first) || (holdsChosen && run.last().first().n != m_chosen);
    for (qsizetype i = all ? 0 : run.size() - 1; i < run.size(); ++i)
        for (qsizetype part = 0; part < run[i].size(); ++part) {
            QWidget* shown = line(run[i][part], breadth);
            const bool heads = run.size() > 1 && part == 0 && i == (all ? 0 : run.size() - 1);
            into.addWidget(heads ? runHead(run, shown) : shown);
        }
}

QWidget* LogScreen::runHead(const Run& run, QWidget* first)
{
    const auto both = row(8);
    both.layout->addWidget(first, 1);
    const int n = run.first().first().n;
    auto* times = new Chip(look(), tr("%n times", nullptr, static_cast<int>(run.size())));
    times->setObjectName(QStringLiteral("times-%1").arg(n));
    times->setChecked(m_unrolled.contains(n));
    setHint(*times, times->text(), {}, tr("Shows or hides each of them."));
    connect(times, &QAbstractButton::clicked, this, [this, n] {
        if (!m_unrolled.remove(n))
            m_unrolled.insert(n);
        rebuild();
    });
    both.layout->addWidget(times);
    return both.widget;
}

} // namespace ui
