"""What can be known about a case of 07 zgłoś się, exactly: by counting deals.

The players' cases share no element (ZS-16), so what the others were told bears on my case too: it weighs as many
deals as there are ways to choose everybody else's case beside it. From the top: `deduce` turns events into the cases
possible for each seat, `ways_beside` counts the deals, and `Knowledge` answers questions about the counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, cached_property, lru_cache
from itertools import combinations, permutations, product
from math import prod
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from gamekit.deduction import Codes, ContradictionError, Counts, Weighed, answer_counts, entropies, fractions
from gamekit.game import UNKNOWN, Event
from gamekit.zero_seven.board import KINDS

if TYPE_CHECKING:
    from gamekit.zero_seven.board import City

Case = tuple[str, str, str]  # suspect, place, crime
Answer = tuple[int, int] | str
Shape = tuple[int, ...]  # (suspects, places, crimes), as many as the city has
Mask = npt.NDArray[np.bool_]  # of that shape: the cases that are possible
Ways = npt.NDArray[np.float64]  # whole numbers

CUBE, DISC = 1, 4  # the code of an answer is 4·discs + cubes
WRONG, RIGHT = 0, 1  # and that of an attempt to solve
CODES = 3 * DISC + 1
EXACT = 2**53  # whole numbers below it are exact as floats
WORDS: Mapping[str, Mapping[int, Answer]] = {
    "detective": {code: divmod(code, DISC) for code in range(CODES)},
    "evidence": {0: "nothing", CUBE: "cube", DISC: "disc"},
    "solve": {WRONG: "wrong", RIGHT: "right"},
}
RESULTS = {word: code for code, word in WORDS["evidence"].items()}


def deduce(city: City, seats: int, seat: int, events: Iterable[Event]) -> Knowledge:
    """What is known about the case of `seat` from the present mini-game's events, as somebody heard them.

    For two to five seats. At first each of 1287 cases is as likely as any other (ZS-74), because the seat holds its
    left neighbour's case. The ears need not be the seat's own: from what PUBLIC hears follows what all can know.
    ContradictionError if no deal is true to all that was heard.
    """
    heard = present_mini_game(events)
    questions = questions_of(layout(city, heard))
    possible = [np.ones(questions.shape, dtype=bool) for _ in range(seats)]
    for event in heard:
        if event.kind in FACTS:
            possible[event.seat] &= FACTS[event.kind](questions, event.details)
    others = strike_known(possible, seat)
    weights = (possible[seat] * ways_beside(others, questions.shape)).astype(np.int64)
    if not (weights.any() and all(mask.any() for mask in possible)):
        raise ContradictionError("no deal is true to all that was heard")
    weights.flags.writeable = False
    return Knowledge(questions, weights)


def present_mini_game(events: Iterable[Event]) -> list[Event]:
    """The events from the last `round` on: facts about one mini-game say nothing about the next."""
    heard = list(events)
    starts = [index for index, event in enumerate(heard) if event.kind == "round"]
    return heard[starts[-1] :] if starts else heard


# ---------------------------------------------------------------------- what an answer says


class Layout(NamedTuple):
    """Where everything lies: the names of suspects, places and crimes, the place of each, and the map."""

    elements: tuple[tuple[str, ...], ...]
    homes: tuple[tuple[int, ...], ...]  # by place number; 0 for a tile that has not been laid
    adjacent: tuple[frozenset[int], ...]


def layout(city: City, events: Iterable[Event]) -> Layout:
    """The layout that the tile events describe (ZS-15, ZS-76); a place element lies at itself (ZS-5)."""
    home = {place: index for index, place in enumerate(city.places, 1)}
    for event in events:
        if event.kind in ("suspect_tile", "crime_tile"):
            home[event.details[event.kind.removesuffix("_tile")]] = home[event.details["place"]]
    elements = (city.suspects, city.places, city.crimes)
    return Layout(elements, tuple(tuple(home.get(name, 0) for name in names) for names in elements), city.adjacent)


@dataclass(frozen=True, eq=False)
class Questions:
    """The answers to every detective and every evidence card, for one layout.

    `codes[case, question]` has a row for each case (suspect by suspect, then place by place, then crime by crime)
    and a column for each question, named by its notation in `columns`.
    """

    elements: tuple[tuple[str, ...], ...]
    columns: Mapping[str, int]
    codes: Codes

    @cached_property
    def shape(self) -> Shape:
        """How many suspects, places and crimes there are."""
        return tuple(len(names) for names in self.elements)

    def answered(self, question: str, code: int) -> Mask:
        """The cases to which the answer is `code`."""
        mask: Mask = (self.codes[:, self.columns[question]] == code).reshape(self.shape)
        return mask

    def having(self, details: Mapping[str, Any]) -> Mask:
        """The cases with the given suspect, place and crime; one that is UNKNOWN or missing may be any."""
        mask = np.ones(self.shape, dtype=bool)
        for axis, (kind, names) in enumerate(zip(KINDS, self.elements, strict=True)):
            name = details.get(kind, UNKNOWN)
            if name != UNKNOWN:
                mask &= on_axis(np.arange(len(names)) == number(names, name), axis)
        return mask

    def attempt(self, notation: str) -> tuple[int, ...]:
        """The index of the case that `solve a b c` names; ValueError for what is no question at all."""
        words = notation.split()
        if words[:1] != ["solve"] or len(words) != 1 + len(KINDS):
            raise ValueError(f"no question of this game: {notation!r}")
        return tuple(number(names, word) for names, word in zip(self.elements, words[1:], strict=True))


FACTS: Mapping[str, Callable[[Questions, Mapping[str, Any]], Mask]] = {
    "detective": lambda ask, of: ask.answered(f"detective {of['place']}", DISC * of["discs"] + CUBE * of["cubes"]),
    "evidence": lambda ask, of: ask.answered(f"evidence {of['card']}", RESULTS[of["result"]]),
    "wrong": lambda ask, of: ~ask.having(of),  # ZS-83
    "solved": Questions.having,  # ZS-84
    "case_shown": Questions.having,  # ZS-85
    "case_suspect": Questions.having,  # ZS-77, ZS-78: UNKNOWN to all but the right neighbour
    "case_place": Questions.having,
    "case_crime": Questions.having,
}


@lru_cache(maxsize=16)
def questions_of(where: Layout) -> Questions:
    """All questions of a layout and their answers."""
    near, homes = nearness(where.adjacent), where.homes
    # Each of the three elements answers a detective within its own type (ZS-31), so their codes add up.
    parts = [on_axis(near[list(home), 1:], axis) for axis, home in enumerate(homes)]
    detective = parts[0] + parts[1] + parts[2]
    evidence = [on_axis(near[np.ix_(home, home)], axis) for axis, home in enumerate(homes)]  # ZS-40 to ZS-42
    codes = [np.broadcast_to(part, (*detective.shape[:3], part.shape[3])) for part in (detective, *evidence)]
    names = [f"detective {place}" for place in where.elements[1]]
    names += [f"evidence {card}" for cards in where.elements for card in cards]
    table = np.concatenate(codes, axis=3).reshape(-1, len(names))
    return Questions(where.elements, {name: column for column, name in enumerate(names)}, table)


def nearness(adjacent: Sequence[frozenset[int]]) -> Codes:
    """near[place, place] by number: DISC at the place itself, CUBE next to it, else 0; number 0 is nowhere."""
    near = np.zeros((len(adjacent) + 1, len(adjacent) + 1), dtype=np.uint8)
    for place, neighbours in enumerate(adjacent, 1):
        near[place, place] = DISC
        near[place, list(neighbours)] = CUBE
    return near


def number(names: Sequence[str], name: str) -> int:
    """The index of a name; ValueError with the names that there are."""
    if name not in names:
        raise ValueError(f"no {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def on_axis(table: npt.NDArray[Any], axis: int) -> npt.NDArray[Any]:
    """A table[element, ...] of one type, shaped to fit beside (suspects, places, crimes, ...)."""
    return np.expand_dims(table, [other for other in range(len(KINDS)) if other != axis])


# ---------------------------------------------------------------------- counting deals


def strike_known(possible: list[Mask], seat: int) -> list[Mask]:
    """Strike the elements of every case known outright from all other seats' masks, in place (ZS-16).

    Out: the masks of the other seats, whose cases must still be chosen. In ordinary play the left neighbour's case,
    which one holds, and every solved one are known: of n seats at most n - 2 are left.
    """
    known = {owner: np.argwhere(mask)[0] for owner, mask in enumerate(possible) if mask.sum() == 1}
    for owner, case in known.items():
        for other, mask in enumerate(possible):
            if other != owner:
                mask &= apart(case, mask.shape)
    return [mask for other, mask in enumerate(possible) if other != seat and other not in known]


def apart(case: npt.NDArray[np.int64], shape: Shape) -> Mask:
    """The cases that share no element with `case`."""
    parts = [on_axis(np.arange(size) != own, axis) for axis, (size, own) in enumerate(zip(shape, case, strict=True))]
    mask: Mask = parts[0] & parts[1] & parts[2]
    return mask


def ways_beside(others: Sequence[Mask], shape: Shape) -> Ways:
    """In how many ways a case can be chosen from each mask, none sharing an element with another or with case c.

    In: up to four masks. Out: ways[c], of the given shape. OverflowError if they could be too many to be exact.

    The masks are halved: first[U] counts the choices from one half by the set U of elements they use up, second[V]
    those from the other half, and ways[c] sums first[U]·second[V] over all U and V that miss each other and c.
    On each axis this condition is

        [U misses V] · ([c not in U] - [c in V])

    because c cannot be in both. Multiplied out over three axes it makes eight terms. In a term each axis keeps
    either U or V; one 0/1 matrix sums the other away, and a last one leads from the one kept to c.
    """
    a, b = len(others) // 2, (len(others) + 1) // 2
    first, second = ways_by_union(others[:a], shape), ways_by_union(others[a:], shape)
    if prod(shape) * first.sum() * second.sum() >= EXACT:
        raise OverflowError("too many deals to be counted exactly")
    ways = np.zeros(shape)
    for by_first in product((True, False), repeat=len(KINDS)):
        axes = list(zip(shape, by_first, strict=True))
        one = times(first, [None if keep else missing(n, a, b) for n, keep in axes])
        two = times(second, [missing(n, b, a) if keep else None for n, keep in axes])
        ways += times(one * two, [1 - members(n, a).T if keep else -members(n, b).T for n, keep in axes])
    return ways


def ways_by_union(masks: Sequence[Mask], shape: Shape) -> Ways:
    """In how many ways cases with no common element can be chosen, one from each mask, counted by their union.

    Out: ways[suspects, places, crimes], an axis for each type over the subsets of as many elements as there are
    masks. A subset is used up when, on each axis, the masks take its elements in some order.
    """
    size = len(masks)
    choices = [subsets(n, size) for n in shape]
    ways = np.zeros([len(sets) for sets in choices], dtype=np.uint8)
    for orders in product(permutations(range(size)), repeat=len(KINDS)):
        term = np.ones((1, 1, 1), dtype=bool)
        for index, mask in enumerate(masks):
            for axis in (2, 1, 0):  # the first axis last: whole blocks are copied, ten times as fast
                mask = mask.take(choices[axis][:, orders[axis][index]], axis)
            term = term & mask
        ways += term
    return ways.astype(float)


def times(ways: Ways, matrices: Sequence[Ways | None]) -> Ways:
    """Every axis of `ways` taken through its matrix[old, new], or left as it is (None)."""
    for matrix in matrices:
        ways = np.moveaxis(ways, 0, -1) if matrix is None else np.tensordot(ways, matrix, (0, 0))
    return ways


@cache
def subsets(n: int, size: int) -> npt.NDArray[np.int64]:
    """The subsets of range(n) with `size` elements, one a row."""
    rows = list(combinations(range(n), size))
    return np.array(rows, dtype=np.int64).reshape(len(rows), size)


@cache
def members(n: int, size: int) -> Ways:
    """[element is in subset], a 0/1 matrix of shape (n, subsets)."""
    matrix = np.zeros((n, len(subsets(n, size))))
    for column, elements_in in enumerate(subsets(n, size)):
        matrix[elements_in, column] = 1
    return matrix


@cache
def missing(n: int, old: int, new: int) -> Ways:
    """[two subsets have no common element], a 0/1 matrix[subsets of size old, subsets of size new]."""
    matrix: Ways = (members(n, old).T @ members(n, new) == 0).astype(float)
    return matrix


# ---------------------------------------------------------------------- what follows


@dataclass(frozen=True, eq=False)
class Knowledge(Weighed[str, str, str]):
    """What is known about one seat's case: suspect, place and crime.

    `weights[suspect, place, crime]` is the number of full deals, exactly, in which that is the case.
    """

    questions: Questions
    weights: Counts

    def probability(self, suspect: str = UNKNOWN, place: str = UNKNOWN, crime: str = UNKNOWN) -> Fraction:
        """How likely a case has all the given elements; one left out may be any."""
        having = self.questions.having({"suspect": suspect, "place": place, "crime": crime})
        return Fraction(int(self.weights[having].sum()), self.total)

    def marginal(self, kind: str) -> dict[str, Fraction]:
        """How likely each element of one kind ("suspect", "place" or "crime") belongs to the case."""
        axis = KINDS.index(kind)
        counts = self.weights.sum(axis=tuple(other for other in range(len(KINDS)) if other != axis))
        return dict(zip(self.questions.elements[axis], fractions(counts), strict=True))

    def table(self, place: str) -> list[list[Fraction]]:
        """How likely each suspect (row) and crime (column) is together with the place."""
        counts = self.weights[:, number(self.questions.elements[1], place), :]
        return [[Fraction(int(count), self.total) for count in row] for row in counts]

    # ------------------------------------------------------------------ questions

    def rank(self, moves: Iterable[str]) -> list[tuple[str, float]]:
        """The questions (detective, evidence, solve) with the bits each tells about the case, the best first.

        Equal ones stay in the order given. ValueError for any other notation.
        """
        asked = list(moves)
        # The answer follows from the case, so it tells its own entropy: H(case) - H(case given answer) = H(answer).
        # Sorted, because the same odds in another order could differ in the last digit and upset the ranking.
        bits = entropies(np.sort(self._answer_counts(asked), axis=1)).tolist()
        return sorted(zip(asked, bits, strict=True), key=lambda pair: -pair[1])

    def best_solve(self) -> tuple[str, float]:
        """The attempt that tells most, and its bits: that of the most likely case, since no other's p is nearer 1/2."""
        return self.rank([f"solve {' '.join(self.best_case())}"])[0]

    def answers(self, notation: str) -> dict[Answer, Fraction]:
        """The odds of each possible answer: (discs, cubes), or "disc", "cube", "nothing", or "right", "wrong"."""
        counts = self._answer_counts([notation])[0]
        words = WORDS[notation.split()[0]]
        return {words[code]: Fraction(int(count), self.total) for code, count in enumerate(counts) if count}

    def _answer_counts(self, moves: Sequence[str]) -> Counts:
        """deals[move, code of the answer]."""
        columns = self.questions.columns
        tables = [index for index, move in enumerate(moves) if move in columns]
        counts = np.zeros((len(moves), CODES), dtype=np.int64)
        weights, codes = self._possible
        counts[tables] = answer_counts(weights, codes[:, [columns[moves[index]] for index in tables]], CODES)
        for index in sorted({*range(len(moves))} - {*tables}):
            right = self.weights[self.questions.attempt(moves[index])]
            counts[index, [RIGHT, WRONG]] = right, self.total - right
        return counts

    @cached_property
    def _possible(self) -> tuple[Counts, Codes]:
        """The weights of the possible cases, and their rows of answers."""
        cases = np.flatnonzero(self.weights)
        return self.weights.ravel()[cases], self.questions.codes[cases]

    def named(self, at: int) -> Case:
        """The case at a place of the flattened weights."""
        suspects, places, crimes = self.questions.elements
        s, p, k = np.unravel_index(at, self.weights.shape)
        return suspects[s], places[p], crimes[k]
