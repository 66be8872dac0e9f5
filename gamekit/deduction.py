"""What a question tells: counting the deals that are still possible.

A question is an integer table N[hypothesis, answer] of deals. Its row sums say how likely each hypothesis is, its
column sums how likely each answer is, and the information in the question is what the two share, in bits (Shannon
1948). If the answer follows from the hypothesis, the table need not be built: the weights of the hypotheses and a
lookup matrix answers[hypothesis, question] are enough to rank many questions at once.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property
from typing import Generic, TypeVarTuple

import numpy as np
import numpy.typing as npt

from gamekit.errors import ContradictionError as ContradictionError

Counts = npt.NDArray[np.int64]
Codes = npt.NDArray[np.uint8]
Bits = npt.NDArray[np.float64]
Words = TypeVarTuple("Words")


def fractions(counts: Iterable[int]) -> list[Fraction]:
    """The exact share of each count in their sum; ContradictionError if nothing was counted."""
    numbers = [int(count) for count in counts]
    total = sum(numbers)
    if not total:
        raise ContradictionError("nothing was counted")
    return [Fraction(number, total) for number in numbers]


def entropy(counts: npt.ArrayLike) -> float:
    """The bits of doubt, Σ p·log2(1/p), left by counts of any shape; 0 if nothing was counted."""
    return float(entropies(np.ravel(counts)))


def entropies(counts: npt.ArrayLike) -> Bits:
    """The entropy of each row: counts of shape (..., n) in, bits of shape (...) out."""
    numbers = np.asarray(counts, dtype=float)
    p = numbers / np.maximum(numbers.sum(axis=-1, keepdims=True), 1)
    surprise = -np.log2(p, where=p > 0, out=np.zeros_like(p))
    bits: Bits = (p * surprise).sum(axis=-1)
    return bits


def information(table: npt.ArrayLike) -> float:
    """The bits that an answer tells about the hypothesis, H(h) + H(a) - H(h, a), from N[hypothesis, answer]."""
    counts = np.asarray(table)
    return entropy(counts.sum(axis=1)) + entropy(counts.sum(axis=0)) - entropy(counts)


def answer_counts(weights: Counts, answers: Codes, kinds: int) -> Counts:
    """How many deals give each answer to each question, when the answer follows from the hypothesis.

    In: weights[hypothesis] in deals, answers[hypothesis, question] as codes below `kinds`.
    Out: deals[question, code]. Exact while the deals number less than 2**53.
    """
    questions = answers.shape[1]
    cells = answers + kinds * np.arange(questions)
    deals = np.bincount(cells.ravel(), np.repeat(weights, questions), kinds * questions)
    return deals.reshape(questions, kinds).astype(np.int64)


def question_bits(weights: Counts, answers: Codes, kinds: int) -> Bits:
    """The information in each question, bits[question]; arguments as for `answer_counts`.

    The answer follows from the hypothesis, so H(h, a) = H(h), and what is left is H(a).
    """
    return entropies(answer_counts(weights, answers, kinds))


class Weighed(ABC, Generic[*Words]):
    """Cases of which one is true, each a tuple of so many words, and how many deals speak for each of them.

    `weights` is the number of full deals, exactly, in which that is the case; `named` says which case that is.
    """

    weights: Counts

    @abstractmethod
    def named(self, at: int) -> tuple[*Words]:
        """The case that stands at a place of the flattened weights."""

    @cached_property
    def total(self) -> int:
        """All deals that are still possible."""
        return int(self.weights.sum())

    @cached_property
    def remaining(self) -> int:
        """The number of cases that are still possible."""
        return int(np.count_nonzero(self.weights))

    @property
    def known(self) -> tuple[*Words] | None:
        """The case, if only one is possible."""
        return self.best_case() if self.remaining == 1 else None

    def best_case(self) -> tuple[*Words]:
        """The most likely case; of several, the first by number."""
        return self.named(int(self.weights.argmax()))

    def cases(self) -> list[tuple[*Words, Fraction]]:
        """The possible cases and how likely they are, the most likely first, equal ones by number."""
        weights = self.weights.ravel()
        order = np.argsort(-weights, kind="stable")[: self.remaining]
        return [(*self.named(int(at)), Fraction(int(weights[at]), self.total)) for at in order]
