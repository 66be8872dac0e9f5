"""Games of Persona Non Grata by script: say which cards matter, and let all else be dealt and laid so that it fits.

    game = played({0: "biolife_president biolife_worker*", 1: "biolife_director>"}, seats=3)

Each dict is a week, each word a card that a seat lays, day by day: alone it is downloaded, with "*" encrypted, with "<"
or ">" sent left or right. A seat with fewer than five words lays other cards, of the last corporations, with the action
cards that are left. Whoever has to decide something in the archiving takes the next answer, or else the first move.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from positions import given, play

from gamekit.game import CHANCE, Event, Task
from gamekit.persona_non_grata.board import BOX, Box
from gamekit.persona_non_grata.dealing import direction, neighbour
from gamekit.persona_non_grata.state import DAYS, HAND, State
from gamekit.registry import find
from gamekit.timeline import Timeline

GAME = find("persona_non_grata")
SIGNS = {"*": "encrypt", "<": "left", ">": "right"}
Week = Mapping[int, str]
Pair = tuple[str, str]
Stop = Callable[[State], bool]


class Script(NamedTuple):
    """What is dealt and laid, week by week."""

    hands: list[list[list[str]]]  # of each week and seat: the six cards dealt at first
    pairs: list[list[list[Pair]]]  # of each week and seat: the pairs of its five days
    drawn: list[list[list[str]]]  # of each week and seat, with `two_player_draw`: the cards drawn after the days
    aside: list[list[list[str]]]  # of each week and seat: the cards discarded after the days


def pair_of(word: str) -> Pair:
    """A card and its action, from a word such as `biolife_worker*`."""
    sign = word[-1]
    return (word[:-1], SIGNS[sign]) if sign in SIGNS else (word, "download")


def pairs_of(box: Box, words: str, fill: Iterator[str]) -> list[Pair]:
    """The five pairs of a seat in a week."""
    pairs = [pair_of(word) for word in words.split()]
    left = list((Counter(box.actions) - Counter(action for _, action in pairs)).elements())
    return [*pairs, *((next(fill), action) for action in left)]


def written(game: Timeline, weeks: Sequence[Week], box: Box = BOX) -> Script:
    """The whole script of a game that has just begun."""
    state, script = game.state, Script([], [], [], [])
    fill = filler(state, weeks, box)
    for number, week in enumerate(weeks, start=1):
        pairs = [pairs_of(box, week.get(seat, ""), fill) for seat in state.seats]
        script.pairs.append(pairs)
        dealing = drawing(state, pairs, fill) if state.draws else passing(state, number, pairs, fill)
        for rows, dealt in zip((script.hands, script.drawn, script.aside), dealing, strict=True):
            rows.append(dealt)
    return script


def passing(state: State, week: int, pairs: list[list[Pair]], fill: Iterator[str]) -> tuple[Any, Any, Any]:
    """PNG-18: the hands that hold, on each day, what their holder lays then; and a card more."""
    hands: list[list[str]] = [[] for _ in state.seats]
    for seat in state.seats:
        holder = seat
        for day in range(DAYS):
            hands[seat].append(pairs[holder][day][0])
            holder = neighbour(state, holder, direction(week))
        hands[seat].append(next(fill))
    none: list[list[str]] = [[] for _ in state.seats]
    return hands, none, none


def drawing(state: State, pairs: list[list[Pair]], fill: Iterator[str]) -> tuple[Any, Any, Any]:
    """PNG-23: each player draws what is laid the next day, and discards another card."""
    others = [[next(fill) for _ in range(HAND - 1)] for _ in state.seats]
    hands = [[pairs[seat][0][0], *others[seat]] for seat in state.seats]
    drawn = [[card for card, _ in pairs[seat][1:]] for seat in state.seats]
    aside = [[others[(seat + day) % 2][day] for day in range(DAYS - 1)] for seat in state.seats]
    return hands, drawn, aside


def filler(state: State, weeks: Sequence[Week], box: Box) -> Iterator[str]:
    """Cards that nobody has named, those of the last corporations first."""
    named = Counter(pair_of(word)[0] for week in weeks for words in week.values() for word in words.split())
    left = {card.slug: state.deck[card.number] - named[card.slug] for card in reversed(box.in_play(len(state.keys)))}
    assert min(left.values()) >= 0, f"there are too few of these: {left}"
    return iter([slug for slug, count in left.items() for _ in range(count)])


# ---------------------------------------------------------------------- playing it


def begun(seats: int = 3, preset: str = "page", options: Mapping[str, Any] | None = None, game: Any = GAME) -> Timeline:
    """A game in which nothing is dealt."""
    return Timeline(game, game.setting(seats, preset, options))


def played(
    *weeks: Week,
    seats: int = 3,
    answers: Sequence[str] = (),
    stop: Stop | None = None,
    preset: str = "page",
    options: Mapping[str, Any] | None = None,
    game: Any = GAME,
) -> Timeline:
    """A game played by the script, up to the end of its weeks, or to the first position in which `stop` says so."""
    timeline = begun(seats, preset, options, game)
    script, told = written(timeline, weeks, game.tables), list(answers)
    while not timeline.over and not (stop and stop(timeline.state)):
        move = scripted(timeline, script, told)
        if move is None:
            break
        play(timeline, move)
    return timeline


def scripted(timeline: Timeline, script: Script, answers: list[str]) -> str | None:
    """The next move of the script; None if it has come to its end."""
    state: State = timeline.state
    task, week, day = state.agenda[-1], state.week - 1, state.day - 1
    if week >= len(script.pairs):
        return None
    if task.kind == "deal":
        seat = task.about[0]
        dealt = script.drawn[week][seat][day] if state.day else script.hands[week][seat][len(state.hands[seat])]
        return f"chance: deal {dealt}"
    if task.kind == "lay":
        return "{}: lay {} {}".format(task.seat, *script.pairs[week][task.seat][day])
    if task.kind == "discard":
        return f"{task.seat}: discard {script.aside[week][task.seat][day]}"
    return answers.pop(0) if answers else str(timeline.moves()[0])


def events(timeline: Timeline, kind: str, **details: Any) -> list[Event]:
    """All events of a kind up to here that have these details, in order."""
    found = [event for node in timeline.path() for event in node.events if event.kind == kind]
    return [event for event in found if details.items() <= event.details.items()]


def event(timeline: Timeline, kind: str, **details: Any) -> Event:
    """The one event of a kind with these details."""
    (found,) = events(timeline, kind, **details)
    return found


def due(kind: str, week: int = 0) -> Stop:
    """Whether such a task is due, in that week or any."""
    return lambda state: state.agenda[-1].kind == kind and week in (0, state.week)


def on(week: int, day: int, seat: int = 0) -> Stop:
    """Whether a seat is to lay a pair on that day."""
    return lambda state: (state.week, state.day) == (week, day) and state.agenda[-1] == Task("lay", seat)


def slugs(cards: Sequence[int]) -> list[str]:
    """The words of some cards."""
    return BOX.slugs(cards)


def sums_of(timeline: Timeline, corporation: str) -> list[list[int]]:
    """The sums of a corporation, week by week."""
    return [found.details["sums"] for found in events(timeline, "sums", corporation=corporation)]


def everywhere(state: State) -> tuple[int, ...]:
    """How many of each information card there are in all places together."""
    rows = (*state.hands, *state.discards, *state.archives)
    cards = [card for row in rows for card in row]
    cards += [lying.card for area in state.areas for lying in area] + [pair[0] for pair in state.laid if pair]
    counts = Counter(cards)
    return tuple(count + counts[card] for card, count in enumerate(state.deck))


__all__ = ["BOX", "CHANCE", "GAME", "begun", "due", "event", "events", "everywhere", "given", "on", "played", "slugs"]
