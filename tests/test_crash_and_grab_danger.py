"""Who can shove whom off the board, the order of turns, rings, landing, turned tiles, random play."""

from __future__ import annotations

from fractions import Fraction

import networkx
import pytest
from crash_and_grab_positions import GAME, planning, turn

from gamekit.crash_and_grab.danger import Outlook, orders, turns
from gamekit.crash_and_grab.fan import PLANS, box_of, fan
from gamekit.crash_and_grab.geometry import board_of
from gamekit.crash_and_grab.odds import wilson, wins
from gamekit.crash_and_grab.reach import (
    difference,
    distance,
    in_one_turn,
    landing,
    nearness,
    rings,
    turn_graph,
    with_tile_turned,
)
from gamekit.crash_and_grab.state import OFF, Plan, State, slug_of
from gamekit.crash_and_grab.ways import slide

HALF = Fraction(1, 2)


def table(**wishes: object) -> State:
    """Red at the left edge, green two spaces to its right, and room for both."""
    state: State = planning({"red": "r6c0", "green": "r6c2"}, **wishes).state
    return state


# ---------------------------------------------------------------------- one rival


def test_the_plans_that_shove_are_those_whose_fans_crash_the_saucer() -> None:
    """CG-64: green reaches red with 2, 3 and 0-5 towards the stars, and red has no space behind it."""
    found = Outlook(GAME, table(), 0).shoves(1, 0)
    assert found == {Plan("2", "stars"): 1, Plan("3", "stars"): 1, Plan("0-5", "stars"): Fraction(4, 6)}
    assert Outlook(GAME, table(), 0).hit(1, 0) == sum(found.values()) / 12


@pytest.mark.parametrize("boosts", [0, 1])
def test_leaving_out_plans_that_come_nowhere_near_changes_nothing(boosts: int) -> None:
    """A fan that does not enter the saucer's space cannot crash it."""
    state = planning({"red": "r3c1", "green": "r3c3", "blue": "r1c1 boosters=1"}).state
    ahead = Outlook(GAME, state, boosts)
    for rival in (1, 2):
        slow = {plan: fan(GAME, state, rival, plan, boosts).crashes.get(0, Fraction(0)) for plan in PLANS}
        assert ahead.shoves(rival, 0) == {plan: share for plan, share in slow.items() if share}


def test_a_threat_weighs_before_and_after() -> None:
    """CG-36: red has the Probe and moves first, so it can get away, and only its end counts."""
    away, stay = (Outlook(GAME, table(), 0).threats(0, Plan(*plan.split()))[0] for plan in ("3 sun", "3 stars"))
    assert (away.before, away.after) == (0, 1)
    assert away.share == away.there == 0
    assert stay.share == 0, "it has crashed by itself before"
    assert Outlook(GAME, table(probe=1), 0).threats(0, Plan("3", "sun"))[0].share == Outlook(GAME, table(), 0).hit(1, 0)


def test_the_safest_plans_have_the_smallest_risk() -> None:
    ahead = Outlook(GAME, table(), 0)
    risks = ahead.risks(0)
    assert set(risks) == set(PLANS)
    assert risks[Plan("3", "stars")] == 1
    assert {risks[plan] for plan in ahead.safest(0)} == {min(risks.values())}


def test_partners_are_no_rivals_and_upgrades_can_be_left_out() -> None:
    """CG-2."""
    assert Outlook(GAME, planning(seats=2).state).rivals(1) == [2, 3]
    armed = planning({"red": "r6c0", "green": "r6c2 upgrades=hyperdrive"}).state
    assert Outlook(GAME, armed, 0, upgrades=False).shoves(1, 0) == Outlook(GAME, table(), 0).shoves(1, 0)


# ---------------------------------------------------------------------- who moves before whom


def test_the_direction_is_as_likely_one_way_as_the_other() -> None:
    """CG-36, CG-154."""
    assert orders(GAME, table()) == {(0, 1, 2, 3): HALF, (0, 3, 2, 1): HALF}
    assert turns(GAME, table(), 2, 1) == (HALF, HALF)
    assert turns(GAME, table(), 1, 0) == (1, 0)


def test_of_two_saucers_either_may_fly_first() -> None:
    """CG-37, CG-38."""
    found = orders(GAME, planning(seats=2).state)
    assert len(found) == 4
    assert set(found.values()) == {Fraction(1, 4)}
    assert all({order[0], order[2]} == {0, 1} for order in found)


def test_who_has_moved_moves_no_more() -> None:
    """CG-46: red acts, the others are still to come in the known order."""
    state = turn("r3c1", "0-5 sun").state
    assert orders(GAME, state) == {(0, 1, 2, 3): 1}
    later = state._replace(revealed=(0, 1), acting=1)
    assert orders(GAME, later) == {(1, 2, 3): 1}
    assert turns(GAME, later, 2, 0) == (0, 0)


# ---------------------------------------------------------------------- reach


