"""Reading moves: from what somebody typed to a Move, or to a reason why it is none.

A move is written as its verb and words, `detective muranow`, and may name its seat before a colon,
`2: detective muranow`. A word may be cut short while it stays clear, and may be written with the letters
of its language: `detective Muranów` and `det mur` are the same move.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

from gamekit.game import NAMED_SEATS, UNKNOWN, Ambiguous, Game, Move, Unreadable

LONGEST = 400  # characters of a move


def fold(text: str) -> str:
    """Small ASCII letters only: `Łazienki` -> `lazienki`."""
    spread = unicodedata.normalize("NFKD", text.lower().replace("ł", "l"))
    return "".join(letter for letter in spread if not unicodedata.combining(letter))


def read(game: Game, state: Any, text: str, seat: int) -> Move:
    """The move that `text` names, for `seat` unless the text names another seat.

    Raises Unreadable or Ambiguous, with a reason and details for a message; never Illegal.
    """
    if len(text) > LONGEST:
        raise Unreadable("not_a_move", {"text": text[:40]}, f"not a move: {text[:40]!r}")
    head, colon, tail = text.partition(":")
    who = _seat(head) if colon else seat
    words = fold(tail if colon else text).split()
    if not words:
        raise Unreadable("empty", {}, "no move was written")
    verb = _verb(game, state, words[0], who)
    slots = game.verbs[verb].slots
    if len(words) - 1 != len(slots):
        details = {"verb": verb, "count": len(slots), "given": len(words) - 1}
        raise Unreadable("word_count", details, f"{verb} takes {len(slots)} words, not {len(words) - 1}")
    pairs = zip(slots, words[1:], strict=True)
    return Move(who, verb, tuple(_one(word, slot.words(state), slot.name) for slot, word in pairs))


def read_exact(game: Game, state: Any, text: Any, seen: bool = False) -> Move:
    """The move of a record line, `1: detective muranow`: nothing cut short, the seat always named.

    With `seen`, the words may be "?" where the reader of a transcript was not told. Raises Unreadable.
    """
    hidden = f"not a move as records write it: {str(text)[:40]!r}"
    if not isinstance(text, str) or len(text) > LONGEST or ": " not in text:
        raise Unreadable("not_a_move", {"text": str(text)[:40]}, hidden)
    head, _, tail = text.partition(": ")
    verb, *words = tail.split(" ")
    slots = game.verbs[verb].slots if verb in game.verbs else ()
    known = [word in slot.words(state) or (seen and word == UNKNOWN) for slot, word in zip(slots, words, strict=False)]
    move = Move(_seat(head), verb, tuple(words))
    if verb not in game.verbs or not len(known) == len(words) == len(slots) or not all(known) or str(move) != text:
        raise Unreadable("not_a_move", {"text": text[:40]}, hidden)
    return move


def _seat(text: str) -> int:
    name = text.strip().lower()
    if name in NAMED_SEATS:
        return NAMED_SEATS[name]
    if not (name.isascii() and name.isdigit() and len(name) < 3):
        raise Unreadable("no_seat", {"text": text[:40]}, f"no such seat: {text[:40]!r}")
    return int(name)


def _verb(game: Game, state: Any, word: str, seat: int) -> str:
    """The verb that a word names; what the seat can do now comes before what it cannot."""
    near = [name for name in game.open_verbs(state, seat) if name.startswith(word)]
    return near[0] if len(near) == 1 else _one(word, list(game.verbs), "verb")


def _one(word: str, known: Sequence[str], slot: str) -> str:
    if word in known:
        return word
    fits = [] if word.isdigit() else [name for name in known if name.startswith(word)]
    if len(fits) == 1:
        return fits[0]
    if fits:
        details = {"word": word, "options": fits}
        raise Ambiguous("ambiguous", details, f"{word} could be: {', '.join(fits)}")
    details = {"word": word[:40], "slot": slot, "options": list(known)}
    raise Unreadable("unknown_word", details, f"no {slot} {word[:40]!r}; there are: {_listed(known)}")


def _listed(names: Iterable[str]) -> str:
    return ", ".join(names)
