"""Moves: what may be done, what is refused and why, how it is written, how likely chance makes it."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import product
from math import prod
from typing import Any

from gamekit.conformance.report import Report, rule_ids
from gamekit.game import CHANCE, Ambiguous, Game, Move, NotationError, Refusal, Setting
from gamekit.notation import read, read_exact

WORD = re.compile(r"[a-z0-9_-]+")
LISTED = 2_500  # moves that a verb can spell, up to which all are tried; of more, so many at random
CLOSED = 40  # tried of a verb that it is the time for, but that is not open
BARRED = 4  # tried of any other verb: the agenda refuses it whatever its words are
READ = 60  # moves of a position that are written and read again


def spelled(game: Game, state: Any, seat: int, rng: random.Random) -> list[Move]:
    """The moves that the notation can spell for a seat, legal or not, whatever the domains leave out.

    All words of an open verb while they are few enough, else some at random; some of a verb that is not open.
    """
    limits = dict.fromkeys(game.verbs, BARRED)
    limits |= dict.fromkeys(game.at_hand(state, seat), CLOSED) | dict.fromkeys(game.open_verbs(state, seat), LISTED)
    rows = {verb: _rows(game, state, verb, most, rng) for verb, most in limits.items()}
    return [Move(seat, verb, row) for verb in rows for row in rows[verb]]


def _rows(game: Game, state: Any, verb: str, most: int, rng: random.Random) -> list[tuple[str, ...]]:
    words = [list(slot.words(state)) for slot in game.verbs[verb].slots]
    if prod(map(len, words)) <= most:
        return list(product(*words))
    return sorted({tuple(rng.choice(column) for column in words) for _ in range(most)})


def left_out(game: Game, state: Any, seat: int, rng: random.Random) -> Iterator[Move]:
    """Moves with one word that the state cuts from its slot's domain, the words before it not being cut."""
    for verb in game.open_verbs(state, seat):
        before: tuple[str, ...] = ()
        slots = game.verbs[verb].slots
        for at, slot in enumerate(slots):
            domain = slot.domain(state, seat, before)
            for word in set(slot.words(state)) - set(domain):
                yield Move(seat, verb, (*before, word, *(rng.choice(list(s.words(state))) for s in slots[at + 1 :])))
            if not domain:
                break
            before = (*before, rng.choice(list(domain)))


# ---------------------------------------------------------------------- what may be done


def check_moves(game: Game, state: Any, seat: int, rng: random.Random, report: Report) -> None:
    """A seat's moves are the candidates that nothing refuses, and what a domain leaves out is refused."""
    moves = game.moves(state, seat)
    legal = set(moves)
    assert len(legal) == len(moves), f"a move of {seat} is listed twice"
    assert not (moves and game.actor(state) == CHANCE != seat), f"{seat} has moves while CHANCE is due"
    for move in moves:
        assert game.why_not(state, move) is None, f"{move} is listed, and refused"
    assert not moves or game.random_move(state, seat, rng) in legal, f"a random move of {seat} is not legal"
    for move in (*spelled(game, state, seat, rng), *left_out(game, state, seat, rng)):
        refusal = game.why_not(state, move)
        assert refusal or move in legal, f"{move} is not among the moves, and nothing refuses it"
        assert not (refusal and move in legal), f"{move} is among the moves, and refused"
        if refusal:
            check_refusal(game, move, refusal)
            report.refused(refusal)


def check_refusal(game: Game, move: Move, refusal: Refusal) -> None:
    """A refusal names rules of the rulebook."""
    assert refusal.rules, f"the refusal of {move} names no rule"
    unknown = set(refusal.rules) - rule_ids(game)
    assert not unknown, f"the refusal of {move} names rules that are not in the rulebook: {', '.join(sorted(unknown))}"


# ---------------------------------------------------------------------- how it is written


def check_domains(game: Game, state: Any) -> None:
    """The words of verbs and slots are in small ASCII letters, digits, "_" and "-", each once."""
    domains = [list(game.verbs), *(list(slot.words(state)) for verb in game.verbs.values() for slot in verb.slots)]
    for domain in domains:
        for word in domain:
            assert WORD.fullmatch(word), f"{word} is not in small ASCII letters, digits, _ and -"
            assert domain.count(word) == 1, f"{word} stands twice in one domain"


def check_notation(game: Game, state: Any, seat: int, rng: random.Random) -> None:
    """No two moves are written alike; what is written is read as the same move, cut short as well."""
    moves = game.moves(state, seat)
    assert len({str(move) for move in moves}) == len(moves), f"two moves of {seat} are written alike"
    for move in rng.sample(moves, min(READ, len(moves))):
        assert read_as(read_exact, game, state, str(move)) == move, f"{move} is not read from a record as itself"
        assert read_as(read, game, state, str(move), CHANCE) == move, f"{move} is not read as itself"
        assert read_as(read, game, state, move.notation, seat) == move, f"{move.notation} is not read as {move}"
        check_prefixes(game, state, move)


def read_as(reader: Callable[..., Move], *text: Any) -> Move | str:
    """The move that is read, or why none is."""
    try:
        return reader(*text)
    except NotationError as error:
        return str(error)


def check_prefixes(game: Game, state: Any, move: Move) -> None:
    """Each word may be cut short as long as it stays clear; one letter less, and it is ambiguous."""
    slots = game.verbs[move.verb].slots
    domains = [list(game.verbs), *(list(slot.words(state)) for slot in slots)]
    words = [move.verb, *move.words]
    short = [shortest(word, domain) for word, domain in zip(words, domains, strict=True)]
    text = " ".join(short)
    assert read_as(read, game, state, text, move.seat) == move, f"{text} is not read as {move}"
    for at, word in list(enumerate(short))[1:]:
        if len(word) > 1 and not word[:-1].isdigit() and word[:-1] not in domains[at]:
            check_ambiguous(game, state, " ".join([*short[:at], word[:-1], *short[at + 1 :]]), words[at], move.seat)


def shortest(word: str, domain: list[str]) -> str:
    """The shortest beginning of a word that no other word of the domain has; numbers are no beginnings, and not cut."""
    cuts = [cut for cut in (word[:length] for length in range(1, len(word))) if not cut.isdigit()]
    return next((cut for cut in cuts if not any(other != word and other.startswith(cut) for other in domain)), word)


def check_ambiguous(game: Game, state: Any, text: str, word: str, seat: int) -> None:
    """A word cut too short is ambiguous, and the word meant is among those offered."""
    offered: list[str] = []
    try:
        read(game, state, text, seat)
    except Ambiguous as error:
        offered = error.details["options"]
    assert word in offered, f"{text} could mean {word} among others, and what is offered is: {', '.join(offered)}"


# ---------------------------------------------------------------------- how likely chance makes it


def check_chances(game: Game, state: Any) -> None:
    """The outcomes of chance are the moves of CHANCE, in their order, with positive whole numbers as weights."""
    chances = game.chances(state)
    due = game.actor(state) == CHANCE
    assert bool(chances) == due, "CHANCE is due without an outcome, or has outcomes without being due"
    assert [move for move, _ in chances] == (game.moves(state, CHANCE) if due else []), "chances are not CHANCE's moves"
    for move, weight in chances:
        assert type(weight) is int, f"{move} has the weight {weight!r}"
        assert weight > 0, f"{move} has the weight {weight}"


def check_first_chances(game: Game, settings: Iterable[Setting]) -> None:
    """Chance is sound at the very start, so that a dealer can begin."""
    for setting in settings:
        check_chances(game, game.start(setting).state)
