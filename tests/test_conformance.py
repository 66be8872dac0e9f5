"""Every game of the kit keeps what the kit promises; and a game that breaks a promise is found out."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import cache
from importlib import import_module
from itertools import combinations, product
from typing import Any

import pytest
import toy_game
import toy_trick
from hypothesis import Phase
from hypothesis import settings as hypothesis_settings
from hypothesis.stateful import run_state_machine_as_test
from toy_game import SPOTS, State
from walking import walking_machine

import gamekit
from gamekit.conformance import Report, check
from gamekit.conformance.playing import covering, settings
from gamekit.conformance.report import check_reach
from gamekit.conformance.twins import Secrets, Twin
from gamekit.game import CHANCE, PUBLIC, TEACHER, UNKNOWN, Event, Game, Move, Option, Refusal, Setting, Slot, Step
from gamekit.registry import find
from gamekit.timeline import Node, Timeline

TOY, SHOUTING = toy_game.GAME, toy_trick.GAME
MOVES = 120  # of a random game

# ---------------------------------------------------------------------- the games


# Where random games seldom lead, by name: each game has them in a file of its own, as it has its secrets.
NAMED: dict[str, dict[str, Timeline]] = {name: import_module(f"{name}_named").named() for name in gamekit.games()}


@pytest.mark.parametrize("name", gamekit.games())
def test_a_game_keeps_what_the_kit_promises(name: str) -> None:
    print(check(find(name), moves=MOVES, positions=NAMED[name]))


def test_every_game_has_named_positions_and_says_what_is_secret_in_it() -> None:
    for name, positions in NAMED.items():
        assert positions
        assert isinstance(import_module(f"{name}_secrets").SECRETS, Secrets)


def toy_twins(setting: Setting, moves: Sequence[Move], observer: int, rng: random.Random) -> Iterator[Twin]:
    """TR-3: whoever has no map may think the treasure elsewhere, until somebody digs there or shouts, or the end."""
    spot, other = moves[0].words[0], rng.choice(SPOTS)
    if observer == setting.seats - 1:
        return
    at, hidden = ["beach"] * setting.seats, 1
    for move in moves[1 : setting.seats * setting.options["rounds"]]:
        if move.verb == "shout":
            break
        if move.verb == "dig" and other != spot and at[move.seat] in (spot, other):
            break
        at[move.seat] = move.words[0] if move.words else at[move.seat]
        hidden += 1
    yield Twin("spot", (moves[0]._replace(words=(other,)), *moves[1:hidden]))


SPOT = Secrets(("spot",), toy_twins, frozenset({"bury"}))


@cache
def toy_report() -> Report:
    return check(TOY, secrets=SPOT)


def test_a_small_game_by_hand_keeps_it_too() -> None:
    report = toy_report()
    assert report.games >= 20
    assert report.twins["spot"] > 20
    assert "TR-3" in str(report)


def test_a_move_out_of_turn_that_only_its_seat_can_know_of_keeps_it_too() -> None:
    report = check(SHOUTING, secrets=SPOT)
    assert report.twins["spot"] > 20
    assert "TR-9" in str(report)


WALKS = hypothesis_settings(max_examples=60, stateful_step_count=40, deadline=None, derandomize=True)
FEWER_WALKS = hypothesis_settings(WALKS, max_examples=30)  # the tree is the same, and small games walk in it faster
for game in (*map(find, gamekit.games()), TOY, SHOUTING):
    walks = walking_machine(game).TestCase
    walks.settings = WALKS if game in (TOY, SHOUTING) else FEWER_WALKS
    globals()[f"TestWalks_{game.name}"] = walks
del walks  # it would be walked twice


def rolls_again(timeline: Timeline) -> None:
    """A dealer who does not look at what was dealt already."""
    while timeline.seed is not None and timeline.actor == CHANCE:
        timeline._go(timeline.grow(timeline.here, timeline.chances()[len(timeline.nodes) % 2][0]))


def plays_on(timeline: Timeline, by: str = "move") -> int:
    """Forward past what was played."""
    if not timeline.over and not timeline.here.children:
        timeline.play(timeline.random_move(random.Random(1)))
    return timeline.here.number


def forgets(timeline: Timeline, number: int) -> int:
    """A jump without a note."""
    timeline.here = timeline.nodes[number]
    timeline._changed()
    return number


def only_the_last(timeline: Timeline, node: Node, move: Move) -> None:
    """No branch is followed again."""


TIMELINE_FAULTS: dict[str, Callable[..., Any]] = {
    "_deal": rolls_again,
    "forward": plays_on,
    "jump": forgets,
    "_child": only_the_last,
    "back": lambda timeline, by="move": timeline.jump(len(timeline.nodes) - 1),
}


@pytest.mark.parametrize("method", TIMELINE_FAULTS)
def test_a_timeline_that_breaks_a_promise_is_found(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Timeline, method, TIMELINE_FAULTS[method])
    with pytest.raises(AssertionError):
        run_state_machine_as_test(walking_machine(TOY), settings=hypothesis_settings(WALKS, phases=[Phase.generate]))


# ---------------------------------------------------------------------- settings


def test_any_two_choices_meet_in_a_setting() -> None:
    factors: list[list[Any]] = [[2, 3, 4, 5], ["page", "published"], [None, False, True], [None, 1, 2, 3]]
    rows = covering(factors)
    for i, j in combinations(range(len(factors)), 2):
        assert set(product(factors[i], factors[j])) <= {(row[i], row[j]) for row in rows}
    assert len(rows) < 4 * 4 * 2


def test_a_choice_that_a_game_refuses_is_left_to_the_preset() -> None:
    fussy = replace(TOY, fits=lambda setting: toy_misfit() if setting.options["rounds"] == 10 else None)
    assert {setting.options["rounds"] for setting in settings(fussy)} == {1, 2, 6}
    assert {setting.options["rounds"] for setting in settings(TOY)} == {1, 2, 6, 10}


def toy_misfit() -> Any:
    from gamekit.errors import SettingError

    return SettingError("seats", {}, "ten rounds are too many")


# ---------------------------------------------------------------------- planted faults


def with_verb(name: str, **changes: Any) -> Game:
    return replace(TOY, verbs={**TOY.verbs, name: TOY.verbs[name]._replace(**changes)})


def with_events(name: str, change: Callable[[Event], Event]) -> Game:
    """The events of a verb changed, as they are told."""
    play = TOY.verbs[name].play

    def told(state: State, move: Move) -> Step:
        step = play(state, move)
        return Step(step.state, tuple(map(change, step.events)))

    return with_verb(name, play=told)


def with_state(name: str, **changes: Callable[[State], Any]) -> Game:
    """The state after a verb changed."""
    play = TOY.verbs[name].play

    def left(state: State, move: Move) -> Step:
        step = play(state, move)
        parts = {field: change(step.state) for field, change in changes.items()}
        return Step(step.state._replace(**parts), step.events)

    return with_verb(name, play=left)


def with_walk(refusal: Refusal) -> Game:
    """Too far is refused in another way."""
    return with_verb("walk", why_not=lambda state, move: refusal if toy_game.why_not_walk(state, move) else None)


def with_step(words: Callable[[State], Any], cut: Callable[..., Any] | None) -> Game:
    """Another domain for the word of a walk."""
    return with_verb("walk", slots=(Slot("spot", words, cut),))


def near(state: State, seat: int) -> tuple[str, ...]:
    return toy_game.next_to(state.at[seat])


def near_at(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    return near(state, seat)


def lucky(state: State, move: Move) -> Step:
    """Chance inside the rules: two replays differ."""
    step = toy_game.dig(state, move)
    return Step(step.state._replace(points=tuple(random.randrange(99) for _ in state.at)), step.events)


def seen_again(state: State, seat: int) -> State:
    """Whoever looks twice sees fewer rounds."""
    return toy_game.view(state, seat)._replace(rounds=state.rounds - 1) if seat != TEACHER else state


def seen_by_public_only(state: State, seat: int) -> State:
    """The holes are hidden from the seats, not from the public."""
    seen = toy_game.view(state, seat)
    return seen._replace(holes=()) if seat not in (TEACHER, PUBLIC) else seen


def warmer(state: State, move: Move) -> Refusal | None:
    """Only where the treasure is may one dig: a seat could learn it by asking."""
    return None if state.at[move.seat] == state.treasure else Refusal("hole", ("TR-6",), {"spot": state.at[move.seat]})


FAULTS: dict[str, tuple[Game, str]] = {
    "a cut leaves out a legal word": (
        with_step(lambda s: SPOTS, lambda s, seat, before: near(s, seat)[:1]),
        "nothing refuses it",
    ),
    "a word stands twice in a domain": (
        with_step(lambda s: SPOTS, lambda s, seat, before: near(s, seat) * 2),
        "listed twice",
    ),
    "a word cannot be written": (with_step(lambda s: (*SPOTS, "Oak Tree"), None), "Oak Tree is not in small ASCII"),
    "a word stands twice": (with_step(lambda s: (*SPOTS, SPOTS[0]), None), "beach stands twice"),
    "a refusal names a rule that does not exist": (
        with_walk(Refusal("too_far", ("TR-99",), {"spot": "oak"})),
        "not in the rulebook: TR-99",
    ),
    "a refusal names no rule": (with_walk(Refusal("too_far", (), {"spot": "oak"})), "names no rule"),
    "a refusal has no words": (with_walk(Refusal("lazy", ("TR-5",))), "refusal lazy in en has no words"),
    "a refusal lacks a detail": (with_walk(Refusal("too_far", ("TR-5",))), "too_far in en has no words, or they lack"),
    "a weight is zero": (with_verb("bury", weight=lambda s, move: int(move.words[0] != "oak")), "has the weight 0"),
    "a weight is no whole number": (with_verb("bury", weight=lambda s, move: 0.5), "has the weight 0.5"),
    "chance can do what is refused": (
        with_verb(
            "bury", why_not=lambda s, move: Refusal("hole", ("TR-6",), {"spot": "oak"}) if "oak" in move.words else None
        ),
        "chances are not CHANCE's moves",
    ),
    "an event is not declared": (with_events("walk", lambda e: e._replace(kind="stroll")), "stroll are not declared"),
    "an event lacks a detail": (with_events("dig", lambda e: e._replace(details={"spot": "oak"})), "is declared"),
    "an event names a rule that does not exist": (with_events("walk", lambda e: e._replace(rules=("TR-0",))), "TR-0"),
    "an event names no rule": (with_events("walk", lambda e: e._replace(rules=())), "names no rule"),
    "an event is about a stranger": (with_events("walk", lambda e: e._replace(seat=7)), "does not sit here"),
    "an event hides what it does not have": (
        with_events("walk", lambda e: e._replace(private={"oak": (0,)})),
        "hides a detail that it does not have",
    ),
    "an event tells a stranger": (
        with_events("bury", lambda e: e._replace(private={"spot": (9,)} if e.private else {})),
        "tells a stranger",
    ),
    "an event cannot be written": (
        with_events("walk", lambda e: e._replace(details={"spot": ("oak",)}) if e.kind == "walk" else e),
        "after a way through JSON",
    ),
    "a state holds a list": (with_state("walk", holes=lambda s: list(s.holes)), "not hashable"),
    "a state cannot be written": (with_state("walk", holes=lambda s: frozenset(s.holes)), "way through JSON"),
    "the teacher is shown less": (replace(TOY, view=lambda s, seat: toy_game.view(s, 0)), "teacher does not see"),
    "a view changes when looked at twice": (replace(TOY, view=seen_again), "looked at twice"),
    "a seat is shown less than the public": (replace(TOY, view=seen_by_public_only), "what everybody sees, 0 does not"),
    "moves follow from what a seat does not see": (with_verb("dig", why_not=warmer), "on its view|on the seat's view"),
    "what a seat may choose follows from what only it sees": (
        with_step(
            lambda s: SPOTS,
            lambda s, seat, before: near(s, seat) if seat < len(s.at) - 1 or s.treasure != UNKNOWN else (),
        ),
        "not marked own_eyes|other words when the public looks on",
    ),
    "a secret choice is open to all eyes": (
        with_verb("walk", slots=(Slot("spot", lambda s: SPOTS, near_at, lambda s, move: (move.seat,)),)),
        "has a word that is secret, and is not marked own_eyes",
    ),
    "a seat is on no side": (replace(TOY, scores=lambda s: toy_game.scores(s)[:1]), "not every seat is on one"),
    "somebody has won before the end": (
        replace(TOY, scores=lambda s: tuple(score._replace(won=True) for score in toy_game.scores(s))),
        "won before the end",
    ),
    "an event tells all": (with_events("bury", lambda e: e._replace(private={})), "0 can tell by step, log"),
    "a view shows all": (replace(TOY, view=lambda s, seat: s), "0 can tell by step, view"),
    "the rules roll dice": (with_verb("dig", play=lucky), "deals another game"),
    "a game is longer than it says": (replace(TOY, longest=3), "longer than its `longest`"),
    "every seed deals alike": (with_verb("bury", slots=(Slot("spot", lambda s: SPOTS[:1]),)), "same game|another"),
    "a verb has no words": (replace(TOY, verbs={**TOY.verbs, "peep": TOY.verbs["dig"]}), "no words in en: verb-peep"),
    "a kind of event has no words": (replace(TOY, events={**TOY.events, "storm": ()}), "no words in en: event-storm"),
    "an option has no words": (
        replace(
            TOY, options={**TOY.options, "fog": Option((0, 1), ("TR-8",))}, presets={"page": {"rounds": 6, "fog": 0}}
        ),
        "no words in en: option-fog",
    ),
    "a step size is no event": (replace(TOY, steps=("turn", "week")), "no kinds of events: week"),
    "a preset leaves an option open": (replace(TOY, presets={"page": {}}), "does not set every option"),
    "a verb is never used": (
        with_verb("dig", why_not=lambda s, move: Refusal("hole", ("TR-6",), {"spot": s.at[move.seat]})),
        "reaches this verb: dig",
    ),
    "a reason is never given": (with_walk(Refusal("hole", ("TR-6",), {"spot": "oak"})), "reason of a refusal: too_far"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault: str) -> None:
    game, sentence = FAULTS[fault]
    with pytest.raises(AssertionError, match=sentence):
        check(game, secrets=SPOT)


@pytest.mark.parametrize("part", ["verbs", "events", "reasons", "rules"])
def test_what_no_game_reaches_is_found(part: str) -> None:
    report = deepcopy(toy_report())
    counts = getattr(report, part)
    seldom = min(counts, key=lambda key: (key in ("turn", "round"), key))
    del counts[seldom]
    with pytest.raises(AssertionError, match=f"no game and no named position reaches .*{seldom}"):
        check_reach(TOY, report)
