"""The upgrades: each in a file of its own, hooked into named moments of the turn and of the engine (CG-108 to CG-139).

At a moment the engine asks by its name. `asked` gives the decisions that upgrades of a saucer call for, to be settled
before what goes on without them; so declining is only passing on. `offered` gives further distances to choose from.
"""

from __future__ import annotations

from collections.abc import Callable

from gamekit.crash_and_grab.state import State
from gamekit.crash_and_grab.upgrades import (
    acceleration_regulator,
    airlock,
    boost_amplifier,
    cargo_hold,
    hyperdrive,
    kinetic_siphon,
    proximity_mines,
    regeneration_gateway,
    rotational_stabilizer,
    scavenger_bot,
    time_machine,
    waste_accelerator,
)
from gamekit.crash_and_grab.upgrades.owned import gained_now, ready
from gamekit.game import Task

Ask = Callable[..., tuple[Task, ...]]  # (state, saucer, what the moment is about) -> decisions of the player

ASKS: dict[str, tuple[str, Ask]] = {
    "site": (waste_accelerator.SLUG, waste_accelerator.ask),
    "hit": (proximity_mines.SLUG, proximity_mines.ask),
    "push": (kinetic_siphon.SLUG, kinetic_siphon.ask),
    "picked": (airlock.SLUG, airlock.ask),
    "placing": (regeneration_gateway.SLUG, regeneration_gateway.ask),
    "placed": (scavenger_bot.SLUG, scavenger_bot.ask),
    "spin": (rotational_stabilizer.SLUG, rotational_stabilizer.ask),
    "reveal": (time_machine.SLUG, time_machine.ask),
}
OFFERS: dict[str, tuple[str, tuple[int, ...]]] = {
    "hop": (acceleration_regulator.SLUG, acceleration_regulator.DISTANCES),
    "boost": (boost_amplifier.SLUG, boost_amplifier.DISTANCES),
}


def asked(moment: str, state: State, saucer: int, *about: object) -> tuple[Task, ...]:
    """The decisions that an upgrade of a saucer calls for at a moment; none if it has none that is ready (CG-98)."""
    slug, ask = ASKS[moment]
    return ask(state, saucer, *about) if ready(state, saucer, slug) else ()


def bought(state: State, saucer: int, upgrade: str) -> tuple[Task, ...]:
    """CG-127: what an upgrade that was just bought calls for at once."""
    wanted = upgrade == cargo_hold.SLUG and gained_now(state, saucer, upgrade)
    return cargo_hold.ask(state, saucer) if wanted else ()


def offered(moment: str, state: State, saucer: int) -> tuple[int, ...]:
    """CG-136, CG-138: the distances that an upgrade offers in place of D, doubled ones among them (CG-121)."""
    slug, distances = OFFERS[moment]
    return doubled(state, saucer, distances) if ready(state, saucer, slug) else ()


def doubled(state: State, saucer: int, numbers: tuple[int, ...]) -> tuple[int, ...]:
    """CG-121, CG-136, CG-138: the numbers to choose from, with their doubles if the saucer has the hyperdrive."""
    return hyperdrive.doubled(numbers) if ready(state, saucer, hyperdrive.SLUG) else numbers
