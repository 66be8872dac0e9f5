"""Crew that comes aboard and leaves, what is at risk, and who has won by it (CG-4, CG-61, CG-72 to CG-87, CG-143)."""

from __future__ import annotations

from gamekit.crash_and_grab.state import NOBODY, SPECIALITIES, Space, State, colour_of, speciality_of, stationed


def complete(state: State, seat: int) -> bool:
    """CG-143: all four specialities are stationed on the saucer of a seat, or on both its saucers."""
    return all(stationed(state.saucers[saucer]) == len(SPECIALITIES) for saucer in state.fleet(seat))


def aboard(state: State, saucer: int, crew: str) -> State:
    """CG-145: a crew member comes aboard, however it came; if it completes the set, its player has won (CG-146)."""
    record = state.saucers[saucer]
    state = state.with_saucer(saucer, record._replace(crew=(*record.crew, crew)))
    seat = state.seat_of(saucer)
    wins = state.winner == NOBODY and len(record.crew) >= len(SPECIALITIES) - 1 and complete(state, seat)
    return state._replace(winner=seat) if wins else state


def ashore(state: State, saucer: int, crew: str) -> State:
    """A crew member leaves a saucer."""
    record = state.saucers[saucer]
    return state.with_saucer(saucer, record._replace(crew=tuple(one for one in record.crew if one != crew)))


def on_ground(state: State, crew: str, space: Space) -> State:
    """A crew member stands on a space of the board."""
    return state._replace(ground=tuple(sorted((*state.ground, (crew, space)))))


def off_ground(state: State, crew: str) -> State:
    """A crew member is taken from the board."""
    return state._replace(ground=tuple(pair for pair in state.ground if pair[0] != crew))


def at_risk(state: State, saucer: int) -> tuple[str, ...]:
    """CG-78: the crew that a crashed saucer can lose: any, or only what has not its own colour."""
    crew = state.saucers[saucer].crew
    if state.options.crew_at_risk == "any":
        return crew
    own = state.colours[saucer]
    return tuple(one for one in crew if colour_of(one) != own)


def crew_count(state: State, seat: int) -> int:
    """CG-75, CG-87: how much crew a player has, as `fewer` counts it: all that is aboard, or stationed specialities."""
    saucers = [state.saucers[saucer] for saucer in state.fleet(seat)]
    return sum(map(stationed, saucers)) if state.options.fewer == "stationed" else sum(len(s.crew) for s in saucers)


def stationed_of(state: State, seat: int) -> int:
    """CG-75, CG-105: the stationed crew of a player, over both saucers with two players."""
    return sum(stationed(state.saucers[saucer]) for saucer in state.fleet(seat))


def waiting(state: State) -> tuple[str, ...]:
    """CG-7, CG-91: the colours whose queue is not empty."""
    return tuple(colour for colour, queue in zip(state.colours, state.queues, strict=True) if queue)


def stations(state: State, saucer: int) -> dict[str, str]:
    """CG-74: who has the station of each speciality: crew of the own colour before others; "" where nobody is."""
    crew, own = state.saucers[saucer].crew, state.colours[saucer]
    first = sorted(crew, key=lambda one: colour_of(one) != own)
    return {each: next((one for one in first if speciality_of(one) == each), "") for each in SPECIALITIES}


def where(state: State, crew: str) -> int:
    """The saucer that a crew member is aboard of; NOBODY if of none."""
    for saucer, record in enumerate(state.saucers):
        if crew in record.crew:
            return saucer
    return NOBODY


def crew_space(state: State, crew: str) -> Space:
    """Where on the board a crew member stands; OFF if nowhere."""
    return next((space for one, space in state.ground if one == crew), ())
