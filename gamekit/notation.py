"""Reading moves: from what somebody typed to a Move, or to a reason why it is none.

A move is written as its verb and words, `detective muranow`, and may name its seat before a colon,
`2: detective muranow`. A word may be cut short while it stays clear, and what has a name may be called by it in any
language: `detective Old Town Square`, `detective Rynek Starego Miasta` and `det ryn` are the same move.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Any

from gamekit.game import NAMED_SEATS, UNKNOWN, Ambiguous, Game, Move, Unreadable
from gamekit.text import LANGUAGES

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
    start, _, rest = fold(tail if colon else text).strip().partition(" ")
    if not start:
        raise Unreadable("empty", {}, "no move was written")
    verb = _verb(game, state, start, who)
    slots, given = game.verbs[verb].slots, len(rest.split())
    words: list[str] = []
    for slot in slots:
        if not rest.strip():
            raise _miscounted(verb, len(slots), given)
        word, rest = _take(phrases(game, slot.name, slot.words(state)), slot.name, rest.strip())
        words.append(word)
    if rest.strip():
        raise _miscounted(verb, len(slots), given)
    return Move(who, verb, tuple(words))


def _miscounted(verb: str, count: int, given: int) -> Unreadable:
    details = {"verb": verb, "count": count, "given": given}
    return Unreadable("word_count", details, f"{verb} takes {count} words, not {given}")


def phrases(game: Game, slot: str, words: Sequence[str]) -> dict[str, str]:
    """What may be written for the words of a slot, folded -> the word: itself, or its name in any language."""
    kind = game.kinds.get(slot, slot)
    named: dict[str, str] = {}
    for lang in LANGUAGES:
        names = game.names(lang).get(kind, {})
        named |= {fold(names[word][""]): word for word in words if word in names}
    return named | {word.replace("_", " "): word for word in words} | {word: word for word in words}


def _take(known: dict[str, str], slot: str, rest: str) -> tuple[str, str]:
    """The word with which a text begins, by its longest phrase or a clear beginning, and what follows it."""
    whole = [phrase for phrase in known if rest == phrase or rest.startswith(f"{phrase} ")]
    if whole:
        phrase = max(whole, key=len)
        return known[phrase], rest[len(phrase) :]
    start, _, after = rest.partition(" ")
    words, near = list(dict.fromkeys(known.values())), {} if start.isdigit() else known
    fits = [word for word in near if word in words and word.startswith(start)]  # the notation's own words come first
    named = sorted({word for phrase, word in near.items() if phrase.startswith(start)})
    return _only(start, fits or named, slot, words), after


def _only(word: str, fits: list[str], slot: str, known: list[str]) -> str:
    if len(fits) == 1:
        return fits[0]
    if fits:
        raise Ambiguous("ambiguous", {"word": word, "options": fits}, f"{word} could be: {', '.join(fits)}")
    details = {"word": word[:40], "slot": slot, "options": known}
    raise Unreadable("unknown_word", details, f"no {slot} {word[:40]!r}; there are: {', '.join(known)}")


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


def named_seat(text: str) -> int | None:
    """The seat that a text names before a colon; None if it names none."""
    head, colon, _ = text.partition(":")
    return _seat(head) if colon else None


def _verb(game: Game, state: Any, word: str, seat: int) -> str:
    """The verb that a word names; what the seat can do now comes before what it cannot."""
    near, known = game.open_verbs(state, seat), list(game.verbs)
    if word in known:
        return word
    fits = [name for name in near if name.startswith(word)] or [name for name in known if name.startswith(word)]
    return _only(word, fits, "verb", near or known)
