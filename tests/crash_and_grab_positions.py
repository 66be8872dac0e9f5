"""Positions of Crash and Grab by hand, on the reference board R8 (or R9, R10), with the red saucer about to fly.

    game = turn("r3c1", "3 asteroids", others={"green": "r3c2"}, ground={"blue_pilot": 4})
    play(game, "pass")

A saucer is written as its space and what else it has: `r3c1 boosters=2 crew=red_pilot,red_doctor upgrades=airlock`.
Saucers that are not named are parked in the lower rows. Crew that is not named waits in its queue.

      0  1  2  3  4  5  6  7
  0   *  .  2  .  5  .  .  .
  1   .  1  .  .  .  6  .  *
  2   .  .  *  .  .  .  *  .
  3   3  .  .  .  .  .  .  4
  4   .  8  .  .  *  .  . 11
  5   9  .  *  .  .  . 12  .
  6   .  .  .  .  . 10  .  .
  7   .  *  .  7  .  .  .  *
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from gamekit import Event, Timeline
from gamekit.agenda import push
from gamekit.crash_and_grab.board import BOX
from gamekit.crash_and_grab.geometry import board_of, by_word, size_of
from gamekit.crash_and_grab.setup import start
from gamekit.crash_and_grab.state import COLOURS, OFF, SPECIALITIES, Options, Plan, Saucer, State, slug_of
from gamekit.game import CHANCE, Setting, Task
from gamekit.registry import find

GAME = find("crash_and_grab")
Words = Mapping[str, str]


def saucer(written: str, size: int) -> Saucer:
    """A saucer as it is written."""
    place, *rest = written.split()
    wish = dict(part.split("=") for part in rest)
    lists = {name: tuple(filter(None, wish.get(name, "").split(","))) for name in ("crew", "upgrades", "fresh")}
    space = OFF if place == "off" else by_word(size)[place]
    return Saucer(
        space,
        lists["crew"],
        int(wish.get("boosters", 0)),
        int(wish.get("energy", 0)),
        lists["upgrades"],
        lists["fresh"],
    )


def table(
    saucers: Words | None = None,
    ground: Mapping[str, int] | None = None,
    seats: int = 4,
    options: Mapping[str, Any] | None = None,
    preset: str = "page",
    **wishes: Any,
) -> tuple[State, Setting]:
    """A round in which all plans are made and chance decides next; `wishes` are fields of the state as they are."""
    setting = GAME.setting(seats, preset, {"board": "reference", **(options or {})})
    state: State = start(BOX, seats, Options(**setting.options)).state
    state = with_saucers(state, dict(saucers or {}))
    state = with_crew(state, dict(ground or {}))
    held = [card for record in state.saucers for card in record.upgrades]
    discards = tuple(wishes.pop("discards", ()))
    wanted = wishes.pop("deck", [card for card in state.deck if card not in (*held, *discards)])
    deck = tuple(card for card in state.deck if card in wanted)
    gone = tuple(card for card in state.deck if card not in (*held, *discards, *deck))
    state = state._replace(deck=deck, discards=tuple(card for card in state.deck if card in (*discards, *gone)))
    state = state._replace(round=1, probe=0, agenda=(Task("spin", CHANCE),))
    return state._replace(**wishes), setting


def with_saucers(state: State, written: dict[str, str]) -> State:
    """The saucers as they are written, the others parked."""
    size, named = size_of(BOX, state), {text.split()[0] for text in written.values()}
    free = [place for place in parked(state) if place not in named]
    rows = [saucer(written.get(colour) or free.pop(0), size) for colour in COLOURS[: len(state.saucers)]]
    return state._replace(saucers=tuple(rows))


def parked(state: State) -> list[str]:
    """Where saucers stand that matter to nobody: blank spaces, from the last row on."""
    board = board_of(BOX, state)
    blank = [space for space in board.spaces if space not in board.accelerators and space not in board.site_at]
    return [slug_of(space) for space in sorted(blank, key=lambda space: (-space[0], space[1]))]


def with_crew(state: State, ground: dict[str, int]) -> State:
    """The crew on its crash sites; what is nowhere waits."""
    sites = board_of(BOX, state).sites
    gone = {*ground, *(crew for record in state.saucers for crew in record.crew)}
    queues = [[f"{colour}_{each}" for each in SPECIALITIES] for colour in state.colours]
    return state._replace(
        ground=tuple(sorted((crew, sites[site]) for crew, site in ground.items())),
        queues=tuple(tuple(crew for crew in queue if crew not in gone) for queue in queues),
    )


def begun(state: State, setting: Setting) -> Timeline:
    """A game that begins from a position, which must be one that can be played."""
    assert GAME.check is not None
    assert GAME.check(state, setting) == []
    return Timeline(GAME, setting, None, GAME.given(state))


def turn(
    red: str,
    plan: str = "0-5 sun",
    others: Words | None = None,
    ground: Mapping[str, int] | None = None,
    **wishes: Any,
) -> Timeline:
    """The turn of the red saucer, the first of the round, as far as its first decision.

    `plans` for other saucers (by default 0-5 towards the sun), `way` in which the turns run (by default clockwise).
    """
    plans, way = {"red": plan, **wishes.pop("plans", {})}, wishes.pop("way", "clockwise")
    state, setting = table({"red": red, **(others or {})}, ground, **wishes)
    made = [Plan(*plans.get(colour, "0-5 sun").split()) for colour in COLOURS[: len(state.saucers)]]
    if state.players > 2:
        game = begun(state._replace(plans=tuple(made)), setting)
        play(game, f"chance: spin {way}")
        return game
    last = len(made) - 1
    agenda = push((), Task("plan", 1, (last,)), Task("turning", CHANCE))
    game = begun(state._replace(plans=(*made[:-1], None), agenda=agenda), setting)
    play(game, f"1: plan {made[-1].card} {made[-1].direction}", "fly red")
    return game


def planning(saucers: Words | None = None, **wishes: Any) -> Timeline:
    """The start of a round: every saucer is still to be planned for."""
    state, setting = table(saucers, **wishes)
    tasks = [Task("plan", state.seat_of(number), (number,)) for number in range(len(state.saucers))]
    return begun(state._replace(agenda=push((), *tasks, Task("turning", CHANCE))), setting)


def play(game: Timeline, *moves: str) -> list[Event]:
    """Make these moves, each for the seat whose turn it is unless it is named; what happened, in order."""
    return [event for move in moves for event in game.do(move)]


def why(game: Timeline, move: str) -> tuple[str, tuple[str, ...]]:
    """The reason against a move of the seat whose turn it is, and its rules."""
    refusal = game.why_not(move)
    assert refusal is not None
    assert refusal.en
    assert refusal.pl
    return refusal.reason, refusal.rules


def legal(game: Timeline) -> set[str]:
    """The moves of whoever is waited for, as they are written without the seat."""
    return {move.notation for move in game.moves()}


def kinds(events: Sequence[Event]) -> list[str]:
    """What happened."""
    return [event.kind for event in events]


def only(events: Sequence[Event], kind: str) -> Event:
    """The one event of a kind."""
    (event,) = [event for event in events if event.kind == kind]
    return event


def told(game: Timeline) -> list[Event]:
    """All that has happened so far."""
    return [event for node in game.path() for event in node.events]


def ship(game: Timeline, colour: str) -> Saucer:
    """A saucer as it stands."""
    found: Saucer = game.state.saucers[COLOURS.index(colour)]
    return found


def at(game: Timeline, colour: str) -> str:
    """Where a saucer is: `r3c4`, or `off`."""
    space = ship(game, colour).space
    return f"r{space[0]}c{space[1]}" if space else "off"


def due(game: Timeline) -> str:
    """What is to be decided now."""
    kind: str = game.state.agenda[-1].kind
    return kind


def crew_of(state: State) -> list[str]:
    """All crew, wherever it is."""
    aboard = [crew for record in state.saucers for crew in record.crew]
    return sorted([*aboard, *(crew for crew, _ in state.ground), *(crew for queue in state.queues for crew in queue)])


def to_the_end(game: Timeline, *stops: str) -> list[Event]:
    """Decline and let chance have its first outcome until one of those, or a plan, is due; what happened."""
    found: list[Event] = []
    while not game.over and due(game) not in ("plan", *stops):
        moves = [move.notation for move in game.moves()]
        wanted = next((move for move in ("pass", "steps 0", "energy") if move in moves), moves[0])
        found += game.do(f"{'chance' if game.actor == CHANCE else game.actor}: {wanted}")
    return found
