"""The odds of 1000 mil by laying out every deal: a second, slow and plain way, for the tests.

A world is what might lie where: the cards of each hidden hand, the deck, and what left hidden hands unsorted. Every
event splits each world into all that could have happened, each card of a deck or of a hand being as likely as another,
and leaves out what was not heard. Written from the rules and from what `odds` promises, without its formulas.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import permutations
from typing import NamedTuple

from gamekit import Event

Card = tuple[str, str]  # its slug, and the pool that it came from: "old" or "new"
LAID = ("distance", "attack", "defence", "immunity", "discard")


class World(NamedTuple):
    """What might lie where; all in order, so that equal worlds are equal."""

    hands: tuple[tuple[Card, ...], ...]
    deck: tuple[Card, ...]
    unsorted: tuple[str, ...]


class Listener:
    """The worlds that are left to somebody who hears these events, with their weights."""

    def __init__(self, full: Mapping[str, int], seats: int, seat: int | None) -> None:
        deck = tuple(sorted((slug, "new") for slug, count in full.items() for _ in range(count)))
        self.worlds: dict[World, Fraction] = {World(((),) * seats, deck, ()): Fraction(1)}
        self.seat, self.seats = seat, seats
        self.olds: list[set[int]] = [{0} for _ in range(seats)]  # how many old cards each hand may have
        self.kinds: dict[str, set[str]] = {"old": set(), "new": set()}  # that were in the pools at the reshuffle
        self.laid: list[str] = []  # unsorted cards as they were really laid

    def hear(self, event: Event) -> None:
        """One more event."""
        if event.kind in ("dealt", "drawn"):
            self.split(lambda world: draws(world, event.seat, event.details["card"]))
        elif event.kind in LAID:
            self.lay(event.seat, event.details["card"])
        elif event.kind == "reshuffle":
            self.reshuffle(event.details["cards"])

    def split(self, ways: object) -> None:
        found: dict[World, Fraction] = defaultdict(Fraction)
        for world, weight in self.worlds.items():
            for share, other in ways(world):  # type: ignore[operator]
                found[other] += weight * share
        self.worlds = found

    def lay(self, seat: int, slug: str) -> None:
        size, olds = len(next(iter(self.worlds)).hands[seat]), self.olds[seat]
        new = olds == {0} or (slug not in self.kinds["old"] and seat != self.seat)
        old = not new and (olds == {size} or slug not in self.kinds["new"])
        if seat == self.seat or new or old:
            pools = ("new",) if new else ("old",) if old else ("old", "new")
            self.split(lambda world: plays(world, seat, {slug}, pools, keep=False))
        else:
            both = self.kinds["old"] & self.kinds["new"]
            self.split(lambda world: plays(world, seat, both, ("old", "new"), keep=True))
            self.laid.append(slug)
        gone = {one - 1 for one in olds if one and not new} | {one for one in olds if one < size and not old}
        self.olds[seat] = gone

    def heard(self) -> dict[World, Fraction]:
        """The worlds in which just those cards were laid, whoever laid which; the weights add up to 1."""
        found = {world: weight for world, weight in self.worlds.items() if world.unsorted == tuple(sorted(self.laid))}
        total = sum(found.values(), Fraction(0))
        return {world: weight / total for world, weight in found.items()}

    def reshuffle(self, discards: list[str]) -> None:
        """The discards become the deck; where which card of the hidden hands was drawn is forgotten."""
        sizes = {tuple(len(hand) for hand in world.hands) for world in self.worlds}
        assert len(sizes) == 1
        hidden = [seat for seat in range(self.seats) if seat != self.seat]
        world = next(iter(self.heard()))
        union = tuple(sorted(slug for seat in hidden for slug, _ in world.hands[seat]))
        deck = tuple(sorted((slug, "new") for slug in discards))
        found: dict[World, Fraction] = defaultdict(Fraction)
        for hands in dealt(union, [len(world.hands[seat]) for seat in hidden]):
            own = tuple((slug, "new") for slug, _ in world.hands[self.seat]) if self.seat is not None else ()
            rows = dict(zip(hidden, hands, strict=True))
            whole = tuple(rows.get(seat, own) for seat in range(self.seats))
            found[World(whole, deck, ())] += 1
        self.worlds, self.laid = found, []
        self.olds = [{len(rows[seat])} if seat in rows else {0} for seat in range(self.seats)]
        self.kinds = {"old": set(union), "new": set(discards)}

    def numbers(self, slugs: set[str], places: list[int | str]) -> dict[int, Fraction]:
        """How likely these places together have 0, 1, 2, … of some cards."""
        found: dict[int, Fraction] = defaultdict(Fraction)
        for world, weight in self.heard().items():
            found[sum(has(world, place, slugs) for place in places)] += weight
        return dict(sorted(found.items()))

    def some(self, slugs: set[str], seats: list[int], least: int) -> Fraction:
        """How likely one of the seats by itself has so many."""
        worlds = self.heard().items()
        return sum((w for world, w in worlds if any(has(world, s, slugs) >= least for s in seats)), Fraction(0))

    def drawing(self, slugs: set[str], draws: int) -> Fraction:
        """How likely one of some cards is among the first of the deck, card by card in every order."""
        return sum((weight * among(world.deck, slugs, draws) for world, weight in self.heard().items()), Fraction(0))


def draws(world: World, seat: int, slug: str) -> Iterator[tuple[Fraction, World]]:
    """A card of the deck goes to a hand: any, or the one that was told."""
    for at, card in enumerate(world.deck):
        if slug in ("?", card[0]):
            hand = tuple(sorted((*world.hands[seat], card)))
            hands = (*world.hands[:seat], hand, *world.hands[seat + 1 :])
            yield Fraction(1, len(world.deck)), world._replace(hands=hands, deck=world.deck[:at] + world.deck[at + 1 :])


def plays(
    world: World, seat: int, slugs: set[str], pools: tuple[str, ...], keep: bool
) -> Iterator[tuple[Fraction, World]]:
    """Any card of a hand is laid, if it is one of these."""
    hand = world.hands[seat]
    for at, (slug, pool) in enumerate(hand):
        if slug in slugs and pool in pools:
            hands = (*world.hands[:seat], hand[:at] + hand[at + 1 :], *world.hands[seat + 1 :])
            unsorted = tuple(sorted((*world.unsorted, slug))) if keep else world.unsorted
            yield Fraction(1, len(hand)), World(hands, world.deck, unsorted)


def dealt(cards: tuple[str, ...], sizes: list[int]) -> Iterator[tuple[tuple[Card, ...], ...]]:
    """Every order of some cards, dealt out."""
    for order in permutations(cards):
        rest, hands = list(order), []
        for size in sizes:
            hands.append(tuple(sorted((slug, "old") for slug in rest[:size])))
            rest = rest[size:]
        yield tuple(hands)


def has(world: World, place: int | str, slugs: set[str]) -> int:
    """How many of some cards a hand or the deck has."""
    cards = world.deck if place == "deck" else world.hands[int(place)]
    return sum(slug in slugs for slug, _ in cards)


def among(deck: tuple[Card, ...], slugs: set[str], draws: int) -> Fraction:
    """How likely one of some cards is among the first ones, with every order of the deck alike: one card at a time."""
    if not draws or not deck:
        return Fraction(0)
    counts = Counter(card in slugs for card, _ in deck)
    rest = next((at for at, (slug, _) in enumerate(deck) if slug not in slugs), None)
    missed = Fraction(0) if rest is None else among(deck[:rest] + deck[rest + 1 :], slugs, draws - 1)
    return Fraction(counts[True], len(deck)) + Fraction(counts[False], len(deck)) * missed
