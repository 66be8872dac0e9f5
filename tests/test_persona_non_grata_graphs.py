"""The graphs of Persona Non Grata: the way of the hands, the ring, and majorities."""

from __future__ import annotations

import networkx
import pytest
from persona_non_grata_positions import BOX, GAME, events, on, played, slugs

from gamekit.game import PUBLIC, TEACHER
from gamekit.persona_non_grata.archiving import ranking, sums
from gamekit.persona_non_grata.state import slot


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_edge_of_the_flow_leads_to_who_gets_the_hand_in_a_game(seats: int) -> None:
    game = played({}, {}, {}, seats=seats)
    flow = game.graph("flow")
    week = day = 0
    seen = 0
    for node in game.path():
        for event in node.events:
            week = event.details["number"] if event.kind == "week" else week
            day = event.details["number"] if event.kind == "day" else day
            if event.kind == "passed":
                (target,) = event.details["target"]
                edge = flow.edges[slot(week, day, event.seat), slot(week, day + 1, target)]
                assert edge == {"direction": event.details["direction"], "cards": event.details["count"]}
                seen += 1
    assert seen == flow.number_of_edges() == 3 * 4 * seats


def test_who_has_looked_at_a_hand_are_its_ancestors_and_who_will_are_its_descendants() -> None:
    flow = GAME.graph(None, "flow")
    assert networkx.is_directed_acyclic_graph(flow)
    assert networkx.ancestors(flow, "w1d3-b") == {"w1d1-c", "w1d2-a"}
    assert networkx.descendants(flow, "w1d3-b") == {"w1d4-c", "w1d5-a"}
    assert networkx.ancestors(flow, "w2d2-b") == {"w2d1-c"}
    assert [flow.nodes[f"w1d{day}-a"]["cards"] for day in range(1, 6)] == [6, 5, 4, 3, 2]
    assert flow.edges["w1d1-a", "w1d2-b"]["cards"] == 5


def test_with_two_who_draw_one_card_less_is_passed() -> None:
    game = played({}, {}, seats=2, preset="published", stop=on(1, 3))
    flow = game.graph("flow", 0)
    assert [flow.nodes[f"w1d{day}-a"]["cards"] for day in range(1, 6)] == [6, 5, 4, 3, 2]
    assert flow.edges["w1d1-a", "w1d2-b"]["cards"] == 4 == events(game, "passed")[0].details["count"]
    assert not flow.nodes["w1d2-b"]["seen"]


def test_a_hand_is_seen_by_who_holds_it_held_it_or_has_passed_it_on() -> None:
    game = played({}, {}, stop=on(2, 2))
    flow = game.graph("flow", 0)
    seen = {node for node, facts in flow.nodes.items() if facts["seen"] and facts["week"] == 2}
    assert seen == {"w2d1-a", "w2d2-a", "w2d2-c"}  # week 2 passes to the right
    assert {node for node, facts in flow.nodes.items() if facts["here"]} == {"w2d2-a", "w2d2-b", "w2d2-c"}
    assert {node for node in flow if flow.nodes[node]["seen"] and flow.nodes[node]["week"] == 1} == {
        *(f"w1d{day}-a" for day in range(1, 6)),
        *(f"w1d{day}-b" for day in range(2, 6)),
    }
    assert not any(facts["seen"] for _, facts in game.graph("flow", PUBLIC).nodes.items())
    assert sum(facts["seen"] for _, facts in game.graph("flow", TEACHER).nodes.items()) == 21


def test_every_hand_has_a_name_in_both_languages() -> None:
    facts = GAME.graph(None, "flow").nodes["w1d2-b"]
    assert facts["en"] == "hand of Player B, week 1, day 2"
    assert facts["pl"] == "ręka gracza B, tydzień 1, dzień 2"


def test_the_ring_has_both_neighbours_of_each_seat_and_says_which_way_hands_go() -> None:
    ring = GAME.graph(None, "ring")
    assert set(ring.edges(keys=True)) >= {("0", "1", "left"), ("0", "2", "right"), ("1", "0", "right")}
    game = played({}, {}, seats=4, stop=on(2, 1))
    ring = game.graph("ring")
    assert {(one, other) for one, other, passing in ring.edges(data="passing") if passing} == {
        ("0", "3"),
        ("1", "0"),
        ("2", "1"),
        ("3", "2"),
    }
    assert len({facts["pos"] for _, facts in ring.nodes.items()}) == 4


def test_majorities_are_the_sums_with_who_is_ahead_card_and_key() -> None:
    game = played({0: "biolife_president", 1: "biolife_worker"}, {2: "biolife_manager*"}, stop=on(2, 2))
    for eyes in (0, 2):
        graph = game.graph("majorities", eyes)
        assert networkx.is_bipartite(graph)
        for number, corporation in enumerate(slug for slug in BOX.corporations[:5]):
            found = sums(BOX, game.view(eyes), number)
            weights = {seat: graph.edges[str(seat), corporation]["weight"] for seat in range(3) if found[seat]}
            assert weights == {seat: count for seat, count in enumerate(found) if count}
    graph = game.graph("majorities", 2)
    assert graph.edges["0", "biolife"] == {"weight": 6, "first": True, "second": False}
    assert graph.edges["2", "biolife"]["second"]
    assert game.graph("majorities", 0).edges["1", "biolife"]["second"]
    assert (graph.nodes["biolife"]["card"], graph.nodes["biolife"]["key"]) == (2, "B")
    assert slugs([0]) == ["biolife_worker"]


@pytest.mark.parametrize(
    ("found", "first", "second"),
    [
        ([0, 0, 0], [], []),
        ([3, 0, 0], [0], [0]),
        ([3, 2, 2], [0], [1, 2]),
        ([3, 3, 2], [0, 1], []),
        ([1, 4, 2], [1], [2]),
    ],
)
def test_who_is_ahead_so_far_follows_from_the_sums(found: list[int], first: list[int], second: list[int]) -> None:
    so_far = ranking(found)
    assert (list(so_far.ahead), list(so_far.second)) == (first, second)
