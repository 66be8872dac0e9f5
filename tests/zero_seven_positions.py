"""Positions of 07 zgłoś się by hand: deal what a test needs, and let all else fall in the order of the tables.

    game = dealt(3, cases=["korek muranow oszustwo"], suspects={"powisle": "korek"})
    play(game, "detective powisle", "evidence korek")

Unless a test says otherwise, suspect n and crime n lie at place n, the last places are blank, and the evidence cards
come up in the order suspects, places, crimes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from positions import given

import gamekit
from gamekit import CHANCE, Event, Timeline
from gamekit.zero_seven.board import CITY, Card

KINDS = ("suspect", "place", "crime")
ASK = "ask"  # in `play`, a turn that is no attempt to solve: the first evidence card that may be chosen


def dealt(seats: int = 2, options: Mapping[str, Any] | None = None, **wishes: Any) -> Timeline:
    """A game at its first turn; `wishes` as for `deal`."""
    game = gamekit.start("zero_seven", seats, options=options)
    deal(game, **wishes)
    return game


def deal(
    game: Timeline,
    cases: Sequence[str] = (),
    suspects: Mapping[str, str] | None = None,
    crimes: Mapping[str, str] | None = None,
    display: Sequence[str] = (),
) -> None:
    """Set up a mini-game by hand, up to its first turn.

    `cases` are those of the first seats, each "suspect place crime"; `suspects` and `crimes` are tiles by place;
    `display` are the first evidence cards. What is left open is filled in.
    """
    own = full_cases(cases, len(game.seats))
    tiles = {"suspect": full_layout("suspect", suspects or {}), "crime": full_layout("crime", crimes or {})}
    for place in CITY.places:
        chance(game, f"lay_suspect {tiles['suspect'][place]}", f"lay_crime {tiles['crime'][place]}")
    for seat, case in enumerate(own):
        chance(game, *(f"deal_{kind} {seat} {word}" for kind, word in zip(KINDS, case.split(), strict=True)))
    refill(game, display)


def full_layout(kind: str, wanted: Mapping[str, str]) -> dict[str, str]:
    """A tile for every place: those wanted, and the others in the order of the table."""
    names, blanks = (CITY.suspects, CITY.blank_suspects) if kind == "suspect" else (CITY.crimes, CITY.blank_crimes)
    left = [*names, *["blank"] * blanks]
    for tile in wanted.values():
        left.remove(tile)
    at = {CITY.places.index(place) for place in wanted}
    order = iter(left)
    return {place: wanted[place] if n in at else next(order) for n, place in enumerate(CITY.places)}


def full_cases(cases: Sequence[str], seats: int) -> list[str]:
    """A case for every seat: those wanted, and for the others what is left, in the order of the tables."""
    taken = {word for case in cases for word in case.split()}
    left = [[w for w in words if w not in taken] for words in (CITY.suspects, CITY.places, CITY.crimes)]
    others = [" ".join(column[n] for column in left) for n in range(seats - len(cases))]
    return [*cases, *others]


def chance(game: Timeline, *moves: str) -> None:
    """Let chance do just this."""
    for move in moves:
        game.do(f"chance: {move}")


def refill(game: Timeline, cards: Sequence[str] = ()) -> None:
    """Turn up evidence cards while they are due: these, then those that come first in the deck."""
    wanted = list(cards)
    while game.actor == CHANCE and game.chances()[0][0].verb == "reveal":
        deck = [move.words[0] for move, _ in game.chances()]
        chance(game, f"reveal {wanted.pop(0) if wanted else deck[0]}")


def play(game: Timeline, *moves: str) -> list[Event]:
    """Make these moves, each for the seat whose turn it is, filling the display in between; what happened, in order."""
    before = len(game.path())
    for move in moves:
        game.do(first_card(game) if move == ASK else move)
        refill(game)
    return [event for node in game.path()[before:] for event in node.events]


def first_card(game: Timeline) -> str:
    """The first evidence card on display that may be chosen."""
    return next(move.notation for move in game.moves() if move.verb == "evidence")


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened, without the evidence cards that were turned up."""
    return [event.kind for event in events if event.kind != "display"]


def solution(game: Timeline, seat: int) -> str:
    """The move that solves the case of a seat."""
    case = game.state.cases[seat]
    words = zip((CITY.suspects, CITY.places, CITY.crimes), case, strict=True)
    return "solve " + " ".join(names[number - 1] for names, number in words)


def wrong(game: Timeline, seat: int) -> str:
    """A move that tries to solve the case of a seat, with a wrong suspect only."""
    verb, suspect, place, crime = solution(game, seat).split()
    other = next(name for name in CITY.suspects if name != suspect)
    return f"{verb} {other} {place} {crime}"


def given_desks(game: Timeline, *changes: Mapping[str, Any]) -> Timeline:
    """The present position with parts of the first seats' desks replaced."""
    desks = list(game.state.desks)
    for seat, change in enumerate(changes):
        desks[seat] = desks[seat]._replace(**change)
    return given(game, desks=tuple(desks))


def cards(*slugs: str) -> tuple[Card, ...]:
    """Evidence cards by their short names."""
    return tuple(CITY.cards[slug] for slug in slugs)
