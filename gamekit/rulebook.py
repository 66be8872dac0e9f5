"""The rule book of a game: every rule with its number, where it comes from, and its wording in both languages.

It can be searched, and it knows where in a game that is being played a rule was at work.
"""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from gamekit.game import PUBLIC, Game
from gamekit.notation import fold

if TYPE_CHECKING:
    from gamekit.timeline import Timeline

SOURCES = ("page", "published", "house")


class Rule(NamedTuple):
    """One rule: its id, its source (page, published, house), the group it stands in, its wording."""

    id: str
    source: str
    group: str
    en: str
    pl: str

    def words(self, lang: str) -> str:
        """The wording in a language."""
        return self.pl if lang == "pl" else self.en


@cache
def load(game: Game) -> dict[str, Rule]:
    """All rules of a game by id, in the order of its rulebook.toml; ValueError names a rule that is incomplete."""
    path = game.folder / "rulebook.toml"
    if not path.exists():
        return {}
    table = tomllib.loads(path.read_text(encoding="utf-8"))
    return {id: _rule(id, entry) for id, entry in table.items() if id != "game"}


def _rule(id: str, entry: dict[str, str]) -> Rule:
    missing = [field for field in ("source", "group", "en", "pl") if not entry.get(field)]
    if missing or entry["source"] not in SOURCES:
        raise ValueError(f"rule {id}: {', '.join(missing) or 'source'} is missing or wrong")
    return Rule(id, entry["source"], entry["group"], entry["en"], entry["pl"])


def groups(game: Game) -> list[str]:
    """The groups of a game's rules, in the order of the book."""
    return list(dict.fromkeys(rule.group for rule in load(game).values()))


def search(game: Game, words: str, lang: str) -> list[Rule]:
    """The rules whose id or wording (in `lang`) holds all the words, in the order of the book; without words, all.

    A word is found by its beginning, in large or small letters, with or without accents: `lazien` finds "Łazienki".
    What ends in a digit is found only whole, so that 7 finds "7 points" and ZS-7, but neither 77 nor ZS-71.
    """
    wanted = _parts(words)
    return [rule for rule in load(game).values() if _holds_all(_parts(f"{rule.id} {rule.words(lang)}"), wanted)]


def _parts(text: str) -> list[str]:
    """The words of a text, folded; an id such as ZS-7 is one word and also the words before and after its hyphen."""
    words = re.findall(r"\w+(?:-\w+)*", fold(text))
    return words + [part for word in words if "-" in word for part in word.split("-")]


def _holds_all(parts: list[str], wanted: list[str]) -> bool:
    return all(any(_begins(part, word) for part in parts) for word in wanted)


def _begins(part: str, word: str) -> bool:
    return part == word if word[-1].isdigit() else part.startswith(word)


def uses(timeline: Timeline, rule: str, seat: int = PUBLIC) -> list[tuple[int, int]]:
    """Where a rule was at work on the way to the present position and on along the moves that were visited last.

    Pairs of a node's number and the index among its events, as `seat` (or PUBLIC, TEACHER) was told them. Other
    branches are left out, and so are refusals, for they are no steps. InputError if there are no such eyes.
    """
    timeline.check_eyes(seat)
    return [
        (node.number, at)
        for node in timeline.line()
        for at, event in enumerate(node.events)
        if rule in event.heard(seat).rules
    ]
