"""07 zgłoś się at a real table: one player tells the kit what that player holds, and what is asked and answered.

The same rules on the same State, but nobody has told the kit any case but the one held: it lies with the player `me`
(ZS-18), and the others stay UNKNOWN until they are solved (ZS-84). The answers are words of the moves. What no answer
can ever be is refused; an answer that goes ill with others is taken, for deduction names the lines that clash.
One mini-game is played, the first; what is still unknown at its end stays so (ZS-85 is done at the table).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from gamekit.game import UNKNOWN, Game, Move, Refusal, Setting, Slot, Step, Verb
from gamekit.real_table import ME, at_real_table
from gamekit.zero_seven import dealing, rules
from gamekit.zero_seven.board import KINDS, City
from gamekit.zero_seven.state import Case, Desk, Options, State, holder

MOST = 3  # tokens that one detective gets (ZS-32)
COUNTS = tuple(str(count) for count in range(MOST + 1))
ANSWERS = ("disc", "cube", "nothing")
VERDICTS = ("right", "wrong")
NAMES = {  # of the answers
    "en": {"answer": ("disc", "cube", "nothing"), "verdict": ("right", "wrong")},
    "pl": {"answer": ("dysk", "kostka", "nic"), "verdict": ("trafnie", "błędnie")},
}
HOLD = {"suspect": "hold_suspect", "place": "hold_place", "crime": "hold_crime"}


def start(city: City, setting: Setting) -> Step:
    """The first mini-game before anything is laid out; only the cards that `me` holds are to be entered (ZS-18)."""
    options = Options(setting.options["one_attempt"], setting.options["max_phases"], mini_games=1)
    step = dealing.set_up(city, options, 1, (Desk(city.detectives),) * setting.seats)
    mine = next(owner for owner in range(setting.seats) if holder(setting.seats, owner) == setting.options[ME])
    cards = {f"{kind}_card" for kind in KINDS}
    agenda = tuple(task for task in step.state.agenda if task.kind not in cards or task.about == (mine,))
    cases = (Case(UNKNOWN, UNKNOWN, UNKNOWN),) * setting.seats
    return step._replace(state=step.state._replace(agenda=agenda, cases=cases))


# ---------------------------------------------------------------------- what I hold


def hold_verb(city: City, kind: str) -> Verb:
    """The verb that enters a card of the left neighbour's case, known to its holder only (ZS-77)."""
    words = dealing.elements(city, kind)
    slot = Slot(kind, lambda state: words, knowers=holders)
    return Verb((f"{kind}_card",), (slot,), None, partial(hold, city, kind))


def holders(state: State, move: Move) -> tuple[int, ...]:
    """Who may know the card that is entered: the player who holds it."""
    return (holder(len(state.desks), state.agenda[-1].about[0]),)


def hold(city: City, kind: str, state: State, move: Move) -> Step:
    """ZS-18, ZS-78: a card that I hold belongs to my left neighbour's case."""
    return dealing.give(city, kind, state, state.agenda[-1].about[0], move.words[0])


# ---------------------------------------------------------------------- what is asked and answered


def cut_cubes(state: State, seat: int, before: tuple[str, ...]) -> tuple[str, ...]:
    """The cubes that can go with the discs (ZS-32)."""
    discs = before[1] if len(before) > 1 else COUNTS[0]
    return COUNTS[: MOST + 1 - int(discs)]


def why_not_detective(city: City, state: State, move: Move) -> Refusal | None:
    """As without an answer; and ZS-32, ZS-33: all pairs of at most three tokens are possible, and no others."""
    refusal = rules.why_not_detective(city, state, move)
    if refusal or int(move.words[1]) + int(move.words[2]) <= MOST:
        return refusal
    return Refusal("no_such_answer", ("ZS-32", "ZS-33"))


def detective(city: City, state: State, move: Move) -> Step:
    """A detective with the pair that was announced (ZS-79)."""
    return rules.announced(city, state, move, (int(move.words[1]), int(move.words[2])))


def evidence(city: City, state: State, move: Move) -> Step:
    """An evidence card with what it told (ZS-81)."""
    return rules.examined(city, state, move, move.words[1])


def solve(city: City, state: State, move: Move) -> Step:
    """An attempt to solve, and whether it was right (ZS-83, ZS-84)."""
    return (rules.right if move.words[3] == "right" else rules.wrong)(city, state, move)


def words(name: str, row: tuple[str, ...], cut: Callable[..., Any] | None = None) -> Slot:
    """A slot for a part of an answer."""
    return Slot(name, lambda state: row, cut)


def answered(verb: Verb, slots: tuple[Slot, ...], play: Callable[[State, Move], Step]) -> Verb:
    """A verb of the game with the answer behind its words."""
    return verb._replace(slots=(*verb.slots, *slots), play=play)


def verbs(city: City, of_game: Mapping[str, Verb]) -> dict[str, Verb]:
    """The verbs of the game: the answers are their last words, and cards are held instead of dealt."""
    pair = (words("discs", COUNTS), words("cubes", COUNTS, cut_cubes))
    asked = answered(of_game["detective"], pair, partial(detective, city))
    return {
        "detective": asked._replace(why_not=partial(why_not_detective, city)),
        "evidence": answered(of_game["evidence"], (words("answer", ANSWERS),), partial(evidence, city)),
        "solve": answered(of_game["solve"], (words("verdict", VERDICTS),), partial(solve, city)),
        "lay_suspect": of_game["lay_suspect"],
        "lay_crime": of_game["lay_crime"],
        **{HOLD[kind]: hold_verb(city, kind) for kind in KINDS},
        "reveal": of_game["reveal"],
    }


def names(of_game: Callable[[str], Mapping[str, Any]], lang: str) -> Mapping[str, Any]:
    """The names of the game, and those of the answers."""
    answers = dict(zip(ANSWERS, NAMES[lang]["answer"], strict=True))
    verdicts = dict(zip(VERDICTS, NAMES[lang]["verdict"], strict=True))
    rows = {"answer": answers, "verdict": verdicts}
    return {**of_game(lang), **{kind: {word: {"": name} for word, name in row.items()} for kind, row in rows.items()}}


def variant(city: City, game: Game) -> Game:
    """The game at a real table."""
    return at_real_table(
        game,
        rules=("ZS-18", "ZS-78"),
        without=("mini_games",),
        verbs=verbs(city, game.verbs),
        start=partial(start, city),
        names=partial(names, game.names),
    )
