"""Where a random walk ends whose ways can lead in circles, as a flight from accelerator to accelerator does.

Exact: each circle is a few linear equations, solved in fractions.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from fractions import Fraction
from typing import TypeVar

Place = TypeVar("Place", bound=Hashable)
Shares = dict[Place, Fraction]


def absorbed(ways: Mapping[Place, Mapping[Place, Fraction]], start: Place) -> dict[Place, Fraction]:
    """Place -> the places that follow, with shares that sum to 1; and where it starts -> the last places, with shares.

    A place without ways is a last one. ValueError if the walk can go round for ever.
    """
    import networkx

    graph = networkx.DiGraph([(place, to) for place, follow in ways.items() for to in follow])
    graph.add_node(start)
    flow, circles = {start: Fraction(1)}, networkx.condensation(graph)
    for number in networkx.topological_sort(circles):
        members = [place for place in circles.nodes[number]["members"] if place in ways]
        for place, visits in visited(ways, members, flow).items():
            for to, share in ways[place].items():
                if to not in members:
                    flow[to] = flow.get(to, Fraction(0)) + visits * share
    return {place: share for place, share in flow.items() if place not in ways}


def visited(
    ways: Mapping[Place, Mapping[Place, Fraction]], members: list[Place], flow: Mapping[Place, Fraction]
) -> dict[Place, Fraction]:
    """How often the walk comes to each place of a circle, from what flows into it."""
    into = [flow.get(place, Fraction(0)) for place in members]
    if len(members) == 1 and members[0] not in ways[members[0]]:
        return dict(zip(members, into, strict=True))  # no circle
    rows = [
        [Fraction(place == other) - ways[other].get(place, Fraction(0)) for other in members] + [come]
        for place, come in zip(members, into, strict=True)
    ]
    return dict(zip(members, solved(rows), strict=True))


def solved(rows: list[list[Fraction]]) -> list[Fraction]:
    """The solution of as many linear equations as unknowns: of each row the coefficients and then the right side."""
    for at in range(len(rows)):
        pivot = next((row for row in rows[at:] if row[at]), None)
        if pivot is None:
            raise ValueError("a walk that goes round for ever")
        rows.remove(pivot)
        rows.insert(at, [value / pivot[at] for value in pivot])
        for other, row in enumerate(rows):
            if other != at and row[at]:
                rows[other] = [value - row[at] * lead for value, lead in zip(row, rows[at], strict=True)]
    return [row[-1] for row in rows]
