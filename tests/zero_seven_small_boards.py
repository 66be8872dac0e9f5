"""Small cities for 07 zgłoś się, events by hand, and random facts that are true of a random deal."""

import random
from collections.abc import Iterable, Sequence
from typing import Any

import slow_zero_seven_deduction as slow

from gamekit.game import CHANCE, Event
from gamekit.zero_seven.board import CITY, KINDS, City
from gamekit.zero_seven.deduction import Knowledge, deduce


def tell(kind: str, seat: int, **details: Any) -> Event:
    return Event(kind, seat, details)


def case_cards(owner: int, case: Iterable[str]) -> list[Event]:
    return [tell(f"case_{kind}", owner, **{kind: name}) for kind, name in zip(KINDS, case, strict=True)]


def lay(city: City, suspects: Sequence[str], crimes: Sequence[str]) -> list[Event]:
    events = [tell("round", 0, number=1, start=0)]
    for place, suspect, crime in zip(city.places, suspects, crimes, strict=True):
        events += [tell("suspect_tile", CHANCE, place=place, suspect=suspect)]
        events += [tell("crime_tile", CHANCE, place=place, crime=crime)]
    return events


def small_city(places: int, suspects: int, crimes: int, pairs: Iterable[tuple[int, int]]) -> City:
    near: dict[int, set[int]] = {number: set() for number in range(1, places + 1)}
    for one, two in pairs:
        near[one].add(two)
        near[two].add(one)
    return CITY._replace(
        places=tuple(f"p{n}" for n in range(1, places + 1)),
        suspects=tuple(f"s{n}" for n in range(1, suspects + 1)),
        crimes=tuple(f"k{n}" for n in range(1, crimes + 1)),
        adjacent=tuple(frozenset(near[number]) for number in near),
        blank_suspects=places - suspects,
        blank_crimes=places - crimes,
    )


class Board:
    """A small random city, a deal in it, and random facts that are true of the deal."""

    def __init__(self, seats: int, seed: int) -> None:
        self.rng = rng = random.Random(100 * seats + seed)
        self.seats = seats
        least = max(seats, 3)
        self.n_places = rng.randint(least, least + 1 + (seats < 4))
        self.n_suspects, self.n_crimes = rng.randint(least, self.n_places), rng.randint(least, self.n_places)
        numbers = range(1, self.n_places + 1)
        pairs = [(one, two) for one in numbers for two in numbers if one < two and rng.random() < 0.4]
        self.city = small_city(self.n_places, self.n_suspects, self.n_crimes, pairs)
        self.adjacency = {number: set(near) for number, near in enumerate(self.city.adjacent, 1)}
        self.suspect_at, self.crime_at = self.shuffled(self.n_suspects), self.shuffled(self.n_crimes)
        sizes = (self.n_suspects, self.n_places, self.n_crimes)
        self.deal = list(zip(*(rng.sample(range(1, size + 1), seats) for size in sizes), strict=True))

    def shuffled(self, count: int) -> list[int]:
        tiles = [*range(1, count + 1), *[0] * (self.n_places - count)]
        return self.rng.sample(tiles, len(tiles))

    def answer(self, owner: int, kind: int, here: object) -> str:
        board = (self.adjacency, self.suspect_at, self.crime_at)
        return slow.answer(kind, here, self.deal[owner], board)

    def random_fact(self, owner: int) -> slow.Fact:
        match self.rng.choice(["detective", "detective", "evidence", "evidence", "wrong", "right"]):
            case "detective":
                place = self.rng.randint(1, self.n_places)
                said = [self.answer(owner, kind, place) for kind in range(3)]
                return ("detective", owner, place, said.count("disc"), said.count("cube"))
            case "evidence":
                kind = self.rng.randrange(3)
                number = self.rng.randint(1, (self.n_suspects, self.n_places, self.n_crimes)[kind])
                here = slow.where(kind, number, (self.adjacency, self.suspect_at, self.crime_at))
                return ("evidence", owner, KINDS[kind], number, self.answer(owner, kind, here))
            case "right" if self.rng.random() < 0.3:
                return ("right", owner, *self.deal[owner])
        s, p, k = self.deal[owner]
        return ("wrong", owner, s, p, k % self.n_crimes + 1)

    def facts(self, least: int) -> list[slow.Fact]:
        return [self.random_fact(owner) for owner in range(self.seats) for _ in range(self.rng.randint(least, 3))]

    def held(self, seat: int) -> list[slow.Fact]:
        """The cards that a seat holds, one by one: those of its left neighbour's case."""
        owner = (seat + 1) % self.seats
        return [("card", owner, kind, number) for kind, number in zip(KINDS, self.deal[owner], strict=True)]

    def events(self, facts: Iterable[slow.Fact]) -> list[Event]:
        named = [[("blank", *names)[n] for n in at] for names, at in self.layout()]
        return lay(self.city, *named) + [event for fact in facts for event in self.as_events(fact)]

    def layout(self) -> list[tuple[Sequence[str], list[int]]]:
        return [(self.city.suspects, self.suspect_at), (self.city.crimes, self.crime_at)]

    def as_events(self, fact: slow.Fact) -> list[Event]:
        kind, owner, *rest = fact
        assert isinstance(owner, int)
        if kind == "detective":
            place, discs, cubes = rest
            return [tell("detective", owner, place=f"p{place}", discs=discs, cubes=cubes)]
        if kind == "evidence":
            letter = {"suspect": "s", "place": "p", "crime": "k"}[str(rest[0])]
            return [tell("evidence", owner, card=f"{letter}{rest[1]}", result=rest[2])]
        if kind == "card":
            letter = {"suspect": "s", "place": "p", "crime": "k"}[str(rest[0])]
            return [tell(f"case_{rest[0]}", owner, **{str(rest[0]): f"{letter}{rest[1]}"})]
        names = [f"{letter}{number}" for letter, number in zip("spk", rest, strict=True)]
        if kind == "holds":
            return case_cards(owner, names)
        return [tell({"wrong": "wrong", "right": "solved"}[str(kind)], owner, **dict(zip(KINDS, names, strict=True)))]

    def slow_weights(self, seat: int, facts: list[slow.Fact]) -> dict[slow.Case, int]:
        sizes = (self.n_suspects, self.n_places, self.n_crimes)
        return slow.weights(self.adjacency, self.suspect_at, self.crime_at, *sizes, self.seats, seat, facts)

    def knowledge(self, seat: int, facts: list[slow.Fact]) -> Knowledge:
        return deduce(self.city, self.seats, seat, self.events(facts))
