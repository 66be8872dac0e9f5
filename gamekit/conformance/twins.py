"""Non-interference: what a seat may not know changes nothing of what it is shown, told, asked or allowed.

A twin is a game in which secret moves, of CHANCE or of players, are exchanged for others. Which moves are secret from
whom, and how long nothing tells a twin from its game, is for the caller to say, from the rules' text and not from
the game's own events and views. While nothing tells them apart, all that an observer is given must be the same.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from gamekit.conformance.legality import spelled
from gamekit.conformance.report import Report
from gamekit.game import PUBLIC, Move, Setting
from gamekit.text import LANGUAGES, node_lines
from gamekit.timeline import Timeline
from gamekit.transcript import seen_step

CLOSELY = 15  # every so many moves, and at the end, pictures and all moves that can be spelled are compared

Shown = Callable[[Timeline, int, str], Any]  # (game, observer, language) -> pictures, words: whatever else is given


class Twin(NamedTuple):
    """A game with one secret exchanged: what kind of secret, and its moves as far as nothing tells them apart."""

    kind: str
    moves: tuple[Move, ...]


class Secrets(NamedTuple):
    """What a game hides, as its rules' text says.

    `twins(setting, moves, observer, rng)` are twins of the game with those moves; `odds` are the verbs of chance whose
    odds everybody may know; each of `kinds` must be met.
    """

    kinds: tuple[str, ...]
    twins: Callable[[Setting, Sequence[Move], int, random.Random], Iterable[Twin]]
    odds: frozenset[str] = frozenset()


class Eyes(NamedTuple):
    """An observer, the verbs of chance whose odds it may know, and what else it is shown."""

    observer: int
    odds: frozenset[str] = frozenset()
    shown: Shown | None = None


def check_secrets(timeline: Timeline, secrets: Secrets, report: Report, shown: Shown | None = None) -> None:
    """Nobody can tell the game on the timeline's path from its twins; a given position has no deal to exchange."""
    if timeline.given:
        return
    moves = [node.move for node in timeline.path() if node.move]
    rng = random.Random(len(moves))
    for observer in (*timeline.seats, PUBLIC):
        eyes = Eyes(observer, secrets.odds, shown)
        for twin in secrets.twins(timeline.setting, moves, observer, rng):
            pair = Timeline(timeline.game, timeline.setting), Timeline(timeline.game, timeline.setting)
            report.twins[twin.kind] += check_twin(*pair, moves, twin, eyes)


def check_twin(mine: Timeline, other: Timeline, moves: Sequence[Move], twin: Twin, eyes: Eyes) -> bool:
    """Whether the twin's states differ from the game's, the observer being given the same after every move.

    Both timelines are at their start and without a dealer; the moves are played on them.
    """
    differ = exchanged = False
    for number, (move, another) in enumerate(zip(moves, twin.moves, strict=False), start=1):
        mine.play(move)
        other.play(another)
        exchanged = exchanged or move != another
        if not exchanged:
            continue  # the same moves so far: there is nothing to tell apart
        differ = differ or mine.state != other.state
        told = apart(mine, other, eyes, number, number % CLOSELY == 0 or number == len(twin.moves))
        assert not told, f"{eyes.observer} can tell by {told} after move {number}, {move}, another {twin.kind}"
    return differ


def apart(mine: Timeline, other: Timeline, eyes: Eyes, number: int, closely: bool) -> str:
    """The names of what an observer can tell two games apart by, in their present positions; empty if by nothing."""
    one, two = (given(timeline, eyes, number, closely) for timeline in (mine, other))
    return ", ".join(name for name in one if one[name] != two[name])


def given(timeline: Timeline, eyes: Eyes, number: int, closely: bool) -> dict[str, Any]:
    """All that an observer is given in the present position, by name; what is text or becomes a file, as text."""
    node, observer = timeline.here, eyes.observer
    langs = (LANGUAGES[number % len(LANGUAGES)],)  # one after the other, for words take time
    told: dict[str, Any] = {
        "step": json.dumps(seen_step(timeline, node, observer)),
        "view": timeline.view(observer),
        "branches": timeline.branches(observer),
        "log": [node_lines(timeline, node, observer, lang) for lang in (LANGUAGES if closely else langs)],
        "odds": open_odds(timeline, eyes.odds),
        "scores": timeline.scores(observer),
        "verbs": timeline.verbs(observer) if observer != PUBLIC else [],
        "move": str(timeline.seen(node, observer)) if node.parent else "",
    }
    if closely and eyes.shown:
        told["picture"] = [repr(eyes.shown(timeline, observer, lang)) for lang in langs]
    return told | allowed(timeline, observer, random.Random(number)) if closely and observer != PUBLIC else told


def allowed(timeline: Timeline, seat: int, rng: random.Random) -> dict[str, Any]:
    """What a seat may do, what it could write, and why it may not: the moves, the notation's words, the refusals."""
    game, state = timeline.game, timeline.state
    return {
        "moves": timeline.moves(seat),
        "words": [list(slot.words(state)) for verb in game.verbs.values() for slot in verb.slots],
        "refusals": [(move, game.why_not(state, move)) for move in spelled(game, state, seat, rng)],
    }


def open_odds(timeline: Timeline, odds: frozenset[str]) -> list[tuple[str, int]]:
    """The chances as everybody may know them: of the verbs in `odds` each, of others only what they add up to."""
    state = timeline.state
    sums: Counter[str] = Counter()
    for move, weight in timeline.chances():
        sums[str(move if move.verb in odds else timeline.game.seen(state, move, PUBLIC))] += weight
    return list(sums.items())


def check_kinds(secrets: Secrets, report: Report) -> None:
    """Of every kind of secret there were twins whose states differ."""
    never = [kind for kind in secrets.kinds if not report.twins[kind]]
    assert not never, f"no twin was another game for this kind of secret: {', '.join(never)}"
    strangers = set(report.twins) - set(secrets.kinds)
    assert not strangers, f"twins are of kinds that are not declared: {', '.join(sorted(strangers))}"
