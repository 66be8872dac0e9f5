"""Counting the deals of 13 Clues by numpy, all mysteries and all witnesses at once: two matrix products.

For each mystery ten other unseen cards remain (TC-65). Each witness has two of them, and the pairs of different
witnesses meet only in that they share no card. `ladder.py` counts the ways card by card; here signs do it.

Give each of the ten cards a sign, +1 or -1. A pair has the product of its two signs, and a choice of one pair for each
of j witnesses has the product of their pairs. Multiply that by the signs of some 2·j cards, and take the mean over all
signs: a card that occurs an odd number of times in such a product makes the mean 0, so it is 1 if every card occurs
twice and else 0. If no two of the pairs share a card, this is so for one set of 2·j cards, the cards of the pairs;
if they share any, fewer than 2·j cards are left that occur once, and it is so for no set. So

    deals = mean over all signs of (signs of all sets of 2·j cards, added up) · (pairs of witness 1, added up) · …

counts the deals. The first factor depends only on how many signs are -1, the others are the witnesses' weights times
one matrix of signs. To leave out one witness and multiply by the matrix again says how many deals give that witness
each pair. As a change of all ten signs changes nothing, the first card keeps +1, and 512 choices of signs are left.
Source of the idea: D. G. Glynn, The permanent of a square matrix, European Journal of Combinatorics 31 (2010).
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product
from math import comb
from typing import Any

import numpy as np
import numpy.typing as npt

Deals = npt.NDArray[np.int64]
Numbers = npt.NDArray[Any]

REST = 10  # cards that remain beside a mystery
PAIRS = tuple(combinations(range(REST), 2))  # by their places among these
CHOICES = 2 ** (REST - 1)  # of signs, if the first is +1
ROWS = 8  # of a matrix product at a time
EXACT = 2**53  # whole numbers below this are exact as floats


@cache
def signs() -> Numbers:
    """signs[choice, card]: all choices of signs in which the first card has +1."""
    return np.array([(1, *others) for others in product((1, -1), repeat=REST - 1)])


@cache
def pair_signs(kind: type) -> Numbers:
    """pair_signs[pair, choice]: the product of the signs of the two cards."""
    one, other = (signs()[:, list(cards)] for cards in zip(*PAIRS, strict=True))
    return np.ascontiguousarray((one * other).T.astype(kind))


@cache
def set_signs(size: int, kind: type) -> Numbers:
    """set_signs[choice]: the products of the signs of the cards of a set, added up over all sets of `size` cards."""
    added = [
        sum((-1) ** low * comb(minus, low) * comb(REST - minus, size - low) for low in range(size + 1))
        for minus in range(REST + 1)
    ]
    by_choice: Numbers = np.array(added, dtype=kind)[(signs() < 0).sum(axis=1)]
    return by_choice


def shares(weights: Deals) -> Deals:
    """deals[witness, mystery, pair]: in how many deals a witness has a pair beside a mystery.

    In: weights[witness, mystery, pair], how many times each pair counts for each witness, pairs as in PAIRS.
    """
    kind = number_kind(weights)
    signed = times(weights.astype(kind), pair_signs(kind))
    beside = products_of_others(signed, set_signs(2 * len(weights), kind))
    added = times(beside, pair_signs(kind).T)  # over the choices of signs: whole multiples of their number
    deals: Deals = weights * (added.astype(np.int64) // CHOICES)
    return deals


def times(rows: Numbers, matrix: Numbers) -> Numbers:
    """The matrix product rows @ matrix, some rows at a time.

    numpy would spread a larger one over threads, which on a busy machine wait for each other for a long time.
    """
    flat = rows.reshape(-1, rows.shape[-1])
    product = np.empty((len(flat), matrix.shape[1]), rows.dtype)
    for at in range(0, len(flat), ROWS):
        product[at : at + ROWS] = flat[at : at + ROWS] @ matrix
    return product.reshape(*rows.shape[:-1], matrix.shape[1])


def number_kind(weights: Deals) -> type:
    """Floats, whose products are fast, as long as every sum is exact in them; else whole numbers."""
    largest = np.prod([float(own.sum(axis=1).max(initial=0)) for own in weights])
    return np.float64 if largest * CHOICES * comb(REST, REST // 2) < EXACT else np.int64


def products_of_others(factors: Numbers, start: Numbers) -> Numbers:
    """products[at]: `start` times all factors but that one, without dividing."""
    products = np.empty_like(factors)
    ahead, behind = start, np.ones_like(start)
    for at, factor in enumerate(factors):
        products[at] = ahead
        ahead = ahead * factor
    for at in reversed(range(len(factors))):
        products[at] *= behind
        behind = behind * factors[at]
    return products
