// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "ui/kit/rows.h"

#include "ui/kit/fold_layout.h"

#include <QBoxLayout>

namespace ui {
namespace {

QVBoxLayout* column(QWidget* parent = nullptr)
{
    auto* out = new QVBoxLayout(parent);
    out->setContentsMargins(0, 0, 0, 0);
    out->setSpacing(2);
    return out;
}

void setGrowing(QWidget& widget)
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    widget.setSizePolicy(policy);
}

} // namespace

ActionRow::ActionRow(const Look& look, const QString& icon, const QString& title, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_icon(icon),
      m_title(title)
{
    column(this);
    setGrowing(*this);
}

void ActionRow::setAbout(const QString& entry)
{
    m_about = entry;
    setHelp(*this, entry);
}

IconButton* ActionRow::question(const QString& rule, const QString& name)
{
    return makeQuestion(m_look, rule, name, [this](const QString& asked) { emit whyAsked(asked); });
}

void ActionRow::clear()
{
    if (m_face)
        m_face->deleteLater();
    m_face = nullptr;
    m_button = nullptr;
}

void ActionRow::setPossible(const QString& detail)
{
    build(detail.isEmpty() ? nullptr : new Label(m_look, Style::Body, detail, Ink::TextSecondary), detail, false);
}

void ActionRow::setPossible(QWidget* detail, const QString& spoken) { build(detail, spoken, false); }

void ActionRow::setLosing(const QString& detail)
{
    build(new Label(m_look, Style::Body, detail, Ink::TextSecondary), detail, true);
}

void ActionRow::build(QWidget* detail, const QString& spoken, bool loses)
{
    clear();
    m_button = new SurfaceButton(m_look, this);
    m_face = m_button;
    m_button->setFrame(loses ? SurfaceButton::Frame::Card : SurfaceButton::Frame::Possible);
    m_button->setMinimalHeight(60);
    m_button->setAccessibleName(m_title);
    m_button->setAccessibleDescription(spoken);
    m_button->setToolTip(m_title);
    auto* row = new QHBoxLayout(m_button);
    row->setContentsMargins(16, 7, m_about.isEmpty() ? 14 : 5, 7);
    row->setSpacing(14);
    row->addWidget(makeIcon(m_look, m_icon, 26, loses ? Ink::TextSecondary : Ink::Possible));
    QVBoxLayout* words = column();
    words->addStretch();
    words->addWidget(new Label(m_look, Style::Row, m_title));
    if (detail)
        words->addWidget(detail);
    words->addStretch();
    row->addLayout(words, 1);
    if (loses)
        row->addWidget(makeSkull(m_look, 22));
    if (m_about.isEmpty()) {
        row->addWidget(makeIcon(m_look, "chevron-right", 18, Ink::TextSecondary));
    } else {
        IconButton* about = question(m_about, tr("About: %1").arg(m_title));
        about->setObjectName("about");
        row->addWidget(about);
    }
    connect(m_button, &QPushButton::clicked, this, &ActionRow::chosen);
    layout()->addWidget(m_button);
}

void ActionRow::setImpossible(const QString& reason, const QString& rule)
{
    clear();
    m_face = new QWidget(this);
    auto* row = new QHBoxLayout(m_face);
    row->setContentsMargins(16, 2, 6, 2);
    row->setSpacing(14);
    row->addWidget(makeIcon(m_look, m_icon, 26, Ink::TextMuted));
    QVBoxLayout* words = column();
    words->addWidget(new Label(m_look, Style::Row, m_title, Ink::TextMuted));
    words->addWidget(new Label(m_look, Style::Body, reason, Ink::TextMuted));
    row->addLayout(words, 1);
    if (!rule.isEmpty() || !m_about.isEmpty()) {
        IconButton* why = rule.isEmpty() ? question(m_about, tr("About: %1").arg(m_title))
                                         : question(rule, tr("Why not: %1").arg(m_title));
        why->setObjectName(rule.isEmpty() ? "about" : "why");
        why->setAccessibleDescription(reason);
        row->addWidget(why);
    }
    if (!rule.isEmpty())
        setHelp(*this, rule);
    m_face->setAccessibleName(m_title);
    m_face->setAccessibleDescription(reason);
    layout()->addWidget(m_face);
}

void ActionRow::setShortcut(const QKeySequence& keys)
{
    if (m_button)
        setHint(*m_button, m_title, keys);
}

InfoRow::InfoRow(const Look& look, QWidget* picture, const QString& title, const QString& detail, QWidget* parent)
    : QWidget(parent)
{
    setGrowing(*this);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 8, 0, 8);
    row->setSpacing(16);
    if (picture)
        row->addWidget(picture, 0, Qt::AlignVCenter);
    auto* fold = new FoldLayout(nullptr, 12);
    auto* said = new QWidget;
    setGrowing(*said);
    QVBoxLayout* words = column(said);
    words->addWidget(new Label(look, Style::Row, title));
    if (!detail.isEmpty())
        words->addWidget(new Label(look, Style::Body, detail, Ink::TextSecondary));
    fold->addWidget(said);
    m_ends = new QWidget(this); // shown before the layout takes it, it would be a window of its own
    m_end = new QHBoxLayout(m_ends);
    m_end->setContentsMargins(0, 0, 0, 0);
    m_end->setSpacing(8);
    m_ends->hide();
    fold->addWidget(m_ends);
    row->addLayout(fold, 1);
}

void InfoRow::addEnd(QWidget* widget)
{
    m_end->addWidget(widget, 0, Qt::AlignVCenter);
    m_ends->show();
}

Banner::Banner(const Look& look, Kind kind, const QString& text, QWidget* parent)
    : QWidget(parent),
      m_look(look),
      m_kind(kind)
{
    setGrowing(*this);
    followLook(*this, look);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(12);
    m_sign = makeIcon(look, "warning", 24, kind == Kind::Warning ? Ink::Danger : Ink::TextSecondary);
    row->addWidget(m_sign);
    auto* fold = new FoldLayout(nullptr, 12);
    m_text = new Label(look, Style::Body, text);
    fold->addWidget(m_text);
    auto* ends = new QWidget;
    m_actions = new FlowLayout(ends);
    fold->addWidget(ends);
    row->addLayout(fold, 1);
    setAccessibleName(text);
}

void Banner::setText(const QString& text)
{
    m_text->setText(text);
    setAccessibleName(text);
}

QString Banner::text() const { return m_text->text(); }

Button* Banner::addAction(const QString& text)
{
    auto* button = new Button(m_look, ButtonKind::Plain, text, this);
    m_actions->addWidget(button);
    return button;
}

void Banner::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    const bool warning = m_kind == Kind::Warning;
    paintSurface(painter, rect(),
                 {m_look.ink(warning ? Ink::DangerDim : Ink::Raised), m_look.ink(warning ? Ink::Danger : Ink::Outline),
                  warning ? 1.5 : 1.0, radiusCard, false});
}

} // namespace ui
