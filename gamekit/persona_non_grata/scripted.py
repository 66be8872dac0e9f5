"""Sums that `reachable` has found, played: a deal that these ears cannot rule out, and the moves that lead to them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import add, ge
from typing import Any

from gamekit.game import CHANCE, UNKNOWN, Game, Move
from gamekit.persona_non_grata.dealing import target
from gamekit.persona_non_grata.hidden import hand, laid
from gamekit.persona_non_grata.imagining import filled, spelled
from gamekit.persona_non_grata.odds import Knowledge
from gamekit.persona_non_grata.playouts import Playout, follow
from gamekit.persona_non_grata.reachable import (
    Ahead,
    Ending,
    Pot,
    Vector,
    added,
    days_left,
    filled_up,
    places_of,
    pot,
    pots,
    shared,
)
from gamekit.persona_non_grata.state import DAYS, State

Values = dict[tuple[int | None, int], list[int]]  # (pot, seat whose area) -> the values of the cards that go there
Script = Mapping[tuple[int, int], tuple[int, int]]  # (seat, day) -> seat whose area, value of the card


def scripted(
    game: Game, known: Knowledge, view: State, corporation: str, ahead: Ahead, ending: Ending, sums: Vector
) -> Playout:
    """A game that ends with these sums of a corporation, which are among those of the ending."""
    values = planned(known, corporation, ahead, ending, sums)
    secrets = {slot: values[known.hidden.holding(slot), known.owner(slot)].pop() for slot in doubtful(known)}
    script = script_of(known, view, ending, values)
    needs = needed(known, view, script, secrets)
    start = with_pairs(filled(view, dealt(known, corporation, ending, needs), len(known.heard.full)), view, script)
    worth = known.worth(corporation)
    return follow(game, start, lambda state: scripted_move(game, known, state, script, worth))


def doubtful(known: Knowledge) -> list[str]:
    """The face-down cards that these ears do not know."""
    return [slot for slot, (_, out) in known.heard.encrypted.items() if not out.known]


# ---------------------------------------------------------------------- which values go where


def planned(known: Knowledge, corporation: str, ahead: Ahead, ending: Ending, sums: Vector) -> Values:
    """The values of the cards of each pot that go to each area; 0 for cards of other corporations."""
    stocks, keys, seats = pots(known, corporation, ending.drawn), places_of(ahead, ending.uses), len(sums)
    missing = tuple(whole - there for whole, there in zip(sums, ahead.base, strict=True))
    parts = [added(stocks[number], dict(row), seats, most=missing) for number, row in keys]
    found: Values = {}
    for (number, row), vector in zip(keys, split(missing, parts), strict=True):
        for seat, values in enumerate(values_of(stocks[number], dict(row), vector)):
            found[number, seat] = values
    return found


def split(whole: Vector, parts: Sequence[set[Vector]]) -> list[Vector]:
    """One vector of each part, so that they add up to the whole."""
    rest: dict[Vector, list[Vector]] = {(0,) * len(whole): []}
    for part in parts:
        rest = {
            plus(there, one): [*some, one] for there, some in rest.items() for one in part if fits(there, one, whole)
        }
    return rest[whole]


def plus(one: Vector, two: Vector) -> Vector:
    """The sum of two vectors."""
    return tuple(map(add, one, two))


def fits(one: Vector, two: Vector, whole: Vector) -> bool:
    """Whether the sum of two vectors is nowhere above a third."""
    return all(map(ge, whole, plus(one, two)))


def values_of(stock: Pot, places: Mapping[int, int], vector: Vector) -> list[list[int]]:
    """Values of the pot for the area of each seat, as many as places, that add up to the vector."""
    free = tuple(places.get(seat, 0) for seat in range(len(vector)))
    start = (free, stock.size - sum(free), (0,) * len(vector))
    paths: dict[tuple[Vector, int, Vector], tuple[Vector, ...]] = {start: (free,)}
    for value, count in stock.values:
        paths = {
            after: (*path, after[0])
            for before, path in paths.items()
            for after in shared(before, value, count)
            if all(map(ge, vector, after[2]))
        }
    path = next(path for state, path in paths.items() if state[2] == vector and filled_up(stock, state))
    kinds = [value for value, _ in stock.values]
    return [
        [value for value, one, two in zip(kinds, path, path[1:], strict=False) for _ in range(one[seat] - two[seat])]
        + [0] * path[-1][seat]
        for seat in range(len(vector))
    ]


# ---------------------------------------------------------------------- who lays what when


def script_of(known: Knowledge, view: State, ending: Ending, values: Values) -> Script:
    """For each seat and day left, whose area a card goes to and its value."""
    found: dict[tuple[int, int], tuple[int, int]] = {}
    left = days_left(view)
    for seat, use in enumerate(ending.uses):
        free = list(use)
        for step in range(left - len(use), left):
            number = pot(known, seat, step)
            pair = next(pair for pair in free if pair[0] == number)
            free.remove(pair)
            found[seat, first_day(view) + step] = pair[1], values[pair].pop()
    return found


def first_day(view: State) -> int:
    """The first day that is still to be revealed."""
    return DAYS + 1 - days_left(view)


Needs = dict[str, list[int]]  # place -> values that it must have


def needed(known: Knowledge, view: State, script: Script, secrets: Mapping[str, int]) -> Needs:
    """The values that hidden places must have: face-down cards, pairs that are laid, and hands that go round."""
    found: Needs = {slot: [value] for slot, value in secrets.items()}
    for (seat, day), (_, value) in script.items():
        step = day - first_day(view)
        pair = view.laid[seat]
        holder = (seat - known.heard.step * step) % known.heard.seats
        place = laid(seat) if not step and pair and UNKNOWN in pair else hand(holder)
        found.setdefault(place, []).append(value)
    return found


def dealt(known: Knowledge, corporation: str, ending: Ending, needs: Needs) -> dict[str, list[int]]:
    """The hidden cards dealt so that each place has what it needs."""
    worth, spreads, found = known.worth(corporation), known.hidden.spreads, dict[str, list[int]]()
    pool, stocks = spelled(known.hidden.pool), [spelled(spread.cards) for spread in spreads]
    for number, value in ending.drawn:
        stocks[number].append(take(pool, value, worth))
    filling = [(pool, known.hidden.places), *zip(stocks, (spread.places for spread in spreads), strict=True)]
    for cards, places in filling:
        for place in places:
            found[place] = found.get(place, []) + [take(cards, value, worth) for value in needs.get(place, ())]
    for cards, spread in zip(stocks, spreads, strict=True):
        taken = sum(len(needs.get(place, ())) for place in spread.places)
        cards += [pool.pop() for _ in range(spread.size - len(cards) - taken)]
    for cards, places in filling:
        for place, count in places.items():
            found[place] += [cards.pop() for _ in range(count - len(needs.get(place, ())))]
    return found


def take(cards: list[int], value: int, worth: Mapping[int, int]) -> int:
    """A card of a value, out of some cards."""
    card = next(card for card in cards if worth.get(card, 0) == value)
    cards.remove(card)
    return card


def with_pairs(state: State, view: State, script: Script) -> State:
    """The pairs that are laid and hidden, with actions that send the cards where they should go."""
    pairs = list(state.laid)
    for seat, pair in enumerate(view.laid):
        if pair and UNKNOWN in pair:
            card, _ = state.laid[seat] or (UNKNOWN, "")
            pairs[seat] = card, action_to(view, seat, script[seat, view.day][0])
    return state._replace(laid=tuple(pairs))


def action_to(state: State, seat: int, area: int) -> str:
    """An action card left that sends a card to an area."""
    return next(action for action in state.actions[seat] if target(state, seat, action) == area)


def scripted_move(game: Game, known: Knowledge, state: State, script: Script, worth: Mapping[int, int]) -> Move:
    """The next move; where nothing is scripted, any."""
    task: Any = state.agenda[-1]
    if task.kind != "lay":
        return game.chances(state)[0][0] if task.seat == CHANCE else game.moves(state, task.seat)[0]
    area, value = script[task.seat, state.day]
    card = next(card for card in state.hands[task.seat] if worth.get(card, 0) == value)
    return Move(task.seat, "lay", (known.heard.box.slug(card), action_to(state, task.seat, area)))
