// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// What a fix would change, told before it is done.
#include "ui/kit/label.h"
#include "ui/kit/rows.h"
#include "ui/shell/fix_panel.h"
#include "ui/shell/layouts.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace ui {

void FixPanel::addPreview(QVBoxLayout& into)
{
    using Kind = presentation::Answer::Kind;
    const QJsonObject json = QJsonDocument::fromJson(m_preview->json).object();
    const qsizetype changed = json.value("changed").toArray().size();
    m_illegal = static_cast<int>(json.value("illegal").toArray().size());
    const bool possible = m_preview->kind == Kind::Done || m_preview->kind == Kind::Unsaved;
    if (!possible) {
        into.addWidget(new Banner(m_look, Banner::Kind::Warning, m_preview->text));
        return;
    }
    if (!m_preview->wouldRead.isEmpty()) {
        auto* now = new Label(m_look, Style::Body, tr("Now: %1").arg(m_preview->wouldRead.join(' ')));
        now->setObjectName("fix-now");
        into.addWidget(now);
    }
    if (m_illegal > 0) {
        const QString text = tr("%n later entries would not be legal any more.", nullptr, m_illegal);
        into.addWidget(new Banner(m_look, Banner::Kind::Warning, text + ' ' + tr("Nothing has changed yet.")));
        addIllegal(into, m_preview->json);
    }
    const auto calm = row(12);
    calm.layout->addWidget(makeIcon(m_look, "check", 22, Ink::TextSecondary));
    const QString rest = changed == 0
        ? tr("All other later entries stay as they are; drawn dice keep their faces.")
        : tr("%n entries come out differently; drawn dice keep their faces.", nullptr, static_cast<int>(changed));
    calm.layout->addWidget(new Label(m_look, Style::Body, rest, Ink::TextSecondary), 1);
    into.addWidget(calm.widget);
}

void FixPanel::addIllegal(QVBoxLayout& into, const QByteArray& json)
{
    const auto lines = m_table.log();
    const QJsonArray illegal = QJsonDocument::fromJson(json).object().value("illegal").toArray();
    for (const auto& value : illegal) {
        const QJsonObject entry = value.toObject();
        const QJsonObject refusal = entry.value("refusal").toObject();
        const int n = entry.value("n").toInt();
        QString text;
        for (const presentation::LogLine& line : lines)
            if (line.n == n && text.isEmpty())
                text = line.text;
        auto* number = new Label(m_look, Style::Id, QString::number(n), Ink::Danger);
        number->setWraps(false);
        auto* one = new InfoRow(m_look, number, text.isEmpty() ? tr("Entry %1").arg(n) : text,
                                refusal.value("text").toString());
        if (const QString rule = refusal.value("rule").toString(); !rule.isEmpty())
            one->addEnd(makeQuestion(m_look, rule, tr("Why: rule %1").arg(rule),
                                     [this](const QString& id) { emit ruleRequested(id); }));
        into.addWidget(one);
        into.addWidget(new Divider(m_look));
    }
}

Button* FixPanel::leaveButton()
{
    auto* leave = new Button(m_look, ButtonKind::Plain, tr("Leave it"));
    leave->setObjectName("fix-leave");
    connect(leave, &QPushButton::clicked, this, &FixPanel::closeRequested);
    return leave;
}

QWidget* FixPanel::foot()
{
    using Kind = presentation::Answer::Kind;
    const bool possible = m_preview->kind == Kind::Done || m_preview->kind == Kind::Unsaved;
    if (possible && m_illegal > 0)
        return wayFoot();
    const auto out = row(8);
    out.layout->addWidget(leaveButton());
    if (!possible) {
        out.layout->addStretch(1);
        return out.widget;
    }
    auto* fix = new Button(m_look, ButtonKind::Confirm, tr("Fix it"));
    fix->setObjectName("fix-drop");
    fix->setGlyph("check");
    connect(fix, &QPushButton::clicked, this, [this] { accept("drop"); });
    out.layout->addWidget(fix, 1); // as wide as every confirmation
    return out.widget;
}

QWidget* FixPanel::wayFoot()
{
    const auto out = flow(8);
    out.layout->addWidget(leaveButton());
    auto* drop = new Button(m_look, ButtonKind::Raised, tr("Fix, drop those %n", nullptr, m_illegal));
    drop->setObjectName("fix-drop");
    connect(drop, &QPushButton::clicked, this, [this] { accept("drop"); });
    out.layout->addWidget(drop);
    auto* keep = new Button(m_look, ButtonKind::Raised, tr("Fix, keep as rulings"));
    keep->setObjectName("fix-keep");
    connect(keep, &QPushButton::clicked, this, [this] { accept("keep"); });
    out.layout->addWidget(keep);
    return out.widget;
}

} // namespace ui
