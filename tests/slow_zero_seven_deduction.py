"""What a seat can know in 07 zgłoś się, by counting every deal: slow, plain, and for small boards."""

from collections.abc import Iterable

Case = tuple[int, int, int]
Fact = tuple[object, ...]
Board = tuple[dict[int, set[int]], list[int], list[int]]
TYPES = ["suspect", "place", "crime"]


def weights(
    adjacency: dict[int, set[int]],
    suspect_at: list[int],
    crime_at: list[int],
    n_suspects: int,
    n_places: int,
    n_crimes: int,
    seats: int,
    seat: int,
    facts: Iterable[Fact],
) -> dict[Case, int]:
    """For each case (suspect, place, crime) that `seat` may still have: the number of full deals that give it.

    A deal is one case a seat, no two seats sharing an element (ZS-16); it counts when every fact is true of it.
    `suspect_at` and `crime_at` hold one number a place, that of place 1 first, 0 for a blank tile.
    Facts are ("holds", owner, s, p, k), ("right", owner, s, p, k), ("wrong", owner, s, p, k),
    ("card", owner, type, number), ("detective", owner, place, discs, cubes) and
    ("evidence", owner, type, number, result), where result is "disc", "cube" or "nothing" and owner is the seat whose
    case is spoken of. Cases of no deal are left out.
    ValueError for a fact of another kind.
    """
    board = (adjacency, suspect_at, crime_at)
    known = list(facts)
    every = [
        (s, p, k) for s in range(1, n_suspects + 1) for p in range(1, n_places + 1) for k in range(1, n_crimes + 1)
    ]
    options = [
        [case for case in every if all(is_true(fact, case, board) for fact in known if fact[1] == owner)]
        for owner in range(seats)
    ]
    others = sorted((options[owner] for owner in range(seats) if owner != seat), key=len)
    counts = {case: deals(beside(case, others)) for case in options[seat]}
    return {case: count for case, count in counts.items() if count}


def deals(lists: list[list[Case]]) -> int:
    """The number of ways to pick one case from each list so that no two of them share an element."""
    first, *rest = lists
    return sum(deals(beside(case, rest)) for case in first) if rest else len(first)


def beside(case: Case, lists: list[list[Case]]) -> list[list[Case]]:
    """The lists without the cases that share an element with `case`."""
    return [[other for other in cases if disjoint(case, other)] for cases in lists]


def disjoint(one: Case, two: Case) -> bool:
    """Whether two cases have no element in common."""
    return one[0] != two[0] and one[1] != two[1] and one[2] != two[2]


def is_true(fact: Fact, case: Case, board: Board) -> bool:
    """Whether a fact is true of its owner's case; ValueError for an unknown kind of fact."""
    kind, _, *rest = fact
    if kind in ("holds", "right"):
        return tuple(rest) == case
    if kind == "card":
        return case[TYPES.index(str(rest[0]))] == rest[1]
    if kind == "wrong":
        return tuple(rest) != case
    if kind == "detective":
        place, discs, cubes = rest
        answers = [answer(index, place, case, board) for index in range(3)]
        return (answers.count("disc"), answers.count("cube")) == (discs, cubes)
    if kind == "evidence":
        name, number, result = rest
        index = TYPES.index(str(name))
        return answer(index, where(index, number, board), case, board) == result
    raise ValueError(f"unknown fact: {fact}")


def where(index: int, number: object, board: Board) -> object:
    """The place of an element: index 0 for a suspect, 1 for a place, 2 for a crime; None if it is nowhere."""
    if index == 1:
        return number
    tiles = board[1] if index == 0 else board[2]
    return next((place for place, tile in enumerate(tiles, 1) if tile == number), None)


def answer(index: int, here: object, case: Case, board: Board) -> str:
    """What a place says about the case's element of one type: "disc", "cube" or "nothing" (ZS-29 to ZS-31)."""
    there = where(index, case[index], board)
    if there is None or here is None:
        return "nothing"
    if there == here:
        return "disc"
    return "cube" if there in board[0][int(str(here))] else "nothing"
