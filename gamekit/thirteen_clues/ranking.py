"""The bits of all questions to all witnesses at once, by one matrix product for each number of cards that count.

An answer is the number of cards of a kind that the witness sees: some on the fronts, which are known, some in the own
mystery, and none, one or two behind the screen. So the deals of a mystery fall into three, for each witness and each
question, and those three say all: shifted by what the mystery adds, they are the table N[mystery, answer].
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from gamekit.deduction import Bits, Counts, entropies, entropy

Numbers = npt.NDArray[Any]
HIDDEN = 2  # cards behind a screen
MOST = 3  # cards of a mystery


def question_bits(features: Counts, mysteries: Numbers, pairs: Numbers, shares: Counts, sides: slice) -> Bits:
    """bits[witness, question]: what each answer tells about the own mystery.

    In: features[card, question], 1 if a card counts for a question; mysteries[mystery, part] and pairs[mystery, pair,
    side] as numbers of cards; shares[witness, mystery, pair] in deals; the sides of the screen that count (TC-54).
    """
    behind = sum(features[pairs[:, :, side]] for side in range(*sides.indices(HIDDEN)))
    split = by_number(shares, np.asarray(behind))
    joint = entropies(split.transpose(2, 3, 0, 1).reshape(*split.shape[2:], -1))
    answers = by_answer(split, features[mysteries].sum(axis=1))
    return entropy(shares[0].sum(axis=1)) + entropies(np.moveaxis(answers, 0, 2)) - joint


def by_number(shares: Counts, behind: Counts) -> Numbers:
    """split[number, mystery, witness, question]: the deals in which so many cards behind the screen count."""
    deals = shares.transpose(1, 0, 2).astype(float)  # their sums stay below 2**53
    return np.stack([deals @ (behind == number).astype(float) for number in range(HIDDEN + 1)])


def by_answer(split: Numbers, mine: Counts) -> Numbers:
    """answers[answer, witness, question]: the deals of each answer; mine[mystery, question] are in the own mystery."""
    found = np.zeros((MOST + HIDDEN + 1, *split.shape[2:]))
    for own in range(MOST + 1):
        found[own : own + HIDDEN + 1] += np.einsum("nmwq,mq->nwq", split, (mine == own).astype(float))
    return found
