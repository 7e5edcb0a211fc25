// SPDX-FileCopyrightText: 2026 Zaibatsu Companion contributors
// SPDX-License-Identifier: MIT
#include "zaibatsu/face.h"

#include "zaibatsu/spaces.h"

namespace zaibatsu {

Graph graphOf(const Face& face)
{
    Graph graph;
    for (const SpaceId id : spaceIdsOf(face)) {
        const auto view = spaceOf(face, id);
        if (view->printed) {
            graph.spaces.push_back(*view->printed);
            continue;
        }
        Space space;
        space.id = id;
        space.kind = view->kind;
        space.sides = view->sides;
        graph.spaces.push_back(space);
    }
    if (face.links) {
        graph.links = *face.links;
        return graph;
    }
    for (std::size_t a = 0; a < graph.spaces.size(); ++a)
        for (std::size_t b = a + 1; b < graph.spaces.size(); ++b)
            if (wayBetween(face, graph.spaces[a].id, graph.spaces[b].id) == Way::Open)
                graph.links.push_back({graph.spaces[a].id, graph.spaces[b].id, false});
    return graph;
}

const Space* findSpace(const Graph& graph, SpaceId id)
{
    for (const Space& space : graph.spaces)
        if (space.id == id)
            return &space;
    return nullptr;
}

} // namespace zaibatsu
