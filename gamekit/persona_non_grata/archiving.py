"""The archiving at the end of a week: corporation by corporation, who is first and who is second (PNG-32 to PNG-48).

Functions take the box first; the game binds it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from gamekit.flow import Flow, done, due
from gamekit.game import CHANCE, Event, Move, Refusal, Task
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.days import last_cards
from gamekit.persona_non_grata.state import NOBODY, WEEKS, State, replaced

Rules = tuple[str, ...]


def end_week(box: Box, state: State, task: Task) -> Flow:
    """PNG-21: the last card is discarded; PNG-32: all encrypted cards are turned up; PNG-33: corporations follow."""
    state = yield from last_cards(box, state)
    state = yield from decrypt(box, state)
    settled = [Task("settle", CHANCE, (corporation,)) for corporation in range(len(state.keys))]
    return due(state, *settled, Task("week_over", CHANCE))


def decrypt(box: Box, state: State) -> Flow:
    """PNG-32, PNG-71: encrypted cards are open from now on, one after the other."""
    hidden = [(seat, at) for seat in state.seats for at, lying in enumerate(state.areas[seat]) if lying.encrypted]
    for seat, at in hidden:
        lying = state.areas[seat][at]._replace(encrypted=False)
        state = state._replace(areas=replaced(state.areas, seat, replaced(state.areas[seat], at, lying)))
        yield state, Event("decrypted", seat, {"card": box.slug(lying.card)}, ("PNG-32", "PNG-71"))
    return state


# ---------------------------------------------------------------------- sums


def total(box: Box, state: State, seat: int, corporation: int) -> int:
    """PNG-34: what the cards of a corporation in an area are worth; PNG-72: of a view, those that it shows."""
    values = box.values[corporation]
    return sum([values.get(lying.card, 0) for lying in state.areas[seat]])


def sums(box: Box, state: State, corporation: int) -> list[int]:
    """PNG-34, PNG-31: the sum of each seat for a corporation, cards of earlier weeks included."""
    return [total(box, state, seat, corporation) for seat in state.seats]


def largest(found: Sequence[int], without: int = NOBODY) -> list[int]:
    """The seats with the largest sum above 0, one seat left out (PNG-47: sums of 0 never count)."""
    best = max(count for seat, count in enumerate(found) if seat != without)
    return [seat for seat, count in enumerate(found) if count == best and seat != without] if best else []


# ---------------------------------------------------------------------- first and second


class Ranking(NamedTuple):
    """Who can be first and who second by some sums; several where `by` decides a tie."""

    first: tuple[int, ...]  # nobody if it is empty (PNG-35, PNG-45)
    second: tuple[int, ...]
    tied: tuple[int, ...] = ()  # for the largest sum, whether or not somebody decides it
    by: int = NOBODY  # who decides a tie for either place (PNG-41, PNG-46)

    @property
    def ahead(self) -> tuple[int, ...]:
        """Who has the largest sum above 0."""
        return self.tied or self.first

    def beside(self, first: int) -> tuple[int, ...]:
        """PNG-42, PNG-46: who can be second if that seat is first; PNG-40: if there is nobody else, the same seat."""
        return tuple(seat for seat in self.second if seat != first) or (first,)


def ranking(found: Sequence[int], holder: int = NOBODY) -> Ranking:
    """PNG-35 to PNG-47: what the sums of all seats lead to if `holder` has the key, or NOBODY."""
    ahead = tuple(largest(found))
    if len(ahead) > 1:
        return Ranking((), (), ahead) if holder == NOBODY else Ranking(ahead, ahead, ahead, holder)
    if not ahead:
        return Ranking((), ())
    (first,) = ahead
    others = tuple(largest(found, without=first))
    return Ranking(ahead, others or ahead, by=first if len(others) > 1 else NOBODY)


def ranked(box: Box, state: State, corporation: int) -> Ranking:
    """The same for a corporation as it stands, as far as a view shows it."""
    return ranking(sums(box, state, corporation), state.keys[corporation])


def settle(box: Box, state: State, task: Task) -> Flow:
    """PNG-33 to PNG-48: the sums of a corporation decide who is first and second, or those do whom a tie asks."""
    (corporation,) = task.about
    slug, found = box.corporations[corporation], ranked(box, state, corporation)
    details = {"corporation": slug, "sums": sums(box, state, corporation)}
    yield state, Event("sums", CHANCE, details, ("PNG-34", "PNG-33", "PNG-31"))
    if found.tied:
        return (yield from tied_for_first(box, state, corporation, found))
    if not found.first:
        yield state, Event("nobody", CHANCE, {"corporation": slug}, ("PNG-35",))
        return state
    (first,) = found.first
    state = yield from win_first(box, state, corporation, first, ("PNG-36",))
    return (yield from find_second(box, state, corporation, found))


def tied_for_first(box: Box, state: State, corporation: int, found: Ranking) -> Flow:
    """PNG-41, PNG-43: who holds the key decides; PNG-45: if it lies on the table, nobody does."""
    rules = ("PNG-45", "PNG-48") if found.by == NOBODY else ("PNG-41", "PNG-43", "PNG-48")
    if found.by != NOBODY:
        state = due(state, Task("first", found.by, (corporation,)))
    yield state, tie(box, state, corporation, found.tied, "first", found.by, rules)
    return state


def find_second(box: Box, state: State, corporation: int, found: Ranking) -> Flow:
    """PNG-38: the next largest sum is second; PNG-46: of several, the first decides; PNG-40: of none, the first is."""
    (first,) = found.first
    if found.by != NOBODY:
        state = due(state, Task("second", found.by, (corporation, first)))
        yield state, tie(box, state, corporation, found.second, "second", found.by, ("PNG-46", "PNG-48"))
        return state
    (second,) = found.second
    rules = ("PNG-40", "PNG-38", "PNG-47") if second == first else ("PNG-38",)
    return (yield from win_second(box, state, corporation, first, second, rules))


def tie(box: Box, state: State, corporation: int, tied: Sequence[int], place: str, by: int, rules: Rules) -> Event:
    """A tie for a place, and who decides it; `by` is NOBODY if nobody does."""
    details = {
        "corporation": box.corporations[corporation],
        "seats": list(tied),
        "sum": total(box, state, tied[0], corporation),
        "place": place,
        "by": [] if by == NOBODY else [by],
        "decided": by != NOBODY,
    }
    return Event("tie", CHANCE, details, rules)


# ---------------------------------------------------------------------- card and key


def taken(state: State, corporation: int) -> int:
    """PNG-37: how many cards the first takes from the stack: one, or all down to that of this week."""
    stack = state.stacks[corporation]
    return 1 if state.options.unclaimed_cards == "stay" else len(stack) - (WEEKS - state.week)


def win_first(box: Box, state: State, corporation: int, seat: int, rules: Rules) -> Flow:
    """PNG-36, PNG-37: the first archives the top corporation card, or several."""
    stack, count = state.stacks[corporation], taken(state, corporation)
    found = total(box, state, seat, corporation)
    cards = [(corporation, value) for value in stack[:count]]
    state = state._replace(
        stacks=replaced(state.stacks, corporation, stack[count:]),
        won=replaced(state.won, seat, tuple(sorted((*state.won[seat], *cards)))),
    )
    details = {
        "corporation": box.corporations[corporation],
        "cards": [box.corporation_card(*card) for card in cards],
        "sum": found,
        "chosen": "PNG-41" in rules,
    }
    yield state, Event("first", seat, details, (*rules, "PNG-37", "PNG-4"))
    return state


def win_second(box: Box, state: State, corporation: int, first: int, seat: int, rules: Rules) -> Flow:
    """PNG-38, PNG-39: the second takes the key, or keeps it; PNG-49: then both may have to steal."""
    holder = state.keys[corporation]
    key = "kept" if holder == seat else "table" if holder == NOBODY else "taken"
    state = state._replace(keys=replaced(state.keys, corporation, seat))
    state = due(state, *thefts(state, corporation, first, seat))
    details = {
        "corporation": box.corporations[corporation],
        "sum": total(box, state, seat, corporation),
        "key": key,
        "rival": [holder] if key == "taken" else [],
        "chosen": "PNG-42" in rules or "PNG-46" in rules,
        "alone": seat == first,
    }
    yield state, Event("second", seat, details, (*rules, "PNG-39") if key == "kept" else rules)
    return state


def thefts(state: State, corporation: int, first: int, second: int) -> list[Task]:
    """PNG-49, PNG-51, PNG-52: with `theft`, the first steals and then the second; who is both, once."""
    thieves = dict.fromkeys((first, second)) if state.options.theft else ()
    return [Task("steal", seat, (corporation,)) for seat in thieves]


# ---------------------------------------------------------------------- who is named in a tie


def tied_now(box: Box, state: State) -> list[int]:
    """PNG-41, PNG-42, PNG-46: the seats among which somebody has to choose."""
    corporation, *first = state.agenda[-1].about
    found = ranked(box, state, corporation)
    return list(found.beside(*first) if first else found.first)


def asked(box: Box, view: State) -> dict[str, object]:
    """What there is to decide at the end of a week: in which corporation, and between whom."""
    task = view.agenda[-1]
    if not task.about or task.seat == CHANCE:
        return {}
    found: dict[str, object] = {"corporation": box.corporations[task.about[0]]}
    return found | ({"seats": tied_now(box, view)} if task.kind in NAMED else {})


def cut_name(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """The seats that can be named."""
    return list(map(str, tied_now(box, state)))


def why_not_name(box: Box, state: State, move: Move) -> Refusal | None:
    """PNG-41, PNG-46: only one of those who tie; PNG-42: another one as second."""
    (word,), (corporation, *first) = move.words, state.agenda[-1].about
    named = int(word)
    if named in tied_now(box, state):
        return None
    details = {"seat": named, "corporation": box.corporations[corporation]}
    if named in first:
        return Refusal("first_already", ("PNG-42", "PNG-46"), details)
    return Refusal("not_tied", ("PNG-46",) if first else ("PNG-41",), details)


def name(box: Box, state: State, move: Move) -> Flow:
    """PNG-41, PNG-42, PNG-46: somebody is named as first or as second."""
    (word,) = move.words
    return (yield from NAMED[state.agenda[-1].kind](box, state, int(word)))


def name_first(box: Box, state: State, named: int) -> Flow:
    """PNG-41, PNG-44: the first, named by the holder; PNG-42: then another, named too if there are several."""
    task = state.agenda[-1]
    (corporation,) = task.about
    others = ranked(box, state, corporation).beside(named)
    state = yield from win_first(box, done(state), corporation, named, ("PNG-41", "PNG-44", "PNG-79"))
    if len(others) > 1:
        return due(state, Task("second", task.seat, (corporation, named)))
    (other,) = others
    return (yield from win_second(box, state, corporation, named, other, ("PNG-42", "PNG-44")))


def name_second(box: Box, state: State, named: int) -> Flow:
    """PNG-42, PNG-46: the second, named by the holder of the key, or by the first who is so alone."""
    corporation, first = state.agenda[-1].about
    tied = ranked(box, state, corporation).tied
    rules = ("PNG-42", "PNG-44", "PNG-79") if tied else ("PNG-46", "PNG-38", "PNG-79")
    return (yield from win_second(box, done(state), corporation, first, named, rules))


NAMED: Mapping[str, Callable[[Box, State, int], Flow]] = {"first": name_first, "second": name_second}
