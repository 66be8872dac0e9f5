"""Who can still be first or second: every "can" is played out by the rules, every "cannot" tried against all games."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from fractions import Fraction
from typing import Any

import pytest
from rules_tested import rule
from slow_persona_non_grata_odds import histories, played, small_box

import gamekit
from gamekit.game import CHANCE, PUBLIC, Game
from gamekit.persona_non_grata import GAME, reachable
from gamekit.persona_non_grata.archiving import Ranking, ranking
from gamekit.persona_non_grata.board import BOX
from gamekit.persona_non_grata.check import problems
from gamekit.persona_non_grata.grounds import NONE, Goal, Ground, Limits, against, proof
from gamekit.persona_non_grata.imagining import imagined
from gamekit.persona_non_grata.odds import Knowledge
from gamekit.persona_non_grata.outlook import CAN, CANNOT, CERTAIN, OPEN, Outlook, goals, limits_of, outlook, reached
from gamekit.persona_non_grata.playouts import Playout
from gamekit.persona_non_grata.standing import at_random, places, rankings
from gamekit.persona_non_grata.state import NOBODY, State, view
from gamekit.timeline import Node, Timeline

TABLES = [(2, True), (2, False), (3, False), (4, False)]


def decisions(timeline: Timeline, every: int) -> list[Node]:
    """Some nodes at which a player decides."""
    found = [n for n in timeline.path() if n.state.agenda and n.state.agenda[-1].seat != CHANCE]
    return found[::every]


def looked(timeline: Timeline, node: Node, ears: int) -> tuple[Knowledge, State, Outlook]:
    """What ears know, what they see, and what can still happen for all they know."""
    known, seen = timeline.knowledge(max(ears, 0), ears, node), timeline.node_view(node, ears)
    return known, seen, outlook(timeline.game, known, seen)


# ---------------------------------------------------------------------- the ranking by the sums


@rule("PNG-35", "PNG-36", "PNG-38", "PNG-40", "PNG-41", "PNG-45", "PNG-46", "PNG-47")
@pytest.mark.parametrize(
    ("sums", "holder", "expected"),
    [
        ((0, 0, 0), 1, Ranking((), ())),
        ((5, 3, 0), NOBODY, Ranking((0,), (1,))),
        ((0, 4, 0), 2, Ranking((1,), (1,))),
        ((5, 5, 3), NOBODY, Ranking((), (), (0, 1))),
        ((5, 5, 3), 2, Ranking((0, 1), (0, 1), (0, 1), 2)),
        ((9, 4, 4), NOBODY, Ranking((0,), (1, 2), by=0)),
    ],
)
def test_sums_and_the_holder_of_the_key_decide(sums: Sequence[int], holder: int, expected: Ranking) -> None:
    assert ranking(sums, holder) == expected


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_if_the_week_were_archived_now_all_shares_add_up(seats: int) -> None:
    timeline = played(BOX, seats, 7)
    for node in decisions(timeline, 7):
        known = timeline.knowledge(0, at=node)
        for name in known.corporations:
            for place in places(known, name):
                assert sum(place.alone) + sum(place.decided.values()) + place.nobody == 1
            assert sum(rankings(known, name).values()) == Fraction(1)


# ---------------------------------------------------------------------- can


def check_witness(timeline: Timeline, known: Knowledge, seen: State, ears: int, game: Playout) -> dict[str, set[Goal]]:
    """The position looks like this to the ears and is one that there can be; every move is legal; what comes of it."""
    assert view(game.start, ears) == seen
    assert problems(BOX, game.start, timeline.setting) == []
    hidden = tuple(next(c.card for c in game.start.areas[known.owner(s)] if c.encrypted) for s in known.slots)
    assert known.joint({card.number: card.number for card in BOX.cards}, NOBODY)[hidden] > 0
    for seat in game.start.seats:
        assert set(BOX.slugs(game.start.hands[seat])) <= set(known.hand(seat))
    state, found = game.start, {}
    for move in game.moves:
        state, events = timeline.game.play(state, move)
        for event in events:
            if event.kind == "sums":
                name = event.details["corporation"]
                found[name] = reached(event.details["sums"], known.heard.keys.get(name, NOBODY))
    return found


@pytest.mark.parametrize(("seats", "drawn"), TABLES)
def test_whatever_can_happen_is_shown_by_a_game(seats: int, drawn: bool) -> None:
    timeline, seen_goals, undecided = played(BOX, seats, 3, two_player_draw=drawn, theft=True), 0, 0
    for at, node in enumerate(decisions(timeline, 17)):
        ears = PUBLIC if at % 3 == 2 else at % seats
        known, seen, found = looked(timeline, node, ears)
        games = {id(game): game for name in found.can for game in found.can[name].values()}
        ends = {number: check_witness(timeline, known, seen, ears, game) for number, game in games.items()}
        for name in found.can:
            for goal, game in found.can[name].items():
                assert goal in ends[id(game)][name]
                assert found.bounds[name] | limits_of([game.sums[name]]) == found.bounds[name]
            seen_goals += len(goals(seats))
            undecided += len(set(goals(seats)) - found.can[name].keys() - found.cannot[name])
            assert not found.can[name].keys() & found.cannot[name]
    assert undecided / seen_goals < (0.05 if drawn else 0.01), "hardly anything stays open"


# ---------------------------------------------------------------------- cannot


@pytest.mark.parametrize(("seats", "drawn"), TABLES)
def test_what_cannot_happen_does_not_happen_at_random(seats: int, drawn: bool) -> None:
    timeline, rng = played(BOX, seats, 6, two_player_draw=drawn), random.Random(seats)
    for node in decisions(timeline, 23):
        known, seen, found = looked(timeline, node, 0)
        for _ in range(15):
            for name, goal in reached_at_random(timeline.game, known, imagined(known, seen, rng), rng):
                assert name not in found.cannot or goal not in found.cannot[name]


def reached_at_random(game: Game, known: Knowledge, state: State, rng: random.Random) -> Iterator[tuple[str, Goal]]:
    """What a week that is played at random comes to."""
    week = state.week
    while state.week == week and (seat := game.actor(state)) is not None:
        state, events = game.play(state, game.random_move(state, seat, rng))
        for event in events:
            if event.kind == "sums":
                name = event.details["corporation"]
                yield from ((name, goal) for goal in reached(event.details["sums"], known.heard.keys.get(name, NOBODY)))


LAST_DAYS: list[tuple[int, tuple[int, ...], int, dict[str, Any]]] = [
    (2, (8, 4, 10), 1, {"two_player_draw": True, "weeks": 1}),
    (2, (5, 3, 3), 2, {"two_player_draw": True, "weeks": 1}),
    (2, (5, 4), 2, {"weeks": 1}),
    (3, (8, 7, 6), 1, {"weeks": 1}),
    (4, (14, 12), 1, {"weeks": 1}),
]


@pytest.mark.parametrize(("seats", "copies", "corporations", "options"), LAST_DAYS)
def test_on_the_last_day_the_outlook_is_all_that_any_moves_from_any_possible_deal_lead_to(
    seats: int, copies: tuple[int, ...], corporations: int, options: dict[str, Any]
) -> None:
    for seed in range(2):
        timeline = played(small_box(copies, corporations, seats), seats, seed, **options)
        for node, states in histories(timeline, 1):
            if node.state.day == 5 and node.state.agenda and node.state.agenda[-1].kind == "lay":
                known, _, found = looked(timeline, node, 1)
                reachable = {pair for state in states for pair in all_ends(timeline.game, state)}
                for name in known.corporations:
                    assert found.can[name].keys() == {goal for other, goal in reachable if other == name}
                    assert found.cannot[name] == set(goals(seats)) - found.can[name].keys()


def all_ends(game: Game, state: State) -> Iterator[tuple[str, Goal]]:
    """All that the rest of the last day can lead to in the first week, when all keys lie on the table."""
    if not state.agenda or state.agenda[-1].kind != "lay":
        return
    for move in game.moves(state):
        after, events = game.play(state, move)
        for event in events:
            if event.kind == "sums":
                yield from ((event.details["corporation"], goal) for goal in reached(event.details["sums"], NOBODY))
        yield from all_ends(game, after)


# ---------------------------------------------------------------------- certain


def test_certain_is_what_nothing_else_can_take_the_place_of() -> None:
    timeline, certain = played(BOX, 3, 6), 0
    for node in decisions(timeline, 5):
        _, _, found = looked(timeline, node, 0)
        for name in found.corporations:
            words = [found.told(name, "first", seat) for seat in range(3)]
            if CERTAIN in words:
                certain += 1
                assert sorted(words) == [CANNOT, CANNOT, CERTAIN]
                assert found.told(name, NONE, NOBODY) == CANNOT
            else:
                assert words.count(CANNOT) < 3 or found.told(name, NONE, NOBODY) == CERTAIN
            if set(words) != {CANNOT}:
                assert found.told(name, NONE, NOBODY) != CERTAIN
            assert found.told(name, "second", 0) in (CAN, CANNOT, CERTAIN)
    assert certain > 3


@pytest.mark.parametrize(
    ("goal", "bounds", "holder", "expected"),
    [
        (("first", 0), ((0, 11, 0), (9, 20, 20)), NOBODY, ["0 most 9", "1 least 11"]),
        (("first", 0), ((0, 9, 0), (9, 20, 20)), NOBODY, ["0 most 9", "1 least 9", "key"]),
        (("first", 0), ((0, 9, 0), (9, 20, 20)), 2, []),
        (("second", 0), ((0, 9, 8), (7, 20, 20)), NOBODY, ["0 most 7", "1 least 9", "2 least 8"]),
        (("second", 0), ((9, 2, 0), (20, 8, 7)), NOBODY, ["0 least 9", "1 most 8", "2 most 7", "1 least 2"]),
        (("second", 0), ((9, 0, 0), (20, 8, 7)), NOBODY, []),
        (("second", 2), ((9, 0, 0), (20, 8, 0)), NOBODY, ["2 most 0"]),
        ((NONE, NOBODY), ((0, 2, 0), (9, 9, 9)), 0, ["1 least 2", "key"]),
        ((NONE, NOBODY), ((0, 2, 0), (9, 9, 9)), NOBODY, []),
        ((NONE, NOBODY), ((0, 9, 0), (8, 9, 7)), NOBODY, ["1 least 9", "0 most 8", "2 most 7"]),
    ],
)
def test_what_cannot_happen_is_ruled_out_by_these_bounds(
    goal: Goal, bounds: tuple[tuple[int, ...], tuple[int, ...]], holder: int, expected: list[str]
) -> None:
    assert told(against(goal, Limits(*bounds), holder)) == expected


@pytest.mark.parametrize(
    ("goal", "bounds", "expected"),
    [
        (("first", 1), ((0, 9, 0), (8, 12, 7)), ["1 least 9", "0 most 8", "2 most 7"]),
        (("first", 1), ((0, 9, 0), (9, 12, 7)), []),
        (("second", 0), ((5, 9, 0), (8, 12, 4)), ["1 least 9", "0 most 8", "0 least 5", "2 most 4"]),
        (("second", 0), ((5, 0, 0), (8, 0, 0)), ["0 least 5", "1 most 0", "2 most 0"]),
        (("second", 0), ((0, 9), (0, 12)), []),
        (("second", 1), ((9, 1), (12, 8)), ["0 least 9", "1 most 8", "1 least 1"]),
    ],
)
def test_what_is_certain_is_proved_by_these_bounds(
    goal: Goal, bounds: tuple[tuple[int, ...], tuple[int, ...]], expected: list[str]
) -> None:
    assert told(proof(goal, Limits(*bounds))) == expected


def told(ground: Ground | None) -> list[str]:
    """Bounds in short."""
    found = [f"{one.seat} {one.side} {one.sum}" for one in ground.bounds] if ground else []
    return [*found, "key"] if ground and ground.key else found


def test_a_settled_corporation_is_no_longer_looked_at() -> None:
    """PNG-33."""
    timeline = played(BOX, 4, 1)
    node = next(n for n in timeline.path() if n.state.agenda and n.state.agenda[-1].kind in ("first", "second"))
    known, _, found = looked(timeline, node, 0)
    assert set(found.corporations) == set(known.corporations) - known.heard.settled
    assert known.heard.settled


# ---------------------------------------------------------------------- at random


def test_random_days_are_the_same_again_and_have_bounds() -> None:
    timeline = played(BOX, 3, 2)
    node = decisions(timeline, 6)[1]
    known, seen = timeline.knowledge(0, at=node), timeline.node_view(node, 0)
    one, two = (at_random(GAME, known, seen, 30, seed=4, seconds=None) for _ in range(2))
    assert one == two
    assert one.games == 30
    for name in known.corporations:
        assert sum(one.first[name]) <= 30
        for seat in range(3):
            low, high = one.interval("first", name, seat)
            assert low <= one.first[name][seat] / 30 <= high
    assert at_random(GAME, known, seen, 30, seconds=0.0).games == 0


def test_an_outlook_takes_a_bounded_number_of_steps_and_tells_what_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """On the first day four hands are unknown to public eyes: some seeds lead to more than can be gone through."""
    timeline, taken, whole = gamekit.start(GAME, 4, seed=1), [0], reachable.shared

    def counted(*about: Any) -> Iterator[Any]:
        for after in whole(*about):
            taken[0] += 1
            yield after

    monkeypatch.setattr(reachable, "shared", counted)
    known, seen, told = timeline.knowledge(0, PUBLIC), timeline.view(PUBLIC), list[str]()
    for seed in range(5):
        taken[0] = 0
        found = outlook(GAME, known, seen, seed)
        told += [found.told(name, place, seat) for name in found.corporations for place, seat in goals(4)]
        assert taken[0] < 1.1 * reachable.STEPS
    assert 0 < told.count(OPEN) < 0.05 * len(told)
    assert CANNOT not in told


def test_a_search_without_steps_left_proves_nothing() -> None:
    timeline = played(BOX, 4, 3)
    node = decisions(timeline, 17)[1]
    known, seen, _ = looked(timeline, node, 0)
    before = reachable.ahead_of(known, seen, "biolife")
    assert list(reachable.reachable(known, before, "biolife", reachable.Budget(0))) == [None]
