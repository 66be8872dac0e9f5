"""07 zgłoś się: three mini-games of deduction for two to five players. Rules: rulebook.toml, ids ZS-…

Seats 2 to 5 (ZS-1); chance lays tiles, deals cases, turns up evidence; hidden: every case, from all but the
right neighbour of its owner (ZS-77); longest game 100 phases a mini-game (ZS-69).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.game import Event, Game, Move, Option, Setting, Slot, Step, Verb
from gamekit.zero_seven import dealing, rounds, rules
from gamekit.zero_seven.board import BLANK, CITY, KINDS, City, draw_graph
from gamekit.zero_seven.check import problems
from gamekit.zero_seven.retold import retold
from gamekit.zero_seven.state import Desk, Options, State, view

if TYPE_CHECKING:
    import random

    import networkx

    from gamekit.timeline import Timeline
    from gamekit.zero_seven.deduction import Knowledge
    from gamekit.zero_seven.reasons import CaseReasoning

PRESETS = {"page": {"one_attempt": False, "max_phases": 100, "mini_games": 3}}
PRESETS["published"] = dict(PRESETS["page"])  # no difference is known

OPTIONS = {
    "one_attempt": Option((False, True), ("ZS-55", "ZS-54")),
    "max_phases": Option(range(1, 1001), ("ZS-69",)),
    "mini_games": Option((1, 2, 3), ("ZS-89", "ZS-14")),
}

EVENTS = {
    "round": ("number", "start"),
    "suspect_tile": ("place", "suspect"),
    "crime_tile": ("place", "crime"),
    "case_suspect": ("suspect",),
    "case_place": ("place",),
    "case_crime": ("crime",),
    "display": ("card",),
    "reshuffle": ("count",),
    "phase": ("number", "value"),
    "turn": (),
    "detective": ("place", "discs", "cubes", "new_discs", "new_cubes"),
    "evidence": ("card", "result", "moved"),
    "wrong": ("suspect", "place", "crime", "penalty"),
    "solved": ("suspect", "place", "crime", "points"),
    "out": (),
    "value": ("value",),
    "alone": (),
    "timeout": ("phases",),
    "case_shown": ("suspect", "place", "crime"),
    "game_over": ("winners", "by"),
}

DEALT = frozenset({"case_suspect", "case_place", "case_crime"})
SETTING_UP = DEALT | {"suspect_tile", "crime_tile"}
TELLS = DEALT | {"detective", "evidence", "wrong", "solved", "case_shown"}


def start(city: City, setting: Setting) -> Step:
    """The first position: nothing dealt, every player with all detectives (ZS-10) and no points."""
    options = Options(**setting.options)
    return dealing.set_up(city, options, 1, (Desk(city.detectives),) * setting.seats)


def lay_verb(city: City, kind: str, tiles: Sequence[str]) -> Verb:
    """The verb of chance that lays the next tile of a kind."""
    slot = Slot(kind, lambda state: (*tiles, BLANK), partial(dealing.cut_tiles, city, kind))
    return Verb(
        (f"{kind}_tile",),
        (slot,),
        partial(dealing.why_not_lay, city, kind),
        partial(dealing.lay, city, kind),
        partial(dealing.blanks_weight, city, kind),
    )


def deal_verb(city: City, kind: str) -> Verb:
    """The verb of chance that deals a case card of a kind."""
    owner = Slot("seat", lambda state: [str(seat) for seat in range(len(state.desks))], dealing.cut_seat)
    words = dealing.elements(city, kind)
    card = Slot(kind, lambda state: words, partial(dealing.cut_case, city, kind), dealing.case_knowers)
    why_not, play = partial(dealing.why_not_deal, city, kind), partial(dealing.deal, city, kind)
    return Verb((f"{kind}_card",), (owner, card), why_not, play)


def card_verb(city: City, task: str, rule: tuple[Any, Any, Any]) -> Verb:
    """A verb whose one word is an evidence card; `rule` is its cut, why_not and play."""
    cut, why_not, play = (partial(function, city) for function in rule)
    return Verb((task,), (Slot("card", lambda state: tuple(city.cards), cut),), why_not, play)


def solve_verb(city: City) -> Verb:
    """Blanks are in the domain only to be refused by name (ZS-51); the cut leaves them out."""
    words = {kind: dealing.elements(city, kind) for kind in KINDS}
    slots = [
        Slot("suspect", lambda state: (*words["suspect"], BLANK), lambda *_: words["suspect"]),
        Slot("place", lambda state: words["place"]),
        Slot("crime", lambda state: (*words["crime"], BLANK), lambda *_: words["crime"]),
    ]
    return Verb(("turn",), tuple(slots), partial(rules.why_not_solve, city), partial(rules.solve, city))


def verbs(city: City) -> dict[str, Verb]:
    """ZS-26: three things to do in a turn, exactly one of them; and what chance does between turns."""
    places = Slot("place", lambda state: city.places, partial(rules.cut_places, city))
    why_not, play = partial(rules.why_not_detective, city), partial(rules.detective, city)
    return {
        "detective": Verb(("turn",), (places,), why_not, play),
        "evidence": card_verb(city, "turn", (rules.cut_cards, rules.why_not_evidence, rules.evidence)),
        "solve": solve_verb(city),  # ZS-27: always open, for there is no passing
        "lay_suspect": lay_verb(city, "suspect", city.suspects),
        "lay_crime": lay_verb(city, "crime", city.crimes),
        **{f"deal_{kind}": deal_verb(city, kind) for kind in KINDS},
        "reveal": card_verb(city, "display", (dealing.cut_reveal, dealing.why_not_reveal, dealing.reveal)),
    }


def names(city: City, lang: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """The names of all elements in a language: kind -> slug -> form -> words."""
    return city.names[lang]


def graph(city: City, state: State | None, which: str) -> networkx.Graph:
    """The map; from a view, each place also carries its `suspect` and `crime` tiles (slugs, "blank" or None)."""
    board = draw_graph(city)
    for number, slug in enumerate(city.places, start=1):
        laid = state if state and number <= len(state.crime_at) else None
        board.nodes[slug]["suspect"] = (BLANK, *city.suspects)[laid.suspect_at[number - 1]] if laid else None
        board.nodes[slug]["crime"] = (BLANK, *city.crimes)[laid.crime_at[number - 1]] if laid else None
    return board


def deduce(city: City, setting: Setting, seat: int, events: Sequence[Event]) -> Knowledge:
    """What a seat can know of its own case from the events that it heard."""
    from gamekit.zero_seven.deduction import deduce as compute

    return compute(city, setting.seats, seat, events)


def reason(
    city: City, setting: Setting, seat: int, ears: int, heard: Sequence[tuple[int, int, Event]]
) -> CaseReasoning:
    """Which cases of a seat are true to which of the lines that some ears heard: (step, line, event)."""
    from gamekit.zero_seven.reasons import reason as compute

    return compute(city, setting.seats, seat, ears, heard)


def candidate(
    city: City, game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int
) -> Timeline | None:
    """A game that begins where there may be a puzzle; None if this draw made none."""
    from gamekit.zero_seven.puzzles import candidate as compute

    return compute(city, game, rng, setting, seed, difficulty)


def play(city: City, view: State, seat: int, known: Knowledge, heard: Sequence[Event], rng: random.Random) -> Move:
    """The move of the kit as a player, from its view and what it can know."""
    from gamekit.zero_seven.kit import kit

    return kit(city, view, seat, known, rng)


def table(city: City, game: Game) -> Game:
    """The game at a real table."""
    from gamekit.zero_seven.at_table import variant

    return variant(city, game)


def game(city: City = CITY) -> Game:
    """The game, played in a city of your own if you give one (`load_city`)."""
    found = Game(
        name="zero_seven",
        package=__name__,
        version=1,
        seats=range(2, 6),  # ZS-1
        state=State,
        presets=PRESETS,
        options=OPTIONS,
        verbs=verbs(city),
        start=partial(start, city),
        view=view,
        scores=rounds.scores,
        graph=partial(graph, city),
        general={"over": "ZS-66", "not_now": "ZS-26"},
        events=EVENTS,
        folder=Path(__file__).parent,
        steps=("turn", "phase", "round"),
        quiet=SETTING_UP,
        tells=TELLS,
        kinds={"start": "seat", "actor": "seat", "winners": "seats", "tile": "card"},
        names=partial(names, city),
        data=city.name,
        tables=city,
        check=partial(problems, city),
        retold=partial(retold, city),
        deduce=partial(deduce, city),
        reason=partial(reason, city),
        puzzle=partial(candidate, city),
        puzzle_options={"mini_games": 1},
        kit=partial(play, city),
        at_table=cache(lambda: table(city, found)),
    )
    return found


GAME = game()
