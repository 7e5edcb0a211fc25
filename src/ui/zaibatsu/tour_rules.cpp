// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
// The stops of the tour in the rulebook.
#include "ui/shell/main_window.h"
#include "ui/shell/rules_screen.h"
#include "ui/zaibatsu/tour_parts.h"

namespace ui::tour {

namespace {

RulesScreen& rules(const TourWindow& at, const QString& entry = {})
{
    at.window.openRules(entry);
    letSettle();
    return *at.window.findChild<RulesScreen*>();
}

/// With two slips, as it is typed in a hurry; each language its own words.
QString hurried()
{
    switch (presentation::plainLanguage(QLocale())) {
    case presentation::Language::Spanish: return QStringLiteral("contadr de bonificacon");
    case presentation::Language::French: return QStringLiteral("jetn de bonis");
    case presentation::Language::Russian: return QStringLiteral("бонусый жетн");
    case presentation::Language::English: break;
    }
    return QStringLiteral("bonis conter");
}

} // namespace

QList<TourStop> rulesStops()
{
    return {
        {QStringLiteral("rules"), false, [](const TourWindow& at) { return rules(at), true; }},
        {QStringLiteral("rules-search"), false, [](const TourWindow& at) { return rules(at).find(hurried()), true; }},
        {QStringLiteral("rules-nothing"), false,
         [](const TourWindow& at) { return rules(at).find(QStringLiteral("xxxxxxxx")), true; }},
        {QStringLiteral("rules-entry"), false,
         [](const TourWindow& at) { return rules(at, QStringLiteral("bonus-icon")), true; }},
        {QStringLiteral("rules-two"), false,
         [](const TourWindow& at) { return rules(at, QStringLiteral("bonus-icon")).setTwoLanguages(true), true; }},
        {QStringLiteral("rules-bookmarks"), false,
         [](const TourWindow& at) { return rules(at), at.tap(QStringLiteral("bookmarks")); }},
        {QStringLiteral("rule-entry"), true,
         [](const TourWindow& at) { return at.window.openRule(QStringLiteral("speedrunner")), true; }},
    };
}

} // namespace ui::tour
