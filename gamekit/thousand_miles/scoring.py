"""How a round and the match end, and what they bring (TM-73 to TM-93, table 3)."""

from __future__ import annotations

from typing import NamedTuple

from gamekit.game import CHANCE, Event, Score, Step
from gamekit.thousand_miles.board import Deck, laid_immunities
from gamekit.thousand_miles.rounds import Events, begin_round
from gamekit.thousand_miles.state import NOBODY, State

EMPTY_DECK = 300  # TM-76
ALONE = 500  # TM-77
ALL_IMMUNITIES = 300  # TM-78
EXTENSION = 200  # TM-93
IMMUNITIES = 4  # TM-78


class Bonus(NamedTuple):
    """Points of a side at the end of a round: for what, and by which rules."""

    name: str
    side: int
    points: int
    rules: tuple[str, ...]


def end_round(deck: Deck, state: State, seat: int, how: str, events: Events) -> Step:
    """TM-81, TM-82, TM-84, TM-110: the round is over; the bonuses are counted (TM-74, TM-85), and the match goes on."""
    winner = state.side_of(seat) if how == "distance" else NOBODY
    won = list(state.members(winner)) if how == "distance" else []
    ended = Event("round_end", seat, {"how": how, "winner": won}, rules_of_end(state, how))
    bonuses = all_bonuses(deck, state, winner)
    for bonus in bonuses:
        side = state.sides[bonus.side]
        state = state.with_side(bonus.side, side._replace(points=side.points + bonus.points))
    told = [Event("bonus", bonus.side, detailed(state, bonus), bonus.rules) for bonus in bonuses]
    return end_match(deck, state._replace(attack=None), (*events, ended, *told, *all_points(state)))


def rules_of_end(state: State, how: str) -> tuple[str, ...]:
    """The rules by which a round ends, the most telling first."""
    if how == "distance":
        return ("TM-81", "TM-74") if state.called == NOBODY else ("TM-81", "TM-92", "TM-74")
    if how == "stall":
        return ("TM-110", "TM-85")
    return ("TM-82" if state.options.round_end == "first" else "TM-84", "TM-85")


def detailed(state: State, bonus: Bonus) -> dict[str, object]:
    """A bonus as the details of an event."""
    return {"bonus": bonus.name, "side": list(state.members(bonus.side)), "points": bonus.points}


def all_points(state: State) -> list[Event]:
    """TM-73: what each side has from this round, and in all."""
    return [
        Event(
            "round_points",
            number,
            {"side": list(state.members(number)), "points": side.points, "total": side.total + side.points},
            ("TM-73", "TM-124"),
        )
        for number, side in enumerate(state.sides)
    ]


# ---------------------------------------------------------------------- bonuses


def all_bonuses(deck: Deck, state: State, winner: int) -> list[Bonus]:
    """Table 3, what is counted at the end of a round; `winner` is NOBODY if the distance was not reached (TM-85)."""
    own = winners(deck, state, winner) if winner != NOBODY else []
    return [*own, *four_immunities(deck, state, winner), *of_extension(state, winner)]


def winners(deck: Deck, state: State, winner: int) -> list[Bonus]:
    """TM-75 to TM-77, TM-80: what only the side that reached the distance can get."""
    options = state.options
    found = [Bonus("trip", winner, options.trip_bonus, ("TM-75",))]
    if deck_is_empty(state):
        rules = ("TM-109", "TM-76") if options.reshuffle else ("TM-76",)
        found.append(Bonus("deck", winner, EMPTY_DECK, rules))
    if not any(side.driven for number, side in enumerate(state.sides) if number != winner):
        found.append(Bonus("alone", winner, ALONE, ("TM-77", "TM-120") if options.con_sens else ("TM-77",)))
    if options.safe_trip and not any(state.sides[winner].laid[card.number] for card in deck.cards if card.most):
        found.append(Bonus("safe", winner, options.safe_trip, ("TM-80",)))
    return found


def deck_is_empty(state: State) -> bool:
    """TM-76: no cards in the deck; TM-109: with `reshuffle` nor among the discards."""
    return not state.left and not (state.options.reshuffle and any(state.discards))


def four_immunities(deck: Deck, state: State, winner: int) -> list[Bonus]:
    """TM-78: for the winner who has laid all four; TM-79: with `all_immunities` = `any` for whichever side has."""
    anybody = state.options.all_immunities == "any"
    sides = range(len(state.sides)) if anybody else [winner] if winner != NOBODY else []
    rules = ("TM-79", "TM-78") if anybody else ("TM-78",)
    full = [number for number in sides if len(laid_immunities(deck, state.sides[number])) == IMMUNITIES]
    return [Bonus("immunities", number, ALL_IMMUNITIES, rules) for number in full]


def of_extension(state: State, winner: int) -> list[Bonus]:
    """TM-93: for the side that called the extension and reached 1000 first; else for each other side."""
    if state.called == NOBODY:
        return []
    others = [number for number in range(len(state.sides)) if number != state.called]
    sides = [winner] if winner == state.called else others
    return [Bonus("extension", number, EXTENSION, ("TM-93",)) for number in sides]


# ---------------------------------------------------------------------- the match


def end_match(deck: Deck, state: State, events: Events) -> Step:
    """TM-87, TM-89: the match is over, or the next round is begun by the next seat clockwise (TM-15)."""
    rules = rules_of_match(state)
    if rules:
        won = [seat for number in leaders(state) for seat in state.members(number)]
        over = Event("game_over", CHANCE, {"winners": sorted(won)}, rules)
        return Step(state._replace(agenda=()), (*events, over))
    return begin_round(deck, state._replace(first=(state.first + 1) % len(state.hands)), events)


def rules_of_match(state: State) -> tuple[str, ...]:
    """The rules by which the match is over now; none if it goes on (TM-88: also when the highest total is shared)."""
    points = state.options.match_points
    if points is None:
        return ("TM-89", "TM-138")
    return ("TM-87",) if max(totals(state)) >= points and len(leaders(state)) == 1 else ()


def totals(state: State) -> list[int]:
    """The points of each side in the match."""
    return [side.total + side.points for side in state.sides]


def leaders(state: State) -> list[int]:
    """TM-87, TM-89: the sides with the highest total."""
    found = totals(state)
    return [number for number, total in enumerate(found) if total == max(found)]


def scores(state: State) -> tuple[Score, ...]:
    """TM-6, TM-87: the total of each side; at the end the highest has won."""
    first = leaders(state) if not state.agenda else []
    return tuple(Score(state.members(number), total, number in first) for number, total in enumerate(totals(state)))
