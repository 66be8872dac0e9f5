"""How far all nodes of a board are from the one under the lens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from figures.walk import no_place

if TYPE_CHECKING:
    import networkx


def steps_from(graph: networkx.Graph, lens: str | None) -> Mapping[Any, int]:
    """How many steps each node is from the node under the lens; those that cannot be reached are left out.

    Without a lens there are none; InputError if it is on something that is not in the graph.
    """
    if lens is None:
        return {}
    import networkx

    found = {str(node): node for node in graph}
    if lens not in found:
        raise no_place(lens, found)
    return dict(networkx.single_source_shortest_path_length(graph, found[lens]))
