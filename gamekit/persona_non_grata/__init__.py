"""Persona Non Grata: hackers gather, hide and plant information for three weeks. Rules: rulebook.toml, ids PNG-…

Two to four players (PNG-1), who choose at the same time: their pairs are moves made one after the other, secret until
all have chosen (PNG-68). Hidden from a seat: the deck, the hands and discards of others (PNG-67, PNG-75), and what
others have encrypted in this week (PNG-71).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.game import Event, Game, Move, Option, Setting, Step
from gamekit.persona_non_grata import archiving, dealing, rules, scoring
from gamekit.persona_non_grata.board import BOX, SEATS, Box
from gamekit.persona_non_grata.board import load_box as load_box
from gamekit.persona_non_grata.check import problems
from gamekit.persona_non_grata.names import all_names
from gamekit.persona_non_grata.retold import retold
from gamekit.persona_non_grata.state import Options, State, view

if TYPE_CHECKING:
    import random

    import networkx

    from gamekit.persona_non_grata.odds import Knowledge
    from gamekit.timeline import Timeline

PAGE: dict[str, Any] = {
    "theft": False,
    "activator_lost": False,
    "weeks": 3,
    "unclaimed_cards": "stay",
    "two_player_draw": False,
}
PUBLISHED = PAGE | {
    "theft": True,
    "activator_lost": True,
    "unclaimed_cards": "accumulate",
    "two_player_draw": True,
}
PRESETS = {"page": PAGE, "published": PUBLISHED}

PUZZLE_SEATS = {1: range(2, 4), 2: range(3, 5), 3: range(4, 5), 4: range(3, 4)}  # difficulty -> players

OPTIONS = {
    "theft": Option((False, True), ("PNG-49", "PNG-50", "PNG-51", "PNG-52", "PNG-53")),
    "activator_lost": Option((False, True), ("PNG-57", "PNG-58")),
    "weeks": Option((1, 2, 3), ("PNG-81",)),
    "unclaimed_cards": Option(("stay", "accumulate"), ("PNG-37",)),
    "two_player_draw": Option((False, True), ("PNG-23", "PNG-24")),
}

EVENTS = {
    "week": ("number", "direction", "last"),
    "dealt": ("card",),
    "day": ("number",),
    "laid": ("card", "action"),
    "revealed": ("actions",),
    "downloaded": ("card",),
    "encrypted": ("card",),
    "sent": ("card", "action", "target"),
    "discarded": ("card",),
    "passed": ("cards", "count", "direction", "target"),
    "drawn": ("card",),
    "last": ("card",),
    "decrypted": ("card",),
    "sums": ("corporation", "sums"),
    "nobody": ("corporation",),
    "tie": ("corporation", "seats", "sum", "place", "by", "decided"),
    "first": ("corporation", "cards", "sum", "chosen"),
    "second": ("corporation", "sum", "key", "rival", "chosen", "alone"),
    "stolen": ("corporation", "card", "target"),
    "nothing_stolen": ("corporation",),
    "archived": ("cards", "count"),
    "lost": ("corporation", "card"),
    "activated": ("corporation", "points"),
    "dormant": ("corporation", "points"),
    "keys": ("count", "points"),
    "total": ("points",),
    "tie_break": ("seats", "criterion", "counts"),
    "game_over": ("winners",),
    "stack": ("corporation", "cards", "left", "holder", "held"),
    "won": ("cards",),
    "archive": ("cards", "count"),
    "lying": ("card", "encrypted", "week", "day", "sender"),
    "hand": ("cards", "count", "actions"),
    "aside": ("cards", "count"),
}
TELLS = frozenset({"dealt", "drawn", "passed", "downloaded", "sent", "decrypted", "laid", "encrypted", "hand", "lying"})
LOUD = frozenset(  # who did what in a day, and what became of a corporation at the end of a week
    ("week", "downloaded", "encrypted", "sent", "tie", "first", "second", "stolen", "game_over")
)
KINDS = {
    **dict.fromkeys(("seats", "target", "rival", "by", "winners", "holder", "sender", "owner"), "seats"),
    **dict.fromkeys(("cards", "encrypted", "hand"), "card"),  # the last two are rows of the note sheet
    "actions": "action",
    "actor": "seat",
}


def start(box: Box, setting: Setting) -> Step:
    """The first position: nothing dealt."""
    return rules.begin(box, dealing.start(box, setting.seats, Options(**setting.options)))


def draw(box: Box, state: State | None, which: str) -> networkx.Graph:
    """ "flow": who holds which hand on which day; "ring": the seats; "majorities": seats and corporations."""
    from gamekit.persona_non_grata.graph import GRAPHS

    return GRAPHS[which](box, state)


def deduce(box: Box, setting: Setting, seat: int, events: Sequence[Event]) -> Knowledge | None:
    """What can be known from the events heard."""
    from gamekit.persona_non_grata.odds import deduce as compute

    return compute(box, setting, seat, events)


def reason(box: Box, setting: Setting, seat: int, ears: int, heard: Sequence[tuple[int, int, Event]]) -> Any:
    """Which lines say what is encrypted, and what is in the hands of others: by counting the cards of each packet."""
    from gamekit.persona_non_grata.reasons import reason as compute

    return compute(box, setting, seat, ears, heard)


def puzzle(box: Box, game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int) -> Timeline:
    """A week up to a day on which the first player may know what others have encrypted."""
    from gamekit.persona_non_grata.puzzles import candidate

    return candidate(box, game, rng, setting, seed, difficulty)


def puzzling(box: Box) -> dict[str, Any]:
    """What the header says of puzzles: a week that was played, of cards with one Encrypt for each player."""
    made = partial(puzzle, box) if box.actions.count("encrypt") == 1 else None
    return {"puzzle": made, "puzzle_seats": PUZZLE_SEATS, "puzzle_options": {"weeks": 1}, "sifting": True}


def play(box: Box, view: State, seat: int, known: Any, heard: Sequence[Event], rng: random.Random) -> Move | None:
    """The move of the kit as a player, from its view, knowledge and log alone (PNG-80)."""
    from gamekit.persona_non_grata.kit import kit

    return kit(box, view, seat, rng)


def game(box: Box = BOX) -> Game:
    """The game, played with cards of your own if you give some (`load_box`)."""
    return Game(
        name="persona_non_grata",
        package=__name__,
        version=1,
        seats=SEATS,  # PNG-1
        state=State,
        presets=PRESETS,
        options=OPTIONS,
        verbs=rules.verbs(box),
        start=partial(start, box),
        view=view,
        scores=partial(scoring.scores, box),
        graph=partial(draw, box),
        general={"over": "PNG-60", "not_now": "PNG-15"},
        events=EVENTS,
        folder=Path(__file__).parent,
        steps=("day", "week"),
        quiet=frozenset({"dealt", "laid", "revealed", "nothing_stolen"}),
        loud=LOUD,
        tells=TELLS,
        kinds=KINDS,
        names=cache(partial(all_names, box)),
        graphs=("flow", "ring", "majorities"),
        one_sheet=True,
        data=box.name,
        tables=box,
        check=partial(problems, box),
        retold=partial(retold, box),
        kit=partial(play, box),
        asks=partial(archiving.asked, box),
        in_moments=partial(rules.moments, box),
        deduce=partial(deduce, box),
        reason=partial(reason, box),
        **puzzling(box),
        longest=300,  # at most 72 deals, 60 pairs, and 18 times two names and two thefts
    )


GAME = game()
