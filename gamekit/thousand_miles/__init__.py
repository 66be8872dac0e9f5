"""1000 mil: a card race over 1000 miles, each for oneself or in teams. Rules: rulebook.toml, ids TM-…

Seats 2 to 9 (TM-12); chance names the first player and deals every card (TM-135); hidden from a seat: the deck and the
hands of all others (TM-136). What happens is told to all, to the player concerned as "you" (TM-133). A match goes on
until a total is reached (TM-87), so it has no limit; a round has one: every card is laid once, and between two of them
not more than `stall` turns end in a discard (TM-110).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.game import Event, Game, Move, Option, Setting, SettingError, Slot, Step, Verb
from gamekit.thousand_miles import rounds, rules, scoring
from gamekit.thousand_miles.board import DECK, SEATS, Deck
from gamekit.thousand_miles.check import problems
from gamekit.thousand_miles.retold import retold
from gamekit.thousand_miles.state import Options, State, view

if TYPE_CHECKING:
    import random

    import networkx

    from gamekit.thousand_miles.odds import Knowledge
    from gamekit.thousand_miles.reasons import CardReasoning

PAGE: dict[str, Any] = {
    "trip_bonus": 300,
    "safe_trip": 0,
    "all_immunities": "winner",
    "speed_limit": "exclusive",
    "trick_window": "card",
    "round_end": "first",
    "extension": False,
    "short_deck": False,
    "cumulative": False,
    "cumulative_limit": "bars_all",
    "reshuffle": False,
    "stall": 100,
    "con_sens": False,
    "match_points": 5000,
    "teams": None,
}
PUBLISHED = PAGE | {
    "trip_bonus": 400,
    "safe_trip": 300,
    "all_immunities": "any",
    "speed_limit": "separate",
    "trick_window": "draw",
    "round_end": "all",
    "extension": True,
    "short_deck": True,
    "cumulative_limit": "bars_fast",
}
PRESETS = {"page": PAGE, "published": PUBLISHED}
TEAMS = ("2x2", "2x3", "3x2", "2x4", "4x2", "3x3")  # teams x players: TM-95, TM-96

OPTIONS = {
    "trip_bonus": Option((300, 400), ("TM-75",)),
    "safe_trip": Option((0, 300), ("TM-80",)),
    "all_immunities": Option(("winner", "any"), ("TM-78", "TM-79")),
    "speed_limit": Option(("exclusive", "separate"), ("TM-36", "TM-37")),
    "trick_window": Option(("card", "draw"), ("TM-59", "TM-60")),
    "round_end": Option(("first", "all"), ("TM-82", "TM-84")),
    "extension": Option((False, True), ("TM-90", "TM-91", "TM-92", "TM-93")),
    "short_deck": Option((False, True), ("TM-4",)),
    "cumulative": Option((False, True), ("TM-101",)),
    "cumulative_limit": Option(("bars_all", "bars_fast"), ("TM-104",)),
    "reshuffle": Option((False, True), ("TM-107",)),
    "stall": Option(range(1, 1001), ("TM-110",)),
    "con_sens": Option((False, True), ("TM-111",)),
    "match_points": Option((None, *(1000 * count for count in range(1, 11))), ("TM-87", "TM-89", "TM-138")),
    "teams": Option((None, *TEAMS), ("TM-95", "TM-96", "TM-97", "TM-100")),
}

EVENTS = {
    "first": (),
    "round": ("number",),
    "dealt": ("card",),
    "hand": ("cards", "count"),
    "turn": ("number",),
    "drawn": ("card",),
    "deck_empty": (),
    "reshuffle": ("count",),
    "distance": ("card", "miles"),
    "backwards": ("card", "lost", "miles"),
    "attack": ("card", "target", "state"),
    "defence": ("card", "state"),
    "immunity": ("card", "points", "state"),
    "trick": ("card", "attack", "points", "state"),
    "skipped": (),
    "discard": ("card",),
    "extension": ("distance",),
    "round_end": ("how", "winner"),
    "bonus": ("bonus", "side", "points"),
    "round_points": ("side", "points", "total"),
    "game_over": ("winners",),
    "standing": ("side", "miles", "points", "total", "state", "immunities", "laid"),
    "discards": ("cards",),
}
LAID = frozenset({"distance", "backwards", "attack", "defence", "immunity", "trick", "discard"})
TELLS = LAID | {"dealt", "hand", "drawn"}
KINDS = {"actor": "seat", "winners": "seats", "winner": "seats", "target": "seats", "side": "seats"}
KINDS |= {"cards": "card", "laid": "card", "attack": "card", "immunities": "card", "immunity": "card", "rival": "seat"}
KINDS |= {"hand": "card", "deck": "card"}  # rows of the note sheet


def start(deck: Deck, setting: Setting) -> Step:
    """The first position: nothing dealt."""
    return Step(rounds.start(deck, setting.seats, Options(**setting.options)))


def fits(setting: Setting) -> SettingError | None:
    """TM-95, TM-96: teams of equal size need as many players."""
    teams = setting.options["teams"]
    if teams is None or int(teams[0]) * int(teams[2]) == setting.seats:
        return None
    details = {"teams": teams, "seats": setting.seats, "needed": int(teams[0]) * int(teams[2])}
    return SettingError("teams_seats", details, f"teams {teams} are for {details['needed']} players")


def verbs(deck: Deck) -> dict[str, Verb]:
    """TM-17, TM-20: draw, then lay or discard a card; TM-58: a trick, out of turn; and what chance does (TM-135).

    TM-121, TM-126, TM-132: Enter plays the card under the cursor; TM-122: Space draws; TM-127, TM-129: Delete discards
    it, and Enter if nothing else can be done with it; TM-128: an attack asks for a side if there are several; TM-130: D
    makes the trick.
    """
    slugs = tuple(card.slug for card in deck.cards)
    attacks, own = deck.of_kind("attack"), deck.of_kind("distance", "defence", "immunity")
    immunities = deck.of_kind("immunity")
    bound = {name: partial(getattr(rules, name), deck) for name in BOUND}
    turn = ("draw", "play")  # at "draw", only to say that drawing comes first
    laid = Slot("card", lambda state: own, bound["cut_lay"])
    against = (
        Slot("attack", lambda state: attacks, bound["cut_attack"]),
        Slot("rival", lambda state: [str(side) for side in range(len(state.sides))], bound["cut_side"]),
    )
    thrown = Slot("card", lambda state: slugs, bound["cut_discard"])
    saved = Slot("card", lambda state: immunities, bound["cut_trick"])
    return {
        "draw": Verb(turn, (), rounds.why_not_draw, rounds.draw, keys=(" ",)),
        "lay": Verb(turn, (laid,), bound["why_not_lay"], bound["lay"], own_eyes=True, quick=True),
        "attack": Verb(turn, against, bound["why_not_attack"], bound["attack"], own_eyes=True, quick=True),
        "discard": Verb(turn, (thrown,), bound["why_not_discard"], bound["discard"], **THROWN),
        "trick": Verb((), (saved,), bound["why_not_trick"], bound["trick"], seats=rules.all_seats, **TRICK),
        "finish": Verb(("decide",), (), None, bound["finish"]),
        "extend": Verb(("decide",), (), None, bound["extend"]),
        **chance_verbs(deck, slugs),
    }


THROWN: dict[str, Any] = {"own_eyes": True, "spare": True, "quick": True, "keys": ("Delete", "Backspace")}
TRICK: dict[str, Any] = {"own_eyes": True, "quick": True, "keys": ("d",)}
BOUND = (
    *("cut_lay", "cut_attack", "cut_side", "cut_discard", "cut_trick"),
    *("why_not_lay", "why_not_attack", "why_not_discard", "why_not_trick"),
    *("lay", "attack", "discard", "trick", "finish", "extend"),
)


def chance_verbs(deck: Deck, slugs: Sequence[str]) -> dict[str, Verb]:
    """TM-135: the first player, and each card that is dealt or drawn."""
    seat = Slot("seat", lambda state: [str(seat) for seat in state.seats])
    card = Slot("card", lambda state: slugs, partial(rounds.cut_deal, deck), rounds.owner)
    why_not, weight = partial(rounds.why_not_deal, deck), partial(rounds.weight, deck)
    return {
        "first": Verb(("first",), (seat,), None, partial(rounds.first, deck)),
        "deal": Verb(("deal", "take"), (card,), why_not, partial(rounds.deal, deck), weight),
    }


def names(deck: Deck, lang: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """The names of cards and states in a language: kind of name -> slug -> form -> words."""
    return deck.names[lang]


def graph(deck: Deck, state: State | None, which: str) -> networkx.DiGraph:
    """ "car": how a car can stand, and which cards lead on; "road": 0 to 1000 miles, and what can still be reached."""
    from gamekit.thousand_miles import car, road

    if which == "road":
        return road.draw_road(deck, state)
    return car.draw_car(deck, Options(**PAGE), state)


def deduce(deck: Deck, setting: Setting, seat: int, events: Sequence[Event]) -> Knowledge | None:
    """What a seat can know of the present round from the events that it heard; None before the first."""
    from gamekit.thousand_miles.odds import deduce as compute

    return compute(deck, setting, seat, events)


def reason(
    deck: Deck, setting: Setting, seat: int, ears: int, heard: Sequence[tuple[int, int, Event]]
) -> CardReasoning | None:
    """Which lines of the present round show a card: (step, line, event)."""
    from gamekit.thousand_miles.reasons import reason as compute

    return compute(deck, setting, seat, ears, heard)


def play(deck: Deck, view: State, seat: int, known: Any, heard: Sequence[Event], rng: random.Random) -> Move | None:
    """The move of the kit as a player, from its view; out of turn a trick, or None."""
    from gamekit.thousand_miles.kit import kit

    return kit(deck, view, seat, rng)


def game(deck: Deck = DECK) -> Game:
    """The game, played with cards of your own if you give some (`load_deck`)."""
    return Game(
        name="thousand_miles",
        package=__name__,
        version=1,
        seats=SEATS,  # TM-12
        state=State,
        presets=PRESETS,
        options=OPTIONS,
        verbs=verbs(deck),
        start=partial(start, deck),
        view=view,
        scores=scoring.scores,
        graph=partial(graph, deck),
        general={"over": "TM-87", "not_now": "TM-20"},
        events=EVENTS,
        folder=Path(__file__).parent,
        steps=("turn", "round"),
        quiet=frozenset({"dealt"}),
        loud=frozenset({"round", "deck_empty", "reshuffle", "extension", "round_end", "game_over"}),
        tells=TELLS,
        kinds=KINDS,
        names=partial(names, deck),
        graphs=("car", "road"),
        data=deck.name,
        tables=deck,
        check=partial(problems, deck),
        fits=fits,
        retold=partial(retold, deck),
        deduce=partial(deduce, deck),
        reason=partial(reason, deck),
        one_sheet=True,  # where the cards lie is the same question for all
        kit=partial(play, deck),
        longest=1_000_000,  # nothing but chance bounds a match (TM-87, TM-88): so long is none that was ever played
    )


GAME = game()
