"""Puzzles of Persona Non Grata: "What is in the encrypted file?", in a week as it was played.

The first seat is to move and can know for certain what others have encrypted, from hands that it passed on and got
back. Nothing is left out of the log, so to find the lines that matter is the puzzle. 1: all that is missing from a hand
is encrypted: with two players one card, with three two of the same kind. 2: one card that is missing was played openly.
3: two were. 4: two encrypted cards, each of another hand.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

from gamekit.game import CHANCE, Game, Move, Setting
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.kit import gain, rating
from gamekit.persona_non_grata.state import DAYS
from gamekit.timeline import Timeline

ASKED = {(1, 3): 2, (2, 4): 2, (4, 3): 2}  # (difficulty, players) -> encrypted cards that are asked for; else 1
ENCRYPT = "encrypt"
Item = TypeVar("Item")
Plan = tuple[str, ...]  # the actions of a seat, day by day


def candidate(box: Box, game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int) -> Timeline:
    """A week up to a day on which the first seat has looked twice into the hands from which others encrypted.

    The same numbers of `rng` make the same game everywhere.
    """
    plans, today = planned(box, rng, setting.seats, ASKED.get((difficulty, setting.seats), 1))
    timeline = Timeline(game, setting)
    while timeline.state.day < today or timeline.actor == CHANCE:
        timeline.play(drawn(timeline, rng) if timeline.actor == CHANCE else laid(box, timeline, rng, plans))
    timeline.seed = seed
    return timeline


def pick(rng: random.Random, items: Sequence[Item]) -> Item:
    """One of some, each alike likely; the same on every machine."""
    return items[int(rng.random() * len(items))]


def shuffled(rng: random.Random, items: Sequence[Item]) -> list[Item]:
    """Some in any order; the same on every machine."""
    return sorted(items, key=lambda item: rng.random())


# ---------------------------------------------------------------------- who encrypts when


def planned(box: Box, rng: random.Random, seats: int, asked: int) -> tuple[list[Plan], int]:
    """The actions of each seat, and the day on which it is asked what so many others have encrypted.

    A hand is back after as many days as there are seats (PNG-18).
    """
    today = pick(rng, range(seats + 1, DAYS + 1))
    rivals = shuffled(rng, range(1, seats))[:asked]
    days = [watched(seats, seat, today) if seat in rivals else range(today, DAYS + 1) for seat in range(1, seats)]
    every = [range(1, DAYS + 1), *days]
    return [actions(box, rng, pick(rng, own)) for own in every], today


def watched(seats: int, seat: int, today: int) -> range:
    """The days on which a seat has a hand that the first seat has passed on and has back by today (PNG-18, PNG-20)."""
    return range(seat + 1, today - seats + seat + 1)


def actions(box: Box, rng: random.Random, day: int) -> Plan:
    """PNG-17: all action cards in any order, Encrypt on that day."""
    others = shuffled(rng, [action for action in box.actions if action != ENCRYPT])
    return (*others[: day - 1], ENCRYPT, *others[day - 1 :])


# ---------------------------------------------------------------------- playing it


def drawn(timeline: Timeline, rng: random.Random) -> Move:
    """A card that is dealt, by how many are left (PNG-65)."""
    deck = [move for move, weight in timeline.chances() for _ in range(weight)]
    return pick(rng, deck)


def laid(box: Box, timeline: Timeline, rng: random.Random, plans: Sequence[Plan]) -> Move:
    """The card that goes best with the action of the day, as the kit rates it; of several alike, any."""
    state, seat = timeline.state, timeline.state.agenda[-1].seat
    view, action = timeline.game.view(state, seat), plans[seat][state.day - 1]
    hand = [box.cards[number] for number in dict.fromkeys(view.hands[seat])]
    usual = sum(gain(box, view, seat, card) for card in hand) / len(hand)
    rated = [(rating(box, view, seat, card, action, usual), card.slug) for card in hand]
    best = max(rating for rating, _ in rated)
    return Move(seat, "lay", (pick(rng, [slug for rating, slug in rated if rating == best]), action))
