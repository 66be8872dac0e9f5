"""Random positions of Crash and Grab at the start of a round, rich in crew, upgrades, boosters and energy."""

from __future__ import annotations

import random

from slow_crash_and_grab import SlowGame
from slow_crash_and_grab_table import COLOURS, SPECIALITIES, UPGRADES, Square, beside

from gamekit.crash_and_grab.state import Laid, Saucer, State

KEPT = {2: 2, 3: 2, 4: 2, 5: 3, 6: 4}  # crew kept on the board
FULL = 4


def scattered(state: State, rng: random.Random) -> State:
    """Another position for the start of that round: saucers, crew, upgrades, boosters and energy are dealt anew."""
    state = with_crew(state, rng)
    names = [name for name in UPGRADES if state.players > 2 or name != "rotational_stabilizer"]
    rng.shuffle(names)
    left = rng.choice([0, 1, 2, 3, 6, 12])
    deck, dealt = names[:left], names[left:]
    thrown = rng.choice([0, 0, 1, 3])
    discards, dealt = dealt[:thrown], dealt[thrown:]
    saucers = tuple(
        saucer._replace(
            upgrades=tuple(dealt[number :: len(state.saucers)]),
            fresh=(),
            boosters=rng.choice([0, 1, 2, 4]),
            energy=rng.choice([0, 1, 1, 2, 4]),
        )
        for number, saucer in enumerate(state.saucers)
    )
    probe = rng.randrange(state.players)
    return state._replace(saucers=saucers, deck=in_order(deck), discards=in_order(discards), probe=probe)


def in_order(names: list[str]) -> tuple[str, ...]:
    return tuple(name for name in UPGRADES if name in names)


def with_crew(state: State, rng: random.Random) -> State:
    """Saucers on random spaces, crew on random crash sites, and crew aboard such that nobody has won."""
    slow = slow_table(state)
    bare = [square for square, kind in slow.squares.items() if kind != "*"]
    sites = [square for square, kind in slow.squares.items() if kind not in "*."]
    crew = [f"{colour}_{speciality}" for colour in state.colours for speciality in SPECIALITIES]
    rng.shuffle(crew)
    middle = rng.choice(bare)
    spots = rng.sample(near(sites, middle, rng.choice([4, 12])), KEPT[state.players])
    ground, rest = dict(zip(crew, spots, strict=False)), crew[len(spots) :]
    free = near([square for square in bare if square not in spots], middle, rng.choice([12, 100]))
    places = rng.sample(free, len(state.saucers))
    aboard: list[list[str]] = [[] for _ in state.saucers]
    for member in rest[: rng.choice([0, 4, 8, 12, 24])]:
        carrier = carried_by(member, state, rng)
        kinds = {each.split("_")[1] for each in [*aboard[carrier], member]}
        if len(kinds) < FULL:
            aboard[carrier].append(member)
    taken = {*ground, *(member for each in aboard for member in each)}
    waiting = [[f"{colour}_{each}" for each in SPECIALITIES if f"{colour}_{each}" not in taken] for colour in COLOURS]
    return state._replace(
        saucers=tuple(Saucer(place, tuple(each), 0, 0, (), ()) for place, each in zip(places, aboard, strict=True)),
        ground=tuple(sorted(ground.items())),
        queues=tuple(tuple(queue) for queue in waiting[: len(state.colours)]),
    )


def carried_by(member: str, state: State, rng: random.Random) -> int:
    """A random saucer, with two players often the partner of the one with that colour, so that partners can pass."""
    of_colour = COLOURS.index(member.split("_")[0])
    if state.players == 2 and of_colour < len(state.saucers) and rng.random() < 0.5:
        return state.partner(of_colour)
    return rng.randrange(len(state.saucers))


def near(squares: list[Square], middle: Square, many: int) -> list[Square]:
    """The nearest so many, so that saucers and crew meet."""
    return sorted(squares, key=lambda square: abs(square[0] - middle[0]) + abs(square[1] - middle[1]))[:many]


def slow_table(state: State) -> SlowGame:
    """The slow game with the tiles of a position."""
    slow = SlowGame(state.players, state.options._asdict())
    slots = ["nw", "ne", "sw", "se", "n", "e", "s", "w", "c"]
    for slot, laid in zip(slots, state.tiles, strict=False):
        assert isinstance(laid, Laid)
        slow.lay(slot, laid.tile, laid.side, laid.turns)
    return slow


def slow_at(state: State) -> SlowGame:
    """The slow game at the start of the planning of a round."""
    slow = slow_table(state)
    for mine, saucer in zip(slow.saucers, state.saucers, strict=True):
        mine.square = (saucer.space[0], saucer.space[1]) if saucer.space else None
        mine.crew, mine.upgrades, mine.fresh = list(saucer.crew), list(saucer.upgrades), list(saucer.fresh)
        mine.boosters, mine.energy = saucer.boosters, saucer.energy
    slow.ground = {(space[0], space[1]): crew for crew, space in state.ground}
    slow.queues = {colour: list(queue) for colour, queue in zip(state.colours, state.queues, strict=True)}
    slow.deck, slow.discards = list(state.deck), list(state.discards)
    slow.probe, slow.round, slow.direction = state.probe, state.round - 1, state.spin
    slow.start_round()
    return slow


def in_sight(slow: SlowGame, number: int, direction: str) -> bool:
    """Whether a saucer or a crew member is in that direction from a saucer on the board."""
    square = slow.saucers[number].square
    while square in slow.squares:
        square = beside(square, direction)
        if square in slow.ground or slow.saucer_on(square):
            return True
    return False
