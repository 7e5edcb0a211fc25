// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/refuse.h"

#include <algorithm>
#ifdef ZC_KNOCKOUT
#include <cstdlib>
#endif

namespace zaibatsu {

bool knockedOut([[maybe_unused]] RuleId id)
{
#ifdef ZC_KNOCKOUT
    const char* name = std::getenv("ZC_KNOCKOUT_RULE");
    return name && toString(id) == name;
#else
    return false;
#endif
}

Stop Attempt::refuse(RuleId rule, ObstacleCode code, About about, Weight weight)
{
    if (knockedOut(rule))
        return std::nullopt;
    Refusal refusal{code, rule, about, {}};
    if (m_command.overrideReason && weight == Weight::Rule) {
        m_overridden.push_back(std::move(refusal));
        return std::nullopt;
    }
    return Decision{base::Refused<Game>{std::move(refusal)}};
}

Stop Attempt::refuseAll(std::vector<Refusal> problems)
{
    std::erase_if(problems, [](const Refusal& problem) { return knockedOut(problem.rule); });
    if (problems.empty())
        return std::nullopt;
    Refusal refusal = std::move(problems.front());
    for (std::size_t i = 1; i < problems.size(); ++i)
        refusal.more.emplace_back(problems[i].code, problems[i].about);
    return Decision{base::Refused<Game>{std::move(refusal)}};
}

Stop Attempt::need(Fact fact)
{
    if (m_command.declared) {
        if (std::find(m_declared.begin(), m_declared.end(), fact) == m_declared.end())
            m_declared.push_back(fact);
        return std::nullopt;
    }
    return Decision{base::NeedsFacts<Game>{{fact}}};
}

Stop Attempt::needOrSuccess(Fact fact)
{
    if (m_command.declared && !m_command.success)
        return Decision{base::NeedsFacts<Game>{{fact}}};
    return need(fact);
}

void Attempt::hint(Hint::Code code, std::optional<Fact> fact)
{
    const Hint hint{code, fact};
    if (std::find(m_hints.begin(), m_hints.end(), hint) == m_hints.end())
        m_hints.push_back(hint);
}

Decision Attempt::accept(std::vector<Event> events)
{
    for (const Event& event : events) // whether it waits for Reboot is not known
        if (const auto* lost = std::get_if<PawnEliminated>(&event))
            if (lost->controller && lost->to == PawnWhere::Reserve && !cardOf(m_state, lost->pawn).abilities)
                hint(Hint::Code::TakenAsNone, Fact{lost->pawn, Field::Abilities});
    if (m_overridden.empty() && m_declared.empty())
        return base::Accepted<Game>{std::move(events), std::move(m_hints)};
    std::vector<Event> all;
    for (Refusal& refusal : m_overridden)
        all.emplace_back(RuleOverridden{std::move(refusal), *m_command.overrideReason});
    if (!m_declared.empty())
        all.emplace_back(Declared{std::move(m_declared)});
    std::move(events.begin(), events.end(), std::back_inserter(all));
    return base::Accepted<Game>{std::move(all), std::move(m_hints)};
}

} // namespace zaibatsu
