"""The set-up: tiles, the Probe, saucers, and the first Pilots on the board (CG-24 to CG-31, CG-149 to CG-153)."""

from __future__ import annotations

from gamekit.agenda import push
from gamekit.crash_and_grab.board import Box, turns_that_fit
from gamekit.crash_and_grab.crew import on_ground
from gamekit.crash_and_grab.geometry import board_of, size_of
from gamekit.crash_and_grab.goods import gain_booster
from gamekit.crash_and_grab.placing import why_not_site
from gamekit.crash_and_grab.state import (
    COLOURS,
    NOBODY,
    OFF,
    SPECIALITIES,
    Laid,
    Options,
    Saucer,
    State,
    Trip,
    colour_of,
    slug_of,
)
from gamekit.flow import Flow, done, due
from gamekit.game import CHANCE, Event, Move, Refusal, Step, Task

BLANK = Laid("", "", 0)
STOCK = 1  # energy that every saucer starts with (CG-28)


def start(box: Box, players: int, options: Options) -> Step:
    """CG-5, CG-11, CG-28: the table before anything lies on the board; CG-25: or the reference board lies there."""
    party = box.parties[players]
    slots = box.slots_of(party.board)
    colours = COLOURS[: party.sets]
    state = State(
        agenda=push((), *(Task("lay", CHANCE, (slot,)) for slot in slots), Task("probe", CHANCE)),
        options=options,
        players=players,
        tiles=(BLANK,) * len(slots),
        saucers=(Saucer(OFF, (), 0, STOCK, (), ()),) * party.saucers,
        ground=(),
        queues=tuple(tuple(f"{colour}_{speciality}" for speciality in SPECIALITIES) for colour in colours),
        deck=box.deck[players],
        discards=(),
        drawn=(),
        plans=(None,) * party.saucers,
        revealed=(),
        probe=NOBODY,
        spin="",
        order=(),
        tokens=(),
        round=0,
        turn=0,
        acting=NOBODY,
        trip=Trip(),
        winner=NOBODY,
    )
    return with_reference(box, state) if options.board == "reference" else Step(state)


def with_reference(box: Box, state: State) -> Step:
    """CG-25: R8, R9 or R10, of which nothing is random."""
    size = size_of(box, state)
    rows = {row["slot"]: row for row in box.reference if size in row["board"]}
    laid = {slot: Laid(rows[slot]["tile"], rows[slot]["side"], rows[slot]["turns"]) for slot in box.slots_of(size)}
    events = tuple(tile_event(slot, found, "CG-25") for slot, found in laid.items())
    return Step(state._replace(tiles=tuple(laid.values()), agenda=(Task("probe", CHANCE),)), events)


# ---------------------------------------------------------------------- tiles


def due_slot(state: State) -> str:
    """The slot that chance fills now."""
    slot: str = state.agenda[-1].about[0]
    return slot


