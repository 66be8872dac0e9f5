"""What Persona Non Grata hides, written once more from the section "Who knows what" of its rules, for the tests.

Every card is followed by itself, from its deal on, and so is each time that an observer sees it: in the own hand
(PNG-67, PNG-74), at a reveal (PNG-70), when encrypted cards are turned up (PNG-71). Until then it might be another card
that is hidden, too. So a twin is the game with another card dealt; with another pair laid, until the reveal (PNG-68);
or with another card of the same hand encrypted or discarded (PNG-71, PNG-75), even if the observer has seen that hand.
Nothing here looks at an event or a view.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from gamekit.conformance.twins import Secrets, Twin
from gamekit.game import Move, Setting

HAND, DECK, PAIR, ENCRYPTED, ASIDE = "two hands", "a hand and the deck", "a pair", "an encrypted card", "a discard"
KINDS = (HAND, DECK, PAIR, ENCRYPTED, ASIDE)
TRIED = 12  # exchanges of one kind that are tried; the one that stays hidden longest is taken
DAYS, DEALT = 5, 6
CORPORATIONS = ("biolife", "cosmoco", "jihui", "delacruz", "sjt", "lumni")
COPIES = {"worker": 3, "assistant": 4, "manager": 2, "director": 2, "president": 1}

Moves = Sequence[Move]


class Choice(NamedTuple):
    """A secret choice of a seat: at which move, of which kind, the card (a copy), and the rest of that hand."""

    at: int
    kind: str
    seat: int
    copy: int
    rest: tuple[int, ...]


class Laying(NamedTuple):
    """A pair that is laid: at which move, by whom, what else could be, and the move that brings the reveal."""

    at: int
    seat: int
    others: list[tuple[str, ...]]
    told: int


class Story:
    """A game, card by card. A copy is called by the number of the move that deals it."""

    def __init__(self, setting: Setting, moves: Moves) -> None:
        self.seats, self.moves = setting.seats, moves
        self.draws = bool(setting.options["two_player_draw"]) and setting.seats == 2
        self.slug: dict[int, str] = {}  # of each copy
        self.used: dict[int, list[int]] = {}  # of each copy: the moves that name it
        self.seen: dict[int, list[tuple[int, int]]] = {}  # of each copy: who sees it, at which move; -1: everybody
        self.hands: list[list[int]] = [[] for _ in range(self.seats)]
        self.laid: list[tuple[int, str]] = []
        self.hidden: list[int] = []  # copies encrypted this week
        self.choices: list[Choice] = []
        self.layings: list[Laying] = []
        self.week, self.day, self.dealt, self.aside = 1, 1, 0, 0
        self.actions = [["download", "download", "encrypt", "left", "right"] for _ in range(self.seats)]
        for at, move in enumerate(moves):
            self.follow(at, move)

    def follow(self, at: int, move: Move) -> None:
        """One move."""
        if move.verb == "deal":
            self.deal(at, move.words[0])
        elif move.verb == "lay":
            self.lay(at, move)
        elif move.verb == "discard":
            self.discard(at, move)

    def sees(self, seat: int, copy: int, at: int) -> None:
        """A seat, or everybody (-1), sees a copy."""
        self.seen[copy].append((seat, at))

    def deal(self, at: int, slug: str) -> None:
        """PNG-66: seat by seat; PNG-23: a card each, once the hands were passed."""
        seat = self.dealt if self.day > 1 else self.dealt // DEALT
        self.dealt += 1
        self.slug[at], self.used[at], self.seen[at] = slug, [at], []
        self.hands[seat].append(at)
        self.sees(seat, at, at)

    def take(self, at: int, seat: int, slug: str) -> int:
        """A card out of a hand."""
        copy = next(copy for copy in self.hands[seat] if self.slug[copy] == slug)
        self.hands[seat].remove(copy)
        self.used[copy].append(at)
        return copy

    def lay(self, at: int, move: Move) -> None:
        """PNG-15: a pair; with the last one comes the reveal (PNG-16)."""
        seat, (slug, action) = move.seat, move.words
        told = next((later for later in range(at, len(self.moves)) if self.moves[later].seat == self.seats - 1), None)
        held = {self.slug[copy] for copy in self.hands[seat]}
        others = [(card, other) for card in held for other in set(self.actions[seat]) if (card, other) != move.words]
        copy = self.take(at, seat, slug)
        self.layings.append(Laying(at, seat, sorted(others), len(self.moves) if told is None else told))
        if action == "encrypt":
            self.choices.append(Choice(at, ENCRYPTED, seat, copy, tuple(self.hands[seat])))
        self.laid.append((copy, action))
        if seat == self.seats - 1:
            self.reveal(at)

    def reveal(self, at: int) -> None:
        """PNG-70, PNG-71: all but encrypted cards are seen by everybody."""
        for seat, (copy, action) in enumerate(self.laid):
            self.actions[seat].remove(action)
            self.hidden += [copy] if action == "encrypt" else []
            if action != "encrypt":
                self.sees(-1, copy, at)
        self.laid, self.aside = [], 0
        if self.day == DAYS:
            self.end_week(at)
        elif not self.draws:
            self.pass_on(at)

    def discard(self, at: int, move: Move) -> None:
        """PNG-23, PNG-75: a card face down; after the second the hands are passed."""
        copy = self.take(at, move.seat, move.words[0])
        self.choices.append(Choice(at, ASIDE, move.seat, copy, tuple(self.hands[move.seat])))
        self.aside += 1
        if self.aside == 2:
            self.pass_on(at)

    def pass_on(self, at: int) -> None:
        """PNG-18, PNG-20, PNG-74: the receiver sees the hand."""
        step = -1 if self.week == 2 else 1
        self.hands = [self.hands[(seat - step) % self.seats] for seat in range(self.seats)]
        for seat, hand in enumerate(self.hands):
            for copy in hand:
                self.sees(seat, copy, at)
        self.day, self.dealt = self.day + 1, 0

    def end_week(self, at: int) -> None:
        """PNG-22, PNG-32: the last cards are seen by nobody else, the encrypted ones by everybody."""
        for copy in self.hidden:
            self.sees(-1, copy, at)
        self.hands, self.hidden = [[] for _ in range(self.seats)], []
        self.week, self.day, self.dealt = self.week + 1, 1, 0
        self.actions = [["download", "download", "encrypt", "left", "right"] for _ in range(self.seats)]

    # ------------------------------------------------------------------ what it might have been instead

    def told(self, observer: int, since: int, *copies: int) -> int:
        """The first move after `since` at which the observer sees one of these copies; the end if it never does."""
        times = [at for copy in copies for seat, at in self.seen[copy] if seat in (-1, observer) and at > since]
        return min(times, default=len(self.moves))

    def renamed(self, since: int, names: dict[int, str], end: int) -> tuple[Move, ...]:
        """The moves with copies called otherwise from a move on, up to another."""
        changed = list(self.moves)
        for copy, slug in names.items():
            for at in self.used[copy]:
                if at >= since:
                    move = changed[at]
                    changed[at] = move._replace(words=(slug, *move.words[1:]))
        return tuple(changed[:end])

    def left(self) -> list[str]:
        """The cards of which some copies are never dealt."""
        names = [f"{name}_{grade}" for name in CORPORATIONS[: 6 if self.seats == 4 else 5] for grade in COPIES]
        dealt = Counter(self.slug.values())
        return [name for name in names if dealt[name] < COPIES[name.split("_")[1]]]


def dealt_otherwise(story: Story, observer: int, rng: random.Random) -> Iterator[tuple[int, Twin]]:
    """Another card dealt, one that never is or one of another deal, and how long that stays hidden."""
    strange = [copy for copy in story.slug if story.told(observer, -1, copy) > copy]
    for copy in rng.sample(strange, min(TRIED, len(strange))):
        end, others = story.told(observer, -1, copy), [slug for slug in story.left() if slug != story.slug[copy]]
        if others:
            yield end - copy, Twin(DECK, story.renamed(0, {copy: rng.choice(others)}, end))
        pairs = [other for other in strange if story.slug[other] != story.slug[copy] and other < end]
        if pairs:
            other = rng.choice(pairs)
            names = {copy: story.slug[other], other: story.slug[copy]}
            end = story.told(observer, -1, copy, other)
            yield end - max(copy, other), Twin(HAND, story.renamed(0, names, end))


def chosen_otherwise(story: Story, observer: int, rng: random.Random) -> Iterator[tuple[int, Twin]]:
    """Another card of the same hand encrypted or discarded."""
    strange = [choice for choice in story.choices if choice.seat != observer]
    for choice in rng.sample(strange, min(2 * TRIED, len(strange))):
        others = [copy for copy in choice.rest if story.slug[copy] != story.slug[choice.copy]]
        if others:
            other = rng.choice(others)
            names = {choice.copy: story.slug[other], other: story.slug[choice.copy]}
            end = story.told(observer, choice.at - 1, choice.copy, other)
            yield end - choice.at, Twin(choice.kind, story.renamed(choice.at, names, end))


def laid_otherwise(story: Story, observer: int, rng: random.Random) -> Iterator[tuple[int, Twin]]:
    """Another pair laid, until all have laid theirs."""
    strange = [laying for laying in story.layings if laying.seat != observer and laying.others]
    for laying in rng.sample(strange, min(TRIED, len(strange))):
        changed = list(story.moves)
        changed[laying.at] = changed[laying.at]._replace(words=rng.choice(laying.others))
        yield laying.told - laying.at, Twin(PAIR, tuple(changed[: laying.told]))


def twins(setting: Setting, moves: Moves, observer: int, rng: random.Random) -> Iterator[Twin]:
    """For each kind of secret that the game has for this observer, the twin that stays hidden longest of some."""
    story, best = Story(setting, moves), dict[str, tuple[int, Twin]]()
    for ways in (dealt_otherwise, chosen_otherwise, laid_otherwise):
        for hidden, twin in ways(story, observer, rng):
            if hidden > best.get(twin.kind, (0,))[0]:
                best[twin.kind] = hidden, twin
    yield from (twin for _, twin in best.values())


SECRETS = Secrets(KINDS, twins)
