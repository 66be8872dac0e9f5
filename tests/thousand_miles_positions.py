"""Positions of 1000 mil by hand: say which cards matter, and let all else fall in the order of the table.

    game = at({0: "puncture 100"}, turn=0, sides={1: {"marks": "limit", "miles": 300}})
    play(game, "attack puncture 1")

The player whose turn it is has drawn and holds seven cards, the others six; what is not named is filled up from the
distances that are left, in turn from 25 to 100. The rest is the deck. Chance is played by hand.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from positions import play

from gamekit import Event, Timeline
from gamekit.game import Task
from gamekit.registry import find
from gamekit.thousand_miles.board import DECK, MARKS, full
from gamekit.thousand_miles.rounds import due, start
from gamekit.thousand_miles.state import Attack, Options, Side, State

GAME = find("thousand_miles")
FOUR_CARDS = "priority_vehicle fuel_tank puncture_proof ace"
Words = Mapping[int, str]


def numbers(words: str) -> list[int]:
    """The numbers of cards that are named by their slugs."""
    return [DECK.number[word] for word in words.split()]


def counts(cards: Sequence[int]) -> tuple[int, ...]:
    """How many of each card there are."""
    return tuple(cards.count(card.number) for card in DECK.cards)


def at(
    hands: Words | None = None,
    turn: int = 0,
    seats: int = 2,
    sides: Mapping[int, Mapping[str, Any]] | None = None,
    options: Mapping[str, Any] | None = None,
    preset: str = "page",
    **wishes: Any,
) -> Timeline:
    """A game in the middle of a round.

    `sides`: of each side miles, points, total, marks ("rolling" for none; by default rolling at 0 miles), driven, laid
    (slugs). `wishes`: `exact` (no hand is filled up), `drawn` (False: the draw is still to come), `discards` (slugs),
    `deck` (slugs; what is left then lies with the discards, or before the side `before`), and round, first, distance,
    called, idle.
    """
    setting = GAME.setting(seats, preset, options)
    state = start(DECK, seats, Options(**setting.options))
    state = state._replace(**{"round": 1, "first": 0, "turn": 1} | fields(wishes))
    rows = [side_of((sides or {}).get(number, {})) for number in range(len(state.sides))]
    state = dealt(state._replace(sides=tuple(rows)), dict(hands or {}), turn, wishes)
    drawing = due(state, turn) and not wishes.get("drawn", True)
    agenda = (Task("play", turn), Task("draw", turn)) if drawing else (Task("play", turn),)
    return Timeline(GAME, setting, None, GAME.given(state._replace(agenda=agenda)))


def fields(wishes: Mapping[str, Any]) -> dict[str, Any]:
    """The wishes that are fields of the state as they are."""
    return {name: value for name, value in wishes.items() if name in ("round", "first", "distance", "called", "idle")}


def side_of(wish: Mapping[str, Any]) -> Side:
    """A side as wished; it has as many points as miles, and 100 for each immunity, unless the wish says otherwise."""
    laid = counts(numbers(wish.get("laid", "")))
    marks = tuple(mark for mark in MARKS if mark in wish.get("marks", "rolling").split())
    miles = wish.get("miles", 0)
    points = wish.get("points", miles + 100 * sum(laid[number] for number in DECK.immunities))
    return Side(miles, points, wish.get("total", 0), marks, wish.get("driven", miles > 0), laid)


def dealt(state: State, hands: dict[int, str], turn: int, wishes: Mapping[str, Any]) -> State:
    """All cards in their places."""
    pool = [number for number, count in enumerate(full(DECK, state.options, len(state.hands))) for _ in range(count)]
    take(pool, [card for side in state.sides for card, count in enumerate(side.laid) for _ in range(count)])
    held = [take(pool, numbers(hands.get(seat, ""))) for seat in state.seats]
    thrown = take(pool, numbers(wishes.get("discards", "")))
    stock = take(pool, numbers(wishes["deck"])) if "deck" in wishes else None
    for seat, hand in enumerate(held):
        while len(hand) < (6 if seat != turn or not wishes.get("drawn", True) else 7) and not wishes.get("exact"):
            hand += take(pool, [filler(pool, len(hand))])
    if stock is None:
        stock, pool = pool, []
    if "before" in wishes:
        pile = state.sides[wishes["before"]]
        laid = tuple(map(sum, zip(pile.laid, counts(pool), strict=True)))
        state, pool = state.with_side(wishes["before"], pile._replace(laid=laid)), []
    return state._replace(
        hands=tuple(tuple(sorted(hand)) for hand in held),
        discards=counts(thrown + pool),
        deck=counts(stock),
        left=len(stock),
    )


def filler(pool: list[int], at: int) -> int:
    """What fills up a hand: 25, 50, 75, 100, 25 and so on, as far as there are any."""
    wanted = [DECK.number[slug] for slug in ("25", "50", "75", "100")]
    return next((card for card in wanted[at % 4 :] + wanted if card in pool), pool[0])


def take(pool: list[int], cards: Sequence[int]) -> list[int]:
    """Cards that are taken from the pool."""
    for card in cards:
        pool.remove(card)
    return list(cards)


def allowed(game: Timeline, move: str, seat: int | None = None) -> bool:
    """Whether nothing is against a move."""
    return game.why_not(move, seat) is None


def bonuses(events: Sequence[Event]) -> dict[str, int]:
    """The bonuses of a round by name; one that several sides get counts once."""
    return {event.details["bonus"]: event.details["points"] for event in events if event.kind == "bonus"}


def draw(game: Timeline, *cards: str) -> list[Event]:
    """Draw these cards at the start of a turn."""
    return play(game, "draw", *(f"chance: deal {card}" for card in cards))


def attacked(attack: str, hands: Words | None = None, seats: int = 2, victim: int = 1, **wishes: Any) -> Timeline:
    """A game in which seat 0 has just laid an attack on a side; the next player has not drawn."""
    given = dict(hands or {})
    given[0] = f"{given.get(0, '')} {attack}"
    game = at(given, 0, seats, **wishes)
    play(game, f"attack {attack} {victim}")
    return game


def as_attack(card: str, seat: int, side: int, marks: str = "") -> Attack:
    """The attack that a trick can undo."""
    return Attack(DECK.number[card], seat, side, tuple(marks.split()))


def side(game: Timeline, number: int) -> Side:
    """A side as it stands."""
    found: Side = game.state.sides[number]
    return found


def hand(game: Timeline, seat: int) -> list[str]:
    """The cards of a seat."""
    return DECK.slugs(game.state.hands[seat])


def everywhere(state: State) -> tuple[int, ...]:
    """How many of each card there are in deck, discards, hands and before the sides together."""
    hands = counts([card for held in state.hands for card in held])
    rows = [state.deck, state.discards, hands, *(found.laid for found in state.sides)]
    return tuple(map(sum, zip(*rows, strict=True)))
