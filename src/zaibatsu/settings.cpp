// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/settings.h"

#include <algorithm>

namespace zaibatsu {

const std::vector<HouseRule>& houseRules()
{
    using enum SwitchKind;
    static const std::vector<HouseRule> rules{
        {rule("A-001"), E},  {rule("A-005"), E}, {rule("A-009"), Y}, {rule("A-011"), Y}, {rule("A-012"), Y},
        {rule("A-017"), E},  {rule("A-025"), Y}, {rule("A-028"), Y}, {rule("A-030"), Y}, {rule("A-031"), Y},
        {rule("A-032"), Y},  {rule("A-033"), Y}, {rule("A-034"), E}, {rule("A-036"), E}, {rule("A-040"), Y},
        {rule("A-045"), YE}, {rule("A-052"), Y}, {rule("A-054"), Y}, {rule("A-066"), Y}, {rule("A-068"), Y},
        {rule("A-071"), Y},  {rule("A-072"), Y}, {rule("A-074"), Y}, {rule("A-075"), Y}, {rule("A-076"), E},
        {rule("A-078"), Y},  {rule("A-079"), E}, {rule("A-082"), E}, {rule("A-084"), Y}, {rule("A-086"), Y},
        {rule("A-097"), E},  {rule("A-100"), Y}, {rule("A-102"), Y}, {rule("A-103"), Y}, {rule("A-104"), YE},
        {rule("A-108"), YE}, {rule("A-110"), Y}, {rule("A-111"), Y}, {rule("A-113"), Y}, {rule("A-117"), Y},
        {rule("A-127"), E}};
    return rules;
}

const HouseRule* findHouseRule(RuleId ruling)
{
    const auto& rules = houseRules();
    const auto found = std::lower_bound(rules.begin(), rules.end(), ruling,
                                        [](const HouseRule& a, RuleId id) { return a.ruling < id; });
    return found != rules.end() && found->ruling == ruling ? &*found : nullptr;
}

bool isOn(const Settings& settings, RuleId ruling)
{
    if (const auto set = settings.switches.find(ruling); set != settings.switches.end())
        return set->second;
    if (settings.edition == Edition::First2011)
        return true;
    const HouseRule* found = findHouseRule(ruling);
    return !found || found->kind != SwitchKind::YE;
}

bool firstWay(const Settings& settings, RuleId ruling)
{
    const bool on = isOn(settings, ruling);
    if (settings.edition == Edition::First2011)
        return on;
    const HouseRule* found = findHouseRule(ruling);
    return found && found->kind == SwitchKind::E ? !on : on;
}

} // namespace zaibatsu
