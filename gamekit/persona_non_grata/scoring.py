"""What archives and keys are worth, how the game ends, and who has won (PNG-54 to PNG-63)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from gamekit.flow import Flow, due
from gamekit.game import CHANCE, Event, Score, Task
from gamekit.persona_non_grata.board import Box
from gamekit.persona_non_grata.days import collected
from gamekit.persona_non_grata.state import State, replaced

KEY = 1  # point for each key (PNG-59)


class Worth(NamedTuple):
    """What a corporation is worth to a seat."""

    corporation: int
    cards: int  # how many cards of it are archived
    activated: bool  # PNG-55
    lost: str  # the activator that is discarded first (PNG-57), or ""
    points: int  # PNG-58; of a corporation that is not activated, those that do not count


def archived(box: Box, state: State, seat: int, corporation: int) -> Iterator[tuple[int, bool, str]]:
    """Each archived card of a corporation: its value, whether it is an activator (PNG-8), its word of the notation.

    Corporation cards come first, so of two activators of one value it is they that are lost (PNG-57).
    """
    for owner, value in state.won[seat]:
        if owner == corporation:
            yield value, True, box.corporation_card(owner, value)
    for number in state.archives[seat]:
        card = box.cards[number]
        if card.corporation == corporation:
            yield card.value, card.activator, card.slug


def worth(box: Box, state: State, seat: int, corporation: int) -> Worth:
    """PNG-55 to PNG-58: the values of the cards if there is an activator; with `activator_lost` less the lowest."""
    cards = list(archived(box, state, seat, corporation))
    activators = [(value, slug) for value, activator, slug in cards if activator]
    points = sum(value for value, _, _ in cards)
    if not activators or not state.options.activator_lost:
        return Worth(corporation, len(cards), bool(activators), "", points)
    value, slug = min(activators, key=lambda found: found[0])
    return Worth(corporation, len(cards), True, slug, points - value)


def worths(box: Box, state: State, seat: int) -> list[Worth]:
    """What each corporation of which a seat has archived cards is worth to it."""
    found = (worth(box, state, seat, corporation) for corporation in range(len(state.keys)))
    return [each for each in found if each.cards]


def keys_of(state: State, seat: int) -> int:
    """PNG-59: how many keys a seat holds."""
    return state.keys.count(seat)


def points(box: Box, state: State, seat: int) -> int:
    """PNG-56 to PNG-59: what archive and keys of a seat are worth as they stand."""
    activated = sum(each.points for each in worths(box, state, seat) if each.activated)
    return activated + KEY * keys_of(state, seat)


def activated(box: Box, state: State, seat: int) -> int:
    """PNG-62, PNG-63: how many corporations a seat has activated."""
    return sum(each.activated for each in worths(box, state, seat))


# ---------------------------------------------------------------------- who has won


class Criterion(NamedTuple):
    """How those who are level are told apart, for `tie_break`."""

    name: str
    counted: Callable[[Box, State, int], int]
    rules: tuple[str, ...]


BY_POINTS = Criterion("points", points, ("PNG-61",))
TIE_BREAKS = (
    Criterion("corporations", activated, ("PNG-62", "PNG-63")),
    Criterion("keys", lambda box, state, seat: keys_of(state, seat), ("PNG-62",)),
)


def best(box: Box, state: State, seats: list[int], criterion: Criterion) -> list[int]:
    """Those of some seats who are best by a criterion."""
    counts = {seat: criterion.counted(box, state, seat) for seat in seats}
    return [seat for seat in seats if counts[seat] == max(counts.values())]


def winners(box: Box, state: State) -> list[int]:
    """PNG-61, PNG-62: who has most points, of several who is ahead by the tie-breaks; several for a draw."""
    level = list(state.seats)
    for criterion in (BY_POINTS, *TIE_BREAKS):
        level = best(box, state, level, criterion)
    return level


def scores(box: Box, state: State) -> tuple[Score, ...]:
    """PNG-61: the points of each seat as they stand; at the end, who has won."""
    won = [] if state.agenda else winners(box, state)
    return tuple(Score((seat,), points(box, state, seat), seat in won) for seat in state.seats)


# ---------------------------------------------------------------------- the end


def week_over(box: Box, state: State, task: Task) -> Flow:
    """PNG-60, PNG-81: the next week follows, or the final scoring; what lies in the areas stays there (PNG-31)."""
    if state.week < state.options.weeks:
        return due(state, Task("week", CHANCE))
    state = yield from archive_areas(box, state)
    for seat in state.seats:
        for event in scored(box, state, seat):
            yield state, event
    return (yield from decided(box, state))


def archive_areas(box: Box, state: State) -> Flow:
    """PNG-54: what is left in an area goes to the archive of its owner."""
    for seat in state.seats:
        cards = sorted(lying.card for lying in state.areas[seat])
        state = collected(state, seat, *cards)._replace(areas=replaced(state.areas, seat, ()))
        details = {"cards": box.slugs(cards), "count": len(cards)}
        yield state, Event("archived", seat, details, ("PNG-54", "PNG-60", "PNG-77"))
    return state


def scored(box: Box, state: State, seat: int) -> Iterator[Event]:
    """PNG-55 to PNG-59: what each corporation brings to a seat, its keys, and all of it together."""
    for each in worths(box, state, seat):
        yield from scored_corporation(box, seat, each)
    count = keys_of(state, seat)
    yield Event("keys", seat, {"count": count, "points": KEY * count}, ("PNG-59",))
    yield Event("total", seat, {"points": points(box, state, seat)}, ("PNG-56", "PNG-59", "PNG-61"))


def scored_corporation(box: Box, seat: int, each: Worth) -> Iterator[Event]:
    """PNG-57: the activator that is lost; PNG-58: the points of a corporation, or (PNG-55) that they do not count."""
    details = {"corporation": box.corporations[each.corporation]}
    if each.lost:
        yield Event("lost", seat, details | {"card": each.lost}, ("PNG-57", "PNG-63"))
    kind, rules = ("activated", ("PNG-55", "PNG-56", "PNG-58")) if each.activated else ("dormant", ("PNG-55", "PNG-58"))
    yield Event(kind, seat, details | {"points": each.points}, (*rules, "PNG-8"))


def decided(box: Box, state: State) -> Flow:
    """PNG-61 to PNG-63: the game is over; those who are level in points are told apart, as far as they can be."""
    state = state._replace(agenda=())
    level, applied = best(box, state, list(state.seats), BY_POINTS), BY_POINTS.rules
    for criterion in TIE_BREAKS:
        if len(level) > 1:
            counts = [criterion.counted(box, state, seat) for seat in level]
            details = {"seats": level, "criterion": criterion.name, "counts": counts}
            yield state, Event("tie_break", CHANCE, details, criterion.rules)
            level, applied = best(box, state, level, criterion), (*applied, "PNG-62")
    rules = ("PNG-60", *dict.fromkeys(applied))
    yield state, Event("game_over", CHANCE, {"winners": level}, rules)
    return state
