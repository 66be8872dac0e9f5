"""Walking on pictures with the arrow keys."""

from __future__ import annotations

import math
import random

import pytest
from zero_seven_pictured import POSITIONS, drawn, many_cards, played

from figures.scene import ARROWS
from figures.walk import reached, returning, walk
from gamekit.zero_seven import GAME
from gamekit.zero_seven.state import State


@pytest.fixture(params=POSITIONS)
def view(request: pytest.FixtureRequest) -> State:
    found: State = POSITIONS[request.param]()
    return found


def test_arrows_reach_every_stop_and_lead_back(view: State) -> None:
    picture = drawn(view)
    stops = {shape.id for shape in picture.shapes if shape.id.startswith(("place-", "card-"))}
    assert set(picture.walk) == set(picture.near) == stops
    assert {picture.start, *reached(picture.walk, picture.start)} == stops
    assert returning(picture.walk, picture.start) == stops


def test_from_place_to_place_arrows_follow_the_roads() -> None:
    graph, ways = GAME.graph(None, "board"), drawn(played(2, 1, 0).view()).walk
    steps = [(stop, other) for stop, arrows in ways.items() for other in arrows.values()]
    places = [(a[6:], b[6:]) for a, b in steps if a.startswith("place-") and b.startswith("place-")]
    assert len(places) > 29
    assert [step for step in places if not graph.has_edge(*step)] == []


def test_arrows_lead_where_they_point() -> None:
    ways = drawn(played(2, 1, 0).view()).walk
    assert ways["place-ogrod_saski"] == {
        "up": "place-rynek_starego_miasta",
        "down": "place-plac_defilad",
        "left": "place-hala_mirowska",
        "right": "place-mariensztat",
    }
    assert ways["place-rynek_starego_miasta"]["down"] == "place-ogrod_saski", "up and then down leads back"


def test_cards_are_reached_from_the_lowest_row_and_walked_left_and_right() -> None:
    picture = drawn(many_cards(0, 4))
    ways = picture.walk
    below = ways["place-pole_mokotowskie"]["down"]
    assert below.startswith("card-")
    assert ways[below]["up"] == "place-pole_mokotowskie"
    cards = [stop for stop in ways if stop.startswith("card-")]
    assert [ways[card]["right"] for card in cards[:-1]] == cards[1:]
    assert [ways[card]["left"] for card in cards[1:]] == cards[:-1]


def near_points(seed: int) -> tuple[dict[str, tuple[float, float]], list[tuple[str, str]]]:
    """Random points, each joined to its nearest three."""
    rng = random.Random(seed)
    points = {f"p{n}": (rng.random(), rng.random()) for n in range(rng.randint(1, 40))}
    nearest = {p: sorted(points, key=lambda other: math.dist(points[p], points[other]))[1:4] for p in points}
    return points, [(p, other) for p in points for other in nearest[p]]


@pytest.mark.parametrize("seed", range(60))
def test_on_any_graph_arrows_reach_every_stop_and_lead_back(seed: int) -> None:
    points, edges = near_points(seed)
    for joined in (edges, edges[::3], [("p0", p) for p in points], []):
        ways = walk(points, joined, "p0")
        assert {"p0", *reached(ways, "p0")} == set(points)
        assert returning(ways, "p0") == set(points)
        assert all(arrow in ARROWS and other != stop for stop, to in ways.items() for arrow, other in to.items())
