"""What can be known about one's own mystery in 13 Clues, exactly: by counting deals.

Why counts are probabilities. What a seat sees at first is consistent with many deals: who has which mystery in front of
the screen and which pair behind it. In how many ways does a deal come about? Each player was dealt five cards and chose
three. If a hand has three cards of one kind, chance can deal it in 3 · 2 orders (which of the three came as the one of
its kind, and the order of the two more, TC-63), and it allows 3 choices (TC-10); if it has two and two of a kind, in
4 · 2 orders, and it allows 4 choices. If every chooser takes each choice with equal odds, each hand adds to the odds of
a deal its orders times the odds of the choice, 6 · 1/3 or 8 · 1/4, and that is 2 for every hand: all deals are equally
likely, and so are the cards on the letters. So the share of a mystery among the deals that are left is its probability,
exactly.

A chooser who follows the advice (TC-12) avoids three cards of one colour if the hand allows it, and takes each of the
other choices with equal odds. That shifts the odds, and is still counted exactly: with `advised` each pair behind a
screen counts as often as that hand would have led to the mystery on the left of it. In a notebook:

    from gamekit.thirteen_clues.deduction import deduce
    deduce(DECK, seats, seat, timeline.events(seat), advised=True)

From the top: `deduce` gathers what was heard, `weigh` says how often each pair of each witness counts beside each
mystery, `counting.shares` counts the deals, and `Knowledge` answers questions about the counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import permutations, product
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from gamekit.deduction import ContradictionError, Counts, Weighed, fractions, information
from gamekit.game import Event
from gamekit.thirteen_clues.board import PARTS, Deck
from gamekit.thirteen_clues.counting import PAIRS, REST, shares
from gamekit.thirteen_clues.hearing import Hearing, hearing
from gamekit.thirteen_clues.ranking import question_bits

Mystery = tuple[str, str, str]  # person, location, weapon
Cards = npt.NDArray[np.intp]  # numbers of cards
Flags = npt.NDArray[np.bool_]
ORDERED = tuple(permutations(range(REST), 2))  # with two players left and right are told apart (TC-53)
TWELFTHS = 12  # 3/2 and 4/3 are whole numbers of these
SIDED = {"ask_left": 0, "ask_right": 1}
DIGITS = 12  # of bits: what is smaller comes from rounding
ASKING = ("ask", "ask_secretly", *SIDED)


class Space(NamedTuple):
    """Every mystery that could be, what remains beside it, and the pairs of that."""

    mysteries: Cards  # [mystery, part]
    rest: Cards  # [mystery, ten]: the other unseen cards
    pairs: Cards  # [mystery, pair, two]

    def holding(self, card: int) -> Flags:
        """flags[mystery, pair]: the pairs that have a card."""
        one, other = (self.pairs[:, :, at] == card for at in range(2))
        return np.asarray(one | other)

    def only(self, left: Flags) -> Space:
        """Those mysteries that are flagged."""
        return Space(*(rows[left] for rows in self))


def deduce(deck: Deck, seats: int, seat: int, events: Iterable[Event], advised: bool = False) -> Knowledge | None:
    """What `seat` can know from the events it heard; None before the mysteries are put up.

    With `advised`, choosers avoid three cards of one colour where they can (TC-12). ContradictionError if no deal is
    true to all that was heard.
    """
    heard = hearing(deck, seats, seat, events)
    if heard is None:
        return None
    space = space_of(deck, heard)
    weights = weigh(deck, heard, space)
    left = np.asarray(weights.any(axis=2).all(axis=0))  # beside these every witness has a pair
    space, weights = space.only(left), np.ascontiguousarray(weights[:, left])
    weights = weights * chances(deck, heard, space) if advised else weights
    deals = shares(weights) if seats > 2 else weights
    found = Knowledge(deck, heard, space, deals, deals[0].sum(axis=1))
    if not found.total:
        raise ContradictionError("no deal is true to all that was heard")
    return found


def space_of(deck: Deck, heard: Hearing) -> Space:
    """The mysteries that the unseen cards can make, 75 or 80 at the start, and what remains beside each."""
    parts = [tuple(card for card in heard.unseen if deck.cards[card - 1].part == part) for part in PARTS]
    return _space(tuple(parts), heard.seats == 2)


@lru_cache(maxsize=64)  # the same through a game; one takes 70 kB
def _space(parts: tuple[tuple[int, ...], ...], ordered: bool) -> Space:
    unseen = sorted(card for cards in parts for card in cards)
    mysteries = np.array(list(product(*parts)), dtype=np.intp)
    rest = np.array([[card for card in unseen if card not in mystery] for mystery in mysteries.tolist()], dtype=np.intp)
    return Space(mysteries, rest, rest[:, np.array(ORDERED if ordered else PAIRS)])


# ---------------------------------------------------------------------- how often a pair counts


def weigh(deck: Deck, heard: Hearing, space: Space) -> Counts:
    """weights[witness, mystery, pair]: 1, or 0 where a pair or the mystery contradicts something heard."""
    left = np.stack([possible_pairs(deck, heard, space, witness) for witness in heard.witnesses])
    return (left & (possible_mysteries(heard, space) & agrees(deck, heard))[:, None]).astype(np.int64)


def agrees(deck: Deck, heard: Hearing) -> bool:
    """Whether all agrees with what the seat sees itself; at a real table somebody may have miscounted.

    TC-33, TC-54: its own answers as a witness; TC-46: no accusation is wrong that names another's open mystery.
    """
    mine = (answer for answer in heard.answers if answer.witness == heard.seat)
    fronts = [card for front in heard.fronts.values() for card in front]
    return all(
        sum(told.what in deck.cards[card - 1].features for card in fronts + heard.behind(told.side)) == told.number
        for told in mine
    ) and all(barred.cards != set(heard.fronts[barred.accuser]) for barred in heard.barred)


def possible_mysteries(heard: Hearing, space: Space) -> Flags:
    """The mysteries that are not ruled out by themselves."""
    # TC-43: whoever sits elsewhere sees my mystery, and names none of its cards
    gone = [*heard.looked.values(), *(card for barred in heard.barred for card in barred.cards)]
    left: Flags = ~having(space.mysteries, gone)
    for cards in heard.refuted:  # TC-47
        left &= ~same(space.mysteries, cards)
    return left if heard.opened is None else left & same(space.mysteries, heard.opened)


def possible_pairs(deck: Deck, heard: Hearing, space: Space, witness: int) -> Flags:
    """left[mystery, pair]: the pairs that a witness can have, by all that was heard about this witness."""
    gone = list(heard.looked.values())  # TC-36: such a card lies on a letter
    gone += [card for barred in heard.barred if barred.accuser == witness for card in barred.cards]  # TC-43
    left: Flags = ~having(space.pairs, gone)
    for told in heard.answers:
        if told.witness == witness:
            left &= seen(deck, heard, space, witness, told.what, told.side) == told.number
    shown = heard.shown.get(witness)
    if shown is None:
        return left
    return left & same(space.pairs, shown if heard.seats == 2 else sorted(shown))  # left and right only with two


def having(rows: Cards, cards: Iterable[int]) -> Flags:
    """Which rows (the last axis) have any of some cards."""
    return np.asarray(np.isin(rows, list(cards)).any(axis=-1))


def same(rows: Cards, cards: Sequence[int]) -> Flags:
    """Which rows are just these cards in this order."""
    found: Flags = (rows == np.array(cards)).all(axis=-1)
    return found


def seen(deck: Deck, heard: Hearing, space: Space, witness: int, what: str, side: int | None) -> Counts:
    """seen[mystery, pair]: how many cards of a kind the witness sees (TC-33, TC-34; with a side TC-54)."""
    asked = np.array([0, *(what in card.features for card in deck.cards)], dtype=np.int64)
    fronts = int(sum(asked[list(cards)].sum() for owner, cards in heard.fronts.items() if owner != witness))
    left, right = (asked[space.pairs[:, :, at]] for at in range(2))
    behind = left + right if side is None else (left, right)[side]
    counted: Counts = fronts + asked[space.mysteries].sum(axis=1)[:, None] + behind
    return counted


# ---------------------------------------------------------------------- choosers who follow the advice


def chances(deck: Deck, heard: Hearing, space: Space) -> Counts:
    """chances[witness, mystery, pair]: how often a hand leads to the mystery to the left of it, by TC-12, in twelfths.

    The own choice is known, so it changes nothing.
    """
    return np.stack([chances_of(deck, heard, space, witness) for witness in heard.witnesses])


def chances_of(deck: Deck, heard: Hearing, space: Space, witness: int) -> Counts:
    """The same for one witness, [mystery, pair]."""
    left = (witness + 1) % heard.seats
    fronts = space.mysteries if left == heard.seat else [heard.fronts[left]] * len(space.mysteries)
    rows = zip(fronts, space.pairs, strict=True)
    return np.array([[advice(deck, (*front, *pair)) for pair in pairs] for front, pairs in rows], dtype=np.int64)


def advice(deck: Deck, hand: Sequence[int]) -> int:
    """Twelfths: how often a chooser who follows TC-12 makes the first three of five cards a mystery.

    All c choices that a hand allows count alike by themselves. A colour has one card of each kind, so at most one
    choice is of one colour: it is never taken, and each of the other p is taken c/p times as often.
    """
    cards = [deck.cards[card - 1] for card in hand]
    choices = list(product(*([card.colour for card in cards if card.part == part] for part in PARTS)))
    plain = [colours for colours in choices if len(set(colours)) > 1]
    of_one_colour = len({card.colour for card in cards[: len(PARTS)]}) == 1
    return 0 if of_one_colour else TWELFTHS * len(choices) // len(plain)


# ---------------------------------------------------------------------- what follows


@dataclass(frozen=True, eq=False)
class Knowledge(Weighed[str, str, str]):
    """What a seat knows of its own mystery and of where the other cards are.

    `space` has no mystery that a single line rules out, and may have some that several lines together rule out.
    `shares[witness, mystery, pair]` is the number of deals, exactly, in which the witness has that pair beside the
    mystery; its sum over the pairs is the same for every witness: `weights[mystery]`.
    """

    deck: Deck
    heard: Hearing
    space: Space
    shares: Counts
    weights: Counts

    def named(self, at: int) -> Mystery:
        """The mystery at a place of the weights."""
        person, location, weapon = self.deck.slugs(int(card) for card in self.space.mysteries[at])
        return person, location, weapon

    def probability(self, *cards: str) -> Fraction:
        """How likely all these cards are in the mystery: of an accusation, that it is right.

        ValueError if there is no such card.
        """
        unknown = [slug for slug in cards if slug not in self.deck.number]
        if unknown:
            raise ValueError(f"no card of this deck: {unknown[0]!r}")
        numbers = [self.deck.number[slug] for slug in cards]
        having = np.all([(self.space.mysteries == card).any(axis=1) for card in numbers], axis=0)
        return Fraction(int(self.weights[having].sum()), self.total)

    def marginal(self, part: str) -> dict[str, Fraction]:
        """How likely each unseen person (location, weapon) is in the mystery."""
        cards = [self.deck.slug(card) for card in self.heard.unseen if self.deck.cards[card - 1].part == part]
        return {slug: self.probability(slug) for slug in cards}

    @cached_property
    def places(self) -> dict[str, dict[str, Fraction]]:
        """Where each unseen card is, and how likely: card -> "mystery", "hand-<seat>", "informants" -> probability."""
        return {self.deck.slug(card): self._places(card) for card in self.heard.unseen}

    def _places(self, card: int) -> dict[str, Fraction]:
        mine = int(self.weights[(self.space.mysteries == card).any(axis=1)].sum())
        holding = self.space.holding(card)
        hands = {f"hand-{seat}": int((own * holding).sum()) for seat, own in self._hands()}
        with_informants = self.total - mine - sum(hands.values())
        counts = {"mystery": mine, **hands, "informants": with_informants}
        return {place: Fraction(count, self.total) for place, count in counts.items()}

    def _hands(self) -> list[tuple[int, Counts]]:
        return list(zip(self.heard.witnesses, self.shares, strict=True))

    # ------------------------------------------------------------------ questions

    def rank(self, moves: Iterable[str]) -> list[tuple[str, float]]:
        """The moves (ask, look, accuse) with the bits that each tells about the own mystery, the best first.

        Equal ones stay in the order given. ValueError for any other notation.
        """
        return sorted(((move, self.bits(move)) for move in moves), key=lambda pair: -pair[1])

    def bits(self, move: str) -> float:
        """The bits that a move tells about the own mystery; ValueError if it is no question."""
        verb, words = self._read(move)
        if verb == "look" and words[0] not in self.heard.looked:
            bits = self._bits_of_a_look
        elif verb in ASKING:
            bits = self._bits_asked(SIDED.get(verb))[words]
        else:
            bits = information(self.table(move))
        return round(bits, DIGITS) + 0.0

    @cached_property
    def _bits_of_a_look(self) -> float:
        return information(self._new_card)

    def answers(self, move: str) -> dict[int | str, Fraction]:
        """The odds of each possible answer: a number, a card, or "right" and "wrong"."""
        counts, names = self.table(move).sum(axis=0), self._answer_names(move)
        return {name: share for name, share in zip(names, fractions(counts), strict=True) if share}

    def _answer_names(self, move: str) -> Sequence[int | str]:
        verb, _ = self._read(move)
        if verb == "look":
            return self.deck.slugs(self.heard.unseen)
        return ("wrong", "right") if verb == "accuse" else range(self.table(move).shape[1])

    def table(self, move: str) -> Counts:
        """N[mystery, answer]: the deals in which a move is answered so, or that number times the letters to look at."""
        verb, words = self._read(move)
        if verb in ASKING:
            return self._asked(int(words[0]), words[1], SIDED.get(verb))
        if verb == "look":
            return self._looked(words[0])
        return self._accused([self.deck.number[word] for word in words])

    def _read(self, move: str) -> tuple[str, tuple[str, ...]]:
        """The verb and the words of a move that tells something; ValueError for any other."""
        verb, *words = move.split() or [""]
        asked = (map(str, self.heard.witnesses), self.deck.questions())
        domains = {"look": (self.heard.letters,), "accuse": (self.deck.number,) * len(PARTS)}.get(verb, asked)
        known = verb in (*ASKING, "look", "accuse") and len(words) == len(domains)
        if not known or not all(word in tuple(domain) for word, domain in zip(words, domains, strict=True)):
            raise ValueError(f"no question of this game: {move!r}")
        return verb, tuple(words)

    def _asked(self, witness: int, what: str, side: int | None) -> Counts:
        own = self.shares[self.heard.witnesses.index(witness)]
        said = np.broadcast_to(seen(self.deck, self.heard, self.space, witness, what, side), own.shape)
        return np.stack([(own * (said == count)).sum(axis=1) for count in range(int(said.max()) + 1)], axis=1)

    def _bits_asked(self, side: int | None) -> dict[tuple[str, ...], float]:
        """(witness, what) -> bits, for all questions that count one side of the screen, or both."""
        if side not in self._asked_bits:
            sides = slice(None) if side is None else slice(side, side + 1)
            whats = self.deck.questions()
            features = np.array([[0] * len(whats), *([w in c.features for w in whats] for c in self.deck.cards)])
            bits = question_bits(features, self.space.mysteries, self.space.pairs, self.shares, sides)
            words = product(map(str, self.heard.witnesses), whats)
            self._asked_bits[side] = dict(zip(words, map(float, bits.ravel()), strict=True))
        return self._asked_bits[side]

    @cached_property
    def _asked_bits(self) -> dict[int | None, dict[tuple[str, ...], float]]:
        return {}

    def _looked(self, letter: str) -> Counts:
        """A card that lies with the informants is as likely on one letter that nobody looked at as on another."""
        if letter not in self.heard.looked:
            return self._new_card
        table = np.zeros((len(self.weights), len(self.heard.unseen)), dtype=np.int64)
        table[:, self.heard.unseen.index(self.heard.looked[letter])] = self.weights
        return table

    @cached_property
    def _new_card(self) -> Counts:
        """N[mystery, card] of a letter at which the seat has not looked."""
        table = np.zeros((len(self.weights), len(self.heard.unseen)), dtype=np.int64)
        for at, card in enumerate(self.heard.unseen):
            if card not in self.heard.looked.values():
                held = (self.shares * self.space.holding(card)).sum(axis=(0, 2))
                table[:, at] = (self.weights - held) * ~(self.space.mysteries == card).any(axis=1)
        return table

    def _accused(self, cards: Sequence[int]) -> Counts:
        right = (self.space.mysteries == cards).all(axis=1)
        return np.stack([self.weights * ~right, self.weights * right], axis=1)
