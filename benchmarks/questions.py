"""How many questions it takes in 13 Clues until the own mystery is known, by three ways to choose what to ask.

No figures of time but of play: they are the same on every machine. All askers get the same deals. They are given the
questions in a random order, so that of equally good ones any is asked, and never those that were answered already.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from itertools import count, islice
from typing import NamedTuple

import gamekit
from benchmarks.measure import Figure
from gamekit.game import Event, Move
from gamekit.thirteen_clues import kit
from gamekit.thirteen_clues.board import DECK
from gamekit.thirteen_clues.deduction import Knowledge, deduce
from gamekit.thirteen_clues.puzzles import answers
from gamekit.timeline import Timeline

Asker = Callable[[Knowledge, list[str]], str]  # chooses one of some questions

SEATS = range(2, 7)
DEALS, DEALS_QUICKLY = 200, 10  # for each number of seats
ASKING = {"asked": "ask", "asked_left": "ask_left", "asked_right": "ask_right"}  # event -> verb
OURS = "our ranking"

ALONE = (
    "One player asks, turn after turn, whichever other players it likes, and hears nothing else: no informants, no "
    "accusations, nobody else's questions. Counted are the questions until one mystery is left. Our ranking asks what "
    "tells most bits about the own mystery."
)
TOGETHER = (
    "A whole table by the rules, glasses and all, where everybody asks in that way and hears all answers; nobody looks "
    "at informants. Counted are the questions of all players until one whose turn it is knows the own mystery."
)
UNSETTLED = (
    "Deals dealt until there were enough that the answers to all questions settle for the first player. In the others "
    "a swap of hidden cards keeps every answer, and no asker can succeed: they are left out above."
)


def measure(quick: bool) -> list[Figure]:
    """Questions of every asker, for every number of seats."""
    found = [figure for seats in SEATS for figure in study(seats, DEALS_QUICKLY if quick else DEALS)]
    return sorted(found, key=lambda figure: (ALONE, TOGETHER, UNSETTLED).index(figure.says))


# ---------------------------------------------------------------------- askers


def most_bits(known: Knowledge, questions: list[str]) -> str:
    """Our ranking: the question that tells most about the own mystery."""
    return known.rank(questions)[0][0]


def fewest_deals(known: Knowledge, questions: list[str]) -> str:
    """The question after which the expected number of deals is smallest."""
    return min(questions, key=partial(expected_deals, known))


def expected_deals(known: Knowledge, question: str) -> int:
    """That number times all deals: each answer leaves its deals, and comes as often as it has deals."""
    deals = known.table(question).sum(axis=0)
    return int(deals @ deals)


def at_random(known: Knowledge, questions: list[str]) -> str:
    """Any question: they stand in a random order."""
    return questions[0]


ASKERS: Mapping[str, Asker] = {OURS: most_bits, "fewest expected deals": fewest_deals, "random": at_random}


# ---------------------------------------------------------------------- one player asks


class Deal(NamedTuple):
    """A deal as the first player meets it."""

    game: Timeline  # at the first turn
    answers: dict[str, Event]  # every question in notation -> its true answer, in a random order


def dealt(seats: int, seed: int) -> Deal:
    """The deal of that number; mysteries are chosen at random (TC-10)."""
    game, rng = gamekit.start("thirteen_clues", seats, seed=seed), random.Random(seed)
    while game.state.turn == 0:
        game.play(game.random_move(rng, game.actor))
    told = {f"{ASKING[e.kind]} {e.details['witness']} {e.details['what']}": e for e in answers(DECK, game, 0)}
    return Deal(game, dict(rng.sample(list(told.items()), len(told))))


def after(deal: Deal, told: Iterable[Event]) -> Knowledge:
    """What the first player knows after some answers."""
    found = deduce(DECK, len(deal.game.seats), 0, [*deal.game.events(0), *told])
    assert found  # the mysteries are up
    return found


def settled(deal: Deal) -> bool:
    """Whether the answers to all questions leave one mystery."""
    return after(deal, deal.answers.values()).remaining == 1


def alone(deal: Deal, asker: Asker) -> int:
    """Questions until the first player knows its mystery; the deal must be settled."""
    asked: list[str] = []
    while (known := after(deal, (deal.answers[question] for question in asked))).remaining > 1:
        asked.append(asker(known, [question for question in deal.answers if question not in asked]))
    return len(asked)


# ---------------------------------------------------------------------- a whole table asks


def together(deal: Deal, asker: Asker) -> int:
    """Questions of a whole table until a player whose turn it is knows its mystery; they are asked in the deal's game.

    It ends: the first player can know its mystery, and no question is asked twice as long as there is another.
    """
    game, rng, asked = deal.game, random.Random(deal.game.seed), list[str]()
    while (known := knowledge_of_actor(game, rng)).remaining > 1:
        seat = known.heard.seat
        asked.append(asker(known, open_questions(game, seat, asked, rng)))
        verb, *words = asked[-1].split()
        game.play(Move(seat, verb, tuple(words)))
    return len(asked)


def knowledge_of_actor(game: Timeline, rng: random.Random) -> Knowledge:
    """What the player knows whose turn it is; TC-21: who must take a glass from another takes it from anybody."""
    if game.state.agenda[-1].kind == "take":
        game.play(rng.choice(game.moves()))
    assert game.actor is not None  # nobody accuses, so the game goes on
    known: Knowledge = game.knowledge(game.actor)
    return known


def open_questions(game: Timeline, seat: int, asked: list[str], rng: random.Random) -> list[str]:
    """What the seat may ask, in a random order: what was not answered yet; if there is no such question, any."""
    every = [move.notation for move in kit.questions(DECK, game.view(seat), seat) if move.verb != "look"]
    new = [question for question in every if question not in asked] or every
    return rng.sample(new, len(new))


WAYS = {"alone": (alone, ALONE), "together": (together, TOGETHER)}


# ---------------------------------------------------------------------- many deals


def study(seats: int, deals: int) -> Iterator[Figure]:
    """The figures of one number of seats."""
    seeds = list(islice((seed for seed in count() if settled(dealt(seats, seed))), deals))
    for way, (play, says) in WAYS.items():
        best = f"{seats} seats {way}, {OURS}"
        for name, asker in ASKERS.items():
            numbers = tuple(play(dealt(seats, seed), asker) for seed in seeds)
            figure = f"{seats} seats {way}, {name}"
            yield Figure(figure, "questions", numbers, says, "" if figure == best else best, average=True)
    never, every = seeds[-1] + 1 - deals, seeds[-1] + 1
    yield Figure(
        f"{seats} seats, {never} of {every} deals left out", "%", (100 * never / every,), UNSETTLED, average=True
    )
