"""What can be on the agenda of a given position: exactly what the rules would have put there."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from gamekit.agenda import push
from gamekit.game import CHANCE, Task
from gamekit.persona_non_grata.archiving import ranked
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.state import DAYS, State
from gamekit.persona_non_grata.thefts import loot


def waits(box: Box, state: State) -> bool:
    """Whether the agenda is one that the rules lead to, and the position gives its seat something to decide."""
    task = state.agenda[-1]
    return task.seat in state.seats and about_ok(state, task) and WAITS[task.kind](box, state, task)


def about_ok(state: State, task: Task) -> bool:
    """Whether a task is about a corporation and a seat that there are, as far as tasks of its kind are."""
    domains = (range(len(state.keys)), state.seats)[: ABOUT[task.kind]]
    fits = len(task.about) == len(domains)
    return fits and all(type(part) is int and part in domain for part, domain in zip(task.about, domains, strict=True))


ABOUT = {"lay": 0, "discard": 0, "first": 1, "second": 2, "theft": 1}  # how many parts a task's `about` has


def lays(box: Box, state: State, task: Task) -> bool:
    """PNG-15, PNG-68: the seats before this one have laid a pair, with an action card that they had."""
    laid = all((pair is not None) == (seat < task.seat) for seat, pair in enumerate(state.laid))
    had = all(pair[1] in state.actions[seat] for seat, pair in enumerate(state.laid) if pair)
    tasks = [Task("lay", seat) for seat in state.seats[task.seat :]]
    return laid and had and state.agenda == push((), *tasks, Task("reveal", CHANCE))


def discards(box: Box, state: State, task: Task) -> bool:
    """PNG-23, PNG-24: with two players and `two_player_draw`, not on the last day."""
    tasks = [Task("discard", seat) for seat in state.seats[task.seat :]]
    whole = state.agenda == push((), *tasks, Task("pass", CHANCE))
    return whole and state.draws and state.day < DAYS and not any(state.laid)


def rest(state: State, corporation: int) -> list[Task]:
    """PNG-33: what follows once a corporation is settled."""
    later = range(corporation + 1, len(state.keys))
    return [*(Task("settle", CHANCE, (other,)) for other in later), Task("week_over", CHANCE)]


def archives(state: State) -> bool:
    """Whether the week is over: the fifth day, and nothing laid."""
    return state.day == DAYS and not any(state.laid)


def names_first(box: Box, state: State, task: Task) -> bool:
    """PNG-41: several tie for the largest sum, and the seat holds the key."""
    (corporation,) = task.about
    own = Task("first", state.keys[corporation], (corporation,))
    tied = bool(ranked(box, state, corporation).tied)
    return archives(state) and tied and state.agenda == push((), own, *rest(state, corporation))


def names_second(box: Box, state: State, task: Task) -> bool:
    """PNG-42, PNG-46: several are left for the second place; the first, who was named or is alone, has a card more."""
    corporation, first = task.about
    found = ranked(box, state, corporation)
    own = Task("second", found.by, (corporation, first))
    won = any(owner == corporation for owner, _ in state.won[first])
    whole = state.agenda == push((), own, *rest(state, corporation))
    return archives(state) and first in found.first and len(found.beside(first)) > 1 and won and whole


def steals(box: Box, state: State, task: Task) -> bool:
    """PNG-49: there are several cards to steal; the first steals before the second, who holds the key now."""
    (corporation,) = task.about
    own, second = Task("theft", task.seat, (corporation,)), state.keys[corporation]
    choice = state.options.theft and len(loot(box, state, task.seat, corporation)) > 1
    follows = [] if second == task.seat else [Task("steal", second, (corporation,))]
    return archives(state) and choice and state.agenda == push((), own, *follows, *rest(state, corporation))


WAITS: Mapping[str, Callable[[Box, State, Task], bool]] = {
    "lay": lays,
    "discard": discards,
    "first": names_first,
    "second": names_second,
    "theft": steals,
}
