"""Northwest Passage: tiles of land and sea, ice, islands, and a way home in time. Rules: rulebook.toml, ids NWP-…

Two to four players (NWP-25). Nothing is hidden (NWP-115); chance gives the order of round 1 and deals tiles (NWP-114).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import permutations
from typing import TYPE_CHECKING, Any

from gamekit.game import Event, Game, Move, Option, Setting, SettingError, Step
from gamekit.northwest_passage import rules, scoring, setup
from gamekit.northwest_passage.board import BOXES, FOLDER, Box
from gamekit.northwest_passage.board_check import doubles
from gamekit.northwest_passage.check import problems
from gamekit.northwest_passage.retold import retold
from gamekit.northwest_passage.state import Options, State, view
from gamekit.tables import TableError

if TYPE_CHECKING:
    import random

    import networkx

    from gamekit.riddle import Riddle
    from gamekit.timeline import Timeline

SEATS = range(2, 5)  # NWP-25
EVENTS = {
    "first": ("number",),
    "dealt": ("tile",),
    "round": ("number", "spot", "frozen", "order", "last"),
    "turn": ("ready",),
    "drawn": ("tile", "vehicle", "price"),
    "renewed": ("vehicle", "price", "tiles", "count"),
    "took": ("tile",),
    "placed": ("tile", "turn", "square", "squares", "vehicle", "price"),
    "filled": ("tile", "square", "blank"),
    "island": ("points", "size", "squares", "quarters"),
    "transferred": ("ready", "used", "sled_ready", "sled_used", "vehicle", "price"),
    "put_down": ("at",),
    "hoisted": (),
    "moved": ("vehicle", "start", "at", "target", "price"),
    "reached": ("vehicle", "number"),
    "returned": ("vehicle", "number"),
    "left_behind": ("vehicle", "at"),
    "discovered": ("icon", "tile", "square", "points", "multiplier", "vehicle", "price"),
    "spent": ("number",),
    "passed": ("number",),
    "turn_over": ("by_itself",),
    "rested": (),
    "sun": ("spot", "frozen"),
    "froze": ("row",),
    "thawed": ("row",),
    "stranded": ("at",),
    "arrival": ("place", "number", "points"),
    "honour": ("token", "count", "number", "points"),
    "sets": ("count", "points"),
    "lost": ("vehicle", "crew", "points"),
    "total": ("points", "size", "minus"),
    "game_over": ("winners",),
    "lies": ("tile", "turn", "square", "blank"),
    "gone": ("tile",),
    "stands": ("vehicle", "at", "ready", "used"),
    "stands_on": ("vehicle", "on"),
    "has": ("tiles", "count", "points"),
    "owns": ("token", "count"),
    "been_there": ("place", "number"),
    "turn_goes_on": ("ready", "count"),
}
KINDS = {"held": "tile", "tiles": "tile", "offer": "tile", "order": "seats", "winners": "seats", "actor": "seat"}
SPOTS = ("square", "squares", "quarter", "target", "at", "start", "place", "other", "words", "on", "ship_at", "sled_at")
KINDS |= dict.fromkeys(SPOTS, "where")
KINDS |= {"there": "terrain", "new": "terrain", "player": "seat"}


def presets(boxes: Mapping[str, Box]) -> dict[str, dict[str, Any]]:
    """The two presets; the first board is the default."""
    page = {"whole_side": False, "auto_end": True, "board": next(iter(boxes)), "first_order": "random", "rounds": 10}
    return {"page": page, "published": page | {"whole_side": True}}


def options(boxes: Mapping[str, Box]) -> dict[str, Option]:
    """The options of the rules."""
    orders = ["".join(map(str, order)) for seats in SEATS for order in permutations(range(seats))]
    return {
        "whole_side": Option((False, True), ("NWP-64",)),
        "auto_end": Option((True, False), ("NWP-40",)),
        "board": Option(tuple(boxes), ("NWP-1", "NWP-14", "NWP-18", "NWP-19")),
        "first_order": Option(("random", *orders), ("NWP-29",)),
        "rounds": Option(range(4, 11), ("NWP-119",)),
    }


def fits(setting: Setting) -> SettingError | None:
    """NWP-29: a listed order names every seat."""
    order = setting.options["first_order"]
    if order == "random" or len(order) == setting.seats:
        return None
    details = {"given": order, "seats": setting.seats}
    return SettingError("first_order", details, f"the order {order} is not for {setting.seats} seats")


def start(boxes: Mapping[str, Box], setting: Setting) -> Step:
    """The table before chance has decided anything."""
    return setup.start(boxes[setting.options["board"]], setting.seats, Options(**setting.options))


def names(boxes: Mapping[str, Box], lang: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """The names of tiles, squares, vehicles … in a language; those of the first board come first."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for box in boxes.values():
        for kind, words in box.names[lang].items():
            found[kind] = words | found.get(kind, {})
    return found


def draw_graph(boxes: Mapping[str, Box], state: State | None, which: str) -> networkx.Graph:
    """The board as one of its graphs: squares, terrain, sea, land, ice (NWP-1 to NWP-8, NWP-76, NWP-80, NWP-90)."""
    from gamekit.northwest_passage.graph import draw

    return draw(boxes[state.options.board] if state else next(iter(boxes.values())), state, which)


def play(
    boxes: Mapping[str, Box], view: State, seat: int, known: Any, heard: Sequence[Event], rng: random.Random
) -> Move | None:
    """The move of the kit as a player."""
    from gamekit.northwest_passage.kit import kit

    return kit(boxes[view.options.board], view, seat, rng)


def puzzle(game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int) -> Timeline | None:
    """A game that stands at a puzzle of that difficulty, or None."""
    from gamekit.northwest_passage.puzzles import candidate

    return candidate(game, rng, setting, seed, difficulty)


def riddle(timeline: Timeline) -> Riddle | None:
    """What is asked at a puzzle, and its solution."""
    from gamekit.northwest_passage import riddles

    return riddles.riddle(timeline)


def game(*boards: Box) -> Game:
    """The game, on boards of your own if you give some (`load_board`); the first is the one that is played on.

    TableError if two of them have the same name.
    """
    boxes = {box.name: box for box in boards} or BOXES
    twice = doubles([box.name for box in boards])
    if twice:
        raise TableError("same_board", FOLDER, value=repr(twice[0]))
    return Game(
        name="northwest_passage",
        package=__name__,
        version=1,
        seats=SEATS,
        state=State,
        presets=presets(boxes),
        options=options(boxes),
        verbs=rules.verbs(boxes),
        start=partial(start, boxes),
        view=view,
        scores=scoring.scores,
        graph=partial(draw_graph, boxes),
        graphs=("squares", "terrain", "sea", "land", "ice"),
        check=partial(problems, boxes),
        retold=partial(retold, boxes),
        kit=partial(play, boxes),
        general={"over": "NWP-110", "not_now": "NWP-39"},
        events=EVENTS,
        folder=FOLDER,
        steps=("turn", "round"),
        quiet=frozenset({"first", "froze", "thawed", "rested", "lies", "gone"}),
        loud=frozenset({"round", "filled", "island", "reached", "returned", "game_over"}),
        kinds=KINDS,
        names=partial(names, boxes),
        data="house" if boxes is BOXES else "own",
        tables=boxes,
        fits=fits,
        puzzle=puzzle,
        riddle=riddle,
        puzzle_options={"board": "small"} if "small" in boxes else {},
        in_moments=partial(rules.moments, boxes),
        longest=20_000,
    )


GAME = game()
