"""What a player hears of a round of 1000 mil: written down, and enough to know all that is public (TM-133)."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from ear import Fact
from heard import golden
from thousand_miles_heard import GAME, SEATS, SEED, Ear, played, seated, written

from gamekit.game import PUBLIC
from gamekit.thousand_miles import LAID
from gamekit.thousand_miles.board import DECK, full, laid_immunities
from gamekit.thousand_miles.car import standing
from gamekit.thousand_miles.state import State
from gamekit.timeline import Timeline

DEALT = 6
SHORT = 2  # sentences a turn


@dataclass
class Side:
    """What has been heard about a player."""

    miles: int = 0
    points: int = 0
    total: int = 0
    hand: int = 0
    state: list[str] = field(default_factory=lambda: ["stopped"])
    immunities: set[str] = field(default_factory=set)


class Table:
    """The public state of a game in which everybody drives for themselves, as far as it has been heard."""

    def __init__(self, seats: int, cards: int) -> None:
        self.cards = cards  # of the whole deck, which everybody knows (TM-137)
        self.sides = [Side() for _ in range(seats)]
        self.deck = self.discards = self.round = 0
        self.turn: int | None = None

    def hear(self, fact: Fact) -> None:
        """Take in one sentence."""
        getattr(self, f"hear_{fact.kind}")(**fact.details)

    def hear_first(self, seat: int) -> None:
        self.turn = seat

    def hear_round(self, seat: int, number: int) -> None:
        self.round, self.turn, self.deck, self.discards = number, seat, self.cards, 0
        self.sides = [Side(total=side.total + side.points) for side in self.sides]

    def hear_hand(self, seat: int, cards: list[str] | None = None, count: int = DEALT) -> None:
        self.sides[seat].hand, self.deck = DEALT, self.deck - DEALT
        assert (len(cards) if cards else count) == DEALT

    def hear_turn(self, seat: int) -> None:
        self.turn = seat

    def hear_drawn(self, seat: int, card: str = "") -> None:
        self.sides[seat].hand += 1
        self.deck -= 1

    def hear_deck_empty(self) -> None:
        assert self.deck == 0

    def hear_reshuffle(self, count: int = 1) -> None:
        assert count == self.discards
        self.deck, self.discards = count, 0

    def hear_distance(self, seat: int, card: str, miles: int) -> None:
        side = self.sides[seat]
        side.hand, side.points, side.miles = side.hand - 1, side.points + miles - side.miles, miles

    def hear_backwards(self, seat: int, card: str, lost: int, miles: int) -> None:
        self.hear_distance(seat, card, miles)

    def hear_attack(self, seat: int, card: str, target: list[int], state: list[str]) -> None:
        self.sides[seat].hand -= 1
        self.sides[target[0]].state = state

    def hear_defence(self, seat: int, card: str, state: list[str]) -> None:
        self.sides[seat].hand -= 1
        self.sides[seat].state = state

    def hear_immunity(self, seat: int, card: str, points: int, state: list[str]) -> None:
        self.hear_defence(seat, card, state)
        self.sides[seat].points += points
        self.sides[seat].immunities.add(card)

    def hear_trick(self, seat: int, card: str, attack: str, points: int, state: list[str]) -> None:
        self.hear_immunity(seat, card, points, state)
        self.discards, self.turn = self.discards + 1, seat

    def hear_skipped(self, seat: int) -> None:
        assert seat != self.turn

    def hear_discard(self, seat: int, card: str) -> None:
        self.sides[seat].hand -= 1
        self.discards += 1

    def hear_round_end(self, how: str = "", winner: list[int] | None = None, seat: int | None = None) -> None:
        self.turn = None

    def hear_bonus(self, side: list[int], points: int, bonus: str) -> None:
        self.sides[side[0]].points += points

    def hear_round_points(self, side: list[int], points: int, total: int) -> None:
        heard = self.sides[side[0]]
        assert (heard.points, heard.total + heard.points) == (points, total)

    def hear_game_over(self, winners: list[int]) -> None:
        best = max(side.total + side.points for side in self.sides)
        assert [seat for seat, side in enumerate(self.sides) if side.total + side.points == best] == winners


def truth(game: Timeline) -> list[Any]:
    """What everybody may see at the table."""
    view: State = game.view(PUBLIC)
    sides = [
        Side(
            side.miles,
            side.points,
            side.total,
            len(hand),
            standing(side.marks),
            set(DECK.slugs(laid_immunities(DECK, side))),
        )
        for side, hand in zip(view.sides, view.hands, strict=True)
    ]
    return [sides, view.left, sum(view.discards), view.round, game.actor]


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_round_is_heard_word_for_word_as_it_is_written_down(lang: str) -> None:
    # changed on purpose? python tests/thousand_miles_heard.py writes it anew
    assert written(lang) == golden("thousand_miles", lang)


ROUNDS: list[tuple[int, int, dict[str, Any]]] = [
    (SEATS, SEED, {}),
    (2, 5, {"con_sens": True, "match_points": 1000}),
    (4, 3, {"cumulative": True, "con_sens": True, "cumulative_limit": "bars_fast"}),
    (5, 1, {"reshuffle": True, "stall": 20}),
]


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize(("seats", "seed", "options"), ROUNDS, ids=["round", "match", "cumulative", "reshuffle"])
def test_from_what_is_heard_alone_all_that_is_public_is_known_at_every_turn(
    lang: str, seats: int, seed: int, options: dict[str, Any]
) -> None:
    session = seated(lang, seats, seed, **options)
    ear = Ear(lang, seats)
    table = Table(seats, sum(full(DECK, session.timeline.state.options, seats)))
    for heard in played(session):
        for fact in ear.facts(heard.text) if session.choice is None else ():
            table.hear(fact)
        assert [table.sides, table.deck, table.discards, table.round, table.turn] == truth(session.timeline), heard
    assert session.timeline.over


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_short_announcements_say_at_most_two_sentences_a_turn_besides_what_is_of_the_round(lang: str) -> None:
    session = seated(lang, SEATS, SEED, full=False)
    ear, told, laid, turn = Ear(lang, SEATS), Counter[int](), Counter[int](), 0
    for heard in played(session):
        facts = list(ear.facts(heard.text)) if session.choice is None else []
        told[turn] += sum(fact.kind not in GAME.loud for fact in facts)
        laid[turn] += sum(fact.kind in LAID for fact in facts)
        turn = session.timeline.state.turn
    assert len(told) > 80
    once = [count for number, count in told.items() if laid[number] < 2]
    assert max(once) == SHORT
    assert all(told[number] <= SHORT * laid[number] for number in told if laid[number] > 1)  # with immunities, tricks


def test_in_short_the_own_draw_is_told_and_that_of_another_is_not() -> None:
    session = seated("en", SEATS, SEED, full=False)
    told = " ".join(heard.text for heard in played(session))
    assert "You draw: red light, ace of the wheel." in told
    assert "The deck is empty now." in told
    assert "draws a card" not in told
    assert "The distance is reached, and the round is over." in told
