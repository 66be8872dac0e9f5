"""States, what each pair of eyes sees of them, what is told of a step, and how it stands."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping
from typing import Any

from gamekit.conformance.legality import spelled
from gamekit.conformance.report import Report, rule_ids
from gamekit.game import CHANCE, PUBLIC, TEACHER, Event, Game
from gamekit.plain import from_plain, to_plain
from gamekit.timeline import Node


def eyes(seats: Iterable[int]) -> tuple[int, ...]:
    """All that can look at a table: every seat, PUBLIC and TEACHER."""
    return (*seats, PUBLIC, TEACHER)


# ---------------------------------------------------------------------- states and views


def check_state(game: Game, state: Any) -> None:
    """A state is a value: the same after a way through JSON; at a real table the kit need not know all of it."""
    assert type(state) is game.state, f"the state is a {type(state).__name__}"
    assert through_json(game.state, state, game.real_table) == state, "the state is another after a way through JSON"


def check_hash(state: Any) -> None:
    """All parts of a state are values."""
    try:
        hash(state)
    except TypeError as error:
        raise AssertionError(f"the state is not hashable: {error}") from error


def through_json(kind: Any, value: Any, unknown: bool = False) -> Any:
    """A value after a way through JSON and back, or why it does not come back."""
    try:
        return from_plain(kind, json.loads(json.dumps(to_plain(value))), unknown=unknown)
    except (TypeError, ValueError) as error:
        return str(error)


def check_views(game: Game, state: Any, seats: range) -> None:
    """A view is of the state's class, shows nothing new to whoever looks at it again, and no more to PUBLIC."""
    assert game.view(state, TEACHER) == state, "the teacher does not see the state as it is"
    public = game.view(state, PUBLIC)
    for seat in (*seats, PUBLIC):
        view = game.view(state, seat)
        assert type(view) is game.state, f"the view of {seat} is a {type(view).__name__}"
        assert game.view(view, seat) == view, f"the view of {seat} is not the same when looked at twice"
        assert game.view(view, PUBLIC) == public, f"what everybody sees, {seat} does not see"
        assert through_json(game.state, view, True) == view, f"the view of {seat} is another after a way through JSON"


def check_own_view(game: Game, state: Any, seat: int, rng: random.Random) -> None:
    """What a seat may do, and why not, follows from what it sees."""
    view = game.view(state, seat)
    assert game.moves(view, seat) == game.moves(state, seat), f"{seat} has other moves on its view"
    for verb in game.verbs:
        slots = game.verbs[verb].slots
        pairs = [(list(slot.words(view)), list(slot.words(state))) for slot in slots]
        assert all(seen == full for seen, full in pairs), f"{verb} has other words on the view of {seat}"
    assert game.open_verbs(view, seat) == game.open_verbs(state, seat), f"{seat} has other verbs on its view"
    for verb in game.open_verbs(state, seat):
        seen, full = (game.open_slots(position, seat, verb) for position in (view, state))
        assert seen == full, f"{seat} can choose other words of {verb} on its view"
    for move in spelled(game, state, seat, rng):
        assert game.why_not(view, move) == game.why_not(state, move), f"{move} is refused otherwise on the seat's view"


def check_public_offers(game: Game, state: Any, seat: int) -> None:
    """A verb that is not marked `own_eyes` offers a seat the same when everybody looks on, and keeps no word secret.

    At a real table one person enters what has fallen, secrets too.
    """
    view = game.view(state, PUBLIC)
    for name in game.open_verbs(state, seat):
        verb = game.verbs[name]
        offers = [game.open_slots(position, seat, name) for position in (view, state)]
        alike = verb.own_eyes or offers[0] == offers[1]
        assert alike, f"{name} offers {seat} other words when the public looks on, and is not marked own_eyes"
        secret = any(slot.knowers for slot in verb.slots) and not game.real_table
        assert verb.own_eyes or not secret, f"{name} has a word that is secret, and is not marked own_eyes"


def check_moments(game: Game, node: Node) -> None:
    """Moment by moment, a step is what it is when played at once: its last state is that of the play, and its events.

    Each moment has a whole state, which is a value.
    """
    if node.parent is None or node.move is None or not game.in_moments:
        return
    moments = game.moments(node.parent.state, node.move)
    assert moments, f"{node.move} has no moment"
    assert moments[-1].state == node.state, f"moment by moment, {node.move} leads to another state"
    joined = tuple(event for moment in moments for event in moment.events)
    assert joined == node.events, f"moment by moment, something else happens at {node.move}"
    for moment in moments:
        assert type(moment.state) is game.state, f"a moment of {node.move} has a {type(moment.state).__name__}"
        check_hash(moment.state)


# ---------------------------------------------------------------------- events and scores


def check_events(game: Game, node: Node, seats: range, report: Report) -> None:
    """Only declared kinds and details, rules that exist, secrets of seats that exist, plain data."""
    for event in node.events:
        check_event(game, event, seats)
        report.events[event.kind] += 1
        report.rules.update(event.rules)


def check_event(game: Game, event: Event, seats: range) -> None:
    """One event, as `check_events` wants it."""
    assert event.kind in game.events, f"events of the kind {event.kind} are not declared"
    declared = set(game.events[event.kind])
    assert set(event.details) == declared, f"{event.kind} tells {set(event.details)}, and {declared} is declared"
    assert event.seat in (*seats, CHANCE), f"{event.kind} is about {event.seat}, who does not sit here"
    assert event.rules, f"{event.kind} names no rule"
    unknown = set(event.rules) - rule_ids(game)
    assert not unknown, f"{event.kind} names rules that are not in the rulebook: {', '.join(sorted(unknown))}"
    assert set(event.private) <= declared, f"{event.kind} hides a detail that it does not have"
    assert all(seat in seats for knowers in event.private.values() for seat in knowers), (
        f"{event.kind} tells a stranger"
    )
    assert written(event.details) == event.details, f"the details of {event.kind} are others after a way through JSON"
    assert event.heard(TEACHER) == event, f"the teacher does not hear all of {event.kind}"


def written(details: Mapping[str, Any]) -> Any:
    """Details after a way through JSON and back, or why they cannot be written."""
    try:
        return json.loads(json.dumps(details))
    except TypeError as error:
        return str(error)


def check_scores(game: Game, state: Any, seats: range) -> None:
    """Every seat is on one side, and nobody has won before the end."""
    scores = game.scores(state)
    seated = sorted(seat for score in scores for seat in score.side)
    assert seated == list(seats), f"the sides are {[score.side for score in scores]}, and not every seat is on one"
    assert not (state.agenda and any(score.won for score in scores)), "somebody has won before the end"


def check_seen(game: Game, node: Node, seats: range) -> None:
    """The move as somebody sees it is the move, with words missing at most; the teacher sees it whole."""
    if node.parent is None or node.move is None:
        return
    for seat in eyes(seats):
        seen = game.seen(node.parent.state, node.move, seat)
        assert (seen.seat, seen.verb) == (node.move.seat, node.move.verb), f"{seat} sees {node.move} as {seen}"
        known = [word in (whole, "?") for word, whole in zip(seen.words, node.move.words, strict=True)]
        assert all(known), f"{seat} sees {node.move} as {seen}"
        assert seat not in (node.move.seat, TEACHER) or seen == node.move, f"{seat} sees {node.move} as {seen}"
