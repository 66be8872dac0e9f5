"""Puzzles of Crash and Grab: fetch the only crew member on the board in two turns, in the one way there is.

A board, saucers and sites are drawn by the rules of the set-up. The flights of the last seat's saucer are all looked
for, and a crash site is chosen where exactly one of them ends that is as hard as it was asked for: 1 straight on, 2 by
accelerators, 3 with a push or a boost, 4 with both. In the easier ones no booster is spent. In the harder ones the
saucer has a booster: then it flies with the cards 2 and 3 only, and may boost once. The rivals have planned to stand
still: `0-5`, to be flown as 0.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from gamekit.agenda import push
from gamekit.crash_and_grab.fan import box_of
from gamekit.crash_and_grab.flights import ALL, Allowed, Flights, Leg
from gamekit.crash_and_grab.geometry import Board, board_of
from gamekit.crash_and_grab.state import COLOURS, DIRECTIONS, SPECIALITIES, Plan, Space, State
from gamekit.game import CHANCE, Game, Setting, Task
from gamekit.riddle import Riddle, Said
from gamekit.timeline import Timeline

TURNS = 2
SHORT = (2, 3)  # the numbers of the cards that give something (CG-47, CG-48)
HARD = 3  # from this difficulty on, a push or a boost is needed
STILL = Plan(ALL, DIRECTIONS[0])  # what rivals have planned


def candidate(game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int) -> Timeline | None:
    """A game that stands at a puzzle of that difficulty; None if this board has none."""
    saucer = setting.seats - 1
    boosters = int(difficulty >= HARD)
    state = prepared(set_up(game, setting, rng), saucer, boosters)
    only = Flights(game, state, saucer, TURNS, allowed(boosters)).only()
    free = set(board_of(box_of(game), state).site_at) - {record.space for record in state.saucers}
    fitting = [space for space, legs in sorted(only.items()) if space in free and level_of(legs) == difficulty]
    if not fitting:
        return None
    space = fitting[int(rng.random() * len(fitting))]
    colour = state.colours[int(rng.random() * len(state.colours))]
    return Timeline(game, setting, seed, game.given(fetched_from(state, f"{colour}_{SPECIALITIES[0]}", space)))


def allowed(boosters: int) -> Allowed:
    """What the task lets a saucer fly that begins with so many boosters."""
    return Allowed(SHORT, 1) if boosters else Allowed()


def set_up(game: Game, setting: Setting, rng: random.Random) -> State:
    """CG-24 to CG-31: a set-up by chance, up to the first plan."""
    state: State = game.start(setting).state
    while game.actor(state) == CHANCE:
        state = game.verbs[(move := game.random_move(state, CHANCE, rng)).verb].play(state, move).state
    return state


def prepared(state: State, saucer: int, boosters: int) -> State:
    """The first round, nobody on the board but saucers: the solver has the Probe and is to plan, the rivals have."""
    seat = state.seat_of(saucer)
    record = state.saucers[saucer]._replace(boosters=boosters, energy=0)
    rivals = [rival._replace(boosters=0) for rival in state.saucers[:saucer]]
    queues = tuple(tuple(f"{colour}_{kind}" for kind in SPECIALITIES) for colour in state.colours)
    return state._replace(
        agenda=push((), Task("plan", seat, (saucer,)), Task("turning", CHANCE)),
        saucers=(*rivals, record),
        plans=(*(STILL for _ in rivals), None),
        ground=(),
        queues=queues,
        probe=seat,
    )


def fetched_from(state: State, crew: str, space: Space) -> State:
    """The state with a crew member on a space, out of its queue."""
    queues = tuple(tuple(one for one in queue if one != crew) for queue in state.queues)
    return state._replace(ground=((crew, space),), queues=queues)


# ---------------------------------------------------------------------- read off a position


def riddle(timeline: Timeline) -> Riddle | None:
    """What is asked at a puzzle, and its solution; None where no saucer is to plan for the only crew on the board."""
    state, game = timeline.state, timeline.game
    if not state.agenda or state.agenda[-1].kind != "plan" or len(state.ground) != 1:
        return None
    (saucer,), seat, ((crew, space),) = state.agenda[-1].about, state.agenda[-1].seat, state.ground
    boosters = state.saucers[saucer].boosters
    legs = Flights(game, state, saucer, TURNS, allowed(boosters)).only().get(space)
    site = str(board_of(box_of(game), state).site_at[space])
    about = {"seat": seat, "saucer": COLOURS[saucer], "crew": crew, "site": site, "boosters": boosters}
    blanks = tuple(Said("riddle-turn", {"turn": turn}) for turn in range(1, TURNS + 1))
    steps = (Said("riddle-leg", leg._asdict() | {"pushes": int(leg.pushes)}) for leg in legs or ())
    question = (Said("riddle-question", about), Said("riddle-boosters", about), Said("riddle-still", about))
    level, unique = level_of(legs or ()), legs is not None
    return Riddle(
        seat, level, unique, question, tuple(lying(board_of(box_of(game), state), state)), blanks, tuple(steps)
    )


def lying(board: Board, state: State) -> Iterator[Said]:
    """The board in words: its sites and accelerators, and where the saucers and the crew member stand."""
    yield Said("riddle-size", {"size": board.size})
    yield Said("riddle-sites", {"spaces": "; ".join(f"{site}: {short(space)}" for site, space in board.sites.items())})
    yield Said("riddle-accelerators", {"spaces": "; ".join(map(short, sorted(board.accelerators)))})
    for number, record in enumerate(state.saucers):
        yield Said("riddle-saucer", {"saucer": COLOURS[number], "at": short(record.space)})


def short(space: Space) -> str:
    """A space as (row, column)."""
    return f"({space[0]}, {space[1]})"


def level_of(legs: Sequence[Leg]) -> int:
    """How hard a flight is: 1, and 1 more with accelerators, and 2 more with a push or a boost."""
    hops = any(leg.kind == "hop" for leg in legs)
    return 1 + int(hops) + 2 * int(any(leg.pushes or leg.kind == "boost" for leg in legs))
