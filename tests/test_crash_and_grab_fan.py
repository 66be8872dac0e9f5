"""Where plans can lead: the same as playing every way by the rules, one after the other, and counting."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from crash_and_grab_positions import GAME, planning, turn

from gamekit import Timeline
from gamekit.crash_and_grab.absorbed import absorbed
from gamekit.crash_and_grab.fan import AFTERWARDS, PLANS, fan
from gamekit.crash_and_grab.state import OFF, Plan, Space, State
from gamekit.game import CHANCE

FEW_HOPS = {"hop_limit": 2}  # so that all ways can be played one after the other
END = {"give", "reward", "refill", "end", "deal"}  # decisions of the clean-up


def played(state: State, saucer: int, turn_number: int, share: Fraction) -> dict[Space, Fraction]:
    """All ways to the clean-up of a turn by `game.play`: where the saucer is then -> the share."""
    over = not state.agenda or state.agenda[-1].kind in END or state.turn != turn_number
    if over:
        return {state.saucers[saucer].space: share}
    moves = [move for move, _ in GAME.chances(state)] if GAME.actor(state) == CHANCE else GAME.moves(state)
    if state.agenda[-1].kind == "aim":
        moves = [move for move in moves if move.verb != "pass"]
    found: Counter[Space] = Counter()
    for move in moves:
        for space, part in played(GAME.play(state, move).state, saucer, turn_number, share / len(moves)).items():
            found[space] += part  # type: ignore[assignment]
    return dict(found)  # type: ignore[arg-type]


def by_play(game: Timeline) -> dict[Space, Fraction]:
    """The same for the red saucer whose turn has just begun."""
    return dict(sorted(played(game.state, 0, game.state.turn, Fraction(1)).items()))


def by_fan(game: Timeline, plan: str) -> dict[Space, Fraction]:
    """Where the fan says that the red saucer is, from before the turn began."""
    return fan(GAME, before(game), 0, Plan(*plan.split())).places


def before(game: Timeline) -> State:
    """The position before the first turn began."""
    state: State = game.nodes[0].state
    return state


@pytest.mark.parametrize("plan", ["0-5 sun", "0-5 asteroids", "0-5 meteor"])
def test_the_ways_are_those_that_the_rules_play(plan: str) -> None:
    """CG-49, CG-56, CG-64: numbers, a rival in the way, the edge."""
    game = turn("r3c2", plan, {"green": "r3c4", "blue": "r1c2"}, options=FEW_HOPS)
    assert by_fan(game, plan) == by_play(game)


def test_boosts_and_their_number_are_counted() -> None:
    """CG-47, CG-51: the booster of the card can be spent at once."""
    game = turn("r5c6", "2 stars", options=FEW_HOPS)
    assert by_fan(game, "2 stars") == by_play(game)
    found = fan(GAME, before(game), 0, Plan("2", "stars"), boosts=0)
    assert found.places == {(5, 4): 1}


def test_off_an_accelerator_a_few_hops_are_counted_to_the_limit() -> None:
    """CG-66, CG-69."""
    game = turn("r3c0", "3 sun", {"green": "r7c4"}, options=FEW_HOPS)
    assert by_fan(game, "3 sun") == by_play(game)


def test_a_circle_of_accelerators_ends_with_certainty() -> None:
    """CG-66: from (0,0) two spaces towards the asteroids and back; four directions each."""
    game = turn("r2c0", "2 sun")
    found = fan(GAME, before(game), 0, Plan("2", "sun"), boosts=0)
    assert found.places == {OFF: Fraction(1, 2), (0, 2): Fraction(1, 4), (2, 0): Fraction(1, 4)}
    deep = before(turn("r2c4", "2 asteroids"))
    assert sum(fan(GAME, deep, 0, Plan("2", "asteroids"), boosts=1).places.values()) == 1


def test_a_crashed_saucer_is_placed_at_random_and_flies_in_any_direction() -> None:
    """CG-43, CG-44, CG-152: one of nine empty sites, four directions."""
    game = planning({"red": "off", "green": "r1c1", "blue": "r0c2"}, ground={"blue_pilot": 3})
    found = fan(GAME, before(game), 0, Plan("3", "sun"), boosts=0)
    assert sum(found.places.values()) == 1
    still = fan(GAME, before(game), 0, Plan("0-5", "sun"), boosts=0)
    assert len({state.saucers[0].space for state in still.ends if state.trip.number == 0}) == 9
    assert sum(share for state, share in still.ends.items() if state.trip.number == 0) == Fraction(1, 6)


def test_crew_and_rivals_are_told_with_their_shares() -> None:
    """CG-61, CG-62, CG-64: who is picked up by whom, and who falls."""
    game = turn("r3c2", "0-5 sun", {"green": "r1c2"}, {"blue_pilot": 2})
    found = fan(GAME, before(game), 0, Plan("0-5", "sun"), boosts=0)
    assert found.picked() == {}
    game = turn("r1c3", "0-5 stars", {"green": "r1c2"}, {"blue_pilot": 1})
    found = fan(GAME, before(game), 0, Plan("0-5", "stars"), boosts=0)
    assert found.picked(1) == {"blue_pilot": Fraction(5, 6)}
    assert found.crashes == {1: Fraction(1, 2)}


def test_no_way_goes_on_into_the_clean_up() -> None:
    """CG-76."""
    game = turn("r3c1", "3 sun", ground={"blue_pilot": 1})
    ends = fan(GAME, before(game), 0, Plan("3", "sun")).ends
    assert ends
    for state in ends:
        assert not state.agenda or state.agenda[-1].kind in AFTERWARDS


def test_there_are_twelve_plans_and_all_shares_sum_to_one() -> None:
    """CG-33."""
    game = planning({"red": "r3c1 boosters=1", "green": "r3c3"})
    assert len(PLANS) == len(set(PLANS)) == 12
    for plan in PLANS:
        assert sum(fan(GAME, before(game), 0, plan, boosts=1).ends.values()) == 1


def test_hidden_plans_of_others_make_no_difference() -> None:
    """CG-157."""
    game = turn("r3c2", "0-5 sun", {"green": "r1c2"})
    assert fan(GAME, game.view(0), 0, PLANS[5]).places == fan(GAME, before(game), 0, PLANS[5]).places


def test_a_walk_in_circles_is_summed_up_exactly() -> None:
    half = Fraction(1, 2)
    assert absorbed({"a": {"b": half, "x": half}, "b": {"a": half, "y": half}}, "a") == {
        "x": Fraction(2, 3),
        "y": Fraction(1, 3),
    }
    assert absorbed({}, "a") == {"a": 1}
    with pytest.raises(ValueError, match="for ever"):
        absorbed({"a": {"a": Fraction(1)}}, "a")
