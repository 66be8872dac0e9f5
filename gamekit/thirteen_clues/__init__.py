"""13 Clues: two to six detectives, each with a mystery that only the others see. Rules: rulebook.toml, ids TC-…

Seats 2 to 6 (TC-8); chance deals, lays out informants and says who begins (TC-63); hidden from a seat: its own
mystery, the cards behind other screens and the informants (TC-64); a game without `turn_cap` (TC-57) has no limit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gamekit.game import Event, Game, Move, Option, Setting, SettingError, Slot, Step, Verb
from gamekit.thirteen_clues import dealing, rounds, rules
from gamekit.thirteen_clues.board import DECK, LETTERS, PARTS, SEATS, Deck, draw_cards, draw_table
from gamekit.thirteen_clues.check import problems
from gamekit.thirteen_clues.retold import retold
from gamekit.thirteen_clues.state import Options, State, view
from gamekit.verb import mover

if TYPE_CHECKING:
    import random

    import networkx

    from gamekit.thirteen_clues.deduction import Knowledge
    from gamekit.thirteen_clues.reasons import MysteryReasoning
    from gamekit.timeline import Timeline

PRESETS = {"page": {"whole_kinds": False, "top_secret": False, "turn_cap": None}}

OPTIONS = {
    "whole_kinds": Option((False, True), ("TC-31",)),
    "top_secret": Option((False, True), ("TC-58",)),
    "turn_cap": Option((None, *range(1, 1001)), ("TC-57",)),
}

EVENTS = {
    "dealt": ("card",),
    "laid": ("letter", "card"),
    "chosen": PARTS,
    "front": PARTS,
    "side": ("left", "right"),
    "first": (),
    "round": ("number",),
    "turn": ("number",),
    "glass_taken": (),
    "glass_claimed": ("giver",),
    "glass_given": ("taker",),
    "glass_back": ("count",),
    "asked": ("witness", "what", "count"),
    "asked_secretly": ("witness", "what", "count"),
    "asked_left": ("witness", "what", "count"),
    "asked_right": ("witness", "what", "count"),
    "looked": ("letter", "card"),
    "wrong": PARTS,
    "solved": PARTS,
    "tired": ("turns",),
    "mystery_shown": PARTS,
    "hand_shown": ("left", "right"),
    "informant_shown": ("letter", "card"),
    "game_over": ("winners", "by"),
}

SETTING_UP = frozenset({"dealt", "laid", "side"})
SHOWN = frozenset({"mystery_shown", "hand_shown", "informant_shown"})
ASKED = frozenset({"asked", "asked_secretly", "asked_left", "asked_right"})
TELLS = SETTING_UP | SHOWN | ASKED | {"chosen", "front", "looked", "wrong", "solved"}
KINDS = {"witness": "seat", "giver": "seat", "taker": "seat", "actor": "seat", "winners": "seats"}
KINDS |= dict.fromkeys(("left", "right", "mystery", "hand", "informants"), "card")


def start(setting: Setting) -> Step:
    """The first position: nothing dealt."""
    return Step(dealing.start(setting.seats, Options(**setting.options)))


def fits(setting: Setting) -> SettingError | None:
    """TC-58: Top Secret is for three to six players."""
    if setting.seats > 2 or not setting.options["top_secret"]:
        return None
    return SettingError("top_secret_seats", {}, "top_secret is for three to six players")


def seat_slot(name: str, cut: Any) -> Slot:
    """A slot for a seat."""
    return Slot(name, lambda state: [str(seat) for seat in state.seats], cut)


def deal_verbs(deck: Deck) -> dict[str, Verb]:
    """What chance does (TC-63): deal a card to a seat, lay one on a letter, pick a left card and a first player."""
    slugs = tuple(card.slug for card in deck.cards)
    due = seat_slot("seat", dealing.cut_seat)
    dealt = Slot("card", lambda state: slugs, partial(dealing.cut_card, deck), dealing.card_owner)
    laid = Slot("card", lambda state: slugs, partial(dealing.cut_card, deck), dealing.nobody)
    left = Slot("card", lambda state: slugs, partial(dealing.cut_left, deck), dealing.card_owner)
    tasks = (*dealing.PART_OF, "extra_card")
    why_not = {word: partial(getattr(dealing, f"why_not_{word}"), deck) for word in ("deal", "lay", "left")}
    return {
        "deal": Verb(tasks, (due, dealt), why_not["deal"], partial(dealing.deal, deck)),
        "lay": Verb(("informant",), (laid,), why_not["lay"], partial(dealing.lay, deck)),
        "left": Verb(("side",), (due, left), why_not["left"], partial(dealing.left, deck), own_eyes=True),
        "first": Verb(("first",), (seat_slot("seat", None),), None, dealing.first),
    }


def choose_verb(deck: Deck) -> Verb:
    """TC-10, TC-66: one word of each kind, so that no mystery has two of one; TC-15: known to the chooser alone."""
    slots = [Slot(part, partial(words_of, deck, part), partial(dealing.cut_own, deck, part), mover) for part in PARTS]
    why_not, play = partial(dealing.why_not_choose, deck), partial(dealing.choose, deck)
    return Verb(("choose",), tuple(slots), why_not, play, own_eyes=True)


def words_of(deck: Deck, part: str, state: State) -> tuple[str, ...]:
    """The slugs of all persons, locations or weapons."""
    return deck.of_part(part)


def ask_verb(deck: Deck, verb: str, play: Any, secret: bool = False) -> Verb:
    """A way to question a witness (TC-28)."""
    whats, knowers = deck.questions(), rules.asker_and_witness if secret else None
    witness = seat_slot("witness", partial(rules.cut_witness, verb))
    what = Slot("what", lambda state: whats, partial(rules.cut_what, deck), knowers)
    return Verb(("turn",), (witness, what), partial(rules.why_not_ask, deck, verb), play, own_eyes=secret)


def accuse_verb(deck: Deck) -> Verb:
    """TC-42: what is barred follows from what only the accuser sees (TC-43)."""
    slots = [Slot(part, partial(words_of, deck, part), partial(rules.cut_unseen, deck, part)) for part in PARTS]
    return Verb(
        ("turn",), tuple(slots), partial(rules.why_not_accuse, deck), partial(rules.accuse, deck), own_eyes=True
    )


def verbs(deck: Deck) -> dict[str, Verb]:
    """TC-24: the actions of a turn, in any order; before it perhaps a glass is taken; and what comes before turns."""
    letter = Slot("letter", lambda state: tuple(LETTERS), rules.cut_letter)
    return {
        "ask": ask_verb(deck, "ask", partial(rules.ask, deck)),
        "ask_secretly": ask_verb(deck, "ask_secretly", partial(rules.ask_secretly, deck), secret=True),
        **{f"ask_{side}": ask_verb(deck, f"ask_{side}", partial(rules.ask_with, deck, side)) for side in rules.SIDES},
        "look": Verb(("turn",), (letter,), rules.why_not_look, partial(rules.look, deck)),
        "accuse": accuse_verb(deck),
        "take": Verb(("take",), (seat_slot("giver", rules.cut_giver),), rules.why_not_take, rules.take),
        "choose": choose_verb(deck),
        **deal_verbs(deck),
    }


def names(deck: Deck, lang: str) -> Mapping[str, Mapping[str, Mapping[str, str]]]:
    """TC-6: the names of cards, colours, categories and kinds in a language: kind of name -> slug -> form -> words."""
    return deck.names[lang]


def graph(deck: Deck, state: State | None, which: str) -> networkx.Graph:
    """ "table": who sees which card, by a view or (from None) by the rules alone; "cards": what is alike."""
    return (draw_cards if which == "cards" else draw_table)(deck, state)


def deduce(deck: Deck, setting: Setting, seat: int, events: Sequence[Event]) -> Knowledge | None:
    """What a seat can know of its own mystery from the events that it heard; None before the mysteries are put up."""
    from gamekit.thirteen_clues.deduction import deduce as compute

    return compute(deck, setting.seats, seat, events)


def reason(
    deck: Deck, setting: Setting, seat: int, ears: int, heard: Sequence[tuple[int, int, Event]]
) -> MysteryReasoning | None:
    """Which deals are true to which of the lines that a seat heard: (step, line, event)."""
    from gamekit.thirteen_clues.reasons import reason as compute

    return compute(deck, setting.seats, seat, ears, heard)


def candidate(
    deck: Deck, game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int
) -> Timeline | None:
    """A game up to a position that may be a puzzle; None if this draw made none."""
    from gamekit.thirteen_clues.puzzles import candidate as compute

    return compute(deck, game, rng, setting, seed, difficulty)


def play(
    deck: Deck, view: State, seat: int, known: Knowledge | None, heard: Sequence[Event], rng: random.Random
) -> Move:
    """The move of the kit as a player, from its view and what it can know."""
    from gamekit.thirteen_clues.kit import kit

    return kit(deck, view, seat, known, rng)


def table(deck: Deck, game: Game) -> Game:
    """The game at a real table."""
    from gamekit.thirteen_clues.at_table import variant

    return variant(deck, game)


def game(deck: Deck = DECK) -> Game:
    """The game, played with cards of your own if you give some (`load_deck`)."""
    found = Game(
        name="thirteen_clues",
        package=__name__,
        version=1,
        seats=SEATS,  # TC-8
        state=State,
        presets=PRESETS,
        options=OPTIONS,
        verbs=verbs(deck),
        start=start,
        view=view,
        scores=rounds.scores,
        has_points=False,  # TC-56
        graph=partial(graph, deck),
        general={"over": "TC-56", "not_now": "TC-8"},
        events=EVENTS,
        folder=Path(__file__).parent,
        steps=("turn", "round"),
        quiet=SETTING_UP,
        tells=TELLS,
        kinds=KINDS,
        names=partial(names, deck),
        graphs=("table", "cards"),
        data=deck.name,
        tables=deck,
        check=partial(problems, deck),
        fits=fits,
        retold=partial(retold, deck),
        deduce=partial(deduce, deck),
        reason=partial(reason, deck),
        puzzle=partial(candidate, deck),
        puzzle_seats=range(3, 7),  # with two players everything is asked twice, left and right
        kit=partial(play, deck),
        at_table=cache(lambda: table(deck, found)),
    )
    return found


GAME = game()
