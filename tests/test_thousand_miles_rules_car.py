"""The rules of 1000 mil: the car as a state machine."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from positions import play
from rules_tested import rule
from thousand_miles_positions import GAME, allowed, at, side

import gamekit
from gamekit.thousand_miles import PAGE, car
from gamekit.thousand_miles.board import DECK
from gamekit.thousand_miles.state import Options

DAMAGES = {"out_of_fuel": "fuel", "puncture": "wheel_change", "accident": "repair"}


def reason(attack: str, marks: str = "rolling", laid: str = "", **options: object) -> str:
    """Why an attack cannot be laid on a side that stands like that; "" if it can."""
    game = at({0: attack}, sides={1: {"marks": marks, "laid": laid}}, options=options)
    refusal = game.why_not(f"attack {attack} 1")
    return refusal.reason if refusal else ""


CAR_OPTIONS = [
    {},
    {"speed_limit": "separate"},
    {"con_sens": True},
    {"speed_limit": "separate", "con_sens": True},
    {"cumulative": True},
    {"cumulative": True, "con_sens": True},
]
IMMUNITIES = ("priority_vehicle", "fuel_tank", "puncture_proof", "ace")
LAID = list(chain.from_iterable(combinations(IMMUNITIES, count) for count in range(5)))


def allowed_by_the_rules(options: dict[str, object], marks: tuple[str, ...], laid: tuple[str, ...]) -> set[car.Edge]:
    """All that can befall a car by the rules themselves: each card is tried in a game, on it or by it."""
    found = set()
    for card in DECK.cards:
        if card.kind == "distance" or (card.option and not options.get(card.option)) or card.slug in laid:
            continue
        mover, move = (0, f"attack {card.slug} 1") if card.kind == "attack" else (1, f"lay {card.slug}")
        sides = {1: {"marks": " ".join(marks) or "rolling", "laid": " ".join(laid)}}
        game = at({mover: card.slug}, turn=mover, sides=sides, options=options)
        if allowed(game, move):
            play(game, move)
            found.add(car.Edge(marks, card.number, side(game, 1).marks))
    return found


@rule("TM-7", "TM-9", "TM-39", "TM-44", "TM-48")
@pytest.mark.parametrize("number", range(len(CAR_OPTIONS)))
def test_the_machine_of_a_car_allows_what_the_rules_allow(number: int) -> None:
    options = CAR_OPTIONS[number]
    for laid in LAID if number < 2 else LAID[:6]:
        edges = car.machine(DECK, Options(**{**PAGE, **options}), tuple(DECK.number[card] for card in laid))
        known = {edge for edge in edges if DECK.slug(edge.card) not in laid}
        for marks in {edge.before for edge in edges} | {edge.after for edge in edges}:
            tried = {edge for edge in allowed_by_the_rules(options, marks, laid) if edge.before != edge.after}
            later = {edge for edge in tried if DECK.slug(edge.card) == "priority_vehicle" and car.damages(edge.before)}
            assert {edge for edge in known if edge.before == marks} == tried - later


@rule("TM-14", "TM-52")
def test_a_car_begins_stopped_or_with_the_priority_vehicle_rolling() -> None:
    options = Options(**PAGE)
    plain = car.machine(DECK, options)
    assert {edge.before for edge in plain} == {
        (),
        ("stopped",),
        ("limit",),
        *(("stopped", damage) for damage in DAMAGES),
    }
    priority = car.machine(DECK, options, (DECK.priority,))
    assert {edge.before for edge in priority} == {(), *((damage,) for damage in DAMAGES)}


@rule("TM-8", "TM-11")
def test_the_graph_of_the_car_has_the_cards_on_its_edges() -> None:
    graph = gamekit.graph("thousand_miles", "car")
    assert set(graph) == {"rolling", "stopped", "rolling+limit", *DAMAGES}
    assert graph.edges["rolling", "accident"]["cards"] == ("accident",)
    assert graph.edges["accident", "stopped"]["cards"] == ("repair", "ace")
    assert graph.edges["stopped", "rolling"]["cards"] == ("green_light", "priority_vehicle")
    assert not graph.has_edge("accident", "rolling")
    assert graph.nodes["accident"]["pl"] == "wypadek"
    assert len({data["pos"] for _, data in graph.nodes(data=True)}) == len(graph)


@rule("TM-101", "TM-113")
@pytest.mark.parametrize("number", range(len(CAR_OPTIONS)))
def test_every_car_of_a_game_stands_at_a_node_of_its_graph(number: int) -> None:
    options = CAR_OPTIONS[number]
    sides = {0: {"marks": "stopped"}, 1: {"marks": "limit" if number else "rolling"}}
    graph = at(sides=sides, options=options).graph("car")
    here = {node: data["here"] for node, data in graph.nodes(data=True) if "here" in data}
    assert here == {"stopped": "A", "rolling+limit" if number else "rolling": "B"}
    assert len({data["pos"] for _, data in graph.nodes(data=True)}) == len(graph)


def test_two_sides_at_one_node_are_both_named() -> None:
    graph = at(seats=3, sides={0: {"marks": "stopped"}, 2: {"marks": "stopped"}}).graph("car")
    assert graph.nodes["stopped"]["here"] == "A, C"
    assert GAME.graphs[0] == "car"
