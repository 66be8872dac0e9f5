"""What a player can do: a verb, a slot for each of its words, and what is open to a seat of both."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from gamekit.move import Move, Refusal, Step

Cut = Callable[[Any, int, tuple[str, ...]], Sequence[str]]


class Slot(NamedTuple):
    """One word of a verb.

    `words(state)` is its whole domain, the same for every view, in small ASCII letters, digits and "_", "-".
    `cut(state, seat, before)` may leave out, for speed, what the rules refuse anyway; `before` are the words chosen
    so far, and can be fewer than the slots before this one. For CHANCE a cut is exact. `knowers(state, move)` are
    the seats that may know the word (None: everybody). With `asked`, a panel lets it be chosen by the reader even
    where a quick verb leaves no choice. With `along`, what says a word for this slot and one for the slot before (a
    card that lies before a player) means both: a click on it chooses the two.
    """

    name: str
    words: Callable[[Any], Sequence[str]]
    cut: Cut | None = None
    knowers: Callable[[Any, Move], tuple[int, ...]] | None = None
    asked: bool = False
    along: bool = False

    def domain(self, state: Any, seat: int, before: tuple[str, ...]) -> Sequence[str]:
        """The words that can stand here now, after the words before."""
        return self.cut(state, seat, before) if self.cut else self.words(state)


class Verb(NamedTuple):
    """Something a player can do: at which tasks, with which words, and by which rules.

    `why_not(state, move)` gives the reason against a move or None (without it, nothing is against), and
    `play(state, move)` what follows from it. It is open to the seat of the top task if `tasks` has that task's
    kind; with `seats`, instead, to the seats that `seats(state)` names, in turn or out of it, unless CHANCE is due.
    Where only some of them really can (whoever holds a card), an empty cut hides the verb from the others, and
    `why_not` gives them the reason.
    `weight(state, move)` is the integer weight of an outcome of chance. With `own_eyes`, what the verb offers follows
    from what only its seat sees (a hand), or a word of it is secret (a plan; a slot with `knowers`), so a panel lets
    it be chosen with that seat's eyes only.

    How a panel offers it: each of its `keys`, as browsers name them, chooses the verb with the word under the cursor;
    a `spare` verb is offered for a word only if no other verb can use it; a `quick` one takes by itself what leaves no
    choice, and is done with its last word.
    """

    tasks: tuple[str, ...]
    slots: tuple[Slot, ...]
    why_not: Callable[[Any, Move], Refusal | None] | None
    play: Callable[[Any, Move], Step]
    weight: Callable[[Any, Move], int] | None = None
    seats: Callable[[Any], tuple[int, ...]] | None = None
    own_eyes: bool = False
    keys: tuple[str, ...] = ()
    spare: bool = False
    quick: bool = False


class OpenSlot(NamedTuple):
    """A slot as a seat finds it now: its name and the words that can stand in it."""

    name: str
    words: tuple[str, ...]


class OpenVerb(NamedTuple):
    """A verb that a seat can use now, with its slots; later slots are given as if the earlier were free."""

    verb: str
    slots: tuple[OpenSlot, ...]


# ---------------------------------------------------------------------- for games that write their verbs as a table


def fixed(name: str, known: Sequence[str], cut: Cut | None = None, **more: Any) -> Slot:
    """A slot whose domain is always the same."""
    return Slot(name, lambda state: known, cut, **more)


def verb(tasks: tuple[str, ...], *slots: Slot, why_not: Any = None, **more: Any) -> Verb:
    """A verb of a game that puts in what follows from it afterwards, for all its verbs alike: `_replace(play=...)`."""
    return Verb(tasks, slots, why_not, unplayed, **more)


def mover(state: Any, move: Move) -> tuple[int, ...]:
    """The `knowers` of a secret choice: whoever makes it, and nobody else."""
    return (move.seat,)


def unplayed(state: Any, move: Move) -> Step:
    """Stands for what the game puts in its place."""
    raise NotImplementedError
