"""What is wrong with a given position: a record may begin from one, but only from one that can be played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from gamekit.game import Setting, Task
from gamekit.zero_seven.board import City
from gamekit.zero_seven.rules import answer, result, tiles_at
from gamekit.zero_seven.state import Case, Desk, Placed, State


def problems(city: City, state: State, setting: Setting) -> list[str]:
    """Names of messages, `problem-<name>`, one for each thing that is wrong; empty if the position can be played.

    A given position is one in which a player has the turn, nothing being dealt.
    """
    if len(state.desks) != setting.seats or len(state.cases) != setting.seats:
        return ["seats"]
    if state.options._asdict() != setting.options:
        return ["counters"]
    tests = {
        "agenda": agenda_ok(state),
        "layout": layout_ok(city, state),
        "cases": cases_ok(city, state),
        "cards": cards_ok(city, state),
        "counters": counters_ok(city, state),
    }
    wrong = [name for name, ok in tests.items() if not ok]
    return wrong or ([] if tokens_ok(city, state) else ["tokens"])


def agenda_ok(state: State) -> bool:
    """Exactly one task, the turn of a seat that has not finished (ZS-24)."""
    return state.agenda in [(Task("turn", seat),) for seat in state.unfinished]


def layout_ok(city: City, state: State) -> bool:
    """Every tile lies once, and so do the blanks (ZS-6, ZS-7, ZS-15)."""
    suspects = [0] * city.blank_suspects + list(range(1, len(city.suspects) + 1))
    crimes = [0] * city.blank_crimes + list(range(1, len(city.crimes) + 1))
    return sorted(state.suspect_at) == suspects and sorted(state.crime_at) == crimes


def cases_ok(city: City, state: State) -> bool:
    """All cases complete, no two players sharing an element (ZS-16)."""
    sizes = (len(city.suspects), len(city.places), len(city.crimes))
    columns = list(zip(*state.cases, strict=True))
    return all(distinct(column) and within(column, size) for column, size in zip(columns, sizes, strict=True))


def distinct(values: Iterable[object]) -> bool:
    """Whether no value stands twice."""
    return max(Counter(values).values(), default=0) < 2


def within(numbers: Iterable[int], size: int) -> bool:
    """Whether all numbers are from 1 to size."""
    return all(1 <= number <= size for number in numbers)


def cards_ok(city: City, state: State) -> bool:
    """Every evidence card is in one place (ZS-9): deck, display, discards, or in front of a player."""
    aside = [card for desk in state.desks for card in desk.aside]
    everywhere = [*state.deck, *state.display, *state.discards, *aside]
    full = len(state.display) == min(city.display, len(state.display) + len(state.deck))
    return sorted(everywhere) == sorted(city.cards.values()) and list(state.deck) == sorted(state.deck) and full


def counters_ok(city: City, state: State) -> bool:
    """Numbers within their bounds, and the start player that ZS-22 says."""
    desks = all(0 <= desk.detectives <= city.detectives - len(desk.placed) for desk in state.desks)
    sums = all(desk.penalties >= 0 and desk.finished in ("", "solved", "out") for desk in state.desks)
    options = 1 <= state.options.mini_games <= 3 and state.options.max_phases >= 1
    lap = 1 <= state.mini_game <= state.options.mini_games and 1 <= state.phase <= state.options.max_phases
    return desks and sums and options and lap and value_ok(state)


def value_ok(state: State) -> bool:
    """ZS-58: one of the four values; ZS-22: whose start it is; finished seats fit `solved_now`."""
    solved = any(desk.finished == "solved" for desk in state.desks)
    start = (state.mini_game - 1) % len(state.desks)
    return state.value in (7, 5, 3, 1) and state.start == start and (solved or not state.solved_now)


def tokens_ok(city: City, state: State) -> bool:
    """All tokens are true: what lies on tiles and with detectives is what the rules would have laid there."""
    pairs = zip(state.desks, state.cases, strict=True)
    return all(tiles_true(city, state, desk, case) and detectives_true(city, state, desk, case) for desk, case in pairs)


def tiles_true(city: City, state: State, desk: Desk, case: Case) -> bool:
    """ZS-41, ZS-42, ZS-43: each token on a tile, and each card in front of the player, says what is so."""
    cards = [token.card for token in desk.tokens]
    if not distinct(cards) or not set(cards) <= set(city.cards.values()):
        return False
    told = [result(city, state, case, token.card) == ("disc" if token.disc else "cube") for token in desk.tokens]
    return all(told) and all(result(city, state, case, card) == "nothing" for card in desk.aside)


def detectives_true(city: City, state: State, desk: Desk, case: Case) -> bool:
    """ZS-36, ZS-38, ZS-45: one detective a place, with the tokens that are not on its tiles."""
    places = [placed.place for placed in desk.placed]
    if not distinct(places) or not within(places, len(city.places)):
        return False
    true = [Placed(place, *left_there(city, state, desk, case, place)) for place in places]
    return true == list(desk.placed)


def left_there(city: City, state: State, desk: Desk, case: Case, place: int) -> tuple[int, int]:
    """The tokens that a detective of that desk at a place must still hold: (discs, cubes)."""
    discs, cubes = answer(city, state, case, place)
    there = [token.disc for card in tiles_at(state, place) if (token := desk.token_on(card))]
    return discs - there.count(True), cubes - there.count(False)
