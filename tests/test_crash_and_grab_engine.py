"""What always holds in Crash and Grab, whatever is played: crew is conserved, nobody rests where nobody may, pushes."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest
from crash_and_grab_positions import GAME, at, crew_of, play, turn
from crash_and_grab_scattered import scattered
from hypothesis import given, settings
from hypothesis import strategies as st

from gamekit import Timeline
from gamekit.crash_and_grab.board import BOX
from gamekit.crash_and_grab.geometry import AHEAD, board_of
from gamekit.crash_and_grab.state import OFF, SPECIALITIES, State
from gamekit.game import CHANCE, Event, Move, Setting, Step

MOVES = 60
MOVING = ("hop", "stretch", "waste", "mines", "siphon")  # decisions that interrupt a move

numbers = st.integers(min_value=0, max_value=10**6)


def a_setting(rng: random.Random) -> Setting:
    """Any number of players and either preset; often a small limit of hops."""
    limit = rng.choice([1, 2, 50])
    return GAME.setting(rng.choice(list(GAME.seats)), rng.choice(list(GAME.presets)), {"hop_limit": limit})


def a_game(rng: random.Random) -> Timeline:
    """A game from a random position that is rich in everything, some moves on."""
    setting = a_setting(rng)
    game = Timeline(GAME, setting)
    while game.actor == CHANCE:
        game.play(game.random_move(rng, CHANCE))
    game = Timeline(GAME, setting, first=Step(scattered(game.state, rng)))
    for _ in range(MOVES):
        if not game.over:
            game.play(game.random_move(rng))
    return game


def all_states(game: Timeline) -> list[State]:
    """Every state of a game."""
    return [node.state for node in game.nodes]


# ---------------------------------------------------------------------- everywhere


@given(numbers)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_every_crew_member_is_in_exactly_one_place(seed: int) -> None:
    game = a_game(random.Random(seed))
    whole = sorted(f"{colour}_{each}" for colour in game.state.colours for each in SPECIALITIES)
    for node in game.nodes:
        assert crew_of(node.state) == whole
        for moment in GAME.moments(node.parent.state, node.move) if node.parent and node.move else ():
            assert crew_of(moment.state) == whole


@given(numbers)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_every_upgrade_is_in_exactly_one_place(seed: int) -> None:
    game = a_game(random.Random(seed))
    for state in all_states(game):
        laid = [card for record in state.saucers for card in record.upgrades]
        assert Counter([*state.deck, *state.discards, *laid]) == Counter(BOX.deck[state.players])
        assert set(state.drawn) <= set(state.deck)


def resting(state: State) -> bool:
    """Whether no move is in progress, so that CG-70 holds."""
    return bool(state.agenda) and state.agenda[-1].kind not in MOVING


@given(numbers)
@settings(max_examples=80, deadline=None, derandomize=True)
def test_nobody_rests_on_an_accelerator_on_crew_or_on_another_saucer(seed: int) -> None:
    """CG-70."""
    for state in filter(resting, all_states(a_game(random.Random(seed)))):
        board = board_of(BOX, state)
        spaces = [record.space for record in state.saucers if record.space != OFF]
        ground = [space for _, space in state.ground]
        assert not board.accelerators & {*spaces, *ground}
        assert len({*spaces, *ground}) == len(spaces) + len(ground)
        assert set(ground) <= set(board.site_at)


@given(numbers)
@settings(max_examples=80, deadline=None, derandomize=True)
def test_a_pushed_saucer_moves_by_the_full_distance_unless_something_stops_it(seed: int) -> None:
    """CG-64, CG-65, CG-67: from a hit on, the pushed saucer takes D steps, or is stopped, flung on, or falls."""
    for node in a_game(random.Random(seed)).nodes:
        for at_event, event in enumerate(node.events):
            if event.kind == "hit":
                after = pushed_on(node.events[at_event + 1 :], event.details["other"])
                whole = len(after.steps) == event.details["distance"]
                assert whole if after.how == "arrived" else len(after.steps) <= event.details["distance"]


class Pushed:
    """What becomes of a pushed saucer: its steps, and how they end."""

    def __init__(self) -> None:
        self.steps: list[Event] = []
        self.how = "waits"


def pushed_on(events: Sequence[Event], colour: str) -> Pushed:
    """The steps of a pushed saucer from a hit on."""
    found = Pushed()
    for event in events:
        if event.details.get("saucer") == colour and event.kind in ("arrived", "hit", "flung", "crashed", "blown_up"):
            found.how = event.kind
            break
        if event.kind == "moved" and event.details["saucer"] == colour:
            found.steps.append(event)
        if event.kind == "turn":
            break
    return found


@given(numbers)
@settings(max_examples=60, deadline=None, derandomize=True)
def test_every_step_is_to_a_neighbour_in_the_direction_told(seed: int) -> None:
    """CG-9, CG-56."""
    for node in a_game(random.Random(seed)).nodes:
        for event in node.events:
            if event.kind == "moved":
                row, column = place(event.details["start"])
                down, right = AHEAD[event.details["direction"]]
                assert place(event.details["space"]) == (row + down, column + right)


def place(word: str) -> tuple[int, int]:
    """`r3c4` -> (3, 4)."""
    row, _, column = word[1:].partition("c")
    return int(row), int(column)


@given(numbers)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_moment_by_moment_a_move_is_what_it_is_at_once(seed: int) -> None:
    for node in a_game(random.Random(seed)).nodes:
        if node.parent and node.move:
            moments = GAME.moments(node.parent.state, node.move)
            assert moments[-1].state == node.state
            assert tuple(event for moment in moments for event in moment.events) == node.events
            assert all(sum(event.kind == "moved" for event in moment.events) <= 1 for moment in moments)


@given(numbers)
@settings(max_examples=40, deadline=None, derandomize=True)
def test_hops_of_a_turn_are_never_more_than_the_limit(seed: int) -> None:
    """CG-69."""
    game = a_game(random.Random(seed))
    assert all(state.trip.hops <= state.options.hop_limit for state in all_states(game))


# ---------------------------------------------------------------------- by example


def test_the_moments_of_a_collision_are_its_spaces() -> None:
    game = turn("r3c1", "0-5 asteroids", {"green": "r3c3"})
    move = Move(0, "steps", ("3",))
    moments = GAME.moments(game.state, move)
    kinds = [[event.kind for event in moment.events] for moment in moments]
    assert kinds[0] == ["number", "moved"]
    assert kinds[1] == ["moved", "hit"]
    assert kinds[2] == kinds[3] == ["moved"]
    assert kinds[4] == ["moved", "arrived"]
    spaces = [[record.space for record in moment.state.saucers[:2]] for moment in moments[:5]]
    assert spaces == [
        [(3, 2), (3, 3)],
        [(3, 3), (3, 3)],
        [(3, 3), (3, 4)],
        [(3, 3), (3, 5)],
        [(3, 3), (3, 6)],
    ]


@pytest.mark.parametrize(("distance", "green"), [(1, "r3c3"), (2, "r3c4"), (5, "r3c7")])
def test_the_distance_of_a_push_is_that_of_the_move(distance: int, green: str) -> None:
    game = turn("r3c1", "0-5 asteroids", {"green": "r3c2"})
    play(game, f"steps {distance}")
    assert (at(game, "red"), at(game, "green")) == ("r3c2", green)