def cut_slot(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """CG-149: one slot after the other."""
    return (due_slot(state),)


def cut_tile(box: Box, state: State, seat: int, before: tuple[str, ...]) -> list[str]:
    """CG-149, CG-150: the tiles of that kind that are left."""
    size, laid = size_of(box, state), [found.tile for found in state.tiles]
    kind = dict(box.slots)[due_slot(state)]
    return [tile for tile in box.tiles_of(size, kind) if tile not in laid]


def cut_turns(box: Box, state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """CG-149, CG-150: quadrants and the 2x2 centre by any quarter, strips so that they fit, one space not at all."""
    return quarters(due_slot(state), size_of(box, state))


def quarters(slot: str, size: int) -> tuple[str, ...]:
    """The quarter turns with which a tile fits a slot."""
    return tuple(map(str, turns_that_fit(slot, size)))


def why_not_lay(box: Box, state: State, move: Move) -> Refusal | None:
    """CG-24: the slot that is due, a tile that is left and fits."""
    slot, tile, _, turns = move.words
    known = slot == due_slot(state) and tile in cut_tile(box, state, CHANCE, ())
    fits = known and turns in cut_turns(box, state, CHANCE, ())
    return None if fits else Refusal("tile_misfits", ("CG-24", "CG-149", "CG-150"), {"tile": tile, "slot": slot})


def lay(box: Box, state: State, move: Move) -> Flow:
    """CG-24, CG-149: a tile lies in a slot."""
    slot, tile, side, turns = move.words
    laid = Laid(tile, side, int(turns))
    slots = box.slots_of(size_of(box, state))
    tiles = tuple(laid if other == slot else found for other, found in zip(slots, state.tiles, strict=True))
    state = done(state)._replace(tiles=tiles)
    yield state, tile_event(slot, laid, "CG-24", "CG-149" if slot in ("nw", "ne", "sw", "se") else "CG-150")
    return state


def tile_event(slot: str, laid: Laid, *rules: str) -> Event:
    """Which tile lies where and how."""
    details = {"slot": slot, "tile": laid.tile, "side": laid.side, "turns": laid.turns}
    return Event("tile", CHANCE, details, (*rules, "CG-22", "CG-23"))


# ---------------------------------------------------------------------- the Probe, saucers and Pilots


def probe(box: Box, state: State, move: Move) -> Flow:
    """CG-26, CG-151: a random player has the Probe; CG-29, CG-30: what the others get."""
    seat = int(move.words[0])
    lands = [Task("land", CHANCE, (saucer,)) for saucer in range(len(state.saucers))]
    pilots = [Task("locate", CHANCE, (f"{COLOURS[saucer]}_pilot",)) for saucer in located(state, seat)]
    state = due(done(state)._replace(probe=seat), *lands, Task("supply", CHANCE), *pilots, Task("round", CHANCE))
    yield state, Event("probe", seat, {}, ("CG-26", "CG-13", "CG-151"))
    return state


def clockwise(state: State, seat: int) -> list[int]:
    """The seats clockwise, beginning with one of them."""
    return [(seat + step) % state.players for step in state.seats]


def second(state: State, seat: int) -> int:
    """CG-29, CG-30: the saucer that is next to the Probe player's first one and gets a booster; NOBODY of three."""
    return NOBODY if state.players == 3 else state.fleet(clockwise(state, seat)[1])[0]


def located(state: State, seat: int) -> list[int]:
    """CG-29, CG-30: the saucers whose Pilots go on the board, clockwise from the Probe player."""
    saucers = [saucer for other in clockwise(state, seat) for saucer in state.fleet(other)]
    return [saucer for saucer in saucers if saucer not in (state.fleet(seat)[0], second(state, seat))]


def supply(box: Box, state: State, task: Task) -> Flow:
    """CG-28, CG-29, CG-30: 1 energy for each saucer, 1 booster for the second."""
    for saucer in range(len(state.saucers)):
        details = {"saucer": COLOURS[saucer], "count": STOCK, "total": STOCK}
        yield state, Event("power", state.seat_of(saucer), details, ("CG-28", "CG-10", "CG-12"))
    saucer = second(state, state.probe)
    if saucer != NOBODY:
        rule = "CG-30" if state.players == 2 else "CG-29"
        state = yield from gain_booster(state, saucer, 1, rule)
    return state


def due_crew(state: State) -> str:
    """The crew member that chance places now."""
    crew: str = state.agenda[-1].about[0]
    return crew


def cut_crew(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """CG-31, CG-89: one crew member after the other."""
    return (due_crew(state),)


def why_not_locate(box: Box, state: State, move: Move) -> Refusal | None:
    """CG-31, CG-89: the crew member that is due; CG-152: on an empty crash site."""
    crew, site = move.words
    if crew != due_crew(state):
        return Refusal("crew_not_due", ("CG-89", "CG-31"), {"crew": crew})
    return why_not_site(box, state, site)


def locate(box: Box, state: State, move: Move) -> Flow:
    """CG-31, CG-89: a crew member leaves its queue for a random empty crash site."""
    crew, site = move.words
    space = board_of(box, state).sites[int(site)]
    at = COLOURS.index(colour_of(crew))
    queue = tuple(one for one in state.queues[at] if one != crew)
    state = done(state)._replace(queues=(*state.queues[:at], queue, *state.queues[at + 1 :]))
    state = on_ground(state, crew, space)
    details = {"crew": crew, "space": slug_of(space), "site": site}
    yield state, Event("located", CHANCE, details, ("CG-89" if state.round else "CG-31", "CG-152"))
    return state
