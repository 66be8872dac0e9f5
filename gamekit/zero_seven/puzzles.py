"""Puzzles of 07 zgłoś się: positions in which a player has asked just enough to know the case, and nothing too much.

A candidate is made backwards: a map and a case at random, then `puzzle_clues` chooses what to ask and which three cards
the player holds, then the table is laid as it would lie after these questions.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence

from gamekit.game import Game, Setting, Task
from gamekit.timeline import Timeline
from gamekit.zero_seven.board import Card, City
from gamekit.zero_seven.check import left_there
from gamekit.zero_seven.deduction import Layout, questions_of
from gamekit.zero_seven.puzzle_clues import Draft, clues, shuffled
from gamekit.zero_seven.reasons import sets_of
from gamekit.zero_seven.rules import result
from gamekit.zero_seven.state import Case, Desk, Options, Placed, State, Token

SOLVER = 0


def candidate(
    city: City, game: Game, rng: random.Random, setting: Setting, seed: int, difficulty: int
) -> Timeline | None:
    """A game that begins where the first player can know the case and nothing told is superfluous; None if not found.

    The same numbers of `rng` make the same position everywhere.
    """
    state = position(city, rng, setting, difficulty)
    return None if state is None else Timeline(game, setting, seed, game.given(state))


def position(city: City, rng: random.Random, setting: Setting, difficulty: int) -> State | None:
    """The position at which that game begins."""
    state = laid(city, rng, setting)
    draft = drafted(city, rng, state)
    found = clues(draft, rng, difficulty)
    if found is None:
        return None
    cases = (draft.case, found.held, *others(city, rng, setting.seats - 2, (draft.case, found.held)))
    return after(city, rng, state._replace(cases=cases), [question.notation for question in found.asked])


# ---------------------------------------------------------------------- the map and the cases


def laid(city: City, rng: random.Random, setting: Setting) -> State:
    """All tiles laid at random, no case dealt, the solver's turn."""
    suspects = tiles(len(city.suspects), city.blank_suspects)
    crimes = tiles(len(city.crimes), city.blank_crimes)
    return State(
        agenda=(Task("turn", SOLVER),),
        options=Options(**setting.options),
        mini_game=1,
        phase=1,
        value=7,
        start=SOLVER,
        solved_now=False,
        suspect_at=tuple(shuffled(rng, suspects)),
        crime_at=tuple(shuffled(rng, crimes)),
        cases=(),
        deck=(),
        display=(),
        discards=(),
        desks=(Desk(city.detectives),) * setting.seats,
    )


def tiles(count: int, blanks: int) -> list[int]:
    """All tiles of a kind by number, 0 for a blank (ZS-6, ZS-7)."""
    return [0] * blanks + list(range(1, count + 1))


def drafted(city: City, rng: random.Random, state: State) -> Draft:
    """The solver's case at random, and all that can be asked on this map."""
    elements = (city.suspects, city.places, city.crimes)
    homes = (homes_of(state.suspect_at), tuple(range(1, len(city.places) + 1)), homes_of(state.crime_at))
    case = Case(*(1 + int(rng.random() * len(names)) for names in elements))
    return Draft(questions_of(Layout(elements, homes, city.adjacent)), sets_of(elements), case, city.detectives)


def homes_of(tiles: Sequence[int]) -> tuple[int, ...]:
    """The place of every element of a kind, by number."""
    return tuple(tiles.index(number) + 1 for number in range(1, max(tiles) + 1))


def others(city: City, rng: random.Random, count: int, taken: Sequence[Case]) -> Iterator[Case]:
    """Cases for the other players, no element of them in two cases (ZS-16)."""
    sizes = (len(city.suspects), len(city.places), len(city.crimes))
    free = [shuffled(rng, free_numbers(size, taken, kind)) for kind, size in enumerate(sizes)]
    return (Case(*(column[at] for column in free)) for at in range(count))


def free_numbers(size: int, taken: Iterable[Case], kind: int) -> list[int]:
    """The elements of a kind that are in none of these cases."""
    gone = {case[kind] for case in taken}
    return [number for number in range(1, size + 1) if number not in gone]


# ---------------------------------------------------------------------- the table after that


def after(city: City, rng: random.Random, state: State, asked: Sequence[str]) -> State:
    """The position after the solver has asked, a question in each phase, while the others have looked on."""
    desk = state.desks[SOLVER]
    for notation in asked:
        desk = answered(city, state, desk, *notation.split())
    case = state.cases[SOLVER]
    placed = tuple(Placed(at.place, *left_there(city, state, desk, case, at.place)) for at in desk.placed)
    desk = desk._replace(detectives=desk.detectives - len(placed), placed=placed)
    gone = tuple(token.card for token in desk.tokens)  # ZS-44
    cards = shuffled(rng, sorted(set(city.cards.values()) - {*gone, *desk.aside}))
    display, deck = tuple(cards[: city.display]), tuple(sorted(cards[city.display :]))
    return state._replace(phase=len(asked) + 1, display=display, deck=deck, discards=gone).with_desk(SOLVER, desk)


def answered(city: City, state: State, desk: Desk, verb: str, word: str) -> Desk:
    """The desk after a question; how many tokens stay with a detective is counted when all has been asked."""
    if verb == "detective":
        return desk._replace(placed=(*desk.placed, Placed(city.number[word], 0, 0)))
    card: Card = city.cards[word]
    told = result(city, state, state.cases[SOLVER], card)
    if told == "nothing":
        return desk._replace(aside=(*desk.aside, card))  # ZS-43
    return desk._replace(tokens=(*desk.tokens, Token(card, told == "disc")))