def test_the_first_ring_is_where_the_twelve_plans_end() -> None:
    """CG-49, CG-66: with no rival in the way, the rules fly to the same spaces."""
    state = planning({"red": "r3c1"}).state
    alone = state._replace(saucers=(state.saucers[0], *(other._replace(space=OFF) for other in state.saucers[1:])))
    flown = {space for plan in PLANS for space in fan(GAME, alone, 0, plan, boosts=0).places}
    assert rings(GAME, state, 0, 1) == [flown - {OFF}]
    boosted = {
        space
        for plan in PLANS
        for space in fan(
            GAME, alone._replace(saucers=(alone.saucers[0]._replace(boosters=1), *alone.saucers[1:])), 0, plan, boosts=1
        ).places
    }
    assert rings(GAME, state, 0, 1, boosts=1) == [boosted - {OFF}]


def test_rings_do_not_overlap_and_are_distances_on_the_graph_of_turns() -> None:
    state = planning({"red": "r3c1"}).state
    found, graph = rings(GAME, state, 0), turn_graph(GAME, state)
    assert sum(map(len, found)) == len(set().union(*found))
    for turn_number, spaces in enumerate(found, start=1):
        for space in spaces - {(3, 1)}:
            assert distance(graph, "r3c1", slug_of(space)) == turn_number
    assert rings(GAME, planning({"red": "off"}).state, 0) == [set()] * 3


def test_closeness_is_that_of_its_formula() -> None:
    graph = turn_graph(GAME, None)
    stand = [node for node, kind in graph.nodes(data="kind") if kind != "accelerator"]
    lengths = dict(networkx.all_pairs_shortest_path_length(graph.subgraph(stand)))
    found = nearness(graph)
    assert list(found) == list(range(1, 13))
    assert found[1] == pytest.approx((len(stand) - 1) / sum(lengths[node]["r1c1"] for node in stand))
    assert distance(graph, "r0c0", "r0c0") == 0


def test_an_accelerator_adds_ways() -> None:
    """CG-66: beside an accelerator a turn ends on more spaces than on a board without any."""
    board = board_of(box_of(GAME), planning().state)
    straight = {
        slide(board, (2, 1), way, number).path[-1]
        for way in board.ahead
        for number in (1, 2, 3, 4, 5)
        if slide(board, (2, 1), way, number).end == "arrived"
    }
    assert straight < in_one_turn(board, (2, 1))


def test_a_landing_map_is_the_mean_of_the_twelve_plans() -> None:
    ahead = Outlook(GAME, table(), 0)
    found = landing(ahead, 0)
    assert sum(found.values()) == 1
    crashes = [fan(GAME, table(), 0, plan, 0).crashes.get(0, Fraction(0)) for plan in PLANS]
    assert found[OFF] == sum(crashes) / 12


def test_a_turned_tile_changes_the_map_and_four_quarters_do_not() -> None:
    """CG-23, CG-131."""
    state = table()
    turned = with_tile_turned(GAME, state, "nw", 1)
    assert board_of(box_of(GAME), turned).sites[2] == (2, 3), "(0,2) goes to (2,3)"
    assert with_tile_turned(GAME, with_tile_turned(GAME, turned, "nw", 2), "nw", 1) == state
    state = planning({"red": "r1c3"}).state
    before, after = (landing(Outlook(GAME, each, 0), 0) for each in (state, with_tile_turned(GAME, state, "ne", 1)))
    changes = difference(after, before)
    assert changes
    assert sum(changes.values()) == 0
    assert difference(before, before) == {}


# ---------------------------------------------------------------------- random play


def test_random_games_are_counted_and_repeat_from_a_seed() -> None:
    game = planning({"red": "r3c1 crew=red_pilot,red_doctor,red_engineer"})
    found = wins(GAME, game.view(0), 6, seed=3, seconds=None)
    assert found == wins(GAME, game.view(0), 6, seed=3, seconds=None)
    assert found.games == 6
    assert sum(found.won) <= 6
    assert sum(map(found.share, range(4))) == pytest.approx(sum(found.won) / 6)


def test_no_longer_than_asked() -> None:
    assert wins(GAME, table(), 50, seconds=0).games == 0
    assert wins(GAME, table(), 50, seconds=0).interval(0) == (0, 1)


def test_hidden_plans_and_cards_are_imagined() -> None:
    """CG-157, CG-163: a seat's view can be played on, with plans and drawn cards that it does not see."""
    game = turn("r3c1 energy=2", "3 sun")
    while game.state.agenda[-1].kind != "deal":
        game.play(game.moves()[0])
    game.play(game.moves()[0])
    assert game.state.agenda[-1].kind == "keep"
    assert "?" in game.view(2).drawn
    assert wins(GAME, game.view(2), 2, seconds=None).games == 2


def test_wilsons_interval_is_that_of_the_formula() -> None:
    """E. B. Wilson 1927; 5 of 10 by hand: (0.5 ± …) gives 0.2366 to 0.7634."""
    assert wilson(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)
    assert wilson(0, 10)[0] == 0
    assert wilson(10, 10)[1] == pytest.approx(1)
    low, high = wilson(3, 1000)
    assert low < 0.003 < high
