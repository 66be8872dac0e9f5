"""Crash and Grab: saucers on a board that turns, crew to fetch, rivals to shove. Rules: rulebook.toml, ids CG-…

Two to six players (CG-1), two with two saucers each (CG-2). Hidden from a seat: the plans of others until their reveal
(CG-157 to CG-160), and the two upgrades that a buyer looks at (CG-163); all else is open (CG-156).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.crash_and_grab import rules, scoring, setup
from gamekit.crash_and_grab.board import BOX, Box
from gamekit.crash_and_grab.board import load_box as load_box
from gamekit.crash_and_grab.check import problems
from gamekit.crash_and_grab.retold import retold
from gamekit.crash_and_grab.state import Options, State, view
from gamekit.game import Event, Game, Move, Option, Setting, Step

if TYPE_CHECKING:
    import random

    import networkx

    from gamekit.riddle import Riddle
    from gamekit.timeline import Timeline

PAGE: dict[str, Any] = {
    "crew_at_risk": "any",
    "fewer": "crew",
    "partner_passing": False,
    "fresh_upgrade": "next_turn",
    "board": "random",
    "hop_limit": 50,
    "max_rounds": 300,
}
PUBLISHED = PAGE | {
    "crew_at_risk": "off_colour",
    "fewer": "stationed",
    "partner_passing": True,
    "fresh_upgrade": "round_end",
}
PRESETS = {"page": PAGE, "published": PUBLISHED}

OPTIONS = {
    "crew_at_risk": Option(("any", "off_colour"), ("CG-78",)),
    "fewer": Option(("crew", "stationed"), ("CG-87",)),
    "partner_passing": Option((False, True), ("CG-140", "CG-141")),
    "fresh_upgrade": Option(("next_turn", "round_end"), ("CG-101",)),
    "board": Option(("random", "reference"), ("CG-24", "CG-25")),
    "hop_limit": Option(range(1, 1001), ("CG-69",)),
    "max_rounds": Option(range(1, 1001), ("CG-147",)),
}

EVENTS = {
    "tile": ("slot", "tile", "side", "turns"),
    "probe": (),
    "landed": ("saucer", "space", "site"),
    "located": ("crew", "space", "site"),
    "booster": ("saucer", "count", "total"),
    "power": ("saucer", "count", "total"),
    "round": ("number",),
    "planned": ("saucer", "card", "direction"),
    "spun": ("spin", "order"),
    "alternate": ("order",),
    "token": ("saucer",),
    "token_back": ("saucer",),
    "turn": ("number", "saucers"),
    "flies": ("saucer",),
    "revealed": ("saucer", "card", "direction"),
    "aimed": ("saucer", "direction"),
    "number": ("saucer", "number"),
    "moved": ("saucer", "start", "space", "direction", "pushed"),
    "picked": ("saucer", "crew", "space"),
    "hit": ("saucer", "other", "space", "distance"),
    "accelerator": ("saucer", "space"),
    "flung": ("saucer", "space", "direction", "distance"),
    "crashed": ("saucer", "space", "direction", "by"),
    "blown_up": ("saucer", "space", "direction", "by"),
    "arrived": ("saucer", "space"),
    "stayed": ("saucer", "space"),
    "boosted": ("saucer", "direction", "boosters"),
    "handed": ("saucer", "crew", "other"),
    "gave": ("saucer", "crew", "other"),
    "spared": ("saucer",),
    "stole": ("saucer", "crew", "other"),
    "called": ("crew",),
    "nobody_waits": (),
    "used": ("saucer", "upgrade"),
    "jumped": ("saucer", "start", "space"),
    "swapped": ("saucer", "other", "start", "space"),
    "pulsed": ("saucer", "other"),
    "vanished": ("saucer", "space"),
    "beamed": ("saucer", "crew", "space"),
    "exchanged": ("saucer", "crew", "other_crew", "space"),
    "traded": ("saucer", "other", "taken", "given"),
    "turned": ("slot", "turns"),
    "renewed": ("count",),
    "drawn": ("saucer", "first", "second", "energy"),
    "bought": ("saucer", "upgrade", "discarded"),
    "bought_last": ("saucer", "upgrade", "energy"),
    "probe_passed": ("count",),
    "game_over": ("winners", "won"),
    "standing": ("saucer", "space", "crew", "count", "boosters", "energy", "upgrades", "owned"),
    "not_yet": ("saucer", "upgrades"),
    "queue": ("colour", "waiting", "count"),
    "discards": ("upgrades",),
}
TELLS = frozenset({"planned", "revealed", "drawn", "bought"})
KINDS = {"order": "seats", "winners": "seats", "actor": "seat", "victim": "seat", "saucers": "saucer"}
KINDS |= {"other": "saucer", "by": "saucer", "start": "space", "taken": "crew", "given": "crew", "other_crew": "crew"}
KINDS |= {"waiting": "crew", "first": "upgrade", "second": "upgrade", "discarded": "upgrade", "upgrades": "upgrade"}


def start(box: Box, setting: Setting) -> Step:
    """The first position: nothing is laid yet, or the reference board is."""
    return setup.start(box, setting.seats, Options(**setting.options))


def names(box: Box, lang: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """The names of saucers, crew, spaces, upgrades … in a language: kind of name -> slug -> form -> words."""
    return box.names[lang]


def graph(box: Box, state: State | None, which: str) -> networkx.MultiDiGraph:
    """ "board": the spaces, and what lies next to what; "moves": where a move leads with its accelerators."""
    from gamekit.crash_and_grab.networks import draw_board, draw_moves

    return draw_moves(box, state) if which == "moves" else draw_board(box, state)


def play(box: Box, view: State, seat: int, known: Any, heard: Sequence[Event], rng: random.Random) -> Move | None:
    """The move of the kit as a player, from its view alone (CG-165)."""
    from gamekit.crash_and_grab.kit import kit

    return kit(box, view, seat, rng)


def puzzle(game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int) -> Timeline | None:
    """A game that stands at a puzzle of that difficulty, or None."""
    from gamekit.crash_and_grab.puzzles import candidate

    return candidate(game, rng, setting, seed, difficulty)


def riddle(timeline: Timeline) -> Riddle | None:
    """What is asked at a puzzle, and its solution."""
    from gamekit.crash_and_grab import puzzles

    return puzzles.riddle(timeline)


def game(box: Box = BOX) -> Game:
    """The game, played with tables of your own if you give some (`load_box`)."""
    return Game(
        name="crash_and_grab",
        package=__name__,
        version=1,
        seats=range(2, 7),  # CG-1
        state=State,
        presets=PRESETS,
        options=OPTIONS,
        verbs=rules.verbs(box),
        start=partial(start, box),
        view=view,
        scores=scoring.scores,
        has_points=False,  # CG-142
        graph=partial(graph, box),
        general={"over": "CG-143", "not_now": "CG-32"},
        events=EVENTS,
        folder=Path(__file__).parent,
        steps=("turn", "round"),
        quiet=frozenset({"moved"}),
        loud=frozenset({"round", "crashed", "blown_up", "game_over"}),
        tells=TELLS,
        kinds=KINDS,
        names=partial(names, box),
        graphs=("board", "moves"),
        data=box.name,
        tables=box,
        check=partial(problems, box),
        retold=partial(retold, box),
        puzzle=puzzle,
        riddle=riddle,
        puzzle_seats=range(3, 5),  # each with one saucer, on a board of 8x8
        kit=partial(play, box),
        in_moments=partial(rules.moments, box),
        longest=1_000_000,  # 300 rounds of 6 turns are long, and a turn has no limit but its hops (CG-69, CG-147)
    )


GAME = game()
