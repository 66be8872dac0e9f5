"""How 13 Clues goes on: glasses, turns, and the end (TC-18 to TC-27, TC-39 to TC-41, TC-48, TC-51, TC-56, TC-57)."""

from __future__ import annotations

from collections.abc import Mapping

from gamekit.agenda import Routine, push, run_on
from gamekit.game import CHANCE, Event, Score, Step, Task
from gamekit.thirteen_clues.board import LETTERS, PARTS, Deck
from gamekit.thirteen_clues.state import NOBODY, State, left_of, round_from

Routines = Mapping[str, Routine]


def settled(state: State, event: Event, routines: Routines | None = None) -> Step:
    """The top task is done, and this is what happened; what needs no decision runs on."""
    return run_on(state._replace(agenda=state.agenda[:-1]), (event,), routines or {})


def going_on(state: State, events: tuple[Event, ...]) -> Step:
    """What happened, and what follows of itself: turns begin."""
    return run_on(state, events, {"begin_turn": begin_turn})


# ---------------------------------------------------------------------- turns


def begin_turn(state: State, task: Task) -> Step:
    """TC-8: a player has the turn, and takes a glass if there is none before the screen (TC-20)."""
    seat, state = task.seat, state._replace(turn=state.turn + 1)
    events: tuple[Event, ...] = (Event("turn", seat, {"number": state.turn}, rules_of_turn(state, seat)),)
    if seat == state.first:
        events = (round_begins(state), *events)
    if must_take(state, seat) and state.supply:
        events = (*events, Event("glass_taken", seat, {}, ("TC-20", "TC-67")))
        state = state.with_glass(seat, 1)._replace(supply=state.supply - 1)
    tasks = ([Task("take", seat)] if must_take(state, seat) else []) + [Task("turn", seat)]
    return Step(state._replace(agenda=push(state.agenda, *tasks)), events)


def round_begins(state: State) -> Event:
    """TC-8: a round is one turn of everybody, from the first player on."""
    number = (state.turn - 1) // len(state.hands) + 1
    return Event("round", state.first, {"number": number}, ("TC-8",))


def must_take(state: State, seat: int) -> bool:
    """TC-20, TC-22: whether a player has no glass at the start of the turn; TC-51: two players need none."""
    return state.with_glasses and not state.glasses[seat]


def rules_of_turn(state: State, seat: int) -> tuple[str, ...]:
    """The rules at work when a player has the turn, the most telling first."""
    if not state.with_glasses:
        return "TC-52", "TC-51", "TC-8", "TC-67"
    if state.glasses[seat] > 1:
        return "TC-23", "TC-24", "TC-27", "TC-22", "TC-8", "TC-67"
    if state.glasses[seat]:
        return "TC-22", "TC-23", "TC-8", "TC-67"
    return ("TC-20" if state.supply else "TC-21"), "TC-23", "TC-8", "TC-67"


def after_action(deck: Deck, state: State, events: tuple[Event, ...]) -> Step:
    """TC-23, TC-26: the turn goes on until the last glass is spent; TC-52: with two players it is one action."""
    seat = state.agenda[-1].seat
    return Step(state, events) if state.glasses[seat] else end_turn(deck, state, events)


def end_turn(deck: Deck, state: State, events: tuple[Event, ...]) -> Step:
    """TC-8, TC-26: the next player's turn begins, unless turns are limited and all of them played (TC-57)."""
    if state.options.turn_cap is not None and state.turn >= state.options.turn_cap:
        return end(deck, state, (*events, Event("tired", state.first, {"turns": state.turn}, ("TC-57",))))
    turn = Task("begin_turn", left_of(state, state.agenda[-1].seat))
    return going_on(state._replace(agenda=(turn,)), events)


def last_glass(state: State) -> tuple[str, ...]:
    """TC-26: the rule that bites when the player whose turn it is has spent the last glass."""
    return ("TC-26",) if state.with_glasses and not state.glasses[state.agenda[-1].seat] else ()


# ---------------------------------------------------------------------- glasses


def give_away(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """TC-39: a glass goes to the nearest player clockwise who has none; TC-40: else to the supply.

    TC-41: the giver still has the glass while it is given, so it never comes back. TC-51: two players have none.
    """
    if not state.with_glasses:
        return state, ()
    without = [other for other in round_from(state, seat) if not state.glasses[other]]
    if not without:
        return to_supply(state, seat, 1, ("TC-40", "TC-41", "TC-67"))
    event = Event("glass_given", seat, {"taker": without[0]}, ("TC-39", "TC-41", "TC-67"))
    return state.with_glass(seat, -1).with_glass(without[0], 1), (event,)


def to_supply(state: State, seat: int, count: int, rules: tuple[str, ...]) -> tuple[State, tuple[Event, ...]]:
    """Glasses of a seat go to the supply (TC-40, TC-48)."""
    event = Event("glass_back", seat, {"count": count}, rules)
    return state.with_glass(seat, -count)._replace(supply=state.supply + count), (event,)


def give_up_glasses(state: State, seat: int) -> tuple[State, tuple[Event, ...]]:
    """TC-48: after a wrong accusation all glasses still with the player go to the supply."""
    count = state.glasses[seat]
    return to_supply(state, seat, count, ("TC-48", "TC-67")) if count else (state, ())


# ---------------------------------------------------------------------- the end


def end(deck: Deck, state: State, events: tuple[Event, ...]) -> Step:
    """TC-56, TC-57: the game is over; every card is shown (TC-64)."""
    winners = [] if state.winner == NOBODY else [state.winner]
    by, rules = ("solved", ("TC-56", "TC-7")) if winners else ("turn_cap", ("TC-57",))
    over = Event("game_over", winners[0] if winners else CHANCE, {"winners": winners, "by": by}, rules)
    return Step(state._replace(agenda=()), (*events, *all_shown(deck, state), over))


def all_shown(deck: Deck, state: State) -> list[Event]:
    """TC-64: at the end all see the mysteries that nobody has solved, the cards behind the screens, the informants."""
    unsolved = [seat for seat in state.seats if seat != state.winner]
    sides = ("left", "right")
    cards = zip(LETTERS, deck.slugs(state.informants), strict=False)
    return [
        *(Event("mystery_shown", seat, named(PARTS, deck, state.mysteries[seat]), ("TC-64",)) for seat in unsolved),
        *(Event("hand_shown", seat, named(sides, deck, state.hands[seat]), ("TC-64",)) for seat in state.seats),
        *(Event("informant_shown", CHANCE, {"letter": letter, "card": card}, ("TC-64",)) for letter, card in cards),
    ]


def named(details: tuple[str, ...], deck: Deck, cards: tuple[int, ...]) -> dict[str, str]:
    """Cards as details of an event."""
    return dict(zip(details, deck.slugs(cards), strict=True))


def scores(state: State) -> tuple[Score, ...]:
    """TC-56: there is no score: a winner has 1, everybody else 0."""
    return tuple(Score((seat,), int(seat == state.winner), seat == state.winner) for seat in state.seats)
