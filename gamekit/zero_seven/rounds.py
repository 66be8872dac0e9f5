"""How 07 zgłoś się goes on: turns, phases, mini-games, values and the end (ZS-22 to ZS-25, ZS-58 to ZS-69)."""

from __future__ import annotations

from gamekit.agenda import push, run_on
from gamekit.game import CHANCE, UNKNOWN, Event, Score, Step, Task
from gamekit.zero_seven.board import City
from gamekit.zero_seven.dealing import ROUTINES, phase_begins, set_up
from gamekit.zero_seven.state import Desk, State

DECIDING = {  # what decides the victory, and by which rules
    "points": ("ZS-66",),
    "detectives": ("ZS-67", "ZS-66"),
    "penalties": ("ZS-67", "ZS-66"),
    "shared": ("ZS-68", "ZS-67", "ZS-66"),
}
FALL = 2  # points that a solution loses in value after a solving phase (ZS-60)


def after_turn(city: City, state: State, events: tuple[Event, ...]) -> Step:
    """The turn on top of the agenda is over: the next turn, phase or mini-game, or the end."""
    seat = state.agenda[-1].seat
    if not state.unfinished:  # ZS-65: everybody is finished, the mini-game ends at once
        return end_mini_game(city, state, all_finished(events))
    ahead = [other for other in in_order(state) if lap(state, other) > lap(state, seat)]
    if ahead:
        return next_turn(city, state, Task("begin_turn", ahead[0]), events)
    return end_phase(city, state, events)  # ZS-25: the turn would reach or pass the start player's seat


def all_finished(events: tuple[Event, ...]) -> tuple[Event, ...]:
    """What the last player to finish has done, with the rule that ends the mini-game by it (ZS-65)."""
    return (*events[:-1], events[-1]._replace(rules=(*events[-1].rules, "ZS-65")))


def lap(state: State, seat: int) -> int:
    """How far a seat is from the start player, going left (ZS-1, ZS-23)."""
    return (seat - state.start) % len(state.desks)


def in_order(state: State) -> list[int]:
    """The seats that still play, in the order of a phase: finished ones are skipped (ZS-24)."""
    return sorted(state.unfinished, key=lambda seat: lap(state, seat))


def next_turn(city: City, state: State, turn: Task, events: tuple[Event, ...]) -> Step:
    """ZS-48: the display is filled up before the next turn."""
    refill = Task("refill", CHANCE, (city.display,))
    return run_on(state._replace(agenda=push((), refill, turn)), events, ROUTINES)


def end_phase(city: City, state: State, events: tuple[Event, ...]) -> Step:
    """ZS-64: with two or more unsolved players the mini-game goes on, with one it ends; ZS-69 sets a limit."""
    if len(state.unfinished) == 1:  # ZS-62: left over alone, no points
        alone = Event("alone", state.unfinished[0], {}, ("ZS-62", "ZS-64"))
        return end_mini_game(city, state, (*events, alone))
    if state.phase >= state.options.max_phases:
        timeout = Event("timeout", state.start, {"phases": state.phase}, ("ZS-69",))
        return end_mini_game(city, state, (*events, timeout))
    if state.solved_now:  # ZS-60, ZS-61: once a phase, however many solved in it
        state = state._replace(value=state.value - FALL)
        events = (*events, Event("value", state.start, {"value": state.value}, ("ZS-60", "ZS-58", "ZS-61")))
    state = state._replace(phase=state.phase + 1, solved_now=False)
    return next_turn(city, state, phase_begins(in_order(state)[0]), events)


def end_mini_game(city: City, state: State, events: tuple[Event, ...]) -> Step:
    """ZS-85: unsolved cases are shown; then the next mini-game (ZS-14, ZS-89) or the end (ZS-66)."""
    unsolved = [seat for seat, desk in enumerate(state.desks) if desk.finished != "solved"]
    events += tuple(shown(city, state, seat) for seat in unsolved if UNKNOWN not in state.cases[seat])
    if state.mini_game < state.options.mini_games:
        following = set_up(city, state.options, state.mini_game + 1, state.desks)
        return run_on(following.state, events + following.events, ROUTINES)
    over = state._replace(agenda=())
    best = [seat for score in scores(over) if score.won for seat in score.side]
    by = decided_by(over)
    return Step(over, (*events, Event("game_over", best[0], {"winners": best, "by": by}, DECIDING[by])))


def decided_by(state: State) -> str:
    """What decided the victory: "points" (ZS-66), "detectives" or "penalties" (ZS-67), or "shared" (ZS-68)."""
    ranks = [rank(desk) for desk in state.desks]
    for length, name in enumerate(("points", "detectives", "penalties"), start=1):
        if [own[:length] for own in ranks].count(max(ranks)[:length]) == 1:
            return name
    return "shared"


def rank(desk: Desk) -> tuple[int, int, int]:
    """What players are compared by: points (ZS-66), then detectives left, then few penalty points (ZS-67)."""
    return desk.score, desk.detectives, -desk.penalties


def shown(city: City, state: State, seat: int) -> Event:
    """ZS-85: the case of an unsolved player is opened."""
    case = state.cases[seat]
    details = {
        "suspect": city.suspects[case.suspect - 1],
        "place": city.places[case.place - 1],
        "crime": city.crimes[case.crime - 1],
    }
    return Event("case_shown", seat, details, ("ZS-85",))


def scores(state: State) -> tuple[Score, ...]:
    """The points of each seat; at the end the winners are marked.

    ZS-66: most points; ZS-67: then more detectives left, then fewer penalty points; ZS-68: then shared.
    """
    ranks = [rank(desk) for desk in state.desks]
    return tuple(
        Score((seat,), desk.score, not state.agenda and ranks[seat] == max(ranks))
        for seat, desk in enumerate(state.desks)
    )
