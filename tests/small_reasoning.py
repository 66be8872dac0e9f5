"""The toy game with a note sheet like that of a game of hands: rows that belong to a seat, and several true cells.

Of the five spots one is the mystery, two are the hidden pair of each other seat that is reasoned about (seat 1), and
the rest belongs to nobody. A spot to which seat 1 walks is in its pair, one where anybody digs in vain is not the
mystery. Before the treasure is buried, and to those who sit nowhere, the game has nothing to say.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from pathlib import Path

from toy_game import GAME, SPOTS

import gamekit
from gamekit import PUBLIC, Event, Game, Timeline
from gamekit.game import Setting
from gamekit.reasons import Case, Clue, Fact
from gamekit.text import Text

PAIR = "hand:1"
SENTENCES = {
    "en": """
sheet-mystery = mystery
    .where = in the mystery
sheet-hand = hidden pair of { $seat }
    .where = in the hidden pair of { $seat }
sheet-rest = informants
    .where = among the informants
fact-mystery = The mystery is the { $mystery }.
    .not = The mystery is not the { $mystery }.
    .none = Not the mystery: { $mystery }.
fact-hand = { $seat } has the { $hand }.
    .not = { $seat } does not have the { $hand }.
    .none = { $seat } has none of these: { $hand }.
fact-rest = An informant is the { $rest }.
    .not = No informant is the { $rest }.
    .none = Not among the informants: { $rest }.
""",
    "pl": """
sheet-mystery = tajemnica
    .where = wśród kart tajemnicy
sheet-hand = ukryta para { $seat_gen }
    .where = w ukrytej parze { $seat_gen }
sheet-rest = informatorzy
    .where = wśród informatorów
fact-mystery = Tajemnicą jest { $mystery }.
    .not = Tajemnicą nie jest { $mystery }.
    .none = Tajemnicą nie jest nic z tych: { $mystery }.
fact-hand = { $seat } ma kartę: { $hand }.
    .not = { $seat } nie ma karty: { $hand }.
    .none = { $seat } nie ma żadnej z tych kart: { $hand }.
fact-rest = Wśród informatorów jest { $rest }.
    .not = Wśród informatorów nie ma karty: { $rest }.
    .none = Wśród informatorów nie ma żadnej z tych kart: { $rest }.
""",
}
MEANINGS: Mapping[str, Callable[[Event, Case], bool]] = {
    "walk": lambda event, case: event.seat != 1 or event.details["spot"] in case[PAIR],
    "dig": lambda event, case: event.details["spot"] not in case["mystery"],
}


def cases() -> Iterator[Case]:
    """Every way to deal the spots."""
    for mystery in SPOTS:
        left = [spot for spot in SPOTS if spot != mystery]
        for pair in combinations(left, 2):
            yield {"mystery": (mystery,), PAIR: pair, "rest": tuple(spot for spot in left if spot not in pair)}


@dataclass(frozen=True, eq=False)
class HandReasoning:
    """What can be reasoned about the pair of seat 1, by trying every case."""

    seat: int
    ears: int
    clues: tuple[Clue, ...]
    era: int = 0
    goal: tuple[str, ...] = ("mystery",)
    given: tuple[Event, ...] = ()

    @property
    def sheet(self) -> Mapping[str, tuple[str, ...]]:
        return dict.fromkeys(("mystery", PAIR, "rest"), SPOTS)

    def case(self, facts: Iterable[Fact] = (), among: Iterable[int] | None = None) -> Case | None:
        told = [clue.event for clue in (self.clues if among is None else map(self.clues.__getitem__, among))]
        wanted = list(facts)
        for case in cases():
            fits = all((word in case[kind]) is so for kind, word, so in wanted)
            if fits and all(MEANINGS[event.kind](event, case) for event in told):
                return case
        return None

    def sentences(self, fact: Fact, clues: Sequence[int], earlier: Sequence[Fact], words: Text) -> list[str]:
        return [words.event(self.clues[at].event, self.ears) for at in clues]


def reason(setting: Setting, seat: int, ears: int, heard: Sequence[tuple[int, int, Event]]) -> HandReasoning | None:
    if ears == PUBLIC or not any(event.kind == "buried" for _, _, event in heard):
        return None
    told = [Clue(step, at, event, 0) for step, at, event in heard if event.kind in MEANINGS]
    return HandReasoning(seat, ears, tuple(told))


def game_of_hands(folder: Path) -> Game:
    """The game; its sentences are put into a folder of its own."""
    shutil.copytree(GAME.folder, folder, ignore=shutil.ignore_patterns("*.py*", "__pycache__"))
    for lang, sentences in SENTENCES.items():
        with (folder / f"{lang}.ftl").open("a", encoding="utf-8") as file:
            file.write(sentences)
    kinds = {**GAME.kinds, "mystery": "spot", "hand": "spot", "rest": "spot"}
    return replace(GAME, folder=folder, kinds=kinds, reason=reason)


def begun(game: Game, *moves: str) -> Timeline:
    timeline = gamekit.start(game, 2, seed=1)
    for move in moves:
        timeline.do(move)
    return timeline
