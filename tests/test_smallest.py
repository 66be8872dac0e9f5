"""The smallest sub-list with a property, against trying them all."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from gamekit.smallest import smallest

FAMILIES = st.lists(st.frozensets(st.integers(0, 7), min_size=1, max_size=5), max_size=6)
WEIGHTS = st.lists(st.integers(0, 5), min_size=8, max_size=8)


def tried(count: int, holds: object, weights: list[int]) -> tuple[int, int] | None:
    """The size and the weight of the best of all sub-lists."""
    every = [some for size in range(count + 1) for some in combinations(range(count), size)]
    prices = [(len(some), sum(weights[at] for at in some)) for some in every if holds(list(some))]  # type: ignore[operator]
    return min(prices, default=None)


@given(FAMILIES, WEIGHTS)
def test_a_sub_list_that_contains_one_of_some_sets_is_as_small_and_as_light_as_any(
    family: list[frozenset[int]], weights: list[int]
) -> None:
    def holds(some: list[int]) -> bool:
        return any(wanted <= set(some) for wanted in family)

    found = smallest(range(8), holds, weights.__getitem__)
    best = tried(8, holds, weights)
    assert (found and (len(found), sum(weights[at] for at in found))) == best
    assert found is None or (holds(found) and found == sorted(found))


@given(FAMILIES, WEIGHTS)
def test_a_sub_list_that_meets_all_of_some_sets_is_as_small_and_as_light_as_any(
    family: list[frozenset[int]], weights: list[int]
) -> None:
    def holds(some: list[int]) -> bool:
        return all(wanted & set(some) for wanted in family)

    found = smallest(range(8), holds, weights.__getitem__)
    assert found is not None
    assert (len(found), sum(weights[at] for at in found)) == tried(8, holds, weights)


@given(FAMILIES, st.integers(0, 4))
def test_with_a_limit_nothing_larger_is_found_and_nothing_smaller_is_missed(
    family: list[frozenset[int]], most: int
) -> None:
    def holds(some: list[int]) -> bool:
        return any(wanted <= set(some) for wanted in family)

    whole, limited = smallest(range(8), holds), smallest(range(8), holds, most=most)
    assert limited == (whole if whole is not None and len(whole) <= most else None)


def test_an_empty_list_is_enough_where_nothing_is_needed_and_none_where_nothing_helps() -> None:
    assert smallest([1, 2], lambda some: True) == []
    assert smallest([1, 2], lambda some: False) is None
