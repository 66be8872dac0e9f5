"""What lies on the table of 1000 mil, read from a view once, for drawing it and for telling of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from figures.walk import no_place
from gamekit.game import CHANCE, TEACHER, Refusal, Task
from gamekit.text import text
from gamekit.thousand_miles.board import Card, Deck, full
from gamekit.thousand_miles.car import node
from gamekit.thousand_miles.rounds import NEAR, first_distance
from gamekit.thousand_miles.rules import open_immunity, targets, why_not_card

if TYPE_CHECKING:
    import networkx

    from gamekit.game import Game
    from gamekit.text import Text
    from gamekit.thousand_miles.state import Side, State

FOLDER = Path(__file__).parent
SYMBOLS = {  # what is in force on a car; all fonts have these
    "stopped": "●",
    "out_of_fuel": "≈",
    "puncture": "◎",
    "accident": "✶",
    "limit": "50",
    "con_sens": "⇐",
}
PRIORITY = "✚"  # of the priority vehicle
ENDINGS = {"attack": "!", "defence": "✓", "immunity": "★"}  # of a sign, by the kind of card
BESIDE_CARDS = ("draw", "play", "decide")


class Tabletop(NamedTuple):
    """What lies on the table: made once from a view, for drawing and for telling."""

    view: State
    text: Text
    eyes: int
    deck: Deck
    full: tuple[int, ...]  # how many of each card are in play
    hand_of: int | None  # whose hand lies at the bottom; None: nobody's yet
    lens: str | None  # a node of the graph of the car, or of the road
    machine: networkx.DiGraph | None  # the graph that has that node


def deck_of(game: Game) -> Deck:
    """The cards that a game is played with."""
    deck: Deck = game.tables
    return deck


def tabletop(view: State, lang: str, game: Game, eyes: int, lens: str | None = None) -> Tabletop:
    """What a view shows, in a language, and what is under the lens.

    ValueError if there is no such node or language.
    """
    deck = deck_of(game)
    return Tabletop(
        view=view,
        text=text(lang, game, FOLDER),
        eyes=eyes,
        deck=deck,
        full=full(deck, view.options, len(view.hands)),
        hand_of=hand_at_bottom(view, eyes),
        lens=lens,
        machine=graph_with(game, view, lens),
    )


def graph_with(game: Game, view: State, lens: str | None) -> networkx.DiGraph | None:
    """The graph of a view that has a node; InputError if none has it."""
    if lens is None:
        return None
    graphs: list[networkx.DiGraph] = [game.graph(view, which) for which in game.graphs]
    found = next((graph for graph in graphs if lens in graph), None)
    if found is None:
        raise no_place(lens, graphs[0])
    return found


def hand_at_bottom(view: State, eyes: int) -> int | None:
    """Whose hand is shown large: that of the eyes, else of the player who plays, draws or is dealt a card."""
    if eyes in view.seats:
        return eyes
    if not view.agenda:
        return 0 if eyes == TEACHER else None
    task = view.agenda[-1]
    if task.seat != CHANCE:
        return task.seat
    seat: int | None = task.about[0] if task.about else None
    return seat


# ---------------------------------------------------------------------- whose turn, whose side


def mover(top: Tabletop) -> int | None:
    """The seat that has the turn, also while it draws; None while cards are dealt and when the match is over."""
    tasks = [task for task in top.view.agenda if task.kind in BESIDE_CARDS]
    return tasks[-1].seat if tasks and top.view.turn else None


def is_over(top: Tabletop) -> bool:
    """Whether the match is over."""
    return not top.view.agenda


def side_name(top: Tabletop, side: int) -> str:
    """The names of the players of a side."""
    return top.text.listed([top.text.seat(seat) for seat in top.view.members(side)])


def extendable(top: Tabletop) -> bool:
    """TM-90: whether the round is one of the shorter ones, which can be extended."""
    return first_distance(len(top.view.hands), top.view.options) == NEAR


def winner_of_round(top: Tabletop) -> int | None:
    """TM-81: the side that has reached the distance, if any."""
    return next((n for n, side in enumerate(top.view.sides) if side.miles == top.view.distance), None)


# ---------------------------------------------------------------------- cards


def in_play(top: Tabletop, card: Card) -> bool:
    """Whether a card is in the deck of this game."""
    return top.full[card.number] > 0


def symbol(top: Tabletop, card: Card) -> str:
    """The sign of a card: its miles, or what it does to a car, with "!", "✓" or "★"."""
    if card.miles:
        return str(card.miles)
    return bare_symbol(top, card) + ENDINGS[card.kind]


def bare_symbol(top: Tabletop, card: Card) -> str:
    """The sign of what a card does to a car, or keeps off it."""
    if card.number == top.deck.priority:
        return PRIORITY
    marks = [card.mark] if card.kind == "attack" else [mark for mark in card.ends if mark in marks_in_play(top)]
    return "".join(SYMBOLS[mark] for mark in marks)


def marks_in_play(top: Tabletop) -> set[str]:
    """What can be in force on a car in this game."""
    return {card.mark for card in top.deck.cards if card.kind == "attack" and in_play(top, card)}


def limited(top: Tabletop) -> list[Card]:
    """TM-28: the cards of which a side may lay only so many."""
    return [card for card in top.deck.cards if card.most]


def as_if_to_play(top: Tabletop, seat: int) -> State:
    """The view as if that seat had drawn and had to play now."""
    return top.view._replace(agenda=(Task("play", seat),))


def refusal(top: Tabletop, seat: int, number: int) -> Refusal | None:
    """Why a card of a hand cannot be laid as things stand, turn or no turn."""
    return why_not_card(top.deck, as_if_to_play(top, seat), seat, number)


def attacked_by(top: Tabletop, seat: int, number: int) -> list[int]:
    """The sides on which an attack could be laid as things stand."""
    return targets(top.deck, top.view, seat, number)


def is_trick(top: Tabletop, seat: int, number: int) -> bool:
    """TM-58: whether a card of a hand would make a dirty trick now."""
    return open_immunity(top.deck, top.view, seat) == number


def state_of(side: Side) -> str:
    """How a side stands, as a node of the graph of the car."""
    return node(side.marks)


def counted(cards: tuple[int, ...]) -> Mapping[int, int]:
    """How many of each card there are, only those that there are."""
    return {number: count for number, count in enumerate(cards) if count}
