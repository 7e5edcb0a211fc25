// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "record/adjust_fields.h"

namespace record {

using namespace zaibatsu;

void putPools(Out& fields, const PlayerPatch& player)
{
    if (!player.total && !player.pool)
        return;
    fields.writer().key("counters");
    fields.writer().beginObject();
    Out inner(fields.writer(), fields.names());
    inner.maybe("total", player.total);
    inner.maybe("pool", player.pool);
    fields.writer().endObject();
}

/// `placed` follows from the other two and must agree with them where all three are given.
void getPools(In& fields, PlayerPatch& player)
{
    const auto at = fields.look("counters");
    if (!at)
        return;
    In inner(*at, fields.names());
    inner.maybeNumber("total", player.total, 0, mostCounters);
    inner.maybeNumber("pool", player.pool, 0, mostCounters);
    std::optional<int> placed;
    inner.maybeNumber("placed", placed, 0, mostCounters);
    inner.finish();
    if (!placed)
        return;
    if (player.total && !player.pool)
        player.pool = std::max(0, *player.total - *placed);
    if (!player.total || !player.pool)
        static_cast<void>(at->field(player.pool ? "total" : "pool")); // reports what is missing
    else if (*placed + *player.pool != *player.total)
        at->field("placed").report(ReadProblem::Code::CountMismatch, std::to_string(*placed));
}

} // namespace record
